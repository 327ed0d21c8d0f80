"""A set of emeralds in gold for the leaning figure: a collar of three rows, drop earrings, bangles to mid-forearm."""

import math
from collections.abc import Sequence

import numpy as np

from tools.art.figure.palette import GOLD
from tools.art.figure.poses.leaning_limbs import FAR_FOREARM, LOWERED_FOREARM, NEAR_ARM
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Line, Point, directions, number, shifted
from tools.art.kit.paint import Painter

_DARK = "#12040a"
_STONE = ("#8ff0d0", "#14937c", "#05443c")
"""Light, middle and dark tone of an emerald."""

_ROWS: tuple[Landmarks, ...] = (
    [(285, 402), (294, 430), (318, 447), (362, 436), (402, 402)],
    [(273, 411), (284, 450), (316, 472), (376, 458), (419, 410)],
    [(258, 421), (272, 466), (314, 498), (388, 480), (438, 420)],
)
_STONES = (15, 17, 19)
_DROPS = 19

_NEAR_BANGLES = ((404, 6), (415, 6), (432, 14), (450, 6), (461, 6), (478, 14), (495, 6), (506, 6))
_RAISED_BANGLES = ((474, 5.5), (484, 5.5), (499, 13), (514, 5.5), (524, 5.5), (540, 13), (556, 5.5))
_LOWERED_BANGLES = ((150, 5.5), (160, 5.5), (175, 13), (190, 5.5), (200, 5.5), (215, 13), (230, 5.5), (240, 5.5))
"""Where along the forearm each bangle sits, and its width."""


def paint_collar(paint: Painter) -> None:
    """Three rows on neck and chest, the lowest with drops; in the frame of the chest."""
    lines = [paint.line(row, 120) for row in _ROWS]
    with paint.unwarped():
        for line in lines:
            paint.ribbon(line + np.array([2, 6]), 13, _DARK, profile=even, opacity=0.5, blur=3)
        _paint_drops(paint, lines[2])
        for line, count in zip(reversed(lines), reversed(_STONES), strict=True):
            _paint_row(paint, line, count)
        _paint_struts(paint, lines)
        middle = lines[0][58]
        _paint_emerald(paint, (float(middle[0]), float(middle[1]) + 1), (9, 11), turn=0)


def paint_earrings(paint: Painter) -> None:
    """In head units: the near one in full, the far one past the cheek."""
    paint.stroke([(-67, 30), (-68, 44)], 1.5, GOLD.base, profile=even)
    _paint_lozenge(paint, (-68, 53), (6, 12), stone=True)
    _paint_lozenge(paint, (-68, 71), (3.6, 9), stone=False)
    _paint_lozenge(paint, (-68, 87), (5, 9), stone=True)
    paint.ellipse((-68, 99), (2, 3), "#fffdf0")
    paint.shape([(70, 36), (84, 36), (92, 70), (86, 116), (70, 112), (62, 70)], _DARK, opacity=0.4, blur=3)
    stud = paint.document.radial((76, 31), 5, (0, "#fffbe8"), (1, GOLD.shade))
    paint.circle((77, 33), 4.4, stud)
    paint.stroke([(77, 36), (77, 46)], 1.6, GOLD.base, profile=even)
    _paint_lozenge(paint, (77, 54), (10, 12), stone=True)
    _paint_lozenge(paint, (77, 69), (14, 10), stone=False)
    _paint_lozenge(paint, (77, 86), (11, 15), stone=True)
    for x, end in ((71, 114), (77, 122), (83, 114)):
        paint.stroke([(77, 98), (x, 106), (x, end)], 1.4, "#f3cf7c", profile=even)
        paint.ellipse((x, end), (2, 2.8), "#fffdf0")


