"""The computer players of stud, measured: who beats whom at which table, by how much, how fast, and in what manner.

Results are small bets per 100 deals; every deal is played from every seat. ± is the half of a 95 % interval.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from engine import Match, MatchSetup, SeatSetup, StartDeal
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.levels import Level
from engine.players.player import Player
from engine.players.stud.strong import StudPlayer
from engine.players.stud.tight_rules import StudTightRulesPlayer
from engine.players.temperament import Temperament
from engine.views import Phase
from tools.bench.characters import ACTING, CHARACTERS, Observed, face_correlation, frequencies
from tools.bench.cold_start import decision_times_of
from tools.bench.duels import Interval, secrets_of
from tools.bench.stud_duels import TABLE, stud_duel

_TABLES = (2, 4, 7)
_OTHERS: Mapping[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "always call": lambda _: AlwaysCallPlayer(),
    "tight rules": lambda _: StudTightRulesPlayer(),
}

Figures = Iterator[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class StudBench:
    """How much is played."""

    deals: int
    """Decks for every pairing; each is played from all seats."""

    def against(self, level: Level, make_other: Callable[[int], Player], players: int = 2) -> Interval:
        """What a new player of that level wins at a table of others."""
        return stud_duel(_player(level, 7), make_other, players=players, deals=self.deals, seed=1)


def _player(level: Level, seed: int, temperament: Temperament | None = None) -> StudPlayer:
    """A new player who has met nobody yet."""
    return StudPlayer(level, temperament or Temperament(), seed)


def ladder(bench: StudBench) -> Figures:
    """Every level against the baselines, heads-up."""
    for level in Level:
        for name, make in _OTHERS.items():
            yield f"{level} v {name}", str(bench.against(level, make))


def levels(bench: StudBench) -> Figures:
    """Every level against the one below, heads-up."""
    for below, above in pairwise(Level):
        yield f"{above} v {below}", str(bench.against(above, partial(_player, below)))


def tables(bench: StudBench) -> Figures:
    """The master alone at tables of tight players."""
    for players in _TABLES:
        result = bench.against(Level.MASTER, _OTHERS["tight rules"], players)
        yield f"master v tight rules, {players} players", str(result)


def decision_times(bench: StudBench) -> Figures:
    """How long the master takes from a cold start."""
    for players in (2, 4, 8):
        yield from decision_times_of(f"stud-{players}", max(10, bench.deals // 10))


def temperaments(bench: StudBench) -> Figures:
    """How often sharp players of different temperament fold, bet, and bet with less than an even chance."""
    for name, temperament in CHARACTERS.items():
        yield f"{name} plays", frequencies(_decisions(bench, temperament))


def tells(bench: StudBench) -> Figures:
    """How far a face that says something goes with the strength of the hand."""
    for acting in ACTING:
        yield f"face and strength, acting {acting}", face_correlation(_decisions(bench, Temperament(acting=acting)))


STUD_PARTS: Mapping[str, Callable[[StudBench], Figures]] = {
    "ladder": ladder,
    "levels": levels,
    "tables": tables,
    "times": decision_times,
    "temperaments": temperaments,
    "tells": tells,
}


def _decisions(bench: StudBench, temperament: Temperament) -> Iterator[Observed]:
    """Decisions of a sharp player of that temperament between a tight one and a caller, on the same deals for all."""
    hero = _player(Level.SHARP, 1, temperament)
    players: list[Player] = [hero, StudTightRulesPlayer(), AlwaysCallPlayer()]
    rules = TABLE.model_copy(update={"players": len(players)})
    seats = tuple(SeatSetup(player=f"player {seat}") for seat in range(len(players)))
    setup = MatchSetup(rules=rules, seats=seats)
    secrets = secrets_of(5)
    for number in range(bench.deals):
        match = Match(setup)
        match.deal_number = number + 1
        match.dealer = number % len(players)
        match.act(StartDeal(next(secrets)))
        while (seat := match.actor) is not None and match.phase is not Phase.OFFER:
            view = match.view(seat)
            action = players[seat].decide(view)
            if seat == 0:
                yield Observed(action.kind, hero.strength(view), hero.demeanour(view).shown)
            match.act(action)
