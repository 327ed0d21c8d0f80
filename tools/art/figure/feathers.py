"""Ostrich plumes: a leaf-shaped base and three passes of curled barbs coloured by their direction."""

import math
import random
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from tools.art.figure.palette import Plumage
from tools.art.kit.brushes import along, fading
from tools.art.kit.geometry import Landmarks, Line, Point, directions
from tools.art.kit.paint import Painter

_SAMPLES = 80
_LEAF = along((0, 0.3), (0.12, 0.6), (0.3, 0.85), (0.6, 1), (0.85, 0.95), (0.95, 0.75), (1, 0.4))
_BARB = along((0, 0.6), (0.2, 1), (0.6, 0.8), (1, 0))
_SPREAD = ((0.0, 0.5, 0.85, 1.0), (40.0, 46.0, 40.0, 12.0))
"""Angle of the barbs to the quill (degrees) from root to tip."""


class _Pass(NamedTuple):
    tones: tuple[str, str, str]  # turned away, across, toward the light
    share: float  # of the number of barbs
    length: float
    opacity: float
    lit_only: bool


_PASSES = (
    _Pass(("dark", "dark", "base"), 1, 1.12, 0.8, False),
    _Pass(("base", "base", "light"), 1, 1, 0.8, False),
    _Pass(("light", "bright", "bright"), 0.8, 0.86, 0.75, True),
)


@dataclass(frozen=True)
class Plume:
    """A quill from root to tip and the full width of the feather, in units."""

    quill: Landmarks
    width: float
    seed: int
    barbs: int = 60
    droop: float = 0.5


def paint_plume(paint: Painter, plume: Plume, tones: Plumage) -> None:
    chance = random.Random(plume.seed)
    quill = paint.line(plume.quill, _SAMPLES)
    paint.ribbon(quill, plume.width * 0.98, tones.dark, profile=_LEAF, opacity=0.95)
    lit = quill - np.array([plume.width * 0.04, plume.width * 0.03])
    paint.ribbon(lit, plume.width * 0.78, tones.base, profile=_LEAF, opacity=0.9, blur=plume.width * 0.05)
    heading = directions(quill)
    with paint.unwarped():
        for stage in _PASSES:
            count = int(plume.barbs * stage.share)
            for index in range(count):
                position = (index + chance.random()) / count
                for side in (-1, 1):
                    barb = _barb(plume, quill, heading, (position, side), stage=stage, chance=chance)
                    if barb is not None:
                        curve, width, tone = barb
                        colour = str(getattr(tones, tone))
                        paint.stroke(curve, width, colour, profile=_BARB, opacity=stage.opacity, samples=11)
    paint.ribbon(quill[:72], max(1.4, plume.width * 0.035), tones.dark, profile=fading, opacity=0.7)


def _barb(
    plume: Plume, quill: Line, heading: Line, root: tuple[float, int], *, stage: _Pass, chance: random.Random
) -> tuple[list[Point], float, str] | None:
    """Curve, width and tone of one barb; none where a lit pass meets a barb that is turned away."""
    position, side = root
    sample = min(_SAMPLES - 1, int(position * (_SAMPLES - 1)))
    (x, y), (tx, ty) = quill[sample], heading[sample]
    spread = math.radians(float(np.interp(position, *_SPREAD)))
    angle = math.atan2(ty, tx) + side * spread + chance.uniform(-0.1, 0.1)
    girth = float(_LEAF(np.array([position]))[0])
    length = plume.width * 0.66 * girth * chance.uniform(0.8, 1.08) * stage.length
    ux, uy = math.cos(angle), math.sin(angle)
    nx, ny = -uy * side, ux * side
    facing = -(nx * 0.75 + ny * 0.5) + chance.uniform(-0.45, 0.45)
    if stage.lit_only and facing < -0.15:
        return None
    tone = stage.tones[0 if facing < -0.3 else 1 if facing < 0.35 else 2]
    curl = chance.uniform(0.05, 0.26)
    barb = [
        (x, y),
        (x + (ux * 0.5 - nx * 0.06) * length, y + (uy * 0.5 - ny * 0.06) * length),
        (x + (ux * 0.9 + nx * curl * 0.5) * length, y + (uy * 0.9 + ny * curl * 0.5) * length),
        (x + (ux * 0.96 + nx * curl * 1.5) * length, y + (uy * 0.96 + ny * curl * 1.5) * length + plume.droop * 3),
    ]
    width = max(1.6, plume.width * 0.05) * chance.uniform(0.7, 1.25)
    return barb, width, tone
