"""The opponents around the table of stud: figures or busts, plates with pips and pills, and their cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import pygame

from engine.cards import Card
from engine.evaluation import best_five, describe
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Disc, Panel
from game.drawing.vector import BRASS_FOIL, PANEL_FILL, PAPER_FILL
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.motion import FOLD, MAKE_ROOM
from game.look.typography import AMOUNT_SMALL, Face, TextStyle
from game.opponents.figure import Figure, figure_of
from game.opponents.garment_pips import draw_pips
from game.opponents.layers import FigureState
from game.opponents.portraits import PortraitShape, draw_portrait
from game.settings import Modesty
from game.table import cards, plates
from game.table.laid import AtTable
from game.table.room import Seen
from game.table.state import SeatState, TableState
from game.table.steps import card_name
from game.table.stud.handling import StudHandling
from game.table.stud.layout import StudLayout
from game.texts.actions import action_pill
from game.texts.hands import category_name
from game.widgets.base import REACH
from game.widgets.labels import draw_pill

_NAME: Final = TextStyle(Face.SEMIBOLD, 24)
_BUST_NAME: Final = TextStyle(Face.SEMIBOLD, 23)
_DEALER: Final = TextStyle(Face.BOLD, 20)
_PITCH: Final = 37.0
_BUST_PITCH: Final = 35.0
_SINKS: Final = 6.0
"""Units by which somebody sinks who has given up."""
_OUT: Final = 0.55
"""Opacity of what belongs to somebody who is out of the deal."""


@dataclass(frozen=True, slots=True)
class _Pill:
    text: str
    fill: Paint = Colour.QUIET
    paint: Paint = Colour.CREAM
    border: Paint | None = Colour.BRASS_DARK


@dataclass(frozen=True, slots=True)
class _Plate:
    """What is on an opponent's plate besides her money and her clothes, which change more often."""

    name: str
    pill: _Pill | None
    disc: str
    on_turn: bool
    is_out: bool
    has_figure: bool


@dataclass(frozen=True, slots=True)
class _Laid:
    """A card as it lies."""

    place: int
    card: Card | None
    """None for one that is seen from its back."""
    lit: bool
    dimmed: bool


