"""A store of finished surfaces that forgets the least recently used ones when it grows beyond its bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

_Surface = TypeVar("_Surface", bound=pygame.Surface)


class SurfaceStore(Generic[_Surface]):
    """Surfaces by key, bounded in bytes."""

    def __init__(self, budget: int = 64 << 20) -> None:
        self.budget = budget
        """Bytes that may be kept; the last surface is kept whatever its size."""
        self.bytes = 0
        """Bytes that are kept."""
        self._surfaces: OrderedDict[Hashable, _Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._surfaces)

    def get(self, key: Hashable, make: Callable[[], _Surface]) -> _Surface:
        """The surface of this key, made now if it is not there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
            return found
        return self.put(key, make())

    def find(self, key: Hashable) -> _Surface | None:
        """The surface of this key, if it is there."""
        found = self._surfaces.get(key)
        if found is not None:
            self._surfaces.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: _Surface) -> _Surface:
        """Keep a surface, in the place of another one of this key; what was not used for longest goes for it."""
        replaced = self._surfaces.pop(key, None)
        if replaced is not None:
            self.bytes -= _size(replaced)
        self._surfaces[key] = surface
        self.bytes += _size(surface)
        while self.bytes > self.budget and len(self._surfaces) > 1:
            self.bytes -= _size(self._surfaces.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        """Forget everything."""
        self._surfaces.clear()
        self.bytes = 0


def _size(surface: pygame.Surface) -> int:
    whole = surface.get_abs_parent()  # a part keeps all of it alive
    return whole.get_pitch() * whole.get_height()
