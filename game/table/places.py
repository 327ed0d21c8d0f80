"""Where things lie on a table, as far as movements have to know it: each game lays its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from engine import events as ev
from game.table.spots import Spot
from game.table.state import TableState


class Places(Protocol):
    """The places of one table, in canvas units."""

    keeps_folded_cards: bool
    """Whether the cards of those who gave up stay where they are."""

    def deck(self) -> Spot:
        """The top of the deck while cards are dealt."""

    def muck(self, place: int) -> Spot:
        """Where the ``place``-th discarded card of a deal goes."""

    def card(self, seat: int, place: int, count: float, *, marked: bool = False) -> Spot:
        """Where a seat's card lies, or is held, when it has ``count`` of them."""

    def shown_card(self, seat: int, place: int, count: int) -> Spot:
        """Where it lies at the showdown."""

    def community(self) -> Spot:
        """Where a common card lies; only tables of stud are asked."""

    def chips(self, seat: int) -> Spot:
        """The middle of a seat's chips."""

    def pot(self) -> Spot:
        """The middle of the pot."""

    def pile(self, state: TableState, pot: int) -> Sequence[tuple[float, float]]:
        """Where the stacks of a pot stand, by their lowest chip; 0 is the main pot."""

    def garment(self, state: TableState, seat: int, garment: str) -> Spot:
        """Where a garment stands in its owner's panel."""

    def stake(self, state: TableState, seat: int, garment: str) -> Spot:
        """Where the medallion of a staked garment lies."""


def staked_garments(state: TableState) -> tuple[tuple[int, str], ...]:
    """Owners and ids of all staked garments, in the order in which their medallions lie."""
    return tuple((number, garment) for number, seat in enumerate(state.seats) for garment in seat.staked)


def forfeits(state: TableState) -> tuple[ev.GarmentLost, ...]:
    """What the deal has cost its owners so far, without what has been bought back since."""
    lost = (event for event in state.deal_events if isinstance(event, ev.GarmentLost))
    return tuple(event for event in lost if event.garment in state.seats[event.seat].off)
