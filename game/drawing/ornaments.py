"""The larger ornaments: speech bubble, ribbon, banner, frame of a screen, rule under a heading, medallion, glow."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from game.drawing import shapes
from game.drawing.chrome import BUTTON_SHADOW, PANEL_SHADOW, shadow
from game.drawing.vector import DANGER_FILL, PAPER_FILL, SECONDARY_FILL, Drawing, Layer, path
from game.look.colours import Colour, Paint, Palette
from game.look.geometry import CANVAS_HEIGHT, CANVAS_WIDTH


@dataclass(frozen=True, slots=True)
class BubbleFace:
    """A speech bubble; the tip of its tail is given from the bubble's top left corner."""

    width: float
    height: float
    tip_x: float
    tip_y: float

    def drawing(self, palette: Palette) -> Drawing:
        body = shapes.bubble_body(self.width, self.height)
        tail = shapes.bubble_tail(self.width, self.height, self.tip_x, self.tip_y)
        border: Paint = Colour.BRASS_LINE
        front = (
            path(tail, palette, fill=Colour.PAPER, stroke=border, width=2.5)
            + path(body, palette, fill=PAPER_FILL, stroke=border, width=2.5)
            + path(tail, palette, fill="#f9efd8")
        )
        under = Layer(
            path(body + tail + "Z", palette, fill=Colour.SHADOW, opacity=0.5, extra=' transform="translate(0 8)"'),
            PANEL_SHADOW,
        )
        reach = max(0, -self.tip_x, self.tip_x - self.width, -self.tip_y, self.tip_y - self.height)
        return Drawing(self.width, self.height, (under, Layer(front)), margin=36 + reach)


@dataclass(frozen=True, slots=True)
class RibbonFace:
    """The burgundy ribbon under the hand; its ends are cut like a swallow's tail."""

    width: float
    height: float = 42

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.ribbon(0, 0, self.width, self.height, 18)
        body = path(outline, palette, fill=DANGER_FILL, stroke=Colour.BRASS, width=2)
        under = shadow(outline, palette, BUTTON_SHADOW, 5, 0.5)
        return Drawing(self.width, self.height, (under, Layer(body)), margin=18)


class BannerKind(Enum):
    """Burgundy for a win or a garment off, green for one that comes back."""

    BURGUNDY = DANGER_FILL
    GREEN = SECONDARY_FILL


@dataclass(frozen=True, slots=True)
class BannerFace:
    width: float
    height: float
    kind: BannerKind = BannerKind.BURGUNDY

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.ribbon(0, 0, self.width, self.height, 28)
        inner = shapes.ribbon(20, 8, self.width - 40, self.height - 16, 24)
        body = path(outline, palette, fill=self.kind.value, stroke=Colour.BRASS, width=3)
        body += path(inner, palette, stroke=Colour.BRASS, width=1, opacity=0.7)
        under = shadow(outline, palette, PANEL_SHADOW, 10, 0.65)
        return Drawing(self.width, self.height, (under, Layer(body)), margin=38)


@dataclass(frozen=True, slots=True)
class HeadingRule:
    """The line with three diamonds under a heading, centred; 14 high."""

    width: float
    colour: Paint = Colour.BRASS_LINE

    def drawing(self, palette: Palette) -> Drawing:
        middle = self.width / 2
        lines = f"M0 7H{middle - 24:g}M{middle + 24:g} 7H{self.width:g}"
        small = shapes.diamond(middle - 16, 7, 4, 4) + shapes.diamond(middle + 16, 7, 4, 4)
        body = (
            path(lines, palette, stroke=self.colour, width=1.4, opacity=0.8)
            + path(shapes.diamond(middle, 7, 7, 7), palette, fill=self.colour)
            + path(small, palette, fill=self.colour, opacity=0.8)
        )
        return Drawing(self.width, 14, (Layer(body),))


@dataclass(frozen=True, slots=True)
class ScreenFrame:
    """The frame of a menu screen: ink outside, two brass lines, and fans in the corners when asked."""

    fans: bool = False

    def drawing(self, palette: Palette) -> Drawing:
        width, height = CANVAS_WIDTH, CANVAS_HEIGHT
        outer = shapes.notched(22, 22, width - 44, height - 44, 26)
        inner = shapes.notched(34, 34, width - 68, height - 68, 26)
        surround = path(f"M0 0H{width}V{height}H0Z{outer}", palette, fill="#060f0e", extra=' fill-rule="evenodd"')
        body = surround + path(outer, palette, stroke=Colour.BRASS_LINE, width=4)
        body += path(inner, palette, stroke=Colour.BRASS, width=1.5)
        if self.fans:
            for sign_x, sign_y in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
                place = (
                    f"translate({0 if sign_x > 0 else width} {0 if sign_y > 0 else height}) scale({sign_x} {sign_y})"
                )
                body += f'<g transform="{place}">{_fan(palette)}</g>'
        return Drawing(width, height, (Layer(body),), margin=0)


