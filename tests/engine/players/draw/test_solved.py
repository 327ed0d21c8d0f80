"""The solved player: legal, deterministic, blind to hidden cards, and each level and temperament with its character."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal
from engine.actions import Action, Bet, BuyBack, Decline, Draw, Drop, Raise, Stay
from engine.cards import Card, Deck
from engine.players.draw.solved import DrawPlayer
from engine.players.draw.strategy_file import Style
from engine.players.levels import Level
from engine.players.temperament import Temperament
from engine.views import SeatView
from tests.engine.players.draw.shipped import shipped
from tests.engine.stacked import ACES, FINE, HUMAN, OPPONENT, QUEENS, SAME_QUEENS, StackedMatch

NOTHING = "Kc Jd 9h 5s 2c"


def player(
    level: Level = Level.MASTER, seed: int = 1, *, cards: int = 52, temperament: Temperament | None = None
) -> DrawPlayer:
    return DrawPlayer(shipped(cards), level, temperament or Temperament(), seed)


def play(match: Match, players: tuple[DrawPlayer, DrawPlayer], secrets: Random, *, deals: int) -> list[Action]:
    """Play on, with both watching, and tell every decision."""
    decisions = []
    while match.phase is not Phase.OVER:
        if match.actor is None:
            for seat, watcher in enumerate(players):
                if match.deal_number:
                    watcher.watch(match.view(seat))
            if match.deal_number >= deals:
                break
            match.act(StartDeal(secrets.randbytes(32)))
        else:
            decisions.append(players[match.actor].decide(match.view(match.actor)))
            match.act(decisions[-1])
    return decisions


def new_match(rules: DrawRules) -> Match:
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat", "shirt")))
    return Match(MatchSetup(rules=rules, seats=seats))


@settings(max_examples=30)
@given(
    st.integers(0, 2**32),
    st.sampled_from([32, 52]),
    st.booleans(),
    st.integers(1, 3),
    st.integers(10, 400),
    st.sampled_from(Level),
)
def test_every_decision_is_legal(seed: int, cards: int, low_ace: bool, stakes: int, money: int, level: Level) -> None:
    rules = DrawRules(
        deck=cards,  # type: ignore[arg-type]
        low_ace_joins_seven=low_ace,
        stakes_per_deal=stakes,
        starting_money=money,
        min_bet=3,
    )
    match = new_match(rules)
    play(match, (player(level, seed, cards=cards), player(level, seed + 1, cards=cards)), Random(seed), deals=12)
    assert match.deal_number >= 1


@pytest.mark.parametrize("level", Level)
def test_the_same_seed_and_cards_give_the_same_match(level: Level) -> None:
    runs = [play(new_match(DrawRules()), (player(level, 1), player(level, 2)), Random(7), deals=25) for _ in range(2)]
    assert runs[0] == runs[1]
    other = play(new_match(DrawRules()), (player(level, 3), player(level, 4)), Random(7), deals=25)
    assert other != runs[0]


def test_a_resumed_match_goes_on_as_without_a_break() -> None:
    whole, secrets = new_match(DrawRules(starting_money=300)), Random(5)
    play(whole, (player(seed=1), player(seed=2)), secrets, deals=30)
    resumed = new_match(DrawRules(starting_money=300))
    fresh = (player(seed=1), player(seed=2))
    replayed = whole.record.actions
    half = len(replayed) // 2
    for action in whole.actions[:half]:
        if resumed.actor is None and resumed.deal_number:
            for seat, watcher in enumerate(fresh):
                watcher.watch(resumed.view(seat))
        resumed.act(action)
    for action in whole.actions[half:]:
        if resumed.actor is None:
            for seat, watcher in enumerate(fresh):
                watcher.watch(resumed.view(seat))
        elif resumed.actor is not None:
            assert fresh[resumed.actor].decide(resumed.view(resumed.actor)) == action
        resumed.act(action)


def with_other_hidden_cards(seed: int, seat: int, dealt: list[Card]) -> list[Card]:
    """The same deck order with every card that ``seat`` cannot see shuffled."""
    own = set(dealt[seat:10:2])
    hidden = [card for card in Deck.FULL.cards if card not in own]
    Random(seed).shuffle(hidden)
    rest = iter(hidden)
    return [card if card in own and place < 10 else next(rest) for place, card in enumerate(dealt)]


@settings(max_examples=40)
@given(st.integers(0, 2**32), st.sampled_from(Level))
def test_hidden_cards_do_not_change_a_decision(seed: int, level: Level) -> None:
    order = [*Deck.FULL.cards]
    Random(seed).shuffle(order)
    decisions = []
    for swapped in (0, seed + 1, seed + 2):
        seats = (SeatSetup(player="human"), SeatSetup(player="opponent"))
        setup = MatchSetup(rules=DrawRules(money_only=True), seats=seats)
        secret = seed.to_bytes(32, "big")
        match = Match(setup, shuffle=lambda _, __: order)
        match.act(StartDeal(secret))
        first = match.actor
        assert first is not None
        if swapped:
            deck = with_other_hidden_cards(swapped, 0, order)
            match = Match(setup, shuffle=lambda _, __, deck=deck: deck)
            match.act(StartDeal(secret))
        view = match.view(first)
        decisions.append((view.cards, player(level, 3).decide(view), player(level, 3).demeanour(view)))
        assert str(match.view(1 - first).cards) not in str(view)
    assert decisions[0] == decisions[1] == decisions[2]


def test_a_strategy_of_the_equilibrium_is_followed_without_errors() -> None:
    game = StackedMatch(DrawRules(starting_money=100, money_only=True))
    game.deal(human=ACES, opponent=NOTHING)
    bets = [player(seed=seed).decide(game.match.view(HUMAN)) for seed in range(60)]
    assert sum(isinstance(action, Bet) for action in bets) > 30
    game.act(Bet(95))
    answers = [player(seed=seed).decide(game.match.view(OPPONENT)) for seed in range(60)]
    assert sum(answer == Drop() for answer in answers) > 50


class TestClothes:
    @staticmethod
    def with_last_garment_staked() -> SeatView:
        game = StackedMatch(FINE, clothes=("hat",))
        game.lose(OPPONENT, 60)
        game.deal(human=ACES, opponent=NOTHING)
        game.act(Stay(), Bet(1))
        return game.match.view(OPPONENT)

    @pytest.mark.parametrize("level", Level)
    def test_nobody_drops_with_the_last_garment_staked(self, level: Level) -> None:
        view = self.with_last_garment_staked()
        for seed in range(30):
            assert not isinstance(player(level, seed).decide(view), Drop)

    def test_the_proud_stake_a_garment_less_often(self) -> None:
        staked = Counter[float]()
        for hand in ("9c 9d Kh 5s 2c", "Tc Td Kh 5s 2c", "Jc Jd Kh 5s 2c", "Qc Qd Kh 5s 2c"):
            game = StackedMatch(FINE)
            game.lose(OPPONENT, 55)
            game.deal(human="Ac Ad Ah 3c 4d", opponent=hand)
            view = game.match.view(game.match.actor or 0)
            if view.seat == OPPONENT:
                game.act(Stay())
            game.act(Bet(10))
            view = game.match.view(OPPONENT)
            assert any(option.stake for option in view.options or ())
            for pride in (0.0, 1.0):
                temperament = Temperament(buy_back_pride=pride)
                for seed in range(80):
                    action = player(seed=seed, temperament=temperament).decide(view)
                    staked[pride] += not isinstance(action, Drop)
        assert staked[1.0] < staked[0.0]

    def test_the_proud_now_and_then_pay_rather_than_lose_a_staked_garment(self) -> None:
        game = StackedMatch(FINE)
        game.lose(OPPONENT, 60)
        game.deal(human=ACES, opponent=NOTHING)
        assert game.clothes()[0] == "staked"
        game.act(Stay(), Bet(10))
        view = game.match.view(OPPONENT)
        paid = {
            pride: sum(
                not isinstance(player(seed=seed, temperament=Temperament(buy_back_pride=pride)).decide(view), Drop)
                for seed in range(100)
            )
            for pride in (0.0, 1.0)
        }
        assert paid[0.0] < 5
        assert 10 < paid[1.0] < 30

    @pytest.mark.parametrize(("pride", "decision"), [(0.0, Decline()), (1.0, BuyBack())])
    def test_pride_decides_about_buying_back(self, pride: float, decision: Action) -> None:
        game = StackedMatch(FINE)
        game.lose(OPPONENT, 75)
        game.lose(HUMAN, 31)
        assert game.match.phase is Phase.OFFER
        chosen = player(temperament=Temperament(buy_back_pride=pride)).decide(game.match.view(OPPONENT))
        assert chosen == decision

    def test_an_offer_is_weighed_with_a_face_that_says_nothing(self) -> None:
        game = StackedMatch(FINE)
        game.lose(OPPONENT, 75)
        game.lose(HUMAN, 31)
        view = game.match.view(OPPONENT)
        faces = [player(seed=seed, temperament=Temperament(acting=0.0)).demeanour(view) for seed in range(20)]
        assert {face.shown for face in faces} == {None}
        assert len({face.thinking_seconds for face in faces}) > 10


class TestExchange:
    @staticmethod
    def decided(hand: str, *, after: int | None = None) -> Action:
        """What the master exchanges from ``hand``, second, knowing that the other took ``after`` cards."""
        game = StackedMatch(DrawRules(starting_money=100, money_only=True), first=HUMAN)
        game.deal(human=hand, opponent="2d 4d 7h 8s Th")
        game.act(Stay(), Draw(tuple(range(after or 0))))
        return player().decide(game.match.view(HUMAN))

    def test_a_made_hand_is_stood_on(self) -> None:
        assert self.decided("5c 6d 7c 8d 9c") == Draw(())

    def test_trips_draw_two_or_hide_with_one(self) -> None:
        drawn = self.decided("Kc Kd Kh 9s 2c")
        assert isinstance(drawn, Draw)
        assert len(drawn.discards) in (1, 2)
        assert not {0, 1, 2}.intersection(drawn.discards)

    def test_a_redeal_without_antes_and_betting_is_exchanged_for_sensibly(self) -> None:
        game = StackedMatch(DrawRules(starting_money=10, money_only=True))
        game.deal(QUEENS, SAME_QUEENS)
        game.act(Bet(5), Draw(), Draw())
        assert game.money() == (0, 0)
        game.deal(human="Kc Kd 9h 5s 2c", opponent="Jc Jd 8h 7s 3c")
        for _ in range(2):
            assert game.match.phase is Phase.EXCHANGE
            chosen = player().decide(game.match.view(game.match.actor or 0))
            assert chosen == Draw((2, 3, 4))
            game.act(chosen)

    def test_a_straight_that_only_a_house_rule_knows_is_stood_on(self) -> None:
        """The shipped tables know A-10-9-8-7 as a draw, and throw the ace away."""
        rules = DrawRules(starting_money=25, money_only=True, deck=32, low_ace_joins_seven=True)
        game = StackedMatch(rules, first=HUMAN)
        game.deal(human="7c 8c 9c Tc Ad", opponent="Kc Kd Qh Qs Jd")
        game.act(Stay(), Draw())
        chosen = {player(seed=seed, cards=32).decide(game.match.view(HUMAN)) for seed in range(20)}
        assert chosen == {Draw(())}


class TestWatching:
    def test_a_deal_is_learned_once(self) -> None:
        game = StackedMatch(DrawRules(starting_money=100, money_only=True))
        game.deal()
        game.act(Bet(10), Drop())
        watcher = player()
        before = dict(watcher.opponent.beliefs)
        watcher.watch(game.match.view(HUMAN))
        once = dict(watcher.opponent.beliefs)
        watcher.watch(game.match.view(HUMAN))
        assert once != before
        assert watcher.opponent.beliefs == once

    def test_a_deal_in_play_is_not_learned(self) -> None:
        game = StackedMatch(DrawRules(starting_money=100, money_only=True))
        game.deal()
        game.act(Bet(10))
        watcher = player()
        before = dict(watcher.opponent.beliefs)
        watcher.watch(game.match.view(HUMAN))
        assert watcher.opponent.beliefs == before

    def test_somebody_who_always_calls_is_found_out(self) -> None:
        rules = DrawRules(starting_money=100, money_only=True)
        watcher = player()
        for number in range(60):
            match = Match(MatchSetup(rules=rules, seats=(SeatSetup(player="a"), SeatSetup(player="b"))))
            match.deal_number = number + 1
            match.act(StartDeal(Random(number).randbytes(32)))
            while match.actor is not None:
                view = match.view(match.actor)
                match.act(watcher.decide(view) if match.actor == HUMAN else _cheapest(view))
            watcher.watch(match.view(HUMAN))
        assert watcher.opponent.beliefs[Style.CALLER] > 0.8


def _cheapest(view: SeatView) -> Action:
    from engine.players.baselines import AlwaysCallPlayer

    return AlwaysCallPlayer().decide(view)


class TestTemperament:
    @staticmethod
    def shares(temperament: Temperament) -> dict[str, float]:
        """How often each kind of action is chosen at equal level, on the same deals."""
        rules = DrawRules(starting_money=100, money_only=True)
        counts: Counter[str] = Counter()
        one, two = player(Level.SHARP, 1, temperament=temperament), player(Level.SHARP, 2)
        for number in range(250):
            match = Match(MatchSetup(rules=rules, seats=(SeatSetup(player="a"), SeatSetup(player="b"))))
            match.deal_number = number + 1
            match.dealer = number % 2
            match.act(StartDeal(Random(number).randbytes(32)))
            while match.actor is not None:
                action = (one, two)[match.actor].decide(match.view(match.actor))
                if match.actor == HUMAN:
                    counts[action.kind.value] += 1
                match.act(action)
        return {kind: count / counts.total() for kind, count in counts.items()}

    def test_the_tight_drop_more_than_the_loose(self) -> None:
        tight, loose = (self.shares(Temperament(tight_loose=trait)) for trait in (0.0, 1.0))
        assert tight["drop"] > loose["drop"] + 0.03

    def test_the_bold_bet_more_than_the_passive(self) -> None:
        passive, bold = (self.shares(Temperament(passive_bold=trait)) for trait in (0.0, 1.0))
        assert bold["bet"] > passive["bet"] + 0.03

    def test_bluffers_bet_more(self) -> None:
        honest, bluffer = (self.shares(Temperament(bluffing=trait)) for trait in (0.0, 1.0))
        assert bluffer["bet"] > honest["bet"]


def test_a_raise_beyond_the_solved_tree_is_answered_by_the_price() -> None:
    game = StackedMatch(DrawRules(starting_money=400, money_only=True))
    game.deal(human=ACES, opponent=NOTHING)
    game.act(Bet(5), Raise(5), Raise(5), Raise(5), Raise(5))
    for seed in range(10):
        assert isinstance(player(seed=seed).decide(game.match.view(OPPONENT)), Drop)
    game.act(Raise(5))
    for seed in range(10):
        assert not isinstance(player(seed=seed).decide(game.match.view(HUMAN)), Drop)


def test_views_of_other_games_are_refused() -> None:
    game = StackedMatch()
    game.deal()
    view = game.match.view(HUMAN)
    with pytest.raises(ValueError, match="not on turn"):
        player().decide(replace(view, options=None))
