"""A process that bears players and sees them killed: ``python -m tests.game.storage.nursery FOLDER``.

It has imported everything already, so that a player starts in milliseconds. For every line on its input it forks a
player and answers with its number; when that one is dead it answers with the signal that killed it, as a negative
number. Players note every action in a file after it was acknowledged to them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from game.match.running_match import RunningMatch
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from tests.game.storage.playing import begin, resume, step


def play_for_ever(root: Path) -> None:
    """Resume what is unfinished, then begin match after match."""
    notes = os.open(root / "notes", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    with Storage(DataFolder(root / "data")) as storage:
        for notice in storage.notices.take():
            os.write(notes, f"0 0 {notice.kind}\n".encode())
        unfinished = storage.matches.unfinished()
        running = resume(storage, unfinished[0].id) if unfinished else begin(storage)
        seed = os.getpid()
        while True:
            while running.winner is None:
                step(running)
                note(notes, running)
            running.close()
            seed += 1
            running = begin(storage, seed)


def note(notes: int, running: RunningMatch) -> None:
    actions = running.record.actions
    os.write(notes, f"{running.id} {len(actions)} {actions[-1]}\n".encode())


def main(root: Path) -> None:
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            play_for_ever(root)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
