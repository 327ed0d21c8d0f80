"""Broad face of a woman in her forties: a step at the cheekbones, full jaw, wide nose, deep lids. Facing left."""

from engine.players.demeanour import Expression
from tools.art.figure.head.tables import BrowStyle, Ear, EyePlace, EyeStyle, Face, Look, Mouth
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.kit.brushes import along, fading, lens
from tools.art.kit.geometry import Landmarks

_SEAM_INK = along((0, 0.3), (0.12, 0.85), (0.5, 0.75), (0.88, 1), (1, 0.15))

_OUTLINE: Landmarks = [
    (-44, -80), (-60, -50), (-65, -26), (-61.5, -6), (-67, 14), (-68, 32), (-61, 57), (-48, 80), (-30, 96), (-11, 100),
    (12, 95), (41, 78), (63, 46), (71, 12), (71, -30), (54, -82), (2, -102),
]  # fmt: skip

_EAR = Ear(
    outline=[(66, -8), (73, -19), (84, -19), (89, -6), (84, 10), (80, 24), (73, 33), (66, 28)],
    marks=(
        Stroke([(70, -8), (78, -13), (83, -5), (78, 8), (74, 20)], 3.4, "deep", 0.8, 0.6),
        Stroke([(72, -15), (82, -17), (86.5, -6), (82, 8)], 2.4, "light", 0.7, 0.6),
        Stroke([(70, 2), (74, 9), (70, 18)], 4, "deep", 0.7, 1),
        Glow((73, 27), (4, 4), "light", 0.6, 1.4),
    ),
)

_PLANES: tuple[Mark, ...] = (
    # The near side turns away from the light; the crisp terminator steps over the cheekbone.
    Patch([(74, -60), (54, -30), (50, -4), (54, 20), (44, 48), (24, 76), (0, 96), (0, 116), (86, 90)], "shade", 0.7, 5),
    Patch(
        [(82, -40), (64, -10), (64, 22), (56, 48), (36, 72), (12, 92), (-8, 102), (20, 114), (92, 60)], "deep", 0.55, 6
    ),
    Patch(
        [(50, -24, "c"), (47, 0), (51, 18), (58, 28), (44, 38), (31, 50), (25, 64), (18, 80), (2, 92), (-8, 101, "c"),
         (30, 112), (92, 60), (84, -30)],
        "shade", 0.5, 1.6,
    ),
    Patch([(66, 18), (52, 30), (36, 40), (24, 54), (20, 66), (30, 66), (48, 50), (66, 34)], "deep", 0.42, 4),
    # The hair casts its shadow on the forehead.
    Patch(
        [(-74, -34), (-60, -58), (-36, -70), (-6, -62), (26, -50), (48, -26), (56, -8), (64, 0), (90, 0), (60, -112),
         (-60, -112)],
        "deep", 0.72, 3.4,
    ),
    # Light: forehead, both cheekbones, chin.
    Glow((-26, -38), (25, 13), "glow", 0.7, 8),
    Glow((-54, 20), (9, 7), "glow", 0.75, 4, 30),
    Glow((26, 19), (19, 7.5), "glow", 0.85, 4.5, -22),
    Glow((20, 17), (9, 3), "#ffe0b8", 0.55, 2, -22),
    Glow((-22, 92), (11, 5), "glow", 0.5, 3.6),
    Glow((8, 62), (9, 9), "light", 0.3, 5),
    Stroke([(-66, -30), (-62, -4), (-67, 16), (-66, 38), (-58, 60), (-42, 82)], 3.4, "shade", 0.55, 1.3),
    # Nose: a soft plane as bridge, a round tip, full wings.
    Patch(
        [(-13, -14, "c"), (-6, 0), (-6, 14), (-3, 27), (1, 36), (0, 44), (-8, 46), (-16, 40), (-15, 18), (-15, 0)],
        "shade", 0.85, 2,
    ),
    Patch(
        [(-41, 44, "c"), (-33, 46.4), (-23, 50), (-11, 48), (0, 44, "c"), (-4, 52), (-20, 56.5), (-36, 51)],
        "deep", 0.55, 1.6,
    ),
    Stroke([(-2, 27), (3, 33), (3.4, 41), (-2, 46), (-7, 46.4)], 2.3, "deep", 0.95, 0, lens(0.6)),
    Stroke([(-40, 32), (-43.6, 38), (-41.6, 44), (-37, 45.2)], 2, "deep", 0.8, 0, lens(0.6)),
    Patch([(-16, 47.4), (-11.5, 43.8), (-5.5, 44.6), (-8.5, 47.6)], "line", 0.92, 0.35),
    Patch([(-37, 45.2), (-33, 43), (-29, 46.4), (-32.5, 47)], "line", 0.85, 0.35),
    Stroke([(-19, -12), (-21, 8), (-24, 24), (-26, 34)], 5, "glow", 0.6, 1.7),
    Glow((-25, 36), (5.4, 4.2), "#ffdcae", 0.58, 1.9),
    Glow((-3.5, 36), (3, 4), "light", 0.7, 1.2),
    Glow((-39.5, 38), (2.2, 3.4), "glow", 0.6, 1),
    Stroke([(-25.5, 51), (-26, 56)], 3.6, "deep", 0.4, 0.9),
    Stroke([(-33, 86.5), (-22, 90), (-10, 86.5)], 3, "shade", 0.5, 1.4),
    Stroke([(67, 30), (58, 56), (40, 78), (12, 95), (-6, 100)], 3.4, "rim", 0.3, 1.6),
)  # fmt: skip

