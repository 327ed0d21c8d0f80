"""The chances of improving against published counts and against counting by hand."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine import Deck, DrawRules, Match, MatchSetup, SeatSetup, StartDeal, StudRules, actions, evaluate, parse_cards
from engine.evaluation import HandCategory as Hand
from engine.odds import cards_to_come, exchange_odds, helping_cards, seen_cards, stud_odds

FULL, SHORT = Deck.FULL, Deck.SHORT

PUBLISHED = [
    # kept, thrown away, deck, counts of categories, all ways
    ("As Ah", "9c 7d 3s", FULL, {Hand.PAIR: 11559, Hand.TWO_PAIR: 2592, Hand.THREE_OF_A_KIND: 1854,
                                 Hand.FULL_HOUSE: 165, Hand.FOUR_OF_A_KIND: 45}, 16215),
    ("As Ah", "9c 7d Ts", SHORT, {Hand.PAIR: 1579, Hand.TWO_PAIR: 702, Hand.THREE_OF_A_KIND: 534,
                                  Hand.FULL_HOUSE: 85, Hand.FOUR_OF_A_KIND: 25}, 2925),
    ("9s 9h Ac", "7d 3s", FULL, {Hand.PAIR: 801, Hand.TWO_PAIR: 186, Hand.THREE_OF_A_KIND: 84,
                                 Hand.FULL_HOUSE: 9, Hand.FOUR_OF_A_KIND: 1}, 1081),
    ("9s 9h Ac", "7d Ts", SHORT, {Hand.PAIR: 201, Hand.TWO_PAIR: 96, Hand.THREE_OF_A_KIND: 44,
                                  Hand.FULL_HOUSE: 9, Hand.FOUR_OF_A_KIND: 1}, 351),
    ("Ks Kh 9c 9d", "7s", FULL, {Hand.TWO_PAIR: 43, Hand.FULL_HOUSE: 4}, 47),
    ("Ks Kh 9c 9d", "7s", SHORT, {Hand.TWO_PAIR: 23, Hand.FULL_HOUSE: 4}, 27),
    ("Ks Kh Kc", "9d 7s", FULL, {Hand.THREE_OF_A_KIND: 969, Hand.FULL_HOUSE: 66, Hand.FOUR_OF_A_KIND: 46}, 1081),
    ("Ks Kh Kc", "9d 7s", SHORT, {Hand.THREE_OF_A_KIND: 289, Hand.FULL_HOUSE: 36, Hand.FOUR_OF_A_KIND: 26}, 351),
    ("Ah Kh 9h 8h", "3s", FULL, {Hand.FLUSH: 9, Hand.PAIR: 12, Hand.HIGH_CARD: 26}, 47),
    ("Ah Kh 9h 8h", "Js", SHORT, {Hand.FLUSH: 4, Hand.PAIR: 12, Hand.HIGH_CARD: 11}, 27),
    ("Jh Th 9h 8h", "2s", FULL, {Hand.STRAIGHT: 6, Hand.FLUSH: 7, Hand.STRAIGHT_FLUSH: 2, Hand.PAIR: 12,
                                 Hand.HIGH_CARD: 20}, 47),
    ("Jh Th 9h 8h", "As", SHORT, {Hand.STRAIGHT: 6, Hand.FLUSH: 2, Hand.STRAIGHT_FLUSH: 2, Hand.PAIR: 12,
                                  Hand.HIGH_CARD: 5}, 27),
]  # fmt: skip


@pytest.mark.parametrize(("kept", "thrown", "deck", "counts", "total"), PUBLISHED)
def test_exchanges_have_the_published_counts(
    kept: str, thrown: str, deck: Deck, counts: dict[Hand, int], total: int
) -> None:
    hand = parse_cards(kept)
    odds = exchange_odds(hand, (*hand, *parse_cards(thrown)), deck)
    assert odds.is_exact
    assert odds.total == total
    assert {category: odds.count(category) for category in Hand if odds.count(category)} == counts


def test_five_new_cards_of_a_whole_deck_are_all_hands() -> None:
    odds = exchange_odds((), (), FULL)
    assert odds.total == 2_598_960
    assert odds.count(Hand.STRAIGHT_FLUSH) == 40
    assert odds.royal_flushes == 4
    assert odds.count(Hand.FLUSH) == 5108
    assert odds.count(Hand.HIGH_CARD) == 1_302_540


@pytest.mark.parametrize("deck", [FULL, SHORT])
@pytest.mark.parametrize("kept", ["Qd Qs", "Kd Jd", "Ac", ""])
def test_exchanges_agree_with_counting_one_by_one(deck: Deck, kept: str) -> None:
    cards = parse_cards(kept)
    seen = (*cards, *parse_cards("8c 8h 9h Tc 9d"))[:6] + deck.cards[12:24]
    known = set(seen) | set(cards)
    unseen = [card for card in deck.cards if card not in known]
    expected: dict[int, int] = {}
    for drawn in combinations(unseen, 5 - len(cards)):
        value = evaluate((*cards, *drawn))
        expected[value] = expected.get(value, 0) + 1
    assert exchange_odds(cards, known, deck).ways == expected


def test_the_low_ace_makes_straights_only_where_it_plays() -> None:
    cards = parse_cards("Td 9s 8h 7c")
    seen = (*cards, *parse_cards("Kd"))
    assert exchange_odds(cards, seen, SHORT).count(Hand.STRAIGHT) == 4
    assert exchange_odds(cards, seen, SHORT, low_ace_joins_seven=True).count(Hand.STRAIGHT) == 8


def test_a_pat_hand_stays_what_it_is() -> None:
    flush = parse_cards("Ah Jh 9h 4h 2h")
    odds = exchange_odds(flush, flush, FULL)
    assert odds.ways == {evaluate(flush): 1}


def test_stud_with_four_cards_to_come_is_a_steady_sample() -> None:
    rolled_up = parse_cards("9c 9d 9h")
    odds = stud_odds(rolled_up, rolled_up, 4)
    assert not odds.is_exact
    # 123,970 of 211,876 ways leave three of a kind alone, and 67,848 make a full house.
    assert odds.count(Hand.THREE_OF_A_KIND) / odds.total == pytest.approx(123_970 / 211_876, abs=0.015)
    assert odds.count(Hand.FULL_HOUSE) / odds.total == pytest.approx(67_848 / 211_876, abs=0.015)
    assert odds == stud_odds(rolled_up, rolled_up, 4)


def test_stud_with_two_cards_to_come_is_counted() -> None:
    cards = parse_cards("Kd Kc Ks 7s 4d")
    seen = (*cards, *parse_cards("9h Th Jd Qc 2c 3c 5h 6h"))
    odds = stud_odds(cards, seen, 2)
    assert odds.is_exact
    assert odds.total == 39 * 38 // 2
    assert odds.count(Hand.FOUR_OF_A_KIND) == 38
    now = evaluate(cards)
    assert odds.better_than(now) == odds.total - odds.count(Hand.THREE_OF_A_KIND)


def test_a_better_kicker_is_no_better_hand() -> None:
    cards = parse_cards("Kd Kc 9s 7s 4d 2h")
    odds = stud_odds(cards, cards, 1)
    assert odds.better_than(evaluate(cards)) == 2 + 12


def test_cards_that_help_are_told_by_what_they_make() -> None:
    cards = parse_cards("Jh Th 9h 8h")
    helping = helping_cards(cards, (*cards, *parse_cards("2s")), FULL)
    assert [(entry.category, len(entry.cards)) for entry in helping] == [
        (Hand.STRAIGHT_FLUSH, 2),
        (Hand.FLUSH, 7),
        (Hand.STRAIGHT, 6),
        (Hand.PAIR, 12),
    ]


def test_a_view_says_what_was_seen_and_what_is_to_come() -> None:
    seats = SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("coat", "shirt"))
    match = Match(MatchSetup(rules=DrawRules(), seats=seats))
    match.act(StartDeal(bytes(32)))
    before = match.view(0)
    assert seen_cards(before) == set(before.cards)
    assert cards_to_come(before) == 5
    match.act(actions.Stay())
    while match.view(0).me.exchanged is None:
        match.act(actions.Draw((0, 1)))
    after = match.view(0)
    assert seen_cards(after) == set(before.cards) | set(after.cards)
    assert cards_to_come(after) == 0


def test_open_cards_of_others_are_seen_in_stud() -> None:
    seats = (SeatSetup(player="human"), *(SeatSetup(player=name, wardrobe=("hat", "coat")) for name in "abc"))
    match = Match(MatchSetup(rules=StudRules(), seats=seats))
    match.act(StartDeal(bytes(32)))
    view = match.view(0)
    open_cards = {card for seat in view.seats for card in seat.up_cards}
    assert seen_cards(view) == set(view.cards) | open_cards
    assert cards_to_come(view) == 4


def test_before_a_deal_no_cards_are_to_come() -> None:
    match = Match(
        MatchSetup(
            rules=StudRules(players=2, money_only=True), seats=(SeatSetup(player="human"), SeatSetup(player="other"))
        )
    )
    assert cards_to_come(match.view(0)) == 0


def test_with_no_cards_every_card_that_pairs_nothing_helps_nobody() -> None:
    assert helping_cards((), (), FULL) == ()
