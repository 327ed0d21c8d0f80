"""Mouths of the square face: wide, lopsided toward the near cheek, with a gap between the two front teeth."""

from tools.art.figure.head.tables import Mouth
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.kit.brushes import along
from tools.art.kit.geometry import Landmarks

_SEAM_INK = along((0, 0.3), (0.12, 0.85), (0.5, 0.7), (0.88, 1), (1, 0.15))
_DARK, _TOOTH, _TOOTH_SHADE, _BETWEEN = "#3d0a10", "#faf2e6", "#b9a092", "#cdb8a8"
_GAP_X = -24.0
"""Where the gap between the front teeth lies."""


def _chin_shadow(y: float, opacity: float = 0.5) -> Mark:
    return Patch([(-35, y), (-22, y + 4.4), (-6, y - 0.5), (-21, y)], "deep", opacity, 2)


def _seam(points: Landmarks) -> Mark:
    return Stroke(points, 2.2, "seam", 1, 0, _SEAM_INK)


def _fold(corner: tuple[float, float], strength: float) -> tuple[Mark, ...]:
    """The line from the nose around the near corner of the mouth, and the dimple beside it."""
    x, y = corner
    bow = (x * 0.5 + 4, 40 + (y - 40) * 0.4)
    return (
        Stroke([(-2, 40), bow, (x + 7, y - 1), (x + 7, y + 9)], 2.8, "deep", strength, 0.8),
        Stroke([(2, 39.4), (bow[0] + 4.5, bow[1] - 1), (x + 11.5, y - 3)], 3.6, "glow", strength * 0.4, 1.6),
    )


def _gloss(y: float) -> Mark:
    return Patch([(-31, y + 3.6), (-23, y + 4), (-13, y + 3.2), (-18, y + 6), (-27, y + 6.4)], "gloss", 0.55, 0.8)


def _teeth(left: float, right: float, top: float, bottom: float, sag: float) -> tuple[Mark, ...]:
    """An upper row between the corners, hanging ``sag`` lower in its middle, with the gap and faint joints."""
    middle = (left + right) / 2
    row: Landmarks = [
        (left, top - 3, "c"), (middle, top - 1), (right, top - 4, "c"), (right - 6, bottom - 2.5),
        (middle + 6, bottom + sag), (_GAP_X, bottom + sag), (left + 7, bottom - 1.5),
    ]  # fmt: skip
    return (
        Patch(row, _TOOTH),
        Stroke([(left, top), (left + 4, bottom - 4), (left + 12, bottom)], 6, _TOOTH_SHADE, 0.6, 1.6),
        Stroke([(right, top - 2), (right - 6, bottom - 3), (right - 18, bottom)], 8, _TOOTH_SHADE, 0.6, 1.8),
        *(
            Stroke([(x, top + 0.5), (x + 0.2, bottom + sag * 0.7)], 0.8, _BETWEEN, 0.85)
            for x in (_GAP_X - 9.5, _GAP_X - 17, _GAP_X + 10.5, _GAP_X + 19, _GAP_X + 26)
            if left + 4 < x < right - 4
        ),
        Patch(
            [
                (_GAP_X - 1, top - 2, "c"),
                (_GAP_X + 1, top - 2, "c"),
                (_GAP_X + 1.7, bottom + sag + 1, "c"),
                (_GAP_X - 1.5, bottom + sag + 1, "c"),
            ],
            _DARK,
            0.92,
            0.25,
        ),
        Stroke([(left, top - 1), (middle, top + 1), (right, top - 2)], 3, _DARK, 0.4, 1),
    )


NEUTRAL = Mouth(
    top=[(-45, 67, "c"), (-37, 63.4), (-29, 60.4), (-23.4, 62, "c"), (-17, 60), (-4, 61.6), (10, 62, "c")],
    seam=[(-45, 67, "c"), (-34, 67.8), (-22, 68.6), (-8, 67.4), (10, 62, "c")],
    bottom=[(-45, 67, "c"), (-36, 74), (-22, 78), (-6, 74.6), (10, 62, "c")],
    under=(_chin_shadow(80),),
    over=(
        _seam([(-47, 66.4), (-34, 67.8), (-22, 68.6), (-8, 67.4), (10, 62), (14.5, 58.8)]),
        _gloss(68.2),
        *_fold((11, 60), 0.3),
    ),
)

GRIN = Mouth(
    top=[(-44, 66.5, "c"), (-36, 62.8), (-28.5, 59.6), (-23, 61, "c"), (-16, 58.4), (0, 57.4), (18, 53, "c")],
    seam=[(-44, 66.5, "c"), (-34, 66.6), (-22, 65.4), (-4, 62.4), (18, 53, "c")],
    lower=[(-44, 66.5, "c"), (-34, 70), (-20, 72.4), (-1, 69), (18, 53, "c")],
    bottom=[(-44, 66.5, "c"), (-36, 75.6), (-20, 80.6), (1, 75.4), (18, 53, "c")],
    inside=_teeth(-44, 18, 65, 69.5, 2),
    under=(_chin_shadow(82.6),),
    over=(
        _gloss(72.6),
        Stroke([(-46, 66), (-44, 66.5), (-38, 66.8)], 1.6, "seam"),
        Stroke([(11, 57.6), (18, 53), (22, 48.6)], 2.2, "seam"),
        *_fold((19, 50), 0.72),
        Stroke([(27, 49), (30.5, 54), (29.4, 60)], 2, "deep", 0.5, 0.5),
    ),
)

