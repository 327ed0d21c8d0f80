"""Heads in profile, facing left: tables of what makes one differ from another, and the code that draws any of them.

The outline of the head is cut back between nose and chin: the muzzle belongs to the face, since in profile every
expression changes the very edge of the figure there. Unit: a head is 200 high, the eye lies at y 0.
"""

from dataclasses import dataclass

from engine.players.demeanour import Expression
from tools.art.figure.marks import Mark, draw
from tools.art.figure.palette import Features, Skin
from tools.art.kit.brushes import along, even, fading, lens
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.splines import sample

_BROW = along((0, 0.1), (0.08, 0.62), (0.3, 1), (0.7, 0.7), (1, 0))
_LASH_LINE = along((0, 0.5), (0.2, 0.8), (0.6, 1), (0.8, 0.8), (1, 0))
_LASHES = ((1, 9.5), (4, 10), (8, 9.4), (12, 8), (17, 6.4))
"""Where along the upper lid a lash stands (0..39, front to corner) and how long it is."""
_LOWER_LASHES = ((4, 3.4), (9, 3.2), (15, 2.8))
_MUZZLE_ENDS: tuple[Point, Point] = ((-55, 70), (-67, 70))
"""The muzzle fades into the cheek."""
_FAR_LASHES = ((0.0, 9.0, -5.0), (2.6, 10.0, -1.5), (5.2, 9.0, 1.6))
"""Step down the bridge of the nose, then how far each lash of the other eye reaches beyond it."""


@dataclass(frozen=True)
class ProfileMouth:
    """Everything between nose and chin; ``opening`` is empty while the lips are closed."""

    muzzle: Landmarks
    upper: Landmarks
    lower: Landmarks
    opening: Landmarks = ()
    inside: tuple[Mark, ...] = ()  # teeth and tongue, clipped to the opening
    under: tuple[Mark, ...] = ()  # planes of the skin around the lips
    over: tuple[Mark, ...] = ()  # seam, gloss, the corner


@dataclass(frozen=True)
class ProfileEye:
    """The one eye that is seen: its corner, the front of the ball, and how its lids move."""

    corner: Point
    front: float  # x of the cornea
    iris: Point
    iris_radius: float
    lid_rest: float  # height of the upper lid when it is shut
    lid_reach: float  # how far it rises at opening 1
    lower_rest: float
    lower_reach: float
    crease: float  # height of the smooth lid above the lashes
    bridge: Point  # where the other eye's lashes come out from behind the nose


@dataclass(frozen=True)
class ProfileLook:
    """One expression. ``turn`` moves the gaze from ahead (0) toward the onlooker (1)."""

    opening: float
    mouth: ProfileMouth
    turn: float = 0
    rise: float = 0  # of the gaze, down is positive
    lower_lid: float = 0
    brow: tuple[float, float, float] = (0, 0, 0)  # start, arch, tail; up is negative
    blush: float = 0.3
    marks: tuple[Mark, ...] = ()  # frown lines and the like
    tear: Point | None = None


@dataclass(frozen=True)
class ProfileFace:
    outline: Landmarks
    ear: Landmarks
    planes: tuple[Mark, ...]  # clipped to the outline
    edge: tuple[Mark, ...]  # drawn over it
    ear_marks: tuple[Mark, ...]
    eye: ProfileEye
    brow: tuple[Point, Point, Point, Point]
    brow_width: float
    looks: dict[Expression, ProfileLook]
    blush_spots: tuple[Mark, ...]


@dataclass(frozen=True)
class _Lids:
    upper: list[Landmark]  # front to corner
    lower: list[Landmark]  # corner to front
    top: float
    bottom: float


def paint_profile_head(paint: Painter, face: ProfileFace, skin: Skin) -> None:
    """The head without features, the same for every expression."""
    outline = paint.outline(face.outline)
    paint.fill(outline, _skin(paint, skin))
    with paint.group(clip=outline):
        draw(paint, face.planes, skin)
    draw(paint, face.edge, skin)
    ear = paint.outline(face.ear)
    box = ear.bounds
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, skin.light), (1, skin.shade))
    paint.fill(ear, fill)
    with paint.group(clip=ear):
        draw(paint, face.ear_marks, skin)


def paint_profile_face(
    paint: Painter, face: ProfileFace, expression: Expression, skin: Skin, features: Features, *, blink: bool = False
) -> None:
    """Everything an expression changes, on top of the head."""
    look = face.looks[expression]
    with paint.group(clip=paint.outline(face.outline)), paint.group(opacity=0.3 + 0.7 * look.blush):
        draw(paint, face.blush_spots, skin)
    _paint_mouth(paint, look.mouth, skin, features)
    if blink:
        _paint_shut_eye(paint, face.eye, skin, features)
    else:
        _paint_open_eye(paint, face.eye, look, skin, features)
    _paint_brow(paint, face, look, features)
    draw(paint, look.marks, skin)
    if look.tear:
        _paint_tear(paint, look.tear)


