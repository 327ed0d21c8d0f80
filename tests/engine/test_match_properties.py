"""What holds in every match under every rule, however it is played."""

from __future__ import annotations

from collections import Counter
from dataclasses import FrozenInstanceError
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DrawRules, IllegalAction, Match, MatchSetup, Phase, SeatSetup, replay
from engine.actions import PLAIN_ACTIONS, Action, Bet, Draw, Raise, StartDeal
from engine.cards import Card
from engine.events import AntePosted, CardsDealt, CardsExchanged, DealStarted, GarmentLost, GarmentStaked, HandShown
from engine.views import GarmentState
from tests.engine.ledger import Ledger
from tests.engine.random_play import random_action, steps_at_random

MOST_DEALS = 400


@st.composite
def setups(draw: st.DrawFn) -> MatchSetup:
    """Setups of draw with all kinds of amounts and clothes."""
    ante = draw(st.integers(1, 12))
    value = draw(st.integers(ante, 40))
    both = draw(st.booleans())
    rules = DrawRules(
        deck=draw(st.sampled_from([32, 52])),
        ante=ante,
        starting_money=draw(st.integers(2 * ante, 2 * ante + 60)),
        min_bet=draw(st.integers(1, 15)),
        bet_step=draw(st.integers(1, 10)),
        ante_rises_every=draw(st.sampled_from([0, 0, 1, 5])),
        low_ace_joins_seven=draw(st.booleans()),
        garment_value=value,
        buy_back_reserve=draw(st.integers(ante, 50)),
        stakes_per_deal=draw(st.integers(1, 3)),
        player_wardrobe=both,
        money_only=draw(st.sampled_from([False, False, False, True])),
    )
    clothes = tuple("abcdef"[: draw(st.integers(1, 6))])
    human = tuple("uvwxyz"[: draw(st.integers(1, 6))]) if both else ()
    return MatchSetup(
        rules=rules,
        seats=(SeatSetup(player="human", wardrobe=human), SeatSetup(player="opponent", wardrobe=clothes)),
    )


@settings(max_examples=150)
@given(setups(), st.integers(0, 2**32))
def test_the_books_balance_after_every_event(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    ledger = Ledger(setup)
    for events in steps_at_random(match, Random(seed), most_deals=MOST_DEALS):
        ledger.follow(events)
        assert [seat.money for seat in match.seats] == ledger.money
        assert match.view(0).pot == ledger.pot
        for seat in match.seats:
            states = Counter(garment.state for garment in seat.wardrobe)
            assert states[GarmentState.OFF] == ledger.off[seat.seat]
            assert states[GarmentState.STAKED] == ledger.staked[seat.seat]


@settings(max_examples=100)
@given(setups(), st.integers(0, 2**32))
def test_no_card_is_dealt_twice_and_shown_hands_are_those_held(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    dealt: set[Card] = set()
    hands: list[set[Card]] = [set(), set()]
    for events in steps_at_random(match, Random(seed), most_deals=60):
        for event in events:
            match event:
                case DealStarted():
                    dealt, hands = set(), [set(), set()]
                case CardsDealt(seat=seat, cards=cards):
                    assert dealt.isdisjoint(cards)
                    dealt.update(cards)
                    hands[seat].update(cards)
                case CardsExchanged(seat=seat, discarded=discarded, drawn=drawn):
                    assert dealt.isdisjoint(drawn)
                    dealt.update(drawn)
                    assert hands[seat].issuperset(discarded)
                    hands[seat] = hands[seat].difference(discarded).union(drawn)
                case HandShown(seat=seat, cards=cards):
                    assert hands[seat] == set(cards)


@settings(max_examples=100)
@given(setups(), st.integers(0, 2**32))
def test_a_replay_gives_equal_events(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=30):
        pass
    assert replay(match.record).events == match.events


@settings(max_examples=100)
@given(setups(), st.integers(0, 2**32))
def test_a_match_always_ends(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=5000):
        pass
    assert match.phase is Phase.OVER
    assert match.winner in {0, 1}
    assert match.seats[1 - match.winner].is_beaten
    assert not match.seats[match.winner].is_beaten


@settings(max_examples=100)
@given(setups(), st.integers(0, 2**32))
def test_no_more_garments_are_staked_in_a_deal_than_the_rules_allow(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    staked = Counter[int]()
    for events in steps_at_random(match, Random(seed), most_deals=MOST_DEALS):
        for event in events:
            if isinstance(event, DealStarted) and not event.is_redeal:
                staked.clear()
            if isinstance(event, GarmentStaked):
                staked[event.seat] += 1
                assert staked[event.seat] <= setup.rules.stakes_per_deal
            if isinstance(event, GarmentLost):
                assert staked[event.seat] > 0


ANY_ACTION = st.one_of(
    st.sampled_from(sorted(PLAIN_ACTIONS.values(), key=lambda action: action.kind)),
    st.integers(-5, 130).map(Bet),
    st.integers(-5, 130).map(Raise),
    st.lists(st.integers(-1, 6), max_size=6).map(lambda places: Draw(tuple(places))),
    st.integers(30, 34).map(lambda size: StartDeal(bytes(size))),
)


@settings(max_examples=200)
@given(setups(), st.integers(0, 2**32), st.integers(0, 60), ANY_ACTION)
def test_an_illegal_action_changes_nothing_and_says_why(
    setup: MatchSetup, seed: int, steps: int, action: Action
) -> None:
    match = Match(setup)
    random = Random(seed)
    for _ in range(steps):
        if match.phase is Phase.OVER:
            break
        match.act(random_action(match, random))
    before = everything(match)
    refusal = match.why_not(action)
    assert everything(match) == before
    if refusal is None:
        assert match.act(action)
        return
    with pytest.raises(IllegalAction) as caught:
        match.act(action)
    assert caught.value.refusal is refusal
    assert str(refusal) in str(caught.value)
    assert caught.value.options == match.options()
    assert everything(match) == before


def everything(match: Match) -> tuple[object, ...]:
    """All that can be seen of a match."""
    return match.events, match.actions, match.options(), match.record, match.view(0), match.view(1)


@settings(max_examples=60)
@given(setups(), st.integers(0, 2**32))
def test_exactly_the_offered_actions_are_possible(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=5):
        kinds = match.options().kinds
        for action in PLAIN_ACTIONS.values():
            assert (match.why_not(action) is None) == (action.kind in kinds)
        for option in match.options():
            if option.amounts:
                kind = Bet if option.kind is Bet.kind else Raise
                legal = [amount for amount in range(200) if match.why_not(kind(amount)) is None]
                assert tuple(legal) == tuple(amount for amount in option.amounts.amounts() if amount < 200)


def test_events_cannot_be_changed() -> None:
    event = AntePosted(0, 5)
    with pytest.raises(FrozenInstanceError):
        event.amount = 6  # type: ignore[misc]