def paint_near_bangles(paint: Painter) -> None:
    with paint.group(clip=paint.grown(NEAR_ARM.outline, 3)):
        for x, width in _NEAR_BANGLES:
            slant = (x - 404) * 0.06
            _paint_bangle(
                paint,
                [(x - 8 - slant, 796), (x + 1, 826), (x + 4, 850), (x + 4, 874), (x - 1, 904)],
                width,
                light=((0, 814), (0, 898)),
            )


def paint_raised_bangles(paint: Painter) -> None:
    with paint.group(clip=paint.grown(FAR_FOREARM.outline, 3)):
        for y, width in _RAISED_BANGLES:
            spread = (y - 474) * 0.2
            line: Landmarks = [(104 - spread, y - 8), (128 - spread / 2, y + 3), (152, y + 4), (186 + spread, y - 7)]
            _paint_bangle(paint, line, width, light=((108 - spread, 0), (176, 0)))


def paint_lowered_bangles(paint: Painter) -> None:
    with paint.group(clip=paint.grown(LOWERED_FOREARM.outline, 3)):
        for x, width in _LOWERED_BANGLES:
            line: Landmarks = [(x + 12, 806), (x + 1, 838), (x - 3, 866), (x, 904)]
            _paint_bangle(paint, line, width, light=((0, 818), (0, 896)))


def _paint_row(paint: Painter, line: Line, count: int) -> None:
    """A double gold wire with stones set along it."""
    gold = paint.document.linear(
        (250, 0), (440, 0), (0, "#fff2c4"), (0.35, GOLD.base), (0.7, "#f4d48a"), (1, "#8a5a20")
    )
    paint.ribbon(line, 12, GOLD.dark, profile=even)
    paint.ribbon(line + np.array([-0.4, -0.8]), 10, gold, profile=even)
    places = np.linspace(4, len(line) - 5, count).astype(int)
    heading = directions(line)
    for order, index in enumerate(places):
        x, y = (float(value) for value in line[index])
        turn = math.degrees(math.atan2(heading[index][1], heading[index][0]))
        if order % 2 == 0:
            _paint_emerald(paint, (x, y), (4.6, 4.6), turn=turn)
        else:
            paint.circle((x, y), 3.4, GOLD.dark)
            pearl = paint.document.radial((x - 1, y - 1.2), 4, (0, "#ffffff"), (0.6, "#f2e2c4"), (1, "#b09068"))
            paint.circle((x, y), 3, pearl)


def _paint_struts(paint: Painter, lines: Sequence[Line]) -> None:
    """Short gold bars that hold the rows together, fanning out like rays."""
    for upper, lower in ((lines[0], lines[1]), (lines[1], lines[2])):
        for share in np.linspace(0.06, 0.94, 13):
            (x0, y0), (x1, y1) = upper[int(share * 119)], lower[int(share * 119)]
            if math.hypot(x1 - x0, y1 - y0) < 15:
                continue
            ends = [(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) for part in (0.25, 0.5, 0.76)]
            paint.stroke(ends, 5.6, GOLD.dark, profile=even)
            paint.stroke(shifted(ends, -0.4, -0.4), 4, GOLD.base, profile=even)
            paint.stroke(shifted(ends, -1, -0.3), 1.4, GOLD.light, profile=even)


def _paint_drops(paint: Painter, line: Line) -> None:
    for order, index in enumerate(np.linspace(8, len(line) - 9, _DROPS).astype(int)):
        x, y = (float(value) for value in line[index])
        centred = 1 - abs(2 * order / (_DROPS - 1) - 1)
        length = 13 + 13 * centred
        lean = (order / (_DROPS - 1) - 0.45) * 9
        tip = (x + lean, y + 6 + length)
        paint.ellipse((tip[0] + 2, tip[1] + 1), (5, 7), _DARK, opacity=0.45, blur=2)
        paint.stroke([(x, y + 4), ((x + tip[0]) / 2, (y + tip[1]) / 2), tip], 3, GOLD.base, profile=even)
        if order % 2:
            _paint_emerald(paint, tip, (4.4, 7.5), turn=-lean * 2)
        else:
            paint.ellipse(tip, (3, 4.4), GOLD.dark)
            paint.ellipse((tip[0] - 0.4, tip[1] - 0.4), (2.4, 3.8), GOLD.base)
            paint.circle((tip[0] - 0.9, tip[1] - 1.6), 1, "#fffbe8")


