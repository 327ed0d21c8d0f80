"""Finale: a wine barrel on rope braces, a good year chalked on its staves, and a napkin. For the toasting figure."""

import math
from itertools import pairwise

import numpy as np

from tools.art.figure.poses.toasting import TORSO
from tools.art.figure.props.napkin import paint_napkin
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, shifted
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_MIDDLE, _RIM, _HALF, _DEPTH = 354.0, 566.0, 290.0, 38.0
"""Axis of the barrel, height of its rim's ends, half its width there, and how far the rim's front bows down."""
_BELLY, _BELLY_AT = 34.0, 830.0
_FOOT = 1012.0
_STAVES = 13
_OAK_LIGHT, _OAK, _OAK_DARK, _OAK_DEEP = "#d9a066", "#a8703c", "#5e3618", "#2a1408"
_IRON_LIGHT, _IRON, _IRON_DARK = "#aab2c0", "#4c5260", "#14161e"
_SHADOW = "#0c0408"
_HOOPS: tuple[tuple[float, float], ...] = ((-4, 30), (118, 22), (306, 24))
"""Top below the rim, and height."""
_CHALK = "#f4ecdc"
_DIGITS: tuple[Landmarks, ...] = (
    ((252, 792), (268, 776, "c"), (268, 846)),
    ((338, 798), (324, 778), (304, 786), (304, 806), (322, 812), (338, 796, "c"), (336, 824), (324, 848)),
    ((368, 792), (384, 776, "c"), (384, 846)),
    ((414, 792), (430, 776, "c"), (430, 846)),
)
_UNDERLINE: Landmarks = [(246, 872), (320, 878), (400, 872), (448, 876)]
_ROPES: tuple[Landmarks, ...] = (
    [(272, 600), (250, 520), (226, 446), (206, 398), (196, 384)],
    [(452, 600), (476, 520), (500, 446), (520, 398), (528, 384)],
)


def paint_barrel(paint: Painter) -> None:
    torso = paint.outline(TORSO)
    _paint_inside(paint)
    with paint.group(clip=torso):
        paint.fill(polygon(_band(-34, 30)), _SHADOW, opacity=0.6, blur=12)
        for rope in _ROPES:
            paint.stroke(shifted(rope, 6, 5), 20, _SHADOW, profile=even, opacity=0.45, blur=5)
    paint_napkin(paint)
    with paint.group(clip=paint.grown(TORSO, 6)):
        for rope in _ROPES:
            _paint_rope(paint, rope)
    with paint.group(shades=[Shade(-30, -6, 26, _OAK_DEEP, 0.7), Shade(12, 4, 14, _OAK_LIGHT, 0.35)]):
        paint.fill(polygon(_band(0, _FOOT - _RIM)), _OAK_DEEP)
        _paint_staves(paint)
    for top, height in _HOOPS:
        _paint_hoop(paint, top, height)
    _paint_chalk(paint)
    _paint_edge(paint)
    for rope in _ROPES:
        _paint_knot(paint, (rope[0][0], rope[0][1] + 4))


def _point(turn: float, below: float) -> Point:
    """A place on the barrel's wall: ``turn`` from -pi/2 to pi/2 round it, ``below`` the rim."""
    y = _RIM + below
    half = _HALF + _BELLY * (1 - ((y - _BELLY_AT) / (_BELLY_AT - _RIM)) ** 2)
    bow = _DEPTH * (1 + below / 900)
    return _MIDDLE + half * math.sin(turn), y + bow * math.cos(turn)


def _arc(below: float) -> list[Point]:
    return [_point(float(turn), below) for turn in np.linspace(-math.pi / 2, math.pi / 2, 60)]


def _band(top: float, height: float) -> Line:
    return np.array([*_arc(top), *reversed(_arc(top + height))])


def _paint_inside(paint: Painter) -> None:
    """The dark inside beyond the man's sides."""
    for side in (-1, 1):
        x = _MIDDLE + side * _HALF
        piece: Landmarks = [
            (x, _RIM, "c"), (x - side * 16, _RIM - 20), (x - side * 62, _RIM - 30, "c"),
            (x - side * 66, _RIM + 34, "c"),
            (x - side * 20, _RIM + 26),
        ]  # fmt: skip
        paint.shape(piece, _OAK_DEEP)
        edge = [point[:2] for point in piece[:3]]
        paint.stroke(edge, 6, _OAK_DARK, profile=even)
        paint.stroke(shifted(edge, 0, -2), 2, _OAK_LIGHT, profile=even, opacity=0.6)


def _paint_staves(paint: Painter) -> None:
    for index in range(_STAVES):
        first = -math.pi / 2 + math.pi * index / _STAVES
        last = first + math.pi / _STAVES
        wall = np.array(
            [*(_point(last, below) for below in np.linspace(0, _FOOT - _RIM, 24)),
             *(_point(first, below) for below in np.linspace(_FOOT - _RIM, 0, 24))]
        )  # fmt: skip
        light = math.cos((first + last) / 2 + 0.5)
        tone = mix(_OAK_DARK, _OAK, max(0.0, light) * 0.9 + 0.1 * (index * 7 % 3) / 2)
        stave = polygon(wall)
        paint.fill(stave, tone)
        with paint.group(clip=stave):
            _paint_grain(paint, first, last, index)
        left = [_point(first, float(below)) for below in np.linspace(0, _FOOT - _RIM, 24)]
        paint.stroke(left, 3, _OAK_DEEP, profile=even, opacity=0.85)
        paint.stroke(shifted(left, 2.6), 1.6, _OAK_LIGHT, profile=even, opacity=0.4)


