"""Economies that were measured to give matches of a certain length and rhythm (rules 4.7)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from engine.rules import DrawRules


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
