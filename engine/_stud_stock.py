"""The deck of a stud deal: burns, and what happens when more cards are needed than it holds (rules 3.4)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from engine.cards import Card
from engine.fairness import shuffled


class Supply(Enum):
    """How a street can be served."""

    DECK = auto()
    """Everybody gets a card from the deck."""
    REFILLED = auto()
    """Everybody gets a card, the last ones from burned cards that were shuffled in."""
    REFILLED_WITH_FOLDED = auto()
    """Everybody gets a card, the last ones from burned and folded cards that were shuffled in."""
    COMMUNITY = auto()
    """One card for all."""


class StudStock:
    """The cards that can still be dealt. Whatever is shuffled in is shuffled from the secret of the deal."""

    def __init__(self, order: Sequence[Card], secret: bytes, *, refills: bool) -> None:
        """``refills`` tells whether burned and folded cards may be shuffled in."""
        self._cards = list(reversed(order))
        self._burned: list[Card] = []
        self._secret = secret
        self._refills = refills

    def take(self) -> Card:
        """The next card."""
        return self._cards.pop()

    def burn_before(self, count: int) -> bool:
        """Burn a card and tell so, unless ``count`` cards could not be dealt after it."""
        if len(self._cards) <= count:
            return False
        self._burned.append(self._cards.pop())
        return True

    def provide(self, count: int, folded: Sequence[Card]) -> Supply:
        """Make sure that ``count`` cards can be taken, as far as the rules allow, and tell how."""
        if len(self._cards) >= count:
            return Supply.DECK
        with_burned = len(self._cards) + len(self._burned)
        if not self._refills or with_burned + len(folded) < count:
            return Supply.COMMUNITY
        self._refill("burned cards", self._burned)
        self._burned = []
        if with_burned >= count:
            return Supply.REFILLED
        self._refill("folded cards", folded)
        return Supply.REFILLED_WITH_FOLDED

    def _refill(self, purpose: str, cards: Sequence[Card]) -> None:
        """Put ``cards`` under the deck, shuffled."""
        self._cards[:0] = shuffled(self._secret, sorted(cards), purpose)
