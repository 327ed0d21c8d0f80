"""Round face with dimples, a short upturned nose, wide-set eyes and a mouth that smiles by itself; to the left."""

from engine.players.demeanour import Expression
from tools.art.figure.head.tables import BrowStyle, Ear, EyePlace, EyeStyle, Face, Look, Mouth
from tools.art.figure.marks import Glow, Mark, Patch, Stroke
from tools.art.kit.brushes import along, fading, lens
from tools.art.kit.geometry import Landmarks, Point

_SEAM_INK = along((0, 0.25), (0.14, 0.8), (0.5, 0.7), (0.86, 0.9), (1, 0.15))
_FLOUR = "#fffaf2"
_FLOUR_DUST: tuple[tuple[Point, float], ...] = (
    ((25, 49), 0.9), ((53, 28), 1.1), ((55, 36), 0.8), ((30, 53), 0.7), ((22, 44), 0.6), ((36, 50), 1), ((44, 46), 0.8),
    ((50, 41), 1), ((40, 30), 0.7), ((31, 37), 0.9), ((46, 25), 0.6), ((38, 45), 1.2), ((45, 33), 1.3), ((34, 43), 1),
)  # fmt: skip

_OUTLINE: Landmarks = [
    (-44, -80), (-60, -52), (-66, -26), (-64, -4), (-68.5, 16), (-71, 36), (-66, 58), (-54, 77), (-39, 90), (-23, 95),
    (-6, 95), (16, 90), (42, 75), (62, 53), (72, 26), (72, -10), (68, -42), (52, -82), (0, -102),
]  # fmt: skip

_EAR = Ear(
    outline=[(66, -8), (73, -17), (82, -17), (87, -6), (83, 8), (79, 20), (73, 28), (66, 24)],
    marks=(
        Stroke([(70, -8), (77, -12), (82, -5), (77, 7), (74, 17)], 3, "deep", 0.55, 0.6),
        Stroke([(72, -14), (81, -15), (85, -6), (81, 7)], 2.2, "glow", 0.7, 0.6),
        Stroke([(70, 1), (74, 7), (70, 15)], 3.6, "deep", 0.5, 1),
        Glow((73, 22), (4, 4), "blush", 0.4, 1.6),
    ),
)

_PLANES: tuple[Mark, ...] = (
    # The near cheek is a ball: broad soft shadows round its edge, the terminator bows outwards.
    Patch([(78, -60), (60, -30), (58, 0), (60, 28), (50, 54), (28, 78), (2, 94), (0, 116), (90, 90)], "shade", 0.6, 6),
    Patch(
        [(84, -40), (70, -10), (68, 22), (58, 50), (36, 74), (10, 92), (-8, 100), (20, 114), (96, 60)], "deep", 0.5, 6
    ),
    Patch(
        [(56, -24, "c"), (54, 0), (60, 20), (59, 38), (48, 56), (32, 70), (14, 84), (-6, 97, "c"), (30, 112), (94, 60),
         (84, -30)],
        "shade", 0.42, 1.7,
    ),
    # The hair casts its shadow on the forehead.
    Patch(
        [(-74, -34), (-62, -54), (-44, -70), (-14, -66), (22, -56), (46, -36), (58, -14), (66, 4), (92, 0), (60, -112),
         (-60, -112)],
        "deep", 0.5, 3.4,
    ),
    Glow((-26, -36), (26, 15), "glow", 0.7, 9),
    Glow((-54, 30), (12, 12), "glow", 0.75, 6),
    Glow((26, 32), (24, 15), "glow", 0.7, 8, -14),
    Glow((-20, 87), (11, 6), "glow", 0.65, 4),
    Stroke([(-65, -30), (-63, -4), (-69, 20), (-68, 46), (-58, 70), (-42, 88)], 3.2, "shade", 0.5, 1.3),
    # Below the chin the flesh is soft.
    Stroke([(-40, 91), (-22, 98), (4, 97), (30, 86)], 5, "shade", 0.35, 2),
    # The years: a soft fold from the nose to each corner of the mouth.
    Stroke([(-3, 40), (6, 46), (12, 54)], 3.2, "deep", 0.24, 1.2),
    Stroke([(1, 39), (10, 45), (16, 53)], 3.6, "glow", 0.3, 1.6),
    Stroke([(-40, 40), (-46, 47), (-50, 55)], 2.4, "deep", 0.24, 1),
    # Nose: soft side plane, upturned tip, both nostrils seen from a little below.
    Patch(
        [(-14, -12, "c"), (-8, -2), (-9, 10), (-11, 20), (-6, 28), (-5, 36), (-12, 38), (-19, 33), (-17, 16),
         (-16, 0)],
        "shade", 0.6, 2.2,
    ),
    Patch(
        [(-36, 35.6, "c"), (-29, 37.4), (-21.5, 40.8), (-13, 39.4), (-5.6, 36, "c"), (-9, 44), (-20, 47), (-31, 43)],
        "deep", 0.36, 1.6,
    ),
    Patch([(-33.8, 37.6), (-30.4, 35.2), (-26.6, 37.2), (-30, 38.9)], "line", 0.62, 0.4),
    Patch([(-20, 39.2), (-15.4, 36), (-10.8, 36.8), (-13.8, 39.7)], "line", 0.72, 0.4),
    Stroke([(-8.6, 28.4), (-4.8, 32.6), (-5.8, 37.6), (-10, 39)], 1.7, "deep", 0.7, 0, lens(0.6)),
    Stroke([(-35.8, 30.6), (-37.8, 34), (-35.8, 37)], 1.5, "deep", 0.55),
    Stroke([(-22, -8), (-23.5, 6), (-27, 19), (-29.5, 26)], 4.4, "glow", 0.5, 1.7),
    Glow((-27.4, 29), (5.6, 4.6), "glow", 0.8, 1.7),
    Glow((-28, 27.4), (2.2, 1.8), "#ffffff", 0.5, 0.7),
    Glow((-9.6, 32.4), (2.8, 3), "light", 0.6, 1.1),
    Glow((-24, 33), (8, 4), "blush", 0.22, 3),
    Stroke([(-23.6, 46), (-24.2, 53.4)], 3.4, "shade", 0.45, 1),
    Stroke([(-32, 82), (-22, 84.6), (-11, 82)], 3.2, "shade", 0.4, 1.5),
    Stroke([(70, 32), (58, 60), (36, 80), (10, 94), (-6, 97)], 3.2, "rim", 0.35, 1.4),
)  # fmt: skip

