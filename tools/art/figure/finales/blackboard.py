"""Finale: a school blackboard with the proof of a ruin in chalk, ending in a small square. For the bent figure.

Seven garments, seven times one less. The near hand hooks over the frame; the chalk has just closed the square.
"""

from collections.abc import Iterator

import numpy as np

from tools.art.figure.poses.bent import TORSO
from tools.art.figure.poses.bent_limbs import FAR_UPPER_ARM, NEAR_UPPER_ARM
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Box, Landmark, Landmarks, Line, Point, shifted
from tools.art.kit.outlines import polygon
from tools.art.kit.paint import Painter

_PLACE = "translate(208 526) rotate(-4.1)"
_WIDTH, _HEIGHT, _FRAME = 322.0, 580.0, 19.0
_SLATE = ("#3a4a46", "#27352f", "#161f1d")
_OAK, _OAK_LIGHT, _OAK_BRIGHT, _OAK_DARK = "#8f5f34", "#b98450", "#e6bd85", "#3f2412"
_CHALK = "#f2f1e8"
_CAST: Landmarks = [
    (196, 560), (206, 516), (330, 503), (440, 495), (540, 488), (562, 540), (574, 860), (540, 900), (200, 860),
]  # fmt: skip
"""The board's shadow on chest and shoulders."""
_DUSTY = along((0, 0.7), (0.1, 1), (0.5, 0.86), (0.9, 1), (1, 0.6))

_GLYPHS: dict[str, tuple[Landmarks, ...]] = {
    "0": ([(0.5, 0), (0.16, 0.3), (0.14, 0.72), (0.48, 1), (0.84, 0.72), (0.84, 0.28), (0.52, 0)],),
    "1": ([(0.25, 0.24), (0.54, 0, "c"), (0.5, 1)],),
    "4": ([(0.6, 0), (0.1, 0.66, "c"), (0.92, 0.62)], [(0.68, 0.34), (0.62, 1)]),
    "5": ([(0.84, 0), (0.28, 0.02, "c"), (0.2, 0.44, "c"), (0.62, 0.38), (0.84, 0.68), (0.56, 0.98), (0.14, 0.9)],),
    "7": ([(0.12, 0.04), (0.86, 0, "c"), (0.36, 1)], [(0.3, 0.5), (0.76, 0.46)]),
    "8": (
        [(0.78, 0.16), (0.5, 0), (0.22, 0.2), (0.5, 0.46), (0.82, 0.74), (0.5, 1), (0.16, 0.76), (0.5, 0.46),
         (0.78, 0.2)],
    ),
    "9": ([(0.8, 0.28), (0.5, 0.02), (0.2, 0.28), (0.46, 0.54), (0.8, 0.28), (0.76, 0.66), (0.44, 1)],),
    ".": ([(0.3, 0.94), (0.36, 1), (0.42, 0.95)],),
    "%": (
        [(0.26, 0.02), (0.06, 0.2), (0.26, 0.4), (0.46, 0.2), (0.26, 0.02)],
        [(0.94, 0), (0.1, 1)],
        [(0.78, 0.6), (0.58, 0.8), (0.78, 1), (0.98, 0.8), (0.78, 0.6)],
    ),
    "<": ([(0.86, 0.16), (0.12, 0.54, "c"), (0.88, 0.9)],),
    "-": ([(0.1, 0.56), (0.84, 0.52)],),
    "=": ([(0.1, 0.4), (0.9, 0.36)], [(0.12, 0.68), (0.9, 0.65)]),
    "n": ([(0.16, 0.3), (0.2, 1)], [(0.18, 0.5), (0.5, 0.3), (0.78, 0.5), (0.8, 1)]),
    "S": ([(0.92, 0.04), (0.1, 0, "c"), (0.54, 0.5, "c"), (0.1, 1, "c"), (0.94, 0.96)],),
    "t": (
        [(0.46, 0.26), (0.52, 0.32), (0.58, 0.27)], [(0.14, 0.84), (0.2, 0.9), (0.26, 0.85)],
        [(0.78, 0.84), (0.84, 0.9), (0.9, 0.85)],
    ),
}  # fmt: skip
"""Chalk strokes in a box of one by one; "S" is the sum, "t" therefore."""
_NARROW = {"1": 0.62, ".": 0.5, "-": 0.9}
_LINES: tuple[tuple[str, float, float, float], ...] = (
    ("n = 7", 34, 40, 25),
    ("49.8% < 50%", 34, 86, 25),
    ("7-1-1-1-1-1-1-1", 34, 128, 23),
    ("t S = 0", 34, 168, 26),
)
"""Text, left, top and height on the board."""
_SQUARE = Box(194, 166, 217, 189)
_AXIS: tuple[Landmarks, ...] = ([(204, 346), (296, 344)], [(248, 236), (249, 352)])
_BELL: Landmarks = [
    (206, 340), (222, 336), (234, 306), (242, 262), (248, 250), (255, 262), (264, 308), (276, 334), (296, 340),
]  # fmt: skip
_TAIL_END: Landmarks = [(280, 333), (288, 338), (296, 340, "c"), (296, 344, "c"), (278, 344, "c")]
_ARROW: tuple[Landmarks, ...] = ([(272, 276), (283, 296), (285, 326)], [(278, 317), (285, 328, "c"), (291, 316)])
_SMUDGES: tuple[tuple[Landmarks, float], ...] = (
    ([(40, 112), (150, 92), (260, 116), (240, 150), (120, 144), (50, 150)], 0.1),
    ([(180, 190), (270, 200), (274, 340), (200, 350), (176, 260)], 0.09),
    ([(30, 30), (90, 26), (110, 60), (50, 72)], 0.08),
    ([(60, 220), (150, 240), (160, 380), (50, 380)], 0.1),
)


