"""Carrying rows from one database over into another, as far as they can be read."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from game.storage.schema import TABLES
from game.storage.statements import Value, insertion

_log = logging.getLogger(__name__)

_NEWS_OF_MATCH = """
UPDATE matches SET state = ?, ended = ?, length = ?, next_secret = ? WHERE id = ? AND state = 'running'
"""


@dataclass(frozen=True, slots=True)
class Rescue:
    """What was carried over."""

    matches: int = 0
    rows: int = 0


@dataclass(frozen=True, slots=True)
class _Table:
    """A table of the newest version. Its key is made of its first columns."""

    name: str
    columns: tuple[str, ...]
    key_length: int


def carry_over(source: sqlite3.Connection, target: sqlite3.Connection) -> Rescue:
    """Add to ``target`` every row of ``source`` that it lacks, in one transaction. ``source`` is the newer one.

    Rows of ``source`` that cannot be read or that break a constraint are left out. Raises sqlite3.Error when
    ``target`` cannot be written.
    """
    added: dict[str, int] = {}
    tables = [_table(target, name) for name in TABLES]
    target.execute("BEGIN IMMEDIATE")
    try:
        for table in tables:
            added[table.name] = sum(_add(target, table, row) for row in _readable_rows(source, table))
        for row in _readable_rows(source, tables[0]):
            match = dict(zip(tables[0].columns, row, strict=False))
            news = tuple(match.get(column) for column in ("state", "ended", "length", "next_secret", "id"))
            _change(target, _NEWS_OF_MATCH, news)
        target.execute("COMMIT")
    except sqlite3.Error:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise
    return Rescue(added["matches"], sum(added.values()))


def _table(target: sqlite3.Connection, name: str) -> _Table:
    columns = target.execute(f"PRAGMA table_info({name})").fetchall()
    return _Table(name, tuple(column["name"] for column in columns), sum(column["pk"] > 0 for column in columns))


def _readable_rows(source: sqlite3.Connection, table: _Table) -> Iterator[tuple[Value, ...]]:
    """Rows from the front up to the first damage, then from the back up to it."""
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{position} {direction}" for position in range(1, table.key_length + 1))
        try:
            yield from map(tuple, source.execute(f"SELECT * FROM {table.name} ORDER BY {order}"))  # noqa: S608 - names
        except sqlite3.DatabaseError as error:
            _log.warning("reading %s %s: %s", table.name, direction, error)
        else:
            return


def _add(target: sqlite3.Connection, table: _Table, row: tuple[Value, ...]) -> int:
    """Columns go by their order, which no damage changes: a later version only appends some."""
    return _change(target, *insertion(table.name, keep_existing=True, **dict(zip(table.columns, row, strict=False))))


def _change(target: sqlite3.Connection, statement: str, values: tuple[Value, ...]) -> int:
    """Rows changed; 0 when the values break a constraint, as damaged ones do."""
    try:
        return target.execute(statement, values).rowcount
    except sqlite3.IntegrityError:
        return 0
