"""The plates and panels of the table: names and money, the wardrobe, the log of the deal, what was forfeited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.views import Garment, GarmentState
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Diamond, Disc, Panel
from game.drawing.ornaments import Glow, Medallion, MedallionState
from game.drawing.vector import PAPER_FILL
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import AMOUNT, AMOUNT_LARGE, CAPTION, H3, ROW, ROW_STRONG, Face, TextStyle
from game.table import layout
from game.texts import Texts
from game.texts.texts import mark
from game.widgets.labels import draw_pill

_NAME: Final = TextStyle(Face.SEMIBOLD, 24)
_DEALER: Final = TextStyle(Face.BOLD, 20)
_LOG: Final = ROW.sized(21)
_LOG_NOW: Final = ROW_STRONG.sized(21)
_GLOWS = 0.7
_LINE = 25.0
"""How much a second line adds to a row of the log."""


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate says."""

    name: str
    money: str
    note: str = ""
    pill: str = ""
    is_dealer: bool = False
    glow: float = 0.0
    """How bright the light around the plate of who is on turn is; 0 for the others."""


def draw_turn_glow(canvas: Canvas, rect: Rect, glow: float, radius: float = 12) -> None:
    """The light around the plate or the portrait of who is on turn."""
    canvas.part(Glow(rect.width, rect.height, radius, opacity=_GLOWS * glow), rect.x, rect.y)


def draw_plate(canvas: Canvas, rect: Rect, plate: Plate) -> None:
    """A seat's name and money."""
    if not canvas.visible(rect.inset(-40)):
        return
    if plate.glow:
        draw_turn_glow(canvas, rect, plate.glow)
    border = Colour.BRASS_LIGHT if plate.glow else Colour.BRASS_LINE
    canvas.part(Panel(rect.width, rect.height, 10, border), rect.x, rect.y)
    canvas.text_box(plate.name, Rect(rect.x + 24, rect.y + 13, rect.width - 110, 33), _NAME, align=Align.LEFT)
    money = Rect(rect.x + 24, rect.y + 43.4, 200, 40)
    canvas.text_box(plate.money, money, AMOUNT, Colour.BRASS_LIGHT, Align.LEFT)
    room = rect.width - 62 - min(money.width, canvas.width(plate.money, AMOUNT))
    if plate.pill:
        width = min(room, canvas.width(plate.pill, CAPTION) + 36)
        pill = Rect(rect.right - 22 - width, rect.y + 50, width, 32)
        draw_pill(canvas, pill, plate.pill, Colour.QUIET, Colour.CREAM, Colour.BRASS_DARK)
    elif plate.note:
        canvas.text(plate.note, rect.right - 22, rect.y + 74, CAPTION, Colour.MUTED, Align.RIGHT, fit=room)
    if plate.is_dealer:
        canvas.part(Disc(16, PAPER_FILL, Colour.BRASS_LINE, 2), rect.right - 50, rect.y + 14)
        canvas.text_middle("D", rect.right - 34, rect.y + 30, _DEALER, "#3a2410")


def draw_pot_plate(canvas: Canvas, label: str, amount: str) -> None:
    rect = layout.POT_PLATE
    canvas.part(Panel(rect.width, rect.height, 10), rect.x, rect.y)
    canvas.text(label, rect.x + 26, rect.y + 43, H3.sized(26), Colour.BRASS_LIGHT, fit=110)
    canvas.text(amount, rect.right - 24, rect.y + 46, AMOUNT_LARGE, Colour.BRASS_LIGHT, Align.RIGHT, fit=140)


@dataclass(frozen=True, slots=True)
class WardrobeRow:
    """A garment as the panel shows it."""

    name: str
    icon: str
    state: GarmentState


