"""Duels are fair: nobody wins from himself, every deal is played from both sides, and runs repeat."""

from __future__ import annotations

from engine import DrawRules, Phase
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.draw.solved import DrawPlayer
from engine.players.levels import Level
from engine.players.temperament import Temperament
from engine.players.tight_rules import TightRulesPlayer
from engine.presets import DRAW_PRESETS, Evening
from tests.engine.players.draw.shipped import shipped
from tools.bench.duels import Clock, duel, play_match

RULES = DrawRules(starting_money=100, money_only=True)


def player(level: Level, seed: int = 1) -> DrawPlayer:
    return DrawPlayer(shipped(52), level, Temperament(), seed)


def test_the_same_player_on_both_sides_wins_nothing() -> None:
    result = duel(AlwaysCallPlayer(), AlwaysCallPlayer(), rules=RULES, pairs=50, seed=1)
    assert (result.mean, result.half_width) == (0.0, 0.0)


def test_a_duel_repeats() -> None:
    results = [duel(player(Level.SHARP), RandomPlayer(2), rules=RULES, pairs=30, seed=4) for _ in range(2)]
    assert results[0] == results[1]


def test_a_match_is_played_to_its_end() -> None:
    match = play_match(TightRulesPlayer(1), player(Level.MASTER), rules=DRAW_PRESETS[Evening.QUICK], seed=1)
    assert match.phase is Phase.OVER


def test_levels_are_ordered() -> None:
    """Against somebody who always calls, the strongest level wins far more than the weakest."""
    won = {
        level: duel(player(level), AlwaysCallPlayer(), rules=RULES, pairs=250, seed=1).mean
        for level in (Level.NOVICE, Level.MASTER)
    }
    assert won[Level.MASTER] > 150
    assert won[Level.NOVICE] < 60
    assert duel(player(Level.MASTER), player(Level.NOVICE, 2), rules=RULES, pairs=400, seed=1).mean > 0


def test_quantiles_of_times() -> None:
    clock = Clock([float(time) for time in range(100)])
    assert (clock.quantile(0.5), clock.quantile(0.99)) == (50.0, 99.0)
