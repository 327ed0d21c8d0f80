"""Hand-knitted muffler, twice round the neck and down to the belt. For the bent figure."""

from dataclasses import dataclass

import numpy as np

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.marks import Mark, Patch, draw
from tools.art.figure.matte import paint_facets, stitches
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import between
from tools.art.kit.geometry import Landmarks, Line, Point
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SAMPLES = 140
_STITCH = 6.4
_SHADOW = "#120a08"


@dataclass(frozen=True)
class _Length:
    """One visible length of the muffler: its two edges, how many stitches wide, folds and shade."""

    first: Landmarks
    second: Landmarks
    columns: int
    folds: tuple[Fold, ...]
    shade: tuple[Mark, ...] = ()


_LOWER = _Length(
    first=[(438, 462), (424, 506), (392, 540), (350, 560), (310, 562), (284, 552)],
    second=[(474, 482), (480, 522), (462, 568), (418, 604), (356, 626), (302, 626), (262, 600)],
    columns=9,
    folds=(
        Fold([(468, 520), (444, 562), (398, 592), (340, 606)], 9, 0.6),
        Fold([(452, 490), (430, 540), (384, 572)], 8, 0.5),
    ),
    shade=(Patch([(440, 460), (420, 510), (350, 562), (290, 560), (300, 584), (370, 580), (440, 530), (456, 480)],
                 "dark", 0.6, 5),),
)  # fmt: skip
_UPPER = _Length(
    first=[(402, 396), (398, 434), (384, 466), (352, 492), (318, 500), (296, 496)],
    second=[(440, 416), (450, 460), (440, 508), (404, 548), (352, 574), (304, 574), (274, 560)],
    columns=10,
    folds=(
        Fold([(440, 462), (424, 508), (382, 540), (326, 550)], 9, 0.6),
        Fold([(420, 430), (408, 480), (366, 516), (316, 524)], 9, 0.55),
    ),
    shade=(Patch([(400, 390), (390, 440), (352, 494), (290, 496), (300, 516), (372, 506), (420, 450), (424, 420)],
                 "dark", 0.6, 5),),
)  # fmt: skip
_TAIL = _Length(
    first=[(272, 596), (262, 650), (256, 720), (254, 780), (256, 822)],
    second=[(336, 604), (332, 660), (322, 730), (318, 786), (319, 824)],
    columns=9,
    folds=(
        Fold([(312, 616), (304, 680), (300, 760)], 9, 0.5),
        Fold([(286, 610), (280, 670), (278, 730)], 8, 0.45),
    ),
    shade=(Patch([(268, 596), (340, 600), (336, 640), (264, 634)], "dark", 0.75, 6),),
)
_FRINGE = 11
_STRIPES = (0.8, 0.845, 0.9, 0.945)
"""Where two pairs of rows of another wool cross the end, as shares of its length."""


def paint_muffler(paint: Painter, cloth: Cloth, stripe: str) -> None:
    """The end first, then the lower and the upper turn over it."""
    _paint_fringe(paint, cloth)
    _paint_length(paint, _TAIL, cloth)
    _paint_stripes(paint, stripe)
    for length in (_LOWER, _UPPER):
        _paint_length(paint, length, cloth)


def _edges(paint: Painter, length: _Length) -> tuple[Line, Line]:
    return paint.line(length.first, _SAMPLES), paint.line(length.second, _SAMPLES)


def _paint_length(paint: Painter, length: _Length, cloth: Cloth) -> None:
    first, second = _edges(paint, length)
    shape = polygon(np.concatenate([first, second[::-1]]))
    box = shape.bounds
    paint.fill(polygon(np.concatenate([first, second[::-1]]) + np.array([2, 7])), _SHADOW, opacity=0.5, blur=5)
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, cloth.base), (1, cloth.dark))
    shades = [
        Shade(7, 5, 6, cloth.bright, 0.35),
        Shade(-9, -5, 8, cloth.dark, 0.6),
        Shade(-3, 1, 1.1, cloth.rim, 0.5),
    ]
    with paint.group(shades=shades):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            facets = stitches(_rows(first, second, length.columns), _STITCH * 0.9)
            paint_facets(paint, facets, cloth.light, 0.85)
            draw(paint, length.shade, cloth)
            paint_folds(paint, length.folds, cloth)


def _rows(first: Line, second: Line, columns: int, begin: float = 0, end: float = 1) -> list[tuple[Point, Point]]:
    """Pairs of upper corners of every stitch, row by row along the length."""
    middle = between(first, second, 0.5)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(middle, axis=0).T))])
    places = np.arange(begin * float(lengths[-1]), end * float(lengths[-1]), _STITCH)
    pairs: list[tuple[Point, Point]] = []
    for place in places:
        index = min(int(np.searchsorted(lengths, place)), _SAMPLES - 1)
        for column in range(columns):
            left, right = (
                first[index] * (1 - share) + second[index] * share
                for share in ((column + 0.06) / columns, (column + 0.94) / columns)
            )
            corners = ((float(left[0]), float(left[1])), (float(right[0]), float(right[1])))
            pairs.append(corners if _runs_down(first, second, index) else corners[::-1])
    return pairs


def _runs_down(first: Line, second: Line, index: int) -> bool:
    """Whether a stitch's chevron opens along the length when its corners run from the first edge to the second."""
    along = first[min(index + 1, _SAMPLES - 1)] - first[max(index - 1, 0)]
    across = second[index] - first[index]
    return bool(across[0] * along[1] - across[1] * along[0] > 0)


def _paint_stripes(paint: Painter, stripe: str) -> None:
    first, second = _edges(paint, _TAIL)
    for share in _STRIPES:
        rows = _rows(first, second, _TAIL.columns, share, share + 0.025)
        paint_facets(paint, stitches(rows, _STITCH * 0.95), stripe, 0.95)


def _paint_fringe(paint: Painter, cloth: Cloth) -> None:
    (left, right), y = (_TAIL.first[-1][0], _TAIL.second[-1][0]), _TAIL.first[-1][1]
    for index in range(_FRINGE):
        x = left + (right - left) * (index + 0.5) / _FRINGE
        sway = 2.4 * ((index * 7) % 5 - 2)
        tassel: Landmarks = [(x, y - 4), (x + sway * 0.3, y + 14), (x + sway, y + 34 + (index * 5) % 7)]
        paint.stroke([(px + 1.6, py + 3) for px, py, *_ in tassel], 6, _SHADOW, opacity=0.4, blur=1.6)
        paint.stroke(tassel, 6, cloth.dark)
        paint.stroke(tassel, 3.6, cloth.base)
        paint.stroke([(px - 0.8, py) for px, py, *_ in tassel], 1.2, cloth.bright, opacity=0.7)
