"""One short signature for each opponent: the house cell A C E D C, dressed by the person.

Each is the head of the tune that the person would have the band play; tempo, band and turn of phrase are theirs.
"""

from __future__ import annotations

from tools.audio.pieces import Piece, strokes
from tools.audio.scores import Note, line

_LOUDNESS = -21.0


def _every(step: float, until: float) -> tuple[float, ...]:
    return tuple(step * k for k in range(round(until / step)))


def _off_beat_metronome() -> tuple[Note, ...]:
    """A metronome that runs three per cent slow, and does not know."""
    return strokes("tick", 58, *(beat * 1.03 for beat in range(9)))


VERA = Piece(
    "motif_vera", 96, 0.63, _LOUDNESS, 30,
    {
        "mute": line("Ab4/.5 C5/.5 Eb5/1 Db5/.5 C5/1 Bb4/.5 Db5/.5 C5/.5 Bb4/.5 G4/.5 A4/2", 84),
        "comp": line("r/1 Ab3+C4+Eb4/.8 r/.2 Bb3+Db4+G4/.8 r/2.2 Bb3+E4/.8 r/.2 A3+D4+F4/1.8", 58),
        "bass": line("F2/1 C3/1 Bb2/1 F2/1 C2/1 E2/1 F2/1.8", 84),
        "drums": (*strokes("tap", 46, 1, 3, 5), *strokes("foot", 50, 1, 3, 5), *strokes("swirl", 38, 0, 2, 4, 6)),
        "celesta": line("C6/.3 C6/.9", 50, 7),
    },
)  # fmt: skip
"""Before Nine: a slow foxtrot in the minor that turns major at the end; her little watch strikes."""

ODESSA = Piece(
    "motif_odessa", 72, 0.66, _LOUDNESS, 31,
    {
        "piano": line("A4/.5 C5/.5 Eb5/1 D5/.5 C5/1 A4/.5 Eb5+A4/.5 D5+Ab4/.5 C5+A4/1.3", 80),
        "comp": line("r/1 A3+Eb4/.6 r/.4 Ab3+D4/.8 r/.2 A3+Eb4/.6 r/1.4 A3+Eb4+G4/1.2", 54),
        "bass_clar": line("F2/1 A2/.5 C3/.5 Bb2/.5 F2/.5 A2/.5 C3/.5 Eb2/.5 E2/.5 F2/1.3", 78),
        "drums": (*strokes("kick", 74, 1, 3, 5), *strokes("tap", 34, 1, 3, 5)),
    },
)  # fmt: skip
"""Last One's on You: a slow blues with a pedal on two and four."""

JASPER = Piece(
    "motif_jasper", 116, 0.6, _LOUDNESS, 32,
    {
        "clar": line("A4/.5 C5/.5 E5/.5 D5/.5 C5/.5 A4/.5 G4/.5 A4/.5 C5/.5 D5/.5 F#5/1 F5/1.4", 80),
        "banjo": line(
            "r/.5 A3+C4+D4/.3 r/.7 A3+C4+D4/.3 r/.7 Bb3+D4/.3 r/.7 A3+C4+D4/.3 r/.7 Bb3+E4/.3 r/1.2 A3+C4+D4/.8", 76
        ),
        "bass": line("F2/1 C2/1 G2/1 C2/1 C2/1 F2/1 F2/1", 86),
        "drums": (*strokes("tap", 44, 1, 3, 5), *strokes("stick", 56, 6.5)),
    },
)  # fmt: skip
"""The Duke of Tuesday: a strolling quickstep. The F sharp is wrong, and he keeps it."""

