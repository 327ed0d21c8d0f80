"""How loud something is, after ITU-R BS.1770: weighted like the ear, gated, in LUFS."""

from __future__ import annotations

import numpy as np
from scipy import ndimage
from scipy import signal as processing

from tools.audio.filters import biquad, shelf
from tools.audio.signals import RATE, Signal, amplitude, envelope_of, per_channel, samples, stereo

_OFFSET = -0.691
_BLOCK = 0.4
_STEP = 0.1
"""Seconds of the gating blocks."""
_ABSOLUTE_GATE = -70.0
_RELATIVE_GATE = -10.0


def weighted(signal: Signal) -> Signal:
    """The K-weighting: a shelf for the head, and no rumble."""
    return _rumble_filter(shelf(signal, 1500.0, 4.0))


def loudest_moment(signal: Signal, window: float = 0.1) -> float:
    """The loudest ``window`` seconds on the scale of LUFS, for sounds too short for the gated measure.

    Mono counts as the same signal from both speakers, as the game plays it.
    """
    ear = weighted(np.concatenate([np.zeros((samples(0.05), 2)), stereo(signal), np.zeros((samples(0.15), 2))]))
    power = (ear**2).sum(axis=1)
    sums = np.concatenate([[0], np.cumsum(power)])
    width = samples(window)
    return _level(float((sums[width:] - sums[:-width]).max() / width))


def integrated(signal: Signal) -> float:
    """Loudness of the whole in LUFS; -inf for silence or less than one block."""
    power = (weighted(stereo(signal)) ** 2).sum(axis=1)
    sums = np.concatenate([[0], np.cumsum(power)])
    width, step = samples(_BLOCK), samples(_STEP)
    starts = np.arange(0, len(power) - width + 1, step)
    blocks = (sums[starts + width] - sums[starts]) / width
    blocks = blocks[blocks > _power(_ABSOLUTE_GATE)]
    if not len(blocks):
        return float("-inf")
    gate = _power(_level(float(blocks.mean())) + _RELATIVE_GATE)
    return _level(float(blocks[blocks > gate].mean()))


def true_peak(signal: Signal) -> float:
    """The highest amplitude between the samples too, by fourfold oversampling."""
    return float(np.abs(_oversampled(signal)).max())


def limited(signal: Signal, ceiling: float, ahead: float = 0.002, release: float = 0.06) -> Signal:
    """``signal`` with its peaks held under ``ceiling`` decibels, the gain moving ``ahead`` seconds early."""
    level = amplitude(ceiling)
    peaks = envelope_of(_oversampled(signal))[: len(signal) * 4].reshape(len(signal), 4).max(axis=1)
    gain = np.minimum(1, level / np.maximum(peaks, 1e-9))
    reach = samples(ahead)
    reduction = _released(1 - ndimage.minimum_filter1d(gain, 2 * reach + 1), float(np.exp(-1 / (release * RATE))))
    return per_channel(1 - ndimage.uniform_filter1d(reduction, reach), signal)


def _released(reduction: Signal, decay: float) -> Signal:
    """Follows a rise at once and falls back exponentially."""
    followed = np.empty_like(reduction)
    state = 0.0
    for index, value in enumerate(reduction.tolist()):
        state = max(value, state * decay)
        followed[index] = state
    return followed


def _oversampled(signal: Signal) -> Signal:
    finer: Signal = processing.resample_poly(signal, 4, 1, axis=0)
    return finer


def _level(power: float) -> float:
    return _OFFSET + 10 * float(np.log10(max(power, 1e-12)))


def _power(level: float) -> float:
    return float(10 ** ((level - _OFFSET) / 10))


def _rumble_filter(signal: Signal) -> Signal:
    angle = 2 * np.pi * 38.0 / RATE
    slope, cosine = np.sin(angle) / (2 * 0.5), np.cos(angle)
    forward = [(1 + cosine) / 2, -(1 + cosine), (1 + cosine) / 2]
    return biquad(signal, forward, [1 + slope, -2 * cosine, 1 - slope])
