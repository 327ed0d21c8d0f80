"""What the coach says, and that its dollars are those of the solved game."""

from __future__ import annotations

from random import Random

import pytest

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal
from engine.actions import Action, Bet, BuyBack, Call, Draw, Drop, Raise, Stay
from engine.players.baselines import RandomPlayer
from engine.players.draw.coach import AS_GOOD_WITHIN, Advice, Reason, advise
from engine.players.draw.course import Step
from engine.players.draw.ranges import Prospects
from engine.players.draw.strategies import FULL_CHANCE
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import EdgeKind
from tests.engine.players.draw.shipped import shipped
from tests.engine.stacked import ACES, FINE, HUMAN, KINGS, OPPONENT, QUEENS, SAME_QUEENS, StackedMatch

DEEP = DrawRules(starting_money=100, money_only=True)
NOTHING = "Kc Jd 9h 5s 2c"


def advice_after(hand: str, *actions: Action, rules: DrawRules = DEEP, first: int = HUMAN, then: str = "") -> Advice:
    """Advice for the human with ``hand`` when these actions have been taken."""
    game = StackedMatch(rules, first=first)
    game.deal(human=hand, opponent="2d 4d 7h 8s Th", then=then)
    game.act(*actions)
    advice = advise(game.match.view(HUMAN), shipped(52))
    assert advice is not None
    return advice


class TestFirstBetting:
    def test_three_aces_are_bet(self) -> None:
        advice = advice_after(ACES)
        assert isinstance(advice.best.action, Bet)
        assert advice.reason is Reason.STRONG_HAND
        assert advice.cost_of(Drop()) > 5

    def test_nothing_drops_to_a_pot_bet(self) -> None:
        advice = advice_after(NOTHING, Bet(10), first=OPPONENT)
        assert advice.best.action == Drop()
        assert advice.reason is Reason.PRICE_IS_TOO_HIGH
        assert advice.cost_of(Drop()) == 0
        assert advice.cost_of(Raise(85)) > 2

    def test_the_price_is_what_has_to_be_paid_of_what_can_be_won(self) -> None:
        assert advice_after(NOTHING, Bet(10), first=OPPONENT).price == pytest.approx(1 / 3)

    def test_an_ace_alone_stays_for_free(self) -> None:
        advice = advice_after("Ac Jd 9h 5s 2c")
        assert advice.best.action == Stay()
        assert advice.reason is Reason.NOTHING_TO_PAY

    def test_what_the_rules_do_not_offer_is_not_advised(self) -> None:
        """A big pot waits, so that the last dollars are a small bet, which the solved game would let be raised."""
        game = StackedMatch(DrawRules(starting_money=30, money_only=True), first=HUMAN)
        game.deal(QUEENS, SAME_QUEENS)
        game.act(Bet(10), Draw(), Draw(), Call())
        game.deal(human=ACES, opponent=NOTHING)
        game.act(Bet(10))
        assert game.kinds() == ["DRAW", "DROP"]
        advice = advise(game.match.view(HUMAN), shipped(52))
        assert advice is not None
        assert [choice.action.kind for choice in advice.choices] == ["drop", "draw"]
        assert advice.best.action.kind == "draw"

    def test_the_shares_are_those_of_the_equilibrium(self) -> None:
        assert sum(choice.share for choice in advice_after(KINGS).choices) == pytest.approx(1)

    def test_another_amount_counts_as_the_nearest(self) -> None:
        advice = advice_after(ACES)
        assert advice.cost_of(Bet(15)) == advice.cost_of(Bet(10))

    def test_worth_is_in_dollars(self) -> None:
        double = DrawRules(starting_money=200, ante=10, min_bet=10, bet_step=10, money_only=True)
        worths = [max(choice.worth for choice in advice_after(ACES, rules=rules).choices) for rules in (DEEP, double)]
        assert worths[1] == pytest.approx(2 * worths[0])


class TestExchange:
    def test_a_straight_is_stood_on(self) -> None:
        advice = advice_after("5c 6d 7c 8d 9c", Stay(), Draw((0, 1, 2)))
        assert advice.best.action == Draw(())
        assert advice.reason is Reason.STANDING_PAT

    def test_a_pair_keeps_the_pair_and_throwing_four_away_costs(self) -> None:
        advice = advice_after("Qc Qd 9h 5s 2c", Stay(), Draw((0, 1, 2)))
        assert isinstance(advice.best.action, Draw)
        assert not {0, 1}.intersection(advice.best.action.discards)
        assert advice.cost_of(Draw(())) > 0.5


