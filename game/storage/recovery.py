"""Opening the database file whatever became of it: gone, damaged, older or cut off in the middle of a rescue."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from game.storage.backups import BEFORE_UPDATE, restore_newest, write_backup
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

    Raises NewerDatabaseError, or sqlite3.Error or OSError when the disk refuses.
    """
    folder.create()
    _replace_missing(folder, notices)
    _keep_damaged_journal(folder, notices, now)
    try:
        connection = connect(folder.database)
    except UnreadableDatabaseError as error:
        return replace_damaged(folder, notices, now, str(error))
    try:
        if 0 < version_of(connection) < VERSION:
            write_backup(connection, folder, now, BEFORE_UPDATE)
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def replace_damaged(folder: DataFolder, notices: NoticeBoard, now: datetime, reason: str) -> sqlite3.Connection:
    """Build a sound database from the newest backup and what the damaged one still yields; set that one aside.

    Raises sqlite3.Error or OSError when the disk refuses; the next attempt begins anew.
    """
    building = folder.database.with_name(folder.database.name + ".building")
    building.unlink(missing_ok=True)
    backup = restore_newest(folder, building)
    with closing(connect(building)) as connection:
        migrate(connection)
        rescued = _rescue_from(folder.database, connection)
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    sync_file(building)
    put_in_place(building, _built(folder))
    aside = _move_database_aside(folder, now)
    put_in_place(_built(folder), folder.database)
    kind = NoticeKind.DATABASE_NEW if backup is None else NoticeKind.DATABASE_RESTORED
    notices.post(StorageNotice(kind, path=backup, aside=aside, count=rescued, detail=reason))
    return connect(folder.database)


def _replace_missing(folder: DataFolder, notices: NoticeBoard) -> None:
    if os.path.lexists(folder.database):
        return
    if _built(folder).exists():
        put_in_place(_built(folder), folder.database)
        return
    backup = restore_newest(folder, folder.database)
    if backup is not None:
        notices.post(StorageNotice(NoticeKind.DATABASE_MISSING, path=backup))


def _keep_damaged_journal(folder: DataFolder, notices: NoticeBoard, now: datetime) -> None:
    journal = journal_of(folder.database)
    if folder.database.is_file() and has_lost_commits(journal):
        copy_aside(folder.database, folder.set_aside, now)
        notices.post(StorageNotice(NoticeKind.JOURNAL_DAMAGED, aside=copy_aside(journal, folder.set_aside, now)))


def _built(folder: DataFolder) -> Path:
    """A replacement that is complete and only waits for the damaged database to be moved out of its way."""
    return folder.database.with_name(folder.database.name + ".built")


def _rescue_from(damaged: Path, target: sqlite3.Connection) -> int:
    if not damaged.is_file():
        return 0
    with closing(sqlite3.connect(f"{damaged.as_uri()}?mode=ro", uri=True)) as source:
        source.text_factory = readable_text
        return carry_over(source, target)


def _move_database_aside(folder: DataFolder, now: datetime) -> Path:
    aside = move_aside(folder.database, folder.set_aside, now)
    for ending in ("-wal", "-shm"):
        companion = folder.database.with_name(folder.database.name + ending)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + ending))
    return aside
