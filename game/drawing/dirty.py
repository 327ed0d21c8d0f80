"""The parts of the canvas that must be drawn again."""

from __future__ import annotations

from game.look.geometry import CANVAS, Rect

_MOST_RECTS = 6
"""Beyond so many rectangles, one around all of them is quicker."""


class DirtyAreas:
    """Rectangles that do not overlap, few enough to be drawn one after the other."""

    def __init__(self, *rects: Rect) -> None:
        self._rects = list(rects)

    def __bool__(self) -> bool:
        return bool(self._rects)

    def add(self, rect: Rect) -> None:
        """Add a rectangle, joined with what it overlaps."""
        if self._rects and self._rects[0] == CANVAS:
            return
        if rect == CANVAS:
            self._rects = [CANVAS]
            return
        for place, other in enumerate(self._rects):
            if other.overlaps(rect):
                joined = self._rects.pop(place).union(rect)
                self.add(joined)
                return
        self._rects.append(rect)
        if len(self._rects) > _MOST_RECTS:
            first, *rest = self._rects
            for other in rest:
                first = first.union(other)
            self._rects = [first]

    def taken(self, spare: float) -> list[Rect]:
        """All rectangles, which are then no longer dirty; those with less than a ``spare`` area between are joined."""
        rects, self._rects = self._rects, []
        joined: list[Rect] = []
        for rect in rects:
            whole = rect
            for other in tuple(joined):
                union = whole.union(other)
                if _area(union) - _area(whole) - _area(other) < spare:
                    joined.remove(other)
                    whole = union
            joined.append(whole)
        return joined


def _area(rect: Rect) -> float:
    return rect.width * rect.height
