"""The computer player of stud: rollouts over weighted hands, and a betting policy bent by level and temperament."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from random import Random

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Complete, Raise
from engine.players.demeanour import Demeanour, demeanour_of
from engine.players.levels import Level
from engine.players.player import decision_random
from engine.players.stud.mistakes import SKILLS, Move, slip
from engine.players.stud.moves import (
    STREETS,
    add_or_stay,
    adding,
    give_up,
    opponents_in_play,
    stay_in,
    staying,
    stud_rules_of,
)
from engine.players.stud.reading import Reading
from engine.players.stud.rollouts import equity, prepare
from engine.players.temperament import Temperament
from engine.views import Phase, SeatView

_MARGIN = {3: 1.2, 4: 1.1, 5: 1.05, 6: 1.0, 7: 1.0}
"""How much better than its price a call must be: on early streets more bets follow."""
_WORTH_A_BET, _PER_RAISE = 1.12, 0.12
"""Equity, measured in fair shares of the pot, that is bet on, and how much more each raise asks for."""
_WORTH_COMPLETING = 1.5
_SWAY_OF_BOLDNESS, _SWAY_OF_LOOSENESS = 0.2, 0.25
_BLUFF_ON_LESS_THAN = 0.8
_MOST_BLUFFS = 0.12
_FEWEST_ROLLOUTS = 150
_PRIDE_IN_A_GARMENT, _PRIDE_IN_THE_LAST = 0.08, 0.16
"""How much better than the price the chance to win must be before the proudest stakes a garment, or her last."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """One decision, read from the view."""

    view: SeatView
    opponents: int
    equity: float
    """Share of the pot that the hand wins on average."""
    random: Random

    @property
    def fair_shares(self) -> float:
        """1 when the hand is as good as that of anybody else."""
        return self.equity * (self.opponents + 1)

    @property
    def strength(self) -> float:
        """The equity as if there were one opponent: one half for an average hand."""
        if not 0.0 < self.equity < 1.0:
            return self.equity
        return float(self.equity ** (log(2.0) / log(self.opponents + 1.0)))

    @property
    def price(self) -> float:
        """The chance to win that pays for staying in."""
        cost = staying(self.view).cost
        return cost / max(1, self.view.pot + cost)


class StudPlayer:
    """Plays stud for one seat and remembers how the others have played.

    Call :meth:`watch` with the seat's view after every deal (calling it more often does no harm); a resumed match is
    shown to a new player by watching its replayed deals.
    """

    def __init__(self, level: Level, temperament: Temperament, seed: int) -> None:
        """Takes some tens of milliseconds the first time, so that no decision has to."""
        prepare()
        self._skill = SKILLS[level]
        self._temperament = temperament
        self._seed = seed
        self._reading = Reading()
        self._last_view: SeatView | None = None
        self._last_equity = 0.0

    @property
    def reading(self) -> Reading:
        """What the others have shown."""
        return self._reading

    def strength(self, view: SeatView) -> float:
        """Chance to win as the seat sees it, as if there were one opponent; one half for an average hand."""
        return self._spot(view).strength

    def watch(self, view: SeatView) -> None:
        """Learn from the deal in ``view`` if it is over and not known yet."""
        self._reading.watch(view)

    def decide(self, view: SeatView) -> Action:
        """The action for ``view``. Raises TypeError in a match of draw."""
        stud_rules_of(view)
        if view.phase is Phase.OFFER:
            back = self._temperament.buys_back(view.me.money, view.rules.garment_value)
            return PLAIN_ACTIONS[ActionKind.BUY_BACK if back else ActionKind.DECLINE]
        spot = self._spot(view)
        is_facing = view.outstanding > 0
        move = slip(
            self._move(spot),
            self._skill,
            self._temperament,
            strength=spot.strength,
            is_facing=is_facing,
            random=spot.random,
        )
        if move is Move.STAY and self._is_too_proud(spot):
            move = Move.GIVE_UP
        if move is Move.ADD:
            return add_or_stay(view)
        return give_up(view) if move is Move.GIVE_UP else stay_in(view)

    def demeanour(self, view: SeatView) -> Demeanour:
        """What the others see while she decides about ``view``: face and thinking time."""
        random = Random(f"{self._seed} face {view.deal_number} {len(view.history)}")
        if view.phase is Phase.OFFER:
            return demeanour_of(self._temperament, strength=0.5, is_betting=False, random=random)
        is_betting = isinstance(self.decide(view), Bet | Raise | Complete)
        return demeanour_of(self._temperament, strength=self.strength(view), is_betting=is_betting, random=random)

    def _spot(self, view: SeatView) -> _Spot:
        opponents = opponents_in_play(view)
        return _Spot(view, len(opponents), self._equity(view, opponents), decision_random(self._seed, view))

    def _equity(self, view: SeatView, opponents: tuple[int, ...]) -> float:
        """The share of the pot; a face and an action for the same view ask for it once."""
        if self._last_view is not view:
            dead = [card for public in view.seats if public.seat not in opponents for card in public.up_cards]
            self._last_equity = equity(
                view.cards,
                view.community,
                [self._reading.range_of(view, seat, trust=self._skill.trust) for seat in opponents],
                dead,
                count=max(_FEWEST_ROLLOUTS, self._skill.rollouts // len(opponents)),
                random=Random(f"{self._seed} rollouts {view.deal_number} {len(view.history)}"),
            )
            self._last_view = view
        return self._last_equity

    def _move(self, spot: _Spot) -> Move:
        """What the hand is worth."""
        view = spot.view
        may_add = adding(view) is not None
        shares = spot.fair_shares
        if staying(view).kind is ActionKind.BRING_IN:
            return Move.ADD if may_add and shares > _WORTH_COMPLETING else Move.STAY
        boldness = _SWAY_OF_BOLDNESS * (self._temperament.passive_bold - 0.5)
        if may_add and shares > _WORTH_A_BET + _PER_RAISE * view.raises_this_round - boldness:
            return Move.ADD
        if not view.outstanding:
            bluffs = may_add and shares < _BLUFF_ON_LESS_THAN and spot.opponents == 1
            chance = _MOST_BLUFFS * self._temperament.bluffing
            return Move.ADD if bluffs and spot.random.random() < chance else Move.STAY
        looseness = 1.0 - _SWAY_OF_LOOSENESS * (self._temperament.tight_loose - 0.5)
        needed = spot.price * _MARGIN[STREETS[view.phase]] * looseness
        return Move.STAY if spot.equity > needed else Move.GIVE_UP

    def _is_too_proud(self, spot: _Spot) -> bool:
        """Whether the price of staying includes a garment that the hand is not worth to her."""
        if staying(spot.view).stake is None:
            return False
        pride = _PRIDE_IN_THE_LAST if spot.view.me.worn == 1 else _PRIDE_IN_A_GARMENT
        return spot.equity < spot.price + pride * self._temperament.buy_back_pride
