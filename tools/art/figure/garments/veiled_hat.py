"""Small black hat tilted over the brow, with a silver leaf and a spotted veil to the chin. Head units, profile."""

import math

from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import along, even, fading
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_TILT = "translate(2,-2) rotate(-8 0 -90)"
_SILVER = "#c9ccd6"
_THREAD = "#0a0a10"
_MESH = 12.0
"""Width of the veil's diamonds."""
_SPOT_EVERY = 3

_CROWN: Landmarks = [
    (-66, -88, "c"), (-62, -106), (-42, -123), (-8, -133), (30, -130), (56, -116), (68, -98), (68, -84, "c"),
    (30, -96), (-20, -98),
]  # fmt: skip
_CROWN_FORM: tuple[Mark, ...] = (
    Glow((-28, -114), (24, 8), "bright", 0.45, 5, -16),
    Stroke([(-54, -102), (-38, -115), (-8, -126), (28, -123)], 6, "light", 0.55, 3),
    Patch([(26, -136), (70, -118), (80, -78), (40, -84), (52, -104)], "dark", 0.7, 6),
)
_BRIM: Landmarks = [
    (-92, -76, "c"), (-84, -90), (-50, -102), (0, -106), (46, -100), (82, -84), (88, -74, "c"), (50, -80), (4, -84),
    (-44, -80), (-74, -72),
]  # fmt: skip
_BRIM_EDGE: Landmarks = [(-92, -76), (-74, -72), (-44, -80), (4, -84), (50, -80), (88, -74)]
_BRIM_LIGHT: Landmarks = [(-86, -84), (-50, -98), (0, -102), (46, -96)]
_BAND: Landmarks = [(-70, -94), (-30, -108), (14, -110), (70, -92)]
_VEIL: Landmarks = [
    (-88, -72, "c"), (-106, -44), (-112, 0), (-112, 50), (-102, 92), (-82, 116), (-52, 120), (-24, 106), (0, 78),
    (18, 40), (30, 0), (44, -40), (62, -80, "c"), (0, -86),
]  # fmt: skip
_VEIL_HEM: Landmarks = [(-112, 50), (-102, 92), (-82, 116), (-52, 120), (-24, 106), (0, 78), (18, 40), (30, 0)]
_CAST: Landmarks = [(-76, -74), (-40, -70), (10, -72), (70, -70), (76, -50), (10, -56), (-40, -54), (-72, -58)]
_QUILLS: tuple[Landmarks, ...] = (
    [(34, -112), (66, -138), (104, -150), (140, -146)],
    [(34, -110), (74, -126), (110, -130), (144, -120)],
)
_VANE = along((0, 0.3), (0.3, 0.9), (0.7, 1), (1, 0.1))


def paint_hat(paint: Painter, felt: Cloth) -> None:
    """The veil first, then the hat that it hangs from."""
    _paint_veil(paint)
    with paint.group(transform=_TILT):
        paint.shape(_CAST, "#1c2030", opacity=0.5, blur=5)
        _paint_feathers(paint)
        _paint_felt(paint, felt)


def _paint_felt(paint: Painter, felt: Cloth) -> None:
    crown = paint.outline(_CROWN)
    fill = paint.document.linear((-60, -140), (70, -90), (0, felt.light), (0.4, felt.base), (1, felt.dark))
    paint.fill(crown, fill)
    with paint.group(clip=crown):
        draw(paint, _CROWN_FORM, felt)
        paint.stroke(_BAND, 15, "#2a2a34", profile=even)
        paint.stroke(shifted(_BAND, 0, -7), 1.4, _SILVER, profile=even, opacity=0.8)
        paint.stroke([(34, -129), (58, -114), (68, -94)], 3, felt.rim, opacity=0.7, blur=0.8)
    brim = paint.outline(_BRIM)
    paint.fill(brim, paint.document.linear((-90, -90), (88, -80), (0, felt.light), (0.5, felt.base), (1, felt.dark)))
    paint.stroke(_BRIM_LIGHT, 4, felt.bright, opacity=0.5, blur=1.6)
    paint.stroke(_BRIM_EDGE, 2.2, _SILVER, profile=even, opacity=0.9)
    _paint_leaf(paint)


def _paint_feathers(paint: Painter) -> None:
    for quill in _QUILLS:
        paint.stroke(quill, 15, "#0b0b10", profile=_VANE)
        paint.stroke(shifted(quill, -1, -2), 9, "#34364a", profile=_VANE, opacity=0.8)
        line = paint.line(quill, 20)
        for x, y in line[5:18]:
            barb: Landmarks = [(float(x), float(y)), (float(x) + 9, float(y) - 3), (float(x) + 14, float(y) - 9)]
            paint.stroke(barb, 1.1, "#6a6e86", profile=fading, opacity=0.6, samples=8)
        paint.stroke(quill, 1.4, _SILVER, opacity=0.8)


def _paint_leaf(paint: Painter) -> None:
    """A silver ginkgo leaf on the band."""
    with paint.group(transform="translate(26,-100) rotate(24)"):
        leaf = paint.document.radial((0, 2), 26, (0, "#ffffff"), (0.5, _SILVER), (1, "#71788e"))
        paint.shape(
            [(0, 10, "c"), (-10, -2), (-21, -8, "c"), (-14, -19), (-2, -21, "c"), (0, -15, "c"), (3, -21, "c"),
             (14, -18),
             (21, -8, "c"), (10, -2)],
            leaf,
        )  # fmt: skip
        for degrees in range(-60, 61, 20):
            turn = math.radians(degrees)
            paint.hairline([(0, 8), (18 * math.sin(turn), -18 * math.cos(turn) + 1)], 0.7, "#6a7088", opacity=0.8)
        paint.circle((0, 11), 3.4, "#c8372d")


def _paint_veil(paint: Painter) -> None:
    """Net of crossed threads with a spot on every third crossing; the face stays readable behind it."""
    veil = paint.outline(_VEIL)
    box = veil.bounds
    tint = paint.document.linear((-112, 0), (40, 0), (0, "#0a0a12", 0.3), (0.3, "#0a0a12", 0.12), (1, "#0a0a12", 0.3))
    paint.fill(veil, tint)
    height = box.bottom - box.top
    with paint.group(clip=veil):
        start = box.left - height
        while start < box.right + height:
            for lean in (0.62, -0.62):
                ends = [(start, box.top), (start + lean * height, box.bottom)]
                paint.hairline(ends, 0.55, _THREAD, opacity=0.5)
            start += _MESH
        _paint_spots(paint)
    paint.stroke(_VEIL_HEM, 2.6, _THREAD, profile=even, opacity=0.75)
    for x, y in paint.line(_VEIL_HEM, 34):
        paint.circle((float(x), float(y)), 1.9, _THREAD, opacity=0.8)


def _paint_spots(paint: Painter) -> None:
    left, top = -120.0, -70.0
    step_x, step_y = _MESH * _SPOT_EVERY, _MESH * _SPOT_EVERY / 1.24
    for row in range(8):
        for column in range(6):
            x = left + (column + (0.5 if row % 2 else 0)) * step_x
            paint.circle((x, top + row * step_y), 2.3, _THREAD, opacity=0.85)
