"""Body parts every pose is assembled from: joined skin, a limb over the clothes, the foundation garment."""

from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.figure.hands import Finger, HandTones, paint_fingers
from tools.art.figure.marks import Mark, draw
from tools.art.figure.palette import Cloth, Skin
from tools.art.figure.skin import Light, skin_fill, skin_shades
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter


@dataclass(frozen=True)
class Limb:
    """An arm with the back of its hand as one outline, and the marks that give it form."""

    outline: Landmarks
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class Hand:
    """Back of the hand and fingers (top one first).

    The fingers fade in from ``hidden`` to ``shown``, or each out of its own ``root`` (a length).
    """

    back: Landmarks
    fingers: Sequence[Finger]
    hidden: Point | None = None
    shown: Point | None = None
    root: float = 0
    marks: tuple[Mark, ...] = ()  # knuckles, in tones of HandTones
    shadow: Point = (0.8, 3.4)
    from_knuckle: bool = False
    blunt: bool = False


def paint_joined(paint: Painter, parts: Sequence[Landmarks], skin: Skin, light: Light, *, rim: bool = True) -> None:
    """Skin of several overlapping outlines shaded as one."""
    fill = skin_fill(paint, skin, light)
    with paint.group(shades=skin_shades(skin, rim=rim)):
        for part in parts:
            paint.shape(part, fill)


def paint_limb(
    paint: Painter,
    limb: Limb,
    skin: Skin,
    light: Light,
    *,
    hidden: Point | None = None,
    shown: Point | None = None,
    rim: bool = True,
) -> None:
    """A limb over the clothes; between ``hidden`` and ``shown`` it fades in, so that its join cannot be seen."""
    with paint.group(mask=_fade(paint, hidden, shown)):
        paint_joined(paint, [limb.outline], skin, light, rim=rim)
        paint_marks_inside(paint, limb.outline, limb.marks, skin)


def paint_marks_inside(paint: Painter, outline: Landmarks, marks: Sequence[Mark], palette: object) -> None:
    with paint.group(clip=paint.outline(outline)):
        draw(paint, marks, palette)


def paint_hand(paint: Painter, hand: Hand, tones: HandTones) -> None:
    """Knuckles on the back of the hand, then the fingers."""
    paint_marks_inside(paint, hand.back, hand.marks, tones)
    with paint.group(mask=_fade(paint, hand.hidden, hand.shown)):
        paint_fingers(
            paint,
            hand.fingers,
            tones,
            shadow=hand.shadow,
            from_knuckle=hand.from_knuckle,
            root=hand.root,
            blunt=hand.blunt,
        )


def paint_foundation(paint: Painter, shape: Landmarks, torso: Landmarks, cloth: Cloth, marks: Sequence[Mark]) -> None:
    """The opaque one-piece under everything. It belongs to the body layer and is never taken off."""
    with paint.group(clip=paint.outline(torso)):
        outline = paint.outline(shape)
        box = outline.bounds
        fill = paint.document.linear(
            (box.left, box.top), (box.right, box.bottom - 100), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark)
        )
        paint.fill(outline, fill)
        with paint.group(clip=outline):
            draw(paint, marks, cloth)


def _fade(paint: Painter, hidden: Point | None, shown: Point | None) -> str:
    if hidden is None or shown is None:
        return ""
    return paint.document.fade(paint.place(*hidden), paint.place(*shown))
