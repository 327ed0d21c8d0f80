"""A journal that lost finished transactions is told from one that a crash merely tore at its end."""

from __future__ import annotations

import errno
import random
import shutil
from pathlib import Path

import pytest

from game.storage.database import RETRY_SECONDS
from game.storage.folder import DataFolder
from game.storage.journal import has_lost_commits
from game.storage.notices import NoticeKind
from game.storage.opening import Storage
from tests.game.storage.playing import Stopwatch, begin, kinds, play

HEADER, FRAME = 32, 24 + 4096


@pytest.fixture
def folder(tmp_path: Path) -> DataFolder:
    """A data folder as a killed program leaves it: everything of one match is in the journal."""
    with Storage(DataFolder(tmp_path / "alive")) as storage:
        running = begin(storage)
        play(running, 30)
        running.close()
        shutil.copytree(tmp_path / "alive", tmp_path / "killed")
    return DataFolder(tmp_path / "killed")


@pytest.fixture
def journal(folder: DataFolder) -> Path:
    return folder.database.with_name(folder.database.name + "-wal")


def stored(folder: DataFolder) -> int:
    """Actions that the next start finds."""
    with Storage(folder) as storage:
        (match,) = storage.matches.unfinished()
        return storage.matches.load(match.id).action_count


def test_a_whole_journal_is_played_in_without_a_word(folder: DataFolder, journal: Path) -> None:
    assert not has_lost_commits(journal)
    assert stored(folder) == 30


def test_a_journal_torn_at_its_end_lost_nothing_that_was_acknowledged(folder: DataFolder, journal: Path) -> None:
    content = journal.read_bytes()
    for length in (0, 10, HEADER, HEADER + 100, len(content) - 1, len(content) - FRAME // 2):
        journal.write_bytes(content[:length])
        assert not has_lost_commits(journal), length
    journal.write_bytes(content + random.Random(1).randbytes(FRAME))
    assert not has_lost_commits(journal)
    assert stored(folder) == 30


@pytest.mark.parametrize("place", [0, 5, 17, 25, HEADER + 1, HEADER + 500, HEADER + 2 * FRAME + 30])
def test_a_bit_that_flipped_before_a_commit_is_told_and_a_copy_is_kept(
    folder: DataFolder, journal: Path, place: int
) -> None:
    content = bytearray(journal.read_bytes())
    content[place] ^= 4
    journal.write_bytes(content)
    assert has_lost_commits(journal)
    with Storage(folder) as storage:
        (notice,) = storage.notices.take()
        assert notice.kind is NoticeKind.JOURNAL_DAMAGED
        assert notice.aside is not None
        assert notice.aside.read_bytes() == content
        running = begin(storage)
        play(running, 3)
        running.close()
        killed_again = shutil.copytree(folder.root, folder.root.with_name("killed again"))
    for root in (folder.root, killed_again):
        with Storage(DataFolder(root)) as storage:
            assert kinds(storage.notices) == []


def test_copies_of_a_damaged_journal_do_not_pile_up_where_there_is_no_room_for_them(
    folder: DataFolder, journal: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = bytearray(journal.read_bytes())
    content[HEADER + 500] ^= 4
    journal.write_bytes(content)
    copy = shutil.copyfile

    def run_out_of_room(source: Path, target: Path) -> Path:
        if source == journal:
            target.write_bytes(content[:100])
            raise OSError(errno.ENOSPC, "No space left on device")
        return copy(source, target)

    clock = Stopwatch()
    with monkeypatch.context() as patch:
        patch.setattr(shutil, "copyfile", run_out_of_room)
        storage = Storage(folder, clock=clock)
        for _ in range(3):
            clock.seconds += RETRY_SECONDS
            storage.update()
        assert kinds(storage.notices) == [NoticeKind.IN_MEMORY_FULL]
        assert list(folder.set_aside.iterdir()) == []
    clock.seconds += RETRY_SECONDS
    storage.update()
    assert kinds(storage.notices) == [NoticeKind.JOURNAL_DAMAGED, NoticeKind.SAVING_AGAIN]
    assert len(list(folder.set_aside.iterdir())) == 2
    storage.close()


def test_no_journal_is_no_loss(tmp_path: Path) -> None:
    assert not has_lost_commits(tmp_path / "nothing")
