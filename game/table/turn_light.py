"""The light around the plate of who is on turn, and the diamonds of thinking: what moves while the table waits."""

from __future__ import annotations

import math
from typing import Final

from game.look.motion import THINKING_LOOP, TURN_LOOP
from game.look.theme import Theme
from game.table.handling import STEADY_GLOW

PULSES: Final = 4
"""How often it pulses before it rests: a table at which nothing happens draws nothing."""
_BEATS: Final = 3
_FAINTEST: Final = 0.5
_GLOW_STEPS: Final = 8
"""Shades between the faintest and the brightest light: each costs one small redraw."""


class TurnLight:
    """Pulses for a while from the moment at which a turn begins."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._seconds = 0.0

    def kindle(self) -> None:
        """Another turn begins."""
        self._seconds = 0.0

    def pass_time(self, seconds: float) -> None:
        self._seconds += seconds

    @property
    def glow(self) -> float:
        """How bright the light is now, from 0 to 1."""
        rests = self._theme.still or self._seconds >= PULSES * TURN_LOOP
        return STEADY_GLOW if rests else turn_glow(self._seconds)


def turn_glow(seconds: float) -> float:
    """How bright the light around a plate is after so many seconds, from one half to 1 and back, in steps."""
    wave = (1 + math.cos(2 * math.pi * seconds / TURN_LOOP)) / 2
    return _FAINTEST + (1 - _FAINTEST) * round(wave * _GLOW_STEPS) / _GLOW_STEPS


def thinking_beat(waited: float) -> int:
    """Which of the three diamonds of thinking is the brightest, from 0."""
    return int(waited / THINKING_LOOP * _BEATS) % _BEATS
