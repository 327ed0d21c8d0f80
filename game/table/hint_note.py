"""The note with a hint: a card under the log at the table of draw, a line in the bar at that of stud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from game.devices.inputs import Device, DeviceInUse, PadKind
from game.drawing.canvas import Align, Canvas
from game.drawing.caps import PAD_COLOURS, PAD_RADIUS, LegendCap, PadButton
from game.drawing.chrome import Chamfered, Look
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION, PILL, ROW, ROW_STRONG, Face, TextStyle
from game.texts import Texts
from game.widgets.base import Widget

_PADDING: Final = 20.0
_HEAD: Final = 46.0
_FOOT: Final = 16.0
_BETWEEN: Final = 10.0
_BODY: Final = replace(ROW.sized(21), line=1.26)
_IN_BAR: Final = replace(ROW.sized(21), line=1.2)
_PAD_LETTER: Final = TextStyle(Face.BOLD, 20)
_CAP_HEIGHT: Final = 34
_CLOSES: Final = ("Esc", "B")
"""The key, and the button of a gamepad, that puts a hint away."""


class HintNote(Widget):
    """What is said, and how it is put away. It never takes the focus by itself; pressing it puts it away."""

    def __init__(
        self,
        texts: Texts,
        device: DeviceInUse,
        rect: Rect,
        said: Sequence[str],
        on_press: Callable[[], object],
        *,
        in_bar: bool,
    ) -> None:
        """What is ``said`` first is the hint, what comes after it the coach's advice."""
        super().__init__("hint", rect, texts.tr("Hint"))
        self._texts = texts
        self._device = device
        self._said = tuple(said)
        self._on_press = on_press
        self._in_bar = in_bar

    @staticmethod
    def card(canvas: Canvas, room: Rect, said: Sequence[str]) -> Rect:
        """As much of the room, from its foot, as a card with these words needs."""
        style = _fitting(canvas, room, said)
        height = _words_height(canvas, room.width, said, style)
        needed = min(room.height, round(_HEAD + height + _FOOT))
        return Rect(room.x, room.bottom - needed, room.width, needed)

    @property
    def ring_cut(self) -> float:
        return 10

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas) -> None:
        if self._in_bar:
            self._draw_in_bar(canvas)
        else:
            self._draw_card(canvas)

    # ------------------------------------------------------------ on the table
    def _draw_card(self, canvas: Canvas) -> None:
        rect = self.rect
        width = rect.width - 2 * _PADDING
        self._draw_face(canvas, rect)
        x, middle = rect.x + _PADDING, rect.y + 27
        canvas.icon("help", x + 12, middle, 26, Colour.BRASS_LIGHT)
        title = self._draw_closing(canvas, rect.right - _PADDING, middle) - 14 - x - 34
        canvas.text_middle(self.label, x + 34, middle, ROW_STRONG, Colour.BRASS_LIGHT, Align.LEFT, fit=title)
        style, top = _fitting(canvas, rect, self._said), rect.y + _HEAD
        for place, words in enumerate(self._said):
            paint = Colour.BRASS_LIGHT if place else Colour.CREAM
            top += canvas.paragraph(words, x, top, width, style, paint) + _BETWEEN

    # ------------------------------------------------------------ in the bar
    def _draw_in_bar(self, canvas: Canvas) -> None:
        rect = self.rect
        self._draw_face(canvas, rect)
        canvas.icon("help", rect.x + 32, rect.centre_y, 30, Colour.BRASS_LIGHT)
        right = self._draw_closing(canvas, rect.right - 16, rect.centre_y)
        words = Rect(rect.x + 62, rect.y + 3, right - 14 - rect.x - 62, rect.height - 6)
        canvas.text_box(" ".join(self._said), words, _IN_BAR, Colour.CREAM, Align.LEFT, most_lines=3)

    # ------------------------------------------------------------ what both have
    def _draw_face(self, canvas: Canvas, rect: Rect) -> None:
        border = Colour.BRASS_LIGHT if self.look in (Look.HOVER, Look.PRESSED) else Colour.BRASS
        canvas.part(Chamfered(rect.width, rect.height, 9, Colour.QUIET, border, 1.8, shadowed=True), rect.x, rect.y)

    def _draw_closing(self, canvas: Canvas, right: float, middle: float) -> float:
        """What puts the note away, ending at ``right``; answers with where it begins."""
        word = self._texts.tr("Got it")
        x = canvas.text_middle(word, right, middle, CAPTION, Colour.MUTED, Align.RIGHT).x - 10
        if self._device.device is Device.GAMEPAD:
            left = x - 2 * PAD_RADIUS
            shapes = self._device.pad is PadKind.SHAPES
            canvas.part(PadButton(_CLOSES[1], shapes), left, middle - PAD_RADIUS)
            if not shapes:
                canvas.text_middle(_CLOSES[1], left + PAD_RADIUS, middle, _PAD_LETTER, PAD_COLOURS[_CLOSES[1]])
            return left
        width = max(_CAP_HEIGHT, round(canvas.width(_CLOSES[0], PILL)) + 20)
        canvas.part(LegendCap(width, _CAP_HEIGHT), x - width, middle - _CAP_HEIGHT / 2)
        canvas.text_middle(_CLOSES[0], x - width / 2, middle, PILL, Colour.IVORY)
        return x - width


def _words_height(canvas: Canvas, card_width: float, said: Sequence[str], style: TextStyle) -> float:
    width = card_width - 2 * _PADDING
    return sum(canvas.paragraph_height(words, style, width) for words in said) + _BETWEEN * (len(said) - 1)


def _fitting(canvas: Canvas, card: Rect, said: Sequence[str]) -> TextStyle:
    """The words as large as the text size wants and the card allows."""
    room = card.height - _HEAD - _FOOT
    styles = [_BODY.sized(_BODY.size * share) for share in (1.0, 0.95, 0.9, 0.85, 0.8)]
    return next((style for style in styles if _words_height(canvas, card.width, said, style) <= room + 1), styles[-1])
