"""Backups, export, reset, where the data folder is, and progress."""

from __future__ import annotations

import errno
import os
import sqlite3
import zipfile
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from game.settings.file import SettingsFile
from game.storage.backups import DAILY_BACKUPS_KEPT, backups
from game.storage.folder import DATA_VARIABLE, DataFolder, DataFolderError, find_data_folder
from game.storage.notices import NoticeBoard
from game.storage.opening import Storage
from game.storage.progress import LINES_REMEMBERED, Unlock
from game.storage.schema import MIGRATIONS, VERSION, migrate, version_of
from tests.game.storage.playing import Calendar, Stopwatch, begin, kinds, opened, play, play_matches


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path / "data")


@pytest.fixture
def storage(folder: DataFolder, calendar: Calendar) -> Iterator[Storage]:
    with Storage(folder, now=calendar) as opened:
        yield opened


def actions_in(backup: Path) -> int:
    with opened(backup) as connection:
        (count,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    return int(count)


def test_one_backup_a_day_and_no_more_than_a_week_of_them(storage: Storage, calendar: Calendar) -> None:
    running = begin(storage)
    for day in range(10):
        play(running, 1)
        storage.database.back_up_daily()
        play(running, 1)
        storage.database.back_up_daily()
        kept = backups(storage.folder)
        assert len(kept) == min(day + 1, DAILY_BACKUPS_KEPT)
        assert actions_in(kept[0]) == 2 * day + 1
        calendar.time += timedelta(days=1)
    running.close()


def test_the_backup_of_the_day_makes_itself_soon_after_the_start_and_after_midnight(
    folder: DataFolder, calendar: Calendar
) -> None:
    clock = Stopwatch()
    with Storage(folder, clock=clock, now=calendar) as storage:
        storage.update()
        assert backups(folder) == ()
        for hours in (1, 2):
            clock.seconds += hours * 3600
            storage.update()
            assert len(backups(folder)) == 1
        calendar.time += timedelta(days=1)
        clock.seconds += 3600
        storage.update()
        assert len(backups(folder)) == 2


def test_backups_made_by_hand_are_not_thrown_away(storage: Storage, calendar: Calendar) -> None:
    by_hand = [storage.database.back_up(), storage.database.back_up()]
    assert None not in by_hand
    for _ in range(10):
        calendar.time += timedelta(days=1)
        storage.database.back_up_daily()
    assert set(by_hand) <= set(backups(storage.folder))
    assert len(backups(storage.folder)) == DAILY_BACKUPS_KEPT + 2


def test_halves_of_backups_that_a_kill_left_behind_are_thrown_away(storage: Storage) -> None:
    first = storage.database.back_up()
    assert first is not None
    for ending in (".new", ".new-journal"):
        first.with_name(first.name + ending).write_bytes(b"half")
    second = storage.database.back_up()
    assert set(storage.folder.backups.iterdir()) == {first, second}


def test_a_backup_is_taken_while_the_match_goes_on(storage: Storage) -> None:
    running = begin(storage)
    play(running, 15)
    backup = storage.database.back_up()
    play(running, 15)
    running.close()
    assert backup is not None
    assert actions_in(backup) == 15


def test_an_export_holds_everything_that_is_the_players(storage: Storage, tmp_path: Path) -> None:
    folder = storage.folder
    SettingsFile(folder, NoticeBoard()).change(speed="calm")
    for path in (folder.reports / "report.txt", folder.opponents / "anna" / "opponent.toml", folder.logs / "game.log"):
        path.parent.mkdir(parents=True)
        path.write_text(path.name)
    running = begin(storage)
    play(running, 12)
    running.close()
    target = storage.export(tmp_path / "away" / "mine.zip")
    with zipfile.ZipFile(target) as archive:
        assert sorted(archive.namelist()) == [
            "lose-your-shirt.sqlite3",
            "opponents/anna/opponent.toml",
            "reports/report.txt",
            "settings.json",
        ]
        archive.extractall(tmp_path / "elsewhere")
    with Storage(DataFolder(tmp_path / "elsewhere")) as copy:
        assert kinds(copy.notices) == []
        assert copy.matches.load(running.id).record == running.record


def test_an_export_takes_along_a_database_that_this_version_cannot_open(folder: DataFolder) -> None:
    play_matches(folder.root, 1)
    with opened(folder.database) as connection:
        connection.execute("PRAGMA user_version = 1000")
    with Storage(folder) as storage:
        target = storage.export()
    with zipfile.ZipFile(target) as archive:
        assert archive.read("not opened/lose-your-shirt.sqlite3") == folder.database.read_bytes()
        assert "lose-your-shirt.sqlite3" in archive.namelist()


@pytest.mark.skipif(os.name == "nt", reason="names of files are always Unicode there")
def test_an_export_takes_along_files_whose_names_are_of_another_encoding(storage: Storage) -> None:
    """As old archives leave them behind when they are unpacked."""
    file = storage.folder.opponents / "anna" / os.fsdecode(b"\xe8te mne.txt")
    file.parent.mkdir(parents=True)
    file.write_text("read me")
    with zipfile.ZipFile(storage.export()) as archive:
        (name,) = (name for name in archive.namelist() if name.startswith("opponents"))
        assert archive.read(name) == b"read me"


def test_an_export_lands_in_the_data_folder_by_itself(storage: Storage) -> None:
    first, second = storage.export(), storage.export()
    assert first != second
    assert first.parent == second.parent == storage.folder.root


def test_an_export_that_fails_leaves_nothing_behind(storage: Storage, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match="file"):
        storage.export(tmp_path / "file" / "mine.zip")
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken"):
        storage.export(tmp_path / "taken")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "file", "taken"]