_EDGE: tuple[Mark, ...] = (
    Stroke([(-46, 83), (-30, 94), (-8, 95), (16, 90), (42, 75), (52, 65)], 1.5, "line", 0.4, 0, lens(0.45)),
)

_EYES = EyeStyle(
    near=EyePlace((3, 9), (41, 3), 20, 26, 21.5, 10.8),
    far=EyePlace((-37.5, 9), (-64.5, 4), -49.5, -53, -51, 9.4, 0.82),
    lid_rest=5.5,
    lid_reach=15.5,
    lower_rest=14,
    crease=6.2,
    lashes=0.6,
    lash_line=5,
    lid_paint=0.34,
    lid_sheen=0.42,
    socket=0.24,
    crescent=0.22,
    iris_height=4.4,
    ends_at_cheek=True,
)

_BROWS = BrowStyle(
    near=((0, -15.5), (16, -22), (32, -24.5), (51, -13.5)),
    far=((-35, -16), (-45, -22), (-55, -24), (-65.5, -14)),
    near_width=6.8,
    far_width=5.8,
    ridge=0.25,
    hairs=34,
)


def _chin_shadow(y: float) -> Mark:
    return Patch([(-34, y), (-23, y + 4), (-10, y), (-22, y - 0.4)], "deep", 0.42, 2)


def _dimples(left: Point, right: Point, depth: float) -> tuple[Mark, ...]:
    """A small dent at each end of the mouth: a bowed shadow with light on its outer lip."""
    marks: list[Mark] = []
    for (x, y), side, share in ((left, -1, 0.7), (right, 1, 1.0)):
        dent: Landmarks = [(x - side * 1.6, y - 4.4), (x + side * 1.4, y), (x - side * 1, y + 4.6)]
        marks += [
            Glow((x, y), (4.6 * share, 5), "deep", 0.34 * depth, 2.2),
            Stroke(dent, 2.4, "deep", 0.7 * depth, 0.5),
            Stroke([(px + side * 3, py) for px, py in ((p[0], p[1]) for p in dent)], 2.4, "glow", 0.6 * depth, 1),
        ]
    return tuple(marks)


def _seam(points: Landmarks) -> Mark:
    return Stroke(points, 2, "seam", 0.95, 0, _SEAM_INK)


def _corners(left: Landmarks, right: Landmarks) -> tuple[Mark, Mark]:
    return Stroke(left, 1.6, "seam"), Stroke(right, 1.7, "seam")