_EDGE: tuple[Mark, ...] = (
    Stroke([(-42, 85), (-28, 96), (-10, 98), (14, 92), (42, 76), (54, 62)], 1.6, "line", 0.5, 0, lens(0.45)),
)

_EYES = EyeStyle(
    near=EyePlace((1, 8.5), (43, 0), 18, 26, 20.5, 10.6),
    far=EyePlace((-34, 8.5), (-61.5, 2.5), -46.5, -50, -48, 9.2, 0.82),
    lid_reach=15.5,
    lower_rest=13.5,
    crease=7.5,
    lash_line=6.2,
    deep_crease=-8,
    lid_paint=0.85,
    lid_sheen=0.5,
    socket=0.5,
    crescent=0.42,
    iris_height=4.6,
    ends_at_cheek=True,
)

_BROWS = BrowStyle(
    near=((-3, -15.5), (13, -27), (31, -32), (53, -17)),
    far=((-32, -16.5), (-43, -26), (-53, -29), (-63.5, -15)),
    near_width=4.9,
    far_width=4.5,
    ridge=0.28,
)


def _chin_shadow(y: float) -> Mark:
    return Patch([(-37, y), (-23, y + 5), (-7, y - 0.5), (-22, y - 0.5)], "deep", 0.6, 2.2)


def _folds(corner: float, strength: float) -> tuple[Mark, ...]:
    """The lines from the nose to the mouth, whose right corner lies at x = ``corner``."""
    inner = [(-3, 42), (corner * 0.5 + 8, 49), (corner + 7, 58), (corner + 5, 68)]
    outer = [(1, 41), (corner * 0.5 + 12, 48), (corner + 11.5, 58)]
    return (
        Stroke(inner, 3.2, "deep", strength, 0.8),
        Stroke(outer, 4, "glow", strength * 0.35, 1.8),
        Stroke([(-42, 43), (-50, 52), (-53.5, 61)], 2.2, "deep", strength * 0.8, 0.7),
    )


def _seam(points: Landmarks) -> Mark:
    return Stroke(points, 2.2, "seam", 1, 0, _SEAM_INK)


def _corners(left: Landmarks, right: Landmarks) -> tuple[Mark, Mark]:
    return Stroke(left, 1.7, "seam"), Stroke(right, 2, "seam")


def _lip_light(top: Landmarks) -> Mark:
    return Stroke([(point[0], point[1]) for point in top[1:6]], 1.3, "glow", 0.55)


def _gloss(y: float) -> tuple[Mark, Mark]:
    """Light on the lower lip, whose upper edge lies at ``y`` in the middle."""
    return (
        Patch(
            [(-34, y + 5), (-26, y + 4), (-17, y + 5), (-12, y + 4.4), (-17, y + 8.4), (-28, y + 8.8)],
            "gloss", 0.8, 0.8,
        ),
        Stroke([(-30, y + 6.4), (-23, y + 6), (-17, y + 6.6)], 1.8, "#ffffff", 0.5, 0.5),
    )  # fmt: skip