def test_a_reset_begins_anew_and_throws_nothing_away(folder: DataFolder, tmp_path: Path) -> None:
    played = play_matches(folder.root, 2)
    SettingsFile(folder, NoticeBoard()).change(speed="calm")
    with Storage(folder) as storage:
        storage.database.back_up()
        aside = storage.reset()
        assert storage.matches.ended(10) == ()
        assert backups(folder) == ()
        assert not folder.settings.exists()
        running = begin(storage)
        play(running, 5)
        running.close()
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        assert [match.id for match in storage.matches.unfinished()] == [running.id]
    aside.rename(tmp_path / "old")
    old = DataFolder(tmp_path / "old")
    with Storage(old) as storage:
        assert {match.id for match in storage.matches.ended(10)} == set(played)
        assert len(backups(old)) == 1
    assert SettingsFile(old, NoticeBoard()).settings.speed == "calm"


def test_a_reset_that_fails_half_way_moves_everything_back(folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    played = play_matches(folder.root, 1)
    SettingsFile(folder, NoticeBoard()).change(speed="calm")
    rename = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if path == folder.settings:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return rename(path, target)

    with Storage(folder) as storage:
        storage.database.back_up()
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", refuse)
            with pytest.raises(PermissionError):
                storage.reset()
        assert {match.id for match in storage.matches.ended(10)} == set(played)
        assert len(backups(folder)) == 1
        assert kinds(storage.notices) == []
        assert list(folder.set_aside.iterdir()) == []


def test_a_reset_that_cannot_begin_keeps_what_is_only_in_memory(folder: DataFolder) -> None:
    folder.root.write_text("in the way")
    with Storage(folder) as storage:
        running = begin(storage)
        play(running, 5)
        with pytest.raises(OSError, match="data"):
            storage.reset()
        assert storage.matches.load(running.id).record == running.record
        running.close()


def test_the_data_folder_is_chosen_by_argument_then_environment_then_system(tmp_path: Path) -> None:
    named = {DATA_VARIABLE: str(tmp_path / "named")}
    assert find_data_folder(tmp_path / "chosen", named).root == tmp_path / "chosen"
    assert find_data_folder(None, named).root == tmp_path / "named"
    assert find_data_folder(None, {}).root.name == "lose-your-shirt"
    assert find_data_folder(None, {DATA_VARIABLE: "  "}).root == find_data_folder(None, {}).root
    assert find_data_folder(Path("here"), {}).root == Path.cwd() / "here"


def test_a_system_without_a_home_gives_a_folder_among_the_temporary_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share/lose-your-shirt"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    found = find_data_folder(None, {})
    assert (found.root, found.is_temporary) == (tmp_path / "lose-your-shirt", True)
    assert not find_data_folder(tmp_path, {}).is_temporary


def test_a_system_without_any_folder_says_which_one_to_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise FileNotFoundError(errno.ENOENT, "No usable temporary directory found")

    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("~/.local/share/lose-your-shirt"))
    monkeypatch.setattr("tempfile.gettempdir", fail)
    with pytest.raises(DataFolderError, match="--data-dir"):
        find_data_folder(None, {})


