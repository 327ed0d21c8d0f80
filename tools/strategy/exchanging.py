"""What exchanging cards leads to: exact where the outcomes are few, sampled evenly where they are many."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tools.strategy.compiled import compiled
from tools.strategy.hands import NO_PLAN, Hands, ValueTables, place_of

_MOST_OUTCOMES = 1200
"""Above this many ways to fill a hand up, as many random ones are taken instead."""


def count_outcomes(hands: Hands, buckets: npt.NDArray[np.int32]) -> npt.NDArray[np.float64]:
    """Shape (counts, buckets, values): how often each value follows from each bucket and number of cards."""
    counts = hands.kept.shape[1]
    outcomes = np.zeros((counts, int(np.max(buckets)) + 1, len(hands.values)), np.float64)
    deck = np.array([card.index for card in hands.deck.cards], np.int64)
    _fill_outcomes(hands.cards, hands.copies, hands.kept, buckets, deck, hands.tables, outcomes)
    return outcomes


@compiled
def _next_random(state: int) -> int:
    """A step of a 32-bit xorshift generator: the same numbers on every machine and in every version."""
    state ^= (state << 13) & 0xFFFFFFFF
    state ^= state >> 17
    state ^= (state << 5) & 0xFFFFFFFF
    return state


@compiled
def _fill_outcomes(
    hands: npt.NDArray[np.int8],
    copies: npt.NDArray[np.int64],
    kept: npt.NDArray[np.int8],
    buckets: npt.NDArray[np.int32],
    deck: npt.NDArray[np.int64],
    tables: ValueTables,
    outcomes: npt.NDArray[np.float64],
) -> None:
    rest = np.zeros(len(deck) - 5, np.int64)
    final = np.zeros(5, np.int64)
    state = 2463534242
    for index in range(len(hands)):
        size = 0
        for card in deck:
            held = False
            for own in hands[index]:
                held = held or own == card
            if not held:
                rest[size] = card
                size += 1
        for count in range(kept.shape[1]):
            mask = kept[index, count]
            if mask == NO_PLAN:
                continue
            fixed = 0
            for position in range(5):
                if mask >> position & 1:
                    final[fixed] = hands[index, position]
                    fixed += 1
            row = outcomes[count, buckets[index]]
            state = _fill_row(rest, final, fixed, float(copies[index]), tables, row, state)


@compiled
def _fill_row(
    rest: npt.NDArray[np.int64],
    final: npt.NDArray[np.int64],
    fixed: int,
    weight: float,
    tables: ValueTables,
    row: npt.NDArray[np.float64],
    state: int,
) -> int:
    """Add the outcomes of one hand and one number of cards; returns the state of the generator."""
    count = 5 - fixed
    ways = 1
    for step in range(count):
        ways = ways * (len(rest) - step) // (step + 1)
    if ways <= _MOST_OUTCOMES:
        chosen = np.arange(count)
        for _ in range(ways):
            for place in range(count):
                final[fixed + place] = rest[chosen[place]]
            row[place_of(final, tables)] += weight / ways
            place = count - 1
            while place >= 0 and chosen[place] == len(rest) - count + place:
                place -= 1
            if place >= 0:
                chosen[place] += 1
                for later in range(place + 1, count):
                    chosen[later] = chosen[later - 1] + 1
        return state
    for _ in range(_MOST_OUTCOMES):
        for place in range(count):
            state = _next_random(state)
            other = place + state % (len(rest) - place)
            rest[place], rest[other] = rest[other], rest[place]
            final[fixed + place] = rest[place]
        row[place_of(final, tables)] += weight / _MOST_OUTCOMES
    return state