_CALM_TOP: Landmarks = [
    (-46, 65.5, "c"), (-38, 60), (-29.5, 54.8), (-23, 57.4, "c"), (-16.5, 54.2), (-4, 58.4), (9.5, 63.5, "c"),
]  # fmt: skip
_NEUTRAL = Mouth(
    top=_CALM_TOP,
    seam=[(-46, 65.5, "c"), (-35, 66.4), (-23, 68.6), (-9, 66.6), (9.5, 63.5, "c")],
    bottom=[(-46, 65.5, "c"), (-38, 76.5), (-23, 83.6), (-7, 78.2), (9.5, 63.5, "c")],
    under=(_chin_shadow(85),),
    over=(
        *_gloss(68.6),
        _lip_light(_CALM_TOP),
        _seam([(-48, 64.1), (-46, 65.5), (-35, 66.4), (-23, 68.6), (-9, 66.6), (9.5, 63.5), (12.9, 61.1)]),
        *_folds(9.5, 0.3),
    ),
)

_SMIRK_TOP: Landmarks = [
    (-45, 66, "c"), (-38, 60.4), (-29.5, 55.4), (-23, 57.8, "c"), (-16, 54.4), (-2, 57), (14, 57.5, "c"),
]  # fmt: skip
_SMIRK = Mouth(
    top=_SMIRK_TOP,
    seam=[(-45, 66, "c"), (-35, 67.2), (-23, 69), (-7, 66.8), (14, 57.5, "c")],
    bottom=[(-45, 66, "c"), (-38, 76.5), (-23, 83.6), (-4, 78), (14, 57.5, "c")],
    under=(_chin_shadow(85),),
    over=(
        *_gloss(69),
        _lip_light(_SMIRK_TOP),
        _seam([(-47, 64.6), (-45, 66), (-35, 67.2), (-23, 69), (-7, 66.8), (14, 57.5), (17.4, 55.1)]),
        *_folds(14, 0.6),
        Stroke([(20, 55), (23.5, 59.5), (22, 64)], 2, "line", 0.3, 0.5),
    ),
)

_LAUGH_TOP: Landmarks = [
    (-50, 58, "c"), (-41, 56.5), (-30, 52.6), (-23.5, 54.4, "c"), (-16.5, 52), (-1, 54.4), (16, 54, "c"),
]  # fmt: skip
_LAUGH = Mouth(
    top=_LAUGH_TOP,
    seam=[(-50, 58, "c"), (-38, 60.4), (-23, 61.2), (-5, 59.4), (16, 54, "c")],
    lower=[(-50, 58, "c"), (-40, 72), (-23, 79.6), (-2, 73), (16, 54, "c")],
    bottom=[(-50, 58, "c"), (-43, 76.5), (-23, 88.4), (2, 79), (16, 54, "c")],
    inside=(
        Patch([(-37, 84), (-22, 72.4), (-3, 80), (-20, 93)], "#a63c46"),
        Patch(
            [(-50, 55, "c"), (-23, 57), (16, 50, "c"), (8, 63), (-6, 68.4), (-23, 70.4), (-38, 68), (-46, 63)],
            "#f9f1e8",
        ),
        Stroke([(-50, 57), (-45, 63), (-37, 68.4)], 7, "#b39c98", 0.65, 1.7),
        Stroke([(16, 53), (9, 62), (-6, 68.8)], 9, "#a58f8c", 0.65, 2),
        *(Stroke([(x, 61), (x + 0.3, 69)], 0.7, "#c9b3ab", 0.8) for x in (-39, -31.5, -23.5, -15, -7)),
        Stroke([(-50, 58.5), (-23, 62.5), (16, 55)], 3.4, "#35060f", 0.4, 1),
    ),
    under=(_chin_shadow(89.5),),
    over=(
        *_gloss(77.4),
        _lip_light(_LAUGH_TOP),
        *_corners([(-52, 56.8), (-50, 58), (-45, 58.8)], [(19, 51.6), (16, 54), (10, 55.6)]),
        *_folds(16, 0.85),
        Stroke([(22, 55), (25.5, 59.5), (24, 64)], 2, "line", 0.3, 0.5),
    ),
)  # fmt: skip

