"""The chrome of the interface: panels, buttons, wells, pills, rings, glyph caps. Measures are in canvas units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.drawing import shapes
from game.drawing.vector import (
    BRASS_BAR,
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
_ENGRAVED = "#6b4312"
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
        body += path(inner, palette, stroke=_ENGRAVED if brass else border, width=1, opacity=0.55 if brass else 0.45)
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
class KeyCap:
    """The cap of a shortcut inside a button: 28 high, on the colours of that button."""

    text: Paint = Colour.IVORY
    on_brass: bool = False
    width: float = 28

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, 28, 5)
        fill, opacity = (Colour.ON_BRASS, 0.14) if self.on_brass else ("#061311", 0.5)
        body = path(outline, palette, fill=fill, opacity=opacity)
        body += path(outline, palette, stroke=self.text, width=1.2, opacity=0.6)
        return Drawing(self.width, 28, (Layer(body),))


@dataclass(frozen=True, slots=True)
class LegendCap:
    """The cap of a key in the legend bar."""

    width: float
    height: float = 34

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, 6)
        foot = f"M6 {self.height - 1:g}H{self.width - 6:g}"
        body = path(outline, palette, fill=Colour.IVORY, opacity=0.07)
        body += path(outline, palette, stroke=Colour.CREAM, width=1.6)
        body += path(foot, palette, stroke=Colour.CREAM, width=2.4, opacity=0.55)
        return Drawing(self.width, self.height, (Layer(body),))


PAD_RADIUS = 17
"""Half the width of a face button of a gamepad."""
PAD_COLOURS: dict[str, Paint] = {"A": Colour.OK, "B": Colour.BAD, "X": "#8fc0f0", "Y": Colour.BRASS_LIGHT}
_PAD_SHAPES: dict[str, tuple[str, Paint]] = {
    "A": ("M10 10L24 24M24 10L10 24", "#8fc0f0"),
    "B": (shapes.circle(17, 17, 8), Colour.BAD),
    "X": ("M10 10H24V24H10Z", "#e8a0c8"),
    "Y": ("M17 7L26 22H8Z", Colour.OK),
}


@dataclass(frozen=True, slots=True)
class PadButton:
    """One of the four face buttons of a gamepad, named A B X Y; a letter is written on it by the legend bar."""

    name: str
    with_shape: bool = False

    def drawing(self, palette: Palette) -> Drawing:
        ring: Paint = Colour.CREAM if self.with_shape else PAD_COLOURS[self.name]
        body = path(
            shapes.circle(PAD_RADIUS, PAD_RADIUS, PAD_RADIUS),
            palette,
            fill=Colour.WELL,
            stroke=ring,
            width=2 if self.with_shape else 2.4,
        )
        if self.with_shape:
            data, colour = _PAD_SHAPES[self.name]
            body += path(data, palette, stroke=colour, width=2.6, extra=' stroke-linejoin="round"')
        return Drawing(2 * PAD_RADIUS, 2 * PAD_RADIUS, (Layer(body),))


@dataclass(frozen=True, slots=True)
class DirectionPad:
    """The cross of a gamepad, 28 by 28."""

    def drawing(self, palette: Palette) -> Drawing:
        cross = "M9 0h10v9h9v10h-9v9h-10v-9h-9v-10h9Z"
        arrows = "M14 3l4 5h-8ZM14 25l4 -5h-8Z"
        body = path(cross, palette, fill=Colour.WELL, stroke=Colour.CREAM, width=1.8)
        return Drawing(28, 28, (Layer(body + path(arrows, palette, fill=Colour.CREAM)),))


@dataclass(frozen=True, slots=True)
class ShoulderCap:
    """LB, RB, LT, RT or Menu: flat at the foot, round at the top, 26 high."""

    width: float

    def drawing(self, palette: Palette) -> Drawing:
        w = self.width
        outline = f"M8 0H{w - 8:g}Q{w:g} 0 {w:g} 8V26H0V8Q0 0 8 0Z"
        return Drawing(w, 26, (Layer(path(outline, palette, fill=Colour.WELL, stroke=Colour.CREAM, width=1.8)),))


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


SLIDER_REACH = 19
"""Half the height of a slider's knob."""


