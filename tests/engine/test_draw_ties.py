"""Ties and redeals (rules 2.5)."""

from __future__ import annotations

from engine import DrawRules, Phase
from engine.actions import Bet, Call, Decline, Draw, Drop, Stay
from engine.events import AntePosted, DealEnded, DealStarted, DealTied, GarmentFreed, GarmentLost
from tests.engine.stacked import (
    ACES,
    CLOTHES,
    FINE,
    HUMAN,
    KINGS,
    OPPONENT,
    QUEENS,
    SAME_QUEENS,
    SEVENS,
    StackedMatch,
    kinds_of,
)


def tied(rules: DrawRules | None = None, *, lost_before: int = 0, loser: int = OPPONENT, bet: int = 0) -> StackedMatch:
    """A match whose last deal ended in a tie, after one in which the loser lost so much."""
    game = StackedMatch(rules)
    if lost_before:
        game.lose(loser, lost_before)
    game.deal(human=QUEENS, opponent=SAME_QUEENS)
    if bet:
        game.act(Bet(bet))
    game.finish()
    return game


def test_the_pot_waits_on_the_table() -> None:
    game = tied(bet=10)
    events = game.match.events[-2:]
    assert events[0] == DealTied(30)
    assert isinstance(events[1], DealEnded)
    assert game.pot == 30
    assert game.money() == (45, 45)
    assert game.match.phase is Phase.READY


def test_both_post_the_ante_again_and_play_for_the_whole_pot() -> None:
    game = tied(bet=10)
    events = game.deal(human=ACES, opponent=KINGS)
    started = events[0]
    assert isinstance(started, DealStarted)
    assert (started.number, started.is_redeal, started.waiting_pot) == (2, True, 30)
    assert kinds_of(events)[1:3] == ["AntePosted", "AntePosted"]
    assert game.pot == 40
    game.act(Stay(), Draw(), Draw(), Call())
    assert game.money() == (80, 40)


def test_the_right_to_speak_first_passes_with_a_redeal() -> None:
    game = tied()
    game.deal()
    assert game.match.actor == OPPONENT


def test_a_redeal_can_tie_again() -> None:
    game = tied(bet=10)
    game.deal(human=SAME_QUEENS, opponent=QUEENS)
    game.finish()
    assert game.pot == 40
    game.deal()
    game.act(Drop())
    assert game.money() == (35, 85)


def test_who_drops_in_a_redeal_loses_the_waiting_pot() -> None:
    game = tied(bet=10)
    game.deal()
    game.act(Drop())
    assert game.money() == (80, 40)


def test_when_one_cannot_pay_the_ante_nobody_does_and_there_is_no_betting() -> None:
    game = tied(FINE, lost_before=57, loser=HUMAN)
    assert game.money() == (0, 114)
    events = game.deal(human=ACES, opponent=KINGS)
    assert not any(isinstance(event, AntePosted) for event in events)
    assert game.match.phase is Phase.EXCHANGE
    events = game.act(Draw(), Draw())
    assert kinds_of(events[-4:]) == ["HandShown", "HandShown", "PotWon", "DealEnded"]
    assert game.money() == (6, 114)


def test_whoever_owns_exactly_the_ante_of_a_redeal_posts_it() -> None:
    game = tied(FINE, lost_before=50, loser=HUMAN)
    assert game.money() == (5, 105)
    events = game.deal(human=ACES, opponent=KINGS)
    assert kinds_of(events)[1:3] == ["AntePosted", "AntePosted"]
    assert game.money() == (0, 100)


def test_a_player_without_money_is_not_beaten_while_a_tied_pot_waits() -> None:
    game = tied(lost_before=0, bet=55)
    assert game.money() == (0, 0)
    assert not any(seat.is_beaten for seat in game.match.seats)
    assert game.match.phase is Phase.READY


def test_the_human_is_beaten_when_the_redeal_is_lost_with_his_last_money() -> None:
    game = tied(bet=55)
    game.deal(human=SEVENS, opponent=KINGS)
    game.act(Draw(), Draw())
    assert game.match.phase is Phase.OVER
    assert game.match.winner == OPPONENT


def test_a_garment_may_be_staked_for_the_ante_of_a_redeal() -> None:
    game = tied(lost_before=50, bet=5)
    assert game.money() == (100, 0)
    game.deal(human=KINGS, opponent=ACES)
    assert game.clothes()[0] == "staked"
    assert game.money() == (95, 10)


def test_a_garment_staked_in_a_tied_deal_stays_staked() -> None:
    game = tied(lost_before=60)
    assert game.clothes()[0] == "staked"
    assert game.money() == (115, 10)
    game.deal(human=ACES, opponent=KINGS)
    assert game.clothes() == ["staked", "worn", "worn", "worn"]
    assert game.money() == (110, 5)


def test_no_second_garment_is_staked_in_the_redeals_of_a_deal() -> None:
    game = tied(lost_before=60)
    game.deal(human=QUEENS, opponent=SAME_QUEENS)
    game.act(Bet(5), Draw(), Draw())
    assert game.money() == (105, 0)
    game.deal(human=KINGS, opponent=ACES)
    assert game.clothes() == ["staked", "worn", "worn", "worn"]
    assert game.match.phase is Phase.EXCHANGE  # she cannot pay the ante: no betting


def test_two_garments_may_be_staked_where_the_rules_allow_two() -> None:
    game = tied(DrawRules(stakes_per_deal=2), lost_before=60)
    game.deal(human=QUEENS, opponent=SAME_QUEENS)
    game.act(Bet(5))
    game.finish()
    assert game.money() == (105, 0)
    game.deal(human=KINGS, opponent=ACES)
    assert game.clothes() == ["staked", "staked", "worn", "worn"]


def test_a_garment_staked_before_the_tie_is_lost_with_the_redeal() -> None:
    game = tied(lost_before=60)
    game.deal(human=ACES, opponent=KINGS)
    assert GarmentLost(OPPONENT, "hat", HUMAN, is_last=False) in game.finish()


def test_a_garment_staked_before_the_tie_is_free_again_when_the_redeal_is_won() -> None:
    game = tied(lost_before=60)
    game.deal(human=KINGS, opponent=ACES)
    assert GarmentFreed(OPPONENT, "hat", 15) in game.finish()
    assert game.clothes() == ["worn"] * len(CLOTHES)


def test_nothing_is_bought_back_while_a_tied_pot_waits() -> None:
    game = StackedMatch(DrawRules(garment_value=5))
    game.lose(OPPONENT, 65)  # the last five dollars are those of her hat
    game.lose(HUMAN, 20)
    game.act(Decline())
    game.deal(human=QUEENS, opponent=SAME_QUEENS)
    game.finish()
    assert game.money()[OPPONENT] >= 10
    assert game.match.phase is Phase.READY
