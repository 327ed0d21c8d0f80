"""Tables behind :mod:`engine.evaluation`: from sums of card keys to hand values.

A card is one number, its key: a rank part whose sums are different for every set of up to seven ranks (at most four
of each), and above it one small counter per suit. The sum of a hand's keys therefore says at once whether five cards
share a suit, and otherwise names the set of ranks, which is looked up.

A hand value packs the category and the ranks that decide, highest first, four bits each::

    category << 20 | first << 16 | second << 12 | third << 8 | fourth << 4 | fifth

so that values compare as hands do and describe themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import combinations

from engine.cards import Rank

HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH = range(9)
CATEGORY_SHIFT = 20
"""Bits of a hand value below its category."""

# The smallest known ascending numbers of which all sums of up to seven, at most four equal, differ.
RANK_KEYS: dict[int, int] = dict(
    zip(Rank, (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181), strict=True)
)
_RANK_BITS = 23
RANK_MASK = (1 << _RANK_BITS) - 1
"""The bits of a sum of keys that say the ranks; above them stand the suits."""
SUIT_UNITS = tuple(1 << (_RANK_BITS + 4 * suit) for suit in range(4))
# Every counter starts at three, so that the fifth card of a suit sets the counter's highest bit.
BIAS = sum(3 * unit for unit in SUIT_UNITS)
FLUSH_BITS = sum(8 * unit for unit in SUIT_UNITS)

HAND_SIZES = (5, 6, 7)
"""Cards of which the best five have a value."""

_BITS = [1 << rank for rank in range(15)]

# Ranks that occur once, twice, three and four times, each highest first.
_Groups = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def pack(category: int, first: int, second: int = 0, third: int = 0, fourth: int = 0, fifth: int = 0) -> int:
    """The hand value of a category and of the deciding ranks, most important first; 0 where no rank decides."""
    return category << CATEGORY_SHIFT | first << 16 | second << 12 | third << 8 | fourth << 4 | fifth


def _straight_tops(lowest: int) -> list[tuple[frozenset[int], int]]:
    """Rank sets of all straights with their top rank, best first; the ace also stands below the lowest rank."""
    tops = [(frozenset(range(top - 4, top + 1)), top) for top in range(14, lowest + 3, -1)]
    return [*tops, (frozenset({14, *range(lowest, lowest + 4)}), lowest + 3)]


class HandSizeError(ValueError):
    """A hand of a size that cannot be valued."""


class _BySize(dict[int, dict[int, int]]):
    """Tables by hand size, each made when a hand of that size is first looked up."""

    def __init__(self, make: Callable[[int], dict[int, int]]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, size: int) -> dict[int, int]:
        if size not in HAND_SIZES:
            raise HandSizeError(f"a hand of {size} cards has no value: five, six or seven are needed")
        table = self[size] = self._make(size)
        return table


class HandTables:
    """Values of all hands of five, six and seven cards of one deck.

    ``lowest`` is the lowest rank of straights; the ace also stands below it.
    """

    def __init__(self, lowest: int) -> None:
        self._ranks = range(lowest, 15)
        self._tops = _straight_tops(lowest)
        self.by_ranks = _BySize(self._rank_values)
        """Hand size to sum of rank keys to value, for hands without five cards of a suit."""
        self.by_suited = _BySize(self._suited_values)
        """Number of cards of one suit to sum of their rank keys to value."""

    @cached_property
    def _straights(self) -> dict[int, int]:
        """Bit set of ranks to the top of the best straight within it; only sets of five to seven ranks."""
        found: dict[int, int] = {}
        for size in HAND_SIZES:
            for ranks in combinations(self._ranks, size):
                best = next((top for straight, top in self._tops if straight.issubset(ranks)), 0)
                if best:
                    found[sum([_BITS[rank] for rank in ranks])] = best
        return found

    def _suited_values(self, size: int) -> dict[int, int]:
        """Sum of keys and value of every set of ``size`` ranks of one suit."""
        values: dict[int, int] = {}
        for ranks in combinations(self._ranks[::-1], size):
            top = self._straights.get(sum([_BITS[rank] for rank in ranks]))
            key = sum([RANK_KEYS[rank] for rank in ranks])
            values[key] = pack(STRAIGHT_FLUSH, top) if top else pack(FLUSH, *ranks[:5])
        return values

    def _rank_values(self, size: int) -> dict[int, int]:
        """Sum of keys and value of every set of ``size`` ranks, at most four equal."""
        lowest = self._ranks[0]
        values: dict[int, int] = {}

        def descend(rank: int, left: int, key: int, groups: _Groups) -> None:
            """Take none to four cards of ``rank``, then go on below it; ``left`` cards are still to be taken."""
            if not left:
                values[key] = self._value(groups)
                return
            below = 4 * (rank - lowest)
            if left <= below:
                descend(rank - 1, left, key, groups)
            rank_key = RANK_KEYS[rank]
            singles, pairs, trips, quads = groups
            if left - 1 <= below:
                descend(rank - 1, left - 1, key + rank_key, ((*singles, rank), pairs, trips, quads))
            if 2 <= left <= below + 2:
                descend(rank - 1, left - 2, key + 2 * rank_key, (singles, (*pairs, rank), trips, quads))
            if 3 <= left <= below + 3:
                descend(rank - 1, left - 3, key + 3 * rank_key, (singles, pairs, (*trips, rank), quads))
            if 4 <= left <= below + 4:
                descend(rank - 1, left - 4, key + 4 * rank_key, (singles, pairs, trips, (*quads, rank)))

        descend(self._ranks[-1], size, 0, ((), (), (), ()))
        return values

    def _value(self, groups: _Groups) -> int:  # noqa: PLR0911 - one line for each category
        """Value of the best five of a set of ranks, grouped by how often they occur."""
        singles, pairs, trips, quads = groups
        if quads:
            return pack(FOUR_OF_A_KIND, quads[0], max(trips + pairs + singles))
        if trips and (pairs or len(trips) > 1):
            return pack(FULL_HOUSE, trips[0], max(trips[1:] + pairs))
        if len(singles) + len(pairs) + len(trips) >= 5:
            top = self._straights.get(sum([_BITS[rank] for rank in singles + pairs + trips]))
            if top:
                return pack(STRAIGHT, top)
        if trips:
            return pack(THREE_OF_A_KIND, trips[0], *singles[:2])
        if len(pairs) > 1:
            return pack(TWO_PAIR, pairs[0], pairs[1], max(pairs[2:] + singles))
        if pairs:
            return pack(PAIR, pairs[0], *singles[:3])
        return pack(HIGH_CARD, *singles[:5])
