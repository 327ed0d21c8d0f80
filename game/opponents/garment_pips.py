"""A wardrobe as a row of small icons: worn, staked and off, told apart by more than their colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.views import Garment, GarmentState
from game.drawing import shapes
from game.drawing.canvas import Canvas
from game.drawing.chrome import Disc
from game.drawing.vector import BRASS_FILL, Drawing, Layer, path
from game.look.colours import Colour, Palette
from game.look.geometry import Rect

PIP: Final = 32.0
"""Side of an icon in canvas units."""
PITCH: Final = 40.0
"""From one icon to the next, where nothing else is asked for."""


@dataclass(frozen=True, slots=True)
class Strike:
    """The stroke through a garment that is off, with a gap of ink around it."""

    size: float

    def drawing(self, palette: Palette) -> Drawing:
        line = f"M2 {self.size - 4:g}L{self.size - 2:g} 4"
        body = path(line, palette, stroke=Colour.INK, width=self.size / 7)
        body += path(line, palette, stroke=Colour.OFF_ICON, width=max(2.2, self.size / 24))
        return Drawing(self.size, self.size, (Layer(body),), margin=3)


@dataclass(frozen=True, slots=True)
class _StakedCell:
    """What lies behind a staked garment."""

    size: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.size, self.size, 6)
        cell = path(outline, palette, fill=Colour.BURGUNDY_7, stroke=Colour.BRASS, width=1.6)
        return Drawing(self.size, self.size, (Layer(cell),))


def draw_pips(
    canvas: Canvas,
    garments: Sequence[Garment],
    icon_of: Callable[[str], str],
    x: float,
    centre_y: float,
    pitch: float = PITCH,
) -> None:
    """Draw the garments from ``x`` on, outermost first."""
    key = ("pips", pitch, *((icon_of(garment.id), garment.state) for garment in garments))
    reach = Rect(x, centre_y - PIP / 2, PIP + pitch * len(garments), PIP).inset(-8)
    canvas.group(key, reach, lambda inner: _draw_icons(inner, garments, icon_of, x, centre_y, pitch))


def _draw_icons(
    canvas: Canvas,
    garments: Sequence[Garment],
    icon_of: Callable[[str], str],
    x: float,
    centre_y: float,
    pitch: float,
) -> None:
    for place, garment in enumerate(garments):
        centre_x = x + PIP / 2 + place * pitch
        icon = icon_of(garment.id)
        if garment.state is GarmentState.OFF:
            with canvas.faded(0.62):
                canvas.garment(icon, centre_x, centre_y, PIP, Colour.OFF_ICON)
            canvas.part(Strike(PIP), centre_x - PIP / 2, centre_y - PIP / 2)
        elif garment.state is GarmentState.STAKED:
            size = PIP + 6
            canvas.part(_StakedCell(size), centre_x - size / 2, centre_y - size / 2)
            canvas.garment(icon, centre_x, centre_y, PIP, "#fff0c8")
            canvas.part(Disc(6.5, BRASS_FILL, Colour.BRASS_EDGE, 1), centre_x + size / 2 - 9, centre_y - size / 2 - 4)
        else:
            canvas.garment(icon, centre_x, centre_y, PIP, Colour.BRASS)
