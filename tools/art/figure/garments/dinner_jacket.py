"""Woman's dinner jacket with satin shawl lapels, gold piping and a carnation, for the standing figure."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, paint_piping
from tools.art.figure.garments.carnation import paint_carnation
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.standing import FAR_ARM, NEAR_ARM
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_EASE = 9
_SHADOW = "#04060f"
_SOFT = along((0, 0.1), (0.3, 1), (0.7, 0.9), (1, 0.1))

_COLLAR_BACK: Landmarks = [(318, 330), (334, 310), (366, 302), (392, 306), (406, 324), (406, 344), (330, 344)]

_FAR_CLIP: Landmarks = [
    (40, 492, "c"), (96, 486, "c"), (146, 448, "c"), (190, 440, "c"), (190, 320, "c"), (290, 320, "c"),
    (290, 420, "c"), (320, 480, "c"), (320, 700, "c"), (40, 700, "c"),
]  # fmt: skip
_FAR_FORM: tuple[Mark, ...] = (
    Stroke([(242, 372), (224, 412), (212, 462), (200, 510)], 17, "bright", 0.46, 6, _SOFT),
    Stroke([(100, 486), (118, 532), (142, 580), (158, 608)], 13, "bright", 0.46, 4.5, _SOFT),
    Patch([(187, 532), (230, 520), (230, 570), (200, 634), (170, 624), (160, 570)], "dark", 0.8, 6),
    Stroke([(132, 470), (156, 510), (178, 540)], 10, "dark", 0.5, 4, _SOFT),
    Stroke([(262, 440), (250, 510), (226, 580)], 13, "dark", 0.6, 5, _SOFT),
)
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(186, 536), (170, 556), (142, 570)], 7, 0.8),
    Fold([(188, 540), (178, 574), (156, 600)], 7.5, 0.75),
    Fold([(191, 537), (203, 566), (200, 604)], 6.5, 0.6),
    Fold([(196, 506), (218, 514), (246, 508)], 6.5, 0.6),
    Fold([(203, 480), (226, 488), (250, 480)], 5.5, 0.45),
    Fold([(232, 404), (246, 424), (264, 430)], 6, 0.35),
    Fold([(108, 508), (126, 512), (150, 500)], 5, 0.3, DRAPED),
)
_FAR_CUFF: tuple[Landmarks, Landmarks] = ([(91, 488), (116, 478), (145, 451)], [(90, 482), (114, 473), (142, 447)])
_BUTTONS: tuple[Point, ...] = ((110, 489), (123, 481))

_LEFT_FRONT: Landmarks = [
    (308, 329, "c"), (274, 339), (247, 352), (237, 378), (240, 412), (248, 448), (232, 490), (246, 534),
    (266, 570), (272, 612), (262, 660), (244, 716), (230, 780), (227, 808, "c"), (262, 814), (298, 796),
    (328, 732), (346, 650), (350, 628, "c"), (330, 566), (306, 484), (296, 420), (298, 366),
]  # fmt: skip
_RIGHT_FRONT: Landmarks = [
    (412, 325, "c"), (440, 340), (474, 356), (496, 384), (484, 436), (476, 480), (458, 550), (448, 612), (468, 662),
    (502, 724), (522, 790), (525, 814, "c"), (492, 824), (440, 808), (398, 746), (362, 660), (350, 626, "c"),
    (376, 560), (404, 474), (420, 396), (420, 350),
]  # fmt: skip
_LEFT_FORM: tuple[Mark, ...] = (
    Stroke([(258, 462), (256, 500), (268, 548)], 16, "bright", 0.34, 6, _SOFT),
    Stroke([(262, 470), (262, 520), (288, 590), (330, 624)], 15, "bright", 0.36, 7, _SOFT),
    Stroke([(250, 772), (268, 710), (290, 672)], 22, "bright", 0.34, 9, _SOFT),
    Patch([(240, 780), (300, 770), (330, 720), (340, 840), (220, 840)], "dark", 0.5, 10),
    Stroke([(246, 532), (262, 572), (270, 616)], 8, "dark", 0.4, 4, _SOFT),
)
_LEFT_FOLDS: tuple[Fold, ...] = (
    Fold([(348, 629), (310, 618), (280, 594), (254, 548)], 8, 0.7),
    Fold([(348, 631), (312, 636), (284, 634), (262, 622)], 7, 0.7),
    Fold([(348, 633), (314, 650), (284, 672), (256, 690)], 8, 0.6),
    Fold([(347, 637), (326, 676), (300, 726), (262, 776)], 11, 0.4),
    Fold([(244, 536), (262, 546), (282, 544)], 6, 0.3),
)
_RIGHT_FORM: tuple[Mark, ...] = (
    Patch(
        [(540, 380), (470, 380), (462, 480), (440, 560), (424, 620), (450, 690), (490, 760), (500, 840), (560, 840)],
        "dark", 0.85, 9,
    ),
    Stroke([(456, 470), (440, 530), (410, 590), (360, 626)], 14, "bright", 0.32, 6, _SOFT),
    Stroke([(386, 704), (420, 752), (460, 790)], 18, "bright", 0.22, 8, _SOFT),
)  # fmt: skip
_RIGHT_FOLDS: tuple[Fold, ...] = (
    Fold([(353, 628), (398, 610), (428, 586), (454, 548)], 8, 0.7),
    Fold([(353, 630), (400, 634), (430, 632), (452, 622)], 7, 0.6),
    Fold([(354, 633), (402, 652), (436, 668), (476, 684)], 8, 0.65),
    Fold([(356, 638), (390, 684), (430, 736), (480, 780)], 11, 0.4),
)

_LEFT_LAPEL: Landmarks = [
    (312, 327, "c"), (296, 340), (276, 372), (266, 430), (282, 510), (318, 590), (350, 628, "c"), (338, 566),
    (318, 484), (307, 400), (308, 350),
]  # fmt: skip
_RIGHT_LAPEL: Landmarks = [
    (408, 322, "c"), (430, 340), (446, 372), (455, 430), (440, 512), (402, 588), (350, 628, "c"), (376, 560),
    (404, 474), (420, 396), (418, 350),
]  # fmt: skip
_LEFT_SHEEN: tuple[Mark, ...] = (
    Stroke([(300, 352), (286, 400), (288, 470), (318, 550), (346, 618)], 13, "bright", 0.62, 3.5, _SOFT),
    Stroke([(292, 372), (283, 420), (292, 484)], 3, "bright", 0.6, 1.2, _SOFT),
    Stroke([(312, 360), (312, 420), (326, 520), (350, 620)], 6, "dark", 0.9, 2),
)
_RIGHT_SHEEN: tuple[Mark, ...] = (
    Stroke([(426, 350), (442, 400), (440, 470), (410, 540), (356, 618)], 12, "bright", 0.52, 3.5, _SOFT),
    Stroke([(446, 396), (445, 452), (424, 516)], 2.6, "bright", 0.5, 1.1, _SOFT),
    Stroke([(420, 360), (424, 400), (408, 476), (380, 560)], 5, "dark", 0.7, 1.6),
)

_NEAR_CLIP: Landmarks = [
    (430, 668, "c"), (468, 690, "c"), (518, 734, "c"), (580, 780, "c"), (720, 780, "c"), (720, 300, "c"),
    (400, 300, "c"), (400, 560, "c"),
]  # fmt: skip
_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(470, 372), (500, 400), (524, 456), (552, 522), (566, 576)], 18, "bright", 0.48, 7, _SOFT),
    Stroke([(486, 440), (514, 500), (534, 566)], 10, "dark", 0.6, 4, _SOFT),
    Stroke([(604, 600), (590, 640), (550, 690), (510, 740)], 16, "dark", 0.8, 5, _SOFT),
    Stroke([(554, 616), (526, 660), (492, 702)], 13, "bright", 0.44, 5, _SOFT),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(529, 592), (556, 598), (588, 590)], 7, 0.8),
    Fold([(529, 602), (556, 618), (586, 626)], 7.5, 0.75),
    Fold([(525, 578), (548, 574), (574, 558)], 6.5, 0.65),
    Fold([(518, 548), (544, 542), (562, 526)], 6, 0.5),
    Fold([(506, 512), (528, 504), (542, 490)], 5, 0.35),
    Fold([(508, 660), (522, 676), (536, 688)], 5.5, 0.5, DRAPED),
    Fold([(490, 684), (506, 698), (522, 712)], 5, 0.4, DRAPED),
)
_NEAR_CUFF: tuple[Landmarks, Landmarks] = ([(471, 690), (494, 708), (517, 731)], [(467, 695), (490, 713), (512, 736)])


def paint_collar_back(paint: Painter, satin: Cloth) -> None:
    """The collar behind the neck."""
    paint.shape(_COLLAR_BACK, satin.dark)


def paint_far_sleeve(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    sleeve = paint.grown(FAR_ARM.outline, _EASE)
    fill = paint.document.linear((110, 420), (260, 640), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
    with paint.group(clip=paint.outline(_FAR_CLIP)), paint.group(shades=_shades(cloth)):
        paint.fill(sleeve, fill)
        with paint.group(clip=sleeve):
            draw(paint, _FAR_FORM, cloth)
            paint_folds(paint, _FAR_FOLDS, cloth)
    _paint_cuff(paint, _FAR_CUFF, satin)
    for button in _BUTTONS:
        paint.circle(button, 3.2, GOLD.dark)
        paint.circle(button, 2.6, GOLD.base)
        paint.circle((button[0] - 0.8, button[1] - 0.9), 0.9, GOLD.light)


def paint_fronts(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    """Both fronts with lapels, the button and the carnation."""
    fill = paint.document.linear((230, 340), (520, 820), (0, cloth.light), (0.45, cloth.base), (1, cloth.dark))
    for front in (_LEFT_FRONT, _RIGHT_FRONT):
        paint.shape(front, _SHADOW, opacity=0.6, blur=6)
    for front, marks, folds in (
        (_LEFT_FRONT, _LEFT_FORM, _LEFT_FOLDS),
        (_RIGHT_FRONT, _RIGHT_FORM, _RIGHT_FOLDS),
    ):
        outline = paint.outline(front)
        with paint.group(shades=_shades(cloth)):
            paint.fill(outline, fill)
            with paint.group(clip=outline):
                draw(paint, marks, cloth)
                paint_folds(paint, folds, cloth)
    for lapel, sheen in ((_LEFT_LAPEL, _LEFT_SHEEN), (_RIGHT_LAPEL, _RIGHT_SHEEN)):
        _paint_lapel(paint, lapel, sheen, satin)
    _paint_button(paint)
    paint_carnation(paint, (436, 420))


def paint_near_sleeve(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    """The sleeve of the akimbo arm; it melts into the front at the shoulder."""
    sleeve = paint.grown(NEAR_ARM.outline, _EASE)
    document = paint.document
    fill = document.linear((440, 350), (590, 680), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
    fade = document.fade((440, 372), (474, 392))
    with (
        paint.group(mask=fade),
        paint.group(clip=paint.outline(_NEAR_CLIP)),
        paint.group(shades=_shades(cloth)),
    ):
        paint.fill(sleeve, fill)
        with paint.group(clip=sleeve):
            draw(paint, _NEAR_FORM, cloth)
            paint_folds(paint, _NEAR_FOLDS, cloth)
    paint.stroke([(452, 350), (474, 372), (484, 404), (478, 440)], 5, cloth.dark, opacity=0.7, blur=2)
    _paint_cuff(paint, _NEAR_CUFF, satin)


def _shades(cloth: Cloth) -> list[Shade]:
    return [Shade(3, 3, 2, cloth.bright, 0.42), Shade(-3.3, 1, 1.2, cloth.rim, 0.65)]


def _paint_cuff(paint: Painter, cuff: tuple[Landmarks, Landmarks], satin: Cloth) -> None:
    band, piping = cuff
    paint.stroke(band, 11, satin.base, profile=even)
    paint_piping(paint, piping, 2.2)


def _paint_lapel(paint: Painter, lapel: Landmarks, sheen: tuple[Mark, ...], satin: Cloth) -> None:
    outline = paint.outline(lapel)
    paint.fill(outline, _SHADOW, opacity=0.55, blur=4)
    fill = paint.document.linear((270, 340), (460, 620), (0, satin.base), (0.5, satin.dark), (1, satin.base))
    paint.fill(outline, fill)
    with paint.group(clip=outline):
        draw(paint, sheen, satin)
    paint_piping(paint, lapel[1:7], 2.2)


def _paint_button(paint: Painter) -> None:
    paint.circle((351, 634), 8, "#0b0815", opacity=0.6)
    brass = paint.document.radial((348, 630), 8, (0, "#fff0b8"), (1, "#a36a24"))
    paint.circle((350, 632), 7, brass)
    paint.circle((348, 630), 2, "#fff7d8")
