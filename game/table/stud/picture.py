"""The picture of the table of stud at one moment."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine import events as ev
from engine.evaluation import describe
from engine.rules import StudRules
from game.drawing.canvas import Canvas
from game.drawing.chrome import Panel
from game.drawing.ornaments import BannerKind, MedallionState
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.motion import BANNER_IN, expo_out
from game.table import cards, chips, plates
from game.table import layout as tables
from game.table.flights import CardInFlight, ChipsInFlight, Flight, GarmentInFlight, Placed
from game.table.laid import AtTable
from game.table.room import Room
from game.table.steps import HUMAN, card_name
from game.table.stud.centre import Centre
from game.table.stud.handling import StudHandling
from game.table.stud.layout import DOWN_PLACES, StudLayout
from game.table.stud.own_hand import OwnHand
from game.table.stud.panels import WardrobeCard, draw_log
from game.table.stud.seats import OpponentSeats
from game.texts import banners
from game.texts.hands import hand_name
from game.texts.typography import capitalise
from game.widgets.labels import draw_banner

_LOUNGES: Final = {1: ("one", 690), 2: ("two", 500), 3: ("three", 500)}
"""Pictures of the lounge by opponents, with their heights."""
_FELTS: Final = ("green", "blue", "burgundy")
_FELT_OF_FIGURES: Final = Rect(0, 378, 1920, 702)
_FELT_OF_BUSTS: Final = Rect(108, 154, 1704, 708)
_ROOM_SHOWN: Final = 690.0


class StudPicture:
    """Draws the table. Everything is read anew each time; only the picture of the room is kept from frame to frame."""

    def __init__(self, table: AtTable, lies: StudLayout, rules: StudRules, handling: StudHandling) -> None:
        self._table = table
        self._lies = lies
        self.handling = handling
        self._room = Room()
        self._seats = OpponentSeats(table, lies, self.handling)
        self._centre = Centre(table, lies, rules)
        self._hand = OwnHand(table, lies, self.handling)
        self.card = WardrobeCard(table, lies, self._seats)

    # ------------------------------------------------------------ from back to front
    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the widgets, the bubbles and what flies."""
        hidden = self._table.director.hidden()
        felt = self._table.services.settings.settings.felt
        felt = felt if felt in _FELTS else _FELTS[0]
        if self._lies.has_figures:
            self._draw_room(canvas, felt)
        else:
            oval = (("interface/scenery/oval.webp", CANVAS), (f"interface/scenery/oval_{felt}.webp", _FELT_OF_BUSTS))
            canvas.ground(oval)
        self._centre.draw(canvas, hidden)
        self._seats.draw_plates(canvas)
        self._seats.draw_cards(canvas, hidden)
        if not self._lies.has_figures:
            self._seats.draw_busts(canvas)
        self._hand.draw(canvas, hidden)
        self._draw_banner(canvas)
        canvas.part(Panel(tables.BAR.width, tables.BAR.height), tables.BAR.x, tables.BAR.y)

    def _draw_room(self, canvas: Canvas, felt: str) -> None:
        name, height = _LOUNGES[self._lies.opponents]

        def paint(room: Canvas) -> None:
            room.fill(Colour.INK)
            room.picture(f"interface/scenery/lounge_{name}.webp", Rect(0, 0, 1920, height))
            self._seats.draw_figures(room)
            room.picture(f"interface/scenery/table_stud_{felt}.webp", _FELT_OF_FIGURES)

        self._room.draw(canvas, felt, self._seats.seen(), paint)

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what is in flight, the words, and the panels that are open."""
        for flight, placed in self._table.director.flying():
            if canvas.visible(flight.area(placed)):
                self._draw_flying(canvas, flight, placed)
        self._table.people.draw_words(canvas)
        if self.handling.is_log_open:
            self.handling.log_hidden = draw_log(canvas, self._table, self.handling.log_back)
        if self.handling.looked_at is not None:
            self.card.draw(canvas, self.handling.looked_at)

    def flying_areas(self) -> Iterable[Rect]:
        """The parts of the canvas over which something flies now."""
        return [flight.area(placed) for flight, placed in self._table.director.flying()]

    def _draw_flying(self, canvas: Canvas, flight: Flight, placed: Placed) -> None:
        match flight.what:
            case CardInFlight():
                width = max(flight.start.width, flight.end.width)
                shown = placed if self._may_show(flight) else Placed(placed.spot, None, placed.stretch, placed.opacity)
                cards.draw_flying_card(canvas, self._table.services.settings.settings, shown, width)
            case ChipsInFlight(stack):
                with canvas.faded(placed.opacity):
                    chips.draw_stack(canvas, stack, placed.spot.x, placed.spot.y)
            case GarmentInFlight(seat, garment):
                radius = max(2, round(placed.spot.width / 4) * 2)
                with canvas.faded(placed.opacity):
                    icon = self._table.names.icon(seat, garment)
                    plates.draw_medallion(canvas, placed.spot.x, placed.spot.y, radius, MedallionState.WON, icon)

    def _may_show(self, flight: Flight) -> bool:
        """Whether the face of a card may be seen by whoever looks over the human's shoulder."""
        own = {card_name(HUMAN, place) for place in DOWN_PLACES}
        return self.handling.peeks or flight.name not in own

    # ------------------------------------------------------------ banner
    def _draw_banner(self, canvas: Canvas) -> None:
        if self.handling.flash is not None:
            self._draw_flash(canvas, self.handling.flash)
            return
        title, note = self._banner_words()
        if not title:
            return
        director, opening = self._table.director, 1.0
        if director.step is not None and director.step.opens_banner and not canvas.theme.still:
            opening = expo_out(min(1.0, director.elapsed / BANNER_IN))
        rect = self._lies.banner
        width = (rect.width + 80) * opening
        with canvas.clipped(Rect.centred(rect.centre_x, rect.centre_y, width, rect.height + 80)):
            draw_banner(canvas, rect, title, note)

    def _draw_flash(self, canvas: Canvas, moment: ev.GarmentLost | ev.GarmentBoughtBack) -> None:
        names = self._table.names
        owner = None if moment.seat == HUMAN else names.name(moment.seat)
        garment = names.garment(moment.seat, moment.garment)
        is_lost = isinstance(moment, ev.GarmentLost)
        say = banners.garment_lost if is_lost else banners.garment_bought_back
        kind = BannerKind.BURGUNDY if is_lost else BannerKind.GREEN
        draw_banner(canvas, self._lies.banner, say(self._table.services.texts, owner, garment), kind=kind)

    def _banner_words(self) -> tuple[str, str]:
        texts, state, names = self._table.services.texts, self._table.director.shown, self._table.names
        won = state.won
        if won is None:
            return "", ""
        sharing = [win for win in state.wins if win.pot == won.pot]
        value = state.seats[won.seat].value
        note = capitalise(hand_name(texts, describe(value))) if value is not None else texts.tr("Uncontested")
        if won.pot:
            note = f"{texts.tr('Side pot {number}', number=won.pot)} · {note}"
        if len(sharing) > 1:
            who = [str(names.name(win.seat)) for win in sharing]
            return texts.tr("Split pot"), f"{' · '.join(who)} · {note}"
        winner = None if won.seat == HUMAN else names.name(won.seat)
        return banners.pot_won(texts, winner, won.amount), note
