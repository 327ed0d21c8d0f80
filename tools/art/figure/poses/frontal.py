"""A man square to us, chest out: the far hand low with the cards, the near one at the chest."""

import random

from tools.art.figure.body import (
    Hand,
    Limb,
    paint_foundation,
    paint_hand,
    paint_limb,
    paint_marks_inside,
)
from tools.art.figure.hands import Finger, HandTones, paint_fingers
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.skin import Light, skin_fill, skin_shades
from tools.art.kit.brushes import even, fading, lens, swelling
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

ORIGIN = (-25, -40)
FIGURE = Frame()
HEAD = Frame(transform="translate(352,191) rotate(-2) scale(0.965)")
LIGHT = Light((150, 300), (580, 860))
_HAIR = "#4a2c20"

TORSO: Landmarks = [
    (316, 240, "c"), (320, 284), (314, 308), (290, 330), (252, 344), (212, 357), (188, 384), (194, 430), (208, 462),
    (206, 510), (212, 570), (220, 630), (226, 690), (224, 760), (220, 860), (220, 1012, "c"), (522, 1012, "c"),
    (520, 870), (514, 770), (508, 690), (514, 620), (524, 560), (531, 500), (528, 456), (544, 420), (548, 382),
    (526, 358), (486, 344), (448, 333), (424, 318), (413, 292), (413, 262), (424, 205, "c"),
]  # fmt: skip


def _hairs(middle: Landmarks, spread: float, count: int, seed: int, lean: Point) -> tuple[Mark, ...]:
    """Short hairs strewn around a few points: forearms and a chest without them look cast in plastic."""
    chance = random.Random(seed)
    strewn: list[Mark] = []
    for _ in range(count):
        x, y = chance.choice(middle)[:2]
        x, y = x + chance.gauss(0, spread), y + chance.gauss(0, spread * 0.8)
        dx, dy = lean[0] + chance.uniform(-2.4, 2.4), lean[1] + chance.uniform(-1.4, 1.8)
        strewn.append(
            Stroke([(x, y), (x + dx * 0.6 + 0.4, y + dy * 0.5), (x + dx, y + dy)], 0.9, _HAIR, 0.21, 0, fading)
        )
    return tuple(strewn)


FAR_ARM = Limb(
    outline=[
        (272, 350), (228, 353), (187, 367), (161, 400), (152, 444), (153, 486), (143, 532), (127, 578), (111, 614),
        (98, 648), (95, 666), (101, 679), (116, 686), (146, 690), (180, 691), (212, 687), (238, 683), (256, 681),
        (274, 694), (295, 699), (312, 690), (324, 670), (328, 644), (323, 622), (306, 616), (282, 627), (260, 642),
        (238, 637), (208, 624), (190, 613), (177, 606, "c"), (193, 572), (208, 532), (218, 494), (226, 466, "c"),
        (244, 420), (276, 380),
    ],
    marks=(
        # Shoulder muscle with its V, front light, the biceps and its shadow on the ribs' side.
        Stroke([(158, 480), (176, 474), (200, 452), (218, 416)], 10, "shade", 0.85, 4, lens(0.4)),
        Stroke([(172, 474), (194, 458), (212, 430)], 3.4, "deep", 0.42, 1.3, swelling),
        Stroke([(176, 464), (196, 446), (206, 424)], 5, "glow", 0.45, 2.4),
        Stroke([(150, 500), (158, 540), (146, 580), (130, 606)], 8, "shade", 0.45, 3.5),
        Stroke([(190, 576), (200, 536), (208, 500)], 3.4, "deep", 0.45, 1.4),
        Patch([(172, 400), (192, 384), (206, 398), (196, 436), (176, 450), (166, 430)], "glow", 0.55, 8),
        Patch([(164, 500), (184, 494), (192, 530), (176, 572), (156, 580), (152, 540)], "glow", 0.42, 8),
        Patch([(224, 440), (226, 500), (208, 540), (190, 586), (178, 606), (196, 520), (206, 480)], "deep", 0.55, 6),
        # The crook: the upper arm's shadow on the forearm, one crease; the elbow's bone and hollow.
        Patch([(178, 606), (170, 626), (148, 634), (122, 622), (142, 604), (166, 586)], "deep", 0.45, 5),
        Stroke([(179, 606), (166, 615), (148, 614)], 3, "line", 0.6, 0.7, fading),
        Glow((108, 664), (8, 10), "glow", 0.26, 4.5, 20),
        Stroke([(124, 634), (130, 652), (124, 674)], 6, "deep", 0.32, 3),
        Stroke([(103, 640), (101, 656), (106, 672)], 2.6, "shade", 0.6, 1.2),
        # Forearm: the muscle that runs from the crook to the thumb, the flexors below it, tendons at the wrist.
        Patch([(184, 614), (206, 626), (232, 640), (252, 648), (236, 656), (204, 650), (176, 636)], "glow", 0.5, 5),
        Stroke([(160, 634), (190, 650), (220, 660), (250, 662)], 6, "deep", 0.34, 2.8),
        Stroke([(134, 662), (168, 668), (204, 668), (240, 664)], 11, "glow", 0.4, 4),
        Stroke([(106, 680), (142, 695), (192, 695), (250, 686)], 13, "deep", 0.66, 4.4),
        Stroke([(146, 680), (186, 683), (226, 678)], 5, "shade", 0.55, 2.4),
        Stroke([(226, 654), (244, 657), (260, 656)], 2, "shade", 0.6, 0.9),
        Stroke([(224, 667), (244, 668), (260, 667)], 2, "shade", 0.5, 0.9),
        Glow((250, 676), (7, 5), "glow", 0.4, 2.4),
        Stroke([(251, 646), (256, 664), (254, 682)], 3, "shade", 0.55, 1.4),
        *_hairs([(150, 656), (172, 662), (196, 668), (216, 672), (190, 650)], 9, 46, 3, (7, 3)),
    ),
)  # fmt: skip

