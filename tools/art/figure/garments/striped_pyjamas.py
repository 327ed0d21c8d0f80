"""Pyjamas of ivory cotton with blue stripes, a piped collar, and a monogram on the pocket. For the bent figure."""

from dataclasses import replace

import numpy as np

from tools.art.figure.cloth import Fold, paint_piping
from tools.art.figure.garments.bent_chest import down_the_chest, on_chest, round_the_chest
from tools.art.figure.garments.bent_sleeves import Arm, Sleeve, paint_cuff, paint_hem, paint_sleeve
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.matte import Pattern, paint_lofted, paint_matte
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.bent import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.geometry import CORNER, Landmark, Landmarks, Line, Point, shifted
from tools.art.kit.outlines import Outline, polygon
from tools.art.kit.paint import Painter

STRIPE = "#5d7fb4"
PIPING = "#22304f"
_SHARES = tuple((index + 0.5) / 6 for index in range(6))
SLEEVE_CUT = 0.36

_SHAPE: Landmarks = [
    (312, 548, "c"), (286, 556), (250, 560), (218, 574), (202, 604), (208, 650), (226, 694), (244, 742), (254, 790),
    (254, 850), (248, 930), (246, 1090, "c"), (560, 1090, "c"), (548, 920), (530, 840), (520, 770), (522, 710),
    (538, 670), (560, 646), (566, 616), (550, 584), (524, 556), (490, 534), (456, 512), (432, 484, "c"),
    (404, 540), (360, 590), (318, 690, "c"), (306, 610),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(560, 600), (500, 640), (470, 740), (478, 880), (500, 1090), (600, 1090)], "dark", 0.6, 12),
    Patch([(214, 640), (238, 660), (262, 760), (262, 900), (230, 900)], "dark", 0.35, 8),
    Stroke([(276, 640), (280, 740), (288, 860)], 26, "bright", 0.5, 10),
)
_FOLDS: tuple[Fold, ...] = (
    Fold([(236, 690), (262, 716), (292, 730)], 7, 0.5),
    Fold([(252, 764), (280, 772), (310, 762)], 6.5, 0.45),
    Fold([(256, 812), (284, 826), (318, 822)], 7, 0.5),
    Fold([(512, 720), (480, 746), (444, 756)], 7, 0.5),
    Fold([(514, 790), (486, 806), (456, 800)], 7, 0.45),
)
_NEAR_COLLAR: Landmarks = [
    (424, 478, "c"), (446, 488), (462, 516, "c"), (446, 560), (410, 598, "c"), (424, 622, "c"), (384, 660),
    (320, 704, "c"), (328, 650), (356, 592), (398, 540),
]  # fmt: skip
_FAR_COLLAR: Landmarks = [
    (316, 546, "c"), (296, 552), (276, 564, "c"), (272, 596), (278, 612, "c"), (268, 626, "c"), (282, 660),
    (318, 704, "c"), (308, 640), (306, 590),
]  # fmt: skip
_POCKET: tuple[tuple[float, float], tuple[float, float]] = ((-0.62, 674), (-0.1, 730))
_MONOGRAM: tuple[Landmarks, ...] = (
    [(-13, 9, "c"), (-7, -10, "c"), (-1, 9, "c")],
    [(-10.6, 2, "c"), (-3.4, 2, "c")],
    [(13, -7), (9, -10.6), (4.6, -7), (8, -1.4), (12.6, 3), (9, 9), (3.6, 6)],
)
_BUTTONS = (742, 800, 858)
_HEM = 868


def striped(paint: Painter, _shape: Outline) -> None:
    """Stripes down the chest."""
    for turn in np.arange(-1.3, 2.3, 0.132):
        paint.ribbon(down_the_chest(float(turn)), 5.4, STRIPE, profile=even, opacity=0.78)


def _along(first: Line, second: Line) -> Pattern:
    def stripes(paint: Painter, _shape: Outline) -> None:
        paint_lofted(paint, first, second, _SHARES, 5.2, STRIPE, 0.78)

    return stripes


