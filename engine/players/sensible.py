"""A player of five-card draw who weighs the hand against the price, as her temperament lets her."""

from __future__ import annotations

from random import Random

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Option, Options
from engine.cards import Deck
from engine.events import BetMade, RaiseMade
from engine.players.final_hands import final_hands
from engine.players.moves import give_up, open_or_stay, stay_in
from engine.players.player import decision_random, draw_rules_of, options_of
from engine.players.temperament import Temperament
from engine.views import Phase, SeatView

_DOUBT_PER_BET = 0.45
"""How much each bet of the other takes from the belief in one's own hand, as a power."""
_WORTH_A_BET = 0.62
_WORTH_A_RAISE = 0.78
_WORTH_THE_POT = 0.75
_WEAK = 0.35
_MOST_BLUFFS = 0.2
_SWAY = 0.2
"""By how much of a chance a temperament at either end moves a decision."""


class SensiblePlayer:
    """Draw only; ``decide`` raises TypeError in a stud match."""

    def __init__(self, seed: int, temperament: Temperament | None = None) -> None:
        self._seed = seed
        self._temperament = temperament or Temperament()

    def decide(self, view: SeatView) -> Action:
        """Bet what looks strong, bluff now and then, pay what the pot is worth."""
        options = options_of(view)
        if view.phase is Phase.OFFER:
            back = self._temperament.buys_back(view.me.money, view.rules.garment_value)
            return PLAIN_ACTIONS[ActionKind.BUY_BACK if back else ActionKind.DECLINE]
        if view.phase is Phase.EXCHANGE:
            return stay_in(view)
        random = decision_random(self._seed, view)
        chance = _chance(view, random)
        opening = options.get(ActionKind.BET) or options.get(ActionKind.RAISE)
        if opening and self._opens(opening, chance, random):
            return open_or_stay(view, view.pot if chance > _WORTH_THE_POT else view.pot // 2)
        return stay_in(view) if self._pays(view, options, chance) else give_up(view)

    def _opens(self, option: Option, chance: float, random: Random) -> bool:
        """Whether the hand, or a bluff, is worth a bet or raise."""
        worth = _WORTH_A_RAISE if option.kind is ActionKind.RAISE else _WORTH_A_BET
        if chance > worth - _SWAY * (self._temperament.passive_bold - 0.5):
            return True
        bluffs = option.kind is ActionKind.BET and chance < _WEAK
        return bluffs and random.random() < _MOST_BLUFFS * self._temperament.bluffing

    def _pays(self, view: SeatView, options: Options, chance: float) -> bool:
        """Whether what is outstanding is paid; a garment is worth more than its price to the proud."""
        if not view.outstanding:
            return True
        price = view.outstanding / (view.pot + view.outstanding)
        answer = options.get(ActionKind.DRAW) or options.get(ActionKind.CALL)
        if answer and answer.stake:
            price += _SWAY * self._temperament.buy_back_pride / 2
        return chance >= price - _SWAY * (self._temperament.tight_loose - 0.5)


def _chance(view: SeatView, random: Random) -> float:
    """Chance to win, doubted the more the other has bet."""
    rules = draw_rules_of(view)
    hands = final_hands(Deck(rules.deck), rules.low_ace_applies)
    other = view.seats[1 - view.seat]
    if view.phase is Phase.FIRST_BETTING:
        chance = hands.chance_before(view.cards, random)
    else:
        chance = hands.chance_now(view.cards, other.exchanged)
    bets = sum(isinstance(event, BetMade | RaiseMade) and event.seat != view.seat for event in view.history)
    return float(chance ** (1 + _DOUBT_PER_BET * bets))