_SHOULDER_TO_WRIST: Landmarks = [
    (470, 350, "c"), (504, 352), (544, 364), (570, 393), (581, 436), (582, 476), (591, 520), (604, 568), (614, 606),
    (621, 636), (621, 654), (611, 667), (594, 667), (564, 653), (534, 630), (510, 604), (490, 578),
]  # fmt: skip
_WRIST_TO_ARMPIT: Landmarks = [
    (503, 514), (521, 527), (536, 538), (549, 545, "c"), (537, 516), (527, 486), (520, 458), (508, 424),
    (470, 390, "c"),
]  # fmt: skip
_FIST_BACK: Landmarks = [
    (484, 564), (470, 544), (452, 532), (432, 520), (420, 502), (418, 478), (423, 452), (437, 438), (456, 441),
    (472, 452), (484, 472), (492, 496),
]  # fmt: skip
_PALM_BACK: Landmarks = [
    (482, 566), (464, 550), (442, 540), (420, 530), (406, 514), (402, 494), (406, 472), (418, 455), (438, 447),
    (458, 450), (476, 461), (487, 478), (495, 498),
]  # fmt: skip

_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(582, 470), (562, 472), (538, 454), (522, 422)], 11, "shade", 0.9, 4, lens(0.4)),
    Stroke([(566, 470), (544, 456), (530, 434)], 3.6, "deep", 0.5, 1.3, swelling),
    Stroke([(562, 460), (542, 444), (532, 424)], 5, "glow", 0.35, 2.4),
    Stroke([(548, 500), (566, 546), (576, 580)], 7, "shade", 0.5, 3),
    Stroke([(596, 556), (606, 600), (604, 640)], 4, "deep", 0.4, 1.6),
    Patch([(520, 380), (544, 384), (554, 410), (548, 440), (530, 430), (516, 404)], "glow", 0.42, 9),
    Patch([(540, 486), (556, 490), (572, 534), (586, 586), (576, 600), (560, 566), (546, 530)], "glow", 0.36, 8),
    Patch([(602, 520), (616, 580), (626, 640), (610, 676), (590, 674), (602, 630), (594, 570)], "deep", 0.55, 6),
    # The forearm's edge against the upper arm, the crease, the elbow's bone.
    Patch([(550, 545), (574, 554), (596, 576), (600, 598), (580, 588), (560, 568)], "deep", 0.62, 5),
    Stroke([(549, 545), (560, 554), (574, 558)], 3.2, "line", 0.6, 0.7, fading),
    Glow((606, 644), (8, 11), "glow", 0.2, 4.5, -24),
    Stroke([(586, 618), (590, 636), (580, 650)], 6, "deep", 0.34, 3),
    Stroke([(616, 622), (617, 645), (606, 658)], 2.6, "shade", 0.6, 1.2),
    # Forearm: lit muscle along its upper edge, a groove, flexors, dark under-edge, tendons at the wrist.
    Patch([(556, 556), (534, 542), (512, 526), (500, 532), (522, 556), (548, 582), (566, 588)], "glow", 0.44, 5),
    Stroke([(576, 598), (546, 582), (518, 560), (500, 542)], 6, "deep", 0.32, 2.8),
    Stroke([(584, 630), (556, 608), (530, 584), (504, 556)], 11, "glow", 0.36, 4),
    Stroke([(600, 672), (564, 660), (528, 630), (496, 588)], 13, "deep", 0.66, 4.4),
    Stroke([(572, 642), (546, 620), (520, 592)], 5, "shade", 0.55, 2.4),
    Stroke([(524, 568), (510, 556), (496, 540)], 2, "shade", 0.55, 0.9),
    Stroke([(514, 580), (502, 568), (490, 552)], 2, "shade", 0.5, 0.9),
    Stroke([(502, 520), (492, 536), (482, 552)], 3, "shade", 0.55, 1.4),
    *_hairs([(566, 606), (550, 592), (536, 580), (522, 566), (548, 610)], 9, 44, 5, (-5, -3)),
)  # fmt: skip

