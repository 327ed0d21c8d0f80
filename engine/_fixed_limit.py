"""One betting of stud: fixed limit, a bring-in on third street, a cap on raises, all-ins (rules 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import ActionKind
from engine.legality import Refusal
from engine.table import Table

# Members of an enumeration take long to look up in code that runs this often.
_BET, _RAISE, _COMPLETE = ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE


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
        self.raises = 0
        """Raises after the bet."""
        self.kind_of_raise = _BET
        """What adding to the bets is called now: BET, COMPLETE or RAISE."""
        self.awaits_bring_in = False
        self._binds = True
        """Whether what has been paid must be matched; an open bring-in need not be."""

    def ask_for_bring_in(self, *, binds: bool) -> None:
        """The first to speak has to post the bring-in, which the others must match when it ``binds``."""
        self.awaits_bring_in = True
        self.kind_of_raise = _COMPLETE
        self._binds = binds

    def next_seat(self) -> int | None:
        """The next seat that has something to decide, while two or more are in; None when the betting is over."""
        waiting = self._to_speak
        while waiting:
            seat = waiting[0]
            owner = self._seats[seat]
            is_asked_to_pay = self._binds and owner.paid_this_round < self._level
            if owner.money and (is_asked_to_pay or self._can_be_answered(seat)):
                return seat
            if is_asked_to_pay and self._table.answerable(seat):
                return seat
            # It is asked again when somebody bets after it.
            del waiting[0]
        return None

    @property
    def unmatched_bring_in(self) -> bool:
        """Whether a bring-in lies on the table that nobody had to match."""
        return self._level > 0 and not self._binds

    def outstanding(self, seat: int) -> int:
        """Dollars that the seat has to add to match the others; it may have less."""
        if not self._binds or seat not in self._in_play:
            return 0
        return self._level - self._seats[seat].paid_this_round

    def cost_of_raise(self, seat: int) -> int:
        """Dollars that a bet, raise or completion takes from the seat, all its money when that is less.

        0 when it is not allowed; :meth:`refusal_to_raise` says why.
        """
        if self.refusal_to_raise(seat):
            return 0
        owner = self._seats[seat]
        target = self._unit if self.kind_of_raise is _COMPLETE else self._level + self._unit
        cost = target - owner.paid_this_round
        return min(owner.money, cost)

    def refusal_to_raise(self, seat: int) -> Refusal | None:
        """Why the seat may not bet, raise or complete; None when it may."""
        owner = self._seats[seat]
        if owner.paid_this_round + owner.money <= self._level:
            return Refusal.NO_MONEY
        if self.raises >= self._cap and len(self._in_play) > 2:
            return Refusal.CAP_REACHED
        if self._level - owner.paid_this_round < self._largest_raise:
            return Refusal.SHORT_ALL_IN
        return None if self._can_be_answered(seat) else Refusal.NOBODY_CAN_ANSWER

    def post_bring_in(self, seat: int) -> None:
        """The seat has paid the bring-in."""
        self.awaits_bring_in = False
        self._level = self._seats[seat].paid_this_round
        self._ask_all_but(seat)

    def add(self, seat: int) -> None:
        """The seat has paid a bet, raise or completion: everybody else still in has to speak."""
        level = self._seats[seat].paid_this_round
        self._largest_raise = max(self._largest_raise, level - self._level)
        self._level = level
        self.raises += self.kind_of_raise is _RAISE
        self.kind_of_raise = _RAISE
        self._binds = True
        self.awaits_bring_in = False
        self._ask_all_but(seat)

    def _ask_all_but(self, seat: int) -> None:
        place = self._in_play.index(seat)
        self._to_speak = self._in_play[place + 1 :] + self._in_play[:place]

    def answer(self, seat: int) -> None:
        """The seat on turn has called or checked."""
        self._to_speak.remove(seat)

    def fold(self, seat: int) -> None:
        """The seat has folded."""
        self._to_speak.remove(seat)
        self._in_play.remove(seat)

    def _can_be_answered(self, seat: int) -> bool:
        """Whether anybody else could match more than the level."""
        seats, level = self._seats, self._level
        for other in self._in_play:
            owner = seats[other]
            # Money alone is nearly always enough, and asking for garments takes longer.
            if other != seat and (
                owner.paid_this_round + owner.money > level
                or owner.paid_this_round + self._table.answerable(other) > level
            ):
                return True
        return False
