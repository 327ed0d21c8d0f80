"""The opponents around the table of stud: figures or busts, plates with pips and pills, and their cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from engine import events as ev
from engine.cards import Card
from engine.evaluation import best_five, describe
from game.colours import Colour, Paint
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Disc, Panel
from game.drawing.vector import BRASS_FOIL, PANEL_FILL, PAPER_FILL
from game.geometry import Rect
from game.motion import FOLD, MAKE_ROOM
from game.opponents.figure import Figure, figure_of
from game.opponents.layers import FigureState
from game.scenes.garment_pips import draw_pips
from game.scenes.portraits import PortraitShape, draw_portrait
from game.settings import Modesty
from game.table import cards, plates
from game.table.laid import AtTable
from game.table.state import SeatState, TableState
from game.table.steps import card_name
from game.table.stud.handling import StudHandling
from game.table.stud.layout import StudLayout
from game.texts.actions import action_pill
from game.texts.hands import category_name
from game.typography import AMOUNT_SMALL, Face, TextStyle
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

    def draw_figures(self, canvas: Canvas) -> None:
        """Those who stand behind the table; who has left it is not seen any more."""
        for seat, figure in self._figures.items():
            held = self._state.seats[seat]
            if held.is_beaten or not canvas.visible(self._lies.stand(seat).figure):
                continue
            presence = self._table.people.presences[seat]
            look = figure.state(self.worn(seat), presence.expression, blink=presence.blinks, cards=False)
            self._draw_figure(canvas, seat, look, -presence.rise)

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
        border = Colour.BRASS_LIGHT if on_turn else Colour.BRASS_LINE
        if on_turn:
            plates.draw_turn_glow(canvas, rect, self._handling.glow)
        if self._lies.has_figures:
            canvas.part(Panel(rect.width, rect.height, 10, border), rect.x, rect.y)
        else:
            face = Chamfered(rect.width, rect.height, 10, PANEL_FILL, border, 2, shadowed=True)
            canvas.part(face, rect.x, rect.y)
        with canvas.faded(_OUT if held.has_folded or held.is_beaten else 1):
            self._draw_words(canvas, seat, rect)
        wardrobe, names = self._table.director.dressed.seats[seat].wardrobe, self._table.names
        x, y = self._lies.pip(seat, 0)
        pitch = _PITCH if self._lies.has_figures else _BUST_PITCH
        draw_pips(canvas, wardrobe, lambda garment: names.icon(seat, garment), x - 16, y, pitch)

    def _draw_words(self, canvas: Canvas, seat: int, rect: Rect) -> None:
        names, texts = self._table.names, self._table.services.texts
        name, money = str(names.name(seat)), texts.money(self._table.director.money(seat))
        pill, disc = self._pill(seat), self._disc(seat)
        if self._lies.has_figures:
            canvas.text(name, rect.x + 24, rect.y + 39, _NAME, fit=240)
            right = rect.right - 24 - (40 if disc else 0)
            canvas.text(money, right, rect.y + 40, AMOUNT_SMALL.sized(28), Colour.BRASS_LIGHT, Align.RIGHT, fit=120)
            self._draw_disc(canvas, disc, rect.right - 36, rect.y + 30, 15)
            place = Rect(rect.right - 20 - 150, rect.y + 53, 150, 34)
        else:
            canvas.text(name, rect.x + 38, rect.y + 32, _BUST_NAME, fit=216)
            canvas.text(money, rect.x + 38, rect.y + 63, AMOUNT_SMALL, Colour.BRASS_LIGHT, fit=98)
            self._draw_disc(canvas, disc, rect.right - 28, rect.y + 19, 13)
            place = Rect(rect.x + 138, rect.y + 36, 152, 30)
        if pill is not None:
            draw_pill(canvas, place, pill.text, pill.fill, pill.paint, pill.border)

    def _disc(self, seat: int) -> str:
        """D for the dealer, B for who posted the bring-in."""
        if self._state.dealer == seat:
            return "D"
        if self._state.street != 3:
            return ""
        posted = any(isinstance(event, ev.BringInPosted) and event.seat == seat for event in self._state.deal_events)
        return "B" if posted else ""

    @staticmethod
    def _draw_disc(canvas: Canvas, letter: str, x: float, y: float, radius: float) -> None:
        if letter:
            canvas.part(Disc(radius, PAPER_FILL, Colour.BRASS_LINE, 2), x - radius, y - radius)
            canvas.text_middle(letter, x, y, _DEALER, "#3a2410")

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
            made = winning_cards(self._state, seat)
            for place, card in enumerate(held.cards):
                if card_name(seat, place) not in hidden:
                    self._draw_card(canvas, seat, place, card, made)

    def _reach_of_cards(self, seat: int, held: SeatState) -> Rect:
        count, shown = self._count(seat), bool(held.shown)
        first = self._lies.card(seat, 0, count, shown=shown)
        return first.union(self._lies.card(seat, len(held.cards) - 1, count, shown=shown)).inset(-2 * REACH)

    def _draw_card(
        self, canvas: Canvas, seat: int, place: int, card: Card | None, made: frozenset[Card] | None
    ) -> None:
        held, settings = self._state.seats[seat], self._table.services.settings.settings
        rect = self._lies.card(seat, place, self._count(seat), shown=bool(held.shown))
        is_open = place in held.up or bool(held.shown)
        lit = made is not None and card in made
        dimmed = held.has_folded or (bool(held.shown) and bool(self._state.wins) and not lit)
        cards.draw_card(canvas, settings, card if is_open else None, rect, lit=lit, dimmed=dimmed)

    def _count(self, seat: int) -> float:
        """How many cards the seat has, on the way from before the running step to after it."""
        director = self._table.director
        now = len(director.shown.seats[seat].cards)
        if director.step is None or self._table.services.theme.still:
            return now
        before = len(director.step.before.seats[seat].cards)
        return before + (now - before) * min(1.0, director.elapsed / MAKE_ROOM)


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
