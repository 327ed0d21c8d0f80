"""What a hand is worth, what it is called, and which cards make it (rules 1).

A value is a plain integer: the better hand has the greater one, equal hands are equal. Values of both decks and of
all hand sizes compare with each other, and :func:`describe` says what a value stands for.

Players who value thousands of hands per decision use the keys directly: ``evaluate_keys([card_key(card), ...])``, or
a partial sum that starts from :data:`BIAS`: when ``total & FLUSH_BITS`` is zero, the value of a hand of seven is
``values_by_ranks(7)[total & RANK_MASK]``.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import combinations_with_replacement

from engine import _hand_tables
from engine._hand_tables import BIAS, FLUSH_BITS, RANK_MASK, HandSizeError, HandTables
from engine.cards import Card, Deck, Rank

__all__ = [
    "BIAS",
    "FLUSH_BITS",
    "RANK_MASK",
    "BestFive",
    "HandCategory",
    "HandDescription",
    "HandSizeError",
    "best_five",
    "card_key",
    "describe",
    "evaluate",
    "evaluate_keys",
    "evaluate_showing",
    "values_by_ranks",
]


class HandCategory(IntEnum):
    """Categories, weakest first. A royal flush is the best straight flush."""

    HIGH_CARD = _hand_tables.HIGH_CARD
    PAIR = _hand_tables.PAIR
    TWO_PAIR = _hand_tables.TWO_PAIR
    THREE_OF_A_KIND = _hand_tables.THREE_OF_A_KIND
    STRAIGHT = _hand_tables.STRAIGHT
    FLUSH = _hand_tables.FLUSH
    FULL_HOUSE = _hand_tables.FULL_HOUSE
    FOUR_OF_A_KIND = _hand_tables.FOUR_OF_A_KIND
    STRAIGHT_FLUSH = _hand_tables.STRAIGHT_FLUSH


_KEYS = {card: _hand_tables.RANK_KEYS[card.rank] + _hand_tables.SUIT_UNITS[card.suit] for card in Deck.FULL.cards}
_key_of = _KEYS.__getitem__
_SUIT_OF_FLUSH = {8 * unit: 15 * unit for unit in _hand_tables.SUIT_UNITS}
_TABLES = HandTables(Rank.TWO)
_BY_RANKS = _TABLES.by_ranks
_BY_SUITED = _TABLES.by_suited


@cache
def _low_ace_tables() -> HandTables:
    """Tables of the 32-card deck in which A-7-8-9-10 is a straight."""
    return HandTables(Rank.SEVEN)


def card_key(card: Card) -> int:
    """The number that stands for ``card`` in sums of keys."""
    return _KEYS[card]


def evaluate(cards: Collection[Card], *, low_ace_joins_seven: bool = False) -> int:
    """Value of the best five of five, six or seven different cards, of either deck.

    With ``low_ace_joins_seven`` all cards are of the 32-card deck, and A-7-8-9-10 counts as a straight.
    Raises :class:`HandSizeError` for any other number of cards.
    """
    if low_ace_joins_seven:
        return _value_of([*map(_key_of, cards)], _low_ace_tables())
    total = sum(map(_key_of, cards), BIAS)
    if total & FLUSH_BITS:
        return _suited_value([*map(_key_of, cards)], total, _TABLES)
    return _BY_RANKS[len(cards)][total & RANK_MASK]


def evaluate_keys(keys: Sequence[int]) -> int:
    """Like :func:`evaluate`, for keys of :func:`card_key` instead of cards."""
    total = sum(keys, BIAS)
    if total & FLUSH_BITS:
        return _suited_value(keys, total, _TABLES)
    return _BY_RANKS[len(keys)][total & RANK_MASK]


def values_by_ranks(size: int) -> Mapping[int, int]:
    """Sum of rank keys (``total & RANK_MASK``) to value, for hands of ``size`` cards without five of a suit.

    Raises :class:`HandSizeError` unless ``size`` is five, six or seven.
    """
    return _BY_RANKS[size]


def _value_of(keys: Sequence[int], tables: HandTables) -> int:
    total = sum(keys, BIAS)
    if total & FLUSH_BITS:
        return _suited_value(keys, total, tables)
    return tables.by_ranks[len(keys)][total & RANK_MASK]


def _suited_value(keys: Sequence[int], total: int, tables: HandTables) -> int:
    """Value of a hand with five cards of a suit; with at most two more it holds neither full house nor quads."""
    suit = _SUIT_OF_FLUSH[total & FLUSH_BITS]
    suited = [key for key in keys if key & suit]
    return tables.by_suited[len(suited)][sum(suited) & RANK_MASK]


@dataclass(frozen=True, slots=True)
class HandDescription:
    """What a hand is called: "pair of queens, ace kicker" is a PAIR with the rank queen and an ace as first kicker."""

    category: HandCategory
    ranks: tuple[Rank, ...]
    """Ranks of the combination: the pair; both pairs, the higher first; trips and pair of a full house; the top card
    of a straight; all five of a flush; the highest card when there is nothing."""
    kickers: tuple[Rank, ...]
    """Ranks of the remaining cards of the five, highest first."""


# How many of a value's ranks belong to the combination.
_COMBINATION_RANKS = {HandCategory.TWO_PAIR: 2, HandCategory.FULL_HOUSE: 2, HandCategory.FLUSH: 5}

# How many cards stand behind each rank of a value; single cards beyond the list.
_GROUP_SIZES: dict[HandCategory, tuple[int, ...]] = {
    HandCategory.HIGH_CARD: (1,),
    HandCategory.PAIR: (2,),
    HandCategory.TWO_PAIR: (2, 2),
    HandCategory.THREE_OF_A_KIND: (3,),
    HandCategory.FULL_HOUSE: (3, 2),
    HandCategory.FOUR_OF_A_KIND: (4,),
}


def describe(value: int) -> HandDescription:
    """Category and ranks of a value from :func:`evaluate` or :func:`evaluate_showing`."""
    category = HandCategory(value >> _hand_tables.CATEGORY_SHIFT)
    places = (value >> shift & 15 for shift in (16, 12, 8, 4, 0))
    ranks = tuple(Rank(place) for place in places if place)
    count = _COMBINATION_RANKS.get(category, 1)
    return HandDescription(category, ranks[:count], ranks[count:])


# Sizes of the groups of equal cards, single cards left out.
_SHOWING_CATEGORIES = {
    (): HandCategory.HIGH_CARD,
    (2,): HandCategory.PAIR,
    (2, 2): HandCategory.TWO_PAIR,
    (3,): HandCategory.THREE_OF_A_KIND,
    (4,): HandCategory.FOUR_OF_A_KIND,
}


def evaluate_showing(cards: Collection[Card]) -> int:
    """Value of one to four cards by pairs, two pair, trips, quads and high cards alone (rules 3.2).

    It compares hands of equal size and of different sizes alike; a missing kicker is the lowest.
    """
    values = _showing_values().get(len(cards))
    if values is None:
        raise HandSizeError(f"{len(cards)} cards cannot be valued as a showing hand: one to four are needed")
    return values[sum(map(_key_of, cards)) & RANK_MASK]


@cache
def _showing_values() -> dict[int, dict[int, int]]:
    """By number of cards: sum of rank keys to value. There are 2,379 sets of ranks."""
    return {
        size: {
            sum([_hand_tables.RANK_KEYS[rank] for rank in ranks]): _showing_value(ranks)
            for ranks in combinations_with_replacement(Rank, size)
        }
        for size in range(1, 5)
    }


def _showing_value(cards: tuple[Rank, ...]) -> int:
    ranks = sorted(set(cards), key=lambda rank: (cards.count(rank), rank), reverse=True)
    category = _SHOWING_CATEGORIES[tuple(cards.count(rank) for rank in ranks if cards.count(rank) > 1)]
    return _hand_tables.pack(category, *ranks)


@dataclass(frozen=True, slots=True)
class BestFive:
    """The five cards that count, in the order of their weight."""

    value: int
    combination: tuple[Card, ...]
    """Cards that form the combination; the highest card when there is nothing."""
    kickers: tuple[Card, ...]


def best_five(cards: Collection[Card], *, low_ace_joins_seven: bool = False) -> BestFive:
    """The best five of five to seven cards, with the combination told from the kickers.

    Of equal choices the card of the higher suit is taken. Arguments and errors as for :func:`evaluate`.
    """
    value = evaluate(cards, low_ace_joins_seven=low_ace_joins_seven)
    description = describe(value)
    category = description.category
    left = sorted(cards, reverse=True)
    if category in (HandCategory.FLUSH, HandCategory.STRAIGHT_FLUSH):
        left = _cards_of_flush(left)
    if category is HandCategory.FLUSH:
        return BestFive(value, tuple(left[:5]), ())
    if category in (HandCategory.STRAIGHT, HandCategory.STRAIGHT_FLUSH):
        return BestFive(value, _cards_of_straight(left, description.ranks[0]), ())
    chosen: list[Card] = []
    sizes = _GROUP_SIZES[category]
    for place, rank in enumerate(description.ranks + description.kickers):
        size = sizes[place] if place < len(sizes) else 1
        chosen += [card for card in left if card.rank is rank][:size]
    return BestFive(value, tuple(chosen[: sum(sizes)]), tuple(chosen[sum(sizes) :]))


def _cards_of_flush(cards: list[Card]) -> list[Card]:
    """Cards of the suit of which there are five or more."""
    suits = [card.suit for card in cards]
    return [card for card in cards if suits.count(card.suit) >= 5]


def _cards_of_straight(cards: list[Card], top: Rank) -> tuple[Card, ...]:
    """One card of each rank from ``top`` down; where the fifth rank is missing, the ace stands in for it."""
    ranks = [rank for rank in range(top, top - 5, -1) if any(card.rank == rank for card in cards)]
    if len(ranks) == 4:
        ranks.append(Rank.ACE)
    return tuple(next(card for card in cards if card.rank == rank) for rank in ranks)
