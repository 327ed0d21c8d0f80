"""Square face of a woman of 27: straight nose and brows, a gap in her teeth, freckles, goggle marks. Facing left."""

from engine.players.demeanour import Expression
from tools.art.figure.faces.square_mouths import (
    ANNOYANCE,
    GRIN,
    LAUGH,
    NEUTRAL,
    SURPRISE,
    THOUGHT,
    WORRY,
)
from tools.art.figure.head.tables import BrowStyle, Ear, EyePlace, EyeStyle, Face, Look
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.kit.brushes import along, fading, lens
from tools.art.kit.geometry import Landmarks, Point

_PALE = "#f0cfa8"

_OUTLINE: Landmarks = [
    (-42, -82), (-58, -54), (-64, -28), (-61.5, -8), (-60.5, 2), (-64.5, 15), (-64.5, 30), (-61.5, 52), (-57, 74),
    (-48, 92), (-34, 101.5), (-18, 103.5), (-2, 102.5), (14, 98.5), (32, 89), (49, 74), (59, 55), (65, 34), (68, 8),
    (68, -30), (54, -82), (2, -102),
]  # fmt: skip

_TURNED_AWAY: tuple[Mark, ...] = (
    # Front, cheek and jaw are planes; the near side turns away, its terminator steps over cheekbone and jaw.
    Patch(
        [(72, -60), (52, -32), (47, -4), (51, 20), (46, 42), (36, 62), (22, 84), (2, 98), (0, 114), (84, 92)],
        "shade", 0.6, 5,
    ),
    Patch([(80, -40), (63, -10), (61, 22), (55, 50), (40, 74), (16, 94), (-4, 104), (22, 116), (92, 64)],
          "deep", 0.5, 5.5),
    Patch(
        [(50, -24, "c"), (45, 0), (50, 17), (45, 32), (35, 46), (29, 62), (27, 78), (12, 92), (-4, 103.5, "c"),
         (30, 114), (92, 62), (84, -30)],
        "shade", 0.4, 1.6,
    ),
    Patch([(58, 26), (44, 36), (32, 48), (26, 62), (34, 62), (48, 48), (60, 36)], "deep", 0.3, 4),
    # The hair casts its shadow on the forehead.
    Patch(
        [(-72, -42), (-60, -60), (-42, -74), (-14, -66), (22, -58), (44, -40), (53, -14), (58, 10), (64, 24),
         (92, 10), (60, -112), (-60, -112)],
        "deep", 0.6, 3.4,
    ),
    Stroke([(-63, -34), (-60.5, -8), (-64.5, 16), (-62, 50), (-56, 78), (-44, 97)], 3.2, "shade", 0.5, 1.2),
)  # fmt: skip

_LIGHTS: tuple[Mark, ...] = (
    Glow((-28, -42), (25, 14), "glow", 0.7, 8),
    Glow((10, -40), (18, 9), "glow", 0.25, 7),
    Glow((-52, 26), (8, 8), "glow", 0.55, 4),
    Glow((24, 26), (18, 7.5), "glow", 0.6, 5, -20),
    Glow((-20, 97), (12, 5), "glow", 0.5, 3.4),
    Glow((-54, 72), (6, 12), "glow", 0.3, 4, -16),
    Stroke([(-32, 86), (-20, 89.5), (-6, 86)], 3.2, "shade", 0.5, 1.4),
    Stroke([(63, 38), (50, 70), (28, 90), (0, 102)], 3.4, "rim", 0.3, 1.3),
)

_GOGGLE_MARKS: tuple[Mark, ...] = (
    # Sun has browned all but what the goggles cover; their rubber leaves a dent along the edge.
    Patch([(-3, -18), (16, -26), (40, -22), (51, -4), (48, 18), (32, 32), (10, 31), (-4, 16), (-7, 0)], _PALE, 0.52, 3),
    Patch([(-30, -17), (-44, -24), (-58, -18), (-66, 0), (-64, 20), (-52, 29), (-38, 25), (-30, 10)], _PALE, 0.5, 3),
    Stroke([(50, -16), (53, 2), (48, 20), (32, 34), (10, 33), (-3, 20)], 2.6, "shade", 0.46, 1),
    Stroke([(-64, 20), (-52, 31), (-39, 27), (-31, 16)], 2.2, "shade", 0.42, 0.9),
    Stroke([(-6, 0), (-12, -3), (-20, -4), (-28, -2)], 2.2, "shade", 0.34, 0.9),
)

