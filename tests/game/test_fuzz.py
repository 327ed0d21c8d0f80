"""Random inputs at random moments over all pages: no error, no dead end, the books balance, and the record is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match import deciding
from tests.game.monkey import Monkey, WorkerAtOnce

_INPUTS = 1500


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 4])
def test_anything_may_be_pressed_at_any_moment(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")  # nobody's file manager is opened
    monkeypatch.setattr(deciding, "ThreadPoolExecutor", WorkerAtOnce)
    monkey = Monkey(tmp_path, seed)
    try:
        monkey.press(_INPUTS)
    finally:
        monkey.close()
    assert monkey.actions > 20
    assert len(monkey.seen) > 12
