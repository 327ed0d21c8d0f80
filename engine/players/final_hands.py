"""How a hand of draw stands against what others usually hold in the end."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from random import Random

from engine.cards import Card, Deck
from engine.evaluation import evaluate
from engine.players.discards import draw_plans, natural_discards

_SAMPLED_HANDS = 2000
_SAMPLED_DRAWS = 40
_SAMPLING_SEED = 1


class FinalHands:
    """Hands after a natural exchange, sampled once for a deck.

    What was sampled is fixed by a constant seed, so that every run of the program plays alike.
    """

    def __init__(self, deck: Deck, *, low_ace_joins_seven: bool) -> None:
        self._deck = deck
        self._low_ace = low_ace_joins_seven
        by_count: dict[int, list[int]] = {}
        random = Random(_SAMPLING_SEED)
        for _ in range(_SAMPLED_HANDS):
            cards = random.sample(deck.cards, 10)
            discards = self._natural(cards[:5])
            by_count.setdefault(len(discards), []).append(self._value(_exchange(cards[:5], discards, cards[5:])))
        self._by_count = {count: sorted(values) for count, values in by_count.items()}
        self._all = sorted(value for values in by_count.values() for value in values)

    def chance_now(self, cards: Sequence[Card], other_exchanged: int | None = None) -> float:
        """Chance that these five cards win against a player who has exchanged so many; None when it is not known."""
        return self._standing(self._value(cards), self._others(other_exchanged))

    def chance_before(self, cards: Sequence[Card], random: Random) -> float:
        """The same before one's own exchange, on average over the cards that may come."""
        discards = self._natural(cards)
        if not discards:
            return self.chance_now(cards)
        unseen = [card for card in self._deck.cards if card not in cards]
        total = 0.0
        for _ in range(_SAMPLED_DRAWS):
            drawn = random.sample(unseen, len(discards))
            total += self._standing(self._value(_exchange(cards, discards, drawn)), self._all)
        return total / _SAMPLED_DRAWS

    def _others(self, exchanged: int | None) -> list[int]:
        if exchanged is None:
            return self._all
        return self._by_count[min(exchanged, max(self._by_count))]

    def _natural(self, cards: Sequence[Card]) -> tuple[int, ...]:
        return natural_discards(draw_plans(cards, self._deck, low_ace_joins_seven=self._low_ace))

    def _value(self, cards: Sequence[Card]) -> int:
        return evaluate(cards, low_ace_joins_seven=self._low_ace)

    @staticmethod
    def _standing(value: int, others: list[int]) -> float:
        """Share of the other hands that the value beats, ties counted half."""
        return (bisect_left(others, value) + bisect_right(others, value)) / (2 * len(others))


@cache
def final_hands(deck: Deck, low_ace_joins_seven: bool) -> FinalHands:
    """The sample of a deck; the first call takes some tens of milliseconds."""
    return FinalHands(deck, low_ace_joins_seven=low_ace_joins_seven)


def _exchange(cards: Sequence[Card], discards: Sequence[int], drawn: Sequence[Card]) -> list[Card]:
    kept = [card for place, card in enumerate(cards) if place not in discards]
    return kept + list(drawn[: len(discards)])
