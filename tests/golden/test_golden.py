"""Files that released versions wrote are read by this one, to the last action."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from engine.replay import replay_steps
from engine.views import Phase
from game.settings import Settings
from game.settings.file import SettingsFile
from game.storage.filters import DealFilter
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard
from game.storage.opening import Storage
from game.storage.progress import Unlock
from game.storage.results import DealResult, DealTracker
from game.system.version import VERSION
from tests.game.storage.playing import kinds, play, resume
from tests.golden.make import SETTINGS

RELEASES = sorted(path for path in Path(__file__).parent.iterdir() if (path / "settings.json").exists())


@pytest.fixture(params=RELEASES, ids=lambda path: path.name)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> DataFolder:
    """A data folder as that version left it."""
    shutil.copytree(request.param, tmp_path / "data")
    return DataFolder(tmp_path / "data")


def test_this_version_has_golden_files() -> None:
    assert VERSION in [path.name for path in RELEASES]


def test_settings_are_read_whole(folder: DataFolder) -> None:
    notices = NoticeBoard()
    settings = SettingsFile(folder, notices).settings
    assert notices.take() == ()
    assert settings == Settings.model_validate(SETTINGS)


def test_matches_replay_to_the_results_that_were_stored(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        assert kinds(storage.notices) == []
        matches = (*storage.matches.ended(100), *storage.matches.unfinished())
        assert [match.setup.rules.game for match in matches] == ["draw", "draw", "stud"]
        for match in matches:
            page = storage.history.deals(DealFilter(match_id=match.id), limit=10_000)
            assert [entry.result for entry in reversed(page.entries)] == results_again(storage, match.id)


def results_again(storage: Storage, match_id: int) -> list[DealResult]:
    """What the deals of a match come to when its record is replayed."""
    record = storage.matches.load(match_id).record
    tracker = DealTracker(record.setup)
    results = [tracker.follow(step.number - 1, step.events, step.match) for step in replay_steps(record)]
    return [result.deal for result in results if result.deal]


def test_the_match_that_waits_is_resumed_and_played_to_its_end(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        (waiting,) = storage.matches.unfinished()
        running = resume(storage, waiting.id)
        assert running.record.actions
        play(running)
        assert running.phase is Phase.OVER
        running.close()
        assert storage.matches.unfinished() == ()


def test_progress_is_there(folder: DataFolder) -> None:
    with Storage(folder) as storage:
        assert storage.progress.unlocks() == {Unlock("felt", "burgundy")}
        assert storage.progress.seen_stages("vera") == {2}
        assert storage.progress.recent_lines("vera") == ("greeting.1",)
