"""Putting files in place so that a reader finds the old one or the new one, never half of one."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from game.storage.abilities import try_to_sync


def file_time(now: datetime) -> str:
    """``now`` as it stands in file names, to the second: names sort by time."""
    return now.strftime("%Y%m%d-%H%M%S")


def write_atomically(path: Path, content: bytes) -> None:
    """Write ``content`` beside ``path``, force it to the disk and put it in place. Raises OSError."""
    temporary = path.with_name(path.name + ".new")
    try:
        with temporary.open("wb") as file:
            file.write(content)
            file.flush()
            try_to_sync(file.fileno())
        put_in_place(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def put_in_place(finished: Path, path: Path) -> None:
    """Rename a finished file over ``path`` and make the rename itself last. Raises OSError."""
    finished.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make renames in ``folder`` survive a power cut, where the system can be asked for that."""
    if sys.platform != "win32":
        with suppress(OSError):  # some network file systems refuse; the rename itself is done
            handle = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def sync_file(path: Path) -> None:
    """Force what was written to ``path`` to the disk. Raises OSError."""
    with path.open("rb+") as file:
        try_to_sync(file.fileno())


def matching(folder: Path, pattern: str) -> list[Path]:
    """Files below ``folder`` by their names; none when it is not there or may not be looked into."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def move_aside(path: Path, into: Path, now: datetime) -> Path:
    """Move a file or folder into ``into`` under a name with the time; return its new path. Raises OSError."""
    target = free_name(into, f"{file_time(now)}-{path.name}")
    into.mkdir(parents=True, exist_ok=True)
    path.rename(target)
    return target


def copy_aside(path: Path, into: Path, now: datetime) -> Path:
    """Copy a file into ``into`` under a name with the time; return the copy's path. Raises OSError, without a copy."""
    target = free_name(into, f"{file_time(now)}-{path.name}")
    into.mkdir(parents=True, exist_ok=True)
    try:
        shutil.copyfile(path, target)
    except OSError:
        target.unlink(missing_ok=True)
        raise
    return target


def free_name(folder: Path, name: str) -> Path:
    """``folder / name``, or the same with a number when something is there already."""
    wanted = folder / name
    attempt, number = wanted, 2
    while os.path.lexists(attempt):
        attempt = wanted.with_name(f"{wanted.stem}-{number}{wanted.suffix}")
        number += 1
    return attempt
