"""A view holds what its seat may know and nothing else (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Deck, DrawRules, Match, MatchSetup, Phase, SeatSetup, SeatView, StartDeal
from engine.actions import Bet, Draw, Drop, Raise, Stay
from engine.cards import Card, parse_cards
from engine.events import CardsDealt, CardsExchanged, DealEnded, HandShown
from engine.fairness import Shuffle
from tests.engine.random_play import random_action
from tests.engine.stacked import ACES, HUMAN, KINGS, OPPONENT, StackedMatch

SETUP = MatchSetup(
    rules=DrawRules(),
    seats=(SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat"))),
)
BETWEEN_DEALS = (Phase.READY, Phase.OVER, Phase.OFFER)


def parts(value: object) -> Iterator[object]:
    """Everything that can be reached from a value."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))


def cards_in(view: SeatView) -> set[Card]:
    """All cards that can be reached from the view."""
    return {part for part in parts(view) if isinstance(part, Card)}


@given(st.integers(0, 2**32), st.sampled_from([HUMAN, OPPONENT]))
def test_no_card_that_the_seat_has_not_seen_can_be_reached(seed: int, seat: int) -> None:
    match = Match(SETUP)
    random = Random(seed)
    seen: set[Card] = set()
    match.act(StartDeal(random.randbytes(32)))
    seen.update(match.view(seat).cards)
    while match.phase not in BETWEEN_DEALS:
        assert cards_in(match.view(seat)) <= seen
        for event in match.act(random_action(match, random)):
            match event:
                case CardsExchanged(seat=owner, discarded=discarded, drawn=drawn) if owner == seat:
                    seen.update(discarded, drawn)
                case HandShown(cards=cards):
                    seen.update(cards)
        assert cards_in(match.view(seat)) <= seen


@given(st.integers(0, 2**32))
def test_no_secret_can_be_reached(seed: int) -> None:
    match = Match(SETUP)
    random = Random(seed)
    while match.phase is not Phase.OVER and match.deal_number < 4:
        match.act(random_action(match, random))
        for seat in (HUMAN, OPPONENT):
            assert not any(part for part in parts(match.view(seat)) if isinstance(part, bytes))


def test_a_view_is_made_of_plain_values() -> None:
    match = Match(SETUP)
    match.act(StartDeal(bytes(32)))
    allowed = ("engine.views", "engine.events", "engine.actions", "engine.cards", "engine.rules", "builtins")
    for part in parts(match.view(HUMAN)):
        assert type(part).__module__ in allowed or part is None


@given(st.permutations(Deck.FULL.cards), st.randoms(use_true_random=False), st.integers(0, 2**32), st.booleans())
def test_deals_that_differ_only_in_hidden_cards_give_equal_views(
    order: list[Card], shuffler: Random, seed: int, with_same_seat: bool
) -> None:
    seat = HUMAN if with_same_seat else OPPONENT
    first = watch(seat, lambda *_: order, seed)
    seen = first[-1].own
    hidden = [card for card in order if card not in seen]
    shuffler.shuffle(hidden)
    other_order = [card if card in seen else hidden.pop() for card in order]
    second = watch(seat, lambda *_: other_order, seed)
    assert [moment.view for moment in first] == [moment.view for moment in second]


class Moment:
    """A view before the showdown, and the cards that its seat has held so far."""

    def __init__(self, view: SeatView) -> None:
        self.view = view
        self.own = cards_in(view)


def watch(seat: int, shuffle: Shuffle, seed: int) -> list[Moment]:
    """Views of one deal up to its end, or to the moment when hands are shown."""
    match = Match(SETUP, shuffle=shuffle)
    random = Random(seed)
    match.act(StartDeal(bytes(32)))
    moments = [Moment(match.view(seat))]
    while match.phase not in BETWEEN_DEALS:
        events = match.act(random_action(match, random))
        if any(isinstance(event, HandShown) for event in events):
            break
        moments.append(Moment(match.view(seat)))
    return moments


def test_what_a_view_tells() -> None:
    game = StackedMatch()
    game.deal(human=ACES, opponent=KINGS)
    game.act(Bet(10))
    view = game.match.view(OPPONENT)
    assert (view.seat, view.phase, view.deal_number, view.actor) == (OPPONENT, Phase.FIRST_BETTING, 1, OPPONENT)
    assert view.cards == parse_cards(KINGS)
    assert view.options == game.match.options()
    assert (view.pot, view.outstanding) == (20, 10)
    assert view.pots[0].eligible == (HUMAN, OPPONENT)
    assert view.me.money == 55
    assert (view.seats[HUMAN].paid_this_round, view.seats[HUMAN].paid_this_deal) == (10, 15)
    assert [seat.cards_held for seat in view.seats] == [5, 5]
    assert [garment.id for garment in view.me.wardrobe] == ["hat", "coat", "shirt", "trousers"]
    assert game.match.view(HUMAN).options is None


def test_the_history_blanks_what_others_hold() -> None:
    game = StackedMatch()
    game.deal()
    game.act(Stay(), Draw((0, 2)), Draw((1,)))
    exchanges = [event for event in game.match.view(HUMAN).history if isinstance(event, CardsExchanged)]
    assert [(event.seat, event.count, len(event.discarded)) for event in exchanges] == [(OPPONENT, 2, 0), (HUMAN, 1, 1)]
    dealt = [event for event in game.match.view(HUMAN).history if isinstance(event, CardsDealt)]
    assert all(bool(event.cards) == (event.seat == HUMAN) for event in dealt)


def test_the_history_is_that_of_the_deal_through_all_its_redeals() -> None:
    game = StackedMatch()
    game.lose(OPPONENT, 10)
    game.deal(human="Qc Qh Jc 9d 8c", opponent="Qs Qd Jh 9h 8s")
    start = len(game.match.events) - len(game.match.view(HUMAN).history)
    game.finish()
    game.deal()
    history = game.match.view(HUMAN).history
    assert len(history) == len(game.match.events) - start
    assert sum(isinstance(event, DealEnded) for event in history) == 1


def test_the_secret_is_told_to_the_outside_after_the_deal() -> None:
    game = StackedMatch()
    game.deal()
    ended = game.finish()[-1]
    assert isinstance(ended, DealEnded)
    assert StartDeal(ended.secret) in game.match.actions
    assert ended.seen_by(HUMAN) == DealEnded(1, b"")


@pytest.mark.parametrize("seat", [HUMAN, OPPONENT])
def test_dropped_cards_are_seen_by_nobody_else(seat: int) -> None:
    game = StackedMatch(first=seat)
    game.deal()
    dropped = set(game.match.view(seat).cards)
    game.act(Bet(5), Raise(5), Drop())
    assert game.match.view(1 - seat).seats[seat].cards_held == 0
    assert cards_in(game.match.view(1 - seat)).isdisjoint(dropped)
    assert set(game.match.view(seat).cards) == dropped
