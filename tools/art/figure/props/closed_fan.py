"""A closed fan of black lacquer with a silver edge and a vermilion tassel."""

import math

from tools.art.kit.brushes import along, even, fading
from tools.art.kit.geometry import Landmarks, Point, number
from tools.art.kit.paint import Painter

_LENGTH = 252.0
_LACQUER, _SHADOW, _SILVER, _VERMILION = "#1a1a22", "#05060a", "#c9ccd6", "#c8372d"
_GUARD = along((0, 0.5), (0.06, 0.62), (0.5, 0.82), (0.94, 1), (1, 0.86))
_THREADS = 9


def paint_closed_fan(paint: Painter, rivet: Point, lean: float) -> None:
    """The fan stands on its rivet and leans by ``lean`` degrees to the right; 252 units long."""
    x, y = paint.place(*rivet)
    place = f"translate({number(x)} {number(y)}) rotate({number(lean)})"
    with paint.unwarped(), paint.group(transform=place):
        _paint_tassel(paint, lean)
        _paint_sticks(paint)


def _paint_sticks(paint: Painter) -> None:
    spine: Landmarks = [(0, 8), (0, -_LENGTH)]
    paint.stroke([(3.5, 6), (3.5, -_LENGTH + 4)], 25, "#2a2a34", profile=_GUARD)
    for fold in range(5):
        x = 2.5 + 2.4 * fold
        paint.stroke([(x * 0.5, -70), (x, -_LENGTH + 5)], 0.9, _SILVER, profile=even, opacity=0.5)
    paint.stroke(spine, 21, _SHADOW, profile=_GUARD)
    lacquer = paint.document.linear((-10, 0), (10, 0), (0, "#4a4a5a"), (0.35, _LACQUER), (1, "#0b0b10"))
    paint.stroke([(-0.6, 7), (-0.6, -_LENGTH + 1)], 19, lacquer, profile=_GUARD)
    paint.stroke([(-5, -30), (-6.4, -_LENGTH + 10)], 2, "#c8d0e4", opacity=0.75, blur=0.5)
    for share in (0.5, 0.62, 0.74, 0.86):
        _paint_inlay(paint, -_LENGTH * share)
    paint.circle((0, 0), 4.4, _SILVER)
    paint.circle((-1.2, -1.2), 1.5, "#ffffff")


def _paint_inlay(paint: Painter, y: float) -> None:
    """A five-petalled blossom in mother-of-pearl."""
    for petal in range(5):
        turn = petal * math.tau / 5 - math.pi / 2
        paint.circle((2.9 * math.cos(turn), y + 2.9 * math.sin(turn)), 2.2, "#dfe4ee", opacity=0.9)
    paint.circle((0, y), 1.2, _VERMILION)


def _paint_tassel(paint: Painter, lean: float) -> None:
    """It hangs straight down, however the fan leans."""
    with paint.group(transform=f"rotate({number(-lean)})"):
        paint.stroke([(0, 4), (-1, 18), (0, 30)], 2, _VERMILION, profile=even)
        paint.circle((0, 32), 4.6, "#2f7a5c")
        paint.circle((-1.4, 30.6), 1.3, "#b8f0d4")
        for thread in range(_THREADS):
            x = -6 + 12 * thread / (_THREADS - 1)
            tone = ("#8f1f1c", _VERMILION, "#e0604a")[thread % 3]
            paint.stroke([(x * 0.3, 35), (x * 0.9, 52), (x, 82 - abs(x))], 2.6, tone, profile=even)
        paint.stroke([(-3.4, 37), (3.4, 37)], 4, "#e2b45c", profile=fading)
