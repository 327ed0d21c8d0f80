"""All-ins, side pots, ties and uncalled bets (rules 3.3), named after what other programs got wrong."""

from __future__ import annotations

import pytest

from engine.actions import Bet, BringIn, Call, Complete, Fold, Raise
from engine.cards import parse_cards
from engine.evaluation import evaluate
from engine.events import CallMade, HandShown, PotWon, UncalledBetReturned
from engine.legality import Refusal
from engine.rules import StudRules
from engine.views import PotView
from tests.engine.stud.stacked import StackedDeal, pots_won

STEEP = StudRules(ante=1, bring_in=2, small_bet=20, big_bet=40, money_only=True)
"""Limits that bring everybody all-in by fifth street."""


def test_seven_stacks_with_several_all_ins_and_a_tie_on_a_side_pot() -> None:
    game = StackedDeal(
        [
            "Jc Td 9c 8d 7c 2d 3c",  # the straight again
            "5c 5d Qh Th 7h 4s 6s",  # fives
            "5h 5s Qs Ts 7s 4h 3h",  # the same fives
            "6c 6d 6h Jh 9h 4c 2s",  # three sixes
            "Ac Ad Ah As 2c 4d 9s",  # four aces
            "Jd Tc 9d 8c 7d 2h 3d",  # a straight
            "Kc Kd Kh Qc Qd 8h 3s",  # a full house
        ],
        stacks=[76, 181, 300, 117, 5, 66, 27],
        rules=STEEP,
    )
    events = game.all_in()
    assert pots_won(events) == [
        (0, 4, 35),
        (1, 6, 132),
        (2, 0, 98),
        (2, 5, 97),
        (3, 0, 40),
        (4, 3, 123),
        (5, 1, 64),
        (5, 2, 64),
    ]
    assert game.money() == [138, 64, 183, 123, 35, 97, 132]


def test_three_all_in_amounts_have_a_different_winner_in_each_pot() -> None:
    game = StackedDeal(
        ["Ac Ad Ah As 2c 4d 9s", "Kc Kd Kh Qc Qd 8h 3s", "Jc Td 9c 8d 7c 2d 3c", "6c 6d 6h Jh 9h 4c 2s"],
        stacks=[10, 30, 60, 200],
        rules=STEEP,
    )
    events = game.all_in()
    assert pots_won(events) == [(0, 0, 40), (1, 1, 60), (2, 2, 60)]
    assert game.money() == [40, 60, 60, 140]


def test_an_all_in_player_who_tied_gets_half_of_the_main_pot_alone() -> None:
    game = StackedDeal(
        ["Jc Td 9c 8d 7c 2d 3c", "Jd Tc 9d 8c 7d 2h 3d", "Ac Kd Qh 9s 6s 4c 3h"],
        stacks=[10, 50, 50],
        rules=STEEP,
    )
    events = game.all_in()
    assert pots_won(events) == [(0, 0, 15), (0, 1, 15), (1, 1, 80)]


def test_the_odd_dollar_goes_to_the_winner_first_to_the_dealers_left() -> None:
    hands = ["Jc Td 9c 8d 7c 2d 3c", "Jd Tc 9d 8c 7d 2h 3d", "Ac Kd Qh 9s 6s 4c 3h"]
    for dealer, first in ((2, 0), (0, 1), (1, 0)):
        game = StackedDeal(hands, rules=STEEP, stacks=[11, 11, 11], dealer=dealer)
        won = {seat: amount for _, seat, amount in pots_won(game.all_in())}
        assert won == {first: 17, 1 - first: 16}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ac Kd Qh Js 9c 3d 2h", "As Kc Qd Jh 9d 8c 7h"),
        ("Ac Ad Kh Qs Jc 3d 2h", "Ah As Kc Qd Jh 9c 2d"),
        ("Ac Ad Kh Ks Qc 3d 2h", "Ah As Kc Kd Qd Jc Jh"),
        ("Ac Kc Qc Jc 9c 3c 2d", "Ad Kd Qd Jd 9d 8d 7d"),
    ],
    ids=["high card", "pair", "three pairs", "flush"],
)
def test_the_sixth_and_seventh_card_never_decide(first: str, second: str) -> None:
    six, other_six = parse_cards(first)[:6], parse_cards(second)[:6]
    assert evaluate(six) == evaluate(other_six)
    game = StackedDeal([first, second])
    assert pots_won(game.check_down()) == [(0, 0, 3), (0, 1, 3)]


