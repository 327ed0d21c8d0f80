"""All hands of a deck up to a change of suits, and a fast way to value any five cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.cards import Card, Deck
from engine.evaluation import RANK_MASK, card_key, evaluate
from engine.players.discards import draw_plans
from engine.players.draw.tree import MAX_DISCARDS
from tools.strategy.compiled import compiled

NO_PLAN = -1
"""Stands for "no sensible player exchanges that many" among kept masks."""

_CARDS = Deck.FULL.cards


class ValueTables(NamedTuple):
    """From cards to places in the list of different hand values."""

    keys: npt.NDArray[np.int64]
    """Rank key of each card by index."""
    by_ranks: npt.NDArray[np.int16]
    by_suited: npt.NDArray[np.int16]
    """By mask of the ranks of five cards of one suit."""


@dataclass(frozen=True, slots=True)
class Hands:
    """Every hand of a deck once per pattern of suits."""

    deck: Deck
    cards: npt.NDArray[np.int8]
    """Shape (hands, 5): card indexes, ascending."""
    copies: npt.NDArray[np.int64]
    """How many hands look like this one."""
    places: npt.NDArray[np.int16]
    """Place of the hand's value in ``values``."""
    values: npt.NDArray[np.int64]
    """All different hand values, ascending."""
    kept: npt.NDArray[np.int8]
    """Shape (hands, 6): mask of kept positions for each number of exchanged cards, or NO_PLAN."""
    draw_types: npt.NDArray[np.int8]
    tables: ValueTables


def list_hands(deck: Deck) -> Hands:
    """Enumerate, value and plan all hands of ``deck``."""
    cards, copies = _distinct_hands(deck)
    as_cards = [[_CARDS[index] for index in hand] for hand in cards.tolist()]
    every_value = np.array([evaluate(hand) for hand in as_cards], np.int64)
    values, places = np.unique(every_value, return_inverse=True)
    plans = [draw_plans(hand, deck) for hand in as_cards]
    kept = [[NO_PLAN if mask is None else mask for mask in plan.kept] for plan in plans]
    return Hands(
        deck=deck,
        cards=cards,
        copies=copies,
        places=places.astype(np.int16),
        values=values,
        kept=np.array(kept, np.int8).reshape(len(plans), MAX_DISCARDS + 1),
        draw_types=np.array([plan.draw_type for plan in plans], np.int8),
        tables=_value_tables(as_cards, places),
    )


def _distinct_hands(deck: Deck) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int64]]:
    indexes = [card.index for card in deck.cards]
    every = np.array(list(combinations(indexes, 5)), np.int64)
    ranks, suits = every >> 2, every & 3
    smallest = np.full(len(every), np.iinfo(np.int64).max)
    for order in permutations(range(4)):
        bits = np.left_shift(np.int64(1), 4 * ranks + np.array(order)[suits])
        np.minimum(smallest, bits.sum(axis=1), out=smallest)
    _, first, copies = np.unique(smallest, return_index=True, return_counts=True)
    return every[first].astype(np.int8), copies.astype(np.int64)


def _value_tables(hands: list[list[Card]], places: npt.NDArray[np.int64]) -> ValueTables:
    keys = np.array([card_key(card) & RANK_MASK for card in _CARDS], np.int64)
    top = 4 * int(keys[-1]) + int(keys[-5])
    by_ranks = np.full(top + 1, -1, np.int16)
    by_suited = np.full(1 << 13, -1, np.int16)
    for hand, place in zip(hands, places.tolist(), strict=True):
        if len({card.suit for card in hand}) == 1:
            by_suited[sum(1 << (card.index >> 2) for card in hand)] = place
        else:
            by_ranks[sum(int(keys[card.index]) for card in hand)] = place
    return ValueTables(keys, by_ranks, by_suited)


@compiled
def place_of(cards: npt.NDArray[np.int64], tables: ValueTables) -> int:
    """Place of the value of five cards in the list of different values."""
    suit = cards[0] & 3
    total = 0
    is_suited = True
    for card in cards:
        total += tables.keys[card]
        if card & 3 != suit:
            is_suited = False
    if not is_suited:
        return int(tables.by_ranks[total])
    mask = 0
    for card in cards:
        mask |= 1 << (card >> 2)
    return int(tables.by_suited[mask])
