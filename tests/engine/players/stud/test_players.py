"""Players of stud: legal, deterministic, blind to hidden cards, and each with its character."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DrawRules, Match, MatchSetup, Phase, SeatSetup, StartDeal, StudRules
from engine.actions import Action, Bet, BringIn, BuyBack, Call, Check, Complete, Decline, Fold, Raise
from engine.cards import Card
from engine.players.baselines import AlwaysCallPlayer, RandomPlayer
from engine.players.levels import Level
from engine.players.player import Player
from engine.players.stud.reading import Reading
from engine.players.stud.strong import StudPlayer
from engine.players.stud.tight_rules import StudTightRulesPlayer
from engine.players.temperament import Temperament
from engine.views import SeatView
from tests.engine.stud.stacked import stacked_deck

CLOTHES = ("hat", "coat", "shirt")
MAKERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "always call": lambda _: AlwaysCallPlayer(),
    "tight rules": lambda _: StudTightRulesPlayer(),
    "novice": lambda seed: StudPlayer(Level.NOVICE, Temperament(bluffing=1.0), seed),
    "master": lambda seed: StudPlayer(Level.MASTER, Temperament(), seed),
}


def match_for(players: int, deck: list[Card] | None = None, **fields: object) -> Match:
    rules = StudRules.model_validate({"players": players, **fields})
    opponents = [SeatSetup(player=f"opponent {number}", wardrobe=CLOTHES) for number in range(1, players)]
    setup = MatchSetup(rules=rules, seats=(SeatSetup(player="human"), *opponents))
    return Match(setup, shuffle=lambda *_: deck) if deck else Match(setup)


def play_on(match: Match, players: list[Player], secrets: Random, *, most_deals: int) -> list[Action]:
    """Let the players play, with those watching who can, and tell every decision."""
    decisions = []
    while match.phase is not Phase.OVER:
        seat = match.actor
        if seat is None:
            for number, player in enumerate(players):
                if isinstance(player, StudPlayer) and match.deal_number:
                    player.watch(match.view(number))
            if match.deal_number >= most_deals:
                break
            match.act(StartDeal(secrets.randbytes(32)))
        else:
            decisions.append(players[seat].decide(match.view(seat)))
            match.act(decisions[-1])
    return decisions


@pytest.mark.parametrize("name", MAKERS)
@settings(max_examples=12)
@given(
    st.integers(0, 2**32),
    st.integers(2, 8),
    st.sampled_from(["casino", "home"]),
    st.sampled_from(["call", "check"]),
    st.integers(10, 120),
)
def test_every_decision_is_legal(name: str, seed: int, players: int, style: str, after: str, money: int) -> None:
    match = match_for(players, style=style, after_bring_in=after, starting_money=money, garment_value=20)
    play_on(match, [MAKERS[name](seed + number) for number in range(players)], Random(seed), most_deals=3)
    assert match.deal_number >= 1


@pytest.mark.parametrize("name", MAKERS)
def test_a_resumed_match_goes_on_as_without_a_break(name: str) -> None:
    def table() -> list[Player]:
        return [MAKERS[name](number) for number in range(3)]

    whole, part = match_for(3), match_for(3)
    play_on(whole, table(), Random(5), most_deals=8)
    secrets, first = Random(5), table()
    play_on(part, first, secrets, most_deals=4)
    second = table()
    again = match_for(3)
    for action in part.actions:
        again.act(action)
        if again.actor is None:
            for number, player in enumerate(second):
                if isinstance(player, StudPlayer):
                    player.watch(again.view(number))
    play_on(again, second, secrets, most_deals=8)
    assert again.actions == whole.actions


def test_players_of_stud_refuse_draw() -> None:
    seats = (SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=CLOTHES))
    match = Match(MatchSetup(rules=DrawRules(), seats=seats))
    match.act(StartDeal(bytes(32)))
    for player in (StudTightRulesPlayer(), StudPlayer(Level.MASTER, Temperament(), 1)):
        with pytest.raises(TypeError, match="plays stud, not draw"):
            player.decide(match.view(match.actor or 0))


def first_decision(
    player: Player, own: str, *others: str, actions: tuple[Action, ...] = (), style: str = "home"
) -> Action:
    """What the player who is dealt to first does, after these actions of the others."""
    deck = stacked_deck([own, *others])
    match = match_for(1 + len(others), deck, style=style, money_only=True)
    match.act(StartDeal(bytes(32)))
    for action in actions:
        match.act(action)
    assert match.actor == (match.dealer + 1) % (1 + len(others))
    return player.decide(match.view(match.actor))


class TestTightRules:
    player = StudTightRulesPlayer()

    def test_bet_rolled_up_and_high_pairs(self) -> None:
        assert first_decision(self.player, "Ac Ad Ah", "2c 7d 9s") == Bet(10)
        assert first_decision(self.player, "Kc Kd Qh", "2c 7d Js") == Bet(10)

    def test_call_with_a_pair_below_an_open_card_and_with_live_suits(self) -> None:
        bet = (Bet(10),)
        assert first_decision(self.player, "8c 8d 3h", "2c 7d Ks", actions=bet) == Call()
        assert first_decision(self.player, "2h 8h 3h", "2c 7d Ks", actions=bet) == Call()

    def test_fold_a_flush_whose_cards_are_dead_and_rags(self) -> None:
        bet = (Bet(10), Call(), Call())
        hands = ("2c 7d Kh", "2d 7s Qh", "2s 7c Jh")
        assert first_decision(self.player, "4h 8h 3h", *hands, actions=bet) == Fold()
        assert first_decision(self.player, "9c 5d 2h", "4c 7d Ks", actions=(Bet(10),)) == Fold()

    def test_fold_a_pair_whose_other_cards_are_dead_to_a_raise(self) -> None:
        raised = (Bet(10), Raise(10))
        assert first_decision(self.player, "8c 8d 3h", "2c 7d 9h", "2d 7s 9s", actions=raised) == Call()
        assert first_decision(self.player, "8c 8d 3h", "2c 7d 8h", "2d 7s 8s", actions=raised) == Fold()

    def test_stay_cheaply_with_such_a_pair(self) -> None:
        hands = ("2c 7d 8h", "2d 7s 8s")
        assert first_decision(self.player, "8c 8d 3h", *hands, actions=(Bet(10), Fold())) == Call()

    def test_buy_back_at_once(self) -> None:
        assert self.player.decide(offer_to_the_opponent()) == BuyBack()

    def test_never_fold_for_nothing(self) -> None:
        assert first_decision(self.player, "9c 5d Ah", "4c 7d Ks") == Check()
        assert first_decision(self.player, "9c 5d 2h", "4c 7d Ks", style="casino") == BringIn()


class TestTheStrongPlayer:
    def master(self, **traits: float) -> StudPlayer:
        return StudPlayer(Level.MASTER, Temperament(**traits), 1)

    def test_bets_the_best_and_folds_the_worst(self) -> None:
        assert first_decision(self.master(), "Ac Ad Ah", "2c 7d 9s") == Bet(10)
        actions = (Bet(10), Raise(10), Raise(10))
        hands = ("Kc Kd Ah", "Qc Qd Ks", "Jc Jd Qs")
        assert first_decision(self.master(), "7c 5d 2h", *hands, actions=actions) == Fold()

    def test_completes_the_bring_in_with_trips_alone(self) -> None:
        assert first_decision(self.master(), "2c 2d 2h", "9c 7d Ks", style="casino") == Complete()
        hands = ("4c 7d Ks", "Jc 3d Qs", "8c 6d As")
        assert first_decision(self.master(), "9c 5d 2h", *hands, style="casino") == BringIn()

    def test_steals_from_those_who_fold_and_not_from_those_who_call(self) -> None:
        """The same rags, after some deals with somebody who folds most hands and with somebody who folds none."""
        folder, caller = self.master(), self.master()
        acquaint(folder, StudTightRulesPlayer())
        acquaint(caller, AlwaysCallPlayer())
        assert first_decision(folder, "9c 5d 2h", "4c 7d Ks", style="casino") == Complete()
        assert first_decision(caller, "9c 5d 2h", "4c 7d Ks", style="casino") == BringIn()

    def test_sees_the_same_strength_at_every_level(self) -> None:
        deck = stacked_deck(["Jc Jd 4h", "2c 7d 9s"])
        match = match_for(2, deck, style="home", money_only=True)
        match.act(StartDeal(bytes(32)))
        seat = (match.dealer + 1) % 2
        view = match.view(seat)
        strengths = [StudPlayer(level, Temperament(), 1).strength(view) for level in Level]
        assert max(strengths) - min(strengths) < 0.1
        assert min(strengths) > 0.5

    def test_decides_alike_before_and_after_showing_a_face(self) -> None:
        match = match_for(4)
        play_on(match, [AlwaysCallPlayer()] * 4, Random(2), most_deals=1)
        match.act(StartDeal(bytes(32)))
        view = match.view(match.actor or 0)
        silent, seen = self.master(), self.master()
        face = seen.demeanour(view)
        assert seen.decide(view) == silent.decide(view)
        assert face.thinking_seconds > 0

    def test_weighs_an_offer_with_a_face_that_no_card_decides(self) -> None:
        view = offer_to_the_opponent()
        faces = [StudPlayer(Level.MASTER, Temperament(acting=0.0), seed).demeanour(view) for seed in range(20)]
        assert {face.shown for face in faces} == {None}
        assert len({face.thinking_seconds for face in faces}) > 10

    @pytest.mark.parametrize(("pride", "decision"), [(0.0, Decline()), (1.0, BuyBack())])
    def test_pride_decides_about_buying_back(self, pride: float, decision: Action) -> None:
        assert self.master(buy_back_pride=pride).decide(offer_to_the_opponent()) == decision

    def test_does_not_fold_with_the_last_garment_staked(self) -> None:
        deck = stacked_deck(["Ac Ad Ah As", "7c 5d 2h 9s"])
        rules = StudRules(players=2, style="home", starting_money=4, garment_value=60, player_wardrobe=True)
        seats = (SeatSetup(player="human", wardrobe=CLOTHES), SeatSetup(player="opponent", wardrobe=("slip",)))
        for number in range(8):
            match = Match(MatchSetup(rules=rules, seats=seats), shuffle=lambda *_: deck)
            match.act(StartDeal(bytes([number] * 32)))
            while match.actor is not None:
                is_bet = match.actor == 0 and match.why_not(Bet(10)) is None
                player = self.master() if match.actor == 1 else AlwaysCallPlayer()
                action = Bet(10) if is_bet else player.decide(match.view(match.actor))
                assert not isinstance(action, Fold)
                match.act(action)


def offer_to_the_opponent() -> SeatView:
    """The view of an opponent who has lost a garment and won money since, between two deals."""
    match, secrets = match_for(2, starting_money=60, garment_value=20, buy_back_reserve=20), Random(1)
    players = [RandomPlayer(1), RandomPlayer(2)]
    while match.phase is not Phase.OFFER:
        seat = match.actor
        match.act(StartDeal(secrets.randbytes(32)) if seat is None else players[seat].decide(match.view(seat)))
    assert match.actor == 1
    return match.view(1)


def acquaint(player: StudPlayer, other: Player) -> None:
    """Let ``player``, who learns from them, watch forty deals between chance and ``other`` at seat 0 of a table."""
    match = match_for(2, money_only=True, starting_money=100_000)
    secrets = Random(1)
    for deal in range(40):
        play_on(match, [other, RandomPlayer(3)], secrets, most_deals=deal + 1)
        player.watch(match.view(1))


class TestReading:
    def watched(self, player: Player, deals: int = 40) -> Reading:
        match = match_for(2, style="home", money_only=True, starting_money=100_000)
        reading = Reading()
        secrets = Random(1)
        players: list[Player] = [RandomPlayer(3), player]
        for deal in range(deals):
            play_on(match, players, secrets, most_deals=deal + 1)
            reading.watch(match.view(0))
            reading.watch(match.view(0))
        return reading

    def test_believes_the_calls_of_those_who_fold(self) -> None:
        caller, folder = self.watched(AlwaysCallPlayer()), self.watched(StudTightRulesPlayer())
        assert caller.habits(1).trust_in_calls < 0.3
        assert folder.habits(1).trust_in_calls > 0.6

    def test_expects_folds_from_those_who_fold(self) -> None:
        caller, folder = self.watched(AlwaysCallPlayer()), self.watched(StudTightRulesPlayer())
        for street in (3, 5):
            assert caller.chance_of_folds([1], street) < 0.25
            assert folder.chance_of_folds([1], street) > caller.chance_of_folds([1], street) + 0.15
            assert folder.chance_of_folds([1, 2], street) < folder.chance_of_folds([1], street)

    def test_believes_the_raises_of_those_who_seldom_raise(self) -> None:
        wild = self.watched(RandomPlayer(1))
        assert wild.habits(1).trust_in_raises < Reading().habits(1).trust_in_raises

    def test_counts_a_deal_once(self) -> None:
        reading = self.watched(AlwaysCallPlayer(), deals=1)
        assert reading.habits(1).calls + reading.habits(1).raises <= 20


def test_a_decision_depends_on_nothing_hidden() -> None:
    """Two deals that differ only in what the seat cannot see get the same decision."""
    for level in Level:
        first = first_decision(StudPlayer(level, Temperament(), 1), "Jc Jd 9h", "2c 7d 8s")
        second = first_decision(StudPlayer(level, Temperament(), 1), "Jc Jd 9h", "8c 8d 8s")
        assert first == second


def choices_of(temperament: Temperament) -> dict[str, float]:
    """Shares of folds and of bets and raises in the same deals against the same opponents."""
    player = StudPlayer(Level.SHARP, temperament, 1)
    kinds: list[str] = []
    for number in range(30):
        match = match_for(3, money_only=True, starting_money=400)
        match.deal_number, match.dealer = number, number % 3
        match.act(StartDeal(bytes([number] * 32)))
        while (seat := match.actor) is not None:
            action = (player if seat == 0 else RandomPlayer(seat)).decide(match.view(seat))
            if seat == 0:
                kinds.append(action.kind)
            match.act(action)
    adding = sum(kind in {"bet", "raise", "complete"} for kind in kinds)
    return {"fold": kinds.count("fold") / len(kinds), "add": adding / len(kinds)}


def test_temperaments_play_differently_at_the_same_level() -> None:
    tight, loose = choices_of(Temperament(tight_loose=0.0)), choices_of(Temperament(tight_loose=1.0))
    assert tight["fold"] > loose["fold"]
    passive, bold = choices_of(Temperament(passive_bold=0.0)), choices_of(Temperament(passive_bold=1.0))
    assert bold["add"] > passive["add"] + 0.05
    honest, bluffer = choices_of(Temperament(bluffing=0.0)), choices_of(Temperament(bluffing=1.0))
    assert bluffer["add"] > honest["add"] + 0.05
