"""The presets of draw and the tables of stud, played out: how long matches last, how often clothes change, who wins.

    python3 -m tools.bench.economy [--game draw|stud] [--matches N] [--players tight|sensible] [--deck 32|52]
                                   [--json FILE]

All seats are played by the same kind of player, so the human's share of wins is what an equal may expect (rules 4.7).
Stud has one kind of player here, the tight one.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal, StudRules
from engine.events import GarmentBoughtBack, GarmentLost, SeatBeaten
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.players.stud.tight_rules import StudTightRulesPlayer
from engine.players.tight_rules import TightRulesPlayer
from engine.presets import DRAW_PRESETS, DRAW_PRESETS_BOTH_STAKE
from engine.rules import Rules

PLAYERS: Mapping[str, Callable[[int], Player]] = {"tight": TightRulesPlayer, "sensible": SensiblePlayer}
GARMENTS = ("coat", "scarf", "jumper", "shirt", "trousers", "socks")
EARLY = 10
"""A human without money within so many deals is broke early."""
MOST_DEALS = 5000


@dataclass(slots=True)
class Outcomes:
    """What happened in the matches of one preset."""

    wins: int = 0
    deals: list[int] = field(default_factory=list)
    """Length of every match."""
    gaps: list[int] = field(default_factory=list)
    """Deals between two changes of clothes, the first one counted from the start."""
    with_buy_back: int = 0
    broke_early: int = 0

    @property
    def matches(self) -> int:
        return len(self.deals)


@dataclass(frozen=True, slots=True)
class Row:
    """Figures of one preset; shares are from 0 to 1."""

    preset: str
    matches: int
    win_share: float
    win_low: float
    win_high: float
    median_deals: float
    median_gap: float
    buy_back_share: float
    broke_early_share: float


def play(rules: Rules, make_player: Callable[[int], Player], matches: int) -> Outcomes:
    """Play so many matches between equal players; the same number gives the same matches."""
    seats = rules.players if isinstance(rules, StudRules) else 2
    outcomes = Outcomes()
    for number in range(matches):
        players = [make_player(seats * number + seat) for seat in range(seats)]
        _play_one(rules, players, Random(number), outcomes)
    return outcomes


def _play_one(rules: Rules, players: Sequence[Player], secrets: Random, outcomes: Outcomes) -> None:
    seats = tuple(SeatSetup(player=f"player {number}", wardrobe=GARMENTS) for number in range(len(players)))
    match = Match(MatchSetup(rules=rules, seats=seats))
    bought = broke = False
    last_change = 0
    while match.phase is not Phase.OVER and match.deal_number < MOST_DEALS:
        actor = match.actor
        action = StartDeal(secrets.randbytes(32)) if actor is None else players[actor].decide(match.view(actor))
        for event in match.act(action):
            if isinstance(event, GarmentLost | GarmentBoughtBack):
                outcomes.gaps.append(match.deal_number - last_change)
                last_change = match.deal_number
            bought |= isinstance(event, GarmentBoughtBack)
            broke |= isinstance(event, SeatBeaten) and event.seat == 0 and match.deal_number <= EARLY
    outcomes.deals.append(match.deal_number)
    outcomes.wins += match.winner == 0
    outcomes.with_buy_back += bought
    outcomes.broke_early += broke


def row(preset: str, outcomes: Outcomes) -> Row:
    """The figures of a preset."""
    count = outcomes.matches
    low, high = wilson_interval(outcomes.wins, count)
    return Row(
        preset=preset,
        matches=count,
        win_share=outcomes.wins / count,
        win_low=low,
        win_high=high,
        median_deals=median(outcomes.deals),
        median_gap=median(outcomes.gaps or [0]),
        buy_back_share=outcomes.with_buy_back / count,
        broke_early_share=outcomes.broke_early / count,
    )


def wilson_interval(hits: int, count: int) -> tuple[float, float]:
    """Bounds of the share ``hits / count`` at 95 % confidence."""
    z = 1.96
    share = hits / count
    centre = share + z * z / (2 * count)
    spread = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return (centre - spread) / (1 + z * z / count), (centre + spread) / (1 + z * z / count)


def table(rows: Sequence[Row]) -> str:
    """The rows as text."""
    head = ("preset", "human wins %", "deals", "between changes", "buy-back %", f"broke by deal {EARLY} %")
    lines = [
        (
            it.preset,
            f"{100 * it.win_share:.0f} ({100 * it.win_low:.0f}-{100 * it.win_high:.0f})",
            f"{it.median_deals:.0f}",
            f"{it.median_gap:.0f}",
            f"{100 * it.buy_back_share:.0f}",
            f"{100 * it.broke_early_share:.0f}",
        )
        for it in rows
    ]
    widths = [max(len(line[column]) for line in [head, *lines]) for column in range(len(head))]
    return "\n".join(
        "  ".join(text.ljust(width) if place == 0 else text.rjust(width) for place, (text, width) in enumerate(cells))
        for cells in (list(zip(line, widths, strict=True)) for line in [head, *lines])
    )


def _draw_presets(deck: int) -> dict[str, DrawRules]:
    presets = {f"{evening}": rules for evening, rules in DRAW_PRESETS.items()}
    presets |= {f"{evening}, both stake": rules for evening, rules in DRAW_PRESETS_BOTH_STAKE.items()}
    return {name: rules.model_copy(update={"deck": deck}) for name, rules in presets.items()}


def _stud_tables() -> dict[str, StudRules]:
    return {f"{players} players": StudRules(players=players) for players in (2, 3, 4, 6, 8)}


def _tight_stud(_: int) -> Player:
    return StudTightRulesPlayer()


def main(argv: Sequence[str]) -> int:
    """Play every preset and print a row for each."""
    parser = ArgumentParser(prog="bench economy", description="The presets played out between equal players.")
    parser.add_argument("--matches", type=int, default=200, help="matches per preset")
    parser.add_argument("--game", choices=("draw", "stud"), default="draw")
    parser.add_argument("--players", choices=sorted(PLAYERS), default="tight", help="who plays all seats of draw")
    parser.add_argument("--deck", type=int, choices=(32, 52), default=52)
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    if arguments.game == "stud":
        rows = [row(name, play(rules, _tight_stud, arguments.matches)) for name, rules in _stud_tables().items()]
    else:
        make_player = PLAYERS[arguments.players]
        presets = _draw_presets(arguments.deck)
        rows = [row(name, play(rules, make_player, arguments.matches)) for name, rules in presets.items()]
    print(table(rows))
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(it) for it in rows], indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
