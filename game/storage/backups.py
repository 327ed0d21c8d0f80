"""Copies of the database by SQLite's backup call: one a day, some more by hand, the oldest daily ones thrown away."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from game.storage.connections import connect, copy_database, new_file
from game.storage.faults import NewerDatabaseError, UnreadableDatabaseError
from game.storage.files import file_time, free_name, matching, put_in_place, sync_file
from game.storage.folder import DataFolder

DAILY_BACKUPS_KEPT = 7
_SUFFIX = ".sqlite3"
_DAILY = "daily"
BY_HAND = "by-hand"
BEFORE_UPDATE = "before-update"


def write_backup(source: sqlite3.Connection, folder: DataFolder, now: datetime, reason: str) -> Path:
    """Copy the database behind ``source``; return the finished file. Raises sqlite3.Error or OSError."""
    folder.backups.mkdir(parents=True, exist_ok=True)
    for leftover in matching(folder.backups, f"*{_SUFFIX}.new*"):  # of a program that was killed over it
        leftover.unlink(missing_ok=True)
    path = free_name(folder.backups, f"{file_time(now)}-{reason}{_SUFFIX}")
    write_copy(source, path)
    return path


def write_copy(source: sqlite3.Connection, path: Path) -> None:
    """Copy the database behind ``source`` to ``path``, which gets its name when all is written.

    Raises sqlite3.Error or OSError.
    """
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(new_file(unfinished)) as target:
            copy_database(source, target)
            target.execute("PRAGMA journal_mode = DELETE").fetchone()
        sync_file(unfinished)
        put_in_place(unfinished, path)
    except (sqlite3.Error, OSError):
        unfinished.unlink(missing_ok=True)
        raise


def write_daily_backup(source: sqlite3.Connection, folder: DataFolder, now: datetime) -> Path | None:
    """Write today's backup unless there is one; return it when it was made now. Raises sqlite3.Error or OSError."""
    daily = _named(folder, _DAILY)
    today = now.strftime("%Y%m%d")
    if any(path.name.startswith(today) for path in daily):
        return None
    made = write_backup(source, folder, now, _DAILY)
    for surplus in [made, *daily][DAILY_BACKUPS_KEPT:]:
        surplus.unlink(missing_ok=True)
    return made


def backups(folder: DataFolder) -> tuple[Path, ...]:
    """All backups, newest first."""
    return _named(folder, "")


def restore_newest(folder: DataFolder, place: Path) -> Path | None:
    """Copy the newest backup that can be read to ``place``; return the backup, or None if there is none.

    The newest is the one with most actions, of which none is ever taken away: the dates of backups are those of a clock
    that may have been wrong. Raises OSError when ``place`` cannot be written.
    """
    for backup in sorted(backups(folder), key=_actions, reverse=True):
        unfinished = place.with_name(place.name + ".new")
        try:
            unfinished.write_bytes(backup.read_bytes())
            connect(unfinished).close()
        except (sqlite3.Error, UnreadableDatabaseError, NewerDatabaseError):
            unfinished.unlink(missing_ok=True)
            continue
        sync_file(unfinished)
        put_in_place(unfinished, place)
        return backup
    return None


def _actions(backup: Path) -> int:
    """How many actions a backup holds; as good as none when it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{backup.as_uri()}?immutable=1", uri=True)) as connection:
            (count,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    except sqlite3.Error:
        return -1
    return int(count)


def _named(folder: DataFolder, reason: str) -> tuple[Path, ...]:
    return tuple(reversed(matching(folder.backups, f"*-{reason}*{_SUFFIX}")))
