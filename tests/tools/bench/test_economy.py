"""The economy bench counts what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.players.baselines import RandomPlayer
from engine.players.stud.tight_rules import StudTightRulesPlayer
from engine.presets import DRAW_PRESETS, Evening
from engine.rules import StudRules
from tools.bench.economy import Outcomes, main, play, row, wilson_interval


def test_intervals_are_those_of_wilson() -> None:
    low, high = wilson_interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson_interval(0, 20)[0] == pytest.approx(0, abs=1e-9)


def test_a_row_sums_the_outcomes_up() -> None:
    outcomes = Outcomes(wins=1, deals=[10, 30, 20], gaps=[4, 8], with_buy_back=3, broke_early=0)
    figures = row("classic", outcomes)
    assert (figures.matches, figures.median_deals, figures.median_gap) == (3, 20, 6)
    assert (figures.win_share, figures.buy_back_share, figures.broke_early_share) == (1 / 3, 1, 0)


def test_matches_are_played_to_the_end_and_alike_every_time() -> None:
    rules = DRAW_PRESETS[Evening.QUICK]
    once, again = (play(rules, RandomPlayer, 5) for _ in range(2))
    assert once == again
    assert once.matches == 5
    assert all(once.deals)


def test_the_table_names_every_preset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "figures.json"
    assert main(["--matches", "1", "--json", str(kept)]) == 0
    printed = capsys.readouterr().out
    presets = [figures["preset"] for figures in json.loads(kept.read_text(encoding="utf-8"))]
    assert len(presets) == 6
    assert all(preset in printed for preset in presets)


def test_stud_is_played_by_everybody_at_the_table() -> None:
    outcomes = play(StudRules(players=4), lambda _: StudTightRulesPlayer(), 2)
    assert outcomes.matches == 2
    assert all(outcomes.deals)
