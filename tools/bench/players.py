"""The computer players of draw, measured: who beats whom, by how much, how fast, and how the levels fare in matches.

    python3 -m tools.bench.players [--quick] [--decks 32 52] [--pairs N] [--matches N] [--only PART ...] [--json FILE]

Results are antes per 100 deals at 20 antes; every deal is played from both sides. ± is the half of a 95 % interval.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from engine import DrawRules, Match, MatchSetup, SeatSetup, StartDeal
from engine.actions import Action
from engine.cards import Deck
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.demeanour import Mood
from engine.players.draw.mistakes import Skill
from engine.players.draw.solved import DrawPlayer
from engine.players.draw.strategies import DrawStrategies, strategy_file_name
from engine.players.draw.strategy_file import SectionKind
from engine.players.levels import Level
from engine.players.moves import give_up, open_or_stay, stay_in
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.players.temperament import Temperament
from engine.players.tight_rules import TightRulesPlayer
from engine.presets import DRAW_PRESETS, Evening
from engine.views import Phase, SeatView
from tools.bench.duels import Clock, Interval, duel, play_match, secrets_of
from tools.bench.economy import wilson_interval
from tools.strategy.__main__ import STRATEGY_FOLDER

EQUILIBRIUM = Skill(error=0.0, trust=0.0)
_DEPTH = 20
_BLOCK = 50
"""Deals after which the changing opponent changes his ways."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played."""

    pairs: int
    matches: int


QUICK = Effort(pairs=100, matches=20)


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
    """How long the master takes, the reading of the file apart."""
    clock = Clock()
    seats = (SeatSetup(player="human"), SeatSetup(player="other"))
    players = (bench.player(Level.MASTER, 1), bench.player(Level.NOVICE, 2))
    secrets = secrets_of(77)
    for number in range(bench.effort.pairs):
        match = Match(MatchSetup(rules=bench.rules, seats=seats))
        match.deal_number = number + 1
        match.act(StartDeal(next(secrets)))
        while match.actor is not None:
            view = match.view(match.actor)
            match.act(clock.timed(players[match.actor], view))
    yield "decision, median", f"{clock.quantile(0.5):.2f} ms"
    yield "decision, p99", f"{clock.quantile(0.99):.2f} ms"
    yield "decision, the very first", f"{clock.times[0]:.2f} ms"


def exploitability(bench: Bench) -> Figures:
    """What a best response wins from the shipped tables within the buckets of the model."""
    for section in bench.strategies.header.sections:
        if section.kind is SectionKind.CHOICES:
            yield f"exploitability {section.style}, {section.depth:g} antes", f"{section.exploitability:.2f}"


def temperaments(bench: Bench) -> Figures:
    """How often sharp players of different temperament drop, bet, and bet with less than an even chance."""
    characters = {
        "tight": Temperament(tight_loose=0.1),
        "loose": Temperament(tight_loose=0.9),
        "passive": Temperament(passive_bold=0.1),
        "bold": Temperament(passive_bold=0.9),
        "honest": Temperament(bluffing=0.1),
        "bluffer": Temperament(bluffing=0.9),
    }
    for name, temperament in characters.items():
        counts = Counter[str]()
        for decision in _decisions(bench, temperament):
            counts["all"] += 1
            counts[decision.kind] += 1
            counts["bluff"] += decision.kind in ("bet", "raise") and decision.strength < 0.5
        shares = {kind: 100 * counts[kind] / counts["all"] for kind in ("drop", "bet", "raise", "bluff")}
        yield f"{name} plays", ", ".join(f"{kind} {share:.1f} %" for kind, share in shares.items())


def tells(bench: Bench) -> Figures:
    """How far a face that says something goes with the strength of the hand."""
    for acting in (0.14, 0.5, 0.75, 0.98):
        pairs = [
            (float(decision.shown is Mood.STRONG), float(decision.strength >= 0.5))
            for decision in _decisions(bench, Temperament(acting=acting))
            if decision.shown
        ]
        yield f"face and strength, acting {acting}", f"correlation {_correlation(pairs):+.2f} over {len(pairs)} faces"


PARTS: Mapping[str, Callable[[Bench], Figures]] = {
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


@dataclass(frozen=True, slots=True)
class _Decision:
    kind: str
    strength: float
    shown: Mood | None


def _decisions(bench: Bench, temperament: Temperament) -> Iterator[_Decision]:
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
                yield _Decision(action.kind, players[0].strength(view), players[0].demeanour(view).shown)
            match.act(action)


def _correlation(pairs: Sequence[tuple[float, float]]) -> float:
    count = len(pairs)
    mean_x, mean_y = (sum(pair[axis] for pair in pairs) / count for axis in (0, 1))
    covariance = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    spread = sum((x - mean_x) ** 2 for x, _ in pairs) * sum((y - mean_y) ** 2 for _, y in pairs)
    return covariance / spread**0.5 if spread else 0.0


def main(argv: Sequence[str]) -> int:
    """Print the chosen parts for the chosen decks."""
    parser = ArgumentParser(prog="bench players", description="The computer players of draw, measured.")
    parser.add_argument("--quick", action="store_true", help="a trial run: intervals are wide")
    parser.add_argument("--decks", nargs="+", type=int, choices=(32, 52), default=[52, 32])
    parser.add_argument("--pairs", type=int, default=1500, help="deals per pairing, each played from both sides")
    parser.add_argument("--matches", type=int, default=400, help="matches per level")
    parser.add_argument("--only", nargs="+", choices=[*PARTS], default=[*PARTS], metavar="PART")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    effort = QUICK if arguments.quick else Effort(arguments.pairs, arguments.matches)
    figures: dict[str, dict[str, str]] = {}
    for cards in arguments.decks:
        started = time.perf_counter()
        strategies = DrawStrategies((STRATEGY_FOLDER / strategy_file_name(Deck(cards))).read_bytes())
        milliseconds = 1000 * (time.perf_counter() - started)
        print(f"{cards} cards (strategies read in {milliseconds:.0f} ms)")
        kept = figures.setdefault(f"{cards} cards", {})
        for part in arguments.only:
            for name, text in PARTS[part](Bench(strategies, effort)):
                print(f"  {name:42s} {text}", flush=True)
                kept[name] = text
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
