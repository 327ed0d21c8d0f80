"""Celadon silk qipao: high collar, cap sleeve, black piping, an embroidered plum branch. For the figure in profile."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, paint_piping, rim_light
from tools.art.figure.garments.frog import paint_frog
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.plum_branch import Blossom, PlumBranch, PlumTones, paint_plum_branch
from tools.art.figure.poses.profile import BACK_SIDE, FRONT_SIDE
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_PIPING = "#15151c"
_HANGING = along((0, 0), (0.12, 0.5), (0.5, 1), (1, 0.7))

_SHAPE: Landmarks = [
    (412, 352, "c"), (438, 370), (462, 386), (472, 412), *reversed(BACK_SIDE), *reversed(FRONT_SIDE), (256, 410),
    (264, 389), (284, 377), (306, 371), (326, 360, "c"), (360, 372),
]  # fmt: skip
_COLLAR: Landmarks = [
    (329, 322, "c"), (350, 334), (380, 334), (409, 318, "c"), (412, 340), (418, 358, "c"), (384, 376), (350, 376),
    (322, 366, "c"), (328, 346),
]  # fmt: skip
_COLLAR_TOP: Landmarks = [(329, 322), (350, 334), (380, 334), (409, 318)]
_COLLAR_FOOT: Landmarks = [(321, 366), (350, 376), (384, 376), (418, 358)]
_CLOSURE: Landmarks = [(334, 372), (330, 400), (342, 428), (372, 446), (408, 452), (446, 458)]
_CAP: Landmarks = [
    (420, 366, "c"), (450, 376), (472, 392), (484, 418), (488, 446, "c"), (462, 455), (428, 452, "c"), (420, 410),
    (414, 380),
]  # fmt: skip
_CAP_HEM: Landmarks = [(488, 446), (462, 454), (428, 451)]
_SIDE_PIPING: Landmarks = [(446, 458), (434, 512), (422, 565)]
_FROGS: tuple[tuple[Point, float], ...] = (((333, 388), 78), ((352, 437), 40), ((404, 452), 8))

_FORM: tuple[Mark, ...] = (
    Patch([(500, 420), (440, 440), (412, 520), (398, 612), (416, 690), (434, 780), (434, 1110), (520, 1110)],
          "dark", 0.72, 12),
    Patch([(250, 544), (280, 562), (330, 556), (400, 566), (396, 600), (300, 590), (262, 584)], "dark", 0.42, 9),
    Glow((272, 500), (18, 26), "bright", 0.6, 8),
    Glow((330, 420), (34, 24), "light", 0.5, 12),
    Stroke([(282, 620), (278, 700), (268, 790), (264, 900), (266, 1100)], 22, "bright", 0.5, 8),
    Stroke([(380, 640), (404, 720), (414, 810), (416, 920)], 16, "bright", 0.24, 8),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(416, 600), (370, 612), (322, 610)], 9, 0.5),
    Fold([(418, 622), (372, 640), (330, 646)], 9, 0.46),
    Fold([(414, 586), (380, 584), (350, 576)], 7, 0.4),
    Fold([(268, 604), (296, 616), (320, 618)], 7, 0.4),
    Fold([(268, 626), (300, 644), (326, 650)], 6, 0.3),
    Fold([(436, 476), (404, 500), (370, 510)], 8, 0.4),
    Fold([(262, 552), (284, 546), (306, 532)], 6, 0.3),
    Fold([(340, 690), (346, 800), (344, 900), (340, 1100)], 12, 0.3, _HANGING),
    Fold([(420, 680), (432, 780), (436, 900)], 10, 0.32, _HANGING),
    Fold([(436, 700), (390, 716), (340, 712)], 8, 0.28, DRAPED),
)
_CAP_FOLDS: tuple[Fold, ...] = (Fold([(430, 392), (448, 416), (454, 446)], 7, 0.4),)

_BRANCH = PlumBranch(
    wood=(
        ([(424, 1110), (404, 930), (408, 880), (376, 810), (380, 760), (342, 690), (346, 650)], 13),
        ([(380, 800), (340, 790), (318, 752), (290, 742)], 7),
        ([(344, 700), (318, 660), (322, 610), (296, 566), (300, 530)], 7.5),
        ([(306, 584), (286, 570), (280, 540)], 4.4),
        ([(378, 770), (404, 736), (404, 690)], 5),
        ([(404, 900), (434, 860), (432, 816)], 6),
        ([(400, 930), (352, 906), (322, 908)], 6),
    ),
    blossoms=(
        Blossom((346, 652), 19, 10), Blossom((316, 620), 15, 40), Blossom((298, 528), 18, 0),
        Blossom((278, 548), 11, 20), Blossom((322, 756), 18, 30), Blossom((290, 744), 13, 0),
        Blossom((404, 700), 16, 15), Blossom((376, 806), 21, 50), Blossom((432, 824), 17, 5),
        Blossom((352, 704), 13, 60), Blossom((324, 906), 18, 20), Blossom((364, 912), 13, 44),
    ),
    buds=(
        Blossom((318, 584), 4.6), Blossom((306, 496), 4.4), Blossom((288, 520), 3.8), Blossom((406, 676), 4.6),
        Blossom((388, 742), 4.4), Blossom((272, 736), 4.4), Blossom((436, 798), 4.4), Blossom((306, 892), 4.4),
        Blossom((362, 760), 4.2),
    ),
)  # fmt: skip


def paint_qipao(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear(
        (250, 400), (480, 900), (0, mix(cloth.base, cloth.light, 0.8)), (0.36, cloth.base), (1, cloth.dark)
    )
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            paint_plum_branch(paint, _BRANCH, PlumTones(), relief=0.45)
            _paint_evening(paint, cloth)
    paint_piping(paint, _SIDE_PIPING, 2.6, _PIPING)
    _paint_closure(paint)
    _paint_collar(paint, cloth)


def paint_cap_sleeve(paint: Painter, cloth: Cloth) -> None:
    """The near shoulder, over the arm."""
    cap = paint.outline(_CAP)
    paint.stroke(shifted(_CAP_HEM, 0, 5), 9, "#6a3a2c", profile=even, opacity=0.4, blur=3)
    fill = paint.document.linear((424, 370), (488, 450), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(cap, fill)
        with paint.group(clip=cap):
            draw(paint, (Glow((450, 396), (14, 12), "bright", 0.5, 6),), cloth)
            paint_folds(paint, _CAP_FOLDS, cloth)
    paint_piping(paint, _CAP_HEM, 3.4, _PIPING)


def _paint_evening(paint: Painter, cloth: Cloth) -> None:
    """The stitches lie in the same shadow as the silk."""
    paint.shape([(500, 600), (420, 640), (408, 760), (416, 1110), (520, 1110)], cloth.dark, opacity=0.4, blur=12)
    paint.shape([(250, 900), (460, 900), (460, 1110), (250, 1110)], cloth.dark, opacity=0.3, blur=20)


def _paint_closure(paint: Painter) -> None:
    paint.stroke(shifted(_CLOSURE, 1, 3), 5, "#2a4a3c", profile=even, opacity=0.4, blur=2)
    paint_piping(paint, _CLOSURE, 3.4, _PIPING)
    for place, turn in _FROGS:
        paint_frog(paint, place, turn)


def _paint_collar(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_COLLAR)
    fill = paint.document.linear((326, 330), (416, 370), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
    paint.fill(shape, fill)
    with paint.group(clip=shape):
        paint.stroke([(340, 340), (338, 356), (334, 370)], 8, cloth.bright, opacity=0.6, blur=3)
        paint.shape([(420, 310), (396, 330), (394, 370), (430, 370)], cloth.dark, opacity=0.6, blur=6)
        paint.stroke(shifted(_COLLAR_TOP, 0, -2), 12, cloth.dark, profile=even, opacity=0.4, blur=4)
    paint_piping(paint, _COLLAR_FOOT, 2.6, _PIPING)
    paint_piping(paint, _COLLAR_TOP, 3.4, _PIPING)
    paint_piping(paint, [(329, 322), (328, 346), (322, 366)], 2.4, _PIPING)
