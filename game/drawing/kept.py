"""What is kept from frame to frame: rendered chrome, set text, scaled pictures, and the last picture of what rests."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.drawing.pictures import Pictures
from game.drawing.store import SurfaceStore
from game.drawing.text import Typesetter
from game.drawing.vector import Rendered

_MEGABYTE = 1 << 20
_PARTS_BUDGET, _TEXT_BUDGET, _PICTURES_BUDGET = 48 * _MEGABYTE, 16 * _MEGABYTE, 120 * _MEGABYTE
"""How much may be kept in a window of 1920 by 1080."""


@dataclass(frozen=True, slots=True)
class Stores:
    """What is kept from frame to frame."""

    parts: SurfaceStore[Rendered]
    typesetter: Typesetter
    pictures: Pictures

    def allow_for(self, scale: float) -> None:
        """Let the stores grow with the pixels of the window; a ``scale`` of 1 is a window of 1920 by 1080."""
        area = max(1.0, scale * scale)
        self.parts.budget = round(_PARTS_BUDGET * area)
        self.typesetter.store.budget = round(_TEXT_BUDGET * area)
        self.pictures.store.budget = round(_PICTURES_BUDGET * area)


class Beneath:
    """The last picture of what lies beneath everything that moves, in the pixels of a window."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None

    def keep(self, surface: pygame.Surface) -> None:
        """Take over what has just been drawn inside of the surface's clip."""
        picture = self._picture
        if picture is None or picture.get_size() != surface.get_size():
            picture = self._picture = pygame.Surface(surface.get_size(), 0, surface)
        clip = surface.get_clip()
        picture.blit(surface, clip, clip)

    def show(self, surface: pygame.Surface) -> None:
        """Put what was kept inside of the surface's clip."""
        if self._picture is not None:
            clip = surface.get_clip()
            surface.blit(self._picture, clip, clip)
