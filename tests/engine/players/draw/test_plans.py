"""Which cards are kept for every number of exchanged cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Deck, parse_cards
from engine.players.discards import draw_plans
from engine.players.draw.plans import DrawType


def kept(hand: str, count: int, deck: Deck = Deck.FULL, *, low_ace: bool = False) -> str | None:
    """The cards that stay when ``count`` are exchanged; None when nobody would exchange that many."""
    cards = parse_cards(hand)
    plans = draw_plans(cards, deck, low_ace_joins_seven=low_ace)
    if plans.kept[count] is None:
        return None
    discards = plans.discards(count)
    assert len(discards) == count
    return " ".join(str(card) for place, card in enumerate(cards) if place not in discards)


@pytest.mark.parametrize(
    ("hand", "count", "expected"),
    [
        ("Kc Kd 9h 5s 2c", 3, "Kc Kd"),
        ("Kc Kd 9h 5s 2c", 2, "Kc Kd 9h"),
        ("Kc Kd 9h 5s 2c", 1, "Kc Kd 9h 5s"),
        ("Kc Kd 9c 5c 2c", 1, "Kc 9c 5c 2c"),
        ("8c 8d 9c Td Jh", 1, "8d 9c Td Jh"),
        ("Kc Kd 9h 9s 2c", 1, "Kc Kd 9h 9s"),
        ("Kc Kd Kh 9s 2c", 2, "Kc Kd Kh"),
        ("Kc Kd Kh 9s 2c", 1, "Kc Kd Kh 9s"),
        ("Kc Kd Kh Ks 2c", 1, "Kc Kd Kh Ks"),
        ("Ac Jd 9h 5s 2c", 5, ""),
        ("Ac Jd 9h 5s 2c", 4, "Ac"),
        ("Ac Jd 9h 5s 2c", 3, "Ac Jd"),
        ("Ac Jc 9c 5c 2d", 1, "Ac Jc 9c 5c"),
        ("9c Td Jh Qs 2c", 1, "9c Td Jh Qs"),
        ("8c 9d Jh Qs 2c", 1, "8c 9d Jh Qs"),
    ],
)
def test_the_useful_cards_stay(hand: str, count: int, expected: str) -> None:
    assert kept(hand, count) == expected


@pytest.mark.parametrize("hand", ["5c 6d 7h 8s 9c", "2c 5c 7c 9c Kc", "Kc Kd Kh 9s 9c", "Ac 2d 3h 4s 5c"])
def test_made_hands_are_only_stood_on(hand: str) -> None:
    assert kept(hand, 0) == hand
    assert all(kept(hand, count) is None for count in range(1, 6))


def test_a_pair_is_never_thrown_away_whole() -> None:
    assert kept("Kc Kd 9h 5s 2c", 4) is None
    assert kept("Kc Kd 9h 5s 2c", 5) is None


@pytest.mark.parametrize(
    ("hand", "draw_type"),
    [
        ("Ac Jc 9c 5c 2d", DrawType.FOUR_FLUSH),
        ("9c Tc Jc Qc 2d", DrawType.FOUR_FLUSH_AND_STRAIGHT),
        ("9c Td Jh Qs 2c", DrawType.OPEN_ENDED),
        ("8c 9d Jh Qs 2c", DrawType.GUTSHOT),
        ("Ac Jd 9h 5s 2c", DrawType.NOTHING),
        ("8c 8d 9c Td Jh", DrawType.OPEN_ENDED),
    ],
)
def test_draws_are_recognised(hand: str, draw_type: DrawType) -> None:
    assert draw_plans(parse_cards(hand), Deck.FULL).draw_type is draw_type


def test_with_32_cards_the_low_ace_is_a_choice_of_the_rules() -> None:
    hand = "7c 8d 9h Ts Ac"
    assert kept(hand, 0, Deck.SHORT, low_ace=True) == hand
    assert kept(hand, 1, Deck.SHORT, low_ace=True) is None
    assert kept(hand, 1, Deck.SHORT) == "7c 8d 9h Ts"


@given(st.permutations(range(52)))
def test_the_order_of_the_cards_does_not_matter(order: list[int]) -> None:
    cards = [Deck.FULL.cards[index] for index in order[:5]]
    plans = draw_plans(cards, Deck.FULL)
    mirrored = draw_plans(cards[::-1], Deck.FULL)
    for count in range(6):
        assert (plans.kept[count] is None) == (mirrored.kept[count] is None)
    assert plans.draw_type is mirrored.draw_type


def test_a_number_of_cards_that_nobody_would_exchange_has_no_plan() -> None:
    plans = draw_plans(parse_cards("5c 6d 7h 8s 9c"), Deck.FULL, low_ace_joins_seven=False)
    with pytest.raises(ValueError, match="no plan exchanges 2 cards"):
        plans.discards(2)
