"""Pots and shares (rules 3.3)."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.pots import Pot, Share, pots_from, shares_of


def test_equal_payments_make_one_pot() -> None:
    assert pots_from([20, 20, 20], [0, 1, 2]) == (Pot(60, (0, 1, 2)),)


def test_a_short_payment_makes_a_side_pot() -> None:
    assert pots_from([20, 5, 20], [0, 1, 2]) == (Pot(15, (0, 1, 2)), Pot(30, (0, 2)))


def test_three_payments_make_three_pots() -> None:
    assert pots_from([5, 20, 30, 30], [0, 1, 2, 3]) == (Pot(20, (0, 1, 2, 3)), Pot(45, (1, 2, 3)), Pot(20, (2, 3)))


def test_what_those_who_gave_up_have_paid_stays_in_the_pots() -> None:
    assert pots_from([20, 8, 20], [0, 2]) == (Pot(48, (0, 2)),)
    assert pots_from([20, 8, 5, 20], [0, 2, 3]) == (Pot(20, (0, 2, 3)), Pot(33, (0, 3)))


def test_more_than_everybody_in_play_has_paid_belongs_to_the_last_pot() -> None:
    assert pots_from([5, 30, 10], [0, 2]) == (Pot(15, (0, 2)), Pot(30, (2,)))


def test_carried_dollars_belong_to_the_main_pot() -> None:
    assert pots_from([20, 5, 20], [0, 1, 2], carried=7)[0] == Pot(22, (0, 1, 2))
    assert pots_from([0, 0], [0, 1], carried=7) == (Pot(7, (0, 1)),)


def test_each_pot_goes_to_the_best_hand_that_can_win_it() -> None:
    pots = pots_from([5, 20, 20], [0, 1, 2])
    assert shares_of(pots, [9, 3, 7], [0, 1, 2]) == (Share(0, 15, 0), Share(2, 30, 1))


def test_equal_hands_split_and_the_odd_dollar_goes_to_the_first_in_order() -> None:
    assert shares_of([Pot(15, (0, 1, 2))], [4, 9, 9], [2, 0, 1]) == (Share(2, 8, 0), Share(1, 7, 0))


@given(st.lists(st.tuples(st.integers(0, 50), st.booleans(), st.integers(0, 3)), min_size=2, max_size=8))
def test_every_dollar_is_won_by_somebody_in_play(seats: list[tuple[int, bool, int]]) -> None:
    paid = [payment for payment, _, _ in seats]
    in_play = [number for number, (_, plays, _) in enumerate(seats) if plays] or [0]
    pots = pots_from(paid, in_play, carried=3)
    assert sum(pot.amount for pot in pots) == sum(paid) + 3
    shares = shares_of(pots, [value for _, _, value in seats], range(len(seats)))
    assert sum(share.amount for share in shares) == sum(paid) + 3
    assert all(share.seat in in_play for share in shares)
    for share in shares:
        most = sum(min(payment, paid[share.seat]) for payment in paid)
        assert sum(other.amount for other in shares if other.seat == share.seat) <= max(
            most + 3, sum(paid) + 3 if paid[share.seat] == max(paid[seat] for seat in in_play) else 0
        )


def test_who_has_paid_nothing_can_win_nothing() -> None:
    assert pots_from([5, 5, 0], [0, 1, 2]) == (Pot(10, (0, 1)),)
