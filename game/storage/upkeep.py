"""What the player may do with the data folder: take everything along, or begin anew."""

from __future__ import annotations

import os
import zipfile
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from game.storage.connections import journal_of
from game.storage.files import file_time, free_name, put_in_place
from game.storage.folder import DataFolder

_UNOPENED = "not opened"


def export_data(folder: DataFolder, database_copy: Path, target: Path, *, with_file: bool = False) -> Path:
    """Write a zip with the database, settings, crash reports and own opponents to ``target``; return it.

    ``database_copy`` is a finished copy of the database. ``with_file`` takes along, in a folder of its own, the
    database file that was not opened. Raises OSError; no half-written file is left then.
    """
    unfinished = target.with_name(target.name + ".new")
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
            archive.write(database_copy, folder.database.name)
            for path in _files_to_take(folder):
                archive.write(path, _readable(path.relative_to(folder.root)))
            for path in _database_files(folder) if with_file else ():
                archive.write(path, f"{_UNOPENED}/{path.name}")
        put_in_place(unfinished, target)
    except OSError:
        unfinished.unlink(missing_ok=True)
        raise
    return target


def make_place_aside(folder: DataFolder, now: datetime) -> Path:
    """Make the folder for :func:`move_everything_aside`. Raises OSError."""
    aside = free_name(folder.set_aside, f"{file_time(now)}-reset")
    aside.mkdir(parents=True)
    return aside


def move_everything_aside(folder: DataFolder, aside: Path) -> None:
    """Move database, backups and settings into ``aside``. Raises OSError; everything is where it was then.

    The database must be closed. Own opponents, reports and the log stay.
    """
    database = folder.database
    companions = (database.with_name(database.name + ending) for ending in ("-wal", "-shm", ".built"))
    moved: list[Path] = []
    try:
        for path in (folder.backups, database, *companions, folder.settings):
            if path.exists():
                path.rename(aside / path.name)
                moved.append(path)
    except OSError:
        for path in moved:
            (aside / path.name).rename(path)
        aside.rmdir()
        raise


def _database_files(folder: DataFolder) -> Iterator[Path]:
    yield from (path for path in (folder.database, journal_of(folder.database)) if path.is_file())


def _readable(path: Path) -> str:
    """A name for an archive, which takes letters of no other encoding than its own."""
    return os.fsencode(path).decode(errors="replace")


def _files_to_take(folder: DataFolder) -> Iterator[Path]:
    if folder.settings.is_file():
        yield folder.settings
    for part in (folder.reports, folder.opponents):
        yield from sorted(path for path in part.rglob("*") if path.is_file())
