"""Noise with a shape in time and frequency, the stuff of paper, cloth and breath."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from scipy import signal as processing

from tools.audio.signals import RATE, Random, Signal, samples

Mask = Callable[[Signal, Signal], Signal]
"""(moments as a row, frequencies as a column) to amplitudes."""


def shaped_noise(seconds: float, mask: Mask, chance: Random, window: int = 512) -> Signal:
    """White noise filtered differently at every moment."""
    overlap = window * 3 // 4
    white = chance.standard_normal(samples(seconds) + window)
    frequencies, moments, spectrum = processing.stft(white, RATE, nperseg=window, noverlap=overlap)
    masked = spectrum * mask(moments[None, :], frequencies[:, None])
    _, noise = processing.istft(masked, RATE, nperseg=window, noverlap=overlap)
    result: Signal = noise[: samples(seconds)]
    return result


def around(frequencies: Signal | float, centre: Signal | float, octaves: float) -> Signal:
    """A bell over frequency with a standard deviation of ``octaves``."""
    distance: Signal = np.log2(np.maximum(frequencies, 20) / centre) / octaves
    return np.exp(-0.5 * distance**2)


def wander(length: int, rate: float, chance: Random) -> Signal:
    """A slow random curve from 0 to 1 over ``length`` samples, with about ``rate`` turns a second."""
    points = max(4, int(length / RATE * rate) + 4)
    heights = chance.random(points)
    return np.interp(np.linspace(0, points - 1, length), np.arange(points), heights)


def part_of(moments: Signal, seconds: float) -> Signal:
    """How far along ``seconds`` each moment is, 0 to 1."""
    return np.clip(moments / seconds, 0, 1)
