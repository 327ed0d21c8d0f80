"""A disk that takes nothing for a while: the game goes on in memory, says so once, and saves when it can."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from game.opponents.cast import Cast
from game.opponents.pack import PackError
from game.opponents.shelf import read_shelf
from game.settings.file import SettingsFile
from game.storage.backups import backups
from game.storage.database import RETRY_SECONDS
from game.storage.files import free_name
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard, NoticeKind
from game.storage.opening import Storage
from game.system.assets import ASSETS
from tests.game.storage.playing import Calendar, Stopwatch, begin, kinds, opened, play, play_matches, resume
from tests.game.storage.rights import locked_away, write_protected


@contextmanager
def held_by_another(folder: DataFolder) -> Iterator[None]:
    """Another program writes to the database and does not finish."""
    with opened(folder.database) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def folder() -> Iterator[DataFolder]:
    """A data folder that everybody can reach, with two finished matches."""
    with tempfile.TemporaryDirectory() as root:
        Path(root).chmod(0o755)
        play_matches(Path(root), 2)
        yield DataFolder(Path(root))


def test_a_database_locked_while_playing_is_written_later(folder: DataFolder) -> None:
    clock = Stopwatch()
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        with held_by_another(folder):
            play(running, 10)
            assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_LOCKED]
            clock.seconds += RETRY_SECONDS
            storage.update()
            assert kinds(storage.notices) == []
            assert storage.database.unsaved == 10
            assert storage.matches.load(running.id).record == running.record
        play(running, 5)
        assert storage.database.unsaved == 15
        clock.seconds += RETRY_SECONDS
        storage.update()
        assert kinds(storage.notices) == [NoticeKind.SAVING_AGAIN]
        assert storage.database.unsaved == 0
        play(running, 5)
        running.close()
    assert stored_actions(folder, running.id) == running.record.actions


def test_a_database_locked_at_the_start_is_read_as_it_is_and_written_later(folder: DataFolder) -> None:
    clock = Stopwatch()
    with held_by_another(folder):
        with opened(folder.database) as connection:
            (before,) = connection.execute("SELECT count(*) FROM matches").fetchone()
        storage = Storage(folder, clock=clock, now=Calendar())
        running = begin(storage, seed=7)
        play(running, 10)
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_LOCKED]
        assert len(storage.matches.ended(10)) == before == 2
    storage.close()
    assert kinds(storage.notices) == [NoticeKind.SAVING_AGAIN]
    running.close()
    assert stored_actions(folder, running.id) == running.record.actions


def test_a_write_protected_folder_can_be_read_and_played_in(folder: DataFolder) -> None:
    clock = Stopwatch()
    with write_protected(folder):
        storage = Storage(folder, clock=clock, now=Calendar())
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_READ_ONLY]
        assert len(storage.matches.ended(10)) == 2
        running = begin(storage, seed=7)
        play(running, 10)
        resumed = resume(storage, running.id)
        assert resumed.events_since() == running.events_since()
        resumed.close()
        assert kinds(storage.notices) == []
    clock.seconds += RETRY_SECONDS
    storage.update()
    assert kinds(storage.notices) == [NoticeKind.SAVING_AGAIN]
    play(running, 10)
    running.close()
    storage.close()
    assert stored_actions(folder, running.id) == running.record.actions


def test_a_folder_that_is_closed_to_the_player_leaves_the_game_playable(folder: DataFolder) -> None:
    clock = Stopwatch()
    with locked_away(folder.root):
        storage = Storage(folder, clock=clock, now=Calendar())
        settings = SettingsFile(folder, storage.notices)
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_READ_ONLY, NoticeKind.SETTINGS_UNREADABLE]
        settings.change(speed="calm")
        assert kinds(storage.notices) == [NoticeKind.SETTINGS_NOT_SAVED]
        assert backups(folder) == ()
        cast = Cast([ASSETS / "opponents", folder.opponents])
        assert "vera" in cast.ids()
        with pytest.raises(PackError):
            cast.get("somebody")
        assert len(read_shelf(ASSETS / "opponents", folder.opponents)) == len(cast.ids())
        running = begin(storage, seed=7)
        play(running, 10)
        running.close()
    storage.close()
    assert stored_actions(folder, running.id) == running.record.actions


def test_a_folder_that_becomes_write_protected_while_playing(folder: DataFolder) -> None:
    """The open files can still be written; a backup cannot."""
    with Storage(folder, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        with write_protected(folder):
            play(running, 10)
            assert storage.database.back_up() is None
            assert kinds(storage.notices) == [NoticeKind.BACKUP_FAILED]
        running.close()
        assert storage.matches.load(running.id).record == running.record


def test_a_folder_that_cannot_be_made_leaves_the_game_playable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with Storage(DataFolder(tmp_path / "file" / "data"), now=Calendar()) as storage:
        (notice,) = storage.notices.take()
        assert notice.kind is NoticeKind.IN_MEMORY_READ_ONLY
        assert notice.path == tmp_path / "file" / "data" / "lose-your-shirt.sqlite3"
        running = begin(storage, seed=7)
        play(running, 10)
        running.close()
        assert storage.database.unsaved


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of one megabyte; only the superuser may make one."""
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(place)]
    if os.geteuid() or subprocess.run(mount, capture_output=True, check=False).returncode:  # noqa: S603 - fixed words
        pytest.skip("no right to mount a small file system")
    yield place
    subprocess.run(["umount", str(place)], check=True)  # noqa: S603, S607 - fixed words


