"""A surface in canvas units: clip, opacity and shift, where units fall on pixels, and plain areas of one colour."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.drawing.kept import Stores
from game.look.colours import Colour, Paint
from game.look.geometry import CANVAS, Rect
from game.look.theme import Theme
from game.look.viewport import Viewport

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED


class Plane:
    """Draws on one surface through one viewport. Positions and sizes are in canvas units."""

    def __init__(self, surface: pygame.Surface, viewport: Viewport, theme: Theme, stores: Stores) -> None:
        self.surface = surface
        self.viewport = viewport
        self.theme = theme
        self.stores = stores
        self.palette = theme.palette
        self.scale = viewport.scale
        self.text_factor = theme.text_factor
        self._left, self._top = viewport.left, viewport.top
        self._opacity = 1.0
        self._dx, self._dy = 0.0, 0.0

    # ------------------------------------------------------------ state
    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw nothing outside of the rectangle."""
        before = self.surface.get_clip()
        self.surface.set_clip(pygame.Rect(self._pixels(rect)).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Draw everything inside with this opacity (0 to 1), each thing by itself."""
        before = self._opacity
        self._opacity = before * min(1.0, max(0.0, opacity))
        try:
            yield
        finally:
            self._opacity = before

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw everything inside moved by so many units."""
        before = self._dx, self._dy
        self._dx, self._dy = before[0] + dx, before[1] + dy
        try:
            yield
        finally:
            self._dx, self._dy = before

    def visible(self, rect: Rect) -> bool:
        """Whether any of the rectangle may be redrawn; what is not can be left out."""
        clip, scale = self.surface.get_clip(), self.scale
        left, top = (rect.x + self._dx) * scale + self._left, (rect.y + self._dy) * scale + self._top
        return (
            left < clip.right + 1
            and top < clip.bottom + 1
            and left + rect.width * scale > clip.left - 1
            and top + rect.height * scale > clip.top - 1
        )

    def _pixels(self, rect: Rect) -> tuple[int, int, int, int]:
        # The same as the viewport does, without asking it for its scale four times.
        scale = self.scale
        x, y = rect.x + self._dx, rect.y + self._dy
        left, top = round(x * scale) + self._left, round(y * scale) + self._top
        right, bottom = round((x + rect.width) * scale) + self._left, round((y + rect.height) * scale) + self._top
        return left, top, right - left, bottom - top

    def _reaches(self, y: int, reach: float) -> bool:
        """Whether something around this row of pixels can be seen at all."""
        clip = self.surface.get_clip()
        return y + reach > clip.top and y - reach < clip.bottom

    def _place(self, x: float, y: float) -> tuple[int, int]:
        return round((x + self._dx) * self.scale) + self._left, round((y + self._dy) * self.scale) + self._top

    def _blit(self, surface: pygame.Surface, place: tuple[int, int]) -> None:
        opacity = self._opacity
        if opacity >= 1:
            self.surface.blit(surface, place, special_flags=PREMULTIPLIED if surface.get_masks()[3] else 0)
        elif opacity > 0:
            self._blit_faded(surface, place, opacity)

    def _blit_faded(self, surface: pygame.Surface, place: tuple[int, int], opacity: float) -> None:
        if not surface.get_masks()[3]:
            surface.set_alpha(round(opacity * 255))
            self.surface.blit(surface, place)
            surface.set_alpha(None)
            return
        part = surface.get_rect(topleft=place).clip(self.surface.get_clip())
        if part.width and part.height:
            level = round(opacity * 255)
            faint = surface.subsurface(part.move(-place[0], -place[1])).copy()
            faint.fill((level, level, level, level), special_flags=pygame.BLEND_RGBA_MULT)
            self.surface.blit(faint, part, special_flags=PREMULTIPLIED)

    # ------------------------------------------------------------ plain shapes
    def fill(self, paint: Paint, rect: Rect = CANVAS, opacity: float = 1) -> None:
        """Fill a rectangle with one colour."""
        self._mix(self.theme.hex(paint), pygame.Rect(self._pixels(rect)), opacity)

    def _mix(self, colour: str, pixels: pygame.Rect, opacity: float) -> None:
        opacity *= self._opacity
        if opacity >= 1:
            self.surface.fill(colour, pixels)
            return
        pixels = pixels.clip(self.surface.get_clip())
        if opacity > 0 and pixels.width and pixels.height:
            # Multiplying and adding is faster than blending a surface of the same size.
            keep, level = round((1 - opacity) * 255), pygame.Color(colour)
            self.surface.fill((keep, keep, keep, keep), pixels, special_flags=pygame.BLEND_RGBA_MULT)
            added = [round(channel * opacity) for channel in (level.r, level.g, level.b, 255)]
            self.surface.fill(added, pixels, special_flags=pygame.BLEND_RGBA_ADD)

    def hairline(
        self, x: float, y: float, length: float, paint: Paint = Colour.BRASS_LINE, opacity: float = 0.6
    ) -> None:
        """A horizontal line, 1.4 units thick and at least one pixel."""
        left, top, width, _ = self._pixels(Rect(x, y, length, 1))
        thickness = max(1, round(1.4 * self.scale))
        self._mix(self.theme.hex(paint), pygame.Rect(left, top - thickness // 2, width, thickness), opacity)
