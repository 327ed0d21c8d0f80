"""The clothes of one seat: worn, staked or off (rules 4).

Garments go outermost first and come back in the opposite order, so three numbers say everything: the first ``off``
garments are off, the next ``staked`` ones are at stake, the rest is worn and free.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.views import Garment, GarmentState


@dataclass(slots=True)
class Wardrobe:
    """``garments`` are ids from the outermost inward; empty for a player who stakes no clothes."""

    garments: tuple[str, ...]
    off: int = 0
    staked: int = 0
    staked_this_deal: int = 0
    """Garments staked since the deal began, through all its redeals (4.1)."""

    @property
    def worn(self) -> int:
        """Garments still on, staked ones included."""
        return len(self.garments) - self.off

    @property
    def free(self) -> int:
        """Garments on and not staked."""
        return len(self.garments) - self.off - self.staked

    @property
    def last_off(self) -> str | None:
        """The garment that came off last, the one that may be bought back (4.4)."""
        return self.garments[self.off - 1] if self.off else None

    def next_to_stake(self, count: int) -> tuple[str, ...]:
        """The next ``count`` garments to be staked, outermost first."""
        first = self.off + self.staked
        return self.garments[first : first + count]

    def stake(self) -> str:
        """Put the next garment at stake and name it."""
        garment = self.garments[self.off + self.staked]
        self.staked += 1
        self.staked_this_deal += 1
        return garment

    def release(self) -> str:
        """Free the garment that was staked last, and name it (4.3)."""
        self.staked -= 1
        return self.garments[self.off + self.staked]

    def lose(self) -> str:
        """Take off the outermost staked garment, and name it (4.2)."""
        garment = self.garments[self.off]
        self.staked -= 1
        self.off += 1
        return garment

    def put_on(self) -> str:
        """Put the garment that came off last on again, and name it (4.4)."""
        self.off -= 1
        return self.garments[self.off]

    def public(self) -> tuple[Garment, ...]:
        """Every garment with its state, outermost first."""
        return _public(self.garments, self.off, self.staked)


@lru_cache(maxsize=4096)
def _public(garments: tuple[str, ...], off: int, staked: int) -> tuple[Garment, ...]:
    states = [GarmentState.OFF] * off + [GarmentState.STAKED] * staked
    states += [GarmentState.WORN] * (len(garments) - len(states))
    return tuple(Garment(garment, state) for garment, state in zip(garments, states, strict=True))
