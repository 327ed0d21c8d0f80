"""Brick-red knitted tie with a square end and an ink spot; it hangs free of a chest that bends forward."""

import numpy as np

from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_TAIL: Landmarks = [
    (310, 606, "c"), (298, 660), (290, 730), (287, 800, "c"), (331, 804, "c"), (333, 730), (333, 660), (330, 606, "c"),
]  # fmt: skip
_KNOT: Landmarks = [
    (308, 570, "c"), (336, 570, "c"), (341, 582), (331, 610, "c"), (309, 610, "c"), (302, 582),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Stroke([(304, 640), (300, 720), (298, 790)], 12, "light", 0.6, 4),
    Patch([(334, 606), (324, 660), (322, 740), (320, 804), (340, 804), (340, 606)], "dark", 0.6, 4),
    Patch([(308, 606), (332, 606), (331, 626), (309, 626)], "dark", 0.6, 4),
)
_ROW = 4.2
_SPOT: Landmarks = [(304, 758), (313, 752), (320, 759), (318, 770), (309, 775), (301, 768)]


def paint_tie(paint: Painter, cloth: Cloth) -> None:
    """Tail, then the knot that pinches it."""
    paint.shape(shifted(_TAIL, 7, 7), "#1a0e14", opacity=0.45, blur=5)
    _paint_knitted(paint, _TAIL, cloth, range(600, 812, 1))
    paint.shape(_SPOT, "#131a30", opacity=0.92)
    paint.circle((324.0, 779.0), 2.2, "#131a30", opacity=0.9)
    paint.circle((309.0, 783.0), 1.4, "#131a30", opacity=0.9)
    paint.shape(shifted(_KNOT, 2, 4), "#1a0e14", opacity=0.5, blur=2.4)
    _paint_knitted(paint, _KNOT, cloth, range(566, 616, 1))
    paint.stroke([(318, 610), (319, 630), (317, 652)], 4, cloth.dark, opacity=0.7, blur=1.4)


def _paint_knitted(paint: Painter, part: Landmarks, cloth: Cloth, heights: range) -> None:
    shape = paint.outline(part)
    box = shape.bounds
    fill = paint.document.linear(
        (box.left, box.top), (box.right, box.bottom), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark)
    )
    paint.fill(shape, fill)
    with paint.group(clip=shape):
        for y in np.arange(heights.start, heights.stop, _ROW):
            row = [(box.left - 2, float(y)), ((box.left + box.right) / 2, float(y) + 4), (box.right + 2, float(y) - 1)]
            paint.stroke(row, 1.5, cloth.dark, profile=even, opacity=0.55)
            paint.stroke(shifted(row, 0, 2), 1.1, mix(cloth.light, cloth.bright, 0.5), profile=even, opacity=0.5)
        draw(paint, _FORM, cloth)
