"""From written notes to played ones: swing, a human hand, and the breath of the winds."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from tools.audio.band import BAND, PERCUSSION
from tools.audio.scores import Change, Control, Note
from tools.audio.signals import Random

_LONG = 0.9
"""Beats from which a wind player shapes a note."""


def swung(beat: float, swing: float) -> float:
    """``beat`` with the off-beat at ``swing`` of the way: 0.5 is straight, 0.667 a triplet."""
    whole = math.floor(beat + 1e-9)
    part = beat - whole
    return whole + (2 * swing * part if part <= 0.5 else swing + (part - 0.5) * 2 * (1 - swing))


def performed(notes: Iterable[Note], instrument: str, tempo: float, swing: float, chance: Random) -> tuple[Note, ...]:
    """Swing first, then a slow drift with jitter; accents follow the metre and the line's contour."""
    player = BAND[instrument]
    played = []
    drift = force = 0.0
    moment = -1.0
    last: int | None = None
    for note in sorted(notes):
        if round(note.at, 3) != moment:
            moment = round(note.at, 3)
            drift = 0.8 * drift + chance.normal(0, player.loose * 0.45)
            force = 0.7 * force + chance.normal(0, player.uneven * 0.6)
        accent = _metric_accent(note.at)
        if player.channel != PERCUSSION and last is not None:
            accent += min(4.0, max(-3.0, (note.pitch - last) * 0.5))
        last = note.pitch
        late = player.late + drift + chance.normal(0, player.loose * 0.35)
        start = swung(note.at, swing)
        end = swung(note.end, swing) if note.length < 3.9 else note.end
        velocity = note.velocity + force + accent + chance.normal(0, player.uneven * 0.4)
        played.append(
            Note(
                start + late * tempo / 60_000,
                max(0.06, end - start),
                note.pitch,
                int(min(120, max(12, velocity))),
            )
        )
    return without_doubles(played)


def _metric_accent(beat: float) -> float:
    for period, accent in ((4, 4.0), (2, 1.0), (1, 0.0)):
        if beat % period < 0.01:
            return accent
    return 2.0


def without_doubles(notes: Iterable[Note]) -> tuple[Note, ...]:
    """No pitch twice at a time in one part: the earlier note gives way, a repetition within a blink is dropped."""
    kept: list[Note] = []
    sounding: dict[int, int] = {}
    for note in sorted(notes):
        if note.pitch in sounding:
            index = sounding[note.pitch]
            earlier = kept[index]
            if note.at - earlier.at < 0.08:
                continue
            if earlier.end > note.at - 0.01:
                length = max(0.05, note.at - earlier.at - 0.015)
                kept[index] = Note(earlier.at, length, earlier.pitch, earlier.velocity)
        sounding[note.pitch] = len(kept)
        kept.append(note)
    return tuple(kept)


def breath(notes: Iterable[Note], chance: Random) -> tuple[Change, ...]:
    """What a wind or string player does with each note: a scoop from below, a swell, vibrato that comes late."""
    changes: list[Change] = []
    for note in notes:
        is_long = note.length >= _LONG
        changes += _scoop(note, chance) if is_long and chance.random() < 0.55 else [Change(note.at, Control.BEND, 0)]
        changes.append(Change(note.at, Control.VIBRATO, 0))
        changes += _shape(note) if is_long else [Change(note.at, Control.SWELL, 104)]
    return tuple(changes)


def _scoop(note: Note, chance: Random) -> list[Change]:
    depth = chance.uniform(1200, 3600)
    beats = min(0.22, note.length * 0.3)
    return [Change(note.at + beats * step / 6, Control.BEND, int(-depth * (1 - step / 6) ** 1.5)) for step in range(7)]


def _shape(note: Note) -> list[Change]:
    vibrato = [Change(note.at + note.length * (0.35 + 0.1 * step), Control.VIBRATO, 12 + 9 * step) for step in range(6)]
    swell = []
    for step in range(8):
        position = step / 7
        level = 96 + 22 * np.sin(np.pi * min(1, position * 1.1)) - 18 * position**2
        swell.append(Change(note.at + note.length * position * 0.97, Control.SWELL, int(level)))
    return vibrato + swell
