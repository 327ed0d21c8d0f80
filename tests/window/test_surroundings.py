"""Starting where something is missing: a display, a sound device, a home, a language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.app import EXIT_NO_DISPLAY
from tests.window.desktop import Desktop
from tests.window.program import ROOT, Program

pytestmark = pytest.mark.window

_HOMES = {"HOME", "XDG_DATA_HOME", "LOSE_YOUR_SHIRT_DATA"}


def first_frame(environment: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "game", "--first-frame", *options]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603


def test_no_display_is_said_in_a_sentence(desktop: Desktop, data: Path) -> None:
    without = {name: value for name, value in desktop.environment.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    ended = first_frame(without, "--data-dir", str(data))
    assert ended.returncode == EXIT_NO_DISPLAY
    assert "needs a desktop session with a display" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


def test_a_display_that_is_not_there_is_said_in_a_sentence(desktop: Desktop, data: Path) -> None:
    ended = first_frame({**desktop.environment, "DISPLAY": ":4242"}, "--data-dir", str(data))
    assert ended.returncode == EXIT_NO_DISPLAY
    assert "needs a desktop session with a display" in ended.stderr


@pytest.mark.parametrize("language", ["C", "POSIX", "tr_TR.UTF-8", "cs_CZ.UTF-8", "nonsense"])
def test_any_language_of_the_system_and_no_home(desktop: Desktop, tmp_path: Path, language: str) -> None:
    kept = {name: value for name, value in desktop.environment.items() if name not in _HOMES and name[:3] != "LC_"}
    ended = first_frame({**kept, "LANG": language, "TMPDIR": str(tmp_path)})
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == "first frame\n"


def test_without_a_sound_device_it_plays_in_silence(desktop: Desktop, data: Path) -> None:
    quiet = {"SDL_AUDIODRIVER": "alsa", "AUDIODEV": "there-is-none", "ALSA_CONFIG_PATH": os.devnull}
    with Program(desktop, data, environment=quiet) as program:
        program.press_until(lambda: program.key("e"), lambda: program.has_come_in, "the title page")
        program.close_window()
        code, said = program.wait_for_end()
    assert code == 0
    assert all(line.startswith("ALSA ") for line in said.splitlines()), said


def test_the_data_folder_may_be_named_by_the_environment(desktop: Desktop, tmp_path: Path) -> None:
    folder = tmp_path / "hráčova data"
    ended = first_frame({**desktop.environment, "LOSE_YOUR_SHIRT_DATA": str(folder)})
    assert (ended.returncode, ended.stderr) == (0, "")
    assert (folder / "lose-your-shirt.sqlite3").is_file()
