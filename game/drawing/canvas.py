"""The canvas that scenes draw on: canvas units in, native pixels out.

Nothing here is ever scaled as a finished picture: text is set at its final size, chrome and pictures are rendered once
for each size in pixels and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.drawing.kept import Beneath, Stores
from game.drawing.plane import PREMULTIPLIED
from game.drawing.vector import Part, Rendered, render
from game.drawing.writing import Align, DrawnText, Writing
from game.look.colours import Colour, Paint
from game.look.geometry import CANVAS, Rect
from game.look.theme import Theme
from game.look.viewport import Viewport

__all__ = ["Align", "Canvas", "DrawnText"]

_BOLD_BELOW = {"glyphs": 20, "garments": 44}
"""Below so many pixels icons are drawn with bolder lines."""


class Canvas(Writing):
    """Draws on one surface through one viewport. Positions and sizes are in canvas units.

    A canvas is made for one frame; everything that is worth keeping is in its ``stores``.
    """

    def __init__(self, surface: pygame.Surface, viewport: Viewport, theme: Theme, stores: Stores) -> None:
        super().__init__(surface, viewport, theme, stores)
        self.kept: Beneath | None = None
        """Where a window keeps what ``beneath`` draws."""
        self.shows_kept = False
        """Whether only what lies above that has changed."""

    def beneath(self, draw: Callable[[Canvas], None]) -> None:
        """Draw what lies beneath everything that moves; while only that moves, it is shown as it was drawn last."""
        if self.kept is None:
            draw(self)
        elif self.shows_kept:
            self.kept.show(self.surface)
        else:
            draw(self)
            self.kept.keep(self.surface)

    def part(self, part: Part, x: float, y: float) -> None:
        """Draw a piece of chrome with its top left corner here; shadows and rings reach beyond it."""
        surface = self._rendered(part)
        left, top = self._place(x, y)
        self._blit(surface, (left - surface.margin, top - surface.margin))

    def growing_part(self, part: Part, x: float, y: float, zoom: float, anchor: tuple[float, float]) -> None:
        """Draw a piece of chrome on its way to its full size; ``anchor``, a point of the canvas, stays where it is."""
        surface = self._rendered(part)
        width, height = round(surface.get_width() * zoom), round(surface.get_height() * zoom)
        if width < 1 or height < 1:
            return
        (left, top), (fixed_x, fixed_y) = self._place(x, y), self._place(*anchor)
        left, top = left - surface.margin, top - surface.margin
        place = round(fixed_x + (left - fixed_x) * zoom), round(fixed_y + (top - fixed_y) * zoom)
        self._blit(pygame.transform.smoothscale(surface, (width, height)), place)

    def _rendered(self, part: Part) -> Rendered:
        key = (part, self.scale, self.theme.comfort.high_contrast)
        surface = self.stores.parts.find(key)
        if surface is None:
            surface = self.stores.parts.put(key, render(part.drawing(self.palette), self.palette, self.scale))
        return surface

    def picture_on(self, part: Part, name: str, rect: Rect) -> None:
        """Draw a picture over a piece of chrome with the same top left corner, as one. Raises PictureError."""
        x, y, width, height = self._pixels(rect)
        key = (part, name, width, height, self.scale, self.theme.comfort.high_contrast)
        surface = self.stores.parts.find(key)
        if surface is None:
            under = self._rendered(part)
            surface = Rendered(under.get_size(), pygame.SRCALPHA)
            surface.margin = under.margin
            surface.blit(under, (0, 0), special_flags=PREMULTIPLIED)
            picture = self.stores.pictures.get(name, width, height)
            surface.blit(picture, (under.margin, under.margin), special_flags=PREMULTIPLIED)
            self.stores.parts.put(key, surface)
        self._blit(surface, (x - surface.margin, y - surface.margin))

    def group(self, key: Hashable, rect: Rect, draw: Callable[[Canvas], None]) -> None:
        """Draw what ``draw`` puts into the rectangle, as one and put together once for each ``key``.

        The key names everything that it depends on besides the theme and its place in the window.
        """
        if self.record is not None:
            draw(self)
            return
        if not self.visible(rect):
            return
        x, y, width, height = self._pixels(rect)
        comfort = self.theme.comfort

        def put_together() -> pygame.Surface:
            surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
            inner = Canvas(surface, self.viewport, self.theme, self.stores)
            inner._left, inner._top = self._left - x, self._top - y
            inner._dx, inner._dy = self._dx, self._dy
            draw(inner)
            return surface.subsurface(surface.get_bounding_rect())  # blending what is empty takes as long as the rest

        whole = (key, x, y, width, height, self.scale, comfort.high_contrast, self.text_factor)
        surface = self.stores.pictures.store.get(whole, put_together)
        left, top = surface.get_offset()
        self._blit(surface, (x + left, y + top))

    def picture(self, name: str, rect: Rect, tint: Paint | None = None) -> None:
        """Draw a picture of ``assets/`` into the rectangle. Raises PictureError when it cannot be read."""
        if not self.visible(rect):
            return
        x, y, width, height = self._pixels(rect)
        colour = self.theme.hex(tint) if tint else None
        self._blit(self.stores.pictures.get(name, width, height, colour), (x, y))

    def ground(self, pictures: tuple[tuple[str, Rect], ...]) -> None:
        """Draw pictures that cover the whole canvas, one over the other; they are put together once for each size."""
        x, y, width, height = self._pixels(CANVAS)

        def put_together() -> pygame.Surface:
            whole = pygame.Surface((width, height), depth=32)
            canvas = Canvas(whole, Viewport.of_size(width, height), self.theme, self.stores)
            for name, rect in pictures:
                canvas.picture(name, rect)
            return whole

        self._blit(self.stores.pictures.scaled(pictures, put_together, width, height), (x, y))

    def composite(self, key: Hashable, make: Callable[[], pygame.Surface], rect: Rect) -> None:
        """Draw what ``make`` composes (once per size; premultiplied, any size) into the rectangle."""
        x, y, width, height = self._pixels(rect)
        self._blit(self.stores.pictures.scaled(key, make, width, height), (x, y))

    def icon(self, name: str, centre_x: float, centre_y: float, size: float, paint: Paint = Colour.BRASS) -> None:
        """Draw a sign of the interface (``assets/interface/glyphs``) in one colour, centred."""
        self._line_icon("glyphs", name, centre_x, centre_y, size, paint)

    def garment(self, name: str, centre_x: float, centre_y: float, size: float, paint: Paint = Colour.BRASS) -> None:
        """Draw a garment's icon (``assets/interface/garments``) in one colour, centred."""
        self._line_icon("garments", name, centre_x, centre_y, size, paint)

    def _line_icon(self, kind: str, name: str, centre_x: float, centre_y: float, size: float, paint: Paint) -> None:
        if not self.visible(Rect(centre_x - size / 2, centre_y - size / 2, size, size)):
            return
        pixels = max(1, round(size * self.scale))
        weight = "bold" if pixels < _BOLD_BELOW[kind] else "regular"
        file = f"interface/{kind}/{weight}/{name}.svg"
        surface = self.stores.pictures.get(file, pixels, pixels, self.theme.hex(paint))
        x, y = self._place(centre_x - size / 2, centre_y - size / 2)
        self._blit(surface, (x, y))

    def sprite(
        self,
        surface: pygame.Surface,
        centre_x: float,
        centre_y: float,
        *,
        rotation: float = 0,
        stretch_x: float = 1,
        zoom: float = 1,
    ) -> None:
        """Draw a premultiplied surface of native pixels around a centre; ``rotation`` in degrees, clockwise."""
        if stretch_x != 1 or zoom != 1:
            width, height = surface.get_size()
            size = max(1, round(width * abs(stretch_x) * zoom)), max(1, round(height * zoom))
            surface = pygame.transform.smoothscale(surface, size)
        if rotation:
            surface = pygame.transform.rotozoom(surface, -rotation, 1)
        x, y = self._place(centre_x, centre_y)
        self._blit(surface, (x - surface.get_width() // 2, y - surface.get_height() // 2))
