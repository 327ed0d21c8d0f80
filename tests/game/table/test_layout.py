"""Opponents at the table of draw: whoever leans on it must be seen to."""

from __future__ import annotations

import pytest

from game.opponents.cast import Cast
from game.system.assets import ASSETS
from game.table import layout
from game.table.laid import draw_table
from game.table.steps import OPPONENT

CAST = Cast((ASSETS / "opponents",))


@pytest.mark.parametrize("opponent", CAST.ids())
def test_every_figure_meets_the_wood_where_her_picture_says(opponent: str) -> None:
    edge = CAST.get(opponent).table_edge
    place = layout.figure_place(edge)
    wood = layout.figure_place(833).y + layout.figure_place(833).height * 0.833
    assert place.y + place.height * edge / 1000 == pytest.approx(wood)
    assert layout.FIGURE.inset(-1).contains(place.x, place.y)
    assert place.centre_x == pytest.approx(layout.FIGURE.centre_x, abs=3)


def test_somebody_who_stands_is_as_large_as_the_table_is_laid_for() -> None:
    place, usual = layout.figure_place(833), layout.FIGURE
    assert (place.x, place.y, place.width, place.height) == pytest.approx((usual.x, usual.y, usual.width, usual.height))


@pytest.mark.parametrize(("opponent", "is_right"), [("vera", True), ("irakli", False), ("odessa", False)])
def test_words_stand_where_no_hand_is_raised(opponent: str, is_right: bool) -> None:
    """Irakli holds up a glass, and Odessa her cards, where the words of the others are."""
    stand = draw_table(CAST.get(opponent)).stands[OPPONENT]
    head = layout.FIGURE.centre_x
    assert (stand.bubble.x > head, stand.bubble.right < head) == (is_right, not is_right)
    assert (stand.tip[0] > stand.bubble.right) is not is_right
