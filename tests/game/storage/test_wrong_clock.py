"""A clock that is set back while the game is in use: nothing is mixed up, and the best backup is still the best."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from game.match.evening import LADDER, standing
from game.match.running_match import new_context
from game.storage.backups import backups
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchState, end_match
from game.storage.notices import NoticeKind
from game.storage.opening import Storage
from tests.game.storage.playing import DRAW, Calendar, begin, kinds, play

DAY = timedelta(days=1)


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def storage(tmp_path: Path, calendar: Calendar) -> Iterator[Storage]:
    with Storage(DataFolder(tmp_path), now=calendar) as opened:
        yield opened


def win_rung(storage: Storage, rung: int) -> None:
    kept = storage.matches.begin(DRAW, new_context(evening_rung=rung))
    storage.matches.write(end_match(kept.id, MatchState.WON, kept.head.started))


def test_time_at_the_table_never_runs_backwards(storage: Storage, calendar: Calendar) -> None:
    running = begin(storage)
    play(running, 10)
    before = storage.matches.seconds_played(running.id)
    calendar.time -= DAY
    play(running, 10)
    running.close()
    assert storage.matches.seconds_played(running.id) >= before > 0


def test_the_match_begun_last_is_the_one_to_continue(storage: Storage, calendar: Calendar) -> None:
    first = begin(storage, 1)
    play(first, 10)
    calendar.time -= DAY
    second = begin(storage, 2)
    play(second, 10)
    assert [match.id for match in storage.matches.unfinished()] == [second.id, first.id]
    for match in (first, second):
        match.close()


def test_an_evening_after_a_finished_one_is_a_new_one(storage: Storage, calendar: Calendar) -> None:
    for rung in LADDER:
        win_rung(storage, rung.number)
    calendar.time -= DAY
    win_rung(storage, 1)
    assert standing(storage.evenings.matches()).next == LADDER[1]


def test_one_wrong_date_far_ahead_does_not_become_the_date_of_everything(storage: Storage, calendar: Calendar) -> None:
    begun = calendar.time
    calendar.time += 9000 * DAY
    begin(storage, 1).close()
    calendar.time = begun
    last = begin(storage, 2)
    last.close()
    assert min(match.started for match in storage.matches.unfinished()) - begun < DAY


def test_what_was_played_last_is_restored_whatever_the_dates_of_backups_say(
    storage: Storage, calendar: Calendar
) -> None:
    running = begin(storage)
    play(running, 10)
    calendar.time += 9000 * DAY
    storage.database.back_up_daily()
    calendar.time -= 9000 * DAY
    play(running, 10)
    storage.database.back_up()
    running.close()
    storage.close()
    storage.folder.database.unlink()
    with Storage(storage.folder, now=calendar) as again:
        assert kinds(again.notices) == [NoticeKind.DATABASE_MISSING]
        assert again.matches.load(running.id).action_count == 20


def test_a_backup_is_made_every_day_after_the_clock_was_set_back(storage: Storage, calendar: Calendar) -> None:
    storage.database.back_up_daily()
    calendar.time -= DAY
    storage.database.back_up_daily()
    assert len(backups(storage.folder)) == 2
