"""Stakes, losses, buying back, short money and the end of a match (rules 4)."""

from __future__ import annotations

import pytest

from engine import DrawRules, MatchSetup, Phase, Refusal, SeatSetup
from engine.actions import Bet, BuyBack, Call, Decline, Draw, Drop, Stay
from engine.events import (
    AntePosted,
    BuyBackDeclined,
    GarmentBoughtBack,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    MatchEnded,
    SeatBeaten,
    StakeReason,
)
from engine.match import Match
from tests.engine.stacked import ACES, CLOTHES, FINE, HUMAN, KINGS, OPPONENT, SEVENS, StackedMatch, kinds_of


def broke_opponent(
    rules: DrawRules | None = None, *, left: int = 0, clothes: tuple[str, ...] = CLOTHES
) -> StackedMatch:
    """A match in which the opponent has only so many dollars left and speaks first."""
    game = StackedMatch(rules, clothes=clothes)
    game.lose(OPPONENT, game.setup.rules.starting_money - left)
    return game


class TestStake:
    """4.1: the next garment, outermost first, for the ante or for a bet that is answered."""

    def test_for_the_ante(self) -> None:
        game = broke_opponent()
        events = game.deal()
        staked = GarmentStaked(OPPONENT, "hat", 15, StakeReason.ANTE)
        assert events[1:3] == (staked, AntePosted(OPPONENT, 5))
        assert game.clothes() == ["staked", "worn", "worn", "worn"]
        assert game.money() == (115, 10)

    def test_for_a_bet_that_is_answered(self) -> None:
        game = broke_opponent(left=10)
        game.deal()
        events = game.act(Stay(), Bet(15), Draw())
        assert GarmentStaked(OPPONENT, "hat", 15, StakeReason.CALL) in events
        assert game.money() == (90, 5)

    def test_not_while_the_money_is_enough(self) -> None:
        game = broke_opponent(left=10)
        game.deal()
        game.act(Stay(), Bet(5), Draw())
        assert game.clothes()[0] == "worn"

    def test_dropping_stakes_nothing(self) -> None:
        game = broke_opponent(left=10)
        game.deal()
        game.act(Stay(), Bet(15), Drop())
        assert game.clothes()[0] == "worn"
        assert game.money() == (115, 5)

    def test_never_to_open_or_to_raise(self) -> None:
        game = broke_opponent(left=5)
        game.deal()
        assert game.money() == (110, 0)
        assert game.match.actor == OPPONENT
        assert game.kinds() == ["STAY", "DROP"]
        assert game.match.why_not(Bet(5)) is Refusal.NO_MONEY

    def test_the_human_stakes_nothing_by_default(self) -> None:
        game = StackedMatch(human_clothes=CLOTHES)
        assert game.match.seats[HUMAN].wardrobe == ()

    def test_the_human_stakes_too_when_the_rules_say_so(self) -> None:
        game = StackedMatch(DrawRules(player_wardrobe=True), human_clothes=CLOTHES)
        game.lose(HUMAN, 60)
        game.deal(human=SEVENS, opponent=ACES)
        assert game.clothes(HUMAN)[0] == "staked"

    def test_nobody_stakes_in_a_match_for_money_only(self) -> None:
        game = broke_opponent(DrawRules(money_only=True))
        assert game.match.phase is Phase.OVER
        assert game.match.winner == HUMAN


class TestLose:
    """4.2: the deal is lost, the staked garment comes off, leftover money stays."""

    def test_at_the_showdown(self) -> None:
        game = broke_opponent()
        game.deal()
        events = game.finish()
        assert GarmentLost(OPPONENT, "hat", HUMAN, is_last=False) in events
        assert game.clothes() == ["off", "worn", "worn", "worn"]
        assert game.money() == (125, 10)

    def test_by_dropping(self) -> None:
        game = broke_opponent()
        game.deal()
        events = game.act(Drop())
        assert GarmentLost(OPPONENT, "hat", HUMAN, is_last=False) in events
        assert game.money() == (125, 10)

    def test_garments_come_off_from_the_outermost_inward(self) -> None:
        game = broke_opponent()
        for _ in range(3):
            game.lose(OPPONENT, 15)
        lost = [event.garment for event in game.match.events if isinstance(event, GarmentLost)]
        assert lost == ["hat", "coat", "shirt"]


