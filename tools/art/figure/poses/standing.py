"""Standing three-quarter to the left, weight on one hip: the far hand raised with the cards, the near one akimbo.

Landmarks are written for a figure that stands straight; ``sway`` tilts shoulders and hips when they are drawn.
"""

import numpy as np

from tools.art.figure.body import (
    Hand,
    Limb,
    paint_foundation,
    paint_hand,
    paint_joined,
    paint_limb,
    paint_marks_inside,
)
from tools.art.figure.hands import Finger, HandTones
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.skin import Light
from tools.art.kit.brushes import fading, lens, swelling
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

ORIGIN = (-25, -40)


def sway(x: float, y: float) -> Point:
    """Contrapposto: the shoulder line drops to the right, the hip line rises, the spine bends in an S."""
    shoulder = float(np.interp(y, [300, 340, 480, 600], [0.02, 0.055, 0.045, 0]))
    hip = float(np.interp(y, [600, 740, 900], [0, -0.05, -0.03]))
    spine = float(np.interp(y, [300, 340, 480, 610, 760, 900], [0, 0, -7, -2, 9, 6]))
    return x + spine, y + (shoulder + hip) * (x - 350)


FIGURE = Frame(warp=sway)
HEAD = Frame(transform="translate(351,190) rotate(4)")
UPRIGHT = Frame()
LIGHT = Light((180, 300), (560, 900))

TORSO: Landmarks = [
    (332, 262, "c"), (332, 294), (327, 318), (306, 338), (274, 352), (250, 374), (250, 414), (257, 444), (247, 470),
    (245, 496), (257, 530), (272, 566), (280, 612), (270, 660), (252, 718), (240, 782), (234, 860), (238, 1010, "c"),
    (506, 1010, "c"), (514, 880), (506, 800), (486, 722), (452, 660), (436, 612), (444, 560), (459, 510), (466, 470),
    (472, 436), (484, 402), (468, 366), (436, 346), (408, 331), (394, 304), (394, 250, "c"),
]  # fmt: skip

LEFT_SIDE: Landmarks = [
    (255, 452), (245, 474), (242, 497), (254, 532), (269, 568), (276, 612), (267, 660), (249, 718), (237, 782),
    (231, 860), (234, 1012, "c"),
]  # fmt: skip
RIGHT_SIDE: Landmarks = [
    (510, 1012, "c"), (517, 880), (509, 800), (489, 722), (455, 660), (439, 612), (447, 560), (462, 510), (469, 470),
    (473, 444),
]  # fmt: skip
"""The torso's sides with the ease of a close garment, armpit to hem and hem to armpit."""

FAR_ARM = Limb(
    outline=[
        (290, 350), (254, 362), (231, 390), (218, 436), (205, 484), (187, 536, "c"), (165, 510), (142, 478),
        (129, 452), (120, 428), (108, 405), (92, 391), (77, 391), (67, 404), (70, 424), (81, 446), (91, 470),
        (101, 504), (117, 542), (140, 588), (158, 616), (174, 631), (192, 622), (209, 594), (226, 554), (246, 504),
        (262, 458), (286, 420), (306, 380),
    ],
    marks=(
        # Upper arm: shoulder, the notch where its muscle ends, front light, back shadow.
        Glow((246, 398), (14, 22), "glow", 0.6, 8, 24),
        Stroke([(240, 380), (228, 420), (219, 456)], 13, "glow", 0.5, 4.5),
        Stroke([(222, 440), (230, 470), (244, 492)], 7, "shade", 0.45, 4, fading),
        Stroke([(214, 478), (206, 512), (197, 545)], 11, "glow", 0.42, 4.5),
        Stroke([(272, 430), (250, 486), (228, 544), (206, 596)], 20, "deep", 0.3, 8),
        # The crook of the elbow: occlusion, one crease, the forearm's shadow on the upper arm.
        Patch([(184, 530), (206, 520), (212, 556), (196, 600), (178, 600), (176, 560)], "deep", 0.42, 6),
        Stroke([(187, 534), (191, 556), (187, 584)], 3.2, "line", 0.6, 0.8, fading),
        Stroke([(186, 538), (176, 552), (168, 572)], 4.5, "deep", 0.32, 2, fading),
        # Forearm: lit outer plane, muscle below the crook, tendon at the wrist, dark inner edge.
        Stroke([(92, 462), (108, 506), (130, 552), (154, 596)], 15, "glow", 0.55, 4.5),
        Stroke([(120, 455), (150, 505), (172, 540)], 10, "shade", 0.55, 3.4),
        Stroke([(134, 484), (152, 520), (166, 560), (170, 592)], 9, "glow", 0.32, 4),
        Stroke([(108, 466), (124, 508), (146, 556), (162, 594)], 8, "shade", 0.4, 4.5),
        Stroke([(104, 446), (110, 462), (118, 482)], 3, "shade", 0.55, 1.4),
        Stroke([(96, 456), (108, 452), (122, 442)], 2.6, "shade", 0.4, 1.1),
        # Elbow.
        Glow((172, 612), (12, 10), "shade", 0.5, 5),
        Stroke([(152, 604), (166, 621), (180, 622)], 4.5, "glow", 0.5, 2),
    ),
)  # fmt: skip

