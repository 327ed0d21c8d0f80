"""Arms of the man who proposes a toast: the far fist with the cards or its open palm, the near hand with the glass."""

import random
from dataclasses import replace

from tools.art.figure.body import Hand, Limb, paint_hand, paint_limb, paint_marks_inside
from tools.art.figure.hands import Finger, HandTones, paint_fingers
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import GOLD, Skin
from tools.art.figure.poses.toasting import LIGHT, TORSO
from tools.art.figure.props.wine_glass import paint_wine_glass
from tools.art.figure.skin import Light
from tools.art.kit.brushes import even, fading, lens
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_HAIR = "#2e1c18"
_CAST_COLOUR = "#14060c"

CARD_PINCH = (322, 664)
GLASS: Point = (606, 312)
"""Where bowl and stem of the raised glass meet."""


def _hairs(middle: Landmarks, spread: float, count: int, seed: int, lean: Point) -> tuple[Mark, ...]:
    chance = random.Random(seed)
    strewn: list[Mark] = []
    for _ in range(count):
        x, y = chance.choice(middle)[:2]
        x, y = x + chance.gauss(0, spread), y + chance.gauss(0, spread)
        dx, dy = lean[0] + chance.uniform(-2.4, 2.4), lean[1] + chance.uniform(-1.6, 1.6)
        strewn.append(
            Stroke([(x, y), (x + dx * 0.5, y + dy * 0.5 + 0.6), (x + dx, y + dy)], 1.1, _HAIR, 0.34, 0, fading)
        )
    return tuple(strewn)


FAR_UPPER_ARM = Limb(
    outline=[
        (230, 394), (176, 402), (126, 424), (90, 458), (70, 520), (60, 600), (50, 690), (38, 780), (30, 850), (38, 904),
        (70, 930), (110, 920), (138, 880), (148, 810), (162, 720), (178, 640), (194, 560), (210, 500), (236, 440),
    ],
    marks=(
        Patch([(100, 470), (140, 440), (168, 460), (160, 530), (120, 560), (92, 530)], "glow", 0.5, 12),
        Stroke([(76, 580), (110, 590), (150, 560), (178, 500)], 12, "shade", 0.8, 5, lens(0.4)),
        Patch([(84, 620), (116, 620), (120, 700), (96, 780), (66, 780), (70, 700)], "glow", 0.4, 12),
        Patch([(190, 560), (176, 640), (160, 730), (146, 830), (126, 880), (150, 700), (166, 600)], "deep", 0.5, 8),
    ),
)  # fmt: skip

_FAR_HAND_BACK: Landmarks = [
    (252, 660), (262, 634), (280, 608), (304, 594), (326, 594), (340, 610), (344, 634), (338, 660), (322, 684),
    (302, 700),
]  # fmt: skip
FAR_FOREARM = Limb(
    outline=[
        (30, 850), (36, 900), (64, 928), (104, 926), (146, 898), (196, 846), (240, 788), (274, 734),
        *reversed(_FAR_HAND_BACK), (214, 700), (164, 748), (112, 792), (62, 816),
    ],
    marks=(
        Patch(
            [(110, 812), (164, 766), (214, 718), (246, 690), (250, 706), (206, 752), (152, 806), (116, 838)],
            "glow", 0.5, 7,
        ),
        Stroke([(100, 850), (160, 812), (220, 748), (262, 694)], 9, "deep", 0.28, 4),
        Stroke([(96, 888), (158, 846), (216, 778), (260, 720)], 14, "glow", 0.34, 6),
        Stroke([(60, 926), (120, 922), (180, 872), (238, 800), (292, 706)], 17, "deep", 0.66, 5.4),
        Glow((66, 890), (12, 16), "glow", 0.24, 6),
        Stroke([(248, 676), (262, 690), (286, 706)], 3.4, "shade", 0.6, 1.5),
        Stroke([(256, 664), (270, 680), (294, 698)], 2.4, "deep", 0.4, 1),
        *_hairs([(130, 836), (160, 808), (190, 776), (216, 748), (170, 830), (200, 796)], 14, 90, 3, (6, -7)),
    ),
)  # fmt: skip
"""From the elbow, which is planted wide on the table, up to the fist before the heart."""

