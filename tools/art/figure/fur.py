"""Long-haired fur: a body along a spine and three passes of short tapered barbs, lit by the way they lie."""

import math
import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tools.art.figure.palette import Plumage
from tools.art.kit.brushes import LENS, Profile, along
from tools.art.kit.geometry import Landmarks, Line, directions, normals
from tools.art.kit.paint import Painter

_SAMPLES = 120
_HIDDEN = 12
"""Samples at the strip's start where barbs hang free, so that its blunt end never shows."""
_BARB = along((0, 0.5), (0.25, 1), (0.6, 0.75), (1, 0))
FULL = along((0, 0.3), (0.08, 0.85), (0.3, 1), (0.7, 1), (0.92, 0.85), (1, 0.3))
BLUNT = along((0, 0.45), (0.15, 1), (0.85, 1), (1, 0.5))


class _Pass(NamedTuple):
    tones: tuple[str, str, str]  # turned away, across, toward the light
    share: float  # of the number of barbs
    spread: float  # of the width
    opacity: float


_PASSES = (
    _Pass(("dark", "base", "base"), 1, 1, 0.85),
    _Pass(("base", "light", "light"), 1, 0.88, 0.8),
    _Pass(("light", "bright", "bright"), 0.75, 0.7, 0.8),
)


@dataclass(frozen=True)
class Pelt:
    """A strip of fur along its spine; ``width`` in units. ``droop`` bends the barbs down (up if negative)."""

    spine: Landmarks
    width: float
    barbs: int
    seed: int
    profile: Profile = FULL
    droop: float = 0.35
    casts: bool = True


def paint_pelt(paint: Painter, pelt: Pelt, tones: Plumage) -> None:
    spine = paint.line(pelt.spine, _SAMPLES)
    width = pelt.width
    if pelt.casts:
        paint.ribbon(
            spine + np.array([3, 8]), width * 1.05, "#05060f", profile=pelt.profile, opacity=0.55, blur=width * 0.1
        )
    paint.ribbon(spine[_HIDDEN:], width * 0.93, tones.dark, profile=pelt.profile)
    lit = spine[14:-14] - np.array([width * 0.1, width * 0.03])
    paint.ribbon(lit, width * 0.6, tones.base, profile=_tapered(pelt.profile), opacity=0.95, blur=width * 0.06)
    chance = random.Random(pelt.seed)
    with paint.unwarped():
        for stage in _PASSES:
            for place, aside in _roots(pelt, stage, chance):
                _paint_barb(paint, pelt, spine, (place, aside), stage=stage, tones=tones, chance=chance)
    under = spine[12:-12] + np.array([width * 0.32, width * 0.04])
    paint.ribbon(under, width * 0.3, "#4a2c38", profile=LENS, opacity=0.34, blur=width * 0.09)


def _tapered(profile: Profile) -> Profile:
    return lambda t: profile(t) * np.sqrt(np.clip(np.minimum(t, 1 - t) * 6, 0, 1))


def _roots(pelt: Pelt, stage: _Pass, chance: random.Random) -> list[tuple[float, float]]:
    """Place along the spine and beside it (-1..1), from the top of the strip down so that barbs overlap like hair."""
    count = int(pelt.barbs * stage.share)
    return sorted((chance.random(), chance.uniform(-1, 1) * stage.spread) for _ in range(count))


def _paint_barb(
    paint: Painter,
    pelt: Pelt,
    spine: Line,
    root: tuple[float, float],
    *,
    stage: _Pass,
    tones: Plumage,
    chance: random.Random,
) -> None:
    place, aside = root
    index = int(place * (_SAMPLES - 1))
    (tx, ty), (nx, ny) = directions(spine)[index], normals(spine)[index]
    reach = aside * pelt.width * float(pelt.profile(np.array([place]))[0]) * 0.44
    x, y = spine[index] + np.array([nx, ny]) * reach
    heading = math.atan2(ty * 0.8 + ny * aside * 0.9 + pelt.droop, tx * 0.8 + nx * aside * 0.9)
    heading += chance.uniform(-0.45, 0.45)
    ux, uy = math.cos(heading), math.sin(heading)
    length = pelt.width * chance.uniform(0.16, 0.34)
    facing = -nx * aside * 0.8 - uy * 0.1 + chance.uniform(-0.5, 0.5)
    if stage is _PASSES[2] and facing < -0.15:
        return
    tone = stage.tones[0 if facing < -0.35 else 1 if facing < 0.35 else 2]
    curl = chance.uniform(-0.18, 0.18) * length
    barb = [
        (x, y),
        (x + ux * length * 0.55 - uy * curl, y + uy * length * 0.55 + ux * curl),
        (x + ux * length - uy * curl * 0.2, y + uy * length + 2),
    ]
    colour = str(getattr(tones, tone))
    paint.stroke(barb, chance.uniform(1.8, 3.8), colour, profile=_BARB, opacity=stage.opacity, samples=9)
