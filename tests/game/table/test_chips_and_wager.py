"""Amounts: as chips on the table, and as the human chooses them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import ActionKind, AmountRange, Bet, Option, Raise
from game.table.chips import HIGHEST_STACK, chips, stacks
from game.table.wager import Preset, Wager


@given(st.integers(0, 1500))
def test_stacks_are_worth_their_amount(amount: int) -> None:
    found = stacks(amount, 7)
    assert sum(map(sum, found)) == amount
    assert all(len(stack) <= HIGHEST_STACK for stack in found)


@given(st.integers(0, 1_000_000), st.integers(1, 7))
def test_stacks_never_need_more_places_than_there_are(amount: int, places: int) -> None:
    assert len(stacks(amount, places)) <= places


def test_a_small_pot_still_looks_like_one() -> None:
    assert len(stacks(40, 7)) > 1


@given(st.integers(1, 5000))
def test_flying_chips_stand_for_something(amount: int) -> None:
    assert 1 <= len(chips(amount, 5)) <= 5


def _wager(maximum: int = 55, *, pot: int = 20, money: int = 60, kind: ActionKind = ActionKind.BET) -> Wager:
    return Wager(Option(kind, amounts=AmountRange(5, 5, maximum)), pot, money)


def test_presets_are_legal_amounts() -> None:
    wager = _wager()
    amounts = {preset: wager.preset(preset) for preset in Preset}
    assert amounts == {Preset.MINIMUM: 5, Preset.HALF_POT: 10, Preset.POT: 20, Preset.ALL: 55}
    assert wager.amount == 10


def test_steps_stay_within_the_bounds() -> None:
    wager = _wager(maximum=12)
    seen = []
    for _ in range(4):
        seen.append(wager.amount)
        wager.move(1)
    assert seen == [10, 12, 12, 12]
    wager.move(-1)
    assert wager.amount == 10
    wager.move(-9)
    assert wager.amount == 5


def test_short_money_leaves_one_amount() -> None:
    wager = _wager(maximum=3)
    wager.move(1)
    assert wager.amount == wager.lowest == 3


@pytest.mark.parametrize(("amount", "is_big"), [(25, False), (30, True), (55, True)])
def test_half_of_the_money_is_big(amount: int, is_big: bool) -> None:
    wager = _wager()
    wager.amount = amount
    assert wager.is_big is is_big


def test_the_action_carries_the_amount() -> None:
    assert _wager().action == Bet(10)
    assert _wager(kind=ActionKind.RAISE).action == Raise(10)


def test_what_the_other_cannot_answer_is_told() -> None:
    assert _wager(maximum=30, money=60).is_limited
    assert not _wager(maximum=60, money=60).is_limited


def test_an_option_without_amounts_is_no_wager() -> None:
    with pytest.raises(ValueError, match="no amounts"):
        Wager(Option(ActionKind.CALL), 10, 10)
