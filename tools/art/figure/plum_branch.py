"""A flowering plum branch: dark angular wood, blossoms of five round petals, buds. Embroidered or painted on paper."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.kit.brushes import along
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_WOOD = along((0, 1), (0.3, 0.82), (0.7, 0.5), (1, 0.12))
_STAMENS = 7


@dataclass(frozen=True)
class Blossom:
    centre: Point
    radius: float
    turn: float = 0  # degrees
    tilt: float = 1  # height as a share of the width: a blossom seen from the side is flat


@dataclass(frozen=True)
class PlumTones:
    wood: str = "#2a2026"
    wood_light: str = "#6a5450"
    petal: str = "#d98aa0"
    petal_light: str = "#f6c3ce"
    petal_dark: str = "#a2506c"
    heart: str = "#f6e2a4"


@dataclass(frozen=True)
class PlumBranch:
    """Branches as (line, width at the root), from the trunk to the twigs."""

    wood: Sequence[tuple[Landmarks, float]]
    blossoms: Sequence[Blossom]
    buds: Sequence[Blossom] = ()


def paint_plum_branch(paint: Painter, branch: PlumBranch, tones: PlumTones, *, relief: float = 0) -> None:
    """``relief`` is the opacity of the shadow under raised stitches; painted ones have none."""
    for line, width in branch.wood:
        if relief:
            paint.stroke(shifted(line, 1.4, 2), width, "#16281f", profile=_WOOD, opacity=relief, blur=1.2)
        paint.stroke(line, width, tones.wood, profile=_WOOD)
        paint.stroke(shifted(line, -width * 0.16, -width * 0.2), width * 0.34, tones.wood_light, profile=_WOOD,
                     opacity=0.7)  # fmt: skip
    for bud in branch.buds:
        _paint_bud(paint, bud, tones)
    for blossom in branch.blossoms:
        if relief:
            x, y = blossom.centre
            paint.circle((x + 1.5, y + 2.4), blossom.radius * 0.86, "#16281f", opacity=relief * 0.8, blur=1.6)
        _paint_blossom(paint, blossom, tones)


def _paint_blossom(paint: Painter, blossom: Blossom, tones: PlumTones) -> None:
    x, y = blossom.centre
    radius = blossom.radius
    petal = paint.document.radial((0, 0), radius, (0, tones.petal_dark), (0.42, tones.petal), (1, tones.petal_light))
    squash = f"translate({x:.2f},{y:.2f}) rotate({blossom.turn:g}) scale(1,{blossom.tilt:g})"
    with paint.group(transform=squash), paint.unwarped():
        for index in range(5):
            turn = index * math.tau / 5
            centre = (math.cos(turn) * radius * 0.54, math.sin(turn) * radius * 0.54)
            paint.circle(centre, radius * 0.47, mix(tones.petal_dark, tones.petal, 0.3))
            paint.circle((centre[0] * 0.98, centre[1] * 0.98), radius * 0.43, petal)
        for index in range(_STAMENS):
            turn = index * math.tau / _STAMENS + 0.3
            tip = (math.cos(turn) * radius * 0.42, math.sin(turn) * radius * 0.42)
            paint.hairline([(0, 0), tip], max(0.5, radius * 0.05), tones.heart, opacity=0.8)
            paint.circle(tip, max(0.7, radius * 0.075), tones.heart)
        paint.circle((0, 0), radius * 0.12, tones.petal_dark)


def _paint_bud(paint: Painter, bud: Blossom, tones: PlumTones) -> None:
    x, y = bud.centre
    paint.circle(bud.centre, bud.radius, tones.petal_dark)
    paint.circle((x - bud.radius * 0.2, y - bud.radius * 0.25), bud.radius * 0.7, tones.petal)
    paint.circle((x - bud.radius * 0.35, y - bud.radius * 0.4), bud.radius * 0.25, tones.petal_light)
