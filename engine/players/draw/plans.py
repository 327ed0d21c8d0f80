"""Which cards a sensible player would keep, for every number of cards that he may exchange."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from engine.players.draw.tree import MAX_DISCARDS

ALL_KEPT = 0b11111
"""The bits of all five positions."""


class DrawType(IntEnum):
    """What a hand that is not made yet may become by exchanging one card."""

    NOTHING = 0
    GUTSHOT = 1
    OPEN_ENDED = 2
    FOUR_FLUSH = 3
    FOUR_FLUSH_AND_STRAIGHT = 4


@dataclass(frozen=True, slots=True)
class DrawPlans:
    """One way to exchange each number of cards.

    ``kept[count]`` has a bit set for every position that is kept, and is None when no sensible player would exchange
    that many.
    """

    kept: tuple[int | None, ...]
    draw_type: DrawType

    def discards(self, count: int) -> tuple[int, ...]:
        """Positions to exchange; ValueError when there is no such plan."""
        kept = self.kept[count]
        if kept is None:
            raise ValueError(f"no plan exchanges {count} cards")
        return tuple(position for position in range(5) if not kept >> position & 1)


def plans_of(ranks: Sequence[int], suits: Sequence[int], straights: Sequence[int]) -> DrawPlans:
    """The plans for five cards.

    ``ranks`` are 2 to 14, ``suits`` any numbers, ``straights`` one mask per straight with a bit for each of its ranks.
    """
    counts = [ranks.count(rank) for rank in ranks]
    most = max(counts)
    grouped = _mask(count > 1 for count in counts)
    if most == 1:
        return _unpaired(ranks, suits, straights)
    if grouped == ALL_KEPT:
        return _plans({})
    if most == 4 or grouped.bit_count() == 4:
        return _plans({1: grouped})
    if most == 3:
        return _plans({2: grouped, 1: grouped | _highest(ranks, grouped)})
    return _pair(ranks, suits, straights, grouped)


def straight_masks(ranks: Sequence[int], *, low_ace: bool) -> tuple[int, ...]:
    """One mask for each straight of a deck whose ranks are ``ranks``, lowest first.

    ``low_ace`` lets the ace stand below the lowest rank.
    """
    ordered = sorted(set(ranks))
    wheel = [(*ordered[:4], ordered[-1])] if low_ace else []
    runs = [tuple(ordered[start : start + 5]) for start in range(len(ordered) - 4)]
    return tuple(sum(1 << rank for rank in run) for run in [*wheel, *runs])


def _mask(flags: Iterable[bool]) -> int:
    return sum(1 << position for position, flag in enumerate(flags) if flag)


def _plans(kept: dict[int, int], draw_type: DrawType = DrawType.NOTHING) -> DrawPlans:
    every = {0: ALL_KEPT, **kept}
    return DrawPlans(tuple(every.get(count) for count in range(MAX_DISCARDS + 1)), draw_type)


def _highest(ranks: Sequence[int], kept: int) -> int:
    """The bit of the highest card that is not among ``kept``."""
    free = [position for position in range(5) if not kept >> position & 1]
    return 1 << max(free, key=lambda position: ranks[position])


def _four_flush(suits: Sequence[int]) -> int:
    for suit in suits:
        if suits.count(suit) == 4:
            return _mask(other == suit for other in suits)
    return 0


def _straight_outs(ranks_held: int, straights: Sequence[int]) -> int:
    """How many ranks would complete four different ranks to a straight."""
    missing = 0
    for straight in straights:
        lacking = straight & ~ranks_held
        if lacking.bit_count() == 1:
            missing |= lacking
    return missing.bit_count()


def _pair(ranks: Sequence[int], suits: Sequence[int], straights: Sequence[int], pair: int) -> DrawPlans:
    with_one = pair | _highest(ranks, pair)
    kept = {3: pair, 2: with_one, 1: with_one | _highest(ranks, with_one)}
    flush = _four_flush(suits)
    if flush:
        return _plans({**kept, 1: flush}, DrawType.FOUR_FLUSH)
    if _straight_outs(sum(1 << rank for rank in set(ranks)), straights) > 1:
        first = ranks.index(next(rank for rank in ranks if ranks.count(rank) == 2))
        return _plans({**kept, 1: ALL_KEPT & ~(1 << first)}, DrawType.OPEN_ENDED)
    return _plans(kept)


def _unpaired(ranks: Sequence[int], suits: Sequence[int], straights: Sequence[int]) -> DrawPlans:
    held = sum(1 << rank for rank in ranks)
    if len(set(suits)) == 1 or held in straights:
        return _plans({})
    kept = {5: 0}
    best = 0
    for count in (4, 3, 2, 1):
        best |= _highest(ranks, best)
        kept[count] = best
    outs = [_straight_outs(held & ~(1 << rank), straights) for rank in ranks]
    # Of two equally good draws the one that throws the lower card away keeps the better high card.
    dropped = min(range(5), key=lambda position: (-outs[position], ranks[position]))
    flush = _four_flush(suits)
    if flush:
        kept[1] = flush
        return _plans(kept, DrawType.FOUR_FLUSH_AND_STRAIGHT if outs[dropped] else DrawType.FOUR_FLUSH)
    if outs[dropped]:
        kept[1] = ALL_KEPT & ~(1 << dropped)
        return _plans(kept, DrawType.OPEN_ENDED if outs[dropped] > 1 else DrawType.GUTSHOT)
    return _plans(kept)
