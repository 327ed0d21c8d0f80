"""Finger waves sculpted close to the skull, with a streak, a coiled bun at the nape and a fan comb. Head units."""

import math
import random

import numpy as np
import numpy.typing as npt

from tools.art.figure.hair.lock import SLEEK, Lock, Streak, lights_and_darks, paint_lock
from tools.art.figure.palette import GOLD, HairTones
from tools.art.kit.brushes import LENS, even, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, number
from tools.art.kit.paint import Painter

SILVER = Streak(0.2, 0.42, 0.66, dark="#6f6a74", base="#b9b4bd", bright="#f4f0f2")

_NEAR = Lock(
    inner=[
        (-33, -84), (-20, -63), (0, -66), (15, -53), (33, -55), (45, -36), (60, -34), (68, -17), (80, -15), (86, 6),
        (82, 30), (78, 52),
    ],
    outer=[
        (-36, -110), (-12, -124), (16, -127), (44, -121), (68, -110), (88, -92), (100, -70), (106, -46), (109, -20),
        (108, 6), (106, 30), (102, 52),
    ],
    bands=lights_and_darks(
        (0.075, 0.1, "light"), (0.175, 0.09, "dark"), (0.265, 0.1, "light"), (0.36, 0.09, "dark"),
        (0.45, 0.1, "light"), (0.545, 0.09, "dark"), (0.635, 0.1, "light"), (0.73, 0.09, "dark"),
        (0.82, 0.1, "light"), (0.93, 0.1, "dark"),
    ),
    strands=34,
    seed=9,
    finish=SLEEK,
    streak=SILVER,
)  # fmt: skip

_FAR = Lock(
    inner=[(-33, -84), (-45, -72), (-53, -62), (-57, -47), (-64, -38), (-66, -24), (-70, -8)],
    outer=[(-36, -110), (-58, -104), (-71, -91), (-77, -72), (-79, -52), (-78, -32), (-73, -8)],
    bands=lights_and_darks(
        (0.17, 0.15, "light"), (0.34, 0.12, "dark"), (0.5, 0.14, "light"), (0.66, 0.12, "dark"), (0.84, 0.14, "light")
    ),
    strands=14,
    seed=5,
    finish=SLEEK,
)

_BACK: Landmarks = [
    (-34, -110), (-68, -90), (-70, -40), (-48, -6), (30, 60), (88, 70), (106, 30), (108, -30), (96, -80), (50, -118),
    (0, -124),
]  # fmt: skip
_PARTING: Landmarks = [(-34, -110), (-34, -98), (-33, -84)]
_CURL: Landmarks = [(70, -16), (66, -2), (67, 10), (63, 16)]

