"""The timeline of a replay: a diamond for every step, named where something begins; it can be dragged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.devices.inputs import Direction
from game.drawing.canvas import Canvas
from game.drawing.chrome import Diamond
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION
from game.widgets.base import Widget

_LINE: Final = 20.0
"""From the top of the widget to its line."""


class Timeline(Widget):
    """`place` is the step that is shown, from 0; `names` has a word for every step, most of them empty."""

    def __init__(
        self, rect: Rect, label: str, names: Sequence[str], place: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__("timeline", rect, label)
        self.names = tuple(names)
        self.place = place
        self._on_change = on_change

    def _x(self, place: int) -> float:
        return self.rect.x + self.rect.width * place / max(1, len(self.names) - 1)

    def _choose(self, place: int) -> None:
        place = max(0, min(place, len(self.names) - 1))
        if place != self.place:
            self._on_change(place)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - as its base is asked
        step = direction.across
        if step == 0 or not 0 <= self.place + step < len(self.names):
            return False
        self._choose(self.place + step)
        return True

    def press(self, x: float, y: float) -> None:
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - as its base is asked
        self._choose(round((x - self.rect.x) / self.rect.width * (len(self.names) - 1)))

    def release(self, x: float, y: float) -> None:
        """The place was chosen by the press already."""

    def scroll(self, steps: float) -> bool:
        self._choose(self.place + (1 if steps < 0 else -1))
        return True

    def draw(self, canvas: Canvas) -> None:
        rect, y = self.rect, self.rect.y + _LINE
        canvas.fill(Colour.BRASS_DARK, Rect(rect.x, y - 1.5, rect.width, 3), 0.8)
        canvas.fill(Colour.BRASS_LIGHT, Rect(rect.x, y - 1.5, self._x(self.place) - rect.x, 3))
        free_from = rect.x - 200
        for place, name in enumerate(self.names):
            x = self._x(place)
            shown = place <= self.place
            size = 10 if name else 6
            canvas.part(Diamond(size, size, Colour.BRASS_LIGHT if shown else Colour.BRASS_DARK), x - size, y - size)
            width = canvas.width(name, CAPTION) if name else 0
            if name and x - width / 2 > free_from + 10:
                left = min(max(x, rect.x + width / 2 - 30), rect.right + 30 - width / 2)
                canvas.text_middle(name, left, y + 30, CAPTION, Colour.CREAM if shown else Colour.MUTED)
                free_from = left + width / 2
        canvas.part(Diamond(15, 17, Colour.BRASS), self._x(self.place) - 15, y - 17)
        canvas.part(Diamond(6, 7, "#6b4312"), self._x(self.place) - 6, y - 7)
