"""Widgets that only the table has: the human's cards, the seal of the deal, and the plates that lead to other pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import Look, Panel, RingShape
from game.look.colours import Colour
from game.look.geometry import Rect
from game.widgets.base import Hint, Widget
from game.widgets.button import IconButton

_LOG_PAGES: Final = {Key.PAGE_UP: 4, Key.PAGE_DOWN: -4, Key.HOME: 10_000, Key.END: -10_000}
"""Rows by which keys move the log while it has the focus."""
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

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - as its base is asked
        self._pressed_at = y

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - as its base is asked
        if self._pressed_at is not None and self._pressed_at - y > _DRAGGED_UP:
            self._pressed_at = None
            self._on_mark()

    def release(self, x: float, y: float) -> None:
        if self._pressed_at is not None and self.contains(x, y):
            self._on_mark()
        self._pressed_at = None

    def activate(self) -> None:
        self._on_mark()


class LogWidget(Widget):
    """The log of the deal as something to scroll: up and down, the wheel, and the keys of a page; the picture draws it.

    `scroll_log` shows so many earlier rows, and answers whether there were any.
    """

    ring = RingShape.NOTCH

    def __init__(self, name: str, panel: Callable[[], Rect], label: str, scroll_log: Callable[[int], bool]) -> None:
        """The ``panel`` grows with what happens."""
        super().__init__(name, panel(), label)
        self._panel = panel
        self._scroll_log = scroll_log

    @property
    def shown_rect(self) -> Rect:
        return self._panel()

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - as its base is asked
        return bool(direction.down) and self._scroll_log(-direction.down)

    def key_pressed(self, pressed: KeyPressed) -> bool:
        rows = _LOG_PAGES.get(pressed.key, 0)
        return bool(rows) and self._scroll_log(rows)

    def scroll(self, steps: float) -> bool:
        return self._scroll_log(round(steps))

    def activate(self) -> None:
        """A press goes back to what happened last."""
        self._scroll_log(_LOG_PAGES[Key.END])

    def draw(self, canvas: Canvas) -> None:
        """The picture draws the rows."""


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
