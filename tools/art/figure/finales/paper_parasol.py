"""Finale: a large oiled-paper parasol opened before her, a plum branch and one vermilion seal on it. Profile figure."""

import math

from tools.art.figure.plum_branch import Blossom, PlumBranch, PlumTones, paint_plum_branch
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

CENTRE: Point = (350, 722)
RADIUS = 314.0
_RIBS = 28
_SCALLOP = 0.985
"""The paper hangs in a little between two ribs."""
_HUB: Point = (356, 690)
_FOOT: Point = (414, 1110)
_RING = 0.42
"""Where the stretchers meet the ribs, as a share of the radius."""
_BAMBOO, _BAMBOO_LIGHT, _BAMBOO_DARK = "#b98a4a", "#efd49a", "#5a3a1c"
_INK = "#15151c"

_CAST: Landmarks = [
    (240, 470), (262, 420), (320, 404), (390, 404), (450, 420), (480, 470), (420, 520), (300, 520),
]  # fmt: skip
"""The rim's shadow on shoulders and chest."""

_BRANCH = PlumBranch(
    wood=(
        ([(96, 800), (150, 760), (170, 700), (230, 640), (240, 590), (300, 530), (380, 512), (430, 470)], 15),
        ([(176, 692), (170, 620), (196, 570), (190, 520)], 7),
        ([(246, 584), (250, 530), (286, 484)], 7),
        ([(310, 528), (370, 556), (440, 552), (490, 580)], 7),
        ([(152, 756), (196, 758), (222, 782)], 7),
        ([(390, 510), (450, 516), (480, 500)], 4.5),
    ),
    blossoms=(
        Blossom((430, 468), 22, 12), Blossom((388, 512), 27, 40), Blossom((300, 528), 30, 5),
        Blossom((286, 482), 20, 30), Blossom((190, 520), 22, 0), Blossom((240, 590), 26, 50),
        Blossom((172, 626), 21, 20), Blossom((170, 702), 28, 10), Blossom((224, 782), 20, 35),
        Blossom((436, 552), 24, 0), Blossom((492, 582), 19, 25), Blossom((484, 498), 16, 60),
        Blossom((128, 776), 20, 15), Blossom((346, 546), 17, 33),
    ),
    buds=(
        Blossom((452, 448), 6), Blossom((416, 446), 5), Blossom((262, 508), 6), Blossom((204, 494), 6),
        Blossom((176, 496), 5), Blossom((152, 640), 6), Blossom((206, 662), 5.4), Blossom((514, 594), 6),
        Blossom((468, 566), 5), Blossom((196, 786), 5), Blossom((330, 500), 5.4),
    ),
)  # fmt: skip
_TONES = PlumTones(petal="#d0708c", petal_light="#f2a9ba", petal_dark="#8a3a58", wood="#2c2224", wood_light="#5c4640")


def paint_parasol(paint: Painter) -> None:
    """Paper, painting, ribs, stretchers and handle; opaque to its rim."""
    paint.shape(_CAST, "#6a3a2c", opacity=0.42, blur=10)
    rim = _rim(paint)
    paint.fill(rim, "#8a5a2c")
    paper = paint.document.radial((330, 640), 360, (0, "#fbeec4"), (0.45, "#f0d79c"), (0.8, "#d9a965"), (1, "#a86f38"))
    paint.fill(rim, paper)
    with paint.group(clip=rim):
        _paint_gores(paint)
        _paint_borders(paint)
        paint_plum_branch(paint, _BRANCH, _TONES)
        _paint_seal(paint)
        _paint_ribs(paint)
        paint.shape([(640, 500), (560, 640), (500, 820), (420, 1060), (680, 1060)], "#5a2c14", opacity=0.36, blur=26)
    _paint_edge(paint)
    _paint_frame(paint)
    _paint_handle(paint)


def _at(angle: float, share: float = 1) -> Point:
    """A point of the disc; angle in degrees, 0 to the right, clockwise."""
    turn = math.radians(angle)
    return CENTRE[0] + RADIUS * share * math.cos(turn), CENTRE[1] + RADIUS * share * math.sin(turn)


def _rib_angles() -> list[float]:
    return [index * 360 / _RIBS + 4 for index in range(_RIBS)]


def _rim(paint: Painter) -> Outline:
    points: list[tuple[float, float, str] | tuple[float, float]] = []
    for angle in _rib_angles():
        points.append((*_at(angle), "c"))
        points.append(_at(angle + 180 / _RIBS, _SCALLOP))
    return paint.outline(points)


def _paint_gores(paint: Painter) -> None:
    """Each panel between two ribs is lit on one side and in shade on the other."""
    step = 360 / _RIBS
    for angle in _rib_angles():
        facing = math.cos(math.radians(angle + step / 2 + 125))
        tone, opacity = ("#fff6d8", 0.32) if facing > 0 else ("#7a4420", 0.26)
        panel: Landmarks = [(*_HUB, "c"), (*_at(angle, 1.02), "c"), (*_at(angle + step * 0.55, 1.02), "c")]
        paint.shape(panel, tone, opacity=opacity * (0.35 + abs(facing)), blur=2.5)


