"""Seated and leaning onto the table, three-quarter to the left.

The near forearm lies along the table's edge. The far arm is a closed V with the cards beside the cheek, or lies on the
table too with its hand over the near one. Landmarks are written for a figure that sits upright with its chest to us;
``lean`` and ``turned`` move them when they are drawn. Hands on the table stay where they are.
"""

import numpy as np

from tools.art.figure.body import (
    Limb,
    paint_foundation,
    paint_hand,
    paint_joined,
    paint_limb,
    paint_marks_inside,
)
from tools.art.figure.hands import HandTones
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.leaning_limbs import (
    CARD_HAND,
    EMBRACING_ARM,
    FAR_FOREARM,
    FAR_UPPER_ARM,
    HOOKED_HAND,
    LOWERED_FOREARM,
    LOWERED_HAND,
    NEAR_ARM,
    RESTING_HAND,
)
from tools.art.figure.skin import Light
from tools.art.kit.brushes import lens, swelling
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

ORIGIN = (-25, -40)
TABLE = 902
"""Height of the table's far edge in the frame of the landmarks."""

_LEAN = 0.068
_OPENING = 0.075
_TURN = ((440, 530, 780, 900), (0, 27, 27, 8))
"""How far the middle of the chest moves to the left, by height."""
_CHEST_MIDDLE, _CHEST_HALF = 345, 152


def lean(x: float, y: float) -> Point:
    """Forward over the table, the shoulder above the supporting arm raised."""
    tilt = float(np.interp(y, [300, 400, 480, 740], [0, -0.045, -0.045, 0]))
    return x + _LEAN * (y - 892), y + tilt * float(np.clip(x - 320, -190, 220))


def turned(x: float, y: float) -> Point:
    """The chest turned to the left about its upright axis, then the lean: the sides stay, all between moves."""
    aside = (x - _CHEST_MIDDLE) / _CHEST_HALF
    turn = float(np.interp(y, *_TURN)) * max(0.0, 1 - aside * aside)
    return lean(x - turn, y)


def raised(x: float, y: float) -> Point:
    """The card arm: opened about its wrist, leaning with the body."""
    return x + _LEAN * (y - 892) - _OPENING * (y - 440), y


FIGURE = Frame(warp=lean)
CHEST = Frame(warp=turned)
RAISED = Frame(warp=raised)
HEAD = Frame(transform="translate(287,243) rotate(-4) scale(1.17)")
UPRIGHT = Frame()
LIGHT = Light((-40, 240), (600, 900))

TORSO: Landmarks = [
    (294, 318, "c"), (292, 362), (285, 394), (262, 422), (226, 444), (200, 474), (199, 520), (193, 558), (181, 596),
    (182, 632), (201, 674), (226, 712), (237, 756), (228, 806), (212, 856), (204, 920), (204, 1010, "c"),
    (552, 1010, "c"), (546, 930), (528, 852), (498, 790), (480, 744), (484, 690), (494, 640), (494, 584), (502, 536),
    (522, 484), (504, 446), (456, 423), (414, 408), (398, 386), (392, 346), (396, 300, "c"),
]  # fmt: skip

CARD_PINCH = (142, 412)

_CARD_HAND_WINDOW: Landmarks = [
    (90, 360, "c"), (164, 360, "c"), (176, 430, "c"), (170, 446, "c"), (108, 446, "c"),
]  # fmt: skip
"""Where the back of the raised hand covers what it holds."""

