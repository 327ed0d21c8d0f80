"""Hand evaluation against PokerKit, treys and phevaluator, side by side in one run.

python3 -m tools.bench.evaluation [--rounds N] [--hands N] [--json FILE]
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import TypeVar

from phevaluator import evaluate_cards
from pokerkit import Card as PokerKitCard
from pokerkit import StandardHighHand
from treys import Card as TreysCard
from treys import Evaluator

from engine.cards import Deck
from engine.evaluation import card_key, evaluate, evaluate_keys
from tools.bench.interleaved import Workload, units_per_second

POKERKIT, TREYS, PHEVALUATOR = "PokerKit", "treys", "phevaluator"
OWN_CARDS, OWN_KEYS = "evaluate", "evaluate_keys"
TARGETS = {5: {POKERKIT: 6.0}, 7: {POKERKIT: 150.0, TREYS: 8.0}}
"""How many times as fast as each rival ``evaluate`` should be, by hand size."""

_Hand = TypeVar("_Hand")
_POKERKIT_SHARE = {5: 10, 6: 50, 7: 100}
"""PokerKit gets one hand in so many, or a round would last minutes."""


def measure(hands: int, rounds: int) -> dict[int, dict[str, float]]:
    """Hands per second by hand size and evaluator."""
    random = Random(1)
    return {size: _measure_size(size, hands, rounds, random) for size in (5, 6, 7)}


def _measure_size(size: int, count: int, rounds: int, random: Random) -> dict[str, float]:
    hands = [random.sample(Deck.FULL.cards, size) for _ in range(count)]
    few = hands[: max(1, count // _POKERKIT_SHARE[size])]
    treys = Evaluator()
    pokerkit = _pokerkit_value if size == 5 else StandardHighHand.from_game
    workloads = {
        OWN_CARDS: _workload(evaluate, hands),
        OWN_KEYS: _workload(evaluate_keys, [[card_key(card) for card in hand] for hand in hands]),
        POKERKIT: _workload(pokerkit, [tuple(PokerKitCard.parse("".join(map(str, hand)))) for hand in few]),
        TREYS: _workload(
            lambda hand: treys.evaluate(hand, []), [[TreysCard.new(str(card)) for card in hand] for hand in hands]
        ),
        PHEVALUATOR: _workload(lambda hand: evaluate_cards(*hand), [[card.index for card in hand] for hand in hands]),
    }
    return units_per_second(workloads, rounds)


def _pokerkit_value(hand: Sequence[PokerKitCard]) -> object:
    return StandardHighHand(hand).entry


def _workload(value: Callable[[_Hand], object], hands: list[_Hand]) -> Workload:
    def run() -> None:
        for hand in hands:
            value(hand)

    return Workload(run, len(hands))


def table(figures: dict[int, dict[str, float]]) -> str:
    """The figures as text, with the ratios to the rivals and the targets."""
    lines = [f"{'cards':>5}  {'evaluator':<14}{'hands/s':>12}{'evaluate is':>14}  target"]
    for size, rates in figures.items():
        for name, rate in rates.items():
            ratio = rates[OWN_CARDS] / rate
            target = TARGETS.get(size, {}).get(name)
            verdict = "" if target is None else f"{target:g} x {'reached' if ratio >= target else 'MISSED'}"
            lines.append(f"{size:>5}  {name:<14}{rate:>12,.0f}{ratio:>12.1f} x  {verdict}".rstrip())
    return "\n".join(lines)


def missed_targets(figures: dict[int, dict[str, float]]) -> list[tuple[int, str]]:
    """Hand sizes and rivals against which ``evaluate`` is slower than it should be."""
    return [
        (size, rival)
        for size, targets in TARGETS.items()
        for rival, target in targets.items()
        if figures[size][OWN_CARDS] / figures[size][rival] < target
    ]


def main(argv: Sequence[str]) -> int:
    """Measure, print the table, and answer 1 when a target is missed."""
    parser = ArgumentParser(prog="bench evaluation", description="Hand evaluation against other libraries.")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds; medians are printed")
    parser.add_argument("--hands", type=int, default=20_000, help="random hands per round and hand size")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    figures = measure(arguments.hands, arguments.rounds)
    print(table(figures))
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if missed_targets(figures) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
