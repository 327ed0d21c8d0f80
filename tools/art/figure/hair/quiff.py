"""Oiled hair of a man: combed back from a lifted quiff, short at the neck, silver at the temple. Head units."""

from dataclasses import replace

from tools.art.figure.hair.lock import Finish, Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

_OILED = Finish(stray=0.025, depth=0.42, shine=0.6, spread=0.95, edge=0.5)
_CROPPED = replace(_OILED, shine=0.5, edge=0.15)

_NAPE = Lock(
    inner=[(74, -26), (80, -16), (84, -4), (84, 10), (80, 25)],
    outer=[(88, -34), (91, -14), (90, 4), (87, 18), (80, 32)],
    bands=lights_and_darks((0.35, 0.3, "light"), (0.75, 0.25, "dark")),
    strands=14,
    seed=4,
    finish=_CROPPED,
)

_TEMPLE = Lock(
    inner=[(34, -66), (43, -52), (50, -34), (54, -14), (56.5, 4), (58.5, 20)],
    outer=[(52, -66), (72, -48), (79, -34), (74, -22), (65, -10), (61.5, 17)],
    bands=lights_and_darks((0.3, 0.3, "light"), (0.62, 0.3, "light"), (0.86, 0.2, "dark")),
    strands=24,
    seed=8,
    finish=_CROPPED,
)

_FAR_SIDE = Lock(
    inner=[(-41, -70), (-50, -60), (-58, -44), (-61.5, -18)],
    outer=[(-42, -88), (-55, -80), (-64, -62), (-67, -38), (-64.5, -12)],
    bands=lights_and_darks((0.3, 0.3, "light"), (0.72, 0.2, "dark")),
    strands=14,
    seed=5,
    finish=_CROPPED,
)

_TOP = Lock(
    inner=[(-41, -70), (-24, -75), (0, -75), (22, -69), (36, -59), (49, -47), (62, -32), (72, -16)],
    outer=[(-43, -82), (-38, -110), (-8, -129), (34, -127), (68, -105), (86, -72), (90, -40), (82, -12)],
    bands=lights_and_darks(
        (0.12, 0.12, "dark"), (0.27, 0.2, "light"), (0.46, 0.14, "dark"), (0.6, 0.18, "light"), (0.8, 0.16, "dark"),
        (0.93, 0.1, "light"),
    ),
    strands=38,
    seed=9,
    finish=_OILED,
)  # fmt: skip

_QUIFF = Lock(
    inner=[(-43, -72), (-35, -79), (-20, -82), (-2, -79), (20, -72), (50, -53)],
    outer=[(-42, -86), (-42, -106), (-22, -119), (6, -117), (32, -101), (54, -58)],
    bands=lights_and_darks((0.18, 0.16, "dark"), (0.36, 0.22, "light"), (0.62, 0.18, "dark"), (0.8, 0.16, "light")),
    strands=26,
    seed=12,
    finish=_OILED,
)

_BACK: Landmarks = [
    (-44, -86), (-62, -64), (-64, -20), (-40, 20), (40, 40), (68, 42), (82, 28), (90, 0), (89, -50), (68, -104),
    (0, -122),
]  # fmt: skip
_UNDER_QUIFF: Landmarks = [(-43, -75), (-35, -82), (-20, -85), (-2, -82), (18, -75), (42, -58)]
_LOOSE: tuple[Landmarks, ...] = (
    [(-42, -90), (-41, -84), (-42, -78)],
    [(-36, -82), (-39, -77), (-38, -71)],
)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The mass behind the neck."""
    paint.shape(_BACK, paint.document.linear((-60, -100), (96, 60), (0, tones.base), (1, tones.dark)))


def paint_front(paint: Painter, tones: HairTones, silver: HairTones) -> None:
    """Nape, silver temple, far side, top and quiff."""
    nape = paint_lock(paint, _NAPE, tones)
    paint_lock(paint, _TEMPLE, silver)
    paint_lock(paint, _FAR_SIDE, tones)
    top = paint_lock(paint, _TOP, tones)
    with paint.group(clip=top):
        paint.stroke(_UNDER_QUIFF, 9, tones.dark, profile=even, opacity=0.75, blur=2.2)
    paint_lock(paint, _QUIFF, tones)
    for lock, edge, width in ((top, _TOP.outer[2:], 4.2), (nape, _NAPE.outer, 3)):
        with paint.group(clip=lock):
            paint.stroke(edge, width, tones.rim, opacity=0.75, blur=0.8)
    for hair in _LOOSE:
        paint.stroke(hair, 2.2, tones.dark, opacity=0.9)
