"""Striped bib apron with a frilled top, a pocket and a wooden spoon in it, for the figure that hugs her cards."""

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.hugging import TORSO
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_EASE = 13
_HANGING = along((0, 0.1), (0.1, 0.7), (0.5, 1), (1, 0.7))
_STRIPE = along((0, 0.84), (0.24, 1.04), (0.48, 0.8), (0.6, 0.9), (1, 1.12))

_TOP: Landmarks = [(240, 566), (290, 578), (344, 582), (400, 574), (458, 558)]
_BIB: Landmarks = [
    (240, 566, "c"), *_TOP[1:-1], (458, 558, "c"), (478, 640), (478, 700), (498, 764), (640, 780, "c"),
    (640, 1112, "c"), (90, 1112, "c"), (90, 780, "c"), (212, 764), (222, 700), (216, 640),
]  # fmt: skip
_STRAPS: tuple[Landmarks, ...] = (
    [(252, 566), (248, 526), (254, 492), (268, 464), (282, 446)],
    [(446, 556), (454, 516), (452, 482), (444, 456), (430, 438)],
)
_WAISTBAND: Landmarks = [(176, 752), (260, 768), (350, 774), (440, 768), (556, 750)]
_POCKET: Landmarks = [
    (296, 872, "c"), (350, 878), (404, 872, "c"), (408, 930), (404, 1112, "c"), (298, 1112, "c"), (292, 930),
]  # fmt: skip
_POCKET_HEM: Landmarks = [(294, 875), (350, 882), (406, 875)]

_SPOON_BOWL: Landmarks = [
    (358, 806), (345, 794), (339, 774), (347, 754), (362, 747), (376, 756), (381, 776), (372, 796),
]  # fmt: skip
_SPOON_HOLLOW: Landmarks = [
    (359, 797), (350, 788), (346, 773), (352, 759), (362, 755), (371, 762), (374, 776), (367, 791),
]  # fmt: skip
_SPOON_HANDLE: Landmarks = [(351, 800, "c"), (365, 801, "c"), (362, 850, "c"), (346, 850, "c")]
"""The spoon is stiff: it takes no part in the huddle."""

_FORM: tuple[Mark, ...] = (
    Patch([(600, 520), (470, 560), (478, 660), (470, 740), (520, 830), (540, 1110), (660, 1110)], "dark", 0.55, 13),
    Patch(
        [(186, 690), (262, 712), (338, 690), (430, 710), (540, 690), (524, 752), (340, 742), (214, 752)],
        "dark", 0.5, 9,
    ),
    Glow((262, 618), (30, 30), "bright", 0.5, 11),
    Glow((420, 614), (34, 30), "bright", 0.35, 12),
    Stroke([(226, 800), (216, 880), (206, 1100)], 34, "bright", 0.4, 10, _HANGING),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(234, 570), (264, 600), (300, 618)], 8, 0.45),
    Fold([(460, 562), (428, 596), (392, 616)], 8, 0.45),
    Fold([(222, 660), (262, 690), (310, 700)], 8, 0.4, DRAPED),
    Fold([(478, 660), (440, 692), (390, 702)], 8, 0.4, DRAPED),
    *(
        Fold([(350 + a, 776 - abs(a) / 14), (350 + a * 1.12, 860), (350 + a * 1.24, 1100)], 12, 0.5, _HANGING)
        for a in (-140, -104, -70, 70, 108, 150)
    ),
)


def paint_apron(paint: Painter, cloth: Cloth, cherry: str, wood: Cloth) -> None:
    """Bib and skirt with the pocket; stripes run over both and turn with the body."""
    body = paint.grown(TORSO, _EASE)
    bib = paint.outline(_BIB)
    with paint.group(clip=body):
        paint.shape(shifted(_BIB, 3, 6), "#2a1408", opacity=0.4, blur=6)
    fill = paint.document.linear((180, 540), (560, 960), (0, cloth.bright), (0.4, cloth.base), (1, cloth.dark))
    with paint.group(shades=rim_light(cloth)), paint.group(clip=body):
        paint.fill(bib, fill)
        with paint.group(clip=bib):
            _paint_stripes(paint, cherry, 340, 30)
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            _paint_waistband(paint, cloth, cherry)
            _paint_spoon(paint, wood)
            _paint_pocket(paint, cloth, cherry)


def paint_straps(paint: Painter, cloth: Cloth, cherry: str) -> None:
    """The straps over the shoulders and the frill that ends in them, over the sleeves."""
    for strap in _STRAPS:
        _paint_strap(paint, strap, cloth, cherry)
    _paint_frill(paint, cloth, cherry)


def _paint_stripes(paint: Painter, cherry: str, middle: float, step: float) -> None:
    for index in range(-9, 10):
        a = index * step
        stripe = [
            (middle + a * 0.86, 520), (middle + a * 1.02, 620), (middle + a * 0.8, 764), (middle + a * 0.98, 860),
            (middle + a * 1.16, 1120),
        ]  # fmt: skip
        paint.stroke(stripe, 10.5, cherry, profile=_STRIPE, opacity=0.95)
        for aside in (-9, 9):
            paint.stroke(shifted(stripe, aside), 1.5, cherry, profile=even, opacity=0.75)


