"""Black felt cape with square padded shoulders, as wide as the canvas allows, for the toasting figure."""

import random

import numpy as np

from tools.art.figure.cloth import Fold, paint_folds
from tools.art.figure.garments.toasting_drapery import cloth_fill, shaded
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.toasting import TORSO
from tools.art.kit.brushes import even, fading
from tools.art.kit.geometry import Landmarks, Line, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_SHADOW = "#040307"

_BACK: Landmarks = [
    (250, 352, "c"), (150, 372), (52, 382), (18, 400), (12, 440), (10, 620), (6, 820), (4, 1012, "c"), (716, 1012, "c"),
    (713, 820), (710, 620), (708, 440), (702, 400), (668, 380), (570, 368), (460, 346, "c"), (352, 330),
]  # fmt: skip
_FAR: Landmarks = [
    (292, 372, "c"), (250, 356), (150, 372), (52, 382), (18, 400), (12, 440), (10, 620), (6, 820), (4, 1012, "c"),
    (146, 1012, "c"), (160, 930), (186, 800), (206, 680), (222, 560), (250, 470),
]  # fmt: skip
_MANTLE: Landmarks = [
    (420, 376, "c"), (462, 352), (570, 368), (668, 380), (702, 400), (708, 440), (710, 520), (708, 600, "c"),
    (670, 590), (620, 594), (570, 582), (516, 548), (476, 500), (440, 440),
]  # fmt: skip
_BACK_FORM: tuple[Mark, ...] = (
    Patch([(560, 600), (590, 760), (600, 1012), (720, 1012), (720, 560)], "dark", 0.7, 16),
    Stroke([(690, 620), (694, 780), (696, 1000)], 16, "light", 0.4, 8),
)
_FAR_FORM: tuple[Mark, ...] = (
    Stroke([(60, 404), (150, 392), (240, 384)], 22, "light", 0.65, 9),
    Stroke([(36, 450), (34, 640), (30, 860)], 24, "light", 0.5, 10),
    Patch([(60, 440), (160, 430), (230, 440), (200, 560), (90, 560)], "dark", 0.35, 18),
    Patch([(190, 560), (180, 720), (150, 900), (140, 1012), (110, 1012), (140, 760), (160, 600)], "dark", 0.7, 12),
)
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(90, 470), (72, 640), (60, 860)], 26, 0.7),
    Fold([(150, 460), (124, 640), (104, 900)], 28, 0.75),
    Fold([(204, 460), (176, 600), (150, 800)], 24, 0.7),
)
_MANTLE_FORM: tuple[Mark, ...] = (
    Stroke([(470, 374), (570, 386), (660, 398)], 20, "light", 0.5, 9),
    Patch([(690, 400), (664, 440), (660, 600), (720, 610), (720, 400)], "dark", 0.7, 12),
    Patch([(470, 510), (560, 570), (640, 580), (704, 590), (700, 560), (600, 540), (520, 500)], "dark", 0.6, 10),
)
_MANTLE_FOLDS: tuple[Fold, ...] = (
    Fold([(456, 400), (500, 470), (560, 550)], 20, 0.6),
    Fold([(520, 400), (566, 480), (608, 570)], 22, 0.6),
    Fold([(610, 410), (646, 480), (668, 570)], 22, 0.55),
)
_CORD: Landmarks = [(276, 392), (300, 438), (352, 462), (404, 440), (434, 388)]
_NAP, _NAP_AREA, _MOST_NAP = 640, 200_000, 800
"""Strokes of wool to so many square units, and the most there are: a picture of every hair would weigh too much."""


def paint_back(paint: Painter, cloth: Cloth) -> None:
    """Behind the man: the whole square."""
    _paint_felt(paint, _BACK, cloth, form=_BACK_FORM, folds=(), seed=3)


def paint_mantle(paint: Painter, cloth: Cloth) -> None:
    """Over the near shoulder; the raised forearm comes out below it."""
    with paint.group(clip=paint.outline(TORSO)):
        paint.shape(shifted(_MANTLE, -4, 10), _SHADOW, opacity=0.6, blur=9)
    _paint_felt(paint, _MANTLE, cloth, form=_MANTLE_FORM, folds=_MANTLE_FOLDS, seed=4)
    _paint_shag(paint, [(440, 440), (476, 500), (516, 548), (570, 582), (620, 594), (670, 590), (708, 600)], cloth, 5)


