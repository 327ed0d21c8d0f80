"""The computer players of draw, measured: who beats whom, by how much, how fast, and how the levels fare in matches.

Results are antes per 100 deals at 20 antes; every deal is played from both sides. ± is the half of a 95 % interval.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from engine import DrawRules, Match, MatchSetup, SeatSetup, StartDeal
from engine.actions import Action
from engine.cards import Deck
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.draw.mistakes import Skill
from engine.players.draw.solved import DrawPlayer
from engine.players.draw.strategies import DrawStrategies
from engine.players.draw.strategy_file import SectionKind
from engine.players.levels import Level
from engine.players.moves import give_up, open_or_stay, stay_in
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.players.temperament import Temperament
from engine.players.tight_rules import TightRulesPlayer
from engine.presets import DRAW_PRESETS, Evening
from engine.views import Phase, SeatView
from tools.bench.characters import ACTING, CHARACTERS, Observed, face_correlation, frequencies
from tools.bench.cold_start import decision_times_of
from tools.bench.duels import Interval, duel, play_match, secrets_of
from tools.bench.economy import wilson_interval

EQUILIBRIUM = Skill(error=0.0, trust=0.0)
_DEPTH = 20
_BLOCK = 50
"""Deals after which the changing opponent changes his ways."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played."""

    pairs: int
    matches: int


class ChangingPlayer:
    """Drops to every bet in one block of deals and bets the pot whenever possible in the next."""

    def decide(self, view: SeatView) -> Action:
        """What the block of the deal asks for."""
        if (view.deal_number // _BLOCK) % 2:
            return open_or_stay(view, view.pot)
        return give_up(view) if view.outstanding else stay_in(view)


@dataclass(frozen=True, slots=True)
class Bench:
    """One deck and how much to play with it."""

    strategies: DrawStrategies
    effort: Effort

    @property
    def deck(self) -> Deck:
        return self.strategies.deck

    @property
    def rules(self) -> DrawRules:
        """Money only, 20 antes deep."""
        return DrawRules(deck=self.deck.value, starting_money=_DEPTH * 5, money_only=True)

    def player(self, level: Level | Skill, seed: int, temperament: Temperament | None = None) -> DrawPlayer:
        """A new player who has met nobody yet."""
        return DrawPlayer(self.strategies, level, temperament or Temperament(), seed)

    def opponents(self) -> dict[str, Callable[[], Player]]:
        """Everybody on the ladder, by name."""
        return {
            "random": lambda: RandomPlayer(3),
            "always call": AlwaysCallPlayer,
            "tight rules": lambda: TightRulesPlayer(4),
            "pot odds": lambda: SensiblePlayer(5),
            "equilibrium": lambda: self.player(EQUILIBRIUM, 9),
        }

    def against(self, level: Level | Skill, other: Player, pairs: int | None = None) -> Interval:
        """What a new player of that level wins from ``other``."""
        return duel(self.player(level, 7), other, rules=self.rules, pairs=pairs or self.effort.pairs, seed=1)


Figures = Iterator[tuple[str, str]]


def ladder(bench: Bench) -> Figures:
    """Every level against the baselines, the equilibrium and the level below."""
    for level in Level:
        for name, make in bench.opponents().items():
            yield f"{level} v {name}", str(bench.against(level, make()))
    for below, above in pairwise(Level):
        yield f"{above} v {below}", str(bench.against(above, bench.player(below, 9)))


def first_deals(bench: Bench) -> Figures:
    """The first 200 deals of the master with somebody new, repeated with new cards and new acquaintances."""
    for name in ("random", "always call"):
        results = []
        for seed in range(max(2, bench.effort.pairs // 100)):
            master = bench.player(Level.MASTER, seed)
            result = duel(master, bench.opponents()[name](), rules=bench.rules, pairs=100, seed=1000 + seed)
            results.append(result.mean)
        yield (
            f"master v {name}, first 200 deals",
            f"{sum(results) / len(results):+.1f} (mean of {len(results)} meetings)",
        )


def safety(bench: Bench) -> Figures:
    """What the master's exploiting costs against somebody who cannot be exploited, over many deals."""
    pairs = 5 * bench.effort.pairs
    equilibrium = bench.opponents()["equilibrium"]()
    result = duel(bench.player(Level.MASTER, 7), equilibrium, rules=bench.rules, pairs=pairs, seed=2)
    yield f"master v equilibrium, {2 * pairs} deals", str(result)


def changing(bench: Bench) -> Figures:
    """Against somebody who drops everything and bets everything in turn."""
    yield f"master v changing every {_BLOCK} deals", str(bench.against(Level.MASTER, ChangingPlayer()))


def matches(bench: Bench) -> Figures:
    """Classic matches with clothes: how often the tight rules beat each level."""
    rules = DRAW_PRESETS[Evening.CLASSIC].model_copy(update={"deck": bench.deck.value})
    count = bench.effort.matches
    for level in Level:
        wins = deals = 0
        for number in range(count):
            opponent = bench.player(level, 2 * number + 1)
            match = play_match(TightRulesPlayer(2 * number), opponent, rules=rules, seed=number)
            wins += match.winner == 0
            deals += match.deal_number
        low, high = wilson_interval(wins, count)
        share = f"{100 * wins / count:.1f} % ({100 * low:.1f} to {100 * high:.1f}), {deals / count:.0f} deals a match"
        yield f"tight rules v {level}, classic", share


def decision_times(bench: Bench) -> Figures:
    """How long the master takes from a cold start, the reading of the file apart."""
    yield from decision_times_of(f"draw-{bench.deck.value}", bench.effort.pairs // 5)


def exploitability(bench: Bench) -> Figures:
    """What a best response wins from the shipped tables within the buckets of the model."""
    for section in bench.strategies.header.sections:
        if section.kind is SectionKind.CHOICES:
            yield f"exploitability {section.style}, {section.depth:g} antes", f"{section.exploitability:.2f}"


def temperaments(bench: Bench) -> Figures:
    """How often sharp players of different temperament drop, bet, and bet with less than an even chance."""
    for name, temperament in CHARACTERS.items():
        yield f"{name} plays", frequencies(_decisions(bench, temperament))


def tells(bench: Bench) -> Figures:
    """How far a face that says something goes with the strength of the hand."""
    for acting in ACTING:
        yield f"face and strength, acting {acting}", face_correlation(_decisions(bench, Temperament(acting=acting)))


DRAW_PARTS: Mapping[str, Callable[[Bench], Figures]] = {
    "ladder": ladder,
    "first-deals": first_deals,
    "safety": safety,
    "changing": changing,
    "matches": matches,
    "times": decision_times,
    "exploitability": exploitability,
    "temperaments": temperaments,
    "tells": tells,
}


def _decisions(bench: Bench, temperament: Temperament) -> Iterator[Observed]:
    """Decisions of a sharp player of that temperament against another, on the same deals for all."""
    players = (bench.player(Level.SHARP, 1, temperament), bench.player(Level.SHARP, 2))
    secrets = secrets_of(5)
    for number in range(bench.effort.pairs):
        match = Match(MatchSetup(rules=bench.rules, seats=(SeatSetup(player="a"), SeatSetup(player="b"))))
        match.deal_number = number + 1
        match.dealer = number % 2
        match.act(StartDeal(next(secrets)))
        while match.actor is not None:
            view = match.view(match.actor)
            action = players[match.actor].decide(view)
            if match.actor == 0 and view.phase is not Phase.EXCHANGE:
                yield Observed(action.kind, players[0].strength(view), players[0].demeanour(view).shown)
            match.act(action)
