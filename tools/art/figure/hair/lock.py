"""A lock of hair by lofting: strands between two edges, light and dark bands at the crests of its waves."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import between, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import CORNER, Landmark, Landmarks, plain
from tools.art.kit.outlines import Outline, polygon
from tools.art.kit.paint import Painter

_SAMPLES = 80


@dataclass(frozen=True)
class Band:
    """A crest (light) or a trough (dark) across the lock: place and width as shares of its length."""

    place: float
    width: float
    light: bool


@dataclass(frozen=True)
class Finish:
    """How strictly the hair keeps to its waves, and how strong its lights and darks are. Shares and opacities."""

    stray: float = 0.025
    depth: float = 0.36
    shine: float = 0.44
    spread: float = 0.6  # how far the shine may reach from the light tone to the bright one
    edge: float = 0.5  # the shadow along the inner edge


SOFT = Finish()
SLEEK = Finish(stray=0.012, depth=0.5, shine=0.55, spread=0.9, edge=0.75)


@dataclass(frozen=True)
class Streak:
    """Strands of another colour, between two shares of the lock's width, down to a share of its length."""

    begin: float
    end: float
    reach: float
    dark: str
    base: str
    bright: str

    def holds(self, share: float) -> bool:
        return self.begin < share < self.end


@dataclass(frozen=True)
class Lock:
    """Two edges from root to tip; ``tip`` is where they meet, if they do."""

    inner: Landmarks
    outer: Landmarks
    bands: tuple[Band, ...]
    strands: int
    seed: int
    tip: Landmark | None = None
    finish: Finish = Finish()
    streak: Streak | None = None


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
        if lock.streak:
            _streak_ground(paint, lock, lock.streak)
        _bands(paint, lock, tones, chance)
        _strands(paint, lock, tones, chance)
        paint.stroke(lock.outer, 5, tones.dark, profile=even, opacity=0.35, blur=2)
        paint.stroke(lock.inner, 5, tones.dark, profile=even, opacity=lock.finish.edge, blur=1.6)
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


def _streak_ground(paint: Painter, lock: Lock, streak: Streak) -> None:
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    length = int(_SAMPLES * streak.reach)
    edges = [between(inner, outer, share)[:length] for share in (streak.begin, streak.end)]
    paint.fill(polygon(np.concatenate([edges[0], edges[1][::-1]])), streak.dark, opacity=0.95, blur=1)


def _bands(paint: Painter, lock: Lock, tones: HairTones, chance: random.Random) -> None:
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    finish, streak = lock.finish, lock.streak
    count = lock.strands * 2
    for index in range(count):
        share = min(max((index + 0.5) / count + chance.uniform(-0.012, 0.012), 0.01), 0.99)
        strand = between(inner, outer, share)
        for band in lock.bands:
            width = band.width * chance.uniform(0.65, 1.35)
            middle = band.place + chance.uniform(-finish.stray, finish.stray) + 0.03 * (share - 0.5)
            begin = int(max(0.0, middle - width / 2) * _SAMPLES)
            end = int(min(1.0, middle + width / 2) * _SAMPLES)
            if end - begin < 5:
                continue
            piece = strand[begin:end]
            other = streak if streak and streak.holds(share) and band.place < streak.reach else None
            if band.light:
                edge = 1 - abs(share - 0.45) * 1.15
                if other:
                    shine, opacity = mix(other.base, other.bright, chance.random()), 0.8
                else:
                    shine = mix(tones.light, tones.bright, chance.uniform(0, finish.spread) * max(0.0, edge))
                    opacity = finish.shine * max(0.25, edge)
                paint.ribbon(piece, chance.uniform(1.5, 3.2), shine, opacity=opacity)
            else:
                dark = mix(other.dark, tones.dark, 0.55) if other else tones.dark
                paint.ribbon(piece, chance.uniform(1.7, 3.6), dark, opacity=finish.depth)


def _strands(paint: Painter, lock: Lock, tones: HairTones, chance: random.Random) -> None:
    inner, outer = paint.line(lock.inner, _SAMPLES), paint.line(lock.outer, _SAMPLES)
    for index in range(lock.strands):
        share = min(max((index + 0.5) / lock.strands + chance.uniform(-0.02, 0.02), 0.0), 1.0)
        begin, end = chance.randint(0, 14), chance.randint(60, _SAMPLES)
        is_dark = chance.random() < 0.6
        colour = tones.dark if is_dark else tones.light
        if lock.streak and lock.streak.holds(share):
            end = int(_SAMPLES * lock.streak.reach)
            colour = lock.streak.dark if is_dark else lock.streak.bright
        strand = between(inner, outer, share)[begin:end]
        paint.ribbon(strand, chance.uniform(0.7, 1.5), colour, opacity=0.55 if is_dark else 0.45)
