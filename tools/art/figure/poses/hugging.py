"""Seated close, both elbows on the table: the forearms meet in the middle, where both hands hold the cards like a cup.

Landmarks are written for a figure that sits square; ``huddle`` draws the shoulders in, lets them slope like a bell and
raises the near one to the tilted head; below, it brings the elbows up to the table.
"""

import numpy as np

from tools.art.figure.body import Limb, paint_foundation, paint_hand, paint_joined, paint_limb, paint_marks_inside
from tools.art.figure.hands import HandTones, paint_fingers
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.hugging_limbs import (
    EMBRACING_FOREARM,
    FAR_ARM,
    FAR_CARD_HAND,
    FAR_HAND_WINDOW,
    GRIPPING_HAND,
    LACED_FINGERS,
    LIFTING_HAND,
    NEAR_ARM,
    NEAR_CARD_HAND,
    NEAR_HAND_WINDOW,
    RAISED_FOREARM,
)
from tools.art.figure.skin import Light
from tools.art.kit.brushes import lens, swelling
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

ORIGIN = (0, 0)
TABLE = 846
MIDDLE = 352

_HEIGHTS = (430, 480, 560, 640, 760, 940)
_RAISED_BY = 88
"""How far the elbows and all below them move up."""
_SETTLED = ((300, 540, 610, 780, 940), (300, 540, 602, 758, 940 - _RAISED_BY))


def huddle(x: float, y: float) -> Point:
    """Shoulders in and sloping, the near one up; forearms foreshortened toward us."""
    aside = x - MIDDLE
    width = float(np.interp(y, _HEIGHTS, (0.94, 0.86, 0.86, 0.88, 0.93, 0.97)))
    slope = float(np.interp(y, _HEIGHTS, (0, 0.13, 0.1, 0.05, 0, 0)))
    tilt = float(np.interp(y, _HEIGHTS, (-0.03, -0.06, -0.05, -0.03, 0, 0)))
    settled = float(np.interp(y, *_SETTLED)) if y < _SETTLED[0][-1] else y - _RAISED_BY
    return MIDDLE + aside * width, settled + slope * abs(aside) + tilt * aside


FIGURE = Frame(warp=huddle)
UPRIGHT = Frame()
HEAD = Frame(transform="translate(350,290) rotate(7) scale(1.24)")
LIGHT = Light((80, 380), (640, 940))

TORSO: Landmarks = [
    (322, 360, "c"), (322, 404), (314, 430), (288, 446), (244, 458), (206, 480), (186, 512), (180, 550), (182, 590),
    (184, 620), (180, 650), (188, 688), (206, 720), (218, 752), (206, 806), (188, 870), (178, 950), (174, 1030),
    (174, 1110, "c"), (572, 1110, "c"), (572, 1030), (568, 950), (558, 870), (540, 806), (526, 752), (538, 716),
    (560, 684), (568, 644), (562, 606), (560, 566), (566, 530), (560, 500), (540, 476), (500, 456), (450, 442),
    (424, 426), (412, 398), (414, 340, "c"),
]  # fmt: skip

_NECK: tuple[Mark, ...] = (
    # The head's shadow, soft and crisp; the pit of the neck and its two muscles.
    Patch(
        [(300, 380), (318, 410), (340, 428), (376, 432), (410, 424), (436, 400), (430, 330), (330, 340)],
        "deep", 0.8, 6,
    ),
    Patch(
        [(316, 380, "c"), (324, 408), (344, 424), (372, 428), (394, 436), (410, 446), (440, 440), (430, 330),
         (320, 340)],
        "deep", 0.45, 1.6,
    ),
    Stroke([(404, 396), (388, 430), (366, 452), (350, 464)], 11, "shade", 0.6, 3.6, lens(0.6)),
    Stroke([(394, 404), (378, 432), (358, 452)], 5, "glow", 0.45, 2),
    Glow((341, 464), (8, 9), "shade", 0.7, 4),
    # Collarbones under soft flesh: broad light ridges over shallow grooves.
    Stroke([(332, 474), (300, 478), (262, 474), (228, 484)], 10, "shade", 0.6, 3.4, lens(0.35)),
    Stroke([(330, 466), (298, 469), (262, 466)], 6, "glow", 0.6, 2.2, lens(0.4)),
    Stroke([(352, 475), (396, 481), (452, 474), (508, 482)], 11, "shade", 0.62, 3.6, lens(0.35)),
    Stroke([(354, 466), (396, 471), (448, 464)], 6, "glow", 0.6, 2.2, lens(0.4)),
)  # fmt: skip

_CHEST: tuple[Mark, ...] = (
    Glow((280, 532), (46, 26), "glow", 0.6, 15),
    Glow((430, 536), (54, 26), "glow", 0.45, 15),
    Stroke([(344, 500), (343, 540), (340, 580)], 14, "shade", 0.4, 6),
    Stroke([(340, 556), (340, 586), (338, 620)], 9, "deep", 0.5, 3.4, swelling),
    Stroke([(556, 520), (552, 570), (556, 620)], 16, "deep", 0.5, 7),
    Stroke([(196, 530), (196, 580), (188, 620)], 14, "deep", 0.45, 6),
)

_FOUNDATION: Landmarks = [
    (140, 640, "c"), (176, 596), (214, 572), (262, 562), (310, 576), (340, 600, "c"), (374, 576), (434, 562),
    (498, 572), (548, 592), (610, 640, "c"), (610, 1112, "c"), (130, 1112, "c"),
]  # fmt: skip
COVERED: Landmarks = [
    (186, 636), (194, 610), (222, 588), (262, 576), (306, 588), (340, 612, "c"), (376, 590), (434, 578), (494, 586),
    (536, 602), (556, 620), (560, 646), (552, 682), (532, 712), (518, 752), (532, 806), (552, 870), (560, 924, "c"),
    (190, 924, "c"), (194, 870), (214, 806), (226, 752), (214, 716), (196, 686), (188, 652),
]  # fmt: skip
"""The torso that the foundation garment and every finale of this pose must hide: a little inside the foundation."""

