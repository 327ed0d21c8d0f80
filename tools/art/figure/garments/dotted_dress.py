"""Cherry cotton dress with white dots, a heart-shaped neckline and puffed sleeves, for the hugging figure."""

from dataclasses import dataclass

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.cotton import soft_form
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.hugging import TORSO
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_HANGING = along((0, 0.1), (0.1, 0.7), (0.5, 1), (1, 0.7))
_DOT = "#fff6ea"
_DOT_STEP = 31.0

_NECK_EDGE: Landmarks = [
    (244, 446), (250, 490), (266, 524), (304, 540), (341, 576, "c"), (382, 536), (432, 520), (456, 484), (466, 436),
]  # fmt: skip
_CUT: Landmarks = [
    (244, 446, "c"), *_NECK_EDGE[1:-1], (466, 436, "c"), (660, 430, "c"), (660, 1112, "c"), (60, 1112, "c"),
    (60, 440, "c"),
]  # fmt: skip
_CAST: Landmarks = [*shifted(_NECK_EDGE, -2, 9), (520, 560), (200, 560)]
_WAIST: Landmarks = [(190, 744), (260, 758), (350, 764), (440, 758), (540, 742)]

_FORM: tuple[Mark, ...] = (
    Patch(
        [(620, 520), (536, 540), (534, 660), (498, 740), (512, 830), (540, 1110), (640, 1110)], "dark", 0.75, 14
    ),
    Patch(
        [(186, 676), (262, 700), (338, 664), (430, 700), (560, 676), (524, 744), (340, 728), (214, 744)],
        "dark", 0.6, 9,
    ),
    Stroke([(341, 584), (340, 630), (342, 690)], 13, "dark", 0.55, 5),
    Glow((254, 614), (34, 30), "light", 0.65, 11),
    Glow((428, 610), (40, 30), "light", 0.45, 12),
    Stroke([(214, 600), (228, 576), (256, 566)], 9, "bright", 0.3, 4),
    Stroke([(236, 780), (222, 870), (214, 1100)], 34, "light", 0.45, 10, _HANGING),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(341, 580), (322, 606), (296, 622)], 7, 0.5),
    Fold([(342, 580), (364, 606), (394, 620)], 7, 0.5),
    Fold([(190, 640), (226, 668), (270, 690)], 9, 0.5, DRAPED),
    Fold([(552, 640), (506, 670), (452, 692)], 9, 0.5, DRAPED),
    *(
        Fold([(341 + a, 764 - a * a / 3000), (341 + a * 1.16, 850), (341 + a * 1.34, 1100)], 12, 0.55, _HANGING)
        for a in (-124, -86, -48, -12, 28, 66, 104, 140)
    ),
)


@dataclass(frozen=True)
class _Puff:
    """A puffed sleeve: outline, gathers from the armhole and from the cuff, the cuff's line."""

    outline: Landmarks
    gathers: tuple[Fold, ...]
    form: tuple[Mark, ...]
    cuff: Landmarks


_FAR_PUFF = _Puff(
    outline=[
        (252, 470, "c"), (216, 464), (172, 486), (138, 528), (122, 578), (124, 622), (138, 644, "c"), (184, 654),
        (234, 656, "c"), (248, 622), (256, 580), (256, 536), (250, 500),
    ],
    gathers=(
        Fold([(256, 474), (218, 484), (180, 514)], 11, 0.7),
        Fold([(262, 492), (226, 512), (196, 552)], 12, 0.7),
        Fold([(266, 514), (240, 546), (224, 590)], 11, 0.7),
        Fold([(240, 462), (200, 478), (164, 516)], 9, 0.5),
        Fold([(146, 640), (138, 604), (146, 566)], 12, 0.7),
        Fold([(172, 648), (164, 606), (172, 560)], 13, 0.7),
        Fold([(200, 652), (200, 610), (208, 566)], 12, 0.7),
        Fold([(224, 652), (232, 618), (240, 584)], 10, 0.6),
    ),
    form=(
        Glow((170, 556), (26, 40), "light", 0.55, 12, 20),
        Stroke([(262, 500), (254, 580), (232, 650)], 30, "dark", 0.55, 9),
        Stroke([(130, 640), (184, 652), (236, 652)], 20, "dark", 0.5, 7),
    ),
    cuff=[(134, 640), (160, 654), (200, 660), (236, 654)],
)  # fmt: skip
_NEAR_PUFF = _Puff(
    outline=[
        (456, 458, "c"), (500, 448), (552, 468), (596, 504), (626, 558), (638, 612), (630, 650, "c"), (576, 664),
        (516, 664, "c"), (498, 624), (480, 580), (464, 536), (462, 492),
    ],
    gathers=(
        Fold([(456, 464), (500, 472), (544, 502)], 11, 0.7),
        Fold([(456, 484), (494, 502), (530, 546)], 12, 0.7),
        Fold([(462, 510), (490, 540), (510, 588)], 11, 0.7),
        Fold([(474, 452), (524, 464), (572, 500)], 9, 0.5),
        Fold([(622, 648), (620, 606), (604, 560)], 12, 0.7),
        Fold([(596, 656), (588, 610), (572, 560)], 13, 0.7),
        Fold([(566, 660), (556, 616), (542, 570)], 12, 0.7),
        Fold([(536, 660), (524, 622), (508, 584)], 10, 0.6),
    ),
    form=(
        Glow((546, 536), (34, 40), "light", 0.45, 13, -20),
        Stroke([(634, 560), (640, 620), (624, 656)], 26, "dark", 0.7, 8),
        Stroke([(628, 650), (576, 662), (514, 660)], 20, "dark", 0.5, 7),
        Stroke([(452, 490), (470, 560), (508, 640)], 18, "dark", 0.45, 7),
    ),
    cuff=[(634, 646), (604, 660), (560, 668), (512, 662)],
)  # fmt: skip


