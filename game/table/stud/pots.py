"""The pots as they lie on the table after some events, and who is in each of them."""

from __future__ import annotations

from dataclasses import replace

from engine.pots import Pot, pots_from
from engine.rules import GarmentRules
from engine.views import GarmentState
from game.table.state import SeatState, TableState

MOST_POTS = 4
"""So many pots have places of their own; what is beyond them lies with the last one."""


def pots_on_table(state: TableState, rules: GarmentRules) -> tuple[Pot, ...]:
    """Main pot first; what has been won is taken off. Empty between deals."""
    playing = [seat for seat, held in enumerate(state.seats) if held.cards and not held.has_folded]
    if not playing or not state.pot:
        return ()
    if any(not won.by_showdown for won in state.wins) or len(playing) == 1:
        return (Pot(state.pot, tuple(playing)),)
    can_pay = [] if state.is_closing else [seat for seat in playing if _can_pay(state.seats[seat], rules)]
    found = pots_from([seat.paid_this_deal for seat in state.seats], playing, 0, can_pay)
    taken = [sum(won.amount for won in state.wins if won.pot == place) for place in range(len(found))]
    return tuple(replace(pot, amount=max(0, pot.amount - gone)) for pot, gone in zip(found, taken, strict=True))


def pots_with_places(state: TableState, rules: GarmentRules) -> tuple[Pot, ...]:
    """The pots as they are shown: the last one holds everything for which there is no place."""
    found = pots_on_table(state, rules)
    if len(found) <= MOST_POTS:
        return found
    last = found[MOST_POTS - 1 :]
    return (*found[: MOST_POTS - 1], Pot(sum(pot.amount for pot in last), last[0].eligible))


def _can_pay(seat: SeatState, rules: GarmentRules) -> bool:
    """Whether the seat can still answer a bet, with a garment if need be (rules 4.1)."""
    free = any(garment.state is GarmentState.WORN for garment in seat.wardrobe)
    return seat.money > 0 or (free and len(seat.staked) < rules.stakes_per_deal)
