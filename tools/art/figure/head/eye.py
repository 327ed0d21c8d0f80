"""One eye: socket, painted lid, ball with iris and catchlights, lash line and lashes; open or shut."""

from dataclasses import dataclass

from tools.art.figure.head.tables import EyePlace, EyeStyle, Look
from tools.art.figure.palette import Features, Skin
from tools.art.kit.brushes import along, even, fading, lens
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmark, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.splines import sample

_LASH_LINE = along((0, 0.22), (0.15, 0.45), (0.55, 0.85), (0.8, 1), (1, 0))
_NEAR_LASHES = ((17, 5.0), (23, 6.2), (28, 7.6), (33, 8.8), (37, 9.4))
_FAR_LASHES = ((20, 4.0), (27, 5.4), (33, 6.8), (37, 7.2))
_LOWER_LASHES = ((0.25, 3.0), (0.42, 3.4), (0.58, 3.2))


@dataclass(frozen=True)
class Eye:
    """One eye of a face in one look."""

    style: EyeStyle
    near: bool
    look: Look
    skin: Skin
    features: Features

    @property
    def place(self) -> EyePlace:
        return self.style.near if self.near else self.style.far


@dataclass(frozen=True)
class _Lids:
    upper: list[Landmark]  # inner corner to outer corner
    lower: list[Landmark]  # outer corner to inner corner
    top: float
    bottom: float


def paint_eye(paint: Painter, eye: Eye, face: Outline) -> None:
    """The eye as open as the look wants it."""
    lids = _lids(eye, eye.look.opening)
    with paint.group(clip=_cheek(eye, face)):
        _socket(paint, eye, lids)
    _ball(paint, eye, lids)
    _tear_duct(paint, eye.place)
    paint.stroke(lids.lower, 1.5, eye.skin.line, opacity=0.75, profile=lens(0.3))
    _lash_line(paint, eye, lids)
    if eye.style.lashes:
        _lashes(paint, eye, lids)
    if eye.style.crescent:
        _crescent(paint, eye, lids)


def paint_shut_eye(paint: Painter, eye: Eye, face: Outline) -> None:
    """The same eye shut: the lid hangs down to the lower lashes."""
    style, place, skin, features = eye.style, eye.place, eye.skin, eye.features
    (ix, iy), (ox, oy), side = place.inner, place.outer, place.side
    half_open = _lids(eye, 0.5)
    shut, fold = half_open.bottom - 2.5, half_open.top - style.crease * 0.6
    if style.deep_crease is not None:
        fold = min(fold, style.deep_crease + 1)
    line: list[Landmark] = [
        place.inner,
        (ix + side * 7 * place.narrow, (iy + shut) / 2 + 1.2),
        (place.lower_apex, shut),
        (ox - side * 8 * place.narrow, shut - 1.6),
        (ox, oy + 2),
    ]
    crease: list[Landmark] = [
        (ix + side * 2, iy - 4),
        (ix + side * 9 * place.narrow, fold + 0.8),
        (place.upper_apex + side * 3, fold - 1.2),
        (ox - side * 6 * place.narrow, fold + 2.2),
        (ox + side * 3, oy - 1),
    ]
    with paint.group(clip=_cheek(eye, face)):
        paint.shape([*shifted(crease, 0, -3), *reversed(shifted(line, 0, 3))], skin.deep, opacity=0.3, blur=4)
        paint.shape([*crease, *reversed(line)], features.eyeshadow, opacity=0.25 + 0.27 * style.lashes, blur=1.6)
    paint.stroke(shifted(line[1:4], 0, -6.5), 5.5, skin.light, opacity=0.5, blur=1.8)
    paint.stroke(crease, 1.6, skin.line, opacity=0.7, profile=lens(0.6))
    paint.stroke(shifted(line, 0, 3), 3, skin.deep, opacity=0.4, blur=1.2)
    wing = (ox + side * (7 if eye.near else 4) * style.lashes, oy - 0.5)
    paint.stroke([*line, wing], style.lash_line * 0.85, features.liner, profile=_LASH_LINE)
    if style.lashes:
        _hanging_lashes(paint, eye, line)
    if style.crescent:
        _crescent(paint, eye, half_open)


