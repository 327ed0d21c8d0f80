"""Dividing what was paid into pots, and pots among winners (rules 3.3)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pot:
    """Dollars, and the seats that can win them."""

    amount: int
    eligible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat wins of one pot; ``pot`` 0 is the main pot."""

    seat: int
    amount: int
    pot: int


def pots_from(
    paid: Sequence[int], in_play: Collection[int], carried: int = 0, can_pay: Collection[int] = ()
) -> tuple[Pot, ...]:
    """Main pot first, then the side pots, from what every seat has paid in this deal.

    ``in_play`` are the seats that have not given up; ``carried`` dollars that nobody has to match belong to the main
    pot. A seat can win a pot only when it has paid its full part of it; while a betting goes on, the seats in
    ``can_pay`` are taken to match whatever has been paid.
    """
    most = max(paid[seat] for seat in in_play)
    paid_in_full = [most if seat in can_pay else payment for seat, payment in enumerate(paid)]
    levels = sorted({paid_in_full[seat] for seat in in_play if paid_in_full[seat]}) or [0]
    if len(levels) == 1 and all(paid_in_full[seat] for seat in in_play):
        return (Pot(sum(paid) + carried, tuple(sorted(in_play))),)
    pots: list[Pot] = []
    below = 0
    for level in levels:
        amount = sum(min(payment, level) - below for payment in paid if payment > below)
        pots.append(Pot(amount, tuple(sorted(seat for seat in in_play if paid_in_full[seat] >= level))))
        below = level
    # What those who gave up had paid above everybody still in play belongs to the last pot, the carried to the first.
    pots[-1] = Pot(pots[-1].amount + sum(payment - below for payment in paid if payment > below), pots[-1].eligible)
    pots[0] = Pot(pots[0].amount + carried, pots[0].eligible)
    return tuple(pots)


def shares_of(pots: Sequence[Pot], values: Sequence[int], order: Sequence[int]) -> tuple[Share, ...]:
    """Who wins what, given every seat's hand value.

    Equal hands split a pot; the odd dollars go to the winner who comes first in ``order``, the seats from the dealer's
    left. Only values of eligible seats are looked at.
    """
    shares: list[Share] = []
    for number, pot in enumerate(pots):
        best = max(values[seat] for seat in pot.eligible)
        winners = [seat for seat in order if seat in pot.eligible and values[seat] == best]
        part, odd = divmod(pot.amount, len(winners))
        for place, seat in enumerate(winners):
            shares.append(Share(seat, part + (odd if place == 0 else 0), number))
    return tuple(shares)