def _paint_emerald(paint: Painter, place: Point, radii: Point, *, turn: float) -> None:
    """A step-cut stone in a gold setting."""
    light, middle, dark = _STONE
    width, height = radii
    with paint.group(transform=f"translate({number(place[0])} {number(place[1])}) rotate({number(turn)})"):
        paint.shape(_octagon(width + 1.8, height + 1.8), GOLD.dark)
        paint.shape(_octagon(width + 1.2, height + 1.2), GOLD.light)
        fill = paint.document.linear((-width, -height), (width, height), (0, light), (0.45, middle), (1, dark))
        paint.shape(_octagon(width, height), fill)
        table = paint.document.linear((-width, -height), (width, height), (0, middle), (1, light))
        paint.shape(_octagon(width * 0.55, height * 0.55), table, opacity=0.8)
        paint.circle((-width * 0.34, -height * 0.36), max(0.9, width * 0.2), "#ffffff", opacity=0.95)


def _octagon(width: float, height: float) -> Landmarks:
    cut = min(width, height) * 0.42
    return [
        (-width + cut, -height, "c"), (width - cut, -height, "c"), (width, -height + cut, "c"),
        (width, height - cut, "c"), (width - cut, height, "c"), (-width + cut, height, "c"),
        (-width, height - cut, "c"), (-width, -height + cut, "c"),
    ]  # fmt: skip


def _paint_lozenge(paint: Painter, place: Point, radii: Point, *, stone: bool) -> None:
    (x, y), (width, height) = place, radii

    def corners(grow: float) -> Landmarks:
        across, down = width + grow, height + grow * height / width
        return [(x, y - down, "c"), (x + across, y, "c"), (x, y + down, "c"), (x - across, y, "c")]

    light, middle, dark = _STONE if stone else (GOLD.light, GOLD.base, GOLD.shade)
    paint.shape(corners(1.8), "#e8bd6a")
    paint.shape(
        corners(0), paint.document.linear((x - width, y - height), (x + width, y + height), (0, middle), (1, dark))
    )
    paint.shape([(x, y - height, "c"), (x + width * 0.2, y, "c"), (x - width, y, "c")], light, opacity=0.6)
    paint.circle((x - width * 0.28, y - height * 0.26), 1.1, "#ffffff", opacity=0.9)


def _paint_bangle(paint: Painter, line: Landmarks, width: float, *, light: tuple[Point, Point]) -> None:
    """A bangle across the arm along ``line``; a broad one carries stones."""
    (dx, dy) = (3, 1) if light[0][0] == light[1][0] else (0, 3)
    paint.stroke(shifted(line, dx, dy), width + 3, _DARK, profile=even, opacity=0.55, blur=1.8)
    gold = paint.document.linear(*light, (0, "#c98f3c"), (0.28, "#fff6cc"), (0.45, GOLD.base), (1, "#5a3812"))
    paint.stroke(line, width, gold, profile=even)
    if width < 8:
        return
    groove = paint.document.linear(*light, (0, "#7a4c18"), (0.28, "#e8bd6a"), (1, "#3a2208"))
    paint.stroke(line, width * 0.66, groove, profile=even)
    samples = paint.line(line, 11)
    heading = directions(samples)
    with paint.unwarped():
        for index in range(2, 9):
            x, y = (float(value) for value in samples[index])
            turn = math.degrees(math.atan2(heading[index][1], heading[index][0]))
            _paint_emerald(paint, (x, y), (3.2, 3.4), turn=turn)
