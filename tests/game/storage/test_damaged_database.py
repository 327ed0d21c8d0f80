"""Whatever became of the file: the game starts, says so, and brings back what can be had."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game.storage.database import RETRY_SECONDS, Database
from game.storage.filters import DealFilter
from game.storage.folder import DataFolder
from game.storage.matches import DamagedMatchError
from game.storage.notices import NoticeBoard, NoticeKind
from game.storage.opening import Storage
from tests.game.storage.playing import Calendar, Stopwatch, begin, kinds, opened, play, play_matches

REPLACED = {NoticeKind.DATABASE_RESTORED, NoticeKind.DATABASE_NEW}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[int, tuple[str, ...]]]:
    """A data folder with a backup of five matches and a database of eight, and the actions of all of them."""
    root = tmp_path_factory.mktemp("played")
    actions = play_matches(root, 5)
    with Storage(DataFolder(root), now=Calendar()) as storage:
        storage.database.back_up_daily()
    return root, actions | play_matches(root, 3)


@pytest.fixture
def folder(played: tuple[Path, dict[int, tuple[str, ...]]], tmp_path: Path) -> DataFolder:
    """A copy of that folder to spoil."""
    shutil.copytree(played[0], tmp_path / "data")
    return DataFolder(tmp_path / "data")


def sound_matches(storage: Storage, actions: dict[int, tuple[str, ...]], *, was_replaced: bool) -> int:
    """How many of the matches are there complete; those that are not must say so, or can be played on."""
    found = 0
    running = {match.id for match in storage.matches.unfinished()}
    for match_id, expected in actions.items():
        try:
            stored = storage.matches.load(match_id).record.actions
        except (KeyError, DamagedMatchError):
            continue
        assert stored == expected[: len(stored)]
        assert len(stored) == len(expected) or (was_replaced and match_id in running)
        found += len(stored) == len(expected)
    return found


def use(storage: Storage) -> None:
    """Everything that a page of the game would ask for, and a match."""
    storage.matches.unfinished()
    storage.matches.ended(100)
    storage.history.deals(DealFilter(), 10_000)
    storage.statistics.totals(DealFilter())
    storage.statistics.winnings(DealFilter())
    running = begin(storage, seed=99)
    play(running, 5)
    running.close()
    assert storage.matches.load(running.id).action_count == 5


def cut(path: Path, length: int) -> None:
    path.write_bytes(path.read_bytes()[:length])


@pytest.mark.parametrize("share", [0.0, 0.0001, 0.001, 0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99, 0.9999])
def test_a_database_cut_at_any_length_is_replaced_and_kept(
    folder: DataFolder, played: tuple[Path, dict[int, tuple[str, ...]]], share: float
) -> None:
    length = int(folder.database.stat().st_size * share)
    cut(folder.database, length)
    with Storage(folder) as storage:
        (notice,) = storage.notices.take()
        assert notice.kind is NoticeKind.DATABASE_RESTORED
        assert notice.aside is not None
        assert notice.aside.stat().st_size == length
        assert notice.path in folder.backups.iterdir()
        assert sound_matches(storage, played[1], was_replaced=True) >= 5
        use(storage)


def test_matches_that_the_backup_lacks_are_read_out_of_a_damaged_database(
    folder: DataFolder, played: tuple[Path, dict[int, tuple[str, ...]]]
) -> None:
    with opened(folder.database) as connection:
        connection.execute("PRAGMA application_id = 7")
    with Storage(folder) as storage:
        (notice,) = storage.notices.take()
        assert (notice.kind, notice.count) == (NoticeKind.DATABASE_RESTORED, 3)
        assert sound_matches(storage, played[1], was_replaced=True) == 8


@pytest.mark.parametrize("seed", range(60))
def test_flipped_bytes_are_survived_and_never_change_an_action_unseen(
    folder: DataFolder, played: tuple[Path, dict[int, tuple[str, ...]]], seed: int
) -> None:
    chance = random.Random(seed)
    content = bytearray(folder.database.read_bytes())
    for _ in range(chance.choice((1, 1, 4, 64))):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    folder.database.write_bytes(content)
    with Storage(folder) as storage:
        was_replaced = bool(set(kinds(storage.notices)) & REPLACED)
        found = sound_matches(storage, played[1], was_replaced=was_replaced)
        assert found >= 5 or not was_replaced
        use(storage)


def test_a_page_of_rubbish_in_the_middle_costs_only_what_lay_there(
    folder: DataFolder, played: tuple[Path, dict[int, tuple[str, ...]]]
) -> None:
    content = bytearray(folder.database.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = random.Random(1).randbytes(4096)
    folder.database.write_bytes(content)
    with Storage(folder) as storage:
        assert kinds(storage.notices) == [NoticeKind.DATABASE_RESTORED]
        assert sound_matches(storage, played[1], was_replaced=True) >= 5
        use(storage)


def in_place_of_it_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "letter.txt").write_text("mine")


def in_place_of_it_a_text(path: Path) -> None:
    path.write_text("To whom it may concern\n" * 50)


def in_place_of_it_another_database(path: Path) -> None:
    path.unlink()
    with opened(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")


def with_a_column_too_few(path: Path) -> None:
    with opened(path) as connection:
        connection.execute("ALTER TABLE actions DROP COLUMN taken")


def with_version_zero(path: Path) -> None:
    with opened(path) as connection:
        connection.execute("PRAGMA user_version = 0")


@pytest.mark.parametrize(
    "spoil",
    [
        in_place_of_it_a_folder,
        in_place_of_it_a_text,
        in_place_of_it_another_database,
        with_a_column_too_few,
        with_version_zero,
    ],
)
@pytest.mark.parametrize("has_backup", [True, False])
def test_what_is_no_database_of_the_game_is_set_aside(
    folder: DataFolder, spoil: Callable[[Path], None], has_backup: bool
) -> None:
    if not has_backup:
        shutil.rmtree(folder.backups)
    spoil(folder.database)
    with Storage(folder) as storage:
        (notice,) = storage.notices.take()
        assert notice.kind is (NoticeKind.DATABASE_RESTORED if has_backup else NoticeKind.DATABASE_NEW)
        assert notice.aside is not None
        assert notice.aside.parent == folder.set_aside
        use(storage)
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []


def test_a_missing_database_comes_back_from_the_backup(folder: DataFolder) -> None:
    folder.database.unlink()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == [NoticeKind.DATABASE_MISSING]
        assert len(storage.matches.ended(100)) == 5


def test_a_damaged_backup_is_passed_over(folder: DataFolder) -> None:
    (backup,) = folder.backups.iterdir()
    shutil.copyfile(backup, folder.backups / "20990101-000000-daily.sqlite3")
    cut(folder.backups / "20990101-000000-daily.sqlite3", 5000)
    folder.database.unlink()
    with Storage(folder) as storage:
        (notice,) = storage.notices.take()
        assert notice.path == backup


def test_a_database_of_a_newer_version_is_left_as_it_is(folder: DataFolder) -> None:
    with opened(folder.database) as connection:
        connection.execute("PRAGMA user_version = 1000")
    before = folder.database.read_bytes()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == [NoticeKind.DATABASE_NEWER]
        assert not storage.database.is_on_disk
        use(storage)
    assert folder.database.read_bytes() == before


def test_a_first_start_says_nothing(tmp_path: Path) -> None:
    with Storage(DataFolder(tmp_path / "new" / "folder")) as storage:
        assert kinds(storage.notices) == []
        assert storage.database.is_on_disk
        use(storage)


def test_an_action_changed_inside_a_sound_file_is_found_when_the_match_is_read(folder: DataFolder) -> None:
    (match_id,) = play_matches(folder.root, 1, actions=12)
    with opened(folder.database) as connection:
        connection.execute("UPDATE actions SET action = action || '5' WHERE match_id = ? AND number = 4", (match_id,))
    with Storage(folder) as storage:
        with pytest.raises(DamagedMatchError) as caught:
            storage.matches.load(match_id)
        assert caught.value.sound_actions == 4
        kept = storage.matches.take_over(match_id, 4)
        assert kept.action_count == 4
        assert [match.id for match in storage.matches.unfinished()] == [kept.id]
        assert storage.matches.load(kept.id).record == kept.record


def test_a_rescue_cut_short_is_finished_at_the_next_start(folder: DataFolder) -> None:
    """The damaged file was moved away and the program killed before the new one had its name."""
    folder.database.rename(folder.database.with_name(folder.database.name + ".built"))
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert len(storage.matches.ended(100)) == 8


def test_damage_found_while_playing_costs_the_running_match_nothing(folder: DataFolder) -> None:
    with Storage(folder, NoticeBoard()) as storage:
        running = begin(storage, seed=5)
        play(running, 20)
        _overwrite_all_pages(storage.database, folder.database)
        play(running, 20)
        running.close()
        assert NoticeKind.DATABASE_RESTORED in kinds(storage.notices)
        record = running.record
    with Storage(folder) as storage:
        assert storage.matches.load(running.id).record == record
        assert len(record.actions) == 40


def test_damage_found_by_a_page_of_the_game_is_mended_under_it(
    folder: DataFolder, played: tuple[Path, dict[int, tuple[str, ...]]]
) -> None:
    with Storage(folder) as storage:
        _overwrite_all_pages(storage.database, folder.database)
        assert storage.history.deals(DealFilter(), limit=10_000).total
        assert kinds(storage.notices) == [NoticeKind.DATABASE_RESTORED]
        assert sound_matches(storage, played[1], was_replaced=True) == 5


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="the folder has to be write-protected")
def test_damage_that_cannot_be_mended_leaves_the_running_match_in_memory(folder: DataFolder) -> None:
    shutil.rmtree(folder.backups)
    clock = Stopwatch()
    with Storage(folder, clock=clock) as storage:
        running = begin(storage, seed=5)
        play(running, 20)
        _overwrite_all_pages(storage.database, folder.database)
        folder.set_aside.write_text("in the way")
        play(running, 20)
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_READ_ONLY]
        assert storage.matches.load(running.id).record == running.record
        folder.set_aside.unlink()
        clock.seconds += RETRY_SECONDS
        play(running, 1)
        running.close()
        assert kinds(storage.notices) == [NoticeKind.DATABASE_RESTORED, NoticeKind.SAVING_AGAIN]
    with Storage(folder) as storage:
        assert storage.matches.load(running.id).record == running.record


def test_a_damaged_match_is_told_of_once_and_left_out_of_the_lists(folder: DataFolder) -> None:
    with opened(folder.database) as connection:
        connection.execute("UPDATE matches SET setup = '{}' WHERE id = (SELECT min(id) FROM matches)")
    with Storage(folder) as storage:
        for _ in range(2):
            assert len(storage.matches.ended(100)) == 7
        assert kinds(storage.notices) == [NoticeKind.MATCH_DAMAGED]


def test_a_match_cannot_be_taken_over_beyond_its_sound_actions(folder: DataFolder) -> None:
    (match_id,) = play_matches(folder.root, 1, actions=12)
    with Storage(folder) as storage:
        with pytest.raises(DamagedMatchError):
            storage.matches.take_over(match_id, 13)
        with pytest.raises(KeyError):
            storage.matches.take_over(1, 1)
        assert [match.id for match in storage.matches.unfinished()] == [match_id]


def test_a_rescue_keeps_what_was_ended_by_hand_and_leaves_out_rows_that_break_the_rules(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        running = begin(storage, seed=5)
        play(running, 10)
        running.abandon()
        running.close()
        storage.progress.see_stage("vera", 1)
    with opened(folder.database) as connection:
        connection.execute("PRAGMA ignore_check_constraints = ON")
        connection.execute("INSERT INTO seen_stages VALUES ('vera', 'two', 0)")
        connection.execute("PRAGMA application_id = 7")
    with Storage(folder) as storage:
        assert kinds(storage.notices) == [NoticeKind.DATABASE_RESTORED]
        assert storage.progress.seen_stages("vera") == {1}
        (abandoned,) = (match for match in storage.matches.ended(100) if match.id == running.id)
        assert abandoned.state == "abandoned"


def _overwrite_all_pages(database: Database, path: Path) -> None:
    """Spoil the file under the open connection, after making it forget what it has read."""
    database._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    database._connection.execute("PRAGMA shrink_memory").fetchall()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (path.stat().st_size - 4096))
