"""Finale: a parachute gathered in a great armful, ivory with one red panel, its lines over her shoulder."""

from itertools import pairwise

import numpy as np

from tools.art.figure.cloth import Fold, paint_folds, rim_light
from tools.art.figure.leather import paint_stitches
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.tipped_back import TORSO
from tools.art.figure.poses.tipped_back_limbs import NEAR_ARM, RAISED_UPPER_ARM
from tools.art.kit.brushes import along, between, even, ribbon
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, shifted
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter
from tools.art.kit.splines import sample

_RED = Cloth(base="#b8322f", light="#dc5a4c", bright="#ffb09a", dark="#5e1018", rim="#ffd0c8")
_SAMPLES = 40
_SWELL = along((0, 0.12), (0.25, 0.5), (0.6, 0.9), (1, 1))

_OUTLINE: Landmarks = [
    (404, 452, "c"), (436, 436), (468, 430), (498, 438), (522, 462, "c"), (550, 488), (562, 524), (552, 560, "c"),
    (578, 596), (582, 640), (566, 684, "c"), (592, 724), (606, 786), (596, 840, "c"), (628, 886), (642, 950),
    (648, 1012, "c"), (24, 1012, "c"), (28, 950), (54, 880, "c"), (48, 830), (70, 770), (108, 726, "c"),
    (108, 680), (140, 634), (186, 604, "c"), (196, 560), (214, 526), (240, 508, "c"), (268, 476), (302, 460),
    (338, 458), (370, 464, "c"),
]  # fmt: skip
_FIST: Point = (396, 506)
_RAYS: tuple[tuple[Point, Point], ...] = (
    ((246, 502), (296, 476)), ((180, 602), (290, 520)), ((100, 726), (264, 566)), ((40, 886), (236, 640)),
    ((90, 1040), (256, 720)), ((186, 1040), (298, 740)), ((276, 1040), (340, 750)), ((352, 1040), (382, 740)),
    ((424, 1040), (424, 740)), ((566, 1040), (494, 720)), ((672, 1000), (540, 690)), ((612, 842), (530, 640)),
    ((580, 686), (510, 586)), ((564, 560), (484, 528)), ((524, 456), (456, 480)),
)  # fmt: skip
"""Where each gore's seam ends, and what it bends toward on its way from the fist."""
_RED_GORE = 8
_SCALLOPS: tuple[Landmarks, ...] = (
    [(240, 508), (262, 480), (300, 462), (338, 458), (372, 466)],
    [(404, 454), (436, 438), (470, 431), (500, 440), (522, 462)],
)
_RUFFLES: tuple[Fold, ...] = (
    Fold([(384, 492), (360, 474), (330, 462)], 9, 0.6),
    Fold([(380, 500), (342, 488), (296, 472)], 9, 0.55),
    Fold([(376, 508), (330, 506), (268, 492)], 9, 0.5),
    Fold([(404, 488), (424, 464), (446, 442)], 8, 0.6),
    Fold([(410, 494), (448, 474), (486, 446)], 8, 0.55),
    Fold([(414, 502), (462, 494), (514, 470)], 9, 0.5),
)
_FORM: tuple[Mark, ...] = (
    Patch([(640, 420), (560, 470), (540, 600), (552, 760), (580, 1012), (660, 1012)], "dark", 0.55, 16),
    Patch([(40, 1020), (70, 860), (110, 780), (110, 860), (100, 1020)], "dark", 0.4, 14),
    Patch([(368, 530), (396, 520), (424, 530), (430, 600), (396, 640), (362, 600)], "dark", 0.5, 12),
    Stroke([(180, 700), (140, 800), (118, 920)], 40, "bright", 0.4, 16),
)
_CORDS: tuple[Landmarks, ...] = (
    [(404, 470), (430, 428), (470, 376), (516, 336)],
    [(410, 474), (440, 430), (480, 382), (534, 338)],
    [(414, 480), (450, 440), (492, 392), (550, 340)],
    [(418, 488), (462, 452), (508, 402), (566, 342)],
)


def paint_parachute(paint: Painter, cloth: Cloth) -> None:
    body = [paint.outline(part) for part in (TORSO, RAISED_UPPER_ARM.outline)]
    with paint.group(clip=body):
        paint.shape(shifted(_OUTLINE, -2, -10), "#4a2014", opacity=0.5, blur=9)
    shape = paint.outline(_OUTLINE)
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, cloth.base)
        with paint.group(clip=shape):
            _paint_gores(paint, cloth)
            draw(paint, _FORM, cloth)
            paint_folds(paint, _RUFFLES, cloth)
    for hem in _SCALLOPS:
        paint.stroke(hem, 6, cloth.light, profile=even)
        paint_stitches(paint, shifted(hem, 0, 4), cloth.dark)


def paint_cords(paint: Painter, cloth: Cloth) -> None:
    """The shroud lines run from the fist up over the near shoulder."""
    shoulder = [paint.outline(part) for part in (TORSO, NEAR_ARM.outline)]
    with paint.group(clip=[*shoulder, paint.outline(_OUTLINE)]):
        for cord in _CORDS:
            paint.stroke(shifted(cord, 3, 6), 4, "#3a160e", profile=even, opacity=0.45, blur=2)
        for cord in _CORDS:
            paint.stroke(cord, 4.4, cloth.light, profile=even)
            paint.stroke(shifted(cord, 1.2, 0.8), 1.4, cloth.dark, profile=even, opacity=0.8)
            paint_stitches(paint, shifted(cord, -0.4, -0.3), cloth.dark)


def _paint_gores(paint: Painter, cloth: Cloth) -> None:
    rays = [sample([_FIST, bend, end], _SAMPLES) for end, bend in _RAYS]
    for index, (first, second) in enumerate(pairwise(rays)):
        _paint_gore(paint, first, second, _RED if index == _RED_GORE else cloth)
    for ray in rays[1:-1]:
        _paint_felled_seam(paint, ray, cloth)


def _paint_gore(paint: Painter, first: Line, second: Line, cloth: Cloth) -> None:
    """Silk that billows between two seams: dark in the valleys beside them, light where it swells."""
    wide = float(np.hypot(*(first[-1] - second[-1])))
    gore = polygon(np.concatenate([first, second[::-1]]))
    paint.fill(gore, cloth.base)
    with paint.group(clip=gore):
        _paint_billow(paint, first, second, cloth, wide)


def _paint_billow(paint: Painter, first: Line, second: Line, cloth: Cloth, wide: float) -> None:
    for share, width, tone, opacity in (
        (0.04, 0.3, cloth.dark, 0.75),
        (0.96, 0.34, mix(cloth.dark, cloth.base, 0.2), 0.7),
        (0.42, 0.42, cloth.light, 0.85),
        (0.36, 0.16, cloth.bright, 0.8),
        (0.68, 0.1, cloth.dark, 0.35),
        (0.74, 0.08, cloth.bright, 0.4),
    ):
        line = between(first, second, share)
        paint.fill(polygon(ribbon(line, wide * width, _SWELL)), tone, opacity=opacity, blur=wide * width * 0.2)


def _paint_felled_seam(paint: Painter, ray: Line, cloth: Cloth) -> None:
    paint.ribbon(ray, 5, cloth.light, profile=_SWELL, opacity=0.85)
    paint.ribbon(ray + np.array([2.4, 0.6]), 2, cloth.dark, profile=_SWELL, opacity=0.7, blur=0.4)
    middle: Landmarks = [(float(x), float(y)) for x, y in ray[6::6]]
    paint_stitches(paint, middle, cloth.dark)
