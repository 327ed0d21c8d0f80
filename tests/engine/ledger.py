"""Bookkeeping made from events alone: the line of rules 4 must hold after each of them."""

from __future__ import annotations

from engine import MatchSetup
from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    CallMade,
    CardsExchanged,
    Completed,
    Event,
    GarmentBoughtBack,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    PotWon,
    RaiseMade,
    SeatBeaten,
    UncalledBetReturned,
)


class Ledger:
    """Money, pot and garments as an onlooker counts them."""

    def __init__(self, setup: MatchSetup) -> None:
        seats = len(setup.seats)
        self.value = setup.rules.garment_value
        self.start = seats * setup.rules.starting_money
        self.money = [setup.rules.starting_money] * seats
        self.off = [0] * seats
        self.staked = [0] * seats
        self.pot = 0
        self.taken_away = 0

    def follow(self, events: tuple[Event, ...]) -> None:
        """Book the events one by one, checking the line after each."""
        for event in events:
            self._book(event)
            clothes = self.value * (sum(self.off) + sum(self.staked))
            assert sum(self.money) + self.pot == self.start + clothes - self.taken_away, event
            assert min(self.money) >= 0, event
            assert self.pot >= 0, event

    def _book(self, event: Event) -> None:
        match event:
            case (
                AntePosted(seat=seat, amount=amount)
                | BetMade(seat=seat, amount=amount)
                | CallMade(seat=seat, amount=amount)
                | BringInPosted(seat=seat, amount=amount)
                | Completed(seat=seat, amount=amount)
                | CardsExchanged(seat=seat, paid=amount)
            ):
                self._pay(seat, amount)
            case RaiseMade(seat=seat, called=called, amount=amount):
                self._pay(seat, called + amount)
            case PotWon(seat=seat, amount=amount) | UncalledBetReturned(seat=seat, amount=amount):
                self._pay(seat, -amount)
            case GarmentStaked(seat=seat, value=value):
                self._exchange(seat, value, staked=1)
            case GarmentFreed(seat=seat, value=value):
                self._exchange(seat, -value, staked=-1)
            case GarmentLost(seat=seat):
                self._exchange(seat, 0, staked=-1, off=1)
            case GarmentBoughtBack(seat=seat, value=value):
                self._exchange(seat, -value, off=-1)
            case SeatBeaten(seat=seat, money=money):
                assert money == self.money[seat]
                self.money[seat] = 0
                self.taken_away += money

    def _pay(self, seat: int, amount: int) -> None:
        self.money[seat] -= amount
        self.pot += amount

    def _exchange(self, seat: int, money: int, *, staked: int = 0, off: int = 0) -> None:
        assert abs(money) in (0, self.value)
        self.money[seat] += money
        self.staked[seat] += staked
        self.off[seat] += off
        assert self.staked[seat] >= 0
        assert self.off[seat] >= 0
