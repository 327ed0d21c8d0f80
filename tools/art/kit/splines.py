"""Hobby splines: the smooth curve through a few landmarks that every outline is made of.

The direction at each landmark follows from solving "mock curvature is continuous" (John D. Hobby, 1986), which
gives rounder curves than Catmull-Rom from fewer points. A corner splits the curve in two.
"""

import cmath
import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tools.art.kit.geometry import Landmarks, Line, is_corner

_SAMPLES_PER_SEGMENT = 24


class Segment(NamedTuple):
    """A cubic Bezier from the previous point: two handles and the end, x + iy."""

    first_handle: complex
    second_handle: complex
    end: complex


class Spline(NamedTuple):
    start: complex
    segments: list[Segment]


def spline(points: Landmarks, *, closed: bool = False) -> Spline:
    """The curve through all landmarks in order; a closed one returns to the first.

    Raises ValueError for fewer than two landmarks.
    """
    if len(points) < 2:
        raise ValueError(f"a curve needs at least two landmarks, got {len(points)}")
    places = [complex(point[0], point[1]) for point in points]
    corners = [index for index, point in enumerate(points) if is_corner(point)]
    if closed:
        if not corners:
            return Spline(places[0], _closed_segments(places))
        first = corners[0]
        places = places[first:] + places[: first + 1]
        corners = [index - first for index in corners]
    breaks = sorted({0, *corners, len(places) - 1})
    segments: list[Segment] = []
    for begin, end in pairwise(breaks):
        segments += _open_segments(places[begin : end + 1])
    return Spline(places[0], segments)


def sample(points: Landmarks, count: int = 48, *, closed: bool = False) -> Line:
    """Samples at equal distances along the curve; a closed one does not repeat its first sample."""
    return evenly(_dense(spline(points, closed=closed)), count, closed=closed)


def evenly(line: Line, count: int, *, closed: bool = False) -> Line:
    """The polyline sampled anew at equal distances along its length."""
    steps = np.diff(line, axis=0)
    travelled = np.concatenate([[0.0], np.cumsum(np.hypot(steps[:, 0], steps[:, 1]))])
    wanted = np.linspace(0, travelled[-1], count, endpoint=not closed)
    return np.column_stack([np.interp(wanted, travelled, line[:, 0]), np.interp(wanted, travelled, line[:, 1])])


def _dense(curve: Spline) -> Line:
    t = np.arange(_SAMPLES_PER_SEGMENT) / _SAMPLES_PER_SEGMENT
    u = 1 - t
    pieces: list[npt.NDArray[np.complex128]] = []
    start = curve.start
    for first, second, end in curve.segments:
        pieces.append(u**3 * start + 3 * u * u * t * first + 3 * u * t * t * second + t**3 * end)
        start = end
    pieces.append(np.array([start]))
    places = np.concatenate(pieces)
    return np.column_stack([places.real, places.imag])


def _velocity(theta: float, phi: float) -> float:
    """Hobby's handle length, as a share of the chord, for a departure angle theta and an arrival angle phi."""
    sin_theta, sin_phi, cos_theta, cos_phi = math.sin(theta), math.sin(phi), math.cos(theta), math.cos(phi)
    bend = math.sqrt(2) * (sin_theta - sin_phi / 16) * (sin_phi - sin_theta / 16) * (cos_theta - cos_phi)
    root = math.sqrt(5)
    return (2 + bend) / (3 * (1 + 0.5 * (root - 1) * cos_theta + 0.5 * (3 - root) * cos_phi))


def _open_segments(places: list[complex]) -> list[Segment]:
    last = len(places) - 1
    chords = [places[k + 1] - places[k] for k in range(last)]
    if last == 1:
        third = chords[0] / 3
        return [Segment(places[0] + third, places[1] - third, places[1])]
    lengths = [abs(chord) or 1e-6 for chord in chords]
    turns = [0.0, *(cmath.phase(chords[k] / chords[k - 1]) for k in range(1, last)), 0.0]
    matrix = np.zeros((last + 1, last + 1))
    right = np.zeros(last + 1)
    matrix[0, :2] = 1
    right[0] = -turns[1]
    for k in range(1, last):
        before, after = 1 / lengths[k - 1], 1 / lengths[k]
        matrix[k, k - 1 : k + 2] = before, 2 * before + 2 * after, after
        right[k] = -2 * turns[k] * before - turns[k + 1] * after
    matrix[last, last - 1 :] = 1
    return _segments(places, chords, np.linalg.solve(matrix, right), turns)


def _closed_segments(places: list[complex]) -> list[Segment]:
    count = len(places)
    chords = [places[(k + 1) % count] - places[k] for k in range(count)]
    lengths = [abs(chord) or 1e-6 for chord in chords]
    turns = [cmath.phase(chords[k] / chords[k - 1]) for k in range(count)]
    matrix = np.zeros((count, count))
    right = np.zeros(count)
    for k in range(count):
        before, after = 1 / lengths[k - 1], 1 / lengths[k]
        matrix[k, (k - 1) % count] += before
        matrix[k, k] += 2 * before + 2 * after
        matrix[k, (k + 1) % count] += after
        right[k] = -2 * turns[k] * before - turns[(k + 1) % count] * after
    return _segments(places, chords, np.linalg.solve(matrix, right), turns)


def _segments(
    places: list[complex], chords: list[complex], angles: npt.NDArray[np.floating], turns: list[float]
) -> list[Segment]:
    segments = []
    count = len(places)
    for k, chord in enumerate(chords):
        following = (k + 1) % count
        theta = float(angles[k])
        phi = -turns[following] - float(angles[following])
        first = places[k] + cmath.exp(1j * theta) * chord * _velocity(theta, phi)
        second = places[following] - cmath.exp(-1j * phi) * chord * _velocity(phi, theta)
        segments.append(Segment(first, second, places[following]))
    return segments