NEAR_ARM = Limb(
    outline=[
        (430, 343, "c"), (466, 361), (496, 380), (519, 411), (538, 452), (558, 500), (577, 546), (591, 584),
        (596, 610), (584, 634), (548, 676), (516, 716), (500, 738), (486, 756), (468, 770), (452, 772), (444, 758),
        (441, 742), (443, 726), (452, 717), (466, 707), (486, 682), (510, 652), (530, 618), (538, 592), (531, 562),
        (512, 508), (492, 464), (474, 434), (440, 396, "c"),
    ],
    marks=(
        # Upper arm: shoulder cap, its lower edge, front light, shadow along the back.
        Glow((484, 392), (20, 16), "glow", 0.6, 8, 44),
        Stroke([(478, 404), (502, 446), (520, 486)], 15, "glow", 0.45, 5),
        Stroke([(540, 464), (524, 490), (504, 498)], 8, "shade", 0.42, 4, fading),
        Stroke([(528, 508), (542, 548), (552, 580)], 13, "glow", 0.4, 5),
        Stroke([(548, 476), (568, 524), (586, 580)], 11, "deep", 0.26, 5),
        # Crook and elbow.
        Stroke([(541, 588), (552, 598), (566, 602)], 3, "deep", 0.5, 1.1, fading),
        Stroke([(536, 574), (544, 596), (536, 622)], 9, "deep", 0.36, 4),
        Glow((580, 612), (11, 13), "shade", 0.42, 5),
        Stroke([(590, 588), (593, 608), (584, 626)], 4, "glow", 0.4, 1.8),
        # Forearm: lit upper plane, turned-away lower plane, the bone between, the wrist.
        Stroke([(550, 616), (530, 650), (502, 690), (482, 712)], 15, "glow", 0.5, 4.5),
        Patch(
            [(548, 588), (568, 600), (590, 600), (560, 650), (500, 716), (470, 730), (500, 690)], "shade", 0.22, 6
        ),
        Stroke([(584, 628), (552, 668), (520, 706), (496, 738)], 14, "deep", 0.34, 5),
        Stroke([(566, 634), (536, 672), (506, 710)], 5, "shade", 0.42, 2.6),
        Glow((497, 722), (8, 6), "glow", 0.24, 3.4, -40),
        Stroke([(470, 704), (484, 716), (498, 734)], 3, "shade", 0.4, 1.3),
    ),
)  # fmt: skip

RAISED_UPPER_ARM = Limb(
    outline=[
        (430, 343, "c"), (466, 361), (496, 380), (521, 410), (544, 452), (570, 502), (596, 552), (620, 596),
        (641, 636), (646, 654), (637, 666), (616, 668), (596, 658), (576, 634), (556, 596), (536, 556),
        (512, 506), (492, 464), (474, 434), (440, 396, "c"),
    ],
    marks=(
        Glow((484, 392), (20, 16), "glow", 0.6, 8, 44),
        Stroke([(478, 404), (502, 446), (524, 490)], 15, "glow", 0.45, 5),
        Stroke([(544, 464), (526, 490), (506, 498)], 8, "shade", 0.42, 4, fading),
        Stroke([(530, 508), (554, 552), (574, 590)], 13, "glow", 0.4, 5),
        Stroke([(550, 474), (582, 530), (612, 590), (626, 630)], 11, "deep", 0.26, 5),
        # The forearm in front casts its shadow.
        Patch([(540, 560), (576, 576), (616, 600), (626, 620), (600, 640), (560, 610)], "deep", 0.5, 6),
    ),
)  # fmt: skip

