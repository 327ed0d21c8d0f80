"""Leather: a matt ground, broad soft sheen with a sharp core on the ridges, creases, and seams with their stitches."""

import random
from collections.abc import Iterable, Sequence

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.marks import Mark, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, directions
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_STITCH = 5.5
"""Distance from stitch to stitch."""


def paint_leather(
    paint: Painter,
    shape: Outline,
    cloth: Cloth,
    *,
    marks: Sequence[Mark] = (),
    folds: Sequence[Fold] = (),
    light: tuple[Point, Point],
    seed: int = 1,
    creases: int = 60,
) -> None:
    """A piece of leather lit from ``light``'s first point to its second, with its rim and terminator."""
    fill = paint.document.linear(
        *light, (0, mix(cloth.base, cloth.light, 0.7)), (0.45, cloth.base), (1, mix(cloth.base, cloth.dark, 0.85))
    )
    shades = [
        Shade(-14, -5, 9, cloth.dark, 0.55),
        Shade(-6, -2, 1.6, cloth.dark, 0.4),
        Shade(5, 5, 4, cloth.light, 0.4),
        Shade(-2.4, 1, 1, cloth.rim, 0.55),
    ]
    with paint.group(shades=shades):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, marks, cloth)
            paint_folds(paint, folds, cloth)
            _paint_creases(paint, shape, cloth, creases, seed)


def paint_seam(paint: Painter, line: Landmarks, cloth: Cloth, *, stitches: Point = (3.4, 0)) -> None:
    """A pressed seam; its row of stitches lies aside by ``stitches``."""
    paint.stroke(line, 4, cloth.deepest, profile=even, opacity=0.32, blur=1.2)
    paint.stroke(line, 1.5, cloth.deepest, profile=even, opacity=0.75)
    beside = [(point[0] - 1.3, point[1] - 1.1) for point in line]
    paint.stroke(beside, 1.2, cloth.bright, opacity=0.5, blur=0.3)
    paint_stitches(paint, [(point[0] + stitches[0], point[1] + stitches[1]) for point in line], cloth.trim)


def paint_stitches(paint: Painter, line: Landmarks, thread: str) -> None:
    fine = paint.line(line, 200)
    length = float(abs(fine[1:] - fine[:-1]).sum())
    samples = paint.line(line, max(4, round(length / _STITCH)))
    with paint.unwarped():
        for (x, y), (tx, ty) in zip(samples[1:-1], directions(samples)[1:-1], strict=True):
            ends = [(float(x - tx * 1.5), float(y - ty * 1.5)), (float(x + tx * 1.5), float(y + ty * 1.5))]
            paint.hairline(ends, 1, thread, opacity=0.7)


def paint_rivets(paint: Painter, places: Iterable[Point], radius: float = 2.6) -> None:
    for x, y in places:
        paint.circle((x + 0.8, y + 1.2), radius * 1.15, "#100604", opacity=0.5)
        brass = paint.document.radial(
            (x - radius * 0.3, y - radius * 0.4), radius * 1.5, (0, "#fff0bc"), (0.5, "#d29b45"), (1, "#6b3f14")
        )
        paint.circle((x, y), radius, brass)


def _paint_creases(paint: Painter, shape: Outline, cloth: Cloth, count: int, seed: int) -> None:
    """Fine broken lines: what a coat that has crossed mountains looks like."""
    chance = random.Random(seed)
    box = shape.bounds
    for _ in range(count):
        x, y = chance.uniform(box.left, box.right), chance.uniform(box.top, box.bottom)
        dx, dy = chance.uniform(-14, 14), chance.uniform(-9, 9)
        line = [(x, y), (x + dx * 0.5 + chance.uniform(-3, 3), y + dy * 0.5 + chance.uniform(-3, 3)), (x + dx, y + dy)]
        light = chance.random() < 0.4
        tone = cloth.bright if light else cloth.dark
        paint.stroke(line, chance.uniform(0.8, 1.8), tone, opacity=0.16 if light else 0.26, samples=8)
