"""The evening at the lounge: a ladder of draw matches, where the player stands on it, and what each rung unlocks.

Every match begins as the rules want it, with equal money for both. The purse is what is carried from match to match: it
grows by what a won match brought, and a lost one costs its stake, though never more than the purse holds. So no purse
makes a match easier or impossible, and another try is always free to take.

Nothing here is kept: the standing follows from the matches that were played. Whoever plays a rung once more that was
won already has begun a new evening.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from engine.players.levels import Level
from engine.presets import Evening
from engine.rules import DrawRules
from game.match.setup_choice import with_evening
from game.storage.evenings import EveningMatch
from game.storage.match_rows import MatchState
from game.storage.progress import Unlock

FELT, MUSIC = "felt", "music"
"""Kinds of unlocks."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One step of the ladder: who waits there, and how well they play. Winning always opens their gallery pages."""

    number: int
    """From 1; a match keeps it."""
    opponent: str
    level: Level
    reward: Unlock | None = None
    """What winning unlocks beside the gallery pages."""


LADDER: Final = (
    Rung(1, "apolena", Level.NOVICE),
    Rung(2, "irakli", Level.NOVICE, Unlock(FELT, "burgundy")),
    Rung(3, "paloma", Level.REGULAR),
    Rung(4, "jasper", Level.REGULAR, Unlock(MUSIC, "borrowed_bow_tie")),
    Rung(5, "arjun", Level.SHARP),
    Rung(6, "vera", Level.SHARP, Unlock(FELT, "blue")),
    Rung(7, "odessa", Level.MASTER),
    Rung(8, "mei", Level.MASTER, Unlock(MUSIC, "last_lamp_on_the_bar")),
)


class RungState(Enum):
    """How far the evening has come with a rung."""

    WON = auto()
    NEXT = auto()
    AHEAD = auto()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where an evening stands."""

    won: frozenset[int]
    """Numbers of the rungs that were won."""
    next: Rung | None
    """The rung to be played; None when all are won."""
    purse: int
    """Dollars."""
    tries: int
    """Matches of the next rung that were lost or given up."""
    waiting: int | None
    """The match of the next rung that was begun and can be gone on with."""

    def state_of(self, rung: Rung) -> RungState:
        if rung.number in self.won:
            return RungState.WON
        return RungState.NEXT if rung == self.next else RungState.AHEAD


def standing(matches: Iterable[EveningMatch], ladder: Sequence[Rung] = LADDER) -> Standing:
    """Where the last evening of these matches stands, the oldest of them first.

    The ladder may lack rungs whose opponents cannot be played; they are passed over.
    """
    evening: list[EveningMatch] = []
    won: set[int] = set()
    for match in matches:
        if match.rung in won:
            evening, won = [], set()
        evening.append(match)
        if match.state is MatchState.WON:
            won.add(match.rung)
    following = next((rung for rung in ladder if rung.number not in won), None)
    here = [match for match in evening if following is not None and match.rung == following.number]
    running = [match.id for match in here if match.state is MatchState.RUNNING]
    return Standing(
        won=frozenset(won),
        next=following,
        purse=_purse(evening),
        tries=len(here) - len(running),
        waiting=running[-1] if running else None,
    )


def _purse(evening: Iterable[EveningMatch]) -> int:
    purse = 0
    for match in evening:
        if match.state is MatchState.WON:
            purse += match.money - match.stake
        elif match.state is not MatchState.RUNNING:
            purse = max(0, purse - match.stake)
    return purse


def evening_rules(chosen: DrawRules, *, money_only: bool = False) -> DrawRules:
    """The rules of every match of an evening: the classic amounts, with the deck and the stakes that were chosen."""
    rules = with_evening(chosen, Evening.CLASSIC)
    return rules.model_copy(update={"money_only": True}) if money_only else rules


def rung_of_reward(reward: Unlock) -> Rung | None:
    """The rung that unlocks something; None when it is free."""
    return next((rung for rung in LADDER if rung.reward == reward), None)
