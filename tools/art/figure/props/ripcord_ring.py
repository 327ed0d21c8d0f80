"""The ring of a ripcord: hung on a finger, or swung with its wire behind it."""

from tools.art.kit.brushes import along, even, fading
from tools.art.kit.geometry import Landmarks, Point, number, shifted
from tools.art.kit.paint import Painter

_RING: Landmarks = [
    (0, 0), (15, 3), (23, 18), (21, 38), (8, 46), (-8, 46), (-21, 38), (-23, 18), (-15, 3), (0, 0),
]  # fmt: skip
_GLINTS: tuple[Landmarks, ...] = ([(-17, 6), (-22.4, 20), (-20, 36)], [(10, 45), (20, 38), (22, 24)])
_WIRE: Landmarks = [(0, 46), (6, 74), (30, 88), (44, 66), (30, 52), (16, 70), (26, 104), (50, 122)]


def paint_ring(paint: Painter, place: Point, *, turn: float = 0, wire: bool = False) -> None:
    """The ring below ``place``, turned clockwise by ``turn`` degrees about it."""
    x, y = place
    with paint.group(transform=f"translate({number(x)},{number(y)}) rotate({number(turn)})"):
        if wire:
            _paint_wire(paint)
        _paint_steel(paint)


def _paint_steel(paint: Painter) -> None:
    paint.stroke(shifted(_RING, 2, 3), 6, "#08060c", profile=even, opacity=0.5, blur=2, samples=80)
    steel = paint.document.linear(
        (-22, 0), (22, 46), (0, "#ffffff"), (0.3, "#b8c2d0"), (0.55, "#5c6674"), (0.8, "#c4ccd8"), (1, "#3a424e")
    )
    for line in (_RING[:6], _RING[5:]):
        paint.stroke(line, 6, steel, profile=along((0, 1), (1, 1)), samples=40)
    for glint in _GLINTS:
        paint.stroke(glint, 1.8, "#ffffff", opacity=0.9)


def _paint_wire(paint: Painter) -> None:
    paint.stroke(shifted(_WIRE, 1.6, 2), 3, "#08060c", profile=fading, opacity=0.5, blur=1.2, samples=70)
    paint.stroke(_WIRE, 3, "#8a94a4", profile=even, samples=90)
    paint.stroke(shifted(_WIRE, -0.6, -0.6), 1, "#e8eef8", profile=even, opacity=0.9, samples=90)
