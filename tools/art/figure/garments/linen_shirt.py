"""Long collarless linen shirt with an embroidered slit, its sleeves pushed up, for the toasting figure."""

from tools.art.figure.garments.toasting_drapery import (
    FAR_DOWN,
    FAR_HELD,
    NEAR_RAISED,
    TRUNK,
    UPPER_FAR,
    UPPER_NEAR,
    Hang,
    Part,
    paint_part,
    paint_upper_sleeve,
    shaded,
)
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.poses.toasting import paint_torso
from tools.art.kit.brushes import along, even, round_ended
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_HANG = Hang(ease=9, strength=0.95, sheen=0.7)
_SLEEVE = Hang(ease=13, strength=1.1, sheen=0.7)
_OPENING: Landmarks = [
    (258, 366, "c"), (292, 412), (330, 440), (340, 500), (352, 588, "c"), (366, 500), (378, 440), (424, 408),
    (466, 362, "c"), (430, 320), (290, 320),
]  # fmt: skip
_SLIT: tuple[Landmarks, ...] = (
    [(322, 432), (336, 500), (351, 590)],
    [(386, 430), (370, 500), (353, 590)],
)
_NECKBAND: Landmarks = [(266, 386), (290, 416), (326, 438)]
_NEAR_NECKBAND: Landmarks = [(452, 380), (424, 412), (384, 436)]
_BAND_WIDTH = 26.0
_ROLL = round_ended(along((0, 0.7), (0.2, 1), (0.45, 0.88), (0.7, 1.02), (1, 0.72)), start=0.12, end=0.12)

_ROLLS: dict[str, tuple[Landmarks, ...]] = {
    "held": ([(66, 806), (108, 840), (144, 902)], [(80, 794), (124, 828), (160, 886)]),
    "down": ([(110, 814), (120, 872), (114, 944)], [(128, 816), (138, 872), (132, 942)]),
    "near": ([(580, 640), (636, 652), (694, 634)], [(581, 620), (636, 632), (695, 614)]),
}
"""The pushed-up sleeve ends in two soft rolls across the forearm, the last one outermost."""
_ELBOWS: dict[str, tuple[Part, Landmarks]] = {
    "held": (FAR_HELD, [(-20, 800, "c"), (70, 800, "c"), (146, 890, "c"), (120, 990, "c"), (-20, 990, "c")]),
    "down": (FAR_DOWN, [(-20, 780, "c"), (106, 780, "c"), (110, 990, "c"), (-20, 990, "c")]),
    "near": (NEAR_RAISED, [(560, 644, "c"), (720, 638, "c"), (720, 760, "c"), (560, 760, "c")]),
}


def paint_shirt(paint: Painter, cloth: Cloth, skin: Skin) -> None:
    """Body with upper sleeves, the embroidered slit open on the chest."""
    paint_part(paint, TRUNK, cloth, _HANG)
    with paint.group(clip=paint.outline(_OPENING)):
        paint_torso(paint, skin)
        for edge in (*_SLIT, _NECKBAND, _NEAR_NECKBAND):
            paint.stroke(shifted(edge, 2, 5), 16, "#4a2018", profile=even, opacity=0.5, blur=4)
    for part in (UPPER_NEAR, UPPER_FAR):
        paint_upper_sleeve(paint, part, cloth, _SLEEVE)
    _paint_embroidery(paint, cloth)


def paint_elbow(paint: Painter, cloth: Cloth, *, arm: str) -> None:
    """The end of a pushed-up sleeve on one forearm: "held", "down" or "near"."""
    part, window = _ELBOWS[arm]
    paint_part(paint, part, cloth, _SLEEVE, only=paint.outline(window))
    lower, upper = _ROLLS[arm]
    for roll in (upper, lower):
        paint.stroke(shifted(roll, 3, 3), 26, "#3a1a12", profile=_ROLL, opacity=0.4, blur=4)
        with shaded(paint, cloth):
            paint.stroke(roll, 26, cloth.base, profile=_ROLL)
            paint.stroke(shifted(roll, -3, -4), 8, cloth.bright, profile=_ROLL, opacity=0.6, blur=2.4)
            paint.stroke(shifted(roll, 3, 7), 6, cloth.dark, profile=_ROLL, opacity=0.5, blur=2)


def _paint_embroidery(paint: Painter, cloth: Cloth) -> None:
    for side, edge in zip((-1, 1), _SLIT, strict=True):
        paint.stroke(shifted(edge, side * 9), _BAND_WIDTH - 6, cloth.light, profile=even)
        for aside, width, tone in ((1, 2.6, cloth.trim), (17, 2.2, cloth.trim)):
            paint.stroke(shifted(edge, side * aside), width, tone, profile=even)
        for x, y in paint.line(shifted(edge, side * 9), 14):
            _paint_cross(paint, (float(x), float(y)), cloth.trim)
    for band in (_NECKBAND, _NEAR_NECKBAND):
        paint.stroke(shifted(band, 0, 4), 16, cloth.light, profile=even)
        paint.stroke(shifted(band, 0, -3), 2.2, cloth.trim, profile=even)
        paint.stroke(shifted(band, 0, 11), 2.2, cloth.trim, profile=even)


def _paint_cross(paint: Painter, place: Point, tone: str) -> None:
    x, y = place
    diamond: Landmarks = [(x, y - 6.4, "c"), (x + 4.6, y, "c"), (x, y + 6.4, "c"), (x - 4.6, y, "c")]
    paint.shape(diamond, tone)
    paint.circle(place, 1.7, "#e0a844")
