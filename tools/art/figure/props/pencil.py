"""A yellow pencil, held upright where the cards were."""

import numpy as np

from tools.art.figure.palette import GOLD
from tools.art.kit.geometry import Line, Point
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter

_WIDTH = 11.5
_FERRULE, _RUBBER = 30.0, 14.0
_POINT, _LEAD = 26.0, 9.0
_FACES = ((-0.5, -0.18, "#f7d060"), (-0.18, 0.2, "#e0a92c"), (0.2, 0.5, "#a87618"))
"""Three of its six sides: from and to as shares of the width, and the paint."""


def paint_pencil(paint: Painter, end: Point, tip: Point) -> None:
    """From the rubber at its end to the lead at its tip."""
    start, stop = np.array(end), np.array(tip)
    length = float(np.hypot(*(stop - start)))
    along = (stop - start) / length
    across = np.array([-along[1], along[0]]) * _WIDTH

    def part(begin: float, finish: float, left: float = -0.5, right: float = 0.5, taper: float = 1) -> Line:
        low, high = start + along * begin, start + along * finish
        quad: Line = np.array(
            [low + across * left, low + across * right, high + across * right * taper, high + across * left * taper]
        )
        return quad

    shaft_end = length - _POINT
    paint.fill(polygon(part(0, length - 8) + np.array([2, 3])), "#120a10", opacity=0.35, blur=2)
    for left, right, tone in _FACES:
        paint.fill(polygon(part(_FERRULE, shaft_end, left, right)), tone)
    paint.fill(polygon(part(shaft_end, length - _LEAD * 0.5, taper=0.16)), "#e9c594")
    paint.fill(polygon(part(shaft_end, length - _LEAD * 0.5, 0.1, 0.5, taper=0.16)), "#b98a58")
    paint.fill(polygon(part(length - _LEAD, length, -0.17, 0.17, taper=0.1)), "#23222a")
    paint.fill(polygon(part(_RUBBER, _FERRULE)), GOLD.shade)
    paint.fill(polygon(part(0, _RUBBER)), "#c8685c")