def draw_wardrobe(
    canvas: Canvas, texts: Texts, rows: Sequence[WardrobeRow], each: str, finale: tuple[str, str]
) -> None:
    """The opponent's wardrobe; ``finale`` is the icon and the name of what comes when everything is lost."""
    rect = layout.WARDROBE
    if not canvas.visible(rect.inset(-40)):
        return
    canvas.part(Panel(rect.width, rect.height), rect.x, rect.y)
    canvas.text(texts.tr("Wardrobe"), rect.x + 24, rect.y + 44, H3, Colour.BRASS_LIGHT, fit=230)
    canvas.text(each, rect.right - 24, rect.y + 42, CAPTION, Colour.MUTED, Align.RIGHT, fit=150)
    canvas.hairline(rect.x + 22, rect.y + 60, rect.width - 44)
    for place, row in enumerate(rows):
        draw_wardrobe_row(canvas, texts, layout.wardrobe_row(place, len(rows)), row)
    icon, name = finale
    canvas.garment(icon, rect.x + 37, rect.bottom - 27, 26, Colour.BRASS_LINE)
    canvas.text(name, rect.x + 60, rect.bottom - 21, CAPTION, Colour.MUTED, fit=rect.width - 90)


_ROW_PAINTS: Final[dict[GarmentState, tuple[Paint, Paint]]] = {
    GarmentState.WORN: (Colour.BRASS, Colour.CREAM),
    GarmentState.STAKED: (Colour.BRASS_LIGHT, Colour.IVORY),
    GarmentState.OFF: (Colour.OFF_ICON, Colour.OFF),
}
"""Colours of icon and name."""
_STATES: Final = {
    GarmentState.WORN: mark("worn"),
    GarmentState.STAKED: mark("staked"),
    GarmentState.OFF: mark("yours"),
}


def draw_wardrobe_row(canvas: Canvas, texts: Texts, rect: Rect, row: WardrobeRow, off: str = "") -> None:
    """One garment with its state; ``off`` says what one that is off is called, if it is not the human's now."""
    if not canvas.visible(rect.inset(-8)):
        return
    if row.state is GarmentState.STAKED:
        face = Chamfered(rect.width, rect.height, 7, Colour.STAKED, Colour.BRASS, 1.6, 0.75)
        canvas.part(face, rect.x, rect.y)
    icon_paint, name_paint = _ROW_PAINTS[row.state]
    with canvas.faded(0.75 if row.state is GarmentState.OFF else 1):
        canvas.garment(row.icon, rect.x + 30, rect.centre_y, min(40, rect.height - 8), icon_paint)
    middle, right = rect.centre_y, rect.right - 12
    said = off if off and row.state is GarmentState.OFF else texts.tr(_STATES[row.state])
    taken = _draw_row_state(canvas, row.state, said, right, middle)
    room = right - taken - 14 - (rect.x + 64)
    bounds = canvas.text_middle(row.name, rect.x + 64, middle, ROW, name_paint, Align.LEFT, fit=room)
    if row.state is GarmentState.OFF:
        canvas.hairline(bounds.x, middle + 1, bounds.width, Colour.OFF, 0.9)


def _draw_row_state(canvas: Canvas, state: GarmentState, said: str, right: float, middle: float) -> float:
    """Draw the state at the right end of a row; how much room it took."""
    if state is GarmentState.STAKED:
        width = max(122.0, canvas.width(said, CAPTION) + 34)
        draw_pill(canvas, Rect(right + 6 - width, middle - 17, width, 34), said)
        return width - 6
    paint, icon = (Colour.OK, "check") if state is GarmentState.WORN else (Colour.OFF, "cup")
    bounds = canvas.text_middle(said, right, middle, CAPTION, paint, Align.RIGHT, fit=110)
    canvas.icon(icon, bounds.x - 16, middle, 18, paint)
    return bounds.width + 28


def draw_pips(canvas: Canvas, wardrobe: Sequence[Garment]) -> None:
    """The human's garments as small icons on the plate."""
    for place, garment in enumerate(wardrobe):
        spot = layout.my_pip(place, len(wardrobe))
        if garment.state is GarmentState.STAKED:
            canvas.part(Chamfered(34, 34, 6, Colour.BURGUNDY_7, Colour.BRASS, 1.4), spot.x - 17, spot.y - 17)
        paint = _ROW_PAINTS[garment.state][0]
        with canvas.faded(0.62 if garment.state is GarmentState.OFF else 1):
            canvas.garment(garment.id, spot.x, spot.y, spot.width, paint)
        if garment.state is GarmentState.OFF:
            canvas.hairline(spot.x - 14, spot.y, 28, Colour.OFF, 0.9)


@dataclass(frozen=True, slots=True)
class LogExtent:
    """How much of a log is seen."""

    hidden: int
    """Rows for which there is no room."""
    height: int


