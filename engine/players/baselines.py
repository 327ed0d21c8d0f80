"""Players without a plan, to measure others against."""

from __future__ import annotations

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Draw, Option, Raise
from engine.players.discards import discards_of
from engine.players.player import decision_random, fights_for_last_garment, options_of
from engine.views import SeatView

_GIVING_UP = (ActionKind.DROP, ActionKind.FOLD)
_ANSWERS = (ActionKind.CALL, ActionKind.CHECK, ActionKind.STAY, ActionKind.BRING_IN, ActionKind.BUY_BACK)


class RandomPlayer:
    """Every kind of action that is on offer is equally likely, and so is every amount."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, view: SeatView) -> Action:
        """An action by chance alone."""
        random = decision_random(self._seed, view)
        option = random.choice(_worth_considering(view))
        if option.kind is ActionKind.DRAW:
            count = random.randint(0, option.max_discards)
            return Draw(tuple(random.sample(range(option.max_discards), count)))
        if option.amounts:
            amount = random.choice(option.amounts.amounts())
            return Bet(amount) if option.kind is ActionKind.BET else Raise(amount)
        return PLAIN_ACTIONS[option.kind]


class AlwaysCallPlayer:
    """Answers every bet, never bets, exchanges sensibly and buys back whatever is on offer."""

    def decide(self, view: SeatView) -> Action:
        """The cheapest action that stays in the deal."""
        options = options_of(view)
        if options.get(ActionKind.DRAW):
            return Draw(discards_of(view))
        return next(PLAIN_ACTIONS[kind] for kind in _ANSWERS if options.get(kind))


def _worth_considering(view: SeatView) -> tuple[Option, ...]:
    choices = options_of(view).choices
    if not fights_for_last_garment(view):
        return choices
    return tuple(choice for choice in choices if choice.kind not in _GIVING_UP)