def paint_dress(paint: Painter, cloth: Cloth) -> None:
    """Bodice and skirt."""
    body = paint.grown(TORSO, 4)
    with paint.group(clip=paint.grown(TORSO, 2)):
        paint.shape(_CAST, "#7a2028", opacity=0.42, blur=5)
    with paint.group(shades=soft_form(cloth)), paint.group(clip=paint.outline(_CUT)):
        paint.fill(body, _cotton(paint, cloth))
        with paint.group(clip=body):
            _paint_dots(paint, swell=1)
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            paint.stroke(shifted(_WAIST, 0, 6), 9, cloth.dark, profile=even, opacity=0.5, blur=3)
            paint.stroke(_WAIST, 13, mix(cloth.base, cloth.dark, 0.25), profile=even)
            paint.stroke(shifted(_WAIST, 0, -5), 1.6, cloth.bright, profile=even, opacity=0.6)
    _paint_piping(paint)


def paint_sleeves(paint: Painter, cloth: Cloth) -> None:
    for puff in (_FAR_PUFF, _NEAR_PUFF):
        shape = paint.outline(puff.outline)
        paint.stroke(shifted(puff.cuff, 0, 10), 16, "#6a1c20", opacity=0.5, blur=5)
        with paint.group(shades=soft_form(cloth)):
            paint.fill(shape, _cotton(paint, cloth))
            with paint.group(clip=shape):
                _paint_dots(paint, swell=0)
                draw(paint, puff.form, cloth)
                paint_folds(paint, puff.gathers, cloth)
        paint.stroke(puff.cuff, 15, "#f0dcc0", profile=even)
        paint.stroke(shifted(puff.cuff, 0, 4.5), 4, "#a8704c", profile=even, opacity=0.5, blur=1)
        paint.stroke(shifted(puff.cuff, 0, -4.6), 2.4, "#fffaf0", profile=even)


def _cotton(paint: Painter, cloth: Cloth) -> str:
    return paint.document.linear(
        (140, 450),
        (600, 940),
        (0, mix(cloth.base, cloth.light, 0.5)),
        (0.4, cloth.base),
        (1, mix(cloth.base, cloth.dark, 0.7)),
    )


def _paint_piping(paint: Painter) -> None:
    cut: Outline = paint.grown(TORSO, 4)
    with paint.group(clip=cut):
        paint.stroke(shifted(_NECK_EDGE, 1, 3), 6, "#5a1018", profile=even, opacity=0.5, blur=2)
        paint.stroke(_NECK_EDGE, 6.5, "#f0dcc0", profile=even)
        paint.stroke(shifted(_NECK_EDGE, -0.6, -1.6), 2, "#fffaf0", profile=even)


def _paint_dots(paint: Painter, *, swell: float) -> None:
    """Dots in staggered rows that bow over the bust (``swell`` 1) and narrow toward the sides."""
    for row, y in enumerate(np.arange(446, 1110, _DOT_STEP * 0.56)):
        for x in np.arange(60 + (_DOT_STEP / 2 if row % 2 else 0), 660, _DOT_STEP):
            far, near = (float(np.exp(-(((x - c) / 70) ** 2) - ((y - 630) / 80) ** 2)) for c in (254, 430))
            bust = swell * (far + near)
            aside = abs(x - 348) / 220
            place = (float(x + swell * 10 * (far * (x - 254) + near * (x - 430)) / 70), float(y + 12 * bust))
            paint.ellipse(place, (6.6 * (1 - 0.3 * aside * aside * swell), 6.6), _DOT, opacity=0.96)