def _fan(palette: Palette) -> str:
    corner = path("M34 60H60V34H138V138H34Z", palette, fill="#07120f")
    corner += path("M34 138H138V34", palette, stroke=Colour.BRASS, width=1.5)
    for blade in range(5):
        colour = Colour.BRASS_LINE if blade % 2 == 0 else Colour.BRASS_DARK
        turn = f' transform="translate(62 62) rotate({-90 + blade * 22.5:g})"'
        corner += path("M0 0L-5 54Q0 64 5 54Z", palette, fill=colour, extra=turn)
    return corner + path(shapes.circle(62, 62, 9), palette, fill=Colour.BRASS)


class MedallionState(Enum):
    WON = "won"
    WORN = "worn"
    OFF = "off"
    SLOT = "slot"
    MONEY = "money"


_MEDALLIONS: dict[MedallionState, tuple[Paint, Paint]] = {
    MedallionState.WON: (DANGER_FILL, Colour.BRASS_LIGHT),
    MedallionState.WORN: (Colour.OK_FILL, Colour.BRASS),
    MedallionState.OFF: ("#10241f", "#56685f"),
    MedallionState.SLOT: (Colour.WELL, Colour.BRASS_LINE),
    MedallionState.MONEY: (SECONDARY_FILL, Colour.BRASS_LIGHT),
}


def medallion_icon_colour(state: MedallionState) -> Paint:
    return Colour.OFF_ICON if state is MedallionState.OFF else _MEDALLIONS[state][1]


@dataclass(frozen=True, slots=True)
class Medallion:
    """The disc behind a garment: rays when won, grey when off, dashed for an empty place. The icon is 1.24 r."""

    radius: float
    state: MedallionState = MedallionState.WON

    def drawing(self, palette: Palette) -> Drawing:
        r = self.radius
        fill, line = _MEDALLIONS[self.state]
        body = self._rays(palette) if self.state is MedallionState.WON else ""
        dashes = ' stroke-dasharray="7 6"' if self.state is MedallionState.SLOT else ""
        body += path(shapes.circle(r, r, r), palette, fill=fill, stroke=line, width=max(2, r / 28), extra=dashes)
        body += path(shapes.circle(r, r, r * 0.9), palette, stroke=line, width=1, opacity=0.6)
        return Drawing(2 * r, 2 * r, (Layer(body),), margin=math.ceil(r * 0.24) + 2)

    def _rays(self, palette: Palette) -> str:
        r, rays = self.radius, []
        for ray in range(24):
            angle, reach = ray * math.pi / 12, 1.14 if ray % 2 else 1.2
            x, y = math.sin(angle) * r, -math.cos(angle) * r
            rays.append(f"M{r + 1.04 * x:.2f} {r + 1.04 * y:.2f}L{r + reach * x:.2f} {r + reach * y:.2f}")
        return path("".join(rays), palette, stroke=Colour.BRASS, width=max(1.2, r / 42), opacity=0.6)


@dataclass(frozen=True, slots=True)
class Glow:
    """A soft light behind a card or a plate with rounded corners of ``radius``."""

    width: float
    height: float
    radius: float = 20
    colour: Paint = Colour.GLOW
    opacity: float = 0.75
    blur: float = 14

    def drawing(self, palette: Palette) -> Drawing:
        shape = shapes.rounded(0, 0, self.width, self.height, self.radius)
        layer = Layer(path(shape, palette, fill=self.colour, opacity=self.opacity), self.blur)
        return Drawing(self.width, self.height, (layer,), margin=3 * self.blur)


@dataclass(frozen=True, slots=True)
class SoftShadow:
    """The shadow of something with rounded corners, such as a card; draw it at the thing's own place."""

    width: float
    height: float
    radius: float
    drop: float = 8
    blur: float = 10
    opacity: float = 0.6

    def drawing(self, palette: Palette) -> Drawing:
        shape = shapes.rounded(0, 0, self.width, self.height, self.radius)
        layer = shadow(shape, palette, self.blur, self.drop, self.opacity)
        return Drawing(self.width, self.height, (layer,), margin=self.drop + 3 * self.blur)


@dataclass(frozen=True, slots=True)
class TooltipFace:
    """A tooltip's plate; ``tail`` is where its tail points, from the left, and whether upwards."""

    width: float
    height: float
    tail: float | None = None
    tail_up: bool = False

    def drawing(self, palette: Palette) -> Drawing:
        outline = self._outline()
        body = path(outline, palette, fill=Colour.QUIET, stroke=Colour.BRASS, width=1.8)
        under = shadow(outline, palette, BUTTON_SHADOW, 6, 0.65)
        return Drawing(self.width, self.height, (under, Layer(body)), margin=24)

    def _outline(self) -> str:
        if self.tail is None:
            return shapes.chamfered(0, 0, self.width, self.height, 8)
        w, h, c, t = self.width, self.height, 8, self.tail
        above = f"H{t - 14:g}L{t:g} -15L{t + 14:g} 0" if self.tail_up else ""
        below = "" if self.tail_up else f"H{t + 14:g}L{t:g} {h + 15:g}L{t - 14:g} {h:g}"
        return f"M{c} 0{above}H{w - c:g}L{w:g} {c}V{h - c:g}L{w - c:g} {h:g}{below}H{c}L0 {h - c:g}V{c}Z"
