"""Velvet evening coat with a huge fur collar and fur cuffs, for the leaning figure."""

from tools.art.figure.cloth import Fold
from tools.art.figure.fur import BLUNT, Pelt, paint_pelt
from tools.art.figure.marks import Mark, Stroke
from tools.art.figure.palette import Cloth, Plumage, Skin
from tools.art.figure.poses.leaning import TORSO, paint_lowered_forearm, turned
from tools.art.figure.poses.leaning_limbs import (
    FAR_FOREARM,
    FAR_UPPER_ARM,
    LOWERED_FOREARM,
    LOWERED_UPPER_ARM,
    NEAR_ARM,
)
from tools.art.figure.velvet import paint_velvet
from tools.art.kit.brushes import along
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

_EASE = 11
_SOFT = along((0, 0.2), (0.2, 0.9), (0.7, 1), (1, 0.1))

_BACK_COLLAR = Pelt(
    [(246, 440), (262, 400), (286, 370), (340, 352), (398, 362), (428, 386), (452, 424)], 64, 420, 31, droop=-0.5,
    casts=False,
)  # fmt: skip
_FAR_COLLAR = Pelt(
    [(318, 404), (276, 408), (238, 436), (222, 490), (226, 560), (248, 640), (278, 710), (302, 772)], 84, 1000, 11,
    along((0, 0.4), (0.1, 0.8), (0.3, 1.02), (0.7, 0.9), (0.93, 0.7), (1, 0.4)),
)  # fmt: skip
_NEAR_COLLAR = Pelt(
    [(372, 400), (420, 404), (462, 440), (476, 500), (462, 570), (428, 650), (384, 730), (348, 796)], 104, 1250, 12,
    along((0, 0.4), (0.1, 0.8), (0.3, 1.02), (0.7, 0.9), (0.93, 0.7), (1, 0.4)),
)  # fmt: skip
_NEAR_CUFF = Pelt([(396, 818), (404, 846), (402, 876), (394, 906)], 62, 300, 21, BLUNT, droop=0.1)
_RAISED_CUFF = Pelt([(94, 482), (124, 486), (152, 488), (186, 484)], 58, 280, 22, BLUNT, droop=0.3)
_LOWERED_CUFF = Pelt([(226, 820), (218, 850), (220, 876), (228, 904)], 54, 280, 23, BLUNT, droop=0.1)

_FAR_FRONT: Landmarks = [
    (284, 392, "c"), (240, 400, "c"), (100, 440, "c"), (100, 1012, "c"), (268, 1012, "c"), (280, 860), (296, 760, "c"),
    (250, 660), (228, 560), (240, 460),
]  # fmt: skip
_NEAR_FRONT: Landmarks = [
    (408, 380, "c"), (470, 390, "c"), (660, 440, "c"), (660, 1012, "c"), (396, 1012, "c"), (384, 900), (352, 786, "c"),
    (400, 680), (446, 570), (440, 450),
]  # fmt: skip
_FAR_FORM: tuple[Mark, ...] = (
    Stroke([(206, 560), (206, 640), (236, 720), (250, 780)], 12, "bright", 0.45, 5, _SOFT),
    Stroke([(222, 640), (238, 720), (232, 820), (216, 960)], 14, "dark", 0.9, 5, _SOFT),
    Stroke([(250, 790), (240, 870), (232, 1000)], 9, "bright", 0.4, 4, _SOFT),
)
_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(470, 560), (462, 660), (448, 740), (470, 840)], 14, "dark", 0.9, 5, _SOFT),
    Stroke([(440, 700), (424, 780), (440, 880), (452, 1000)], 12, "bright", 0.42, 5, _SOFT),
    Stroke([(486, 700), (474, 770), (500, 860), (520, 980)], 12, "bright", 0.4, 5, _SOFT),
    Stroke([(492, 720), (486, 780), (520, 870), (546, 980)], 9, "dark", 0.9, 3.5, _SOFT),
    Stroke([(404, 800), (412, 900), (420, 1000)], 11, "dark", 0.85, 4, _SOFT),
)
_FRONT_FOLDS: tuple[Fold, ...] = (
    Fold([(490, 744), (462, 752), (430, 772), (408, 800)], 10, 0.55),
    Fold([(486, 760), (464, 784), (448, 820), (440, 860)], 10, 0.5),
    Fold([(236, 752), (252, 770), (270, 800)], 8, 0.5),
)