_WORRY_TOP: Landmarks = [
    (-40, 69, "c"), (-35, 62.8), (-28.5, 58.6), (-23, 61, "c"), (-17, 58.4), (-8, 62), (2, 69.5, "c"),
]  # fmt: skip
_WORRY = Mouth(
    top=_WORRY_TOP,
    seam=[(-40, 69, "c"), (-32, 66.4), (-23, 67), (-10, 66.2), (2, 69.5, "c")],
    lower=[(-40, 69, "c"), (-32, 70.4), (-23, 71.8), (-9, 70.6), (2, 69.5, "c")],
    bottom=[(-40, 69, "c"), (-33, 78), (-22, 82.4), (-9, 79), (2, 69.5, "c")],
    inside=(Patch([(-36, 64), (-22, 65), (-6, 64), (-6, 69.4), (-22, 70), (-36, 69)], "#efe2d8"),),
    under=(_chin_shadow(85),),
    over=(
        *_gloss(69.8),
        _lip_light(_WORRY_TOP),
        *_corners([(-42.4, 70.6), (-40, 69), (-35, 67.6)], [(5, 71.8), (2, 69.5), (-4, 67.4)]),
        *_folds(2, 0.35),
    ),
)

_SULK_TOP: Landmarks = [
    (-44, 71.5, "c"), (-37, 63.5), (-29, 58.6), (-23.5, 60.8, "c"), (-17, 58), (-5, 62.5), (6, 69, "c"),
]  # fmt: skip
_ANNOYANCE = Mouth(
    top=_SULK_TOP,
    seam=[(-44, 71.5, "c"), (-34, 67.6), (-22, 67.6), (-9, 66), (6, 69, "c")],
    bottom=[(-44, 71.5, "c"), (-37, 77.5), (-22, 82.5), (-6, 77.5), (6, 69, "c")],
    under=(_chin_shadow(84.5),),
    over=(
        *_gloss(67.6),
        _lip_light(_SULK_TOP),
        _seam([(-46, 72.7), (-44, 71.5), (-34, 67.6), (-22, 67.6), (-9, 66), (6, 69), (9.4, 71)]),
        *_folds(6, 0.6),
    ),
)

_OH_TOP: Landmarks = [
    (-37, 67.5, "c"), (-34, 58.5), (-28.5, 53.6), (-22.5, 55.6, "c"), (-16.5, 53.2), (-9, 57.8), (-2, 66.5, "c"),
]  # fmt: skip
_SURPRISE = Mouth(
    top=_OH_TOP,
    seam=[(-37, 67.5, "c"), (-31, 61.6), (-21.5, 60.4), (-9, 61.4), (-2, 66.5, "c")],
    lower=[(-37, 67.5, "c"), (-32, 76.5), (-20.5, 80.4), (-9, 76.4), (-2, 66.5, "c")],
    bottom=[(-37, 67.5, "c"), (-34, 81.5), (-20.5, 89.5), (-7, 81.5), (-2, 66.5, "c")],
    inside=(
        Patch([(-32, 58), (-21, 57), (-8, 58), (-9, 63.6), (-21, 64.6), (-31, 63.6)], "#efe2d8"),
        Patch([(-30, 82), (-20, 73), (-9, 82)], "#8e2f3a"),
    ),
    under=(_chin_shadow(91),),
    over=(
        *_gloss(78.4),
        _lip_light(_OH_TOP),
        *_corners([(-38.6, 68.6), (-37, 67.5), (-34.6, 64.6)], [(-0.4, 67.8), (-2, 66.5), (-5, 63.6)]),
        *_folds(-2, 0.2),
    ),
)

