"""A list of any length of which only the visible rows exist: one widget, one selected row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.widgets.base import REACH, Hint, Widget
from game.widgets.scroll import BAR_ROOM, draw_scroll_bar

ROW: Final = 58.0
"""Height of a row, in canvas units, where nothing else is said."""


class VirtualList(Widget):
    """Up and down, Page Up and Down, Home, End, the wheel and clicks choose a row; pressing it calls ``on_press``.

    ``draw_row`` draws the cells of row ``index`` into a rectangle; ``on_select`` hears of every other choice.
    """

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        count: int,
        draw_row: Callable[[Canvas, int, Rect], None],
        on_select: Callable[[int], None],
        on_press: Callable[[int], None],
        *,
        pitch: float = ROW,
        selected: int = 0,
        hint: Hint | None = None,
    ) -> None:
        super().__init__(name, rect, label, hint=hint)
        self.count = count
        self.pitch = pitch
        self.offset = 0.0
        self.selected = max(0, min(selected, count - 1))
        self._draw_row = draw_row
        self._on_select = on_select
        self._on_press = on_press
        self._under: int | None = None
        self._show(self.selected)

    # ------------------------------------------------------------ geometry
    @property
    def furthest(self) -> float:
        return max(0.0, self.count * self.pitch - self.rect.height)

    def row_rect(self, index: int) -> Rect:
        """Where a row is on the canvas now."""
        y = self.rect.y + index * self.pitch - self.offset
        return Rect(self.rect.x, y, self.rect.width - BAR_ROOM, self.pitch)

    @property
    def visible_rows(self) -> range:
        """Rows of which at least a part shows."""
        first = int(self.offset // self.pitch)
        last = int((self.offset + self.rect.height - 1) // self.pitch)
        return range(first, min(self.count, last + 1))

    @property
    def ring_rect(self) -> Rect:
        if not self.count:
            return self.rect
        row = self.row_rect(self.selected)
        return row if row.y >= self.rect.y - 1 and row.bottom <= self.rect.bottom + 1 else self.rect

    def _at(self, x: float, y: float) -> int | None:
        index = int((y - self.rect.y + self.offset) // self.pitch)
        return index if self.rect.contains(x, y) and 0 <= index < self.count else None

    # ------------------------------------------------------------ behaviour
    def select(self, index: int) -> None:
        """Choose a row, as the player would, and bring it into view."""
        index = max(0, min(index, self.count - 1))
        if not self.count or index == self.selected:
            return
        self.selected = index
        self._show(index)
        self.redraw()
        self._on_select(index)

    def _show(self, index: int) -> None:
        top, bottom = index * self.pitch, (index + 1) * self.pitch
        if top < self.offset:
            self.offset = top
        elif bottom > self.offset + self.rect.height:
            self.offset = bottom - self.rect.height
        self.offset = min(self.offset, self.furthest)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - a held key chooses like a pressed one
        step = direction.down
        index = self.selected + step
        if step == 0 or not 0 <= index < self.count:
            return False
        self.select(index)
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        page = max(1, int(self.rect.height // self.pitch) - 1)
        places = {
            Key.PAGE_UP: self.selected - page,
            Key.PAGE_DOWN: self.selected + page,
            Key.HOME: 0,
            Key.END: self.count - 1,
        }
        if pressed.key not in places:
            return False
        self.select(places[pressed.key])
        return True

    def press(self, x: float, y: float) -> None:
        self._under = self._at(x, y)

    def release(self, x: float, y: float) -> None:
        """A click chooses a row; on the chosen one it presses it."""
        under, self._under = self._under, None
        if under is None or under != self._at(x, y):
            return
        if under == self.selected:
            self.activate()
        else:
            self.select(under)

    def activate(self) -> None:
        if self.count:
            self._on_press(self.selected)

    def scroll(self, steps: float) -> bool:
        offset = min(self.furthest, max(0.0, self.offset - steps * self.pitch))
        if offset == self.offset:
            return False
        self.offset = offset
        self.redraw()
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        with canvas.clipped(Rect(rect.x - REACH / 2, rect.y, rect.width + REACH, rect.height)):
            for index in self.visible_rows:
                row = self.row_rect(index)
                if index == self.selected:
                    canvas.part(Chamfered(row.width, row.height, 7, Colour.SELECTED, Colour.BRASS, 1.6), row.x, row.y)
                elif index % 2:
                    canvas.part(Chamfered(row.width, row.height, 7, Colour.WHITE, None, 0, 0.03), row.x, row.y)
                self._draw_row(canvas, index, row)
        if self.furthest:
            draw_scroll_bar(canvas, rect, rect.height / (self.count * self.pitch), self.offset / self.furthest)
