"""Waistcoat of ink-blue brocade with brass fans that follow the chest, and a watch chain, for the frontal figure."""

import math

import numpy as np

from tools.art.figure.cloth import Fold, paint_folds, paint_piping
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.frontal import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.outlines import smooth
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW = "#04060f"

_LEFT: Landmarks = [
    (286, 330, "c"), (250, 344, "c"), (246, 392), (228, 440), (198, 474, "c"), (196, 520), (202, 580), (210, 650),
    (212, 716, "c"), (262, 728), (318, 760, "c"), (352, 716, "c"), (352, 540, "c"), (318, 450), (294, 380),
]  # fmt: skip
_RIGHT: Landmarks = [
    (440, 324, "c"), (482, 340, "c"), (488, 392), (508, 440), (542, 470, "c"), (541, 520), (534, 580), (524, 650),
    (520, 716, "c"), (460, 730), (388, 762, "c"), (346, 714, "c"), (346, 540, "c"), (392, 440), (424, 372),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(560, 420), (508, 440), (490, 520), (484, 640), (500, 760), (570, 770)], "dark", 0.85, 12),
    Patch(
        [(200, 498), (250, 520), (310, 518), (346, 500), (400, 520), (460, 516), (536, 492), (530, 552), (430, 548),
         (350, 540), (270, 548), (202, 544)],
        "dark", 0.6, 9,
    ),
    Glow((262, 448), (26, 40), "bright", 0.3, 12),
    Glow((436, 452), (22, 34), "bright", 0.14, 12),
    Stroke([(236, 560), (246, 640), (244, 720)], 22, "bright", 0.2, 8),
    Stroke([(318, 560), (322, 640), (322, 720)], 14, "dark", 0.4, 7),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(204, 560), (250, 580), (304, 600)], 8, 0.5),
    Fold([(206, 612), (256, 618), (320, 626)], 7, 0.45),
    Fold([(212, 672), (260, 664), (322, 660)], 7, 0.45),
    Fold([(532, 590), (480, 606), (396, 622)], 8, 0.5),
    Fold([(526, 640), (470, 644), (392, 650)], 7, 0.45),
    Fold([(530, 540), (490, 560), (436, 592)], 7, 0.45),
)
_LAPELS: tuple[tuple[Landmarks, Landmarks], ...] = (
    (
        [(440, 324, "c"), (458, 334), (470, 380), (452, 420), (410, 470), (352, 556, "c"), (346, 540, "c"), (392, 440),
         (424, 372)],
        [(452, 348), (450, 392), (412, 446), (362, 528)],
    ),
    (
        [(286, 330, "c"), (268, 338), (258, 384), (274, 424), (304, 470), (352, 556, "c"), (352, 540, "c"), (318, 450),
         (294, 380)],
        [(272, 350), (272, 392), (300, 450), (344, 534)],
    ),
)  # fmt: skip
_POCKETS: tuple[Landmarks, ...] = (
    [(428, 634, "c"), (486, 626, "c"), (487, 637, "c"), (429, 645, "c")],
    [(232, 640, "c"), (286, 646, "c"), (286, 656, "c"), (231, 651, "c")],
)
_BUTTONS = (576, 612, 648, 684)
_CHAIN: Landmarks = [(344, 614), (372, 654), (412, 660), (452, 634)]

_MIDDLE = 350.0
_GIRTH = ((330, 470, 560, 650, 770), (196, 186, 172, 166, 174))
"""Half the width of the cloth wrapped round the body, at heights from shoulder to hem."""
_ROW, _COLUMN = 21.0, 0.152
_ARCS = (12.6, 8.6, 4.6)
_ARC_STEPS = 9


