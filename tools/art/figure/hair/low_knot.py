"""White hair in profile to the left: smooth as enamel, a low knot with a lacquer pin. Head units."""

from tools.art.figure.hair.lock import Finish, Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import even, lens
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_ENAMEL = Finish(stray=0.02, depth=0.17, shine=0.55, spread=1, edge=0.5)

_CROWN = Lock(
    inner=[
        (-54, -90), (-44, -79), (-30, -62), (-18, -42), (-9, -20), (0, -4), (14, 4), (30, 8), (44, 18), (58, 36),
        (70, 52),
    ],
    outer=[
        (-54, -90), (-42, -107), (-16, -122), (16, -126), (48, -117), (74, -96), (90, -64), (95, -28), (91, 6),
        (85, 30), (84, 50),
    ],
    bands=lights_and_darks(
        (0.12, 0.2, "light"), (0.2, 0.16, "light"), (0.36, 0.14, "dark"), (0.5, 0.22, "light"), (0.6, 0.12, "light"),
        (0.74, 0.16, "dark"), (0.9, 0.16, "dark"),
    ),
    strands=26,
    seed=4,
    finish=_ENAMEL,
)  # fmt: skip

_NAPE = Lock(
    inner=[(24, 12), (30, 30), (36, 48), (48, 66), (64, 72)],
    outer=[(20, 4), (36, 10), (52, 24), (66, 44), (76, 60)],
    bands=lights_and_darks((0.2, 0.3, "dark"), (0.55, 0.24, "light"), (0.85, 0.3, "dark")),
    strands=12,
    seed=8,
    finish=_ENAMEL,
)

_KNOT_UNDER = Lock(
    inner=[(66, 78), (84, 82), (102, 72), (112, 54)],
    outer=[(62, 88), (82, 102), (108, 94), (124, 66)],
    bands=lights_and_darks((0.1, 0.2, "dark"), (0.45, 0.34, "light"), (0.9, 0.24, "dark")),
    strands=12,
    seed=2,
    finish=_ENAMEL,
)
_KNOT_OVER = Lock(
    inner=[(62, 42), (66, 56), (70, 70), (66, 84)],
    outer=[(72, 34), (98, 30), (118, 44), (118, 66), (104, 84), (80, 92), (64, 90)],
    bands=lights_and_darks((0.08, 0.2, "dark"), (0.38, 0.26, "light"), (0.52, 0.18, "light"), (0.9, 0.26, "dark")),
    strands=18,
    seed=11,
    finish=_ENAMEL,
)
_KNOT_CAST: Landmarks = [(62, 40), (84, 32), (120, 40), (126, 66), (108, 94), (82, 104), (60, 92)]
_BACK: Landmarks = [
    (-40, -100), (0, -120), (60, -104), (90, -50), (88, 10), (78, 60), (60, 74), (44, 64), (30, 40), (10, 0),
    (-20, -50),
]  # fmt: skip
_PARTING: Landmarks = [(-54, -90), (-48, -99), (-40, -108)]
_PIN: Landmarks = [(134, 14), (98, 54), (54, 104)]
_LACQUER, _SHADOW = "#15151c", "#2c2a3c"


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The mass of hair behind neck and ear."""
    paint.shape(_BACK, tones.dark)


def paint_front(paint: Painter, tones: HairTones) -> None:
    """Nape, knot, pin and the smooth cap of hair over all."""
    paint_lock(paint, _NAPE, tones)
    cap = paint_lock(paint, _CROWN, tones)
    with paint.group(clip=cap):
        paint.stroke([(-30, -112), (10, -119), (46, -106), (68, -80)], 16, tones.bright, opacity=0.55, blur=5)
        paint.stroke([(12, -84), (36, -66), (52, -38), (60, -6)], 13, tones.bright, opacity=0.5, blur=5)
        paint.stroke(shifted(_CROWN.outer[3:], -1), 4.4, tones.rim, opacity=0.9, blur=0.8)
        paint.stroke([(60, 20), (70, 36), (76, 54)], 14, tones.dark, opacity=0.6, blur=5)
    paint.stroke(_PARTING, 1.8, tones.dark, profile=lens(0.4), opacity=0.9)
    _paint_knot(paint, tones)


def _paint_knot(paint: Painter, tones: HairTones) -> None:
    with paint.group(clip=[paint.outline(_BACK), paint.outline(_KNOT_CAST)]):
        paint.shape(shifted(_KNOT_CAST, -4, 3), _SHADOW, opacity=0.4, blur=3)
    _paint_pin(paint)
    paint_lock(paint, _KNOT_UNDER, tones)
    paint.stroke([(70, 88), (92, 86), (110, 72), (116, 56)], 6, tones.dark, opacity=0.6, blur=2)
    over = paint_lock(paint, _KNOT_OVER, tones)
    with paint.group(clip=over):
        paint.stroke([(84, 42), (102, 48), (106, 64)], 7, tones.bright, opacity=0.7, blur=2.4)
        paint.stroke(shifted(_KNOT_OVER.outer[1:5], -1), 3, tones.rim, opacity=0.8, blur=0.7)


def _paint_pin(paint: Painter) -> None:
    """Black lacquer, seen on both sides of the knot, with a silver cap and one vermilion bead."""
    paint.stroke(_PIN, 5.4, _LACQUER, profile=lambda t: 1 - 0.55 * t)
    paint.stroke(shifted(_PIN, -1, -0.8), 1.4, "#7a8296", profile=even, opacity=0.9)
    x, y = _PIN[0][0], _PIN[0][1]
    document = paint.document
    paint.circle((x, y), 8.2, document.radial((x - 2.4, y - 3), 9, (0, "#ff9a80"), (0.5, "#c8372d"), (1, "#6a1018")))
    paint.circle((x - 2.6, y - 3), 1.9, "#ffe6dc", opacity=0.9)
    cap: Landmarks = [(x - 8, y + 3), (x - 2, y + 9)]
    paint.stroke(cap, 4, "#c9ccd6", profile=even)
