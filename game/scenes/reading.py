"""Sections of text with pictured hands, set in two columns and scrolled when they are long."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Diamond
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION, H3, ROW, TextStyle
from game.scenes.rules.example_hands import draw_hand
from game.settings import Settings
from game.texts.rules import ExampleHand, RuleSection
from game.widgets.scroll import BAR_ROOM, WHEEL_STEP, ScrollArea

_COLUMN_GAP: Final = 56
_SECTION_GAP: Final = 26
_SENTENCE_GAP: Final = 8
_INDENT: Final = 24
_CARD_WIDTH, _CARD_PITCH = 62, 66
_EXAMPLE_HEIGHT: Final = 138
_TITLE: Final = H3.sized(30)
_BODY: Final = ROW
PAPER_TITLE: Final = "#5a1028"


class LongText(ScrollArea, ABC):
    """Something to read that may be longer than its place: up and down, the wheel and the right stick scroll it."""

    focusable: ClassVar[bool] = True

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - as its base is asked
        return self.scroll_by(direction.down * WHEEL_STEP)

    def key_pressed(self, pressed: KeyPressed) -> bool:
        page = self.rect.height - WHEEL_STEP
        match pressed.key:
            case Key.PAGE_DOWN | Key.S:
                self.scroll_by(page if pressed.key is Key.PAGE_DOWN else WHEEL_STEP)
            case Key.PAGE_UP | Key.W:
                self.scroll_by(-page if pressed.key is Key.PAGE_UP else -WHEEL_STEP)
            case Key.HOME:
                self.scroll_by(-self.furthest)
            case Key.END:
                self.scroll_by(self.furthest)
            case _:
                return False
        return True

    def draw(self, canvas: Canvas) -> None:
        self.content_height = self.measure(canvas)
        self.offset = min(self.offset, self.furthest)
        super().draw(canvas)

    @abstractmethod
    def measure(self, canvas: Canvas) -> float:
        """How high the whole text is at the size of the canvas."""


class Prose(LongText):
    """One text in light ink."""

    def __init__(self, name: str, rect: Rect, label: str, text: str, style: TextStyle) -> None:
        super().__init__(name, rect, label, (), rect.height)
        self._text = text
        self._style = style

    def measure(self, canvas: Canvas) -> float:
        return canvas.paragraph_height(self._text, self._style, self.rect.width - BAR_ROOM)

    def draw_content(self, canvas: Canvas) -> None:
        canvas.paragraph(self._text, self.rect.x, self.rect.y, self.rect.width - BAR_ROOM, self._style, Colour.CREAM)


class ReadingArea(LongText):
    """Sections in two columns, in dark ink for paper."""

    def __init__(
        self, name: str, rect: Rect, label: str, sections: Sequence[RuleSection], settings: Settings, columns: int = 2
    ) -> None:
        super().__init__(name, rect, label, (), rect.height)
        self.sections = tuple(sections)
        self.columns = columns
        self._settings = settings

    @property
    def _column_width(self) -> float:
        room = self.rect.width - BAR_ROOM - _COLUMN_GAP * (self.columns - 1)
        return room / self.columns

    def measure(self, canvas: Canvas) -> float:
        return max((bottom for *_, bottom in self._placed(canvas)), default=0.0)

    def draw_content(self, canvas: Canvas) -> None:
        for section, x, y, _ in self._placed(canvas):
            _draw_section(canvas, self._settings, section, self.rect.x + x, self.rect.y + y, self._column_width)

    def _placed(self, canvas: Canvas) -> list[tuple[RuleSection, float, float, float]]:
        """Every section with its left, top and bottom in the area; columns as even as their order allows."""
        heights = [_height(canvas, section, self._column_width) for section in self.sections]
        most = _even(heights, self.columns)
        placed, column, y = [], 0, 0.0
        for section, height in zip(self.sections, heights, strict=True):
            if y and y + height > most and column < self.columns - 1:
                column, y = column + 1, 0.0
            x = column * (self._column_width + _COLUMN_GAP)
            placed.append((section, x, y, y + height))
            y += height + _SECTION_GAP
        return placed


def _even(heights: Sequence[float], columns: int) -> float:
    """The least height of a column with which all sections find their place."""
    spans = [(first, last) for first in range(len(heights)) for last in range(first + 1, len(heights) + 1)]
    candidates = sorted(sum(heights[first:last]) + _SECTION_GAP * (last - first - 1) for first, last in spans)
    return next((most for most in candidates if _columns_needed(heights, most) <= columns), 0.0)


def _columns_needed(heights: Sequence[float], most: float) -> int:
    needed, y = 1, 0.0
    for height in heights:
        if height > most:
            return len(heights) + 1
        if y and y + height > most:
            needed, y = needed + 1, 0.0
        y += height + _SECTION_GAP
    return needed


def _height(canvas: Canvas, section: RuleSection, width: float) -> float:
    height = canvas.line_height(_TITLE) + _SENTENCE_GAP
    for sentence in section.sentences:
        height += canvas.paragraph_height(sentence, _BODY, width - _INDENT) + _SENTENCE_GAP
    if section.example is not None:
        height += _EXAMPLE_HEIGHT
    return height


def _draw_section(canvas: Canvas, settings: Settings, section: RuleSection, x: float, y: float, width: float) -> None:
    title_height = canvas.line_height(_TITLE)
    canvas.text_middle(section.title, x, y + title_height / 2, _TITLE, PAPER_TITLE, Align.LEFT, fit=width)
    y += title_height + _SENTENCE_GAP
    for sentence in section.sentences:
        canvas.part(Diamond(5, 6, Colour.BRASS_LINE), x, y + canvas.line_height(_BODY) / 2 - 6)
        y += canvas.paragraph(sentence, x + _INDENT, y, width - _INDENT, _BODY, Colour.PAPER_INK) + _SENTENCE_GAP
    if section.example is not None:
        _draw_example(canvas, settings, section.example, x + _INDENT, y + 6, width - _INDENT)


def _draw_example(canvas: Canvas, settings: Settings, example: ExampleHand, x: float, y: float, width: float) -> None:
    draw_hand(canvas, settings, example.cards, Rect(x, y, _CARD_WIDTH, 0), _CARD_PITCH, example.counting, on_paper=True)
    middle = y + _EXAMPLE_HEIGHT - 24
    canvas.text_middle(example.caption, x, middle, CAPTION, Colour.PAPER_INK, Align.LEFT, fit=width)
