"""Legal amounts (rules 2.4)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DrawRules, IllegalAction, Refusal
from engine.actions import ActionKind, AmountRange, Bet, Draw, Raise, Stay
from tests.engine.stacked import CLOTHES, FINE, HUMAN, KINGS, OPPONENT, SEVENS, StackedMatch


def amounts(game: StackedMatch) -> tuple[int, ...]:
    """Amounts on offer to the seat on turn."""
    option = game.match.options().choices[0]
    return option.amounts.amounts() if option.amounts else ()


def test_amounts_go_up_in_steps_to_all_the_money() -> None:
    game = StackedMatch(DrawRules(starting_money=27, bet_step=10))
    game.deal()
    assert amounts(game) == (5, 15, 22)


def test_the_limit_itself_is_legal_even_under_the_least_bet() -> None:
    game = StackedMatch(DrawRules(starting_money=12, min_bet=10, bet_step=10))
    game.deal()
    assert amounts(game) == (7,)


def test_the_limit_is_what_the_other_can_answer_without_clothes() -> None:
    game = StackedMatch(FINE)
    game.lose(HUMAN, 40)
    game.deal(human=SEVENS, opponent=KINGS)
    assert game.money() == (15, 95)
    assert game.match.actor == OPPONENT
    assert max(amounts(game)) == 15


def test_what_the_other_can_answer_includes_the_garment_he_may_stake() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 50)
    game.deal()
    game.act(Stay())
    assert game.money() == (105, 5)
    assert max(amounts(game)) == 20


def test_it_includes_every_garment_that_may_be_staked_in_one_deal() -> None:
    game = StackedMatch(DrawRules(stakes_per_deal=3), clothes=CLOTHES[:2])
    game.lose(OPPONENT, 50)
    game.deal()
    game.act(Stay())
    assert max(amounts(game)) == 5 + 2 * 15


def test_a_garment_staked_for_the_ante_counts_no_more() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 60)
    game.deal()
    assert game.money() == (115, 10)
    game.act(Stay())
    assert max(amounts(game)) == 10


def test_a_raise_is_limited_by_what_remains_after_paying_the_bet() -> None:
    game = StackedMatch()
    game.deal()
    game.act(Bet(30))
    assert amounts(game) == (5, 10, 15, 20, 25)


def test_a_raise_takes_more_money_than_the_outstanding_bet() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 30)
    game.deal()
    game.act(Stay(), Bet(25))
    assert game.money() == (60, 25)
    assert game.kinds() == ["DRAW", "DROP"]
    assert game.match.why_not(Raise(5)) is Refusal.NO_MONEY


def test_the_last_dollar_can_be_bet() -> None:
    game = StackedMatch(FINE)
    game.lose(HUMAN, 54)
    game.deal(human=SEVENS, opponent=KINGS)
    assert game.money()[HUMAN] == 1
    assert amounts(game) == (1,)


def test_no_bet_when_the_other_could_not_answer_it() -> None:
    game = StackedMatch(FINE)
    game.lose(HUMAN, 57)
    game.deal(human=SEVENS, opponent=KINGS)
    assert game.money() == (0, 114)
    assert game.kinds() == ["DRAW"]


def test_a_raise_that_nobody_could_answer_is_refused_with_the_reason() -> None:
    game = StackedMatch(FINE)
    game.lose(HUMAN, 40)
    game.deal(human=SEVENS, opponent=KINGS)
    game.act(Stay(), Bet(15))
    assert game.match.why_not(Raise(5)) is Refusal.NOBODY_CAN_ANSWER


def test_a_bet_is_never_more_than_the_money_at_hand() -> None:
    game = StackedMatch(FINE)
    game.lose(OPPONENT, 57)
    game.deal()
    assert game.match.actor == OPPONENT
    assert game.money() == (112, 13)
    assert max(amounts(game)) == 13


def test_money_left_of_a_stake_may_be_bet() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 60)
    game.deal()
    assert game.match.actor == OPPONENT
    game.act(Bet(10))
    assert game.money() == (115, 0)


def test_the_option_names_the_garment_that_an_answer_takes() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 50)
    game.deal()
    game.act(Stay(), Bet(20))
    draw = game.match.options().get(ActionKind.DRAW)
    assert draw
    assert (draw.cost, draw.stake, draw.further_stakes) == (20, "hat", ())


def test_the_option_names_every_garment_that_an_answer_takes() -> None:
    game = StackedMatch(DrawRules(stakes_per_deal=3))
    game.lose(OPPONENT, 50)
    game.deal()
    game.act(Stay(), Bet(50))
    draw = game.match.options().get(ActionKind.DRAW)
    assert draw
    assert (draw.cost, draw.stake, draw.further_stakes) == (50, "hat", ("coat", "shirt"))
    game.act(Draw())
    assert game.clothes() == ["staked", "staked", "staked", "worn"]
    assert game.money()[OPPONENT] == 0


@given(st.integers(1, 40), st.integers(1, 20), st.integers(1, 200), st.integers(-10, 250))
def test_a_range_allows_exactly_its_amounts(minimum: int, step: int, maximum: int, amount: int) -> None:
    legal = AmountRange(minimum, step, maximum)
    assert legal.allows(amount) == (amount in legal.amounts())
    closest = legal.closest(amount)
    assert closest in legal.amounts()
    assert abs(closest - amount) == min(abs(other - amount) for other in legal.amounts())


def test_an_illegal_amount_is_refused_with_what_is_possible() -> None:
    game = StackedMatch()
    game.deal()
    with pytest.raises(IllegalAction, match=r"amount cannot be chosen. Possible now: BET 5 to 55 in steps of 5"):
        game.act(Bet(56))
    assert game.money() == (55, 55)
