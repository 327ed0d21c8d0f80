"""Silver brocade jacket woven with clouds: mandarin collar, wide sleeves, black frogs. For the figure in profile."""

import random

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, paint_piping, rim_light
from tools.art.figure.clouds import paint_cloud
from tools.art.figure.garments.frog import paint_frog
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Box, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW, _PIPING = "#14141c", "#15151c"
_COLUMN, _ROW = 46.0, 38.0
"""Repeat of the woven clouds."""

_SHAPE: Landmarks = [
    (420, 352, "c"), (446, 370), (470, 388), (478, 430), (468, 480), (456, 540), (450, 600), (454, 660), (464, 720),
    (474, 780, "c"), (420, 796), (340, 800), (280, 794), (232, 778, "c"), (238, 716), (246, 650), (244, 600),
    (236, 552), (232, 512), (240, 470), (249, 430), (252, 402), (266, 381), (300, 367), (322, 358, "c"), (360, 374),
]  # fmt: skip
_HEM: Landmarks = [(218, 772), (280, 794), (340, 800), (420, 796), (488, 775)]
_OPENING: Landmarks = [(330, 372), (312, 412), (288, 470), (276, 530), (280, 600), (284, 660), (280, 730), (276, 794)]
_FROGS: tuple[Point, ...] = ((318, 402), (289, 468), (276, 536), (281, 606), (283, 676))
_COLLAR: Landmarks = [
    (327, 326, "c"), (350, 338), (382, 338), (411, 322, "c"), (414, 342), (424, 356, "c"), (386, 378), (350, 378),
    (320, 366, "c"), (326, 348),
]  # fmt: skip
_COLLAR_TOP: Landmarks = [(327, 326), (350, 338), (382, 338), (411, 322)]
_COLLAR_FOOT: Landmarks = [(320, 366), (350, 378), (386, 378), (424, 356)]

_FORM: tuple[Mark, ...] = (
    Patch([(520, 420), (452, 440), (424, 520), (410, 620), (424, 700), (430, 810), (520, 810)], "dark", 0.75, 12),
    Glow((266, 500), (18, 34), "bright", 0.6, 9),
    Stroke([(300, 400), (300, 440), (312, 500)], 22, "bright", 0.35, 9),
    Stroke([(262, 620), (258, 700), (252, 770)], 20, "bright", 0.5, 8),
    Stroke([(360, 560), (380, 660), (384, 780)], 24, "bright", 0.24, 9),
    Patch([(240, 556), (290, 580), (360, 576), (420, 590), (410, 620), (300, 610), (246, 600)], "dark", 0.34, 9),
)
_FOLDS: tuple[Fold, ...] = (
    Fold([(440, 480), (400, 540), (340, 574), (290, 584)], 12, 0.5),
    Fold([(438, 520), (410, 600), (400, 700), (404, 790)], 15, 0.5, DRAPED),
    Fold([(300, 560), (316, 640), (320, 720), (316, 796)], 13, 0.42, DRAPED),
    Fold([(360, 590), (356, 680), (362, 790)], 12, 0.38, DRAPED),
    Fold([(250, 560), (256, 620), (250, 700)], 8, 0.35),
)

