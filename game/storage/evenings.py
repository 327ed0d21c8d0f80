"""The matches of evenings at the lounge. Where an evening stands on its ladder follows from them alone."""

from __future__ import annotations

from dataclasses import dataclass

from game.storage.database import Database
from game.storage.match_rows import MatchState, head_from

_EVENING_MATCHES = """
SELECT *,
    (SELECT money FROM deal_seats WHERE match_id = id AND seat = 0 ORDER BY deal DESC LIMIT 1) AS money
FROM matches
WHERE state <> 'superseded' AND context LIKE '%"evening_rung":%' AND context NOT LIKE '%"evening_rung":null%'
ORDER BY started, id
"""


@dataclass(frozen=True, slots=True)
class EveningMatch:
    """One match of an evening, in dollars."""

    id: int
    rung: int
    """From 1."""
    state: MatchState
    stake: int
    """What the human had when the match began."""
    money: int
    """What the human had after its last deal; the stake before the first one has ended."""


class Evenings:
    """Finds the matches of evenings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def matches(self) -> tuple[EveningMatch, ...]:
        """Every match that belongs to an evening, the first one first. A damaged row is left out."""
        found = []
        for row in self._database.read(_EVENING_MATCHES):
            try:
                head = head_from(row)
            except ValueError:
                continue
            if head.context.evening_rung is None:
                continue
            stake = head.setup.rules.starting_money
            money = stake if row["money"] is None else row["money"]
            found.append(EveningMatch(head.id, head.context.evening_rung, MatchState(row["state"]), stake, money))
        return tuple(found)
