"""The tables, made and changed step by step.

The record of a match is its row and the rows of its actions. Everything else about a deal is derived from them once,
when the deal ends, so that history and statistics are queries; it could be derived again at any time.
Rows are only ever added, apart from the last columns of ``matches`` that change while a match is played and the list of
recent lines, which is trimmed.

Times are milliseconds since 1970 in UTC. A hand's category is 0 (high card) to 8 (straight flush). The constraints
are also what tells a damaged row from a sound one.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

APPLICATION_ID = 0x4C595348
"""Marks the file as a database of this game ("LYSH"), in SQLite's own header field."""

_FIRST_TABLES = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    setup TEXT NOT NULL CHECK (typeof(setup) = 'text'),
    context TEXT NOT NULL CHECK (typeof(context) = 'text'),
    game TEXT NOT NULL CHECK (game IN ('draw', 'stud')),
    deck INTEGER NOT NULL CHECK (deck IN (32, 52)),
    started INTEGER NOT NULL CHECK (started BETWEEN 0 AND 253402300799000),
    state TEXT NOT NULL CHECK (state IN ('running', 'won', 'lost', 'abandoned', 'superseded')),
    ended INTEGER CHECK ((ended IS NULL) = (state = 'running') AND ended BETWEEN 0 AND 253402300799000),
    length INTEGER CHECK ((length IS NULL) = (state = 'running')),
    next_secret BLOB CHECK (next_secret IS NULL OR (typeof(next_secret) = 'blob' AND length(next_secret) = 32))
);
CREATE INDEX matches_by_start ON matches (started);

CREATE TABLE match_seats (
    match_id INTEGER NOT NULL REFERENCES matches,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    player TEXT NOT NULL CHECK (typeof(player) = 'text'),
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX match_seats_by_player ON match_seats (player);

CREATE TABLE actions (
    match_id INTEGER NOT NULL REFERENCES matches,
    number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 0),
    action TEXT NOT NULL CHECK (typeof(action) = 'text'),
    taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND 253402300799000),
    chain INTEGER NOT NULL CHECK (typeof(chain) = 'integer'),
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

CREATE TABLE deals (
    match_id INTEGER NOT NULL REFERENCES matches,
    number INTEGER NOT NULL CHECK (typeof(number) = 'integer' AND number >= 1),
    first_action INTEGER NOT NULL CHECK (typeof(first_action) = 'integer'),
    last_action INTEGER NOT NULL CHECK (typeof(last_action) = 'integer'),
    outcome TEXT NOT NULL CHECK (outcome IN ('showdown', 'given_up', 'tied')),
    winner INTEGER CHECK (winner IS NULL OR winner BETWEEN 0 AND 7),
    pot INTEGER NOT NULL CHECK (typeof(pot) = 'integer'),
    community TEXT NOT NULL CHECK (typeof(community) = 'text'),
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

CREATE TABLE deal_seats (
    match_id INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    cards TEXT NOT NULL CHECK (typeof(cards) = 'text'),
    category INTEGER CHECK (category BETWEEN 0 AND 8),
    first_category INTEGER CHECK (first_category BETWEEN 0 AND 8),
    exchanged INTEGER CHECK (exchanged BETWEEN 0 AND 5),
    is_shown INTEGER NOT NULL CHECK (is_shown IN (0, 1)),
    has_folded INTEGER NOT NULL CHECK (has_folded IN (0, 1)),
    won INTEGER NOT NULL CHECK (typeof(won) = 'integer'),
    net INTEGER NOT NULL CHECK (typeof(net) = 'integer'),
    money INTEGER NOT NULL CHECK (typeof(money) = 'integer'),
    PRIMARY KEY (match_id, deal, seat),
    FOREIGN KEY (match_id, deal) REFERENCES deals
) WITHOUT ROWID;

CREATE TABLE garment_changes (
    match_id INTEGER NOT NULL REFERENCES matches,
    action INTEGER NOT NULL,
    position INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
    garment TEXT NOT NULL CHECK (typeof(garment) = 'text'),
    change TEXT NOT NULL CHECK (change IN ('staked', 'freed', 'lost', 'bought_back')),
    PRIMARY KEY (match_id, action, position)
) WITHOUT ROWID;
CREATE INDEX garment_changes_by_deal ON garment_changes (match_id, deal);

CREATE TABLE unlocks (
    kind TEXT NOT NULL CHECK (typeof(kind) = 'text'),
    name TEXT NOT NULL CHECK (typeof(name) = 'text'),
    unlocked INTEGER NOT NULL CHECK (unlocked BETWEEN 0 AND 253402300799000),
    PRIMARY KEY (kind, name)
) WITHOUT ROWID;

CREATE TABLE seen_stages (
    opponent TEXT NOT NULL CHECK (typeof(opponent) = 'text'),
    stage INTEGER NOT NULL CHECK (typeof(stage) = 'integer'),
    seen INTEGER NOT NULL CHECK (seen BETWEEN 0 AND 253402300799000),
    PRIMARY KEY (opponent, stage)
) WITHOUT ROWID;

CREATE TABLE spoken_lines (
    opponent TEXT NOT NULL CHECK (typeof(opponent) = 'text'),
    position INTEGER NOT NULL CHECK (typeof(position) = 'integer'),
    line TEXT NOT NULL CHECK (typeof(line) = 'text'),
    PRIMARY KEY (opponent, position)
) WITHOUT ROWID;
"""

MIGRATIONS: tuple[str, ...] = (_FIRST_TABLES,)
"""Step n brings a database from version n to n + 1. Steps that a released version made are never edited."""

VERSION = len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """The version that the database says it has; 0 is a new one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection, steps: Sequence[str] = MIGRATIONS) -> None:
    """Bring the database to the newest version, one transaction a step: all of it or nothing. Raises sqlite3.Error."""
    for version in range(version_of(connection), len(steps)):
        try:
            connection.executescript(
                f"BEGIN IMMEDIATE;\n{steps[version]}\n"
                f"PRAGMA application_id = {APPLICATION_ID};\nPRAGMA user_version = {version + 1};\nCOMMIT;"
            )
        except sqlite3.Error:
            if connection.in_transaction:
                connection.rollback()
            raise
