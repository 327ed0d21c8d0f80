"""Bakelite and brass: what the interface itself sounds like."""

from __future__ import annotations

import numpy as np

from tools.audio.filters import band_pass
from tools.audio.noises import around, shaped_noise, wander
from tools.audio.room import in_room
from tools.audio.signals import Random, Signal, add, pulse, samples, silence, swell, times
from tools.audio.tones import hertz, struck, tick


def hover(chance: Random, _variant: int) -> Signal:
    moments = times(0.09)
    frequency = 1480 * chance.uniform(0.99, 1.01)
    ring = np.sin(2 * np.pi * frequency * moments) * pulse(0.09, 0.003, 0.014)
    return ring + 0.25 * np.sin(2 * np.pi * frequency * 2.76 * moments) * pulse(0.09, 0.002, 0.006)


def press(chance: Random, _variant: int) -> Signal:
    """A key of a cash register: down, and up again."""
    sound = silence(0.22)
    add(sound, tick(chance, 1900, 0.005, 0.06, 310), 0, 0.9)
    moments = times(0.09)
    add(sound, np.sin(2 * np.pi * (165 * moments - 150 * moments**2)) * np.exp(-moments / 0.02), 0.001, 0.45)
    released = tick(chance, 2900, 0.003, 0.05, 600)
    add(sound, released, chance.uniform(0.052, 0.066), 0.38)
    return sound


def mark_card(chance: Random, _variant: int) -> Signal:
    """A gold pencil: two quick strokes, then a tiny tine."""
    sound = silence(0.5)
    at = 0.0
    for stroke in range(2):
        seconds = chance.uniform(0.05, 0.07)

        def mask(_moments: Signal, frequencies: Signal, centre: float = 4200 + 1500 * stroke) -> Signal:
            return around(frequencies, centre, 0.6) + 0.4 * around(frequencies, 1500, 0.5)

        line = shaped_noise(seconds, mask, chance) * swell(seconds, 0.4, 1.2)
        add(sound, line * (0.4 + 0.6 * wander(samples(seconds), 240, chance)), at, 0.8)
        at += seconds + 0.025
    tine = 1318.5 * chance.uniform(0.995, 1.005)
    add(sound, struck([tine, tine * 2.01, tine * 5.4], [0.35, 0.12, 0.06], [0.09, 0.05, 0.02], 0.4, chance), at - 0.02)
    return sound


def refusal(chance: Random, _variant: int) -> Signal:
    """A soft marimba that knocks a tritone down."""
    sound = silence(0.55)
    for index, (note, height) in enumerate(((50, 1.0), (44, 0.95))):
        frequency = float(hertz(note))
        partials = [frequency, frequency * 3.9, frequency * 9.2, frequency * 2]
        knock = struck(partials, [1, 0.5, 0.18, 0.2], [0.075, 0.03, 0.012, 0.03], 0.3, chance, rise=0.001)
        moments = times(0.3)
        knock += 0.3 * band_pass(chance.standard_normal(len(moments)) * np.exp(-moments / 0.004), 300, 2500)
        add(sound, knock, 0.125 * index * chance.uniform(0.97, 1.03), height)
    return sound


def turn_bell(chance: Random, _variant: int) -> Signal:
    """The bell of a hotel desk, heard from across the room."""
    strike = 2093 * chance.uniform(0.995, 1.005)
    partials = strike * np.array([0.5, 1, 1.003, 1.83, 2.41, 2.74, 3.9])
    heights = [0.12, 1, 0.7, 0.25, 0.35, 0.16, 0.12]
    sound = struck(partials, heights, [0.5, 0.75, 0.72, 0.35, 0.3, 0.22, 0.12], 2.2, chance, rise=0.0004)
    add(sound, tick(chance, 5200, 0.002, 0.03, 900), 0, 0.35)
    return in_room(sound, 0.08, 0.7)
