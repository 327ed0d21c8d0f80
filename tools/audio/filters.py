"""Filters, as recipes of the audio equaliser cookbook and Butterworth bands."""

from __future__ import annotations

from typing import Literal

import numpy as np
from scipy import signal as processing

from tools.audio.signals import RATE, Signal, amplitude


def band_pass(signal: Signal, low: float, high: float, order: int = 2) -> Signal:
    return _butterworth(signal, order, [low, high], "band")


def high_pass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    return _butterworth(signal, order, frequency, "high")


def low_pass(signal: Signal, frequency: float, order: int = 2) -> Signal:
    return _butterworth(signal, order, frequency, "low")


def shelf(signal: Signal, frequency: float, decibels: float, side: Literal["low", "high"] = "high") -> Signal:
    """Raise or lower everything on one side of ``frequency``."""
    gain = amplitude(decibels / 2)
    angle = 2 * np.pi * frequency / RATE
    cosine, sine = np.cos(angle), np.sin(angle)
    slope = 2 * np.sqrt(gain) * (sine / 2 * np.sqrt(2))
    sign = 1 if side == "high" else -1
    rising, falling = (gain + 1) + sign * (gain - 1) * cosine, (gain + 1) - sign * (gain - 1) * cosine
    forward = [
        gain * (rising + slope),
        -sign * 2 * gain * ((gain - 1) + sign * (gain + 1) * cosine),
        gain * (rising - slope),
    ]
    backward = [falling + slope, sign * 2 * ((gain - 1) - sign * (gain + 1) * cosine), falling - slope]
    return biquad(signal, forward, backward)


def bell(signal: Signal, frequency: float, decibels: float, width: float = 1.0) -> Signal:
    """Raise or lower the surroundings of ``frequency``; ``width`` is the quality factor."""
    gain = amplitude(decibels / 2)
    angle = 2 * np.pi * frequency / RATE
    slope = np.sin(angle) / (2 * width)
    middle = -2 * np.cos(angle)
    return biquad(signal, [1 + slope * gain, middle, 1 - slope * gain], [1 + slope / gain, middle, 1 - slope / gain])


def biquad(signal: Signal, forward: list[float], backward: list[float]) -> Signal:
    """One second-order section from unnormalised coefficients."""
    scale = backward[0]
    filtered: Signal = processing.lfilter(np.array(forward) / scale, np.array(backward) / scale, signal, axis=0)
    return filtered


def _butterworth(signal: Signal, order: int, edges: float | list[float], kind: str) -> Signal:
    sections = processing.butter(order, edges, kind, fs=RATE, output="sos")
    filtered: Signal = processing.sosfilt(sections, signal, axis=0)
    return filtered
