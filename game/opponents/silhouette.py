"""An opponent whose pictures are not drawn: an outline in her own colour that wears her garments as medallions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from engine.players.demeanour import Expression
from game.drawing.canvas import Canvas
from game.drawing.ornaments import Medallion, MedallionState
from game.drawing.vector import BRASS_FOIL, Drawing, Layer, gradient, path, render
from game.look.colours import Colour, Palette
from game.look.geometry import Rect
from game.opponents.layered_figure import Piece
from game.opponents.layers import FigureState
from game.opponents.manifest import OpponentManifest

_WIDTH, _HEIGHT = 720, 1000
_MIDDLE = 380
_ROWS: Final = (468.0, 572.0)
"""Heights of the two rows of medallions, above the edge of the table."""
_PITCH: Final = 102.0
_RADIUS: Final = 44.0
_PROP_MIDDLE, _PROP_RADIUS = 500.0, 142.0
_SHADES: Final = ((0.0, 0.3), (0.4, 0.46), (0.64, 0.7), (1.0, 0.8))
"""How much ink is in the colour, by the height on the figure."""
_ANYBODY: Final = (
    "M380 96C440 96 478 140 476 206C474 262 450 306 418 330C416 350 424 362 448 372C512 394 556 424 572 492"
    "C590 570 602 720 612 1000H148C158 720 170 570 188 492C204 424 248 394 312 372C336 362 344 350 342 330"
    "C310 306 286 262 284 206C282 140 320 96 380 96Z"
)
"""Head and shoulders of somebody of whom nothing is known."""


@dataclass(frozen=True, slots=True)
class SilhouetteFace:
    """The outline with a rim of brass and fine lines upon it, so many units wide."""

    outline: str
    engraving: str
    colour: str
    width: float

    def drawing(self, palette: Palette) -> Drawing:
        size = self.width / _WIDTH
        dress, ink = pygame.Color(self.colour), pygame.Color(palette[Colour.INK])
        fill = gradient("dress", *((place, _hex(dress.lerp(ink, shade))) for place, shade in _SHADES))
        rounded = ' stroke-linejoin="round" stroke-linecap="round"'
        body = path(self.outline, palette, stroke=Colour.INK, width=16, opacity=0.55, extra=rounded)
        body += path(self.outline, palette, stroke=BRASS_FOIL, width=9, extra=rounded)
        body += path(self.outline, palette, fill="url(#dress)")
        body += path(self.engraving, palette, stroke=Colour.INK, width=5, opacity=0.3, extra=rounded)
        body += path(self.engraving, palette, stroke=Colour.BRASS_LIGHT, width=2.6, opacity=0.7, extra=rounded)
        shapes = f'<g transform="scale({size:.5f})">{body}</g>'
        return Drawing(self.width, _HEIGHT * size, (Layer(shapes),), margin=0, defs=fill)


class Silhouette:
    """Draws the outline, and on it a medallion for each garment that is on. It has one face and holds no cards."""

    def __init__(self, manifest: OpponentManifest) -> None:
        self._manifest = manifest
        shape = manifest.silhouette
        self._outline = shape.outline if shape else _ANYBODY
        self._engraving = (shape.engraving or "") if shape else ""

    def pieces(self, state: FigureState, rect: Rect) -> tuple[Piece, ...]:  # noqa: ARG002 - in no state
        """None: it is drawn of chrome, which is made in no time."""
        return ()

    def state(
        self,
        worn: frozenset[str],
        expression: Expression,  # noqa: ARG002 - an outline has no face
        *,
        blink: bool = False,  # noqa: ARG002 - nor eyes
        cards: bool = True,  # noqa: ARG002 - nor a raised hand
    ) -> FigureState:
        """The state with these garments on; with none of them it is the finale."""
        return FigureState(worn, cards=False, finale=not worn)

    def draw(self, canvas: Canvas, state: FigureState, rect: Rect) -> None:
        """Draw the whole figure; ``rect`` is where the canvas (720 by 1000) lies."""
        if not canvas.visible(rect):
            return
        colour = self._manifest.colours.dress
        canvas.part(SilhouetteFace(self._outline, self._engraving, colour, rect.width), rect.x, rect.y)
        if state.finale:
            self.finale_picture(canvas, _placed(_MIDDLE, _PROP_MIDDLE, _PROP_RADIUS, rect))
            return
        for garment in self._manifest.garments:
            if garment in state.worn:
                self._draw_medallion(canvas, self._place_of(garment, rect), self._icon(garment), MedallionState.WORN)

    def garment_box(self, garment: str, state: FigureState) -> Rect:  # noqa: ARG002 - it never lies elsewhere
        """Where the garment's medallion is on the canvas, in shares of its width and height."""
        place = self._place_of(garment, Rect(0, 0, _WIDTH, _HEIGHT))
        return Rect(place.x / _WIDTH, place.y / _HEIGHT, place.width / _WIDTH, place.height / _HEIGHT)

    def garment_picture(
        self,
        garment: str,
        state: FigureState,  # noqa: ARG002 - it never looks different
        width: int,
        canvas: Canvas,
    ) -> pygame.Surface:
        """The garment's medallion alone, so many pixels wide, premultiplied."""
        key = (self._manifest.id, "medallion", garment, width, canvas.theme.comfort.high_contrast)
        return canvas.stores.pictures.store.get(key, lambda: self._medallion(garment, width, canvas))

    def finale_picture(self, canvas: Canvas, rect: Rect) -> None:
        """Draw what is held up in the finale."""
        self._draw_medallion(canvas, rect, self._manifest.finale.icon, MedallionState.WON)

    def _icon(self, garment: str) -> str:
        return self._manifest.garment(garment).icon

    def _place_of(self, garment: str, rect: Rect) -> Rect:
        garments = self._manifest.garments
        place, first = garments.index(garment), -(-len(garments) // 2)
        row = 0 if place < first else 1
        column, count = (place, first) if row == 0 else (place - first, len(garments) - first)
        return _placed(_MIDDLE + (column - (count - 1) / 2) * _PITCH, _ROWS[row], _RADIUS, rect)

    @staticmethod
    def _draw_medallion(canvas: Canvas, rect: Rect, icon: str, state: MedallionState) -> None:
        radius = rect.width / 2
        canvas.part(Medallion(radius, state), rect.x, rect.y)
        canvas.garment(icon, rect.centre_x, rect.centre_y, radius * 1.24, Colour.BRASS_LIGHT)

    def _medallion(self, garment: str, width: int, canvas: Canvas) -> pygame.Surface:
        disc = render(Medallion(width / 2, MedallionState.WON).drawing(canvas.palette), canvas.palette, 1)
        size = max(1, round(width * 0.62))
        file = f"interface/garments/regular/{self._icon(garment)}.svg"
        icon = canvas.stores.pictures.get(file, size, size, canvas.theme.hex(Colour.BRASS_LIGHT))
        middle = (disc.get_width() - size) // 2, (disc.get_height() - size) // 2
        disc.blit(icon, middle, special_flags=pygame.BLEND_PREMULTIPLIED)
        return disc


def _placed(x: float, y: float, radius: float, rect: Rect) -> Rect:
    """A circle of the canvas of 720 by 1000 as it lies in ``rect``."""
    size = rect.width / _WIDTH
    return Rect.centred(rect.x + x * size, rect.y + y * size, 2 * radius * size, 2 * radius * size)


def _hex(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
