"""Seated and tipped back, three-quarter to the left: the body a long diagonal away from the table.

The near arm is hooked over the chair's back, the far one rests low at the belt with the cards, or clutches something at
the breastbone. Landmarks are where they are drawn.
"""

from tools.art.figure.body import (
    Hand,
    Limb,
    paint_foundation,
    paint_hand,
    paint_joined,
    paint_limb,
    paint_marks_inside,
)
from tools.art.figure.hands import HandTones, paint_fingers
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.tipped_back_limbs import (
    CLUTCHING_HAND,
    FAR_ARM,
    FAR_THUMB,
    HANGING_HAND,
    HANGING_THUMB,
    NEAR_ARM,
    RAISED_FOREARM,
)
from tools.art.figure.skin import Light
from tools.art.kit.brushes import lens
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

ORIGIN = (0, 0)
FIGURE = Frame()
HEAD = Frame(transform="translate(416,229) rotate(7) scale(1.02)")
LIGHT = Light((250, 340), (560, 900))

TORSO: Landmarks = [
    (392, 270, "c"), (392, 312), (388, 340), (372, 358), (338, 371), (302, 384), (274, 402), (262, 430), (275, 464),
    (272, 494), (267, 524), (270, 562), (270, 602), (260, 648), (240, 700), (216, 752), (190, 806), (168, 868),
    (156, 940), (152, 1012, "c"), (484, 1012, "c"), (488, 940), (490, 880), (484, 820), (472, 764), (456, 712),
    (449, 664), (456, 622), (471, 576), (488, 528), (498, 486), (505, 450), (520, 420), (520, 384), (498, 366),
    (474, 354), (462, 336), (460, 306), (468, 256, "c"),
]  # fmt: skip

LEFT_SIDE: Landmarks = [
    (271, 466), (268, 494), (263, 524), (266, 562), (266, 602), (256, 648), (236, 700),
]  # fmt: skip
RIGHT_SIDE: Landmarks = [(460, 712), (453, 664), (460, 622), (475, 576), (492, 528), (502, 486), (508, 452)]
"""The torso's sides with the ease of a close garment, armpit to hip and hip to armpit."""

CARD_PINCH = (338, 700)
RING_PLACE = (616, 697)
"""Where the crooked finger holds what hangs on it."""

_NECK: tuple[Mark, ...] = (
    # The head's shadow, the muscle from behind the ear to the pit, the throat paler than the face.
    Patch([(386, 276), (394, 312), (404, 338), (430, 348), (462, 340), (480, 300), (470, 250), (400, 250)],
          "deep", 0.72, 5),
    Patch([(388, 288, "c"), (398, 312), (416, 330), (442, 338), (462, 352), (480, 350), (480, 250), (390, 250)],
          "deep", 0.42, 1.4),
    Stroke([(456, 312), (436, 344), (410, 372)], 9, "shade", 0.75, 2.6, lens(0.6)),
    Stroke([(446, 320), (428, 346), (406, 368)], 4, "glow", 0.5, 1.5),
    Stroke([(396, 330), (396, 350), (394, 366)], 5, "glow", 0.4, 1.8),
    Stroke([(393, 372), (397, 380), (402, 384)], 2.6, "deep", 0.36, 1.1),
    Stroke([(411, 371), (408, 379), (404, 384)], 2.6, "deep", 0.36, 1.1),
)  # fmt: skip

_CHEST: tuple[Mark, ...] = (
    Patch([(456, 336), (478, 356), (512, 370), (490, 380), (462, 368), (446, 350)], "shade", 0.5, 5),
    # Collarbones: light ridge over soft groove.
    Stroke([(392, 384), (364, 388), (330, 386), (300, 396)], 9, "shade", 0.85, 2.4, lens(0.35)),
    Stroke([(390, 377), (362, 380), (330, 379)], 4, "glow", 0.8, 1.3, lens(0.4)),
    Stroke([(414, 383), (446, 386), (482, 380), (512, 386)], 9.5, "shade", 0.9, 2.6, lens(0.35)),
    Stroke([(416, 376), (448, 379), (482, 373)], 4, "glow", 0.72, 1.3, lens(0.4)),
    Glow((342, 424), (44, 22), "glow", 0.55, 13),
    Glow((452, 424), (38, 20), "glow", 0.36, 12),
    Stroke([(402, 392), (394, 430), (386, 480)], 12, "shade", 0.4, 5),
    Stroke([(278, 470), (286, 446), (302, 428)], 9, "deep", 0.4, 4),
    Stroke([(504, 462), (506, 436), (492, 416)], 10, "deep", 0.55, 3.6),
)

