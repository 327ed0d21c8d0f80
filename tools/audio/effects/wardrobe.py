"""Cloth in the air, the sparkle of something regained, and the seal on a pledge."""

from __future__ import annotations

import numpy as np

from tools.audio.filters import band_pass
from tools.audio.noises import around, part_of, shaped_noise, wander
from tools.audio.room import in_room
from tools.audio.signals import RATE, Random, Signal, add, pan, samples, silence, swell, times
from tools.audio.tones import hertz, struck, tick

_SPARKLES = (
    (77, 79, 81, 84, 86, 89, 91, 93, 96),
    (74, 77, 79, 81, 84, 86, 89, 91, 96),
    (77, 81, 84, 86, 89, 93, 96, 98, 101),
)


def garment(chance: Random, _variant: int) -> Signal:
    """Cloth that flies across and lands on a chair."""
    seconds, peak = chance.uniform(0.55, 0.75), chance.uniform(0.32, 0.48)
    cloth = _cloth(chance, seconds, peak)
    sound = silence(seconds + 0.4, stereo=True)
    path = np.linspace(-0.7, 0.7, len(cloth)) * (1 if chance.random() < 0.5 else -1)
    angle = (path + 1) * np.pi / 4
    sound[: len(cloth), 0] += cloth * np.cos(angle)
    sound[: len(cloth), 1] += cloth * np.sin(angle)

    def landing(moments: Signal, frequencies: Signal) -> Signal:
        soft: Signal = around(frequencies, 260, 0.8) * np.exp(-moments / 0.04)
        return soft + 0.25 * around(frequencies, 1600, 0.8) * np.exp(-moments / 0.03)

    add(sound, pan(shaped_noise(0.2, landing, chance), float(path[-1]) * 0.8) * 0.9, seconds * 0.93)
    return in_room(sound, 0.06, 0.5)


def _cloth(chance: Random, seconds: float, peak: float) -> Signal:
    """Air, flutter and the crackle of the weave."""
    centre = chance.uniform(650, 950)

    def air(moments: Signal, frequencies: Signal) -> Signal:
        arc = np.sin(np.pi * part_of(moments, seconds))
        crisp: Signal = 0.25 * around(frequencies, 4500, 0.8) * arc**3
        return around(frequencies, centre * (1 + 1.3 * arc), 0.85) + crisp

    length = samples(seconds)
    cloth = shaped_noise(seconds, air, chance, 1024)
    unrest = 0.55 + 0.30 * wander(length, 22, chance)
    flutter = 0.15 * np.sin(2 * np.pi * np.cumsum(6 + 14 * wander(length, 9, chance)) / RATE)
    cloth = cloth * swell(seconds, peak, 2.0) * (unrest + flutter)
    crackle = np.zeros(length)
    for _ in range(int(chance.integers(35, 60))):
        start = int(chance.integers(0, length - 400))
        grain = chance.standard_normal(300) * np.exp(-np.arange(300) / chance.uniform(20, 70))
        crackle[start : start + 300] += grain * chance.uniform(0.1, 0.6)
    return cloth + 0.22 * band_pass(crackle, 1500, 8000) * swell(seconds, peak, 1.2)


def sparkle(chance: Random, variant: int) -> Signal:
    """A run of glass bells with a dust of high ones."""
    sound = silence(2.4, stereo=True)
    for index, note in enumerate(_SPARKLES[variant]):
        pitch = float(hertz(note))
        partials = [pitch, pitch * 2.003, pitch * 4.1, pitch * 6.2]
        bell = struck(partials, [1, 0.3, 0.16, 0.05], [0.28, 0.16, 0.08, 0.04], 1.1, chance, rise=0.001)
        side = (0.55 if index % 2 else -0.55) * (1 - 0.03 * index)
        at = 0.05 * index * (1 - 0.022 * index) + chance.uniform(0, 0.008)
        add(sound, pan(bell, side) * (0.55 + 0.05 * index), at)
    for _ in range(22):
        dust = struck([chance.uniform(5200, 10_500)], [1], [chance.uniform(0.02, 0.07)], 0.3, chance, rise=0.002)
        add(sound, pan(dust, chance.uniform(-1, 1)) * chance.uniform(0.02, 0.07), chance.uniform(0.1, 0.9))
    return in_room(sound, 0.22, 1.1)


def wax_seal(chance: Random, _variant: int) -> Signal:
    """Warm wax gives way, the stamp meets the table, and comes off stickily."""
    sound = silence(0.9)

    def squeeze(moments: Signal, frequencies: Signal) -> Signal:
        return around(frequencies, 600 + 900 * part_of(moments, 0.16), 0.6)

    wax = shaped_noise(0.16, squeeze, chance) * swell(0.16, 0.7, 1.5)
    add(sound, wax * (0.4 + 0.6 * wander(samples(0.16), 70, chance)), 0, 0.35)
    moments = times(0.25)
    thud = np.sin(2 * np.pi * (92 * moments - 90 * moments**2)) * np.exp(-moments / 0.05)
    thud += 0.5 * np.sin(2 * np.pi * 188 * moments) * np.exp(-moments / 0.025)
    thud += 0.6 * band_pass(chance.standard_normal(len(moments)) * np.exp(-moments / 0.006), 200, 2200)
    add(sound, thud, 0.15, 1.3)
    add(sound, tick(chance, 1500, 0.006, 0.06, 330), 0.153, 0.5)
    for index in range(int(chance.integers(5, 8))):
        strand = tick(chance, chance.uniform(900, 1900), 0.003, 0.03, 380)
        height = chance.uniform(0.05, 0.14) * (1 - index * 0.08)
        add(sound, strand, 0.42 + index * chance.uniform(0.011, 0.02), height)
    return in_room(sound, 0.07, 0.5)
