"""Hand values against the exact counts of rules 1, and their descriptions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, Deck, parse_cards
from engine.evaluation import (
    BIAS,
    FLUSH_BITS,
    RANK_MASK,
    HandCategory,
    HandSizeError,
    best_five,
    card_key,
    describe,
    evaluate,
    evaluate_keys,
    evaluate_showing,
    values_by_ranks,
)


def values(text: str, *, low_ace_joins_seven: bool = False) -> int:
    return evaluate(parse_cards(text), low_ace_joins_seven=low_ace_joins_seven)


def category_counts(counted: Counter[int]) -> list[int]:
    """Hands per category, weakest first."""
    counts = [0] * len(HandCategory)
    for value, count in counted.items():
        counts[describe(value).category] += count
    return counts


def all_values(deck: Deck, size: int, *, low_ace_joins_seven: bool = False) -> Counter[int]:
    if low_ace_joins_seven:
        return Counter(evaluate(hand, low_ace_joins_seven=True) for hand in combinations(deck.cards, size))
    return Counter(map(evaluate_keys, combinations([card_key(card) for card in deck.cards], size)))


def test_counts_of_five_from_52_cards() -> None:
    counted = all_values(Deck.FULL, 5)
    assert category_counts(counted) == [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40]
    assert len(counted) == 7462


def test_counts_of_five_from_32_cards() -> None:
    counted = all_values(Deck.SHORT, 5)
    assert category_counts(counted) == [53040, 107520, 24192, 10752, 4080, 208, 1344, 224, 16]
    # Without A-7-8-9-10 as a straight, those five ranks are one more value of high card and of flush, and one less of
    # straight and of straight flush.
    assert len(counted) == 840


def test_counts_of_five_from_32_cards_when_the_ace_joins_the_seven() -> None:
    counted = all_values(Deck.SHORT, 5, low_ace_joins_seven=True)
    assert category_counts(counted) == [52020, 107520, 24192, 10752, 5100, 204, 1344, 224, 20]
    assert len(counted) == 840


@pytest.mark.parametrize(
    ("size", "low_ace_joins_seven", "expected", "classes"),
    [
        (6, False, [76380, 396240, 254016, 71680, 66660, 5068, 32704, 3024, 420], 624),
        (7, False, [31080, 677160, 1421280, 263120, 524960, 59240, 357504, 26208, 5304], 440),
        (6, True, [68340, 388620, 254016, 71680, 82320, 4964, 32704, 3024, 524], 618),
        (7, True, [15540, 605880, 1398600, 258060, 639520, 57940, 357504, 26208, 6604], 422),
    ],
)
@pytest.mark.slow
def test_counts_of_six_and_seven_from_32_cards(
    size: int, low_ace_joins_seven: bool, expected: list[int], classes: int
) -> None:
    counted = all_values(Deck.SHORT, size, low_ace_joins_seven=low_ace_joins_seven)
    assert category_counts(counted) == expected
    assert len(counted) == classes


@pytest.mark.slow
def test_counts_of_six_from_52_cards() -> None:
    counted = all_values(Deck.FULL, 6)
    assert category_counts(counted) == [
        6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844,
    ]  # fmt: skip
    assert len(counted) == 6075


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_counts_of_best_of_seven_from_52_cards() -> None:
    counted = all_values(Deck.FULL, 7)
    assert category_counts(counted) == [
        23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584,
    ]  # fmt: skip
    assert len(counted) == 4824


RISING = [
    "2c 3d 4h 5s 7c",
    "Kd Qs Jc 9h 8h",
    "As 3d 4h 5s 7c",
    "2c 2d 3h 4s 5c",
    "2c 2d Ah 4s 5c",
    "Ac Ad 3h 4s 5c",
    "2c 2d 3h 3s 4c",
    "Ac Ad 2h 2s 3c",
    "2c 2d 2h 3s 4c",
    "Ac Ad Ah 3s 4c",
    "Ac 2d 3h 4s 5c",
    "2d 3h 4s 5c 6d",
    "Ac Kd Qh Js Tc",
    "2c 3c 4c 5c 7c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "2c 2d 2h As Ac",
    "Ac Ad Ah 2s 2c",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "Ac 2c 3c 4c 5c",
    "Ac Kc Qc Jc Tc",
]


def test_better_hands_have_greater_values() -> None:
    for weaker, stronger in pairwise(RISING):
        assert values(weaker) < values(stronger), (weaker, stronger)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ac Kd 9h 5s 3c", "Ad Kc 9s 5h 3d"),
        ("5c 4d 3h 2s Ac", "5d 4h 3s 2c Ad"),
        ("Ac Kc 9c 5c 3c", "Ad Kd 9d 5d 3d"),
        ("Qc Qd 7h 7s 3c", "Qh Qs 7c 7d 3d"),
    ],
)
def test_suits_never_decide(one: str, other: str) -> None:
    assert values(one) == values(other)


def test_the_last_kicker_decides() -> None:
    assert values("Ac Kd 9h 5s 3c") > values("Ad Kc 9s 5h 2d")
    assert values("Qc Qd 9h 5s 3c") > values("Qh Qs 9s 5h 2d")


def test_the_low_ace_joins_the_seven_only_when_the_rules_say_so() -> None:
    hand = "Ac 7d 8h 9s Tc"
    assert describe(values(hand)).category is HandCategory.HIGH_CARD
    assert describe(values(hand, low_ace_joins_seven=True)).category is HandCategory.STRAIGHT
    assert values(hand, low_ace_joins_seven=True) < values("7c 8d 9h Ts Jc", low_ace_joins_seven=True)


@given(st.permutations(Deck.FULL.cards), st.sampled_from([6, 7]))
def test_more_cards_are_worth_their_best_five(deck: list[Card], size: int) -> None:
    hand = deck[:size]
    assert evaluate(hand) == max(map(evaluate, combinations(hand, 5)))


@given(st.permutations(Deck.SHORT.cards), st.sampled_from([6, 7]))
def test_more_cards_are_worth_their_best_five_with_a_low_ace(deck: list[Card], size: int) -> None:
    def value(cards: Iterable[Card]) -> int:
        return evaluate(tuple(cards), low_ace_joins_seven=True)

    assert value(deck[:size]) == max(map(value, combinations(deck[:size], 5)))


@given(st.permutations(Deck.FULL.cards))
def test_keys_give_the_same_values_as_cards(deck: list[Card]) -> None:
    hand = deck[:7]
    keys = [card_key(card) for card in hand]
    assert evaluate_keys(keys) == evaluate(hand)
    total = sum(keys, BIAS)
    if not total & FLUSH_BITS:
        assert values_by_ranks(7)[total & RANK_MASK] == evaluate(hand)


@pytest.mark.parametrize(("size", "sets"), [(5, 6_175), (6, 18_395), (7, 49_205)])
def test_every_set_of_ranks_has_a_sum_of_its_own(size: int, sets: int) -> None:
    """As many as there are ways to take so many of 13 ranks, at most four of each."""
    sums = values_by_ranks(size)
    assert len(sums) == sets
    assert max(sums) <= RANK_MASK


@pytest.mark.parametrize("count", [0, 4, 8])
def test_hands_of_other_sizes_have_no_value(count: int) -> None:
    with pytest.raises(HandSizeError, match=f"a hand of {count} cards"):
        evaluate(Deck.FULL.cards[4 * 3 : 4 * 3 + count])


@pytest.mark.parametrize(
    ("hand", "category", "ranks", "kickers"),
    [
        ("Qc Qd Ah 7s 3c", HandCategory.PAIR, "Q", "A73"),
        ("Qc Qd 7h 7s Ac", HandCategory.TWO_PAIR, "Q7", "A"),
        ("5c 4d 3h 2s Ac", HandCategory.STRAIGHT, "5", ""),
        ("Kc 9c 5c 3c 2c", HandCategory.FLUSH, "K9532", ""),
        ("7c 7d 7h As Ac", HandCategory.FULL_HOUSE, "7A", ""),
        ("7c 7d 7h 7s Ac", HandCategory.FOUR_OF_A_KIND, "7", "A"),
        ("Ac Kd 9h 5s 3c", HandCategory.HIGH_CARD, "A", "K953"),
        ("Qc Qd Ah 7s 3c 2d", HandCategory.PAIR, "Q", "A73"),
    ],
)
def test_a_value_describes_itself(hand: str, category: HandCategory, ranks: str, kickers: str) -> None:
    description = describe(values(hand))
    assert description.category is category
    assert "".join(rank.symbol for rank in description.ranks) == ranks
    assert "".join(rank.symbol for rank in description.kickers) == kickers


@pytest.mark.parametrize(
    ("hand", "combination", "kickers"),
    [
        ("3c Qd 7h Ah Qc", "Qd Qc", "Ah 7h 3c"),
        ("7s Qd 7h Ah Qc", "Qd Qc 7s 7h", "Ah"),
        ("7s 7d 7h Ah Qc", "7s 7h 7d", "Ah Qc"),
        ("7s 7d 7h 7c Qc Ad 2h", "7s 7h 7d 7c", "Ad"),
        ("7s 7d 7h Qd Qc Ad Ah", "7s 7h 7d Ah Ad", ""),
        ("7s 7d 7h Qd Qc Qh Ah", "Qh Qd Qc 7s 7h", ""),
        ("As 2d 3h 4d 5c Kd Kh", "5c 4d 3h 2d As", ""),
        ("6s 2d 3h 4d 5c 5d Kh", "6s 5d 4d 3h 2d", ""),
        ("5s 5d 5h 6s 7c 8d 9h", "9h 8d 7c 6s 5s", ""),
        ("5s 5d 6h 6d 7c 8d 9h", "9h 8d 7c 6h 5s", ""),
        ("5s 6d 7h 8c 9d Th 2c", "Th 9d 8c 7h 6d", ""),
        ("Qs Qd 7h 7c 5s 5d 3h", "Qs Qd 7h 7c", "5s"),
        ("Ks 2s 9s 4s 5s 3s Kh", "Ks 9s 5s 4s 3s", ""),
        ("As 2s 3s 4s 5s 6d Kh", "5s 4s 3s 2s As", ""),
        ("2c Kd 9h 5s 3c", "Kd", "9h 5s 3c 2c"),
    ],
)
def test_the_best_five_tell_combination_from_kickers(hand: str, combination: str, kickers: str) -> None:
    best = best_five(parse_cards(hand))
    assert best.combination == parse_cards(combination)
    assert best.kickers == parse_cards(kickers)


def test_the_best_five_of_a_straight_with_the_ace_below_the_seven() -> None:
    best = best_five(parse_cards("Ac 7d 8h 9s Tc"), low_ace_joins_seven=True)
    assert best.combination == parse_cards("Tc 9s 8h 7d Ac")


@given(st.permutations(Deck.FULL.cards), st.sampled_from([5, 6, 7]))
def test_the_best_five_have_the_value_of_the_hand(deck: list[Card], size: int) -> None:
    best = best_five(deck[:size])
    five = best.combination + best.kickers
    assert len(set(five)) == 5
    assert set(five) <= set(deck[:size])
    assert evaluate(five) == best.value == evaluate(deck[:size])


SHOWING_RISING = ["2c", "Ac", "Ac 2d", "2c 2d", "2c 2d 3h 3s", "Ac Ad Kc Ks", "2c 2d 2h", "2c 2d 2h 2s"]


def test_showing_hands_rank_by_pairs_and_high_cards() -> None:
    showing = [evaluate_showing(parse_cards(text)) for text in SHOWING_RISING]
    assert showing == sorted(set(showing))


def test_straights_and_flushes_do_not_count_on_the_board() -> None:
    assert evaluate_showing(parse_cards("5c 6c 7c 8c")) < evaluate_showing(parse_cards("2d Ah 3s 4c"))
    assert describe(evaluate_showing(parse_cards("5c 6c 7c 8c"))).category is HandCategory.HIGH_CARD


@pytest.mark.parametrize("text", ["", "2c 3c 4c 5c 6c"])
def test_showing_hands_have_one_to_four_cards(text: str) -> None:
    with pytest.raises(HandSizeError):
        evaluate_showing(parse_cards(text))
