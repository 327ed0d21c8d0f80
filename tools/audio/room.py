"""The lounge's own echo, the same for everything, so that all of it seems to happen in one place."""

from __future__ import annotations

from functools import cache

import numpy as np
from scipy import signal as processing

from tools.audio.filters import band_pass
from tools.audio.signals import RATE, Signal, samples, stereo

_BANDS = ((120, 500, 1.05), (500, 2000, 0.9), (2000, 5000, 0.75), (5000, 12_000, 0.5))
"""From, to (hertz), and how long the band lasts against the whole: high tones die sooner."""


@cache
def _echo(seconds: float, delay: float, seed: int) -> Signal:
    """An impulse response that falls by 60 dB in ``seconds``: early reflections, then a noise tail."""
    chance = np.random.default_rng(seed)
    length = samples(seconds * 1.15 + delay)
    moments = np.arange(length) / RATE
    echo = np.zeros((length, 2))
    for channel in range(2):
        white = chance.standard_normal(length)
        tail = np.zeros(length)
        for low, high, share in _BANDS:
            tail += band_pass(white, low, high) * 10 ** (-3 * moments / (seconds * share))
        echo[:, channel] = tail * np.clip((moments - delay) / 0.02, 0, 1) * 0.06
        for _ in range(7):
            reflection = delay + chance.uniform(0.002, 0.045)
            side = chance.choice([-1, 1])
            echo[samples(reflection), channel] += side * chance.uniform(0.1, 0.35) * np.exp(-reflection / 0.04)
    closing: Signal = np.minimum(1, (length - np.arange(length)) / samples(0.05))
    echo *= closing[:, None]
    energy = float((echo**2).sum()) / 2
    return np.asarray(echo / np.sqrt(energy))


def in_room(sound: Signal, wet: float, seconds: float, delay: float = 0.012, seed: int = 7) -> Signal:
    """``sound`` in stereo with its echo added; the dry part stays as loud as it was.

    The echo is linear, so the tail of a loop may be laid over its beginning without a seam.
    """
    echo = _echo(seconds, delay, seed)
    dry = stereo(sound)
    middle = 0.5 * dry.sum(axis=1)
    result = np.zeros((len(dry) + len(echo) - 1, 2))
    result[: len(dry)] += dry
    for channel in range(2):
        source = 0.7 * dry[:, channel] + 0.3 * middle
        result[:, channel] += wet * processing.oaconvolve(source, echo[:, channel])
    return result