_SLEEVE = Sleeve(cut=SLEEVE_CUT, ease=0, pattern=_along)


def paint_pyjamas(paint: Painter, cloth: Cloth) -> None:
    """The jacket down to its hem, the trousers below it."""
    with paint.group(clip=[paint.grown(TORSO, 5)]):
        shape = paint.outline(_SHAPE)
        paint_matte(paint, shape, cloth, light=((220, 560), (540, 900)), pattern=striped, marks=_FORM, folds=_FOLDS)
        _paint_opening(paint, cloth)
        _paint_hem(paint, cloth)
    _paint_pocket(paint, cloth)
    for collar in (_FAR_COLLAR, _NEAR_COLLAR):
        _paint_collar(paint, collar, cloth)


def paint_pyjama_sleeve(paint: Painter, arm: Arm, cloth: Cloth) -> None:
    paint_sleeve(paint, arm, _SLEEVE, cloth)
    paint_cuff(paint, arm, SLEEVE_CUT, 0.11, 2, cloth)
    paint_hem(paint, arm, SLEEVE_CUT, 2, 3.4, PIPING, behind=0.1)


def _paint_opening(paint: Painter, cloth: Cloth) -> None:
    edge = down_the_chest(0.05, 690, _HEM)
    paint.ribbon(edge + np.array([3, 0]), 5, cloth.dark, profile=even, opacity=0.5, blur=1.6)
    paint.ribbon(edge, 2.6, PIPING, profile=even)
    for height in _BUTTONS:
        x, y = on_chest(-0.05, height)
        paint.circle((x + 1, y + 2), 6, cloth.dark, opacity=0.6, blur=1)
        paint.circle((x, y), 5.4, PIPING)
        paint.circle((x - 1.4, y - 1.6), 1.7, "#9db1de")


def _paint_hem(paint: Painter, cloth: Cloth) -> None:
    hem = round_the_chest(_HEM)
    paint.ribbon(hem + np.array([0, 6]), 12, cloth.dark, profile=even, opacity=0.6, blur=3)
    paint.ribbon(hem, 3, PIPING, profile=even)
    paint.stroke([(336, 900), (340, 980), (338, 1088)], 16, cloth.dark, opacity=0.6, blur=5)


def _paint_pocket(paint: Painter, cloth: Cloth) -> None:
    (left, top), (right, bottom) = _POCKET
    corners = [on_chest(left, top), on_chest(right, top), on_chest(right, bottom), on_chest(left, bottom)]
    patch = polygon(np.array(corners))
    paint.fill(patch, cloth.base)
    with paint.group(clip=patch):
        for turn in np.arange(left + 0.03, right, 0.132):
            paint.ribbon(down_the_chest(float(turn), top, bottom + 6), 5.4, STRIPE, profile=even, opacity=0.7)
        paint.shape([*corners], cloth.dark, opacity=0.18)
    paint.ribbon(np.array([*corners, corners[0]]), 1.4, cloth.dark, profile=even, opacity=0.6)
    paint.stroke([corners[0], corners[1]], 3, PIPING, profile=even)
    middle = on_chest((left + right) / 2, (top + bottom) / 2)
    _paint_monogram(paint, middle)


def _paint_monogram(paint: Painter, middle: Point) -> None:
    x, y = middle
    paint.ellipse(middle, (17, 15), PIPING)
    for letter in _MONOGRAM:
        paint.stroke(shifted(letter, x, y), 2.6, "#f0e6c8", profile=even)


def _paint_collar(paint: Painter, collar: Landmarks, cloth: Cloth) -> None:
    plain = replace(cloth, dark="#6f6f90")
    paint.shape(shifted(collar, 1, 5), "#2a2440", opacity=0.42, blur=3)
    paint_matte(paint, paint.outline(collar), plain, light=((280, 540), (440, 680)))
    ring: list[Landmark] = [*collar, (*collar[0][:2], CORNER)]
    paint_piping(paint, ring, 3.2, PIPING)
