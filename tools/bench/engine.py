"""How fast the engine is: hand evaluation and deals of stud against other libraries, and whole matches of draw.

python3 -m tools.bench.engine [--rounds N] [--json FILE]
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random

from engine import Deck, Match, MatchSetup, Phase, SeatSetup, StartDeal
from engine.fairness import deck_order
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.players.tight_rules import TightRulesPlayer
from engine.presets import DRAW_PRESETS, Evening
from engine.replay import replay
from tools.bench import evaluation, stud
from tools.bench.interleaved import Workload, units_per_second

_HANDS = 20_000
_DEALS = 200
_STUD_DEALS = 40


def measure_draw(rounds: int) -> dict[str, float]:
    """Deals of draw per second, by what is done with them; shuffles alone for comparison."""
    recorded = _played((RandomPlayer(1), RandomPlayer(2)))
    workloads = {
        "shuffle a deck": Workload(_shuffles, _DEALS),
        "replay": Workload(lambda: replay(recorded.record), recorded.deal_number),
    }
    for name, players in _PAIRS.items():
        deals = _played(players).deal_number
        workloads[f"play, {name}"] = Workload(partial(_played, players), deals)
    return units_per_second(workloads, rounds)


_PAIRS: dict[str, tuple[Player, Player]] = {
    "random": (RandomPlayer(1), RandomPlayer(2)),
    "always call": (AlwaysCallPlayer(), AlwaysCallPlayer()),
    "tight rules": (TightRulesPlayer(1), TightRulesPlayer(2)),
    "sensible": (SensiblePlayer(1), SensiblePlayer(2)),
}


def _shuffles() -> None:
    for number in range(_DEALS):
        deck_order(number.to_bytes(32, "big"), Deck.FULL)


def _played(players: tuple[Player, Player]) -> Match:
    """Matches of the classic preset, one after the other, cut off at a certain number of deals."""
    seats = SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("coat", "shirt", "trousers"))
    match = Match(MatchSetup(rules=DRAW_PRESETS[Evening.CLASSIC], seats=seats))
    secrets = Random(1)
    while match.phase is not Phase.OVER and match.deal_number < _DEALS:
        actor = match.actor
        match.act(StartDeal(secrets.randbytes(32)) if actor is None else players[actor].decide(match.view(actor)))
    return match


def main(argv: Sequence[str]) -> int:
    """Measure, print the tables, and answer 1 when a target is missed."""
    parser = ArgumentParser(prog="bench engine", description="Speed of the engine.")
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds; medians are printed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    hands = evaluation.measure(_HANDS, arguments.rounds)
    print(evaluation.table(hands))
    stud_rows = stud.measure(_STUD_DEALS, arguments.rounds)
    print("\n" + stud.table(stud_rows))
    draw = measure_draw(arguments.rounds)
    print(f"\n{'draw, two seats':<22}{'deals/s':>10}")
    for name, rate in draw.items():
        print(f"{name:<22}{rate:>10,.0f}")
    if arguments.json:
        stud_figures = [asdict(row) for row in stud_rows]
        figures = {"hands per second": hands, "stud deals per second": stud_figures, "draw deals per second": draw}
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    missed = evaluation.missed_targets(hands) or any(row.ratio < stud.TARGET for row in stud_rows)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
