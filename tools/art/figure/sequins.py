"""Sequins in rows that follow the body, in the colours of a ramp by how much light reaches each."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tools.art.kit.geometry import Box, Point
from tools.art.kit.paint import Painter

_STEP, _ROW = 8.2, 6.7
"""Distance of sequins in a row, and of rows."""


@dataclass(frozen=True)
class SequinCloth:
    """Colours from dark to bright of the two kinds of sequins, and the functions that lay them out.

    ``sag`` lowers a row at a place, ``light`` is 0..1 at a place, ``is_pattern`` picks the second kind.
    """

    ground: Sequence[str]
    pattern: Sequence[str]
    sag: Callable[[float, float], float]
    light: Callable[[float, float], float]
    is_pattern: Callable[[float, float], bool]


def paint_sequins(paint: Painter, area: Box, cloth: SequinCloth, seed: int) -> None:
    """Fills the area, in the painter's frame; a row that turns away from us is narrowed as the frame narrows it."""
    chance = random.Random(seed)
    top = len(cloth.ground) - 1
    row, y = 0, area.top
    while y < area.bottom:
        x = area.left + (_STEP / 2 if row % 2 else 0)
        while x < area.right:
            low = y + cloth.sag(x, y)
            light = cloth.light(x, low) + chance.gauss(0, 0.17)
            tone = max(0, min(top, int(light * (top + 0.2))))
            colours = cloth.pattern if cloth.is_pattern(x, y) else cloth.ground
            gleams = light > 0.72 and chance.random() < 0.5
            _paint_sequin(paint, (x, low), (colours[max(0, tone - 2)], colours[tone]), gleams=gleams)
            x += _STEP
        y += _ROW
        row += 1


def _paint_sequin(paint: Painter, place: Point, tones: tuple[str, str], *, gleams: bool) -> None:
    x, y = place
    narrow = min(1.25, abs(paint.place(x + 1, y)[0] - paint.place(x - 1, y)[0]) / 2)
    under, over = tones
    paint.ellipse((x, y + 1.6), (4.5 * narrow, 4.2), under)
    paint.ellipse((x - 0.4, y + 0.4), (3.9 * narrow, 3.4), over)
    if gleams:
        paint.circle((x - 1.2, y - 0.8), 1.2, "#fffdf0")


def paint_sparkle(paint: Painter, place: Point, radius: float, colour: str = "#fffbe8") -> None:
    """A four-pointed star of light."""
    x, y = paint.place(*place)
    points = []
    for step in range(8):
        reach = radius if step % 2 == 0 else radius * 0.14
        angle = step * math.pi / 4
        points.append((x + reach * math.sin(angle), y - reach * math.cos(angle), "c"))
    with paint.unwarped():
        paint.shape(points, colour, opacity=0.9)
