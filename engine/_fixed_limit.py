"""One betting of stud: fixed limit, a bring-in on third street, a cap on raises, all-ins (rules 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import ActionKind
from engine.legality import Refusal
from engine.table import Table


class FixedLimitBetting:
    """Who is still to speak, and what each may add. Money is moved by the deal, which then tells what was done."""

    def __init__(self, table: Table, order: Sequence[int], unit: int, cap: int) -> None:
        """``order`` are the seats still in, clockwise from the first to speak; ``unit`` is the bet in dollars.

        ``cap`` is the number of raises that may follow the bet while more than two players are in.
        """
        self._table = table
        self._seats = table.seats
        self._in_play = list(order)
        self._to_speak = list(order)
        self._unit = unit
        self._cap = cap
        self._level = 0
        """The most that anybody has paid in this betting."""
        self._largest_raise = 0
        """By how much the level rose most at once."""
        self._is_open = False
        """Whether somebody has bet, or completed the bring-in."""
        self.raises = 0
        """Raises after the bet."""
        self.awaits_bring_in = False
        self._has_bring_in = False
        self._binds = True
        """Whether what has been paid must be matched; an open bring-in need not be."""

    def ask_for_bring_in(self, *, binds: bool) -> None:
        """The first to speak has to post the bring-in, which the others must match when it ``binds``."""
        self.awaits_bring_in = True
        self._binds = binds

    def next_seat(self) -> int | None:
        """The next seat that has something to decide; None when the betting is over."""
        if len(self._in_play) == 1:
            return None
        waiting = self._to_speak
        while waiting:
            if self._has_choice(waiting[0]):
                return waiting[0]
            # It is asked again when somebody bets after it.
            del waiting[0]
        return None

    @property
    def unmatched_bring_in(self) -> bool:
        """Whether a bring-in lies on the table that nobody had to match."""
        return self._has_bring_in and not self._binds

    def outstanding(self, seat: int) -> int:
        """Dollars that the seat has to add to match the others; it may have less."""
        if not self._binds or seat not in self._in_play:
            return 0
        return self._level - self._seats[seat].paid_this_round

    def cost_of_raise(self, seat: int) -> int:
        """Dollars that a bet, raise or completion takes from the seat, all its money when that is less.

        0 when it is not allowed; :meth:`refusal_to_raise` says why.
        """
        return 0 if self.refusal_to_raise(seat) else self._full_cost(seat)

    def _full_cost(self, seat: int) -> int:
        completes = not self._is_open and (self.awaits_bring_in or self._has_bring_in)
        target = self._unit if completes else self._level + self._unit
        owner = self._seats[seat]
        return min(target - owner.paid_this_round, owner.money)

    def refusal_to_raise(self, seat: int) -> Refusal | None:
        """Why the seat may not bet, raise or complete; None when it may."""
        owner = self._seats[seat]
        if owner.paid_this_round + owner.money <= self._level:
            return Refusal.NO_MONEY
        if self._is_open and self.raises >= self._cap and len(self._in_play) > 2:
            return Refusal.CAP_REACHED
        if self._level - owner.paid_this_round < self._largest_raise:
            return Refusal.SHORT_ALL_IN
        return None if self._can_be_answered(seat) else Refusal.NOBODY_CAN_ANSWER

    @property
    def kind_of_raise(self) -> ActionKind:
        """What adding to the bets is called now."""
        if self._is_open:
            return ActionKind.RAISE
        return ActionKind.COMPLETE if self.awaits_bring_in or self._has_bring_in else ActionKind.BET

    def post_bring_in(self, seat: int) -> None:
        """The seat has paid the bring-in."""
        self.awaits_bring_in = False
        self._has_bring_in = True
        self._level = self._seats[seat].paid_this_round
        self._ask_all_but(seat)

    def add(self, seat: int) -> None:
        """The seat has paid a bet, raise or completion: everybody else still in has to speak."""
        level = self._seats[seat].paid_this_round
        self._largest_raise = max(self._largest_raise, level - self._level)
        self._level = level
        self.raises += self._is_open
        self._is_open = self._binds = True
        self.awaits_bring_in = self._has_bring_in = False
        self._ask_all_but(seat)

    def _ask_all_but(self, seat: int) -> None:
        place = self._in_play.index(seat)
        self._to_speak = self._in_play[place + 1 :] + self._in_play[:place]

    def answer(self, seat: int) -> None:
        """The seat has called or checked."""
        self._to_speak.remove(seat)

    def fold(self, seat: int) -> None:
        """The seat has folded."""
        self._to_speak.remove(seat)
        self._in_play.remove(seat)

    def _has_choice(self, seat: int) -> bool:
        owes = self._binds and self._level > self._seats[seat].paid_this_round
        if owes:
            return self._table.answerable(seat) > 0
        return self._seats[seat].money > 0 and self._can_be_answered(seat)

    def _can_be_answered(self, seat: int) -> bool:
        """Whether anybody else could match more than the level."""
        seats, answerable = self._seats, self._table.answerable
        return any(
            seats[other].paid_this_round + answerable(other) > self._level for other in self._in_play if other != seat
        )
