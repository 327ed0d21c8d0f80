"""Where the canvas lies in the window: one scale and one letterbox for everything that is drawn or pointed at."""

from __future__ import annotations

from dataclasses import dataclass

from game.look.geometry import CANVAS_HEIGHT, CANVAS_WIDTH, Rect

SMALLEST_WINDOW = (960, 540)
"""Width and height in pixels of the desktop."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """Maps canvas units to the pixels of a window and back.

    ``pixels`` is the size of the surface that is drawn on; ``points`` the size in which the system reports the pointer.
    They differ only on screens whose system counts in points, such as Retina.
    """

    pixels: tuple[int, int]
    points: tuple[int, int]

    @classmethod
    def of_size(cls, width: int, height: int) -> Viewport:
        return cls((width, height), (width, height))

    @property
    def scale(self) -> float:
        """Pixels to one canvas unit."""
        return max(min(self.pixels[0] / CANVAS_WIDTH, self.pixels[1] / CANVAS_HEIGHT), 1 / CANVAS_HEIGHT)

    @property
    def left(self) -> int:
        """Width of the letterbox at the left, in pixels."""
        return round((self.pixels[0] - CANVAS_WIDTH * self.scale) / 2)

    @property
    def top(self) -> int:
        return round((self.pixels[1] - CANVAS_HEIGHT * self.scale) / 2)

    def to_pixels(self, x: float, y: float) -> tuple[int, int]:
        scale = self.scale
        return round(x * scale) + self.left, round(y * scale) + self.top

    def rect_to_pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        """The pixels that the rectangle covers; neighbours that share an edge neither overlap nor leave a gap."""
        x, y = self.to_pixels(rect.x, rect.y)
        right, bottom = self.to_pixels(rect.right, rect.bottom)
        return x, y, right - x, bottom - y

    def to_canvas(self, x: float, y: float) -> tuple[float, float]:
        """The canvas point under a pointer position given in points; it may lie outside the canvas."""
        pixel_x = x * self.pixels[0] / max(1, self.points[0])
        pixel_y = y * self.pixels[1] / max(1, self.points[1])
        return (pixel_x - self.left) / self.scale, (pixel_y - self.top) / self.scale