def _skin(paint: Painter, skin: Skin) -> str:
    return paint.document.linear(
        (-90, -60), (40, 60), (0, skin.light), (0.5, skin.base), (1, mix(skin.base, skin.shade, 0.6))
    )


# The mouth


def _paint_mouth(paint: Painter, mouth: ProfileMouth, skin: Skin, features: Features) -> None:
    muzzle = paint.outline(mouth.muzzle)
    with paint.group(mask=paint.document.fade(*_MUZZLE_ENDS)):
        paint.fill(muzzle, _skin(paint, skin))
        with paint.group(clip=muzzle):
            draw(paint, mouth.under, skin)
    if mouth.opening:
        opening = paint.outline(mouth.opening)
        paint.fill(opening, "#3a0912")
        with paint.group(clip=opening):
            draw(paint, mouth.inside, features)
    _paint_lip(paint, paint.outline(mouth.lower), (features.lower_lip, features.upper_lip))
    _paint_lip(paint, paint.outline(mouth.upper), (features.upper_lip, mix(features.upper_lip, features.seam, 0.4)))
    draw(paint, mouth.over, features)


def _paint_lip(paint: Painter, lip: Outline, tones: tuple[str, str]) -> None:
    box = lip.bounds
    fill = paint.document.linear((box.left, box.top), (box.right, box.bottom), (0, tones[0]), (1, tones[1]))
    paint.fill(lip, fill)


# The eye


def _lids(eye: ProfileEye, opening: float, lower_lid: float) -> _Lids:
    x, y = eye.corner
    span = x - eye.front
    top = eye.lid_rest - eye.lid_reach * opening
    bottom = eye.lower_rest + eye.lower_reach * lower_lid
    upper: list[Landmark] = [
        (eye.front - 1.4, top + 3.2),
        (eye.front + span * 0.28, top),
        (eye.front + span * 0.66, (top * 1.5 + y) / 2.5 - 0.4),
        (x, y),
    ]
    lower: list[Landmark] = [
        (x, y),
        (eye.front + span * 0.56, bottom + 0.6),
        (eye.front + span * 0.26, bottom + 0.4),
        (eye.front + 1.6, bottom - 1.2),
    ]
    return _Lids(upper, lower, top, bottom)


def _paint_open_eye(paint: Painter, eye: ProfileEye, look: ProfileLook, skin: Skin, features: Features) -> None:
    lids = _lids(eye, look.opening, look.lower_lid)
    _paint_far_lashes(paint, eye, features, lids.top)
    _paint_lid(paint, eye, lids, skin, features)
    _paint_ball(paint, eye, lids, look, features)
    paint.stroke(lids.lower, 1.5, skin.line, opacity=0.7, profile=lens(0.4))
    x, y = eye.corner
    line = [*lids.upper[:-1], (x - 0.5, y - 0.4), (x + 7, y - 2.4), (x + 12, y - 5.4)]
    paint.stroke(line, 5, features.liner, profile=_LASH_LINE)
    _paint_lashes(paint, lids, features)


def _paint_lid(paint: Painter, eye: ProfileEye, lids: _Lids, skin: Skin, features: Features) -> None:
    """The smooth painted lid, with one clean line where it folds."""
    x, y = eye.corner
    fold = lids.top - eye.crease
    crease: list[Landmark] = [
        (eye.front - 3, fold + 4.6),
        (eye.front + 9, fold),
        (x - 8, fold + 3),
        (x + 8, y - 6.4),
    ]
    paint.shape([*shifted(crease, 0, -6), (x + 4, y + 8), (eye.front + 4, lids.bottom + 7)], skin.deep, opacity=0.26,
                blur=4)  # fmt: skip
    paint.shape([*crease, *reversed(lids.upper)], features.eyeshadow, opacity=0.5, blur=1.4)
    middle = (lids.top + fold) / 2
    paint.stroke([(eye.front + 1, middle + 2), (eye.front + 10, middle), (x - 6, middle + 3.6)], 4, skin.glow,
                 opacity=0.42, blur=1.2)  # fmt: skip
    paint.stroke(crease, 1.5, skin.line, opacity=0.6, profile=lens(0.55))


def _paint_ball(paint: Painter, eye: ProfileEye, lids: _Lids, look: ProfileLook, features: Features) -> None:
    corner, front = (*eye.corner, "c"), (eye.front - 1.2, (lids.top + lids.bottom) / 2 + 0.6)
    shape = paint.outline([corner, *lids.lower[1:], front, *lids.upper[:-1]])
    document = paint.document
    paint.fill(shape, "#f8efe4")
    radius = eye.iris_radius
    x, y = eye.iris[0] + 13 * look.turn, eye.iris[1] + look.rise
    width = radius * (0.5 + 0.36 * look.turn)
    with paint.group(clip=shape):
        shadow = document.linear((0, lids.top), (0, lids.bottom), (0, "#a58d96", 0.9), (0.5, "#f2e4dc", 0.2),
                                 (1, "#ffffff", 0))  # fmt: skip
        paint.fill(shape, shadow)
        iris = document.radial(
            (x, y + 3), radius * 1.1, (0, mix(features.iris, features.iris_light, 0.4)), (0.5, features.iris),
            (1, features.iris_dark),
        )  # fmt: skip
        paint.ellipse((x, y), (width, radius), iris)
        paint.ellipse((x - width * 0.15, y), (width * 0.5, radius * 0.5), "#0a0708")
        paint.stroke(shifted(lids.upper, 0, 2), 6, "#2a1520", profile=even, opacity=0.42, blur=1.1)
        paint.ellipse((x - width * 0.35, y - 3.2), (2.1, 2.7), "#ffffff")
        paint.circle((x + width * 0.4, y + 3.8), 1.1, "#ffffff", opacity=0.75)


