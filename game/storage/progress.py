"""What the player has reached and seen, and what the opponents said last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from game.storage.database import Database
from game.storage.match_rows import row_time
from game.storage.statements import insertion

LINES_REMEMBERED = 40
"""Lines that an opponent does not say again, the newest ones."""


@dataclass(frozen=True, slots=True)
class Unlock:
    """Something that was unlocked: ``kind`` says what it is ("felt", "music", "gallery"), ``name`` which one."""

    kind: str
    name: str


class Progress:
    """Unlocks, gallery stages and recent lines."""

    def __init__(self, database: Database, now: Callable[[], datetime]) -> None:
        self._database = database
        self._now = now

    def unlock(self, unlock: Unlock) -> None:
        """Keep an unlock; a second time changes nothing."""
        self._database.write(insertion("unlocks", kind=unlock.kind, name=unlock.name, unlocked=row_time(self._now())))

    def unlocks(self) -> frozenset[Unlock]:
        """Everything unlocked so far."""
        return frozenset(Unlock(*row) for row in self._database.read("SELECT kind, name FROM unlocks"))

    def see_stage(self, opponent: str, stage: int) -> None:
        """Keep that the opponent was seen with ``stage`` garments off."""
        self._database.write(insertion("seen_stages", opponent=opponent, stage=stage, seen=row_time(self._now())))

    def seen_stages(self, opponent: str) -> frozenset[int]:
        """Stages in which the opponent was seen."""
        rows = self._database.read("SELECT stage FROM seen_stages WHERE opponent = ?", (opponent,))
        return frozenset(row["stage"] for row in rows)

    def speak(self, opponent: str, line: str) -> None:
        """Keep that the opponent said a line, named by its key."""
        last = "(SELECT coalesce(max(position), 0) FROM spoken_lines WHERE opponent = ?)"
        self._database.write(
            (
                f"INSERT INTO spoken_lines (opponent, position, line) VALUES (?, {last} + 1, ?)",  # noqa: S608 - no input
                (opponent, opponent, line),
            ),
            (
                f"DELETE FROM spoken_lines WHERE opponent = ? AND position <= {last} - ?",  # noqa: S608 - no input
                (opponent, opponent, LINES_REMEMBERED),
            ),
        )

    def recent_lines(self, opponent: str) -> tuple[str, ...]:
        """Keys of what the opponent said last, the newest first."""
        rows = self._database.read(
            "SELECT line FROM spoken_lines WHERE opponent = ? ORDER BY position DESC", (opponent,)
        )
        return tuple(row["line"] for row in rows)
