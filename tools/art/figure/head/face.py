"""Head skin and the face layer: blush, eyes, brows and mouth."""

import random

import numpy as np

from engine.players.demeanour import Expression
from tools.art.figure.head.beard import paint_stubble
from tools.art.figure.head.eye import Eye, paint_eye, paint_shut_eye
from tools.art.figure.head.tables import Ear, Face, Mouth
from tools.art.figure.marks import draw
from tools.art.figure.palette import Features, Skin
from tools.art.kit.brushes import along, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, Point, directions, plain, shifted
from tools.art.kit.paint import Painter

_BROW = along((0, 0.05), (0.05, 0.5), (0.16, 0.85), (0.4, 1), (0.72, 0.62), (1, 0))


def paint_head(paint: Painter, face: Face, skin: Skin) -> None:
    """The head without features: planes, nose and chin, the same for every expression."""
    if face.ear:
        _paint_ear(paint, face.ear, skin)
    outline = paint.outline(face.outline)
    fill = paint.document.linear(
        (-66, -60), (66, 70), (0, skin.light), (0.45, skin.base), (1, mix(skin.base, skin.shade, 0.55))
    )
    paint.fill(outline, fill)
    with paint.group(clip=outline):
        draw(paint, face.planes, skin)
        if face.stubble:
            paint_stubble(paint, face.stubble)
    draw(paint, face.edge, skin)


def _paint_ear(paint: Painter, ear: Ear, skin: Skin) -> None:
    outline = paint.outline(ear.outline)
    box = outline.bounds
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, skin.base), (1, skin.shade))
    paint.fill(outline, fill)
    with paint.group(clip=outline):
        draw(paint, ear.marks, skin)


def paint_face(
    paint: Painter, face: Face, expression: Expression, skin: Skin, features: Features, *, blink: bool = False
) -> None:
    """Everything an expression changes, on top of the head."""
    look = face.looks[expression]
    outline = paint.outline(face.outline)
    with paint.group(clip=outline):
        with paint.group(opacity=0.4 + 0.6 * look.blush):
            draw(paint, face.blush_spots, skin)
        if look.blush > 0.8:
            draw(paint, face.deep_blush, skin)
    for near in (False, True):
        eye = Eye(face.eyes, near, look, skin, features)
        if blink:
            paint_shut_eye(paint, eye, outline)
        else:
            paint_eye(paint, eye, outline)
    brows = face.brows
    for landmarks, deltas, width in (
        (brows.far, look.far_brow, brows.far_width),
        (brows.near, look.near_brow, brows.near_width),
    ):
        points = _lifted(landmarks, deltas)
        if brows.ridge:
            paint.stroke(shifted(points, 0, 5.5), 3.4, skin.glow, opacity=brows.ridge, blur=1.6)
        _brow(paint, points, width, features)
        if brows.hairs:
            _brow_hairs(paint, points, width, features, brows.hairs)
    draw(paint, look.marks, skin)
    paint_mouth(paint, look.mouth, skin, features)
    draw(paint, face.moles, skin)


def paint_mouth(paint: Painter, mouth: Mouth, skin: Skin, features: Features) -> None:
    draw(paint, mouth.under, skin)
    lower_edge = mouth.lower or mouth.seam
    if mouth.lower:
        opening = paint.outline(_between(mouth.seam, mouth.lower))
        paint.fill(opening, "#4a0916")
        with paint.group(clip=opening):
            draw(paint, mouth.inside, features)
    document = paint.document
    lower = document.linear(
        (-40, 60), (10, 84), (0, features.lower_lip), (1, mix(features.lower_lip, features.upper_lip, 0.65))
    )
    upper = document.linear(
        (-40, 56),
        (10, 70),
        (0, mix(features.upper_lip, features.lower_lip, 0.35)),
        (1, mix(features.upper_lip, "#3a0a1a", 0.35)),
    )
    paint.shape(_between(lower_edge, mouth.bottom), lower)
    paint.shape(_between(mouth.top, mouth.seam), upper)
    draw(paint, mouth.over, _MouthTones(skin, features))


class _MouthTones:
    """Tones for marks over the mouth: of the lips first, then of the skin."""

    def __init__(self, skin: Skin, features: Features) -> None:
        self._palettes = (features, skin)

    def __getattr__(self, tone: str) -> str:
        for palette in self._palettes:
            if hasattr(palette, tone):
                return str(getattr(palette, tone))
        raise AttributeError(f'neither lips nor skin have a tone "{tone}"')


def _between(first: Landmarks, second: Landmarks) -> list[Landmark]:
    """The closed outline along one edge and back along the other, which share their ends."""
    return [*first, *reversed(second[1:-1])]


def _lifted(landmarks: tuple[Point, Point, Point, Point], deltas: tuple[float, float, float]) -> list[Point]:
    start, arch, tail = deltas
    lifts = (start, (start + arch) / 2, arch, tail)
    return [(x, y + lift) for (x, y), lift in zip(landmarks, lifts, strict=True)]


def _brow(paint: Painter, points: list[Point], width: float, features: Features) -> None:
    paint.stroke(points, width, features.brow, profile=_BROW, opacity=0.93)
    light = [(x + 0.3, y - 1) for x, y in map(plain, points[:-1])]
    paint.stroke(light, 1.3, features.brow_light, opacity=0.35)


def _brow_hairs(paint: Painter, points: list[Point], width: float, features: Features, count: int) -> None:
    """Hairs stand upright at the nose and lie flat at the tail."""
    chance = random.Random(count)
    line = paint.line(points, 40)
    headings = directions(line)
    girth = _BROW(np.linspace(0, 1, 40))
    for index in range(count):
        position = chance.uniform(0.03, 0.92)
        sample = int(position * 39)
        length, aside = chance.uniform(5, 8), chance.uniform(-0.6, 0.7) * width * 0.5 * float(girth[sample])
        rise = float(np.interp(position, [0, 0.35, 1], [-0.95, -0.45, 0.05])) * length * 0.45
        x, y = float(line[sample, 0]), float(line[sample, 1]) + aside
        dx, dy = (float(part) * length * 0.8 for part in headings[sample])
        hair = [(x, y), (x + dx / 2, y + (dy + rise) / 2 - 0.5), (x + dx, y + dy + rise)]
        light = index % 4 == 0
        tone, opacity = (features.brow_light, 0.55) if light else (features.brow, 0.85)
        paint.stroke(hair, 1.5, tone, profile=fading, opacity=opacity, samples=8)
