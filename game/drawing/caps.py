"""Caps of keys and buttons of gamepads, as legends and lists of keys show them. Measures are in canvas units."""

from __future__ import annotations

from dataclasses import dataclass

from game.drawing import shapes
from game.drawing.vector import Drawing, Layer, path
from game.look.colours import Colour, Paint, Palette


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
