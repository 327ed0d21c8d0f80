"""Belted leather flying jacket: broad lapels, a map in its pocket, a brass buckle."""

from dataclasses import dataclass

from tools.art.figure.cloth import DRAPED, Fold
from tools.art.figure.leather import paint_leather, paint_rivets, paint_seam, paint_stitches
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.tipped_back import TORSO
from tools.art.figure.poses.tipped_back_limbs import FAR_ARM, NEAR_ARM
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, shifted
from tools.art.kit.paint import Painter

_SHADOW = "#0c0508"
_EASE = 10.0

_COLLAR_BACK: Landmarks = [
    (362, 366, "c"), (376, 344), (404, 332), (436, 328), (464, 326), (482, 338), (488, 360, "c"), (430, 380),
]  # fmt: skip
_FAR_FRONT: Landmarks = [
    (372, 346, "c"), (336, 360), (298, 370), (268, 388), (250, 430), (262, 470), (256, 520), (255, 566), (254, 610),
    (246, 652), (232, 700), (208, 748), (192, 786, "c"), (236, 806), (296, 816), (372, 814, "c"), (380, 740),
    (388, 660), (392, 570, "c"), (376, 500), (364, 420),
]  # fmt: skip
_NEAR_FRONT: Landmarks = [
    (472, 346, "c"), (502, 356), (534, 372), (540, 410), (522, 448), (514, 468), (508, 520), (492, 576), (474, 624),
    (468, 664), (476, 708), (490, 748), (504, 778, "c"), (460, 802), (400, 816), (340, 820, "c"), (356, 740),
    (366, 660), (372, 556, "c"), (420, 480), (458, 410),
]  # fmt: skip
_FRONT_EDGE: Landmarks = [(372, 556), (370, 610), (366, 660), (356, 740), (340, 820)]

_FAR_LAPEL: Landmarks = [
    (372, 340, "c"), (348, 362), (326, 392), (312, 428, "c"), (342, 432, "c"), (326, 460, "c"), (344, 516),
    (376, 566, "c"), (372, 500), (366, 420),
]  # fmt: skip
_NEAR_LAPEL: Landmarks = [
    (472, 336, "c"), (490, 362), (499, 392), (501, 424, "c"), (470, 432, "c"), (484, 462, "c"), (440, 520),
    (376, 574, "c"),
    (416, 490), (456, 410),
]  # fmt: skip
_LAPEL_FORM: tuple[Mark, ...] = (
    Stroke([(358, 372), (336, 408), (346, 470), (364, 530)], 13, "bright", 0.4, 4.5),
    Stroke([(354, 376), (334, 404)], 3.4, "bright", 0.6, 1.2),
    Stroke([(480, 370), (496, 410), (470, 474), (420, 530)], 12, "bright", 0.32, 4.5),
    Stroke([(366, 380), (368, 440), (376, 540)], 8, "dark", 0.5, 3),
    Stroke([(462, 380), (446, 440), (396, 540)], 8, "dark", 0.5, 3),
)

_FAR_FORM: tuple[Mark, ...] = (
    Glow((300, 470), (30, 60), "bright", 0.32, 15),
    Stroke([(284, 440), (278, 500), (284, 560)], 7, "bright", 0.5, 2.6),
    Patch([(262, 560), (290, 580), (350, 584), (384, 570), (380, 620), (300, 616), (258, 600)], "dark", 0.45, 9),
    Stroke([(250, 690), (232, 740), (222, 790)], 18, "bright", 0.38, 6),
    Stroke([(322, 700), (312, 760), (308, 810)], 16, "bright", 0.26, 6),
)
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(256, 640), (288, 616), (306, 576)], 10, 0.6),
    Fold([(282, 644), (310, 614), (336, 586)], 9, 0.5),
    Fold([(330, 648), (346, 616), (362, 590)], 9, 0.5),
    Fold([(262, 484), (292, 506), (330, 510)], 9, 0.5),
    Fold([(262, 474), (284, 460), (300, 436)], 8, 0.45),
    Fold([(262, 682), (250, 730), (222, 784)], 11, 0.5),
    Fold([(302, 686), (292, 740), (280, 804)], 11, 0.5),
    Fold([(346, 690), (344, 750), (338, 808)], 9, 0.4),
)
_NEAR_FORM: tuple[Mark, ...] = (
    Patch([(560, 380), (512, 440), (494, 540), (458, 640), (468, 720), (500, 790), (570, 700)], "dark", 0.72, 11),
    Glow((450, 560), (26, 40), "bright", 0.2, 13),
    Stroke([(400, 700), (404, 750), (396, 806)], 16, "bright", 0.3, 6),
    Stroke([(452, 690), (462, 740), (474, 784)], 12, "bright", 0.22, 5),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(510, 474), (478, 500), (444, 506)], 9, 0.55),
    Fold([(512, 462), (496, 440), (480, 428)], 8, 0.5),
    Fold([(508, 490), (480, 540), (444, 570)], 9, 0.5),
    Fold([(464, 648), (444, 616), (436, 580)], 9, 0.5),
    Fold([(430, 654), (418, 620), (410, 586)], 9, 0.5),
    Fold([(388, 656), (386, 620), (386, 590)], 8, 0.45),
    Fold([(388, 690), (388, 748), (380, 810)], 10, 0.5),
    Fold([(430, 688), (438, 744), (440, 806)], 10, 0.5),
    Fold([(458, 682), (474, 730), (492, 780)], 9, 0.45),
)

