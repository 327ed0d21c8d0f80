"""The page of settings for the keys: every action of the table with its key, which can be another one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import ActionKind
from game.devices.inputs import Input, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, H2
from game.scenes.labelled_rows import LabelledRow
from game.scenes.settings.rows import Options
from game.settings.key_bindings import FREE_KEYS, USUAL_KEYS, bindings_with, key_of, taken_by
from game.stage.scene import Scene
from game.texts.actions import action_label
from game.widgets.base import Widget
from game.widgets.button import Button

_PANEL = Rect(480, 380, 960, 320)


def control_rows(options: Options) -> list[LabelledRow]:
    texts, settings = options.services.texts, options.settings
    for kind in USUAL_KEYS:
        label = action_label(texts, kind, in_english=settings.english_action_words)
        ask = lambda kind=kind: options.services.scenes.push(KeyPage(options, kind))
        key = key_of(settings, kind)
        button = Button(f"key {kind.value}", options.place(300), key.value, ask, size=24, icon="keyboard")
        note = texts.tr("In five-card draw; in stud a bet has the key of a raise") if kind is ActionKind.BET else ""
        options.add(label, note, button)
    return options.rows


class KeyPage(Scene):
    """Waits for the key that an action shall have; one that another action has is refused."""

    is_overlay = True

    def __init__(self, options: Options, kind: ActionKind) -> None:
        super().__init__(options.services)
        self._options = options
        self._kind = kind
        self._answer = ""

    def build(self) -> Sequence[Widget]:
        cancel = self.services.texts.tr("Cancel")
        return [Button("cancel", Rect(_PANEL.x + 270, _PANEL.bottom - 106, 420, 70), cancel, self._close, size=25)]

    def _close(self) -> None:
        self.services.scenes.pop()

    def _label(self, kind: ActionKind) -> str:
        in_english = self._options.settings.english_action_words
        return action_label(self.services.texts, kind, in_english=in_english)

    def handle(self, given: Input) -> bool:
        if isinstance(given, KeyPressed) and given.key in FREE_KEYS and not (given.control or given.alt):
            self._choose(given.key)
            return True
        return super().handle(given)

    def _choose(self, key: Key) -> None:
        settings = self._options.settings
        taken = taken_by(settings, self._kind, key)
        if taken is not None:
            self._answer = self.services.texts.tr(
                "{key} is taken by: {action}", key=key.value, action=self._label(taken)
            )
            self.services.sounds.play("error")
            self.redraw()
            return
        self._close()
        self._options.change(key_bindings=bindings_with(settings, self._kind, key))

    def draw(self, canvas: Canvas) -> None:
        canvas.part(Panel(_PANEL.width, _PANEL.height, 18, Colour.BRASS), _PANEL.x, _PANEL.y)
        asked = self.services.texts.tr("Press a key for: {action}", action=self._label(self._kind))
        canvas.text_box(asked, Rect(_PANEL.x + 50, _PANEL.y + 34, _PANEL.width - 100, 70), H2, Colour.BRASS_LIGHT)
        answer = Rect(_PANEL.x + 50, _PANEL.y + 116, _PANEL.width - 100, 70)
        canvas.text_box(self._answer, answer, BODY, Colour.WARN, most_lines=2)
        super().draw(canvas)
