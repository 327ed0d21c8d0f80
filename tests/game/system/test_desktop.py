"""A look into a folder, with file managers of our own making."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from game.system.desktop import open_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the name of the file manager is that of Linux")


def file_manager(folder: Path, monkeypatch: pytest.MonkeyPatch, *commands: str) -> Path:
    """Put a file manager on the path; the file in which it notes what it was asked to show."""
    program, noted = folder / "bin" / "xdg-open", folder / "noted"
    program.parent.mkdir()
    program.write_text("\n".join(("#!/bin/sh", f"printf %s \"$1\" > '{noted}'", *commands)))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    return noted


@pytest.mark.parametrize("name", ["plain", "hráčova data", "two\nlines", "-x"])
def test_a_folder_of_any_name_is_made_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    noted = file_manager(tmp_path, monkeypatch)
    assert open_folder(tmp_path / name)
    assert (tmp_path / name).is_dir()
    assert noted.read_text("utf-8") == str(tmp_path / name)


def test_a_file_manager_that_fails_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_manager(tmp_path, monkeypatch, "exit 3")
    assert not open_folder(tmp_path)


def test_a_file_manager_that_stays_open_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_manager(tmp_path, monkeypatch, "exec sleep 3")
    before = time.monotonic()
    assert open_folder(tmp_path)
    assert time.monotonic() - before < 2


def test_a_system_without_a_file_manager_shows_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not open_folder(tmp_path)


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file_manager(tmp_path, monkeypatch)
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        open_folder(tmp_path / "file" / "folder")
