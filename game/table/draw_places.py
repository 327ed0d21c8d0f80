"""The places of the table of five-card draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.rules import HUMAN
from game.table import layout
from game.table.places import Places, staked_garments
from game.table.spots import Spot
from game.table.state import TableState


class DrawPlaces:
    """The human below, the opponent above, the pot at the left."""

    keeps_folded_cards = False

    def deck(self) -> Spot:
        return Spot.of(layout.deck(closing=False))

    def muck(self, place: int) -> Spot:
        return layout.muck(place, closing=False)

    def card(self, seat: int, place: int, count: float, *, marked: bool = False) -> Spot:  # noqa: ARG002 - as its base is asked
        return Spot.of(layout.my_card(place, marked=marked)) if seat == HUMAN else layout.her_hand(place)

    def shown_card(self, seat: int, place: int, count: int) -> Spot:  # noqa: ARG002 - as its base is asked
        return Spot.of(layout.my_card(place, closing=True) if seat == HUMAN else layout.her_card(place))

    def community(self) -> Spot:
        raise LookupError("draw has no common card")

    def chips(self, seat: int) -> Spot:
        return layout.MY_CHIPS if seat == HUMAN else layout.HER_CHIPS

    def pot(self) -> Spot:
        return layout.POT_MIDDLE

    def pile(self, state: TableState, pot: int) -> Sequence[tuple[float, float]]:  # noqa: ARG002 - two players have one pot
        return layout.CHIP_STACKS

    def garment(self, state: TableState, seat: int, garment: str) -> Spot:
        ids = [worn.id for worn in state.seats[seat].wardrobe]
        if seat == HUMAN:
            return layout.my_pip(ids.index(garment), len(ids))
        row = layout.wardrobe_row(ids.index(garment), len(ids))
        return Spot(row.x + 30, row.centre_y, 40)

    def stake(self, state: TableState, seat: int, garment: str) -> Spot:
        place = staked_garments(state).index((seat, garment))
        x, y = layout.STAKES[place % len(layout.STAKES)]
        return Spot(x, y, 2 * layout.STAKE_RADIUS)


DRAW_PLACES: Final[Places] = DrawPlaces()
