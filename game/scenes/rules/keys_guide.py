"""Which keys and buttons do what, as the rules pages list them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.actions import ActionKind
from game.drawing.canvas import Align, Canvas
from game.drawing.caps import PAD_COLOURS, PAD_RADIUS, DirectionPad, PadButton, ShoulderCap
from game.drawing.chrome import Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import H3, PILL, ROW, Face, TextStyle
from game.scenes.reading import PAPER_TITLE
from game.settings import Settings
from game.settings.key_bindings import USUAL_KEYS, key_of
from game.texts import Texts, mark
from game.texts.actions import action_label
from game.widgets.legend import DPAD

_Rows = Sequence[tuple[tuple[str, ...], str]]
_TABLE: Final = (
    (("1", "–", "5"), mark("Mark a card")),
    (("+", "-"), mark("Change the amount")),
    (("H",), mark("Hand ranking")),
    (("W",), mark("Wardrobe")),
    (("V",), mark("Look at hidden cards")),
    (("Esc", "P"), mark("Pause")),
    (("O",), mark("Settings")),
    (("M",), mark("Mute")),
    (("Tab",), mark("Next field")),
    (("Enter",), mark("Press what has the ring")),
    (("F11",), mark("Full screen")),
)
_GAMEPAD: Final = (
    ((DPAD,), mark("Move the ring")),
    (("A",), mark("Press what has the ring")),
    (("B",), mark("Back")),
    (("X",), mark("The second action of a page")),
    (("Y",), mark("Help and details")),
    (("LB", "RB"), mark("Turn the pages")),
    (("Menu",), mark("Pause")),
)
_ROW: Final = 49
_CAP_HEIGHT: Final = 34
_CAPS_WIDTH: Final = 120
_GAP: Final = 6
_COLUMN_GAP: Final = 36
_LETTER: Final = TextStyle(Face.BOLD, 20)


def draw_keys(canvas: Canvas, texts: Texts, settings: Settings, rect: Rect) -> None:
    """Three lists in dark ink: the actions with the keys that the player gave them, other keys, and the gamepad."""
    actions: _Rows = [
        ((key_of(settings, kind).value,), action_label(texts, kind, in_english=settings.english_action_words))
        for kind in USUAL_KEYS
        if kind is not ActionKind.START_DEAL
    ]
    width = (rect.width - 2 * _COLUMN_GAP) / 3
    lists = (
        (texts.tr("Actions"), actions, False),
        (texts.tr("Keyboard"), [(caps, texts.tr(label)) for caps, label in _TABLE], False),
        (texts.tr("Gamepad"), [(caps, texts.tr(label)) for caps, label in _GAMEPAD], True),
    )
    for place, (title, rows, is_pad) in enumerate(lists):
        x = rect.x + place * (width + _COLUMN_GAP)
        canvas.text(title, x, rect.y + 38, H3.sized(32), PAPER_TITLE, fit=width)
        caps = _CAPS_WIDTH if place else 56
        for number, (glyphs, words) in enumerate(rows):
            middle = rect.y + 82 + number * _ROW
            left = x
            for glyph in glyphs:
                left += _draw_glyph(canvas, glyph, left, middle, is_pad=is_pad) + _GAP
            room = Rect(x + caps, middle - _ROW / 2, width - caps, _ROW)
            canvas.text_box(words, room, replace(ROW, line=1.1), Colour.PAPER_INK, Align.LEFT, most_lines=2)


def _draw_glyph(canvas: Canvas, glyph: str, x: float, middle: float, *, is_pad: bool) -> float:
    """Draw a cap or a button; answers with its width."""
    if glyph == "–":
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