@pytest.mark.skipif(os.name == "nt", reason="names of users are not looked up there")
@pytest.mark.parametrize("name", ["~nobody-is-called-so/data", "~nobody-is-called-so"])
def test_a_folder_of_somebody_who_is_not_there_is_told(name: str) -> None:
    with pytest.raises(DataFolderError, match="Name it by its whole path"):
        find_data_folder(None, {DATA_VARIABLE: name})


@pytest.mark.skipif(os.name == "nt", reason="a folder in use cannot be removed there")
def test_a_folder_named_from_one_that_is_gone_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()
    with pytest.raises(DataFolderError, match="Name it by its whole path"):
        find_data_folder(Path("data"), {})
    assert find_data_folder(tmp_path, {}).root == tmp_path


def test_unlocks_and_stages_are_kept_once(storage: Storage) -> None:
    progress = storage.progress
    for _ in range(2):
        progress.unlock(Unlock("felt", "burgundy"))
        progress.see_stage("vera", 0)
    progress.see_stage("vera", 3)
    progress.see_stage("odessa", 1)
    assert progress.unlocks() == {Unlock("felt", "burgundy")}
    assert progress.seen_stages("vera") == {0, 3}
    assert progress.seen_stages("mei") == frozenset()


def test_the_last_forty_lines_of_each_opponent_are_remembered(storage: Storage) -> None:
    progress = storage.progress
    for number in range(LINES_REMEMBERED + 5):
        progress.speak("vera", f"line {number}")
    progress.speak("odessa", "good evening")
    assert progress.recent_lines("vera") == tuple(f"line {number}" for number in range(44, 4, -1))
    assert progress.recent_lines("odessa") == ("good evening",)


def test_a_migration_that_fails_changes_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    steps = (*MIGRATIONS, "CREATE TABLE notes (text TEXT); CREATE TABLE notes (text TEXT);")
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, steps)
    assert version_of(connection) == VERSION
    assert connection.execute("SELECT * FROM sqlite_master WHERE name = 'notes'").fetchall() == []
    migrate(connection, (*MIGRATIONS, "CREATE TABLE notes (text TEXT);"))
    assert version_of(connection) == VERSION + 1
    connection.close()


def test_a_database_is_backed_up_before_it_is_migrated(folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's database is the old one of a program that knows one step more."""
    played = play_matches(folder.root, 1)
    steps = (*MIGRATIONS, "CREATE TABLE notes (text TEXT);")
    monkeypatch.setattr("game.storage.connections.MIGRATIONS", steps)
    for module in ("recovery", "connections"):
        monkeypatch.setattr(f"game.storage.{module}.VERSION", VERSION + 1)
        monkeypatch.setattr(f"game.storage.{module}.migrate", partial(migrate, steps=steps))
    with Storage(folder) as storage:
        (backup,) = backups(folder)
        with opened(backup) as connection:
            assert version_of(connection) == VERSION
        assert storage.database.read("PRAGMA user_version")[0][0] == VERSION + 1
        assert {match.id for match in storage.matches.ended(10)} == set(played)
