"""Velvet: dark in the middle of a form and light where it turns away, with a soft nap and pinched folds."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.marks import Mark, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Point
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_NAP_TONES = ("light", "light", "dark", "bright")


def paint_velvet(
    paint: Painter,
    shape: Outline,
    cloth: Cloth,
    *,
    marks: Sequence[Mark],
    folds: Sequence[Fold] = (),
    light: tuple[Point, Point],
    nap: int = 240,
    seed: int = 1,
) -> None:
    """The shape in velvet; ``light`` is the span of its gradient, ``nap`` the number of soft strokes of the pile."""
    document = paint.document
    fill = document.linear(*light, (0, cloth.base), (0.5, mix(cloth.base, cloth.dark, 0.45)), (1, cloth.dark))
    shades = [
        Shade(7, 3, 7, cloth.light, 0.75),
        Shade(3, 1.5, 2.5, cloth.bright, 0.4),
        Shade(-8, -2, 8, cloth.dark, 0.7),
        Shade(-3.4, 1, 1.2, cloth.rim, 0.8),
    ]
    with paint.group(shades=shades):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, marks, cloth)
            _paint_nap(paint, shape, cloth, nap, random.Random(seed))
            paint_folds(paint, folds, replace(cloth, bright=mix(cloth.bright, cloth.light, 0.6)))


def _paint_nap(paint: Painter, shape: Outline, cloth: Cloth, count: int, chance: random.Random) -> None:
    box = shape.bounds
    blur = paint.document.blur(1.1, box)
    with paint.unwarped(), paint.group(blur=blur):
        for _ in range(count):
            x, y = chance.uniform(box.left, box.right), chance.uniform(box.top, box.bottom)
            heading, length = 1.4 + chance.uniform(-0.3, 0.3), chance.uniform(8, 22)
            dx, dy = math.cos(heading) * length, math.sin(heading) * length
            stroke = [(x, y), (x + dx * 0.5 + chance.uniform(-2, 2), y + dy * 0.5), (x + dx, y + dy)]
            tone = str(getattr(cloth, chance.choice(_NAP_TONES)))
            paint.stroke(stroke, chance.uniform(1, 2.6), tone, opacity=round(chance.uniform(0.06, 0.17), 2), samples=8)
