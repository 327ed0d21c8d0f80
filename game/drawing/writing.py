"""Text on a surface: single lines, paragraphs and boxes, set at their final size in pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import pygame

from game.drawing.kept import Stores
from game.drawing.plane import Plane
from game.drawing.text import Line, Setting, Typesetter
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.theme import Theme
from game.look.typography import TextStyle
from game.look.viewport import Viewport

_BASELINE = 0.35
"""From the middle of a line to its baseline, as a part of the size: capitals then stand in the middle."""
_HEIGHT_FACTORS = (1.0, 0.93, 0.87, 0.82, 0.77)
_ABOVE, _BELOW = 0.84, 0.22
"""How far capitals and tails of letters reach from the baseline, as parts of the size."""


class Align(Enum):
    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A line as it was drawn, as far as the clip let it: for tests that look for cut, overlapping and outlying text."""

    text: str
    bounds: Rect
    size: float
    cut: bool
    colour: Paint


class Writing(Plane):
    """A plane that can be written on."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, theme: Theme, stores: Stores) -> None:
        super().__init__(surface, viewport, theme, stores)
        self.record: list[DrawnText] | None = None
        """Where the lines that are drawn are told, if anybody asks for them."""

    def setting(self, style: TextStyle) -> Setting:
        return Typesetter.setting(style, self.scale, self.text_factor)

    def width(self, text: str, style: TextStyle) -> float:
        """How wide the text is when nothing limits it, in canvas units."""
        line = self.stores.typesetter.fitted(_cased(text, style), self.setting(style), None)
        return line.width / self.scale

    def text(
        self,
        text: str,
        x: float,
        y: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.LEFT,
        fit: float | None = None,
    ) -> Rect:
        """Draw one line with its baseline at ``y`` and answer with its bounds.

        ``fit`` is the room in units: the line shrinks to 90 % at most, then ends in an ellipsis.
        """
        if not text:
            return Rect(x, y, 0, 0)
        setting = self.setting(style)
        room = None if fit is None else max(1.0, fit * self.scale)
        line = self.stores.typesetter.fitted(_cased(text, style), setting, room)
        return self._draw_line(line, setting, x, y, paint, align)

    def text_middle(
        self,
        text: str,
        x: float,
        centre_y: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.CENTRE,
        fit: float | None = None,
    ) -> Rect:
        """Draw one line whose capitals stand in the middle of ``centre_y``."""
        if not text:
            return Rect(x, centre_y, 0, 0)
        setting = self.setting(style)
        room = None if fit is None else max(1.0, fit * self.scale)
        line = self.stores.typesetter.fitted(_cased(text, style), setting, room)
        baseline = centre_y + line.pixels / self.scale * _BASELINE
        return self._draw_line(line, setting, x, baseline, paint, align)

    def lines(self, text: str, style: TextStyle, width: float, most_lines: int | None = None) -> tuple[Line, ...]:
        """The text broken into lines as ``paragraph`` would draw it."""
        room = max(1.0, width * self.scale)
        return self.stores.typesetter.wrapped(_cased(text, style), self.setting(style), room, most_lines)

    def line_height(self, style: TextStyle) -> float:
        return style.size * style.line * self.text_factor

    def paragraph_height(self, text: str, style: TextStyle, width: float) -> float:
        return len(self.lines(text, style, width)) * self.line_height(style)

    def paragraph(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.LEFT,
        most_lines: int | None = None,
    ) -> float:
        """Draw wrapped text from its top at ``y``; answers with the height that it took.

        With ``most_lines`` it shrinks to 90 % at most before the last line is cut.
        """
        setting, lines = self.setting(style), self.lines(text, style, width, most_lines)
        height = self.line_height(style)
        anchor = x + width * align.value
        for number, line in enumerate(lines):
            middle = y + (number + 0.5) * height
            baseline = middle + line.pixels / self.scale * _BASELINE
            self._draw_line(line, setting, anchor, baseline, paint, align)
        return len(lines) * height

    def text_box(
        self,
        text: str,
        rect: Rect,
        style: TextStyle,
        paint: Paint = Colour.CREAM,
        align: Align = Align.CENTRE,
        most_lines: int = 1,
    ) -> None:
        """Draw text in the middle of a box: in one line if it fits, else wrapped into at most so many."""
        style = self._as_high_as(text, rect, style, most_lines)
        lines = self.lines(text, style, rect.width, most_lines)
        setting, height = self.setting(style), self.line_height(style)
        top = rect.centre_y - len(lines) * height / 2
        anchor = rect.x + rect.width * align.value
        for number, line in enumerate(lines):
            baseline = top + (number + 0.5) * height + line.pixels / self.scale * _BASELINE
            self._draw_line(line, setting, anchor, baseline, paint, align)

    def _as_high_as(self, text: str, rect: Rect, style: TextStyle, most_lines: int) -> TextStyle:
        """The style as large as the text size setting wants and the height of the box allows, never below 100 %."""
        if self.text_factor <= 1:
            return style
        for factor in _HEIGHT_FACTORS:
            smaller = style.sized(style.size * factor)
            height = len(self.lines(text, smaller, rect.width, most_lines)) * self.line_height(smaller)
            if height <= rect.height or factor * self.text_factor <= 1:
                return smaller
        return style

    def _draw_line(self, line: Line, setting: Setting, x: float, y: float, paint: Paint, align: Align) -> Rect:
        left, baseline = self._place(x, y)
        left -= round(line.width * align.value)
        if self._reaches(baseline, 2 * line.pixels):
            typesetter = self.stores.typesetter
            surface = typesetter.run(line, setting, self.theme.hex(paint))
            self._blit(surface, (left, baseline - typesetter.ascent(setting.face, line.quarters)))
        bounds = Rect(
            (left - self._left) / self.scale,
            y + self._dy - line.pixels * _ABOVE / self.scale,
            line.width / self.scale,
            line.pixels * (_ABOVE + _BELOW) / self.scale,
        )
        if self.record is not None and self._opacity > 0 and self._shows(bounds):
            seen = self._seen_part(bounds)
            self.record.append(DrawnText(line.text, seen, line.pixels / self.scale, line.cut, paint))
        return bounds

    def _shows(self, bounds: Rect) -> bool:
        return bool(self.surface.get_clip().colliderect(self.viewport.rect_to_pixels(bounds)))

    def _seen_part(self, bounds: Rect) -> Rect:
        clip = self.surface.get_clip()
        left, top = (clip.left - self._left) / self.scale, (clip.top - self._top) / self.scale
        right, bottom = (clip.right - self._left) / self.scale, (clip.bottom - self._top) / self.scale
        x, y = max(bounds.x, left), max(bounds.y, top)
        return Rect(x, y, min(bounds.right, right) - x, min(bounds.bottom, bottom) - y)


def _cased(text: str, style: TextStyle) -> str:
    return text.upper() if style.capitals else text