def _paint_grain(paint: Painter, first: float, last: float, seed: int) -> None:
    chance = np.random.default_rng(seed + 40)
    for _ in range(9):
        turn = float(chance.uniform(first, last))
        top = float(chance.uniform(0, 300))
        length = float(chance.uniform(60, 200))
        vein = [
            _point(turn + float(chance.normal(0, 0.006)), top + length * share) for share in (0, 0.25, 0.5, 0.75, 1)
        ]
        tone = _OAK_LIGHT if chance.random() < 0.5 else _OAK_DEEP
        paint.stroke(vein, float(chance.uniform(1.2, 3)), tone, opacity=0.32, samples=14)


def _paint_hoop(paint: Painter, top: float, height: float) -> None:
    paint.fill(polygon(_band(top + 5, height + 4)), _SHADOW, opacity=0.55, blur=3.5)
    iron = paint.document.linear(
        (_MIDDLE - 330, 0), (_MIDDLE + 330, 0), (0, _IRON_DARK), (0.14, _IRON), (0.28, _IRON_LIGHT), (0.42, _IRON),
        (0.66, _IRON_DARK), (0.84, "#363b48"), (1, _IRON_DARK),
    )  # fmt: skip
    paint.fill(polygon(_band(top, height)), iron)
    paint.ribbon(np.array(_arc(top + 1.4)), 2, "#dfe6f0", profile=even, opacity=0.6)
    paint.ribbon(np.array(_arc(top + height - 1.4)), 2.4, _IRON_DARK, profile=even, opacity=0.8)
    for turn in (-0.92, -0.86, 0.42, 0.48):
        x, y = _point(turn, top + height / 2)
        paint.circle((x + 1, y + 1.6), 4.6, _IRON_DARK)
        paint.circle((x, y), 4, _IRON)
        paint.circle((x - 1.2, y - 1.4), 1.6, "#e8eef8")


def _paint_edge(paint: Painter) -> None:
    """The sawn ends of the staves above the first hoop."""
    paint.fill(polygon(_band(-13, 12)), _OAK)
    paint.ribbon(np.array(_arc(-12)), 2.6, "#f0c48c", profile=even, opacity=0.9)
    paint.ribbon(np.array(_arc(-2)), 2.4, _OAK_DEEP, profile=even, opacity=0.8)
    for index in range(1, _STAVES):
        turn = -math.pi / 2 + math.pi * index / _STAVES
        paint.hairline([_point(turn, -13), _point(turn, -2)], 1.8, _OAK_DEEP, opacity=0.8)


def _paint_chalk(paint: Painter) -> None:
    for index, digit in enumerate(_DIGITS):
        for width, opacity in ((9, 0.3), (5.6, 0.85)):
            paint.stroke(digit, width, _CHALK, profile=even, opacity=opacity, blur=1.2 if index % 2 else 0.8)
    paint.stroke(_UNDERLINE, 5, _CHALK, opacity=0.8, blur=0.8)
    chance = np.random.default_rng(5)
    for x, y in zip(chance.normal(350, 60, 90), chance.normal(830, 30, 90), strict=True):
        paint.circle((float(x), float(y)), float(chance.uniform(0.6, 1.6)), _CHALK, opacity=0.24)


def _paint_rope(paint: Painter, rope: Landmarks) -> None:
    hemp = paint.document.linear((180, 0), (540, 0), (0, "#e8cf9a"), (0.5, "#c9a468"), (1, "#8a6636"))
    paint.stroke(rope, 15, hemp, profile=even)
    line = paint.line(rope, 34)
    for (x, y), (nx, ny) in pairwise(line):
        dx, dy = float(nx - x), float(ny - y)
        twist = [
            (float(x) - 7 - dx, float(y) + 2),
            (float(x) + dx / 2, float(y) + dy / 2),
            (float(x) + 7, float(y) + dy - 3),
        ]
        paint.stroke(twist, 2.6, "#6b4a22", opacity=0.75, samples=8)
        paint.stroke(shifted(twist, 0, -2.4), 1.8, "#fff0c8", opacity=0.5, samples=8)


def _paint_knot(paint: Painter, place: Point) -> None:
    x, y = place
    paint.ellipse((x + 2, y + 5), (15, 13), _SHADOW, opacity=0.6, blur=3)
    paint.ellipse(place, (14, 12), "#c9a468")
    for lean in (-6, 0, 6):
        paint.stroke([(x + lean - 6, y - 9), (x + lean, y), (x + lean + 5, y + 9)], 3, "#6b4a22", opacity=0.7)
    paint.ellipse((x - 4, y - 4), (4, 3), "#fff0c8", opacity=0.7)
