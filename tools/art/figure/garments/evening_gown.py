"""Bias-cut satin evening gown with a cowl neck, gathered at the hip by a fan clasp, for the standing figure."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, paint_sunburst, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.standing import LEFT_SIDE, RIGHT_SIDE
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

_SHAPE: Landmarks = [
    (291, 345, "c"), (287, 390), (276, 428), (255, 456, "c"), *LEFT_SIDE[1:], *RIGHT_SIDE[:-1], (473, 446, "c"),
    (452, 414), (436, 380), (425, 342, "c"), (412, 336, "c"), (409, 384), (386, 428), (340, 450), (312, 424),
    (303, 385), (302, 340, "c"),
]  # fmt: skip
_CAST: Landmarks = [
    (291, 345, "c"), (286, 392), (270, 440), (330, 470), (400, 450), (440, 418, "c"), (431, 380),
    (425, 342, "c"), (412, 336, "c"),
    (409, 388), (386, 434), (340, 458), (310, 430), (302, 388), (302, 340, "c"),
]  # fmt: skip
_NECK_EDGE: Landmarks = [(302, 340), (303, 385), (312, 424), (340, 450), (386, 428), (409, 384), (412, 336)]
_ARMHOLES: tuple[Landmarks, ...] = (
    [(291, 346), (287, 390), (276, 428), (256, 456)],
    [(425, 343), (436, 380), (452, 414), (473, 446)],
)
_CLASP: Point = (418, 622)
_RUBY = ("#ff9a9a", "#b3203a", "#5a0820")

_SHEEN = along((0, 0), (0.3, 1), (0.6, 0.85), (1, 0))

_FORM: tuple[Mark, ...] = (
    # The side turned from the light, the shadow below the bust, the waist, the far side of the skirt.
    Patch(
        [(520, 430), (452, 430), (446, 500), (430, 560), (414, 620), (436, 680), (470, 740), (480, 860), (480, 1010),
         (560, 1010), (560, 430)],
        "dark", 0.75, 12,
    ),
    Patch(
        [(252, 528), (280, 536), (318, 524), (342, 508), (372, 528), (416, 534), (456, 512), (450, 556), (400, 566),
         (340, 552), (290, 562), (262, 556)],
        "dark", 0.46, 9,
    ),
    Patch(
        [(236, 640), (262, 640), (270, 600), (284, 600), (276, 680), (256, 760), (244, 900), (220, 900)],
        "dark", 0.35, 7,
    ),
    # Bust: light on the upper planes, a narrow sheen instead of a spot.
    Glow((282, 480), (22, 20), "light", 0.55, 9),
    Glow((396, 476), (24, 18), "light", 0.42, 9),
    Stroke([(258, 494), (266, 474), (288, 463)], 8, "bright", 0.5, 3.6),
    Stroke([(368, 482), (388, 466), (418, 466)], 8, "bright", 0.36, 3.6),
    # Ribs and waist.
    Stroke([(270, 548), (283, 592), (287, 616)], 15, "light", 0.5, 7),
    Stroke([(262, 500), (280, 552), (290, 606)], 9, "bright", 0.26, 4.5, _SHEEN),
    Stroke([(352, 520), (348, 570), (346, 616)], 12, "dark", 0.2, 8),
    Stroke([(392, 545), (398, 590), (402, 614)], 11, "light", 0.18, 7),
    # Hip and thigh below the drapery: soft light on the forward leg, a long shade between the legs.
    Glow((292, 742), (30, 52), "light", 0.5, 18),
    Stroke([(282, 730), (268, 830), (262, 960)], 34, "light", 0.34, 12, _SHEEN),
    Stroke([(300, 676), (284, 744), (270, 830), (264, 920)], 11, "bright", 0.36, 5, _SHEEN),
    Stroke([(352, 716), (318, 800), (298, 900)], 8, "bright", 0.2, 4, _SHEEN),
    Stroke([(430, 700), (446, 770), (452, 860)], 8, "bright", 0.14, 4, _SHEEN),
    Stroke([(354, 760), (344, 850), (340, 1000)], 30, "dark", 0.34, 11, _SHEEN),
    Stroke([(420, 790), (424, 880), (424, 1000)], 22, "light", 0.12, 9, _SHEEN),
)  # fmt: skip

_COWL: tuple[Fold, ...] = (
    Fold([(301, 352), (300, 394), (314, 436), (342, 464), (386, 441), (411, 392), (416, 352)], 12, 0.95, DRAPED),
    Fold([(298, 362), (295, 412), (310, 454), (338, 481), (390, 456), (420, 400), (421, 362)], 11, 0.85, DRAPED),
    Fold([(294, 376), (288, 428), (304, 473), (344, 500), (394, 474), (430, 414), (427, 372)], 12, 0.7, DRAPED),
    Fold([(290, 402), (281, 446), (300, 490), (336, 517), (398, 492), (441, 430)], 10, 0.5, DRAPED),
    Fold([(322, 440), (338, 452), (358, 448)], 4, 0.5, DRAPED),
)

_GATHERS: tuple[Fold, ...] = (
    # From the clasp up to the ribs, across the waist, and in long falls over hip and thigh.
    Fold([(420, 618), (384, 604), (330, 582), (272, 566)], 7, 0.55),
    Fold([(418, 622), (372, 622), (318, 612), (276, 596)], 9, 0.75),
    Fold([(417, 625), (366, 640), (312, 640), (272, 626)], 10, 0.85),
    Fold([(416, 628), (364, 656), (310, 668), (262, 664)], 12, 0.85),
    Fold([(416, 631), (366, 672), (310, 700), (252, 712)], 13, 0.75),
    Fold([(417, 634), (374, 690), (322, 740), (250, 782)], 15, 0.68),
    Fold([(419, 637), (386, 708), (342, 790), (270, 880)], 16, 0.55),
    Fold([(421, 639), (402, 722), (374, 820), (322, 960)], 16, 0.5),
    Fold([(425, 640), (420, 730), (408, 830), (386, 980)], 15, 0.42),
    Fold([(430, 638), (440, 720), (446, 820), (444, 980)], 13, 0.36),
    Fold([(433, 632), (458, 690), (480, 780), (488, 900)], 10, 0.34),
    Fold([(430, 618), (444, 596), (450, 566)], 6, 0.4),
)


def paint_gown(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_SHAPE)
    paint.shape(_CAST, "#7a3038", opacity=0.3, blur=3)
    fill = paint.document.linear(
        (230, 420),
        (520, 900),
        (0, mix(cloth.base, cloth.light, 0.8)),
        (0.32, cloth.base),
        (0.75, mix(cloth.base, cloth.dark, 0.6)),
        (1, cloth.dark),
    )
    with paint.group(shades=rim_light(cloth)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _GATHERS, cloth)
            paint_folds(paint, _COWL, cloth)
    paint.stroke(_NECK_EDGE, 2.4, cloth.bright, profile=even, opacity=0.7)
    for armhole in _ARMHOLES:
        paint.stroke(armhole, 2, cloth.dark, profile=even, opacity=0.6)
    _paint_clasp(paint)


def _paint_clasp(paint: Painter) -> None:
    x, y = paint.place(*_CLASP)
    place = f"translate({x:.2f},{y:.2f}) rotate(20) scale(0.8)"
    with paint.unwarped(), paint.group(transform=place):
        paint.circle((0, 0), 26, "#03141a", opacity=0.5, blur=5)
        paint_sunburst(paint, 30, range(-75, 76, 25), 9, stone=_RUBY, stone_size=7)