def _paint_borders(paint: Painter) -> None:
    for share, width, tone, opacity in (
        (0.965, 9, _INK, 0.9),
        (0.928, 2.4, "#c8372d", 0.9),
        (0.16, 3, "#c8372d", 0.8),
    ):
        ring: Landmarks = [_at(angle, share) for angle in range(0, 361, 6)]
        paint.stroke(ring, width, tone, profile=lambda t: 0 * t + 1, opacity=opacity, samples=240)


def _paint_seal(paint: Painter) -> None:
    """One carved seal in vermilion: two strokes of a mountain in a frame."""
    with paint.group(transform="translate(252,846) rotate(-4) scale(1.1)"):
        paint.shape([(-21, -22, "c"), (0, -23), (21, -22, "c"), (22, 0), (21, 22, "c"), (0, 23), (-21, 22, "c"),
                     (-22, 0)],
                    "#c8372d", opacity=0.94)  # fmt: skip
        for line in (
            [(-15, -15), (15, -15), (15, 15), (-15, 15), (-15, -15)],
            [(0, -10), (0, 9)], [(-9, -2), (-9, 9), (9, 9), (9, -2)],
        ):  # fmt: skip
            paint.hairline([(float(x), float(y)) for x, y in line], 2.4, "#f6e2b0", opacity=0.95)


def _paint_ribs(paint: Painter) -> None:
    for angle in _rib_angles():
        x, y = _at(angle, 0.99)
        shadow: Landmarks = [(_HUB[0] + 2, _HUB[1] + 2), (x + 2.4, y + 2.4)]
        paint.stroke(shadow, 3.6, "#5a2c14", profile=even, opacity=0.35, blur=1)
        paint.stroke([_HUB, (x, y)], 3, _BAMBOO, profile=even, opacity=0.95)
        paint.stroke(
            [(_HUB[0] - 0.8, _HUB[1] - 0.8), (x - 0.8, y - 0.8)], 0.9, _BAMBOO_LIGHT, profile=even, opacity=0.9
        )


def _paint_edge(paint: Painter) -> None:
    """Light on the upper left of the rim and a knot of thread at every rib."""
    arc: Landmarks = [_at(angle, 0.992) for angle in range(170, 301, 6)]
    paint.stroke(arc, 3, "#ffe9b4", opacity=0.85, samples=120)
    for angle in _rib_angles():
        x, y = _at(angle, 0.985)
        paint.circle((x, y), 3.6, _INK)
        paint.circle((x - 1, y - 1), 1.1, "#c9ccd6")


def _paint_frame(paint: Painter) -> None:
    """Stretchers from the runner on the handle to the ribs, laced with coloured thread."""
    runner = (_HUB[0] + 9, _HUB[1] + 62)
    for angle in _rib_angles():
        end = _at(angle, _RING)
        paint.stroke([(runner[0] + 2, runner[1] + 3),
                      (end[0] + 2, end[1] + 4)], 3, "#5a2c14", profile=even, opacity=0.3,
                     blur=1.6)  # fmt: skip
        paint.stroke([runner, end], 3.2, _BAMBOO_DARK, profile=even)
        paint.stroke([runner, end], 1.8, _BAMBOO_LIGHT, profile=even, opacity=0.85)
    for share, tone in ((_RING, "#c8372d"), (_RING - 0.035, "#2f7a5c")):
        ring = [_at(angle, share) for angle in [*_rib_angles(), _rib_angles()[0]]]
        paint.hairline(ring, 2, tone, opacity=0.9)
    for place, radius in ((_HUB, 17), (runner, 15)):
        wood = paint.document.radial(
            (place[0] - 5, place[1] - 6), radius * 1.5, (0, _BAMBOO_LIGHT), (0.5, _BAMBOO), (1, _BAMBOO_DARK)
        )
        paint.circle((place[0] + 3, place[1] + 5), radius, "#3a1c0c", opacity=0.5, blur=4)
        paint.circle(place, radius, wood)


def _paint_handle(paint: Painter) -> None:
    """Bamboo that comes toward the onlooker, with its knots."""
    document = paint.document
    cast: Landmarks = [(_HUB[0] + 10, _HUB[1] + 14), (_FOOT[0] + 26, _FOOT[1])]
    paint.stroke(cast, 24, "#3a1c0c", profile=even, opacity=0.36, blur=7)
    cane = document.linear((350, 800), (376, 796), (0, _BAMBOO_LIGHT), (0.45, _BAMBOO), (1, _BAMBOO_DARK))
    paint.stroke([_HUB, _FOOT], 21, cane, profile=lambda t: 0.7 + 0.3 * t)
    for share in (0.16, 0.36, 0.62, 0.86):
        x = _HUB[0] + (_FOOT[0] - _HUB[0]) * share
        y = _HUB[1] + (_FOOT[1] - _HUB[1]) * share
        half = 8.6 + 3 * share
        paint.stroke([(x - half, y + 1), (x, y + 4), (x + half, y - 1)], 3.4, _BAMBOO_DARK, profile=even, opacity=0.8)
        paint.stroke([(x - half, y - 2), (x, y + 1), (x + half, y - 4)], 2, _BAMBOO_LIGHT, profile=even, opacity=0.8)