RAISED_FOREARM = Limb(
    outline=[
        (640, 638), (646, 654), (637, 667), (615, 669), (590, 658), (556, 634), (534, 617), (518, 607), (504, 602),
        (495, 592), (492, 572), (493, 548), (498, 532), (509, 526), (519, 538), (528, 558), (540, 573), (556, 582),
        (579, 592), (604, 603), (624, 615),
    ],
    marks=(
        Stroke([(616, 618), (584, 602), (554, 590), (534, 578)], 14, "glow", 0.6, 4.4),
        Stroke([(612, 660), (578, 646), (546, 624), (516, 604)], 14, "deep", 0.5, 5),
        Stroke([(606, 636), (572, 620), (542, 602)], 8, "shade", 0.35, 4),
        Stroke([(522, 602), (528, 590), (536, 578)], 3, "shade", 0.5, 1.4),
        Glow((525, 580), (6, 5), "glow", 0.35, 2.6),
        Glow((624, 644), (9, 11), "shade", 0.4, 4, 30),
        Stroke([(638, 640), (641, 654), (630, 663)], 4, "glow", 0.5, 1.7),
        Stroke([(516, 540), (520, 562), (514, 590)], 8, "shade", 0.4, 3.4),
    ),
)  # fmt: skip

_KNUCKLES_NEAR: tuple[Mark, ...] = (
    *(Stroke([(x - 6, y), (x + 16, y - 3)], 4, "dark", 0.5, 1.8) for x, y in ((447, 735), (446, 750), (450, 763))),
    *(
        Stroke([(x - 7, y + 1), (x + 9, y - 2)], 4.5, "gleam", 0.4, 1.8)
        for x, y in ((449, 727), (448, 742), (450, 756))
    ),
    Stroke([(500, 738), (486, 758), (456, 780)], 7, "dark", 0.4, 2.5),
)

NEAR_HAND = Hand(
    back=[
        (500, 738), (486, 756), (468, 770), (452, 772), (444, 758), (441, 742), (443, 726), (452, 717), (466, 707),
        (490, 700),
    ],
    fingers=(
        Finger([(478, 729), (438, 727), (406, 735), (381, 751)], 17),
        Finger([(478, 741), (436, 744), (402, 755), (377, 773)], 17.5),
        Finger([(478, 752), (438, 761), (410, 775), (389, 793)], 16.5),
        Finger([(470, 759), (446, 774), (425, 789), (411, 806)], 14),
    ),
    hidden=(476, 742),
    shown=(448, 751),
    marks=_KNUCKLES_NEAR,
)  # fmt: skip

GUARD_HAND = Hand(
    back=[
        (518, 607), (504, 602), (495, 592), (492, 572), (493, 548), (498, 532), (509, 526), (519, 538), (528, 558),
        (540, 573),
    ],
    fingers=(
        Finger([(510, 536), (492, 527), (471, 528), (454, 539)], 17),
        Finger([(511, 552), (491, 544), (468, 545), (449, 557)], 17.5),
        Finger([(510, 569), (490, 562), (468, 563), (451, 574)], 16.5),
        Finger([(506, 585), (488, 579), (470, 580), (457, 588)], 14),
    ),
    hidden=(516, 560),
    shown=(496, 557),
    marks=tuple(Glow((502, y), (6, 4.5), "gleam", 0.5, 2.2) for y in (532, 548, 565, 581)),
    from_knuckle=True,
)  # fmt: skip

_FAR_BACK: Landmarks = [
    (101, 500), (81, 446), (70, 424), (67, 404), (77, 391), (92, 391), (108, 405), (120, 428), (129, 452), (138, 472),
]  # fmt: skip