_FAR_PALM: Landmarks = [
    (262, 862), (290, 850), (322, 850), (348, 862), (356, 882), (340, 904), (306, 916), (270, 922),
]  # fmt: skip
FAR_FOREARM_DOWN = Limb(
    outline=[
        (30, 850), (36, 902), (64, 930), (120, 940), (190, 937), (240, 930), *reversed(_FAR_PALM), (220, 848),
        (160, 832), (110, 820), (62, 822),
    ],
    marks=(
        Patch([(100, 838), (160, 846), (220, 860), (262, 870), (258, 884), (200, 878), (120, 866)], "glow", 0.5, 7),
        Stroke([(60, 930), (120, 936), (190, 934), (270, 922)], 16, "deep", 0.66, 5.4),
        Stroke([(96, 890), (160, 900), (230, 902)], 12, "glow", 0.3, 6),
        # Palm: the ball of the thumb, the hollow, the line of life.
        Glow((300, 900), (28, 12), "glow", 0.4, 4, 6),
        Patch([(296, 866), (330, 866), (346, 880), (326, 890), (300, 884)], "deep", 0.34, 5),
        Stroke([(286, 872), (304, 886), (322, 892), (340, 890)], 2.2, "deep", 0.5, 0.8),
        Stroke([(292, 862), (318, 864), (344, 872)], 1.8, "deep", 0.4, 0.8),
        Stroke([(264, 868), (270, 890), (270, 916)], 2.6, "shade", 0.7, 1.2),
    ),
)  # fmt: skip
"""The same elbow; the forearm lies along the table's edge and offers its palm."""

FAR_ARM_FINALE = Limb(
    outline=[
        (230, 394), (176, 402), (124, 422), (84, 456), (56, 510), (34, 564), (20, 610), (24, 642), (48, 658),
        (84, 650), (126, 628), (160, 606), (182, 596), (214, 594), (232, 576), (238, 552), (226, 534), (200, 528),
        (170, 534), (146, 548), (124, 562), (108, 570, "c"), (130, 540), (160, 500), (200, 460), (240, 430),
    ],
    marks=(
        Patch([(96, 480), (136, 440), (166, 456), (156, 510), (116, 540), (84, 530)], "glow", 0.55, 11),
        Stroke([(56, 560), (96, 560), (140, 524), (176, 470)], 11, "shade", 0.7, 5, lens(0.4)),
        Patch([(54, 570), (86, 560), (94, 580), (60, 616), (40, 610)], "glow", 0.34, 7),
        Stroke([(108, 572), (84, 586), (62, 590)], 3.6, "line", 0.6, 0.9, fading),
        Patch([(110, 570), (96, 600), (64, 606), (40, 600), (70, 584)], "deep", 0.4, 6),
        Patch([(110, 584), (150, 562), (186, 548), (206, 552), (170, 580), (120, 606)], "glow", 0.42, 6),
        Stroke([(30, 650), (80, 652), (130, 630), (170, 606)], 14, "deep", 0.66, 5),
        *_hairs([(100, 610), (130, 594), (150, 582), (120, 606)], 9, 46, 9, (7, -3)),
    ),
)  # fmt: skip
"""Elbow out, the hand on the barrel's rim."""

NEAR_UPPER_ARM = Limb(
    outline=[
        (516, 404), (544, 402), (594, 424), (626, 462), (648, 530), (666, 610), (676, 680), (652, 716), (612, 704),
        (588, 660), (566, 600), (548, 540), (520, 480), (490, 440),
    ],
    marks=(
        Patch([(540, 430), (580, 440), (602, 480), (596, 540), (566, 520), (540, 480)], "glow", 0.4, 12),
        Stroke([(628, 580), (592, 572), (560, 540), (540, 490)], 12, "shade", 0.8, 5, lens(0.4)),
        Patch([(596, 500), (604, 600), (612, 700), (590, 660), (570, 600), (576, 540)], "deep", 0.4, 7),
    ),
)  # fmt: skip

