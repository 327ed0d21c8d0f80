"""Bent over the table like a reading lamp: chin on the knuckles, the far hand close to the face. To the left.

The near elbow stands on the table and its forearm closes a V with the upper arm; the far elbow hangs free. In the
finale the far forearm reaches round the front of what stands before the chest, and the near hand hooks over its top.
"""

from collections.abc import Callable

from tools.art.figure.body import paint_foundation, paint_hand, paint_joined, paint_limb, paint_marks_inside
from tools.art.figure.hands import HandTones
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.bent_limbs import (
    CARD_HAND,
    CHALK_FINGERS,
    CHALK_HAND,
    CHEEK_FINGER,
    CHIN_HAND,
    FAR_FOREARM,
    FAR_UPPER_ARM,
    HOOKED_HAND,
    NEAR_FOREARM,
    NEAR_UPPER_ARM,
    REACHING_FOREARM,
)
from tools.art.figure.skin import Light
from tools.art.kit.brushes import even, lens
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

ORIGIN: Point = (-22, 75)
TABLE = 912
"""Height of the table's far edge in the frame of the landmarks: the near elbow stands on it."""
FIGURE = Frame()
HEAD = Frame(transform="translate(296,328) rotate(-9) scale(1.2)")
LIGHT = Light((140, 420), (600, 960))

TORSO: Landmarks = [
    (300, 430, "c"), (311, 470), (306, 498), (310, 514), (318, 538), (316, 556), (290, 562), (252, 566), (222, 578),
    (208, 604), (212, 648), (230, 692), (248, 740), (258, 790), (258, 850), (252, 920), (250, 1090, "c"),
    (556, 1090, "c"), (544, 920), (526, 840), (516, 770), (518, 710), (534, 670), (556, 650), (562, 622), (548, 590),
    (522, 562), (488, 540), (454, 518), (428, 488), (412, 450), (403, 410), (398, 370), (396, 330, "c"),
]  # fmt: skip

CARD_PINCH: Point = (156, 470)

_NECK: tuple[Mark, ...] = (
    Patch(
        [(292, 420), (308, 470), (322, 500), (352, 508), (388, 488), (416, 450), (424, 400), (360, 380)],
        "deep", 0.8, 6,
    ),
    Patch(
        [(300, 440, "c"), (310, 478), (332, 496), (364, 492), (396, 470), (414, 440), (424, 470), (400, 380),
         (300, 400)],
        "deep", 0.5, 1.8,
    ),
    # The muscle from behind the ear to the pit, the Adam's apple, the hump of a reader's back.
    Stroke([(414, 420), (396, 470), (362, 522), (330, 560)], 15, "shade", 0.8, 4, lens(0.6)),
    Stroke([(400, 440), (382, 484), (350, 528), (328, 554)], 6, "glow", 0.5, 2),
    Stroke([(310, 488), (306, 500), (311, 513)], 7, "glow", 0.75, 1.8),
    Patch([(313, 506), (326, 504), (330, 518), (318, 528), (311, 520)], "deep", 0.55, 2.6),
    Stroke([(330, 492), (334, 512), (330, 534)], 5, "glow", 0.3, 2),
    Patch([(408, 450), (426, 494), (480, 546), (546, 600), (490, 576), (416, 520)], "shade", 0.55, 7),
    Stroke([(420, 486), (452, 522), (500, 552)], 10, "glow", 0.45, 4),
    # Collarbones.
    Stroke([(330, 566), (370, 572), (430, 566), (490, 572), (540, 590)], 11, "shade", 0.9, 3, lens(0.35)),
    Stroke([(332, 558), (374, 563), (430, 558), (480, 562)], 5, "glow", 0.7, 1.6, lens(0.4)),
    Stroke([(310, 566), (280, 572), (246, 576), (222, 590)], 9, "shade", 0.8, 2.6, lens(0.35)),
    Glow((520, 610), (34, 26), "glow", 0.4, 10),
    Stroke([(540, 640), (524, 690), (520, 740)], 16, "deep", 0.5, 6),
)  # fmt: skip

