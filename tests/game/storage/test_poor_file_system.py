"""A data folder where the file system knows no locks, or takes no order to write at once: everything is kept there."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from game.settings import SpeedName
from game.settings.file import SettingsFile
from game.storage.abilities import Abilities, abilities_of
from game.storage.backups import backups
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard, NoticeKind
from game.storage.opening import Storage
from tests.game.storage.playing import begin, kinds, play, resume

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="every file system has them there")


@pytest.fixture(params=[errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL])
def refused(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks and writing at once are asked for in vain."""

    def refuse(*_: object) -> None:
        raise OSError(request.param, os.strerror(request.param))

    for name in ("fcntl.lockf", "fcntl.flock", "os.fsync"):
        monkeypatch.setattr(name, refuse)


def test_an_ordinary_folder_can_do_everything(tmp_path: Path) -> None:
    assert abilities_of(tmp_path) == Abilities(locks=True, syncs=True)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_takes_no_file_is_expected_to_be_ordinary(tmp_path: Path) -> None:
    assert abilities_of(tmp_path / "nowhere") == Abilities()


def test_a_disk_that_fails_to_sync_is_not_taken_for_a_poor_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("os.fsync", fail)
    notices = NoticeBoard()
    SettingsFile(DataFolder(tmp_path), notices).change(speed="calm")
    assert kinds(notices) == [NoticeKind.SETTINGS_NOT_SAVED]


@pytest.mark.usefixtures("refused")
def test_everything_is_kept_on_a_poor_file_system(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path / "poor %20 folder")
    folder.create()
    assert abilities_of(folder.root) == Abilities(locks=False, syncs=False)
    with Storage(folder) as storage:
        running = begin(storage)
        play(running, 20)
        SettingsFile(folder, storage.notices).change(speed="calm")
        assert storage.database.back_up() is not None
        storage.export()
        assert storage.database.is_on_disk
        running.close()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        again = resume(storage, running.id)
        play(again, 5)
        again.close()
    assert SettingsFile(folder, storage.notices).settings.speed is SpeedName.CALM
    assert len(backups(folder)) == 1


def test_a_folder_may_move_to_a_poor_file_system_and_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    folder = DataFolder(tmp_path)
    with Storage(folder) as storage:
        begin(storage, 1).close()
    with monkeypatch.context() as patch:
        patch.setattr("fcntl.lockf", refuse)
        with Storage(folder) as storage:
            begin(storage, 2).close()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert len(storage.matches.unfinished()) == 2
