"""Finale: the band's bass drum, a painted sunburst over piano keys, held from behind; and its felt beater."""

import math
import random

from tools.art.figure.palette import GOLD
from tools.art.figure.poses.leaning import TORSO, lean
from tools.art.figure.poses.leaning_limbs import EMBRACING_ARM, FAR_UPPER_ARM
from tools.art.kit.brushes import even, fading
from tools.art.kit.geometry import Box, Landmarks, Point, number, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

MIDDLE: Point = (322, 774)
RADIUS = 312.0
_SKIN = RADIUS - 37
_HORIZON = MIDDLE[1] + 36
"""Where the sunburst rises out of the piano keys."""
_RODS = (-96, -68, -38, -12, 12, 38, 68, 96)
"""Angles of the tension rods, 0 at the top."""

_TEAL, _ROSE, _NAVY, _WINE = "#0f5560", "#a3203c", "#0d3a48", "#7d1830"
_ARCHES = (
    (118, "#c98f3c"), (112, "#f4e4c4"), (106, _NAVY), (84, "#c98f3c"), (79, _WINE), (52, "#c98f3c"), (47, "#f0c46c"),
)  # fmt: skip
_BLACK_KEYS = (0, 1, 3, 4, 5)
"""Which of seven white keys have a black one at their right."""
_BEATER_HEAD: Point = (56, 298)
_STICK: Landmarks = [(224, 446), (174, 406), (108, 346), (66, 308)]
_FELT = ((34, ("#8a7058", "#b99a78")), (28, ("#d8c4a4", "#efe0c8")), (19, ("#efe0c8", "#fffaf0")))
"""Reach and tones of the felt's tufts, from the ground up."""


def paint_drum(paint: Painter) -> None:
    with paint.warped_by(lean):
        body = [paint.outline(part) for part in (TORSO, EMBRACING_ARM.outline, FAR_UPPER_ARM.outline)]
    x, y = MIDDLE
    with paint.group(clip=body):
        paint.circle((x - 6, y - 12), RADIUS + 5, "#14050a", opacity=0.6, blur=10)
    paint.circle((x, y + 4), RADIUS + 6, "#05030a", opacity=0.5, blur=8)
    _paint_hoop(paint)
    with paint.group(clip=_disc(_SKIN)):
        _paint_skin(paint)
    for angle in _RODS:
        _paint_rod(paint, angle)


def paint_beater(paint: Painter) -> None:
    """A felt-headed stick across the raised hand, in that arm's frame."""
    paint.stroke(shifted(_STICK, 2, 6), 9, "#12040a", profile=even, opacity=0.5, blur=3)
    (x0, y0), (x1, y1) = paint.place(150, 378), paint.place(138, 392)
    wood = paint.document.linear((x0, y0), (x1, y1), (0, "#ffe2b0"), (0.5, "#c98f4c"), (1, "#6b3a18"))
    paint.stroke(_STICK, 8, wood, profile=even)
    paint.circle((226, 448), 7, GOLD.shade)
    paint.circle((225, 447), 6, GOLD.base)
    paint.circle((223.5, 445), 2, GOLD.light)
    paint.circle(_BEATER_HEAD, 30, "#8a7058")
    chance = random.Random(2)
    for order, (reach, tones) in enumerate(_FELT):
        for _ in range(100):
            _paint_tuft(paint, chance, reach, tones, lift=order * 3)


def _paint_tuft(paint: Painter, chance: random.Random, reach: float, tones: tuple[str, str], *, lift: float) -> None:
    angle, distance = chance.uniform(0, math.tau), chance.uniform(0.12, 0.92) * reach
    x = _BEATER_HEAD[0] + math.cos(angle) * distance - lift
    y = _BEATER_HEAD[1] + math.sin(angle) * distance - lift
    length, heading = chance.uniform(7, 12), angle + chance.uniform(-0.6, 0.6)
    tuft = [
        (x, y),
        (x + math.cos(heading) * length * 0.6, y + math.sin(heading) * length * 0.6),
        (x + math.cos(heading + 0.3) * length, y + math.sin(heading + 0.3) * length),
    ]
    paint.stroke(tuft, chance.uniform(2, 4), chance.choice(tones), profile=fading, opacity=0.85, samples=8)


def _disc(radius: float) -> Outline:
    x, y = MIDDLE
    data = (
        f"M{number(x - radius)} {number(y)}a{number(radius)} {number(radius)} 0 1 0 {number(2 * radius)} 0"
        f"a{number(radius)} {number(radius)} 0 1 0 {number(-2 * radius)} 0Z"
    )
    return Outline(data, Box(x - radius, y - radius, x + radius, y + radius))


