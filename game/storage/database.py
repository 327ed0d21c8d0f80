"""The one database of the program: on disk when the disk allows it, otherwise in memory until it does again."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from game.storage.backups import BY_HAND, write_backup, write_copy, write_daily_backup
from game.storage.connections import check, copy_database, memory_copy, memory_database
from game.storage.faults import (
    DISK_ERRORS,
    NewerDatabaseError,
    UnreadableDatabaseError,
    in_words,
    is_broken,
    reason_of,
    refusal,
)
from game.storage.file_watch import FileWatch
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard, NoticeKind, Reason, StorageNotice
from game.storage.recovery import open_file, replace_damaged, write_anew
from game.storage.rescue import carry_over
from game.storage.schema import version_of
from game.storage.statements import Statement, Value

RETRY_SECONDS = 5.0
"""How often a disk that refused is asked again."""
_LEAST_ROOM = 64 * 1024
"""Bytes; SQLite takes so much at once for the files beside the database."""


def system_time() -> datetime:
    """The wall clock, in the local time zone."""
    return datetime.now(UTC).astimezone()


class Database:
    """Opening never fails: trouble is posted to ``notices`` and the game goes on."""

    def __init__(
        self,
        folder: DataFolder,
        notices: NoticeBoard,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = system_time,
    ) -> None:
        self._folder = folder
        self._notices = notices
        self._clock = clock
        self._now = now
        self._unsaved: list[tuple[Statement, ...]] = []
        self._retry_at: float | None = None
        self._look_at = clock() + RETRY_SECONDS
        self._is_on_disk = True
        self._was_rebuilt = False
        self._was_lost = False
        self._lacked_room = False
        try:
            self._connection = open_file(folder, notices, now())
        except NewerDatabaseError as error:
            self._connection = memory_database()
            self._is_on_disk = False
            self._post(NoticeKind.DATABASE_NEWER, str(error))
        except DISK_ERRORS as error:
            self._connection = memory_copy(folder.database) or memory_database()
            self._go_on_in_memory(error)
        self._watch = FileWatch(folder.database)

    @property
    def is_on_disk(self) -> bool:
        """Whether what is written now is kept."""
        return self._is_on_disk

    @property
    def unsaved(self) -> int:
        """Transactions that are only in memory so far."""
        return len(self._unsaved)

    def write(self, *statements: Statement) -> None:
        """Carry out the statements as one transaction; on return it is on the disk, or kept in memory to be saved.

        Raises sqlite3.IntegrityError when the statements contradict what is stored; nothing is changed then.
        """
        self.retry_if_due()
        while self._is_on_disk:
            try:
                _commit(self._connection, statements)
            except sqlite3.Error as error:
                self._leave_file(error)
            else:
                return
        _commit(self._connection, statements)
        self._unsaved.append(statements)

    def read(self, query: str, values: tuple[Value, ...] = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        while self._is_on_disk:
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                self._leave_file(error)
        return self._connection.execute(query, values).fetchall()

    def retry_if_due(self) -> None:
        """Save what is in memory if the disk takes it again, or if the file was taken away while it was in use.

        Cheap when there is nothing to do; call it often.
        """
        if self._retry_at is not None and self._clock() >= self._retry_at:
            if self._lacked_room and _has_no_room(self._folder.root):
                self._retry_at = self._clock() + RETRY_SECONDS
            else:
                self._save_again()
        elif self._is_on_disk and self._clock() >= self._look_at:
            self._look_at = self._clock() + RETRY_SECONDS
            self._keep_what_was_lost()

    def back_up(self) -> Path | None:
        """Make a backup now that is never thrown away; None, and a notice, when that fails."""
        return self._back_up(lambda: write_backup(self._connection, self._folder, self._now(), BY_HAND))

    def copy_to(self, path: Path) -> None:
        """Write a copy of everything to a new file. Raises sqlite3.Error or OSError."""
        write_copy(self._connection, path)

    def back_up_daily(self) -> None:
        """Make today's backup unless there is one."""
        if self._is_on_disk:
            self._back_up(lambda: write_daily_backup(self._connection, self._folder, self._now()))

    def close(self) -> None:
        """Save what can be saved and let the file go."""
        if self._is_on_disk:
            self._keep_what_was_lost()
        if self._retry_at is not None:
            self._save_again()
        self._connection.close()

    def _back_up(self, write: Callable[[], Path | None]) -> Path | None:
        try:
            return write()
        except (sqlite3.Error, OSError) as error:
            self._notices.post(
                StorageNotice(
                    NoticeKind.BACKUP_FAILED,
                    path=self._folder.backups,
                    detail=in_words(error),
                    reason=reason_of(error),
                )
            )
            return None

    def _leave_file(self, error: sqlite3.Error) -> None:
        """Find another place after a failure: a rebuilt file once, then memory. Raises other errors again."""
        if is_broken(error) and not self._was_rebuilt:
            self._was_rebuilt = True
            self._connection.close()
            try:
                self._connection = replace_damaged(self._folder, self._notices, self._now(), str(error))
                self._watch = FileWatch(self._folder.database)
            except DISK_ERRORS as refused:
                self._connection = memory_copy(self._folder.database) or memory_database()
                self._go_on_in_memory(refused)
        else:
            if refusal(error) is None:
                raise error
            memory = _copy_or_none(self._connection)
            self._connection.close()
            self._connection = memory or memory_copy(self._folder.database) or memory_database()
            self._go_on_in_memory(error)

    def _keep_what_was_lost(self) -> None:
        """Write the file anew, or add to what lies in its place, when it is no longer the one that is open."""
        if not self._watch.look():
            return
        memory = _copy_or_none(self._connection)
        self._connection.close()
        self._connection = memory or memory_database()
        self._is_on_disk, self._was_lost = False, memory is not None
        error = self._retry()
        if error is None:
            self._was_lost = False
            if memory is not None:  # else a backup took its place, which has been told
                self._post(NoticeKind.DATABASE_PUT_BACK)
        elif isinstance(error, NewerDatabaseError):
            self._retry_at = None
            self._post(NoticeKind.DATABASE_NEWER, str(error))
        else:
            self._go_on_in_memory(error)

    def _go_on_in_memory(self, error: Exception) -> None:
        kind = refusal(error)
        if kind is None:
            raise error
        if kind is NoticeKind.IN_MEMORY_FAILED and _has_no_room(self._folder.root):
            kind = NoticeKind.IN_MEMORY_FULL
        self._lacked_room = kind is NoticeKind.IN_MEMORY_FULL
        self._is_on_disk = False
        self._retry_at = self._clock() + RETRY_SECONDS
        self._post(kind, in_words(error), reason_of(error))

    def _save_again(self) -> None:
        if self._retry() is None:
            self._post(NoticeKind.DATABASE_PUT_BACK if self._was_lost else NoticeKind.SAVING_AGAIN)
            self._was_lost = False

    def _retry(self) -> Exception | None:
        """Go back to the disk; what it refused with when it did."""
        self._retry_at = self._clock() + RETRY_SECONDS
        try:
            if self._was_lost and not os.path.lexists(self._folder.database):
                write_anew(self._folder, self._connection, self._now())
            file = open_file(self._folder, self._notices, self._now())
        except (*DISK_ERRORS, NewerDatabaseError) as error:
            return error
        try:
            self._save_into(file)
        except sqlite3.Error as error:
            file.close()
            return error
        self._connection.close()
        self._connection = file
        self._watch = FileWatch(self._folder.database)
        self._unsaved.clear()
        self._retry_at = None
        self._is_on_disk = True
        return None

    def _save_into(self, file: sqlite3.Connection) -> None:
        if self._was_lost:
            carry_over(self._connection, file)
            return
        try:
            _commit(file, [statement for transaction in self._unsaved for statement in transaction])
        except sqlite3.IntegrityError:
            # The file is not the one that was left: it was rebuilt, or it took a transaction before it failed.
            carry_over(self._connection, file)

    def _post(self, kind: NoticeKind, detail: str = "", reason: Reason | None = None) -> None:
        self._notices.post(StorageNotice(kind, path=self._folder.database, detail=detail, reason=reason))


def _commit(connection: sqlite3.Connection, statements: tuple[Statement, ...] | list[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for query, values in statements:
            connection.execute(query, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _has_no_room(folder: Path) -> bool:
    """SQLite does not always say that it was room that it lacked."""
    try:
        return shutil.disk_usage(folder).free < _LEAST_ROOM
    except OSError:
        return False


def _copy_or_none(connection: sqlite3.Connection) -> sqlite3.Connection | None:
    """A copy in memory; None when the file cannot be read to its end, or holds nothing any more."""
    memory = memory_database()
    try:
        copy_database(connection, memory)
        check(memory)
    except (sqlite3.Error, UnreadableDatabaseError):
        memory.close()
        return None
    if version_of(memory) == 0:
        memory.close()
        return None
    return memory
