"""A lock of hair by lofting: strands between two edges, light and dark bands at the crests of its waves."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import between, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import CORNER, Landmark, Landmarks, plain
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_SAMPLES = 80


@dataclass(frozen=True)
class Band:
    """A crest (light) or a trough (dark) across the lock: place and width as shares of its length."""

    place: float
    width: float
    light: bool


@dataclass(frozen=True)
class Lock:
    """Two edges from root to tip; `tip` is where they meet, if they do."""

    inner: Landmarks
    outer: Landmarks
    bands: tuple[Band, ...]
    strands: int
    seed: int
    tip: Landmark | None = None


def lights_and_darks(*bands: tuple[float, float, str]) -> tuple[Band, ...]:
    """Bands written shortly: (place, width, "light" or "dark")."""
    return tuple(Band(place, width, kind == "light") for place, width, kind in bands)


def paint_lock(paint: Painter, lock: Lock, tones: HairTones) -> Outline:
    """Draws the lock; its outline is returned for rim lights."""
    shape = paint.outline(_ring(lock))
    box = paint.outline(lock.outer).bounds
    fill = paint.document.linear(
        (box.left, box.top),
        (box.right, box.bottom),
        (0, mix(tones.base, tones.light, 0.45)),
        (0.5, tones.base),
        (1, mix(tones.base, tones.dark, 0.5)),
    )
    paint.fill(shape, fill)
    chance = random.Random(lock.seed)
    with paint.group(clip=shape):
        _bands(paint, lock, tones, chance)
        _strands(paint, lock, tones, chance)
        paint.stroke(lock.outer, 5, tones.dark, profile=even, opacity=0.35, blur=2)
        paint.stroke(lock.inner, 5, tones.dark, profile=even, opacity=0.5, blur=1.6)
    return shape


def _ring(lock: Lock) -> list[Landmark]:
    inner, outer = lock.inner, lock.outer
    tip: Sequence[Landmark] = [lock.tip] if lock.tip else []
    return [
        (*plain(inner[0]), CORNER),
        *inner[1:-1],
        (*plain(inner[-1]), CORNER),
        *tip,
        *reversed(outer[1:]),
        (*plain(outer[0]), CORNER),
    ]


def _bands(paint: Painter, lock: Lock, tones: HairTones, chance: random.Random) -> None:
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    count = lock.strands * 2
    for index in range(count):
        share = min(max((index + 0.5) / count + chance.uniform(-0.012, 0.012), 0.01), 0.99)
        strand = between(inner, outer, share)
        for band in lock.bands:
            width = band.width * chance.uniform(0.65, 1.35)
            middle = band.place + chance.uniform(-0.025, 0.025) + 0.03 * (share - 0.5)
            begin = int(max(0.0, middle - width / 2) * _SAMPLES)
            end = int(min(1.0, middle + width / 2) * _SAMPLES)
            if end - begin < 5:
                continue
            piece = strand[begin:end]
            if band.light:
                edge = 1 - abs(share - 0.45) * 1.15
                shine = mix(tones.light, tones.bright, chance.uniform(0, 0.6) * max(0.0, edge))
                paint.ribbon(piece, chance.uniform(1.5, 3.2), shine, opacity=0.44 * max(0.25, edge))
            else:
                paint.ribbon(piece, chance.uniform(1.7, 3.6), tones.dark, opacity=0.36)


def _strands(paint: Painter, lock: Lock, tones: HairTones, chance: random.Random) -> None:
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    for index in range(lock.strands):
        share = min(max((index + 0.5) / lock.strands + chance.uniform(-0.02, 0.02), 0.0), 1.0)
        strand = between(inner, outer, share)[chance.randint(0, 14) : chance.randint(60, _SAMPLES)]
        is_dark = chance.random() < 0.6
        paint.ribbon(
            strand,
            chance.uniform(0.7, 1.5),
            tones.dark if is_dark else tones.light,
            opacity=0.55 if is_dark else 0.45,
        )
