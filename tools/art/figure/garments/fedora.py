"""Felt fedora, snapped down in front, with a ribbon and a small feather. Drawn in head units, worn at a tilt."""

import numpy as np

from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth, Plumage
from tools.art.kit.brushes import along, even, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_TILT = "translate(4,12) rotate(-3) scale(0.93)"

_CROWN: Landmarks = [
    (-70, -72, "c"), (-72, -104), (-66, -140), (-50, -165), (-26, -168), (-4, -158), (22, -170), (54, -172), (78, -150),
    (90, -112), (95, -66, "c"), (40, -54), (-30, -62),
]  # fmt: skip
_CROWN_FORM: tuple[Mark, ...] = (
    Patch([(100, -180), (66, -160), (60, -110), (70, -60), (110, -50)], "dark", 0.75, 9),
    Patch(
        [(-40, -176), (-22, -160), (-4, -150), (24, -160), (40, -178), (20, -176), (-4, -164), (-24, -172)],
        "dark",
        0.75,
        3,
    ),
    Patch([(-58, -150), (-42, -150), (-28, -132), (-26, -108), (-38, -112), (-52, -128)], "dark", 0.5, 6),
    Stroke([(-66, -84), (-66, -116), (-58, -146), (-44, -160)], 9, "bright", 0.42, 3),
    Stroke([(-22, -104), (-16, -130), (-4, -148)], 10, "bright", 0.34, 4),
    Stroke([(30, -166), (56, -164), (74, -144)], 5, "bright", 0.35, 2),
    Stroke([(34, -152), (44, -126), (44, -96)], 14, "light", 0.3, 5),
)
_CROWN_RIM: Landmarks = [(58, -172), (80, -150), (92, -112), (96, -66)]
_BAND: Landmarks = [(-98, -90), (-40, -76), (10, -72), (60, -76), (112, -87)]
_BOW: Landmarks = [
    (56, -94, "c"), (70, -98), (78, -94, "c"), (76, -82), (78, -68, "c"), (66, -64), (55, -66, "c"), (58, -80),
]  # fmt: skip
_FEATHER: Landmarks = [(66, -92), (78, -128), (98, -158), (112, -170)]
_VANE = along((0, 0.2), (0.3, 0.8), (0.7, 1), (1, 0.1))

_BRIM_TOP: Landmarks = [(-126, -46), (-104, -68), (-62, -70), (0, -60), (60, -62), (104, -76), (132, -86)]
_BRIM_EDGE: Landmarks = [
    (132, -86), (126, -66), (92, -48), (44, -38), (-8, -36), (-62, -38), (-104, -40), (-126, -46),
]  # fmt: skip
_UNDERSIDE: Landmarks = [
    (130, -84, "c"), (124, -60), (92, -38), (46, -25), (-8, -21), (-62, -25), (-104, -33), (-125, -46, "c"),
    (-104, -44), (-62, -42), (-8, -40), (44, -42), (92, -52), (122, -68),
]  # fmt: skip
_BRIM_FORM: tuple[Mark, ...] = (
    Stroke([(-110, -62), (-62, -64), (0, -54), (60, -56), (104, -70)], 8, "dark", 0.6, 3),
    Stroke([(-118, -50), (-70, -50), (-10, -46), (50, -48), (110, -66)], 6, "bright", 0.45, 2.5),
)
_CAST: Landmarks = [
    (-74, -40), (-40, -18), (0, -12), (40, -14), (64, -20), (100, -40), (90, -76), (0, -90), (-76, -76),
]  # fmt: skip
_NAP_COUNT = 420


def paint_fedora(paint: Painter, felt: Cloth, ribbon: Cloth, feather: Plumage, face: Landmarks) -> None:
    """The hat with its shadow on the forehead, which stays on the face."""
    with paint.group(transform=_TILT):
        with paint.group(clip=paint.outline([(x * 1.07 - 2, y * 1.07 - 12) for x, y, *_ in face])):
            paint.shape(_CAST, "#2c0f14", opacity=0.62, blur=5)
        _paint_underside(paint, felt)
        _paint_crown(paint, felt, ribbon)
        _paint_feather(paint, feather)
        _paint_bow(paint, ribbon)
        _paint_brim(paint, felt)


def _paint_underside(paint: Painter, felt: Cloth) -> None:
    """The brim's lower face, seen under its front edge: dark felt with a little warm light from below."""
    shape = paint.outline(_UNDERSIDE)
    paint.fill(shape, mix(felt.dark, "#000000", 0.25))
    with paint.group(clip=shape):
        paint.stroke([(-118, -40), (-62, -27), (-8, -23), (46, -27), (112, -52)], 5, "#6b4a48", opacity=0.6, blur=2)


