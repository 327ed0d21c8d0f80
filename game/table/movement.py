"""What of the table must be drawn again while something moves: what flies, and of what lies only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from engine import events as ev
from game.look.geometry import Rect
from game.look.motion import BANNER_IN, FOLD, MAKE_ROOM
from game.table.director import Director
from game.table.laid import Laid, Picture
from game.table.steps import is_card_of


@dataclass(frozen=True, slots=True)
class _Counts:
    """The numbers, chips and clothes that are seen at a moment."""

    seats: dict[int, tuple[int, int]]
    piled: int
    pots: tuple[int, int]


class Movement:
    """Compares the table with that of the last frame."""

    def __init__(
        self,
        director: Director,
        laid: Laid,
        picture: Picture,
        redraw: Callable[[Rect], None],
        redraw_above: Callable[[Rect], None],
    ) -> None:
        """``redraw_above`` is for what flies over a table that has not changed itself."""
        self._director = director
        self._laid = laid
        self._picture = picture
        self._redraw = redraw
        self._redraw_above = redraw_above
        self._flying: list[Rect] = []
        self._opening: list[Rect] = []
        self._hidden: frozenset[str] = frozenset()
        self._counts = _Counts({}, 0, (0, 0))

    def redraw(self) -> None:
        """Ask for everything to be drawn again that moves or has just changed, where it was and where it is."""
        flying, opening = [*self._picture.flying_areas()], [*self._opens()]
        for rect in (*self._flying, *flying):
            self._redraw_above(rect)
        for rect in (*self._landed(), *self._counted(), *self._opening, *opening):
            self._redraw(rect)
        self._flying, self._opening = flying, opening

    def _landed(self) -> Iterator[Rect]:
        """What has come to lie since the last frame."""
        step, hidden, before = self._director.step, self._director.hidden(), self._hidden
        self._hidden = hidden
        if hidden == before:
            return
        for flight in step.flights if step is not None else ():
            if flight.name in before and flight.name not in hidden:
                yield flight.area(flight.landed())
                yield from (rect for seat, rect in self._laid.names.items() if is_card_of(flight.name, seat))

    def _counted(self) -> Iterator[Rect]:
        """Where numbers, chips or clothes are others than in the last frame."""
        director, laid, before = self._director, self._laid, self._counts
        dressed = id(director.dressed)
        seats = {seat: (director.money(seat), dressed) for seat in laid.money}
        self._counts = now = _Counts(seats, id(director.piled), (director.pot, dressed))
        for seat, rects in laid.money.items():
            if now.piled != before.piled or seats[seat] != before.seats.get(seat):
                yield from rects
        if now.piled != before.piled or now.pots != before.pots:
            yield from laid.pots

    def _opens(self) -> Iterator[Rect]:
        """What changes with every frame without flying: the banner, who gives up, and cards that make room."""
        director, step = self._director, self._director.step
        if step is None:
            return
        if step.opens_banner and director.elapsed <= BANNER_IN:
            yield self._laid.banner
        if director.elapsed <= FOLD:
            for event in step.events:
                if isinstance(event, ev.Folded) and event.seat in self._laid.given_up:
                    yield self._laid.given_up[event.seat]
        if director.elapsed <= MAKE_ROOM:
            for seat, hand in self._laid.hands.items():
                if len(step.before.seats[seat].cards) != len(step.after.seats[seat].cards):
                    yield hand
