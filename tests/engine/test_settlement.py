"""How a deal ends for money and clothes, garment by garment (rules 4.2, 4.3)."""

from __future__ import annotations

import pytest

from engine import DrawRules, MatchSetup, SeatSetup
from engine.events import GarmentFreed, GarmentLost
from engine.pots import Share
from engine.settlement import settle
from engine.table import Seat, Table
from engine.wardrobe import Wardrobe

VALUE = 15


@pytest.fixture
def table() -> Table:
    """A table at which seat 1 has staked one of her garments."""
    rules = DrawRules(garment_value=VALUE)
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat", "shirt")))
    table = Table(MatchSetup(rules=rules, seats=seats))
    table.seats[1].wardrobe.stake()
    return table


def paid_out(table: Table, *shares: Share, money: int) -> Seat:
    """Seat 1 after the settlement, who had this money before."""
    opponent = table.seats[1]
    opponent.money = money
    settle(table, shares, by_showdown=True)
    return opponent


def test_money_that_is_just_enough_frees_the_garment(table: Table) -> None:
    opponent = paid_out(table, Share(1, VALUE, 0), money=0)
    assert GarmentFreed(1, "hat", VALUE) in table.events
    assert (opponent.money, opponent.wardrobe.staked, opponent.wardrobe.off) == (0, 0, 0)


def test_a_dollar_too_few_loses_it(table: Table) -> None:
    opponent = paid_out(table, Share(1, VALUE - 1, 0), money=0)
    assert GarmentLost(1, "hat", 1, is_last=False) in table.events
    assert (opponent.money, opponent.wardrobe.off) == (VALUE - 1, 1)


def test_who_wins_nothing_frees_nothing_however_much_money_there_is(table: Table) -> None:
    opponent = paid_out(table, Share(0, 30, 0), money=100)
    assert GarmentLost(1, "hat", 0, is_last=False) in table.events
    assert opponent.money == 100


def test_nothing_that_was_paid_is_left_over(table: Table) -> None:
    for seat in table.seats:
        seat.paid_this_deal = seat.paid_this_round = 10
    table.waiting_pot = 20
    paid_out(table, Share(0, 20, 0), money=0)
    assert [(seat.paid_this_deal, seat.paid_this_round) for seat in table.seats] == [(0, 0), (0, 0)]
    assert table.waiting_pot == 0
    assert table.seats[1].wardrobe.staked_this_deal == 0


def test_a_garment_is_worn_staked_or_off() -> None:
    wardrobe = Wardrobe(("hat", "coat", "shirt", "socks"))
    assert (wardrobe.worn, wardrobe.free, wardrobe.last_off) == (4, 4, None)
    assert wardrobe.stake() == "hat"
    assert wardrobe.stake() == "coat"
    assert (wardrobe.worn, wardrobe.free) == (4, 2)
    assert wardrobe.release() == "coat"
    assert wardrobe.lose() == "hat"
    assert (wardrobe.worn, wardrobe.free, wardrobe.last_off) == (3, 3, "hat")
    assert wardrobe.stake() == "coat"
    assert wardrobe.free == 2
    assert wardrobe.put_on() == "hat"
