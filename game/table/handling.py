"""What the human does at the table at this moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import events as ev


@dataclass(slots=True)
class Handling:
    """What the human does with the cards at this moment."""

    marked: set[int] = field(default_factory=set)
    may_mark: bool = False
    peeks: bool = True
    """Whether one's own cards are shown face up."""
    on_turn: int | None = None
    """The seat that the table waits for."""
    flash: ev.GarmentLost | ev.GarmentBoughtBack | None = None
    """A garment that changes hands in passing, with no more than a banner."""
