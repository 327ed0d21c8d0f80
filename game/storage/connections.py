"""Opening a database file, and knowing before the first use that it is sound and ours."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from functools import cache
from pathlib import Path

from game.storage.abilities import Abilities, abilities_of
from game.storage.faults import DISK_ERRORS, NewerDatabaseError, UnreadableDatabaseError, is_broken, refusal
from game.storage.schema import APPLICATION_ID, MIGRATIONS, VERSION, migrate, version_of

WAIT_SECONDS = 0.25
"""How long a write waits for another program that holds the database. Longer would be felt as a stuck picture."""
_HEADER_LENGTH = 100
_FORMATS = (1, 2)
"""SQLite's format numbers: with a rollback journal, with a write-ahead journal."""


def connect(path: Path) -> sqlite3.Connection:
    """Open a database for play: checked, durable, not yet migrated. A file that does not exist is made.

    Raises UnreadableDatabaseError, NewerDatabaseError, or sqlite3.Error or OSError when the disk refuses. A file that
    is refused here has not been written to.
    """
    _check_header(path)
    abilities = abilities_of(path.parent)
    connection = _open(path, abilities)
    connection.text_factory = readable_text
    try:
        check(connection)
        _prepare(connection)
        _make_durable(connection, abilities)
        connection.execute("PRAGMA journal_mode = WAL").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def new_file(path: Path) -> sqlite3.Connection:
    """A connection to a database file that does not exist yet. Raises sqlite3.Error."""
    abilities = abilities_of(path.parent)
    connection = _open(path, abilities)
    _make_durable(connection, abilities)
    return connection


def memory_database() -> sqlite3.Connection:
    """A new, empty database in memory at the newest version."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _prepare(connection)
    migrate(connection)
    return connection


def memory_copy(path: Path) -> sqlite3.Connection | None:
    """What the database at ``path`` holds, copied into memory without writing beside it; None when that fails."""
    readers: tuple[Callable[[Path], sqlite3.Connection], ...] = (_read_in_place, _read_copied, _read_unwatched)
    for reader in readers:
        try:
            return reader(path)
        except (*DISK_ERRORS, NewerDatabaseError):
            continue
    return None


def check(connection: sqlite3.Connection) -> None:
    """Raise UnreadableDatabaseError or NewerDatabaseError unless this is a sound database of ours, or a new one."""
    try:
        _check_contents(connection)
    except UnicodeDecodeError as error:  # SQLite quoted damaged text in its message
        raise UnreadableDatabaseError("its schema is damaged") from error
    except sqlite3.Error as error:
        if is_broken(error) or refusal(error) is None:
            raise UnreadableDatabaseError(str(error)) from error
        raise


def _check_contents(connection: sqlite3.Connection) -> None:
    version = version_of(connection)
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    made = dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())
    if version == 0 and not made:
        return
    if application != APPLICATION_ID or version < 1:
        raise UnreadableDatabaseError("it was not made by this game")
    if version > VERSION:
        raise NewerDatabaseError(f"it has version {version}, this game knows {VERSION}")
    if not _expected_tables(version).items() <= made.items():
        raise UnreadableDatabaseError("tables are missing or changed")
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise UnreadableDatabaseError(str(verdict))


def _check_header(path: Path) -> None:
    """Find what SQLite itself would take for a new or a write-protected database."""
    if path.is_dir():
        raise UnreadableDatabaseError("a folder lies in its place")
    if path.exists():
        with path.open("rb") as file:
            header = file.read(_HEADER_LENGTH)
        page_size = int.from_bytes(header[16:18], "big")
        if len(header) < _HEADER_LENGTH or path.stat().st_size % (65_536 if page_size == 1 else page_size or 1):
            raise UnreadableDatabaseError("it is cut off")
        if header[18] not in _FORMATS or header[19] not in _FORMATS:
            raise UnreadableDatabaseError("its header is damaged")


def copy_database(source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Copy everything by SQLite's backup call, in one go: a writer of this program cannot come in between."""
    source.backup(target)


def _open(path: Path, abilities: Abilities) -> sqlite3.Connection:
    """Open a file, each statement for itself. Where there are no locks it belongs to this connection alone.

    The lock of the whole folder keeps other copies of the game away, where at least that one can be had.
    """
    if abilities.locks:
        return sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None)
    connection = sqlite3.connect(f"{path.as_uri()}?vfs=unix-none", uri=True, isolation_level=None)
    connection.execute("PRAGMA locking_mode = EXCLUSIVE").fetchone()
    return connection


def _make_durable(connection: sqlite3.Connection, abilities: Abilities) -> None:
    """Let a commit return when it is on the disk; where the file system has no such order, as soon as it is written."""
    connection.execute(f"PRAGMA synchronous = {'FULL' if abilities.syncs else 'OFF'}")


def _prepare(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    connection.text_factory = readable_text
    for pragma in ("foreign_keys = ON", "fullfsync = ON", "trusted_schema = OFF"):
        connection.execute(f"PRAGMA {pragma}")


def readable_text(stored: bytes) -> str:
    """Damaged letters are for those who use the text to notice; they must not stop the query."""
    return stored.decode(errors="replace")


@cache
def _expected_tables(version: int) -> dict[str, str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:version])
        return dict(connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall())


def _read_in_place(path: Path) -> sqlite3.Connection:
    return _into_memory(f"{path.as_uri()}?mode=ro")


def _read_copied(path: Path) -> sqlite3.Connection:
    """For a folder that cannot be written: SQLite wants to make files beside the database."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        journal = journal_of(path)
        if journal.exists():
            shutil.copyfile(journal, journal_of(copy))
        return _into_memory(copy.as_uri())


def _read_unwatched(path: Path) -> sqlite3.Connection:
    """For a disk without any room: reads the bare file, which is right only when no journal waits beside it."""
    journal = journal_of(path)
    if journal.exists() and journal.stat().st_size:
        raise UnreadableDatabaseError("a journal waits beside it")
    return _into_memory(f"{path.as_uri()}?immutable=1")


def _into_memory(address: str) -> sqlite3.Connection:
    with closing(sqlite3.connect(address, uri=True, timeout=WAIT_SECONDS, isolation_level=None)) as source:
        source.text_factory = readable_text
        check(source)
        memory = sqlite3.connect(":memory:", isolation_level=None)
        try:
            copy_database(source, memory)
            _prepare(memory)
            migrate(memory)
        except sqlite3.Error:
            memory.close()
            raise
        return memory


def journal_of(database: Path) -> Path:
    """SQLite's write-ahead journal beside a database."""
    return database.with_name(database.name + "-wal")
