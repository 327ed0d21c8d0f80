"""What a game has to lay so that a match can be played at its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from engine.rules import MatchSetup
from engine.views import SeatView
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.match.running_match import RunningMatch
from game.opponents.pack import OpponentPack
from game.stage.services import Services
from game.table import layout
from game.table.bar_words import BarWords
from game.table.director import Director
from game.table.draw_places import DRAW_PLACES
from game.table.handling import Handling
from game.table.names import MatchNames
from game.table.picture import Prompter, TablePicture
from game.table.places import Places
from game.table.presence import DRAW_STAND, DRAW_STAND_LEFT, Presence, Stand
from game.table.steps import HUMAN, OPPONENT


class Picture(Protocol):
    """Draws a table."""

    @property
    def handling(self) -> Handling: ...

    def draw(self, canvas: Canvas) -> None:
        """Draw everything but the widgets, the bubbles and what flies."""

    def draw_above(self, canvas: Canvas) -> None:
        """Draw what is in flight, and the words."""

    def flying_areas(self) -> Iterable[Rect]:
        """The parts of the canvas over which something flies now."""


class People(Protocol):
    """Everybody at a table but the human, as they are seen."""

    @property
    def presences(self) -> Mapping[int, Presence]:
        """By seat."""

    def draw_words(self, canvas: Canvas) -> None:
        """Draw what they say."""


@dataclass(frozen=True, slots=True)
class AtTable:
    """Who and what a picture is about."""

    services: Services
    setup: MatchSetup
    names: MatchNames
    director: Director
    people: People
    words: Prompter
    view: Callable[[], SeatView] | None = None
    """What the human may know of a match that is being played; None where one is only looked at."""


@dataclass(frozen=True, slots=True)
class Laid:
    """How a table is laid: where things are, and who draws them. Areas are those that change at certain moments."""

    places: Places
    stands: Mapping[int, Stand]
    """Opponents by seat."""
    picture: Callable[[AtTable], Picture]
    words: Callable[[Services, RunningMatch, MatchNames], BarWords]
    money: Mapping[int, tuple[Rect, ...]]
    """Plates and piles of every seat, where its money is counted and its clothes are seen."""
    pots: tuple[Rect, ...]
    """Where what lies between the seats is counted."""
    hands: Mapping[int, Rect]
    """Cards that make room for one more, by seat."""
    names: Mapping[int, Rect]
    """What names a hand as far as its cards are seen, by seat."""
    given_up: Mapping[int, Rect]
    """Who fades when giving up, by seat."""
    banner: Rect
    log: Rect
    """Where the log of the deal is, when it is seen."""
    rings: Mapping[int, Rect]
    """What is lit while a seat is on turn."""


def draw_table(opponent: OpponentPack) -> Laid:
    """The table of five-card draw."""
    return Laid(
        DRAW_PLACES,
        {OPPONENT: DRAW_STAND if opponent.manifest.bubble == "right" else DRAW_STAND_LEFT},
        lambda table: TablePicture(
            table.services,
            table.setup,
            table.names,
            table.director,
            table.people.presences[OPPONENT],
            table.words,
        ),
        BarWords,
        {HUMAN: (layout.MY_PLATE.inset(-40), layout.MY_PILE), OPPONENT: (layout.HER_PLATE.inset(-40),)},
        (layout.POT_PLATE.inset(-12), layout.PILE, *layout.DECKS),
        {},
        {HUMAN: layout.RIBBON.inset(-20), OPPONENT: layout.HER_HAND_PILL.inset(-120)},
        {},
        layout.BANNER.inset(-40),
        layout.LOG_AREA,
        {HUMAN: layout.MY_PLATE.inset(-44), OPPONENT: layout.HER_PLATE.inset(-44)},
    )