_NEAR_TOP: Landmarks = [(418, 356, "c"), (448, 370), (476, 388), (494, 426), (506, 500), (516, 580), (526, 650)]
_NEAR_UNDER: Landmarks = [(436, 600), (438, 520), (430, 440), (416, 400, "c")]
_HELD_SLEEVE: Landmarks = [
    *_NEAR_TOP, (524, 704), (508, 752), (484, 800), (462, 838, "c"), (424, 818), (384, 786), (344, 746, "c"),
    (376, 718), (410, 690), (430, 660), *_NEAR_UNDER,
]  # fmt: skip
_HELD_MOUTH: Landmarks = [(462, 838, "c"), (422, 808), (378, 774), (344, 746, "c"), (366, 786), (410, 830)]
_HELD_CUFF: Landmarks = [(484, 831), (434, 806), (394, 774), (344, 728)]
_FOLDED_SLEEVE: Landmarks = [
    *_NEAR_TOP, (526, 700), (512, 738), (470, 766), (420, 772), (372, 768, "c"), (356, 721), (348, 669),
    (346, 626, "c"), (390, 639), (424, 634), *_NEAR_UNDER,
]  # fmt: skip
_FOLDED_MOUTH: Landmarks = [(372, 768, "c"), (352, 720), (342, 667), (346, 626, "c"), (326, 672), (344, 741)]
_FOLDED_CUFF: Landmarks = [(394, 789), (370, 721), (361, 674), (360, 616)]
_SLEEVE_FORM: tuple[Mark, ...] = (
    Stroke([(454, 390), (470, 460), (478, 560), (482, 660)], 24, "bright", 0.5, 9),
    Patch([(500, 430), (516, 560), (540, 700), (500, 800), (560, 800), (560, 480)], "dark", 0.65, 9),
    Patch([(414, 420), (436, 500), (438, 640), (416, 700), (400, 560)], "dark", 0.5, 8),
)
_HELD_FOLDS: tuple[Fold, ...] = (
    Fold([(442, 640), (476, 668), (516, 664)], 11, 0.55),
    Fold([(442, 660), (466, 706), (476, 790)], 13, 0.5, DRAPED),
    Fold([(430, 680), (420, 730), (430, 800)], 11, 0.45, DRAPED),
    Fold([(444, 460), (462, 540), (466, 620)], 10, 0.35, DRAPED),
)
_FOLDED_FOLDS: tuple[Fold, ...] = (
    Fold([(442, 640), (476, 666), (516, 664)], 11, 0.55),
    Fold([(436, 649), (430, 704), (410, 761)], 13, 0.5, DRAPED),
    Fold([(470, 676), (470, 726), (450, 760)], 12, 0.45, DRAPED),
    Fold([(444, 460), (462, 540), (466, 620)], 10, 0.35, DRAPED),
)

_FAR_SLEEVE: Landmarks = [
    (300, 386, "c"), (262, 430), (248, 500), (258, 552, "c"), (222, 570), (178, 562, "c"), (166, 640), (164, 742, "c"),
    (204, 762), (260, 756), (300, 620, "c"),
]  # fmt: skip
_FAR_MOUTH: Landmarks = [(258, 552, "c"), (222, 542), (178, 562, "c"), (222, 576)]
_FAR_CUFF: Landmarks = [(274, 558), (222, 584), (164, 572)]
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(190, 580), (184, 650), (200, 726)], 11, 0.5, DRAPED),
    Fold([(222, 590), (218, 660), (230, 736)], 12, 0.5, DRAPED),
    Fold([(250, 580), (252, 650), (262, 716)], 9, 0.4, DRAPED),
)
_LOWERED_SLEEVE: Landmarks = [
    (316, 388, "c"), (262, 468), (226, 544), (206, 592, "c"), (228, 648), (276, 684, "c"), (320, 668), (350, 528, "c"),
]  # fmt: skip
_LOWERED_MOUTH: Landmarks = [(206, 592, "c"), (250, 622), (276, 684, "c"), (234, 650)]
_LOWERED_CUFF: Landmarks = [(206, 578), (256, 618), (288, 688)]
_LOWERED_FOLDS: tuple[Fold, ...] = (Fold([(232, 568), (266, 578), (310, 538)], 11, 0.5),)