def _gloss(y: float) -> tuple[Mark, Mark]:
    """Light on the lower lip, whose upper edge lies at ``y`` in the middle."""
    return (
        Patch([(-31, y + 3.6), (-24, y + 4.2), (-16, y + 3.4), (-19, y + 6.4), (-27, y + 6.8)], "gloss", 0.75, 0.7),
        Stroke([(-27, y + 4.8), (-22, y + 5), (-18, y + 4.6)], 1.4, "#ffffff", 0.45, 0.4),
    )


def _cupid_light(y: float) -> Mark:
    return Stroke([(-28.5, y - 1.4), (-23.6, y + 0.8), (-17.4, y - 1.8)], 1.2, "#ffe0d0", 0.6)


_NEUTRAL = Mouth(
    top=[(-42, 61.5, "c"), (-36, 60.2), (-28.8, 56.8), (-23.5, 58.9, "c"), (-17.6, 56.4), (-8, 59), (3.5, 59.2, "c")],
    seam=[(-42, 61.5, "c"), (-33.5, 65.4), (-22.5, 66.8), (-10, 65.6), (3.5, 59.2, "c")],
    bottom=[(-42, 61.5, "c"), (-34.8, 71.4), (-22.6, 76), (-9.2, 72.2), (3.5, 59.2, "c")],
    under=(_chin_shadow(77.6),),
    over=(
        *_gloss(66.8),
        _cupid_light(58.6),
        _seam([(-43.6, 60.2), (-33.5, 65.3), (-22.5, 66.8), (-10, 65.5), (3.5, 59.2), (6.4, 56.8)]),
        *_dimples((-49, 58), (12, 57), 0.7),
    ),
)

_SMILE = Mouth(
    top=[(-46, 59, "c"), (-38, 59.4), (-29, 57), (-23.5, 58.8, "c"), (-17.4, 56.6), (-5, 57.6), (11, 54.5, "c")],
    seam=[(-46, 59, "c"), (-35, 65.2), (-22.5, 67.2), (-8, 65.2), (11, 54.5, "c")],
    bottom=[(-46, 59, "c"), (-36.5, 71.6), (-22.6, 76.6), (-6, 72), (11, 54.5, "c")],
    under=(_chin_shadow(78),),
    over=(
        *_gloss(67.2),
        _cupid_light(58.8),
        _seam([(-48, 57), (-46, 59), (-35, 65.2), (-22.5, 67.2), (-8, 65.1), (11, 54.5), (13.6, 51.4)]),
        *_dimples((-53, 56), (19.5, 52.5), 1),
    ),
)

_LAUGH = Mouth(
    top=[(-49, 55.5, "c"), (-40, 55.6), (-30, 53.4), (-23.8, 55, "c"), (-17, 52.8), (-3, 53.6), (14.5, 51, "c")],
    seam=[(-49, 55.5, "c"), (-38, 60), (-23, 61.4), (-7, 59.2), (14.5, 51, "c")],
    lower=[(-49, 55.5, "c"), (-40, 70.5), (-23, 77.6), (-4, 71), (14.5, 51, "c")],
    bottom=[(-49, 55.5, "c"), (-42, 74.5), (-23, 84.4), (-0.5, 75.6), (14.5, 51, "c")],
    inside=(
        Patch([(-36, 82), (-22, 72), (-5, 78), (-20, 90)], "#d0606a"),
        Patch(
            [(-50, 53, "c"), (-36, 57.4), (-22, 58.6), (-8, 56), (15, 48, "c"), (6, 61), (-7, 67), (-23, 69),
             (-37, 66.6), (-46, 60)],
            "#fbf4ec",
        ),
        Stroke([(-50, 55), (-45, 61.4), (-37, 66.6)], 6, "#bda49e", 0.6, 1.6),
        Stroke([(15, 50), (7, 60), (-7, 67)], 8, "#bda49e", 0.6, 1.8),
        *(Stroke([(x, 60.4), (x + 0.2, 67.8)], 0.7, "#cdb8b0", 0.75) for x in (-38.5, -31, -23.4, -15.4, -7.6)),
        Stroke([(-49, 56), (-23, 61.4), (14, 52)], 3, "#5a1220", 0.32, 1),
    ),
    under=(_chin_shadow(85.6),),
    over=(
        *_gloss(76.6),
        _cupid_light(54.8),
        *_corners([(-51, 53.4), (-49, 55.5), (-45, 58)], [(17, 48.4), (14.5, 51), (10, 53.6)]),
        *_dimples((-56, 52), (23.5, 49.5), 1.15),
        Stroke([(2, 39), (13, 43), (20, 49)], 2.6, "deep", 0.26, 1.4),
    ),
)  # fmt: skip

