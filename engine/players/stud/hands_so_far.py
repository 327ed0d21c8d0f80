"""How strong a stud hand looks before it is complete: what its owner would bet on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.cards import Card, Rank, Suit

_PAIR, _PER_RANK_OF_PAIR = 0.38, 0.035
_TWO_PAIR, _PER_RANK_OF_TWO_PAIR = 0.85, 0.01
_NOTHING, _PER_RANK_OF_NOTHING = 0.08, 0.012
_OPEN_STRAIGHT = 0.5
_FLUSH_DRAW = 0.7
_MADE = 1.0
_LOWEST = int(Rank.TWO)


class PartialHand:
    """Known cards of somebody, three to six with the two that lie hidden: how strong each pair of these would be."""

    def __init__(self, known: Sequence[Card]) -> None:
        """``known`` are one to four cards that lie open."""
        self._ranks = Counter(int(card.rank) for card in known)
        self._suits = Counter(card.suit for card in known)
        self._size = len(known) + 2

    def strength_by_ranks(self, first: int, second: int) -> float:
        """Strength from 0 to 1 with two hidden cards of these ranks, whatever their suits."""
        counts = self._ranks.copy()
        counts[first] += 1
        counts[second] += 1
        pairs = [rank for rank, count in counts.items() if count >= 2]
        if max(counts.values()) >= 3:
            return _MADE
        if len(pairs) >= 2:
            return _TWO_PAIR + _PER_RANK_OF_TWO_PAIR * (max(pairs) - _LOWEST)
        longest = _longest_run(counts)
        if longest >= 5:
            return _MADE
        if pairs:
            return _PAIR + _PER_RANK_OF_PAIR * (pairs[0] - _LOWEST)
        if longest >= min(self._size, 4):
            return _OPEN_STRAIGHT
        return _NOTHING + _PER_RANK_OF_NOTHING * (max(counts) - _LOWEST)

    def strength_by_suits(self, first: Suit, second: Suit) -> float:
        """Strength with two hidden cards of these suits, whatever their ranks; 0 when no flush is near."""
        counts = self._suits.copy()
        counts[first] += 1
        counts[second] += 1
        longest = max(counts.values())
        if longest >= 5:
            return _MADE
        return _FLUSH_DRAW if longest >= min(self._size, 4) else 0.0


def _longest_run(ranks: Counter[int]) -> int:
    """Cards of the longest straight without a gap; the ace counts at both ends."""
    held = set(ranks) | ({1} if int(Rank.ACE) in ranks else set())
    longest = run = 0
    for rank in range(1, 15):
        run = run + 1 if rank in held else 0
        longest = max(longest, run)
    return longest
