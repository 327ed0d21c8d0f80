"""Baselines, the tight rules and the sensible player: legal, deterministic, and each with its character."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal, StudRules, replay
from engine.actions import Bet, BuyBack, Call, Decline, Draw, Drop, Raise, Stay
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.player import Player, decision_random, fights_for_last_garment, options_of
from engine.players.sensible import SensiblePlayer
from engine.players.temperament import Temperament
from engine.players.tight_rules import TightRulesPlayer
from tests.engine.stacked import ACES, FINE, HUMAN, KINGS, OPPONENT, StackedMatch

MAKERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "always call": lambda _: AlwaysCallPlayer(),
    "tight rules": TightRulesPlayer,
    "sensible": SensiblePlayer,
    "sensible, bold and proud": lambda seed: SensiblePlayer(
        seed, Temperament(passive_bold=1.0, bluffing=1.0, buy_back_pride=1.0)
    ),
}
NOTHING = "Kc Jd 9h 5s 2c"
OPEN_ENDED = "9c Td Jh Qs 2c"


def fresh_match(rules: DrawRules | None = None) -> Match:
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat", "shirt")))
    return Match(MatchSetup(rules=rules or DrawRules(), seats=seats))


def play_on(match: Match, players: tuple[Player, Player], secrets: Random, *, most_deals: int = 40) -> None:
    """Let the players play until the match is over or so many deals are dealt."""
    while match.phase is not Phase.OVER:
        actor = match.actor
        if actor is None:
            if match.deal_number >= most_deals:
                return
            match.act(StartDeal(secrets.randbytes(32)))
        else:
            match.act(players[actor].decide(match.view(actor)))


@pytest.mark.parametrize("name", MAKERS)
@settings(max_examples=25)
@given(
    st.integers(0, 2**32),
    st.sampled_from([32, 52]),
    st.booleans(),
    st.integers(1, 3),
    st.integers(5, 40),
)
def test_every_decision_is_legal(name: str, seed: int, deck: int, low_ace: bool, stakes: int, money: int) -> None:
    rules = DrawRules(
        deck=deck,  # type: ignore[arg-type]
        low_ace_joins_seven=low_ace,
        stakes_per_deal=stakes,
        starting_money=money + 5,
        min_bet=3,
    )
    match = fresh_match(rules)
    play_on(match, (MAKERS[name](seed), MAKERS[name](seed + 1)), Random(seed), most_deals=15)
    assert match.deal_number >= 1


@pytest.mark.parametrize("name", MAKERS)
def test_a_resumed_match_goes_on_as_without_a_break(name: str) -> None:
    whole = fresh_match()
    play_on(whole, (MAKERS[name](1), MAKERS[name](2)), Random(5), most_deals=12)
    part = fresh_match()
    secrets = Random(5)
    play_on(part, (MAKERS[name](1), MAKERS[name](2)), secrets, most_deals=5)
    resumed = replay(part.record)
    play_on(resumed, (MAKERS[name](1), MAKERS[name](2)), secrets, most_deals=12)
    assert resumed.events == whole.events


def test_the_same_moment_gives_the_same_random_numbers() -> None:
    game = StackedMatch()
    game.deal()
    view = game.match.view(HUMAN)
    assert decision_random(3, view).random() == decision_random(3, view).random()
    assert decision_random(3, view).random() != decision_random(4, view).random()
    game.act(Stay())
    assert decision_random(3, view).random() != decision_random(3, game.match.view(HUMAN)).random()


def test_options_of_a_seat_that_is_not_on_turn_are_an_error() -> None:
    game = StackedMatch()
    game.deal()
    with pytest.raises(ValueError, match="seat 1 is not on turn"):
        options_of(game.match.view(OPPONENT))


@pytest.mark.parametrize("make", [TightRulesPlayer, SensiblePlayer])
def test_the_players_of_draw_refuse_stud(make: Callable[[int], Player]) -> None:
    rules = StudRules(players=2)
    game = StackedMatch()
    game.deal()
    view = game.match.view(HUMAN)
    stud_view = type(view)(**{field: getattr(view, field) for field in view.__slots__} | {"rules": rules})
    with pytest.raises(TypeError, match="plays draw, not stud"):
        make(1).decide(stud_view)


class TestLastGarment:
    """No computer player drops with the last garment staked (rules 4.2)."""

    @staticmethod
    def at_stake() -> StackedMatch:
        """Her last garment is staked for the ante, her hand is worth nothing, and a bet is outstanding."""
        game = StackedMatch(FINE, clothes=("hat",))
        game.lose(OPPONENT, 60)
        game.deal(human=ACES, opponent=NOTHING)
        game.act(Stay(), Bet(1))
        assert fights_for_last_garment(game.match.view(OPPONENT))
        return game

    @pytest.mark.parametrize("name", MAKERS)
    @pytest.mark.parametrize("seed", range(10))
    def test_is_fought_for(self, name: str, seed: int) -> None:
        game = self.at_stake()
        assert not isinstance(MAKERS[name](seed).decide(game.match.view(OPPONENT)), Drop)

    def test_there_is_no_such_fight_without_a_stake(self) -> None:
        game = StackedMatch(clothes=("hat",))
        game.deal()
        assert not fights_for_last_garment(game.match.view(OPPONENT))
        assert not fights_for_last_garment(game.match.view(HUMAN))


class TestAlwaysCall:
    def test_never_bets_and_never_drops(self) -> None:
        match = fresh_match()
        play_on(match, (AlwaysCallPlayer(), RandomPlayer(1)), Random(1), most_deals=1000)
        kinds = Counter(type(action) for action in match.actions)
        assert kinds[Call]
        assert kinds[Draw]
        own = play_alone(AlwaysCallPlayer())
        assert not {Bet, Raise, Drop}.intersection(own)


def play_alone(player: Player, *, deals: int = 60) -> Counter[type]:
    """Kinds of actions that the player chooses against itself."""
    match = fresh_match(DrawRules(starting_money=2000))
    play_on(match, (player, player), Random(2), most_deals=deals)
    return Counter(type(action) for action in match.actions)


class TestTightRules:
    @staticmethod
    def first_decision(hand: str, *, facing: int = 0) -> object:
        game = StackedMatch(FINE, first=OPPONENT)
        game.deal(human=hand, opponent="2d 4d 5h 8s Th")
        game.act(Bet(facing) if facing else Stay())
        return TightRulesPlayer(1).decide(game.match.view(HUMAN))

    def test_bets_the_pot_with_two_pair(self) -> None:
        assert self.first_decision("Kc Kd 9h 9s 2c") == Bet(10)

    def test_bets_jacks_only_when_speaking_last(self) -> None:
        assert self.first_decision("Jc Jd 9h 5s 2c") == Bet(10)
        game = StackedMatch()
        game.deal(human="Jc Jd 9h 5s 2c", opponent=KINGS)
        assert TightRulesPlayer(1).decide(game.match.view(HUMAN)) == Stay()

    def test_raises_with_three_of_a_kind(self) -> None:
        assert self.first_decision("Kc Kd Kh 9s 2c", facing=10) == Raise(30)

    def test_raises_with_a_straight_after_the_exchange(self) -> None:
        game = StackedMatch(FINE, first=OPPONENT)
        game.deal(human="5c 6d 7h 8s 9c", opponent="2d 4d 5h 8d Th")
        game.act(Stay(), Draw(), Draw(), Bet(10))
        assert TightRulesPlayer(1).decide(game.match.view(HUMAN)) == Raise(30)

    def test_drops_nothing_facing_a_bet(self) -> None:
        assert self.first_decision(NOTHING, facing=10) == Drop()

    def test_pays_little_for_a_good_draw(self) -> None:
        assert self.first_decision(OPEN_ENDED, facing=3) == Draw((4,))
        assert self.first_decision(OPEN_ENDED, facing=20) == Drop()

    def test_draws_three_to_a_pair(self) -> None:
        assert self.first_decision("Kc Kd 9h 5s 2c", facing=5) == Draw((2, 3, 4))

    def test_buys_back_at_once(self) -> None:
        game = StackedMatch(FINE)
        game.lose(OPPONENT, 75)
        game.lose(HUMAN, 30)
        assert TightRulesPlayer(1).decide(game.match.view(OPPONENT)) == BuyBack()


class TestSensible:
    @staticmethod
    def shares(temperament: Temperament) -> dict[str, float]:
        """How often each kind of action is chosen, on the same deals."""
        kinds = play_alone(SensiblePlayer(3, temperament), deals=150)
        decisions = sum(kinds.values()) - kinds[StartDeal]
        return {kind.__name__: count / decisions for kind, count in kinds.items()}

    def test_the_tight_drop_more_than_the_loose(self) -> None:
        tight, loose = (self.shares(Temperament(tight_loose=trait)) for trait in (0.0, 1.0))
        assert tight["Drop"] > loose["Drop"]

    def test_the_bold_bet_more_than_the_passive(self) -> None:
        passive, bold = (self.shares(Temperament(passive_bold=trait)) for trait in (0.0, 1.0))
        assert bold["Bet"] > passive["Bet"]

    def test_bluffers_bet_more(self) -> None:
        honest, bluffer = (self.shares(Temperament(bluffing=trait)) for trait in (0.0, 1.0))
        assert bluffer["Bet"] > honest["Bet"]

    @pytest.mark.parametrize(("pride", "decision"), [(0.0, Decline()), (1.0, BuyBack())])
    def test_pride_decides_about_buying_back(self, pride: float, decision: object) -> None:
        game = StackedMatch(FINE)
        game.lose(OPPONENT, 75)
        game.lose(HUMAN, 31)
        assert game.match.phase is Phase.OFFER
        player = SensiblePlayer(1, Temperament(buy_back_pride=pride))
        assert player.decide(game.match.view(OPPONENT)) == decision

    def test_a_strong_hand_is_bet_and_a_weak_one_dropped_to_a_big_bet(self) -> None:
        game = StackedMatch()
        game.deal(human=ACES, opponent=NOTHING)
        player = SensiblePlayer(1)
        assert isinstance(player.decide(game.match.view(HUMAN)), Bet)
        game.act(Bet(55))
        assert player.decide(game.match.view(OPPONENT)) == Drop()

    def test_beats_random_play_and_the_caller(self) -> None:
        for other in (RandomPlayer(9), AlwaysCallPlayer()):
            match = fresh_match(DrawRules(starting_money=100_000))
            play_on(match, (SensiblePlayer(4), other), Random(8), most_deals=400)
            assert match.seats[HUMAN].money > match.seats[OPPONENT].money


@pytest.mark.parametrize(("trait", "value"), [("tight_loose", 1.1), ("bluffing", -0.1), ("acting", float("nan"))])
def test_traits_go_from_0_to_1(trait: str, value: float) -> None:
    with pytest.raises(ValueError, match=trait):
        Temperament(**{trait: value})
