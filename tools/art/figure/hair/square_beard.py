"""A full square beard combed in two waves, black at the lips and white at its edges; the moustache; the fringe."""

import random
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from tools.art.figure.hair.lock import Finish, Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import between, even, fading
from tools.art.kit.geometry import CORNER, Landmark, Landmarks, directions, shifted
from tools.art.kit.paint import Painter

_SAMPLES = 80
_WIRY = Finish(stray=0.05, depth=0.42, shine=0.6, spread=0.95, edge=0.55)
_WAVES = lights_and_darks(
    (0.18, 0.16, "light"), (0.36, 0.14, "dark"), (0.55, 0.18, "light"), (0.74, 0.14, "dark"), (0.9, 0.14, "light")
)

_BACK: Landmarks = [
    (-82, 20, "c"), (-91, 60), (-88, 100), (-95, 140), (-91, 176), (-71, 190), (-47, 184), (-28, 174, "c"), (-6, 186),
    (26, 194), (63, 190), (84, 176), (89, 140), (84, 100), (91, 60), (91, 10, "c"), (43, 60), (-21, 80),
]  # fmt: skip
"""The mass of the beard, so that no chin shows between locks."""

_WHITE: tuple[Lock, ...] = (
    Lock(
        [(-71, 44), (-69, 80), (-62, 116), (-65, 150), (-62, 184)],
        [(-79, 12), (-91, 56), (-91, 98), (-99, 140), (-93, 182)],
        _WAVES, 16, 21, finish=_WIRY,
    ),
    Lock(
        [(69, 40), (67, 80), (58, 116), (63, 152), (56, 190)],
        [(92, 4), (97, 56), (89, 100), (97, 144), (89, 184)],
        _WAVES, 22, 22, finish=_WIRY,
    ),
)  # fmt: skip
_GREY: tuple[Lock, ...] = (
    Lock(
        [(-52, 84), (-47, 108), (-39, 132), (-43, 156), (-37, 178)],
        [(-73, 46), (-75, 84), (-69, 120), (-75, 152), (-71, 186)],
        _WAVES, 18, 23, finish=_WIRY,
    ),
    Lock(
        [(20, 86), (20, 108), (9, 134), (15, 160), (7, 182)],
        [(71, 40), (74, 82), (61, 120), (69, 156), (61, 190)],
        _WAVES, 26, 24, finish=_WIRY,
    ),
)  # fmt: skip
_BLACK: tuple[Lock, ...] = (
    Lock(
        [(-28, 92), (-28, 112), (-26, 134), (-30, 156), (-29, 172)],
        [(-60, 80), (-58, 108), (-47, 132), (-54, 158), (-45, 182)],
        _WAVES, 16, 25, finish=_WIRY,
    ),
    Lock(
        [(-29, 92), (-28, 112), (-32, 134), (-24, 156), (-27, 172)],
        [(26, 78), (26, 106), (11, 134), (20, 162), (7, 186)],
        _WAVES, 22, 26, finish=_WIRY,
    ),
)  # fmt: skip

_MOUSTACHE: tuple[Lock, ...] = (
    Lock(
        [(-27, 80), (-38, 82), (-50, 86), (-60, 96), (-66, 108)],
        [(-29, 62), (-42, 62), (-57, 68), (-68, 80), (-76, 98)],
        lights_and_darks((0.2, 0.18, "dark"), (0.42, 0.2, "light"), (0.75, 0.2, "light")),
        20, 31, finish=_WIRY,
    ),
    Lock(
        [(-27, 80), (-14, 80), (0, 82), (14, 90), (24, 104)],
        [(-25, 62), (-10, 60), (10, 64), (26, 76), (38, 96)],
        lights_and_darks((0.2, 0.18, "dark"), (0.42, 0.2, "light"), (0.75, 0.2, "light")),
        24, 32, finish=_WIRY,
    ),
)  # fmt: skip

_FRINGE: tuple[Lock, ...] = (
    Lock(
        [(76, -62), (74, -40), (76, -16), (76, 8), (75, 38)],
        [(84, -66), (95, -44), (92, -24), (84, 0), (78, 39)],
        lights_and_darks((0.3, 0.2, "light"), (0.6, 0.2, "dark")), 18, 33, finish=_WIRY,
    ),
    Lock(
        [(-69, -46), (-68, -20), (-68, 4), (-74, 26)],
        [(-71, -48), (-76, -22), (-74, 6), (-77, 28)],
        lights_and_darks((0.4, 0.3, "light")), 8, 34, finish=_WIRY,
    ),
)  # fmt: skip
_STRAYS: tuple[Landmarks, ...] = (
    [(-58, 180), (-58, 194), (-52, 200)],
    [(40, 186), (44, 200), (38, 206)],
)
_CHEEK_EDGES: tuple[Landmarks, ...] = (
    [(78, 18), (74, 36), (62, 52), (46, 64), (34, 76)],
    [(-73, 26), (-70, 46), (-66, 60), (-60, 74)],
)
"""Where the beard begins to grow."""


