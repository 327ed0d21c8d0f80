"""Clay discs."""

from __future__ import annotations

import numpy as np

from tools.audio.filters import band_pass
from tools.audio.noises import around, shaped_noise, wander
from tools.audio.room import in_room
from tools.audio.signals import Random, Signal, add, pan, samples, silence, swell, times
from tools.audio.tones import struck

_PARTIALS = np.array([1, 1.52, 2.08, 2.71, 3.48, 4.3])
_HEIGHTS = np.array([0.55, 1, 0.8, 0.6, 0.4, 0.25])
_DECAYS = np.array([0.011, 0.0095, 0.008, 0.006, 0.0045, 0.0035])


def chip(chance: Random, hardness: float = 1.0) -> Signal:
    """One chip on another: the strongly damped, inharmonic modes of a small plate, and a click."""
    lowest = chance.uniform(2350, 2800)
    ratios = _PARTIALS * chance.uniform(0.985, 1.015, 6)
    heights = _HEIGHTS * chance.uniform(0.6, 1.2, 6) * hardness ** np.array([0, 0, 1, 1, 2, 2])
    decays = _DECAYS * chance.uniform(0.8, 1.25)
    sound = struck(lowest * ratios, heights, decays, 0.12, chance)
    moments = times(0.12)
    click = chance.standard_normal(len(moments)) * np.exp(-moments / 0.0014)
    body = np.sin(2 * np.pi * chance.uniform(380, 460) * moments) * np.exp(-moments / 0.012)
    return sound + 0.9 * band_pass(click, 2200, 12_000) + 0.35 * body


def single(chance: Random, _variant: int) -> Signal:
    """One chip that bounces three times."""
    sound = silence(0.4)
    add(sound, chip(chance), 0)
    at, height = chance.uniform(0.035, 0.055), 0.45
    for _ in range(3):
        add(sound, chip(chance, 0.8), at, height)
        at += (0.028 * chance.uniform(0.7, 1.1)) * (height + 0.3)
        height *= 0.45
    return sound


def stack(chance: Random, _variant: int) -> Signal:
    """A few chips set down, one upon the other."""
    sound = silence(0.8)
    at = 0.0
    for index in range(int(chance.integers(4, 7))):
        add(sound, chip(chance, chance.uniform(0.8, 1.05)), at, chance.uniform(0.65, 1))
        add(sound, chip(chance, 0.7), at + chance.uniform(0.012, 0.02), 0.3)
        at += chance.uniform(0.045, 0.068) * (1 - 0.06 * index)
    moments = times(0.1)
    add(sound, np.sin(2 * np.pi * 190 * moments) * np.exp(-moments / 0.02), at - 0.05, 0.35)
    return sound


def pot(chance: Random, _variant: int) -> Signal:
    """A heap pushed across the felt, from one side to the other."""
    seconds = 0.95
    sound = silence(seconds + 0.3, stereo=True)
    side = chance.uniform(-0.45, -0.2) * (1 if chance.random() < 0.5 else -1)

    def mask(moments: Signal, frequencies: Signal) -> Signal:
        return around(frequencies, 900 + 500 * np.sin(np.pi * moments / seconds), 0.9)

    felt = shaped_noise(seconds, mask, chance) * swell(seconds, 0.4, 1.3)
    add(sound, pan(felt * (0.5 + 0.5 * wander(samples(seconds), 40, chance)), 0), 0, 0.22)
    for _ in range(int(chance.integers(42, 56))):
        position = float(chance.beta(1.8, 2.2))
        touched = chip(chance, chance.uniform(0.6, 1)) * chance.uniform(0.12, 0.6) * (1 - 0.3 * position)
        where = float(np.clip(side * (1 - 2 * position) + chance.uniform(-0.25, 0.25), -1, 1))
        add(sound, pan(touched, where), 0.03 + position * (seconds - 0.1))
    for last in range(3):
        add(sound, pan(chip(chance), -side * 0.6), seconds - 0.06 + 0.045 * last, 0.5 - 0.12 * last)
    return in_room(sound, 0.07, 0.5)
