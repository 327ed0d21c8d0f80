"""Playing cards squared into a pile on the table, the top card lifted toward their owner."""

from tools.art.figure.palette import GOLD
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, number
from tools.art.kit.paint import Painter

_WINE, _DEEP_WINE, _PAPER = "#9c2138", "#5d1028", "#f6ead6"
_TOP: Landmarks = [(-60, 6, "c"), (-34, -17, "c"), (76, -17, "c"), (62, 6, "c")]
_FIELD: Landmarks = [(-49, 2.6, "c"), (-29, -14, "c"), (68, -14, "c"), (56, 2.6, "c")]
_FRAME: tuple[Point, ...] = ((-44, 0.6), (-26, -12), (64, -12), (53, 0.6), (-44, 0.6))
_SIDE: Landmarks = [(-60, 6, "c"), (62, 6, "c"), (62, 14, "c"), (-60, 14, "c")]
_LIFTED: Landmarks = [
    (62, 5, "c"), (16, 3), (-22, -4), (-58, -22, "c"), (-46, -33), (-34, -42, "c"), (-6, -26), (30, -18),
    (76, -17, "c"),
]  # fmt: skip
_LIFTED_FIELD: Landmarks = [
    (54, 2, "c"), (14, 0), (-20, -7), (-47, -22, "c"), (-40, -29), (-31, -36, "c"), (-4, -22), (32, -15),
    (66, -14, "c"),
]  # fmt: skip
_LIFTED_FRAME: Landmarks = [(-8, -6), (-24, -11), (-41, -23), (-31, -31), (-8, -20), (10, -15)]
_GAP: Landmarks = [(-54, 4, "c"), (-36, -14, "c"), (30, -14, "c"), (40, 5, "c")]
_CAST: Landmarks = [(-64, 14, "c"), (-36, -16, "c"), (82, -16, "c"), (68, 17, "c")]
_EDGES = 5


def paint_card_pile(paint: Painter, place: Point) -> None:
    """The pile lies around ``place``, 136 units wide."""
    x, y = paint.place(*place)
    with paint.unwarped(), paint.group(transform=f"translate({number(x)} {number(y)})"):
        paint.shape(_CAST, "#0a0508", opacity=0.5, blur=3)
        side = paint.document.linear((0, 5), (0, 14), (0, "#fff8e8"), (1, "#a88f74"))
        paint.shape(_SIDE, side)
        for edge in range(1, _EDGES):
            height = 6 + edge * 8 / _EDGES
            paint.hairline([(-60, height), (62, height)], 0.6, "#8a6f5a", opacity=0.7)
        paint.shape(_TOP, _PAPER)
        ground = paint.document.linear((-50, 0), (70, 0), (0, _DEEP_WINE), (0.5, _WINE), (1, _DEEP_WINE))
        paint.shape(_FIELD, ground)
        paint.hairline(_FRAME, 0.9, GOLD.base)
        _paint_lifted_card(paint)


def _paint_lifted_card(paint: Painter) -> None:
    """The top card bends up toward her: the onlooker sees its back, its face is hers alone."""
    paint.shape(_GAP, "#14040a", opacity=0.75, blur=1.6)
    paint.shape(_LIFTED, _PAPER)
    back = paint.document.linear((-50, -30), (40, 0), (0, "#cf4a5e"), (0.45, _WINE), (1, _DEEP_WINE))
    paint.shape(_LIFTED_FIELD, back)
    paint.stroke(_LIFTED_FRAME, 1, GOLD.base, profile=even)
