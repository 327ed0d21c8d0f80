"""Matches as they are kept: one row for what was agreed on, one row for each action, committed before it is shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import pairwise
from secrets import randbits
from sqlite3 import Row

from engine.actions import Action
from engine.record import MatchRecord, encode_action
from engine.rules import MatchSetup
from game.storage.database import Database
from game.storage.match_rows import (
    MatchContext,
    MatchHead,
    MatchState,
    chain_of,
    end_match,
    final_state,
    head_from,
    insert_action,
    insert_head,
    new_head,
    next_chain,
    row_time,
    set_next_secret,
    sound_actions,
    time_from,
)
from game.storage.notices import NoticeBoard, NoticeKind, StorageNotice
from game.storage.result_rows import result_statements
from game.storage.results import Results
from game.storage.statements import Statement
from game.storage.whole_match import action_statements

_SUMMARIES = """
SELECT *,
    (SELECT count(*) FROM actions WHERE match_id = id AND action LIKE 'start_deal %') AS deals,
    coalesce((SELECT taken FROM actions WHERE match_id = id ORDER BY number DESC LIMIT 1), started) AS last_action
FROM matches
"""
_NEWEST_TIME = """
SELECT coalesce(max(time), 0) AS time
FROM (SELECT max(taken) AS time FROM actions UNION SELECT max(max(started, coalesce(ended, 0))) FROM matches)
"""
_LARGEST_STEP_BACK = timedelta(days=2)
"""By how much the clock may step back and matches still be in the order in which they were begun."""
_LONGEST_SILENCE = 300.0
"""Seconds; whoever is silent for longer has left the table."""


class DamagedMatchError(Exception):
    """The rows of a match can be read only up to some action, or not at all."""

    def __init__(self, match_id: int, sound: int, reason: str) -> None:
        super().__init__(f"match {match_id} can be read up to action {sound}: {reason}")
        self.match_id = match_id
        self.sound_actions = sound
        """How many actions, from the first, are as they were written."""
        self.reason = reason


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """A match in a list."""

    id: int
    setup: MatchSetup
    context: MatchContext
    state: MatchState
    started: datetime
    ended: datetime | None
    last_action: datetime
    """When the last action was committed; the start when there is none."""
    deals: int
    """Deals dealt, redeals and the one in play included."""


class KeptMatch:
    """The rows of one match, open for more. Made by :class:`MatchStore`, one at a time for a match."""

    def __init__(self, store: MatchStore, head: MatchHead, actions: list[str], next_secret: bytes | None) -> None:
        self.head = head
        self.next_secret = next_secret
        """Secret of the next deal, kept from the moment at which its commitment may be shown."""
        self._store = store
        self._actions = actions
        self._chain = chain_of(head, actions)

    @property
    def id(self) -> int:
        return self.head.id

    @property
    def setup(self) -> MatchSetup:
        return self.head.setup

    @property
    def context(self) -> MatchContext:
        return self.head.context

    @property
    def record(self) -> MatchRecord:
        """The engine's record of the match so far."""
        return MatchRecord(setup=self.setup, actions=tuple(self._actions))

    @property
    def action_count(self) -> int:
        """Actions kept so far."""
        return len(self._actions)

    def append(self, action: Action, results: Results, next_secret: bytes | None = None) -> None:
        """Commit one action with what it led to; it may be shown when this returns.

        ``next_secret`` is the secret of the next deal when there will be one without another action before it.
        """
        text = encode_action(action)
        self._actions.append(text)
        self._chain = next_chain(self._chain, text)
        self.next_secret = next_secret
        self._store.commit_last_action(self, text, self._chain, results)

    def keep_next_secret(self, secret: bytes) -> None:
        """Commit the secret of the next deal before anything is told of it."""
        self.next_secret = secret
        self._store.write(set_next_secret(self.id, secret))

    def abandon(self) -> None:
        """End a match that will not be played on. Its rows stay."""
        self._store.abandon(self.id)


