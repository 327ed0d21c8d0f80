"""The chest of the bent figure as a surface that cloth is laid on, and the outline every upper garment starts from."""

import math

import numpy as np

from tools.art.kit.geometry import Line, Point

_SPAN = ((560, 640, 700, 780, 850, 1090), (206, 214, 234, 256, 256, 248), (560, 540, 524, 520, 530, 562))
"""Heights, the chest's left and its right side there."""
_TURNED = 0.52
"""How far the middle of the chest is turned to the left, in radians."""
_FAR_EDGE, _NEAR_EDGE = -1.5, 1.5
"""As far round as the surface can be seen, in radians from the direction of our eye."""


def on_chest(turn: float, height: float) -> Point:
    """A point of cloth laid round the body: ``turn`` in radians from the buttons, positive to the near side."""
    heights, lefts, rights = _SPAN
    left, right = float(np.interp(height, heights, lefts)), float(np.interp(height, heights, rights))
    angle = min(max(turn - _TURNED, _FAR_EDGE), _NEAR_EDGE)
    sag = float(np.interp(height, (560, 640, 780, 900), (16, 6, 12, 16)))
    return (left + right) / 2 + (right - left) / 2 * math.sin(angle), height + sag * (math.cos(angle) - 0.6)


def down_the_chest(turn: float, top: float = 540, bottom: float = 1090, count: int = 24) -> Line:
    """The thread of cloth that runs down the body at a turn."""
    return np.array([on_chest(turn, float(height)) for height in np.linspace(top, bottom, count)])


def round_the_chest(height: float, begin: float = -1.0, end: float = 2.0, count: int = 30) -> Line:
    """The thread of cloth that runs round the body at a height."""
    return np.array([on_chest(float(turn), height) for turn in np.linspace(begin, end, count)])
