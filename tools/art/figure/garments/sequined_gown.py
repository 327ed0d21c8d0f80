"""Sequined evening gown in gold and petrol waves, a pearl edge and a tasselled clasp, for the leaning figure."""

import math
import random

from tools.art.figure.cloth import paint_sunburst
from tools.art.figure.marks import Mark, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.leaning import TORSO, turned
from tools.art.figure.sequins import SequinCloth, paint_sequins, paint_sparkle
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, Point, number
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_EASE = 4
_AREA = Box(150, 396, 580, 1010)
_GOLD_RAMP = ("#2a1508", "#4a280c", "#744512", "#a36a1e", "#cf9636", "#ecc263", "#ffe6a0", "#fffbe6")
_PETROL_RAMP = ("#090b14", "#121826", "#1d2a3a", "#2f4656", "#4a7080", "#78a8b0", "#b6e0e0", "#f0ffff")

_FAR_NECK: Landmarks = [(252, 430), (246, 472), (252, 506), (274, 532), (306, 550)]
_NEAR_NECK: Landmarks = [(306, 550), (354, 520), (396, 488), (420, 454), (428, 418)]
_FAR_ARMHOLE: Landmarks = [(230, 440), (220, 484), (200, 540)]
_NEAR_ARMHOLE: Landmarks = [(456, 422), (464, 490), (478, 540), (500, 586)]
_CUT: Landmarks = [
    (252, 424, "c"), *_FAR_NECK[1:-1], (306, 550, "c"), *_NEAR_NECK[1:-1], (428, 410, "c"), (456, 412, "c"),
    *_NEAR_ARMHOLE[1:-1], (500, 586, "c"), (640, 620, "c"), (640, 1012, "c"), (60, 1012, "c"), (60, 590, "c"),
    (200, 540, "c"), (220, 484), (230, 430, "c"),
]  # fmt: skip
"""What is cut away above; the sides are the torso's own."""

_FOLDS: tuple[Mark, ...] = (
    # Soft folds across waist and hip, so that it hangs as cloth.
    Stroke([(196, 640), (250, 668), (330, 676), (430, 650), (490, 620)], 18, "deepest", 0.42, 4),
    Stroke([(232, 756), (300, 770), (400, 760), (484, 742)], 12, "deepest", 0.5, 4),
    Stroke([(232, 776), (320, 800), (420, 800), (500, 800)], 10, "bright", 0.16, 4),
    Stroke([(300, 790), (270, 860), (250, 1000)], 16, "deepest", 0.42, 4),
    Stroke([(320, 795), (310, 870), (304, 1000)], 12, "bright", 0.2, 4),
    Stroke([(350, 795), (370, 880), (380, 1000)], 18, "deepest", 0.45, 4),
    Stroke([(400, 780), (440, 860), (460, 1000)], 14, "bright", 0.14, 4),
    Stroke([(430, 780), (490, 870), (510, 1000)], 18, "deepest", 0.45, 4),
    # Strained folds from the near armhole and under the bust.
    Stroke([(486, 560), (452, 574), (424, 600)], 9, "deepest", 0.4, 3),
    Stroke([(476, 742), (430, 716), (392, 700)], 10, "deepest", 0.36, 3.4),
)
_LIT: tuple[Point, ...] = ((240, 578), (372, 572), (262, 850), (266, 700), (240, 560), (350, 600))
_CLASP: Point = (304, 752)
_JADE = ("#8ff0dc", "#0f7a72", "#04302e")


def _hump(x: float, y: float, centre: Point, spread: Point) -> float:
    return math.exp(-(((x - centre[0]) / spread[0]) ** 2) - ((y - centre[1]) / spread[1]) ** 2)


def _sag(x: float, y: float) -> float:
    """Rows sag between the sides, the more the lower they are, and bow over the bust."""
    aside = (x - 318) / 150
    depth = 0.2 + 0.8 * min(1.0, max(0.0, (y - 600) / 200))
    bust = _hump(x, y, (240, 590), (46, 60)) + _hump(x, y, (378, 590), (52, 60))
    return 16 * (1 - aside * aside) * depth + 9 * bust


