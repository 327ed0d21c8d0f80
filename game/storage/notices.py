"""What the player has to be told about files: said once, in the game's own words, by the interface."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

_log = logging.getLogger(__name__)


class NoticeKind(StrEnum):
    """What happened. The interface has a text for each; the fields that it may mention stand in brackets."""

    IN_MEMORY_FULL = "in_memory_full"
    """No space is left: the game goes on in memory and tries again to save [path]."""
    IN_MEMORY_READ_ONLY = "in_memory_read_only"
    """The data folder cannot be written: as above [path]."""
    IN_MEMORY_LOCKED = "in_memory_locked"
    """Another program holds the database: as above [path]."""
    IN_MEMORY_FAILED = "in_memory_failed"
    """Any other fault of the disk: as above [path, detail]."""
    SAVING_AGAIN = "saving_again"
    """What was kept in memory has been saved [path]."""
    DATABASE_RESTORED = "database_restored"
    """The database could not be read, lies at ``aside``, and ``path``, a backup, took its place; ``count`` matches that
    the backup lacked were read out of the damaged file. Of a replacement that was cut short and finished at the next
    start only ``aside`` is known [path, aside, count, detail]."""
    DATABASE_NEW = "database_new"
    """The database could not be read, lies at ``aside``, and there was no backup; ``count`` matches were read out of
    the damaged file [aside, count, detail]."""
    DATABASE_MISSING = "database_missing"
    """The database was gone and ``path``, a backup, took its place [path]."""
    DATABASE_PUT_BACK = "database_put_back"
    """The database was taken away or replaced while it was in use: what it held is in ``path`` again [path]."""
    DATABASE_NEWER = "database_newer"
    """A newer version of the game wrote the database: it is left untouched, this session is not kept [path]."""
    JOURNAL_DAMAGED = "journal_damaged"
    """The last actions before the program was ended may be missing; a copy of the journal is kept [aside]."""
    MATCH_DAMAGED = "match_damaged"
    """A match can be read only up to its action number ``count`` [count, detail]."""
    FOLDER_TEMPORARY = "folder_temporary"
    """The system knows no home for the user: everything is kept where the system may throw it away [path]."""
    BACKUP_FAILED = "backup_failed"
    """A backup could not be written [path, detail]."""
    SETTINGS_UNREADABLE = "settings_unreadable"
    """The settings could not be read, lie at ``aside``, and the usual ones are in force [aside, detail]."""
    SETTINGS_FIELD = "settings_field"
    """One setting, ``detail``, could not be used and has its usual value; ``aside`` is a copy of the file
    [aside, detail]."""
    SETTINGS_NEWER = "settings_newer"
    """A newer version wrote the settings; those known here are in force and a copy of the file is kept [aside]."""
    SETTINGS_NOT_SAVED = "settings_not_saved"
    """The settings act but could not be written; every change tries again [path, detail]."""


class Reason(StrEnum):
    """Why the disk refuses, as far as there is something to do about it. The interface has words for each."""

    FULL = "full"
    NO_RIGHT = "no_right"
    WRITE_PROTECTED = "write_protected"
    MISSING = "missing"
    IN_THE_WAY = "in_the_way"
    """A file where a folder should be, or the other way round."""
    CANNOT_OPEN = "cannot_open"
    """As much as SQLite says of a missing file, a missing right or something in the way."""
    IN_USE = "in_use"
    DAMAGED = "damaged"
    DEVICE = "device"
    """The disk itself fails, or cannot be reached."""


@dataclass(frozen=True, slots=True)
class StorageNotice:
    """One thing to say. ``detail`` is technical and not translated; ``reason`` takes its place where there is one."""

    kind: NoticeKind
    path: Path | None = None
    aside: Path | None = None
    count: int = 0
    detail: str = ""
    reason: Reason | None = None

    def __str__(self) -> str:
        """For the log."""
        places = [str(place) for place in (self.path, self.aside) if place is not None]
        return "; ".join((self.kind.replace("_", " "), *places, *filter(None, (self.detail,))))


class NoticeBoard:
    """Where notices wait until the interface takes them."""

    def __init__(self) -> None:
        self._waiting: list[StorageNotice] = []

    def post(self, notice: StorageNotice) -> None:
        """Add a notice and write it to the log."""
        _log.warning("%s", notice)
        self._waiting.append(notice)

    def take(self) -> tuple[StorageNotice, ...]:
        """All notices that nobody has taken yet, oldest first."""
        taken = tuple(self._waiting)
        self._waiting.clear()
        return taken