_BUN: Landmarks = [(60, 52), (76, 34), (102, 30), (126, 44), (134, 68), (122, 92), (96, 100), (70, 92), (58, 74)]
_BUN_MIDDLE: Point = (96, 65)
_BUN_REACH = 40.0
_COILS = 2.6
"""Turns of the coil from its middle to its rim."""
_FIRST_TURN = -0.6
_COMB_TEETH = np.linspace(-52, 40, 9)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The mass of hair behind neck and ear."""
    paint.shape(_BACK, tones.dark)


def paint_front(paint: Painter, tones: HairTones) -> None:
    """Both waved sides, the bun and the comb."""
    paint_lock(paint, _FAR, tones)
    near = paint_lock(paint, _NEAR, tones)
    with paint.group(clip=near):
        paint.stroke(_NEAR.outer[3:], 5.5, tones.rim, opacity=0.85, blur=0.8)
    _paint_bun(paint, tones)
    paint.stroke(_PARTING, 2.4, "#000000", opacity=0.85)
    paint.stroke(_CURL, 3.6, tones.dark, profile=fading, opacity=0.9)
    _paint_comb(paint)


def _paint_bun(paint: Painter, tones: HairTones) -> None:
    """One long roll of hair coiled up: strands along a spiral, lit where the roll faces the light."""
    shape = paint.outline(_BUN)
    paint.fill(shape, mix(tones.base, tones.dark, 0.4))
    chance = random.Random(3)
    with paint.group(clip=shape):
        for _ in range(260):
            _paint_bun_strand(paint, tones, chance)
        seam = _spiral(0.02, 1, 0.0)
        paint.ribbon(seam, 7, tones.dark, profile=_growing, opacity=0.8, blur=1.3)
        paint.ribbon(seam, 2.2, "#000000", profile=_growing, opacity=0.8)
        paint.ribbon(_spiral(0.02, 1, 0.1), 1.6, tones.bright, profile=_growing, opacity=0.3, blur=0.5)
        paint.shape([(52, 40), (78, 28), (70, 60), (62, 96), (44, 90)], tones.dark, opacity=0.75, blur=5)
        paint.stroke([(132, 60), (124, 90), (98, 99)], 3.4, tones.rim, opacity=0.7, blur=0.8)


def _paint_bun_strand(paint: Painter, tones: HairTones, chance: random.Random) -> None:
    across = chance.random()
    begin = chance.uniform(0.0, 0.92)
    end = min(1.0, begin + chance.uniform(0.05, 0.12))
    strand = _spiral(begin, end, across)
    angle = float(_turn(np.array((begin + end) / 2)))
    facing = max(0.0, math.cos(angle + 2.2)) ** 2 + 0.75 * max(0.0, math.cos(angle - 1.1)) ** 3
    crown = math.sin(math.pi * across) ** 0.8
    lit = facing * crown
    if lit < 0.16:
        paint.ribbon(strand, chance.uniform(0.8, 1.8), tones.dark, opacity=0.5)
        return
    colour = mix(tones.light, tones.bright, min(1.0, lit * chance.uniform(0.35, 1.1)))
    paint.ribbon(strand, chance.uniform(0.8, 2), colour, profile=LENS, opacity=0.3 + 0.45 * lit)


def _turn(place: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The coil's angle (radians) at a place along it."""
    return np.asarray(_FIRST_TURN + _COILS * math.tau * place**0.62)


def _spiral(begin: float, end: float, across: float) -> Line:
    """A piece of the coil: ``begin`` to ``end`` (0 the middle, 1 the rim), ``across`` 0..1 over the roll's width."""
    place = np.linspace(begin, end, max(8, int(150 * (end - begin))))
    turn = _turn(place)
    radius = _BUN_REACH * ((turn - _FIRST_TURN) / (_COILS * math.tau) + across / _COILS)
    x, y = _BUN_MIDDLE
    return np.column_stack([x + np.cos(turn) * radius, y + np.sin(turn) * radius * 0.9])


def _growing(t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    return np.asarray(0.35 + 0.65 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.5)


def _paint_comb(paint: Painter) -> None:
    gold = paint.document.linear((0, -30), (0, 0), (0, GOLD.light), (1, GOLD.dark))
    with paint.group(transform="translate(98,30) rotate(38)"):
        for degrees in _COMB_TEETH:
            angle = math.radians(degrees)
            ends = [
                f"{number(30 * math.sin(angle + lean))} {number(-30 * math.cos(angle + lean))}"
                for lean in (-0.07, 0.07)
            ]
            paint.raw(f'<path d="M0 0L{ends[0]}L{ends[1]}Z" fill="{gold}"/>')
        for degrees in _COMB_TEETH:
            angle = math.radians(degrees)
            x, y = 30 * math.sin(angle), -30 * math.cos(angle)
            pearl = paint.document.radial((x - 1, y - 1), 4, (0, "#ffffff"), (0.6, "#7fd8c0"), (1, "#0c5a4c"))
            paint.circle((x, y), 3.2, pearl)
        arc: Landmarks = [(13 * math.sin(turn), -13 * math.cos(turn)) for turn in np.linspace(-0.95, 0.75, 7)]
        paint.stroke(arc, 3, GOLD.base, profile=even)
