"""Silk slip on thin straps with a lace yoke and a red bow, for the standing figure."""

import math

from tools.art.figure.cloth import Fold, paint_beads, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.standing import TORSO
from tools.art.kit.brushes import along, even, fading
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_LACE, _LACE_EDGE = "#fffdf6", "#fff6e6"
_SHEEN = along((0, 0), (0.25, 0.9), (0.6, 1), (1, 0.2))
_HANGING = along((0, 0), (0.12, 0.5), (0.5, 1), (1, 0.7))

_LEFT_CUP: Landmarks = [(256, 452), (266, 440), (284, 424), (304, 422), (324, 432), (341, 450)]
_RIGHT_CUP: Landmarks = [(341, 450), (362, 430), (390, 420), (420, 424), (450, 436), (472, 446)]
_NECKLINE: Landmarks = [(256, 452, "c"), *_LEFT_CUP[1:-1], (341, 450, "c"), *_RIGHT_CUP[1:-1], (472, 446, "c")]
_SHAPE: Landmarks = [
    *_NECKLINE,
    (470, 470), (463, 510), (448, 560), (440, 612), (456, 660), (490, 722), (510, 800), (516, 850), (517, 1012, "c"),
    (234, 1012, "c"), (231, 850), (237, 782), (249, 718), (267, 660), (277, 612), (269, 568), (251, 532), (236, 497),
    (241, 474),
]  # fmt: skip
_YOKE: Landmarks = [
    *_NECKLINE,
    (476, 474), (440, 482), (398, 470), (364, 480), (341, 502, "c"), (318, 484), (290, 472), (256, 484), (232, 492),
]  # fmt: skip
_YOKE_HEMS: tuple[Landmarks, ...] = (
    [(236, 490), (262, 482), (290, 472), (318, 484), (341, 502)],
    [(341, 502), (364, 480), (398, 470), (440, 482), (472, 474)],
)
_STRAPS: tuple[Landmarks, ...] = ([(297, 341), (294, 380), (290, 428)], [(418, 337), (424, 380), (432, 428)])
_LEFT_LOOP: Landmarks = [(341, 457, "c"), (332, 449), (321, 447), (319, 457), (322, 467), (333, 465), (341, 461, "c")]
_RIGHT_LOOP: Landmarks = [(341, 457, "c"), (350, 449), (361, 447), (363, 457), (360, 467), (349, 465), (341, 461, "c")]
_CAST: Landmarks = [
    (256, 456), (284, 430), (304, 428), (324, 440), (341, 458), (362, 438), (390, 428), (420, 432), (472, 452),
    (440, 480), (280, 480),
]  # fmt: skip

_FORM: tuple[Mark, ...] = (
    Patch(
        [(530, 430), (456, 430), (450, 500), (434, 560), (420, 620), (442, 680), (474, 740), (486, 860), (486, 1010),
         (560, 1010), (560, 430)],
        "dark", 0.8, 12,
    ),
    Patch(
        [(252, 530), (280, 540), (318, 530), (342, 514), (372, 534), (416, 540), (458, 514), (450, 550), (400, 562),
         (340, 552), (290, 560), (262, 554)],
        "dark", 0.55, 8,
    ),
    Glow((284, 476), (26, 22), "bright", 0.42, 10),
    Glow((394, 474), (28, 20), "bright", 0.28, 10),
    # Satin: broad soft lights where the silk lies on hip and thigh.
    Stroke([(290, 590), (280, 660), (268, 740), (260, 860), (258, 960)], 30, "bright", 0.5, 9, _SHEEN),
    Stroke([(400, 640), (422, 720), (438, 800), (446, 900)], 20, "bright", 0.26, 8, _SHEEN),
    Stroke([(254, 690), (242, 780), (238, 900)], 10, "dark", 0.4, 5, _SHEEN),
)  # fmt: skip