def draw_log(
    canvas: Canvas, texts: Texts, deal: int, rows: Sequence[str], now: str, *, foot: float, back: int = 0
) -> LogExtent:
    """The log of the deal, the latest rows of it but the last ``back``; ``now`` is what the table waits for.

    The panel grows down to the ``foot``.
    """
    width = layout.LOG_WIDTH - 48
    heights = [layout.LOG_ROW + _LINE * (len(canvas.lines(row, _LOG, width, 2)) - 1) for row in rows]
    room = foot - layout.LOG_TOP - 84 + 8 - (layout.LOG_ROW if now else 0)
    last = len(rows) - back
    first = first_that_fits(heights[:last], room)
    hidden = first_that_fits(heights, room)
    height = round(76 + (room - 8 if hidden else sum(heights)) + (layout.LOG_ROW if now else 0))
    extent = LogExtent(hidden, height)
    if not canvas.visible(Rect(layout.LOG_LEFT, layout.LOG_TOP, layout.LOG_WIDTH, foot - layout.LOG_TOP).inset(-40)):
        return extent
    x, y = layout.LOG_LEFT, layout.LOG_TOP
    canvas.part(Panel(layout.LOG_WIDTH, height), x, y)
    canvas.text(texts.tr("This deal"), x + 24, y + 43, H3.sized(26), Colour.BRASS_LIGHT, fit=190)
    number = texts.tr("Deal {number}", number=deal)
    canvas.text(number, layout.SEAL.x - 6, y + 42, CAPTION, Colour.MUTED, Align.RIGHT, fit=130)
    canvas.hairline(x + 22, y + 58, layout.LOG_WIDTH - 44)
    top = y + 64.0
    if hidden:
        draw_log_position(
            canvas, Rect(x + layout.LOG_WIDTH - 12, top, 4, room - 12), first / len(rows), last / len(rows)
        )
    for row, row_height in zip(rows[first:last], heights[first:last], strict=True):
        canvas.text_box(row, Rect(x + 24, top, width, row_height), _LOG, Colour.CREAM, Align.LEFT, most_lines=2)
        top += row_height
    if now:
        top = y + height - 12 - layout.LOG_ROW
        canvas.part(Diamond(6, 6), x + 24, top + layout.LOG_ROW / 2 - 6)
        canvas.text_box(
            now, Rect(x + 46, top, width - 22, layout.LOG_ROW), _LOG_NOW, Colour.BRASS_LIGHT, Align.LEFT, most_lines=2
        )
    return extent


def first_that_fits(heights: Sequence[float], room: float) -> int:
    """The first of the last rows that fit together."""
    first = len(heights)
    while first > 0 and sum(heights[first - 1 :]) <= room:
        first -= 1
    return first


def draw_log_position(canvas: Canvas, track: Rect, begin: float, end: float) -> None:
    """Which part of the log is seen."""
    canvas.fill(Colour.BRASS_DARK, track, 0.5)
    canvas.fill(Colour.BRASS, Rect(track.x, track.y + track.height * begin, track.width, track.height * (end - begin)))


def draw_forfeit(canvas: Canvas, title: str, what: str, note: str, icon: str) -> None:
    """The garment that this deal cost its owner."""
    rect = layout.FORFEIT
    if not canvas.visible(rect.inset(-40)):
        return
    canvas.part(Panel(rect.width, rect.height, border=Colour.BRASS), rect.x, rect.y)
    draw_medallion(canvas, rect.x + 118, rect.y + 142, 84, MedallionState.WON, icon)
    left, width = rect.x + 224, rect.width - 224 - 20
    canvas.text(title, left, rect.y + 74, H3.sized(30), Colour.BRASS_LIGHT, fit=width)
    height = canvas.paragraph(what, left, rect.y + 90, width, ROW.sized(23), Colour.IVORY, most_lines=4)
    canvas.paragraph(note, left, rect.y + 98 + height, width, CAPTION, Colour.MUTED, most_lines=3)


def draw_medallion(canvas: Canvas, x: float, y: float, radius: float, state: MedallionState, icon: str) -> None:
    """A medallion with a garment in it."""
    canvas.part(Medallion(radius, state), x - radius, y - radius)
    paint = Colour.OFF_ICON if state is MedallionState.OFF else Colour.BRASS_LIGHT
    canvas.garment(icon, x, y, radius * 1.24, paint)
