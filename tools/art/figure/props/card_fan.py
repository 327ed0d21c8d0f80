"""A fan of five playing cards seen from the back: wine red with a gold sunburst."""

from tools.art.figure.palette import GOLD
from tools.art.kit.geometry import Box, Point, number
from tools.art.kit.paint import Painter

_WINE, _DEEP_WINE, _PAPER = "#9c2138", "#5d1028", "#f6ead6"
_CARD = Box(-31, -118, 31, -26)
"""One card above the point where the hand pinches the fan."""


def paint_card_fan(
    paint: Painter, pinch: Point, angles: tuple[float, ...] = (-44, -24, -4, 16, 36), scale: float = 1
) -> None:
    """Cards side by side at the given angles (degrees, 0 upright), held at the pinch point."""
    x, y = paint.place(*pinch)
    for angle in angles:
        place = f"translate({number(x)} {number(y)}) rotate({number(angle)}) scale({number(scale)})"
        with paint.unwarped(), paint.group(transform=place):
            _paint_back(paint)


def _paint_back(paint: Painter) -> None:
    document = paint.document
    cast = Box(_CARD.left + 2.5, _CARD.top + 3, _CARD.right + 2.5, _CARD.bottom + 3)
    paint.rectangle(cast, "#120b18", corner=6, opacity=0.3, blur=2.5)
    paint.rectangle(_CARD, _PAPER, corner=6)
    ground = document.linear((-26, -113), (26, -30), (0, _WINE), (1, _DEEP_WINE))
    paint.rectangle(_CARD.grown(-4.5), ground, corner=3.5)
    _frame(paint, _CARD.grown(-7.5))
    middle = (0.0, (_CARD.top + _CARD.bottom) / 2)
    for ray in range(-3, 4):
        for end in (_CARD.top + 9, _CARD.bottom - 9):
            paint.hairline([middle, (ray * 7, end)], 0.9, GOLD.base, opacity=0.75)
    paint.shape([(0, -88, "c"), (12, -72, "c"), (0, -56, "c"), (-12, -72, "c")], GOLD.base)
    paint.shape([(0, -86, "c"), (10.5, -72, "c"), (0, -58, "c"), (-10.5, -72, "c")], _DEEP_WINE)
    paint.circle(middle, 3.4, GOLD.base)
    sheen = document.linear((-31, 0), (31, 0), (0, "#ffffff", 0.16), (0.5, "#ffffff", 0), (1, "#110000", 0.28))
    paint.rectangle(_CARD, sheen, corner=6)


def _frame(paint: Painter, box: Box) -> None:
    corners = [
        (box.left, box.top),
        (box.right, box.top),
        (box.right, box.bottom),
        (box.left, box.bottom),
        (box.left, box.top),
    ]
    paint.hairline(corners, 1.2, GOLD.base)
