"""Which deals a list or a statistic is about."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Literal

from engine.cards import Deck
from engine.evaluation import HandCategory
from game.storage.match_rows import row_time
from game.storage.statements import Value

PLAYED_DEALS = """
FROM deals AS d
JOIN matches AS m ON m.id = d.match_id
JOIN actions AS a ON a.match_id = d.match_id AND a.number = d.last_action
JOIN deal_seats AS human ON human.match_id = d.match_id AND human.deal = d.number AND human.seat = 0
"""
"""Deals with their match, their last action, and the human's part: what :func:`conditions_of` speaks of."""


class HumanOutcome(StrEnum):
    """What a deal came to for the human."""

    WON = "won"
    LOST = "lost"
    TIED = "tied"


_OUTCOMES = {
    HumanOutcome.WON: "human.won > 0",
    HumanOutcome.LOST: "human.won = 0 AND d.outcome <> 'tied'",
    HumanOutcome.TIED: "d.outcome = 'tied'",
}


@dataclass(frozen=True, slots=True)
class DealFilter:
    """Every field that is given narrows the choice. Matches that another one took over are always left out."""

    match_id: int | None = None
    number: int | None = None
    game: Literal["draw", "stud"] | None = None
    deck: Deck | None = None
    opponent: str | None = None
    since: datetime | None = None
    """Deals that ended at this time or later."""
    until: datetime | None = None
    """Deals that ended before this time."""
    outcome: HumanOutcome | None = None
    category: HandCategory | None = None
    """Category of the human's hand at the end."""
    with_garment: bool = False
    """Only deals in which, or in the pause after which, a garment was staked, lost or bought back."""


def conditions_of(wanted: DealFilter) -> tuple[str, tuple[Value, ...]]:
    """An SQL condition over :data:`PLAYED_DEALS`, and its values."""
    chosen: list[tuple[str, Value]] = [
        ("d.match_id = ?", wanted.match_id),
        ("d.number = ?", wanted.number),
        ("m.game = ?", wanted.game),
        ("m.deck = ?", wanted.deck),
        ("EXISTS (SELECT 1 FROM match_seats WHERE match_id = m.id AND seat > 0 AND player = ?)", wanted.opponent),
        ("a.taken >= ?", row_time(wanted.since) if wanted.since else None),
        ("a.taken < ?", row_time(wanted.until) if wanted.until else None),
        ("human.category = ?", wanted.category),
    ]
    conditions = ["m.state <> 'superseded'", *(condition for condition, value in chosen if value is not None)]
    if wanted.outcome:
        conditions.append(_OUTCOMES[wanted.outcome])
    if wanted.with_garment:
        conditions.append("EXISTS (SELECT 1 FROM garment_changes WHERE match_id = d.match_id AND deal = d.number)")
    return " AND ".join(conditions), tuple(value for _, value in chosen if value is not None)
