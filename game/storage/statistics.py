"""What all those deals add up to. Every figure is a query; nothing is counted along."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engine.evaluation import HandCategory
from game.storage.database import Database
from game.storage.filters import PLAYED_DEALS, DealFilter, conditions_of
from game.storage.match_rows import time_from

_FULL_STUD_HAND = 7


@dataclass(frozen=True, slots=True)
class Totals:
    """The human's sums. Amounts are dollars; a tie and its redeals are one deal."""

    deals: int
    deals_won: int
    """Deals of which the human took at least a part."""
    net: int
    """Change of what the human is worth: money, and garments that are worn at their value."""
    biggest_pot: int
    """The largest pot that the human won or had a part of; 0 before the first one."""
    garments_won: int
    """Garments that opponents lost to the human."""
    garments_lost: int
    """By opponents."""
    matches_won: int
    matches_lost: int


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """The winnings after one deal."""

    match_id: int
    deal: int
    ended: datetime
    net: int
    """Dollars won since the first point, this deal included."""
    match_won: bool | None
    """Whether the deal ended a match, and how; None when the match went on."""


@dataclass(frozen=True, slots=True)
class HandCounts:
    """How often each category came to the human."""

    counts: dict[HandCategory, int]
    total: int


@dataclass(frozen=True, slots=True)
class MatchTally:
    """Matches against one opponent at one game."""

    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Meetings:
    """Matches against one opponent that came to their end, whatever the game."""

    won: int
    lost: int
    last_won: bool
    """Whether the human won the last of them."""
    last_ended: datetime


class Statistics:
    """Queries over everything that was played; the filter says over what part."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def totals(self, wanted: DealFilter) -> Totals:
        """All sums."""
        where, values = conditions_of(wanted)
        (deals,) = self._database.read(
            "SELECT coalesce(sum(d.outcome <> 'tied'), 0) AS deals,"
            " coalesce(sum(human.won > 0), 0) AS won, coalesce(sum(human.net), 0) AS net,"
            " coalesce(max(CASE WHEN human.won > 0 THEN d.pot END), 0) AS pot"
            f" {PLAYED_DEALS} WHERE {where}",
            values,
        )
        (garments,) = self._database.read(
            "SELECT coalesce(sum(g.change = 'lost' AND g.seat > 0 AND d.winner = 0), 0) AS won,"
            " coalesce(sum(g.change = 'lost' AND g.seat = 0), 0) AS lost"
            f" {PLAYED_DEALS} JOIN garment_changes AS g ON g.match_id = d.match_id AND g.deal = d.number WHERE {where}",
            values,
        )
        (matches,) = self._database.read(
            "SELECT coalesce(sum(state = 'won'), 0) AS won, coalesce(sum(state = 'lost'), 0) AS lost"  # noqa: S608 - put together from constants
            f" FROM matches WHERE id IN (SELECT d.match_id {PLAYED_DEALS} WHERE {where})",
            values,
        )
        return Totals(
            deals=deals["deals"],
            deals_won=deals["won"],
            net=deals["net"],
            biggest_pot=deals["pot"],
            garments_won=garments["won"],
            garments_lost=garments["lost"],
            matches_won=matches["won"],
            matches_lost=matches["lost"],
        )

    def winnings(self, wanted: DealFilter) -> tuple[CurvePoint, ...]:
        """The winnings curve, deal by deal from the oldest; a tie belongs to the point of its last redeal."""
        where, values = conditions_of(wanted)
        rows = self._database.read(
            "SELECT d.match_id, d.number, d.outcome, a.taken, human.net, m.state,"  # noqa: S608 - no input
            " d.number = (SELECT max(number) FROM deals WHERE match_id = d.match_id) AS is_last"
            f" {PLAYED_DEALS} WHERE {where} ORDER BY a.taken, d.match_id, d.number",
            values,
        )
        points, net = [], 0
        for row in rows:
            net += row["net"]
            if row["outcome"] != "tied":
                ended = row["is_last"] and row["state"] in ("won", "lost")
                time = time_from(row["taken"])
                match_won = row["state"] == "won" if ended else None
                points.append(CurvePoint(row["match_id"], row["number"], time, net, match_won))
        return tuple(points)

    def first_hands(self, wanted: DealFilter) -> HandCounts:
        """Draw: the five cards that the human was dealt. Choose one deck: the chances are not the same."""
        return self._hands("human.first_category", "m.game = 'draw'", wanted)

    def full_stud_hands(self, wanted: DealFilter) -> HandCounts:
        """Stud: the best five of the human's hands that went to the seventh card."""
        size = "(length(human.cards) + length(d.community) + (d.community <> '') + 1) / 3"
        return self._hands("human.category", f"m.game = 'stud' AND {size} = {_FULL_STUD_HAND}", wanted)

    def tallies(self) -> dict[tuple[str, str], MatchTally]:
        """Matches won and lost by opponent and game ("vera", "draw"); those who were never met are not in it."""
        rows = self._database.read(
            "SELECT s.player, m.game, sum(m.state = 'won') AS won, sum(m.state = 'lost') AS lost"
            " FROM matches AS m JOIN match_seats AS s ON s.match_id = m.id"
            " WHERE s.seat > 0 AND m.state IN ('won', 'lost') GROUP BY s.player, m.game"
        )
        return {(row["player"], row["game"]): MatchTally(row["won"], row["lost"]) for row in rows}

    def meetings(self, opponent: str) -> Meetings | None:
        """What an opponent remembers of the human; None before the first match has ended."""
        rows = self._database.read(
            "SELECT m.state, m.ended FROM matches AS m JOIN match_seats AS s ON s.match_id = m.id"
            " WHERE s.seat > 0 AND s.player = ? AND m.state IN ('won', 'lost') ORDER BY m.ended",
            (opponent,),
        )
        if not rows:
            return None
        won = sum(row["state"] == "won" for row in rows)
        last = rows[-1]
        return Meetings(won, len(rows) - won, last["state"] == "won", time_from(last["ended"]))

    def _hands(self, column: str, condition: str, wanted: DealFilter) -> HandCounts:
        where, values = conditions_of(wanted)
        rows = self._database.read(
            f"SELECT {column} AS category, count(*) AS hands {PLAYED_DEALS}"
            f" WHERE {where} AND {condition} AND {column} IS NOT NULL GROUP BY {column}",
            values,
        )
        found = {row["category"]: row["hands"] for row in rows}
        counts = {category: found.get(category, 0) for category in HandCategory}
        return HandCounts(counts, sum(counts.values()))