_NEAR_SLEEVE_CLIP: Landmarks = [
    (418, 812, "c"), (402, 930, "c"), (720, 940, "c"), (720, 380, "c"), (400, 380, "c"), (440, 560, "c"),
    (452, 700, "c"),
]  # fmt: skip
_NEAR_SLEEVE_FORM: tuple[Mark, ...] = (
    Stroke([(508, 470), (536, 520), (548, 590), (566, 670), (590, 760)], 20, "bright", 0.4, 7, _SOFT),
    Stroke([(492, 560), (506, 640), (528, 720), (534, 780)], 14, "dark", 0.8, 5, _SOFT),
    Stroke([(600, 890), (520, 902), (410, 898)], 24, "dark", 0.9, 7, _SOFT),
    Stroke([(486, 500), (498, 580), (512, 660)], 16, "bright", 0.38, 6, _SOFT),
)
_NEAR_SLEEVE_FOLDS: tuple[Fold, ...] = (
    Fold([(512, 800), (540, 784), (570, 778), (600, 784)], 13),
    Fold([(510, 806), (544, 812), (578, 828)], 12),
    Fold([(516, 796), (536, 762), (562, 730), (584, 712)], 14),
    Fold([(506, 812), (530, 846), (556, 872)], 11),
    Fold([(522, 776), (520, 740), (534, 690)], 12),
    Fold([(480, 816), (488, 846), (484, 880)], 11, 0.9),
    Fold([(446, 824), (454, 852), (450, 884)], 9, 0.8),
)

_FAR_SLEEVE_CLIP: Landmarks = [
    (0, 380, "c"), (272, 400, "c"), (262, 470, "c"), (330, 900, "c"), (0, 920, "c"),
]  # fmt: skip
_FAR_SLEEVE_FORM: tuple[Mark, ...] = (
    Stroke([(214, 460), (186, 520), (150, 590), (110, 660)], 16, "bright", 0.45, 6, _SOFT),
    Stroke([(250, 470), (222, 560), (170, 650)], 26, "dark", 0.9, 8, _SOFT),
)
_LOWERED_SLEEVE_FORM: tuple[Mark, ...] = (
    Stroke([(214, 470), (186, 550), (150, 640), (104, 740)], 18, "bright", 0.45, 6, _SOFT),
    Stroke([(250, 480), (224, 600), (180, 720)], 26, "dark", 0.9, 8, _SOFT),
)
_RAISED_CLIP: Landmarks = [(60, 486, "c"), (230, 486, "c"), (230, 760, "c"), (30, 760, "c")]
_RAISED_FORM: tuple[Mark, ...] = (
    Stroke([(104, 500), (92, 570), (82, 650)], 13, "bright", 0.5, 5, _SOFT),
    Stroke([(172, 510), (176, 580), (164, 660)], 18, "dark", 0.9, 6, _SOFT),
)
_RAISED_FOLDS: tuple[Fold, ...] = (
    Fold([(170, 664), (140, 650), (108, 652), (84, 664)], 13),
    Fold([(172, 650), (146, 624), (116, 610)], 12),
    Fold([(168, 676), (138, 684), (106, 692)], 11),
    Fold([(174, 626), (156, 590), (130, 570)], 10),
)
_LOWERED_CLIP: Landmarks = [(30, 700, "c"), (130, 740, "c"), (222, 810, "c"), (214, 930, "c"), (30, 930, "c")]
_LOWERED_FORM: tuple[Mark, ...] = (
    Stroke([(120, 790), (170, 830), (220, 850)], 14, "bright", 0.5, 5, _SOFT),
    Stroke([(90, 880), (150, 896), (220, 902)], 20, "dark", 0.9, 6, _SOFT),
)
_LOWERED_FOLDS: tuple[Fold, ...] = (
    Fold([(140, 776), (124, 812), (96, 840)], 13),
    Fold([(146, 784), (150, 826), (132, 868)], 12),
    Fold([(158, 800), (180, 836), (178, 872)], 11),
)
_BARE_WRIST: Landmarks = [(196, 700, "c"), (400, 700, "c"), (400, 950, "c"), (196, 950, "c")]
_RAISED_SHADOW: Landmarks = [(140, 700), (182, 640), (196, 580), (194, 500), (150, 500), (140, 690)]


def paint_back_collar(paint: Painter, fur: Plumage) -> None:
    """The collar behind the neck, so that it sits on the shoulders."""
    paint_pelt(paint, _BACK_COLLAR, fur)


