"""The stages of the spotlight: when what happens, and where the garment is meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.drawing.vector import Drawing, Layer, gradient, path
from game.look.colours import Colour, Palette
from game.look.geometry import CANVAS_WIDTH, Rect
from game.look.motion import quint_in, sine_in_out
from game.table.spots import Spot

ENTERS: Final = (0.25, 0.65)
LIFTS: Final = (0.65, 1.0)
FACE_CHANGES: Final = 0.9
SPEAKS: Final = 1.0
FLIES: Final = (1.0, 1.45)
BANNER: Final = (1.45, 1.7)
ENDS: Final = 2.0
SWEEPS: Final = (0.65, 1.15)
"""In the finale the prop sweeps in first; everything that follows is later by this much:"""
FINALE_DELAY: Final = SWEEPS[1] - SWEEPS[0]
GLOWS: Final = 0.9
POPS: Final = 0.26

FIGURE: Final = Rect(800 - 380, 8, 720, 1000)
BEAM: Final = Rect(800 - 1200, 0, 2400, 1080)
PILE: Final = Rect(1340, 560, 500, 250)
TAKER: Final = Rect(1356, 538, 84, 104)
"""The portrait of another winner, at the corner of the pile."""
BUBBLE: Final = Rect(1010, 40, 440, 104)
BUBBLE_TIP: Final = (930.0, 168.0)
BANNER_RECT: Final = Rect(120, 846, 1680, 122)
LEGEND: Final = Rect(40, 1002, 1840, 50)
LIST_LEFT, LIST_TOP = 84, 132
HELD: Final = Spot(1222, 326, 300, 22)
"""Where the garment hangs in the air before it goes to the pile, if it is no higher than it is wide."""
HELD_HEIGHT: Final = 360.0
"""Height of a garment in the air, in units."""
HER_SIDE: Final = (910.0, 390.0)


def share(elapsed: float, span: tuple[float, float]) -> float:
    """How much of a span has passed, from 0 to 1."""
    begin, end = span
    return min(1.0, max(0.0, (elapsed - begin) / (end - begin)))


def slot(place: int, count: int) -> Spot:
    """The ``place``-th of ``count`` medallions of the pile, as they are shown."""
    if count <= 2:
        return Spot(PILE.x + 110 + 152 * place, PILE.y + 152, 108)
    return Spot(PILE.x + 74 + 96 * place, PILE.y + 150, 80)


def leaving(elapsed: float, worn_at: Spot, goal: Spot, slimness: float) -> Spot:
    """A garment on its way from the figure over the air to the pile; ``elapsed`` without the delay of a finale.

    ``slimness`` is its height as a multiple of its width.
    """
    held = HELD._replace(width=min(HELD.width, HELD_HEIGHT / slimness))
    lifted = sine_in_out(share(elapsed, LIFTS))
    if elapsed < FLIES[0]:
        return Spot(*(a + (b - a) * lifted for a, b in zip(worn_at, held, strict=True)))
    flown = quint_in(share(elapsed, FLIES))
    x, y = on_arc((held.x, held.y), (goal.x + 40, held.y + 30), (goal.x, goal.y), flown)
    landed = min(goal.width * 0.8, goal.width / slimness)
    return Spot(x, y, held.width + (landed - held.width) * flown, held.rotation * (1 - flown))


def on_arc(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], way: float
) -> tuple[float, float]:
    """A point of a quadratic curve."""
    back = 1 - way
    x = back * back * start[0] + 2 * way * back * bend[0] + way * way * end[0]
    y = back * back * start[1] + 2 * way * back * bend[1] + way * way * end[1]
    return x, y


@dataclass(frozen=True, slots=True)
class FloorFade:
    """Ink that rises from the floor over the figure."""

    top: float = 690
    bottom: float = 880

    def drawing(self, palette: Palette) -> Drawing:
        ink = palette[Colour.INK]
        height = 1080 - self.top
        solid = (self.bottom - self.top) / height
        fade = gradient("floor", (0, ink, 0), (solid, ink, 0.96), (1, ink, 0.96))
        shape = f'<path d="M0 0H{CANVAS_WIDTH}V{height:g}H0Z" fill="url(#floor)"/>'
        return Drawing(CANVAS_WIDTH, height, (Layer(shape),), margin=0, defs=fade)


_STRANDS: Final = (
    ("#f6df9f", 2.6, 0.55),
    ("#d09a45", 1.4, 0.5),
    ("#fff0c8", 3.2, 0.75),
    ("#a5263a", 2.0, 0.6),
    ("#e8bd6a", 1.4, 0.45),
)
_SPARKLES: Final = (0.08, 0.2, 0.36, 0.5, 0.66, 0.8, 0.93)


@dataclass(frozen=True, slots=True)
class Trail:
    """Strands of light along an arc; all points are of the canvas."""

    start: tuple[float, float]
    bend: tuple[float, float]
    end: tuple[float, float]

    def drawing(self, palette: Palette) -> Drawing:
        body = ""
        for place, (colour, width, opacity) in enumerate(_STRANDS):
            apart = (place - 2) * 16
            data = (
                f"M{self.start[0]:g} {self.start[1] + apart * 0.4:g}"
                f"Q{self.bend[0] + apart * 0.3:g} {self.bend[1] + apart:g}"
                f" {self.end[0] + apart * 0.15:g} {self.end[1] + apart * 0.2:g}"
            )
            body += path(data, palette, stroke=colour, width=width, opacity=opacity, extra=' stroke-linecap="round"')
        return Drawing(CANVAS_WIDTH, 620, (Layer(body),), margin=0)

    def sparkles(self) -> list[tuple[float, float, float]]:
        """Centre and size of the sparks that hang about the trail."""
        found: list[tuple[float, float, float]] = []
        for way in _SPARKLES:
            x, y = on_arc(self.start, self.bend, self.end, way)
            x += (int(way * 97) * 37) % 41 - 20
            y += (int(way * 89) * 53) % 37 - 18
            found.append((x, y, 14 + 2 * (int(way * 50) * 7 % 10)))
        return found


@dataclass(frozen=True, slots=True)
class DottedArc:
    """The way ahead of the garment, with an arrow at its end."""

    start: tuple[float, float]
    bend: tuple[float, float]
    end: tuple[float, float]

    def drawing(self, palette: Palette) -> Drawing:
        data = f"M{self.start[0]:g} {self.start[1]:g}Q{self.bend[0]:g} {self.bend[1]:g} {self.end[0]:g} {self.end[1]:g}"
        dots = ' stroke-dasharray="2 12" stroke-linecap="round"'
        body = path(data, palette, stroke=Colour.BRASS_LIGHT, width=3, opacity=0.9, extra=dots)
        x, y = self.end
        body += path(f"M{x:g} {y + 18:g}l-10 -16h20Z", palette, fill=Colour.BRASS_LIGHT)
        return Drawing(CANVAS_WIDTH, 640, (Layer(body),), margin=0)