_FOUNDATION: Landmarks = [
    (240, 492, "c"), (282, 478), (324, 470), (360, 472), (388, 484, "c"), (420, 470), (460, 464), (494, 464),
    (530, 470, "c"), (530, 640, "c"), (540, 1012, "c"), (80, 1012, "c"), (200, 700, "c"),
]  # fmt: skip
_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch([(520, 460), (474, 480), (462, 560), (430, 630), (430, 690), (450, 760), (462, 900), (450, 1012),
           (560, 1012)], "dark", 0.6, 12),
    Stroke([(336, 800), (322, 880), (304, 1012)], 14, "dark", 0.5, 6),
    Stroke([(240, 492), (282, 478), (324, 470), (360, 472), (388, 484)], 4, "light", 0.8),
    Stroke([(388, 484), (420, 470), (460, 464), (494, 464), (530, 470)], 4, "light", 0.8),
)  # fmt: skip

COVERED: Landmarks = [
    (276, 500, "c"), (326, 486), (362, 490), (388, 500, "c"), (422, 488), (462, 482), (494, 482, "c"), (482, 528),
    (465, 576), (450, 622), (443, 664), (450, 712), (466, 764), (478, 820), (483, 880), (480, 940, "c"),
    (168, 940, "c"), (180, 868), (201, 806), (226, 752), (248, 700), (268, 648), (277, 602), (277, 562),
]  # fmt: skip
"""The torso that the foundation garment and every finale of this pose must hide: a little inside the foundation."""

_CAST_COLOUR = "#1c0a10"
_FOREARM_CAST: Landmarks = [
    (236, 690), (262, 662), (320, 660), (380, 656), (404, 668), (404, 690), (384, 714), (330, 732), (280, 722),
]  # fmt: skip
_FAR_WRIST_WINDOW: Landmarks = [(240, 620, "c"), (420, 620, "c"), (420, 760, "c"), (236, 760, "c")]
FAR_HAND_WINDOW: Landmarks = [(296, 640, "c"), (372, 640, "c"), (372, 736, "c"), (296, 736, "c")]


def paint_body(paint: Painter, skin: Skin, foundation: Cloth, far_arm: Limb = FAR_ARM) -> None:
    """Torso and both arms as one skin, with the foundation garment."""
    paint_joined(paint, [far_arm.outline, TORSO, NEAR_ARM.outline], skin, LIGHT)
    paint_marks_inside(paint, TORSO, (*_NECK, *_CHEST), skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)
    for arm in (far_arm, NEAR_ARM):
        paint_marks_inside(paint, arm.outline, arm.marks, skin)


def paint_far_arm(paint: Painter, skin: Skin) -> None:
    """The bare arm over the clothes, faded in at the armpit; fingers are a layer of their own."""
    with paint.group(clip=paint.outline(TORSO)), paint.group(transform="translate(2 6)"):
        paint.shape(_FOREARM_CAST, _CAST_COLOUR, opacity=0.45, blur=5)
    paint_limb(paint, FAR_ARM, skin, LIGHT, hidden=(0, 440), shown=(0, 474))


def paint_far_wrist(paint: Painter, skin: Skin) -> None:
    """What a pushed-up sleeve leaves free of the forearm."""
    with paint.group(clip=paint.outline(_FAR_WRIST_WINDOW)):
        with paint.group(clip=paint.outline(TORSO)), paint.group(transform="translate(2 6)"):
            paint.shape(_FOREARM_CAST, _CAST_COLOUR, opacity=0.45, blur=5)
        paint_limb(paint, FAR_ARM, skin, LIGHT)


def paint_far_hand(paint: Painter, hand: Hand, skin: Skin, tones: HandTones, *, thumb: bool) -> None:
    """The low hand: its back as far as a cuff leaves it free, and the fingers."""
    if thumb:
        paint_fingers(paint, [FAR_THUMB], tones, blunt=True)
    with paint.group(clip=paint.outline(FAR_HAND_WINDOW)):
        paint_limb(paint, FAR_ARM, skin, LIGHT)
    paint_hand(paint, hand, tones)


def paint_hanging_hand(paint: Painter, tones: HandTones) -> None:
    paint_fingers(paint, [HANGING_THUMB], tones, blunt=True, root=18)
    paint_hand(paint, HANGING_HAND, tones)


def paint_raised_forearm(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The forearm and fist of the finale over what they clutch."""
    with paint.group(transform="translate(4 10)"):
        paint.shape(RAISED_FOREARM.outline, "#4a3018", opacity=0.42, blur=6)
    paint_limb(paint, RAISED_FOREARM, skin, LIGHT)
    paint_hand(paint, CLUTCHING_HAND, tones)
