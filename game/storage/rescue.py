"""Carrying matches and progress from one database over into another, as far as they can be read and are sound."""

from __future__ import annotations

import logging
import sqlite3
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from game.storage.match_rows import MatchHead, MatchState, end_match, head_from, insert_head, sound_actions
from game.storage.statements import Statement, insertion
from game.storage.whole_match import action_statements

_log = logging.getLogger(__name__)

_PROGRESS = ("unlocks", "seen_stages", "spoken_lines")
_ENDED_BY_HAND = (MatchState.ABANDONED, MatchState.SUPERSEDED)

_Row = dict[str, Any]


def carry_over(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    """Add to ``target`` what ``source`` has beyond it, in one transaction; return how many matches gained by that.

    Actions are taken as far as their checksums hold, and what they led to is derived anew; an ended match whose end is
    lost can be played on from there. Raises sqlite3.Error when ``target`` cannot be written.
    """
    actions = defaultdict(list)
    for row in _readable_rows(source, target, "actions"):
        actions[row["match_id"]].append(row)
    matches = {row["id"]: row for row in _readable_rows(source, target, "matches")}
    target.execute("BEGIN IMMEDIATE")
    try:
        gained = sum(_carry_match(target, row, actions[match_id]) for match_id, row in matches.items())
        for table in _PROGRESS:
            for row in _readable_rows(source, target, table):
                _carry_out(target, [insertion(table, **row)])
        target.execute("COMMIT")
    except sqlite3.Error:
        if target.in_transaction:
            target.execute("ROLLBACK")
        raise
    return gained


def _carry_match(target: sqlite3.Connection, row: _Row, action_rows: list[_Row]) -> bool:
    """Whether ``target`` has more of the match than before. A match without a sound action is left out."""
    try:
        action_rows.sort(key=lambda action: action["number"])
        head = head_from(row)
        actions = sound_actions(head, action_rows)
        stored = _stored_actions(target, head)
        if len(actions) <= len(stored) or actions[: len(stored)] != stored:
            return False
        times = [action["taken"] for action in action_rows[: len(actions)]]
        statements = [
            *insert_head(head, row["next_secret"]),
            *action_statements(head, actions, times, stored=len(stored)),
        ]
    except (ValueError, TypeError, LookupError) as error:
        _log.warning("a match cannot be carried over: %s", error)
        return False
    if row["state"] in _ENDED_BY_HAND and row["length"] == len(actions):
        statements.append(end_match(head.id, row["state"], row["ended"]))
    return _carry_out(target, statements)


def _stored_actions(target: sqlite3.Connection, head: MatchHead) -> list[str]:
    rows = target.execute("SELECT * FROM actions WHERE match_id = ? ORDER BY number", (head.id,)).fetchall()
    return [row["action"] for row in rows]


def _carry_out(target: sqlite3.Connection, statements: list[Statement]) -> bool:
    """Carry out all statements or, when the values break a constraint as damaged ones do, none of them."""
    target.execute("SAVEPOINT one")
    try:
        for query, values in statements:
            target.execute(query, values)
    except sqlite3.IntegrityError as error:
        _log.warning("rows cannot be carried over: %s", error)
        target.execute("ROLLBACK TO one")
        return False
    finally:
        target.execute("RELEASE one")
    return True


def _readable_rows(source: sqlite3.Connection, target: sqlite3.Connection, table: str) -> Iterator[_Row]:
    """Rows from the front up to the first damage, then from the back up to it.

    Columns go by their order, not by their names, which may be damaged: a later version only appends some.
    """
    columns = target.execute(f"PRAGMA table_info({table})").fetchall()
    names = [column["name"] for column in columns]
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{column['cid'] + 1} {direction}" for column in columns if column["pk"])
        try:
            for row in source.execute(f"SELECT * FROM {table} ORDER BY {order}"):  # noqa: S608 - names of the schema
                yield dict(zip(names, row, strict=False))
        except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
            _log.warning("reading %s %s: %s", table, direction, error)
        else:
            return
