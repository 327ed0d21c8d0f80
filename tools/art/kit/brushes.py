"""Tapered strokes: lashes, brows, folds and strands are filled shapes with a width profile, never SVG strokes."""

import math
from collections.abc import Callable
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from tools.art.kit.geometry import Line, normals

Profile: TypeAlias = Callable[[npt.NDArray[np.float64]], npt.NDArray[np.float64]]
"""Width of a stroke, as a share of its full width, at positions 0..1 along it."""


def lens(peak: float = 0.5) -> Profile:
    """Thin at both ends, fullest at ``peak`` (0..1)."""
    power = math.log(0.5) / math.log(peak)
    return lambda t: np.sin(np.pi * t**power) ** 0.8


def along(*knots: tuple[float, float]) -> Profile:
    """Straight lines between (position, width) knots."""
    positions = [position for position, _ in knots]
    widths = [width for _, width in knots]
    return lambda t: np.interp(t, positions, widths)


LENS = lens()


def fading(t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Full at the start, nothing at the end."""
    faded: npt.NDArray[np.float64] = (1 - t) ** 0.8
    return faded


def swelling(t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Nothing at the start, full at the end."""
    swollen: npt.NDArray[np.float64] = t**0.8
    return swollen


def even(t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Full all along, with short pointed ends."""
    width: npt.NDArray[np.float64] = np.minimum(1.0, np.minimum(t, 1 - t) * 12)
    return width


def round_ended(profile: Profile, *, start: float = 0, end: float = 0.1) -> Profile:
    """The profile closed by half circles over the first ``start`` and the last ``end`` share of the length."""

    def closed(t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        cap = np.clip((t - (1 - end)) / end, 0, 1) if end else np.zeros_like(t)
        root = np.clip((start - t) / start, 0, 1) if start else np.zeros_like(t)
        rounded: npt.NDArray[np.float64] = profile(t) * np.sqrt(np.clip((1 - cap**2) * (1 - root**2), 0, 1))
        return rounded

    return closed


def ribbon(line: Line, width: float, profile: Profile = LENS) -> Line:
    """The closed polygon of a stroke along the samples, ``width`` wide where the profile is 1."""
    half = (width / 2 * profile(np.linspace(0, 1, len(line))))[:, None]
    aside = normals(line) * half
    return np.concatenate([line + aside, (line - aside)[::-1]])


def between(first: Line, second: Line, share: float) -> Line:
    """A strand lofted between two edges sampled alike: share 0 is the first edge, 1 the second."""
    strand: Line = first * (1 - share) + second * share
    return strand