def paint_fronts(paint: Painter, cloth: Cloth) -> None:
    """Both fronts, cut from the torso's own outline and opened along edges that turn with the chest."""
    body = paint.grown(TORSO, _EASE + 1)
    with paint.warped_by(turned):
        for front, marks, light in (
            (_FAR_FRONT, _FAR_FORM, ((180, 420), (290, 900))),
            (_NEAR_FRONT, _NEAR_FORM, ((400, 420), (580, 900))),
        ):
            with paint.group(clip=paint.outline(front)):
                paint_velvet(paint, body, cloth, marks=marks, folds=_FRONT_FOLDS, light=light, nap=300)


def paint_far_sleeve(paint: Painter, cloth: Cloth) -> None:
    """The upper sleeve of the raised arm."""
    _paint_far_upper(paint, FAR_UPPER_ARM.outline, _FAR_SLEEVE_FORM, cloth)


def paint_lowered_sleeve(paint: Painter, cloth: Cloth) -> None:
    """The upper sleeve of the arm that lies on the table."""
    _paint_far_upper(paint, LOWERED_UPPER_ARM.outline, _LOWERED_SLEEVE_FORM, cloth)


def paint_raised_shadow(paint: Painter) -> None:
    """What the raised forearm's sleeve casts on the upper sleeve and on the chest."""
    with paint.group(clip=[paint.grown(FAR_UPPER_ARM.outline, _EASE), paint.outline(TORSO)]):
        paint.shape(_RAISED_SHADOW, "#02060c", opacity=0.65, blur=7)


def paint_raised_sleeve(paint: Painter, cloth: Cloth, fur: Plumage) -> None:
    """The raised forearm's sleeve with its cuff, in that arm's frame."""
    with paint.group(clip=paint.outline(_RAISED_CLIP)):
        paint_velvet(
            paint,
            paint.grown(FAR_FOREARM.outline, _EASE),
            cloth,
            marks=_RAISED_FORM,
            folds=_RAISED_FOLDS,
            light=((90, 480), (180, 700)),
        )
    paint_pelt(paint, _RAISED_CUFF, fur)


def paint_lowered_forearm_sleeve(paint: Painter, cloth: Cloth, fur: Plumage, skin: Skin) -> None:
    """Sleeve, cuff and bare wrist of the far forearm on the table."""
    with paint.group(clip=paint.outline(_BARE_WRIST)):
        paint_lowered_forearm(paint, skin)
    fade = paint.document.fade(paint.place(108, 772), paint.place(124, 800))
    with paint.group(mask=fade), paint.group(clip=paint.outline(_LOWERED_CLIP)):
        paint_velvet(
            paint,
            paint.grown(LOWERED_FOREARM.outline, _EASE),
            cloth,
            marks=_LOWERED_FORM,
            folds=_LOWERED_FOLDS,
            light=((90, 780), (240, 900)),
        )
    paint_pelt(paint, _LOWERED_CUFF, fur)


def paint_near_sleeve(paint: Painter, cloth: Cloth, fur: Plumage) -> None:
    """The sleeve of the arm on the table; it melts into the front at the shoulder."""
    fade = paint.document.fade(paint.place(476, 452), paint.place(490, 484))
    with paint.group(mask=fade), paint.group(clip=paint.outline(_NEAR_SLEEVE_CLIP)):
        paint_velvet(
            paint,
            paint.grown(NEAR_ARM.outline, _EASE),
            cloth,
            marks=_NEAR_SLEEVE_FORM,
            folds=_NEAR_SLEEVE_FOLDS,
            light=((470, 450), (620, 860)),
            nap=300,
        )
    paint_pelt(paint, _NEAR_CUFF, fur)


def paint_collar(paint: Painter, fur: Plumage) -> None:
    """Both sides of the collar over everything but the head, in the frame of the chest."""
    paint_pelt(paint, _FAR_COLLAR, fur)
    paint_pelt(paint, _NEAR_COLLAR, fur)


def _paint_far_upper(paint: Painter, arm: Landmarks, marks: tuple[Mark, ...], cloth: Cloth) -> None:
    with paint.group(clip=paint.outline(_FAR_SLEEVE_CLIP)):
        paint_velvet(paint, paint.grown(arm, _EASE), cloth, marks=marks, light=((90, 420), (280, 800)))