def paint_far_side(paint: Painter, cloth: Cloth) -> None:
    """Over the far shoulder, arm and elbow, down to the table."""
    paint.shape(shifted(_FAR, 7, 6), _SHADOW, opacity=0.55, blur=8)
    _paint_felt(paint, _FAR, cloth, form=_FAR_FORM, folds=_FAR_FOLDS, seed=6)
    _paint_shag(paint, [(250, 470), (222, 560), (206, 680), (186, 800), (160, 930), (146, 1012)], cloth, 7)


def paint_cord(paint: Painter, cloth: Cloth) -> None:
    """The braided cord that closes it below the beard, with two tassels."""
    paint.stroke(shifted(_CORD, 2, 5), 12, _SHADOW, profile=even, opacity=0.5, blur=3)
    paint.stroke(_CORD, 9, cloth.trim, profile=even)
    for index, (x, y) in enumerate(paint.line(_CORD, 44)):
        tone = "#8a5a20" if index % 2 else "#ffe2a0"
        paint.hairline([(float(x) - 2.4, float(y) - 3.4), (float(x) + 2.4, float(y) + 3.4)], 1.5, tone, opacity=0.8)
    for x in (344, 364):
        _paint_tassel(paint, (x, 466))


def _paint_tassel(paint: Painter, place: Point) -> None:
    x, y = place
    chance = random.Random(int(x))
    for index in range(11):
        foot = x - 9 + index * 1.8
        thread = [(x, y), (x + (foot - x) * 0.7, y + 18), (foot + chance.uniform(-1, 1), y + chance.uniform(32, 38))]
        paint.stroke(thread, 2.6, chance.choice(("#d9a441", "#f0c878", "#a8741f")), profile=even)
    paint.ellipse((x, y + 2), (6, 7), "#d9a441")
    paint.ellipse((x - 1.6, y), (2, 2.6), "#fff0bc")


def _paint_felt(
    paint: Painter, points: Landmarks, cloth: Cloth, *, form: tuple[Mark, ...], folds: tuple[Fold, ...], seed: int
) -> None:
    shape = paint.outline(points)
    box = shape.bounds
    with shaded(paint, cloth):
        paint.fill(shape, cloth_fill(paint, cloth, ((box.left, box.top), (box.right, box.bottom))))
        with paint.group(clip=shape):
            draw(paint, form, cloth)
            paint_folds(paint, folds, cloth)
            _paint_nap(paint, shape, cloth, seed)


def _paint_nap(paint: Painter, shape: Outline, cloth: Cloth, seed: int) -> None:
    """Shaggy wool, combed downwards: matt, never shining."""
    chance = random.Random(seed)
    left, top, right, bottom = shape.bounds
    count = int(_NAP * (right - left) * (bottom - top) / _NAP_AREA)
    for _ in range(min(count, _MOST_NAP)):
        x, y = chance.uniform(left, right), chance.uniform(top, bottom)
        length = chance.uniform(9, 20)
        hair = [(x, y), (x + chance.uniform(-2, 2), y + length * 0.6), (x + chance.uniform(-4, 4), y + length)]
        tone = chance.choice((cloth.dark, cloth.light, cloth.light, cloth.bright))
        paint.stroke(hair, chance.uniform(1, 1.8), tone, opacity=round(chance.uniform(0.1, 0.26), 2), samples=6)


def _paint_shag(paint: Painter, edge: Landmarks, cloth: Cloth, seed: int) -> None:
    """Locks of wool that hang over the edge."""
    chance = random.Random(seed)
    line: Line = paint.line(edge, 90)
    for x, y in line + np.array([-2.0, -6.0]):
        left, top = float(x) + chance.uniform(-4, 3), float(y) + chance.uniform(-5, 4)
        length = chance.uniform(12, 20)
        lock = [
            (left, top),
            (left + chance.uniform(-2, 3), top + length * 0.6),
            (left + chance.uniform(-3, 5), top + length),
        ]
        tone = chance.choice((cloth.dark, cloth.base, cloth.base, cloth.light))
        paint.stroke(lock, chance.uniform(2.4, 4), tone, profile=fading, opacity=0.95, samples=8)
