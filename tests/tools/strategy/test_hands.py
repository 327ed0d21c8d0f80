"""The list of hands and what exchanging does to them."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

from engine.cards import Deck, parse_cards
from engine.evaluation import evaluate
from tools.strategy.abstraction import COARSE, FINE, Abstraction, Detail, build_abstraction
from tools.strategy.exchanging import count_outcomes
from tools.strategy.hands import Hands, list_hands, place_of


@cache
def hands() -> Hands:
    return list_hands(Deck.SHORT)


@cache
def abstraction(detail: Detail) -> Abstraction:
    return build_abstraction(hands(), detail)


def test_every_hand_is_counted_once() -> None:
    assert hands().copies.sum() == comb(32, 5)
    assert len(hands().values) == 840


def test_the_fast_values_are_those_of_the_engine() -> None:
    for index in range(0, len(hands().cards), 97):
        cards = [Deck.FULL.cards[card] for card in hands().cards[index]]
        place = place_of(hands().cards[index].astype(np.int64), hands().tables)
        assert hands().values[place] == evaluate(cards)


def test_outcomes_of_one_hand_are_those_of_counting() -> None:
    kept = parse_cards("Kc Kd")
    hand = parse_cards("Kc Kd 9h 8s 7c")
    rest = [card for card in Deck.SHORT.cards if card not in hand]
    wanted = np.zeros(len(hands().values))
    for drawn in combinations(rest, 3):
        wanted[np.searchsorted(hands().values, evaluate([*kept, *drawn]))] += 1
    own = np.flatnonzero((np.sort(hands().cards % 4, axis=1) >= 0).all(axis=1) & (hands().places == _place(hand)))
    outcomes = count_outcomes(hands(), _marked(own[0]))
    shares = outcomes[3, 1] / outcomes[3, 1].sum()
    assert shares == pytest.approx(wanted / wanted.sum(), abs=0.02)


def _place(hand: tuple[object, ...]) -> int:
    return int(np.searchsorted(hands().values, evaluate(hand)))  # type: ignore[arg-type]


def _marked(index: int) -> np.ndarray:
    """Buckets that put one hand apart from all others."""
    marks = np.zeros(len(hands().cards), np.int32)
    marks[index] = 1
    return marks


@pytest.mark.parametrize("detail", [FINE, COARSE])
class TestAbstraction:
    def test_chances_add_up(self, detail: Detail) -> None:
        assert abstraction(detail).chances.sum() == pytest.approx(1.0, abs=1e-5)
        outcome = abstraction(detail).exchanges.outcome.sum(axis=2)
        allowed = abstraction(detail).exchanges.allowed
        assert outcome[allowed] == pytest.approx(1.0, abs=1e-4)
        assert outcome[~allowed] == pytest.approx(0.0)

    def test_standing_pat_is_always_possible_and_keeps_the_hand(self, detail: Detail) -> None:
        assert abstraction(detail).exchanges.allowed[0].all()

    def test_more_detail_means_more_buckets(self, detail: Detail) -> None:
        buckets = abstraction(detail).buckets
        assert (buckets.before, buckets.after) == {"fine": (120, 179), "coarse": (62, 67)}[detail.name]

    def test_better_hands_stand_higher(self, detail: Detail) -> None:
        standings = abstraction(detail).buckets.standings
        assert list(standings) == sorted(standings)
        assert standings[-1] > 0.999

    def test_the_table_leads_every_hand_to_its_bucket(self, detail: Detail) -> None:
        made = abstraction(detail)
        for index in range(0, len(hands().cards), 211):
            value = int(hands().values[hands().places[index]])
            found = made.buckets.bucket_before(value, hands().draw_types[index])
            assert found == made.hand_buckets[index]
            assert made.buckets.bucket_after(value) == made.value_buckets[hands().places[index]]
