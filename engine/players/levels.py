"""How strong a computer player is. Every level sees the same; the weaker ones make more human mistakes."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """Weakest first."""

    NOVICE = "novice"
    REGULAR = "regular"
    SHARP = "sharp"
    MASTER = "master"
