"""The place of something that can fly, and the shapes of cards and chips."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.look.geometry import Rect

CARD_RATIO: Final = 1.4
CHIP_RADIUS: Final = 34


class Spot(NamedTuple):
    """The place of something that can fly: its centre, its width, and its turn in degrees clockwise."""

    x: float
    y: float
    width: float
    rotation: float = 0

    @classmethod
    def of(cls, rect: Rect) -> Spot:
        return cls(rect.centre_x, rect.centre_y, rect.width)

    @property
    def card(self) -> Rect:
        """The upright card that lies here."""
        return Rect.centred(self.x, self.y, self.width, self.width * CARD_RATIO)
