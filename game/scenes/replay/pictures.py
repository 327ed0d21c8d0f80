"""The table in a replay: the one of the game, or all seats in rows where somebody cannot be drawn any more."""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from engine.cards import Card
from engine.rules import StudRules
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, PILL, ROW_STRONG
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.opponents.garment_pips import draw_pips
from game.opponents.pack import PackError
from game.scenes.replay.places import BESIDE_TABLE, ReplayPlaces
from game.scenes.replay.stud_table import StudReplayTable
from game.scenes.scenery import draw_quiet_ground
from game.sound.event_cues import EventCues
from game.stage.services import Services
from game.table import layout
from game.table.cards import draw_card
from game.table.director import Director
from game.table.names import MatchNames
from game.table.picture import TablePicture
from game.table.presence import Presence
from game.table.state import SeatState, TableState
from game.table.steps import HUMAN, OPPONENT, Step
from game.texts.actions import action_pill
from game.widgets.labels import draw_pill

_STUD_TABLE: Final = Rect(40, 20, 1370, 936)


class ReplayTable(Protocol):
    """What a replay shows at the left of its steps."""

    director: Director
    places: ReplayPlaces

    def show(self, state: TableState) -> None:
        """Stand as after some step, without a movement."""

    def draw(self, canvas: Canvas) -> None: ...

    def reveal(self, cards: tuple[Card, ...]) -> None:
        """Cards of the opponent that were shown later in the deal; none hides them again."""


def replay_table(services: Services, guests: Guests, deal: PlayedDeal, state: TableState) -> ReplayTable:
    """The table for a deal: that of the game when its opponent can be drawn."""
    rules = deal.setup.rules
    try:
        if isinstance(rules, StudRules):
            return StudReplayTable(services, deal, rules, state)
        return DrawReplayTable(services, deal, state)
    except PackError:
        return RowsReplayTable(services, guests, deal, state)


def _nobody_watches(_step: Step) -> None:
    """A replay neither speaks nor remembers what was seen."""


class _NobodyWaits:
    """The log of the game, which says for whom the table waits, is not drawn here."""

    def waits_for(self, director: Director) -> str:  # noqa: ARG002 - nobody is waited for
        return ""


class _PictureWithoutLog(TablePicture):
    def _draw_panels(self, canvas: Canvas, state: TableState) -> None:  # noqa: ARG002 - only the log asks for it
        """The wardrobe alone: the steps stand in the place of the log."""
        self._draw_wardrobe(canvas)


class DrawReplayTable:
    """The table of five-card draw, played by its own director."""

    places = BESIDE_TABLE

    def __init__(self, services: Services, deal: PlayedDeal, state: TableState) -> None:
        """Raises PackError when the opponent cannot be drawn."""
        self._services = services
        self._deal = deal
        self._names = MatchNames(deal.setup, services.cast, services.texts)
        self._revealed: tuple[Card, ...] = ()
        self.show(state)

    def show(self, state: TableState) -> None:
        services, setup = self._services, self._deal.setup
        cues = EventCues(setup.rules.garment_value)
        self.director = Director(state, cues, services.sounds, services.theme, _nobody_watches)
        presence = Presence(services.theme, Random(self._deal.number))
        self._picture = _PictureWithoutLog(services, setup, self._names, self.director, presence, _NobodyWaits())

    def reveal(self, cards: tuple[Card, ...]) -> None:
        self._revealed = cards

    def draw(self, canvas: Canvas) -> None:
        self._picture.draw(canvas)
        seat = self.director.shown.seats[OPPONENT]
        if self._revealed and seat.cards and not seat.shown and not seat.has_folded:
            tray = layout.TRAY
            canvas.part(
                Chamfered(tray.width, tray.height, 14, Colour.WELL, Colour.BRASS_LINE, 1.2, 0.7), tray.x, tray.y
            )
            for place, card in enumerate(self._revealed):
                draw_card(canvas, self._services.settings.settings, card, layout.her_card(place))
            said = self._services.texts.tr("Shown later in this deal")
            width = min(700.0, canvas.width(said, PILL) + 60)
            pill = Rect.centred(layout.HER_HAND_PILL.centre_x, layout.HER_HAND_PILL.centre_y, width, 40)
            draw_pill(canvas, pill, said, Colour.QUIET, Colour.IVORY, Colour.BRASS_LINE)
        self._picture.draw_above(canvas)