_NEAR_HAND_BACK: Landmarks = [
    (602, 414), (598, 396), (600, 372), (606, 346), (620, 328), (640, 320), (656, 328), (667, 350), (669, 376),
    (662, 400), (657, 418),
]  # fmt: skip
NEAR_FOREARM = Limb(
    outline=[
        *_NEAR_HAND_BACK, (664, 460), (679, 520), (688, 580), (687, 630), (678, 676), (664, 706), (646, 722),
        (626, 716), (608, 690), (594, 650), (587, 600), (589, 550), (597, 490), (603, 450),
    ],
    marks=(
        Patch([(606, 440), (602, 500), (598, 570), (602, 630), (616, 620), (620, 540), (616, 470)], "glow", 0.5, 7),
        Stroke([(620, 430), (626, 500), (628, 580), (622, 650)], 9, "deep", 0.26, 4),
        Stroke([(638, 440), (648, 520), (650, 600), (642, 660)], 14, "glow", 0.3, 6),
        Stroke([(664, 440), (680, 540), (684, 640), (660, 716)], 17, "deep", 0.62, 5.4),
        Glow((640, 694), (14, 14), "glow", 0.24, 6),
        Patch([(596, 640), (614, 690), (640, 718), (606, 716), (590, 680)], "deep", 0.4, 6),
        Stroke([(602, 420), (626, 424), (654, 420)], 3.2, "shade", 0.6, 1.4),
        Stroke([(603, 430), (626, 434), (656, 430)], 2.2, "deep", 0.34, 1),
        *_hairs([(618, 500), (624, 550), (634, 600), (640, 520), (646, 570), (622, 620)], 14, 90, 5, (3, -9)),
    ),
)  # fmt: skip


def _knuckles(places: Landmarks, side: int) -> tuple[Mark, ...]:
    """Bone light above, a bow of shadow below each; ``side`` is the way to the wrist."""
    marks: list[Mark] = []
    for x, y, *_ in places:
        marks += [
            Glow((x + 4 * side, y - 2), (6, 5), "gleam", 0.34, 2.2),
            Stroke([(x - 3, y + 6), (x + 4, y + 8), (x + 10, y + 6)], 3, "dark", 0.4, 1.4),
        ]
    return tuple(marks)


_FAR_FIST = Hand(
    back=_FAR_HAND_BACK,
    fingers=(
        Finger([(308, 612), (342, 597), (368, 596), (382, 610)], 23),
        Finger([(316, 630), (352, 617), (380, 617), (394, 632)], 23.5),
        Finger([(318, 649), (350, 638), (376, 638), (389, 653)], 22.5),
        Finger([(310, 668), (338, 659), (359, 659), (371, 671)], 19),
    ),
    hidden=(314, 640),
    shown=(346, 630),
    blunt=True,
    marks=(
        Stroke([(262, 650), (276, 624), (298, 606), (320, 602)], 7, "gleam", 0.5, 2.6),
        *_knuckles([(326, 612), (330, 630), (328, 648), (320, 666)], -1),
        *(
            Stroke(tendon, 3.2, "dark", 0.24, 1.6)
            for tendon in (
                [(268, 662), (292, 636), (316, 622)],
                [(276, 672), (298, 652), (320, 640)],
                [(284, 682), (302, 666), (318, 658)],
            )
        ),
        Stroke([(284, 704), (306, 700), (326, 684), (340, 664)], 8, "dark", 0.5, 2.8),
    ),
)  # fmt: skip
_FAR_RING = (343, 642)

_NEAR_GRIP = Hand(
    back=_NEAR_HAND_BACK,
    fingers=(
        Finger([(652, 337), (624, 323), (600, 324), (586, 338)], 22.5),
        Finger([(656, 355), (624, 342), (598, 344), (583, 358)], 23),
        Finger([(656, 373), (624, 362), (600, 364), (586, 377)], 22),
        Finger([(650, 390), (626, 381), (606, 383), (595, 394)], 18.5),
    ),
    hidden=(649, 362),
    shown=(616, 352),
    blunt=True,
    marks=(
        *_knuckles([(640, 334), (646, 351), (646, 369), (641, 386)], 1),
        *(
            Stroke(tendon, 3.2, "dark", 0.22, 1.6)
            for tendon in (
                [(642, 412), (648, 390), (650, 360)],
                [(632, 412), (640, 396), (646, 380)],
            )
        ),
        Stroke([(656, 416), (664, 396), (668, 366), (662, 338)], 8, "dark", 0.5, 2.8),
        Stroke([(612, 344), (628, 328), (646, 326)], 5, "gleam", 0.4, 2.2),
    ),
)  # fmt: skip

