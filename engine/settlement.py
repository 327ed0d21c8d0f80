"""How a deal ends for money and clothes: pots are paid, garments freed or lost, seats beaten (rules 4.2, 4.3, 4.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine._shared_events import pot_won
from engine.events import GarmentFreed, GarmentLost, SeatBeaten
from engine.pots import Share
from engine.table import Seat, Table


def settle(table: Table, shares: Sequence[Share], *, by_showdown: bool) -> None:
    """Pay all pots out as ``shares`` say, then settle every staked garment and see who is beaten."""
    won = [0] * len(table.seats)
    for share in shares:
        table.seats[share.seat].money += share.amount
        won[share.seat] += share.amount
        table.emit(pot_won(share.seat, share.amount, share.pot, by_showdown))
    table.waiting_pot = 0
    for seat in table.seats:
        seat.paid_this_deal = 0
        seat.paid_this_round = 0
    winner = won.index(max(won))
    for seat in table.seats:
        if seat.wardrobe.staked:
            if won[seat.number]:
                _free_staked(table, seat)
            _lose_staked(table, seat, winner)
        seat.wardrobe.staked_this_deal = 0
    for seat in table.seats:
        if not seat.is_beaten and seat.has_lost_everything:
            _leave(table, seat)


def _free_staked(table: Table, seat: Seat) -> None:
    """Redeem staked garments as far as the money goes; only in stud can it be too little (4.3)."""
    value = table.rules.garment_value
    while seat.wardrobe.staked and seat.money >= value:
        seat.money -= value
        table.emit(GarmentFreed(seat.number, seat.wardrobe.release(), value))


def _lose_staked(table: Table, seat: Seat, winner: int) -> None:
    while seat.wardrobe.staked:
        garment = seat.wardrobe.lose()
        table.emit(GarmentLost(seat.number, garment, winner, is_last=not seat.wardrobe.worn))


def _leave(table: Table, seat: Seat) -> None:
    seat.is_beaten = True
    table.emit(SeatBeaten(seat.number, seat.money))
    seat.money = 0