class TestSecondBetting:
    def test_the_best_hand_calls_an_all_in(self) -> None:
        advice = advice_after("Ac Ad Ah As Kd", Stay(), Draw(()), Draw(()), Bet(95), first=OPPONENT)
        assert advice.best.action == Call()
        assert advice.cost_of(Drop()) > 20

    def test_nothing_drops_and_calling_costs(self) -> None:
        advice = advice_after("Kc Jd 9h 5s 2c", Stay(), Draw(()), Draw(()), Bet(95), first=OPPONENT)
        assert advice.best.action == Drop()
        assert advice.cost_of(Call()) > 5


def test_what_is_frequent_but_dear_is_not_advised() -> None:
    """Nobody of the solved game stands pat after so big a bet, so what is done most often then is worth little."""
    advice = advice_after(ACES, Bet(50), Draw(), Draw())
    frequent = max(advice.choices, key=lambda choice: choice.share)
    assert isinstance(frequent.action, Bet)
    assert frequent.worth < 0
    assert advice.best.action == Call()
    assert advice.reason is Reason.NOTHING_TO_PAY


def test_who_follows_the_coach_gives_nothing_away() -> None:
    strategies = shipped(52)
    heard = 0
    for seed in range(40):
        match = Match(MatchSetup(rules=DEEP, seats=(SeatSetup(player="human"), SeatSetup(player="opponent"))))
        match.act(StartDeal(Random(seed).randbytes(32)))
        player = RandomPlayer(seed)
        while match.actor is not None:
            view = match.view(match.actor)
            if advice := advise(view, strategies):
                heard += 1
                assert advice.cost_of(advice.best.action) < AS_GOOD_WITHIN
            match.act(player.decide(view))
    assert heard > 40


def test_values_before_and_after_agree() -> None:
    """The shipped worth of answering a stay is that of the exchange, which is worked out when it is asked for."""
    strategies = shipped(52)
    table = strategies.table(10.0, Style.EQUILIBRIUM)
    nodes = table.tree.nodes
    stayed = nodes[0].edges[0].child
    place = next(place for place, edge in enumerate(nodes[stayed].edges) if edge.kind is EdgeKind.MATCH)
    exchange = nodes[stayed].edges[place].child
    prospects = Prospects(table, strategies.outcomes, player=1)
    held = prospects.range_after([Step(0, 0, 0)])
    for bucket in (10, 60, 100):
        shipped_worth = strategies.values(10.0).of(stayed, bucket, len(nodes[stayed].edges))[place]
        chances = table.chances(exchange, bucket)
        worths = prospects.of_edges(exchange, held, bucket)
        worked_out = sum(chance * worth for chance, worth in zip(chances, worths, strict=True)) / FULL_CHANCE
        assert worked_out == pytest.approx(shipped_worth, abs=0.03)


def test_there_is_no_advice_outside_the_solved_tree() -> None:
    game = StackedMatch(DrawRules(starting_money=400, money_only=True))
    game.deal()
    game.act(Bet(5), Raise(5), Raise(5), Raise(5))
    assert advise(game.match.view(game.match.actor or 0), shipped(52)) is None


def test_there_is_no_advice_about_a_redeal_without_betting() -> None:
    """Both have nothing left: the solved game knows no exchange that no betting went before."""
    game = StackedMatch(DrawRules(starting_money=10, money_only=True))
    game.deal(QUEENS, SAME_QUEENS)
    game.act(Bet(5), Draw(), Draw())
    game.deal()
    assert game.match.phase is Phase.EXCHANGE
    assert advise(game.match.view(game.match.actor or 0), shipped(52)) is None


def test_there_is_no_advice_when_a_bet_that_counted_as_everything_left_some_dollars() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    game.act(Bet(90), Draw(), Draw())
    assert game.match.phase is Phase.SECOND_BETTING
    assert "BET" in game.kinds()
    assert advise(game.match.view(HUMAN), shipped(52)) is None


def test_there_is_no_advice_about_buying_back() -> None:
    game = StackedMatch(FINE)
    game.lose(OPPONENT, 75)
    game.lose(HUMAN, 31)
    assert game.match.phase is Phase.OFFER
    assert advise(game.match.view(OPPONENT), shipped(52)) is None


def test_an_action_that_was_no_choice_has_no_cost() -> None:
    with pytest.raises(ValueError, match="buy_back was not among the choices"):
        advice_after(ACES).cost_of(BuyBack())