class OpponentSeats:
    """Draws everybody but the human."""

    def __init__(self, table: AtTable, lies: StudLayout, handling: StudHandling) -> None:
        self._table = table
        self._lies = lies
        self._handling = handling
        self._figures: dict[int, Figure] = {
            seat: figure_of(table.names.pack(seat)) for seat in range(1, lies.opponents + 1)
        }

    @property
    def _state(self) -> TableState:
        return self._table.director.shown

    # ------------------------------------------------------------ pictures of them
    def worn(self, seat: int) -> frozenset[str]:
        """What she wears in the picture, as far as the player lets it go."""
        held = self._table.director.dressed.seats[seat]
        if not held.wardrobe:
            return frozenset(self._table.names.pack(seat).manifest.garments)
        if not held.worn and self._table.services.settings.settings.modesty is not Modesty.FINALE:
            return frozenset({held.wardrobe[-1].id})
        return held.worn

    def seen(self) -> dict[int, Seen]:
        """How those look who stand behind the table."""
        looks = {}
        for seat in self._figures:
            held = self._state.seats[seat]
            rise = self._table.people.presences[seat].rise
            area = self._lies.portrait(seat).inset(-10 - _SINKS)
            looks[seat] = Seen((self._look(seat), rise, self._given_up(seat), held.is_beaten), area)
        return looks

    def _look(self, seat: int) -> FigureState:
        presence = self._table.people.presences[seat]
        return self._figures[seat].state(self.worn(seat), presence.expression, blink=presence.blinks, cards=False)

    def draw_figures(self, canvas: Canvas) -> None:
        """Those who stand behind the table; who has left it is not seen any more."""
        for seat in self._figures:
            held = self._state.seats[seat]
            if held.is_beaten or not canvas.visible(self._lies.stand(seat).figure):
                continue
            self._draw_figure(canvas, seat, self._look(seat), -self._table.people.presences[seat].rise)

    def _draw_figure(self, canvas: Canvas, seat: int, look: FigureState, rise: float) -> None:
        rect, figure, gone = self._lies.portrait(seat), self._figures[seat], self._given_up(seat)
        if gone < 1:
            figure.draw(canvas, look, rect.moved(0, rise + _SINKS * gone))
        if gone:
            key = ("folded", self._table.names.pack(seat).id, look.worn, look.finale, look.expression)
            with canvas.faded(gone):
                canvas.composite(key, lambda: _greyed(canvas, figure, look, rect), rect.moved(0, _SINKS * gone))

    def _given_up(self, seat: int) -> float:
        """How far somebody has faded who gave up, from 0 to 1."""
        held, director = self._state.seats[seat], self._table.director
        if held.is_beaten or not held.has_folded:
            return float(held.is_beaten)
        step = director.step
        just_now = step is not None and not step.before.seats[seat].has_folded
        return min(1.0, director.elapsed / FOLD) if just_now and not self._table.services.theme.still else 1.0

    def draw_busts(self, canvas: Canvas) -> None:
        """Those who sit around an oval table, in their niches."""
        for seat in self._figures:
            rect = self._lies.portrait(seat)
            if not canvas.visible(rect.inset(-30)):
                continue
            on_turn = self._handling.on_turn == seat
            if on_turn:
                plates.draw_turn_glow(canvas, rect, self._handling.glow, 60)
            self._draw_bust(canvas, seat, rect, on_turn=on_turn)

    def _draw_bust(self, canvas: Canvas, seat: int, rect: Rect, *, on_turn: bool) -> None:
        gone, presence = self._given_up(seat), self._table.people.presences[seat]
        for dimmed, opacity in ((False, 1.0 if gone < 1 else 0.0), (True, gone)):
            if opacity:
                with canvas.faded(opacity):
                    draw_portrait(
                        canvas,
                        self._table.names.pack(seat),
                        rect,
                        PortraitShape.ARCH,
                        self.worn(seat),
                        presence.expression,
                        bright=on_turn,
                        dimmed=dimmed,
                        blink=presence.blinks and not dimmed,
                        ring=Colour.WARN if self._is_all_in(seat) else BRASS_FOIL,
                    )

    # ------------------------------------------------------------ plates
    def draw_plates(self, canvas: Canvas) -> None:
        for seat in self._figures:
            rect = self._lies.plate(seat)
            if canvas.visible(rect.inset(-40)):
                self._draw_plate(canvas, seat, rect)

    def _draw_plate(self, canvas: Canvas, seat: int, rect: Rect) -> None:
        held, on_turn = self._state.seats[seat], self._handling.on_turn == seat
        is_out = held.has_folded or held.is_beaten
        names, figures = self._table.names, self._lies.has_figures
        plate = _Plate(str(names.name(seat)), self._pill(seat), self._disc(seat), on_turn, is_out, figures)
        if on_turn:
            plates.draw_turn_glow(canvas, rect, self._handling.glow)
        canvas.group(plate, rect.inset(-40), lambda inner: _draw_face(inner, rect, plate))
        money = self._table.services.texts.money(self._table.director.money(seat))
        with canvas.faded(_OUT if is_out else 1):
            if figures:
                right, style = rect.right - (64 if plate.disc else 24), AMOUNT_SMALL.sized(28)
                canvas.text(money, right, rect.y + 40, style, Colour.BRASS_LIGHT, Align.RIGHT, fit=120)
            else:
                canvas.text(money, rect.x + 38, rect.y + 63, AMOUNT_SMALL, Colour.BRASS_LIGHT, fit=98)
        x, y = self._lies.pip(seat, 0)
        wardrobe = self._table.director.dressed.seats[seat].wardrobe
        pitch = _PITCH if figures else _BUST_PITCH
        draw_pips(canvas, wardrobe, lambda garment: names.icon(seat, garment), x - 16, y, pitch)

    def _disc(self, seat: int) -> str:
        """D for the dealer, B for who posted the bring-in."""
        if self._state.dealer == seat:
            return "D"
        return "B" if self._state.street == 3 and self._state.brought_in == seat else ""

    def _is_all_in(self, seat: int) -> bool:
        held = self._state.seats[seat]
        return bool(held.cards) and not held.has_folded and not held.money and not self._state.wins

    def _pill(self, seat: int) -> _Pill | None:
        texts, held, state = self._table.services.texts, self._state.seats[seat], self._state
        won = sum(win.amount for win in state.wins if win.seat == seat)
        if held.is_beaten:
            return _Pill(texts.ptr("pill", "Beaten"), paint=Colour.MUTED)
        if won:
            return _Pill(texts.change(won), Colour.BRASS, Colour.ON_BRASS, None)
        if self._handling.on_turn == seat:
            return _Pill(texts.ptr("pill", "Thinking"), Colour.BRASS, Colour.ON_BRASS, None)
        if held.shown and held.value is not None:
            return _Pill(category_name(texts, describe(held.value).category))
        if self._is_all_in(seat):
            return _Pill(texts.ptr("pill", "All in"), Colour.STAKED, Colour.IVORY, Colour.DANGER_LINE)
        said = action_pill(texts, held.last_action, is_draw=False) if held.last_action and not state.wins else None
        return _Pill(said) if said else None

    # ------------------------------------------------------------ cards
    def draw_cards(self, canvas: Canvas, hidden: frozenset[str]) -> None:
        for seat in self._figures:
            held = self._state.seats[seat]
            if not held.cards or not canvas.visible(self._reach_of_cards(seat, held)):
                continue
            laid = self._laid(seat, held, hidden)
            draw = partial(self._draw_hand, seat=seat, laid=laid)
            count = self._count(seat)
            if count == len(held.cards):
                settings = self._table.services.settings.settings
                key = (laid, bool(held.shown), settings.deck_colours, settings.large_indices)
                canvas.group(key, self._reach_of_cards(seat, held), draw)
            else:
                # On their way to make room they look the same in no two frames.
                draw(canvas)

    def _reach_of_cards(self, seat: int, held: SeatState) -> Rect:
        count, shown = self._count(seat), bool(held.shown)
        first = self._lies.card(seat, 0, count, shown=shown)
        return first.union(self._lies.card(seat, len(held.cards) - 1, count, shown=shown)).inset(-2 * REACH)

    def _laid(self, seat: int, held: SeatState, hidden: frozenset[str]) -> tuple[_Laid, ...]:
        made, is_over = winning_cards(self._state, seat), bool(held.shown) and bool(self._state.wins)
        laid = []
        for place, card in enumerate(held.cards):
            if card_name(seat, place) not in hidden:
                lit = made is not None and card in made
                is_open = place in held.up or bool(held.shown)
                laid.append(_Laid(place, card if is_open else None, lit, held.has_folded or (is_over and not lit)))
        return tuple(laid)

    def _draw_hand(self, canvas: Canvas, seat: int, laid: tuple[_Laid, ...]) -> None:
        settings, count = self._table.services.settings.settings, self._count(seat)
        shown = bool(self._state.seats[seat].shown)
        for it in laid:
            rect = self._lies.card(seat, it.place, count, shown=shown)
            cards.draw_card(canvas, settings, it.card, rect, lit=it.lit, dimmed=it.dimmed)

    def _count(self, seat: int) -> float:
        """How many cards the seat has, on the way from before the running step to after it."""
        director = self._table.director
        now = len(director.shown.seats[seat].cards)
        if director.step is None or self._table.services.theme.still:
            return now
        before = len(director.step.before.seats[seat].cards)
        return before + (now - before) * min(1.0, director.elapsed / MAKE_ROOM)


