"""The places of a table of stud, for movements."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import HUMAN, GarmentRules
from game.table.places import staked_garments
from game.table.spots import CHIP_RADIUS, Spot
from game.table.state import TableState
from game.table.stud import layout
from game.table.stud.layout import StudLayout
from game.table.stud.pots import MOST_POTS, pots_on_table


class StudPlaces:
    """The human below, everybody else around; folded cards stay where they are."""

    keeps_folded_cards = True

    def __init__(self, lies: StudLayout, rules: GarmentRules) -> None:
        self._lies = lies
        self._rules = rules

    def deck(self) -> Spot:
        return Spot.of(self._lies.deck)

    def muck(self, place: int) -> Spot:  # noqa: ARG002 - as its base is asked
        return layout.muck()

    def card(self, seat: int, place: int, count: float, *, marked: bool = False) -> Spot:  # noqa: ARG002 - as its base is asked
        return Spot.of(self._lies.my_card(place) if seat == HUMAN else self._lies.card(seat, place, count))

    def shown_card(self, seat: int, place: int, count: int) -> Spot:
        lies = self._lies
        return Spot.of(lies.my_card(place) if seat == HUMAN else lies.card(seat, place, count, shown=True))

    def community(self) -> Spot:
        return Spot.of(self._lies.community)

    def chips(self, seat: int) -> Spot:
        if seat == HUMAN:
            x, y = self._lies.my_chips[-1]
            return Spot(x, y - 26, 2 * CHIP_RADIUS)
        plate = self._lies.plate(seat)
        return Spot(plate.centre_x, plate.bottom - 14, 2 * CHIP_RADIUS)

    def pot(self) -> Spot:
        x, y = self._lies.pile(0, 1)[0]
        return Spot(x, y, 2 * CHIP_RADIUS)

    def pile(self, state: TableState, pot: int) -> Sequence[tuple[float, float]]:
        count = len(pots_on_table(state, self._rules))
        return self._lies.pile(min(pot, MOST_POTS - 1), min(MOST_POTS, max(pot + 1, count)))

    def garment(self, state: TableState, seat: int, garment: str) -> Spot:
        place = [worn.id for worn in state.seats[seat].wardrobe].index(garment)
        x, y = layout.my_pip(place) if seat == HUMAN else self._lies.pip(seat, place)
        return Spot(x, y, 32)

    def stake(self, state: TableState, seat: int, garment: str) -> Spot:
        x, y = self._lies.stake(staked_garments(state).index((seat, garment)))
        return Spot(x, y, 2 * layout.STAKE_RADIUS)
