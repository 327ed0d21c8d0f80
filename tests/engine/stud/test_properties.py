"""What holds in every stud match under every rule, however it is played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import IllegalAction, Match, MatchSetup, Phase, SeatSetup, StudRules, replay
from engine.actions import PLAIN_ACTIONS, Bet, Raise
from engine.cards import Card
from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    CallMade,
    CardsDealt,
    CommunityCardDealt,
    Completed,
    DealStarted,
    Event,
    Folded,
    GarmentStaked,
    HandShown,
    PotWon,
    RaiseMade,
    SeatBeaten,
    UncalledBetReturned,
)
from engine.views import GarmentState
from tests.engine.ledger import Ledger
from tests.engine.random_play import random_action, steps_at_random


@st.composite
def setups(draw: st.DrawFn) -> MatchSetup:
    """Setups of stud for two to eight with all kinds of amounts and clothes."""
    players = draw(st.integers(2, 8))
    small = draw(st.integers(2, 12))
    ante = draw(st.integers(0, 6))
    both = draw(st.booleans())
    policies = ["burns", "community"] if players == 8 else ["burns", "community", "seven_players"]
    rules = StudRules(
        style=draw(st.sampled_from(["casino", "home"])),
        players=players,
        ante=ante,
        bring_in=draw(st.integers(1, small - 1)),
        small_bet=small,
        big_bet=2 * small,
        raises_per_street=draw(st.integers(1, 4)),
        after_bring_in=draw(st.sampled_from(["call", "check"])),
        shortage=draw(st.sampled_from(policies)),  # type: ignore[arg-type]
        starting_money=draw(st.integers(1, 150)),
        garment_value=draw(st.integers(max(1, ante), 60)),
        buy_back_reserve=draw(st.integers(ante, 60)),
        stakes_per_deal=draw(st.integers(1, 3)),
        player_wardrobe=both,
        money_only=draw(st.sampled_from([False, False, False, True])),
    )
    clothes = tuple("abcdef"[: draw(st.integers(1, 6))])
    human = SeatSetup(player="human", wardrobe=clothes if both else ())
    opponents = (SeatSetup(player=f"opponent {number}", wardrobe=clothes) for number in range(1, players))
    return MatchSetup(rules=rules, seats=(human, *opponents))


SEEDS = st.integers(0, 2**32)


@settings(max_examples=150)
@given(setups(), SEEDS)
def test_the_books_balance_after_every_event(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    ledger = Ledger(setup)
    for events in steps_at_random(match, Random(seed), most_deals=40):
        ledger.follow(events)
        assert [seat.money for seat in match.seats] == ledger.money
        assert match.view(0).pot == ledger.pot
        for seat in match.seats:
            states = Counter(garment.state for garment in seat.wardrobe)
            assert states[GarmentState.OFF] == ledger.off[seat.seat]
            assert states[GarmentState.STAKED] == ledger.staked[seat.seat]


class DealBook:
    """What everybody paid in the deal being played, counted from events."""

    def __init__(self) -> None:
        self.paid = Counter[int]()
        self.folded = set[int]()
        self.won = Counter[int]()

    def follow(self, event: Event) -> None:
        match event:
            case DealStarted():
                self.paid.clear()
                self.folded.clear()
                self.won.clear()
            case (
                AntePosted(seat=seat, amount=amount)
                | BetMade(seat=seat, amount=amount)
                | CallMade(seat=seat, amount=amount)
                | BringInPosted(seat=seat, amount=amount)
                | Completed(seat=seat, amount=amount)
            ):
                self.paid[seat] += amount
            case RaiseMade(seat=seat, called=called, amount=amount):
                self.paid[seat] += called + amount
            case UncalledBetReturned(seat=seat, amount=amount):
                self.paid[seat] -= amount
            case Folded(seat=seat):
                self.folded.add(seat)
            case PotWon(seat=seat, amount=amount):
                self.won[seat] += amount


@settings(max_examples=150)
@given(setups(), SEEDS)
def test_the_winners_of_each_pot_have_paid_into_it(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    book = DealBook()
    is_open = setup.rules.after_bring_in == "check"  # type: ignore[union-attr]
    for events in steps_at_random(match, Random(seed), most_deals=15):
        for event in events:
            book.follow(event)
            if isinstance(event, PotWon):
                assert event.seat not in book.folded
                assert event.amount == 0 or is_open or book.paid[event.seat] > 0
        for seat, won in book.won.items():
            reach = sum(min(paid, book.paid[seat]) for paid in book.paid.values())
            open_bring_in = setup.rules.bring_in if is_open else 0  # type: ignore[union-attr]
            in_full = book.paid[seat] == max(book.paid[other] for other in range(8) if other not in book.folded)
            assert won <= reach + open_bring_in or in_full


@settings(max_examples=100)
@given(setups(), SEEDS)
def test_no_card_lies_in_two_places(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for events in steps_at_random(match, Random(seed), most_deals=20):
        held = [card for seat in range(len(setup.seats)) for card in match.view(seat).cards]
        held += match.view(0).community
        assert len(held) == len(set(held))
        for event in events:
            if isinstance(event, HandShown):
                assert set(event.cards) == set(match.view(event.seat).cards)


@settings(max_examples=60)
@given(setups(), SEEDS)
def test_a_card_is_dealt_twice_only_after_its_owner_has_folded(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    owner: dict[Card, int] = {}
    folded: set[int] = set()
    for events in steps_at_random(match, Random(seed), most_deals=20):
        for event in events:
            match event:
                case DealStarted():
                    owner, folded = {}, set()
                case Folded(seat=seat):
                    folded.add(seat)
                case CardsDealt(seat=seat, cards=(card,)):
                    assert owner.get(card) is None or owner[card] in folded
                    owner[card] = seat
                case CommunityCardDealt(card=card):
                    assert card not in owner


@settings(max_examples=60)
@given(setups(), SEEDS)
def test_a_resumed_match_equals_the_one_without_a_break(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=10):
        pass
    resumed = replay(type(match.record).from_json(match.record.model_dump_json()))
    assert resumed.events == match.events
    assert [resumed.view(seat) for seat in range(len(setup.seats))] == [
        match.view(seat) for seat in range(len(setup.seats))
    ]
    rest, other_rest = Random(seed + 1), Random(seed + 1)
    for _ in range(20):
        if match.phase is Phase.OVER:
            break
        assert match.act(random_action(match, rest)) == resumed.act(random_action(resumed, other_rest))


@settings(max_examples=60)
@given(setups(), SEEDS)
def test_a_match_ends_with_the_last_opponent_or_with_the_human(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=3000):
        pass
    if match.phase is not Phase.OVER:
        assert match.deal_number == 3000
        return
    human, *opponents = match.seats
    if match.winner == 0:
        assert all(seat.is_beaten for seat in opponents)
        assert not human.is_beaten
    else:
        assert human.is_beaten
        assert match.winner is not None
        assert not match.seats[match.winner].is_beaten


@settings(max_examples=60)
@given(setups(), SEEDS)
def test_the_button_moves_left_past_those_who_have_left_the_table(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    beaten: set[int] = set()
    dealer: int | None = None
    for events in steps_at_random(match, Random(seed), most_deals=60):
        for event in events:
            if isinstance(event, SeatBeaten):
                beaten.add(event.seat)
            if isinstance(event, CardsDealt):
                assert event.seat not in beaten
            if isinstance(event, DealStarted):
                if dealer is not None:
                    seats = [(dealer + step) % len(setup.seats) for step in range(1, len(setup.seats) + 1)]
                    assert event.dealer == next(seat for seat in seats if seat not in beaten)
                dealer = event.dealer


@settings(max_examples=60)
@given(setups(), SEEDS)
def test_no_more_garments_are_staked_in_a_deal_than_the_rules_allow(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    staked = Counter[int]()
    for events in steps_at_random(match, Random(seed), most_deals=40):
        for event in events:
            if isinstance(event, DealStarted):
                staked.clear()
            if isinstance(event, GarmentStaked):
                staked[event.seat] += 1
                assert staked[event.seat] <= setup.rules.stakes_per_deal


@settings(max_examples=40)
@given(setups(), SEEDS)
def test_exactly_the_offered_actions_are_possible(setup: MatchSetup, seed: int) -> None:
    match = Match(setup)
    for _ in steps_at_random(match, Random(seed), most_deals=4):
        kinds = match.options().kinds
        for action in PLAIN_ACTIONS.values():
            assert (match.why_not(action) is None) == (action.kind in kinds)
        for kind in (Bet, Raise):
            option = match.options().get(kind.kind)
            legal = [amount for amount in range(60) if match.why_not(kind(amount)) is None]
            assert legal == ([option.amounts.maximum] if option and option.amounts else [])


@settings(max_examples=100)
@given(setups(), SEEDS, st.integers(0, 60), st.sampled_from(sorted(PLAIN_ACTIONS.values(), key=lambda it: it.kind)))
def test_an_illegal_action_changes_nothing(setup: MatchSetup, seed: int, steps: int, action: object) -> None:
    match = Match(setup)
    random = Random(seed)
    for _ in range(steps):
        if match.phase is not Phase.OVER:
            match.act(random_action(match, random))
    refusal = match.why_not(action)  # type: ignore[arg-type]
    if refusal is None:
        return
    before = match.events, match.record, match.options(), [match.view(seat) for seat in range(len(setup.seats))]
    with pytest.raises(IllegalAction) as caught:
        match.act(action)  # type: ignore[arg-type]
    assert caught.value.refusal is refusal
    assert before == (
        match.events,
        match.record,
        match.options(),
        [match.view(seat) for seat in range(len(setup.seats))],
    )