NEAR_ARM = Limb([*_SHOULDER_TO_WRIST, *_FIST_BACK, *_WRIST_TO_ARMPIT], _NEAR_FORM)
"""The forearm comes up to a loose fist at the chest."""
NEAR_ARM_FLAT = Limb([*_SHOULDER_TO_WRIST, *_PALM_BACK, *_WRIST_TO_ARMPIT], _NEAR_FORM)
"""The same with the palm flat on the heart."""


def _knuckles(places: Landmarks, side: int) -> tuple[Mark, ...]:
    """Bone light above, a bow of shadow below each; ``side`` is the way to the wrist."""
    marks: list[Mark] = []
    for x, y, *_ in places:
        marks += [
            Glow((x + 4 * side, y - 2), (5.5, 4.8), "gleam", 0.3, 2.2),
            Stroke([(x - 3, y + 6), (x + 4, y + 8), (x + 10, y + 6)], 3, "dark", 0.42, 1.4),
        ]
    return tuple(marks)


FAR_HAND = Hand(
    back=[
        (256, 681), (274, 694), (295, 699), (312, 690), (324, 670), (328, 644), (323, 622), (306, 616), (282, 627),
        (260, 642),
    ],
    fingers=(
        Finger([(296, 642), (326, 623), (353, 617), (375, 625)], 19),
        Finger([(300, 655), (334, 639), (364, 635), (388, 644)], 19.5),
        Finger([(298, 669), (330, 657), (360, 654), (383, 662)], 19),
        Finger([(294, 683), (320, 675), (344, 673), (362, 679)], 16),
    ),
    hidden=(296, 662),
    shown=(322, 658),
    blunt=True,
    marks=(
        Stroke([(262, 642), (286, 631), (306, 630)], 6, "gleam", 0.5, 2.4),
        *_knuckles([(316, 636), (318, 650), (315, 665), (309, 679)], -1),
        *(
            Stroke(tendon, 3, "dark", 0.26, 1.6)
            for tendon in (
                [(268, 654), (290, 648), (308, 644)],
                [(268, 664), (290, 661), (308, 659)],
                [(268, 674), (288, 673), (302, 673)],
            )
        ),
        Stroke([(258, 690), (280, 698), (302, 698), (320, 682)], 7, "dark", 0.5, 2.4),
    ),
)  # fmt: skip

FAR_THUMB = Finger([(266, 652), (288, 630), (308, 614), (328, 606)], 20)
"""Seen only where no cards hide it: in the empty hand, and hooked behind the edge of a giant card."""

