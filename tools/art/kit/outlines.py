"""Closed shapes ready for SVG, with the bounds that blur filters and clips need."""

from dataclasses import dataclass

import numpy as np

from tools.art.kit.geometry import Box, Landmarks, Line, bounds_of, number
from tools.art.kit.splines import Spline, spline


@dataclass(frozen=True)
class Outline:
    """SVG path data and the box of its control points, which holds the whole shape."""

    data: str
    bounds: Box


def smooth(points: Landmarks) -> Outline:
    """The closed spline through the landmarks."""
    curve = spline(points, closed=True)
    return Outline(path_data(curve) + "Z", _bounds(curve))


def polygon(line: Line) -> Outline:
    """The closed polygon of the samples."""
    return Outline("M" + "L".join(f"{number(x)} {number(y)}" for x, y in line) + "Z", bounds_of(line))


def path_data(curve: Spline) -> str:
    """The curve in SVG's own words: M, then a C for each segment."""
    segments = (
        "C" + " ".join(f"{number(place.real)} {number(place.imag)}" for place in segment) for segment in curve.segments
    )
    return f"M{number(curve.start.real)} {number(curve.start.imag)}" + "".join(segments)


def offset(line: Line, by: float) -> Line:
    """The closed polygon grown outwards by ``by`` (inwards if negative), corner by corner along the normals."""
    ahead, behind = np.roll(line, -1, axis=0), np.roll(line, 1, axis=0)
    tangent = ahead - behind
    tangent = tangent / np.maximum(np.hypot(tangent[:, 0], tangent[:, 1]), 1e-6)[:, None]
    area = float(np.sum(line[:, 0] * ahead[:, 1] - ahead[:, 0] * line[:, 1]))
    outward = np.column_stack([tangent[:, 1], -tangent[:, 0]]) * (1 if area > 0 else -1)
    grown: Line = line + outward * by
    return grown


def _bounds(curve: Spline) -> Box:
    places = [curve.start]
    for segment in curve.segments:
        places.extend(segment)
    xs = [place.real for place in places]
    ys = [place.imag for place in places]
    return Box(min(xs), min(ys), max(xs), max(ys))
