"""The bench of players prints what it is asked for, and counts what it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.actions import ActionKind
from engine.players.baselines import AlwaysCallPlayer
from engine.players.demeanour import Mood
from tools.bench.characters import Observed, face_correlation, frequencies
from tools.bench.players import main
from tools.bench.stud_duels import stud_duel


def seen(kind: ActionKind, strength: float = 0.7, shown: Mood | None = None) -> Observed:
    return Observed(kind, strength, shown)


def test_frequencies_are_shares_of_all_decisions() -> None:
    kinds = (ActionKind.FOLD, ActionKind.DROP, ActionKind.BET, ActionKind.COMPLETE, ActionKind.RAISE, ActionKind.CALL)
    decisions = [*map(seen, kinds), seen(ActionKind.BET, strength=0.2), seen(ActionKind.CHECK)]
    assert frequencies(decisions) == "fold 25.0 %, bet 37.5 %, raise 12.5 %, bluff 12.5 %"


def test_an_open_face_goes_with_the_hand_and_silent_ones_do_not_count() -> None:
    honest = [seen(ActionKind.CALL, 0.9, Mood.STRONG), seen(ActionKind.CALL, 0.1, Mood.WEAK), seen(ActionKind.CALL)]
    assert face_correlation(honest) == "correlation +1.00 over 2 faces"
    liar = [seen(ActionKind.CALL, 0.1, Mood.STRONG), seen(ActionKind.BET, 0.9, Mood.BLUFF)]
    assert face_correlation(liar) == "correlation -1.00 over 2 faces"


def test_draw_prints_its_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--quick", "--games", "draw", "--decks", "32", "--only", "times", "exploitability"]) == 0
    printed = capsys.readouterr().out
    assert "draw, 32 cards: times (part 1 of 2" in printed
    assert "draw-32: p99" in printed
    assert "exploitability equilibrium, 20 antes" in printed
    assert "stud" not in printed


def test_stud_prints_and_keeps_its_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "figures.json"
    parts = ("times", "tells", "temperaments")
    assert main(["--games", "stud", "--deals", "4", "--only", *parts, "--json", str(kept)]) == 0
    printed = capsys.readouterr().out
    figures = json.loads(kept.read_text(encoding="utf-8"))["stud"]
    assert all(name in printed for name in figures)
    assert {"stud-8: p99", "tight plays", "bluffer plays", "face and strength, acting 0.14"} <= set(figures)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_equal_players_win_nothing_from_each_other(players: int) -> None:
    """Every deck is played from every seat, so what the seats win from each other sums up to nothing."""
    result = stud_duel(AlwaysCallPlayer(), lambda _: AlwaysCallPlayer(), players=players, deals=5, seed=1)
    assert (result.mean, result.half_width) == (0.0, 0.0)
