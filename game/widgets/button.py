"""Buttons: with a word or an icon, a second line, the key that presses them, and the reason why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from game.devices.inputs import Key
from game.drawing.canvas import Canvas
from game.drawing.caps import KeyCap
from game.drawing.chrome import ButtonFace, ButtonKind, Look, button_cut, button_text
from game.look.geometry import Rect
from game.look.typography import BUTTON, BUTTON_NOTE, PILL
from game.widgets.base import Hint, Widget

_KEY_RIGHT = 10
_KEY_SIZE = 28
_ICON_LEFT = 30
_PRESS_DEPTH = 3
_LARGEST = 34


class Button(Widget):
    """A chamfered button. Pressing it calls ``on_press``.

    ``note`` is a second, smaller line; ``size`` the size of the word when it should not follow the height.
    """

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        on_press: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.SECONDARY,
        note: str = "",
        icon: str = "",
        size: float = 0,
        capitals: bool = True,
        hint: Hint | None = None,
        shortcut: Key | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, shortcut=shortcut, why_not=why_not)
        self.on_press = on_press
        self.kind = kind
        self.note = note
        self.icon = icon
        self._style = replace(BUTTON, size=size or min(_LARGEST, rect.height * 0.42), capitals=capitals)

    @property
    def ring_cut(self) -> float:
        return button_cut(self.rect.height)

    def activate(self) -> None:
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        if look is Look.PRESSED:
            rect = rect.moved(0, _PRESS_DEPTH)
        canvas.part(ButtonFace(rect.width, rect.height, self.kind, look), rect.x, rect.y)
        paint = button_text(self.kind, look)
        if self.shortcut is not None:
            self._draw_key(canvas, rect, self.shortcut)
        if self.icon:
            canvas.icon(self.icon, rect.x + _ICON_LEFT, rect.centre_y, 24, paint)
        room = self._room(rect)
        if self.note:
            upper = Rect(room.x, rect.y + rect.height * 0.13, room.width, rect.height * 0.45)
            lower = Rect(room.x, rect.y + rect.height * 0.55, room.width, rect.height * 0.35)
            label = replace(self._style, size=self._style.size * 0.88, line=1)
            canvas.text_box(self.label, upper, label, paint)
            canvas.text_box(self.note, lower, replace(BUTTON_NOTE, line=1), paint)
        else:
            most = 2 if rect.height >= 2.2 * self._style.size else 1
            canvas.text_box(self.label, room, self._style, paint, most_lines=most)

    def _room(self, rect: Rect) -> Rect:
        """Where the words go: between the icon and the key, in the middle of the button as long as they fit there."""
        left = 2 * _ICON_LEFT - 6 if self.icon else 14
        right = _KEY_RIGHT + _KEY_SIZE + 16 if self.shortcut is not None else 14
        return Rect(rect.x + left, rect.y, rect.width - left - right, rect.height)

    def _draw_key(self, canvas: Canvas, rect: Rect, key: Key) -> None:
        look = self.look
        paint = button_text(self.kind, look)
        brass = self.kind is ButtonKind.PRIMARY and look is not Look.DISABLED
        width = max(_KEY_SIZE, canvas.width(key.value, PILL) + 12)
        x = rect.right - _KEY_RIGHT - width
        canvas.part(KeyCap(paint, brass, round(width)), x, rect.centre_y - _KEY_SIZE / 2)
        cap = Rect(x, rect.centre_y - _KEY_SIZE / 2, width, _KEY_SIZE)
        canvas.text_box(key.value, cap, PILL, paint)


class IconButton(Button):
    """A square button with an icon; its label is what its tooltip says."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        icon: str,
        on_press: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.SECONDARY,
        hint: Hint | None = None,
        shortcut: Key | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(
            name,
            rect,
            label,
            on_press,
            kind=kind,
            icon=icon,
            hint=hint or Hint(label),
            shortcut=shortcut,
            why_not=why_not,
        )

    def draw(self, canvas: Canvas) -> None:
        look, rect = self.look, self.rect
        if look is Look.PRESSED:
            rect = rect.moved(0, _PRESS_DEPTH)
        canvas.part(ButtonFace(rect.width, rect.height, self.kind, look), rect.x, rect.y)
        size = min(rect.width, rect.height) * 0.46
        canvas.icon(self.icon, rect.centre_x, rect.centre_y, size, button_text(self.kind, look))
