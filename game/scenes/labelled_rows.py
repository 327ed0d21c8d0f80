"""Rows with words at the left and a control at the right, more of them than fit: settings and house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.drawing.canvas import Align, Canvas
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION, SETTING
from game.widgets.base import Widget
from game.widgets.scroll import BAR_ROOM, ScrollArea

_GAP = 40
"""Between words and what stands at their right."""


@dataclass(frozen=True, slots=True)
class LabelledRow:
    """One row: its words, an explanation below them, its controls, and a picture beside them."""

    label: str
    note: str
    controls: tuple[Widget, ...]
    picture: Callable[[Canvas, Rect], None] | None = None
    """Draws into the row, whose rectangle it gets."""


class LabelledRows(ScrollArea):
    """The rows in a column that scrolls. Controls are already in their places: see :meth:`row_rect`."""

    def __init__(
        self, name: str, rect: Rect, label: str, rows: Sequence[LabelledRow], *, pitch: float, words_width: float
    ) -> None:
        controls = [control for row in rows for control in row.controls]
        super().__init__(name, rect, label, controls, pitch * len(rows))
        self._rows = tuple(rows)
        self._pitch = pitch
        self._words_width = words_width

    @staticmethod
    def row_rect(area: Rect, place: int, pitch: float) -> Rect:
        """Where a row lies while nothing is scrolled, without the room of the scroll bar."""
        return Rect(area.x, area.y + place * pitch, area.width - BAR_ROOM, pitch)

    def draw_content(self, canvas: Canvas) -> None:
        for place, row in enumerate(self._rows):
            rect = self.row_rect(self.rect, place, self._pitch)
            if canvas.visible(rect):
                self._draw_row(canvas, row, rect, first=place == 0)

    def _draw_row(self, canvas: Canvas, row: LabelledRow, rect: Rect, *, first: bool) -> None:
        if not first:
            canvas.hairline(rect.x, rect.y, rect.width, Colour.BRASS_DARK, 0.55)
        beside = [control.rect.x - rect.x - _GAP for control in row.controls] if row.picture is None else []
        words = Rect(rect.x, rect.y, max(self._words_width, min(beside, default=0.0)), rect.height)
        if row.note:
            is_long = len(canvas.lines(row.note, CAPTION, words.width)) > 1
            upper = Rect(words.x, rect.centre_y - (45 if is_long else 36), words.width, 35)
            lower = Rect(words.x, upper.bottom, words.width, 54 if is_long else 32)
            canvas.text_box(row.label, upper, SETTING.sized(25), Colour.IVORY, Align.LEFT)
            canvas.text_box(row.note, lower, CAPTION, Colour.MUTED, Align.LEFT, most_lines=2)
        else:
            canvas.text_box(row.label, words, SETTING.sized(25), Colour.IVORY, Align.LEFT, most_lines=2)
        if row.picture is not None:
            row.picture(canvas, rect)


def kept_offset(widgets: Sequence[Widget], name: str) -> float:
    """How far the area of this name is scrolled now, so that building the page anew leaves it there."""
    return next((each.offset for each in widgets if isinstance(each, ScrollArea) and each.name == name), 0.0)
