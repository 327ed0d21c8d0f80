"""Hair of the face: stubble, which belongs to the head, and a moustache, a layer of its own over every expression."""

import random
from dataclasses import dataclass

from tools.art.figure.palette import Features, Skin
from tools.art.kit.brushes import between, fading
from tools.art.kit.geometry import Landmark, Landmarks, shifted
from tools.art.kit.paint import Painter

_SAMPLES = 50


@dataclass(frozen=True)
class Stubble:
    """A zone of skin that a razor left a day ago; ``depths`` are darker parts of it, as under the jaw."""

    zone: Landmarks
    tone: str
    hair: str
    depths: tuple[Landmarks, ...] = ()
    bare: Landmarks | None = None  # the lips
    hairs: int = 760
    seed: int = 5


@dataclass(frozen=True)
class Moustache:
    """Each half as two edges from the middle outwards; the lower one rides above the upper lip."""

    halves: tuple[tuple[Landmarks, Landmarks], ...]  # lower edge, upper edge
    hairs: int = 34
    seed: int = 2


def paint_stubble(paint: Painter, stubble: Stubble) -> None:
    """A blurred tint first, since dots alone do not read; then short hairs that grow downwards."""
    paint.shape(stubble.zone, stubble.tone, opacity=0.3, blur=4.5)
    for depth in stubble.depths:
        paint.shape(depth, stubble.tone, opacity=0.26, blur=5)
    zone = paint.outline(stubble.zone)
    lips = paint.outline(stubble.bare).bounds if stubble.bare else None
    chance = random.Random(stubble.seed)
    left, top, right, bottom = zone.bounds
    with paint.group(clip=zone):
        for _ in range(stubble.hairs):
            x, y = chance.uniform(left, right), chance.uniform(top, bottom)
            slant, length, strength = chance.uniform(-0.5, 0.8), chance.uniform(0.6, 1.5), chance.uniform(0.1, 0.3)
            if lips and lips.left < x < lips.right and lips.top < y < lips.bottom:
                continue
            paint.hairline([(x, y), (x + slant, y + length)], 0.6, stubble.hair, opacity=round(strength, 2))


def paint_moustache(paint: Painter, moustache: Moustache, skin: Skin, features: Features) -> None:
    chance = random.Random(moustache.seed)
    for lower, upper in moustache.halves:
        paint.shape([*shifted(lower, 0, 2.2), *reversed(shifted(upper, 0, 1))], skin.deep, opacity=0.5, blur=1.6)
        paint.shape(_ring(lower, upper), features.brow, opacity=0.94)
        below, above = paint.line(lower, _SAMPLES), paint.line(upper, _SAMPLES)
        for index in range(moustache.hairs):
            start = int(chance.uniform(0, 0.88) * (_SAMPLES - 1))
            end = min(_SAMPLES - 1, start + chance.randint(6, 11))
            root = between(below, above, chance.uniform(0.35, 1.08))[start]
            tip = between(below, above, chance.uniform(-0.14, 0.5))[end]
            middle = (root + tip) / 2
            hair: Landmarks = [
                (float(root[0]), float(root[1])), (float(middle[0]), float(middle[1]) - 0.6),
                (float(tip[0]), float(tip[1])),
            ]  # fmt: skip
            light = index % 3 == 0
            tone, opacity = (features.brow_light, 0.65) if light else (features.brow, 0.9)
            paint.stroke(hair, 1.25, tone, profile=fading, opacity=opacity, samples=8)
        paint.stroke(shifted(upper[1:4], 0, 1.6), 1.1, features.brow_light, opacity=0.45, blur=0.4)


def _ring(lower: Landmarks, upper: Landmarks) -> list[Landmark]:
    start, end = lower[0], lower[-1]
    return [
        (start[0], start[1], "c"),
        *lower[1:-1],
        (end[0], end[1], "c"),
        *reversed(upper[1:-1]),
        (upper[0][0], upper[0][1], "c"),
    ]
