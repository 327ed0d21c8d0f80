"""Hair combed up from a middle parting, a thick braid laid round the head like a crown, curls at the temples."""

import random
from collections.abc import Iterator

import numpy as np

from tools.art.figure.hair.lock import Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import along, between, even, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, Line, normals, shifted
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter
from tools.art.kit.splines import sample

_NEAR = Lock(
    inner=[(-28, -80), (-6, -70), (20, -60), (42, -46), (58, -28), (66, -12), (72, -2)],
    outer=[(-30, -108), (4, -122), (44, -116), (78, -96), (98, -62), (101, -28), (94, 6)],
    bands=lights_and_darks((0.2, 0.3, "light"), (0.5, 0.2, "dark"), (0.72, 0.24, "light"), (0.93, 0.12, "dark")),
    strands=34,
    seed=4,
    tip=(82, 8),
)
_FAR = Lock(
    inner=[(-28, -80), (-42, -72), (-54, -57), (-62, -42), (-66, -27), (-69, -14)],
    outer=[(-30, -108), (-56, -104), (-74, -86), (-81, -60), (-80, -36), (-75, -14)],
    bands=lights_and_darks((0.22, 0.3, "light"), (0.52, 0.2, "dark"), (0.76, 0.24, "light")),
    strands=18,
    seed=6,
    tip=(-73, -7),
)
_BACK: Landmarks = [
    (-32, -108), (-62, -96), (-70, -64), (-62, -34), (-50, 10), (20, 40), (60, 42), (84, 24), (102, -20), (98, -62),
    (76, -98), (30, -122),
]  # fmt: skip
_PARTING: Landmarks = [(-30, -107), (-29, -95), (-28, -80)]
_BRAID: Landmarks = [
    (97, 10), (106, -26), (102, -66), (80, -100), (42, -121), (-4, -127), (-46, -116), (-74, -90), (-86, -56),
    (-83, -22),
]  # fmt: skip
_BRAID_WIDTH = 37.0
_PLAITS = 19
_PLAIT_SAMPLES = 24
_CURLS: tuple[Landmarks, ...] = (
    [(76, -26), (64, -12), (60, 4), (64, 17), (71, 20), (73, 14)],
    [(78, -18), (69, -4), (68, 12), (73, 24), (72, 34)],
    [(72, -34), (60, -26), (53, -14), (54, -3), (59, 2)],
    [(-70, -36), (-74, -22), (-73, -8), (-78, 2)],
    [(-71, -30), (-78, -18), (-79, -6), (-84, -1)],
)
_WISP = along((0, 0), (0.3, 0.9), (0.6, 1), (1, 0.1))
_FLYAWAYS: tuple[Landmarks, ...] = (
    [(60, -122), (84, -116), (104, -92)],
    [(-40, -128), (-66, -118), (-88, -84)],
    [(10, -138), (36, -140), (60, -128)],
)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The hair behind neck and ear."""
    shape = paint.outline(_BACK)
    paint.fill(shape, paint.document.linear((-80, -100), (90, 60), (0, tones.base), (0.7, tones.dark)))


def paint_front(paint: Painter, tones: HairTones) -> None:
    """Both combed sides and the curls."""
    paint_lock(paint, _FAR, tones)
    near = paint_lock(paint, _NEAR, tones)
    with paint.group(clip=near):
        paint.stroke(_NEAR.outer[2:], 4.5, tones.rim, opacity=0.6, blur=0.8)
    paint.stroke(_PARTING, 2.6, tones.dark, opacity=0.7, blur=0.4)
    for curl in _CURLS:
        for aside, width, tone in ((0.7, 2.8, tones.dark), (0, 2.6, tones.base), (-0.5, 1, tones.light)):
            paint.stroke(shifted(curl, aside, aside / 2), width, tone, profile=_WISP, opacity=0.9)


def paint_braid(paint: Painter, tones: HairTones) -> None:
    """The braid over the combed hair: plaits from both ends to the crown, each one tucked under the one before."""
    with paint.group(clip=paint.outline(_BACK)):
        paint.stroke(_BRAID, _BRAID_WIDTH + 12, "#2a1408", profile=even, opacity=0.55, blur=4)
    paint.stroke(_BRAID[1:-1], _BRAID_WIDTH * 0.7, tones.dark, profile=even)
    for seed, (inner, outer) in enumerate(_plaits(paint)):
        _paint_plait(paint, inner, outer, tones, random.Random(seed))
    for strand in _FLYAWAYS:
        paint.stroke(strand, 1.1, tones.light, profile=fading, opacity=0.7)


def _plaits(paint: Painter) -> Iterator[tuple[Line, Line]]:
    """Both edges of each plait, alternating between the sides of the braid."""
    line = paint.line(_BRAID, 400)
    aside = normals(line)
    step = 400 / (_PLAITS + 1.6)
    for index in reversed(range(_PLAITS)):
        side = 1 if index % 2 else -1

        def at(along: float, across: float, start: float = index * step, side: int = side) -> Landmark:
            place = min(max(0, int(start + along * step)), 399)
            x, y = line[place] + aside[place] * across * side * _BRAID_WIDTH / 2
            return float(x), float(y)

        inner = sample([at(-0.15, -0.3), at(0.55, 0.05), at(1.3, 0.18), at(2.2, -0.14)], _PLAIT_SAMPLES)
        outer = sample(
            [at(-0.15, -0.3), at(0.05, 0.62), at(0.85, 1.08), at(1.75, 0.72), at(2.2, -0.14)], _PLAIT_SAMPLES
        )
        yield inner, outer


def _paint_plait(paint: Painter, inner: Line, outer: Line, tones: HairTones, chance: random.Random) -> None:
    shape = polygon(np.concatenate([inner, outer[::-1]]))
    box = shape.bounds
    paint.fill(
        shape,
        paint.document.linear(
            (box.left, box.top),
            (box.right, box.bottom),
            (0, mix(tones.base, tones.light, 0.7)),
            (0.5, tones.base),
            (1, mix(tones.base, tones.dark, 0.6)),
        ),
    )
    with paint.group(clip=shape):
        for _ in range(12):
            share = chance.uniform(0.06, 0.94)
            strand = between(inner, outer, share)
            begin, end = chance.randint(0, 6), chance.randint(15, _PLAIT_SAMPLES)
            if chance.random() < 0.45:
                paint.ribbon(strand[begin:end], chance.uniform(0.8, 1.6), tones.dark, opacity=0.5)
            else:
                shine = mix(tones.light, tones.bright, chance.random() * share)
                paint.ribbon(strand[begin + 2 : end - 2], chance.uniform(1, 2.2), shine, opacity=0.6)
        paint.ribbon(between(inner, outer, 0.62)[4:17], 5, tones.bright, opacity=0.34, blur=1.4)
        paint.ribbon(inner, 5, tones.dark, profile=even, opacity=0.6, blur=1.4)
        paint.ribbon(outer[:8], 5, tones.dark, opacity=0.6, blur=1.4)
        paint.ribbon(outer[-8:], 5, tones.dark, opacity=0.7, blur=1.4)
    paint.ribbon(np.concatenate([inner[-5:], outer[-6:][::-1]]), 1.4, tones.dark, opacity=0.6)