_FOLDS: tuple[Fold, ...] = (
    # Long folds fall from the bust; none is straight, none starts where its neighbour does.
    Fold([(306, 570), (305, 640), (291, 736), (284, 850), (276, 1000)], 14, 0.46, _HANGING),
    Fold([(338, 590), (342, 670), (334, 770), (334, 880), (322, 1000)], 10, 0.34, _HANGING),
    Fold([(370, 562), (376, 646), (394, 742), (396, 860), (404, 1000)], 15, 0.44, _HANGING),
    Fold([(412, 580), (414, 650), (436, 750), (448, 870), (458, 1000)], 10, 0.3, _HANGING),
    Fold([(274, 556), (283, 600), (277, 650)], 7, 0.34),
    Fold([(442, 560), (424, 596), (418, 640)], 8, 0.36),
    # The hand on the hip draws one more.
    Fold([(402, 770), (376, 806), (360, 860)], 9, 0.3),
)


def paint_slip(paint: Painter, cloth: Cloth) -> None:
    document = paint.document
    paint.shape(_CAST, "#7a3038", opacity=0.4, blur=3)
    for strap in _STRAPS:
        paint.stroke(shifted(strap, 2, 2), 5, "#6a2a34", profile=even, opacity=0.45, blur=1.5)
        paint.stroke(strap, 5, cloth.base, profile=even)
        paint.stroke(shifted(strap, -1, 0), 1.6, cloth.bright, profile=even)
    shape = paint.outline(_SHAPE)
    fill = document.linear((230, 420), (520, 900), (0, cloth.light), (0.35, cloth.base), (1, cloth.dark))
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            _paint_yoke(paint, cloth)
            paint.shape([(520, 430), (440, 430), (440, 500), (480, 500)], cloth.dark, opacity=0.5, blur=10)
    with paint.group(clip=paint.grown(TORSO, 3)):
        for cup, count in ((_LEFT_CUP, 13), (_RIGHT_CUP, 17)):
            paint_beads(paint, paint.line(cup, count), 4.6, _LACE_EDGE, cloth.dark)
    _paint_bow(paint)


def _paint_yoke(paint: Painter, cloth: Cloth) -> None:
    yoke = paint.outline(_YOKE)
    paint.fill(yoke, "#dbe6f0", opacity=0.55)
    with paint.group(clip=yoke):
        for row, y in enumerate(range(412, 520, 8)):
            for column, x in enumerate(range(226, 486, 8)):
                place = (x + (4 if row % 2 else 0), y + 0.05 * (x - 350))
                _paint_stitch(paint, place, cloth, flower=(column + row) % 3 == 0)
    for hem in _YOKE_HEMS:
        paint_beads(paint, paint.line(hem, 13), 5.2, "#fff8ea", cloth.dark)


def _paint_stitch(paint: Painter, place: tuple[float, float], cloth: Cloth, *, flower: bool) -> None:
    x, y = place
    with paint.unwarped():
        if flower:
            for petal in range(5):
                angle = petal * math.tau / 5
                centre = (x + 2.3 * math.cos(angle), y + 2.3 * math.sin(angle))
                paint.ellipse(centre, (2, 1.15), _LACE, turn=petal * 72, opacity=0.95)
        else:
            paint.circle((x, y), 1.9, _LACE, opacity=0.5)
            paint.circle((x, y), 1.1, cloth.light, opacity=0.8)
        paint.circle((x + 4, y), 0.8, cloth.dark, opacity=0.45)


def _paint_bow(paint: Painter) -> None:
    red, dark = "#c23a55", "#a02a45"
    for loop in (_LEFT_LOOP, _RIGHT_LOOP):
        paint.shape(shifted(loop, 1, 3), "#5a1f2a", opacity=0.35, blur=1.6)
        paint.shape(loop, red)
    paint.stroke([(340, 460), (334, 476)], 3.4, red, profile=fading)
    paint.stroke([(342, 460), (350, 475)], 3.4, dark, profile=fading)
    paint.stroke([(338, 459), (331, 454), (326, 457)], 1.6, "#f0a0ac", opacity=0.7)
    paint.stroke([(345, 458), (352, 453), (357, 456)], 1.4, "#f0a0ac", opacity=0.5)
    paint.circle((341, 459), 3.6, "#e2637a")
