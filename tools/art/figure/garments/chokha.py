"""Georgian coat of saperavi-red wool: cartridge loops with silver tops, wide sleeves; belted shut or fallen open."""

from dataclasses import dataclass

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.garments.satin_tunic import paint_front
from tools.art.figure.garments.toasting_drapery import (
    TRUNK,
    UPPER_FAR,
    UPPER_NEAR,
    Hang,
    Part,
    cloth_fill,
    fill_part,
    paint_upper_sleeve,
    shaded,
)
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.geometry import CORNER, Box, Landmarks, Point, number, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_HANG = Hang(ease=12, strength=0.8, sheen=0.2)
_SLEEVE = Hang(ease=17, strength=0.9, sheen=0.2)
_SHADOW = "#12020a"
_SILVER = ("#ffffff", "#c3c7cf", "#5c6472")


@dataclass(frozen=True)
class Fronts:
    """How the two fronts lie: their edges from the neck down, and where the rows of loops hang."""

    left: Landmarks
    right: Landmarks
    left_loops: tuple[Point, Point]
    right_loops: tuple[Point, Point]
    lean: float  # of the loops, in degrees outwards


_SHUT = Fronts(
    left=[(282, 376), (296, 430), (318, 540), (344, 660), (358, 760), (352, 860), (346, 1000)],
    right=[(434, 372), (416, 430), (390, 540), (358, 660), (350, 760), (358, 860), (372, 1000)],
    left_loops=((238, 528), (294, 550)),
    right_loops=((424, 548), (490, 524)),
    lean=9,
)
_OPEN = Fronts(
    left=[(270, 374), (270, 430), (268, 540), (256, 660), (232, 780), (210, 880), (192, 1000)],
    right=[(444, 370), (444, 430), (444, 540), (456, 660), (482, 780), (508, 880), (528, 1000)],
    left_loops=((196, 522), (254, 544)),
    right_loops=((460, 546), (530, 520)),
    lean=16,
)
_GAP: Landmarks = [
    (*_OPEN.left[0][:2], CORNER), *_OPEN.left[1:], (540, 1020, "c"), *reversed(_OPEN.right[1:]),
    (*_OPEN.right[0][:2], CORNER), (360, 420),
]  # fmt: skip
_BETWEEN_SLEEVES: Landmarks = [
    (246, 340, "c"), (246, 370), (239, 410), (233, 460), (227, 503), (211, 564), (196, 644), (180, 724), (166, 812),
    (160, 1012, "c"), (660, 1012, "c"), (660, 730, "c"), (602, 716, "c"), (572, 667), (549, 606), (531, 547),
    (504, 487), (499, 460), (484, 410), (464, 364), (464, 340, "c"),
]  # fmt: skip
"""Outside of it the open coat looks as the belted one does."""
_LOOP_PITCH = 15.5
_SKIRT_FOLDS: tuple[Fold, ...] = (
    Fold([(190, 790), (176, 880), (150, 1000)], 17, 0.5),
    Fold([(256, 800), (250, 900), (240, 1000)], 17, 0.45),
    Fold([(450, 800), (462, 900), (480, 1000)], 17, 0.45),
    Fold([(524, 790), (544, 880), (570, 1000)], 17, 0.5),
)


def _wide(outline: Landmarks, folds: tuple[Fold, ...], light: tuple[Point, Point]) -> Part:
    return Part(outline, (), folds, light)