def _draw_face(canvas: Canvas, rect: Rect, plate: _Plate) -> None:
    border = Colour.BRASS_LIGHT if plate.on_turn else Colour.BRASS_LINE
    if plate.has_figure:
        canvas.part(Panel(rect.width, rect.height, 10, border), rect.x, rect.y)
    else:
        face = Chamfered(rect.width, rect.height, 10, PANEL_FILL, border, 2, shadowed=True)
        canvas.part(face, rect.x, rect.y)
    with canvas.faded(_OUT if plate.is_out else 1):
        _draw_words(canvas, rect, plate)


def _draw_words(canvas: Canvas, rect: Rect, plate: _Plate) -> None:
    if plate.has_figure:
        canvas.text(plate.name, rect.x + 24, rect.y + 39, _NAME, fit=240)
        _draw_disc(canvas, plate.disc, rect.right - 36, rect.y + 30, 15)
        place = Rect(rect.right - 20 - 150, rect.y + 53, 150, 34)
    else:
        canvas.text(plate.name, rect.x + 38, rect.y + 32, _BUST_NAME, fit=216)
        _draw_disc(canvas, plate.disc, rect.right - 28, rect.y + 19, 13)
        place = Rect(rect.x + 138, rect.y + 36, 152, 30)
    if plate.pill is not None:
        draw_pill(canvas, place, plate.pill.text, plate.pill.fill, plate.pill.paint, plate.pill.border)


def _draw_disc(canvas: Canvas, letter: str, x: float, y: float, radius: float) -> None:
    if letter:
        canvas.part(Disc(radius, PAPER_FILL, Colour.BRASS_LINE, 2), x - radius, y - radius)
        canvas.text_middle(letter, x, y, _DEALER, "#3a2410")


def winning_cards(state: TableState, seat: int) -> frozenset[Card] | None:
    """The combination with which a seat has won a pot at the showdown; None for everybody else."""
    held: SeatState = state.seats[seat]
    if not held.shown or not any(win.seat == seat for win in state.wins):
        return None
    return frozenset(best_five([*held.shown, *state.community]).combination)


def _greyed(canvas: Canvas, figure: Figure, look: FigureState, rect: Rect) -> pygame.Surface:
    """The figure of somebody who has folded: grey, and darker."""
    scale = canvas.scale
    surface = pygame.Surface((round(rect.width * scale), round(rect.height * scale)), pygame.SRCALPHA)
    inner = Canvas(surface, canvas.viewport, canvas.theme, canvas.stores)
    with inner.shifted(-canvas.viewport.left / scale, -canvas.viewport.top / scale):
        figure.draw(inner, look, Rect(0, 0, rect.width, rect.height))
    grey = pygame.transform.grayscale(surface)
    grey.fill((140, 148, 144), special_flags=pygame.BLEND_RGB_MULT)
    return grey
