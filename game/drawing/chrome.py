"""The chrome of the interface: panels, buttons, wells, pills, rings. Measures are in canvas units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.drawing import shapes
from game.drawing.vector import (
    BRASS_FILL,
    DANGER_FILL,
    PANEL_FILL,
    SECONDARY_FILL,
    Drawing,
    Layer,
    path,
)
from game.look.colours import Colour, Paint, Palette

PANEL_SHADOW = 9.0
BUTTON_SHADOW = 4.0
"""How softly the shadows of panels and buttons end: a deviation in canvas units."""
ENGRAVED = "#6b4312"
"""Fine lines upon brass."""


def shadow(data: str, palette: Palette, blur: float, drop: float, opacity: float) -> Layer:
    """The soft shadow of an outline, ``drop`` units below it."""
    shape = path(data, palette, fill=Colour.SHADOW, opacity=opacity, extra=f' transform="translate(0 {drop:g})"')
    return Layer(shape, blur)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel with stepped corners, a border and a hairline inside it."""

    width: float
    height: float
    notch: float = 12
    border: Paint = Colour.BRASS_LINE
    fill: Paint = PANEL_FILL
    fill_opacity: float = 1
    border_width: float = 2
    hairline: bool = True
    shadowed: bool = True

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.notched(0, 0, self.width, self.height, self.notch)
        body = path(
            outline,
            palette,
            fill=self.fill,
            stroke=self.border,
            width=self.border_width,
            fill_opacity=self.fill_opacity,
        )
        if self.hairline:
            inner = shapes.notched(6, 6, self.width - 12, self.height - 12, self.notch)
            body += path(inner, palette, stroke=self.border, width=1, opacity=0.5)
        if not self.shadowed:
            return Drawing(self.width, self.height, (Layer(body),))
        under = shadow(outline, palette, PANEL_SHADOW, 8, 0.6)
        return Drawing(self.width, self.height, (under, Layer(body)), margin=34)


@dataclass(frozen=True, slots=True)
class Chamfered:
    """A plate with corners cut at 45 degrees: wells, rows, tags, segments, toasts."""

    width: float
    height: float
    cut: float = 9
    fill: Paint = Colour.WELL
    border: Paint | None = Colour.BRASS_DARK
    border_width: float = 1.8
    fill_opacity: float = 1
    shadowed: bool = False

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.chamfered(0, 0, self.width, self.height, self.cut)
        body = path(
            outline,
            palette,
            fill=self.fill,
            stroke=self.border,
            width=self.border_width,
            fill_opacity=self.fill_opacity,
        )
        if not self.shadowed:
            return Drawing(self.width, self.height, (Layer(body),))
        under = shadow(outline, palette, BUTTON_SHADOW, 5, 0.6)
        return Drawing(self.width, self.height, (under, Layer(body)), margin=18)


class ButtonKind(Enum):
    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"
    GHOST = "ghost"


class Look(Enum):
    """In which state something that can be pressed is drawn."""

    PLAIN = "plain"
    HOVER = "hover"
    PRESSED = "pressed"
    DISABLED = "disabled"


@dataclass(frozen=True, slots=True)
class _ButtonColours:
    fill: Paint
    border: Paint
    text: Paint


_BUTTONS: dict[ButtonKind, _ButtonColours] = {
    ButtonKind.PRIMARY: _ButtonColours(BRASS_FILL, Colour.BRASS_EDGE, Colour.ON_BRASS),
    ButtonKind.SECONDARY: _ButtonColours(SECONDARY_FILL, Colour.BRASS_LINE, Colour.IVORY),
    ButtonKind.DANGER: _ButtonColours(DANGER_FILL, Colour.DANGER_LINE, Colour.IVORY),
    ButtonKind.GHOST: _ButtonColours(Colour.QUIET, Colour.BRASS_DARK, Colour.CREAM),
}
_DISABLED = _ButtonColours(Colour.DISABLED_FILL, Colour.DISABLED_LINE, Colour.DISABLED_TEXT)


