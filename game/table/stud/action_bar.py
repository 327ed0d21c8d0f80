"""The action bar of stud: a fixed limit leaves no amount to choose, so every button says what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Option, Options, Raise
from engine.legality import Refusal
from game.devices.inputs import Key
from game.drawing.chrome import ButtonKind
from game.table.action_bar import ACTION, asleep_button, bar_place
from game.table.names import MatchNames
from game.table.steps import HUMAN
from game.texts import Texts
from game.texts.actions import action_label, action_note, action_tooltip
from game.texts.texts import mark
from game.widgets.base import Hint, Widget
from game.widgets.button import Button

_PLACES: Final = ((1080, 260), (1354, 270), (1638, 224))
_ONE: Final = (1478, 384)
_ADDING: Final = (ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE)
_ANSWERING: Final = (ActionKind.CHECK, ActionKind.CALL, ActionKind.BRING_IN)
_REASONS: Final = {
    Refusal.CAP_REACHED: mark("The cap of this street is reached."),
    Refusal.NO_MONEY: mark("Your money does not go further."),
    Refusal.NOBODY_CAN_ANSWER: mark("Nobody could answer it."),
    Refusal.SHORT_ALL_IN: mark("A short all-in does not open the betting again."),
}


class StudActionBar:
    """Makes the buttons: what answers, what adds, and giving up."""

    def __init__(
        self,
        texts: Texts,
        names: MatchNames,
        act: Callable[[Action], None],
        keys: Callable[[ActionKind], Key],
    ) -> None:
        self._texts = texts
        self._names = names
        self._act = act
        self._keys = keys

    def betting(
        self, options: Options, why_not: Callable[[Action], Refusal | None], *, in_english: bool
    ) -> list[Widget]:
        """The buttons of the human's turn."""
        answer = next(option for option in options if option.kind in _ANSWERING)
        adding = next((option for option in options if option.kind in _ADDING), None)
        buttons: list[Widget] = [self._button(answer, _PLACES[0], ButtonKind.PRIMARY, in_english=in_english)]
        if adding is not None:
            buttons.append(self._button(adding, _PLACES[1], ButtonKind.SECONDARY, in_english=in_english))
        else:
            kind = ActionKind.RAISE if answer.kind is ActionKind.CALL else ActionKind.BET
            refusal = why_not(Raise(1) if kind is ActionKind.RAISE else Bet(1))
            buttons.append(self._refused(kind, refusal, in_english=in_english))
        if (fold := options.get(ActionKind.FOLD)) is not None:
            buttons.append(self._button(fold, _PLACES[2], ButtonKind.DANGER, in_english=in_english))
        return buttons

    def asleep(self, *, in_english: bool) -> list[Widget]:
        """The buttons while they are somebody else's."""
        kinds = (ActionKind.CALL, ActionKind.RAISE, ActionKind.FOLD)
        return [
            asleep_button(self._texts, kind, place, self._keys(kind), in_english=in_english)
            for kind, place in zip(kinds, _PLACES, strict=True)
        ]

    def _button(self, option: Option, place: tuple[int, int], face: ButtonKind, *, in_english: bool) -> Button:
        kind = option.kind
        label = action_label(self._texts, kind, in_english=in_english)
        body = action_tooltip(self._texts, option, is_draw=False, opponent=self._names.name(HUMAN))
        return Button(
            ACTION + kind,
            bar_place(place),
            label,
            lambda: self._act(_action_of(option)),
            kind=face,
            note=self._note(option),
            size=26,
            hint=Hint(action_label(self._texts, kind), body),
            shortcut=self._keys(kind),
        )

    def _note(self, option: Option) -> str:
        """What the button costs."""
        money = self._texts.money
        if option.kind is ActionKind.CHECK:
            return self._texts.tr("for nothing")
        if option.kind is ActionKind.BET and option.amounts is not None:
            return money(option.amounts.maximum)
        amount = option.amounts.maximum if option.amounts is not None else 0
        staked = self._names.garment(HUMAN, option.stake) if option.stake else None
        return action_note(self._texts, option, is_draw=False, amount=amount, staked=staked)

    def _refused(self, kind: ActionKind, refusal: Refusal | None, *, in_english: bool) -> Button:
        """A button that cannot be pressed now, and says why."""
        reason = _REASONS.get(refusal, _REASONS[Refusal.NO_MONEY]) if refusal else _REASONS[Refusal.NO_MONEY]
        return Button(
            ACTION + kind,
            bar_place(_PLACES[1]),
            action_label(self._texts, kind, in_english=in_english),
            _nothing,
            size=26,
            shortcut=self._keys(kind),
            why_not=self._texts.tr(reason),
        )


def _action_of(option: Option) -> Action:
    amount = option.amounts.maximum if option.amounts is not None else 0
    if option.kind is ActionKind.BET:
        return Bet(amount)
    return Raise(amount) if option.kind is ActionKind.RAISE else PLAIN_ACTIONS[option.kind]


def _nothing() -> None:
    """The act of a button that cannot be pressed."""
