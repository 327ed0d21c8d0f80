"""The fan of cards held close before the holder's face: turned so far that we see little more than their edges."""

from tools.art.figure.props.card_fan import paint_card_fan
from tools.art.kit.geometry import Point, number
from tools.art.kit.paint import Painter

_NARROWED = 0.34
_ANGLES = (-26.0, -13.0, 0.0, 13.0, 26.0)
_SCALE = 1.24
_LEAN = 9.0


def paint_edge_fan(paint: Painter, pinch: Point) -> None:
    """Five backs, foreshortened about the point where they are pinched."""
    x, y = pinch
    turn = (
        f"translate({number(x)} {number(y)}) rotate({_LEAN}) scale({_NARROWED} 1) translate({number(-x)} {number(-y)})"
    )
    with paint.group(transform=turn):
        paint_card_fan(paint, pinch, _ANGLES, _SCALE)