_WORRY = Mouth(
    top=[(-36, 68, "c"), (-32, 63), (-27.6, 60.4), (-23, 62.2, "c"), (-18.4, 60.2), (-11, 62.6), (-3, 68.6, "c")],
    seam=[(-36, 68, "c"), (-30, 65.6), (-22, 65.9), (-12, 65.4), (-3, 68.6, "c")],
    lower=[(-36, 68, "c"), (-30, 68.6), (-22, 69.6), (-12, 68.8), (-3, 68.6, "c")],
    bottom=[(-36, 68, "c"), (-30.6, 74), (-22, 76.6), (-12, 74.2), (-3, 68.6, "c")],
    inside=(Patch([(-32, 64), (-22, 64.6), (-9, 64), (-9, 67.4), (-22, 68), (-32, 67.2)], "#f6ebe2"),),
    under=(_chin_shadow(78.4),),
    over=(
        *_gloss(68.4),
        _cupid_light(62),
        *_corners([(-38.4, 70), (-36, 68), (-32.4, 66.4)], [(-0.4, 70.8), (-3, 68.6), (-7, 66.8)]),
        *_dimples((-45, 67), (8, 67), 0.4),
    ),
)

_ANNOYANCE = Mouth(
    top=[(-37, 68.6, "c"), (-32, 63.6), (-27.4, 61), (-23, 62.8, "c"), (-18.6, 60.8), (-10, 62.8), (-2, 67, "c")],
    seam=[(-37, 68.6, "c"), (-30, 66.2), (-22, 66.4), (-11, 65.2), (-2, 67, "c")],
    bottom=[(-37, 68.6, "c"), (-31, 73), (-22, 75.6), (-10.6, 72.8), (-2, 67, "c")],
    under=(_chin_shadow(77.4),),
    over=(
        *_gloss(65.8),
        _seam([(-39.6, 71.2), (-37, 68.6), (-30, 66.2), (-22, 66.4), (-11, 65.2), (-2, 67), (1.4, 69.8)]),
        # Puffed cheeks: a soft round edge beside the mouth.
        Stroke([(5, 56), (10.5, 63), (9, 72)], 3, "deep", 0.4, 1.1),
        Stroke([(10, 55), (15.5, 63), (14, 73)], 4.5, "glow", 0.5, 1.8),
        Stroke([(-45, 58), (-48.6, 65), (-46, 72)], 2.2, "deep", 0.34, 0.9),
    ),
)

_SURPRISE = Mouth(
    top=[(-33, 68, "c"), (-31, 60.6), (-26.8, 56.6), (-22.2, 58.2, "c"), (-17.6, 56.2), (-12, 60), (-8, 67.2, "c")],
    seam=[(-33, 68, "c"), (-28.8, 63), (-21, 61.8), (-13, 62.6), (-8, 67.2, "c")],
    lower=[(-33, 68, "c"), (-29, 74.4), (-20.6, 77.2), (-12.4, 74), (-8, 67.2, "c")],
    bottom=[(-33, 68, "c"), (-31, 77.6), (-20.6, 82.6), (-10.4, 77), (-8, 67.2, "c")],
    inside=(
        Patch([(-29, 59), (-21, 58), (-12, 59), (-13, 63.8), (-21, 64.6), (-28.4, 63.8)], "#efe2d8", 0.92),
        Patch([(-27, 80), (-20.5, 73.6), (-13.6, 79)], "#a8404a"),
    ),
    under=(_chin_shadow(84),),
    over=(
        *_gloss(75),
        _cupid_light(58),
        *_corners([(-34, 69), (-33, 68), (-31, 65)], [(-7, 68.4), (-8, 67.2), (-10.4, 64.4)]),
    ),
)

_THOUGHT = Mouth(
    top=[(-33, 65.6, "c"), (-28, 61.4), (-22.4, 58.8), (-18.2, 60.6, "c"), (-13, 58.2), (-5, 59.4), (5, 60, "c")],
    seam=[(-33, 65.6, "c"), (-26, 65.4), (-17.4, 66), (-7, 64.2), (5, 60, "c")],
    bottom=[(-33, 65.6, "c"), (-27.6, 71.2), (-17.8, 74.6), (-5.6, 71), (5, 60, "c")],
    under=(_chin_shadow(76.6),),
    over=(
        *_gloss(65.4),
        _cupid_light(60.2),
        _seam([(-35, 66.8), (-33, 65.6), (-26, 65.4), (-17.4, 66), (-7, 64.2), (5, 60), (8, 58)]),
        *_dimples((-44, 62), (13.6, 57), 0.9),
    ),
)

