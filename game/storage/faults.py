"""Which errors mean that the disk refuses for now, and which mean that the file is broken."""

from __future__ import annotations

import errno
import sqlite3

from game.storage.notices import NoticeKind, Reason

_BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: Reason.FULL,
    sqlite3.SQLITE_READONLY: Reason.WRITE_PROTECTED,
    sqlite3.SQLITE_PERM: Reason.NO_RIGHT,
    sqlite3.SQLITE_CANTOPEN: Reason.CANNOT_OPEN,
    sqlite3.SQLITE_BUSY: Reason.IN_USE,
    sqlite3.SQLITE_LOCKED: Reason.IN_USE,
    sqlite3.SQLITE_IOERR: Reason.DEVICE,
    sqlite3.SQLITE_PROTOCOL: Reason.DEVICE,
    sqlite3.SQLITE_CORRUPT: Reason.DAMAGED,
    sqlite3.SQLITE_NOTADB: Reason.DAMAGED,
    sqlite3.SQLITE_FORMAT: Reason.DAMAGED,
}
_BY_SYSTEM_CODE = {
    errno.ENOSPC: Reason.FULL,
    errno.EDQUOT: Reason.FULL,
    errno.EFBIG: Reason.FULL,
    errno.EACCES: Reason.NO_RIGHT,
    errno.EPERM: Reason.NO_RIGHT,
    errno.EROFS: Reason.WRITE_PROTECTED,
    errno.ENOENT: Reason.MISSING,
    errno.ENOTDIR: Reason.IN_THE_WAY,
    errno.EISDIR: Reason.IN_THE_WAY,
    errno.EEXIST: Reason.IN_THE_WAY,
    errno.ENOTEMPTY: Reason.IN_THE_WAY,
    errno.EBUSY: Reason.IN_USE,
    errno.EIO: Reason.DEVICE,
    errno.ENODEV: Reason.DEVICE,
    errno.ENXIO: Reason.DEVICE,
    errno.ESTALE: Reason.DEVICE,
}
_TOLD = {
    Reason.FULL: NoticeKind.IN_MEMORY_FULL,
    Reason.NO_RIGHT: NoticeKind.IN_MEMORY_READ_ONLY,
    Reason.WRITE_PROTECTED: NoticeKind.IN_MEMORY_READ_ONLY,
    Reason.MISSING: NoticeKind.IN_MEMORY_READ_ONLY,
    Reason.IN_THE_WAY: NoticeKind.IN_MEMORY_READ_ONLY,
    Reason.CANNOT_OPEN: NoticeKind.IN_MEMORY_READ_ONLY,
    Reason.IN_USE: NoticeKind.IN_MEMORY_LOCKED,
}
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


class UnreadableDatabaseError(Exception):
    """The file is not a database of this game, or a damaged one."""


class NewerDatabaseError(Exception):
    """A newer version of the game made the database."""


DISK_ERRORS = (sqlite3.Error, OSError, UnreadableDatabaseError)
"""What opening a file may raise when the disk, not the program, is at fault."""


def reason_of(error: Exception) -> Reason | None:
    """Why the disk refuses; None when ``error`` says nothing that is known here."""
    if isinstance(error, OSError):
        return _BY_SYSTEM_CODE.get(error.errno or 0)
    if isinstance(error, UnreadableDatabaseError):
        return Reason.DAMAGED
    return _BY_SQLITE_CODE.get(_primary_code(error)) if isinstance(error, sqlite3.Error) else None


def refusal(error: Exception) -> NoticeKind | None:
    """What to tell the player when ``error`` means that the disk cannot be used for now; None for every other error."""
    reason = reason_of(error)
    if reason is None and not isinstance(error, OSError):
        return None
    return _TOLD.get(reason, NoticeKind.IN_MEMORY_FAILED) if reason else NoticeKind.IN_MEMORY_FAILED


def in_words(error: Exception) -> str:
    """What the system or SQLite says of a fault, without its numbers and paths."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def is_broken(error: sqlite3.Error) -> bool:
    """Whether the error says that the file itself is damaged."""
    return _primary_code(error) in _BROKEN


def _primary_code(error: sqlite3.Error) -> int:
    """SQLite's code without its extension; 0 for errors that the module raised by itself."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    return code & 0xFF
