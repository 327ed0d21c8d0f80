"""Rectangles in canvas units, the units in which every screen is laid out (1920 by 1080)."""

from __future__ import annotations

from typing import NamedTuple

CANVAS_WIDTH = 1920
CANVAS_HEIGHT = 1080
"""Canvas units, whatever the window measures in pixels."""


class Rect(NamedTuple):
    """An upright rectangle in canvas units: left, top, width, height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre_x(self) -> float:
        return self.x + self.width / 2

    @property
    def centre_y(self) -> float:
        return self.y + self.height / 2

    @classmethod
    def centred(cls, centre_x: float, centre_y: float, width: float, height: float) -> Rect:
        return cls(centre_x - width / 2, centre_y - height / 2, width, height)

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, amount: float) -> Rect:
        """This rectangle smaller by ``amount`` on every side; a negative amount grows it."""
        return Rect(self.x + amount, self.y + amount, self.width - 2 * amount, self.height - 2 * amount)

    def moved(self, dx: float, dy: float) -> Rect:
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlaps(self, other: Rect) -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def union(self, other: Rect) -> Rect:
        """The smallest rectangle that covers both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


CANVAS = Rect(0, 0, CANVAS_WIDTH, CANVAS_HEIGHT)
