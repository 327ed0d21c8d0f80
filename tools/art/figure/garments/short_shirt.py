"""White shirt whose sleeves are too short; without the tie its collar opens on stripes. For the bent figure."""

import numpy as np

from tools.art.figure.cloth import Fold
from tools.art.figure.garments.bent_chest import down_the_chest, on_chest
from tools.art.figure.garments.bent_sleeves import Arm, Sleeve, paint_cuff, paint_sleeve
from tools.art.figure.garments.striped_pyjamas import PIPING, striped
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.matte import paint_matte
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.bent import TORSO, paint_neck
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

SLEEVE_CUT = 0.2
_CUFF_LENGTH = 0.13
_EASE = 4.0

_SHAPE: Landmarks = [
    (314, 546, "c"), (288, 553), (250, 557), (216, 571), (199, 603), (204, 650), (222, 694), (240, 742), (250, 790),
    (250, 838, "c"), (540, 848, "c"), (526, 770), (526, 712), (542, 674), (564, 648), (570, 616), (554, 582),
    (528, 553), (492, 531), (458, 509), (432, 484, "c"), (396, 540), (350, 570),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(560, 600), (500, 640), (470, 740), (474, 850), (560, 860)], "dark", 0.6, 12),
    Patch([(210, 640), (234, 660), (258, 760), (258, 850), (220, 850)], "dark", 0.4, 8),
    Stroke([(272, 620), (276, 720), (286, 820)], 26, "bright", 0.6, 10),
    Patch([(290, 556), (330, 600), (380, 590), (450, 520), (470, 560), (400, 640), (320, 650), (276, 600)], "dark",
          0.4, 8),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(232, 690), (258, 716), (294, 732)], 8, 0.6),
    Fold([(246, 756), (276, 768), (312, 760)], 7, 0.5),
    Fold([(252, 832), (270, 800), (300, 780)], 8, 0.55),
    Fold([(282, 836), (296, 806), (316, 790)], 7, 0.5),
    Fold([(262, 610), (274, 650), (296, 684)], 8, 0.4),
    Fold([(516, 716), (484, 746), (446, 758)], 8, 0.55),
    Fold([(516, 836), (490, 806), (462, 788)], 8, 0.5),
)
_BUTTONS = (640, 688)

_NEAR_LEAF: Landmarks = [
    (324, 568, "c"), (356, 562), (398, 534), (430, 476, "c"), (452, 490), (466, 518, "c"), (436, 566), (398, 604),
    (354, 636, "c"), (336, 604),
]  # fmt: skip
_FAR_LEAF: Landmarks = [
    (324, 568, "c"), (314, 556), (310, 538, "c"), (292, 548), (282, 566, "c"), (282, 600), (296, 630, "c"), (316, 594),
]  # fmt: skip
_OPEN_NEAR_LEAF: Landmarks = [
    (352, 640, "c"), (372, 580), (402, 532), (430, 476, "c"), (452, 490), (468, 520, "c"), (456, 570), (432, 630, "c"),
    (390, 650), (322, 732, "c"),
]  # fmt: skip
_OPEN_FAR_LEAF: Landmarks = [
    (310, 540, "c"), (290, 550), (272, 566, "c"), (252, 608), (246, 638, "c"), (276, 660), (318, 734, "c"), (298, 660),
    (296, 600),
]  # fmt: skip
_THROAT: Landmarks = [
    (306, 536, "c"), (298, 600), (300, 660), (320, 734, "c"), (362, 660), (392, 600), (422, 540), (430, 480, "c"),
    (370, 560),
]  # fmt: skip
_STRIPED: Landmarks = [
    (290, 556, "c"), (302, 584), (318, 622, "c"), (346, 588), (386, 552), (440, 480, "c"), (460, 640, "c"),
    (320, 760, "c"), (270, 660, "c"),
]  # fmt: skip
"""The pyjamas in the opening: everything below their own neckline."""


def paint_shirt(paint: Painter, cloth: Cloth) -> None:
    with paint.group(clip=[paint.grown(TORSO, 7)]):
        paint_matte(paint, paint.outline(_SHAPE), cloth, light=((220, 560), (540, 840)), marks=_FORM, folds=_FOLDS)
        for turn, width, tone, opacity in ((0.1, 3.6, cloth.dark, 0.35), (0.085, 1.3, cloth.dark, 0.7),
                                           (-0.06, 0.9, cloth.dark, 0.45), (0.055, 0.9, cloth.dark, 0.35)):  # fmt: skip
            paint.ribbon(down_the_chest(turn, 590, 846), width, tone, profile=even, opacity=opacity)
    for height in _BUTTONS:
        x, y = on_chest(0.02, height)
        paint.circle((x + 1, y + 2), 4.6, cloth.dark, opacity=0.6, blur=0.8)
        paint.circle((x, y), 4.4, "#fdfaf4")
        paint.circle((x, y), 2.6, cloth.dark, opacity=0.3)


def paint_shirt_sleeve(paint: Painter, arm: Arm, cloth: Cloth) -> None:
    paint_sleeve(paint, arm, Sleeve(cut=SLEEVE_CUT, ease=_EASE), cloth)
    paint_shirt_cuff(paint, arm, cloth)


def paint_shirt_cuff(paint: Painter, arm: Arm, cloth: Cloth) -> None:
    """All that a jacket leaves to be seen."""
    shape = paint_cuff(paint, arm, SLEEVE_CUT, _CUFF_LENGTH, _EASE - 2, cloth)
    box = shape.bounds
    paint.circle(((box.left * 0.75 + box.right * 0.25), (box.top + box.bottom) / 2 + 2), 3.6, "#fdfaf4")
    paint.circle(((box.left * 0.75 + box.right * 0.25), (box.top + box.bottom) / 2 + 2), 1.6, cloth.dark, opacity=0.6)


def paint_closed_collar(paint: Painter, cloth: Cloth) -> None:
    for leaf in (_FAR_LEAF, _NEAR_LEAF):
        _paint_leaf(paint, leaf, cloth)


def paint_open_collar(paint: Painter, cloth: Cloth, pyjamas: Cloth, skin: Skin) -> None:
    """The top buttons undone: a throat, and a first hint of what is below."""
    throat = paint.outline(_THROAT)
    with paint.group(clip=throat):
        paint_neck(paint, skin)
        below = paint.outline(_STRIPED)
        paint.shape(shifted(_STRIPED, 0, -3), "#2a1014", opacity=0.4, blur=3)
        paint_matte(paint, below, pyjamas, light=((290, 580), (440, 700)), pattern=striped)
        paint.stroke(_STRIPED[:6], 3.6, PIPING, profile=even)
        paint.stroke(shifted(_THROAT[:4], 3, 0), 9, "#2a2440", opacity=0.35, blur=3)
    for leaf in (_OPEN_FAR_LEAF, _OPEN_NEAR_LEAF):
        _paint_leaf(paint, leaf, cloth)


def _paint_leaf(paint: Painter, leaf: Landmarks, cloth: Cloth) -> None:
    shape = paint.outline(leaf)
    paint.shape(shifted(leaf, 1, 6), "#2a2440", opacity=0.45, blur=3)
    paint_matte(paint, shape, cloth, light=((290, 520), (450, 640)))
    with paint.group(clip=shape):
        ring = paint.line(leaf, 120, closed=True)
        inner = ring + (ring.mean(axis=0) - ring) * np.array([0.1, 0.1])
        paint.ribbon(inner, 0.9, cloth.dark, profile=even, opacity=0.4)
