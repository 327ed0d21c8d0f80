"""The deals of a recorded match one by one, as a seat at the table saw them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import StartDeal
from engine.cards import Card
from engine.events import DealEnded, DealStarted, Event, GarmentFreed, GarmentLost, HandShown, SeatBeaten
from engine.match import Match
from engine.record import MatchRecord
from engine.replay import replay_steps
from engine.rules import Rules

_CLOTHES = (GarmentFreed, GarmentLost, SeatBeaten, DealEnded)
"""What follows when all pots are paid."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """A seat that was dealt in, as it sat down to the deal."""

    number: int
    player: str
    money: int
    """Dollars before the ante."""
    worn: int
    """Garments on; 0 for a player without a wardrobe."""

    @property
    def name(self) -> str:
        """What the seat is called in texts; players of the same id are told apart by the number."""
        return f"{self.player} (seat {self.number})"


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One finished deal or redeal. Nothing in it is hidden from its viewer."""

    rules: Rules
    number: int
    dealer: int
    seats: tuple[PlayedSeat, ...]
    """In the order of dealing, the dealer last."""
    events: tuple[Event, ...]
    """From the antes to the last pot, and what became of the clothes."""
    waiting_pot: int
    is_redeal: bool

    @property
    def shown(self) -> dict[int, tuple[Card, ...]]:
        """Hands that were shown at the end, by seat."""
        return {event.seat: event.cards for event in self.events if isinstance(event, HandShown)}

    @property
    def play(self) -> tuple[Event, ...]:
        """The events up to the last pot, without what became of the clothes."""
        return tuple(event for event in self.events if not isinstance(event, _CLOTHES))


def played_deals(record: MatchRecord, viewer: int | None = 0) -> Iterator[PlayedDeal]:
    """Every finished deal of the match as seat ``viewer`` saw it; None sees only what lay open.

    Raises :class:`engine.RecordError` when the record cannot be replayed.
    """
    before = Match(record.setup)
    seats = _seats_of(before)
    events: list[Event] = []
    for step in replay_steps(record):
        if isinstance(step.action, StartDeal):
            events = []
        events += step.events
        if any(isinstance(event, DealEnded) for event in step.events):
            yield _played(record, seats, events, viewer)
            seats = _seats_of(step.match)
        elif not isinstance(step.action, StartDeal) and step.match.actor is None:
            seats = _seats_of(step.match)


def _seats_of(match: Match) -> dict[int, PlayedSeat]:
    """The seats between two deals."""
    return {
        public.seat: PlayedSeat(public.seat, seat.player, public.money, public.worn)
        for public, seat in zip(match.seats, match.setup.seats, strict=True)
        if not public.is_beaten
    }


def _played(record: MatchRecord, seats: dict[int, PlayedSeat], events: list[Event], viewer: int | None) -> PlayedDeal:
    start = next(event for event in events if isinstance(event, DealStarted))
    count = len(record.setup.seats)
    order = [(start.dealer + step) % count for step in range(1, count + 1)]
    return PlayedDeal(
        rules=record.setup.rules,
        number=start.number,
        dealer=start.dealer,
        seats=tuple(seats[number] for number in order if number in seats),
        events=tuple(event.seen_by(viewer) for event in events),
        waiting_pot=start.waiting_pot,
        is_redeal=start.is_redeal,
    )