_SMILING_EYES: tuple[Mark, ...] = (
    Stroke([(46, 4), (52, 3), (57, 0)], 1.2, "deep", 0.4, 0, fading),
    Stroke([(46, 8), (52, 9.4), (57, 9.6)], 1.2, "deep", 0.4, 0, fading),
    # Cheeks pushed up under the eyes.
    Stroke([(4, 22), (20, 27), (40, 22)], 3, "deep", 0.26, 1.6),
    Stroke([(-38, 22), (-50, 26), (-62, 21)], 2.6, "deep", 0.22, 1.4),
)
_RAISED_FOREHEAD: tuple[Mark, ...] = tuple(
    Stroke([(-38, y + 2), (-14, y - 1.6), (16, y + 1)], 1.6, "deep", 0.28, 0.7) for y in (-40, -47)
)

_LOOKS = {
    Expression.NEUTRAL: Look(opening=0.54, lower_lid=-0.05, gaze=(2, 0.2), mouth=_NEUTRAL, blush=0.5),
    Expression.CONFIDENT: Look(
        opening=0.42, lower_lid=-0.42, gaze=(4.5, 0), near_brow=(-2, -6, -2), far_brow=(1, -1, 0), mouth=_SMILE,
        blush=0.6, marks=_SMILING_EYES,
    ),
    Expression.DELIGHTED: Look(
        opening=0.5, lower_lid=-0.95, gaze=(2.5, -1), near_brow=(-7, -8, -3), far_brow=(-7, -8, -3), mouth=_LAUGH,
        blush=0.75, marks=_SMILING_EYES,
    ),
    Expression.WORRIED: Look(
        opening=0.72, lower_lid=0, gaze=(-5, 4), near_brow=(-13, -3, 6), far_brow=(-13, -4, 5), mouth=_WORRY, blush=1,
        marks=(
            *_RAISED_FOREHEAD,
            Stroke([(-22, -26), (-17, -30), (-8, -28)], 1.6, "deep", 0.34, 0.6),
        ),
    ),
    Expression.ANNOYED: Look(
        opening=0.4, lower_lid=-0.2, gaze=(5.5, 0.6), near_brow=(9, 1, -4), far_brow=(9, 2, -2), mouth=_ANNOYANCE,
        blush=0.4,
        marks=(
            Stroke([(-20, -19), (-18, -11), (-21, -4)], 1.9, "deep", 0.55),
            Stroke([(-26, -18), (-27, -11), (-26, -5)], 1.4, "deep", 0.4),
        ),
    ),
    Expression.SURPRISED: Look(
        opening=1, lower_lid=0.2, gaze=(1, 0), near_brow=(-11, -12, -7), far_brow=(-11, -12, -7), mouth=_SURPRISE,
        blush=0.5, marks=_RAISED_FOREHEAD,
    ),
    Expression.THINKING: Look(
        opening=0.64, lower_lid=-0.1, gaze=(6.5, -3), near_brow=(-4, -9, -5), far_brow=(3, 0, 0), mouth=_THOUGHT,
        blush=0.4,
        marks=(Stroke([(-20, -18), (-19, -11), (-21, -5)], 1.3, "deep", 0.3),),
    ),
}  # fmt: skip

ROUND = Face(
    outline=_OUTLINE,
    planes=_PLANES,
    edge=_EDGE,
    eyes=_EYES,
    brows=_BROWS,
    looks=_LOOKS,
    blush_spots=(
        Glow((30, 38), (24, 18), "blush", 0.62, 8, -14),
        Glow((-58, 38), (13, 15), "blush", 0.56, 7),
    ),
    deep_blush=(
        Glow((-26, 34), (14, 6), "blush", 0.34, 4),
        Glow((24, 42), (28, 16), "blush", 0.42, 7, -14),
        Glow((-56, 40), (14, 14), "blush", 0.3, 6),
    ),
    # A thumb of flour on the near cheek.
    moles=(
        Patch([(26, 42), (36, 33), (48, 29), (52, 36), (42, 44), (32, 50)], _FLOUR, 0.6, 2.6),
        Stroke([(29, 46), (38, 39), (50, 33)], 3.4, _FLOUR, 0.4, 1.6),
        *(Glow(place, (radius, radius), _FLOUR, 0.8, 0.35) for place, radius in _FLOUR_DUST),
    ),
    ear=_EAR,
)
