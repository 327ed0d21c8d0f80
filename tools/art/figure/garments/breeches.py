"""Riding breeches of buff cord: a high waist with a buttoned fall, thighs that flare."""

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.leather import paint_stitches
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.kit.brushes import along, between, even
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_SHEEN = along((0, 0), (0.25, 0.9), (0.6, 1), (1, 0.2))
_RIBS = 30
"""Of the cord, on each leg."""

_WAISTLINE: Landmarks = [(260, 616, "c"), (304, 630), (360, 638), (414, 634), (464, 618, "c")]
_FAR_EDGE: Landmarks = [(260, 616), (252, 664), (238, 706), (206, 754), (162, 806), (132, 866), (126, 930), (140, 1012)]
_NEAR_EDGE: Landmarks = [
    (464, 618), (458, 664), (464, 708), (490, 752), (518, 806), (532, 866), (528, 934), (510, 1012),
]  # fmt: skip
_SHAPE: Landmarks = [
    *_WAISTLINE, *_NEAR_EDGE[1:-1], (510, 1012, "c"), (140, 1012, "c"), *reversed(_FAR_EDGE[1:-1]),
]  # fmt: skip
_CROTCH: Landmarks = [(360, 640), (352, 720), (344, 800), (330, 880), (312, 1012)]
_BAND: Landmarks = [
    (256, 614, "c"), (304, 629), (360, 637), (414, 633), (468, 616, "c"), (464, 658, "c"), (414, 670), (360, 674),
    (304, 668), (250, 656, "c"),
]  # fmt: skip
_BAND_EDGE: Landmarks = [(250, 656), (304, 668), (360, 674), (414, 670), (464, 658)]
_FALL: tuple[Landmarks, ...] = (
    [(300, 668), (294, 710), (296, 752), (310, 780)],
    [(416, 670), (420, 712), (414, 752), (396, 782)],
)
_BUTTONS: tuple[Point, ...] = ((287, 688), (283, 720), (427, 690), (429, 722), (318, 653), (401, 655))
_LOOPS: tuple[Landmarks, ...] = ([(278, 624), (274, 664)], [(446, 626), (446, 664)], [(360, 640), (360, 674)])
_FORM: tuple[Mark, ...] = (
    Patch(
        [(580, 700), (500, 700), (486, 780), (520, 860), (512, 1012), (600, 1012)], "dark", 0.8, 14
    ),
    Patch([(470, 616), (440, 640), (440, 720), (480, 760), (500, 720)], "dark", 0.5, 9),
    # The flare stands off the thigh: light on its crest, a hollow where it turns under.
    Stroke([(250, 690), (208, 764), (170, 830), (154, 920), (160, 1012)], 30, "bright", 0.5, 11, _SHEEN),
    Stroke([(292, 700), (252, 790), (210, 880), (190, 1012)], 26, "dark", 0.28, 11, _SHEEN),
    Stroke([(440, 700), (462, 780), (476, 880), (466, 1012)], 30, "bright", 0.42, 11, _SHEEN),
    Patch([(124, 870), (140, 920), (150, 1012), (100, 1012), (100, 880)], "dark", 0.5, 8),
    # The thighs come toward us: two rounded lights beside the seam between them.
    Patch([(340, 800, "c"), (324, 880), (298, 1012, "c"), (352, 1012, "c"), (348, 880)], "dark", 0.5, 7),
    Stroke([(344, 800), (334, 880), (320, 1012)], 6, "deepest", 0.75, 1.6, _SHEEN),
    Stroke([(296, 830), (272, 900), (254, 1012)], 18, "bright", 0.3, 7, _SHEEN),
    Stroke([(398, 830), (412, 900), (420, 1012)], 16, "bright", 0.26, 7, _SHEEN),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(342, 798), (288, 792), (222, 776), (160, 788)], 12, 0.6),
    Fold([(340, 806), (284, 818), (212, 822), (150, 846)], 11, 0.5),
    Fold([(338, 816), (290, 846), (236, 870)], 9, 0.4),
    Fold([(348, 798), (402, 792), (466, 776), (520, 790)], 12, 0.6),
    Fold([(350, 806), (404, 820), (474, 826), (540, 852)], 11, 0.5),
    Fold([(352, 816), (400, 848), (452, 872)], 9, 0.4),
    Fold([(252, 672), (222, 722), (170, 776)], 10, 0.45),
    Fold([(272, 676), (248, 730), (206, 786)], 8, 0.35),
    Fold([(460, 674), (480, 726), (524, 776)], 10, 0.45),
    Fold([(444, 680), (454, 730), (484, 786)], 8, 0.35),
    Fold([(100, 900), (150, 930), (214, 936)], 10, 0.3, DRAPED),
    Fold([(550, 900), (500, 932), (430, 940)], 10, 0.3, DRAPED),
)


def paint_breeches(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear((160, 640), (540, 980), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    with paint.group(shades=rim_light(cloth, 0.6)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            _paint_cord(paint, cloth)
            paint_folds(paint, _FOLDS, cloth)
            for line in _FALL:
                _paint_fall(paint, line, cloth)
    _paint_band(paint, cloth)


def _paint_cord(paint: Painter, cloth: Cloth) -> None:
    """Ribs follow each leg: lofted from its outer edge to the seam between the legs."""
    middle = paint.line(_CROTCH, 60)
    for edge in (_FAR_EDGE, _NEAR_EDGE):
        outer = paint.line(edge, 60)
        for share in np.linspace(0.02, 0.98, _RIBS):
            rib = between(outer, middle, float(share))
            paint.ribbon(rib, 2.2, cloth.dark, profile=even, opacity=0.2)
            paint.ribbon(rib + np.array([-1.7, -0.3]), 1.4, cloth.bright, profile=even, opacity=0.26)


def _paint_fall(paint: Painter, line: Landmarks, cloth: Cloth) -> None:
    paint.stroke(line, 2.2, cloth.dark, profile=even, opacity=0.9, blur=0.4)
    paint.stroke(shifted(line, -1.8), 1.3, cloth.bright, profile=even, opacity=0.6)
    paint_stitches(paint, shifted(line, 4.6), cloth.dark)


def _paint_band(paint: Painter, cloth: Cloth) -> None:
    paint.stroke(shifted(_BAND_EDGE, 0, 4), 7, cloth.dark, profile=even, opacity=0.6, blur=2)
    fill = paint.document.linear((256, 630), (464, 660), (0, cloth.bright), (0.35, cloth.light), (1, cloth.dark))
    with paint.group(clip=paint.outline(_SHAPE)), paint.group(shades=rim_light(cloth, 0.5)):
        paint.shape(_BAND, fill)
    paint_stitches(paint, shifted(_BAND_EDGE, 0, -4), cloth.dark)
    for loop in _LOOPS:
        paint.stroke(shifted(loop, 2, 1), 10, cloth.dark, profile=even, opacity=0.5, blur=1.4)
        paint.stroke(loop, 8.4, cloth.light, profile=even)
        paint.stroke(shifted(loop, 3.6), 1.2, cloth.dark, profile=even, opacity=0.8)
    for x, y in _BUTTONS:
        paint.circle((x + 1.4, y + 2), 6.4, cloth.deepest, opacity=0.45, blur=0.8)
        brass = paint.document.radial((x - 2, y - 2.4), 8, (0, GOLD.light), (0.5, GOLD.base), (1, GOLD.dark))
        paint.circle((x, y), 5.8, brass)
        paint.circle((x, y), 3.2, GOLD.shade, opacity=0.5)
