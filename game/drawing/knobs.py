"""What is slid, switched and scrolled: tracks, knobs, switches. Measures are in canvas units."""

from __future__ import annotations

from dataclasses import dataclass

from game.drawing import shapes
from game.drawing.chrome import BUTTON_SHADOW, ENGRAVED, Look, shadow
from game.drawing.vector import BRASS_BAR, BRASS_FILL, Drawing, Layer, path
from game.look.colours import Colour, Paint, Palette

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
        heart: Paint = Colour.DISABLED_LINE if disabled else ENGRAVED
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