class MatchStore:
    """Begins, keeps, finds and resumes matches."""

    def __init__(self, database: Database, notices: NoticeBoard, now: Callable[[], datetime]) -> None:
        self._database = database
        self._notices = notices
        self._now = now
        self._reported: set[int] = set()

    def begin(self, setup: MatchSetup, context: MatchContext, next_secret: bytes | None = None) -> KeptMatch:
        """Commit a new match without actions."""
        kept = self._new(setup, context, [], next_secret)
        self._database.write(*insert_head(kept.head, next_secret))
        return kept

    def load(self, match_id: int) -> KeptMatch:
        """A match with all its actions. Raises KeyError when there is none with that id, and DamagedMatchError."""
        row, head = self._head(match_id)
        rows = self._action_rows(match_id)
        actions = sound_actions(head, rows)
        if len(actions) < len(rows):
            raise DamagedMatchError(match_id, len(actions), "the next one is not what was written")
        if row["length"] not in (None, len(actions)):
            raise DamagedMatchError(match_id, len(actions), f"there were {row['length']}")
        return KeptMatch(self, head, actions, row["next_secret"])

    def take_over(self, match_id: int, actions: int) -> KeptMatch:
        """A new match that begins with the first ``actions`` actions of another one, which it supersedes.

        The way on from a match that is damaged, or that fails again and again at the same action. Raises KeyError,
        DamagedMatchError when not that many actions are sound, and RecordError when they cannot be replayed.
        """
        _, head = self._head(match_id)
        rows = self._action_rows(match_id)
        sound = sound_actions(head, rows)
        if len(sound) < actions:
            raise DamagedMatchError(match_id, len(sound), f"{actions} actions were asked for")
        kept = self._new(head.setup, head.context, sound[:actions], None)
        times = [row["taken"] for row in rows]
        superseded = end_match(match_id, MatchState.SUPERSEDED, row_time(self._now()))
        self._database.write(
            *insert_head(kept.head, None), *action_statements(kept.head, sound[:actions], times), superseded
        )
        return kept

    def unfinished(self) -> tuple[MatchSummary, ...]:
        """Matches that can be continued, the one played last first."""
        return self._summaries(f"{_SUMMARIES} WHERE state = 'running' ORDER BY max(last_action, started) DESC")

    def ended(self, limit: int, offset: int = 0) -> tuple[MatchSummary, ...]:
        """Matches that were won, lost or abandoned, the newest first."""
        query = f"{_SUMMARIES} WHERE state IN ('won', 'lost', 'abandoned') ORDER BY started DESC LIMIT ? OFFSET ?"
        return self._summaries(query, (limit, offset))

    def seconds_played(self, match_id: int) -> float:
        """How long a match has been played; of a longer silence between two actions only the first minutes count.

        A step back of the clock counts for nothing.
        """
        rows = self._database.read("SELECT taken FROM actions WHERE match_id = ? ORDER BY number", (match_id,))
        times = [time_from(row["taken"]) for row in rows]
        gaps = (after - before for before, after in pairwise(times))
        return sum(min(max(gap.total_seconds(), 0.0), _LONGEST_SILENCE) for gap in gaps)

    def abandon(self, match_id: int) -> None:
        """End a running match without another action. Its rows stay."""
        self.write(end_match(match_id, MatchState.ABANDONED, row_time(self._now())))

    def write(self, *statements: Statement) -> None:
        """Carry out statements of :mod:`game.storage.match_rows` as one transaction."""
        self._database.write(*statements)

    def commit_last_action(self, kept: KeptMatch, text: str, chain: int, results: Results) -> None:
        """Write the newest action of ``kept`` and its results as one transaction."""
        time = row_time(self._now())
        number = kept.action_count - 1
        news = [set_next_secret(kept.id, kept.next_secret)]
        if results.match_winner is not None:
            news.append(end_match(kept.id, final_state(results.match_winner), time))
        try:
            self._database.write(
                insert_action(kept.id, number, text, time, chain),
                *result_statements(kept.id, number, results),
                *news,
            )
        except sqlite3.IntegrityError:
            self._put_back(kept)

    def _put_back(self, kept: KeptMatch) -> None:
        """Write a match once more whose rows a restored backup does not hold, or not to the end."""
        stored = len(self._action_rows(kept.id))
        actions = kept.record.actions
        times = [row_time(self._now())] * len(actions)
        self._database.write(
            *insert_head(kept.head, kept.next_secret), *action_statements(kept.head, actions, times, stored=stored)
        )

    def _new(
        self, setup: MatchSetup, context: MatchContext, actions: list[str], next_secret: bytes | None
    ) -> KeptMatch:
        head = new_head(randbits(62), setup, context, self._time_to_begin())
        return KeptMatch(self, head, actions, next_secret)

    def _time_to_begin(self) -> datetime:
        """Now, or a moment after all that was played: a clock that was set back must not mix up the matches."""
        now = self._now()
        (row,) = self._database.read(_NEWEST_TIME)
        after = time_from(row["time"]) + timedelta(milliseconds=1)
        return after if now < after <= now + _LARGEST_STEP_BACK else now

    def _head(self, match_id: int) -> tuple[Row, MatchHead]:
        rows = self._database.read("SELECT * FROM matches WHERE id = ?", (match_id,))
        if not rows:
            raise KeyError(match_id)
        try:
            return rows[0], head_from(rows[0])
        except ValueError as error:
            raise DamagedMatchError(match_id, 0, str(error)) from error

    def _action_rows(self, match_id: int) -> list[Row]:
        return self._database.read("SELECT * FROM actions WHERE match_id = ? ORDER BY number", (match_id,))

    def _summaries(self, query: str, values: tuple[int, ...] = ()) -> tuple[MatchSummary, ...]:
        """Matches of a query; those whose own row is damaged are reported once and left out."""
        summaries = []
        for row in self._database.read(query, values):
            try:
                summaries.append(_summary(row))
            except ValueError as error:
                if row["id"] not in self._reported:
                    self._reported.add(row["id"])
                    self._notices.post(StorageNotice(NoticeKind.MATCH_DAMAGED, detail=str(error)))
        return tuple(summaries)


def _summary(row: Row) -> MatchSummary:
    head = head_from(row)
    return MatchSummary(
        id=head.id,
        setup=head.setup,
        context=head.context,
        state=MatchState(row["state"]),
        started=time_from(head.started),
        ended=time_from(row["ended"]) if row["ended"] else None,
        last_action=time_from(row["last_action"]),
        deals=row["deals"],
    )