_NECK: tuple[Mark, ...] = (
    # The head's shadow, soft and crisp; the muscles from behind the ear to the pit of the neck; the hollow beside.
    Patch(
        [(280, 300), (292, 340), (304, 366), (330, 384), (372, 384), (412, 364), (430, 300), (350, 260)], "deep", 0.9, 6
    ),
    Patch(
        [(288, 330, "c"), (300, 352), (320, 372), (348, 384), (380, 396), (404, 418), (440, 420), (440, 300)],
        "deep", 0.55, 1.8,
    ),
    Stroke([(398, 352), (376, 386), (346, 414), (326, 432)], 13, "shade", 0.8, 4),
    Stroke([(384, 352), (366, 382), (338, 412), (322, 426)], 6, "glow", 0.6, 2),
    Stroke([(294, 370), (300, 400), (312, 428)], 6, "glow", 0.5, 2),
    Stroke([(302, 372), (308, 402), (316, 426)], 5, "deep", 0.45, 2),
    Patch([(310, 424), (318, 436), (328, 425), (324, 446), (312, 444)], "deep", 0.5, 2.4),
    Patch([(398, 372), (404, 398), (426, 414), (470, 436), (440, 446), (400, 430), (372, 420)], "deep", 0.5, 6),
    # Collarbones: a light ridge over a soft groove, the far one shorter.
    Stroke([(310, 446), (284, 449), (254, 444), (228, 453)], 9, "deep", 0.6, 3, lens(0.35)),
    Stroke([(310, 438), (284, 440), (256, 436)], 5, "glow", 0.85, 1.6, lens(0.4)),
    Stroke([(330, 446), (366, 451), (414, 444), (458, 438), (492, 448)], 11, "deep", 0.62, 3.2, lens(0.35)),
    Stroke([(330, 437), (368, 441), (412, 434), (452, 428)], 5.4, "glow", 0.85, 1.7, lens(0.4)),
    Stroke([(344, 428), (378, 432), (410, 424)], 9, "deep", 0.4, 4),
    Glow((506, 474), (20, 17), "glow", 0.5, 9, 40),
    Stroke([(478, 470), (470, 506), (478, 552)], 13, "deep", 0.6, 5),
)  # fmt: skip

_CHEST: tuple[Mark, ...] = (
    Glow((266, 500), (36, 24), "glow", 0.6, 14),
    Glow((394, 508), (54, 26), "glow", 0.5, 15),
    Stroke([(318, 462), (314, 510), (306, 566)], 16, "shade", 0.55, 6),
    Stroke([(310, 510), (303, 550), (298, 610)], 12, "deep", 0.42, 6, swelling),
)

_FOUNDATION: Landmarks = [
    (150, 570, "c"), (206, 550), (238, 546), (272, 552), (300, 568, "c"), (336, 552), (384, 540), (436, 542),
    (474, 548), (520, 556, "c"), (500, 640), (486, 700), (484, 744), (502, 790), (534, 860), (580, 1012, "c"),
    (170, 1012, "c"), (160, 880), (160, 800), (160, 756), (140, 650),
]  # fmt: skip
COVERED: Landmarks = [
    (200, 566, "c"), (220, 558), (243, 564), (266, 586, "c"), (309, 564), (359, 552), (419, 554), (464, 562),
    (484, 570, "c"), (486, 640), (478, 692), (474, 744), (490, 790), (518, 852), (530, 920, "c"), (214, 920, "c"),
    (220, 860), (236, 806), (245, 756), (234, 710), (210, 672), (192, 632), (190, 600),
]  # fmt: skip
"""The torso that the foundation garment and every finale of this pose must hide: a little inside the foundation."""

_FOUNDATION_FORM: tuple[Mark, ...] = (
    Stroke([(250, 700), (330, 650), (420, 690)], 60, "dark", 0.5, 14),
    Glow((250, 585), (34, 30), "bright", 0.5, 12),
    Glow((390, 580), (40, 32), "bright", 0.4, 13),
    Patch(
        [(520, 520), (470, 540), (470, 620), (440, 700), (470, 800), (520, 1010), (600, 1010), (600, 520)],
        "dark", 0.7, 14,
    ),
    *(
        Stroke([(top, 545), ((top + low) / 2 - 4, 640), (low, 750), (low + 6, 1000)], 1.6, "dark", 0.5)
        for top, low in ((252, 250), (300, 306), (380, 392), (440, 446))
    ),
    Stroke([(180, 560), (206, 550), (238, 546), (272, 552), (300, 568)], 4, "bright", 0.8),
    Stroke([(300, 568), (336, 552), (384, 540), (436, 542), (474, 548), (520, 556)], 4, "light", 0.8),
)  # fmt: skip

_FAR_SIDE: Mark = Stroke([(206, 470), (204, 520), (196, 566), (184, 600)], 16, "deep", 0.6, 5)
"""Where the far arm shades the side of the chest."""


