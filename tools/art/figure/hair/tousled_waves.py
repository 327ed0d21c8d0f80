"""Thick wavy hair of a man, parted at the far side, one lock fallen on the forehead. Head units."""

from tools.art.figure.hair.lock import Finish, Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

_THICK = Finish(stray=0.03, depth=0.46, shine=0.5, spread=0.8, edge=0.5)
_SHORT = Finish(stray=0.03, depth=0.4, shine=0.4, spread=0.6, edge=0.2)

_NAPE = Lock(
    inner=[(70, -30), (76, -18), (82, -4), (84, 12), (80, 34)],
    outer=[(88, -40), (95, -18), (95, 6), (92, 24), (82, 44)],
    bands=lights_and_darks((0.3, 0.24, "light"), (0.62, 0.2, "dark"), (0.82, 0.2, "light")),
    strands=14,
    seed=21,
    finish=_SHORT,
)

_TEMPLE = Lock(
    inner=[(30, -74), (41, -60), (48, -40), (52, -18), (54.5, 2), (56, 16)],
    outer=[(54, -74), (76, -52), (82, -36), (76, -24), (66, -12), (60.5, 14)],
    bands=lights_and_darks((0.22, 0.2, "light"), (0.45, 0.16, "dark"), (0.66, 0.2, "light"), (0.88, 0.16, "dark")),
    strands=22,
    seed=22,
    finish=_SHORT,
)

_FAR_SIDE = Lock(
    inner=[(-36, -80), (-46, -70), (-53, -52), (-56.5, -26), (-55.5, -8)],
    outer=[(-34, -100), (-54, -92), (-68, -68), (-68, -40), (-60, -10)],
    bands=lights_and_darks((0.28, 0.26, "light"), (0.56, 0.18, "dark"), (0.8, 0.2, "light")),
    strands=16,
    seed=23,
    finish=_SHORT,
)

_CROWN = Lock(
    inner=[(-36, -84), (-16, -92), (10, -88), (30, -80), (44, -64), (56, -44), (70, -22)],
    outer=[
        (-40, -98), (-44, -118), (-27, -137), (-2, -137), (18, -149), (46, -143), (66, -125), (86, -112), (96, -84),
        (103, -58), (97, -34), (90, -16),
    ],
    bands=lights_and_darks(
        (0.08, 0.1, "dark"), (0.2, 0.13, "light"), (0.33, 0.1, "dark"), (0.45, 0.15, "light"), (0.58, 0.11, "dark"),
        (0.7, 0.15, "light"), (0.83, 0.1, "dark"), (0.94, 0.1, "light"),
    ),
    strands=44,
    seed=24,
    finish=_THICK,
)  # fmt: skip

_SECOND_WAVE = Lock(
    inner=[(-30, -96), (-12, -100), (4, -92), (22, -90), (36, -80), (48, -66), (58, -42), (66, -26)],
    outer=[(-30, -122), (-10, -130), (8, -120), (28, -126), (46, -116), (62, -106), (70, -80), (82, -58), (80, -28)],
    bands=lights_and_darks(
        (0.1, 0.12, "dark"), (0.24, 0.16, "light"), (0.4, 0.12, "dark"), (0.54, 0.16, "light"), (0.7, 0.12, "dark"),
        (0.86, 0.16, "light"),
    ),
    strands=32,
    seed=27,
    finish=_THICK,
)  # fmt: skip

_WAVE = Lock(
    inner=[(-36, -88), (-26, -97), (-12, -94), (4, -82), (18, -84), (34, -76), (46, -56), (52, -34)],
    outer=[(-36, -98), (-32, -116), (-14, -122), (4, -108), (22, -113), (42, -104), (54, -80), (62, -44)],
    bands=lights_and_darks(
        (0.12, 0.14, "dark"), (0.27, 0.17, "light"), (0.44, 0.13, "dark"), (0.6, 0.17, "light"), (0.78, 0.13, "dark"),
        (0.92, 0.12, "light"),
    ),
    strands=28,
    seed=25,
    finish=_THICK,
)  # fmt: skip

_FALLEN = Lock(
    inner=[(-30, -104), (-42, -90), (-44, -74), (-35, -62), (-30, -53)],
    outer=[(-4, -106), (-15, -92), (-20, -78), (-17, -66), (-22, -52)],
    tip=(-29, -45),
    bands=lights_and_darks((0.2, 0.16, "dark"), (0.42, 0.22, "light"), (0.7, 0.18, "dark")),
    strands=16,
    seed=26,
    finish=_THICK,
)

_BACK: Landmarks = [
    (-40, -92), (-58, -70), (-58, -20), (-40, 20), (40, 40), (66, 52), (84, 42), (94, 10), (95, -50), (72, -110),
    (0, -128),
]  # fmt: skip
_UNDER_WAVE: Landmarks = [(-36, -88), (-26, -95), (-10, -94), (8, -86), (22, -88), (38, -78), (48, -58)]
_UNDER_FALLEN: Landmarks = [(-36, -98), (-42, -82), (-39, -66), (-28, -52), (-20, -48), (-13, -64), (-14, -86)]
_LOOSE: tuple[Landmarks, ...] = (
    [(-20, -90), (-13, -76), (-14, -62)],
    [(-36, -92), (-45, -78), (-44, -66)],
    [(84, -92), (95, -82), (100, -70)],
    [(40, -134), (54, -134), (64, -126)],
)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The mass behind head and neck."""
    paint.shape(_BACK, paint.document.linear((-60, -100), (96, 60), (0, tones.base), (1, tones.dark)))


def paint_front(paint: Painter, tones: HairTones) -> None:
    """Nape, temple, far side, crown, the wave over the forehead and the lock that fell out of it."""
    nape = paint_lock(paint, _NAPE, tones)
    paint_lock(paint, _TEMPLE, tones)
    paint_lock(paint, _FAR_SIDE, tones)
    crown = paint_lock(paint, _CROWN, tones)
    with paint.group(clip=crown):
        paint.stroke(_UNDER_WAVE, 10, tones.dark, profile=even, opacity=0.7, blur=2.4)
    paint_lock(paint, _SECOND_WAVE, tones)
    paint_lock(paint, _WAVE, tones)
    paint.shape(_UNDER_FALLEN, "#2a0f10", opacity=0.4, blur=2.6)
    paint_lock(paint, _FALLEN, tones)
    for lock, edge, width in ((crown, _CROWN.outer[2:], 4.2), (nape, _NAPE.outer, 3)):
        with paint.group(clip=lock):
            paint.stroke(edge, width, tones.rim, opacity=0.6, blur=0.8)
    for hair in _LOOSE:
        paint.stroke(hair, 2.2, tones.dark, opacity=0.9)