def paint_waistcoat(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    fill = paint.document.linear((200, 340), (540, 740), (0, cloth.light), (0.45, cloth.base), (1, cloth.dark))
    for panel in (_RIGHT, _LEFT):
        shape = paint.outline(panel)
        with paint.group(clip=paint.grown(TORSO, 4)):
            paint.fill(shape, _SHADOW, opacity=0.55, blur=5)
        with paint.group(shades=[Shade(-3, 1, 1, cloth.rim, 0.6), Shade(4, 3, 3, cloth.bright, 0.3)]):
            paint.fill(shape, fill)
            with paint.group(clip=shape):
                _paint_brocade(paint, cloth)
                draw(paint, _FORM, cloth)
                paint_folds(paint, _FOLDS, cloth)
    for lapel, sheen in _LAPELS:
        _paint_lapel(paint, lapel, sheen, satin)
    paint.stroke([(350, 556), (349, 640), (350, 716)], 2.4, _SHADOW, profile=even, opacity=0.9, blur=0.4)
    for y in _BUTTONS:
        _paint_button(paint, (341, y))
    for pocket in _POCKETS:
        paint.shape(pocket, satin.base)
        paint.stroke([pocket[0][:2], pocket[1][:2]], 1.6, cloth.bright, profile=even, opacity=0.6, blur=0.2)
    _paint_chain(paint)


def _on_chest(turn: float, height: float) -> Point:
    """A point of the flat cloth laid round the body: narrower at the sides, lower in front, hanging from the chest."""
    chest = 9 * math.exp(-(((height - 478) / 58) ** 2)) * math.cos(3.1 * (abs(turn) - 0.55))
    waist = 10 * math.cos(1.25 * turn)
    return _MIDDLE + float(np.interp(height, *_GIRTH)) * math.sin(turn), height + waist + chest


def _paint_brocade(paint: Painter, cloth: Cloth) -> None:
    """Rows of Deco fans; the thread gleams where the cloth faces the light and dulls toward the sides."""
    for row in range(23):
        height = 316 + row * _ROW
        for column in range(-9, 10):
            turn = (column + (0.5 if row % 2 else 0)) * _COLUMN
            if abs(turn) < 1.35:
                _paint_fan(paint, turn, height, cloth)


def _paint_fan(paint: Painter, turn: float, height: float, cloth: Cloth) -> None:
    gleam = max(0.0, math.cos(turn + 0.55)) ** 1.5
    thread = mix(GOLD.dark, GOLD.light, 0.12 + 0.5 * gleam)
    opacity = 0.3 + 0.42 * gleam
    paint.fill(smooth(_arc(turn, height, 11.4)), cloth.light, opacity=0.1 + 0.2 * gleam)
    for radius in _ARCS:
        paint.hairline(_arc(turn, height, radius), 0.95, thread, opacity=opacity)
    for angle in (-0.7, 0.0, 0.7):
        ends = [
            _on_chest(turn + reach * math.sin(angle) / 172, height - reach * math.cos(angle)) for reach in (4.8, 12.2)
        ]
        paint.hairline(ends, 0.7, thread, opacity=opacity * 0.8)


def _arc(turn: float, height: float, radius: float) -> list[Point]:
    angles = np.linspace(-math.pi / 2, math.pi / 2, _ARC_STEPS)
    return [
        _on_chest(turn + radius * math.sin(angle) / 172, height - radius * math.cos(angle))
        for angle in map(float, angles)
    ]


def _paint_lapel(paint: Painter, lapel: Landmarks, sheen: Landmarks, satin: Cloth) -> None:
    shape = paint.outline(lapel)
    with paint.group(clip=paint.outline(TORSO)):
        paint.fill(shape, _SHADOW, opacity=0.5, blur=3)
    paint.fill(
        shape, paint.document.linear((260, 340), (460, 540), (0, satin.light), (0.5, satin.base), (1, satin.dark))
    )
    with paint.group(clip=shape):
        paint.stroke(sheen, 9, satin.bright, opacity=0.55, blur=2.8)
        paint.stroke(sheen, 2.4, satin.bright, opacity=0.35, blur=0.8)
    paint_piping(paint, [point[:2] for point in lapel[1:6]], 1.8)


def _paint_button(paint: Painter, place: Point) -> None:
    x, y = place
    paint.circle((x + 1.5, y + 2), 6, _SHADOW, opacity=0.6)
    paint.circle(place, 5.4, paint.document.radial((x - 1, y - 2), 6, (0, GOLD.light), (1, "#93601f")))
    paint.circle((x - 1.6, y - 1.8), 1.5, "#fff7d8")


def _paint_chain(paint: Painter) -> None:
    for x, y in paint.line([(px + 1, py + 3) for px, py, *_ in _CHAIN], 26):
        paint.circle((float(x), float(y)), 2.6, _SHADOW, opacity=0.35, blur=1)
    for index, (x, y) in enumerate(paint.line(_CHAIN, 26)):
        tone = "#ffe08a" if index % 3 == 0 else "#d8a24a"
        height = 2.6 if index % 2 else 1.6
        ring = [
            (float(x) + 3.4 * math.cos(angle), float(y) + height * math.sin(angle))
            for angle in map(float, np.linspace(0, math.tau, 13))
        ]
        paint.hairline(ring, 1.7, tone)