_FAR_HELD = _wide(
    [(16, 850), (22, 910), (60, 944), (116, 946), (166, 918), (226, 868), (262, 816, "c"), (246, 770), (210, 726),
     (170, 692, "c"), (120, 742), (70, 790)],
    (
        Fold([(132, 740), (96, 800), (40, 834)], 18, 0.6),
        Fold([(134, 744), (110, 830), (64, 900)], 20, 0.6),
        Fold([(130, 756), (168, 800), (182, 850)], 14, 0.6),
    ),
    ((50, 780), (230, 900)),
)  # fmt: skip
_FAR_DOWN = _wide(
    [(16, 850), (24, 914), (60, 946), (120, 954), (196, 956), (226, 950, "c"), (236, 900), (230, 850), (216, 810, "c"),
     (160, 806), (90, 806), (44, 820)],
    (
        Fold([(30, 864), (70, 886), (110, 884)], 14, 0.7),
        Fold([(100, 812), (124, 860), (116, 930)], 14, 0.6),
        Fold([(160, 812), (180, 866), (172, 930)], 14, 0.6),
    ),
    ((50, 810), (210, 960)),
)  # fmt: skip
_NEAR = _wide(
    [(574, 556, "c"), (606, 572), (644, 572), (690, 556), (706, 544, "c"), (712, 600), (708, 660), (694, 712),
     (660, 744), (622, 738), (594, 706), (576, 650), (570, 600)],
    (
        Fold([(580, 660), (622, 694), (676, 690)], 14, 0.7),
        Fold([(576, 616), (620, 644), (690, 632)], 14, 0.6),
        Fold([(610, 580), (616, 610), (608, 644)], 11, 0.45),
        Fold([(666, 572), (672, 610), (664, 650)], 11, 0.45),
    ),
    ((580, 560), (720, 720)),
)  # fmt: skip
_HEMS: dict[str, tuple[Part, Landmarks, Landmarks]] = {
    "held": (
        _FAR_HELD,
        [(170, 692), (210, 726), (246, 770), (262, 816)],
        [(170, 692, "c"), (210, 726), (246, 770), (262, 816, "c"), (236, 800), (200, 756)],
    ),
    "down": (
        _FAR_DOWN,
        [(216, 810), (230, 850), (236, 900), (226, 950)],
        [(216, 810, "c"), (230, 850), (236, 900), (226, 950, "c"), (214, 900), (212, 850)],
    ),
    "near": (
        _NEAR,
        [(574, 556), (606, 572), (644, 572), (690, 556), (706, 544)],
        [(574, 556, "c"), (606, 572), (644, 572), (690, 556), (706, 544, "c"), (680, 538), (640, 546), (600, 546)],
    ),
}  # fmt: skip
"""Sleeve, its silver-braided hem, and the mouth of the sleeve: the dark inside behind the hem."""


def paint_coat(paint: Painter, cloth: Cloth) -> None:
    """Crossed over below the belt, with upper sleeves."""
    _paint_fronts(paint, _SHUT, cloth)
    for part in (UPPER_NEAR, UPPER_FAR):
        paint_upper_sleeve(paint, part, cloth, _SLEEVE)
    _paint_both_loops(paint, _SHUT, cloth)


