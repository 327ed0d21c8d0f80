"""Hands: curved tapered fingers with round caps and their own small shadows, drawn pinky first."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.art.figure.palette import Cloth, Skin
from tools.art.kit.brushes import along, ribbon, round_ended
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, bounds_of, directions
from tools.art.kit.outlines import polygon, smooth
from tools.art.kit.paint import Painter

_GIRTH = along((0, 0.98), (0.3, 1), (0.5, 0.93), (0.62, 0.92), (0.9, 0.74), (1, 0.7))
_BLUNT_GIRTH = along((0, 1), (0.2, 0.98), (0.42, 0.93), (0.52, 0.99), (0.66, 0.93), (0.86, 0.91), (1, 0.84))
_WITH_CAP = round_ended(_GIRTH, end=0.08)
_BLUNT = round_ended(_BLUNT_GIRTH, end=0.1)
_BLUNT_WITH_KNUCKLE = round_ended(_BLUNT_GIRTH, start=0.13, end=0.1)
_WITH_KNUCKLE = round_ended(_GIRTH, start=0.13, end=0.08)
_CONTACT_SHADOW = "#2c0c16"
_SMOOTH_SAMPLES = 120
_SAMPLES = 40


@dataclass(frozen=True)
class Finger:
    """Knuckle, joints and tip; ``width`` in units where it is thickest."""

    points: Landmarks
    width: float


@dataclass(frozen=True)
class HandTones:
    """Tones of bare or gloved fingers; a nail colour only for bare ones."""

    high: str
    base: str
    shade: str
    dark: str
    gleam: str
    nail: str | None = None
    nail_shade: str | None = None  # where the nail turns from the light; without it the nail is one colour


def bare(skin: Skin) -> HandTones:
    return HandTones(
        high=skin.light,
        base=mix(skin.base, skin.light, 0.35),
        shade=mix(skin.base, skin.shade, 0.75),
        dark=skin.deep,
        gleam=skin.glow,
        nail=skin.nails,
    )


def gloved(cloth: Cloth) -> HandTones:
    return HandTones(high=cloth.light, base=cloth.base, shade=cloth.dark, dark=cloth.deepest, gleam=cloth.bright)


def paint_fingers(
    paint: Painter,
    fingers: Sequence[Finger],
    tones: HandTones,
    *,
    shadow: Point = (0.8, 3.4),
    from_knuckle: bool = False,
    root: float = 0,
    blunt: bool = False,
) -> None:
    """Draws the fingers in the given order reversed, so that the first lies on top.

    ``from_knuckle`` rounds the near ends too, for fingers hooked over an edge; with a ``root`` each finger grows out of
    the back of the hand over that many units. ``blunt`` fingers are thick at the joints and have their nails cut short.
    """
    thin = _WITH_KNUCKLE if from_knuckle else _WITH_CAP
    thick = _BLUNT_WITH_KNUCKLE if from_knuckle else _BLUNT
    girth = thick if blunt else thin
    for finger in reversed(fingers):
        fine = paint.line(finger.points, _SMOOTH_SAMPLES)
        spine = fine[np.linspace(0, _SMOOTH_SAMPLES - 1, _SAMPLES).astype(int)]
        with paint.group(mask=_root_mask(paint, spine, root) if root else ""):
            cast = polygon(ribbon(fine + np.array(shadow), finger.width + 0.5, girth))
            paint.fill(cast, _CONTACT_SHADOW, opacity=0.5, blur=1.5)
            shape = polygon(ribbon(fine, finger.width, girth))
            paint.fill(shape, _finger_fill(paint, spine, finger.width, tones))
            with paint.group(clip=shape):
                _finger_form(paint, spine, finger.width, tones)
            if tones.nail and blunt:
                with paint.group(clip=shape):
                    _short_nail(paint, spine, finger.width, tones)
            elif tones.nail:
                _nail(paint, spine, finger.width, tones.nail, tones.nail_shade)


def _root_mask(paint: Painter, spine: Line, root: float) -> str:
    x, y = spine[0]
    tx, ty = directions(spine)[0]
    return paint.document.fade((float(x), float(y)), (float(x + tx * root), float(y + ty * root)))


def _finger_fill(paint: Painter, spine: Line, width: float, tones: HandTones) -> str:
    box = bounds_of(spine).grown(width / 2)
    return paint.document.linear(
        (0, box.top), (6, box.bottom + 3), (0, tones.high), (0.5, tones.base), (1, tones.shade)
    )


def _finger_form(paint: Painter, spine: Line, width: float, tones: HandTones) -> None:
    paint.ribbon(spine[4:34] + np.array([-0.5, -width * 0.22]), width * 0.2, tones.gleam, opacity=0.65, blur=1.2)
    paint.ribbon(spine + np.array([0.6, width * 0.42]), width * 0.28, tones.dark, opacity=0.6, blur=1.2)
    if not tones.nail:
        return
    for joint in (19, 29):
        (x, y), (tx, ty) = spine[joint], directions(spine)[joint]
        across = np.array([-ty, tx]) * width * 0.22
        middle = np.array([x, y])
        for step in (-1.1, 1.1):
            centre = middle + np.array([tx, ty]) * step
            bow = centre + np.array([tx, ty]) * step * 0.6
            crease = [tuple(centre - across), tuple(bow), tuple(centre + across)]
            with paint.unwarped():
                paint.stroke(crease, 1, tones.dark, opacity=0.26, blur=0.3, samples=10)
        with paint.unwarped():
            paint.ellipse(
                (float(x + across[0] * -0.9), float(y + across[1] * -0.9)),
                (width * 0.2, width * 0.15),
                tones.gleam,
                opacity=0.22,
                blur=1.5,
            )


def _nail(paint: Painter, spine: Line, width: float, colour: str, shade: str | None) -> None:
    along_finger = spine[-1] - spine[-6]
    along_finger = along_finger / np.hypot(*along_finger)
    across = np.array([-along_finger[1], along_finger[0]])
    tip = spine[-1]
    root = tip - along_finger * (width * 0.62)
    corners = (
        root - across * width * 0.24 - along_finger * 1.5,
        tip - along_finger - across * width * 0.19,
        tip + along_finger * 5,
        tip - along_finger + across * width * 0.21,
        root + across * width * 0.24 - along_finger * 1.5,
    )
    nail = smooth([(float(x), float(y)) for x, y in corners])
    box = nail.bounds
    fill = (
        paint.document.linear((box.left, box.top), (box.left, box.bottom), (0, colour), (1, shade)) if shade else colour
    )
    paint.fill(nail, fill)
    with paint.unwarped():
        gleam = (root - across * width * 0.1, tip + along_finger * 1.5 - across * width * 0.06)
        paint.stroke([(float(x), float(y)) for x, y in gleam], 1.5, mix(colour, "#ffe6dc", 0.75), opacity=0.85)


def _short_nail(paint: Painter, spine: Line, width: float, tones: HandTones) -> None:
    """A nail that ends where the finger does, seen a little from the side."""
    along_finger = spine[-1] - spine[-6]
    along_finger = along_finger / np.hypot(*along_finger)
    across = np.array([-along_finger[1], along_finger[0]]) * (-1 if along_finger[0] > 0 else 1)
    root = spine[-1] - along_finger * (width * 0.56) + across * width * 0.1
    corners = [
        root + along_finger * (width * ahead) + across * (width * aside)
        for ahead, aside in ((0, -0.21), (0.28, -0.25), (0.5, -0.15), (0.53, 0), (0.5, 0.15), (0.28, 0.25), (0, 0.21))
    ]
    nail = smooth([(float(x), float(y)) for x, y in corners])
    paint.fill(nail, tones.dark, opacity=0.45, blur=0.8)
    paint.fill(nail, tones.nail or tones.high, opacity=0.85)
    with paint.unwarped():
        start, end = root + along_finger * (width * 0.08), root + along_finger * (width * 0.42)
        gleam = [(float(x), float(y)) for x, y in (start - across * width * 0.08, end - across * width * 0.06)]
        paint.stroke(gleam, 1.6, "#fff6ee", opacity=0.8)
