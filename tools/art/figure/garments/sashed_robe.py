"""Pearl-grey silk robe, crossed over, with a wide pink sash and sleeves to the elbow, for the figure in profile."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.profile import BACK_SIDE, FRONT_SIDE
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW = "#2c2a3c"
_HANGING = along((0, 0), (0.12, 0.6), (0.5, 1), (1, 0.7))

_SHAPE: Landmarks = [
    (410, 344, "c"), (436, 368), (460, 386), (468, 412), *reversed(BACK_SIDE), *reversed(FRONT_SIDE), (256, 410),
    (264, 389), (284, 377), (306, 371), (322, 362, "c"), (312, 410), (301, 468, "c"), (330, 446), (370, 402),
    (402, 348, "c"),
]  # fmt: skip
_FAR_COLLAR: Landmarks = [(322, 361), (310, 404), (300, 448), (296, 486)]
_NEAR_COLLAR: Landmarks = [(406, 345), (374, 404), (336, 446), (300, 484), (268, 536), (262, 590)]
_OVERLAP: Landmarks = [(300, 648), (292, 740), (284, 860), (276, 1110)]

_FORM: tuple[Mark, ...] = (
    Patch([(500, 420), (436, 440), (412, 520), (396, 612), (414, 690), (432, 780), (432, 1110), (520, 1110)],
          "dark", 0.7, 12),
    Patch([(250, 548), (290, 566), (350, 560), (420, 560), (410, 590), (300, 592), (256, 590)], "dark", 0.35, 8),
    Glow((278, 506), (20, 28), "bright", 0.5, 9),
    Stroke([(290, 680), (276, 780), (270, 900), (270, 1100)], 26, "bright", 0.5, 9),
    Stroke([(370, 690), (396, 790), (402, 900)], 20, "bright", 0.22, 9),
    Patch([(300, 650), (330, 650), (420, 660), (420, 690), (300, 680)], "dark", 0.5, 7),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(438, 470), (390, 520), (330, 556), (270, 576)], 10, 0.5),
    Fold([(436, 500), (400, 548), (350, 580)], 9, 0.45),
    Fold([(428, 540), (400, 572), (370, 588)], 7, 0.4),
    Fold([(318, 470), (300, 510), (288, 560)], 7, 0.35),
    Fold([(340, 650), (346, 740), (342, 850), (340, 1100)], 13, 0.42, _HANGING),
    Fold([(386, 652), (396, 740), (404, 850), (406, 1100)], 14, 0.42, _HANGING),
    Fold([(414, 660), (430, 740), (438, 850)], 10, 0.35, _HANGING),
    Fold([(280, 652), (272, 720), (266, 800)], 8, 0.3, _HANGING),
)

_SASH: Landmarks = [
    (256, 582, "c"), (300, 590), (370, 588), (426, 578, "c"), (422, 612), (432, 654, "c"), (380, 664), (310, 664),
    (258, 654, "c"), (264, 618),
]  # fmt: skip
_SASH_FOLDS: tuple[Fold, ...] = (
    Fold([(424, 592), (370, 602), (300, 603), (262, 596)], 7, 0.55, DRAPED),
    Fold([(424, 616), (370, 624), (310, 624), (264, 616)], 8, 0.6, DRAPED),
    Fold([(428, 640), (376, 648), (310, 648), (262, 640)], 7, 0.5, DRAPED),
)
_CORD: Landmarks = [(260, 622), (310, 630), (370, 630), (424, 618)]
_BOW_LOOPS: tuple[Landmarks, ...] = (
    [(318, 626, "c"), (340, 596), (372, 590), (380, 612), (356, 632)],
    [(318, 630, "c"), (350, 640), (372, 660), (352, 676), (328, 658)],
)
_BOW_ENDS: tuple[Landmarks, ...] = (
    [(310, 636, "c"), (322, 636, "c"), (334, 716), (330, 800, "c"), (304, 806, "c"), (306, 716)],
    [(304, 636, "c"), (314, 636, "c"), (308, 700), (298, 766, "c"), (276, 760, "c"), (292, 700)],
)

_NEAR_SLEEVE: Landmarks = [
    (416, 360, "c"), (446, 372), (474, 390), (490, 426), (500, 500), (512, 580), (526, 656), (534, 724, "c"),
    (504, 746), (462, 748), (422, 728, "c"), (430, 660), (434, 580), (432, 500), (424, 440), (414, 400, "c"),
]  # fmt: skip
_NEAR_MOUTH: Landmarks = [(422, 728, "c"), (440, 716), (484, 712), (534, 724, "c"), (504, 748), (462, 750)]
_NEAR_HEM: Landmarks = [(422, 727), (462, 747), (504, 745), (534, 723)]
_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(452, 392), (464, 460), (468, 560), (472, 680)], 22, "bright", 0.45, 8),
    Patch([(500, 440), (512, 560), (540, 740), (560, 740), (540, 500)], "dark", 0.6, 8),
    Patch([(410, 420), (436, 500), (438, 640), (420, 740), (400, 600)], "dark", 0.45, 7),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(440, 420), (470, 520), (480, 620), (478, 730)], 13, 0.45, DRAPED),
    Fold([(446, 640), (474, 660), (510, 658)], 9, 0.5, DRAPED),
    Fold([(440, 560), (450, 640), (448, 724)], 9, 0.4, DRAPED),
    Fold([(500, 560), (512, 640), (514, 730)], 9, 0.4, DRAPED),
)

_FAR_SLEEVE: Landmarks = [
    (300, 390, "c"), (262, 440), (252, 520), (250, 580, "c"), (222, 592), (184, 586, "c"), (174, 650), (178, 726, "c"),
    (214, 742), (264, 730), (300, 620, "c"),
]  # fmt: skip
_FAR_MOUTH: Landmarks = [(250, 580, "c"), (222, 574), (184, 586, "c"), (222, 596)]
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(196, 596), (192, 660), (198, 734)], 10, 0.55, DRAPED),
    Fold([(224, 600), (220, 660), (232, 738)], 11, 0.5, DRAPED),
)
_LOWERED_SLEEVE: Landmarks = [
    (310, 398, "c"), (266, 488), (236, 560), (222, 596, "c"), (236, 628), (272, 652, "c"), (310, 648), (340, 528, "c"),
]  # fmt: skip
_LOWERED_MOUTH: Landmarks = [(222, 596, "c"), (250, 616), (272, 652, "c"), (240, 636)]
_LOWERED_FOLDS: tuple[Fold, ...] = (Fold([(240, 578), (266, 568), (300, 528)], 9, 0.5),)


def paint_robe(paint: Painter, cloth: Cloth, sash: Cloth) -> None:
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear(
        (250, 420), (470, 900), (0, mix(cloth.base, cloth.light, 0.7)), (0.4, cloth.base), (1, cloth.dark)
    )
    paint.stroke(shifted(_NEAR_COLLAR[:4], -6, 2), 20, "#7a4a38", profile=even, opacity=0.3, blur=4)
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            paint.stroke(shifted(_OVERLAP, 4, 2), 7, cloth.dark, profile=even, opacity=0.5, blur=2.4)
            paint.stroke(_OVERLAP, 6, sash.base, profile=even)
            paint.stroke(shifted(_OVERLAP, -1.6), 1.4, sash.bright, profile=even, opacity=0.7)
    for collar, width in ((_FAR_COLLAR, 13), (_NEAR_COLLAR, 18)):
        _paint_band(paint, collar, width, sash, cloth)
    _paint_sash(paint, sash)


def _paint_band(paint: Painter, line: Landmarks, width: float, sash: Cloth, cloth: Cloth) -> None:
    """The collar: a smooth band edged in the colour of the sash."""
    paint.stroke(shifted(line, 2, 4), width, _SHADOW, profile=even, opacity=0.35, blur=3)
    paint.stroke(line, width, sash.base, profile=even)
    paint.stroke(shifted(line, 1.6, 0.8), width * 0.7, mix(cloth.light, cloth.bright, 0.5), profile=even)
    paint.stroke(shifted(line, 3, 2.6), width * 0.24, cloth.base, profile=even, opacity=0.6, blur=1.2)


def _paint_sash(paint: Painter, sash: Cloth) -> None:
    document = paint.document
    shape = paint.outline(_SASH)
    paint.shape(shifted(_SASH, 0, 7), _SHADOW, opacity=0.4, blur=5)
    fill = document.linear((256, 600), (430, 640), (0, sash.light), (0.4, sash.base), (1, sash.dark))
    with paint.group(shades=rim_light(sash)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            paint_folds(paint, _SASH_FOLDS, sash)
            paint.stroke(_CORD, 6, "#15151c", profile=even)
            paint.stroke(shifted(_CORD, 0, -1.4), 1.6, "#c9ccd6", profile=even, opacity=0.8)
    for end in reversed(_BOW_ENDS):
        _paint_silk(paint, end, sash)
    for loop in _BOW_LOOPS:
        _paint_silk(paint, loop, sash)
    knot = document.radial((310, 626), 18, (0, sash.bright), (0.5, sash.base), (1, sash.dark))
    paint.ellipse((315, 632), (11, 13), _SHADOW, opacity=0.4, blur=2)
    paint.ellipse((314, 629), (10, 12.5), knot)


def _paint_silk(paint: Painter, outline: Landmarks, sash: Cloth) -> None:
    shape = paint.outline(outline)
    box = shape.bounds
    paint.shape(shifted(outline, 2, 4), _SHADOW, opacity=0.4, blur=3)
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, sash.light), (0.5, sash.base),
                                 (1, sash.dark))  # fmt: skip
    with paint.group(shades=[Shade(2, 1, 1.4, sash.bright, 0.5), Shade(-4, -2, 4, sash.dark, 0.6)]):
        paint.fill(shape, fill)


def paint_near_sleeve(paint: Painter, cloth: Cloth, sash: Cloth) -> None:
    """The near sleeve, wide and open at the elbow."""
    paint.shape(shifted(_NEAR_MOUTH, 0, 8), _SHADOW, opacity=0.45, blur=5)
    _paint_sleeve(paint, _NEAR_SLEEVE, _NEAR_FORM, _NEAR_FOLDS, cloth)
    paint.stroke(shifted(_NEAR_HEM, 0, -4), 9, sash.base, profile=even)
    paint.stroke(shifted(_NEAR_HEM, 0, -6.6), 1.6, sash.bright, profile=even, opacity=0.7)


def paint_far_sleeve(paint: Painter, cloth: Cloth, sash: Cloth) -> None:
    """The far sleeve, slid down the raised forearm."""
    _paint_sleeve(paint, _FAR_SLEEVE, (), _FAR_FOLDS, cloth)
    _paint_mouth(paint, _FAR_MOUTH, sash)


def paint_lowered_sleeve(paint: Painter, cloth: Cloth, sash: Cloth) -> None:
    """The far sleeve while that hand lies on the fan."""
    _paint_sleeve(paint, _LOWERED_SLEEVE, (), _LOWERED_FOLDS, cloth)
    _paint_mouth(paint, _LOWERED_MOUTH, sash)


def _paint_sleeve(
    paint: Painter, outline: Landmarks, form: tuple[Mark, ...], folds: tuple[Fold, ...], cloth: Cloth
) -> None:
    shape = paint.outline(outline)
    box = shape.bounds
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, cloth.light), (0.5, cloth.base),
                                 (1, cloth.dark))  # fmt: skip
    with paint.group(shades=[*rim_light(cloth, 0.7), Shade(-8, -3, 8, cloth.dark, 0.5)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, form, cloth)
            paint_folds(paint, folds, cloth)


def _paint_mouth(paint: Painter, outline: Landmarks, sash: Cloth) -> None:
    """The rim of a sleeve's opening, edged like the collar."""
    paint.shape(outline, sash.base)
    paint.shape(shifted(outline, 0, -1.6), sash.light, opacity=0.6)
