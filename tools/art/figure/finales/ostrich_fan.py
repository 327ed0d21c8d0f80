"""Finale: an ostrich fan larger than she is, its mother-of-pearl guard held at the chest. Upright frame."""

import math

import numpy as np

from tools.art.figure.feathers import Plume, paint_plume
from tools.art.figure.palette import GOLD, Plumage
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter

_PIVOT: Point = (430, 900)
_GUARD_ANGLE = 84.0
_GUARD_LENGTH = 422.0

_REACH = (
    (-14, 0, 20, 40, 56, 68, 80, 92, 104, 116, 126, 138, 152, 166, 180, 196),
    (204, 208, 226, 276, 346, 416, 458, 484, 498, 506, 496, 464, 418, 384, 360, 348),
)
"""Angle of a quill (degrees, 0 to the right, 90 up) and how far it reaches: the fan leans toward the cards."""

_LILAC = Plumage("#75507c", "#a283ab", "#cbb0c8", "#eadbe4")
_PALE = Plumage("#ab8aa9", "#d8c0cc", "#f2e2e0", "#fffaf2")
_BLUSH = Plumage("#b98ca0", "#e2c2c8", "#f7e6e2", "#fffaf4")
_SHADE = "#3d1f45"
_QUILL_SHADOW = along((0, 0.3), (0.2, 0.7), (0.8, 1), (1, 0.5))

_BACKING: Landmarks = [
    (100, 1010, "c"), (112, 770), (146, 640), (190, 520), (234, 454), (300, 445), (380, 443), (460, 444), (522, 462),
    (556, 520), (586, 640), (600, 780), (606, 1010, "c"),
]  # fmt: skip
"""Opaque under all plumes, so that nothing can ever show between them."""

_CAST: Landmarks = [
    (238, 520), (248, 446), (300, 424), (380, 414), (450, 418), (482, 440), (490, 520), (380, 560),
]  # fmt: skip
"""The fan's shadow on the chest."""


def paint_fan(paint: Painter) -> None:
    paint.shape(_CAST, "#8a3a44", opacity=0.42, blur=11)
    paint.shape(_BACKING, _LILAC.dark)
    _paint_row(paint, np.linspace(196, -14, 24), 1, 120, _LILAC, seed=0)
    _paint_row(paint, np.linspace(188, 0, 13), 0.93, 124, _PALE, seed=40)
    _paint_row(paint, np.linspace(182, 8, 11), 0.66, 100, _BLUSH, seed=80)
    paint.shape([(270, 1000), (310, 840), (420, 790), (530, 830), (580, 1000)], "#c4557a", opacity=0.34, blur=20)
    for angle in np.linspace(174, 12, 12):
        _paint_stick(paint, float(angle))
    _paint_quill(paint, _GUARD_ANGLE, 0.95, 104, _PALE, seed=121)
    _paint_guard(paint)


def _paint_row(paint: Painter, angles: np.ndarray, share: float, width: float, tones: Plumage, *, seed: int) -> None:
    """Plumes from both ends of the row toward the one that stands in front, above the guard."""
    front = 98
    for index in sorted(range(len(angles)), key=lambda place: -abs(angles[place] - front)):
        _paint_quill(paint, float(angles[index]), share, width, tones, seed=seed + index)


def _paint_quill(paint: Painter, angle: float, share: float, width: float, tones: Plumage, *, seed: int) -> None:
    reach = float(np.interp(angle, *_REACH)) * share
    turn = math.radians(angle)
    ux, uy = math.cos(turn), -math.sin(turn)
    bend = (104 - angle) / 90 * 0.13
    x, y = _PIVOT

    def at(distance: float, aside: float, drop: float = 0) -> Point:
        return x + ux * distance - uy * reach * aside, y + uy * distance + ux * reach * aside + drop

    quill = [at(30, 0), at(reach * 0.4, 0), at(reach * 0.75, bend * 0.3), at(reach * 0.97, bend * 1.1, 4)]
    girth = width * (0.8 + 0.2 * math.sin(max(0.0, min(math.pi, turn))))
    paint.stroke(quill, girth * 1.05, _SHADE, profile=_QUILL_SHADOW, opacity=0.34, blur=7)
    paint_plume(paint, Plume(quill, girth, seed, barbs=50), tones)


def _paint_stick(paint: Painter, angle: float) -> None:
    x, y = _PIVOT
    turn = math.radians(angle)
    end = (x + math.cos(turn) * 138, y - math.sin(turn) * 138)
    gold = paint.document.linear((x - 120, 0), (x + 120, 0), (0, GOLD.dark), (0.5, "#ffe9a8"), (1, "#a86c28"))
    paint.stroke([(x, y), end], 9, "#4a2438", profile=even, opacity=0.4, blur=2.4)
    paint.stroke([(x + math.cos(turn) * 6, y - math.sin(turn) * 6), end], 8.4, gold, profile=even)
    paint.circle(end, 4.2, "#ffefc0")


def _paint_guard(paint: Painter) -> None:
    """The outer stick: mother-of-pearl with gold inlays and a finial."""
    x, y = _PIVOT
    turn = math.radians(_GUARD_ANGLE)
    ux, uy = math.cos(turn), -math.sin(turn)

    def at(distance: float, aside: float = 0) -> Point:
        return x + ux * distance - uy * aside, y + uy * distance + ux * aside

    line: Landmarks = [at(0), at(_GUARD_LENGTH)]
    blade = along((0, 1), (0.6, 0.86), (0.94, 0.7), (1, 0.5))
    paint.stroke([at(0, 5), at(_GUARD_LENGTH, 5)], 17, "#3a1838", profile=blade, opacity=0.5, blur=4)
    bottom, top = at(0), at(_GUARD_LENGTH)
    pearl = paint.document.linear(
        bottom, top,
        (0, "#d8c4d2"), (0.18, "#f7efe8"), (0.32, "#cfe4e2"), (0.46, "#f8ecef"), (0.58, "#e6cfe0"), (0.7, "#f9f4ec"),
        (0.84, "#cfe2e6"), (1, "#fbeff0"),
    )  # fmt: skip
    paint.stroke(line, 16, "#8a6c86", profile=blade)
    paint.stroke([at(1, -0.6), at(_GUARD_LENGTH - 1, -0.6)], 14, pearl, profile=blade)
    paint.stroke([at(4, -3.6), at(_GUARD_LENGTH - 6, -2.8)], 2.2, "#ffffff", opacity=0.8, blur=0.5)
    paint.stroke([at(4, 4.6), at(_GUARD_LENGTH - 6, 3.6)], 3, "#8a5a86", opacity=0.4, blur=0.9)
    for distance in range(150, int(_GUARD_LENGTH) - 10, 34):
        paint.shape(
            [(*at(distance - 9), "c"), (*at(distance, 3.4), "c"), (*at(distance + 9), "c"), (*at(distance, -3.4), "c")],
            GOLD.base,
        )
        paint.circle(at(distance), 1.2, GOLD.light)
    finial = at(_GUARD_LENGTH + 5)
    knob = paint.document.radial((finial[0] - 2, finial[1] - 3), 10, (0, GOLD.light), (0.5, GOLD.base), (1, GOLD.dark))
    paint.stroke([at(_GUARD_LENGTH - 9), at(_GUARD_LENGTH - 3)], 12, GOLD.base, profile=lambda t: 0 * t + 1)
    paint.circle(finial, 7, knob)
