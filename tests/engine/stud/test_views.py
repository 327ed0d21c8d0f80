"""A view of a stud deal holds what its seat may know and nothing else (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Deck, Match, MatchSetup, Phase, SeatSetup, SeatView, StartDeal, StudRules, parse_cards
from engine.actions import BringIn, Call, Fold
from engine.cards import Card
from engine.events import CardsDealt, CommunityCardDealt, Event, HandShown
from engine.fairness import Shuffle
from tests.engine.random_play import random_action
from tests.engine.stud.stacked import stacked_deck

BETWEEN_DEALS = (Phase.READY, Phase.OVER, Phase.OFFER)


def setup_for(players: int) -> MatchSetup:
    seats = [SeatSetup(player=f"opponent {number}", wardrobe=("hat", "coat")) for number in range(1, players)]
    return MatchSetup(rules=StudRules(players=players), seats=(SeatSetup(player="human"), *seats))


def parts(value: object) -> Iterator[object]:
    """Everything that can be reached from a value."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def cards_in(value: object) -> set[Card]:
    """All cards that can be reached from the value."""
    return {part for part in parts(value) if isinstance(part, Card)}


def seen_in(event: Event, seat: int) -> set[Card]:
    """The cards that a seat sees when the event happens."""
    match event:
        case CardsDealt(seat=owner, cards=cards, face_up=face_up) if face_up or owner == seat:
            return set(cards)
        case CommunityCardDealt(card=card):
            return {card}
        case HandShown(cards=cards):
            return set(cards)
    return set()


@given(st.integers(0, 2**32), st.integers(2, 8), st.data())
def test_no_card_that_the_seat_has_not_seen_can_be_reached(seed: int, players: int, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, players - 1))
    match = Match(setup_for(players))
    random = Random(seed)
    seen: set[Card] = set()
    events = match.act(StartDeal(random.randbytes(32)))
    while True:
        seen = seen.union(*(seen_in(event, seat) for event in events))
        assert cards_in(match.view(seat)) <= seen
        if match.phase in BETWEEN_DEALS:
            return
        events = match.act(random_action(match, random))


@given(st.permutations(Deck.FULL.cards), st.randoms(use_true_random=False), st.integers(0, 2**32), st.integers(2, 8))
def test_deals_that_differ_only_in_hidden_cards_give_equal_views(
    order: list[Card], shuffler: Random, seed: int, players: int
) -> None:
    first = watch(players, lambda *_: order, seed)
    seen = cards_in(first[-1])
    hidden = [card for card in order if card not in seen]
    shuffler.shuffle(hidden)
    other_order = [card if card in seen else hidden.pop() for card in order]
    assert watch(players, lambda *_: other_order, seed) == first


def watch(players: int, shuffle: Shuffle, seed: int) -> list[SeatView]:
    """Views of the human in one deal, up to the moment when hands are shown or folded cards come back."""
    match = Match(setup_for(players), shuffle=shuffle)
    random = Random(seed)
    match.act(StartDeal(bytes(32)))
    views = [match.view(0)]
    while match.phase not in BETWEEN_DEALS and match.phase is not Phase.SEVENTH_STREET:
        events = match.act(random_action(match, random))
        if any(isinstance(event, HandShown) for event in events):
            break
        views.append(match.view(0))
    return views


def test_the_hidden_cards_of_others_are_in_no_history() -> None:
    deck = stacked_deck(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"])
    match = Match(setup_for(3), shuffle=lambda *_: deck)
    match.act(StartDeal(bytes(32)))
    seat_of = {seat: match.view(seat).cards for seat in range(3)}
    for seat in range(3):
        down = {card for other, cards in seat_of.items() if other != seat for card in cards[:2]}
        assert cards_in(match.view(seat).history).isdisjoint(down)


@pytest.mark.parametrize("players", [2, 4, 8])
def test_no_secret_can_be_reached(players: int) -> None:
    match = Match(setup_for(players))
    random = Random(players)
    while match.phase is not Phase.OVER and match.deal_number < 5:
        match.act(random_action(match, random))
        for seat in range(players):
            assert not any(isinstance(part, bytes) and part for part in parts(match.view(seat)))


def test_what_a_view_tells() -> None:
    deck = stacked_deck(["Ac Ad Ah", "Kc Kd 2c", "Qc Qd 3c"])
    match = Match(setup_for(3), shuffle=lambda *_: deck)
    match.act(StartDeal(bytes(32)))
    first = (match.dealer + 1) % 3
    second, third = (first + 1) % 3, (first + 2) % 3
    match.act(BringIn())
    view = match.view(third)
    assert view.phase is Phase.THIRD_STREET
    assert view.cards == parse_cards("Qc Qd 3c")
    assert view.seats[second].up_cards == parse_cards("2c")
    assert (view.seats[second].paid_this_round, view.seats[second].paid_this_deal) == (5, 10)
    assert (view.outstanding, view.pot, view.actor) == (5, 20, third)
    assert view.options == match.options()
    assert match.view(first).options is None
    match.act(Fold())
    match.act(Call())
    folded = match.view(first).seats[third]
    assert (folded.has_folded, folded.cards_held, folded.up_cards) == (True, 0, parse_cards("3c"))
    assert match.view(third).outstanding == 0