_POCKET: Landmarks = [(276, 532, "c"), (338, 542, "c"), (340, 608, "c"), (282, 604, "c"), (276, 590)]
_FLAP: Landmarks = [(273, 526, "c"), (342, 537, "c"), (342, 554), (308, 568, "c"), (273, 546)]
_MAP: Landmarks = [(284, 536, "c"), (280, 492, "c"), (300, 504, "c"), (322, 488, "c"), (332, 544, "c")]

_BELT: Landmarks = [(240, 646), (296, 660), (362, 668), (422, 666), (480, 654)]
_BUCKLE = (412, 667)


_FOREARM_CAST: Landmarks = [(240, 620, "c"), (420, 620, "c"), (420, 780, "c"), (224, 780, "c")]
"""Where the low forearm shades the front."""


@dataclass(frozen=True)
class _Sleeve:
    """Its arm, where it is cut, its form, its seam at the shoulder, its strap at the wrist."""

    arm: Landmarks
    cut: Landmarks
    form: tuple[Mark, ...]
    folds: tuple[Fold, ...]
    armhole: Landmarks
    strap: Landmarks
    hem: Landmarks


_NEAR = _Sleeve(
    arm=NEAR_ARM.outline,
    cut=[
        (494, 320, "c"),
        (496, 370),
        (500, 420),
        (512, 478, "c"),
        (600, 500, "c"),
        (612, 596, "c"),
        (656, 606),
        (706, 594, "c"),
        (760, 590, "c"),
        (760, 320, "c"),
    ],
    form=(
        Stroke([(516, 366), (580, 374), (650, 386), (690, 396)], 17, "bright", 0.36, 6),
        Stroke([(540, 366), (600, 376), (660, 388)], 5, "bright", 0.5, 2),
        Patch([(500, 440), (560, 452), (644, 454), (650, 480), (560, 484), (500, 480)], "dark", 0.8, 7),
        Patch([(632, 462), (662, 462), (674, 484), (656, 512), (624, 512)], "dark", 0.6, 6),
        Stroke([(690, 440), (684, 500), (672, 580)], 12, "bright", 0.34, 4.5),
        Stroke([(640, 500), (640, 550), (646, 596)], 10, "dark", 0.5, 4),
        Stroke([(708, 450), (700, 520), (688, 590)], 10, "dark", 0.6, 4),
    ),
    folds=(
        Fold([(644, 462), (668, 446), (704, 440)], 9, 0.7),
        Fold([(642, 468), (670, 474), (708, 468)], 9, 0.7),
        Fold([(640, 474), (664, 496), (700, 500)], 8, 0.6),
        Fold([(640, 458), (634, 428), (644, 396)], 9, 0.6),
        Fold([(632, 458), (608, 430), (600, 398)], 8, 0.5),
        Fold([(520, 466), (544, 440), (556, 404)], 9, 0.55),
        Fold([(516, 456), (526, 420), (522, 386)], 7, 0.4),
        Fold([(628, 528), (656, 540), (694, 532)], 7, 0.45, DRAPED),
    ),
    armhole=[(507, 342), (511, 380), (511, 420), (518, 474)],
    strap=[(620, 570), (656, 580), (702, 568)],
    hem=[(612, 594), (656, 605), (704, 593)],
)
_FAR = _Sleeve(
    arm=FAR_ARM.outline,
    cut=[
        (308, 356, "c"),
        (302, 400),
        (294, 440),
        (292, 484, "c"),
        (292, 560, "c"),
        (262, 628, "c"),
        (306, 636, "c"),
        (312, 680),
        (304, 740, "c"),
        (120, 760, "c"),
        (120, 356, "c"),
    ],
    form=(
        Stroke([(272, 410), (250, 460), (238, 530), (208, 600)], 17, "bright", 0.4, 6),
        Stroke([(262, 430), (246, 480), (236, 530)], 5, "bright", 0.5, 2),
        Patch([(302, 450), (294, 520), (266, 600), (236, 636), (222, 610), (252, 530), (274, 470)], "dark", 0.75, 7),
        Patch([(232, 628), (214, 654), (190, 656), (174, 640), (202, 612)], "dark", 0.6, 5),
        Stroke([(176, 700), (220, 716), (300, 728)], 12, "dark", 0.65, 5),
        Stroke([(190, 672), (230, 682), (290, 692)], 11, "bright", 0.34, 4),
    ),
    folds=(
        Fold([(226, 628), (200, 628), (174, 616)], 8.5, 0.7),
        Fold([(228, 632), (204, 646), (168, 646)], 9, 0.7),
        Fold([(230, 636), (216, 662), (196, 692)], 8, 0.6),
        Fold([(244, 586), (216, 590), (190, 576)], 8, 0.55),
        Fold([(264, 536), (240, 542), (214, 532)], 7.5, 0.45),
        Fold([(290, 470), (264, 468), (246, 452)], 8, 0.45),
        Fold([(254, 646), (256, 678), (244, 708)], 7, 0.45),
    ),
    armhole=[(304, 370), (298, 404), (290, 440), (286, 480)],
    strap=[(282, 650), (290, 684), (284, 722)],
    hem=[(304, 640), (310, 682), (302, 732)],
)