def paint_body(
    paint: Painter, skin: Skin, foundation: Cloth, far_arm: Limb = FAR_UPPER_ARM, near_arm: Limb = NEAR_ARM
) -> None:
    """Torso, near arm and far upper arm as one skin, with the foundation garment."""
    parts = [far_arm.outline, TORSO, near_arm.outline]
    paint_joined(paint, parts, skin, LIGHT)
    with paint.group(clip=[paint.outline(part) for part in parts]):
        draw(paint, _NECK, skin)
        with paint.warped_by(turned):
            draw(paint, _CHEST, skin)
    paint_marks_inside(paint, far_arm.outline, far_arm.marks, skin)
    with paint.group(clip=paint.outline(TORSO)), paint.warped_by(turned):
        paint_foundation(paint, _FOUNDATION, _WHOLE, foundation, _FOUNDATION_FORM)
    paint_marks_inside(paint, TORSO, [_FAR_SIDE], skin)


_WHOLE: Landmarks = [(0, 400, "c"), (700, 400, "c"), (700, 1010, "c"), (0, 1010, "c")]
"""Larger than the torso, whose own outline does not turn with the chest."""


def paint_near_arm(paint: Painter, skin: Skin) -> None:
    """The arm on the table over the garments of the torso."""
    paint_limb(paint, NEAR_ARM, skin, LIGHT, hidden=(484, 472), shown=(492, 502))


def paint_near_shadow(paint: Painter) -> None:
    """What the near arm casts on the torso and whatever it wears."""
    with paint.group(clip=paint.grown(TORSO, 4)):
        beside: Landmarks = [(462, 480), (472, 548), (480, 600), (490, 660), (504, 720), (514, 780)]
        paint.stroke(beside, 26, "#0c0308", opacity=0.55, blur=7)
        above: Landmarks = [
            (520, 700), (512, 790), (440, 818), (330, 832), (276, 846), (240, 900), (620, 910), (560, 800),
        ]  # fmt: skip
        paint.shape(above, "#12050c", opacity=0.5, blur=9)


def paint_resting_hand(paint: Painter, tones: HandTones) -> None:
    paint_hand(paint, RESTING_HAND, tones)


def paint_raised_forearm(paint: Painter, skin: Skin) -> None:
    paint_limb(paint, FAR_FOREARM, skin, LIGHT)


def paint_raised_shadow(paint: Painter) -> None:
    """What the raised forearm casts on its upper arm and on the chest, in their frame."""
    cast: Landmarks = [(132, 690), (168, 640), (184, 580), (186, 500), (178, 440), (150, 440), (130, 680)]
    with paint.group(clip=[paint.grown(FAR_UPPER_ARM.outline, 0), paint.outline(TORSO)]):
        paint.shape(cast, "#12050a", opacity=0.6, blur=6)


def paint_raised_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """The raised hand over what it holds; its back is the arm drawn again, so that the wrist shows no seam."""
    with paint.group(clip=paint.outline(_CARD_HAND_WINDOW)):
        paint_joined(paint, [FAR_FOREARM.outline], skin, LIGHT)
    paint_hand(paint, CARD_HAND, tones)


def paint_lowered_forearm(paint: Painter, skin: Skin) -> None:
    """The far forearm on the table, over the near hand; it grows out of the upper arm at the elbow."""
    with paint.group(clip=paint.outline(NEAR_ARM.outline)):
        cast: Landmarks = [(270, 826), (310, 826), (334, 844), (336, 880), (316, 900), (270, 900)]
        paint.shape(cast, "#0c0308", opacity=0.55, blur=5)
    paint_limb(paint, LOWERED_FOREARM, skin, LIGHT, hidden=(112, 782), shown=(126, 808), rim=False)


def paint_lowered_hand(paint: Painter, tones: HandTones) -> None:
    paint_hand(paint, LOWERED_HAND, tones)


def paint_embracing_arm(paint: Painter, skin: Skin) -> None:
    paint_limb(paint, EMBRACING_ARM, skin, LIGHT, hidden=(484, 452), shown=(498, 482))


def paint_hooked_hand(paint: Painter, skin: Skin, tones: HandTones) -> None:
    """Knuckles bulge past the rim, the fingers hook over it; of the back only a shaded sliver shows."""
    cast: Landmarks = [(596, 592), (630, 610), (650, 672), (634, 724), (594, 736), (550, 692), (538, 652)]
    paint.shape(cast, "#0a0306", opacity=0.45, blur=6)
    back = paint.outline(HOOKED_HAND.back)
    box = back.bounds
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, skin.base), (1, skin.deep))
    paint.fill(back, fill)
    with paint.group(clip=back):
        paint.stroke([(640, 596), (660, 640), (664, 676), (648, 694)], 4, skin.rim, opacity=0.6, blur=1)
    paint_hand(paint, HOOKED_HAND, tones)
