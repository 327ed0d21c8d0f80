"""The database is taken away while the game runs: everything that was acknowledged is in the data folder again."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.connections import journal_of
from game.storage.database import RETRY_SECONDS
from game.storage.folder import DataFolder
from game.storage.notices import NoticeKind
from game.storage.opening import Storage
from tests.game.storage.playing import Calendar, Stopwatch, begin, kinds, opened, play, play_matches

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows takes no file away that is in use")


def database_removed(folder: DataFolder) -> None:
    folder.database.unlink()


def everything_removed(folder: DataFolder) -> None:
    shutil.rmtree(folder.root)


def journal_removed(folder: DataFolder) -> None:
    journal_of(folder.database).unlink()


def folder_renamed(folder: DataFolder) -> None:
    folder.root.rename(folder.root.with_name("elsewhere"))


def database_replaced(folder: DataFolder) -> None:
    """As somebody does who wants to have an older one back and does not close the game first."""
    with Storage(DataFolder(folder.root.with_name("old"))) as older:
        (older.folder.root / "copy").parent.mkdir(exist_ok=True)
        older.database.copy_to(folder.root / "copy")
    (folder.root / "copy").replace(folder.database)


def folder_in_its_place(folder: DataFolder) -> None:
    folder.database.unlink()
    folder.database.mkdir()


def database_emptied(folder: DataFolder) -> None:
    os.truncate(folder.database, 0)


@pytest.mark.parametrize(
    "take_away",
    [
        database_removed,
        everything_removed,
        journal_removed,
        folder_renamed,
        database_replaced,
        folder_in_its_place,
        database_emptied,
    ],
)
@pytest.mark.parametrize("goes_on_playing", [True, False])
def test_what_was_played_is_written_down_again(
    tmp_path: Path, take_away: Callable[[DataFolder], None], goes_on_playing: bool
) -> None:
    folder, clock = DataFolder(tmp_path / "data"), Stopwatch()
    play_matches(folder.root, 1)
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        take_away(folder)
        play(running, 5)
        if goes_on_playing:
            clock.seconds += RETRY_SECONDS
            storage.update()
            assert kinds(storage.notices)[-1] is NoticeKind.DATABASE_PUT_BACK
            play(running, 5)
        running.close()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert storage.matches.load(running.id).record == running.record
        assert take_away is database_emptied or len(storage.matches.ended(10)) == 1


def test_what_can_no_longer_be_read_comes_back_from_the_backup(tmp_path: Path) -> None:
    folder, clock = DataFolder(tmp_path), Stopwatch()
    play_matches(folder.root, 1)
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        storage.database.back_up()
        running = begin(storage, seed=7)
        play(running, 10)
        storage.database.read("PRAGMA wal_checkpoint(TRUNCATE)")
        storage.database.read("PRAGMA shrink_memory")
        os.truncate(folder.database, 0)
        folder.database.unlink()
        clock.seconds += RETRY_SECONDS
        storage.update()
        assert kinds(storage.notices) == [NoticeKind.DATABASE_MISSING]
        play(running, 5)
        running.close()
        assert len(storage.matches.ended(10)) == 1
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert storage.matches.load(running.id).record == running.record


def test_a_place_that_takes_nothing_any_more_is_told_and_asked_again(tmp_path: Path) -> None:
    """As when the stick with the data folder is pulled out."""
    folder, clock = DataFolder(tmp_path / "stick" / "data"), Stopwatch()
    play_matches(folder.root, 1)
    storage = Storage(folder, clock=clock, now=Calendar())
    running = begin(storage, seed=7)
    play(running, 10)
    shutil.rmtree(tmp_path / "stick")
    (tmp_path / "stick").write_text("nothing is plugged in")
    clock.seconds += RETRY_SECONDS
    play(running, 5)
    assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_READ_ONLY]
    assert storage.database.unsaved == 5
    (tmp_path / "stick").unlink()
    clock.seconds += RETRY_SECONDS
    play(running, 5)
    assert kinds(storage.notices) == [NoticeKind.DATABASE_PUT_BACK]
    with opened(folder.database) as another:
        another.execute("BEGIN IMMEDIATE")
        play(running, 5)
    clock.seconds += RETRY_SECONDS
    play(running, 5)
    assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_LOCKED, NoticeKind.SAVING_AGAIN]
    running.close()
    storage.close()
    with Storage(folder) as storage:
        assert storage.matches.load(running.id).record == running.record
        assert len(storage.matches.ended(10)) == 1


def test_the_stick_that_comes_back_is_added_to(tmp_path: Path) -> None:
    folder, clock = DataFolder(tmp_path / "stick" / "data"), Stopwatch()
    played = play_matches(folder.root, 3)
    with Storage(folder, clock=clock, now=Calendar()) as storage:
        running = begin(storage, seed=7)
        play(running, 10)
        (tmp_path / "stick").rename(tmp_path / "unplugged")
        clock.seconds += RETRY_SECONDS
        play(running, 5)
        shutil.rmtree(tmp_path / "stick")
        (tmp_path / "unplugged").rename(tmp_path / "stick")
        clock.seconds += RETRY_SECONDS
        play(running, 5)
        running.close()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert storage.matches.load(running.id).record == running.record
        assert {match.id for match in storage.matches.ended(10)} == set(played)
