"""The ways from page to page. Pages know the doors and not one another, so that each can be written on its own.

A page that exists is put behind its door by ``game.scenes.opening``; an entry whose door leads nowhere is not shown.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from game.match.running_match import RunningMatch
from game.stage.stack import Stacked


class Door(Enum):
    """A page that others lead to."""

    FIRST_RUN = auto()
    TITLE = auto()
    DRAW_SETUP = auto()
    STUD_SETUP = auto()
    SETTINGS = auto()
    EVENING = auto()
    GALLERY = auto()
    STATISTICS = auto()
    HISTORY = auto()
    RULES = auto()
    HAND_HELP = auto()
    FAIR_DEAL = auto()
    PACKS = auto()
    CREDITS = auto()
    PAUSE = auto()
    DRAW_TABLE = auto()
    STUD_TABLE = auto()
    MATCH_END = auto()


Opener = Callable[[RunningMatch | None], Stacked]
"""Makes the page; the match is the one being played, for pages that are about it."""


class Doors:
    """Which page lies behind which door."""

    def __init__(self) -> None:
        self._openers: dict[Door, Opener] = {}

    def put(self, door: Door, opener: Opener) -> None:
        """Put a page behind the door."""
        self._openers[door] = opener

    def leads_somewhere(self, door: Door) -> bool:
        return door in self._openers

    def page(self, door: Door, match: RunningMatch | None = None) -> Stacked:
        """The page behind the door. Raises KeyError when there is none."""
        return self._openers[door](match)
