"""Puts a rendered part into its place in the mix."""

from __future__ import annotations

import math

import numpy as np

from tools.audio.band import Place
from tools.audio.loudness import integrated
from tools.audio.room import in_room
from tools.audio.signals import Signal, amplitude

_LEAD = -22.0
"""LUFS of a part at level 0."""
_SEED = 11


def gain_for(sound: Signal, place: Place) -> float:
    """The factor that brings ``sound`` to its level; 1 for silence."""
    loudness = integrated(sound)
    return amplitude(_LEAD + place.level - loudness) if math.isfinite(loudness) else 1.0


def placed(sound: Signal, place: Place, gain: float) -> Signal:
    """Equalised, at its side of the room and with the room's echo, which makes it longer."""
    return in_room(_beside(place.equaliser(sound), place.side) * gain, place.wet, 1.15, 0.016, _SEED)


def _beside(sound: Signal, side: float) -> Signal:
    """Both channels made equally strong, then narrowed a little and shifted by balance."""
    strength = np.sqrt((sound**2).mean(axis=0)) + 1e-9
    even = sound * (strength.mean() / strength)
    middle, difference = even.mean(axis=1), (even[:, 0] - even[:, 1]) / 2
    narrowed = np.stack([middle + 0.7 * difference, middle - 0.7 * difference], axis=1)
    angle = (side + 1) * np.pi / 4
    balanced: Signal = narrowed * np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2)
    return balanced