def fill(disk: Path) -> Path:
    """Take all the room there is with a file."""
    filler = free_name(disk, "filler")
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(512))
    return filler


def test_a_disk_that_fills_up_while_playing_loses_nothing(small_disk: Path) -> None:
    clock, folder = Stopwatch(), DataFolder(small_disk / "data")
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        fillers = [fill(small_disk)]
        play(running, 30)
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_FULL]
        fillers.append(fill(small_disk))
        clock.seconds += RETRY_SECONDS
        play(running, 10)
        assert kinds(storage.notices) == []
        for filler in fillers:
            filler.unlink()
        clock.seconds += RETRY_SECONDS
        play(running, 1)
        assert kinds(storage.notices) == [NoticeKind.SAVING_AGAIN]
        running.close()
    assert stored_actions(folder, running.id) == running.record.actions


def test_a_full_disk_is_not_opened_again_before_there_is_room(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Opening takes so long that the picture would be seen to stop every few seconds."""
    clock, folder = Stopwatch(), DataFolder(small_disk / "data")
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        filler = fill(small_disk)
        play(running, 30)
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_FULL]
        with monkeypatch.context() as patch:
            patch.setattr("game.storage.database.open_file", lambda *_: pytest.fail("it was opened"))
            for _ in range(3):
                clock.seconds += RETRY_SECONDS
                storage.update()
        filler.unlink()
        clock.seconds += RETRY_SECONDS
        storage.update()
        assert kinds(storage.notices) == [NoticeKind.SAVING_AGAIN]
        running.close()


def test_a_disk_that_is_full_at_the_start_can_be_read(small_disk: Path) -> None:
    folder = DataFolder(small_disk / "data")
    play_matches(folder.root, 1)
    fill(small_disk)
    with Storage(folder, now=Calendar()) as storage:
        assert len(storage.matches.ended(10)) == 1
        running = begin(storage, seed=7)
        play(running, 10)
        assert storage.matches.load(running.id).record == running.record
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_FULL]
        running.close()


def test_writes_that_fail_while_playing_lose_nothing(folder: DataFolder) -> None:
    """A limit on the size of files lets them fail; it binds a process of its own."""
    program = "from tests.game.storage.test_refusing_disk import play_within_a_limit as f; import sys; f(sys.argv[1])"
    done = subprocess.run(  # noqa: S603 - our own module
        [sys.executable, "-c", program, str(folder.root)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    match_id, *said = done.stdout.split()
    assert said == ["in_memory_failed", "saving_again"]
    assert len(stored_actions(folder, int(match_id))) == 40


def play_within_a_limit(root: str) -> None:
    """Part of the test above: prints the match and what was said."""
    resource = pytest.importorskip("resource")
    folder, clock, board = DataFolder(Path(root)), Stopwatch(), NoticeBoard()
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Storage(folder, board, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        journal = folder.database.with_name(folder.database.name + "-wal")
        resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size, most))
        play(running, 20)
        assert storage.database.unsaved == 20
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        clock.seconds += RETRY_SECONDS
        play(running, 10)
        running.close()
        print(running.id, *kinds(board))


def stored_actions(folder: DataFolder, match_id: int) -> tuple[str, ...]:
    """What another start of the game finds."""
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        return storage.matches.load(match_id).record.actions
