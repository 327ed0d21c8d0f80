"""The coach's advice in sentences: what a strong player would do, why, and what another choice gives away."""

from __future__ import annotations

from engine.actions import Action, ActionKind, Bet, Draw, Raise
from engine.players.draw.coach import AS_GOOD_WITHIN, Advice, Reason
from game.texts.texts import Texts, mark

_PLAIN = {
    ActionKind.STAY: mark("The coach would stay."),
    ActionKind.DROP: mark("The coach would drop."),
    ActionKind.CALL: mark("The coach would call."),
}
_REASONS = {
    Reason.STRONG_HAND: mark("Worse hands will pay."),
    Reason.BLUFF: mark("Better hands may drop."),
    Reason.PROMISING_DRAW: mark("One card may make the hand."),
    Reason.PRICE_IS_RIGHT: mark("The chance of winning is worth more than calling costs."),
    Reason.NOTHING_TO_PAY: mark("It costs nothing."),
    Reason.PRICE_IS_TOO_HIGH: mark("Calling costs more than the chance of winning is worth."),
    Reason.BEST_CHANCES: mark("So the chances are best."),
    Reason.STANDING_PAT: mark("The hand is made, or is meant to look so."),
}


def advice(texts: Texts, given: Advice) -> str:
    """What the coach would do, and why."""
    return f"{_what(texts, given.best.action)} {texts.tr(_REASONS[given.reason])}"


def verdict(texts: Texts, given: Advice, taken: Action) -> str:
    """What ``taken`` gave away against that; next to nothing is nothing."""
    try:
        cost = given.cost_of(taken)
    except ValueError:
        return ""
    if cost < AS_GOOD_WITHIN:
        return texts.tr("Your choice was as good.")
    return texts.tr("Your choice gave away about {amount}.", amount=texts.money(round(cost)))


def _what(texts: Texts, action: Action) -> str:
    match action:
        case Bet(amount=amount):
            return texts.tr("The coach would bet {amount}.", amount=texts.money(amount))
        case Raise(amount=amount):
            return texts.tr("The coach would raise by {amount}.", amount=texts.money(amount))
        case Draw(discards=()):
            return texts.tr("The coach would stand pat.")
        case Draw(discards=discards):
            return texts.ntr(
                "The coach would exchange {count} card.", "The coach would exchange {count} cards.", len(discards)
            )
    return texts.tr(_PLAIN[action.kind])
