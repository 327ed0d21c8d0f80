"""The tooltip: opens above what it is about, flips below when there is no room, and stays on the canvas."""

from __future__ import annotations

from game.drawing.canvas import Align, Canvas
from game.drawing.ornaments import TooltipFace
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import LEGEND, ROW_STRONG
from game.widgets.base import Hint
from game.widgets.labels import kept_inside

_WIDEST = 520
_PADDING = 24
_TAIL = 15
_GAP = 8
_MARGIN = 16


class Tooltip:
    """What a widget says about itself, beside its rectangle."""

    def __init__(self, hint: Hint, about: Rect) -> None:
        self.hint = hint
        self.about = about

    @property
    def reach(self) -> Rect:
        """Where it may be drawn, whatever its size will be: a band above and below its widget."""
        x = max(0.0, self.about.centre_x - _WIDEST - _MARGIN)
        right = min(CANVAS.right, self.about.centre_x + _WIDEST + _MARGIN)
        return Rect(x, 0, right - x, CANVAS.height)

    def place(self, canvas: Canvas) -> tuple[Rect, bool]:
        """The plate's rectangle, and whether it lies below its widget."""
        room = _WIDEST - 2 * _PADDING
        wide = [canvas.width(self.hint.title, ROW_STRONG)]
        body = canvas.lines(self.hint.body, LEGEND, room) if self.hint.body else ()
        wide += [line.width / canvas.scale for line in body]
        width = round(min(_WIDEST, max(wide) + 2 * _PADDING + 4))
        height = canvas.line_height(ROW_STRONG) + len(body) * canvas.line_height(LEGEND) + 30
        above = self.about.y - height - _TAIL - _GAP
        below = above < _MARGIN
        y = self.about.bottom + _TAIL + _GAP if below else above
        plate = Rect(round(self.about.centre_x - width / 2), round(y), width, round(height))
        return kept_inside(plate, _MARGIN), below

    def draw(self, canvas: Canvas) -> None:
        plate, below = self.place(canvas)
        tail = min(max(self.about.centre_x - plate.x, 26), plate.width - 26)
        canvas.part(TooltipFace(plate.width, plate.height, round(tail), below), plate.x, plate.y)
        x, width = plate.x + _PADDING, plate.width - 2 * _PADDING + 4
        title_height = canvas.line_height(ROW_STRONG)
        middle = plate.y + 15 + title_height / 2
        canvas.text_middle(self.hint.title, x, middle, ROW_STRONG, Colour.BRASS_LIGHT, Align.LEFT, width)
        if self.hint.body:
            canvas.paragraph(self.hint.body, x, plate.y + 15 + title_height, width, LEGEND)
