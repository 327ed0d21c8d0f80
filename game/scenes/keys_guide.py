"""Which keys and buttons do what, as the rules pages list them."""

from __future__ import annotations

from typing import Final

from game.colours import Colour
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import PAD_COLOURS, PAD_RADIUS, Chamfered, DirectionPad, PadButton, ShoulderCap
from game.geometry import Rect
from game.scenes.reading import PAPER_TITLE
from game.texts import Texts, mark
from game.typography import H3, PILL, ROW, Face, TextStyle
from game.widgets.legend import DPAD

_KEYBOARD: Final = (
    (("1", "–", "5"), mark("Mark a card")),
    (("B", "R", "C", "…"), mark("The first letter of an action presses it")),
    (("Left", "Right"), mark("Change the amount")),
    (("H",), mark("Hand ranking")),
    (("W",), mark("Wardrobe")),
    (("Esc", "P"), mark("Pause")),
    (("Tab",), mark("Next field")),
    (("Enter", "Space"), mark("Press what has the ring")),
    (("F11",), mark("Full screen")),
)
_GAMEPAD: Final = (
    ((DPAD,), mark("Move the ring")),
    (("A",), mark("Press what has the ring")),
    (("B",), mark("Back")),
    (("X",), mark("The second action of a page")),
    (("Y",), mark("Help and details")),
    (("LB", "RB"), mark("Turn the pages")),
    (("LT", "RT"), mark("Change the amount")),
    (("Menu",), mark("Pause")),
)
_ROW: Final = 60
_CAP_HEIGHT: Final = 34
_GAP: Final = 6
_LETTER: Final = TextStyle(Face.BOLD, 20)


def draw_keys(canvas: Canvas, texts: Texts, rect: Rect) -> None:
    """Two lists side by side in dark ink: the keyboard and the gamepad."""
    half = (rect.width - 50) / 2
    lists = ((texts.tr("Keyboard"), _KEYBOARD, False), (texts.tr("Gamepad"), _GAMEPAD, True))
    for place, (title, rows, is_pad) in enumerate(lists):
        x = rect.x + place * (half + 50)
        canvas.text(title, x, rect.y + 38, H3.sized(34), PAPER_TITLE, fit=half)
        for number, (glyphs, label) in enumerate(rows):
            middle = rect.y + 92 + number * _ROW
            left = x
            for glyph in glyphs:
                left += _draw_glyph(canvas, glyph, left, middle, is_pad=is_pad) + _GAP
            left = max(left + 12, x + 150)
            words = Rect(left, middle - _ROW / 2, x + half - left, _ROW)
            canvas.text_box(texts.tr(label), words, ROW, Colour.PAPER_INK, Align.LEFT, most_lines=2)


def _draw_glyph(canvas: Canvas, glyph: str, x: float, middle: float, *, is_pad: bool) -> float:
    """Draw a cap or a button; answers with its width."""
    if glyph in "–…":
        canvas.text_middle(glyph, x + 8, middle, ROW, Colour.PAPER_INK)
        return 16
    if is_pad and glyph == DPAD:
        canvas.part(DirectionPad(), x, middle - 14)
        return 28
    if is_pad and glyph in PAD_COLOURS:
        canvas.part(PadButton(glyph), x, middle - PAD_RADIUS)
        canvas.text_middle(glyph, x + PAD_RADIUS, middle, _LETTER, PAD_COLOURS[glyph])
        return 2 * PAD_RADIUS
    width = max(_CAP_HEIGHT, round(canvas.width(glyph, PILL)) + 20)
    if is_pad:
        canvas.part(ShoulderCap(width), x, middle - 13)
    else:
        canvas.part(Chamfered(width, _CAP_HEIGHT, 7, Colour.QUIET, Colour.BRASS_LINE), x, middle - _CAP_HEIGHT / 2)
    canvas.text_middle(glyph, x + width / 2, middle, PILL, Colour.IVORY)
    return width
