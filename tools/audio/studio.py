"""Writes recordings and their manifests."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tools.audio.band import PIECE_PLACES
from tools.audio.effects import EFFECTS
from tools.audio.finishing import Take, finished, write_vorbis
from tools.audio.midi import read_score, write_score
from tools.audio.mixing import gain_for, placed
from tools.audio.pieces import PIECES, Piece
from tools.audio.scores import Score
from tools.audio.signals import add, samples
from tools.audio.signatures import SIGNATURES
from tools.audio.synthesiser import PRE_ROLL, rendered
from tools.audio.tracks import TRACKS, mixed

SCORES = Path(__file__).parent / "scores"
_EFFECT_QUALITY = 4.0
_TRACK_QUALITY = 4.5
_RELEASE = 1.8
"""Seconds for the last note of a piece to die."""


class Studio:
    """Makes everything under ``assets``; the same sources always make the same files."""

    def __init__(self, assets: Path) -> None:
        self._sounds = assets / "sounds"
        self._music = assets / "music"
        for folder in (self._sounds, self._music):
            folder.mkdir(parents=True, exist_ok=True)

    def make_effects(self) -> None:
        """All synthesised effects."""
        for effect in EFFECTS:
            takes = {f"{effect.name}_{number + 1}": effect.take(number) for number in range(effect.variants)}
            self._keep(effect.name, takes)

    def make_pieces(self) -> None:
        """Fanfares and signatures, and their scores as MIDI files."""
        families: dict[str, dict[str, Take]] = {}
        for piece in (*PIECES, *SIGNATURES):
            score = piece.score()
            write_score(SCORES / f"{piece.name}.mid", score)
            families.setdefault(_family(piece.name), {})[piece.name] = played(piece, score)
        for family, takes in families.items():
            self._keep(family, takes)

    def make_tracks(self) -> None:
        """The long tracks, from their scores."""
        manifest = {}
        for track in TRACKS:
            mix = mixed(track, read_score(SCORES / f"{track.name}.mid"))
            comments = {
                "TITLE": track.title,
                "ARTIST": "Lose Your Shirt (original score)",
                "LOOPSTART": str(mix.loop_start),
                "LOOPLENGTH": str(mix.loop_length),
            }
            write_vorbis(self._music / f"{track.name}.ogg", mix.signal, _TRACK_QUALITY, comments)
            manifest[track.name] = {
                "file": f"{track.name}.ogg",
                "title": track.title,
                "loop_start": mix.loop_start,
                "loop_length": mix.loop_length,
            }
        _write(self._music / "manifest.json", manifest)

    def _keep(self, family: str, takes: dict[str, Take]) -> None:
        """Write the recordings of one family and its entry in the manifest."""
        path = self._sounds / "manifest.json"
        manifest = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        manifest[family] = []
        for name, take in takes.items():
            write_vorbis(self._sounds / f"{name}.ogg", take.signal, _EFFECT_QUALITY)
            entry = {"file": f"{name}.ogg", "seconds": round(take.seconds, 3), "hit": round(take.hit, 3)}
            manifest[family].append(entry)
        _write(path, dict(sorted(manifest.items())))


def played(piece: Piece, score: Score) -> Take:
    """The piece by the whole band."""
    seconds = PRE_ROLL + piece.beats * 60 / piece.tempo + _RELEASE
    mix = np.zeros((samples(seconds + 1.6), 2))
    for part in score.parts:
        place = PIECE_PLACES[part.instrument]
        sound = rendered(part, piece.tempo, seconds)
        add(mix, placed(sound, place, gain_for(sound, place)), 0)
    return finished(mix, piece.loudness)


def _family(name: str) -> str:
    """match_won_2 is a variant of match_won; a signature has one form only."""
    return name.rstrip("0123456789").rstrip("_")


def _write(path: Path, manifest: Mapping[str, object]) -> None:
    path.write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