_NOSE: tuple[Mark, ...] = (
    # Straight and strong: a firm side plane, a plain base, a break of light on the bridge.
    Patch(
        [(-14, -12, "c"), (-7, -4), (-7, 10), (-9.5, 24), (-4.5, 34), (-4, 42), (-11, 44.5), (-19, 40), (-16.5, 18),
         (-15.5, 0)],
        "shade", 0.78, 1.7,
    ),
    Patch([(-36, 43, "c"), (-29, 46.4), (-20, 49.6), (-11, 47.6), (-4, 43, "c"), (-7, 51), (-18, 55), (-30, 51)],
          "deep", 0.45, 1.5),
    Stroke([(-32.4, 44.4), (-29.4, 43.6), (-26.4, 45.6)], 2.1, "line", 0.68),
    Patch([(-18.8, 46.6), (-14.6, 44), (-10, 45), (-12.8, 47.2)], "line", 0.82, 0.3),
    Stroke([(-6.6, 34.6), (-3, 39.6), (-4.4, 44.6), (-9, 46.4)], 1.8, "deep", 0.8, 0.2, lens(0.6)),
    Stroke([(-35.2, 37.6), (-36.6, 41.4), (-34.4, 44.6)], 1.5, "deep", 0.6, 0.2),
    Stroke([(-22, -12), (-22.6, 4), (-25.6, 22), (-28.2, 35)], 4.2, "glow", 0.62, 1.4),
    Glow((-28, 36.6), (3.3, 3), "#fff0d8", 0.65, 1),
    Stroke([(-30, -4), (-31, 10), (-33, 24), (-34, 35)], 2.8, "shade", 0.3, 1.5),
    Stroke([(-24, 52), (-24.6, 58)], 3, "shade", 0.45, 0.9),
)  # fmt: skip

_FRECKLED: tuple[tuple[float, float, float], ...] = (
    (-14, 18, 1.2), (-8, 23, 1), (-2, 28, 1.2), (5, 31, 1.4), (12, 34, 1.1), (20, 36, 1.3), (28, 33, 1), (34, 36, 1.2),
    (9, 40, 1), (17, 43, 1.1), (26, 42, 0.9), (1, 36, 0.9), (-19, 24, 1), (-23, 17, 0.9), (-27, 27, 1), (-38, 28, 1),
    (-43, 32, 1.2), (-49, 30, 1), (-54, 34, 1.1), (-46, 38, 0.9), (-53, 41, 0.8), (38, 29, 0.9), (-12, -42, 0.9),
    (14, -36, 0.8), (-34, -48, 0.8), (30, 50, 0.8), (8, 24, 0.8), (-58, 28, 0.8),
)  # fmt: skip
"""x, y and radius."""
_FRECKLES: tuple[Mark, ...] = tuple(Glow((x, y), (size * 1.15, size), "#8a4a2a", 0.36, 0.3) for x, y, size in _FRECKLED)

_EDGE: tuple[Mark, ...] = (
    Stroke(
        [(-50, 89), (-34, 101.5), (-18, 103.5), (-2, 102.5), (14, 98.5), (32, 89), (47, 76)],
        1.7, "line", 0.5, 0, lens(0.45),
    ),
)  # fmt: skip

_EAR = Ear(
    outline=[(62, -10), (68, -19), (77, -21), (85, -14), (86, -1), (82, 12), (77, 24), (71, 33), (64, 33), (61, 22)],
    marks=(
        Stroke(
            [(65, -8), (71, -14), (79, -14), (81.5, -4), (78, 9), (73, 19)], 3.2, "deep", 0.7, 0.5,
            along((0, 0.4), (0.2, 1), (0.6, 0.8), (1, 0.1)),
        ),
        Stroke([(68, -11), (73, -11.5), (77.4, -9), (77, 0)], 2.4, "light", 0.5, 0.8),
        Stroke([(67, 4), (72, -2), (75, 4), (73, 13), (68, 17)], 3, "deep", 0.7, 0.9),
        Patch([(64, 4), (69, 2), (71, 10), (67, 17), (63, 15)], "line", 0.6, 1.4),
        Stroke([(80, -18), (85, -10), (85, 2), (80, 15)], 2.2, "rim", 0.6, 0.6),
        Glow((69, 29), (3.6, 3.4), "light", 0.5, 1.4),
    ),
)  # fmt: skip