class TestKeep:
    """4.3: the deal is won, V is taken back and the garment is free."""

    def test_the_value_is_taken_from_the_winnings(self) -> None:
        game = broke_opponent()
        game.deal(human=KINGS, opponent=ACES)
        events = game.act(Bet(10), Draw(), Draw())
        assert GarmentFreed(OPPONENT, "hat", 15) in events
        assert game.clothes() == ["worn"] * 4
        assert game.money() == (105, 15)

    def test_every_garment_staked_in_the_deal_is_freed(self) -> None:
        game = broke_opponent(DrawRules(stakes_per_deal=2))
        game.deal(human=KINGS, opponent=ACES)
        events = game.act(Stay(), Bet(25), Draw(), Draw())
        assert [event.garment for event in events if isinstance(event, GarmentFreed)] == ["coat", "hat"]
        assert game.money() == (90, 30)


class TestBuyBack:
    """4.4: between deals, for V, with the reserve left."""

    @staticmethod
    def undressed(garments: int = 1, *, money: int) -> StackedMatch:
        """A pause after a deal that the opponent won; the outer garments are off and she has so much money."""
        game = broke_opponent(FINE)
        game.lose(OPPONENT, 15 * garments)
        assert game.money() == (120 + 15 * garments, 0)
        assert game.clothes().count("off") == garments
        game.lose(HUMAN, money)
        assert game.money()[OPPONENT] == money
        return game

    def test_is_offered_when_the_money_reaches_value_plus_reserve(self) -> None:
        game = self.undressed(money=30)
        assert game.match.phase is Phase.OFFER
        assert game.match.actor == OPPONENT
        assert game.kinds() == ["BUY_BACK", "DECLINE"]
        assert game.match.options().choices[0].cost == 15

    def test_is_not_offered_below(self) -> None:
        game = self.undressed(money=29)
        assert game.match.phase is Phase.READY
        assert game.match.why_not(BuyBack()) is Refusal.NO_OFFER

    def test_puts_on_the_garment_that_came_off_last(self) -> None:
        game = self.undressed(2, money=40)
        events = game.act(BuyBack())
        assert events == (GarmentBoughtBack(OPPONENT, "coat", 15),)
        assert game.clothes() == ["off", "worn", "worn", "worn"]
        assert game.money()[OPPONENT] == 25

    def test_only_one_garment_in_a_pause(self) -> None:
        game = self.undressed(2, money=100)
        game.act(BuyBack())
        assert game.match.phase is Phase.READY

    def test_can_be_declined(self) -> None:
        game = self.undressed(money=40)
        assert game.act(Decline()) == (BuyBackDeclined(OPPONENT, "hat"),)
        assert game.match.phase is Phase.READY
        assert game.clothes()[0] == "off"

    def test_has_to_be_answered_before_the_next_deal(self) -> None:
        game = self.undressed(money=40)
        assert game.match.why_not(Call()) is Refusal.OFFER_WAITING
        with pytest.raises(ValueError, match="buy it back or decline first"):
            game.deal()

    def test_is_offered_again_after_the_next_deal(self) -> None:
        game = self.undressed(money=40)
        game.act(Decline())
        game.lose(HUMAN, 5)
        assert game.match.phase is Phase.OFFER

    def test_seats_are_asked_in_order(self) -> None:
        game = StackedMatch(DrawRules(player_wardrobe=True, starting_money=10, garment_value=5), human_clothes=CLOTHES)
        game.lose(HUMAN, 15)
        game.lose(OPPONENT, 30)
        game.lose(HUMAN, 10)
        assert game.clothes(HUMAN).count("off") == game.clothes(OPPONENT).count("off") == 1
        assert game.money() == (20, 10)
        assert game.match.actor == HUMAN
        game.act(BuyBack())
        assert game.match.actor == OPPONENT
        game.act(Decline())
        assert game.match.phase is Phase.READY


