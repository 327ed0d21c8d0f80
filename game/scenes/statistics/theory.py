"""How often each hand came, beside how often it should."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import sqrt

from engine.cards import Deck
from engine.evaluation import HandCategory
from engine.frequencies import best_of_seven, dealt_hands
from game.storage.filters import DealFilter
from game.storage.statistics import HandCounts, Statistics

_DEVIATIONS = 1.96
"""95 of 100 players are within so many standard deviations."""


class HandSet(Enum):
    """Hands of one kind, for which one theory holds."""

    DRAW_FULL = "draw 52"
    DRAW_SHORT = "draw 32"
    STUD = "stud"

    @property
    def theory(self) -> Mapping[HandCategory, int]:
        """Counts of all hands that can be dealt."""
        if self is HandSet.STUD:
            return best_of_seven()
        return dealt_hands(Deck.FULL if self is HandSet.DRAW_FULL else Deck.SHORT)


@dataclass(frozen=True, slots=True)
class Comparison:
    """One category: what was seen, what was due, and how far luck alone goes."""

    category: HandCategory
    seen: int
    due: float
    spread: float
    """Half the width of the range in which 95 of 100 players are."""


def hands_of(statistics: Statistics, wanted: DealFilter, kind: HandSet) -> HandCounts:
    """The human's hands of one kind among the deals of the filter."""
    if kind is HandSet.STUD:
        return statistics.full_stud_hands(replace(wanted, game="stud"))
    deck = Deck.FULL if kind is HandSet.DRAW_FULL else Deck.SHORT
    return statistics.first_hands(replace(wanted, game="draw", deck=deck))


def compared(hands: HandCounts, kind: HandSet) -> tuple[Comparison, ...]:
    """Every category from the best down, those of straight flushes together."""
    whole = sum(kind.theory.values())
    rows = []
    for category in reversed(HandCategory):
        share = kind.theory[category] / whole
        due = hands.total * share
        rows.append(Comparison(category, hands.counts[category], due, _DEVIATIONS * sqrt(due * (1 - share))))
    return tuple(rows)