def paint_fringe_back(paint: Painter, tones: HairTones) -> None:
    """What is left of the hair behind the near ear."""
    paint.shape([(76, -58), (94, -50), (104, -24), (102, 0), (92, 14), (76, 18)], tones.base)
    for x in range(80, 100, 3):
        paint.stroke([(x, -50), (x + 5, -16), (x, 14)], 1.6, tones.light, opacity=0.6)


def paint_beard(paint: Painter, white: HairTones, grey: HairTones, black: HairTones) -> None:
    """Below the faces, so that the mouth opens in it."""
    paint.shape(shifted(_BACK, 2, 10), "#12060a", opacity=0.4, blur=8)
    paint.shape(_BACK, grey.dark)
    for stray in _STRAYS:
        paint.stroke(stray, 2, white.light, profile=fading, opacity=0.85)
    for locks, tones in ((_WHITE, white), (_GREY, grey), (_BLACK, black)):
        _paint_all(paint, locks, tones, reach=24)
    for lock in _WHITE:
        _paint_edge_hairs(paint, lock, white)
    _paint_cheek_hairs(paint, grey)
    back = paint.outline(_BACK)
    with paint.group(clip=back):
        paint.stroke(_WHITE[1].outer, 5, white.rim, profile=even, opacity=0.6, blur=1.2)
        paint.shape(
            [(-60, 96), (-26, 108), (16, 98), (10, 118), (-26, 126), (-52, 118)], black.dark, opacity=0.4, blur=6
        )


def paint_moustache(paint: Painter, black: HairTones) -> None:
    """Over the faces: it hangs over every mouth."""
    for lock in _MOUSTACHE:
        paint.shape([*shifted(lock.inner, 0, 3), *reversed(shifted(lock.outer, 0, 3))], "#12060a", opacity=0.5, blur=2)
    _paint_all(paint, _MOUSTACHE, black)


def paint_fringe(paint: Painter, grey: HairTones) -> None:
    """Short hair at the temples, down into the beard."""
    _paint_all(paint, _FRINGE, grey)


def _paint_all(paint: Painter, locks: Sequence[Lock], tones: HairTones, *, reach: float = 7) -> None:
    for lock in locks:
        paint_lock(paint, replace(lock, tip=_middle_of_end(lock)), tones)
        _paint_ends(paint, lock, tones, count=lock.strands * 2, reach=reach)


def _middle_of_end(lock: Lock) -> Landmark:
    (x, y), (end_x, end_y) = lock.inner[-1][:2], lock.outer[-1][:2]
    return (x + end_x) / 2, max(y, end_y), CORNER


def _paint_ends(paint: Painter, lock: Lock, tones: HairTones, *, count: int, reach: float) -> None:
    """Hairs that run out beyond the cut of the lock."""
    chance = random.Random(lock.seed + count)
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    for index in range(count):
        strand = between(inner, outer, (index + chance.uniform(0.2, 0.8)) / count)
        end, heading = strand[-1], directions(strand)[-1]
        bend = np.array([chance.uniform(-4, 4), 0])
        hair = np.concatenate(
            [strand[-chance.randint(16, 40) :: 3], [end + heading * reach * chance.uniform(0.4, 1) + bend]]
        )
        tone = chance.choice((tones.dark, tones.base, tones.light, tones.light))
        paint.ribbon(hair, chance.uniform(2, 3.6), tone, opacity=0.85)


def _paint_edge_hairs(paint: Painter, lock: Lock, tones: HairTones, count: int = 46) -> None:
    """Hairs that stand off from the outer edge, so that no beard looks cut out of tin."""
    chance = random.Random(lock.seed)
    outer = paint.line(lock.outer, _SAMPLES)
    side = 1 if outer[0, 0] > 0 else -1
    for _ in range(count):
        start = chance.randint(4, _SAMPLES - 26)
        piece = outer[start : start + chance.randint(12, 24) : 3]
        drift = np.linspace(-3, chance.uniform(1.5, 6), len(piece)) * side
        hair = piece + np.column_stack([drift, np.zeros(len(piece))])
        paint.ribbon(
            hair, chance.uniform(1.6, 2.8), chance.choice((tones.base, tones.light, tones.bright)), opacity=0.8
        )


def _paint_cheek_hairs(paint: Painter, tones: HairTones) -> None:
    """Short hairs that let the beard grow out of the skin."""
    chance = random.Random(8)
    for edge in _CHEEK_EDGES:
        side = 1 if edge[0][0] > 0 else -1
        for x, y in paint.line(edge, 46):
            for _ in range(2):
                left, top = float(x) + chance.uniform(-3, 3) - side * 2, float(y) + chance.uniform(-6, 5)
                length = chance.uniform(9, 17)
                hair = [(left, top), (left + side * 1.5, top + length * 0.5), (left + side * 5, top + length)]
                tone = chance.choice((tones.dark, tones.base, tones.light))
                paint.stroke(hair, 1.9, tone, opacity=0.8, samples=10)