def test_an_uncalled_bet_is_given_back_and_is_not_won() -> None:
    game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"])
    events = game.act(BringIn(), Call(), Complete(), Fold(), Fold())
    assert UncalledBetReturned(0, 2) in events
    assert pots_won(events) == [(0, 0, 9)]
    assert game.money() == [206, 197, 197]


def test_what_an_all_in_player_cannot_call_goes_back_before_the_next_street() -> None:
    game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c"], stacks=[200, 5])
    events = game.act(BringIn(), Complete(), Call())
    assert CallMade(1, 2) in events
    assert game.deal.is_over
    shown = StackedDeal(["Ac Ad Ah", "Kc Kd 2c"], stacks=[200, 4])
    events = shown.act(BringIn(), Complete(), Call())
    assert UncalledBetReturned(0, 1) in events
    assert pots_won(events) == [(0, 0, 8)]


def test_the_bring_in_that_everybody_folds_to_takes_the_antes() -> None:
    game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"])
    events = game.act(BringIn(), Fold(), Fold())
    assert UncalledBetReturned(1, 2) in events
    assert pots_won(events) == [(0, 1, 3)]
    assert not any(isinstance(event, HandShown) for event in events)
    assert not any(event.by_showdown for event in events if isinstance(event, PotWon))


def test_a_folded_player_wins_no_pot_but_leaves_his_money_in_it() -> None:
    game = StackedDeal(
        ["Ac Ad Ah 2h 4c 6c 9h", "Kc Kd 2c Kh 9d 8h 7s", "Qc Qd 3c 4d 5h 9s Js"], stacks=[100, 4, 100], left_on={0: 4}
    )
    game.act(BringIn(), Call(), Complete(), Call(), Call())
    game.act(Bet(4), Raise(4), Fold())
    assert pots_won(game.table.events) == [(0, 1, 12), (1, 2, 10)]
    assert game.money() == [91, 12, 101]


def test_pots_on_the_way_name_those_who_can_win_them() -> None:
    game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"], stacks=[100, 100, 4])
    assert game.deal.pots() == (PotView(3, (0, 1, 2)),)
    game.act(BringIn())
    assert game.deal.pots() == (PotView(5, (0, 1, 2)),)
    game.act(Call(), Complete(), Call(), Call())
    assert game.deal.pots() == (PotView(12, (0, 1, 2)), PotView(2, (0, 1)))
    game.act(game.add())
    assert game.deal.pots() == (PotView(12, (0, 1, 2)), PotView(6, (0, 1)))
    game.act(Fold())
    assert game.deal.pots() == ()


class TestAnAllInOfLessThanAFullBet:
    """Seat 1 brings in, seat 2 calls, seat 0 completes; then seat 1 calls and seat 2 has less than a raise."""

    def game(self, money: int) -> StackedDeal:
        game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"], stacks=[100, 100, money])
        game.act(BringIn(), Call(), Complete(), Call())
        return game

    def test_may_be_made(self) -> None:
        game = self.game(7)
        assert game.kinds() == ["RAISE", "CALL", "FOLD"]
        assert game.add() == Raise(2)

    def test_does_not_open_the_betting_again_for_those_who_have_spoken(self) -> None:
        game = self.game(6)
        game.act(Raise(1))
        assert game.kinds() == ["CALL", "FOLD"]
        assert game.deal.why_not(Raise(4)) is Refusal.SHORT_ALL_IN

    def test_is_followed_by_a_full_raise_of_somebody_who_has_not_spoken(self) -> None:
        game = StackedDeal(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"], stacks=[7, 100, 100])
        game.act(BringIn(), Complete(), Raise(2))
        assert game.deal.actor == 1
        assert game.add() == Raise(4)
        game.act(game.add())
        assert game.deal.outstanding(2) == 6
