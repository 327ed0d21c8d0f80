"""The buttons of the action bar in words: labels, second lines, tooltips, and the pills that tell what a seat did."""

from __future__ import annotations

from engine import events as ev
from engine.actions import ActionKind, Option
from game.texts.texts import Texts, mark, pmark
from game.texts.word import Word

_LABELS = {
    ActionKind.BET: pmark("button", "Bet"),
    ActionKind.RAISE: pmark("button", "Raise"),
    ActionKind.STAY: pmark("button", "Stay"),
    ActionKind.DROP: pmark("button", "Drop"),
    ActionKind.DRAW: pmark("button", "Draw"),
    ActionKind.CALL: pmark("button", "Call"),
    ActionKind.CHECK: pmark("button", "Check"),
    ActionKind.FOLD: pmark("button", "Fold"),
    ActionKind.BRING_IN: pmark("button", "Bring-in"),
    ActionKind.COMPLETE: pmark("button", "Complete"),
    ActionKind.BUY_BACK: pmark("button", "Buy back"),
    ActionKind.DECLINE: pmark("button", "Decline"),
    ActionKind.START_DEAL: pmark("button", "Next deal"),
}
_RULES_WORDS = frozenset(_LABELS) - {ActionKind.BUY_BACK, ActionKind.DECLINE, ActionKind.START_DEAL}
"""Actions whose English words may stand in every language: those of playing, not those between deals."""
_DRAW_COUNTED = pmark("button", "Draw {number}")
_TOOLTIPS = {
    ActionKind.BET: mark("Bet the chosen amount"),
    ActionKind.RAISE: mark("Call and add the chosen amount"),
    ActionKind.STAY: mark("Wait and let {name} open"),
    ActionKind.DROP: mark("Give up the cards and lose the deal"),
    ActionKind.DRAW: mark("Call and exchange the marked cards"),
    ActionKind.CALL: mark("Call the bet"),
    ActionKind.CHECK: mark("Pass the word on without paying"),
    ActionKind.FOLD: mark("Give up this deal"),
    ActionKind.BRING_IN: mark("Post the bring-in"),
    ActionKind.COMPLETE: mark("Complete to the small bet"),
    ActionKind.BUY_BACK: mark("Buy the garment back and put it on again"),
    ActionKind.DECLINE: mark("Keep the money"),
    ActionKind.START_DEAL: mark("Deal the next cards"),
}
_PILLS: dict[type[ev.Event], str] = {
    ev.BetMade: pmark("pill", "Bet {amount}"),
    ev.RaiseMade: pmark("pill", "Raise {amount}"),
    ev.CallMade: pmark("pill", "Call"),
    ev.Stayed: pmark("pill", "Stay"),
    ev.Checked: pmark("pill", "Check"),
    ev.BringInPosted: pmark("pill", "Bring-in {amount}"),
    ev.Completed: pmark("pill", "Complete {amount}"),
    ev.SeatBeaten: pmark("pill", "Beaten"),
}


def action_label(texts: Texts, kind: ActionKind, *, in_english: bool = False) -> str:
    """The word on the button; ``in_english`` keeps the words of the rules (BET, STAY, DROP, ...) in every language."""
    label = _LABELS[kind]
    return label if in_english and kind in _RULES_WORDS else texts.ptr("button", label)


def draw_label(texts: Texts, marked: int, *, in_english: bool = False) -> str:
    """The word on DRAW with the number of marked cards: with 0 it says that the hand is kept as it is."""
    if in_english:
        return texts.format(_DRAW_COUNTED, number=marked)
    return texts.ptr("button", _DRAW_COUNTED, number=marked)


def action_note(texts: Texts, option: Option, *, is_draw: bool, amount: int = 0, staked: Word | None = None) -> str:
    """The second line of a button: what it costs; empty when it costs nothing.

    ``amount`` is the chosen raise, ``staked`` the garment that ``option`` asks for. Beside the amounts of draw there is
    no room for all that a raise costs: its tooltip has it.
    """
    if option.kind is ActionKind.RAISE and is_draw:
        return texts.tr("by {amount}", amount=texts.money(amount))
    if option.kind is ActionKind.RAISE:
        cost = texts.money(option.cost + amount)
        return texts.tr("by {amount}, costs {cost}", amount=texts.money(amount), cost=cost)
    if option.kind is ActionKind.CALL and option.cost == 0 and is_draw:
        return texts.tr("show the cards")
    if option.cost == 0:
        return ""
    cost = texts.money(option.cost)
    return cost if staked is None else texts.tr("{garment} for {amount}", garment=staked, amount=cost)


def action_tooltip(texts: Texts, option: Option, *, is_draw: bool, opponent: Word, amount: int = 0) -> str:
    """What pressing the button does. ``opponent`` is the other player of a draw match, ``amount`` a chosen raise."""
    if option.kind is ActionKind.RAISE and amount:
        due, cost = texts.money(option.cost), texts.money(option.cost + amount)
        return texts.tr(
            "Call for {due} and add {amount}: {cost} in all", due=due, amount=texts.money(amount), cost=cost
        )
    if option.kind is ActionKind.DRAW and option.cost == 0:
        return texts.tr("Exchange the marked cards")
    if option.kind is ActionKind.CALL and is_draw:
        return texts.tr("Call and show the cards") if option.cost else texts.tr("Show the cards at once")
    return texts.tr(_TOOLTIPS[option.kind], name=opponent)


def action_pill(texts: Texts, event: ev.Event, *, is_draw: bool) -> str | None:
    """What a seat did last, in a word or two; None when ``event`` is nothing that a seat decided."""
    match event:
        case ev.CallMade(_, 0):
            return texts.ptr("pill", "Shows")
        case ev.Folded():
            return texts.ptr("pill", "Dropped") if is_draw else texts.ptr("pill", "Folded")
        case ev.CardsExchanged():
            return _exchange_pill(texts, event.count)
    pill = _PILLS.get(type(event))
    return None if pill is None else texts.ptr("pill", pill, amount=texts.money(getattr(event, "amount", 0)))


def _exchange_pill(texts: Texts, count: int) -> str:
    return texts.ntr("{count} card", "{count} cards", count) if count else texts.ptr("pill", "Stands pat")
