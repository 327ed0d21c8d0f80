"""What opens over the table of stud: the log of the deal, and the wardrobe card of an opponent."""

from __future__ import annotations

from typing import Final

from engine import events as ev
from engine.players.demeanour import Expression
from engine.views import GarmentState
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, H3, ROW
from game.opponents.figure import figure_of
from game.table import plates
from game.table.laid import AtTable
from game.table.stud import layout
from game.table.stud.layout import StudLayout
from game.table.stud.seats import OpponentSeats
from game.texts.deal_log import DealLog

_NOT_LOGGED: Final = (ev.CardsDealt, ev.DealStarted, ev.DealEnded)
_LOG_STYLE: Final = ROW.sized(20)
_LOG_ROW: Final = 31.0
_ROW: Final = 52.0
_CARD_WIDTH, _NICHE_WIDTH = 420.0, 300.0
_NICHE_HEIGHT: Final = 420.0
_HALF_FIGURE: Final = 0.55


def log_rows(table: AtTable) -> list[str]:
    """The deal so far in sentences, antes as one."""
    log = DealLog(table.services.texts, table.names.table_words())
    events = table.director.shown.deal_events
    antes = [event for event in events if isinstance(event, ev.AntePosted)]
    told: list[ev.Event] = [
        event for event in events if not isinstance(event, _NOT_LOGGED) and not isinstance(event, ev.AntePosted)
    ]
    rows = log.sentences(told)
    if antes:
        texts = table.services.texts
        rows.insert(0, texts.tr("Ante: {amount}", amount=texts.money(antes[0].amount)))
    return rows


def draw_log(canvas: Canvas, table: AtTable, back: int = 0) -> int:
    """The latest sentences of the deal but the last ``back``, in a panel at the left; how many do not fit."""
    rect, texts = layout.LOG, table.services.texts
    canvas.part(Panel(rect.width, rect.height), rect.x, rect.y)
    canvas.text(texts.tr("This deal"), rect.x + 24, rect.y + 43, H3.sized(26), Colour.BRASS_LIGHT, fit=220)
    number = texts.tr("Deal {number}", number=table.director.shown.deal_number)
    canvas.text(number, rect.right - 24, rect.y + 42, CAPTION, Colour.MUTED, Align.RIGHT, fit=150)
    canvas.hairline(rect.x + 22, rect.y + 58, rect.width - 44)
    width, rows = rect.width - 48, log_rows(table)
    heights = [_LOG_ROW * min(2, len(canvas.lines(row, _LOG_STYLE, width, 2))) for row in rows]
    room, last = rect.height - 80, len(rows) - back
    first, hidden = plates.first_that_fits(heights[:last], room), plates.first_that_fits(heights, room)
    top = rect.y + 66.0
    if hidden:
        track = Rect(rect.right - 12, top, 4, room - 6)
        plates.draw_log_position(canvas, track, first / len(rows), last / len(rows))
    for row, height in zip(rows[first:last], heights[first:last], strict=True):
        box = Rect(rect.x + 24, top, width, height)
        canvas.text_box(row, box, _LOG_STYLE, Colour.CREAM, Align.LEFT, most_lines=2)
        top += height
    return hidden


class WardrobeCard:
    """Name, money and garments of one opponent; beside a bust her half figure rises too."""

    def __init__(self, table: AtTable, lies: StudLayout, seats: OpponentSeats) -> None:
        self._table = table
        self._lies = lies
        self._seats = seats

    def area(self, seat: int) -> Rect:
        """Everything that the card covers."""
        count = len(self._table.director.dressed.seats[seat].wardrobe)
        height = 150 + _ROW * max(1, count)
        if self._lies.has_figures:
            return self._lies.card_of_wardrobe(seat, _CARD_WIDTH, height)
        return self._lies.card_of_wardrobe(seat, _CARD_WIDTH + _NICHE_WIDTH + 12, max(height, _NICHE_HEIGHT))

    def draw(self, canvas: Canvas, seat: int) -> None:
        area = self.area(seat)
        if not canvas.visible(area.inset(-40)):
            return
        card = area
        if not self._lies.has_figures:
            beside = area.x + (0 if area.centre_x > 960 else _CARD_WIDTH + 12)
            niche_left = area.x if area.centre_x <= 960 else area.right - _NICHE_WIDTH
            card = Rect(beside if area.centre_x > 960 else area.x + _NICHE_WIDTH + 12, area.y, _CARD_WIDTH, area.height)
            self._draw_figure(canvas, seat, Rect(niche_left, area.y, _NICHE_WIDTH, area.height))
        canvas.part(Panel(card.width, card.height, fill_opacity=1), card.x, card.y)
        self._draw_head(canvas, seat, card)
        self._draw_garments(canvas, seat, card)

    def _draw_figure(self, canvas: Canvas, seat: int, niche: Rect) -> None:
        pack = self._table.names.pack(seat)
        canvas.part(Panel(niche.width, niche.height), niche.x, niche.y)
        inside = niche.inset(10)
        with canvas.clipped(inside):
            canvas.fill(pack.manifest.colours.niche, inside)
            canvas.fill(Colour.INK, inside, 0.5)
            glow = Rect(inside.x, inside.y, inside.width, inside.width * 640 / 520)
            canvas.picture("interface/niches/glow.svg", glow, pack.manifest.colours.niche)
            figure = figure_of(pack)
            look = figure.state(self._seats.worn(seat), Expression.NEUTRAL, cards=False)
            width, height = 720 * _HALF_FIGURE, 1000 * _HALF_FIGURE
            figure.draw(canvas, look, Rect(niche.centre_x - 380 * _HALF_FIGURE, inside.y + 6, width, height))

    def _draw_head(self, canvas: Canvas, seat: int, card: Rect) -> None:
        texts, names = self._table.services.texts, self._table.names
        held = self._table.director.shown.seats[seat]
        canvas.text(names.full_name(seat), card.x + 24, card.y + 44, H3, Colour.BRASS_LIGHT, fit=card.width - 48)
        money = texts.money(held.money)
        canvas.text(money, card.x + 24, card.y + 82, AMOUNT_SMALL, Colour.BRASS_LIGHT, fit=140)
        paid = texts.tr("in this deal: {amount}", amount=texts.money(held.paid_this_deal))
        canvas.text(paid, card.right - 24, card.y + 80, CAPTION, Colour.MUTED, Align.RIGHT, fit=220)
        canvas.hairline(card.x + 22, card.y + 98, card.width - 44)

    def _draw_garments(self, canvas: Canvas, seat: int, card: Rect) -> None:
        texts, names = self._table.services.texts, self._table.names
        wardrobe = self._table.director.dressed.seats[seat].wardrobe
        for place, garment in enumerate(wardrobe):
            rect = Rect(card.x + 12, card.y + 106 + _ROW * place, card.width - 24, _ROW - 4)
            row = plates.WardrobeRow(
                names.garment_title(seat, garment.id), names.icon(seat, garment.id), GarmentState(garment.state)
            )
            plates.draw_wardrobe_row(canvas, texts, rect, row, off=texts.tr("off"))
        value = texts.money(self._table.setup.rules.garment_value)
        note = texts.tr("each {amount}", amount=value) if wardrobe else texts.tr("Money only")
        canvas.text(note, card.right - 24, card.bottom - 18, CAPTION, Colour.MUTED, Align.RIGHT, fit=200)