def paint_fallen_open(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    """Over the same coat unbelted: the fronts swing apart and the tunic shows down to the table."""
    with paint.group(clip=paint.outline(_BETWEEN_SLEEVES)):
        gap = paint.outline(_GAP)
        paint_front(paint, satin, only=gap)
        with paint.group(clip=gap):
            for edge, aside in ((_OPEN.left, 8), (_OPEN.right, -3)):
                paint.stroke(shifted(edge, aside, 6), 26, _SHADOW, profile=even, opacity=0.6, blur=8)
        _paint_fronts(paint, _OPEN, cloth)
    _paint_both_loops(paint, _OPEN, cloth)


def paint_sleeve(paint: Painter, cloth: Cloth, *, arm: str) -> None:
    """The wide end of the sleeve over one forearm: "held", "down" or "near"."""
    part, hem, mouth = _HEMS[arm]
    paint.shape(mouth, _SHADOW)
    paint.stroke(shifted(hem, 3 if arm != "near" else 0, 5 if arm != "near" else -6), 14, _SHADOW, opacity=0.5, blur=5)
    with shaded(paint, cloth):
        shape = paint.outline(part.outline)
        paint.fill(shape, cloth_fill(paint, cloth, part.light))
        with paint.group(clip=shape):
            paint_folds(paint, part.folds, cloth)
    _paint_braid(paint, hem, 5)


def _paint_fronts(paint: Painter, fronts: Fronts, cloth: Cloth) -> None:
    for edge, outside in ((fronts.right, 760), (fronts.left, -60)):
        panel = _panel(paint, edge, outside)
        with shaded(paint, cloth), paint.group(clip=panel):
            fill_part(paint, TRUNK, cloth, _HANG)
            with paint.group(clip=paint.grown(TRUNK.outline, _HANG.ease)):
                paint_folds(paint, _SKIRT_FOLDS, cloth)
        with paint.group(clip=paint.grown(TRUNK.outline, _HANG.ease)):
            _paint_braid(paint, edge, 6)


def _paint_both_loops(paint: Painter, fronts: Fronts, cloth: Cloth) -> None:
    _paint_loops(paint, fronts.left_loops, fronts.lean, cloth)
    _paint_loops(paint, fronts.right_loops, -fronts.lean, cloth)


def _panel(paint: Painter, edge: Landmarks, outside: float) -> Outline:
    """Everything between a front's edge and the outside of the canvas."""
    top, bottom = edge[0], edge[-1]
    return paint.outline(
        [(outside, 300, "c"), (top[0], 300, "c"), (*top[:2], CORNER), *edge[1:-1], (*bottom[:2], CORNER),
         (bottom[0], 1040, "c"), (outside, 1040, "c")]
    )  # fmt: skip


def _paint_braid(paint: Painter, edge: Landmarks, width: float) -> None:
    paint.stroke(shifted(edge, 1.5, 2.5), width + 2, _SHADOW, profile=even, opacity=0.5, blur=1.6)
    paint.stroke(edge, width, _SILVER[2], profile=even)
    paint.stroke(shifted(edge, -0.8, -0.6), width * 0.55, _SILVER[1], profile=even)
    for x, y in paint.line(edge, 60):
        paint.circle((float(x) - 0.6, float(y) - 0.6), width * 0.2, _SILVER[0], opacity=0.8)


def _paint_loops(paint: Painter, ends: tuple[Point, Point], lean: float, cloth: Cloth) -> None:
    """A row of sewn loops, each holding a silver-topped cartridge."""
    (x0, y0), (x1, y1) = ends
    count = round((x1 - x0) / _LOOP_PITCH)
    for index in range(count + 1):
        share = index / count
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share + 12 * (share - 0.5) ** 2 - 3
        with paint.group(transform=f"translate({number(x)} {number(y)}) rotate({number(-lean)})"):
            _paint_cartridge(paint, cloth)


def _paint_cartridge(paint: Painter, cloth: Cloth) -> None:
    document = paint.document
    silver = document.linear((-6, 0), (6, 0), (0, _SILVER[2]), (0.3, _SILVER[0]), (0.6, _SILVER[1]), (1, "#3c4250"))
    wool = document.linear((-8, 0), (8, 0), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    paint.rectangle(Box(-6.4, -29, 11, 40), _SHADOW, corner=4, opacity=0.55, blur=2.4)
    paint.rectangle(Box(-5.6, -34, 5.6, -6), silver, corner=5)
    paint.circle((0, -36), 3.4, silver)
    paint.circle((-1, -37), 1.1, "#ffffff")
    for y in (-26, -20):
        paint.rectangle(Box(-5.6, y, 5.6, y + 1.6), "#2a2f3a", opacity=0.75)
    paint.rectangle(Box(-8, -12, 8, 36), wool, corner=4)
    for y in (-10, 32):
        paint.rectangle(Box(-8, y, 8, y + 2), _SILVER[1], opacity=0.8)
    paint.hairline([(0, -6), (0, 30)], 0.9, cloth.dark, opacity=0.6)
