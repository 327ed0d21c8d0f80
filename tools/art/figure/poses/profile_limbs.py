"""Arms and hands of the figure in profile: on the table, folded on the fan, around the handle of a parasol."""

from tools.art.figure.body import Hand, Limb, paint_hand, paint_limb
from tools.art.figure.hands import Finger, HandTones, paint_fingers
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import Skin
from tools.art.figure.skin import Light
from tools.art.kit.brushes import fading
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

LIGHT = Light((230, 340), (520, 900))

SHOULDER: Landmarks = [
    (420, 372, "c"), (446, 380), (464, 394), (474, 416), (477, 450), (480, 490, "c"), (440, 490, "c"), (430, 450),
]  # fmt: skip

_UPPER_OUTER: Landmarks = [
    (420, 372, "c"), (446, 380), (464, 394), (474, 416), (477, 450), (480, 500), (485, 550), (491, 600), (497, 640),
]  # fmt: skip
_UPPER_INNER: Landmarks = [(452, 612), (449, 570), (446, 520), (440, 470), (428, 430, "c")]
_UPPER_ARM: tuple[Mark, ...] = (
    Glow((450, 404), (15, 18), "glow", 0.6, 7, 40),
    Stroke([(450, 430), (458, 500), (466, 580)], 13, "glow", 0.45, 5),
    Stroke([(476, 470), (462, 494), (446, 504)], 7, "shade", 0.4, 4, fading),
    Stroke([(480, 440), (486, 540), (500, 640)], 11, "deep", 0.32, 5),
)

NEAR_ARM = Limb(
    outline=[
        *_UPPER_OUTER, (500, 668), (494, 690), (478, 706), (450, 732), (414, 770), (384, 804), (362, 834), (348, 854),
        (330, 876), (306, 892), (282, 901), (268, 900), (262, 889), (270, 874), (292, 858), (314, 840), (330, 820),
        (350, 790), (382, 750), (414, 708), (438, 676), (450, 648), *_UPPER_INNER,
    ],
    marks=(
        *_UPPER_ARM,
        Patch([(444, 640), (462, 632), (470, 660), (450, 690), (436, 690)], "deep", 0.4, 5),
        Stroke([(449, 640), (458, 652), (472, 656)], 2.8, "deep", 0.5, 1, fading),
        Glow((484, 680), (12, 14), "shade", 0.45, 5),
        Stroke([(497, 656), (497, 680), (482, 698)], 4.5, "glow", 0.4, 2),
        Stroke([(436, 690), (400, 732), (364, 780), (336, 820)], 13, "glow", 0.55, 4.5),
        Stroke([(474, 704), (430, 750), (388, 798), (354, 842)], 15, "deep", 0.4, 5),
        Stroke([(452, 696), (416, 738), (380, 784), (352, 822)], 5, "shade", 0.4, 2.6),
        Stroke([(326, 834), (334, 846), (346, 856)], 3, "shade", 0.5, 1.3),
        Glow((322, 852), (8, 6), "glow", 0.5, 3, -40),
    ),
)  # fmt: skip

FOLDED_ARM = Limb(
    outline=[
        *_UPPER_OUTER, (500, 664), (497, 690), (486, 708), (466, 711), (430, 706), (390, 697), (350, 687), (318, 677),
        (298, 671), (276, 667), (252, 657), (238, 646), (236, 632), (246, 620), (266, 617), (288, 624), (306, 636),
        (330, 643), (370, 649), (406, 652), (434, 649), (448, 635), *_UPPER_INNER,
    ],
    marks=(
        *_UPPER_ARM,
        Patch([(440, 627), (462, 623), (470, 652), (444, 672), (420, 664)], "deep", 0.4, 5),
        Stroke([(447, 629), (458, 646), (474, 657)], 2.8, "deep", 0.5, 1, fading),
        Glow((484, 694), (12, 12), "shade", 0.45, 5),
        Stroke([(497, 660), (495, 690), (476, 708)], 4.5, "glow", 0.4, 2),
        Stroke([(430, 662), (390, 661), (346, 656), (304, 643)], 11, "glow", 0.55, 4),
        Stroke([(480, 713), (420, 700), (350, 685), (296, 669)], 12, "deep", 0.42, 4.5),
        Stroke([(456, 685), (400, 678), (340, 666)], 4.5, "shade", 0.4, 2.4),
        Stroke([(304, 637), (301, 652), (304, 671)], 3, "shade", 0.5, 1.3),
        Glow((288, 636), (8, 5), "glow", 0.45, 3),
    ),
)  # fmt: skip

