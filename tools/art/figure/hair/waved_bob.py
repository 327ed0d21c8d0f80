"""Finger-waved bob with a side parting, bulging at the cheek, both ends curled in. Head units."""

from tools.art.figure.hair.lock import Lock, lights_and_darks, paint_lock
from tools.art.figure.palette import HairTones
from tools.art.kit.geometry import Landmarks
from tools.art.kit.paint import Painter

_NEAR = Lock(
    inner=[(-40, -80), (-25, -60), (4, -45), (31, -38), (46, -20), (43, 5), (53, 30), (47, 56), (36, 70), (46, 82)],
    outer=[
        (-38, -106), (0, -122), (48, -116), (84, -88), (98, -46), (92, -6), (103, 30), (98, 66), (82, 94), (60, 98),
    ],
    bands=lights_and_darks(
        (0.2, 0.22, "light"), (0.42, 0.15, "dark"), (0.55, 0.15, "light"), (0.69, 0.12, "dark"), (0.8, 0.13, "light"),
        (0.93, 0.12, "dark"),
    ),
    strands=26,
    seed=9,
    tip=(52, 96),
)  # fmt: skip

_FAR = Lock(
    inner=[(-38, -84), (-47, -70), (-59, -52), (-66, -32), (-64, -8), (-69, 16), (-65, 36), (-58, 48)],
    outer=[(-38, -106), (-64, -94), (-86, -64), (-90, -34), (-83, -6), (-91, 22), (-84, 48), (-68, 58)],
    bands=lights_and_darks(
        (0.14, 0.2, "light"), (0.4, 0.16, "dark"), (0.56, 0.17, "light"), (0.75, 0.14, "dark"), (0.9, 0.14, "light")
    ),
    strands=14,
    seed=5,
    tip=(-58, 58),
)

_BACK: Landmarks = [
    (-36, -106), (-72, -88), (-88, -50), (-84, 0), (-88, 40), (-74, 62), (-50, 60), (-20, 70), (30, 84), (52, 106),
    (78, 100), (98, 70), (103, 30), (96, -20), (94, -60), (66, -108), (10, -122),
]  # fmt: skip

_PARTING: Landmarks = [(-37.5, -105), (-37.5, -96), (-39, -85)]
_FLYAWAYS: tuple[Landmarks, ...] = (
    [(99, 56), (105, 74), (99, 92)],
    [(62, -112), (86, -96), (99, -62)],
)


def paint_back(paint: Painter, tones: HairTones) -> None:
    """The mass of hair behind the neck, in shadow below."""
    shape = paint.outline(_BACK)
    paint.fill(shape, paint.document.linear((-80, -100), (90, 100), (0, tones.base), (1, tones.dark)))
    with paint.group(clip=shape):
        paint.shape(
            [(-90, 30), (-60, 20), (40, 30), (110, 40), (110, 120), (-90, 120)], "#1c0709", opacity=0.6, blur=12
        )


def paint_front(paint: Painter, tones: HairTones) -> None:
    """Both waved sides over the face."""
    paint_lock(paint, _FAR, tones)
    near = paint_lock(paint, _NEAR, tones)
    with paint.group(clip=near):
        paint.stroke(_NEAR.outer[2:], 5, tones.rim, opacity=0.75, blur=0.8)
    paint.stroke(_PARTING, 2.4, tones.dark, opacity=0.8)
    for strand in _FLYAWAYS:
        paint.stroke(strand, 1.2, tones.light, opacity=0.6)
