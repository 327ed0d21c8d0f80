"""Which errors mean that the disk refuses for now, and which mean that the file is broken."""

from __future__ import annotations

import errno
import sqlite3

from game.storage.notices import NoticeKind

_BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: NoticeKind.IN_MEMORY_FULL,
    sqlite3.SQLITE_READONLY: NoticeKind.IN_MEMORY_READ_ONLY,
    sqlite3.SQLITE_PERM: NoticeKind.IN_MEMORY_READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: NoticeKind.IN_MEMORY_READ_ONLY,
    sqlite3.SQLITE_BUSY: NoticeKind.IN_MEMORY_LOCKED,
    sqlite3.SQLITE_LOCKED: NoticeKind.IN_MEMORY_LOCKED,
    sqlite3.SQLITE_IOERR: NoticeKind.IN_MEMORY_FAILED,
    sqlite3.SQLITE_PROTOCOL: NoticeKind.IN_MEMORY_FAILED,
}
_BY_SYSTEM_CODE = {
    errno.ENOSPC: NoticeKind.IN_MEMORY_FULL,
    errno.EDQUOT: NoticeKind.IN_MEMORY_FULL,
    errno.EFBIG: NoticeKind.IN_MEMORY_FULL,
    errno.EACCES: NoticeKind.IN_MEMORY_READ_ONLY,
    errno.EPERM: NoticeKind.IN_MEMORY_READ_ONLY,
    errno.EROFS: NoticeKind.IN_MEMORY_READ_ONLY,
    errno.ENOENT: NoticeKind.IN_MEMORY_READ_ONLY,
    errno.ENOTDIR: NoticeKind.IN_MEMORY_READ_ONLY,
    errno.EEXIST: NoticeKind.IN_MEMORY_READ_ONLY,
}
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT)


class UnreadableDatabaseError(Exception):
    """The file is not a database of this game, or a damaged one."""


class NewerDatabaseError(Exception):
    """A newer version of the game made the database."""


DISK_ERRORS = (sqlite3.Error, OSError, UnreadableDatabaseError)
"""What opening a file may raise when the disk, not the program, is at fault."""


def refusal(error: Exception) -> NoticeKind | None:
    """What to tell the player when ``error`` means that the disk cannot be used for now; None for every other error."""
    if isinstance(error, OSError):
        return _BY_SYSTEM_CODE.get(error.errno or 0, NoticeKind.IN_MEMORY_FAILED)
    if isinstance(error, UnreadableDatabaseError) or (isinstance(error, sqlite3.Error) and is_broken(error)):
        return NoticeKind.IN_MEMORY_FAILED
    return _BY_SQLITE_CODE.get(_primary_code(error)) if isinstance(error, sqlite3.Error) else None


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
