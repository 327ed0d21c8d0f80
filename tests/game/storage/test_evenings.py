from __future__ import annotations

from pathlib import Path

import pytest

from engine.rules import DrawRules, MatchSetup, SeatSetup
from game.match.running_match import new_context
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchState, end_match
from game.storage.opening import Storage

SETUP = MatchSetup(rules=DrawRules(), seats=(SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=("hat",))))


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    return DataFolder(tmp_path)


def begin(storage: Storage, rung: int | None) -> int:
    return storage.matches.begin(SETUP, new_context(evening_rung=rung)).id


def test_only_matches_of_evenings_are_found_also_after_a_restart(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        begin(storage, None)
        mine = begin(storage, 2)
    with Storage(folder) as storage:
        (found,) = storage.evenings.matches()
    assert (found.id, found.rung, found.state) == (mine, 2, MatchState.RUNNING)
    assert found.money == found.stake == SETUP.rules.starting_money


def test_a_match_that_was_taken_over_counts_once(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        begun = begin(storage, 1)
        kept = storage.matches.take_over(begun, 0)
        assert [match.id for match in storage.evenings.matches()] == [kept.id]


def test_the_state_is_that_of_the_match(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        kept = storage.matches.begin(SETUP, new_context(evening_rung=1))
        storage.matches.write(end_match(kept.id, MatchState.LOST, kept.head.started))
        assert storage.evenings.matches()[0].state is MatchState.LOST


def test_a_damaged_row_is_left_out(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        damaged, sound = begin(storage, 1), begin(storage, 2)
        storage.matches.write(("UPDATE matches SET setup = 'nonsense' WHERE id = ?", (damaged,)))
        assert [match.id for match in storage.evenings.matches()] == [sound]
