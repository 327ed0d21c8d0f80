"""How long things take and how they move. Durations are in seconds at the brisk speed."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum

Easing = Callable[[float], float]
"""Maps the elapsed part of a movement (0 to 1) to the part of the way that is done."""

CROSS_FADE = 0.12
"""The same at every speed, and all that is left of a movement where nothing may travel."""


class Speed(Enum):
    """The speed setting; the value is the factor on every duration."""

    CALM = 1.6
    BRISK = 1.0
    FAST = 0.5
    INSTANT = 0.0


def linear(t: float) -> float:
    return t


def quad_out(t: float) -> float:
    return 1 - (1 - t) ** 2


def quad_in_out(t: float) -> float:
    return 2 * t * t if t < 0.5 else 1 - (-2 * t + 2) ** 2 / 2


def cubic_in(t: float) -> float:
    return t**3


def cubic_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def quint_in(t: float) -> float:
    return t**5


def quint_in_out(t: float) -> float:
    return 16 * t**5 if t < 0.5 else 1 - (-2 * t + 2) ** 5 / 2


def sine_in_out(t: float) -> float:
    return (1 - math.cos(math.pi * t)) / 2


def expo_out(t: float) -> float:
    return 1.0 if t >= 1 else 1 - 2.0 ** (-10 * t)


def back_out(overshoot: float = 1.70158) -> Easing:
    """An easing that goes a little too far and comes back."""

    def ease(t: float) -> float:
        return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2

    return ease


DEAL_CARD = 0.26
DEAL_STAGGER = 0.09
DEAL_SETTLE = 0.08
MAKE_ROOM = 0.22
"""In which cards that lie close make room for one more."""
FLIP = 0.22
MARK = 0.14
DISCARD = 0.2
DISCARD_STAGGER = 0.06
CHIPS = 0.34
CHIPS_STAGGER = 0.035
COUNT = 0.3
POT_TO_WINNER = 0.52
STAKE = 0.42
FOLD = 0.22
"""Somebody who gives up fades to grey."""
BUY_BACK = 0.7
BUBBLE_IN = 0.18
BUBBLE_OUT = 0.14
BUBBLE_STAY = 2.2
BUBBLE_STAY_PER_LETTER = 0.045
BANNER_IN = 0.36
HOVER = 0.12
THINKING_LOOP = 0.9
TURN_LOOP = 1.4
SCREEN_CHANGE = 0.24
OVERLAY_IN = 0.18
TOOLTIP_WAIT = 0.45
TOAST_STAY = 4.0