_KNUCKLES_FAR: tuple[Mark, ...] = (
    *(Stroke([(x - 8, y + 6), (x + 8, y - 5)], 4, "dark", 0.45, 1.8) for x, y in ((80, 412), (84, 426), (92, 438))),
    Stroke([(72, 404), (78, 428), (94, 452)], 6, "gleam", 0.35, 2.4),
)

FAR_HAND_HOLDING = Hand(
    back=_FAR_BACK,
    fingers=(
        Finger([(70, 408), (90, 388), (116, 376), (146, 382)], 15.5),
        Finger([(72, 420), (94, 402), (120, 393), (153, 399)], 16),
        Finger([(76, 432), (98, 417), (122, 409), (150, 415)], 15),
        Finger([(84, 444), (102, 431), (122, 425), (142, 430)], 13),
    ),
    hidden=(70, 420),
    shown=(94, 410),
    marks=_KNUCKLES_FAR,
)

FAR_HAND_EMPTY = Hand(
    back=_FAR_BACK,
    fingers=(
        Finger([(75, 431), (82, 392), (100, 359), (127, 349)], 15.5),
        Finger([(79, 424), (94, 392), (119, 373), (147, 375)], 16),
        Finger([(84, 434), (102, 408), (127, 397), (151, 403)], 15),
        Finger([(92, 444), (108, 425), (127, 419), (144, 427)], 12.5),
    ),
    root=27,
    marks=_KNUCKLES_FAR,
)

CARD_PINCH = (94, 424)

HAND_WINDOW: Landmarks = [(50, 376, "c"), (118, 376, "c"), (128, 432, "c"), (118, 446, "c"), (60, 452, "c")]
"""Where the back of the far hand covers the cards."""

_NECK_AND_CHEST: tuple[Mark, ...] = (
    # The head's shadow on the neck: soft, a second one at the nape, and its crisp edge.
    Patch(
        [(300, 240), (322, 268), (330, 292), (352, 312), (384, 318), (420, 308), (430, 250), (360, 220)],
        "deep", 0.82, 4,
    ),
    Patch([(384, 250), (392, 290), (402, 316), (430, 330), (440, 300), (420, 240)], "deep", 0.6, 5),
    Stroke([(396, 286), (380, 318), (358, 341)], 8, "shade", 0.75, 2.5, lens(0.6)),
    Stroke([(388, 296), (374, 320), (354, 338)], 3.4, "glow", 0.45, 1.5),
    Stroke([(339, 344), (342, 350), (347, 353)], 2.6, "deep", 0.45, 1),
    Stroke([(359, 345), (356, 350), (351, 353)], 2.6, "deep", 0.45, 1),
    Patch(
        [(326, 268, "c"), (333, 292), (348, 306), (372, 312), (392, 320), (404, 332), (420, 330), (420, 240),
         (330, 240)],
        "deep", 0.42, 1.3,
    ),
    # Collarbones: a light ridge over a dark groove.
    Stroke([(340, 352), (312, 352), (282, 346), (258, 352)], 8, "shade", 0.85, 2.2, lens(0.35)),
    Stroke([(338, 346), (312, 346), (284, 340)], 3.6, "glow", 0.8, 1.3, lens(0.4)),
    Stroke([(358, 352), (392, 356), (430, 350), (464, 358)], 9, "shade", 0.95, 2.4, lens(0.35)),
    Stroke([(360, 345), (394, 349), (430, 343)], 3.8, "glow", 0.75, 1.3, lens(0.4)),
    # Planes of the chest.
    Glow((312, 398), (46, 24), "glow", 0.6, 14),
    Glow((400, 404), (40, 20), "glow", 0.35, 13),
    Stroke([(346, 362), (343, 400), (340, 450)], 14, "shade", 0.4, 6),
    Stroke([(338, 424), (340, 446), (338, 474)], 8, "deep", 0.6, 3, swelling),
)  # fmt: skip

_FOUNDATION: Landmarks = [
    (243, 462, "c"), (262, 458), (290, 452), (318, 462), (339, 474, "c"), (362, 464), (400, 454), (440, 450),
    (471, 448, "c"), (464, 480), (457, 514), (443, 562), (436, 612), (452, 660), (486, 722), (510, 830),
    (514, 1010, "c"), (228, 1010, "c"), (240, 782), (252, 718), (270, 660), (281, 612), (271, 566), (252, 530),
    (242, 494),
]  # fmt: skip

