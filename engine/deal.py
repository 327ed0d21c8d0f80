"""What the deals of both games have in common: legality, acting and the showdown's bookkeeping."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import NamedTuple

from engine.actions import Action, ActionKind, Option, Options
from engine.cards import Card
from engine.events import DealEnded, Event, HandShown
from engine.legality import IllegalAction, Refusal, refusal_within
from engine.table import Table
from engine.views import Phase, PotView


class DealStart(NamedTuple):
    """What a deal begins with."""

    number: int
    """1 for the first deal of the match; redeals count on."""
    secret: bytes
    dealer: int
    is_redeal: bool = False


class Deal(ABC):
    """One deal as a state machine: ask :meth:`options`, :meth:`act`, until :attr:`is_over`.

    A game adds how the deal begins, the choices of the seat on turn, what each action does, and why the others are
    not on offer.
    """

    def __init__(self, table: Table, start: DealStart) -> None:
        self.table = table
        self.number = start.number
        self.dealer = start.dealer
        self.secret = start.secret
        self.is_redeal = start.is_redeal
        self.phase = Phase.READY
        self.actor: int | None = None
        """The seat on turn; None when the deal is over."""
        self.is_over = False
        self.is_tied = False
        """Whether the deal has ended in a tie whose pot waits on the table (2.5)."""
        self.community: list[Card] = []
        self.raises_this_round = 0
        self._options: Options | None = None
        for seat in table.seats:
            seat.begin_deal()

    @abstractmethod
    def begin(self) -> tuple[Event, ...]:
        """Antes, cards, and whatever follows before somebody has to decide."""

    @abstractmethod
    def _options_of(self, seat: int) -> Options:
        """What the seat on turn may do, in the order of the buttons."""

    @abstractmethod
    def _perform(self, seat: int, action: Action) -> None:
        """Carry out a legal action of the seat on turn."""

    @abstractmethod
    def _refusal_of(self, seat: int, kind: ActionKind) -> Refusal:
        """Why the seat on turn is not offered this kind of action."""

    @abstractmethod
    def pots(self) -> tuple[PotView, ...]:
        """Pots with the bets in front of the seats, main pot first; none when the deal is over."""

    def outstanding(self, seat: int) -> int:
        """Dollars that the seat has to add to answer the last bet."""
        return self.table.outstanding(seat)

    def options(self) -> Options:
        """Everything that the seat on turn may do, with exact bounds."""
        options = self._options
        if options is None:
            options = _NOTHING if self.actor is None else self._options_of(self.actor)
            self._options = options
        return options

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is not possible now; None when it is."""
        if self.actor is None:
            return Refusal.BETWEEN_DEALS
        option = self.options().get(action.kind)
        return refusal_within(option, action) if option else self._refusal_of(self.actor, action.kind)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Carry out the action of the seat on turn and tell what happened.

        Raises :class:`IllegalAction`, with nothing changed, when it is not among :meth:`options`.
        """
        refusal = self.why_not(action)
        if refusal:
            raise IllegalAction(action, refusal, self.options())
        events = self.table.events
        before = len(events)
        self.carry_out(action)
        return tuple(events[before:])

    def carry_out(self, action: Action) -> None:
        """Like :meth:`act`, for a caller who has asked :meth:`why_not` already and reads the events himself."""
        if self.actor is not None:  # pragma: no branch - an action is possible only while a seat is on turn
            self._options = None
            self._perform(self.actor, action)

    def _answer_option(self, kind: ActionKind, seat: int, max_discards: int = 0) -> Option:
        """The option to pay what is outstanding, or all that is left, with the garments that it takes (4.1)."""
        cost = min(self.outstanding(seat), self.table.answerable(seat))
        stakes = self.table.stakes_for(seat, cost)
        first = stakes[0] if stakes else None
        return Option(kind, cost, first, further_stakes=stakes[1:], max_discards=max_discards)

    def _show(self, seat: int, value: int) -> None:
        """Turn the seat's cards face up for everybody."""
        shown = tuple(self.table.seats[seat].cards)
        self.table.seats[seat].shown = shown
        self.table.emit(HandShown(seat, shown, value))

    def _end(self) -> None:
        """Close the deal after its money has been settled."""
        self.actor = None
        self.phase = Phase.READY
        self.is_over = True
        self.table.emit(DealEnded(self.number, self.secret))


_NOTHING = Options(None, ())
