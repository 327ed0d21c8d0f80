"""A rose of sugar paste with two leaves, seen a little from above."""

import math
from dataclasses import dataclass

from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, number, shifted
from tools.art.kit.paint import Painter


@dataclass(frozen=True)
class Sugar:
    """Tones of coloured sugar paste, dark to light."""

    dark: str
    base: str
    light: str
    bright: str


CHERRY_SUGAR = Sugar("#7c0f28", "#c7334c", "#ea7480", "#ffc9c4")
BLUSH_SUGAR = Sugar("#b8646a", "#eda9a6", "#fbd3cb", "#fff4ee")
CREAM_SUGAR = Sugar("#b8925c", "#f0dcae", "#fbf0d4", "#fffdf6")
_LEAF = Sugar("#48693a", "#86ab66", "#b4d08e", "#e2f2c0")

_WHORLS = ((5, 0.62, 0.56, 0.2), (5, 0.4, 0.48, 0.9), (4, 0.2, 0.4, 0.3))
"""From the outside in: petals, how far they stand from the middle, their size, the turn of the first one."""


def paint_rose(paint: Painter, place: Point, radius: float, sugar: Sugar, *, leaves: tuple[float, ...] = ()) -> None:
    """A rose at the place; ``leaves`` are the directions (degrees, 0 to the right) in which leaves look out."""
    x, y = place
    with paint.group(transform=f"translate({number(x)},{number(y)}) scale({number(radius / 30)})"):
        for direction in leaves:
            _paint_leaf(paint, direction)
        paint.ellipse((3, 6), (30, 27), "#3a1410", opacity=0.4, blur=5)
        paint.circle((0, 0), 26, sugar.dark)
        for petals, reach, size, turn in _WHORLS:
            for petal in range(petals):
                _paint_petal(paint, turn + petal * math.tau / petals, reach * 30, size * 30, sugar)
        _paint_heart(paint, sugar)


def _paint_petal(paint: Painter, angle: float, reach: float, size: float, sugar: Sugar) -> None:
    """One cupped petal: dark inside, a light rolled rim outwards, lit from the upper left."""
    ux, uy = math.cos(angle), math.sin(angle) * 0.92
    vx, vy = -uy, ux

    def at(out: float, across: float) -> Point:
        return (reach + out * size) * ux + across * size * vx, (reach + out * size) * uy + across * size * vy

    petal: Landmarks = [
        at(-0.7, -0.5), at(0, -1.02), at(0.6, -0.84), at(0.86, -0.1), at(0.74, 0.76), at(0, 1.04), at(-0.7, 0.5),
    ]  # fmt: skip
    inner, outer = at(-0.7, 0), at(0.9, 0)
    lit = 0.5 - 0.5 * (ux * 0.6 + uy * 0.8)
    rim = sugar.bright if lit > 0.55 else sugar.light
    cast = [(px + 0.8, py + 2.2) for px, py, *_ in petal]
    paint.shape(cast, sugar.dark, opacity=0.55, blur=1.6)
    fill = paint.document.linear(inner, outer, (0, sugar.dark), (0.45, sugar.base), (0.85, sugar.light), (1, rim))
    paint.shape(petal, fill)
    edge = [at(0.5, -0.84), at(0.8, -0.1), at(0.66, 0.74)]
    paint.stroke(edge, 2.6, sugar.bright, opacity=0.35 + 0.5 * lit, blur=0.5)


def _paint_heart(paint: Painter, sugar: Sugar) -> None:
    paint.circle((0, -1), 8, sugar.base)
    coil: Landmarks = [
        (math.cos(turn) * (1.2 + turn * 0.95), -1 + math.sin(turn) * (1.1 + turn * 0.9))
        for turn in (0.0, 1.2, 2.4, 3.6, 4.8, 6.0, 7.2)
    ]
    paint.stroke(coil, 2.4, sugar.dark, profile=even, opacity=0.75)
    paint.stroke([(x - 1, y - 1.2) for x, y, *_ in coil], 1.3, sugar.bright, profile=even, opacity=0.7)


def _paint_leaf(paint: Painter, direction: float) -> None:
    leaf: Landmarks = [(14, 0, "c"), (28, -10), (42, -8), (54, 1, "c"), (42, 8), (28, 9)]
    with paint.group(transform=f"rotate({number(direction)})"):
        paint.shape(shifted(leaf, 1, 3), "#2a1408", opacity=0.35, blur=2)
        paint.shape(
            leaf, paint.document.linear((20, -10), (40, 10), (0, _LEAF.light), (0.6, _LEAF.base), (1, _LEAF.dark))
        )
        paint.stroke([(18, 0), (36, -1), (52, 1)], 1.6, _LEAF.dark, opacity=0.7)
        paint.stroke([(22, -6), (34, -7), (46, -4)], 2, _LEAF.bright, opacity=0.7, blur=0.6)