COVERED: Landmarks = [
    (250, 480, "c"), (262, 470), (290, 462), (318, 472), (339, 484, "c"), (362, 474), (400, 464), (436, 460),
    (460, 458, "c"), (455, 500), (448, 530), (438, 562), (431, 612), (446, 660), (480, 722), (502, 830),
    (504, 940, "c"), (242, 940, "c"), (247, 782), (258, 718), (275, 660), (285, 612), (276, 566), (260, 532),
    (250, 496),
]  # fmt: skip
"""The torso that the foundation garment and every finale of this pose must hide: a little inside the foundation."""

_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch(
        [(530, 430), (456, 430), (450, 500), (434, 560), (420, 620), (442, 680), (474, 740), (486, 860), (486, 1010),
         (560, 1010), (560, 430)],
        "dark", 0.7, 12,
    ),
    Patch(
        [(252, 530), (280, 540), (318, 530), (342, 514), (372, 534), (416, 540), (458, 514), (450, 550), (400, 562),
         (340, 552), (290, 560), (262, 554)],
        "dark", 0.45, 9,
    ),
    Glow((290, 700), (40, 90), "light", 0.5, 22),
)  # fmt: skip

_ARMPITS: tuple[tuple[tuple[Mark, ...], Landmarks], ...] = (
    ((Stroke([(262, 470), (257, 446), (262, 426), (270, 414)], 9, "deep", 0.5, 4, fading),), FAR_ARM.outline),
    ((Stroke([(470, 462), (474, 434), (464, 408)], 10, "deep", 0.75, 3, fading),), NEAR_ARM.outline),
)


def paint_body(paint: Painter, skin: Skin, foundation: Cloth, near_arm: Limb = NEAR_ARM) -> None:
    """Torso and both arms as one skin, with the foundation garment."""
    paint_joined(paint, [FAR_ARM.outline, TORSO, near_arm.outline], skin, LIGHT)
    paint_marks_inside(paint, FAR_ARM.outline, FAR_ARM.marks, skin)
    paint_marks_inside(paint, near_arm.outline, near_arm.marks, skin)
    paint_marks_inside(paint, TORSO, _NECK_AND_CHEST, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)
    for marks, arm in _ARMPITS:
        with paint.group(clip=[paint.outline(TORSO), paint.outline(arm)]):
            draw(paint, marks, skin)


def paint_near_arm(paint: Painter, skin: Skin) -> None:
    """The akimbo arm over the garments of the torso."""
    paint_limb(paint, NEAR_ARM, skin, LIGHT, hidden=(474, 414), shown=(509, 455))


def paint_near_hand(paint: Painter, tones: HandTones) -> None:
    """The hand on the hip with the shadow it casts there."""
    cast: Landmarks = [(366, 762), (376, 792), (406, 818), (450, 798), (500, 764), (470, 744)]
    with paint.group(clip=paint.outline(TORSO)):
        paint.shape(cast, "#14060c", opacity=0.42, blur=5)
    paint_hand(paint, NEAR_HAND, tones)


def paint_raised_near_arm(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The arm of the finale over its prop: elbow at the side, forearm toward us, four fingers round a stick."""
    cast: Landmarks = [(452, 540), (448, 600), (490, 622), (540, 650), (600, 690), (640, 680), (560, 590), (500, 540)]
    paint.shape(cast, "#3a1838", opacity=0.45, blur=8)
    paint_limb(paint, RAISED_UPPER_ARM, skin, LIGHT, hidden=(452, 358), shown=(486, 400))
    paint_limb(paint, RAISED_FOREARM, skin, LIGHT)
    paint_hand(paint, GUARD_HAND, tones)


def paint_bare_far_hand(paint: Painter, hand: Hand, skin: Skin, tones: HandTones) -> None:
    """The raised hand over the cards; its back is the arm drawn again, so that the wrist shows no seam."""
    with paint.group(clip=paint.outline(HAND_WINDOW)):
        paint_joined(paint, [FAR_ARM.outline, TORSO], skin, LIGHT)
    paint_hand(paint, hand, tones)
