"""Signals as arrays of samples: one dimension for mono, (samples, 2) for stereo. Full scale is 1."""

from __future__ import annotations

import zlib

import numpy as np
from numpy.typing import NDArray

Signal = NDArray[np.float64]
Random = np.random.Generator

RATE = 44_100
"""Samples a second."""


def random_for(name: str) -> Random:
    """The chance of one recording: the same name always makes the same sound."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    """The moment of every sample, in seconds."""
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float, *, stereo: bool = False) -> Signal:
    return np.zeros((samples(seconds), 2) if stereo else samples(seconds))


def amplitude(decibels: float) -> float:
    return float(10 ** (decibels / 20))


def decibels(value: float) -> float:
    """The level of an amplitude; silence counts as -240 dB."""
    return 20 * float(np.log10(max(value, 1e-12)))


def envelope_of(signal: Signal) -> Signal:
    """The louder channel's absolute value at every sample."""
    magnitude: Signal = np.abs(signal)
    return magnitude.max(axis=1) if magnitude.ndim == 2 else magnitude


def per_channel(gain: Signal, signal: Signal) -> Signal:
    """``signal`` with a gain for every sample."""
    return signal * (gain[:, None] if signal.ndim == 2 else gain)


def stereo(signal: Signal) -> Signal:
    return signal if signal.ndim == 2 else np.stack([signal, signal], axis=1)


def add(target: Signal, sound: Signal, at: float, gain: float = 1.0) -> None:
    """Mix ``sound`` into ``target``, ``at`` seconds from its start; what reaches beyond the end is cut."""
    add_at(target, sound, samples(at), gain)


def add_at(target: Signal, sound: Signal, start: int, gain: float = 1.0) -> None:
    """The same from a sample; what comes before the start is cut too."""
    skipped = max(0, -start)
    end = min(len(target), start + len(sound))
    if end > start + skipped:
        target[start + skipped : end] += gain * sound[skipped : end - start]


def pan(signal: Signal, side: float) -> Signal:
    """Mono to stereo at equal power; ``side`` from -1 (left) to 1 (right)."""
    angle = (side + 1) * np.pi / 4
    return np.stack([signal * np.cos(angle), signal * np.sin(angle)], axis=1)


def pulse(seconds: float, rise: float, decay: float) -> Signal:
    """A straight rise in ``rise`` seconds, then an exponential decay."""
    moments = times(seconds)
    shape: Signal = np.minimum(moments / rise, 1.0) * np.exp(-np.maximum(moments - rise, 0) / decay)
    return shape


def swell(seconds: float, peak: float, sharpness: float = 2.0) -> Signal:
    """A smooth rise and fall with its maximum of 1 at ``peak`` of the way."""
    position = np.linspace(0, 1, samples(seconds))
    rise = sharpness * peak / (1 - peak) if peak < 0.5 else sharpness
    fall = sharpness if peak < 0.5 else sharpness * (1 - peak) / peak
    shape: Signal = (position + 1e-9) ** rise * (1 - position + 1e-9) ** fall
    return np.asarray(shape / np.max(shape))
