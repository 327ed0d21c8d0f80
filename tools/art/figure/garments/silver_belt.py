"""Belt of linked silver plates with niello ornament, its strap hanging from the buckle, for the toasting figure."""

import math

from tools.art.figure.garments.toasting_drapery import TRUNK
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, Line, Point, number, shifted
from tools.art.kit.paint import Painter

_CURVE: Landmarks = [(90, 716), (150, 750), (240, 778), (354, 790), (468, 778), (556, 750), (616, 716)]
_BEFORE_THE_SLEEVE: Landmarks = [
    (192, 640, "c"), (182, 720), (172, 800), (166, 900, "c"), (720, 900, "c"), (720, 640, "c"),
]  # fmt: skip
"""The far sleeve hangs over the belt."""
_PLATES = 11
_LEATHER, _SHADOW, _NIELLO = "#1c1418", "#0a0306", "#232833"
_HEIGHT = 23.0


def paint_belt(paint: Painter) -> None:
    with paint.group(clip=paint.grown(TRUNK.outline, 14)), paint.group(clip=paint.outline(_BEFORE_THE_SLEEVE)):
        paint.stroke(shifted(_CURVE, 2, 12), 54, _SHADOW, profile=even, opacity=0.55, blur=7)
        paint.stroke(_CURVE, 44, _LEATHER, profile=even)
        paint.stroke(shifted(_CURVE, 0, -20), 1.8, "#6a5a5c", profile=even, opacity=0.7)
        line = paint.line(_CURVE, 200)
        for index in range(_PLATES):
            if index != _PLATES // 2:
                _paint_plate_at(paint, line, (index + 0.5) / _PLATES)
    _paint_strap(paint, (384, 806))
    _paint_buckle(paint, (354, 790))


def _paint_plate_at(paint: Painter, line: Line, share: float) -> None:
    at = int(share * (len(line) - 1))
    (x, y), (dx, dy) = line[at], line[min(at + 3, len(line) - 1)] - line[max(at - 3, 0)]
    turn = math.degrees(math.atan2(dy, dx))
    narrow = math.cos((share - 0.5) * 2.2)
    with paint.group(
        transform=f"translate({number(float(x))} {number(float(y))}) rotate({number(turn)}) scale({number(narrow)} 1)"
    ):
        _paint_plate(paint, 25, light=0.9 - share * 0.5)


def _paint_plate(paint: Painter, half: float, *, light: float) -> None:
    document = paint.document
    silver = document.linear((-half, -_HEIGHT), (half, _HEIGHT), (0, "#ffffff"), (0.4, "#c3c7cf"), (1, "#6b7280"))
    plate = Box(-half + 1.5, -_HEIGHT, half - 1.5, _HEIGHT)
    paint.rectangle(Box(plate.left + 2, plate.top + 3, plate.right + 2, plate.bottom + 4), _SHADOW, corner=5,
                    opacity=0.7, blur=2)  # fmt: skip
    paint.rectangle(plate, silver, corner=5)
    paint.rectangle(plate.grown(-3.6), _NIELLO, corner=3)
    _paint_ornament(paint, silver)
    paint.rectangle(plate, "#0a0c14", corner=5, opacity=round(0.5 * (1 - light), 2))


def _paint_ornament(paint: Painter, silver: str) -> None:
    """Four leaves round a boss, curls in the corners."""
    for turn in range(0, 360, 90):
        with paint.group(transform=f"rotate({turn})"):
            paint.shape([(0, -4, "c"), (5, -10), (0, -17, "c"), (-5, -10)], silver)
            curl: list[Point] = [(9, -15), (14, -13), (14, -8), (10, -8), (10, -11)]
            paint.hairline(curl, 1.5, "#d5d9e0")
    paint.circle((0, 0), 5.4, silver)
    paint.circle((0, 0), 2.6, "#8d1d33")
    paint.circle((-0.9, -0.9), 1, "#ffffff")


def _paint_buckle(paint: Painter, place: Point) -> None:
    silver = paint.document.linear((-36, -32), (36, 32), (0, "#ffffff"), (0.35, "#c3c7cf"), (0.6, "#8a91a0"),
                                   (1, "#4a505e"))  # fmt: skip
    with paint.group(transform=f"translate({place[0]} {place[1]})"):
        paint.ellipse((3, 6), (40, 34), _SHADOW, opacity=0.7, blur=4)
        paint.ellipse((0, 0), (39, 33), silver)
        paint.ellipse((0, 0), (34, 28), _NIELLO)
        with paint.group(transform="scale(1.45)"):
            _paint_ornament(paint, silver)
        for turn in range(0, 360, 30):
            angle = math.radians(turn)
            bead = (36.5 * math.cos(angle), 30.5 * math.sin(angle))
            paint.circle(bead, 2, "#f4f6fa")


def _paint_strap(paint: Painter, place: Point) -> None:
    """The end of the belt hangs down, with silver studs and a pointed tip."""
    x, y = place
    strap: Landmarks = [(x, y), (x + 12, y + 50), (x + 14, y + 110)]
    paint.stroke(shifted(strap, 4, 4), 20, _SHADOW, profile=even, opacity=0.5, blur=4)
    paint.stroke(strap, 17, _LEATHER, profile=even)
    for sx, sy in paint.line(strap, 9)[1:-1]:
        paint.circle((float(sx), float(sy)), 3.8, "#c3c7cf")
        paint.circle((float(sx) - 1, float(sy) - 1), 1.4, "#ffffff")
    tip = paint.document.linear((x + 4, 0), (x + 24, 0), (0, "#ffffff"), (0.5, "#c3c7cf"), (1, "#59606e"))
    paint.shape([(x + 4, y + 100, "c"), (x + 24, y + 99, "c"), (x + 24, y + 122), (x + 14, y + 136, "c"),
                 (x + 5, y + 122)], tip)  # fmt: skip
