"""The tables of theory against all hands, counted."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest

from engine import Deck, parse_cards
from engine.frequencies import ROYAL_FLUSHES_OF_SEVEN, best_of_seven, dealt_hands
from engine.odds import exchange_odds


@pytest.mark.parametrize(("deck", "low_ace"), [(Deck.FULL, False), (Deck.SHORT, False), (Deck.SHORT, True)])
def test_five_cards(deck: Deck, low_ace: bool) -> None:
    counted = exchange_odds((), (), deck, low_ace_joins_seven=low_ace)
    expected = dealt_hands(deck, low_ace_joins_seven=low_ace)
    assert {category: counted.count(category) for category in expected} == dict(expected)


def test_seven_cards() -> None:
    assert sum(best_of_seven().values()) == comb(52, 7)
    royal = parse_cards("As Ks Qs Js Ts")
    others = [card for card in Deck.FULL.cards if card not in royal]
    assert 4 * sum(1 for _ in combinations(others, 2)) == ROYAL_FLUSHES_OF_SEVEN
