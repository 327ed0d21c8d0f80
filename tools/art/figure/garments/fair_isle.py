"""Sleeveless Fair Isle pullover, every stitch of it, in bands that follow the chest. For the bent figure."""

from collections.abc import Sequence

import numpy as np

from tools.art.figure.garments.bent_chest import on_chest
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.matte import paint_facets, paint_matte, stitches
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.bent import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Line, Point, normals, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_YARNS = {"o": "#d8c8a2", "m": "#c99a2e", "b": "#a8452f", "n": "#22304f", "c": "#f1e7cd"}
_BANDS = (
    "oooooooo", "onooonoo", "oooooooo",
    "mmmmmmmm", "mmmbmmmm", "mmbbbmmm", "mbbcbbmm", "bbcccbbm", "mbbcbbmm", "mmbbbmmm", "mmmbmmmm", "mmmmmmmm",
    "oooooooo", "oboooboo", "oooooooo",
    "nnnnnnnn", "ncnnncnn", "cccncccn", "ncmnncmn", "cccncccn", "ncnnncnn", "nnnnnnnn",
    "oooooooo", "omooomoo", "oooooooo",
    "bbbbbbbb", "bcbbbcbb", "cbcbcbcb", "bbmbbbmb", "cbcbcbcb", "bcbbbcbb", "bbbbbbbb",
)  # fmt: skip
"""One letter a stitch, repeated round the body; rows from the shoulder down."""
_TOP, _ROW = 546.0, 6.9
_ROWS = 40
_COLUMN = 0.05
_FIRST, _LAST = -22, 46

_SHAPE: Landmarks = [
    (306, 550, "c"), (276, 555), (244, 560, "c"), (240, 604), (248, 650), (230, 694, "c"), (242, 742), (250, 790),
    (248, 832, "c"), (320, 850), (420, 852), (542, 840, "c"), (526, 770), (526, 712), (516, 690, "c"), (492, 650),
    (480, 600), (488, 528, "c"), (460, 508), (438, 490, "c"), (408, 550), (360, 630), (318, 700, "c"), (306, 630),
]  # fmt: skip
_NECKLINE: Landmarks = [(303, 548), (303, 630), (317, 706, "c"), (362, 636), (412, 552), (440, 486)]
_FAR_ARMHOLE: Landmarks = [(246, 556), (243, 604), (251, 650), (236, 694)]
_NEAR_ARMHOLE: Landmarks = [(486, 526), (478, 600), (490, 650), (514, 692)]
_HEM: Landmarks = [(244, 822), (310, 842), (420, 846), (546, 830)]
_FORM: tuple[Mark, ...] = (
    Patch([(560, 560), (500, 620), (470, 740), (476, 850), (560, 860)], "dark", 0.62, 12),
    Patch([(216, 660), (240, 670), (264, 760), (262, 850), (220, 850)], "dark", 0.5, 8),
    Stroke([(274, 620), (278, 720), (288, 820)], 22, "bright", 0.22, 10),
    Stroke([(292, 700), (300, 760), (304, 830)], 10, "dark", 0.25, 5),
)
_CAST = "#100a14"


def paint_waistcoat(paint: Painter, cloth: Cloth) -> None:
    with paint.group(clip=paint.grown(TORSO, 7)):
        shape = paint.outline(_SHAPE)
        paint.shape(shifted(_SHAPE, -3, 5), _CAST, opacity=0.4, blur=4)
        paint_matte(paint, shape, cloth, light=((230, 560), (540, 840)), pattern=_knit, marks=_FORM)
        for border in (_HEM, _FAR_ARMHOLE, _NEAR_ARMHOLE, _NECKLINE):
            _paint_ribbing(paint, border, 17 if border is _HEM else 13)


def _knit(paint: Painter, _shape: Outline) -> None:
    by_yarn: dict[str, list[tuple[Point, Point]]] = {yarn: [] for yarn in _YARNS}
    for row in range(_ROWS):
        band = _BANDS[row % len(_BANDS)]
        height = _TOP + row * _ROW
        for column in range(_FIRST, _LAST):
            left, right = (on_chest((column + aside) * _COLUMN, height) for aside in (0.04, 0.96))
            by_yarn[band[column % len(band)]].append((left, right))
    for yarn, places in by_yarn.items():
        paint_facets(paint, stitches(places, _ROW * 0.86), _YARNS[yarn])


def _paint_ribbing(paint: Painter, border: Landmarks, width: float) -> None:
    """A ribbed border in navy: purl grooves across it."""
    line = paint.line(border, 120)
    paint.ribbon(line + np.array([2, 3]), width + 2, _CAST, profile=even, opacity=0.45, blur=2.4)
    paint.ribbon(line, width, _YARNS["n"], profile=even)
    paint.ribbon(line, width * 0.5, "#3d4f7c", profile=even, opacity=0.5, blur=1.6)
    paint_facets(paint, _ribs(line, width), "#0f1730", 0.85)


def _ribs(line: Line, width: float) -> Sequence[Line]:
    aside = normals(line) * width * 0.46
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    ribs = []
    for place in np.arange(3, float(lengths[-1]) - 2, 4.4):
        index = int(np.searchsorted(lengths, place))
        start, end = line[index] - aside[index], line[index] + aside[index]
        along = (line[min(index + 1, len(line) - 1)] - line[index - 1]) * 0.18
        ribs.append(np.array([start, end, end + along, start + along]))
    return ribs
