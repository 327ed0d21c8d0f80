"""Seats, money and what happened: the state that both games and all deals of a match share (rules 4).

Money is in whole dollars.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine._shared_events import ante_posted
from engine.cards import Card
from engine.events import Event, GarmentStaked, StakeReason
from engine.rules import MatchSetup, Rules
from engine.views import PublicSeat
from engine.wardrobe import Wardrobe


@dataclass(slots=True)
class Seat:
    """One seat: its money and clothes, and its part in the deal being played."""

    number: int
    money: int
    wardrobe: Wardrobe
    is_beaten: bool = False
    paid_this_round: int = 0
    """Dollars paid in the current betting; antes do not count."""
    paid_this_deal: int = 0
    """Dollars in the pots that belong to this deal, antes included."""
    cards: list[Card] = field(default_factory=list)
    """Cards in hand, in the order in which they lie; they stay known to their owner after folding."""
    up_cards: list[Card] = field(default_factory=list)
    exchanged: int | None = None
    shown: tuple[Card, ...] = ()
    has_folded: bool = False

    @property
    def has_lost_everything(self) -> bool:
        """Whether the seat is beaten: the last garment is off, or without a wardrobe the money is gone (4.5)."""
        return not (self.wardrobe.worn if self.wardrobe.garments else self.money)

    def begin_deal(self) -> None:
        """Forget the cards and payments of the deal before."""
        self.paid_this_round = 0
        self.paid_this_deal = 0
        self.cards = []
        self.up_cards = []
        self.exchanged = None
        self.shown = ()
        self.has_folded = False

    def public(self) -> PublicSeat:
        """What everybody sees of the seat."""
        return PublicSeat(
            seat=self.number,
            money=self.money,
            paid_this_round=self.paid_this_round,
            paid_this_deal=self.paid_this_deal,
            wardrobe=self.wardrobe.public(),
            cards_held=0 if self.has_folded else len(self.cards),
            up_cards=tuple(self.up_cards),
            exchanged=self.exchanged,
            shown=self.shown,
            has_folded=self.has_folded,
            is_beaten=self.is_beaten,
        )


class Table:
    """All seats of a match, the pot that waits after a tie, and the log of events."""

    def __init__(self, setup: MatchSetup) -> None:
        rules = setup.rules
        self.rules: Rules = rules
        self.seats = tuple(
            Seat(number, rules.starting_money, Wardrobe(seat.wardrobe if rules.stakes_clothes(number) else ()))
            for number, seat in enumerate(setup.seats)
        )
        self.waiting_pot = 0
        """Dollars that a tie left on the table (2.5)."""
        self.events: list[Event] = []
        self.emit: Callable[[Event], None] = self.events.append
        """Tell the outside what has just happened."""

    @property
    def pot(self) -> int:
        """All dollars on the table."""
        return self.waiting_pot + sum(seat.paid_this_deal for seat in self.seats)

    def order_from(self, first: int) -> list[int]:
        """Seats still in the match, clockwise from seat ``first`` (which need not be one of them)."""
        seats = self.seats
        first %= len(seats)
        return [seat.number for seat in seats[first:] + seats[:first] if not seat.is_beaten]

    def next_seat(self, after: int) -> int:
        """The seat to the left of ``after`` that is still in the match."""
        return self.order_from(after + 1)[0]

    def answerable(self, seat: int) -> int:
        """Dollars that the seat can pay in this deal, with every garment that it may still stake (2.4)."""
        return self.seats[seat].money + self._stakes_left(seat) * self.rules.garment_value

    def _stakes_left(self, seat: int) -> int:
        wardrobe = self.seats[seat].wardrobe
        return min(wardrobe.free, self.rules.stakes_per_deal - wardrobe.staked_this_deal)

    def stakes_for(self, seat: int, cost: int) -> tuple[str, ...]:
        """Garments that have to be staked to pay ``cost`` dollars; all that are left when even they are not enough."""
        missing = cost - self.seats[seat].money
        if missing <= 0:
            return ()
        count = min(-(-missing // self.rules.garment_value), self._stakes_left(seat))
        return self.seats[seat].wardrobe.next_to_stake(count)

    def pay(self, seat: int, amount: int, stake_reason: StakeReason) -> None:
        """Move ``amount`` dollars into the pots, staking garments first where the money is short (4.1).

        The caller has made sure that the seat can pay, and tells what the payment was for.
        """
        payer = self.seats[seat]
        if payer.money < amount:
            for _ in self.stakes_for(seat, amount):
                garment = payer.wardrobe.stake()
                payer.money += self.rules.garment_value
                self.emit(GarmentStaked(seat, garment, self.rules.garment_value, stake_reason))
        payer.money -= amount
        payer.paid_this_round += amount
        payer.paid_this_deal += amount

    def post_antes(self, order: Sequence[int], ante: int) -> None:
        """Everybody in ``order`` posts the ante, or what the poorest of them can pay when that is less (4.5)."""
        amount = ante
        if any(self.seats[seat].money < ante for seat in order):
            amount = min(ante, *(self.answerable(seat) for seat in order))
        for seat in order:
            self.pay(seat, amount, StakeReason.ANTE)
            self.seats[seat].paid_this_round = 0
            self.emit(ante_posted(seat, amount))

    def leave_pot(self) -> None:
        """Let everything paid in this deal wait on the table for a redeal (2.5)."""
        self.waiting_pot = self.pot
        for seat in self.seats:
            seat.paid_this_deal = 0
            seat.paid_this_round = 0

    def begin_round(self) -> None:
        """A new betting: nothing is outstanding."""
        for seat in self.seats:
            seat.paid_this_round = 0

    def outstanding(self, seat: int) -> int:
        """Dollars that the seat has to add to answer the last bet."""
        return max(other.paid_this_round for other in self.seats) - self.seats[seat].paid_this_round
