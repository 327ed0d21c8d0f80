"""What the human does at the table of stud at this moment."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.handling import Handling


@dataclass(slots=True)
class StudHandling(Handling):
    """Besides what every table has: which opponent is looked at, and whether the log is open."""

    looked_at: int | None = None
    """The seat whose figure and wardrobe are raised."""
    is_log_open: bool = False
