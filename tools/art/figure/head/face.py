"""Head skin and the face layer: blush, eyes, brows and mouth."""

from tools.art.figure.head.eye import Eye, paint_eye, paint_shut_eye
from tools.art.figure.head.tables import Face, Mouth
from tools.art.figure.layers import Expression
from tools.art.figure.marks import draw
from tools.art.figure.palette import Features, Skin
from tools.art.kit.brushes import along
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, Point, plain
from tools.art.kit.paint import Painter

_BROW = along((0, 0.05), (0.05, 0.5), (0.16, 0.85), (0.4, 1), (0.72, 0.62), (1, 0))


def paint_head(paint: Painter, face: Face, skin: Skin) -> None:
    """The head without features: planes, nose and chin, the same for every expression."""
    outline = paint.outline(face.outline)
    fill = paint.document.linear(
        (-66, -60), (66, 70), (0, skin.light), (0.45, skin.base), (1, mix(skin.base, skin.shade, 0.55))
    )
    paint.fill(outline, fill)
    with paint.group(clip=outline):
        draw(paint, face.planes, skin)
    draw(paint, face.edge, skin)


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
            paint_shut_eye(paint, eye)
        else:
            paint_eye(paint, eye)
    _brow(paint, face.brows.far, look.far_brow, face.brows.far_width, features)
    _brow(paint, face.brows.near, look.near_brow, face.brows.near_width, features)
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


def _brow(
    paint: Painter,
    landmarks: tuple[Point, Point, Point, Point],
    deltas: tuple[float, float, float],
    width: float,
    features: Features,
) -> None:
    start, arch, tail = deltas
    lifts = (start, (start + arch) / 2, arch, tail)
    points = [(x, y + lift) for (x, y), lift in zip(landmarks, lifts, strict=True)]
    paint.stroke(points, width, features.brow, profile=_BROW, opacity=0.93)
    light = [(x + 0.3, y - 1) for x, y in map(plain, points[:-1])]
    paint.stroke(light, 1.3, features.brow_light, opacity=0.35)
