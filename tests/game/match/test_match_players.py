from __future__ import annotations

from pathlib import Path

import pytest

from engine.players.draw.solved import DrawPlayer
from engine.players.player import Player
from engine.players.sensible import SensiblePlayer
from engine.rules import DrawRules
from game.match.match_players import player_maker
from game.match.running_match import new_context
from game.match.setup_choice import match_setup
from game.opponents.cast import Cast
from game.system.assets import ASSETS

STRATEGIES = sorted((ASSETS / "strategy").glob("draw*.strategy"))


def players(folder: Path, deck: int) -> dict[int, Player]:
    cast = Cast((ASSETS / "opponents",))
    setup = match_setup(DrawRules.model_validate({"deck": deck}), [cast.get("vera")])
    return dict(player_maker(cast, folder)(setup, new_context(seed=1, levels=("novice",))))


@pytest.mark.parametrize("file", STRATEGIES, ids=lambda file: str(file.stem))
def test_the_solved_game_is_played_where_there_is_one(file: Path) -> None:
    made = players(file.parent, int(file.stem.removeprefix("draw")))
    assert set(made) == {1}
    assert isinstance(made[1], DrawPlayer)


def test_without_a_file_she_plays_by_simpler_rules(tmp_path: Path) -> None:
    assert isinstance(players(tmp_path, 52)[1], SensiblePlayer)


def test_a_damaged_file_stops_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "draw52.strategy").write_bytes(b"no strategy at all")
    assert isinstance(players(tmp_path, 52)[1], SensiblePlayer)
    assert "draw52.strategy" in caplog.text
