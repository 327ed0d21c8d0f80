"""How the matches against one opponent went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.storage.filters import DealFilter
from game.storage.match_rows import MatchState
from game.storage.opening import Storage
from game.storage.statistics import MatchTally

_LOOKED_AT: Final = 200
"""Matches that are searched for the last ten."""
_TEN: Final = 10


@dataclass(frozen=True, slots=True)
class OpponentRecord:
    """Sums against one opponent; money in dollars."""

    draw: MatchTally
    stud: MatchTally
    garments_won: int
    garments_lost: int
    biggest_pot: int
    last_ten: tuple[bool, ...]
    """Whether the human won, the oldest first."""


def record_against(storage: Storage, opponent: str) -> OpponentRecord:
    """The record of the human against an opponent, in both games."""
    tallies, nothing = storage.statistics.tallies(), MatchTally(0, 0)
    totals = storage.statistics.totals(DealFilter(opponent=opponent))
    ended = [
        match.state is MatchState.WON
        for match in storage.matches.ended(_LOOKED_AT)
        if match.state is not MatchState.ABANDONED and opponent in (seat.player for seat in match.setup.seats)
    ]
    return OpponentRecord(
        draw=tallies.get((opponent, "draw"), nothing),
        stud=tallies.get((opponent, "stud"), nothing),
        garments_won=totals.garments_won,
        garments_lost=totals.garments_lost,
        biggest_pot=totals.biggest_pot,
        last_ten=tuple(reversed(ended[:_TEN])),
    )