def paint_collar_back(paint: Painter, leather: Cloth) -> None:
    """The collar stands up behind the neck."""
    shape = paint.outline(_COLLAR_BACK)
    paint_leather(paint, shape, leather, light=((340, 250), (500, 400)), seed=2, creases=10)
    paint.shape([(372, 376), (392, 340), (430, 330), (470, 336), (484, 372)], _SHADOW, opacity=0.6, blur=7)


def paint_fronts(paint: Painter, leather: Cloth) -> None:
    """Both fronts with lapels, pocket and belt."""
    with paint.group(clip=paint.grown(TORSO, 60)):
        for front in (_FAR_FRONT, _NEAR_FRONT):
            paint.shape(shifted(front, 1, 8), _SHADOW, opacity=0.5, blur=7)
    light = ((220, 380), (520, 820))
    for front, form, folds, seed in (
        (_FAR_FRONT, _FAR_FORM, _FAR_FOLDS, 3),
        (_NEAR_FRONT, _NEAR_FORM, _NEAR_FOLDS, 4),
    ):
        paint_leather(paint, paint.outline(front), leather, marks=form, folds=folds, light=light, seed=seed)
    paint_seam(paint, _FRONT_EDGE, leather, stitches=(7, 0))
    for hem in (_FAR_FRONT[12:16], _NEAR_FRONT[12:16]):
        paint_stitches(paint, shifted([point[:2] for point in hem], 0, -7), leather.trim)
    _paint_pocket(paint, leather)
    for lapel, seed in ((_FAR_LAPEL, 6), (_NEAR_LAPEL, 7)):
        paint.shape(shifted(lapel, 2, 6), _SHADOW, opacity=0.6, blur=4)
        paint_leather(
            paint, paint.outline(lapel), leather, marks=_LAPEL_FORM, light=((300, 340), (520, 600)), seed=seed,
            creases=14,
        )  # fmt: skip
    for edge in (_FAR_LAPEL[5:8], _NEAR_LAPEL[5:8]):
        side = 6 if edge[0][0] < 400 else -6
        paint_stitches(paint, shifted([point[:2] for point in edge], side, -1), leather.trim)
    _paint_belt(paint, leather)


def paint_near_sleeve(paint: Painter, leather: Cloth) -> None:
    _paint_sleeve(paint, _NEAR, leather)


def paint_far_sleeve(paint: Painter, leather: Cloth) -> None:
    with paint.group(clip=paint.outline(_FOREARM_CAST)), paint.group(transform="translate(3 7)"):
        paint.fill(paint.grown(FAR_ARM.outline, _EASE), _SHADOW, opacity=0.55, blur=6)
    _paint_sleeve(paint, _FAR, leather)


