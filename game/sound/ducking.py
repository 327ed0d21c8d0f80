"""Music steps back while something important sounds."""

from __future__ import annotations

import math

from game.sound.buses import factor

_DOWN = 0.08
"""Seconds to get 63 % of the way down."""
_UP = 0.45
"""The same for the way back, slow enough to pass unnoticed."""


class Ducking:
    """How far the music is held down at the moment."""

    def __init__(self) -> None:
        self._decibels = 0.0
        self._target = 0.0
        self._hold = 0.0

    @property
    def gain(self) -> float:
        """The factor for the music, 1 when nothing holds it down."""
        return factor(self._decibels)

    def press(self, decibels: float, seconds: float) -> None:
        """Hold the music down by ``decibels`` (negative) for ``seconds``; the deepest and longest wish wins."""
        if decibels < 0:
            self._target = min(self._target, decibels)
            self._hold = max(self._hold, seconds)

    def update(self, seconds: float) -> None:
        held = min(seconds, self._hold)
        self._approach(self._target, held)
        self._hold -= held
        if self._hold <= 0:
            self._target = 0.0
            self._approach(0.0, seconds - held)

    def _approach(self, target: float, seconds: float) -> None:
        pace = _DOWN if target < self._decibels else _UP
        self._decibels += (target - self._decibels) * (1 - math.exp(-seconds / pace))
