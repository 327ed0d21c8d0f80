"""Tall hat of curly charcoal lambskin. Drawn in head units."""

import math
import random

import numpy as np

from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import along
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHAPE: Landmarks = [
    (-76, -50, "c"), (-84, -76), (-92, -120), (-90, -164), (-72, -196), (-34, -208), (10, -211), (54, -207),
    (88, -194), (104, -162), (104, -118), (96, -72), (92, -50, "c"), (50, -38), (6, -34), (-40, -40),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(104, -200), (70, -180), (58, -110), (70, -40), (120, -40)], "deepest", 0.75, 14),
    Patch([(-80, -60), (-40, -52), (10, -46), (60, -50), (96, -60), (90, -30), (-70, -30)], "deepest", 0.7, 8),
    Stroke([(-66, -80), (-68, -140), (-50, -186)], 34, "light", 0.4, 14),
    Patch([(-40, -200), (10, -204), (60, -200), (40, -184), (-20, -184)], "light", 0.4, 9),
)
_GIRTH = ((-211, -196, -160, -118, -70, -40), (72, 88, 98, 98, 90, 84))
"""Half the width of the hat at heights from crown to brow."""
_CAST: Landmarks = [(-80, -50), (-40, -30), (6, -22), (50, -26), (94, -44), (90, -70), (0, -60), (-80, -70)]
_ROWS, _STEP = 15, 12.0
_CURL = along((0, 0.3), (0.3, 1), (0.75, 0.8), (1, 0.2))


def paint_hat(paint: Painter, cloth: Cloth, face: Landmarks) -> None:
    """The hat with its shadow on the forehead."""
    with paint.group(clip=paint.outline(face)):
        paint.shape(_CAST, "#2c0f14", opacity=0.7, blur=6)
    shape = paint.outline(_SHAPE)
    chance = random.Random(17)
    with paint.group(shades=[Shade(-10, -3, 8, cloth.deepest, 0.7), Shade(-2.4, 0.8, 1, cloth.rim, 0.55)]):
        _paint_edge_curls(paint, cloth, chance)
        paint.fill(shape, paint.document.linear((-90, -190), (110, -60), (0, cloth.light), (0.4, cloth.base),
                                                (1, cloth.dark)))  # fmt: skip
        for row in range(_ROWS):
            _paint_row(paint, -48 - row * _STEP * 0.96, row, cloth, chance)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)


def _paint_row(paint: Painter, y: float, row: int, cloth: Cloth, chance: random.Random) -> None:
    """Curls are narrower where the hat turns away."""
    for column in range(-9, 10):
        turn = (column + (0.5 if row % 2 else 0)) * 0.165 + chance.uniform(-0.04, 0.04)
        if abs(turn) > 1.4:
            continue
        half = float(np.interp(y, *_GIRTH))
        x = 7 + half * math.sin(turn)
        low = y + 7 * math.cos(turn) + chance.uniform(-3, 3)
        light = 0.5 + 0.5 * math.cos(turn + 0.75)
        _paint_curl(paint, (x, low), cloth, chance, narrow=max(0.5, math.cos(turn)), light=light)


def _paint_curl(
    paint: Painter, place: Point, cloth: Cloth, chance: random.Random, *, narrow: float, light: float
) -> None:
    """A dark well and a comma of wool round it."""
    x, y = place
    radius = chance.uniform(6.5, 9)
    start, side = chance.uniform(0, math.tau), chance.choice((-1, 1))
    paint.ellipse((x + 1, y + 1.6), (radius * narrow * 1.05, radius), cloth.deepest, opacity=0.85)
    coil = []
    for step in range(7):
        angle, reach = start + side * step * 0.85, radius * (1 - step * 0.11)
        coil.append((x + reach * narrow * math.cos(angle), y + reach * math.sin(angle)))
    paint.stroke(coil, 6.4, cloth.dark, profile=_CURL, samples=18)
    paint.stroke(coil, 4.6, cloth.base, profile=_CURL, samples=18)
    if light > 0.3:
        lit = [(cx - 0.9, cy - 1.1) for cx, cy in coil]
        tone = cloth.bright if light > 0.8 and chance.random() < 0.5 else cloth.light
        paint.stroke(lit, 2.2, tone, profile=_CURL, opacity=round(0.25 + 0.65 * light, 2), samples=18)


def _paint_edge_curls(paint: Painter, cloth: Cloth, chance: random.Random) -> None:
    """Curls that bump out of the outline."""
    for x, y in paint.line(_SHAPE[:13], 40):
        paint.circle((float(x), float(y)), chance.uniform(5, 8), cloth.dark)
