"""Short pieces for the band, written out: fanfares, defeats, and a brass section that says "ooh".

The house cell is A C E D C: a third up, a third up, two steps down. All is near F, so that a piece over the ducked
music does not fight it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from tools.audio.band import BAND, DRUMS
from tools.audio.performance import breath, performed
from tools.audio.scores import Change, Control, Note, Part, Score, line

Lines = dict[str, tuple[Note, ...]]
"""Written notes by instrument."""


@dataclass(frozen=True, slots=True)
class Piece:
    """``swing`` as in :func:`tools.audio.performance.swung`; ``loudness`` of the loudest 100 ms, in LUFS."""

    name: str
    tempo: float
    swing: float
    loudness: float
    seed: int
    lines: Lines
    changes: dict[str, tuple[Change, ...]] = field(default_factory=dict)
    """Expression written out, for the instruments that do not shape their notes themselves here."""

    @property
    def beats(self) -> float:
        return max(note.end for notes in self.lines.values() for note in notes)

    def score(self) -> Score:
        """The performance; always the same."""
        chance = np.random.default_rng(self.seed)
        parts = []
        for instrument, notes in self.lines.items():
            played = performed(notes, instrument, self.tempo, self.swing, chance)
            changes = self.changes.get(instrument)
            if changes is None:
                changes = breath(played, chance) if BAND[instrument].is_wind else ()
            parts.append(Part(instrument, played, changes))
        return Score(self.tempo, tuple(parts))


def strokes(drum: str, velocity: int, *beats: float) -> tuple[Note, ...]:
    return tuple(Note(beat, 0.3, DRUMS[drum], velocity) for beat in beats)


def _roll(beats: float, first: int, last: int) -> tuple[Note, ...]:
    count = round(beats * 6)
    return tuple(Note(k / 6, 0.15, DRUMS["tap"], first + (last - first) * k // count) for k in range(count))


def _sliding(semitones: float) -> tuple[Change, ...]:
    """A section that slides up, settles half way back, and swells in between."""
    top = 8191 * semitones / 2
    rise = [Change(0.55 * k / 14, Control.BEND, int(top * (k / 14) ** 0.8)) for k in range(15)]
    settle = [Change(0.55 + 0.06 * k, Control.BEND, int(top * (1 - 0.05 * k))) for k in range(11)]
    swell = [Change(0.14 * k, Control.SWELL, int(50 + 70 * np.sin(np.pi * min(1, k * 0.09 + 0.08)))) for k in range(11)]
    return (*rise, *settle, *swell)


def _ooh(name: str, chord: str, semitones: float, seed: int) -> Piece:
    lowest = chord.partition("+")[0]
    lines: Lines = {"mute": line(f"{chord}/1.4", 80), "bone": line(f"{lowest}/1.4", 66)}
    slide = _sliding(semitones)
    return Piece(name, 60, 0.5, -21, seed, lines, {"mute": slide, "bone": slide})


_WON_TUTTI = Piece(
    "match_won_1", 126, 0.62, -17, 1,
    {
        "trumpet": line("A4/.5 C5/.5 E5/1 D5/.5 C5/.5 F5/1 A5/.5 G5/.5 A5/2.5", 100),
        "mute2": line("F4/.5 A4/.5 C5/1 Bb4/.5 A4/.5 C5/1 Eb5/.5 Db5/.5 D5/2.5", 88),
        "bone": line("r/1 A3+F3/1 Bb3+G3/1 A3+F3/1 Gb3+Bb3/1 C4+A3/2.5", 84),
        "bass": line("F2/1 F2/1 G2/1 A2/1 Gb2/1 F2/2.5", 96),
        "comp": line("r/1 A3+C4+E4/1 Bb3+D4+F4/1 A3+C4+D4/1 Bb3+Db4+E4/1 A3+D4+G4/2.5", 76),
        "drums": (
            *_roll(0.9, 40, 70), *strokes("kick", 70, 1), *strokes("tap", 72, 1, 3), *strokes("foot", 60, 2),
            *strokes("tap", 60, 4), *strokes("slap", 66, 4.33), *strokes("slap", 74, 4.67),
            *strokes("crash", 84, 5), *strokes("kick", 90, 5),
        ),
        "glock": line("A6/.5 C7/.5 D7/1", 68, 5.5),
    },
)  # fmt: skip
"""The cell broadened over the fourth degree, the tritone substitute and home; the glockenspiel winks."""

_WON_MARCH = Piece(
    "match_won_2", 120, 0.5, -17, 2,
    {
        "trumpet": line("C5/.5 C5/.25 C5/.25 F5/1 E5/.5 D5/.5 A5/1.5 Bb5/.5 A5/2", 100),
        "mute2": line("A4/.5 A4/.25 A4/.25 D5/1 C5/.5 Bb4/.5 Eb5/1.5 Gb5/.5 F5/2", 88),
        "bone": line("r/1 F3+A3/1 G3+Bb3/1 A3+F#3/1.5 Db4+Bb3/.5 C4+A3/2", 84),
        "bass": line("C2/1 F2/1 G2/1 D2/1.5 Gb2/.5 F2/2", 96),
        "strings": line("r/1 A4+C5/1 Bb4+D5/1 C5+F#4/1.5 Bb4+E5/.5 A4+C5+G4/2", 70),
        "timp": line("C3/.25 C3/.25 C3/.25 C3/.25 F2/1 r/2.5 C3/.25 C3/.25 F2/2", 90),
        "drums": (
            *strokes("kick", 80, 1), *strokes("tap", 60, 2), *strokes("kick", 70, 3), *strokes("slap", 70, 4.5),
            *strokes("crash", 84, 5), *strokes("kick", 90, 5),
        ),
    },
)  # fmt: skip

_LOST_SINKING = Piece(
    "match_lost_1", 84, 0.66, -20, 3,
    {
        "mute": line("C5/.67 B4/.33 Bb4/1 A4/.5 Ab4/1 r/.5 G4/.5 F4/2", 84),
        "bone": line("A3+E4/1 Ab3+D4/1 G3+Db4/1 Gb3+C4/1 F3+Ab3/2", 70),
        "bass": line("F2/1 E2/1 Eb2/1 D2/.5 Db2/.5 C2/1 F1/1.5", 88),
        "comp": line("r/5 Ab3+C4/.4 r/1 Ab4+D5/.35", 58),
        "drums": (*strokes("tap", 40, 1, 3), *strokes("kick", 60, 5), *strokes("stick", 54, 6.5)),
    },
)  # fmt: skip
"""The cell sinks by semitones; the piano shrugs."""

_LOST_TIPTOE = Piece(
    "match_lost_2", 92, 0.66, -20, 4,
    {
        "clar": line("C5/.67 Bb4/.33 Ab4/.67 G4/.33 Gb4/.67 F4/.33 E4/.67 Db4/.33 C4/2", 80),
        "pizz": line("F3/1 Db3/1 Bb2/1 C3/1 F2/.5 r/.5 F2/.5", 80),
        "bassoon": line("r/4 F2/2", 78),
        "celesta": (*line("Ab5/.5", 52, 5.5), *line("G5/.8", 48, 5.83)),
    },
)  # fmt: skip

PIECES = (
    _WON_TUTTI,
    _WON_MARCH,
    _LOST_SINKING,
    _LOST_TIPTOE,
    _ooh("ooh_brass_1", "Bb3+D4+F4+Ab4", 1.6, 10),
    _ooh("ooh_brass_2", "F3+A3+Eb4+G4", 1.9, 11),
)
