"""Cards and decks."""

from __future__ import annotations

import copy
import pickle

import pytest

from engine.cards import Card, CardError, Deck, Rank, Suit, parse_cards


def test_a_card_is_named_by_rank_and_suit() -> None:
    assert [str(card) for card in parse_cards("Kh Td 9s 2c")] == ["Kh", "Td", "9s", "2c"]


def test_a_card_exists_once() -> None:
    card = Card(Rank.KING, Suit.HEARTS)
    assert card is Card.parse("Kh")
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301 - our own bytes


def test_a_card_cannot_be_changed() -> None:
    card = Card.parse("Kh")
    with pytest.raises(AttributeError, match="cannot be changed"):
        card.rank = Rank.ACE
    with pytest.raises(AttributeError, match="cannot be changed"):
        del card.suit
    assert str(card) == "Kh"


def test_cards_sort_by_rank_then_by_suit_of_the_bring_in() -> None:
    assert sorted(parse_cards("As 2h 2c Ad 2d")) == list(parse_cards("2c 2d 2h Ad As"))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Kx", "'Kx' has no suit 'x': use one of cdhs"),
        ("1h", "'1h' has no rank '1': use one of 23456789TJQKA"),
        ("10h", "'10h' is not a card"),
        ("Kh 9d Kh", "Kh is named twice"),
    ],
)
def test_what_is_no_card_is_named(text: str, message: str) -> None:
    with pytest.raises(CardError, match=message):
        parse_cards(text)


def test_decks_hold_each_card_once_in_ascending_order() -> None:
    for deck in Deck:
        assert len(set(deck.cards)) == deck
        assert list(deck.cards) == sorted(deck.cards)
    assert str(Deck.SHORT.cards[0]) == "7c"
    assert str(Deck.FULL.cards[0]) == "2c"


def test_the_index_counts_the_cards_of_the_full_deck() -> None:
    assert [card.index for card in Deck.FULL.cards] == list(range(52))


def test_cards_are_in_the_order_of_the_deck() -> None:
    two, king = parse_cards("2c Kh")
    same = parse_cards("2c")[0]
    assert two < king
    assert king > two
    assert two <= same <= king
    assert king >= two >= same
    assert not two < same
    assert not two > same
