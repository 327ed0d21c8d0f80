"""Players who learn are shown every deal that is over, also when a match is resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.players.baselines import RandomPlayer
from engine.players.draw.course import is_finished
from engine.views import SeatView
from game.match.running_match import RunningMatch, new_context
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from tests.game.storage.playing import DRAW, play


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with Storage(DataFolder(tmp_path)) as opened:
        yield opened


class AttentivePlayer(RandomPlayer):
    """Keeps what it is shown."""

    def __init__(self) -> None:
        super().__init__(1)
        self.watched: list[SeatView] = []

    def watch(self, view: SeatView) -> None:
        self.watched.append(view)


def test_players_are_shown_every_deal_that_is_over(storage: Storage) -> None:
    player = AttentivePlayer()
    running = RunningMatch.begin(storage.matches, DRAW, new_context(seed=1), lambda _setup, _context: {1: player})
    play(running, 40)
    running.close()
    assert [view.deal_number for view in player.watched] == list(range(1, len(player.watched) + 1))
    assert len(player.watched) > 3
    assert all(view.seat == 1 and is_finished(view.history) for view in player.watched)


def test_a_resumed_match_shows_them_again(storage: Storage) -> None:
    before, after = AttentivePlayer(), AttentivePlayer()
    running = RunningMatch.begin(storage.matches, DRAW, new_context(seed=1), lambda _setup, _context: {1: before})
    play(running, 40)
    running.close()
    resumed = RunningMatch.resume(storage.matches, running.id, lambda _setup, _context: {1: after})
    resumed.close()
    assert after.watched == before.watched