_EYES = EyeStyle(
    near=EyePlace((1, 9), (37.5, 5), 15.5, 23, 18, 10),
    far=EyePlace((-33.5, 9), (-60, 5.5), -45, -49.5, -47, 8.6, 0.8),
    lid_rest=5.8,
    lid_reach=14.6,
    lower_rest=13.4,
    lower_reach=6,
    crease=5,
    lashes=0,
    lash_line=7.4,
    lid_paint=0.95,
    socket=0.36,
    crescent=0.12,
    ends_at_cheek=True,
)

_BROWS = BrowStyle(
    near=((-5, -13), (11, -17), (30, -18.6), (50, -11.5)),
    far=((-31, -13), (-41, -17.5), (-51, -19.5), (-62.5, -13)),
    near_width=8.2,
    far_width=7,
    hairs=26,
)

_LAUGHTER_LINES: tuple[Mark, ...] = (
    Stroke([(42, 4), (49, 1.5), (54, -2)], 1.4, "deep", 0.5, 0, fading),
    Stroke([(42, 8), (50, 8.5), (56, 8)], 1.4, "deep", 0.5, 0, fading),
    Stroke([(40, 12), (46, 15), (51, 17)], 1.3, "deep", 0.42, 0, fading),
)
_RAISED_FOREHEAD: tuple[Mark, ...] = tuple(
    Stroke([(-42, y + 1), (-18, y - 2), (14, y + 1)], 1.6, "deep", 0.36, 0.6) for y in (-41, -48)
)


def _frown(places: tuple[Point, ...]) -> tuple[Mark, ...]:
    return tuple(Stroke([(x, y - 8), (x + 1.6, y), (x - 0.8, y + 7)], 1.9, "deep", 0.55) for x, y in places)


_LOOKS = {
    Expression.NEUTRAL: Look(
        opening=0.52, lower_lid=-0.1, gaze=(2, 0), near_brow=(0, -2, -1), mouth=NEUTRAL, blush=0.2
    ),
    Expression.CONFIDENT: Look(
        opening=0.42, lower_lid=-0.35, gaze=(3, 0), near_brow=(-4, -9, -6), far_brow=(4, 1, 0), mouth=GRIN, blush=0.25,
        marks=_LAUGHTER_LINES,
    ),
    Expression.DELIGHTED: Look(
        opening=0.5, lower_lid=-0.95, gaze=(2, -0.6), near_brow=(-8, -8, -3), far_brow=(-8, -9, -4), mouth=LAUGH,
        blush=0.45, marks=_LAUGHTER_LINES,
    ),
    Expression.WORRIED: Look(
        opening=0.88, lower_lid=0.02, gaze=(-6, 2), near_brow=(-12, -3, 6), far_brow=(-12, -3, 5), mouth=WORRY,
        blush=1, marks=_RAISED_FOREHEAD,
    ),
    Expression.ANNOYED: Look(
        opening=0.36, lower_lid=-0.3, gaze=(5, 0.6), near_brow=(9, 2, -3), far_brow=(9, 3, -1), mouth=ANNOYANCE,
        blush=0.15, marks=_frown(((-17.5, -12), (-23, -12))),
    ),
    Expression.SURPRISED: Look(
        opening=1, lower_lid=0.3, gaze=(1, 0), near_brow=(-13, -15, -10), far_brow=(-13, -15, -10), mouth=SURPRISE,
        blush=0.25, marks=_RAISED_FOREHEAD,
    ),
    Expression.THINKING: Look(
        opening=0.6, lower_lid=-0.15, gaze=(7, -3.4), near_brow=(-3, -9, -6), far_brow=(6, 3, 1), mouth=THOUGHT,
        blush=0.15, marks=_frown(((-18, -13),)),
    ),
}  # fmt: skip

SQUARE = Face(
    outline=_OUTLINE,
    planes=(*_TURNED_AWAY, *_LIGHTS, *_GOGGLE_MARKS, *_NOSE, *_FRECKLES),
    edge=_EDGE,
    eyes=_EYES,
    brows=_BROWS,
    looks=_LOOKS,
    blush_spots=(
        Glow((26, 36), (23, 13), "blush", 0.5, 7, -18),
        Glow((-55, 36), (11, 12), "blush", 0.44, 6),
        Glow((-24, 28), (10, 8), "blush", 0.22, 5),
    ),
    deep_blush=(
        Glow((22, 42), (25, 12), "blush", 0.36, 6, -14),
        Glow((-27, 36), (13, 6), "blush", 0.34, 4),
    ),
    ear=_EAR,
)
