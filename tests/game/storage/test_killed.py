"""Killed at any moment, the game comes back with every action that it had acknowledged.

``KILLS=1000 python -m pytest tests/game/storage/test_killed.py`` asks more often than the usual run does.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.storage.folder import DataFolder
from game.storage.opening import Storage

KILLS = int(os.environ.get("KILLS", "200"))
LONGEST_LIFE = 0.12
"""Seconds; a player needs about a quarter of that for opening the database."""


@pytest.mark.slow
@pytest.mark.timeout(0)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="players are forked")
def test_every_acknowledged_action_survives_kills_at_random_moments(tmp_path: Path) -> None:
    chance = random.Random(1)
    seen = 0
    with subprocess.Popen(  # noqa: S603 - our own module
        [sys.executable, "-m", "tests.game.storage.nursery", str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as nursery:
        for _ in range(KILLS):
            assert life_of_a_player(nursery, chance.uniform(0, LONGEST_LIFE)) == -signal.SIGKILL
            seen = check_notes(tmp_path, seen)
        assert nursery.stdin
        nursery.stdin.close()
    assert seen > KILLS // 20, "the players hardly lived long enough to act; on a busy machine, more kills tell more"


def life_of_a_player(nursery: subprocess.Popen[str], seconds: float) -> int:
    """Let a player be born, kill it after so many seconds, and return what it died of."""
    assert nursery.stdin
    assert nursery.stdout
    print(file=nursery.stdin, flush=True)
    player = int(nursery.stdout.readline())
    time.sleep(seconds)
    os.kill(player, signal.SIGKILL)
    return int(nursery.stdout.readline())


def check_notes(root: Path, seen: int) -> int:
    """Everything noted since line ``seen`` is in the database; return how many lines there are."""
    notes = root / "notes"
    lines = notes.read_text().splitlines() if notes.exists() else []
    with Storage(DataFolder(root / "data")) as storage:
        assert storage.notices.take() == ()
        records: dict[int, tuple[str, ...]] = {}
        for line in lines[seen:]:
            match_id, count, action = line.split(" ", 2)
            assert match_id != "0", action
            if int(match_id) not in records:
                records[int(match_id)] = storage.matches.load(int(match_id)).record.actions
            assert records[int(match_id)][int(count) - 1] == action
    return len(lines)