FIST = Hand(
    back=[(490, 578), *_FIST_BACK, (503, 514)],
    fingers=(
        Finger([(462, 461), (432, 444), (408, 443), (394, 459)], 20),
        Finger([(452, 474), (418, 459), (393, 461), (381, 478)], 20.5),
        Finger([(446, 488), (416, 475), (395, 478), (386, 493)], 19.5),
        Finger([(448, 502), (424, 491), (407, 495), (401, 508)], 16.5),
    ),
    hidden=(446, 482),
    shown=(426, 472),
    blunt=True,
    marks=(
        Stroke([(490, 500), (474, 470), (456, 456)], 6, "dark", 0.42, 2.2),
        *_knuckles([(441, 459), (431, 471), (428, 486), (433, 502)], 1),
        *(
            Stroke(tendon, 3, "dark", 0.28, 1.6)
            for tendon in (
                [(478, 492), (460, 478), (446, 468)],
                [(474, 500), (456, 488), (440, 480)],
                [(470, 510), (454, 502), (440, 496)],
            )
        ),
        Stroke([(480, 560), (458, 536), (434, 522), (422, 504)], 8, "dark", 0.5, 2.6),
        Stroke([(484, 490), (468, 470), (452, 462)], 5, "gleam", 0.4, 2.2),
    ),
)  # fmt: skip

FIST_THUMB = Finger([(462, 462), (446, 440), (428, 432), (414, 446)], 20)
"""Behind whatever the fist grips."""

PALM = Hand(
    back=[(490, 578), *_PALM_BACK, (503, 514)],
    fingers=(
        Finger([(436, 464), (402, 449), (374, 441), (354, 442)], 21.5),
        Finger([(430, 481), (392, 466), (361, 458), (338, 460)], 22),
        Finger([(427, 498), (390, 485), (362, 478), (341, 480)], 21),
        Finger([(428, 514), (399, 504), (377, 498), (360, 500)], 18),
        Finger([(476, 474), (458, 448), (438, 430), (417, 423)], 22),
    ),
    root=24,
    blunt=True,
    marks=(
        *_knuckles([(420, 464), (413, 479), (411, 495), (416, 510)], 1),
        *(
            Stroke(tendon, 3, "dark", 0.26, 1.6)
            for tendon in (
                [(476, 496), (450, 478), (428, 468)],
                [(472, 506), (446, 492), (422, 484)],
                [(468, 516), (444, 506), (424, 500)],
            )
        ),
        Stroke([(482, 566), (456, 546), (426, 534), (408, 516)], 8, "dark", 0.5, 2.6),
        Stroke([(486, 482), (466, 460), (446, 452)], 5, "gleam", 0.45, 2.2),
    ),
)  # fmt: skip

CARD_PINCH = (300, 706)

_NECK_SHADOW: tuple[Mark, ...] = (
    Patch(
        [(300, 236), (316, 268), (330, 294), (356, 306), (392, 308), (424, 300), (440, 240), (360, 210)],
        "deep", 0.85, 4,
    ),
    Patch([(388, 250), (396, 290), (408, 314), (440, 330), (450, 290), (430, 240)], "deep", 0.6, 5),
    Patch(
        [(316, 262, "c"), (326, 284), (346, 297), (374, 302), (396, 312), (412, 326), (430, 318), (430, 240),
        (320, 236)],
        "deep", 0.42, 1.3,
    ),
)  # fmt: skip
"""The head's shadow. It lies below the shades of form, so that the neck's edge keeps its rim light."""

