"""Frog fastenings of knotted black cord."""

from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_CORD, _SHADOW = "#15151c", "#1c2620"


def paint_frog(paint: Painter, place: Point, turn: float, size: float = 1) -> None:
    """A fastening of knotted cord: a loop to each side of a ball; ``turn`` in degrees."""
    x, y = paint.place(*place)
    with paint.unwarped(), paint.group(transform=f"translate({x:.2f},{y:.2f}) rotate({turn:g}) scale({size:g})"):
        for side in (-1, 1):
            loop: Landmarks = [
                (0, -1.4), (side * 8, -2.6), (side * 15, -5), (side * 18.5, 0), (side * 15, 5), (side * 8, 2.6),
                (0, 1.4),
            ]  # fmt: skip
            paint.stroke(shifted(loop, 1, 2), 3.4, _SHADOW, profile=even, opacity=0.4, blur=1)
            paint.stroke(loop, 3.2, _CORD, profile=even)
            paint.stroke(shifted(loop[1:4], 0, -0.7), 0.9, "#8a8ea0", opacity=0.8)
        paint.circle((0.8, 1.4), 4.8, _SHADOW, opacity=0.4, blur=1)
        paint.circle((0, 0), 4.4, _CORD)
        paint.circle((-1.3, -1.4), 1.4, "#c9ccd6", opacity=0.9)