def paint_blackboard(paint: Painter) -> None:
    body = [paint.outline(part) for part in (TORSO, FAR_UPPER_ARM.outline, NEAR_UPPER_ARM.outline)]
    with paint.group(clip=body):
        paint.shape(_CAST, "#2a0f10", opacity=0.36, blur=6)
    with paint.group(transform=_PLACE):
        _paint_slate(paint)
        for text, left, top, height in _LINES:
            _write(paint, text, left, top, height)
        _paint_square(paint)
        _paint_bell(paint)
        _paint_frame(paint)


def paint_chalk(paint: Painter) -> None:
    """The stick between the fingers, its tip at the corner of the square, in the figure's own frame."""
    stick = np.array([[392, 752], [434, 702], [444, 710], [402, 760]])
    paint.fill(polygon(stick + np.array([2, 4])), "#0c0a0c", opacity=0.45, blur=2)
    paint.fill(polygon(stick), "#dcd8cc")
    paint.stroke([(395, 752), (415, 729), (435, 705)], 4, "#ffffff", profile=even)
    paint.ellipse((439, 706), (6.4, 3.6), "#f8f6ee", turn=39)


def _paint_slate(paint: Painter) -> None:
    slate = paint.document.linear((0, 0), (_WIDTH, 400), (0, _SLATE[0]), (0.45, _SLATE[1]), (1, _SLATE[2]))
    paint.rectangle(Box(2, 2, _WIDTH - 2, _HEIGHT), slate)
    for smudge, opacity in _SMUDGES:
        paint.shape(smudge, "#e8ece0", opacity=opacity, blur=9)
    for begin, end in (((44, 132), (250, 104)), ((40, 142), (246, 118)), ((190, 344), (270, 208))):
        middle = ((begin[0] + end[0]) / 2, (begin[1] + end[1]) / 2 + 5)
        paint.stroke([begin, middle, end], 13, "#e8ece0", opacity=0.06, blur=1.6)


def _write(paint: Painter, text: str, left: float, top: float, height: float) -> None:
    x = left
    for index, letter in enumerate(text):
        if letter == " ":
            x += height * 0.34
            continue
        width = height * 0.66 * _NARROW.get(letter, 1.0)
        lift = 1.2 * ((index * 5) % 3 - 1)
        for stroke in _GLYPHS[letter]:
            _chalk(paint, [_set(point, x, top + lift, width, height) for point in stroke])
        x += width + height * 0.13


def _set(point: Landmark, x: float, y: float, width: float, height: float) -> Landmark:
    placed = (x + point[0] * width, y + point[1] * height)
    return (*placed, point[2]) if len(point) == 3 else placed


