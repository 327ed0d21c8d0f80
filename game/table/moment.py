"""One event as an opponent sees it, with everything public that decides what may be said about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import events as ev
from engine.rules import Rules
from game.table.state import SeatState, TableState
from game.table.steps import HUMAN

_BIG_POT = 5
"""A pot of one part in so many of all money at the table is big."""
_ADDS = (ev.BetMade, ev.RaiseMade, ev.Completed)
_NEW_ROUND = (ev.DealStarted, ev.StreetStarted, ev.CardsExchanged)

Tagged = tuple[str, Mapping[str, object]]
"""A tag with what is known beside the event itself. See :meth:`game.table.speech.Speech.situation`."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What seat ``me`` may speak about. Nothing here is seen by her alone."""

    me: int
    rules: Rules
    state: TableState
    """The table after the event."""
    event: ev.Event
    burst: Sequence[ev.Event]
    """Everything that happened at once with it."""

    @property
    def mine(self) -> SeatState:
        """The speaker's seat."""
        return self.state.seats[self.me]

    @property
    def human(self) -> SeatState:
        return self.state.seats[HUMAN]

    @property
    def has_staked(self) -> bool:
        """Whether the speaker staked a garment at the same time."""
        return any(isinstance(event, ev.GarmentStaked) and event.seat == self.me for event in self.burst)

    @property
    def round(self) -> tuple[ev.Event, ...]:
        """What happened since the betting began that this event belongs to."""
        events = self.state.deal_events
        begins = (place for place in range(len(events) - 1, -1, -1) if isinstance(events[place], _NEW_ROUND))
        return events[next(begins, 0) :]

    @property
    def last_to_add(self) -> int | None:
        """The seat that bet or raised last in this betting."""
        return next((event.seat for event in reversed(self.round) if isinstance(event, _ADDS)), None)

    def raises(self, seat: int) -> int:
        """How often a seat has raised in this betting."""
        return sum(isinstance(event, ev.RaiseMade) and event.seat == seat for event in self.round)

    def has_added(self, seat: int) -> bool:
        """Whether a seat has bet or raised in this betting."""
        return any(isinstance(event, _ADDS) and event.seat == seat for event in self.round)

    def winners(self, pot: int) -> frozenset[int]:
        """The seats that share a pot."""
        return frozenset(event.seat for event in self.burst if isinstance(event, ev.PotWon) and event.pot == pot)

    def is_big(self, amount: int) -> bool:
        """Whether an amount is much of all money at the table."""
        return is_big(self.state, amount)


def is_big(state: TableState, amount: int) -> bool:
    """Whether an amount is much of all money at the table."""
    return amount * _BIG_POT >= state.pot + sum(seat.money for seat in state.seats)
