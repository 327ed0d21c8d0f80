"""Bolt upright in near-profile to the left, shoulders level: a closed fan against the jaw, the other hand on the table.

The far arm lies behind the torso and is a layer of its own; the near arm is drawn over the garments.
"""

from tools.art.figure.body import paint_foundation, paint_joined, paint_marks_inside
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.profile_limbs import LIGHT, SHOULDER
from tools.art.kit.brushes import lens
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

ORIGIN = (0, 0)
TABLE = 832
"""Height of the table's far edge on the canvas: her hand lies on it, so that it must be seen above every table."""
_SIZE = "translate(12,-44) scale(0.946)"
FIGURE = Frame(transform=_SIZE)
HEAD = Frame(transform=f"{_SIZE} translate(352,222) scale(0.97)")

TORSO: Landmarks = [
    (340, 234, "c"), (334, 280), (332, 316), (331, 342), (325, 366), (306, 375), (284, 381), (267, 392), (259, 412),
    (262, 442),
    (254, 474), (246, 508), (250, 538), (262, 572), (270, 612), (268, 660), (262, 710), (257, 780), (255, 880),
    (257, 1110, "c"), (454, 1110, "c"), (458, 880), (453, 790), (441, 710), (424, 655), (414, 612), (418, 565),
    (430, 510), (442, 470), (450, 440), (464, 414), (456, 392), (436, 374), (416, 358), (408, 336), (405, 300),
    (408, 268), (420, 236, "c"),
]  # fmt: skip

FRONT_SIDE: Landmarks = [
    (258, 440), (250, 474), (242, 508), (246, 540), (258, 573), (266, 612), (264, 660), (258, 710), (253, 780),
    (251, 880), (253, 1112, "c"),
]  # fmt: skip
BACK_SIDE: Landmarks = [
    (458, 1112, "c"), (462, 880), (457, 790), (445, 710), (428, 655), (418, 612), (422, 565), (434, 510), (446, 470),
    (455, 440),
]  # fmt: skip
"""The torso's sides with the ease of a close garment, armpit to hem and hem to armpit."""

_NECK_AND_CHEST: tuple[Mark, ...] = (
    # The head's shadow on the neck, and the cord of muscle from the ear to the pit of the throat.
    Patch([(320, 270), (330, 318), (346, 332), (376, 334), (412, 326), (420, 260), (360, 240)], "deep", 0.46, 6),
    Patch([(326, 290, "c"), (332, 318), (352, 326), (380, 318), (416, 296), (420, 240), (330, 240)], "deep", 0.42, 1.4),
    Patch([(390, 300), (396, 336), (404, 360), (440, 372), (430, 300)], "shade", 0.5, 6),
    Stroke([(388, 320), (366, 346), (340, 370)], 9, "shade", 0.6, 2.6, lens(0.6)),
    Stroke([(380, 326), (360, 348), (338, 368)], 3.6, "glow", 0.55, 1.5),
    Stroke([(334, 336), (334, 352), (329, 366)], 4, "glow", 0.6, 1.6),
    # Collarbones: a light ridge over a dark groove.
    Stroke([(340, 380), (368, 384), (402, 378), (440, 388)], 8, "shade", 0.8, 2.2, lens(0.35)),
    Stroke([(340, 373), (370, 377), (404, 371), (432, 376)], 3.6, "glow", 0.75, 1.3, lens(0.4)),
    Stroke([(322, 378), (302, 385), (278, 390)], 6.5, "shade", 0.75, 2, lens(0.35)),
    Stroke([(320, 373), (302, 379), (282, 384)], 3, "glow", 0.7, 1.2, lens(0.4)),
    Stroke([(331, 374), (332, 381), (336, 385)], 2.6, "deep", 0.5, 1),
    # Planes of the chest.
    Glow((298, 420), (26, 24), "glow", 0.55, 12),
    Glow((380, 418), (34, 20), "glow", 0.35, 12),
    Patch([(440, 400), (420, 440), (404, 480), (450, 480), (470, 420)], "shade", 0.5, 8),
)  # fmt: skip

_FOUNDATION: Landmarks = [
    (253, 474, "c"), (262, 452), (280, 444), (306, 456, "c"), (336, 448), (376, 446), (416, 452), (440, 462, "c"),
    (436, 490), (424, 540), (414, 612), (424, 655), (442, 710), (455, 790), (460, 880), (458, 1110, "c"),
    (250, 1110, "c"), (252, 880), (255, 780), (260, 710), (266, 660), (268, 612), (260, 572), (248, 538), (244, 508),
]  # fmt: skip

COVERED: Landmarks = [
    (258, 480, "c"), (276, 462), (306, 468), (340, 462), (376, 460), (412, 466), (430, 478, "c"), (424, 510),
    (412, 565), (408, 612), (418, 655), (434, 710), (446, 790), (450, 880), (450, 1004, "c"), (262, 1004, "c"),
    (263, 780), (268, 710), (274, 660), (276, 612), (268, 572), (256, 538), (252, 508),
]  # fmt: skip
"""The torso that the foundation garment and every finale of this pose must hide: a little inside the foundation."""

_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch(
        [(480, 440), (410, 450), (398, 520), (388, 612), (402, 680), (420, 760), (424, 1110), (500, 1110), (500, 440)],
        "dark", 0.6, 12,
    ),
    Patch([(250, 546), (280, 556), (330, 548), (390, 556), (380, 572), (300, 574), (262, 572)], "dark", 0.4, 8),
    Glow((284, 500), (24, 26), "bright", 0.35, 10),
    Glow((300, 720), (28, 90), "light", 0.5, 20),
)  # fmt: skip


def paint_body(paint: Painter, skin: Skin, foundation: Cloth) -> None:
    """Torso and near shoulder as one skin, with the foundation garment."""
    paint_joined(paint, [TORSO, SHOULDER], skin, LIGHT)
    paint_marks_inside(paint, TORSO, _NECK_AND_CHEST, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)