_FOUNDATION: Landmarks = [
    (238, 633, "c"), (282, 624), (316, 634), (360, 620), (430, 614), (500, 622, "c"), (508, 660), (508, 720),
    (512, 780), (600, 1090, "c"), (190, 1090, "c"), (190, 780, "c"), (240, 730, "c"), (246, 684),
]  # fmt: skip
_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch([(560, 620), (500, 640), (470, 740), (480, 880), (500, 1090), (600, 1090)], "dark", 0.6, 14),
    Patch([(200, 640), (248, 650), (266, 760), (262, 900), (200, 900)], "dark", 0.3, 10),
    Stroke([(236, 636), (282, 627), (316, 637), (360, 623), (430, 617), (502, 625)], 6, "light", 0.9, 0, even),
)  # fmt: skip
COVERED: Landmarks = [
    (252, 660, "c"), (300, 652), (360, 644), (430, 640), (500, 648, "c"), (502, 700), (504, 770), (514, 840),
    (526, 975, "c"), (266, 975, "c"), (270, 850), (270, 790), (258, 730),
]  # fmt: skip
"""The torso that the foundation and every finale of this pose must hide: a little inside the foundation."""

_CAST = "#14060c"
_INK: tuple[Mark, ...] = (
    Patch([(187, 470), (193, 471), (195, 476), (192, 480), (187, 478)], "#1b2547", 0.62, 1),
    Glow((181, 477), (1.8, 1.4), "#1b2547", 0.5, 0.5),
)
"""On the middle finger, where a pen rests."""
_HOOKED_CAST: Landmarks = [(424, 516), (520, 508), (522, 560), (494, 582), (460, 590), (426, 582)]
_REACHING_CAST: Landmarks = [
    (232, 810), (300, 788), (350, 766), (420, 750), (428, 776), (400, 812), (340, 834), (262, 880), (234, 870),
]  # fmt: skip
_CHIN_CAST: Landmarks = [
    (290, 456), (304, 460), (330, 440), (334, 400), (362, 366), (372, 410), (370, 470), (384, 520), (330, 520),
    (280, 500),
]  # fmt: skip
_FOREARM_CAST: Landmarks = [(338, 560), (384, 560), (430, 660), (490, 780), (520, 900), (420, 910), (366, 760)]


def paint_body(paint: Painter, skin: Skin, foundation: Cloth) -> None:
    """Torso and upper arms as one skin, with the foundation garment."""
    paint_joined(paint, [FAR_UPPER_ARM.outline, TORSO, NEAR_UPPER_ARM.outline], skin, LIGHT)
    paint_marks_inside(paint, TORSO, _NECK, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)
    for arm in (FAR_UPPER_ARM, NEAR_UPPER_ARM):
        paint_marks_inside(paint, arm.outline, arm.marks, skin)


def paint_neck(paint: Painter, skin: Skin) -> None:
    """The torso's bare skin alone, for the opening of a collar."""
    paint_joined(paint, [TORSO], skin, LIGHT)
    paint_marks_inside(paint, TORSO, _NECK, skin)


def paint_far_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Forearm and hand at the left of the face, over what the fingers hold."""
    paint_limb(paint, FAR_FOREARM, skin, LIGHT)
    paint_hand(paint, CARD_HAND, tones)
    draw(paint, _INK, skin)


def paint_near_shadow(paint: Painter) -> None:
    """What the near forearm throws on the chest and the hand on the jaw."""
    with paint.group(clip=paint.grown(TORSO, 6)), paint.group(transform="translate(-7 5)"):
        paint.shape(_FOREARM_CAST, _CAST, opacity=0.42, blur=7)


def paint_chin_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The near forearm and the hand that carries the chin, one finger along the cheek."""
    with paint.group(transform="translate(-3 3)"):
        paint.shape(_CHIN_CAST, _CAST, opacity=0.4, blur=4)
    paint_limb(paint, NEAR_FOREARM, skin, LIGHT)
    paint_hand(paint, CHEEK_FINGER, tones)
    paint_hand(paint, CHIN_HAND, tones)


def paint_hooked_fingers(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The near hand's four fingers over an upper edge; of its back only a shaded sliver shows, the arm is behind."""
    back = paint.outline(HOOKED_HAND.back)
    box = back.bounds
    shaded = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, skin.base), (1, skin.deep))
    paint.fill(back, shaded)
    paint.shape(_HOOKED_CAST, _CAST, opacity=0.4, blur=5)
    paint_hand(paint, HOOKED_HAND, tones)


def paint_writing_hand(paint: Painter, skin: Skin, tones: HandTones, paint_chalk: Callable[[Painter], None]) -> None:
    """The far forearm round the front of a board; two fingers and the hidden thumb hold what is drawn between."""
    paint.shape(_REACHING_CAST, _CAST, opacity=0.4, blur=6)
    paint_limb(paint, REACHING_FOREARM, skin, LIGHT, hidden=(98, 866), shown=(126, 866))
    paint_hand(paint, CHALK_HAND, tones)
    paint_chalk(paint)
    paint_hand(paint, CHALK_FINGERS, tones)
