"""A score as it is performed: parts of notes and expression, in beats."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

_PITCHES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_ACCIDENTALS = {"": 0, "#": 1, "b": -1}
_NOTE = re.compile(r"([A-G])([#b]?)(-?\d)")

REST = "r"


@dataclass(frozen=True, slots=True, order=True)
class Note:
    """``at`` and ``length`` in beats; ``pitch`` and ``velocity`` as in MIDI. Drums use the pitch for the drum."""

    at: float
    length: float
    pitch: int
    velocity: int

    @property
    def end(self) -> float:
        return self.at + self.length


class Control(Enum):
    """What a player does to a note while it sounds. The value of all but BEND is the number of the MIDI controller."""

    BEND = 0
    VIBRATO = 1
    SWELL = 11


@dataclass(frozen=True, slots=True)
class Change:
    """``value`` from 0 to 127, for BEND from -8192 to 8191, two semitones either way."""

    at: float
    control: Control
    value: int


@dataclass(frozen=True, slots=True)
class Part:
    """What one instrument plays; ``instrument`` is a name in :mod:`tools.audio.band`."""

    instrument: str
    notes: tuple[Note, ...]
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """``tempo`` in beats a minute. ``marks`` name moments, in beats."""

    tempo: float
    parts: tuple[Part, ...]
    marks: tuple[tuple[float, str], ...] = ()


def pitch(name: str) -> int:
    """The MIDI number of a note such as C4, F#3 or Bb5; ValueError for anything else."""
    match = _NOTE.fullmatch(name)
    if match is None:
        raise ValueError(f"{name!r} is not a note such as C4, F#3 or Bb5")
    letter, accidental, octave = match.groups()
    return _PITCHES[letter] + _ACCIDENTALS[accidental] + 12 * (int(octave) + 1)


def line(text: str, velocity: int, at: float = 0.0) -> tuple[Note, ...]:
    """Notes written as ``A4/.5 C5+E5/1 r/2``: pitches (or a rest) and a length in beats, one after the other."""
    notes = []
    for token in text.split():
        names, length = token.split("/")
        beats = float(length)
        notes += [Note(at, beats * 0.95, pitch(name), velocity) for name in names.split("+") if name != REST]
        at += beats
    return tuple(notes)
