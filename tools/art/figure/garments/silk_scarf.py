"""White silk scarf: wound round the throat and knotted, one end blown back over the shoulder."""

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import fading
from tools.art.kit.geometry import Landmarks, directions, shifted
from tools.art.kit.paint import Painter

_SHADOW = "#2a1418"

_TAIL: Landmarks = [
    (452, 336, "c"), (500, 296), (540, 282), (580, 292), (616, 280), (650, 246), (682, 224), (712, 226, "c"),
    (708, 262), (700, 290, "c"), (672, 296), (640, 322), (606, 346), (566, 346), (526, 344), (492, 362),
    (462, 384, "c"),
]  # fmt: skip
_TAIL_FORM: tuple[Mark, ...] = (
    Patch([(450, 340), (492, 320), (520, 330), (496, 370), (460, 390)], "dark", 0.7, 8),
    Stroke([(540, 296), (584, 306), (626, 290), (664, 256), (700, 240)], 16, "bright", 0.8, 5),
    Patch([(520, 330), (566, 326), (610, 330), (650, 300), (640, 330), (600, 356), (540, 356)], "dark", 0.55, 7),
    Patch([(584, 288), (606, 296), (612, 318), (592, 330), (578, 312)], "dark", 0.32, 6),
)
_TAIL_FOLDS: tuple[Fold, ...] = (
    Fold([(470, 346), (520, 314), (566, 312), (600, 320)], 11, 0.6),
    Fold([(470, 364), (520, 332), (570, 330), (620, 322), (664, 286)], 9, 0.5),
    Fold([(596, 300), (636, 284), (672, 254), (706, 246)], 9, 0.5, DRAPED),
    Fold([(620, 330), (656, 300), (690, 278)], 8, 0.5, DRAPED),
)
_FRINGE: Landmarks = [(712, 226), (709, 244), (706, 262), (703, 278), (700, 290)]

_WRAP: Landmarks = [
    (374, 330, "c"), (372, 352), (366, 376), (374, 396), (400, 408), (440, 400), (474, 380), (492, 356), (490, 330),
    (480, 316, "c"), (456, 336), (424, 346), (396, 340),
]  # fmt: skip
_WRAP_FORM: tuple[Mark, ...] = (
    Patch([(374, 326), (400, 346), (440, 350), (484, 320), (490, 300), (380, 300)], "dark", 0.75, 6),
    Patch([(500, 320), (470, 350), (456, 390), (480, 400), (510, 360)], "dark", 0.5, 6),
    Stroke([(374, 362), (388, 384), (414, 392), (446, 384)], 12, "bright", 0.8, 4),
)
_WRAP_FOLDS: tuple[Fold, ...] = (
    Fold([(374, 346), (400, 362), (440, 362), (486, 336)], 9, 0.7, DRAPED),
    Fold([(370, 360), (398, 380), (440, 380), (488, 350)], 9, 0.65, DRAPED),
    Fold([(370, 378), (392, 396), (428, 396), (466, 382)], 8, 0.5, DRAPED),
)
_END: Landmarks = [
    (392, 402, "c"), (380, 440), (366, 486), (358, 520, "c"), (382, 528), (404, 522, "c"), (410, 484), (418, 440),
    (424, 404, "c"),
]  # fmt: skip
_END_FORM: tuple[Mark, ...] = (
    Stroke([(396, 420), (384, 470), (376, 514)], 11, "bright", 0.8, 3.4),
    Patch([(424, 400), (410, 440), (400, 490), (396, 526), (420, 520), (430, 430)], "dark", 0.55, 5),
)
_END_FOLDS: tuple[Fold, ...] = (
    Fold([(404, 410), (396, 460), (386, 518)], 8, 0.6),
    Fold([(414, 412), (410, 460), (400, 510)], 7, 0.5),
)
_END_FRINGE: Landmarks = [(358, 520), (370, 525), (382, 528), (394, 526), (404, 522)]
_KNOT: Landmarks = [(384, 388), (398, 378), (420, 380), (430, 396), (424, 414), (406, 420), (388, 410)]
_KNOT_FOLDS: tuple[Fold, ...] = (
    Fold([(388, 396), (404, 390), (422, 396)], 6, 0.6, DRAPED),
    Fold([(390, 408), (406, 404), (422, 408)], 5, 0.5, DRAPED),
)


def paint_tail(paint: Painter, cloth: Cloth) -> None:
    """The flying end, behind head and shoulder."""
    _paint_fringe(paint, _FRINGE, cloth, length=17)
    _paint_piece(paint, _TAIL, _TAIL_FORM, _TAIL_FOLDS, cloth)


def paint_wrap(paint: Painter, cloth: Cloth) -> None:
    """What is wound round the throat, the knot and the short end."""
    for piece in (_WRAP, _END):
        paint.shape(shifted(piece, 2, 8), _SHADOW, opacity=0.5, blur=6)
    _paint_fringe(paint, _END_FRINGE, cloth, length=15)
    _paint_piece(paint, _END, _END_FORM, _END_FOLDS, cloth)
    _paint_piece(paint, _WRAP, _WRAP_FORM, _WRAP_FOLDS, cloth)
    paint.shape(shifted(_KNOT, 1, 5), _SHADOW, opacity=0.4, blur=4)
    _paint_piece(
        paint, _KNOT, (Stroke([(390, 394), (402, 384), (418, 386)], 7, "bright", 0.9, 2.4),), _KNOT_FOLDS, cloth
    )


def _paint_piece(
    paint: Painter, points: Landmarks, form: tuple[Mark, ...], folds: tuple[Fold, ...], cloth: Cloth
) -> None:
    shape = paint.outline(points)
    box = shape.bounds
    fill = paint.document.linear(
        (box.left, box.top), (box.right, box.bottom), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark)
    )
    with paint.group(shades=rim_light(cloth, 0.6)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, form, cloth)
            paint_folds(paint, folds, cloth)


def _paint_fringe(paint: Painter, edge: Landmarks, cloth: Cloth, *, length: float) -> None:
    """Knotted threads at a right angle to the edge, each a little otherwise."""
    samples = paint.line(edge, 22)
    for index, ((x, y), (tx, ty)) in enumerate(zip(samples, directions(samples), strict=True)):
        away = np.array([ty, -tx]) if ty > 0.5 else np.array([-ty, tx])
        sway = 0.25 * np.sin(index * 1.9)
        reach = length * (0.82 + 0.18 * np.cos(index * 2.3))
        end = (float(x + away[0] * reach + tx * sway * reach), float(y + away[1] * reach + ty * sway * reach))
        middle = (float(x + away[0] * reach * 0.5), float(y + away[1] * reach * 0.5 + 1.5))
        tone = cloth.light if index % 3 else cloth.dark
        paint.stroke([(float(x), float(y)), middle, end], 2.6, tone, profile=fading, samples=10)
