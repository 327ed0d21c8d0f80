"""More cards needed than the deck holds (rules 3.4)."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import ValidationError

from engine.actions import BringIn, Check, Fold
from engine.cards import Deck
from engine.evaluation import evaluate
from engine.events import CardsDealt, CommunityCardDealt, HandShown, PotWon, StreetStarted
from engine.rules import StudRules
from tests.engine.stud.stacked import LIMIT, StackedDeal, stacked_deck

Shortage = Literal["burns", "community", "seven_players"]
_STREET_NAMES = {3: "third_street", 4: "fourth_street", 6: "sixth_street"}


def table_of(players: int, shortage: Shortage, *, folds_on: int | None = None, folding: int = 1) -> StackedDeal:
    """Everybody stays to the end, but ``folding`` players fold on the street ``folds_on``."""
    rules = LIMIT.model_copy(update={"shortage": shortage, "style": "home"})
    game = StackedDeal([""] * players, rules=rules)
    while folds_on and game.deal.phase != _STREET_NAMES[folds_on]:
        game.act(Check())
    for _ in range(folding if folds_on else 0):
        game.act(Fold())
    game.check_down()
    return game


def last_street(game: StackedDeal) -> StreetStarted:
    return next(event for event in game.table.events if isinstance(event, StreetStarted) and event.street == 7)


def test_eight_players_who_all_stay_share_the_last_card_when_burns_are_shuffled_in() -> None:
    game = table_of(8, "burns")
    deck = stacked_deck([""] * 8)
    assert game.deal.community == [deck[-1]]
    assert CommunityCardDealt(deck[-1]) in game.table.events
    assert last_street(game) == StreetStarted(7, burned=False)
    assert_shown_hands_count_the_common_card(game)


def test_eight_players_who_all_stay_share_a_card_when_the_policy_is_community() -> None:
    game = table_of(8, "community")
    assert len(game.deal.community) == 1
    assert last_street(game) == StreetStarted(7, burned=False)
    assert_shown_hands_count_the_common_card(game)


def assert_shown_hands_count_the_common_card(game: StackedDeal) -> None:
    shown = [event for event in game.table.events if isinstance(event, HandShown)]
    assert len(shown) == 8
    for event in shown:
        assert len(event.cards) == 6
        assert event.value == evaluate([*event.cards, *game.deal.community])
    assert sum(event.amount for event in game.table.events if isinstance(event, PotWon)) == 8


def test_an_eighth_player_cannot_sit_down_when_the_policy_is_seven_players() -> None:
    with pytest.raises(ValidationError, match="an eighth player cannot sit down"):
        StudRules(players=8, shortage="seven_players")


@pytest.mark.parametrize("shortage", ["burns", "community", "seven_players"])
def test_seven_players_who_all_stay_get_seven_cards_each_without_the_last_burn(shortage: Shortage) -> None:
    game = table_of(7, shortage)
    assert last_street(game) == StreetStarted(7, burned=False)
    assert not game.deal.community
    dealt = [card for seat in game.table.seats for card in seat.cards]
    assert len(dealt) == len(set(dealt)) == 49


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_fewer_players_always_burn(players: int) -> None:
    assert last_street(table_of(players, "burns")) == StreetStarted(7, burned=True)


class TestBurnedAndFoldedCards:
    def test_only_burned_cards_come_in_when_they_are_enough(self) -> None:
        game = table_of(8, "burns", folds_on=3)
        deck = stacked_deck([""] * 8, left_on={0: 3})
        burned = {deck[24], deck[32], deck[40]}
        last = last_cards(game)
        assert last_street(game) == StreetStarted(7, burned=False)
        assert last[:4] == deck[-4:]
        assert set(last[4:]) == burned
        assert game.table.seats[folded_seat(game)].cards

    def test_folded_cards_come_in_after_the_burned_ones(self) -> None:
        game = table_of(8, "burns", folds_on=6)
        held = {card for seat in game.table.seats for card in seat.cards}
        last = last_cards(game)
        assert len(last) == 7
        assert len(held) == 49
        assert held < set(Deck.FULL.cards)
        folded = folded_seat(game)
        dealt_to_folded = {card for event in dealt(game) if event.seat == folded for card in event.cards}
        assert len(dealt_to_folded) == 6
        assert set(last[4:]) <= dealt_to_folded
        assert set(last[1:4]).isdisjoint(dealt_to_folded)
        assert not game.table.seats[folded].cards

    def test_stay_out_when_the_policy_is_community(self) -> None:
        game = table_of(8, "community", folds_on=3)
        assert last_street(game) == StreetStarted(7, burned=True)
        assert len(game.deal.community) == 1
        assert game.table.seats[folded_seat(game)].cards

    def test_are_not_needed_when_two_have_folded_early(self) -> None:
        game = table_of(8, "burns", folds_on=3, folding=2)
        assert last_street(game) == StreetStarted(7, burned=True)

    def test_come_in_the_order_that_follows_from_the_secret(self) -> None:
        assert table_of(8, "burns", folds_on=6).table.events == table_of(8, "burns", folds_on=6).table.events


def dealt(game: StackedDeal) -> list[CardsDealt]:
    return [event for event in game.table.events if isinstance(event, CardsDealt)]


def last_cards(game: StackedDeal) -> list[object]:
    """The cards of seventh street in the order of dealing."""
    street = game.table.events.index(last_street(game))
    return [event.cards[0] for event in game.table.events[street:] if isinstance(event, CardsDealt)]


def folded_seat(game: StackedDeal) -> int:
    return next(seat.number for seat in game.table.seats if seat.has_folded)


def test_a_bring_in_changes_nothing_about_the_cards() -> None:
    rules = LIMIT.model_copy(update={"shortage": "burns"})
    game = StackedDeal([""] * 8, rules=rules)
    game.act(BringIn())
    game.check_down()
    assert len(game.deal.community) == 1