def _paint_waistband(paint: Painter, cloth: Cloth, cherry: str) -> None:
    paint.stroke(shifted(_WAISTBAND, 0, 10), 14, cloth.dark, profile=even, opacity=0.5, blur=4)
    paint.stroke(_WAISTBAND, 26, cloth.base, profile=even)
    for offset in (-9, 9):
        paint.stroke(shifted(_WAISTBAND, 0, offset), 2.4, cherry, profile=even)
    paint.stroke(shifted(_WAISTBAND, 0, -3), 6, cloth.bright, opacity=0.6, blur=2)


def _paint_strap(paint: Painter, strap: Landmarks, cloth: Cloth, cherry: str) -> None:
    paint.stroke(shifted(strap, 3, 5), 25, "#2a1408", profile=even, opacity=0.4, blur=4)
    paint.stroke(strap, 25, cloth.base, profile=even)
    paint.stroke(shifted(strap, -5, 0), 6, cloth.bright, profile=even, opacity=0.6, blur=1.5)
    paint.stroke(shifted(strap, 9, 0), 5, cloth.dark, profile=even, opacity=0.5, blur=2)
    for aside in (-7.5, 7.5):
        paint.stroke(shifted(strap, aside), 3, cherry, profile=even)


def _paint_frill(paint: Painter, cloth: Cloth, cherry: str) -> None:
    """A narrow gathered frill along the top of the bib."""
    line = paint.line(_TOP, 120)
    with paint.unwarped():
        scallops = np.arange(120)
        depth = 15 + 4.5 * np.abs(np.sin(scallops * np.pi / 8))
        upper = line - np.column_stack([np.zeros(120), depth])
        frill: Landmarks = [(float(x), float(y)) for x, y in (*upper[::2], *line[::-4])]
        paint.shape(shifted(frill, 2, 5), "#2a1408", opacity=0.35, blur=3)
        paint.shape(frill, cloth.base)
        for index in range(4, 118, 8):
            (x, y), (_, top) = line[index], upper[index]
            paint.stroke([(x, y), (x + 1, (y + top) / 2), (x, top)], 4.5, cloth.dark, opacity=0.55, blur=1.2)
            paint.stroke([(x - 4, y), (x - 3.4, (y + top) / 2), (x - 4, top)], 3, cloth.bright, opacity=0.8, blur=0.8)
        edge = upper + np.array([0, 2.4])
        paint.ribbon(edge, 1.8, cherry, profile=even, opacity=0.9)
    paint.stroke(_TOP, 8, cloth.base, profile=even)
    paint.stroke(shifted(_TOP, 0, 3), 2, cherry, profile=even)
    paint.stroke(shifted(_TOP, 0, -2.4), 1.6, cloth.bright, profile=even, opacity=0.8)


def _paint_pocket(paint: Painter, cloth: Cloth, cherry: str) -> None:
    pocket = paint.outline(_POCKET)
    paint.shape(shifted(_POCKET, 3, 6), "#3a1a10", opacity=0.45, blur=4)
    paint.fill(pocket, paint.document.linear((296, 880), (404, 1010), (0, cloth.bright), (1, cloth.base)))
    with paint.group(clip=pocket):
        for slant in range(-8, 14):
            x = 280 + slant * 22
            paint.stroke([(x, 1120), (x + 50, 930), (x + 100, 830)], 9, cherry, profile=even, opacity=0.95)
        paint.stroke([(300, 880), (298, 960), (300, 1110)], 10, cloth.bright, opacity=0.5, blur=3)
        paint.stroke([(402, 880), (404, 960), (402, 1110)], 16, cloth.dark, opacity=0.6, blur=5)
    paint.stroke(_POCKET_HEM, 15, cloth.base, profile=even)
    paint.stroke(shifted(_POCKET_HEM, 0, 6), 1.8, cherry, profile=even)
    paint.stroke(shifted(_POCKET_HEM, 0, -6), 1.8, cloth.bright, profile=even)


def _paint_spoon(paint: Painter, wood: Cloth) -> None:
    """Bowl up, out of the pocket, between the forearms."""
    with paint.unwarped():
        for shape, opacity in ((shifted(_SPOON_BOWL, 5, 7), 0.4), (shifted(_SPOON_HANDLE, 5, 5), 0.35)):
            paint.shape(shape, "#2a1008", opacity=opacity, blur=4)
        wooden = paint.document.linear((340, 744), (380, 806), (0, wood.bright), (0.4, wood.base), (1, wood.dark))
        paint.shape(_SPOON_HANDLE, wooden)
        paint.shape(_SPOON_BOWL, wooden)
        inside = paint.document.linear((346, 752), (374, 800), (0, wood.dark), (0.6, wood.base), (1, wood.light))
        paint.shape(_SPOON_HOLLOW, inside)
        paint.stroke([(344, 788), (341, 772), (348, 755), (361, 749)], 2.4, wood.bright, opacity=0.9)
        for x in (353, 359, 365):
            paint.stroke([(x - 2, 764), (x + 1, 776), (x, 790)], 1.1, wood.dark, opacity=0.5)
