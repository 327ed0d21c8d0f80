"""Struck things: sums of dying partials."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tools.audio.filters import band_pass
from tools.audio.signals import Random, Signal, times

_HIGHEST = 19_000.0
"""Hertz; partials above are inaudible and would only fold back."""


def hertz(note: float | Signal) -> float | Signal:
    """The frequency of a MIDI note number."""
    return 440 * 2 ** ((note - 69) / 12)


def struck(
    frequencies: Iterable[float],
    amplitudes: Iterable[float],
    decays: Iterable[float],
    seconds: float,
    chance: Random | None = None,
    *,
    rise: float = 0.0006,
) -> Signal:
    """Partials with their own decay (seconds), in random phase if there is a ``chance``; the end is never abrupt."""
    moments = times(seconds)
    sum_: Signal = np.zeros_like(moments)
    for frequency, height, decay in zip(frequencies, amplitudes, decays, strict=True):
        if frequency > _HIGHEST:
            continue
        phase = 0.0 if chance is None else chance.uniform(0, 6.283)
        sum_ += height * np.sin(2 * np.pi * frequency * moments + phase) * np.exp(-moments / decay)
    position = moments / seconds
    closing = np.cos(np.clip((position - 0.55) / 0.45, 0, 1) * np.pi / 2) ** 2
    return sum_ * np.minimum(moments / rise, 1) * np.where(position < 0.55, 1, closing)


def tick(
    chance: Random, frequency: float = 2600, decay: float = 0.006, seconds: float = 0.05, body: float = 420
) -> Signal:
    """A small hard contact: a click, its ring at ``frequency`` and the ``body`` underneath, both in hertz."""
    moments = times(seconds)
    click = band_pass(
        chance.standard_normal(len(moments)) * np.exp(-moments / 0.0016), frequency * 0.5, min(frequency * 2.4, 16_000)
    )
    ring = np.sin(2 * np.pi * frequency * chance.uniform(0.93, 1.07) * moments) * np.exp(-moments / decay)
    thud = np.sin(2 * np.pi * body * chance.uniform(0.9, 1.1) * moments) * np.exp(-moments / 0.014)
    return click + 0.35 * ring + 0.5 * thud


def metal_bar(frequency: float, seconds: float, decay: float, mallet: float, chance: Random) -> Signal:
    """A bar of a vibraphone, whose partials stand 1 : 4 : 10. A harder ``mallet`` (0 to 1) wakes the upper ones."""
    return struck(
        [frequency, frequency * 3.98, frequency * 9.9],
        [1, 0.28 * mallet, 0.10 * mallet],
        [decay, decay * 0.28, decay * 0.09],
        seconds,
        chance,
        rise=0.0015,
    )
