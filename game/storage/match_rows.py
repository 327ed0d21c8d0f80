"""How a match stands in its rows, and the chain of checksums that shows whether they are still what was written.

The checksum of an action takes in the one before it, and the first takes in the match's own row. So a changed, missing
or misplaced action is found when the match is read, which SQLite's own checks of its file structure do not promise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from sqlite3 import Row
from typing import Annotated, Any
from zlib import crc32

from pydantic import BaseModel, ConfigDict, Field

from engine.cards import Deck
from engine.rules import DrawRules, MatchSetup
from game.storage.statements import Statement, insertion

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_END_MATCH = """
UPDATE matches
SET state = ?, ended = ?, next_secret = NULL, length = (SELECT count(*) FROM actions WHERE match_id = id)
WHERE id = ? AND state = 'running'
"""
_Whole = Annotated[int, Field(ge=0, strict=True)]


class MatchState(StrEnum):
    """What became of a match."""

    RUNNING = "running"
    WON = "won"
    LOST = "lost"
    ABANDONED = "abandoned"
    SUPERSEDED = "superseded"
    """Another match took over its first actions; history and statistics leave it out."""


class MatchContext(BaseModel):
    """What belongs to a match beside the engine's setup. Fixed when it begins."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    levels: tuple[Annotated[str, Field(min_length=1, max_length=32)], ...] = ()
    """Level of each opponent, seat 1 first; empty for the opponents' own."""
    players_seed: _Whole = 0
    """What the chance in the computer players' decisions grows from."""
    deal_seed: _Whole | None = None
    """What the secrets of the deals grow from in a match that can be repeated; None takes them from the system."""
    evening_rung: Annotated[int, Field(ge=1, strict=True)] | None = None
    """Rung of the ladder, from 1, when the match belongs to an evening at the lounge."""


@dataclass(frozen=True, slots=True)
class MatchHead:
    """The row of a match, apart from what changes while it is played. The texts are those of the row."""

    id: int
    setup: MatchSetup
    setup_text: str
    context: MatchContext
    context_text: str
    started: int

    @property
    def first_chain(self) -> int:
        """The checksum before the first action."""
        return crc32(self.context_text.encode(), crc32(self.setup_text.encode()))


def new_head(match_id: int, setup: MatchSetup, context: MatchContext, started: datetime) -> MatchHead:
    """The row of a match that begins now."""
    return MatchHead(match_id, setup, setup.model_dump_json(), context, context.model_dump_json(), row_time(started))


def row_time(time: datetime) -> int:
    """How times stand in rows: milliseconds since 1970 in UTC."""
    return round(time.timestamp() * 1000)


def time_from(row_time: int) -> datetime:
    """A time of a row, in UTC."""
    return _EPOCH + timedelta(milliseconds=row_time)


def final_state(winner: int) -> MatchState:
    """What a match that the seat ``winner`` has won is for the human."""
    return MatchState.LOST if winner else MatchState.WON


def head_from(row: Row | dict[str, Any]) -> MatchHead:
    """Read a row of ``matches``. Raises ValueError when it is damaged."""
    setup, context = row["setup"], row["context"]
    if not isinstance(setup, str) or not isinstance(context, str):
        raise ValueError("the texts of the match are damaged")  # noqa: TRY004 - it is about data, not about the call
    return MatchHead(
        row["id"],
        MatchSetup.model_validate_json(setup),
        setup,
        MatchContext.model_validate_json(context),
        context,
        row["started"],
    )


def insert_head(head: MatchHead, next_secret: bytes | None) -> Iterator[Statement]:
    """Statements that make the rows of a match without actions, as far as they are not there."""
    rules = head.setup.rules
    yield insertion(
        "matches",
        id=head.id,
        setup=head.setup_text,
        context=head.context_text,
        game=rules.game,
        deck=rules.deck if isinstance(rules, DrawRules) else Deck.FULL,
        started=head.started,
        state=MatchState.RUNNING,
        next_secret=next_secret,
    )
    for number, seat in enumerate(head.setup.seats):
        yield insertion("match_seats", match_id=head.id, seat=number, player=seat.player)


def insert_action(match_id: int, number: int, text: str, taken: int, chain: int) -> Statement:
    """The statement that adds action ``number``, from 0; an integrity error when there is one already."""
    return insertion(
        "actions", keep_existing=False, match_id=match_id, number=number, action=text, taken=taken, chain=chain
    )


def set_next_secret(match_id: int, secret: bytes | None) -> Statement:
    """The statement that keeps the secret of the next deal."""
    return ("UPDATE matches SET next_secret = ? WHERE id = ? AND state = 'running'", (secret, match_id))


def end_match(match_id: int, state: MatchState, ended: int) -> Statement:
    """The statement that ends a running match, with all its actions in place. Other matches stay as they are."""
    return _END_MATCH, (state, ended, match_id)


def next_chain(chain: int, action: str) -> int:
    """The checksum of an action, from the one before it."""
    return crc32(action.encode(), chain)


def sound_actions(head: MatchHead, rows: Iterable[Row | dict[str, Any]]) -> list[str]:
    """Actions from the first up to where numbers or checksums go wrong. ``rows`` come in order."""
    actions: list[str] = []
    chain = head.first_chain
    for row in rows:
        text = row["action"]
        if not isinstance(text, str) or row["number"] != len(actions):
            break
        chain = next_chain(chain, text)
        if row["chain"] != chain:
            break
        actions.append(text)
    return actions


def chain_of(head: MatchHead, actions: Sequence[str]) -> int:
    """The checksum of the last of ``actions``."""
    chain = head.first_chain
    for action in actions:
        chain = next_chain(chain, action)
    return chain
