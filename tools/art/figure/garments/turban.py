"""Silk turban: swathes draped from a ruby brooch over the head, with an aigrette of gold wires. Head units."""

import math
import random
from dataclasses import dataclass

import numpy as np

from tools.art.figure.palette import GOLD, Cloth
from tools.art.kit.brushes import Profile, along, between, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, number
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SAMPLES = 50
_PLEAT = along((0, 0.35), (0.25, 0.9), (0.7, 1), (1, 0.15))


@dataclass(frozen=True)
class _Swathe:
    """A pleated band of cloth between two edges."""

    lower: Landmarks
    upper: Landmarks
    pleats: int
    seed: int


_SWATHES = (
    _Swathe([(54, -40), (82, -12), (94, 22), (92, 54)], [(96, -90), (126, -40), (130, 16), (103, 62)], 7, 9),
    _Swathe([(-30, -74), (-52, -64), (-70, -40), (-77, -12)], [(-28, -94), (-60, -108), (-89, -78), (-82, -16)], 6, 2),
    _Swathe(
        [(-30, -80), (0, -92), (44, -94), (86, -70), (108, -16)],
        [(-34, -98), (-10, -146), (50, -160), (106, -118), (122, -36)],
        9,
        3,
    ),
    _Swathe(
        [(-40, -96), (-62, -118), (-40, -150), (10, -158)], [(-26, -92), (-16, -114), (20, -126), (60, -128)], 6, 7
    ),
    _Swathe(
        [(-30, -64), (0, -54), (36, -45), (64, -26), (94, 8), (106, 36)],
        [(-28, -92), (20, -108), (70, -88), (106, -46), (123, 4), (114, 42)],
        9,
        5,
    ),
)
_BACKING: Landmarks = [
    (-70, -40), (-84, -80), (-50, -130), (20, -150), (90, -120), (118, -50), (112, 20), (90, 40), (60, -30), (0, -56),
    (-30, -70),
]  # fmt: skip
_TURNED_AWAY: Landmarks = [(60, -150), (84, -100), (80, -40), (90, 20), (130, 0), (130, -150)]
_BROW_SHADOW: Landmarks = [
    (-72, -26), (-52, -50), (-30, -58), (0, -46), (36, -34), (62, -14), (82, 16), (92, 44), (98, 10), (60, -30),
    (0, -56), (-36, -74), (-70, -50),
]  # fmt: skip
_BROOCH: Point = (-30, -82)
_PLUMES = ("#f6ead6", "#dcc8b0", "#b99a78")


def paint_turban(paint: Painter, cloth: Cloth) -> None:
    _paint_aigrette(paint)
    paint.shape(_BROW_SHADOW, "#12040a", opacity=0.5, blur=4)
    paint.shape(_BACKING, cloth.dark)
    for swathe in _SWATHES:
        _paint_swathe(paint, swathe, cloth)
    _paint_brooch(paint)


def _paint_swathe(paint: Painter, swathe: _Swathe, cloth: Cloth) -> None:
    lower, upper = paint.line(swathe.lower, _SAMPLES), paint.line(swathe.upper, _SAMPLES)
    shape = polygon(np.concatenate([lower, upper[::-1]]))
    top, bottom = shape.bounds.top, shape.bounds.bottom
    paint.fill(shape, "#031016", opacity=0.55, blur=4)
    fill = paint.document.linear((-80, top), (100, bottom), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    with paint.group(shades=[Shade(-2.6, 1, 1, cloth.rim, 0.7)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            _paint_pleats(paint, lower, upper, swathe, cloth)
            paint.shape(_TURNED_AWAY, cloth.dark, opacity=0.55, blur=9)


def _paint_pleats(paint: Painter, lower: Line, upper: Line, swathe: _Swathe, cloth: Cloth) -> None:
    chance = random.Random(swathe.seed)
    glint = mix(cloth.bright, "#ffffff", 0.65)
    for index in range(swathe.pleats):
        share = (index + 0.5) / swathe.pleats + chance.uniform(-0.02, 0.02)
        width = chance.uniform(6, 10)
        begin, end = chance.randint(0, 5), chance.randint(38, _SAMPLES)
        valley = between(lower, upper, share)[begin:end]
        ridge = between(lower, upper, share + 0.42 / swathe.pleats)[begin:end]
        paint.ribbon(valley, width, cloth.dark, profile=_PLEAT, opacity=0.8, blur=1.8)
        shine = 0.75 * chance.uniform(0.6, 1)
        paint.ribbon(ridge, width * 0.7, cloth.bright, profile=_PLEAT, opacity=shine, blur=1.5)
        paint.ribbon(ridge, 1.4, glint, profile=_PLEAT, opacity=0.6)
    for _ in range(swathe.pleats * 5):
        thread = between(lower, upper, chance.random())
        begin = chance.randint(0, 42)
        paint.ribbon(thread[begin : begin + chance.randint(3, 7)], 0.9, glint, opacity=0.45)


def _paint_aigrette(paint: Painter) -> None:
    chance = random.Random(3)
    x, y = -30, -92
    wire: Profile = fading
    for index in range(23):
        angle = math.radians(-20 + index * 2.5 + chance.uniform(-1.5, 1.5))
        length = chance.uniform(92, 150)
        tip = (x + math.sin(angle) * length, y - math.cos(angle) * length * 0.96)
        middle = (x + math.sin(angle / 2) * length * 0.55, y - math.cos(angle / 2) * length * 0.55)
        paint.stroke([(x, y), middle, tip], 2.2, chance.choice(_PLUMES), profile=wire, opacity=0.95)
        paint.circle(tip, 2.2, chance.choice((GOLD.light, GOLD.base)))


def _paint_brooch(paint: Painter) -> None:
    document = paint.document
    rays = document.radial((0, 0), 26, (0, GOLD.light), (1, "#a8702a"))
    ruby = document.radial((-3, -5), 18, (0, "#ff9aa0"), (0.5, "#b3163c"), (1, "#3a0414"))
    with paint.group(transform=f"translate({_BROOCH[0]},{_BROOCH[1]}) rotate(-8)"):
        paint.ellipse((2, 5), (24, 24), "#021014", opacity=0.6, blur=4)
        for degrees in range(0, 360, 20):
            angle = math.radians(degrees)
            ends = [
                f"{number(26 * math.sin(angle + lean))} {number(-26 * math.cos(angle + lean))}"
                for lean in (-0.12, 0.12)
            ]
            paint.raw(f'<path d="M0 0L{ends[0]}L{ends[1]}Z" fill="{rays}"/>')
        paint.ellipse((0, 0), (15, 19), GOLD.shade)
        paint.ellipse((0, 0), (12.5, 16.5), ruby)
        paint.shape([(-7, 8), (0, 13), (7, 8), (5, 12), (0, 15), (-5, 12)], "#ff7a88", opacity=0.45, blur=0.8)
        paint.ellipse((-4, -7), (3, 4), "#ffffff", opacity=0.85)
        for degrees in range(18, 378, 36):
            angle = math.radians(degrees)
            paint.circle((20 * math.sin(angle), -20 * math.cos(angle)), 2.4, "#fffdf0")