GRIPPING_ARM = Limb(
    outline=[
        *_UPPER_OUTER, (502, 664), (502, 690), (494, 712), (478, 726), (452, 746), (426, 768), (408, 784), (396, 800),
        (388, 818), (376, 828), (358, 828), (346, 816), (344, 796), (350, 778), (362, 764), (378, 756), (390, 746),
        (408, 724), (428, 698), (444, 674), (450, 648), *_UPPER_INNER,
    ],
    marks=(
        *_UPPER_ARM,
        Patch([(440, 646), (464, 632), (474, 660), (450, 700), (430, 700)], "deep", 0.42, 5),
        Stroke([(449, 642), (460, 656), (476, 660)], 2.8, "deep", 0.5, 1, fading),
        Glow((488, 696), (12, 13), "shade", 0.45, 5),
        Stroke([(500, 660), (499, 690), (484, 716)], 4.5, "glow", 0.4, 2),
        Stroke([(436, 694), (414, 726), (396, 750)], 12, "glow", 0.55, 4),
        Stroke([(488, 716), (450, 744), (418, 774), (396, 802)], 13, "deep", 0.42, 5),
        Stroke([(392, 752), (402, 764), (412, 778)], 3, "shade", 0.5, 1.3),
        Stroke([(372, 764), (386, 778), (388, 800)], 7, "shade", 0.35, 3),
    ),
)  # fmt: skip

FAR_ARM = Limb(
    outline=[
        (290, 390, "c"), (278, 480), (276, 580), (270, 640), (258, 674), (238, 698), (218, 690), (204, 664), (196, 620),
        (196, 574), (200, 536), (203, 510), (198, 490), (196, 470), (201, 452), (214, 441), (230, 443), (240, 456),
        (239, 476), (232, 494), (230, 510), (236, 538), (248, 564, "c"), (256, 536), (268, 480, "c"),
    ],
    marks=(
        # The upper arm lies in the shade behind the forearm; one crease where they meet.
        Patch([(250, 556), (280, 556), (274, 640), (256, 680), (242, 640)], "deep", 0.5, 5),
        Stroke([(248, 562), (248, 600), (238, 646)], 3, "line", 0.5, 0.8, fading),
        Stroke([(206, 660), (202, 610), (206, 560), (212, 516)], 11, "glow", 0.55, 4),
        Stroke([(238, 640), (242, 600), (234, 556), (226, 516)], 9, "deep", 0.4, 4),
        Stroke([(224, 650), (220, 600), (220, 550)], 6, "shade", 0.4, 3),
        Glow((238, 680), (12, 10), "shade", 0.5, 4),
        Stroke([(214, 676), (228, 692), (244, 690)], 4, "glow", 0.5, 1.8),
        Stroke([(202, 512), (214, 518), (229, 514)], 2.6, "deep", 0.4, 1.1),
        Glow((226, 478), (8, 12), "shade", 0.45, 4),
    ),
)  # fmt: skip

FAR_ARM_DOWN = Limb(
    outline=[
        (300, 408, "c"), (280, 488), (262, 548), (252, 578), (236, 604), (222, 620), (210, 634), (206, 650), (214, 664),
        (232, 672), (254, 670), (272, 658), (300, 628), (320, 528, "c"),
    ],
    marks=(
        Stroke([(258, 578), (240, 608), (220, 632)], 10, "glow", 0.5, 4),
        Stroke([(290, 618), (266, 650), (240, 668)], 10, "deep", 0.45, 4),
    ),
)  # fmt: skip

FAR_ARM_OUT = Limb(
    outline=[
        (300, 382, "c"), (274, 384), (254, 396), (232, 416), (204, 432), (178, 444), (156, 448), (140, 456), (129, 472),
        (136, 490), (176, 502), (230, 490), (290, 460, "c"),
    ],
    marks=(
        Glow((254, 412), (14, 14), "glow", 0.6, 7, 30),
        Stroke([(236, 428), (206, 442), (172, 454)], 9, "glow", 0.5, 4),
    ),
)  # fmt: skip

_KNUCKLES_FLAT: tuple[Mark, ...] = tuple(
    Glow((x, y), (6, 4), "gleam", 0.5, 2) for x, y in ((276, 877), (272, 885), (272, 893))
)