_PURSED_TOP: Landmarks = [
    (-41, 68, "c"), (-34, 61.6), (-26.5, 57), (-20.4, 59.4, "c"), (-14, 56.4), (-3, 58.6), (8, 60.6, "c"),
]  # fmt: skip
_THOUGHT = Mouth(
    top=_PURSED_TOP,
    seam=[(-41, 68, "c"), (-31, 67.2), (-20.4, 68.6), (-7, 65.6), (8, 60.6, "c")],
    bottom=[(-41, 68, "c"), (-34, 77), (-20.6, 82.6), (-5, 76.6), (8, 60.6, "c")],
    under=(_chin_shadow(84.5),),
    over=(
        *_gloss(68.4),
        _lip_light(_PURSED_TOP),
        _seam([(-43.4, 68.8), (-41, 68), (-31, 67.2), (-20.4, 68.6), (-7, 65.6), (8, 60.6), (11.6, 58.6)]),
        *_folds(8, 0.5),
        Stroke([(14.4, 56), (17.4, 60.6), (16, 65)], 2, "line", 0.3, 0.5),
    ),
)

_CROWS_FEET: tuple[Mark, ...] = (
    Stroke([(48, 1), (54, -1), (58, -4)], 1.3, "deep", 0.5, 0, fading),
    Stroke([(48, 5), (54, 6), (59, 6)], 1.3, "deep", 0.5, 0, fading),
)
_RAISED_FOREHEAD: tuple[Mark, ...] = tuple(
    Stroke([(-40, y + 2), (-16, y - 2), (16, y + 1)], 1.8, "deep", 0.4, 0.6) for y in (-44, -51)
)

_LOOKS = {
    Expression.NEUTRAL: Look(opening=0.5, gaze=(1, 0), mouth=_NEUTRAL, blush=0.1),
    Expression.CONFIDENT: Look(
        opening=0.4, lower_lid=-0.22, gaze=(5, 0), near_brow=(-2, -7, -3), far_brow=(4, 2, 0), mouth=_SMIRK,
        blush=0.15, marks=_CROWS_FEET,
    ),
    Expression.DELIGHTED: Look(
        opening=0.58, lower_lid=-0.75, gaze=(3, -0.5), near_brow=(-6, -8, -3), far_brow=(-6, -8, -4), mouth=_LAUGH,
        blush=0.35, marks=_CROWS_FEET,
    ),
    Expression.WORRIED: Look(
        opening=0.86, lower_lid=0.05, gaze=(-5, 2), near_brow=(-12, -3, 6), far_brow=(-12, -3, 5), mouth=_WORRY,
        blush=1, marks=_RAISED_FOREHEAD,
    ),
    Expression.ANNOYED: Look(
        opening=0.36, lower_lid=-0.3, gaze=(6, 0.5), near_brow=(9, 0, -5), far_brow=(9, 1, -3), mouth=_ANNOYANCE,
        blush=0.1,
        marks=(
            *_CROWS_FEET,
            Stroke([(-20, -20), (-18, -11), (-21, -3)], 2, "deep", 0.7),
            Stroke([(-25, -19), (-26, -12), (-25, -5)], 1.5, "deep", 0.5),
        ),
    ),
    Expression.SURPRISED: Look(
        opening=1, lower_lid=0.25, gaze=(1, 0), near_brow=(-11, -13, -8), far_brow=(-11, -13, -8), mouth=_SURPRISE,
        blush=0.2, marks=_RAISED_FOREHEAD,
    ),
    Expression.THINKING: Look(
        opening=0.54, lower_lid=-0.12, gaze=(6, -2.6), near_brow=(-3, -7, -4), far_brow=(5, 2, 0), mouth=_THOUGHT,
        blush=0.1,
        marks=(Stroke([(-21, -18), (-20, -11), (-22, -5)], 1.5, "deep", 0.4),),
    ),
}  # fmt: skip

BROAD = Face(
    outline=_OUTLINE,
    planes=_PLANES,
    edge=_EDGE,
    eyes=_EYES,
    brows=_BROWS,
    looks=_LOOKS,
    blush_spots=(
        Glow((29, 33), (26, 15), "blush", 0.55, 7, -18),
        Glow((-58, 33), (12, 14), "blush", 0.5, 6),
    ),
    deep_blush=(
        Glow((22, 40), (26, 12), "blush", 0.34, 6, -14),
        Glow((-26, 37), (14, 6), "blush", 0.3, 4),
    ),
    ear=_EAR,
)