class RowsReplayTable:
    """All seats below one another: name, money, what was done last, and the cards.

    For deals with somebody whose pack is gone.
    """

    places = BESIDE_TABLE

    def __init__(self, services: Services, guests: Guests, deal: PlayedDeal, state: TableState) -> None:
        self._services = services
        self._guests = guests
        self._deal = deal
        self.show(state)

    def show(self, state: TableState) -> None:
        services, value = self._services, self._deal.setup.rules.garment_value
        self.director = Director(state, EventCues(value), services.sounds, services.theme, _nobody_watches)

    def reveal(self, cards: tuple[Card, ...]) -> None:
        """Every open card lies open in the rows anyway."""

    def draw(self, canvas: Canvas) -> None:
        texts, state = self._services.texts, self.director.shown
        draw_quiet_ground(canvas)
        canvas.part(Panel(_STUD_TABLE.width, _STUD_TABLE.height), _STUD_TABLE.x, _STUD_TABLE.y)
        canvas.text(texts.tr("Pot"), _STUD_TABLE.x + 40, 84, ROW_STRONG.sized(28), Colour.BRASS_LIGHT)
        canvas.text(texts.money(state.pot), _STUD_TABLE.x + 130, 84, AMOUNT_SMALL.sized(34), Colour.BRASS_LIGHT)
        canvas.hairline(_STUD_TABLE.x + 30, 104, _STUD_TABLE.width - 60)
        count = len(state.seats)
        pitch = min(150.0, 830 / count)
        order = [*range(1, count), HUMAN]
        for place, number in enumerate(order):
            row = Rect(_STUD_TABLE.x + 30, 116 + place * pitch, _STUD_TABLE.width - 60, pitch)
            self._draw_seat(canvas, row, number, state.seats[number])
            if place:
                canvas.hairline(row.x, row.y, row.width, opacity=0.25)

    def _draw_seat(self, canvas: Canvas, row: Rect, number: int, seat: SeatState) -> None:
        texts, settings = self._services.texts, self._services.settings.settings
        ink = Colour.MUTED if seat.has_folded else Colour.IVORY
        player = self._deal.setup.seats[number].player
        name = self._guests.full_name(player)
        canvas.text_middle(name, row.x + 10, row.centre_y - 18, ROW_STRONG.sized(24), ink, Align.LEFT, fit=290)
        money = texts.money(seat.money)
        canvas.text_middle(money, row.x + 10, row.centre_y + 18, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.LEFT, fit=130)
        said = action_pill(texts, seat.last_action, is_draw=False) if seat.last_action is not None else None
        if said:
            width = min(190.0, canvas.width(said, CAPTION) + 36)
            pill = Rect(row.x + 300 - width, row.centre_y + 2, width, 32)
            draw_pill(canvas, pill, said, Colour.QUIET, Colour.CREAM, Colour.BRASS_DARK)
        width = min(96.0, (row.height - 12) / 1.4)
        pitch = min(width + 12, (row.width - 340 - 34 * len(seat.wardrobe)) / 7)
        left = row.right - 34 * len(seat.wardrobe) - 4
        draw_pips(canvas, seat.wardrobe, lambda garment: self._guests.icon(player, garment), left, row.centre_y, 34)
        for place, card in enumerate(seat.cards):
            rect = Rect(row.x + 330 + place * pitch, row.centre_y - width * 0.7, width, round(width * 1.4))
            draw_card(canvas, settings, card, rect, dimmed=seat.has_folded)