def paint_jacket(paint: Painter, cloth: Cloth, lining: str) -> None:
    """The body of the jacket with its collar and fastenings."""
    shape = paint.outline(_SHAPE)
    paint.shape([(250, 780), (470, 780), (466, 812), (380, 822), (260, 816)], _SHADOW, opacity=0.45, blur=6)
    fill = paint.document.linear(
        (240, 380), (470, 800), (0, cloth.light), (0.4, cloth.base), (1, mix(cloth.base, cloth.dark, 0.8))
    )
    with paint.group(shades=[*rim_light(cloth, 0.7), Shade(-9, -2, 9, cloth.dark, 0.4)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            _paint_weave(paint, shape, cloth, seed=5)
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            paint.stroke(shifted(_HEM, 0, -8), 16, _PIPING, profile=even)
            paint.stroke(shifted(_HEM, 0, -17.5), 1.6, cloth.bright, profile=even, opacity=0.8)
    paint.stroke(shifted(_OPENING, 3, 2), 6, cloth.dark, profile=even, opacity=0.55, blur=2)
    paint_piping(paint, _OPENING, 3.4, _PIPING)
    for place in _FROGS:
        paint_frog(paint, place, 4, 1.35)
    _paint_collar(paint, cloth, lining)


def paint_near_sleeve(paint: Painter, cloth: Cloth, lining: str) -> None:
    """The near sleeve while that hand lies on the table."""
    paint.shape(_HELD_MOUTH, lining)
    paint.shape(shifted(_HELD_MOUTH, 8, 8), _SHADOW, opacity=0.4, blur=5)
    _paint_sleeve(paint, _HELD_SLEEVE, _HELD_FOLDS, _HELD_CUFF, cloth)


def paint_folded_sleeve(paint: Painter, cloth: Cloth, lining: str) -> None:
    """The near sleeve while that hand lies on the fan."""
    paint.shape(_FOLDED_MOUTH, lining)
    paint.shape(shifted(_FOLDED_MOUTH, 8, 4), _SHADOW, opacity=0.4, blur=5)
    _paint_sleeve(paint, _FOLDED_SLEEVE, _FOLDED_FOLDS, _FOLDED_CUFF, cloth)


def paint_far_sleeve(paint: Painter, cloth: Cloth, lining: str) -> None:
    _paint_sleeve(paint, _FAR_SLEEVE, _FAR_FOLDS, _FAR_CUFF, cloth)
    paint.shape(_FAR_MOUTH, lining)


def paint_lowered_sleeve(paint: Painter, cloth: Cloth, lining: str) -> None:
    """The far sleeve while that hand lies on the fan."""
    _paint_sleeve(paint, _LOWERED_SLEEVE, _LOWERED_FOLDS, _LOWERED_CUFF, cloth)
    paint.shape(_LOWERED_MOUTH, lining)


def _paint_sleeve(paint: Painter, outline: Landmarks, folds: tuple[Fold, ...], cuff: Landmarks, cloth: Cloth) -> None:
    shape = paint.outline(outline)
    box = shape.bounds
    paint.shape(shifted(outline, -5, 5), _SHADOW, opacity=0.32, blur=6)
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, cloth.light), (0.45, cloth.base),
                                 (1, cloth.dark))  # fmt: skip
    with paint.group(shades=[*rim_light(cloth, 0.75), Shade(-9, -3, 9, cloth.dark, 0.45)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            _paint_weave(paint, shape, cloth, seed=9)
            draw(paint, _SLEEVE_FORM, cloth)
            paint_folds(paint, folds, cloth)
            paint.stroke(cuff, 22, _PIPING, profile=even)
            paint.stroke(shifted(cuff, -2, -4), 4, "#3a3c4a", profile=even, opacity=0.8, blur=1.4)
            paint.stroke(cuff, 1.8, cloth.bright, profile=even, opacity=0.85)


def _paint_weave(paint: Painter, shape: Outline, cloth: Cloth, *, seed: int) -> None:
    """Clouds in brighter and duller silver thread, every other row shifted by half."""
    box: Box = shape.bounds
    chance = random.Random(seed)
    row = 0
    y = box.top + 8
    while y < box.bottom:
        x = box.left + (_COLUMN / 2 if row % 2 else 0) - 8
        while x < box.right + 10:
            bright = chance.random() < 0.6
            thread, opacity = (cloth.bright, 0.75) if bright else (cloth.dark, 0.42)
            paint_cloud(paint, (x, y), 13, thread, turn=chance.uniform(-8, 8), opacity=opacity, flip=row % 2 == 1)
            x += _COLUMN
        y += _ROW
        row += 1


def _paint_collar(paint: Painter, cloth: Cloth, lining: str) -> None:
    shape = paint.outline(_COLLAR)
    paint.shape(shifted(_COLLAR, 1, 5), _SHADOW, opacity=0.4, blur=4)
    fill = paint.document.linear((322, 330), (420, 370), (0, cloth.bright), (0.4, cloth.base), (1, cloth.dark))
    paint.fill(shape, fill)
    with paint.group(clip=shape):
        paint.shape([(424, 310), (398, 330), (396, 372), (436, 370)], cloth.dark, opacity=0.6, blur=6)
        paint.stroke(shifted(_COLLAR_TOP, 0, -1), 7, lining, profile=even, opacity=0.9)
    paint_piping(paint, _COLLAR_TOP, 3, _PIPING)
    paint_piping(paint, _COLLAR_FOOT, 3, _PIPING)
    paint_frog(paint, (329, 350), 80, 0.9)