def _paint_hoop(paint: Painter) -> None:
    (x, y), r = MIDDLE, RADIUS
    document = paint.document
    ends = ((x - r, y - r), (x + r, y + r))
    brass = document.linear(
        *ends,
        (0, "#ffe2a0"),
        (0.18, GOLD.shade),
        (0.34, GOLD.light),
        (0.5, "#8a5220"),
        (0.7, "#d8a24a"),
        (1, "#3a1c0c"),
    )
    lacquer = document.linear(*ends, (0, "#8c1b34"), (0.35, "#5d1028"), (0.6, "#7a1730"), (1, "#22060f"))
    rim = document.linear(*ends, (0, GOLD.light), (0.5, GOLD.shade), (1, "#4a2a10"))
    paint.circle(MIDDLE, r, brass)
    paint.circle(MIDDLE, r - 9, lacquer)
    with paint.group(clip=_disc(r - 9)):
        gleam: Landmarks = [
            (x + (r - 18) * math.sin(turn), y - (r - 18) * math.cos(turn)) for turn in (-1.25, -0.95, -0.6, -0.3)
        ]
        paint.stroke(gleam, 5, "#e88a94", opacity=0.6, blur=1.6)
    paint.circle(MIDDLE, r - 30, "#2a0a10")
    paint.circle(MIDDLE, r - 32, rim)


def _paint_skin(paint: Painter) -> None:
    x, y = MIDDLE
    document = paint.document
    vellum = document.radial(
        (x - 90, y - 120), _SKIN * 1.7, (0, "#fff3dc"), (0.45, "#efdcb8"), (0.8, "#c9a678"), (1, "#8a6446")
    )
    paint.circle(MIDDLE, _SKIN, vellum)
    _paint_sunburst(paint)
    _paint_keys(paint)
    paint.ellipse((x - 120, y - 150), (120, 70), "#ffffff", turn=-35, opacity=0.32, blur=30)
    shade: Landmarks = [
        (x + 60, y - _SKIN - 20), (x + _SKIN * 0.8, y - _SKIN * 0.4), (x + _SKIN * 0.86, y + _SKIN * 0.4),
        (x + _SKIN, y + _SKIN), (x + _SKIN * 1.4, y - _SKIN),
    ]  # fmt: skip
    paint.shape(shade, "#2a0a14", opacity=0.5, blur=30)
    glow = document.radial(MIDDLE, _SKIN, (0, "#1a060a", 0), (0.93, "#1a060a", 0), (1, "#1a060a", 0.6))
    paint.circle(MIDDLE, _SKIN, glow)


def _paint_sunburst(paint: Painter) -> None:
    x = MIDDLE[0]
    for ray in range(-9, 10):
        angle, half = math.radians(ray * 10), math.radians(2.9)
        ends: Landmarks = [
            (x + 420 * math.sin(angle + turn), _HORIZON - 420 * math.cos(angle + turn), "c") for turn in (-half, half)
        ]
        paint.shape([(x, _HORIZON, "c"), *ends], _ROSE if ray % 2 else _TEAL, opacity=0.93)
    for radius, colour in _ARCHES:
        paint.raw(
            f'<path d="M{number(x - radius)} {number(_HORIZON)}A{number(radius)} {number(radius)} 0 0 1 '
            f'{number(x + radius)} {number(_HORIZON)}Z" fill="{colour}"/>'
        )


def _paint_keys(paint: Painter) -> None:
    x, top = MIDDLE[0], _HORIZON
    paint.rectangle(Box(x - 330, top, x + 330, top + 300), "#14101c")
    paint.rectangle(Box(x - 330, top, x + 330, top + 6), "#c98f3c")
    white = paint.document.linear((0, top + 10), (0, top + 150), (0, "#fffaf0"), (1, "#cdb9a0"))
    for key in range(-10, 10):
        left = x + key * 30
        paint.rectangle(Box(left + 1.2, top + 10, left + 28.7, top + 250), white)
    for key in range(-10, 10):
        left = x + key * 30
        if key % 7 in _BLACK_KEYS:
            black = paint.document.linear(
                (left + 21, 0), (left + 38, 0), (0, "#3a3448"), (0.3, "#14101c"), (1, "#050308")
            )
            paint.rectangle(Box(left + 23, top + 12, left + 41, top + 72), "#2a2030", corner=2, opacity=0.4, blur=1.5)
            paint.rectangle(Box(left + 21, top + 10, left + 38, top + 68), black, corner=2)
            paint.rectangle(Box(left + 24, top + 12, left + 26, top + 60), "#8a84a0", corner=1, opacity=0.5)


def _paint_rod(paint: Painter, degrees: float) -> None:
    """A claw over the hoop with the head of its rod."""
    angle = math.radians(degrees)
    reach = RADIUS - 14
    place = (MIDDLE[0] + reach * math.sin(angle), MIDDLE[1] - reach * math.cos(angle))
    brass = paint.document.linear((-6, 0), (6, 0), (0, GOLD.shade), (0.35, "#fff6cc"), (1, "#5a3812"))
    with paint.group(transform=f"translate({number(place[0])},{number(place[1])}) rotate({number(degrees)})"):
        paint.ellipse((3, 4), (9, 20), "#05030a", opacity=0.5, blur=3)
        paint.rectangle(Box(-6, -17, 6, 23), brass, corner=5)
        paint.rectangle(Box(-10, -20, 10, -11), brass, corner=4)
        paint.rectangle(Box(-3, 20, 3, 34), GOLD.dark, corner=2)