_NECK_AND_CHEST: tuple[Mark, ...] = (
    # The muscles from behind the ear to the pit, Adam's apple.
    Stroke([(404, 276), (390, 308), (364, 340)], 11, "shade", 0.8, 2.8, lens(0.6)),
    Stroke([(394, 288), (380, 316), (359, 338)], 4, "glow", 0.5, 1.6),
    Stroke([(322, 284), (328, 310), (336, 336)], 6, "shade", 0.6, 2.4),
    Patch([(346, 304), (353, 309), (353, 320), (346, 325), (342, 315)], "deep", 0.26, 2.4),
    Stroke([(340, 300), (338, 309), (341, 317)], 3.4, "glow", 0.5, 1.2),
    Patch([(344, 342), (350, 340), (355, 343), (352, 351), (346, 351)], "deep", 0.2, 2.2),
    Stroke([(337, 337), (340, 345), (346, 352)], 3, "deep", 0.5, 1.1),
    Stroke([(362, 336), (358, 345), (352, 352)], 3, "deep", 0.55, 1.1),
    # Trapezius and collarbones.
    Patch([(416, 306), (444, 332), (484, 346), (460, 356), (424, 344), (408, 322)], "shade", 0.55, 5),
    Stroke([(338, 350), (308, 352), (272, 350), (232, 360), (206, 374)], 10, "shade", 0.9, 2.6, lens(0.35)),
    Stroke([(336, 343), (306, 345), (270, 342)], 4.4, "glow", 0.8, 1.4, lens(0.4)),
    Stroke([(360, 350), (398, 354), (442, 350), (486, 356), (516, 368)], 11, "shade", 1, 2.8, lens(0.35)),
    Stroke([(362, 343), (400, 347), (444, 342)], 4.6, "glow", 0.72, 1.4, lens(0.4)),
    # Chest: flat plates, crisp only in the middle third of their lower edge; the groove of the breastbone.
    Glow((272, 420), (52, 32), "glow", 0.55, 14),
    Glow((430, 420), (50, 28), "glow", 0.3, 14),
    Patch(
        [(214, 478), (240, 500), (290, 508), (330, 496), (346, 480), (350, 520), (300, 536), (240, 530), (210, 520)],
        "shade", 0.8, 6,
    ),
    Stroke([(214, 470), (238, 492), (284, 500), (326, 490), (345, 476)], 4, "deep", 0.5, 2.2),
    Patch(
        [(348, 480), (376, 498), (424, 506), (478, 498), (522, 470), (520, 520), (460, 536), (390, 532), (350, 520)],
        "shade", 0.8, 6,
    ),
    Stroke([(348, 476), (374, 492), (424, 500), (476, 490), (516, 462)], 4, "deep", 0.5, 2.2),
    Stroke([(347, 366), (345, 410), (346, 470), (346, 520)], 12, "shade", 0.6, 4.5),
    Stroke([(346, 400), (345, 440), (346, 480)], 4, "deep", 0.42, 2),
    Patch([(212, 440), (226, 450), (224, 490), (206, 480)], "deep", 0.4, 5),
    Patch([(514, 446), (520, 470), (522, 500), (540, 500), (536, 450)], "deep", 0.5, 5),
    Glow((347, 440), (20, 26), "deep", 0.14, 9),
    *_hairs([(338, 424)], 12, 44, 6, (4, 7)),
    *_hairs([(356, 424)], 12, 44, 7, (-4, 7)),
    *_hairs([(347, 396)], 9, 12, 8, (0, 7)),
)  # fmt: skip

_FOUNDATION: Landmarks = [
    (150, 520, "c"), (212, 512), (262, 508), (320, 514), (347, 524), (376, 514), (440, 508), (526, 508),
    (560, 520, "c"),
    (560, 1012, "c"), (150, 1012, "c"),
]  # fmt: skip
_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch([(540, 500), (486, 520), (470, 620), (474, 760), (490, 1010), (560, 1010)], "dark", 0.6, 12),
    Stroke(
        [(205, 514), (262, 511), (320, 517), (347, 527), (376, 517), (440, 511), (530, 511)], 6, "light", 0.9, 0, even
    ),
)

COVERED: Landmarks = [
    (209, 536, "c"), (262, 532), (347, 540), (440, 532), (524, 536, "c"), (520, 566), (510, 622), (504, 690),
    (510, 770),
    (516, 870), (517, 940, "c"), (225, 940, "c"), (225, 860), (229, 760), (231, 690), (225, 630), (217, 570),
]  # fmt: skip
"""The torso that the foundation and every finale of this pose must hide: a little inside the foundation."""

_FAR_HAND_WINDOW: Landmarks = [(240, 590, "c"), (430, 590, "c"), (430, 740, "c"), (240, 740, "c")]
_NEAR_HAND_WINDOW: Landmarks = [(350, 410, "c"), (470, 410, "c"), (514, 508, "c"), (490, 606, "c"), (350, 606, "c")]
"""What a cuff leaves free."""