def button_cut(height: float) -> float:
    return 12 if height > 56 else 9


def button_text(kind: ButtonKind, look: Look) -> Paint:
    return (_DISABLED if look is Look.DISABLED else _BUTTONS[kind]).text


@dataclass(frozen=True, slots=True)
class ButtonFace:
    """A button without its words."""

    width: float
    height: float
    kind: ButtonKind = ButtonKind.SECONDARY
    look: Look = Look.PLAIN

    def drawing(self, palette: Palette) -> Drawing:
        colours = _DISABLED if self.look is Look.DISABLED else _BUTTONS[self.kind]
        cut = button_cut(self.height)
        brass = self.kind is ButtonKind.PRIMARY and self.look is not Look.DISABLED
        border = Colour.BRASS_LIGHT if self.look is Look.HOVER and not brass else colours.border
        outline = shapes.chamfered(0, 0, self.width, self.height, cut)
        inner = shapes.chamfered(5, 5, self.width - 10, self.height - 10, cut - 2)
        body = path(outline, palette, fill=colours.fill)
        if self.look is Look.HOVER:
            body += path(outline, palette, fill=Colour.WHITE, opacity=0.12)
        if self.look is Look.PRESSED:
            body += path(outline, palette, fill=Colour.BLACK, opacity=0.28)
        body += path(outline, palette, stroke=border, width=2)
        body += path(inner, palette, stroke=ENGRAVED if brass else border, width=1, opacity=0.55 if brass else 0.45)
        if self.look is Look.PRESSED:
            return Drawing(self.width, self.height, (Layer(body),), margin=18)
        return Drawing(
            self.width, self.height, (shadow(outline, palette, BUTTON_SHADOW, 4, 0.55), Layer(body)), margin=18
        )


class RingShape(Enum):
    """What a focus ring follows."""

    CHAMFER = "chamfer"
    NOTCH = "notch"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class FocusRing:
    """The ring around what has the focus: a gap of ink and a bright line, 6 units outside."""

    width: float
    height: float
    cut: float = 12
    shape: RingShape = RingShape.CHAMFER

    def drawing(self, palette: Palette) -> Drawing:
        gap, line = self._outline(5, self.cut + 2), self._outline(6, self.cut + 2.5)
        body = path(gap, palette, stroke=Colour.INK, width=9) + path(line, palette, stroke=Colour.FOCUS, width=3)
        return Drawing(self.width, self.height, (Layer(body),), margin=12)

    def _outline(self, out: float, cut: float) -> str:
        width, height = self.width + 2 * out, self.height + 2 * out
        if self.shape is RingShape.NOTCH:
            return shapes.notched(-out, -out, width, height, cut)
        if self.shape is RingShape.ROUND:
            return shapes.rounded(-out, -out, width, height, height / 2)
        return shapes.chamfered(-out, -out, width, height, cut)


@dataclass(frozen=True, slots=True)
class PillFace:
    width: float
    height: float
    fill: Paint = Colour.BRASS
    border: Paint | None = None

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, self.height / 2)
        body = path(outline, palette, fill=self.fill, stroke=self.border, width=1.4)
        return Drawing(self.width, self.height, (Layer(body),))


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle with a border: number discs, the dealer's button, the disc of a dialog."""

    radius: float
    fill: Paint = DANGER_FILL
    border: Paint = Colour.BRASS
    border_width: float = 3

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.circle(self.radius, self.radius, self.radius)
        body = path(outline, palette, fill=self.fill, stroke=self.border, width=self.border_width)
        return Drawing(2 * self.radius, 2 * self.radius, (Layer(body),), margin=self.border_width)


@dataclass(frozen=True, slots=True)
class Diamond:
    half_width: float
    half_height: float
    fill: Paint = Colour.BRASS

    def drawing(self, palette: Palette) -> Drawing:
        w, h = self.half_width, self.half_height
        return Drawing(2 * w, 2 * h, (Layer(path(shapes.diamond(w, h, w, h), palette, fill=self.fill)),))
