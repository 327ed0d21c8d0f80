"""Tall pleated pastry hat with a stiff band, floury. Head units."""

import math
import random

from tools.art.figure.cloth import rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, shifted
from tools.art.kit.paint import Painter

_BAND: Landmarks = [
    (-84, -54, "c"), (-60, -76), (-20, -86), (24, -84), (66, -68), (102, -38, "c"), (104, -66), (101, -98, "c"),
    (64, -122), (22, -134), (-22, -134), (-60, -122), (-87, -98, "c"), (-87, -76),
]  # fmt: skip
_LOWER_EDGE: Landmarks = [(-84, -54), (-60, -76), (-20, -86), (24, -84), (66, -68), (102, -38)]
_UPPER_EDGE: Landmarks = [(-87, -98), (-60, -122), (-22, -134), (22, -134), (64, -122), (101, -98)]
_CROWN: Landmarks = [
    (-86, -98, "c"), (-102, -128), (-118, -158), (-112, -190), (-84, -202), (-58, -196), (-40, -214), (-6, -222),
    (24, -212), (46, -222), (80, -216), (98, -196), (124, -188), (136, -162), (128, -132), (100, -98, "c"),
    (64, -122), (22, -134), (-22, -134), (-60, -122),
]  # fmt: skip
_PUFF_SHADE: tuple[Mark, ...] = (
    # Three puffs: each is round, dark where the next one begins.
    Stroke([(-56, -124), (-64, -160), (-58, -194)], 13, "dark", 0.7, 5),
    Stroke([(38, -132), (44, -172), (26, -210)], 14, "dark", 0.7, 5),
    Stroke([(76, -126), (92, -160), (98, -194)], 12, "dark", 0.7, 5),
    Patch([(140, -200), (110, -190), (104, -150), (86, -116), (110, -96), (150, -120)], "dark", 0.65, 8),
    Patch([(-90, -92), (-56, -120), (22, -132), (64, -120), (102, -92), (104, -112), (60, -142), (20, -152),
           (-24, -152), (-66, -140), (-100, -116)], "dark", 0.6, 6),
    Glow((-84, -172), (20, 18), "bright", 0.9, 7, -30),
    Glow((-14, -192), (34, 18), "bright", 0.85, 8),
    Glow((64, -196), (18, 13), "bright", 0.6, 6),
)  # fmt: skip
_PLEATS = 17
_FALL = along((0, 1), (0.5, 0.75), (1, 0))
_CAST: Landmarks = [
    (-66, -44), (-50, -62), (-20, -72), (24, -70), (58, -54), (82, -30), (84, -46), (60, -80), (0, -96), (-60, -80),
]  # fmt: skip


def paint_toque(paint: Painter, cloth: Cloth) -> None:
    paint.shape(_CAST, "#3a1a0c", opacity=0.5, blur=5)
    _paint_crown(paint, cloth)
    _paint_band(paint, cloth)


def _paint_crown(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_CROWN)
    fill = paint.document.linear((-110, -210), (120, -110), (0, cloth.bright), (0.5, cloth.light), (1, cloth.base))
    with paint.group(shades=rim_light(cloth, 0.8)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _PUFF_SHADE, cloth)
            for index in range(_PLEATS):
                _paint_pleat(paint, index, cloth)


def _paint_pleat(paint: Painter, index: int, cloth: Cloth) -> None:
    """A pleat rises from the band and opens into the puffs."""
    share = (index + 0.5) / _PLEATS
    a = share * 2 - 1
    root = (8 + a * 91, -134 + 34 * a * a)
    lean = a * 20
    height = 62 + 12 * math.sin(index * 2.1)
    pleat: list[Landmark] = [
        root,
        (root[0] + lean * 0.5, root[1] - height * 0.35),
        (root[0] + lean * 1.1 + 3 * math.sin(index * 1.7), root[1] - height * 0.7),
        (root[0] + lean * 1.3, root[1] - height),
    ]
    paint.stroke(pleat, 8, cloth.dark, profile=_FALL, opacity=0.5, blur=2)
    paint.stroke(pleat, 1.8, cloth.deepest, profile=_FALL, opacity=0.4, blur=0.4)
    paint.stroke(shifted(pleat, -5, 0), 5, cloth.bright, profile=_FALL, opacity=0.9, blur=1.4)


def _paint_band(paint: Painter, cloth: Cloth) -> None:
    band = paint.outline(_BAND)
    fill = paint.document.linear(
        (-88, -100), (104, -80), (0, cloth.light), (0.3, cloth.bright), (0.62, cloth.base), (1, cloth.dark)
    )
    with paint.group(shades=rim_light(cloth, 0.6)):
        paint.fill(band, fill)
        with paint.group(clip=band):
            paint.shape(
                [(60, -140), (70, -70), (104, -30), (130, -60), (110, -130)],
                mix(cloth.dark, "#6a5a70", 0.3),
                opacity=0.4,
                blur=8,
            )
            paint.stroke(shifted(_UPPER_EDGE, 0, 3), 5, cloth.dark, profile=even, opacity=0.5, blur=2)
            paint.stroke(shifted(_LOWER_EDGE, 0, -2), 2.4, cloth.bright, profile=even, opacity=0.9)
            paint.stroke(shifted(_LOWER_EDGE, 0, -6), 1.1, cloth.dark, profile=even, opacity=0.6)
            paint.stroke(shifted(_UPPER_EDGE, 0, 8), 1.1, cloth.dark, profile=even, opacity=0.5)
            _paint_flour(paint)
    paint.stroke(_UPPER_EDGE, 2.4, cloth.bright, profile=even)
    paint.stroke(shifted(_LOWER_EDGE, 0, 1), 2.4, cloth.deepest, profile=even, opacity=0.45, blur=0.8)


def _paint_flour(paint: Painter) -> None:
    """A dusting where a floury hand set the hat right."""
    chance = random.Random(12)
    for _ in range(70):
        x, y = chance.gauss(60, 16), chance.gauss(-96, 10)
        paint.circle((x, y), chance.uniform(0.5, 1.7), "#ffffff", opacity=chance.uniform(0.5, 0.95))
    paint.ellipse((58, -98), (18, 8), "#ffffff", turn=20, opacity=0.5, blur=4)