def _paint_lashes(paint: Painter, lids: _Lids, features: Features) -> None:
    upper, lower = sample(lids.upper, 40), sample(list(reversed(lids.lower)), 40)
    for index, length in _LASHES:
        x, y = upper[index]
        rise = 0.34 + index / 40
        middle = (x - length * 0.55, y - length * 0.1)
        paint.stroke([(x + 0.6, y), middle, (x - length * 0.86, y - length * rise)], 2.2, features.liner,
                     profile=fading, samples=14)  # fmt: skip
    for index, length in _LOWER_LASHES:
        x, y = lower[index]
        paint.stroke([(x, y), (x - length * 0.5, y + length * 0.5), (x - length, y + length * 0.7)], 1.1,
                     features.liner, profile=fading, opacity=0.65, samples=10)  # fmt: skip


def _paint_far_lashes(paint: Painter, eye: ProfileEye, features: Features, top: float) -> None:
    """The other eye shows no more than the tips of its lashes, beyond the bridge of the nose."""
    x, y = eye.bridge
    y += (top + 4) * 0.6
    for down, reach, rise in _FAR_LASHES:
        middle = (x - reach * 0.6, y + down + rise * 0.2)
        paint.stroke([(x + 2, y + down), middle, (x - reach, y + down + rise)], 1.9, features.liner, samples=12)


def _paint_shut_eye(paint: Painter, eye: ProfileEye, skin: Skin, features: Features) -> None:
    x, y = eye.corner
    span = x - eye.front
    shut = eye.lower_rest - 0.4
    line: list[Landmark] = [
        (eye.front - 1, shut - 2.6),
        (eye.front + span * 0.3, shut + 0.8),
        (eye.front + span * 0.68, shut - 0.8),
        (x, y + 0.6),
    ]
    _paint_far_lashes(paint, eye, features, shut + 4)
    half = _lids(eye, 0.5, 0)
    _paint_lid(paint, eye, _Lids(line, half.lower, half.top + 2, half.bottom), skin, features)
    paint.stroke(shifted(line[:3], 1, -5.5), 4, skin.light, opacity=0.5, blur=1.6)
    paint.stroke([*line[:-1], (x - 0.5, y + 0.4), (x + 7, y - 1.6), (x + 12, y - 4)], 4.4, features.liner,
                 profile=_LASH_LINE)  # fmt: skip
    hanging = sample(line, 40)
    for index, length in _LASHES:
        place_x, place_y = hanging[index]
        middle = (place_x - length * 0.5, place_y + length * 0.3)
        paint.stroke([(place_x + 0.6, place_y), middle, (place_x - length * 0.9, place_y + length * 0.42)], 2,
                     features.liner, profile=fading, samples=14)  # fmt: skip


# Brow and tear


def _paint_brow(paint: Painter, face: ProfileFace, look: ProfileLook, features: Features) -> None:
    start, arch, tail = look.brow
    lifts = (start, (start + arch) / 2, arch, tail)
    points = [(x, y + lift) for (x, y), lift in zip(face.brow, lifts, strict=True)]
    paint.stroke(points, face.brow_width, features.brow, profile=_BROW, opacity=0.95)
    paint.stroke(shifted(points[:-1], 0.4, -0.8), 1, features.brow_light, opacity=0.4)


def _paint_tear(paint: Painter, place: Point) -> None:
    """One tear on the cheek, with the track that it came down."""
    x, y = place
    paint.stroke([(x - 1.5, y - 24), (x + 0.6, y - 12), (x, y)], 2, "#ffffff", opacity=0.4, blur=0.4)
    drop: Landmarks = [(x, y - 6, "c"), (x + 3.2, y + 1), (x, y + 4.6), (x - 3.2, y + 1)]
    paint.shape(shifted(drop, 0.8, 1.4), "#8a4a3a", opacity=0.4, blur=0.8)
    fill = paint.document.radial((x - 1, y - 1), 6, (0, "#ffffff", 0.95), (0.6, "#e4f0f6", 0.75), (1, "#9fb8c8", 0.8))
    paint.shape(drop, fill)
    paint.circle((x - 1, y + 0.6), 1, "#ffffff")