def _cheek(eye: Eye, face: Outline) -> Outline | None:
    return face if eye.style.ends_at_cheek and not eye.near else None


def _hanging_lashes(paint: Painter, eye: Eye, line: list[Landmark]) -> None:
    side = eye.place.side
    samples = sample(line, 40)
    for index, length in _NEAR_LASHES if eye.near else _FAR_LASHES:
        x, y = samples[index]
        lean = (index - 12) / 28
        tip = (x + side * length * (0.3 + 0.6 * lean), y + length * 0.62)
        bow = (x + side * length * 0.2, y + length * 0.4)
        paint.stroke([(x, y), bow, tip], 2, eye.features.liner, profile=fading, samples=14)


def _lids(eye: Eye, opening: float) -> _Lids:
    style, place, near, lower_lid = eye.style, eye.place, eye.near, eye.look.lower_lid
    (ix, iy), ox, side = place.inner, place.outer[0], place.side
    top = style.lid_rest - style.lid_reach * opening
    bottom = style.lower_rest + style.lower_reach * lower_lid
    outer_step = 9 if near else 6
    upper: list[Landmark] = [
        place.inner,
        (ix + side * 5 * place.narrow, (iy + top) / 2 - 1.2),
        (place.upper_apex, top),
        (ox - side * outer_step, top + (4 if near else 3.2)),
        place.outer,
    ]
    lower: list[Landmark] = [
        place.outer,
        (ox - side * (8 if near else 6), bottom - 2.2),
        (place.lower_apex - side * 6, bottom),
        (ix + side * 6, iy + 2.2 + lower_lid * 1.5),
        place.inner,
    ]
    return _Lids(upper, lower, top, bottom)


def _socket(paint: Painter, eye: Eye, lids: _Lids) -> None:
    style, place, skin, features = eye.style, eye.place, eye.skin, eye.features
    (ix, iy), (ox, oy), side = place.inner, place.outer, place.side
    top, apex = lids.top, place.upper_apex
    crease_top = top - style.crease
    if style.deep_crease is not None:
        crease_top = min(crease_top, style.deep_crease)
    paint.shape(
        [
            (ix - side * 4, iy - 4),
            (apex - side * 4, crease_top - 4.4),
            (ox - side * 4, crease_top - 1.4),
            (ox + side * 7, oy - 5),
            (ox + side, oy + 5),
            (place.lower_apex, lids.bottom + 5),
            (ix, iy + 4),
        ],
        skin.deep,
        opacity=style.socket,
        blur=4,
    )
    lid: list[Landmark] = [
        (ix - side, iy - 1, "c"),
        (ix + side * 6, (iy + crease_top - style.crease) / 2 + 0.6),
        (apex, crease_top + 0.1),
        (ox - side * 6, crease_top + 4.6),
        (ox + side * 6, oy - 6, "c"),
        (ox - side * 5, oy - 1),
        (apex, top + 3),
    ]
    paint.shape(lid, features.eyeshadow, opacity=style.lid_paint * (0.5 + 0.5 * style.lashes), blur=1.6)
    if style.lid_sheen:
        middle = (top + crease_top) / 2
        sheen = [(ix + side * 8, middle + 2), (apex + side * 2, middle - 0.6), (ox - side * 8, middle + 2.6)]
        paint.stroke(sheen, 4.2, skin.glow, opacity=style.lid_sheen, blur=1.3)
    crease = [
        (ix + side * 2, iy - 6),
        (ix + side * 8, crease_top + 4.1),
        (apex + side * 3, crease_top - 0.2),
        (ox - side * 3, crease_top + 4.1),
        (ox + side * 3, oy - 5),
    ]
    paint.stroke(crease, 1.7, skin.line, opacity=0.8, profile=lens(0.6))


