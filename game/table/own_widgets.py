"""Widgets that only the table has: the human's cards, the seal of the deal, and the plates that lead to other pages."""

from __future__ import annotations

from collections.abc import Callable

from game.colours import Colour
from game.drawing.canvas import Canvas
from game.drawing.chrome import Look, Panel, RingShape
from game.geometry import Rect
from game.widgets.base import Hint, Widget
from game.widgets.button import IconButton

_DRAGGED_UP = 30
"""Units by which a card has to be dragged up to be marked before the pointer is let go."""


class CardSlot(Widget):
    """One's own card on the table. A click, or a drag upwards, marks it; the picture draws it."""

    def __init__(self, name: str, rect: Rect, label: str, on_mark: Callable[[], None], *, is_marked: bool) -> None:
        super().__init__(name, rect, label)
        self._on_mark = on_mark
        self.is_marked = is_marked
        self._pressed_at: float | None = None

    @property
    def ring_cut(self) -> float:
        return 12

    def press(self, x: float, y: float) -> None:  # noqa: ARG002
        self._pressed_at = y

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002
        if self._pressed_at is not None and self._pressed_at - y > _DRAGGED_UP:
            self._pressed_at = None
            self._on_mark()

    def release(self, x: float, y: float) -> None:
        if self._pressed_at is not None and self.contains(x, y):
            self._on_mark()
        self._pressed_at = None

    def activate(self) -> None:
        self._on_mark()


class SealBadge(Widget):
    """A small shield; its tooltip shows the seal of the deal, and pressing it opens the page about it."""

    ring = RingShape.ROUND

    def __init__(self, name: str, rect: Rect, label: str, hint: Hint, on_press: Callable[[], None]) -> None:
        super().__init__(name, rect, label, hint=hint)
        self._on_press = on_press

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas) -> None:
        canvas.icon("seal", self.rect.centre_x, self.rect.centre_y, 26, Colour.OK)


class NavigationPlate(IconButton):
    """A small notched plate with an icon."""

    ring = RingShape.NOTCH

    def draw(self, canvas: Canvas) -> None:
        rect, look = self.rect, self.look
        lit = look in (Look.HOVER, Look.PRESSED)
        border = Colour.BRASS_LIGHT if lit else Colour.BRASS_LINE
        canvas.part(Panel(rect.width, rect.height, 8, border), rect.x, rect.y + (3 if look is Look.PRESSED else 0))
        canvas.icon(self.icon, rect.centre_x, rect.centre_y, 26, Colour.BRASS_LIGHT if lit else Colour.BRASS)