APOLENA = Piece(
    "motif_apolena", 104, 0.64, _LOUDNESS, 33,
    {
        "accordion": line(
            "F4+A4/.5 A4+C5/.5 C5+E5/.5 Bb4+D5/.5 A4+C5/.75 r/.25 G4+Bb4/.5 Bb4+D5/.5 D5+F5/.5 C5+E5/.5 A4+F5/1.4", 78
        ),
        "clar": line("r/3 D5/.5 F5/.5 A5/.5 G5/.5 F5/1.4", 64),
        "bass": line("F2/1 C2/1 F2/1 G2/1 C2/1 F2/1", 84),
        "perc": (
            *strokes("castanet", 60, 0.5, 1.5, 2.5, 3.5, 4.5),
            *strokes("castanet", 74, 5), *strokes("castanet", 66, 5.25, 5.5),
        ),
    },
)  # fmt: skip
"""Second Helping: a polka slowed to a lazy swing; the phrase comes again, a step higher. Spoons."""

PALOMA = Piece(
    "motif_paloma", 124, 0.5, _LOUDNESS, 34,
    {
        "bandoneon": line(
            "D5/.5 F5/.5 A5/1 G5/.5 F5/1 E5/.5 D5/.5 E5/.5 F5/.5 G5/.5 F5/.5 E5/.5 E5+C#5+G4/.4 r/.6 D5+A4+F4/.5", 84
        ),
        "pizz": line("D4/.5 A4/.5 " * 3 + "D4/.5 G4/.5 " + "Bb3/.5 G4/.5 " * 2 + "A3/.5 E4/.5 A3/.4 r/.6 D4/.5", 66),
        "bass": line("D2/1.5 A2/.5 D2/1 A1/1 G2/1.5 D2/.5 A2/1 A1/.4 r/.6 D2/.5", 90),
    },
)  # fmt: skip
"""Night Mail: a tango that flies; plucked strings tick like the engine, and the end is two chords."""

MEI = Piece(
    "motif_mei", 84, 0.5, _LOUDNESS, 35,
    {
        "violin": line("C5/1.5 D5/.5 E5/2 C5/.5 A4/2.4", 74),
        "celesta": (*line("A5/.5 E5/.5 C5/1", 52, 2.5), *line("D6/.4 A5/.9", 46, 5.6)),
        "strings": line("F3+C4/3 D3+F4/3", 40),
        "perc": (*strokes("stick", 22, *_every(1 / 3, 5.4)), *strokes("stick", 50, 6.5)),
    },
)  # fmt: skip
"""Intertitle: a slow waltz, the cell backwards, and the projector clicks until it is cut."""

IRAKLI = Piece(
    "motif_irakli", 92, 0.5, _LOUDNESS, 36,
    {
        "bassoon": line(
            "A3/.667 C4/.333 E4/.667 D4/.333 C4/1 Bb3/.667 D4/.333 F4/.667 E4/.333 D4/.667 C4/.333 A3/1.4", 88
        ),
        "hum": line("F3+A3+C4/2.9 r/.1 G3+Bb3+D4/1.9 r/.1 F3+A3+C4/1.4", 66),
        "bass": line("F2/.667 C2/.333 F2/.667 C2/.333 F2/1 G2/.667 D2/.333 C2/1 F2/.667 C2/.333 F2/1", 88),
        "perc": (
            *strokes("low conga", 78, 0, 1, 2, 3, 4, 5, 6),
            *strokes("high conga", 60, *(beat + 2 / 3 for beat in range(6))),
        ),
    },
)  # fmt: skip
"""Second Toast: a broad drinking song in six eight that swings; men hum, a drum walks along."""

ARJUN = Piece(
    "motif_arjun", 108, 0.5, _LOUDNESS, 37,
    {
        "vibes": line("A4/.5 C5/.5 E5/1 D5/.5 C5/1 A4/.5 C5/.5 E5/.5 G5/1 A5/.5 C6/1.2", 76),
        "harmonium": line("F3+C4/7.2", 62),
        "bass": line("F2/1 C2/1 F2/1 C2/1 F2/1 C2/1 F2/1.2", 74),
        "perc": _off_beat_metronome(),
    },
)  # fmt: skip
"""Margin of Error: a neat two-step over a drone, and a metronome that is slightly off."""

SIGNATURES = (APOLENA, IRAKLI, PALOMA, JASPER, ARJUN, VERA, ODESSA, MEI)