def _ball(paint: Painter, eye: Eye, lids: _Lids) -> None:
    place, gaze, near, features = eye.place, eye.look.gaze, eye.near, eye.features
    shape = paint.outline([(*place.inner, "c"), *lids.upper[1:-1], (*place.outer, "c"), *lids.lower[1:-1]])
    document = paint.document
    paint.fill(shape, "#f7ece2")
    with paint.group(clip=shape):
        shadow = document.linear(
            (0, lids.top), (0, lids.bottom), (0, "#b89aa0", 0.95), (0.45, "#f2e4dc", 0.25), (1, "#ffffff", 0)
        )
        paint.fill(shape, shadow)
        radius = place.iris_radius
        x, y = place.iris + gaze[0] * (1 if near else 0.7), eye.style.iris_height + gaze[1]
        iris = document.radial(
            (x, y + 3),
            11,
            (0, mix(features.iris, features.iris_light, 0.45)),
            (0.5, features.iris),
            (0.86, features.iris_dark),
            (1, mix(features.iris_dark, "#000000", 0.5)),
        )
        paint.ellipse((x, y), (radius, 10.6), iris)
        paint.ellipse((x, y), (0.48 * radius, 4.9), "#0a0f14")
        paint.shape([(x - 9, y + 6), (x, y + 9.6), (x + 9, y + 6), (x, y + 7)], features.iris_light, opacity=0.35)
        paint.stroke(shifted(lids.upper, 0, 1.6), 6.5, "#2a1520", profile=even, opacity=0.45, blur=1.1)
        paint.circle((x - 3.2, y - 3.4), 2.9, "#ffffff")
        paint.circle((x + 3.6, y + 4), 1.3, "#ffffff", opacity=0.8)


def _crescent(paint: Painter, eye: Eye, lids: _Lids) -> None:
    (ix, _), ox, side = eye.place.inner, eye.place.outer[0], eye.place.side
    line = [
        (ix + side * 4, lids.bottom + 4.5),
        (eye.place.lower_apex - side * 4, lids.bottom + 9.5),
        (ox - side * 3, lids.bottom + 5),
    ]
    paint.stroke(line, 1.6, eye.skin.deep, opacity=eye.style.crescent, blur=0.7)


def _tear_duct(paint: Painter, place: EyePlace) -> None:
    paint.ellipse((place.inner[0] + place.side * 1.6, place.inner[1] + 0.3), (1.7, 1.2), "#c66a63", opacity=0.85)


def _lash_line(paint: Painter, eye: Eye, lids: _Lids) -> None:
    style, near, features = eye.style, eye.near, eye.features
    (ox, oy), side, lashes = eye.place.outer, eye.place.side, style.lashes
    wing = (ox + side * (10 if near else 5.5) * max(0.25, lashes), oy - (7.5 if near else 6) * max(0.1, lashes))
    paint.stroke(
        [*lids.upper[:-1], (ox + side, oy - 1.2), wing],
        style.lash_line * (0.62 + 0.38 * lashes),
        features.liner,
        profile=_LASH_LINE,
    )


def _lashes(paint: Painter, eye: Eye, lids: _Lids) -> None:
    place, near, features = eye.place, eye.near, eye.features
    side = place.side
    samples = sample([*lids.upper, (place.outer[0] + side * 2, place.outer[1] - 1.5)], 40)
    for index, length in _NEAR_LASHES if near else _FAR_LASHES:
        x, y = samples[index]
        lean = (index - 12) / 28
        tip = (x + side * length * (0.45 + 0.55 * lean), y - length * 0.78)
        middle = (x + side * length * 0.35, y - length * 0.45)
        paint.stroke([(x, y), middle, tip], 2.1, features.liner, profile=fading, samples=14)
    samples = sample(lids.lower, 40)
    for position, length in _LOWER_LASHES:
        x, y = samples[int(position * 40)]
        curve = [(x, y), (x + side * 0.8, y + length * 0.6), (x + side * 2, y + length)]
        paint.stroke(curve, 1.1, features.liner, profile=fading, opacity=0.7, samples=10)
