"""A line of the list: the cells of one deal."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.drawing.canvas import Align, Canvas
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import LEGEND, ROW, ROW_STRONG, Face, TextStyle
from game.match.guests import Guests
from game.scenes.history.words import garment_news, own_hand, result_of, their_hand
from game.storage.history import DealEntry
from game.storage.results import DealOutcome
from game.texts import Texts

LEFT: Final = 100
"""Where the list begins; the columns are counted from here."""
_BOLD: Final = TextStyle(Face.BOLD, 22)


@dataclass(frozen=True, slots=True)
class Line:
    """One deal of the list."""

    entry: DealEntry
    is_chosen: bool
    is_fair: bool | None
    """Whether its seal holds; None while it was not checked."""


def draw_line(canvas: Canvas, texts: Texts, guests: Guests, line: Line, row: Rect) -> None:
    """Draw the cells into the row."""
    entry, x, middle = line.entry, LEFT, row.centre_y
    number = texts.number(entry.result.number)
    ink = Colour.BRASS_LIGHT if line.is_chosen else Colour.IVORY
    canvas.text_middle(number, x + 36, middle, ROW_STRONG, ink, Align.LEFT, fit=78)
    style = replace(ROW_STRONG if line.is_chosen else ROW, line=1.15)
    mine, theirs = Rect(x + 118, row.y, 310, row.height), Rect(x + 440, row.y, 262, row.height)
    canvas.text_box(own_hand(texts, entry), mine, style, Colour.IVORY, Align.LEFT, most_lines=2)
    canvas.text_box(their_hand(texts, entry), theirs, style, Colour.CREAM, Align.LEFT, most_lines=2)
    pot = texts.money(entry.result.pot)
    canvas.text_middle(pot, x + 790, middle, _BOLD, Colour.BRASS_LIGHT, Align.RIGHT, fit=96)
    canvas.text_middle(result_of(texts, entry), x + 908, middle, _BOLD, _result_ink(entry), Align.RIGHT, fit=110)
    _draw_garment(canvas, texts, guests, entry, middle)
    icon, paint = ("seal", Colour.DISABLED_LINE) if line.is_fair is None else ("seal", Colour.OK)
    if line.is_fair is False:
        icon, paint = "warn", Colour.BAD
    canvas.icon(icon, x + 1076, middle, 26, paint)


def _draw_garment(canvas: Canvas, texts: Texts, guests: Guests, entry: DealEntry, middle: float) -> None:
    news = garment_news(texts, guests, entry)
    if news is None:
        return
    canvas.garment(news.icon, LEFT + 948, middle, 36, Colour.BRASS if news.is_won else Colour.OFF_ICON)
    ink = Colour.BRASS_LIGHT if news.is_won else Colour.MUTED
    canvas.text_middle(news.word, LEFT + 974, middle, LEGEND, ink, Align.LEFT, fit=96)


def _result_ink(entry: DealEntry) -> Colour:
    if entry.result.outcome is DealOutcome.TIED or entry.human.net == 0:
        return Colour.IVORY
    return Colour.OK if entry.human.net > 0 else Colour.BAD