LAUGH = Mouth(
    top=[(-50, 57.5, "c"), (-40, 57), (-29, 54.6), (-23.4, 56, "c"), (-16.5, 53.6), (0, 53.6), (20, 50, "c")],
    seam=[(-50, 57.5, "c"), (-38, 60.8), (-22, 61.6), (-4, 59.4), (20, 50, "c")],
    lower=[(-50, 57.5, "c"), (-41, 74), (-21, 82.6), (4, 74), (20, 50, "c")],
    bottom=[(-50, 57.5, "c"), (-43, 78.4), (-20, 90.4), (8, 79), (20, 50, "c")],
    inside=(
        Patch([(-38, 88), (-21, 76), (0, 83), (-18, 96)], "#c0505a"),
        *_teeth(-50, 20, 60, 69.4, 2.6),
    ),
    under=(_chin_shadow(91.5, 0.4),),
    over=(
        _gloss(81.4),
        Stroke([(-52, 56), (-50, 57.5), (-46, 59.6)], 1.8, "seam"),
        Stroke([(14, 53.6), (20, 50), (24, 46)], 2.2, "seam"),
        *_fold((22, 47), 0.85),
        Stroke([(-43, 42), (-51, 49), (-55, 57)], 2.2, "deep", 0.6, 0.7),
        Stroke([(30, 47), (33.5, 53), (31.6, 60)], 2.1, "deep", 0.5, 0.6),
    ),
)

WORRY = Mouth(
    top=[(-43, 70, "c"), (-36, 64), (-29, 61.4), (-23.4, 63, "c"), (-17, 61), (-4, 63.4), (7, 69, "c")],
    seam=[(-43, 70, "c"), (-33, 67.2), (-21, 67), (-6, 66.4), (7, 69, "c")],
    lower=[(-43, 70, "c"), (-34, 73.6), (-21, 74.4), (-5, 73.2), (7, 69, "c")],
    bottom=[(-43, 70, "c"), (-35, 79), (-21, 81.4), (-4, 78.6), (7, 69, "c")],
    inside=(
        *_teeth(-43, 7, 67, 70, 0.6),
        Patch([(-40, 71.4), (-21, 71.8), (4, 70.6), (2, 78), (-38, 78)], "#eadccb"),
        Stroke([(-41, 71), (-21, 71.6), (5, 70.4)], 1.3, _DARK, 0.85),
        *(Stroke([(x, 71.6), (x, 75)], 0.7, _BETWEEN, 0.8) for x in (-33, -26, -19, -12, -5)),
    ),
    under=(_chin_shadow(83, 0.55),),
    over=(
        Stroke([(-46, 73), (-43, 70), (-38, 68)], 1.8, "seam"),
        Stroke([(10.5, 72.6), (7, 69), (1, 67)], 2, "seam"),
        Stroke([(12, 62), (16, 68), (15, 75)], 2.2, "deep", 0.45, 0.7),
    ),
)

ANNOYANCE = Mouth(
    top=[(-45, 68.5, "c"), (-37, 66), (-29, 63.6), (-23.6, 65, "c"), (-17, 63), (-4, 66), (7, 71.5, "c")],
    seam=[(-45, 68.5, "c"), (-34, 68.2), (-22, 68), (-8, 68.4), (7, 71.5, "c")],
    bottom=[(-45, 68.5, "c"), (-36, 73), (-22, 75.4), (-7, 74.4), (7, 71.5, "c")],
    under=(_chin_shadow(78, 0.65),),
    over=(
        _seam([(-48, 69.6), (-45, 68.5), (-34, 68.2), (-22, 68), (-8, 68.4), (7, 71.5), (11, 75)]),
        Stroke([(10, 62), (14.6, 67), (15.6, 75)], 2.4, "deep", 0.55, 0.6),
        Stroke([(-32, 84), (-21, 82), (-8, 84.4)], 2.6, "deep", 0.4, 1),
    ),
)

SURPRISE = Mouth(
    top=[(-38, 68.5, "c"), (-34.6, 59.6), (-28.6, 55.6), (-22.6, 57.4, "c"), (-16.4, 55.2), (-8, 59.4), (-1, 68, "c")],
    seam=[(-38, 68.5, "c"), (-31, 62.6), (-21, 61.2), (-9, 62.2), (-1, 68, "c")],
    lower=[(-38, 68.5, "c"), (-33, 79), (-20, 83.4), (-7, 78.6), (-1, 68, "c")],
    bottom=[(-38, 68.5, "c"), (-35, 83.4), (-20, 90.6), (-5, 83), (-1, 68, "c")],
    inside=(
        Patch([(-32, 86), (-20, 77), (-8, 85), (-20, 94)], "#a43c46"),
        *_teeth(-36, -3, 62, 66.4, 1.2),
    ),
    under=(_chin_shadow(92, 0.45),),
    over=(_gloss(82.6),),
)

THOUGHT = Mouth(
    top=[(-32, 68.4, "c"), (-26, 63.4), (-19, 60.6), (-13.6, 62, "c"), (-7.6, 59.2), (4, 58.6), (13, 58.4, "c")],
    seam=[(-32, 68.4, "c"), (-24, 67.4), (-14, 67), (-1, 64), (13, 58.4, "c")],
    bottom=[(-32, 68.4, "c"), (-26, 74), (-13, 76.6), (2, 71.6), (13, 58.4, "c")],
    under=(Patch([(-28, 79), (-14, 82.4), (0, 77.4), (-14, 78.6)], "deep", 0.5, 2),),
    over=(
        _seam([(-35, 69), (-24, 67.4), (-14, 67), (-1, 64), (13, 58.4), (18, 55)]),
        Patch([(-22, 70.4), (-14, 71), (-5, 69), (-9, 72.6), (-18, 73.4)], "gloss", 0.5, 0.8),
        *_fold((15, 56), 0.5),
        Stroke([(22, 55), (25, 60), (23, 66)], 2.2, "deep", 0.5, 0.6),
    ),
)
