"""A mountain of a man planted wide behind the table: torso and bare skin. Arms are in ``toasting_limbs``."""

import random

from tools.art.figure.body import paint_foundation, paint_marks_inside
from tools.art.figure.layers import Frame
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.skin import Light, skin_fill, skin_shades
from tools.art.kit.brushes import even, fading, lens
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

ORIGIN = (0, 0)
FIGURE = Frame()
HEAD = Frame(transform="translate(352,238) rotate(-2) scale(1.02)")
LIGHT = Light((110, 360), (600, 940))
_HAIR = "#3a2a28"
_GREY_HAIR = "#d8cfc6"

TORSO: Landmarks = [
    (286, 290, "c"), (282, 340), (262, 372), (216, 392), (164, 408), (124, 440), (104, 500), (108, 570), (124, 630),
    (116, 700), (102, 770), (96, 850), (100, 940), (108, 1012, "c"), (602, 1012, "c"), (608, 940), (614, 850),
    (606, 770), (590, 700), (582, 640), (596, 580), (606, 510), (598, 450), (560, 412), (506, 394), (462, 372),
    (440, 340), (436, 280, "c"),
]  # fmt: skip

_FOUNDATION: Landmarks = [
    (40, 578, "c"), (140, 585), (200, 595), (352, 606), (500, 595), (566, 585), (680, 578, "c"), (680, 1012, "c"),
    (40, 1012, "c"),
]  # fmt: skip
_FOUNDATION_FORM: tuple[Mark, ...] = (
    Patch([(600, 560), (560, 600), (530, 700), (540, 820), (560, 1010), (640, 1010)], "dark", 0.6, 16),
    Stroke(
        [(80, 584), (140, 588), (200, 598), (352, 609), (500, 598), (566, 588), (640, 584)], 6, "light", 0.9, 0, even
    ),
)  # fmt: skip

COVERED: Landmarks = [
    (140, 610, "c"), (200, 618), (352, 628), (500, 618), (566, 610, "c"), (572, 660), (580, 720), (592, 800),
    (596, 870), (592, 940, "c"), (118, 940, "c"), (114, 850), (120, 780), (132, 710), (140, 640),
]  # fmt: skip
"""The torso that the foundation and every finale of this pose must hide: a little inside the foundation."""


def _chest_hair() -> tuple[Mark, ...]:
    """A forest, already grey at its edges."""
    chance = random.Random(12)
    strewn: list[Mark] = []
    for _ in range(150):
        x, y = 352 + chance.gauss(0, 62), 470 + chance.gauss(0, 40)
        lean = (x - 352) * 0.06
        tone = _GREY_HAIR if abs(x - 352) > chance.uniform(20, 110) else _HAIR
        hair = [(x, y), (x + lean + chance.uniform(-2, 2), y + 4), (x + lean + chance.uniform(-4, 4), y + 9)]
        strewn.append(Stroke(hair, 1.3, tone, 0.4, 0, fading))
    return tuple(strewn)


_NECK_SHADOW: tuple[Mark, ...] = (
    Patch(
        [(270, 270), (284, 350), (300, 410), (330, 440), (390, 440), (430, 410), (456, 350), (450, 260)],
        "deep", 0.75, 9,
    ),
    Patch([(284, 270), (286, 350), (310, 396), (352, 416), (400, 398), (436, 350), (440, 270)], "deep", 0.45, 2),
)  # fmt: skip
"""The shadow of head and beard. It lies below the shades of form, so that the neck's edge keeps its rim light."""

_CHEST: tuple[Mark, ...] = (
    Stroke([(322, 420), (284, 416), (236, 414), (186, 424), (152, 442)], 12, "shade", 0.8, 3.4, lens(0.4)),
    Stroke([(318, 410), (280, 406), (232, 404), (190, 412)], 5, "glow", 0.7, 2, lens(0.4)),
    Stroke([(384, 420), (424, 416), (474, 414), (528, 424), (562, 442)], 12, "shade", 0.9, 3.4, lens(0.4)),
    Stroke([(390, 410), (428, 406), (478, 404), (516, 412)], 5, "glow", 0.55, 2, lens(0.4)),
    Glow((236, 494), (74, 46), "glow", 0.55, 20),
    Glow((462, 494), (70, 44), "glow", 0.28, 20),
    Patch([(120, 560), (180, 590), (270, 592), (340, 570), (352, 610), (250, 632), (150, 620)], "shade", 0.8, 10),
    Patch([(352, 570), (420, 592), (520, 590), (590, 556), (590, 610), (470, 634), (352, 612)], "shade", 0.85, 10),
    Stroke([(352, 440), (350, 500), (352, 580)], 14, "shade", 0.6, 6),
    Patch([(100, 500), (120, 520), (130, 600), (110, 610)], "deep", 0.4, 8),
    Patch([(600, 470), (572, 520), (566, 600), (610, 620)], "deep", 0.5, 9),
    *_chest_hair(),
)  # fmt: skip


def paint_body(paint: Painter, skin: Skin, foundation: Cloth) -> None:
    """Torso with the foundation garment. The arms, which change their pose, are layers of their own."""
    paint_torso(paint, skin)
    paint_foundation(paint, _FOUNDATION, TORSO, foundation, _FOUNDATION_FORM)


def paint_torso(paint: Painter, skin: Skin) -> None:
    """The bare skin alone, for an open neck."""
    fill = skin_fill(paint, skin, LIGHT)
    with paint.group(shades=skin_shades(skin)):
        paint.shape(TORSO, fill)
        paint_marks_inside(paint, TORSO, _NECK_SHADOW, skin)
    paint_marks_inside(paint, TORSO, _CHEST, skin)