@dataclass(frozen=True, slots=True)
class SliderTrack:
    """The groove of a slider with its filled part and its ticks (places from 0 to 1); 10 high, ticks below."""

    width: float
    filled: float
    ticks: tuple[float, ...] = ()
    disabled: bool = False

    def drawing(self, palette: Palette) -> Drawing:
        groove = shapes.rounded(0, 0, self.width, 10, 5)
        body = path(groove, palette, fill=Colour.WELL, stroke=Colour.BRASS_DARK, width=1.4)
        if self.filled > 0:
            fill: Paint = Colour.DISABLED_LINE if self.disabled else BRASS_BAR
            body += path(shapes.rounded(0, 0, max(10, self.filled), 10, 5), palette, fill=fill)
        for tick in self.ticks:
            body += path(f"M{self.width * tick:g} 17v10", palette, stroke=Colour.BRASS_LINE, width=2, opacity=0.7)
        return Drawing(self.width, 10, (Layer(body),), margin=19)


@dataclass(frozen=True, slots=True)
class SliderKnob:
    """The diamond that is dragged: 34 by 38."""

    look: Look = Look.PLAIN

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.diamond(17, 19, 17, 19)
        disabled = self.look is Look.DISABLED
        fill: Paint = Colour.DISABLED_FILL if disabled else BRASS_FILL
        border = Colour.DISABLED_LINE if disabled else Colour.BRASS_EDGE
        heart: Paint = Colour.DISABLED_LINE if disabled else _ENGRAVED
        body = path(outline, palette, fill=fill, stroke=border, width=1.6)
        if self.look is Look.HOVER:
            body += path(outline, palette, fill=Colour.WHITE, opacity=0.2)
        body += path(shapes.diamond(17, 19, 8, 9), palette, fill=heart)
        return Drawing(34, 38, (shadow(outline, palette, BUTTON_SHADOW, 4, 0.5), Layer(body)), margin=18)


@dataclass(frozen=True, slots=True)
class ToggleFace:
    """A switch, 84 by 42: a knob at the side of its state, a tick or a cross at the other."""

    on: bool
    look: Look = Look.PLAIN

    def drawing(self, palette: Palette) -> Drawing:
        disabled = self.look is Look.DISABLED
        outline = shapes.rounded(0, 0, 84, 42, 21)
        fill = Colour.DISABLED_FILL if disabled else Colour.GREEN_6 if self.on else Colour.WELL
        body = path(outline, palette, fill=fill, stroke=self._border(), width=1.8)
        if self.look is Look.HOVER:
            body += path(outline, palette, fill=Colour.WHITE, opacity=0.1)
        knob = shapes.circle(63 if self.on else 21, 21, 16)
        body += path(
            knob,
            palette,
            fill=Colour.DISABLED_LINE if disabled else BRASS_FILL,
            stroke=Colour.DISABLED_TEXT if disabled else Colour.BRASS_EDGE,
            width=1.2,
        )
        rounded = ' stroke-linecap="round" stroke-linejoin="round"'
        if self.on:
            body += path("M17.3 21.8L22.3 26.8L30.7 16", palette, stroke=Colour.IVORY, width=2.4, extra=rounded)
        else:
            body += path("M55 16L65 26M65 16L55 26", palette, stroke=Colour.MUTED, width=1.8, extra=rounded)
        return Drawing(84, 42, (Layer(body),))

    def _border(self) -> Paint:
        if self.look is Look.DISABLED:
            return Colour.DISABLED_LINE
        return Colour.BRASS_LIGHT if self.look is Look.HOVER else Colour.BRASS_LINE


@dataclass(frozen=True, slots=True)
class ScrollThumb:
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        return Drawing(8, self.height, (Layer(path(shapes.rounded(0, 0, 8, self.height, 4), palette, fill=BRASS_BAR)),))


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
