"""Opening the database file whatever became of it: gone, damaged, older or cut off in the middle of a rescue."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from game.storage.backups import BEFORE_UPDATE, restore_newest, write_backup, write_copy
from game.storage.connections import connect, journal_of, readable_text
from game.storage.faults import UnreadableDatabaseError
from game.storage.files import copy_aside, move_aside, put_in_place, sync_file
from game.storage.folder import DataFolder
from game.storage.journal import has_lost_commits
from game.storage.notices import NoticeBoard, NoticeKind, StorageNotice
from game.storage.rescue import carry_over
from game.storage.schema import VERSION, migrate, version_of


def open_file(folder: DataFolder, notices: NoticeBoard, now: datetime) -> sqlite3.Connection:
    """The database on disk, sound and at the newest version; what had to be done for that is posted.

    Raises NewerDatabaseError, or one of DISK_ERRORS when the disk refuses.
    """
    folder.create()
    if _built(folder).exists():
        _finish_replacement(folder, notices, now)
    elif not os.path.lexists(folder.database):
        _make_missing(folder, notices, now)
    is_journal_damaged = _keep_damaged_journal(folder, notices, now)
    try:
        connection = connect(folder.database)
    except UnreadableDatabaseError as error:
        return replace_damaged(folder, notices, now, str(error))
    try:
        if version_of(connection) < VERSION:
            write_backup(connection, folder, now, BEFORE_UPDATE)
        migrate(connection)
        if is_journal_damaged:  # what lies behind the damage would be found, and told, again and again
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def replace_damaged(folder: DataFolder, notices: NoticeBoard, now: datetime, reason: str) -> sqlite3.Connection:
    """Build a sound database from the newest backup and what the damaged one still yields; set that one aside.

    Raises one of DISK_ERRORS when the disk refuses; the next attempt begins anew.
    """
    backup, rescued = _build(folder, damaged=folder.database)
    aside = _put_built_in_place(folder, now)
    kind = NoticeKind.DATABASE_NEW if backup is None else NoticeKind.DATABASE_RESTORED
    notices.post(StorageNotice(kind, path=backup, aside=aside, count=rescued, detail=reason))
    return connect(folder.database)


def write_anew(folder: DataFolder, source: sqlite3.Connection, now: datetime) -> None:
    """Put everything behind ``source`` into the place of a database that is gone. Raises sqlite3.Error or OSError."""
    folder.create()
    write_copy(source, _built(folder))
    _put_built_in_place(folder, now)


def _make_missing(folder: DataFolder, notices: NoticeBoard, now: datetime) -> None:
    """At the first start an empty database, later the newest backup."""
    backup, _ = _build(folder)
    _put_built_in_place(folder, now)
    if backup is not None:
        notices.post(StorageNotice(NoticeKind.DATABASE_MISSING, path=backup))


def _finish_replacement(folder: DataFolder, notices: NoticeBoard, now: datetime) -> None:
    """The program was ended after a replacement was built and before it was in place."""
    aside = _put_built_in_place(folder, now)
    if aside is not None:
        notices.post(StorageNotice(NoticeKind.DATABASE_RESTORED, aside=aside))


def _keep_damaged_journal(folder: DataFolder, notices: NoticeBoard, now: datetime) -> bool:
    """Whether the journal is damaged; a copy of it and of its database is kept then."""
    journal = journal_of(folder.database)
    if not folder.database.is_file() or not has_lost_commits(journal):
        return False
    aside = copy_aside(folder.database, folder.set_aside, now)
    try:
        journal_aside = copy_aside(journal, folder.set_aside, now)
    except OSError:  # the next attempt makes both anew; until then a full disk is no place for one
        aside.unlink(missing_ok=True)
        raise
    notices.post(StorageNotice(NoticeKind.JOURNAL_DAMAGED, aside=journal_aside))
    return True


def _build(folder: DataFolder, damaged: Path | None = None) -> tuple[Path | None, int]:
    """Make a complete database beside the old one; return the backup in it and the matches gained from ``damaged``."""
    building = folder.database.with_name(folder.database.name + ".building")
    for leftover in (building, *_companions(building)):
        leftover.unlink(missing_ok=True)
    backup = restore_newest(folder, building)
    with closing(connect(building)) as connection:
        migrate(connection)
        rescued = _rescue_from(damaged, connection) if damaged and damaged.is_file() else 0
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    sync_file(building)
    put_in_place(building, _built(folder))
    return backup, rescued


def _built(folder: DataFolder) -> Path:
    """A complete database that is only to be put in place."""
    return folder.database.with_name(folder.database.name + ".built")


def _rescue_from(damaged: Path, target: sqlite3.Connection) -> int:
    with closing(sqlite3.connect(f"{damaged.as_uri()}?mode=ro", uri=True)) as source:
        source.text_factory = readable_text
        return carry_over(source, target)


def _put_built_in_place(folder: DataFolder, now: datetime) -> Path | None:
    """Set the old database aside, if there is one, and return where it is now.

    Its journal goes first: beside another database it would be taken for that one's.
    """
    journal, shared = _companions(folder.database)
    shared.unlink(missing_ok=True)
    old = [path for path in (journal, folder.database) if os.path.lexists(path)]
    moved = [move_aside(path, folder.set_aside, now) for path in old]
    put_in_place(_built(folder), folder.database)
    return moved[-1] if moved else None


def _companions(database: Path) -> tuple[Path, Path]:
    """SQLite's journal of a database, and the file through which its users share it."""
    return journal_of(database), database.with_name(database.name + "-shm")
