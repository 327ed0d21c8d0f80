"""Toasts: short notices at the lower right that come, stay four seconds and go, and never take the focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import CROSS_FADE, TOAST_STAY
from game.look.typography import ROW_STRONG

_RIGHT = 1880
_TOP = 900
_HEIGHT, _HEIGHT_OF_TWO_LINES = 54, 84
_GAP = 10
_WIDEST = 900
_MOST = 3


class ToastKind(Enum):
    """How a toast looks: the icon it carries when none is given, and its colour."""

    GOOD = ("check", Colour.OK)
    NEWS = ("star", Colour.BRASS)
    WARNING = ("warn", Colour.WARN)
    BAD = ("warn", Colour.BAD)


@dataclass(slots=True)
class _Toast:
    text: str
    kind: ToastKind
    icon: str
    age: float = 0.0


class Toasts:
    """The toasts that are up, newest lowest."""

    def __init__(self, invalidate: Callable[[Rect], None]) -> None:
        self._invalidate = invalidate
        self._toasts: list[_Toast] = []

    def show(self, text: str, kind: ToastKind = ToastKind.NEWS, icon: str = "") -> None:
        """Show a notice; one that is up already with the same words stays up longer instead."""
        for toast in self._toasts:
            if toast.text == text:
                toast.age = min(toast.age, CROSS_FADE)
                return
        self._toasts.append(_Toast(text, kind, icon or kind.value[0]))
        del self._toasts[:-_MOST]
        self._redraw()

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(toast.text for toast in self._toasts)

    def update(self, seconds: float) -> None:
        """Time passes; they fade in and out."""
        for toast in self._toasts:
            before, toast.age = _opacity(toast.age), toast.age + seconds
            if _opacity(toast.age) != before:
                self._redraw()
        self._toasts = [toast for toast in self._toasts if toast.age < TOAST_STAY]

    def _redraw(self) -> None:
        height = _MOST * (_HEIGHT_OF_TWO_LINES + _GAP) + 60
        self._invalidate(Rect(_RIGHT - _WIDEST - 30, _TOP + _HEIGHT - height, _WIDEST + 60, height + 30))

    def draw(self, canvas: Canvas) -> None:
        bottom = float(_TOP + _HEIGHT)
        for toast in reversed(self._toasts):
            wanted, most = canvas.width(toast.text, ROW_STRONG), _WIDEST - 90.0
            height = _HEIGHT if wanted <= most else _HEIGHT_OF_TWO_LINES
            room = min(most, wanted)
            width = round(room + 90)
            left, y, colour = _RIGHT - width, bottom - height, toast.kind.value[1]
            with canvas.faded(_opacity(toast.age)):
                canvas.part(Chamfered(width, height, 9, Colour.QUIET, colour, shadowed=True), left, y)
                canvas.icon(toast.icon, left + 34, y + height / 2, 26, colour)
                words = Rect(left + 60, y + 2, room + 4, height - 4)
                canvas.text_box(toast.text, words, ROW_STRONG, Colour.IVORY, Align.LEFT, most_lines=2)
            bottom = y - _GAP


def _opacity(age: float) -> float:
    return max(0.0, min(1.0, age / CROSS_FADE, (TOAST_STAY - age) / CROSS_FADE))
