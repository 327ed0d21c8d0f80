"""Cropped curls, flattened by a helmet on the far side and standing up on the near one. Head units."""

import math
from dataclasses import dataclass

from tools.art.figure.hair.lock import Finish, Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.brushes import fading
from tools.art.kit.geometry import Landmark, Landmarks
from tools.art.kit.paint import Painter

_SPRINGY = Finish(stray=0.05, depth=0.42, shine=0.62, spread=1, edge=0.7)
_BANDS = lights_and_darks((0.08, 0.16, "dark"), (0.34, 0.3, "light"), (0.6, 0.2, "dark"), (0.82, 0.2, "light"))
_ARC_POINTS = 7


@dataclass(frozen=True)
class _Curl:
    """A ringlet seen end on: it starts at an angle (degrees, 0 right, clockwise) and winds through ``sweep``."""

    x: float
    y: float
    radius: float
    start: float
    sweep: float
    flatness: float = 1


_BEHIND: tuple[_Curl, ...] = (
    _Curl(84, 8, 12, -120, 250), _Curl(80, 26, 10, -60, 230), _Curl(90, -14, 14, -150, 260),
)  # fmt: skip
"""At the nape, seen past the ear."""

_FAR_SIDE: tuple[_Curl, ...] = (
    _Curl(-63, -42, 9, 100, 230, 1.2), _Curl(-61, -62, 12, 120, 240, 0.9), _Curl(-52, -82, 15, 150, 240, 0.8),
    _Curl(-34, -98, 17, 170, 250, 0.75),
)  # fmt: skip
"""Pressed flat."""

_CROWN: tuple[_Curl, ...] = (
    _Curl(94, -40, 17, -60, 270), _Curl(101, -66, 19, -100, 280), _Curl(98, -96, 21, -90, 290),
    _Curl(-10, -114, 20, 190, 270, 0.85), _Curl(82, -124, 23, -110, 300), _Curl(16, -126, 22, 200, 280, 0.95),
    _Curl(54, -140, 24, -60, 290), _Curl(32, -146, 19, 150, 290),
)  # fmt: skip
_MIDDLE: tuple[_Curl, ...] = (
    _Curl(80, -34, 15, 160, 280), _Curl(84, -60, 18, 40, 290), _Curl(-36, -84, 16, 130, 250, 0.8),
    _Curl(-14, -96, 18, 20, 280, 0.85), _Curl(80, -88, 20, -40, 300), _Curl(10, -106, 20, 170, 290, 0.95),
    _Curl(58, -112, 22, 60, 300), _Curl(34, -116, 21, 180, 300),
)  # fmt: skip
_HAIRLINE: tuple[_Curl, ...] = (
    _Curl(66, -14, 10, -70, 260), _Curl(64, -34, 13, 60, 270), _Curl(60, -58, 16, 150, 280),
    _Curl(-46, -74, 13, 60, 260, 0.8), _Curl(-27, -79, 14, 200, 270, 0.85), _Curl(52, -82, 18, 20, 290),
    _Curl(-6, -82, 15, 80, 290, 0.9), _Curl(30, -88, 19, 120, 300), _Curl(13, -78, 15, -20, 300),
    _Curl(36, -66, 14, 100, 290), _Curl(-1, -64, 12, 130, 290),
)  # fmt: skip

_FORELOCK: tuple[_Curl, ...] = (_Curl(13, -45, 12, 200, 290), _Curl(-8, -45, 14, 130, 290))
"""What no helmet holds."""

_MASS: Landmarks = [
    (-62, -24), (-69, -46), (-66, -72), (-50, -96), (-24, -114), (4, -128), (28, -146), (56, -150), (86, -132),
    (104, -100), (106, -66), (98, -34), (84, -18), (70, -24), (63, -14), (59, -4), (56, -16), (50, -36), (34, -58),
    (4, -70), (-30, -74), (-48, -72), (-58, -56), (-61, -38),
]  # fmt: skip
_BACK: Landmarks = [
    (-30, -110), (20, -130), (70, -130), (100, -90), (102, -40), (96, 0), (86, 26), (76, 34), (60, 30), (20, 10),
]  # fmt: skip
_LOOSE: tuple[Landmarks, ...] = (
    [(48, -158), (58, -170), (70, -166)],
    [(98, -112), (114, -116), (118, -106)],
    [(8, -142), (4, -156), (14, -160)],
    [(-56, -88), (-68, -90), (-72, -82)],
)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """What is seen behind ear and neck."""
    paint.shape(_BACK, tones.dark)
    _paint_curls(paint, _BEHIND, tones)


def paint_front(paint: Painter, tones: HairTones) -> None:
    """All curls over the forehead, the hairline's last."""
    paint.shape(_MASS, paint.document.linear((-60, -120), (100, 0), (0, tones.base), (1, tones.dark)))
    for hair in _LOOSE:
        paint.stroke(hair, 2.2, tones.base, profile=fading)
    for row, falls_on_hair in ((_FAR_SIDE, False), (_CROWN, False), (_MIDDLE, True), (_HAIRLINE, True)):
        _paint_curls(paint, row, tones, shadows=falls_on_hair)


def paint_forelock(paint: Painter, tones: HairTones) -> None:
    """The curls that look out from below a helmet."""
    _paint_curls(paint, _FORELOCK, tones)


def _paint_curls(paint: Painter, curls: tuple[_Curl, ...], tones: HairTones, *, shadows: bool = False) -> None:
    for seed, curl in enumerate(curls):
        lock = _wound(curl, seed)
        if shadows:
            paint.shape(_shadow(curl), tones.dark, opacity=0.55, blur=2.4)
        shape = paint_lock(paint, lock, tones)
        with paint.group(clip=shape):
            if curl.x > 70:
                paint.stroke(lock.outer, 3, tones.rim, opacity=0.4, blur=0.7)


def _shadow(curl: _Curl) -> Landmarks:
    return [
        (curl.x + 2 + curl.radius * math.cos(turn), curl.y + 3 + curl.radius * curl.flatness * math.sin(turn))
        for turn in (index * math.tau / 8 for index in range(8))
    ]


def _wound(curl: _Curl, seed: int) -> Lock:
    """The ringlet as a lock whose edges are two arcs that meet inside."""
    outer, inner = [], []
    for index in range(_ARC_POINTS):
        share = index / (_ARC_POINTS - 1)
        outer.append(_on_arc(curl, share, 1 - 0.3 * share))
        inner.append(_on_arc(curl, share, 0.62 - 0.3 * math.sin(math.pi * min(1, share * 1.1)) - 0.1 * share))
    tip = _on_arc(curl, 1.08, 0.5)
    return Lock(inner, outer, _BANDS, strands=max(6, round(curl.radius * 0.6)), seed=seed, tip=tip, finish=_SPRINGY)


def _on_arc(curl: _Curl, share: float, reach: float) -> Landmark:
    turn = math.radians(curl.start + curl.sweep * share)
    return (
        curl.x + curl.radius * reach * math.cos(turn),
        curl.y + curl.radius * curl.flatness * reach * math.sin(turn),
    )
