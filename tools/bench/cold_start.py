"""How long decisions take in a process that has just started, so that nothing is warm when the first one is made.

    python3 -m tools.bench.cold_start GAME DEALS

GAME is draw-52, draw-32 or stud-2 to stud-8 (the number of players). Prints one JSON object of milliseconds of
processor time.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal
from engine.cards import Deck
from engine.players.draw.solved import DrawPlayer
from engine.players.draw.strategies import DrawStrategies, strategy_file_name
from engine.players.levels import Level
from engine.players.player import Player
from engine.players.stud.strong import StudPlayer
from engine.players.temperament import Temperament
from engine.rules import Rules
from tools.bench.duels import Clock, secrets_of
from tools.bench.stud_duels import TABLE
from tools.strategy import STRATEGY_FOLDER

_ANTES = 20


def decision_times_of(game: str, deals: int) -> Iterator[tuple[str, str]]:
    """Start a process of its own and read what it has measured, as rows of a table."""
    command = [sys.executable, "-m", "tools.bench.cold_start", game, str(max(1, deals))]
    figures = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    for name, milliseconds in figures.items():
        yield f"{game}: {name}", f"{milliseconds:.2f} ms"


def _draw(cards: int) -> tuple[Rules, Callable[[int], Player]]:
    strategies = DrawStrategies((STRATEGY_FOLDER / strategy_file_name(Deck(cards))).read_bytes())
    rules = DrawRules(deck=Deck(cards).value, starting_money=_ANTES * DrawRules().ante, money_only=True)
    return rules, lambda seed: DrawPlayer(strategies, Level.MASTER, Temperament(), seed)


def _stud(players: int) -> tuple[Rules, Callable[[int], Player]]:
    rules = TABLE.model_copy(update={"players": players})
    return rules, lambda seed: StudPlayer(Level.MASTER, Temperament(), seed)


def _measured(rules: Rules, make: Callable[[int], Player], seats: int, deals: int) -> dict[str, float]:
    started = time.process_time()
    players = [make(seed) for seed in range(seats)]
    preparing = 1000.0 * (time.process_time() - started)
    clock = Clock()
    secrets = secrets_of(77)
    for _ in range(deals):
        match = Match(MatchSetup(rules=rules, seats=tuple(SeatSetup(player=f"player {seat}") for seat in range(seats))))
        match.act(StartDeal(next(secrets)))
        while (seat := match.actor) is not None and match.phase is not Phase.OFFER:
            match.act(clock.timed(players[seat], match.view(seat)))
    return {
        "players made": preparing,
        "first decision": clock.times[0],
        "median": clock.quantile(0.5),
        "p99": clock.quantile(0.99),
        "longest": max(clock.times),
    }


def main(argv: Sequence[str]) -> int:
    """Measure one game."""
    game, deals = argv
    name, number = game.split("-")
    rules, make = (_draw if name == "draw" else _stud)(int(number))
    print(json.dumps(_measured(rules, make, 2 if name == "draw" else int(number), int(deals))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
