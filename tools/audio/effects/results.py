"""Won, lost, equal: vibraphone and a muted horn, in F like the music."""

from __future__ import annotations

import numpy as np

from tools.audio.effects.chips import chip
from tools.audio.noises import around
from tools.audio.room import in_room
from tools.audio.signals import RATE, Random, Signal, add, pan, silence, times
from tools.audio.tones import hertz, metal_bar

_SMALL_WINS = ((65, 69, 72, 74, 79), (69, 72, 74, 77, 81), (67, 72, 74, 77, 79), (65, 72, 74, 76, 81))
_BIG_WINS = (
    ((60, 65, 69, 72, 74, 77, 81, 84, 86, 89), (77, 81, 86, 91)),
    ((58, 62, 65, 69, 72, 74, 77, 81, 84, 89), (77, 84, 86, 91)),
)
_TIES = ((65, 70), (67, 72))


def _arpeggio(
    chance: Random, notes: tuple[int, ...], step: float, *, decay: float, mallet: float, spread: float, seconds: float
) -> Signal:
    """MIDI notes one after the other, ``step`` seconds apart, from left to right."""
    sound = silence(seconds, stereo=True)
    last = max(1, len(notes) - 1)
    for index, note in enumerate(notes):
        at = index * step + chance.uniform(0, 0.006)
        struck = metal_bar(float(hertz(note)), 1.6, decay, mallet, chance)
        height = chance.uniform(0.85, 1) * (0.75 + 0.25 * index / last)
        add(sound, pan(struck * height, spread * (2 * index / last - 1)), at)
    return sound


def win_small(chance: Random, variant: int) -> Signal:
    return in_room(
        _arpeggio(chance, _SMALL_WINS[variant], 0.075, decay=0.4, mallet=0.6, spread=0.5, seconds=2.2), 0.16, 0.9
    )


def win_big(chance: Random, variant: int) -> Signal:
    """A run up, a chord, and chips that rain on the table."""
    run, chord = _BIG_WINS[variant]
    sound = _arpeggio(chance, run, 0.062, decay=0.55, mallet=0.7, spread=0.7, seconds=3.0)
    at = 0.062 * len(run) + 0.04
    for index, note in enumerate(chord):
        struck = metal_bar(float(hertz(note)), 1.9, 0.7, 0.6, chance)
        add(sound, pan(struck, -0.4 + 0.27 * index) * 0.7, at + 0.008 * index)
    for _ in range(26):
        fallen = pan(chip(chance, 0.9), chance.uniform(-0.7, 0.7)) * chance.uniform(0.05, 0.22)
        add(sound, fallen, 0.45 + float(chance.beta(1.6, 3)) * 1.5)
    return in_room(sound, 0.2, 1.1)


def _plunger(
    start: float, end: float, seconds: float, opening: tuple[float, ...], *, glide: float, vibrato: float = 0.18
) -> Signal:
    """A horn with a plunger: a pulse through a formant that opens and shuts.

    It slides from one MIDI note to the other after ``glide`` of the way; ``opening`` is the mouth over time, 0 to 1.
    """
    moments = times(seconds)
    slide = np.clip((moments / seconds - glide) / (1 - glide + 1e-6), 0, 1)
    shake = vibrato * np.sin(2 * np.pi * 5.2 * moments) * np.clip(moments / 0.25 - 0.3, 0, 1)
    frequency = np.asarray(hertz(start + (end - start) * slide**1.3 + shake))
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    mouth = np.interp(moments / seconds, np.linspace(0, 1, len(opening)), opening)
    sound = np.zeros_like(moments)
    for harmonic in range(1, 22):
        partial = frequency * harmonic
        formant = around(partial, 420 + 900 * mouth, 0.45) + 0.45 * around(partial, 1500 + 700 * mouth, 0.3)
        height = (formant + 0.12 * np.exp(-partial / 900)) * (partial < 9000) * harmonic**-0.35
        sound += height * np.sin(harmonic * phase)
    return sound * np.minimum(moments / 0.035, 1) * np.clip((seconds - moments) / 0.09, 0, 1) * (0.55 + 0.45 * mouth)


def _wah_wah(_chance: Random) -> Signal:
    """Two notes, the second sinking."""
    sound = silence(1.6)
    add(sound, _plunger(62, 61, 0.30, (0.15, 0.8, 0.3), glide=0.7), 0, 0.85)
    add(sound, _plunger(61, 57, 0.85, (0.15, 0.75, 0.45, 0.1), glide=0.45), 0.33)
    return sound


def _sigh(_chance: Random) -> Signal:
    """One long note that gives up."""
    sound = silence(1.7)
    add(sound, _plunger(60, 51, 1.25, (0.1, 0.9, 0.7, 0.35, 0.1), glide=0.3, vibrato=0.3), 0)
    return sound


def _stumble(chance: Random) -> Signal:
    """Three short steps down, and a low bar where the foot lands."""
    sound = silence(1.7)
    for index, note in enumerate((64, 61, 58)):
        add(sound, _plunger(note, note - 0.6, 0.17, (0.3, 0.7, 0.2), glide=0.6, vibrato=0.0), 0.19 * index, 0.8)
    add(sound, metal_bar(float(hertz(53)), 1.0, 0.3, 0.3, chance), 0.60, 0.3)
    return sound


_LOSSES = (_wah_wah, _sigh, _stumble)


def lose(chance: Random, variant: int) -> Signal:
    return in_room(_LOSSES[variant](chance), 0.16, 0.9)


def tie(chance: Random, variant: int) -> Signal:
    """Two equal voices, an open fourth that neither rises nor falls."""
    low, high = _TIES[variant]
    sound = silence(1.9, stereo=True)
    for repeat in range(2):
        for note, side in ((low, -0.2), (high, 0.25)):
            struck = metal_bar(float(hertz(note)), 1.4, 0.32, 0.5, chance)
            add(sound, pan(struck, side) * (1 - 0.15 * repeat), 0.19 * repeat + (0.004 if side > 0 else 0))
    return in_room(sound, 0.14, 0.9)
