"""Marks: soft patches, tapered strokes and round glows as data, so that planes and folds are tables.

A tone is the name of a palette field ("shade", "glow") or a colour as #rrggbb.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from tools.art.kit.brushes import LENS, Profile
from tools.art.kit.geometry import Landmarks, Point
from tools.art.kit.paint import Painter


@dataclass(frozen=True)
class Patch:
    points: Landmarks
    tone: str
    opacity: float = 1
    blur: float = 0


@dataclass(frozen=True)
class Stroke:
    points: Landmarks
    width: float
    tone: str
    opacity: float = 1
    blur: float = 0
    profile: Profile = LENS


@dataclass(frozen=True)
class Glow:
    centre: Point
    radii: Point
    tone: str
    opacity: float = 1
    blur: float = 0
    turn: float = 0


Mark: TypeAlias = Patch | Stroke | Glow


def draw(paint: Painter, marks: Iterable[Mark], palette: object) -> None:
    """Draws the marks one over another in the palette's tones."""
    for mark in marks:
        fill = tone_of(palette, mark.tone)
        match mark:
            case Patch():
                paint.shape(mark.points, fill, opacity=mark.opacity, blur=mark.blur)
            case Stroke():
                paint.stroke(mark.points, mark.width, fill, profile=mark.profile, opacity=mark.opacity, blur=mark.blur)
            case Glow():
                paint.ellipse(mark.centre, mark.radii, fill, turn=mark.turn, opacity=mark.opacity, blur=mark.blur)


def tone_of(palette: object, tone: str) -> str:
    return tone if tone.startswith("#") else str(getattr(palette, tone))
