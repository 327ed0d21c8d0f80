"""Carrying rows from one database over into another, as far as they can be read."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

from game.storage.schema import TABLES

_log = logging.getLogger(__name__)

_NEWS_OF_MATCH = "UPDATE matches SET state = ?, ended = ?, next_secret = ? WHERE id = ? AND state = 'running'"


@dataclass(frozen=True, slots=True)
class Rescue:
    """What was carried over."""

    matches: int = 0
    rows: int = 0


def carry_over(source: sqlite3.Connection, target: sqlite3.Connection) -> Rescue:
    """Add to ``target`` every row of ``source`` that it lacks, in one transaction. ``source`` is the newer one.

    Rows of ``source`` that cannot be read or that break a constraint are left out. Raises sqlite3.Error when
    ``target`` cannot be written.
    """
    added: dict[str, int] = {}
    target.execute("BEGIN IMMEDIATE")
    try:
        for table in TABLES:
            added[table] = sum(_add(target, table, row) for row in _readable_rows(source, table))
        for row in _readable_rows(source, "matches"):
            _change(target, _NEWS_OF_MATCH, (row["state"], row["ended"], row["next_secret"], row["id"]))
        target.execute("COMMIT")
    except sqlite3.Error:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise
    return Rescue(added["matches"], sum(added.values()))


def _readable_rows(source: sqlite3.Connection, table: str) -> Iterator[sqlite3.Row]:
    """Rows from the front up to the first damage, then from the back up to it."""
    for direction in ("ASC", "DESC"):
        try:
            keys = [row["name"] for row in source.execute(f"PRAGMA table_info({table})") if row["pk"]]
            order = ", ".join(f"{key} {direction}" for key in keys)
            yield from source.execute(f"SELECT * FROM {table} ORDER BY {order}")  # noqa: S608 - names of our own schema
        except sqlite3.DatabaseError as error:
            _log.warning("reading %s %s: %s", table, direction, error)
        else:
            return


def _add(target: sqlite3.Connection, table: str, row: sqlite3.Row) -> int:
    columns = row.keys()
    marks = ", ".join("?" * len(columns))
    insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608 - names only
    return _change(target, insert, tuple(row))


def _change(target: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> int:
    """Rows changed; 0 when the values break a constraint, as damaged ones do."""
    try:
        return target.execute(statement, values).rowcount
    except sqlite3.IntegrityError:
        return 0
