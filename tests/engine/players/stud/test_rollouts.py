"""Equity by rollouts against exact counts, and what weights do to it."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from engine.cards import Deck, parse_cards
from engine.evaluation import evaluate
from engine.players.stud.hands_so_far import PartialHand
from engine.players.stud.rollouts import Range, equity


def by_rollouts(
    own: str, *showing: str, power: float = 0.0, community: str = "", dead: str = "", count: int = 3000
) -> float:
    ranges = [Range(parse_cards(cards), power) for cards in showing]
    return equity(parse_cards(own), parse_cards(community), ranges, parse_cards(dead), count=count, random=Random(1))


def test_the_best_hand_always_wins_and_one_that_cannot_be_beaten_never_loses() -> None:
    assert by_rollouts("As Ks Qs Js Ts 2c 2d", "9h 8h 7h 6h", count=200) == 1.0


def test_a_hand_that_is_beaten_by_what_lies_open_never_wins() -> None:
    assert by_rollouts("2c 3d 5h 7s 8c Tc Jd", "Ah Ad Ac As", count=200) == 0.0


@pytest.mark.parametrize(
    ("own", "showing"),
    [
        ("Ac Ad 2c 2d Kh 9s 4c", "Qh Jh 8h 3h"),
        ("Jc Jd 4h 5s 8c Tc 2s", "Kh 9d 9s 3c"),
        ("As Ks Qd Jd Tc 2c 3d", "Ah Kh 5c 6d"),
    ],
)
def test_the_last_street_agrees_with_counting_every_hand(own: str, showing: str) -> None:
    mine, shown = parse_cards(own), parse_cards(showing)
    unseen = [card for card in Deck.FULL.cards if card not in {*mine, *shown}]
    value = evaluate(mine)
    hands = [evaluate([*shown, *hidden]) for hidden in combinations(unseen, 3)]
    exact = sum(1.0 if value > other else 0.5 * (value == other) for other in hands) / len(hands)
    assert by_rollouts(own, showing, count=6000) == pytest.approx(exact, abs=0.025)


def test_drawing_to_a_flush_with_one_card_to_come_wins_as_often_as_cards_are_live() -> None:
    """Nine spades of 41 unseen cards (three more are dead) beat an open pair that can improve to little."""
    live = by_rollouts("As Ks 9s 4s 2c 7d", "Qh Qd Jc 8h", count=6000)
    dead = by_rollouts("As Ks 9s 4s 2c 7d", "Qh Qd Jc 8h", dead="2s 3s 5s 6s 7s", count=6000)
    assert live > dead + 0.05


def test_rolled_up_aces_are_a_great_favourite() -> None:
    assert by_rollouts("Ac Ad Ah", "7s") > 0.9
    assert by_rollouts("Ac Ad Ah", "7s", "8d", "9c") > 0.75


def test_strong_betting_lowers_the_equity() -> None:
    meek = by_rollouts("Jc Jd 4h", "Kh")
    bold = by_rollouts("Jc Jd 4h", "Kh", power=3.0)
    assert bold < meek - 0.05


@pytest.mark.parametrize("players", range(2, 9))
def test_cards_suffice_at_every_table(players: int) -> None:
    others = ["2c", "3d", "4h", "5s", "6c", "7d", "8h"][: players - 1]
    share = by_rollouts("Kc Kd 9s", *others, power=2.0, count=300)
    assert 0.0 < share < 1.0


def test_a_common_card_counts_for_everybody() -> None:
    assert by_rollouts("Kc Kd Kh 4c 5d 6s", "2c 3c 7c 9d", "2d 3d 8h 9s", community="Ks", count=100) == 1.0
    assert by_rollouts("Kc Qd 9h 4c 5d 7s", "Ad As Ac 2c", community="Ah", count=100) == 0.0


def test_the_same_random_numbers_give_the_same_equity() -> None:
    assert by_rollouts("Jc Jd 4h", "Kh", power=1.0, count=100) == by_rollouts("Jc Jd 4h", "Kh", power=1.0, count=100)


def test_known_cards_are_never_dealt_again() -> None:
    own = parse_cards("Ac Ad 2h 3s 4d 6c")
    dead = [card for card in Deck.FULL.cards if card not in own][:38]
    showing = [card for card in Deck.FULL.cards if card not in own and card not in dead][:4]
    share = equity(own, (), [Range(tuple(showing), 1.0)], dead, count=20, random=Random(1))
    assert 0.0 <= share <= 1.0


class TestHandsSoFar:
    @pytest.mark.parametrize(
        ("known", "weaker", "stronger"),
        [
            ("Kh", (3, 8), (3, 13)),
            ("Kh", (4, 4), (13, 4)),
            ("Kh", (13, 4), (13, 13)),
            ("9h", (3, 2), (8, 7)),
            ("9h Th", (3, 2), (8, 7)),
            ("9h 9d Th", (3, 2), (10, 2)),
            ("9h Tc Jd", (3, 2), (8, 7)),
        ],
    )
    def test_better_hidden_ranks_are_stronger(
        self, known: str, weaker: tuple[int, int], stronger: tuple[int, int]
    ) -> None:
        hand = PartialHand(parse_cards(known))
        assert hand.strength_by_ranks(*weaker) < hand.strength_by_ranks(*stronger)

    def test_suited_cards_are_a_draw_and_five_of_them_a_flush(self) -> None:
        suits = [card.suit for card in parse_cards("2c 3d")]
        draw, three = PartialHand(parse_cards("Kc Qc")), PartialHand(parse_cards("Kc Qc Jc"))
        assert draw.strength_by_suits(suits[0], suits[1]) == 0.0
        assert 0.0 < draw.strength_by_suits(suits[0], suits[0]) < three.strength_by_suits(suits[0], suits[0]) == 1.0
