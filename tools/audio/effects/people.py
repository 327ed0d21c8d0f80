"""Those around the table: a knock, a glass, applause, a murmur. No voice is recorded."""

from __future__ import annotations

import numpy as np

from tools.audio.filters import band_pass
from tools.audio.noises import around, shaped_noise
from tools.audio.room import in_room
from tools.audio.signals import RATE, Random, Signal, add, pan, silence, times
from tools.audio.tones import hertz, struck, tick

_MURMURS = ((1.5, 2.2), (1.8, 3.5), (1.3, -2.5))
"""Seconds, and by how many semitones the voices rise."""


def knock(chance: Random, _variant: int) -> Signal:
    """Two knuckles on felted wood: the player passes."""
    sound = silence(0.5)
    gap = chance.uniform(0.11, 0.14)
    for index in range(2):
        moments = times(0.16)
        wood = chance.uniform(150, 175)
        thud = struck([wood, wood * 2.3, wood * 3.9], [1, 0.55, 0.25], [0.03, 0.018, 0.009], 0.16, chance, rise=0.001)
        skin = band_pass(chance.standard_normal(len(moments)) * np.exp(-moments / 0.005), 250, 1800)
        add(sound, thud + 0.8 * skin, gap * index * chance.uniform(0.98, 1.02), 1 - 0.2 * index)
    return in_room(sound, 0.05, 0.5)


def glass(chance: Random, _variant: int) -> Signal:
    rim = chance.uniform(2600, 3300)
    partials = rim * np.array([1, 2.32, 4.25, 6.6])
    sound = struck(partials, [1, 0.5, 0.25, 0.1], [0.5, 0.3, 0.15, 0.06], 1.4, chance, rise=0.0005)
    add(sound, tick(chance, 6000, 0.002, 0.03, 1500), 0, 0.4)
    return in_room(sound, 0.12, 0.8)


def applause(chance: Random, _variant: int) -> Signal:
    """Sixteen pairs of gloved hands, dry and polite."""
    seconds = 2.2
    sound = silence(seconds + 0.3, stereo=True)
    hands = [
        (chance.uniform(0.17, 0.25), chance.uniform(-0.8, 0.8), chance.uniform(700, 1300), chance.uniform(0.4, 1))
        for _ in range(16)
    ]
    for period, side, centre, strength in hands:

        def clap(moments: Signal, frequencies: Signal, centre: float = centre) -> Signal:
            return around(frequencies, centre, 0.6) * np.exp(-moments / 0.011)

        at = chance.uniform(0, 0.22)
        while at < seconds * 0.97:
            arc = np.sin(np.pi * (0.08 + 0.92 * min(at / seconds, 1))) ** 0.7
            clapped = pan(shaped_noise(0.06, clap, chance, 256), side)
            add(sound, clapped * strength * arc * chance.uniform(0.6, 1), at)
            at += period * chance.uniform(0.9, 1.12)
    return in_room(sound, 0.25, 0.9)


def ooh(chance: Random, variant: int) -> Signal:
    """A room that leans in: 26 slightly different hums that rise and fall."""
    seconds, rise = _MURMURS[variant]
    crowd = silence(seconds, stereo=True)
    for _ in range(26):
        hum = _hum(chance, seconds, rise)
        crowd += pan(hum, chance.uniform(-0.85, 0.85)) * chance.uniform(0.5, 1)
    return in_room(band_pass(crowd, 120, 5000, 1), 0.4, 1.1)


def _hum(chance: Random, seconds: float, rise: float) -> Signal:
    """One person: buzz and breath through two moving formants."""
    moments = times(seconds)
    is_high = chance.random() < 0.5
    note = chance.normal(62, 2.2) if is_high else chance.normal(51, 2.4)
    late, length = chance.uniform(0, 0.22), chance.uniform(0.75, 1.15)
    position = np.clip((moments / seconds - late) / (1 - late), 0, 1)
    arc = np.sin(np.pi * np.clip(position * length, 0, 1)) ** 1.2
    unsteady = 0.44 * np.cumsum(chance.standard_normal(len(moments))) / np.sqrt(RATE)
    frequency = np.asarray(hertz(note + rise * arc * chance.uniform(0.6, 1.2) + unsteady))
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    mouth, size = 0.5 + 0.5 * np.sin(np.pi * position), 1.15 if is_high else 1.0
    first, second = size * (300 + 160 * mouth), size * (780 + 160 * mouth)
    voice = np.zeros_like(moments)
    for harmonic in range(1, 16 if is_high else 26):
        partial = frequency * harmonic
        formants = around(partial, first, 0.28) + 0.5 * around(partial, second, 0.2)
        height = harmonic**-0.9 * (formants + 0.05 * around(partial, size * 2450, 0.18) + 0.02)
        voice += height * np.sin(harmonic * phase + chance.uniform(0, 6.28))
    breath = band_pass(chance.standard_normal(len(moments)), 300, 1400) * 0.035
    return (voice + breath) * np.sin(np.pi * position**0.75) ** 1.3
