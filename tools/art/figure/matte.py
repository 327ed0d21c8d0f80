"""Matte cloth: wool, linen and cotton, whose pattern is woven or knitted in before light and folds fall on it."""

import random
from collections.abc import Callable, Sequence

import numpy as np

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.marks import Mark, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import between, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Line, Point, bounds_of, number
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

Pattern = Callable[[Painter, Outline], None]
"""Draws into the clipped shape of the cloth."""


def paint_matte(
    paint: Painter,
    shape: Outline,
    cloth: Cloth,
    *,
    light: tuple[Point, Point],
    pattern: Pattern | None = None,
    marks: Sequence[Mark] = (),
    folds: Sequence[Fold] = (),
) -> None:
    """The shape in cloth; ``light`` is the span of its gradient."""
    shaded = mix(cloth.base, cloth.dark, 0.6)
    fill = paint.document.linear(*light, (0, cloth.light), (0.45, cloth.base), (1, shaded))
    shades = [
        Shade(8, 5, 7, cloth.light, 0.4),
        Shade(-11, -3, 9, cloth.dark, 0.55),
        Shade(-3, 1, 1.1, cloth.rim, 0.6),
    ]
    with paint.group(shades=shades):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            if pattern:
                pattern(paint, shape)
            draw(paint, marks, cloth)
            paint_folds(paint, folds, cloth)


def paint_lofted(
    paint: Painter, first: Line, second: Line, shares: Sequence[float], width: float, colour: str, opacity: float = 1
) -> None:
    """Lines that run along a strip of cloth, each at its share of the way from one edge to the other."""
    for share in shares:
        paint.ribbon(between(first, second, share), width, colour, profile=even, opacity=opacity)


def paint_facets(paint: Painter, facets: Sequence[Line], colour: str, opacity: float = 1) -> None:
    """Many small polygons of one colour as one element."""
    if not facets:
        return
    data = "".join("M" + "L".join(f"{number(x)} {number(y)}" for x, y in facet) + "Z" for facet in facets)
    paint.fill(Outline(data, bounds_of(np.concatenate(list(facets)))), colour, opacity=opacity)


def tweed(tones: Sequence[str], density: float, seed: int) -> Pattern:
    """Flecks of yarn in the given tones, slanted this way and that by rows; ``density`` to the square unit."""

    def flecks(paint: Painter, shape: Outline) -> None:
        chance = random.Random(seed)
        box = shape.bounds
        width, height = box.right - box.left, box.bottom - box.top
        drawn: dict[str, list[Line]] = {tone: [] for tone in tones}
        for _ in range(int(width * height * density)):
            x, y = chance.uniform(box.left, box.right), chance.uniform(box.top, box.bottom)
            lean = 1.6 if int(x / 9) % 2 else -1.6
            length, girth = chance.uniform(1.5, 3), chance.uniform(0.8, 1.3)
            fleck = np.array([[x, y], [x + girth, y], [x + girth + lean, y + length], [x + lean, y + length]])
            drawn[chance.choice(tones)].append(fleck)
        for tone, facets in drawn.items():
            paint_facets(paint, facets, tone, 0.62)

    return flecks


def stitches(line_pairs: Sequence[tuple[Point, Point]], height: float) -> list[Line]:
    """Knitted stitches: a chevron over each pair of its left and its right upper corner."""
    facets = []
    for left, right in line_pairs:
        start, end = np.array(left), np.array(right)
        across = end - start
        down = np.array([-across[1], across[0]]) / max(float(np.hypot(*across)), 1e-6) * height
        middle = (start + end) / 2 + down * 0.75
        facets.append(np.array([start, middle, end, end + down * 0.82, middle + down * 0.82, start + down * 0.82]))
    return facets