def _paint_crown(paint: Painter, felt: Cloth, ribbon: Cloth) -> None:
    crown = paint.outline(_CROWN)
    document = paint.document
    paint.fill(crown, document.linear((-72, -150), (96, -70), (0, felt.light), (0.4, felt.base), (1, felt.dark)))
    with paint.group(clip=crown):
        draw(paint, _CROWN_FORM, felt)
        _paint_nap(paint, felt)
        paint.stroke(shifted(_BAND, 0, 3), 31, "#07080c", profile=even, opacity=0.6, blur=2)
        silk = document.linear(
            (-72, 0), (96, 0), (0, ribbon.base), (0.3, ribbon.light), (0.6, mix(ribbon.base, ribbon.dark, 0.5)),
            (1, ribbon.dark),
        )  # fmt: skip
        paint.stroke(_BAND, 28, silk, profile=even)
        for line in range(-12, 13, 3):
            paint.stroke(shifted(_BAND, 0, line), 0.7, ribbon.dark, profile=even, opacity=0.35)
        paint.stroke(shifted(_BAND, 0, -8), 2, ribbon.bright, opacity=0.4, blur=0.6)
        paint.stroke(shifted(_BAND, 0, -14.5), 1.6, GOLD.base, profile=even, opacity=0.9)
        paint.stroke(_CROWN_RIM, 4, felt.rim, opacity=0.75, blur=0.8)


def _paint_nap(paint: Painter, felt: Cloth) -> None:
    """Felt is matt: a fine grain breaks the sheen."""
    chance = np.random.default_rng(7)
    for x, y, light in zip(
        chance.uniform(-74, 98, _NAP_COUNT),
        chance.uniform(-172, -60, _NAP_COUNT),
        chance.random(_NAP_COUNT),
        strict=True,
    ):
        tone = felt.bright if light > 0.5 else felt.dark
        paint.hairline([(float(x), float(y)), (float(x) + 1.6, float(y) + 1)], 0.7, tone, opacity=0.1)


def _paint_feather(paint: Painter, feather: Plumage) -> None:
    for tone, width, aside in ((feather.dark, 15, 3), (feather.base, 12, 0), (feather.bright, 4, -2)):
        paint.stroke(shifted(_FEATHER, aside), width, tone, profile=_VANE, opacity=0.95)
    for x, y in paint.line(_FEATHER, 24)[5:21]:
        barb = [(float(x), float(y)), (float(x) + 6, float(y) - 3), (float(x) + 9, float(y) - 9)]
        paint.stroke(barb, 1, feather.dark, profile=fading, opacity=0.55, samples=8)
    paint.stroke(_FEATHER, 1.3, feather.light, opacity=0.9)


def _paint_bow(paint: Painter, ribbon: Cloth) -> None:
    fill = paint.document.linear((54, -98), (80, -64), (0, ribbon.light), (0.5, ribbon.base), (1, ribbon.dark))
    paint.shape(shifted(_BOW, 2, 2), "#07080c", opacity=0.5, blur=1.6)
    paint.shape(_BOW, fill)
    paint.stroke([(66, -96), (67, -80), (66, -66)], 4, ribbon.dark, opacity=0.7, blur=0.8)
    paint.stroke([(60, -94), (61, -82), (60, -68)], 2, ribbon.bright, opacity=0.4, blur=0.5)


def _paint_brim(paint: Painter, felt: Cloth) -> None:
    top, edge = list(_BRIM_TOP), list(_BRIM_EDGE)
    brim = paint.outline([(*top[0][:2], "c"), *top[1:-1], (*top[-1][:2], "c"), *edge[1:-1]])
    fill = paint.document.linear(
        (-126, -60),
        (130, -60),
        (0, felt.light),
        (0.3, mix(felt.base, felt.light, 0.5)),
        (0.6, felt.base),
        (1, felt.dark),
    )
    paint.fill(brim, fill)
    with paint.group(clip=brim):
        draw(paint, _BRIM_FORM, felt)
        paint.stroke(edge, 4.5, felt.dark, profile=even, opacity=0.85, blur=0.8)
    paint.stroke(edge[:4], 2, felt.rim, opacity=0.75, blur=0.5)
    paint.stroke([(-124, -47), (-104, -41.5), (-62, -39.5), (-8, -37.5)], 1.6, felt.bright, opacity=0.7, blur=0.3)