def _paint_sleeve(paint: Painter, sleeve: _Sleeve, leather: Cloth) -> None:
    shape = paint.grown(sleeve.arm, _EASE)
    box = shape.bounds
    light = ((box.left, box.top), (box.right, box.bottom))
    with paint.group(clip=paint.outline(sleeve.cut)):
        paint_leather(paint, shape, leather, marks=sleeve.form, folds=sleeve.folds, light=light, seed=9, creases=50)
        with paint.group(clip=shape):
            paint_seam(paint, sleeve.armhole, leather, stitches=(4, 1))
            paint.stroke(shifted(sleeve.strap, 1, 4), 17, _SHADOW, profile=even, opacity=0.4, blur=2.4)
            paint.stroke(sleeve.strap, 15, leather.base, profile=even)
            paint.stroke(shifted(sleeve.strap, -1, -5), 2, leather.bright, profile=even, opacity=0.5, blur=0.5)
            paint_stitches(paint, shifted(sleeve.strap, 0, 4.6), leather.trim)
            paint.stroke(sleeve.hem, 4, leather.dark, profile=even, opacity=0.8, blur=0.6)
    paint_rivets(paint, [sleeve.strap[1][:2]], 3.6)


def _paint_pocket(paint: Painter, leather: Cloth) -> None:
    """A folded map looks out from below the flap."""
    light = ((276, 520), (342, 610))
    paint.shape(shifted(_POCKET, 2, 5), _SHADOW, opacity=0.45, blur=3)
    paint_leather(paint, paint.outline(_POCKET), leather, light=light, seed=11, creases=8)
    paint.shape(shifted(_MAP, 2, 3), _SHADOW, opacity=0.5, blur=2)
    paper = paint.document.linear((280, 490), (332, 540), (0, "#fff6dc"), (0.5, "#ecdcb4"), (1, "#b09a6c"))
    sheet = paint.outline(_MAP)
    paint.fill(sheet, paper)
    with paint.group(clip=sheet):
        paint.shape([(300, 504, "c"), (322, 488, "c"), (332, 544, "c"), (303, 544, "c")], "#8a744c", opacity=0.26)
        paint.stroke([(300, 504), (303, 544)], 1.6, "#8a744c", profile=even, opacity=0.8, blur=0.3)
        paint.stroke([(282, 508), (292, 514), (304, 512), (326, 502)], 1.8, "#c93a34", profile=even)
        paint.stroke([(284, 522), (296, 524), (310, 526), (330, 518)], 1.8, "#2f6fb0", profile=even)
    paint.shape(shifted(_FLAP, 1, 4), _SHADOW, opacity=0.5, blur=3)
    paint_leather(paint, paint.outline(_FLAP), leather, light=((273, 526), (342, 566)), seed=12, creases=6)
    paint_stitches(paint, [(278, 541), (308, 561), (338, 549)], leather.trim)
    paint_rivets(paint, [(308, 554)], 3.8)


def _paint_belt(paint: Painter, leather: Cloth) -> None:
    with paint.group(clip=paint.outline([*_FAR_FRONT[:16], *reversed(_NEAR_FRONT[:13])])):
        paint.stroke(shifted(_BELT, 1, 6), 33, _SHADOW, profile=even, opacity=0.6, blur=4)
        strap = paint.document.linear(
            (240, 640), (480, 690), (0, leather.light), (0.4, leather.base), (1, leather.deepest)
        )
        paint.stroke(_BELT, 30, strap, profile=even)
        paint.stroke(shifted(_BELT, 0, -9), 4, leather.bright, profile=even, opacity=0.4, blur=1.4)
        paint.stroke(shifted(_BELT, 0, 12), 5, leather.deepest, profile=even, opacity=0.5, blur=1.6)
        for aside in (-11, 11):
            paint_stitches(paint, shifted(_BELT, 0, aside), leather.trim)
    _paint_buckle(paint, leather)


def _paint_buckle(paint: Painter, leather: Cloth) -> None:
    x, y = _BUCKLE
    brass = paint.document.linear(
        (-22, -22), (22, 24), (0, GOLD.light), (0.3, GOLD.base), (0.6, GOLD.dark), (0.75, GOLD.base), (1, "#5a3a14")
    )
    with paint.group(transform=f"translate({x},{y}) rotate(-3)"):
        paint.rectangle(Box(-21, -19, 23, 26), _SHADOW, corner=7, opacity=0.55, blur=3)
        paint.rectangle(Box(-22, -22, 22, 22), brass, corner=7)
        paint.rectangle(Box(-14, -14, 14, 14), leather.dark, corner=3.5)
        paint.rectangle(Box(-14, -14, 14, -6), leather.deepest, corner=3, opacity=0.6)
        paint.rectangle(Box(-3, -16, 3, 16), brass, corner=2.4)
        paint.hairline([(-18, 16), (-18, -16), (-15, -18.4), (16, -18.4)], 1.8, "#fff6d4", opacity=0.9)
