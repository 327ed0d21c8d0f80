"""What a player of stud may do, read from a view: add to the bets, stay in, give up."""

from __future__ import annotations

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Option, Raise
from engine.players.player import fights_for_last_garment, options_of
from engine.rules import StudRules
from engine.views import Phase, SeatView

_ADDING = (ActionKind.RAISE, ActionKind.BET, ActionKind.COMPLETE)
_STAYING = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
STREETS = {
    Phase.THIRD_STREET: 3,
    Phase.FOURTH_STREET: 4,
    Phase.FIFTH_STREET: 5,
    Phase.SIXTH_STREET: 6,
    Phase.SEVENTH_STREET: 7,
}


def stud_rules_of(view: SeatView) -> StudRules:
    """The rules of a stud match. Raises TypeError in draw."""
    if not isinstance(view.rules, StudRules):
        raise TypeError(f"this player plays stud, not {view.rules.game}")
    return view.rules


def opponents_in_play(view: SeatView) -> tuple[int, ...]:
    """The others who can still win the deal."""
    return tuple(
        public.seat for public in view.seats if public.seat != view.seat and public.cards_held and not public.is_beaten
    )


def adding(view: SeatView) -> Option | None:
    """The option to bet, raise or complete, if there is one."""
    options = options_of(view)
    return next((option for kind in _ADDING if (option := options.get(kind))), None)


def staying(view: SeatView) -> Option:
    """The option to check, call or bring in; there is always one of them."""
    options = options_of(view)
    return next(option for kind in _STAYING if (option := options.get(kind)))


def add_or_stay(view: SeatView) -> Action:
    """Bet, raise or complete; where that is not possible, stay in."""
    option = adding(view)
    if option is None:
        return stay_in(view)
    if option.amounts is None:
        return PLAIN_ACTIONS[option.kind]
    return (Bet if option.kind is ActionKind.BET else Raise)(option.amounts.maximum)


def stay_in(view: SeatView) -> Action:
    """Check, call or bring in."""
    return PLAIN_ACTIONS[staying(view).kind]


def give_up(view: SeatView) -> Action:
    """Fold, unless staying costs nothing or the last garment is at stake."""
    if staying(view).kind is not ActionKind.CALL or fights_for_last_garment(view):
        return stay_in(view)
    return PLAIN_ACTIONS[ActionKind.FOLD]
