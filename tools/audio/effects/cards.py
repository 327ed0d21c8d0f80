"""Paper over felt."""

from __future__ import annotations

import numpy as np

from tools.audio.filters import low_pass
from tools.audio.noises import around, part_of, shaped_noise, wander
from tools.audio.room import in_room
from tools.audio.signals import Random, Signal, add, pan, silence, swell, times
from tools.audio.tones import tick


def _swish(chance: Random, seconds: float, low: float = 1600, high: float = 5200, peak: float = 0.35) -> Signal:
    """Noise whose centre glides from ``low`` towards ``high`` hertz, with the grain of sticking and slipping."""
    low, high = low * chance.uniform(0.9, 1.1), high * chance.uniform(0.85, 1.15)

    def mask(moments: Signal, frequencies: Signal) -> Signal:
        position = part_of(moments, seconds)
        centre = low * (high / low) ** np.sin(np.pi * position * 0.6)
        body = 0.35 * around(frequencies, 700, 0.8) * (1 - position)
        return around(frequencies, centre, 0.75) + body + 0.12 * around(frequencies, 9500, 0.5)

    noise = shaped_noise(seconds, mask, chance)
    grain = 0.45 + 0.55 * wander(len(noise), 90, chance)
    return noise * swell(seconds, peak, 2.2)[: len(noise)] * grain


def slide(chance: Random, _variant: int) -> Signal:
    seconds = chance.uniform(0.17, 0.25)
    sound = silence(seconds + 0.15)
    add(sound, _swish(chance, seconds, peak=chance.uniform(0.25, 0.45)), 0)
    add(sound, tick(chance, 2300, body=260), seconds * 0.86, 0.12)
    return sound


def flip(chance: Random, _variant: int) -> Signal:
    """Lift, snap of the corner, slap on the felt."""
    sound = silence(0.32)
    lift = chance.uniform(0.055, 0.08)
    add(sound, _swish(chance, lift, 900, 3800, 0.7), 0, 0.55)
    add(sound, tick(chance, chance.uniform(2800, 3600), 0.004), lift * 0.8, 0.55)

    def slap(moments: Signal, frequencies: Signal) -> Signal:
        paper = around(frequencies, 2600, 1.1) * np.exp(-moments / 0.012)
        return paper + around(frequencies, 480, 0.7) * np.exp(-moments / 0.02)

    add(sound, shaped_noise(0.09, slap, chance), lift + chance.uniform(0.035, 0.05), 1.6)
    moments = times(0.1)
    thud = np.sin(2 * np.pi * (150 * moments - 180 * moments**2)) * np.exp(-moments / 0.022)
    add(sound, thud, lift + 0.04, 0.22)
    return sound


def deal_burst(chance: Random, _variant: int) -> Signal:
    """Five cards, from left to right."""
    sound = silence(1.1, stereo=True)
    at = 0.0
    for card in range(5):
        slid = silence(0.25)
        seconds = chance.uniform(0.10, 0.13)
        add(slid, _swish(chance, seconds, 1800, 6000, 0.3), 0)
        add(slid, tick(chance, 2100, body=240), seconds * 0.9, 0.2)
        side = -0.5 + card * 0.25 + chance.uniform(-0.05, 0.05)
        add(sound, pan(slid, side), at, chance.uniform(0.8, 1.05))
        at += chance.uniform(0.098, 0.122)
    return in_room(sound, 0.05, 0.5)


def shuffle(chance: Random, _variant: int) -> Signal:
    """A riffle of both halves, the bridge falling, and two taps to square the deck."""
    sound = silence(1.9, stereo=True)
    at = _riffle(sound, chance) + 0.12
    seconds = 0.30

    def rising(moments: Signal, frequencies: Signal) -> Signal:
        return around(frequencies, 2400 * (1 + 1.2 * part_of(moments, seconds)), 0.8)

    bridge = shaped_noise(seconds, rising, chance) * swell(seconds, 0.6, 1.6)
    moments = times(seconds)
    bridge *= 0.5 + 0.5 * (np.sin(2 * np.pi * (48 * moments + 60 * moments**2)) > 0)
    add(sound, pan(low_pass(bridge, 9000), 0), at, 0.9)
    at += seconds + 0.10
    for tap in range(2):
        squared = tick(chance, 1700, 0.006, 0.08, 210)
        add(sound, pan(squared, chance.uniform(-0.15, 0.15)), at, 0.9 - 0.25 * tap)
        at += chance.uniform(0.11, 0.14)
    return in_room(sound, 0.05, 0.5)


def _riffle(sound: Signal, chance: Random) -> float:
    """Leaves from the left and the right in turn, fastest in the middle; returns when the last one fell."""
    at = 0.03
    leaves = int(chance.integers(38, 46))
    for leaf in range(leaves):
        position = leaf / leaves
        height = (0.35 + 0.65 * np.sin(np.pi * position) ** 0.7) * chance.uniform(0.55, 1.1)
        side = (-0.35 if leaf % 2 else 0.35) * (1 - position * 0.5)
        fallen = tick(chance, chance.uniform(2600, 5200), 0.003, 0.03, 500)
        add(sound, pan(fallen, side) * height, at)
        at += (0.016 - 0.007 * np.sin(np.pi * position)) * chance.uniform(0.7, 1.35)
    return at
