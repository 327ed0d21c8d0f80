"""A store of finished surfaces that forgets the least recently used ones when it grows beyond its bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

S = TypeVar("S", bound=pygame.Surface)


class SurfaceStore(Generic[S]):
    """Surfaces by key, bounded in bytes."""

    def __init__(self, budget: int = 64 << 20) -> None:
        self.budget = budget
        self.bytes = 0
        self._surfaces: OrderedDict[Hashable, S] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], S]) -> S:
        """The surface of this key, made now if it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        return self.put(key, make())

    def find(self, key: Hashable) -> S | None:
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: S) -> S:
        self._surfaces[key] = surface
        self.bytes += _size(surface)
        while self.bytes > self.budget and len(self._surfaces) > 1:
            self.bytes -= _size(self._surfaces.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        self._surfaces.clear()
        self.bytes = 0


def _size(surface: pygame.Surface) -> int:
    whole = surface.get_abs_parent()  # a part keeps all of it alive
    return whole.get_pitch() * whole.get_height()
