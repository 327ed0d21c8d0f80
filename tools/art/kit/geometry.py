"""Points, landmark lists and warps shared by the whole kit. The unit is the document's user unit (1x pixels)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Point: TypeAlias = tuple[float, float]
Landmark: TypeAlias = tuple[float, float] | tuple[float, float, str]
"""A point of an outline; a third item "c" makes it a corner, without it the curve passes smoothly."""
Landmarks: TypeAlias = Sequence[Landmark]
Line: TypeAlias = npt.NDArray[np.float64]
"""Samples along a curve: one row (x, y) for each."""
Warp: TypeAlias = Callable[[float, float], Point]
"""Moves a point: a pose or a shape of face applied to landmarks before they are joined."""

CORNER = "c"


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def grown(self, margin: float) -> "Box":
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)


def warped(points: Landmarks, warp: Warp | None) -> list[Landmark]:
    """The landmarks moved by the warp; corners stay corners."""
    if warp is None:
        return list(points)
    moved: list[Landmark] = []
    for point in points:
        x, y = warp(point[0], point[1])
        moved.append((x, y, CORNER) if is_corner(point) else (x, y))
    return moved


def is_corner(point: Landmark) -> bool:
    return len(point) > 2


def plain(point: Landmark) -> Point:
    return point[0], point[1]


def shifted(points: Landmarks, dx: float = 0, dy: float = 0) -> list[Landmark]:
    """The landmarks moved by (dx, dy); corners stay corners."""
    return warped(points, lambda x, y: (x + dx, y + dy))


def bounds_of(line: Line) -> Box:
    left, top = line.min(axis=0)
    right, bottom = line.max(axis=0)
    return Box(float(left), float(top), float(right), float(bottom))


def directions(line: Line) -> Line:
    """Unit tangent at every sample."""
    tangent = np.gradient(line, axis=0)
    length = np.maximum(np.hypot(tangent[:, 0], tangent[:, 1]), 1e-6)
    unit: Line = tangent / length[:, None]
    return unit


def normals(line: Line) -> Line:
    """Unit normal at every sample, a quarter turn clockwise on the screen from the tangent."""
    tangent = directions(line)
    return np.column_stack([-tangent[:, 1], tangent[:, 0]])


def number(value: float) -> str:
    """A coordinate as SVG text: two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text
