"""Equity in stud by rollouts: the unseen cards are dealt out many times, hidden hands in proportion to their weight."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, combinations_with_replacement
from random import Random

from engine.cards import Card, Deck, Rank, Suit
from engine.evaluation import BIAS, FLUSH_BITS, RANK_MASK, card_key, evaluate_keys, values_by_ranks
from engine.players.stud.hands_so_far import PartialHand

_HAND = 7
_HIDDEN_PAIR = 2
_MOST_TRIES = 12

_Pair = tuple[int, int, int]
"""Bits of two cards together, and the key of each."""


@dataclass(frozen=True, slots=True)
class Range:
    """What is known of one opponent: open cards, and how strongly the betting speaks for strong hidden ones."""

    showing: tuple[Card, ...]
    power: float
    """Hidden pairs are weighted by their strength to this power; 0 holds all to be equally likely."""


def prepare() -> None:
    """Build the tables that the first rollout needs, which takes some tens of milliseconds."""
    values_by_ranks(_HAND)


def equity(
    own: Sequence[Card],
    community: Sequence[Card],
    ranges: Sequence[Range],
    dead: Sequence[Card],
    *,
    count: int,
    random: Random,
) -> float:
    """The share of the pot that ``own`` wins on average in ``count`` rollouts, from 0 to 1.

    ``dead`` are cards of others that were seen and are out of play. With too few unseen cards for everybody the last
    card is a common one, as by the rules.
    """
    known = {*own, *community, *dead, *(card for it in ranges for card in it.showing)}
    unseen = [card for card in Deck.FULL.cards if card not in known]
    rollouts = _Rollouts(own, community, ranges, unseen, random, count)
    return rollouts.shares(count) / count


class _Rollouts:
    """Cards are pairs of a bit, which tells quickly whether a card is taken already, and a key of the evaluation."""

    def __init__(
        self,
        own: Sequence[Card],
        community: Sequence[Card],
        ranges: Sequence[Range],
        unseen: Sequence[Card],
        random: Random,
        count: int,
    ) -> None:
        self._random = random
        self._order = [(1 << card.index, card_key(card)) for card in unseen]
        common = [card_key(card) for card in community]
        missing = [_HAND - len(common) - len(own), *(_HAND - len(common) - len(it.showing) for it in ranges)]
        self._shares_last = not common and sum(missing) > len(unseen)
        self._own = _Holding([*map(card_key, own), *common], missing[0] - self._shares_last)
        self._others = [
            _Holding([*map(card_key, it.showing), *common], needed - self._shares_last - _HIDDEN_PAIR)
            for it, needed in zip(ranges, missing[1:], strict=True)
        ]
        self._pairs = [_drawn_pairs(it, unseen, random, count) for it in ranges]
        self._needed = sum(it.missing for it in (self._own, *self._others)) + self._shares_last
        # So many cards in a row hold enough that nobody has, whatever the hidden pairs are.
        self._reach = self._needed + _HIDDEN_PAIR * len(ranges)
        self._deals_per_shuffle = max(1, len(unseen) // max(1, self._reach))

    def shares(self, count: int) -> float:
        """Deal so many times and add up what share of each pot one's own hand wins."""
        won = 0.0
        chance = self._random.random
        for number in range(count):
            turn = number % self._deals_per_shuffle
            if turn == 0:
                # Sorting by chance takes half the time of a shuffle.
                self._order.sort(key=lambda _: chance())
            won += self._share(number, turn * self._reach)
        return won

    def _share(self, number: int, start: int) -> float:
        """Deal once, from ``start`` in the shuffled order."""
        taken = 0
        hidden: list[_Pair] = []
        for pairs in self._pairs:
            pair = pairs[number]
            if pair[0] & taken:
                pair = self._free_pair(pairs, number, taken)
            taken |= pair[0]
            hidden.append(pair)
        stock = [key for bit, key in self._order[start : start + self._reach] if not bit & taken]
        place = int(self._shares_last)
        last = stock[:place]
        own = self._own
        mine = own.value([*last, *stock[place : place + own.missing]])
        place += own.missing
        winners = 1
        for other, (_, first, second) in zip(self._others, hidden, strict=True):
            value = other.value([first, second, *last, *stock[place : place + other.missing]])
            if value > mine:
                return 0.0
            winners += value == mine
            place += other.missing
        return 1.0 / winners

    def _free_pair(self, pairs: Sequence[_Pair], number: int, taken: int) -> _Pair:
        """The hidden pair of this rollout, or the next one that nobody else holds."""
        for place in range(number, number + _MOST_TRIES):
            pair = pairs[place % len(pairs)]
            if not pair[0] & taken:
                return pair
        (bit, key), (other_bit, other_key) = [it for it in self._order if not it[0] & taken][:_HIDDEN_PAIR]
        return bit | other_bit, key, other_key


class _Holding:
    """Known cards of one hand, summed up once."""

    def __init__(self, keys: list[int], missing: int) -> None:
        """``missing`` more cards come from the stock."""
        self.missing = missing
        self._keys = keys
        self._total = sum(keys, BIAS)
        self._by_ranks = values_by_ranks(_HAND)

    def value(self, others: list[int]) -> int:
        """Value of the hand with the keys of the cards that it lacks."""
        total = sum(others, self._total)
        return evaluate_keys(self._keys + others) if total & FLUSH_BITS else self._by_ranks[total & RANK_MASK]


def _drawn_pairs(it: Range, unseen: Sequence[Card], random: Random, count: int) -> list[_Pair]:
    """Hidden pairs of one opponent for so many rollouts, drawn in proportion to their weight."""
    pairs = [*combinations(unseen, _HIDDEN_PAIR)]
    drawn = random.choices(pairs, cum_weights=[*accumulate(_weights(it, unseen))], k=count)
    return [(1 << first.index | 1 << second.index, card_key(first), card_key(second)) for first, second in drawn]


def _weights(it: Range, unseen: Sequence[Card]) -> list[float]:
    """A weight for every pair of unseen cards, in the order of combinations."""
    if not it.power:
        return [1.0] * (len(unseen) * (len(unseen) - 1) // 2)
    strengths = _strengths(it.showing)
    by_ranks = [[strength**it.power for strength in row] for row in strengths.by_ranks]
    by_suits = [[strength**it.power for strength in row] for row in strengths.by_suits]
    cards = [(card.rank, card.suit) for card in unseen]
    weights: list[float] = []
    for place, (rank, suit) in enumerate(cards, start=1):
        of_ranks, of_suits = by_ranks[rank], by_suits[suit]
        weights += [max(of_ranks[other], of_suits[other_suit]) for other, other_suit in cards[place:]]
    return weights


@dataclass(frozen=True, slots=True)
class _Strengths:
    """How strong a partial hand is with each pair of hidden cards, in rows by rank or suit of the one card."""

    by_ranks: Sequence[Sequence[float]]
    by_suits: Sequence[Sequence[float]]


@lru_cache(maxsize=64)
def _strengths(showing: tuple[Card, ...]) -> _Strengths:
    hand = PartialHand(showing)
    by_ranks = [[0.0] * (Rank.ACE + 1) for _ in range(Rank.ACE + 1)]
    for first, second in combinations_with_replacement(Rank, _HIDDEN_PAIR):
        by_ranks[first][second] = by_ranks[second][first] = hand.strength_by_ranks(first, second)
    by_suits = [[hand.strength_by_suits(first, second) for second in Suit] for first in Suit]
    return _Strengths(by_ranks, by_suits)
