"""Where a replay has what it adds to the table of its game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.look.geometry import Rect
from game.table.stud import layout as stud


@dataclass(frozen=True, slots=True)
class ReplayPlaces:
    """The places of one kind of table."""

    tag: Rect
    """That this is a replay, and of which deal."""
    steps: Rect
    rows: Rect
    seal: Rect
    cards: Rect | None = None
    """The choice between what was seen and all cards; None where there is none."""
    toggle: Rect | None = None
    """What opens and closes the steps; None where they are always open."""


BESIDE_TABLE: Final = ReplayPlaces(
    tag=Rect(1430, 20, 362, 56),
    steps=Rect(1430, 96, 450, 560),
    rows=Rect(1440, 174, 430, 348),
    seal=Rect(1446, 590, 418, 52),
    cards=Rect(1446, 530, 418, 52),
)
"""The steps stand where the log of draw is."""
OVER_STUD: Final = ReplayPlaces(
    tag=Rect(stud.INFO.x, stud.INFO.y, stud.INFO.width, 60),
    steps=Rect(stud.LOG.x, stud.LOG.y, 450, 560),
    rows=Rect(stud.LOG.x + 10, stud.LOG.y + 78, 430, 406),
    seal=Rect(stud.LOG.x + 16, stud.LOG.y + 494, 418, 52),
    toggle=stud.LOG_BUTTON,
)
"""Opponents sit all around: the steps open over them, as the log of stud does."""
