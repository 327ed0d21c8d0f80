"""The computer players of both games, measured.

    python3 -m tools.bench.players [--quick] [--games draw stud] [--decks 32 52] [--pairs N] [--matches N] [--deals N]
                                   [--only PART ...] [--json FILE]

``--pairs`` and ``--matches`` are for draw, ``--deals`` for stud; what the parts measure is told in
:mod:`tools.bench.draw_players` and :mod:`tools.bench.stud_players`.
"""

from __future__ import annotations

import json
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from engine.cards import Deck
from engine.players.draw.strategies import DrawStrategies, strategy_file_name
from tools.bench.draw_players import DRAW_PARTS, Bench, Effort, Figures
from tools.bench.stud_players import STUD_PARTS, StudBench
from tools.strategy import STRATEGY_FOLDER

_QUICK = Namespace(pairs=100, matches=20, deals=20)


def _parts(arguments: Namespace) -> Iterator[tuple[str, str, Callable[[], Figures]]]:
    """Game, name and work of every part that is asked for."""
    effort = Effort(arguments.pairs, arguments.matches)
    for cards in arguments.decks if "draw" in arguments.games else ():
        strategies = DrawStrategies((STRATEGY_FOLDER / strategy_file_name(Deck(cards))).read_bytes())
        bench = Bench(strategies, effort)
        for name, part in DRAW_PARTS.items():
            yield f"draw, {cards} cards", name, partial(part, bench)
    if "stud" in arguments.games:
        stud = StudBench(arguments.deals)
        for name, stud_part in STUD_PARTS.items():
            yield "stud", name, partial(stud_part, stud)


def _arguments(argv: Sequence[str]) -> Namespace:
    parser = ArgumentParser(prog="bench players", description="The computer players, measured.")
    parser.add_argument("--quick", action="store_true", help="a trial run: intervals are wide")
    parser.add_argument("--games", nargs="+", choices=("draw", "stud"), default=["draw", "stud"])
    parser.add_argument("--decks", nargs="+", type=int, choices=(32, 52), default=[52, 32], help="decks of draw")
    parser.add_argument("--pairs", type=int, default=1500, help="draw: deals per pairing, each from both sides")
    parser.add_argument("--matches", type=int, default=400, help="draw: matches per level")
    parser.add_argument("--deals", type=int, default=600, help="stud: decks per pairing, each from every seat")
    names = sorted({*DRAW_PARTS, *STUD_PARTS})
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="PART", help=", ".join(names))
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    if arguments.quick:
        vars(arguments).update(vars(_QUICK))
    return arguments


def main(argv: Sequence[str]) -> int:
    """Print the chosen parts of the chosen games, each figure as soon as it is known."""
    arguments = _arguments(argv)
    parts = [part for part in _parts(arguments) if part[1] in arguments.only]
    figures: dict[str, dict[str, str]] = {}
    started = time.perf_counter()
    for number, (game, name, play) in enumerate(parts, start=1):
        seconds = time.perf_counter() - started
        print(f"{game}: {name} (part {number} of {len(parts)}, after {seconds:.0f} s)", flush=True)
        for what, text in play():
            print(f"  {what:42s} {text}", flush=True)
            figures.setdefault(game, {})[what] = text
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
