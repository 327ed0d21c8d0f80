"""Make the strategy files: ``python -m tools.strategy [--decks 32 52] [--quick] [--out FOLDER]``."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.cards import Deck
from engine.players.draw.strategies import strategy_file_name
from tools.strategy import STRATEGY_FOLDER
from tools.strategy.making import FULL_EFFORT, QUICK_EFFORT, make_strategy_file


def main(argv: list[str]) -> int:
    """Solve and write the files of the chosen decks."""
    parser = argparse.ArgumentParser(prog="python -m tools.strategy", description="Solve five-card draw.")
    parser.add_argument("--decks", nargs="+", type=int, choices=[32, 52], default=[32, 52], metavar="CARDS")
    parser.add_argument("--quick", action="store_true", help="few iterations: a trial run, not for playing")
    parser.add_argument("--out", type=Path, default=STRATEGY_FOLDER, help="folder to write to")
    arguments = parser.parse_args(argv)
    arguments.out.mkdir(parents=True, exist_ok=True)
    effort = QUICK_EFFORT if arguments.quick else FULL_EFFORT
    for cards in arguments.decks:
        deck = Deck(cards)
        data = make_strategy_file(deck, effort, lambda line: print(line, flush=True))
        (arguments.out / strategy_file_name(deck)).write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
