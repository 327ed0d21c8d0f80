"""The recordings that are shipped, measured as the game decodes them."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from game.sound import CUES, Library
from game.sound.cues import OPPONENTS
from game.sound.recordings import Recording

ROOT = Path(__file__).parents[3]
ASSETS = ROOT / "assets"
LIBRARY = Library.read(ASSETS)
RATE = 44_100
LIMIT = 15_000_000
"""Bytes of all audio."""

Samples = NDArray[np.float64]

RECORDINGS = [(family, recording) for family, variants in LIBRARY.effects.items() for recording in variants]


@pytest.fixture(scope="module", autouse=True)
def _mixer() -> Iterator[None]:
    before = os.environ.get("SDL_AUDIODRIVER")
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()
    if before is None:
        del os.environ["SDL_AUDIODRIVER"]
    else:
        os.environ["SDL_AUDIODRIVER"] = before


def decoded(path: Path) -> Samples:
    raw = np.frombuffer(pygame.mixer.Sound(path).get_raw(), "<i2")
    return raw.reshape(-1, 2) / 32_768


def level(samples: Samples) -> float:
    """Decibels of the root mean square."""
    return 20 * float(np.log10(np.sqrt((samples**2).mean()) + 1e-12))


def loudest(samples: Samples, seconds: float = 0.1) -> float:
    """Decibels of the loudest ``seconds``; what is shorter counts as followed by silence."""
    width = round(seconds * RATE)
    power = np.concatenate([(samples**2).sum(axis=1), np.zeros(width)])
    sums = np.concatenate([[0], np.cumsum(power)])
    return 10 * float(np.log10((sums[width:] - sums[:-width]).max() / width + 1e-12))


def names(variant: tuple[str, Recording]) -> str:
    return variant[1].file


def test_manifest_and_files_agree() -> None:
    listed = {recording.file for _, recording in RECORDINGS}
    assert listed == {path.name for path in (ASSETS / "sounds").glob("*.ogg")}
    tracks = {track.file for track in LIBRARY.tracks.values()}
    assert tracks == {path.name for path in (ASSETS / "music").glob("*.ogg")}


def test_every_cue_has_recordings_and_every_recording_a_cue() -> None:
    assert {cue.family for cue in CUES.values()} == set(LIBRARY.effects)


def test_every_opponent_has_a_signature() -> None:
    assert {f"motif_{name}" for name in OPPONENTS} <= set(LIBRARY.effects)


def test_all_audio_is_small_enough() -> None:
    assert sum(path.stat().st_size for path in ASSETS.rglob("*.ogg")) < LIMIT


@pytest.mark.parametrize("variant", RECORDINGS, ids=names)
def test_recording(variant: tuple[str, Recording]) -> None:
    _, recording = variant
    samples = decoded(LIBRARY.path_of(recording))
    peak = float(np.abs(samples).max())
    assert len(samples) / RATE == pytest.approx(recording.seconds, abs=0.01)
    assert 0 <= recording.hit < recording.seconds
    assert 0.02 < peak < 0.9
    assert -38 < loudest(samples) < -12
    assert float(np.abs(samples[-100:]).max()) < 0.02 * peak + 2e-4
    balance = level(samples[:, :1]) - level(samples[:, 1:])
    assert abs(balance) < 3


@pytest.mark.parametrize("variant", RECORDINGS, ids=names)
def test_the_hit_is_where_the_sound_first_gets_loud(variant: tuple[str, Recording]) -> None:
    _, recording = variant
    samples = decoded(LIBRARY.path_of(recording))
    at = round(recording.hit * RATE)
    around_hit = float(np.abs(samples[max(0, at - 441) : at + 441]).max())
    before = samples[: max(0, at - 441)]
    top = float(np.abs(samples).max())
    assert around_hit > 0.3 * top
    assert len(before) == 0 or loudest(before, 0.005) < loudest(samples, 0.005)


@pytest.mark.parametrize("family", LIBRARY.effects)
def test_variants_are_equally_loud_and_not_the_same(family: str) -> None:
    takes = [decoded(LIBRARY.path_of(recording)) for recording in LIBRARY.effects[family]]
    levels = [loudest(take) for take in takes]
    assert max(levels) - min(levels) < 4
    assert len({take.tobytes() for take in takes}) == len(takes)


@pytest.mark.parametrize("name", LIBRARY.effects)
@pytest.mark.parametrize("side", [0, 1])
def test_signatures_stand_in_the_middle(name: str, side: int) -> None:
    if not name.startswith("motif_"):
        return
    samples = decoded(LIBRARY.path_of(LIBRARY.effects[name][0]))
    assert abs(level(samples[:, side : side + 1]) - level(samples)) < 1


@pytest.mark.parametrize("name", LIBRARY.tracks)
class TestTrack:
    def test_loudness_and_peak(self, name: str) -> None:
        samples = self._samples(name)
        assert -26 < level(samples) < -18
        assert float(np.abs(samples).max()) < 0.85

    def test_the_beginning_is_not_much_quieter(self, name: str) -> None:
        samples = self._samples(name)
        assert level(samples[: 4 * RATE]) > level(samples) - 6

    def test_the_loop_has_no_seam(self, name: str) -> None:
        track = LIBRARY.tracks[name]
        samples = self._samples(name)
        start, end = track.loop_start, track.loop_start + track.loop_length
        after_jump, uncut = samples[start : start + 8192], samples[end : end + 8192]
        assert level(after_jump - uncut) < level(uncut) - 14
        step = float(np.abs(samples[start] - samples[end - 1]).max())
        usual = float(np.percentile(np.abs(np.diff(samples[end - RATE : end], axis=0)), 99))
        assert step < 1.5 * usual

    def test_the_file_carries_its_loop(self, name: str) -> None:
        track = LIBRARY.tracks[name]
        head = (ASSETS / "music" / track.file).read_bytes()[:4096]
        assert f"LOOPSTART={track.loop_start}".encode() in head
        assert f"LOOPLENGTH={track.loop_length}".encode() in head

    @staticmethod
    def _samples(name: str) -> Samples:
        path = LIBRARY.path_of_track(name)
        assert path is not None
        return decoded(path)


def test_everything_that_the_program_plays_by_name_exists() -> None:
    for path in (ROOT / "game").rglob("*.py"):
        for method, name in _played_names(path):
            known = LIBRARY.tracks if method == "music" else CUES
            assert name in known, f"{path.relative_to(ROOT)} asks for the sound {name!r}, which does not exist"


def _played_names(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or not node.args:
            continue
        owner = ast.unparse(node.func.value).rpartition(".")[2].strip("_")
        name = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
        if owner == "sounds" and node.func.attr in {"play", "lead", "music"} and isinstance(name, str):
            yield node.func.attr, name
