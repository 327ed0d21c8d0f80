"""Grey flannel trousers whose belt has one hole more than it was sold with. For the bent figure."""

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold
from tools.art.figure.garments.bent_chest import down_the_chest, on_chest, round_the_chest
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.matte import paint_matte, tweed
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.bent import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, number
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter

_WAIST = 744.0
_BELT = (750.0, 774.0)
_LOOPS = (-0.62, 0.44, 1.2)
_HOLES = (0.2, 0.29, 0.38)
_FORM: tuple[Mark, ...] = (
    Patch([(560, 760), (500, 780), (480, 880), (490, 1090), (600, 1090)], "dark", 0.6, 12),
    Stroke([(276, 790), (272, 870), (266, 1080)], 18, "bright", 0.3, 7),
    # Pressed crease, pocket.
    Stroke([(290, 784), (286, 860), (278, 1080)], 2.6, "bright", 0.5, 0.8),
    Stroke([(293, 784), (290, 860), (282, 1080)], 4.4, "dark", 0.5, 1.8),
    Stroke([(262, 782), (258, 820), (250, 868)], 2.4, "dark", 0.8, 0.7),
    Stroke([(498, 782), (510, 820), (522, 868)], 2.4, "dark", 0.8, 0.7),
)
_FOLDS: tuple[Fold, ...] = (
    Fold([(310, 778), (304, 806), (300, 846)], 6, 0.5),
    Fold([(352, 780), (356, 812), (354, 850)], 6.5, 0.5),
    Fold([(408, 780), (414, 810), (416, 850)], 6, 0.5),
    Fold([(252, 872), (300, 890), (352, 884)], 9, 0.4, DRAPED),
)
_SHADES = ("#3e424b", "#8b909a", "#666b76")
_LEATHER = Cloth(base="#5a3322", light="#85543a", bright="#d09a70", dark="#24110a", rim="#e0a878")


def paint_trousers(paint: Painter, cloth: Cloth) -> None:
    top = round_the_chest(_WAIST)
    bottom: Landmarks = [(600, 1090), (200, 1090)]
    shape = polygon(np.concatenate([top, np.array(bottom)]))
    with paint.group(clip=paint.grown(TORSO, 8)):
        paint.ribbon(top + np.array([0, -2]), 6, "#14101c", profile=even, opacity=0.45, blur=2)
        paint_matte(
            paint, shape, cloth, light=((240, 750), (540, 960)), pattern=tweed(_SHADES, 0.018, 41), marks=_FORM,
            folds=_FOLDS,
        )  # fmt: skip
        for turn, width, opacity in ((0.1, 4, 0.4), (0.08, 1.5, 0.8)):
            paint.ribbon(down_the_chest(turn, 776, 1080), width, cloth.dark, profile=even, opacity=opacity)
        _paint_belt(paint, cloth)


def _paint_belt(paint: Painter, cloth: Cloth) -> None:
    upper, lower = (round_the_chest(height) for height in _BELT)
    belt = polygon(np.concatenate([upper, lower[::-1]]))
    paint.ribbon(lower + np.array([0, 3]), 6, cloth.dark, profile=even, opacity=0.7, blur=1.8)
    paint_matte(paint, belt, _LEATHER, light=((240, 750), (520, 790)))
    paint.ribbon(upper + np.array([0, 2.4]), 0.9, _LEATHER.bright, profile=even, opacity=0.6)
    for turn in _LOOPS:
        loop = np.array([on_chest(turn, _BELT[0] - 4), on_chest(turn, _BELT[1] + 4)])
        paint.ribbon(loop + np.array([1.5, 1]), 9, "#14101c", profile=even, opacity=0.5, blur=1)
        paint.ribbon(loop, 8, cloth.base, profile=even)
        paint.ribbon(loop - np.array([2, 0]), 1.4, cloth.bright, profile=even, opacity=0.5)
    for turn in _HOLES:
        x, y = on_chest(turn, sum(_BELT) / 2)
        paint.ellipse((x, y), (2.2, 2.8), "#120806")
    _paint_extra_hole(paint)
    _paint_buckle(paint)


def _paint_extra_hole(paint: Painter) -> None:
    """Bored at home: off the line, ragged."""
    x, y = on_chest(-0.3, sum(_BELT) / 2 + 2.4)
    ragged: Landmarks = [(x - 3.6, y - 1), (x - 1, y - 3.8), (x + 2.8, y - 2.2), (x + 3.4, y + 1.8), (x - 0.6, y + 3.6)]
    paint.shape(ragged, "#120806")
    paint.stroke(ragged[:3], 1, _LEATHER.bright, opacity=0.7)


def _paint_buckle(paint: Painter) -> None:
    x, y = on_chest(-0.04, sum(_BELT) / 2)
    brass = paint.document.linear((x - 18, y - 18), (x + 18, y + 18), (0, GOLD.light), (0.5, GOLD.base), (1, GOLD.dark))
    for tone, width, dy in (("#1a0c06", 5.4, 2.0), (brass, 4.6, 0.0)):
        left, right, top, bottom = (number(side) for side in (x - 17, x + 17, y - 16 + dy, y + 16 + dy))
        paint.raw(
            f'<path d="M{left} {top}H{right}V{bottom}H{left}Z" fill="none" stroke="{tone}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
        )
    paint.stroke([(x - 16, y + 1), (x, y - 0.4), (x + 20, y)], 4, brass, profile=even)
