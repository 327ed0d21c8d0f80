"""A red carnation for a lapel."""

import math
import random

from tools.art.kit.brushes import fading
from tools.art.kit.geometry import Point, number
from tools.art.kit.paint import Painter


def paint_carnation(paint: Painter, place: Point, *, mirrored: bool = False) -> None:
    """The flower at ``place``; its stalk hangs to the left, mirrored to the right."""
    x, y = paint.place(*place)
    chance = random.Random(4)
    flip = " scale(-1,1)" if mirrored else ""
    with paint.unwarped(), paint.group(transform=f"translate({number(x)},{number(y)}){flip}"):
        paint.circle((2, 4), 14, "#05030c", opacity=0.6, blur=3)
        paint.stroke([(0, 6), (-4, 20), (-10, 30)], 3, "#2c6b3f", profile=fading)
        paint.ellipse((-9, 12), (8, 3.4), "#2c7a4a", turn=40)
        for radius, petals, colour, edge in (
            (13, 9, "#8e1530", "#b02440"),
            (10, 8, "#b8233f", "#d84a5e"),
            (6.5, 7, "#d8455a", "#f0808a"),
            (3, 4, "#f0808a", "#ffc0c0"),
        ):
            for petal in range(petals):
                angle = petal * math.tau / petals + chance.random()
                centre = (radius * 0.62 * math.cos(angle), radius * 0.62 * math.sin(angle))
                turn = math.degrees(angle) + 90
                paint.ellipse(centre, (radius * 0.5, radius * 0.36), colour, turn=turn)
                rim = (centre[0] * 1.28, centre[1] * 1.28)
                paint.ellipse(rim, (radius * 0.4, radius * 0.1), edge, turn=turn, opacity=0.8)
        paint.circle((0, 0), 2.4, "#e06a7c")