class TestOut:
    """4.5 and 4.6: who is beaten, and what ends the match."""

    def test_the_last_garment_off_beats_an_opponent(self) -> None:
        game = broke_opponent(clothes=("hat",))
        game.deal()
        events = game.act(Drop())
        assert kinds_of(events[2:]) == ["GarmentLost", "SeatBeaten", "DealEnded", "MatchEnded"]
        assert events[2] == GarmentLost(OPPONENT, "hat", HUMAN, is_last=True)
        assert events[3] == SeatBeaten(OPPONENT, 10)
        assert events[-1] == MatchEnded(HUMAN)

    def test_she_leaves_with_the_money_she_has(self) -> None:
        game = broke_opponent(clothes=("hat",))
        game.deal()
        game.act(Drop())
        assert game.money() == (125, 0)
        assert game.match.seats[OPPONENT].is_beaten
        assert game.match.winner == HUMAN

    def test_the_human_without_money_is_beaten(self) -> None:
        game = StackedMatch()
        game.lose(HUMAN, 60)
        assert game.match.events[-3] == SeatBeaten(HUMAN, 0)
        assert game.match.events[-1] == MatchEnded(OPPONENT)
        assert game.match.winner == OPPONENT

    def test_an_opponent_without_money_plays_on_with_her_clothes(self) -> None:
        game = broke_opponent()
        assert game.money()[OPPONENT] == 0
        assert game.match.phase is Phase.READY

    def test_the_human_with_his_last_garment_off_is_beaten(self) -> None:
        game = StackedMatch(DrawRules(player_wardrobe=True), human_clothes=("shirt",))
        game.lose(HUMAN, 60)
        game.deal(human=SEVENS, opponent=ACES)
        game.finish()
        assert game.match.winner == OPPONENT

    def test_nothing_is_possible_after_the_end(self) -> None:
        game = StackedMatch()
        game.lose(HUMAN, 60)
        assert game.match.phase is Phase.OVER
        assert game.match.actor is None
        assert game.kinds() == []
        assert game.match.why_not(Drop()) is Refusal.MATCH_OVER


class TestShortMoney:
    """4.5: someone with nothing to stake has less than the ante."""

    def test_the_antes_of_the_deal_are_what_he_has(self) -> None:
        game = StackedMatch(FINE)
        game.lose(HUMAN, 57)
        events = game.deal(human=ACES, opponent=KINGS)
        assert [event for event in events if isinstance(event, AntePosted)] == [
            AntePosted(OPPONENT, 3),
            AntePosted(HUMAN, 3),
        ]
        assert game.money() == (0, 114)

    def test_all_in_on_the_ante_he_can_win_it_back(self) -> None:
        game = StackedMatch(FINE)
        game.lose(HUMAN, 57)
        game.deal(human=ACES, opponent=KINGS)
        game.act(Draw(), Draw())
        assert game.money() == (6, 114)
        assert game.match.phase is Phase.READY

    def test_all_in_on_exactly_the_ante(self) -> None:
        game = StackedMatch()
        game.lose(HUMAN, 55)
        game.deal(human=ACES, opponent=KINGS)
        assert game.money() == (0, 110)
        game.act(Draw(), Draw())
        assert game.money() == (10, 110)

    def test_all_in_on_the_ante_he_can_lose_the_match(self) -> None:
        game = StackedMatch()
        game.lose(HUMAN, 55)
        game.deal(human=SEVENS, opponent=KINGS)
        game.act(Draw(), Draw())
        assert game.match.winner == OPPONENT

    def test_she_stakes_nothing_to_match_a_short_ante(self) -> None:
        game = StackedMatch(
            DrawRules(player_wardrobe=True, starting_money=30, min_bet=1, bet_step=1), human_clothes=CLOTHES
        )
        game.lose(OPPONENT, 27)
        events = game.deal()
        assert AntePosted(OPPONENT, 5) in events  # with a garment behind her the ante is full
        assert game.clothes()[0] == "staked"


def test_the_ante_rises_by_its_first_value() -> None:
    game = StackedMatch(DrawRules(ante_rises_every=2))
    antes = []
    for _ in range(5):
        events = game.deal()
        antes.append(next(event.amount for event in events if isinstance(event, AntePosted)))
        game.act(Drop())
    assert antes == [5, 5, 10, 10, 15]


def test_a_garment_must_be_worth_the_ante_and_the_reserve_cover_it() -> None:
    with pytest.raises(ValueError, match="garment_value must be at least the ante"):
        DrawRules(garment_value=4)
    with pytest.raises(ValueError, match="buy_back_reserve must be at least the ante"):
        DrawRules(buy_back_reserve=4)
    assert DrawRules(garment_value=25).buy_back_reserve == 25


def test_a_wardrobe_names_each_garment_once() -> None:
    with pytest.raises(ValueError, match="must not name a garment twice"):
        SeatSetup(player="opponent", wardrobe=("hat", "hat"))


def test_every_opponent_needs_clothes_unless_the_match_is_for_money() -> None:
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent"))
    with pytest.raises(ValueError, match="every opponent needs a wardrobe"):
        MatchSetup(rules=DrawRules(), seats=seats)
    assert Match(MatchSetup(rules=DrawRules(money_only=True), seats=seats)).phase is Phase.READY
