"""Cloth: folds, edges and ornament that garments share."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from tools.art.figure.palette import GOLD, Cloth
from tools.art.kit.brushes import Profile, along, even
from tools.art.kit.geometry import Landmarks, Line, Point, normals, number
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

PINCHED = along((0, 0.3), (0.08, 0.85), (0.3, 1), (1, 0))
"""Strong where the cloth is pinched, nothing where the fold runs out."""
DRAPED = along((0, 0), (0.2, 0.7), (0.5, 1), (0.8, 0.7), (1, 0))
"""Fades at both ends, as a fold that hangs between two points."""

_TOWARD_LIGHT = np.array([-0.6, -0.8])


@dataclass(frozen=True)
class Fold:
    """A fold from the pinch outwards; width in units."""

    points: Landmarks
    width: float
    strength: float = 1
    profile: Profile = PINCHED


def paint_folds(paint: Painter, folds: Iterable[Fold], cloth: Cloth) -> None:
    """Each fold is a blurred valley, a blurred ridge toward the light, a narrow sheen and a crisp edge."""
    for fold in folds:
        line = paint.line(fold.points, 40)
        toward = normals(line)
        if float((toward.mean(axis=0) * _TOWARD_LIGHT).sum()) < 0:
            toward = -toward
        width, strength, profile = fold.width, fold.strength, fold.profile
        paint.ribbon(line, width, cloth.dark, profile=profile, opacity=0.8 * strength, blur=width * 0.24)
        ridge = line + toward * width * 0.62
        paint.ribbon(ridge, width * 0.62, cloth.light, profile=profile, opacity=0.75 * strength, blur=width * 0.2)
        sheen = line + toward * width * 0.5
        paint.ribbon(sheen, width * 0.24, cloth.bright, profile=profile, opacity=0.62 * strength, blur=width * 0.1)
        edge = line + toward * width * 0.2
        paint.ribbon(edge, min(1.8, width * 0.3), cloth.dark, profile=profile, opacity=0.55 * strength, blur=0.5)


def rim_light(cloth: Cloth, opacity: float = 0.6) -> list[Shade]:
    """One bright edge toward the light."""
    return [Shade(-3, 1, 1, cloth.rim, opacity)]


def paint_piping(paint: Painter, points: Landmarks, width: float = 2.2, colour: str = GOLD.base) -> None:
    paint.stroke(points, width, colour, profile=even)


def paint_beads(paint: Painter, places: Iterable[Point] | Line, radius: float, body: str, eye: str) -> None:
    """A row of small round scallops with a hole in each; places are taken as they are."""
    with paint.unwarped():
        for x, y in places:
            paint.circle((float(x), float(y)), radius, body)
            paint.circle((float(x), float(y)), radius * 0.32, eye, opacity=0.5)


def paint_sunburst(
    paint: Painter,
    radius: float,
    angles: Sequence[float],
    half_angle: float,
    *,
    stone: Sequence[str],
    stone_size: float,
) -> None:
    """A Deco fan of gold rays around a round stone (light, middle and dark tone), at the group's origin."""
    document = paint.document
    rays = document.linear((0, -radius), (0, 0), (0, "#fff3c8"), (1, GOLD.shade))
    gem = document.radial(
        (-stone_size * 0.15, -stone_size * 0.2), stone_size * 1.2, (0, stone[0]), (0.6, stone[1]), (1, stone[2])
    )
    for angle in angles:
        ends = [
            f"{number(radius * math.sin(math.radians(angle + turn)))} "
            f"{number(-radius * math.cos(math.radians(angle + turn)))}"
            for turn in (-half_angle, half_angle)
        ]
        paint.raw(f'<path d="M0 0L{ends[0]}L{ends[1]}Z" fill="{rays}"/>')
    paint.circle((0, 0), stone_size + 2, GOLD.shade)
    paint.circle((0, 0), stone_size, gem)
    paint.circle((-stone_size * 0.3, -stone_size * 0.34), stone_size * 0.27, "#ffffff")
