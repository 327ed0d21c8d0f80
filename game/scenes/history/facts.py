"""What happened in a deal of the past, part by part, to be read at the right of the history."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine import events as ev
from game.drawing.canvas import Align, Canvas
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.scenes.history.words import HUMAN
from game.scenes.reading import LongText
from game.stage.services import Services
from game.texts.deal_log import DealLog
from game.texts.streets import street_name
from game.widgets.scroll import BAR_ROOM

_LABEL_WIDTH: Final = 150.0
_GAP: Final = 6.0
_STYLE: Final = replace(CAPTION, line=1.24)
Rows = Sequence[tuple[str, str]]


class DealFacts(LongText):
    """The parts of a deal with what was done in each; longer than its place it scrolls."""

    def __init__(self, name: str, rect: Rect, label: str, rows: Callable[[], Rows]) -> None:
        """``rows`` is asked whenever the facts are drawn: a deal is played again only while it is looked at."""
        super().__init__(name, rect, label, (), rect.height)
        self._rows = rows

    def measure(self, canvas: Canvas) -> float:
        return sum(self._height(canvas, *row) + _GAP for row in self._rows())

    def _height(self, canvas: Canvas, label: str, said: str) -> float:
        room = self._room
        return max(
            canvas.paragraph_height(label, _STYLE, _LABEL_WIDTH), canvas.paragraph_height(said, _STYLE, room.width)
        )

    @property
    def _room(self) -> Rect:
        left = self.rect.x + _LABEL_WIDTH + 14
        return Rect(left, self.rect.y, self.rect.right - BAR_ROOM - left, self.rect.height)

    def draw_content(self, canvas: Canvas) -> None:
        y, room = self.rect.y, self._room
        for label, said in self._rows():
            canvas.paragraph(label, self.rect.x, y, _LABEL_WIDTH, _STYLE, Colour.MUTED)
            canvas.paragraph(said, room.x, y, room.width, _STYLE, Colour.CREAM, Align.LEFT)
            y += self._height(canvas, label, said) + _GAP


def facts(services: Services, guests: Guests, deal: PlayedDeal) -> Rows:
    """What was done in each part of the deal; at a full table only by the human."""
    texts = services.texts
    log = DealLog(texts, guests.table_words(deal.setup))
    parts: list[tuple[str, list[ev.Event]]] = [(texts.tr("Ante"), [])]
    for event in deal.events:
        heading = _heading(services, event, parts[-1][0])
        if heading is not None:
            parts.append((heading, []))
        if _is_told(event, alone=len(deal.setup.seats) == 2):
            parts[-1][1].append(event)
    told = ((heading, " · ".join(log.sentences(events))) for heading, events in parts)
    return [(heading, said) for heading, said in told if said]


def _heading(services: Services, event: ev.Event, now: str) -> str | None:
    texts = services.texts
    match event:
        case ev.StreetStarted(street):
            return street_name(texts, street)
        case ev.CardsExchanged():
            heading = texts.tr("Exchange")
        case ev.BetMade() | ev.Stayed() | ev.CallMade() | ev.Folded() if now == texts.tr("Ante"):
            heading = texts.tr("First betting")
        case ev.BetMade() | ev.CallMade() | ev.Folded() if now == texts.tr("Exchange"):
            heading = texts.tr("Second betting")
        case ev.GarmentLost() | ev.GarmentFreed() | ev.GarmentBoughtBack():
            heading = texts.tr("Garment")
        case _:
            return None
    return heading if heading != now else None


_TOLD: Final = (
    ev.BetMade,
    ev.RaiseMade,
    ev.CallMade,
    ev.Stayed,
    ev.Checked,
    ev.Folded,
    ev.BringInPosted,
    ev.Completed,
    ev.CardsExchanged,
)
_CLOTHES: Final = (ev.GarmentLost, ev.GarmentFreed, ev.GarmentBoughtBack)


def _is_told(event: ev.Event, *, alone: bool) -> bool:
    if isinstance(event, _CLOTHES):
        return True
    return isinstance(event, _TOLD) and (alone or getattr(event, "seat", HUMAN) == HUMAN)
