"""Why an action is not possible now."""

from __future__ import annotations

from enum import StrEnum

from engine.actions import PLAIN_ACTIONS, Action, Bet, Draw, Option, Options, Raise, StartDeal
from engine.fairness import SECRET_BYTES


class Refusal(StrEnum):
    """Reasons, as sentences that complete "not possible: ..."; the member's name is the key for translations."""

    MATCH_OVER = "the match is over"
    BETWEEN_DEALS = "no deal is being played"
    DEAL_IN_PLAY = "the deal is still being played"
    OFFER_WAITING = "a garment is on offer: buy it back or decline first"
    NO_OFFER = "no garment is on offer"
    OTHER_GAME = "the other game has this action, this one has not"
    BET_OUTSTANDING = "a bet is outstanding: answer it, raise it or give up"
    NOTHING_TO_RAISE = "nobody has bet: there is nothing to raise"
    NO_MONEY = "there is no money left to bet"
    NOBODY_CAN_ANSWER = "nobody could answer another bet"
    OTHER_HAS_STAYED = "the other player has stayed already"
    FIRST_TO_SPEAK = "the first to speak opens, stays or drops before cards are exchanged"
    BEFORE_EXCHANGE = "the cards have to be exchanged first: DRAW answers the bet"
    EXCHANGE_NOW = "now the cards are exchanged: DRAW is the only way on"
    AFTER_EXCHANGE = "the cards have been exchanged already"
    NOTHING_TO_CALL = "nothing is outstanding: CHECK passes the word on"
    BRING_IN_DUE = "the bring-in has to be posted, or completed to the small bet"
    NO_BRING_IN = "no bring-in is due"
    NOTHING_TO_COMPLETE = "only a bring-in can be completed, and only once"
    COMPLETE_FIRST = "the bring-in has to be completed to the small bet before anybody raises"
    CAP_REACHED = "no more raises on this street while more than two players are in"
    SHORT_ALL_IN = "an all-in of less than a full bet does not open the betting again for those who have spoken"
    AMOUNT = "this amount cannot be chosen"
    DISCARDS = "these are not different positions of one's own hand"
    SECRET = f"the secret of a deal has {SECRET_BYTES} bytes"


class IllegalAction(ValueError):  # noqa: N818 - it is the action that is illegal
    """An action that is not possible now. Nothing has changed."""

    def __init__(self, action: Action, refusal: Refusal, options: Options) -> None:
        possible = ", ".join(_named(option) for option in options) or "nothing"
        super().__init__(f"{action.kind.name} is not possible: {refusal}. Possible now: {possible}.")
        self.action = action
        self.refusal = refusal
        self.options = options


def refusal_within(option: Option, action: Action) -> Refusal | None:
    """Why ``action`` does not fit the option of its kind, or None when it does."""
    if action.kind in PLAIN_ACTIONS:
        return None
    match action:
        case Bet(amount=amount) | Raise(amount=amount):
            return None if option.amounts and option.amounts.allows(amount) else Refusal.AMOUNT
        case Draw(discards=discards):
            places = set(discards)
            fits = len(places) == len(discards) and places <= set(range(option.max_discards))
            return None if fits else Refusal.DISCARDS
        case StartDeal(secret=secret):
            return None if len(secret) == SECRET_BYTES else Refusal.SECRET
    return None  # pragma: no cover - for the type checker: all other actions are plain


def _named(option: Option) -> str:
    amounts = option.amounts
    if amounts is None:
        return option.kind.name
    if amounts.minimum >= amounts.maximum:
        return f"{option.kind.name} {amounts.maximum}"
    return f"{option.kind.name} {amounts.minimum} to {amounts.maximum} in steps of {amounts.step}"
