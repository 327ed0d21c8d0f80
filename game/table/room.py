"""The room with those who stand in it, put together once and again only where somebody looks different."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass

import pygame

from game.drawing.canvas import Canvas
from game.look.geometry import CANVAS, Rect


@dataclass(frozen=True, slots=True)
class Seen:
    """How somebody looks, and the part of the canvas in which that is seen."""

    look: Hashable
    area: Rect


class Room:
    """Keeps one picture, in the pixels of the window."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._ground: Hashable = None
        self._people: dict[int, Seen] = {}

    def draw(
        self, canvas: Canvas, ground: Hashable, people: Mapping[int, Seen], paint: Callable[[Canvas], None]
    ) -> None:
        """Draw the room. ``paint`` draws it with its ``people`` where it has to be put together; it covers the canvas.

        ``ground`` names what it depends on besides them.
        """
        size = canvas.surface.get_size()
        whole = (ground, size, canvas.scale, canvas.theme.comfort.high_contrast)
        picture = self._picture
        if picture is None or whole != self._ground:
            if picture is None or picture.get_size() != size:
                picture = self._picture = pygame.Surface(size, 0, canvas.surface)
            changed = [CANVAS]
        else:
            changed = [seen.area for seat, seen in people.items() if self._people.get(seat) != seen]
        self._ground, self._people = whole, dict(people)
        inner = Canvas(picture, canvas.viewport, canvas.theme, canvas.stores)
        for area in changed:
            with inner.clipped(area):
                paint(inner)
        clip = canvas.surface.get_clip()
        canvas.surface.blit(picture, clip, clip)
