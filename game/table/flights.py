"""Things that fly over the table: where each of them is at a moment."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.cards import Card
from game.look.geometry import Rect
from game.look.motion import Easing, linear, sine_in_out
from game.table.spots import Spot

_TOO_LOW = 2.0
_HALF_DIAGONAL = 0.87
"""From the middle of a card to its corner, as a part of its width."""
_SHADOW, _LIGHT = 60, 30
"""How far the shadow of a card that lies, and the light around anything else, reach."""


@dataclass(frozen=True, slots=True)
class CardInFlight:
    """A card with its back up, or face up. ``turns_to`` is the face that it shows after it was turned over."""

    face: Card | None = None
    turns_to: Card | None = None


@dataclass(frozen=True, slots=True)
class ChipsInFlight:
    """A stack of chips of these values, the lowest first."""

    stack: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GarmentInFlight:
    """The medallion of a garment; ``seat`` is its owner."""

    seat: int
    garment: str


Flying = CardInFlight | ChipsInFlight | GarmentInFlight


@dataclass(frozen=True, slots=True)
class Placed:
    """A flying thing at one moment."""

    spot: Spot
    face: Card | None = None
    stretch: float = 1.0
    """How wide a card is seen while it is turned over, from 0 (its edge) to 1."""
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A movement of one named sprite. Times are in seconds at the brisk speed, from the beginning of its step."""

    name: str
    """The sprite that is not drawn at its place while it flies."""
    what: Flying
    start: Spot
    end: Spot
    begins: float
    lasts: float
    easing: Easing = linear
    arc: float = 0
    """How high above the straight line it flies, in canvas units."""
    flip_begins: float = 0
    flip_lasts: float = 0
    settles: float = 0
    """Seconds after landing in which it comes to rest, from a little too low."""
    waits: bool = False
    """Whether it lies at its start until it begins; otherwise it is not seen before."""

    @property
    def ends(self) -> float:
        """When it has landed and shows its last side."""
        return max(self.begins + self.lasts + self.settles, self.flip_begins + self.flip_lasts)

    def at(self, seconds: float) -> Placed | None:
        """Where it is; None while it is not seen yet."""
        if seconds < self.begins and not self.waits:
            return None
        progress = min(1.0, max(0.0, (seconds - self.begins) / self.lasts)) if self.lasts else 1.0
        way = self.easing(progress)
        spot = Spot(*(a + (b - a) * way for a, b in zip(self.start, self.end, strict=True)))
        if self.arc:
            spot = spot._replace(y=spot.y - self.arc * math.sin(math.pi * progress))
        if self.settles:
            rests = min(1.0, max(0.0, (seconds - self.begins - self.lasts) / self.settles))
            spot = spot._replace(y=spot.y + _TOO_LOW * (way - rests))
        face, stretch = self._turned(seconds)
        return Placed(spot, face, stretch)

    def landed(self) -> Placed:
        """Where it is in the end."""
        face = self.what.turns_to or self.what.face if isinstance(self.what, CardInFlight) else None
        return Placed(self.end, face)

    def area(self, placed: Placed) -> Rect:
        """What it covers at a moment of its way, and where it will lie when that is the last one."""
        width = placed.spot.width
        if isinstance(self.what, CardInFlight):
            reach = width * _HALF_DIAGONAL + _SHADOW
        else:
            reach = width * 1.1 + self.end.width * 0.4 + _LIGHT
        return Rect.centred(placed.spot.x, placed.spot.y, 2 * reach, 2 * reach)

    def _turned(self, seconds: float) -> tuple[Card | None, float]:
        if not isinstance(self.what, CardInFlight):
            return None, 1.0
        before, turned = self.what.face, self.what.turns_to
        if not self.flip_lasts or seconds <= self.flip_begins:
            return before, 1.0
        progress = min(1.0, (seconds - self.flip_begins) / self.flip_lasts)
        way = sine_in_out(progress)
        return (before if way < 0.5 else turned), abs(1 - 2 * way)
