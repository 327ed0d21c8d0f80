"""The human's side of the table of stud: his cards with a mark on the hidden ones, the name of his hand, his plate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import Card
from engine.evaluation import describe, evaluate, evaluate_showing
from game.drawing import shapes
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered
from game.drawing.vector import Drawing, Layer, path
from game.look.colours import Colour, Palette
from game.look.geometry import Rect
from game.look.typography import CAPTION, Face, TextStyle
from game.opponents.garment_pips import draw_pips
from game.table import cards, chips, plates
from game.table.laid import AtTable
from game.table.state import SeatState
from game.table.steps import HUMAN, card_name
from game.table.stud import layout
from game.table.stud.handling import StudHandling
from game.table.stud.layout import DOWN_PLACES, StudLayout
from game.table.stud.seats import winning_cards
from game.texts.hands import hand_name, showing_name
from game.texts.typography import capitalise
from game.widgets.base import REACH
from game.widgets.labels import draw_pill, draw_ribbon

_SLOT: Final = TextStyle(Face.DECO, 26, 1.2)
_FULL_HAND: Final = 5
_TAB_WIDTH, _TAB_HEIGHT = 104.0, 30.0


@dataclass(frozen=True, slots=True)
class EmptySlot:
    """The dashed outline of a card that has not come yet."""

    width: float
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, 9)
        dashes = ' stroke-dasharray="9 7"'
        body = path(outline, palette, fill=Colour.INK, fill_opacity=0.12)
        body += path(outline, palette, stroke=Colour.BRASS_LINE, width=2, opacity=0.75, extra=dashes)
        return Drawing(self.width, self.height, (Layer(body),))


class OwnHand:
    """Draws what lies before the human."""

    def __init__(self, table: AtTable, lies: StudLayout, handling: StudHandling) -> None:
        self._table = table
        self._lies = lies
        self._handling = handling
        self._reach = lies.my_card(0).union(lies.my_card(layout.CARDS - 1)).inset(-2 * REACH)

    @property
    def _seat(self) -> SeatState:
        return self._table.director.shown.seats[HUMAN]

    def draw(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        self._draw_cards(canvas, hidden)
        self._draw_ribbon(canvas, hidden)
        self._draw_plate(canvas)

    def _draw_cards(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        if not canvas.visible(self._reach):
            return
        seat, state = self._seat, self._table.director.shown
        settings = self._table.services.settings.settings
        made = winning_cards(state, HUMAN)
        for place in range(layout.CARDS):
            rect = self._lies.my_card(place)
            if place >= len(seat.cards):
                if seat.cards and not seat.has_folded and not state.is_closing:
                    self._draw_slot(canvas, place, rect)
                continue
            if card_name(HUMAN, place) in hidden:
                continue
            card = seat.cards[place]
            lit = made is not None and card in made
            dimmed = seat.has_folded or (bool(seat.shown) and bool(state.wins) and not lit)
            shown = card if self._handling.peeks or place in seat.up or seat.shown else None
            cards.draw_card(canvas, settings, shown, rect, lit=lit, dimmed=dimmed)
            if place in DOWN_PLACES and not seat.has_folded and not state.is_closing:
                self._draw_tab(canvas, rect)

    def _draw_slot(self, canvas: Canvas, place: int, rect: Rect) -> None:
        texts = self._table.services.texts
        rect = Rect(rect.x, self._lies.my_card(2).y, rect.width, rect.height)
        canvas.part(EmptySlot(rect.width, rect.height), rect.x, rect.y)
        number = texts.ordinal(place + 1, "f")
        canvas.text_middle(number, rect.centre_x, rect.centre_y - 6, _SLOT, Colour.BRASS_LIGHT, fit=rect.width - 20)
        if place in DOWN_PLACES:
            canvas.icon("eye", rect.centre_x, rect.centre_y + 32, 24, Colour.BRASS)

    def _draw_tab(self, canvas: Canvas, card: Rect) -> None:
        """Others do not see this card."""
        word = self._table.services.texts.tr("hidden")
        width = max(_TAB_WIDTH, min(card.width + 6, canvas.width(word, CAPTION) + 46))
        tab = Rect(card.centre_x - width / 2, card.y - _TAB_HEIGHT + 7, width, _TAB_HEIGHT)
        canvas.part(Chamfered(tab.width, tab.height, 7, Colour.QUIET, Colour.BRASS, 1.5), tab.x, tab.y)
        canvas.icon("eye", tab.x + 18, tab.centre_y, 20, Colour.BRASS)
        canvas.text_box(word, Rect(tab.x + 31, tab.y, tab.width - 38, tab.height), CAPTION, Colour.IVORY)

    def _draw_ribbon(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        if not canvas.visible(self._lies.ribbon.inset(-REACH)):
            return
        settings = self._table.services.settings.settings
        seat = self._seat
        known = [card for place, card in enumerate(seat.cards) if card and card_name(HUMAN, place) not in hidden]
        if not known or seat.has_folded or not settings.name_my_hand or not self._handling.peeks:
            return
        draw_ribbon(canvas, self._lies.ribbon, capitalise(self.hand_in_words([*known, *self._common])))

    @property
    def _common(self) -> tuple[Card, ...]:
        return self._table.director.shown.community

    def hand_in_words(self, known: list[Card]) -> str:
        """What the cards make so far."""
        texts = self._table.services.texts
        if len(known) < _FULL_HAND:
            return showing_name(texts, describe(evaluate_showing(known)))
        return hand_name(texts, describe(evaluate(known)))

    # ------------------------------------------------------------ the plate
    def _draw_plate(self, canvas: Canvas) -> None:
        texts, director, seat = self._table.services.texts, self._table.director, self._seat
        chips.draw_pile(canvas, director.piled.seats[HUMAN].money, self._lies.my_chips)
        rect = layout.MY_PLATE
        if not canvas.visible(rect.inset(-60)):
            return
        state = director.shown
        won = sum(win.amount for win in state.wins if win.seat == HUMAN)
        paid = seat.paid_this_deal if state.pot else 0
        note = texts.tr("in this deal: {amount}", amount=texts.money(paid)) if paid else ""
        on_turn = self._handling.on_turn == HUMAN
        plates.draw_plate(
            canvas,
            rect,
            plates.Plate(
                texts.tr("You"),
                texts.money(director.money(HUMAN)),
                note=texts.change(won) if won else note,
                is_dealer=state.dealer == HUMAN and not on_turn,
                glow=self._handling.glow if on_turn else 0.0,
            ),
        )
        if on_turn:
            word = texts.tr("Your turn")
            width = min(190.0, max(148.0, canvas.width(word, CAPTION) + 40))
            draw_pill(canvas, Rect(rect.right - 18 - width, rect.y + 10, width, 34), word)
        elif seat.has_folded:
            canvas.text(
                texts.ptr("pill", "Folded"), rect.right - 80, rect.y + 38, CAPTION, Colour.MUTED, Align.RIGHT, fit=160
            )
        x, y = layout.my_pip(0)
        names = self._table.names
        draw_pips(
            canvas, director.dressed.seats[HUMAN].wardrobe, lambda garment: names.icon(HUMAN, garment), x - 16, y, 37
        )