def _light(x: float, y: float) -> float:
    lit = 0.56 * _hump(x, y, (240, 578), (40, 44)) + 0.5 * _hump(x, y, (372, 572), (50, 44))
    lit += 0.28 * _hump(x, y, (266, 700), (30, 60)) + 0.4 * _hump(x, y, (262, 850), (60, 70))
    lit += 0.14 * _hump(x, y, (330, 720), (40, 80)) + 0.25 * _hump(x, y, (310, 600), (12, 60))
    lit += 0.34 * _hump(x, y, (420, 820), (90, 60)) + 0.22 * _hump(x, y, (430, 690), (34, 80))
    shaded = 0.38 * _hump(x, y, (300, 650), (120, 24)) + 0.22 * _hump(x, y, (500, 700), (14, 400))
    shaded += 0.36 / (1 + math.exp(-(x - 456) / 14))
    return 0.5 + lit - shaded


def _is_petrol(x: float, y: float) -> bool:
    """Waves that follow the bust above, chevrons that fan out from the clasp below."""
    if y > 715:
        return (y - abs(x - 300) * 0.62) % 62 < 17
    return (y + abs(x - 305) * 0.42) % 58 < 13


_CLOTH = SequinCloth(_GOLD_RAMP, _PETROL_RAMP, _sag, _light, _is_petrol)


def paint_gown(paint: Painter, cloth: Cloth) -> None:
    body, skin = paint.grown(TORSO, _EASE), paint.outline(TORSO)
    with paint.warped_by(turned):
        cut = paint.outline(_CUT)
        with paint.group(clip=skin):
            paint.fill(cut, "#200a10", opacity=0.5, blur=5)
        shades = [Shade(-12, -2, 9, cloth.deepest, 0.6), Shade(-3, 1, 1, cloth.rim, 0.6)]
        fill = paint.document.linear((190, 420), (540, 900), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
        with paint.group(clip=cut), paint.group(shades=shades):
            paint.fill(body, fill)
            with paint.group(clip=body):
                paint_sequins(paint, _AREA, _CLOTH, seed=5)
                draw(paint, _FOLDS, cloth)
        _paint_sparkles(paint)
        for edge, count in ((_FAR_NECK, 30), (_NEAR_NECK, 38), (_FAR_ARMHOLE, 20), (_NEAR_ARMHOLE, 26)):
            _paint_beads(paint, edge, count)
        _paint_clasp(paint)


def _paint_sparkles(paint: Painter) -> None:
    chance = random.Random(5)
    for _ in range(14):
        x, y = chance.choice(_LIT)
        place = (x + chance.gauss(0, 28), y + chance.gauss(0, 28))
        radius = chance.uniform(4, 9)
        if place[1] > 556 and place[0] > 214:
            paint_sparkle(paint, place, radius)


def _paint_beads(paint: Painter, edge: Landmarks, count: int) -> None:
    places = paint.line(edge, count)
    with paint.unwarped():
        for x, y in places:
            paint.circle((float(x) + 1, float(y) + 2), 2.9, "#1a0806", opacity=0.6)
            paint.circle((float(x), float(y)), 2.7, GOLD.base)
            paint.circle((float(x) - 0.8, float(y) - 0.9), 1, "#fffdf0")


def _paint_clasp(paint: Painter) -> None:
    """A fan of gold over a jade stone, with a fringe of bugle beads."""
    chance = random.Random(6)
    x, y = paint.place(*_CLASP)
    with paint.unwarped(), paint.group(transform=f"translate({number(x)},{number(y)}) scale(0.94,1)"):
        paint.ellipse((0, 20), (30, 36), "#0a0306", opacity=0.5, blur=6)
        for strand in range(-6, 7):
            aside, length = strand * 4.2, 70 - abs(strand) * 6 + chance.uniform(-3, 3)
            colour = "#f3cf7c" if strand % 2 else "#a8d8d4"
            bugle: Landmarks = [(aside * 0.6, 8), (aside, 30), (aside * 1.1, length)]
            paint.stroke(bugle, 2.4, colour, profile=even, opacity=0.95)
            paint.ellipse((aside * 1.1, length), (2.2, 2.8), "#fffdf0")
        with paint.group(transform="translate(0,8)"):
            paint_sunburst(paint, 34, range(-80, 81, 20), 8, stone=_JADE, stone_size=9)