_OPEN_FINGERS = (
    Finger([(330, 890), (362, 892), (388, 886), (406, 874)], 21),
    Finger([(334, 880), (368, 878), (396, 868), (414, 852)], 21),
    Finger([(330, 870), (362, 866), (386, 856), (402, 841)], 20),
    Finger([(322, 862), (346, 856), (364, 846), (376, 833)], 17),
)
_OPEN_THUMB = Finger([(288, 892), (312, 908), (338, 912), (360, 900)], 25)

_GRIPPING_FINGERS = (
    Finger([(216, 546), (222, 566), (221, 588), (214, 606)], 22),
    Finger([(196, 544), (200, 568), (199, 592), (193, 611)], 22.5),
    Finger([(175, 550), (178, 572), (177, 594), (172, 611)], 21.5),
    Finger([(156, 558), (158, 576), (157, 592), (153, 606)], 18),
)

_FIST_CAST: Landmarks = [
    (262, 650), (300, 600), (372, 590), (396, 620), (388, 660), (360, 684), (310, 712), (262, 712),
]  # fmt: skip


def paint_far_upper_arm(paint: Painter, skin: Skin) -> None:
    """Bare, faded in at the shoulder."""
    paint_limb(paint, FAR_UPPER_ARM, skin, LIGHT, hidden=(236, 0), shown=(190, 0))


def paint_near_upper_arm(paint: Painter, skin: Skin) -> None:
    """Bare, faded in at the shoulder; in the finale before the barrel."""
    paint_limb(paint, NEAR_UPPER_ARM, skin, LIGHT, hidden=(490, 0), shown=(540, 0))


def paint_far_fist(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Bare forearm and the fist that holds the cards."""
    _cast_on_torso(paint, _FIST_CAST)
    paint_limb(paint, FAR_FOREARM, skin, Light((40, 640), (330, 940)))
    paint_hand(paint, _FAR_FIST, tones)
    _paint_seal_ring(paint, _FAR_RING)


def paint_far_palm(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Bare forearm along the table, the palm open."""
    paint_limb(paint, FAR_FOREARM_DOWN, skin, Light((40, 800), (330, 960)))
    plain = replace(tones, nail=None)
    paint_fingers(paint, _OPEN_FINGERS, plain, root=22)
    paint_fingers(paint, [_OPEN_THUMB], plain, root=22)


def paint_far_arm_on_rim(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The bare arm whose hand holds the barrel: four short fingers over its edge."""
    paint_limb(paint, FAR_ARM_FINALE, skin, LIGHT, hidden=(244, 420), shown=(190, 470))
    paint_fingers(paint, _GRIPPING_FINGERS, tones, blunt=True, root=16)


def paint_near_grip(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Bare forearm and the raised glass in its hand."""
    paint_limb(paint, NEAR_FOREARM, skin, Light((590, 320), (690, 760)))
    paint_marks_inside(paint, _NEAR_HAND_BACK, _NEAR_GRIP.marks, tones)
    paint_wine_glass(paint, GLASS)
    paint_hand(paint, replace(_NEAR_GRIP, marks=()), tones)


def _cast_on_torso(paint: Painter, shape: Landmarks) -> None:
    with paint.group(clip=paint.outline(TORSO)):
        paint.shape(shifted(shape, 3, 8), _CAST_COLOUR, opacity=0.42, blur=6)


def _paint_seal_ring(paint: Painter, place: Point) -> None:
    """A broad gold band with a garnet seal."""
    x, y = place
    gold = paint.document.linear((x, y - 12), (x, y + 12), (0, GOLD.light), (0.5, GOLD.base), (1, GOLD.dark))
    paint.stroke([(x - 3, y - 11), (x + 1, y), (x + 1, y + 12)], 6, gold, profile=even)
    paint.ellipse((x + 0.5, y), (6, 7.4), GOLD.shade)
    paint.ellipse((x + 0.5, y), (4.4, 5.6), "#8d1d33")
    paint.ellipse((x - 0.8, y - 2), (1.3, 1.8), "#ffd0c8")
