"""Content longer than its place: the scroll area with widgets in it, and rows that can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.drawing.canvas import Canvas
from game.drawing.chrome import Chamfered, Look
from game.drawing.knobs import ScrollThumb
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.widgets.base import REACH, Hint, Widget

WHEEL_STEP = 58.0
"""Canvas units that one notch of the wheel scrolls: one row."""
BAR_ROOM = 26
"""Room kept free at the right of the content for the scroll bar."""
_BAR_PLACE, _BAR_WIDTH = 10, 8
_SHORTEST_THUMB = 40.0
_VIEW_MARGIN = 14
_BAR_INSET = 8
"""By how much the scroll bar is shorter than its area at either end, so that it keeps clear of a panel's corners."""


class ScrollArea(Widget):
    """A window on widgets laid out in a column that may be longer; it moves so that the focus is always seen.

    Children keep their rectangles as if nothing were scrolled. Leave ``BAR_ROOM`` free at the right.
    """

    focusable: ClassVar[bool] = False

    def __init__(self, name: str, rect: Rect, label: str, children: Sequence[Widget], content_height: float) -> None:
        super().__init__(name, rect, label)
        self.children = tuple(children)
        self.content_height = content_height
        self.offset = 0.0
        for child in self.children:
            child.parent = self

    @property
    def furthest(self) -> float:
        return max(0.0, self.content_height - self.rect.height)

    def scroll_by(self, amount: float) -> bool:
        """Scroll down by so many units; False at the end."""
        offset = min(self.furthest, max(0.0, self.offset + amount))
        if offset == self.offset:
            return False
        self.offset = offset
        self.redraw()
        return True

    def scroll(self, steps: float) -> bool:
        return self.scroll_by(-steps * WHEEL_STEP)

    def bring_into_view(self, rect: Rect) -> None:
        """Scroll as little as is needed to show this rectangle of the content."""
        above = self.rect.y + self.offset - (rect.y - _VIEW_MARGIN)
        below = rect.bottom + _VIEW_MARGIN - (self.rect.bottom + self.offset)
        if above > 0:
            self.scroll_by(-above)
        elif below > 0:
            self.scroll_by(below)

    def draw(self, canvas: Canvas) -> None:
        # Rings and shadows of the content reach a little beyond the area, but not above or below it.
        view = Rect(self.rect.x - REACH / 2, self.rect.y, self.rect.width + REACH, self.rect.height)
        with canvas.clipped(view), canvas.shifted(0, -self.offset):
            self.draw_content(canvas)
            for child in self.children:
                if child.visible and child.shown_rect.overlaps(view):
                    child.draw(canvas)
        if self.furthest:
            self._draw_bar(canvas)

    def draw_content(self, canvas: Canvas) -> None:
        """Draw what lies behind the children, such as labels; for areas that add some."""

    def _draw_bar(self, canvas: Canvas) -> None:
        rect = Rect(self.rect.x, self.rect.y + _BAR_INSET, self.rect.width, self.rect.height - 2 * _BAR_INSET)
        draw_scroll_bar(canvas, rect, rect.height / self.content_height, self.offset / self.furthest)


def draw_scroll_bar(canvas: Canvas, rect: Rect, shown: float, passed: float) -> None:
    """Draw the bar at the right end of ``rect``.

    ``shown`` is the part of a content that is in sight, ``passed`` how far it was scrolled, both from 0 to 1.
    """
    x = rect.right - _BAR_PLACE
    canvas.fill(Colour.WELL, Rect(x, rect.y, _BAR_WIDTH, rect.height), 0.6)
    height = max(_SHORTEST_THUMB, rect.height * shown)
    canvas.part(ScrollThumb(round(height)), x, rect.y + (rect.height - height) * passed)


class ListRow(Widget):
    """One row of a list: choosing it calls ``on_choose``. ``draw_cells`` puts the words in."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        on_choose: Callable[[], None],
        draw_cells: Callable[[Canvas, Rect], None],
        *,
        odd: bool = False,
        selected: bool = False,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.on_choose = on_choose
        self.draw_cells = draw_cells
        self.odd = odd
        self.selected = selected

    def activate(self) -> None:
        self.on_choose()

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        if self.selected:
            canvas.part(Chamfered(rect.width, rect.height, 7, Colour.SELECTED, Colour.BRASS, 1.6), rect.x, rect.y)
        elif self.odd or self.look is Look.HOVER:
            border: Paint | None = None
            opacity = 0.08 if self.look is Look.HOVER else 0.03
            face = Chamfered(rect.width, rect.height, 7, Colour.WHITE, border, 0, opacity)
            canvas.part(face, rect.x, rect.y)
        self.draw_cells(canvas, rect)
