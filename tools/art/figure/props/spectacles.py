"""Round wire spectacles, as they sit on the nose of a face that looks to the left. Head units."""

import math

import numpy as np

from tools.art.figure.palette import GOLD
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, Point
from tools.art.kit.paint import Painter

_NEAR: tuple[Point, Point] = ((19.5, 11), (27, 27))
_FAR: tuple[Point, Point] = ((-44.5, 11), (20, 26.5))
"""Centre and radii of each lens; the far one is foreshortened."""
_BRIDGE: Landmarks = [(-25.4, 5), (-21, -1), (-14, -1.6), (-7, 5.4)]
_TEMPLE: Landmarks = [(45.6, 5), (58, 0), (74, -5)]
_WIRE = 2.9
_STEPS = 48


def paint_spectacles(paint: Painter, slide: float = 0) -> None:
    """``slide`` is how far they have slipped down the nose."""
    with paint.group(transform=f"translate({-0.16 * slide:.2f} {slide})"):
        _paint_shadows(paint)
        for centre, radii in (_FAR, _NEAR):
            _paint_lens(paint, centre, radii)
        for wire in (_TEMPLE, _BRIDGE):
            _paint_wire(paint, wire)
        for centre, radii in (_FAR, _NEAR):
            _paint_rim(paint, centre, radii)


def _ring(centre: Point, radii: Point, begin: float = 0, end: float = 360) -> list[Point]:
    """Points of an arc; degrees clockwise from the right."""
    turns = np.radians(np.linspace(begin, end, _STEPS))
    return [
        (centre[0] + radii[0] * math.cos(turn), centre[1] + radii[1] * math.sin(turn)) for turn in map(float, turns)
    ]


def _paint_shadows(paint: Painter) -> None:
    """What the wires throw on the skin."""
    for centre, radii in (_FAR, _NEAR):
        (x, y), tone = centre, "#2c0d10"
        paint.stroke(_ring((x + 2, y + 4), radii, 20, 160), 4.4, tone, opacity=0.42, blur=1.5, samples=_STEPS)
    paint.stroke([(x + 1, y + 5) for x, y, *_ in _TEMPLE], 3.4, "#2c0d10", profile=even, opacity=0.4, blur=1.4)


def _paint_lens(paint: Painter, centre: Point, radii: Point) -> None:
    (x, y), (rx, ry) = centre, radii
    glass = paint.document.linear(
        (x - rx, y - ry), (x + rx, y + ry), (0, "#ffffff", 0.26), (0.4, "#dff1ff", 0.05), (1, "#ffffff", 0.1)
    )
    paint.ellipse(centre, radii, glass)
    gleam: Landmarks = [
        (x - rx * 0.86, y - ry * 0.14), (x - rx * 0.7, y - ry * 0.5), (x - rx * 0.3, y - ry * 0.86),
        (x - rx * 0.36, y - ry * 0.6), (x - rx * 0.62, y - ry * 0.3),
    ]  # fmt: skip
    paint.shape(gleam, "#ffffff", opacity=0.62, blur=0.6)
    paint.stroke(_ring(centre, (rx * 0.84, ry * 0.84), 20, 80), 2, "#ffffff", opacity=0.4, blur=0.6, samples=24)


def _paint_wire(paint: Painter, wire: Landmarks) -> None:
    paint.stroke(wire, _WIRE + 0.6, GOLD.dark, profile=even)
    paint.stroke([(x - 0.2, y - 0.5) for x, y, *_ in wire], _WIRE * 0.62, GOLD.base, profile=even)
    paint.stroke([(x - 0.3, y - 0.9) for x, y, *_ in wire], 0.9, GOLD.light, opacity=0.9)


def _paint_rim(paint: Painter, centre: Point, radii: Point) -> None:
    (x, y), (rx, ry) = centre, radii
    box = Box(x - rx, y - ry, x + rx, y + ry)
    brass = paint.document.linear(
        (box.left, box.top), (box.right, box.bottom), (0, "#ffe9a8"), (0.5, GOLD.base), (1, "#8a5a20")
    )
    paint.hairline(_ring(centre, radii), _WIRE, "#5d3a14")
    paint.hairline(_ring((x - 0.2, y - 0.3), radii), _WIRE - 1, brass)
    paint.hairline(_ring((x - 0.3, y - 0.5), radii, 195, 262), 1.1, "#fff8dc", opacity=0.95)
