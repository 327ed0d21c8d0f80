"""What the hints for newcomers say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import events as ev
from engine.actions import ActionKind
from engine.players.draw.coach import Advice
from engine.rules import StudRules
from game.devices.inputs import Device
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table.first_hints import HintKind
from game.table.names import MatchNames
from game.table.state import TableState
from game.table.steps import HUMAN, OPPONENT
from game.texts import mark
from game.texts.actions import action_label
from game.texts.advice import advice
from game.texts.word import Word

_WORDS: Final = {
    HintKind.OPENING: mark(
        "{bet}: {name} must pay as much or give up the pot. {stay}: you wait, and {name} may open. "
        "{drop}: the deal is lost."
    ),
    HintKind.ANSWERING_FIRST: mark(
        "Mark the cards that do not help you: {draw} pays what is due, ends the betting and exchanges them. "
        "{drop} gives up the pot."
    ),
    HintKind.AFTER_EXCHANGE: mark(
        "{call} costs nothing and shows the cards at once. {bet} makes {name} pay to see them."
    ),
    HintKind.ANSWERING_LAST: mark(
        "{call} pays and shows the cards; the better hand takes the pot. {drop} gives it up."
    ),
    HintKind.BRING_IN: mark(
        "The lowest open card opens the deal: pay the bring-in, or {complete} to the small bet at once."
    ),
    HintKind.FIXED_LIMIT: mark(
        "Bets are fixed: {small} on the first two streets, {big} after them. Every button says what it costs."
    ),
    HintKind.CHECKING: mark("Nobody has bet on this street: {check} passes the word on for nothing."),
    HintKind.SIDE_POT: mark(
        "Somebody has no more money. What the others pay from now on lies in a side pot, which only they can win."
    ),
    HintKind.STAKE: mark(
        "{name} is out of money and stakes the {garment}, worth {value}. Win this deal, and the {garment} "
        "{garment:?sg=comes|pl=come} off."
    ),
    HintKind.OWN_STAKE: mark(
        "You are out of money: the {garment} {garment:?sg=is|pl=are} staked for {value}. Win this deal to keep "
        "{garment:?sg=it|pl=them}."
    ),
    HintKind.LOST: mark(
        "The {garment} can come back: between two deals {name} may pay {value} for {garment:?sg=it|pl=them}. "
        "The match is won when everything is off."
    ),
    HintKind.OFFER: mark(
        "Between two deals you may buy back for {value} what came off last. Enough money must be left."
    ),
    HintKind.TIE: mark("Equal hands: the pot stays on the table, and both play for it again."),
}
_BY_DEVICE: Final[dict[HintKind, tuple[str, str]]] = {
    HintKind.MARKING: (
        mark("Mark the cards that do not help you: click them or press 1–5. Then {draw}. {name} sees how many."),
        mark(
            "Mark the cards that do not help you: LB and RB go to them, A marks one. Then {draw}. {name} sees how many."
        ),
    ),
    HintKind.RANKING: (
        mark("What beats what, and what would help? The H key shows it at any moment."),
        mark("What beats what, and what would help? The Y button shows it at any moment."),
    ),
    HintKind.WARDROBES: (
        mark("Point at an opponent, or press W, to see clothes and money."),
        mark("LB and RB show the clothes and the money of your opponents, one after the other."),
    ),
}
"""For pointer and keyboard, and for a gamepad."""
_ACTIONS: Final = {
    "bet": ActionKind.BET,
    "stay": ActionKind.STAY,
    "drop": ActionKind.DROP,
    "draw": ActionKind.DRAW,
    "call": ActionKind.CALL,
    "check": ActionKind.CHECK,
    "complete": ActionKind.COMPLETE,
}


class HintWords:
    """Puts the names, garments and amounts of a match into the hints."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames) -> None:
        self._services = services
        self._match = match
        self._names = names

    def say(self, kind: HintKind, state: TableState, given: Advice | None = None) -> tuple[str, ...]:
        """The hint in the current language, and what the coach advises."""
        texts = self._services.texts
        said = texts.tr(self._template(kind), **self._values(kind, state))
        return (said,) if given is None else (said, advice(texts, given))

    def _template(self, kind: HintKind) -> str:
        if kind in _BY_DEVICE:
            return _BY_DEVICE[kind][self._services.device.device is Device.GAMEPAD]
        return _WORDS[kind]

    def _values(self, kind: HintKind, state: TableState) -> Mapping[str, object]:
        texts, rules = self._services.texts, self._match.setup.rules
        in_english = self._services.settings.settings.english_action_words
        values: dict[str, object] = {
            name: action_label(texts, action, in_english=in_english).upper() for name, action in _ACTIONS.items()
        }
        values["value"] = texts.money(rules.garment_value)
        if isinstance(rules, StudRules):
            values |= {"small": texts.money(rules.small_bet), "big": texts.money(rules.big_bet)}
        return values | self._about_whom(kind, state)

    def _about_whom(self, kind: HintKind, state: TableState) -> dict[str, object]:
        """Whose garment a hint is about; without one, the opponent of draw."""
        wanted = ev.GarmentLost if kind is HintKind.LOST else ev.GarmentStaked
        own = kind is HintKind.OWN_STAKE
        for event in reversed(state.deal_events):
            if isinstance(event, wanted) and (event.seat == HUMAN) is own:
                name: Word = self._names.name(event.seat)
                return {"name": name, "garment": self._names.garment(event.seat, event.garment)}
        return {"name": self._names.name(OPPONENT)}
