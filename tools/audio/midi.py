"""Scores as Standard MIDI Files of type 1: one track for tempo and marks, one for each part."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.audio.band import BAND
from tools.audio.scores import Change, Control, Note, Part, Score

_DIVISION = 960
"""Ticks of a beat."""
_SHORTEST = 20
"""Ticks."""
_NOTE_OFF, _NOTE_ON, _CONTROL, _PROGRAM, _BEND = 0x80, 0x90, 0xB0, 0xC0, 0xE0
_META, _NAME, _MARK, _END, _TEMPO, _METRE = 0xFF, 0x03, 0x06, 0x2F, 0x51, 0x58
_FIRST_MARK = "INTRO"

_Event = tuple[int, bytes]
"""Tick and message."""


def write_score(path: Path, score: Score, pre_roll: float = 0.0) -> None:
    """Write ``score``, whose beat 0 falls ``pre_roll`` seconds after the start, so that a note may come early."""
    shift = pre_roll * score.tempo / 60
    tracks = [_track(_conductor(score, shift))]
    tracks += [_track(_messages(part, shift)) for part in score.parts]
    header = b"MThd" + struct.pack(">IHHH", 6, 1, len(tracks), _DIVISION)
    path.write_bytes(header + b"".join(b"MTrk" + struct.pack(">I", len(track)) + track for track in tracks))


def read_score(path: Path) -> Score:
    """Read a score written by :func:`write_score`; beat 0 is at its first mark, or at the start if it has none."""
    data = path.read_bytes()
    division = struct.unpack(">H", data[12:14])[0]
    conductor, *others = (_Track(body, division) for body in _chunks(data))
    origin = next((beat for beat, name in conductor.marks if name == _FIRST_MARK), 0.0)
    parts = (Part(track.name, *track.music(origin)) for track in others)
    return Score(conductor.tempo, tuple(parts), tuple((beat - origin, name) for beat, name in conductor.marks))


def _conductor(score: Score, shift: float) -> Iterator[_Event]:
    yield 0, _meta(_TEMPO, round(60_000_000 / score.tempo).to_bytes(3, "big"))
    yield 0, _meta(_METRE, bytes((4, 2, 24, 8)))
    for beat, name in score.marks:
        yield _tick(beat + shift), _meta(_MARK, name.encode())


def _messages(part: Part, shift: float) -> Iterator[_Event]:
    """Where several fall on one tick: endings first, then expression, then beginnings."""
    instrument = BAND[part.instrument]
    channel = instrument.channel
    yield 0, _meta(_NAME, part.instrument.encode())
    yield 0, bytes((_PROGRAM | channel, instrument.program))
    timed: list[tuple[int, int, bytes]] = []
    for note in part.notes:
        start = _tick(note.at + shift)
        end = max(start + _SHORTEST, _tick(note.end + shift) - 2)
        timed.append((start, 2, bytes((_NOTE_ON | channel, note.pitch, note.velocity))))
        timed.append((end, 0, bytes((_NOTE_OFF | channel, note.pitch, 0))))
    timed += [(_tick(change.at + shift), 1, _control(change, channel)) for change in part.changes]
    timed.sort(key=lambda event: event[:2])
    for tick, _, message in timed:
        yield tick, message


def _control(change: Change, channel: int) -> bytes:
    if change.control is Control.BEND:
        wheel = change.value + 8192
        return bytes((_BEND | channel, wheel & 0x7F, wheel >> 7))
    return bytes((_CONTROL | channel, change.control.value, change.value))


def _track(events: Iterable[_Event]) -> bytes:
    body = bytearray()
    now = 0
    for tick, message in events:
        body += _variable_length(tick - now) + message
        now = tick
    return bytes(body) + _variable_length(0) + _meta(_END, b"")


def _meta(kind: int, payload: bytes) -> bytes:
    return bytes((_META, kind)) + _variable_length(len(payload)) + payload


def _variable_length(number: int) -> bytes:
    digits = [number & 0x7F]
    while number := number >> 7:
        digits.append(number & 0x7F | 0x80)
    return bytes(reversed(digits))


def _tick(beat: float) -> int:
    return max(0, round(beat * _DIVISION))


def _chunks(data: bytes) -> Iterator[bytes]:
    at = 14
    while at < len(data):
        length = struct.unpack(">I", data[at + 4 : at + 8])[0]
        yield data[at + 8 : at + 8 + length]
        at += 8 + length


class _Track:
    """One track, taken apart."""

    def __init__(self, body: bytes, division: int) -> None:
        self.name = ""
        self.tempo = 120.0
        self.marks: list[tuple[float, str]] = []
        self._body = body
        self._division = division
        self._notes: list[tuple[float, float, int, int]] = []
        self._changes: list[tuple[float, Control, int]] = []
        self._sounding: dict[int, tuple[float, int]] = {}
        self._at = 0
        self._read()

    def music(self, origin: float) -> tuple[tuple[Note, ...], tuple[Change, ...]]:
        """Notes and changes, with ``origin`` as beat 0."""
        notes = sorted(Note(start - origin, end - start, key, force) for start, end, key, force in self._notes)
        return tuple(notes), tuple(Change(beat - origin, control, value) for beat, control, value in self._changes)

    def _read(self) -> None:
        tick = status = 0
        while self._at < len(self._body):
            tick += self._number()
            if self._body[self._at] & 0x80:
                status = self._body[self._at]
                self._at += 1
            beat = tick / self._division
            if status == _META:
                self._meta(beat)
            else:
                self._message(beat, status & 0xF0)

    def _meta(self, beat: float) -> None:
        kind = self._body[self._at]
        self._at += 1
        payload = self._take(self._number())
        if kind == _NAME:
            self.name = payload.decode()
        elif kind == _MARK:
            self.marks.append((beat, payload.decode()))
        elif kind == _TEMPO:
            self.tempo = round(60_000_000 / int.from_bytes(payload, "big"), 3)

    def _message(self, beat: float, kind: int) -> None:
        if kind == _PROGRAM:
            self._take(1)
            return
        first, second = self._take(2)
        if kind == _NOTE_ON and second > 0:
            self._sounding[first] = (beat, second)
        elif kind in {_NOTE_ON, _NOTE_OFF} and first in self._sounding:
            start, force = self._sounding.pop(first)
            self._notes.append((start, beat, first, force))
        elif kind == _CONTROL:
            self._changes.append((beat, Control(first), second))
        elif kind == _BEND:
            self._changes.append((beat, Control.BEND, first + (second << 7) - 8192))

    def _take(self, length: int) -> bytes:
        taken = self._body[self._at : self._at + length]
        self._at += length
        return taken

    def _number(self) -> int:
        number = 0
        while True:
            digit = self._take(1)[0]
            number = number << 7 | digit & 0x7F
            if not digit & 0x80:
                return number