FLAT_HAND = Hand(
    back=NEAR_ARM.outline,
    fingers=(
        Finger([(300, 893), (274, 897), (246, 902), (222, 910)], 13),
        Finger([(298, 887), (268, 890), (236, 896), (206, 906)], 14.5),
        Finger([(298, 880), (266, 881), (234, 886), (202, 897)], 14.5),
        Finger([(296, 873), (268, 872), (240, 874), (212, 884)], 13.5),
    ),
    hidden=(300, 884),
    shown=(276, 888),
    marks=_KNUCKLES_FLAT,
)  # fmt: skip

_FLAT_WINDOW: Landmarks = [(250, 840, "c"), (350, 840, "c"), (350, 910, "c"), (250, 910, "c")]

FOLDED_HAND = Hand(
    back=FOLDED_ARM.outline,
    fingers=(
        Finger([(274, 618), (246, 618), (222, 626), (208, 644)], 14),
        Finger([(274, 628), (246, 628), (222, 637), (206, 656)], 14.5),
        Finger([(274, 638), (248, 640), (228, 650), (214, 668)], 14),
        Finger([(276, 647), (254, 650), (238, 660), (228, 676)], 12.5),
    ),
    hidden=(276, 634),
    shown=(252, 636),
    marks=tuple(Glow((x, y), (5, 4), "gleam", 0.5, 2) for x, y in ((250, 622), (247, 631), (249, 641))),
)  # fmt: skip

UNDER_HAND = Hand(
    back=FAR_ARM_DOWN.outline,
    fingers=(
        Finger([(214, 670), (228, 678), (246, 680), (260, 674)], 13.5),
        Finger([(216, 684), (230, 692), (246, 693), (258, 687)], 13),
        Finger([(220, 697), (232, 704), (246, 704), (255, 698)], 11.5),
    ),
    from_knuckle=True,
)  # fmt: skip

FAN_HAND = Hand(
    back=FAR_ARM.outline,
    fingers=(
        Finger([(204, 464), (208, 442), (217, 418), (230, 394)], 12.5),
        Finger([(199, 462), (212, 452), (232, 454), (246, 464)], 13.5),
        Finger([(198, 477), (210, 469), (228, 471), (241, 480)], 13.5),
        Finger([(200, 491), (210, 485), (225, 487), (236, 495)], 11.5),
    ),
    from_knuckle=True,
)  # fmt: skip

GRIPPING_HAND = Hand(
    back=GRIPPING_ARM.outline,
    fingers=(
        Finger([(378, 768), (358, 764), (340, 768), (330, 780)], 14.5),
        Finger([(382, 783), (360, 779), (340, 783), (329, 795)], 15),
        Finger([(382, 798), (360, 795), (342, 799), (332, 810)], 14.5),
        Finger([(378, 812), (360, 811), (345, 815), (337, 824)], 12.5),
    ),
    hidden=(386, 790),
    shown=(362, 788),
)  # fmt: skip

RIM_FINGERS = (
    Finger([(148, 466), (158, 455), (171, 457), (183, 470)], 12.5),
    Finger([(136, 480), (146, 469), (159, 471), (171, 484)], 12.5),
)


def paint_far_arm(paint: Painter, arm: Limb, skin: Skin) -> None:
    paint_limb(paint, arm, skin, LIGHT)


def paint_near_arm(paint: Painter, arm: Limb, skin: Skin) -> None:
    """An arm over the garments; it fades in at the shoulder that the body has drawn already."""
    paint_limb(paint, arm, skin, LIGHT, hidden=(442, 398), shown=(452, 436))


def paint_gripping_arm(paint: Painter, skin: Skin) -> None:
    """The arm of the finale over its prop, with the shadow it casts there."""
    with paint.group(mask=paint.document.fade((440, 430), (440, 500))):
        paint.shape(shifted(GRIPPING_ARM.outline, -10, 12), "#4a2410", opacity=0.42, blur=8)
    paint_near_arm(paint, GRIPPING_ARM, skin)


def paint_flat_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The hand on the table over the cards; its back is the arm drawn again, so that the wrist shows no seam."""
    with paint.group(clip=paint.outline(_FLAT_WINDOW)):
        paint_limb(paint, NEAR_ARM, skin, LIGHT)
    paint_hand(paint, FLAT_HAND, tones)


def paint_rim_hand(paint: Painter, tones: HandTones) -> None:
    """Two fingertips of the far hand over the parasol's rim."""
    paint_fingers(paint, RIM_FINGERS, tones, from_knuckle=True)