_FAR_CAST: Landmarks = [
    (262, 668), (300, 640), (376, 624), (388, 642), (384, 662), (362, 682), (300, 704), (262, 700),
]  # fmt: skip
_FOREARM_CAST: Landmarks = [(206, 664), (240, 668), (262, 672), (262, 698), (236, 698), (206, 702)]
_FIST_CAST: Landmarks = [
    (384, 462), (404, 446), (440, 446), (476, 470), (490, 520), (470, 548), (438, 526), (398, 508), (384, 488),
]  # fmt: skip
_PALM_CAST: Landmarks = [
    (350, 470), (360, 502), (404, 524), (440, 544), (486, 572), (500, 540), (470, 470), (400, 460),
]  # fmt: skip
_CAST_COLOUR = "#14060c"


def paint_body(paint: Painter, skin: Skin, foundation: Cloth) -> None:
    """Torso and both arms as one skin, with the foundation garment."""
    _paint_skin(paint, (FAR_ARM.outline, TORSO, NEAR_ARM.outline), skin)
    paint_marks_inside(paint, TORSO, _NECK_AND_CHEST, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)
    for arm in (FAR_ARM, NEAR_ARM):
        paint_marks_inside(paint, arm.outline, arm.marks, skin)


def paint_neck(paint: Painter, skin: Skin) -> None:
    """The torso's bare skin alone, for the opening of a collar."""
    _paint_skin(paint, (TORSO,), skin)
    paint_marks_inside(paint, TORSO, _NECK_AND_CHEST, skin)


def _paint_skin(paint: Painter, parts: tuple[Landmarks, ...], skin: Skin) -> None:
    fill = skin_fill(paint, skin, LIGHT)
    with paint.group(shades=skin_shades(skin)):
        for part in parts:
            paint.shape(part, fill)
        paint_marks_inside(paint, TORSO, _NECK_SHADOW, skin)


def paint_far_arm(paint: Painter, skin: Skin) -> None:
    """The bare arm over clothes and cards, faded in at the armpit; the hand is a layer of its own."""
    with paint.group(clip=paint.outline(TORSO)):
        paint.shape(_FOREARM_CAST, _CAST_COLOUR, opacity=0.42, blur=4)
    paint_limb(paint, FAR_ARM, skin, LIGHT, hidden=(0, 426), shown=(0, 454))


def paint_far_hand(paint: Painter, skin: Skin, tones: HandTones, *, thumb: bool) -> None:
    """The low hand with its shadow: what a cuff leaves free of the arm, and the fingers."""
    with paint.group(clip=paint.outline(TORSO)), paint.group(transform="translate(1 6)"):
        paint.shape(_FAR_CAST, _CAST_COLOUR, opacity=0.42, blur=4)
    if thumb:
        paint_fingers(paint, [FAR_THUMB], tones, blunt=True)
    with paint.group(clip=paint.outline(_FAR_HAND_WINDOW)):
        paint_limb(paint, FAR_ARM, skin, LIGHT)
    paint_hand(paint, FAR_HAND, tones)


def paint_near_fist(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The fist at the chest, as far as a cuff leaves it free."""
    _paint_cast(paint, _FIST_CAST)
    with paint.group(clip=paint.outline(_NEAR_HAND_WINDOW)):
        paint_limb(paint, NEAR_ARM, skin, LIGHT)
    paint_hand(paint, FIST, tones)


def paint_near_arm_with_fist(paint: Painter, skin: Skin, tones: HandTones) -> None:
    _paint_cast(paint, _FIST_CAST)
    _paint_near_arm(paint, NEAR_ARM, skin)
    paint_hand(paint, FIST, tones)


def paint_near_arm_with_palm(paint: Painter, skin: Skin, tones: HandTones) -> None:
    _paint_cast(paint, _PALM_CAST)
    _paint_near_arm(paint, NEAR_ARM_FLAT, skin)
    paint_hand(paint, PALM, tones)


def _paint_near_arm(paint: Painter, arm: Limb, skin: Skin) -> None:
    paint_limb(paint, arm, skin, LIGHT, hidden=(550, 416), shown=(545, 448))


def _paint_cast(paint: Painter, shape: Landmarks) -> None:
    with paint.group(transform="translate(-3 5)"):
        paint.shape(shape, _CAST_COLOUR, opacity=0.42, blur=4)
