"""How often each category comes among all hands (rules 1): what theory says to statistics and to the hand help."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.cards import Deck
from engine.evaluation import HandCategory

_CATEGORIES = tuple(HandCategory)
ROYAL_FLUSHES: Final = 4
"""Royal flushes among five cards, of either deck."""
ROYAL_FLUSHES_OF_SEVEN: Final = 4324
"""Ways in which seven cards hold a royal flush."""


def _counts(*weakest_first: int) -> Mapping[HandCategory, int]:
    return MappingProxyType(dict(zip(_CATEGORIES, weakest_first, strict=True)))


_FIVE_OF_FULL = _counts(1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40)
_FIVE_OF_SHORT = _counts(53_040, 107_520, 24_192, 10_752, 4_080, 208, 1_344, 224, 16)
_LOW_ACE = _counts(52_020, 107_520, 24_192, 10_752, 5_100, 204, 1_344, 224, 20)
_BEST_OF_SEVEN = _counts(
    23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584
)


def dealt_hands(deck: Deck, *, low_ace_joins_seven: bool = False) -> Mapping[HandCategory, int]:
    """How many of all hands of five cards are of each category."""
    if deck is Deck.FULL:
        return _FIVE_OF_FULL
    return _LOW_ACE if low_ace_joins_seven else _FIVE_OF_SHORT


def best_of_seven() -> Mapping[HandCategory, int]:
    """How many of all choices of seven cards are worth each category by their best five."""
    return _BEST_OF_SEVEN
