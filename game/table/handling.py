"""What the human does at the table at this moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from engine import events as ev
from game.look.geometry import Rect
from game.look.motion import MARK, back_out, quad_out

STEADY_GLOW: Final = 0.72
"""How bright the light around a plate is where nothing moves."""
_LIFTS: Final = back_out(1.4)
_GLOW_IN: Final = 0.12
_TAG_WAITS, _TAG_DROPS = 0.1, 0.14
_MOVES: Final = _TAG_WAITS + _TAG_DROPS


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
    glow: float = STEADY_GLOW
    """How bright the light around the plate of who is on turn is, from 0 to 1."""
    hint: Rect | None = None
    """Where a hint for newcomers lies on the table; None without one, or where it stands in the action bar."""
    log_back: int = 0
    """How many of the latest rows of the log have been scrolled away."""
    log_hidden: int = 0
    """How many rows of the log did not fit when it was drawn."""
    log_height: float = 84.0
    """How high its panel was then."""
    _moving: dict[int, float] = field(default_factory=dict)
    """Seconds since a card began to rise or to sink, by place."""

    # ------------------------------------------------------------ the log
    def scroll_log(self, rows: int) -> bool:
        """Show rows of the deal's log that came before; whether anything moved."""
        before = self.log_back
        self.log_back = min(self.log_hidden, max(0, self.log_back + rows))
        return self.log_back != before

    # ------------------------------------------------------------ marks
    def move(self, places: Iterable[int]) -> None:
        """Let the cards at these places, whose marks have just changed, rise or sink to where they lie now."""
        self._moving.update(dict.fromkeys(places, 0.0))

    def unmark_all(self) -> None:
        """Forget all marks at once."""
        self.marked.clear()
        self._moving.clear()

    def pass_time(self, seconds: float) -> bool:
        """Let cards rise and sink; whether any of them did. Seconds are those of the brisk speed."""
        moved = bool(self._moving)
        later = {place: passed + seconds for place, passed in self._moving.items()}
        self._moving = {place: passed for place, passed in later.items() if passed < _MOVES}
        return moved

    def rise(self, place: int) -> float:
        """How far a card is raised, from 0 to 1 and a little beyond."""
        passed = min(1.0, self._moving.get(place, _MOVES) / MARK)
        return _LIFTS(passed) if place in self.marked else 1 - quad_out(passed)

    def light(self, place: int) -> float:
        """How bright a raised card's edge is, from 0 to 1."""
        lit = min(1.0, self._moving.get(place, _MOVES) / _GLOW_IN)
        return lit if place in self.marked else 1 - lit

    def tag(self, place: int) -> float:
        """How far the tag of a marked card has come down, from 0 to 1."""
        passed = self._moving.get(place, _MOVES) - _TAG_WAITS
        return quad_out(min(1.0, max(0.0, passed / _TAG_DROPS))) if place in self.marked else 0.0
