"""One running copy of the game for a data folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from game.storage.folder import DataFolder
from game.storage.opening import Storage
from game.storage.single_copy import AlreadyRunningError, SingleCopyLock

HOLDER = """
import sys
from pathlib import Path
from game.storage.single_copy import SingleCopyLock
lock = SingleCopyLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_a_second_copy_is_refused_politely_while_the_first_one_runs(tmp_path: Path) -> None:
    folder = DataFolder(tmp_path)
    with Storage(folder):
        with pytest.raises(AlreadyRunningError, match=r"already running.*--data-dir") as caught:
            Storage(folder)
        assert str(tmp_path) in str(caught.value)
        with Storage(DataFolder(tmp_path / "other")):
            pass
    with Storage(folder):
        pass


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="a process has to be killed")
def test_the_lock_of_another_process_ends_with_it_even_when_it_is_killed(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-c", HOLDER, str(lock)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(AlreadyRunningError):
            SingleCopyLock(lock)
        os.kill(holder.pid, signal.SIGKILL)
    SingleCopyLock(lock).release()


def test_a_folder_that_cannot_be_locked_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with SingleCopyLock(tmp_path / "file" / "lock"), SingleCopyLock(tmp_path / "file" / "lock"):
        pass
