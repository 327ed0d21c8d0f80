"""Moves that the players of draw share: open by about so much, stay in, give up."""

from __future__ import annotations

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Draw, Raise
from engine.players.discards import discards_of
from engine.players.player import fights_for_last_garment, options_of
from engine.views import SeatView


def open_or_stay(view: SeatView, amount: int) -> Action:
    """Bet, or raise by, the legal amount next to ``amount`` dollars; stay in where neither is legal."""
    options = options_of(view)
    for kind, action in ((ActionKind.BET, Bet), (ActionKind.RAISE, Raise)):
        option = options.get(kind)
        if option and option.amounts:
            return action(option.amounts.closest(amount))
    return stay_in(view)


def stay_in(view: SeatView) -> Action:
    """Pay what is outstanding and no more, with a natural exchange where cards are exchanged."""
    options = options_of(view)
    if options.get(ActionKind.DRAW):
        return Draw(discards_of(view))
    return PLAIN_ACTIONS[ActionKind.STAY if options.get(ActionKind.STAY) else ActionKind.CALL]


def give_up(view: SeatView) -> Action:
    """Drop, unless the last garment is at stake."""
    return stay_in(view) if fights_for_last_garment(view) else PLAIN_ACTIONS[ActionKind.DROP]
