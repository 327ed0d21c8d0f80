"""Ruyi clouds: a head of two scrolls over a trailing tail, in silver thread."""

import math

from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

_THREAD = along((0, 0.5), (0.2, 1), (0.8, 0.9), (1, 0.2))
_TURNS = 1.35


def paint_cloud(
    paint: Painter, place: Point, size: float, thread: str, *, turn: float = 0, opacity: float = 1, flip: bool = False
) -> None:
    """A cloud about twice as wide as ``size``; ``turn`` in degrees."""
    x, y = paint.place(*place)
    side = -1 if flip else 1
    with (
        paint.unwarped(),
        paint.group(
            transform=f"translate({x:.2f},{y:.2f}) rotate({turn:g}) scale({side * size:g},{size:g})", opacity=opacity
        ),
    ):
        for line, width in _CLOUD:
            paint.stroke(line, width, thread, profile=_THREAD, samples=26)
        for line, width in _TAILS:
            paint.stroke(line, width, thread, profile=even, samples=16)


def _scroll(centre: Point, radius: float, start: float, sense: int) -> list[Point]:
    """A spiral from its rim inwards; angles in degrees, sense 1 clockwise."""
    points = []
    for step in range(11):
        share = step / 10
        angle = math.radians(start) + sense * share * _TURNS * math.tau
        reach = radius * (1 - 0.8 * share)
        points.append((centre[0] + reach * math.cos(angle), centre[1] + reach * math.sin(angle)))
    return points


_CLOUD: tuple[tuple[Landmarks, float], ...] = (
    (_scroll((-0.52, 0.1), 0.42, -60, -1), 0.15),
    (_scroll((0.34, 0.06), 0.4, -120, 1), 0.15),
    ([(-0.3, -0.28), (-0.12, -0.62), (0.06, -0.6), (0.16, -0.3)], 0.15),
    ([(-0.62, 0.56), (-0.2, 0.5), (0.2, 0.5), (0.62, 0.46), (1.3, 0.5)], 0.14),
)
_TAILS: tuple[tuple[Landmarks, float], ...] = (
    ([(-0.3, 0.74), (0.3, 0.7), (0.9, 0.72)], 0.1),
    ([(0.8, 0.24), (1.1, 0.26), (1.5, 0.22)], 0.1),
)
