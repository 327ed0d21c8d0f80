"""The computer player of stud: rollouts over weighted hands, and a betting policy bent by level and temperament."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from random import Random

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Complete, Raise
from engine.players.demeanour import Demeanour, demeanour_between_deals, demeanour_of
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
_WORTH_WHEN_CALLED = 0.75
"""How much of its equity a hand keeps when a bet is called."""
_SWAY_OF_BOLDNESS, _SWAY_OF_LOOSENESS, _SWAY_OF_BLUFFING = 0.2, 0.25, 0.15
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
            return demeanour_between_deals(self._temperament, random=random)
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
        if adding(view) is not None and (self._is_worth_a_bet(spot) or self._is_worth_stealing(spot)):
            return Move.ADD
        if not view.outstanding:
            return Move.ADD if self._bluffs(spot) else Move.STAY
        looseness = 1.0 - _SWAY_OF_LOOSENESS * (self._temperament.tight_loose - 0.5)
        needed = spot.price * _MARGIN[STREETS[view.phase]] * looseness
        return Move.STAY if spot.equity > needed else Move.GIVE_UP

    def _is_worth_a_bet(self, spot: _Spot) -> bool:
        """Whether the hand alone is good enough to be bet on."""
        if staying(spot.view).kind is ActionKind.BRING_IN:
            return spot.fair_shares > _WORTH_COMPLETING
        boldness = _SWAY_OF_BOLDNESS * (self._temperament.passive_bold - 0.5)
        return spot.fair_shares > _WORTH_A_BET + _PER_RAISE * spot.view.raises_this_round - boldness

    def _bluffs(self, spot: _Spot) -> bool:
        """Whether a weak hand is bet against one opponent who has not bet."""
        option = adding(spot.view)
        if option is None or option.kind is not ActionKind.BET or spot.opponents > 1:
            return False
        if spot.fair_shares >= _BLUFF_ON_LESS_THAN:
            return False
        return spot.random.random() < _MOST_BLUFFS * self._temperament.bluffing

    def _is_worth_stealing(self, spot: _Spot) -> bool:
        """Whether the others will fold to a first bet so often that it is worth more than staying in.

        What one who is called still wins is counted as if no more bets followed.
        """
        view, option = spot.view, adding(spot.view)
        if option is None or option.kind is ActionKind.RAISE:
            return False
        cost = option.cost + (option.amounts.maximum if option.amounts else 0)
        folds = self._skill.trust * self._reading.chance_of_folds(opponents_in_play(view), STREETS[view.phase])
        called = _WORTH_WHEN_CALLED * spot.equity * (view.pot + 2 * cost) - cost
        price = staying(view).cost
        stays = spot.equity * (view.pot + price) - price
        caution = _SWAY_OF_BLUFFING * (0.5 - self._temperament.bluffing)
        return folds * view.pot + (1.0 - folds) * called > max(0.0, stays) + caution * view.pot

    def _is_too_proud(self, spot: _Spot) -> bool:
        """Whether the price of staying includes a garment that the hand is not worth to her."""
        if staying(spot.view).stake is None:
            return False
        pride = _PRIDE_IN_THE_LAST if spot.view.me.worn == 1 else _PRIDE_IN_A_GARMENT
        return spot.equity < spot.price + pride * self._temperament.buy_back_pride