def _chalk(paint: Painter, stroke: Landmarks, width: float = 2.9) -> None:
    """A line of chalk: dust beside it, and a grain that skips."""
    paint.stroke(stroke, width + 2.4, _CHALK, profile=even, opacity=0.16, blur=1.1)
    paint.stroke(stroke, width, _CHALK, profile=_DUSTY, opacity=0.86)
    paint.stroke(shifted(stroke, 0.5, 0.7), 0.8, "#5d6c66", profile=even, opacity=0.5)


def _paint_square(paint: Painter) -> None:
    left, top, right, bottom = _SQUARE
    for start, end in (
        ((left, top), (left + 0.6, bottom)),
        ((left, top), (right, top - 0.6)),
        ((right, top - 1), (right - 0.4, bottom + 1)),
        ((left, bottom), (right, bottom + 0.6)),
    ):
        middle = ((start[0] + end[0]) / 2 + 0.5, (start[1] + end[1]) / 2 + 0.5)
        _chalk(paint, [start, middle, end], 3.2)


def _paint_bell(paint: Painter) -> None:
    """A normal distribution, and an arrow to the end of it where he is."""
    for line in (*_AXIS, _BELL, *_ARROW):
        _chalk(paint, line, 2.4)
    paint.shape(_TAIL_END, _CHALK, opacity=0.7)


def _paint_frame(paint: Painter) -> None:
    """Oak: two sides and the top, mitred; the foot is below the table."""
    inner = Box(_FRAME, _FRAME, _WIDTH - _FRAME, _HEIGHT)
    paint.rectangle(Box(inner.left, inner.top, inner.right, inner.top + 7), "#080c0a", opacity=0.5, blur=2)
    paint.rectangle(Box(inner.left, inner.top, inner.left + 6, _HEIGHT), "#080c0a", opacity=0.5, blur=2)
    document = paint.document
    left = document.linear((0, 0), (_FRAME, 0), (0, _OAK_LIGHT), (0.5, _OAK), (1, _OAK_DARK))
    right = document.linear((_WIDTH - _FRAME, 0), (_WIDTH, 0), (0, _OAK_LIGHT), (0.4, _OAK), (1, _OAK_DARK))
    top = document.linear((0, 0), (0, _FRAME), (0, _OAK_BRIGHT), (0.35, _OAK_LIGHT), (1, _OAK))
    for corners, fill in (
        ([(0, 0), inner[:2], (inner.left, _HEIGHT), (0, _HEIGHT)], left),
        ([(_WIDTH, 0), (inner.right, inner.top), (inner.right, _HEIGHT), (_WIDTH, _HEIGHT)], right),
        ([(0, 0), (_WIDTH, 0), (inner.right, inner.top), inner[:2]], top),
    ):
        side = polygon(np.array(corners, dtype=float))
        paint.fill(side, fill)
        with paint.group(clip=side):
            for grain in _grains():
                paint.ribbon(grain, 1.1, _OAK_DARK, opacity=0.35)
    paint.hairline([(0.8, _HEIGHT), (0.8, 1), (_WIDTH - 1, 1)], 1.6, _OAK_BRIGHT, opacity=0.9)
    for corner in ((0.0, 0.0), (_WIDTH, 0.0)):
        _paint_mitre(paint, corner)


def _grains() -> Iterator[Line]:
    for index in range(5):
        y = 3.0 + index * 3.6
        yield np.array([[x, y + 0.9 * np.sin(x / 31 + index * 2)] for x in np.linspace(0, _WIDTH, 40)])
        for edge in (0.0, _WIDTH - _FRAME):
            yield np.array([[edge + y + 0.9 * np.sin(h / 37 + index), h] for h in np.linspace(0, _HEIGHT, 40)])


def _paint_mitre(paint: Painter, corner: Point) -> None:
    inward = _FRAME if corner[0] == 0 else -_FRAME
    paint.hairline([corner, (corner[0] + inward, _FRAME)], 1.2, _OAK_DARK, opacity=0.8)
    paint.circle((corner[0] + inward * 0.5, _FRAME * 0.5 + 16), 2, _OAK_DARK, opacity=0.9)
