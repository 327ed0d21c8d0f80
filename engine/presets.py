"""Economies that were measured to give matches of a certain length and rhythm (rules 4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from engine.rules import DrawRules, StudRules


class Evening(StrEnum):
    """How long a match is meant to last."""

    QUICK = "quick"
    CLASSIC = "classic"
    LONG = "long"


def _draw(money: int, garment_value: int, *, both_stake: bool) -> DrawRules:
    return DrawRules(
        starting_money=money,
        garment_value=garment_value,
        buy_back_reserve=garment_value,
        player_wardrobe=both_stake,
    )


DRAW_PRESETS: Mapping[Evening, DrawRules] = {
    Evening.QUICK: _draw(50, 10, both_stake=False),
    Evening.CLASSIC: _draw(60, 15, both_stake=False),
    Evening.LONG: _draw(100, 25, both_stake=False),
}
"""Draw when only the opponent stakes clothes."""

DRAW_PRESETS_BOTH_STAKE: Mapping[Evening, DrawRules] = {
    Evening.QUICK: _draw(30, 5, both_stake=True),
    Evening.CLASSIC: _draw(30, 10, both_stake=True),
    Evening.LONG: _draw(40, 15, both_stake=True),
}
"""Draw when the human stakes clothes too: an even match, which needs its own amounts."""


_STUD_AMOUNTS: Mapping[int, Mapping[Evening, tuple[int, int]]] = {
    2: {Evening.QUICK: (120, 15), Evening.CLASSIC: (180, 20), Evening.LONG: (250, 25)},
    4: {Evening.QUICK: (150, 40), Evening.CLASSIC: (250, 50), Evening.LONG: (400, 50)},
    8: {Evening.QUICK: (280, 80), Evening.CLASSIC: (350, 100), Evening.LONG: (500, 120)},
}
"""Starting money and value of a garment, in dollars, at tables of two, four and eight."""


def stud_preset(evening: Evening, players: int) -> StudRules:
    """Stud at a casino table of two to eight, with the amounts of the measured table next in size.

    Raises pydantic's ValidationError for any other number of players.
    """
    measured = min(_STUD_AMOUNTS, key=lambda size: (abs(size - players), size))
    money, garment_value = _STUD_AMOUNTS[measured][evening]
    return StudRules(players=players, starting_money=money, garment_value=garment_value)
