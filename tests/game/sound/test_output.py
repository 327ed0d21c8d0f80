"""SDL's mixer itself, with its silent driver and with none."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.sound import PygameOutput, SoundDesk, open_sounds
from game.stage.services import Sounds

ASSETS = Path(__file__).parents[3] / "assets"


def run(desk: SoundDesk, seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        desk.update(0.02)
        time.sleep(0.005)


def test_real_files_on_a_silent_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    desk = open_sounds(ASSETS)
    desk.music("velvet_ante")
    run(desk, 0.2)
    assert desk.has_device
    desk.play("match_won")
    desk.music("borrowed_bow_tie")
    run(desk, 0.5)
    desk.focus_lost()
    desk.focus_gained()
    desk.device_lost()
    run(desk, 0.2)
    assert desk.has_device
    desk.close()
    assert not desk.has_device


def test_no_device_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    desk: Sounds = open_sounds(ASSETS)
    desk.music("velvet_ante")
    desk.play("match_won")
    desk.update(0.1)
    desk.close()
    assert not PygameOutput().open(16)


def test_files_that_are_not_sounds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    broken = tmp_path / "broken.ogg"
    broken.write_bytes(b"not a sound")
    output = PygameOutput()
    assert output.open(16)
    assert output.load(broken) is None
    assert output.load(tmp_path / "missing.ogg") is None
    assert not output.start_music(broken)
    assert not output.start_music(tmp_path / "missing.ogg")
    output.close()


@pytest.mark.parametrize("content", [None, "{", '{"card_flip": 3}'])
def test_a_manifest_that_cannot_be_read_is_silence(content: str | None, tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    if content is not None:
        (tmp_path / "sounds" / "manifest.json").write_text(content, encoding="utf-8")
    desk = open_sounds(tmp_path)
    desk.play("card_flip")
    desk.music("velvet_ante")
    assert desk.lead("card_flip") == 0


def test_making_the_desk_opens_nothing_and_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    start = time.perf_counter()
    desk = open_sounds(ASSETS)
    took = time.perf_counter() - start
    assert not desk.has_device
    assert took < 0.1