_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch(
        [(620, 560), (540, 580), (536, 660), (500, 740), (510, 830), (540, 1110), (640, 1110)], "dark", 0.7, 14
    ),
    Patch([(190, 690), (262, 706), (338, 680), (430, 706), (556, 690), (520, 740), (340, 724), (220, 742)],
          "dark", 0.5, 10),
    Glow((262, 620), (36, 28), "bright", 0.4, 12),
    Glow((436, 618), (42, 28), "bright", 0.3, 12),
    Stroke([(214, 572), (262, 562), (310, 576), (340, 600)], 4, "bright", 0.8),
    Stroke([(340, 600), (374, 576), (434, 562), (498, 572), (548, 592)], 4, "light", 0.8),
)  # fmt: skip

_ARMPITS: tuple[tuple[tuple[Mark, ...], Landmarks], ...] = (
    ((Stroke([(236, 640), (240, 596), (254, 560), (272, 530)], 10, "deep", 0.5, 4),), FAR_ARM.outline),
    ((Stroke([(508, 640), (500, 596), (486, 560), (464, 530)], 11, "deep", 0.6, 4),), NEAR_ARM.outline),
)


_ARM_SHADOWS: tuple[tuple[Landmarks, float, float], ...] = (
    ([(258, 560), (246, 620), (236, 690), (226, 760), (214, 820)], 24, 0.5),
    ([(490, 560), (508, 620), (516, 690), (522, 760), (530, 820)], 22, 0.5),
    ([(330, 740), (300, 800), (252, 870), (190, 940)], 44, 0.5),
    ([(384, 740), (432, 800), (490, 870), (560, 940)], 40, 0.42),
    ([(286, 700), (310, 740), (352, 752), (400, 744), (436, 700)], 46, 0.45),
)
"""Line, width and opacity of the shadows beside the upper arms, below the forearms and the hands."""


_BETWEEN_HANDS: Landmarks = [
    (318, 648), (344, 630), (378, 646), (386, 690), (376, 726), (350, 734), (326, 722), (316, 690),
]  # fmt: skip
"""The dark between laced fingers."""


def paint_body(
    paint: Painter, skin: Skin, foundation: Cloth, far_arm: Limb = FAR_ARM, near_arm: Limb = NEAR_ARM
) -> None:
    """Torso and both arms as one skin, with the foundation garment."""
    parts = [far_arm.outline, TORSO, near_arm.outline]
    paint_joined(paint, parts, skin, LIGHT)
    with paint.group(clip=[paint.outline(part) for part in parts]):
        draw(paint, _NECK, skin)
        draw(paint, _CHEST, skin)
    for arm in (far_arm, near_arm):
        paint_marks_inside(paint, arm.outline, arm.marks, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)


def paint_far_arm(paint: Painter, skin: Skin) -> None:
    """The far arm over the garments of the torso."""
    paint_limb(paint, FAR_ARM, skin, LIGHT, hidden=(250, 538), shown=(238, 548))


def paint_near_arm(paint: Painter, skin: Skin) -> None:
    """The near arm over the garments of the torso."""
    paint_limb(paint, NEAR_ARM, skin, LIGHT, hidden=(466, 538), shown=(480, 548))


def paint_arm_shadows(paint: Painter) -> None:
    """What both arms cast on the torso and whatever it wears."""
    with paint.group(clip=paint.grown(TORSO, 8)):
        for line, width, opacity in _ARM_SHADOWS:
            paint.stroke(line, width, "#2a0c14", opacity=opacity, blur=8)


def paint_card_hands(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Both hands over the cards; their backs are the arms drawn again, so that the wrists show no seam."""
    _paint_backs(paint, skin)
    for hand in (FAR_CARD_HAND, NEAR_CARD_HAND):
        paint_hand(paint, hand, tones)


def paint_laced_hands(paint: Painter, tones: HandTones) -> None:
    """Fingers laced in the same place."""
    for hand in (FAR_CARD_HAND, NEAR_CARD_HAND):
        paint_marks_inside(paint, hand.back, hand.marks, tones)
    paint.shape(_BETWEEN_HANDS, tones.dark, blur=4)
    paint_fingers(paint, LACED_FINGERS, tones, root=14, blunt=True)


def _paint_backs(paint: Painter, skin: Skin) -> None:
    for arm, window in ((FAR_ARM, FAR_HAND_WINDOW), (NEAR_ARM, NEAR_HAND_WINDOW)):
        with paint.group(clip=paint.outline(window)):
            paint_joined(paint, [arm.outline], skin, LIGHT)
            paint_marks_inside(paint, arm.outline, arm.marks, skin)


def paint_raised_forearm(paint: Painter, skin: Skin) -> None:
    """The far forearm of the finale, elbow down, in the upright frame."""
    paint_limb(paint, RAISED_FOREARM, skin, LIGHT)


def paint_lifting_hand(paint: Painter, tones: HandTones) -> None:
    paint_hand(paint, LIFTING_HAND, tones)


def paint_embracing_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The near forearm of the finale, round what it embraces, and four fingers on the rim."""
    cast: Landmarks = [(596, 640), (556, 640), (534, 668), (540, 712), (560, 736), (596, 760), (620, 790), (640, 700)]
    paint.shape(cast, "#4a1c14", opacity=0.4, blur=6)
    paint_limb(paint, EMBRACING_FOREARM, skin, LIGHT)
    paint_hand(paint, GRIPPING_HAND, tones)
