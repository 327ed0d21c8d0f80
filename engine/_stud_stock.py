"""The deck of a stud deal: burns, and what happens when more cards are needed than it holds (rules 3.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from engine.cards import Card
from engine.fairness import shuffled


class Supply(Enum):
    """Where the cards of a street come from that the deck alone cannot serve."""

    BURNED = auto()
    """Everybody gets one, the last from the burned cards that were shuffled in."""
    BURNED_AND_FOLDED = auto()
    """The same, and folded cards were shuffled in after the burned ones."""
    COMMUNITY = auto()
    """One card counts for all."""


class StudStock:
    """The cards that can still be dealt. Whatever is shuffled in is shuffled from the secret of the deal."""

    def __init__(self, order: Sequence[Card], secret: bytes, *, refills: bool) -> None:
        """``refills`` tells whether burned and folded cards may be shuffled in."""
        self._cards = list(order)[::-1]
        self.take: Callable[[], Card] = self._cards.pop
        """The next card."""
        self._burned: list[Card] = []
        self._secret = secret
        self._refills = refills

    def holds(self, count: int) -> bool:
        """Whether so many cards can be taken without shuffling any in."""
        return len(self._cards) >= count

    def burn_before(self, count: int) -> bool:
        """Burn a card and tell so, unless ``count`` cards could not be dealt after it."""
        if not self.holds(count + 1):
            return False
        self._burned.append(self._cards.pop())
        return True

    def refill(self, count: int, folded: Sequence[Card]) -> Supply:
        """Shuffle in what the rules allow until ``count`` cards can be taken, and tell how they can be."""
        with_burned = len(self._cards) + len(self._burned)
        if not self._refills or with_burned + len(folded) < count:
            return Supply.COMMUNITY
        self._put_under("burned cards", self._burned)
        self._burned = []
        if with_burned >= count:
            return Supply.BURNED
        self._put_under("folded cards", folded)
        return Supply.BURNED_AND_FOLDED

    def _put_under(self, purpose: str, cards: Sequence[Card]) -> None:
        """Put ``cards`` under the deck, shuffled."""
        self._cards[:0] = shuffled(self._secret, sorted(cards), purpose)
