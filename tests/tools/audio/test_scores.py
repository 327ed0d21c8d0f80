"""Notes as text, as MIDI files, and as they are played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tools.audio.midi import read_score, write_score
from tools.audio.performance import performed, swung, without_doubles
from tools.audio.pieces import PIECES, Piece
from tools.audio.scores import Change, Control, Note, Part, Score, line, pitch
from tools.audio.signatures import JASPER, SIGNATURES
from tools.audio.studio import SCORES
from tools.audio.tracks import TRACKS, Track

TICK = 1 / 960
DRUM_PARTS = {"drums", "perc"}


@pytest.mark.parametrize(("name", "number"), [("A4", 69), ("C4", 60), ("F#3", 54), ("Bb5", 82), ("C-1", 0)])
def test_pitch_names(name: str, number: int) -> None:
    assert pitch(name) == number


@pytest.mark.parametrize("name", ["H4", "A", "a4", "C##4"])
def test_a_wrong_pitch_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        pitch(name)


def test_a_line_counts_rests_and_chords() -> None:
    notes = line("A4/.5 r/1 C5+E5/2", 80, at=4)
    assert [(note.at, note.pitch) for note in notes] == [(4, 69), (5.5, 72), (5.5, 76)]
    assert notes[-1].end == pytest.approx(5.5 + 1.9)


def test_swing_moves_the_off_beat_only() -> None:
    assert swung(2.0, 0.66) == pytest.approx(2.0)
    assert swung(2.5, 0.66) == pytest.approx(2.66)
    assert swung(2.5, 0.5) == pytest.approx(2.5)


def test_no_pitch_sounds_twice_at_once() -> None:
    notes = without_doubles([Note(0, 2, 60, 80), Note(1, 1, 60, 80), Note(1.01, 1, 60, 80), Note(1, 1, 64, 80)])
    assert [(note.at, note.pitch) for note in notes] == [(0, 60), (1, 60), (1, 64)]
    assert notes[0].end <= 1


def test_a_performance_is_human_but_not_late() -> None:
    written = line("C5/1 " * 32, 80)
    played = performed(written, "piano", 120, 0.5, np.random.default_rng(1))
    late = np.array([note.at - index for index, note in enumerate(played)]) * 500
    assert len(set(late)) == 32
    assert np.abs(late).max() < 40
    assert all(12 <= note.velocity <= 120 for note in played)


def test_a_score_survives_its_file(tmp_path: Path) -> None:
    notes = (Note(0.0, 1.5, 60, 90), Note(0.5, 0.25, 64, 70))
    changes = (Change(0.25, Control.BEND, -1200), Change(0.5, Control.SWELL, 100), Change(0.75, Control.VIBRATO, 30))
    marks = ((0.0, "INTRO"), (4.0, "LOOP A"), (300.0, "LOOP END"))
    score = Score(96.0, (Part("mute", notes, changes), Part("drums", (Note(0.0, 0.3, 38, 50),))), marks)
    write_score(tmp_path / "score.mid", score, pre_roll=0.25)
    again = read_score(tmp_path / "score.mid")
    assert again.tempo == pytest.approx(96.0)
    assert [name for _, name in again.marks] == ["INTRO", "LOOP A", "LOOP END"]
    assert [beat for beat, _ in again.marks] == pytest.approx([0, 4, 300], abs=2 * TICK)
    first, second = again.parts
    assert (first.instrument, second.instrument) == ("mute", "drums")
    for note, read in zip(notes, first.notes, strict=True):
        assert (read.pitch, read.velocity) == (note.pitch, note.velocity)
        assert read.at == pytest.approx(note.at, abs=2 * TICK)
        assert read.end == pytest.approx(note.end, abs=4 * TICK)
    assert [(change.control, change.value) for change in first.changes] == [
        (change.control, change.value) for change in changes
    ]


@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_the_score_of_a_track_has_a_loop_of_two_minutes(track: Track) -> None:
    score = read_score(SCORES / f"{track.name}.mid")
    start = next(beat for beat, name in score.marks if name.startswith("LOOP "))
    end = next(beat for beat, name in score.marks if name == "LOOP END")
    assert (end - start) * 60 / score.tempo == pytest.approx(120, abs=0.01)


@pytest.mark.parametrize("piece", [*PIECES, *SIGNATURES], ids=lambda piece: piece.name)
class TestPiece:
    def test_the_committed_score_is_that_of_the_source(self, piece: Piece, tmp_path: Path) -> None:
        write_score(tmp_path / "score.mid", piece.score())
        assert (tmp_path / "score.mid").read_bytes() == (SCORES / f"{piece.name}.mid").read_bytes()

    def test_nothing_grates_that_is_not_meant_to(self, piece: Piece) -> None:
        """No semitone or minor ninth is held on a beat, save over a dominant or by Jasper."""
        meant = {
            "match_won_1": {4.5},
            "match_won_2": {3.0},
            "match_lost_1": {2.5},
            "motif_vera": {4.0},
            JASPER.name: {5.0},
        }
        assert _grating(piece) <= meant.get(piece.name, set())


def test_jasper_keeps_his_wrong_note() -> None:
    assert _grating(JASPER) == {5.0}


def _grating(piece: Piece) -> set[float]:
    """The beats on which two notes a semitone apart, in any octave, are held for a while."""
    notes = [note for name, part in piece.lines.items() if name not in DRUM_PARTS for note in part]
    return {
        round(beat, 2)
        for beat in {note.at for note in notes}
        if any((high - low) % 12 == 1 for low in _held(notes, beat) for high in _held(notes, beat) if high > low)
    }


def _held(notes: list[Note], beat: float) -> set[int]:
    return {note.pitch for note in notes if note.at <= beat + 0.05 and note.end > beat + 0.3}
