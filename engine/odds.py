"""What the cards to come make of a hand: exact counts, or a fair sample where there are too many ways to count.

A seat's own cards and everything that it has seen are enough; nothing here knows a hidden card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from random import Random

from engine import events as ev
from engine.cards import Card, Deck, Rank, Suit
from engine.evaluation import HandCategory, HandDescription, describe, evaluate, evaluate_showing
from engine.rules import DrawRules
from engine.views import Phase, SeatView

STUD_HAND = 7
DRAW_HAND = 5
"""Cards of a whole hand."""
_MOST_COUNTED = 20_000
"""So many ways are counted one by one; of more a sample of this size is taken."""
_SEED = 7
_MOST_SHOWING = 4
_SUITS = tuple(Suit)


@dataclass(frozen=True)
class Odds:
    """How many of all ways lead to which hand value."""

    ways: Mapping[int, int]
    """Values of :func:`engine.evaluate` with the number of ways that lead there."""
    is_exact: bool
    """Whether all ways were counted; otherwise they are a sample."""

    @cached_property
    def total(self) -> int:
        """All ways that were counted or sampled."""
        return sum(self.ways.values())

    def count(self, category: HandCategory) -> int:
        """Ways that end in the category, royal flushes included."""
        return sum(ways for value, ways in self.ways.items() if describe(value).category is category)

    @property
    def royal_flushes(self) -> int:
        """Ways that end in the best straight flush."""
        return sum(ways for value, ways in self.ways.items() if is_royal_flush(describe(value)))

    def better_than(self, value: int) -> int:
        """Ways that end in a better category than ``value``, or in the same one with higher ranks, kickers aside."""
        here = _weight(value)
        return sum(ways for other, ways in self.ways.items() if _weight(other) > here)


@dataclass(frozen=True, slots=True)
class Helping:
    """Cards each of which makes the hand one of a better category."""

    category: HandCategory
    """What they make of it."""
    cards: tuple[Card, ...]


def is_royal_flush(hand: HandDescription) -> bool:
    """Whether the hand is the best of all."""
    return hand.category is HandCategory.STRAIGHT_FLUSH and hand.ranks[0] is Rank.ACE


def _weight(value: int) -> tuple[HandCategory, tuple[Rank, ...]]:
    hand = describe(value)
    return hand.category, hand.ranks


def seen_cards(view: SeatView) -> frozenset[Card]:
    """Every card whose place the seat knows: its own, what lies or lay open, and what it threw away."""
    known = {*view.cards, *view.community}
    for seat in view.seats:
        known.update(seat.up_cards, seat.shown)
    for event in view.history:
        match event:
            case ev.DealStarted():
                known = {*view.cards, *view.community, *(card for seat in view.seats for card in seat.shown)}
            case ev.CardsDealt(cards=cards) | ev.HandShown(cards=cards):
                known.update(cards)
            case ev.CardsExchanged(discarded=discarded):
                known.update(discarded)
    return frozenset(known)


def cards_to_come(view: SeatView) -> int:
    """How many cards the seat can still get in this deal; in draw, 0 once it has exchanged."""
    if not view.cards or view.phase in (Phase.OFFER, Phase.READY, Phase.OVER):
        return 0
    if isinstance(view.rules, DrawRules):
        return DRAW_HAND if view.me.exchanged is None else 0
    return max(0, STUD_HAND - len(view.cards) - len(view.community))


def exchange_odds(
    kept: Collection[Card], seen: Collection[Card], deck: Deck, *, low_ace_joins_seven: bool = False
) -> Odds:
    """Draw: what five cards come of ``kept`` when the rest is drawn from the cards that were not ``seen``. Exact.

    ``seen`` includes ``kept`` and what is thrown away.
    """
    unseen = _unseen(seen, deck)
    drawn = DRAW_HAND - len(kept)
    ways: Counter[int] = Counter()
    for ranks, count in _rank_draws(unseen, drawn):
        ways[_rainbow_value(kept, ranks, low_ace=low_ace_joins_seven)] += count
    if len({card.suit for card in kept}) <= 1:
        for hand in _flushes(kept, unseen, drawn):
            drawn_ranks = Counter(card.rank for card in hand[len(kept) :])
            ways[_rainbow_value(kept, drawn_ranks, low_ace=low_ace_joins_seven)] -= 1
            ways[evaluate(hand, low_ace_joins_seven=low_ace_joins_seven)] += 1
    return Odds({value: count for value, count in ways.items() if count}, is_exact=True)


def _unseen(seen: Collection[Card], deck: Deck) -> list[Card]:
    known = set(seen)
    return [card for card in deck.cards if card not in known]


def _rank_draws(unseen: Collection[Card], drawn: int) -> Iterator[tuple[Counter[Rank], int]]:
    """Every choice of ranks for the drawn cards, with the number of ways to draw it."""
    left = Counter(card.rank for card in unseen)
    for choice in combinations_with_replacement(sorted(left), drawn):
        ranks = Counter(choice)
        count = prod(comb(left[rank], times) for rank, times in ranks.items())
        if count:
            yield ranks, count


def _rainbow_value(kept: Collection[Card], drawn: Mapping[Rank, int], *, low_ace: bool) -> int:
    """The value of these ranks in suits that make no flush."""
    ranks = [card.rank for card in kept]
    for rank, times in drawn.items():
        ranks += [rank] * times
    # With suits in turn five cards are never of one suit, and equal ranks, side by side, never the same card.
    cards = [Card(rank, _SUITS[place % len(_SUITS)]) for place, rank in enumerate(sorted(ranks))]
    return evaluate(cards, low_ace_joins_seven=low_ace)


def _flushes(kept: Collection[Card], unseen: Collection[Card], drawn: int) -> Iterator[tuple[Card, ...]]:
    """Every hand of one suit that can be drawn; the drawn cards are its last."""
    for suit in {card.suit for card in kept} or set(_SUITS):
        for cards in combinations([card for card in unseen if card.suit is suit], drawn):
            yield (*kept, *cards)


def stud_odds(cards: Collection[Card], seen: Collection[Card], to_come: int) -> Odds:
    """Stud: what the best five of ``cards`` and ``to_come`` more are, drawn from the cards that were not ``seen``.

    Exact when three or fewer cards are to come, else a sample that is the same for the same cards.
    """
    unseen = _unseen(seen, Deck.FULL)
    if comb(len(unseen), to_come) <= _MOST_COUNTED:
        hands = (evaluate((*cards, *more)) for more in combinations(unseen, to_come))
        return Odds(Counter(hands), is_exact=True)
    chance = Random(_SEED)
    sampled = (evaluate((*cards, *chance.sample(unseen, to_come))) for _ in range(_MOST_COUNTED))
    return Odds(Counter(sampled), is_exact=False)


def helping_cards(
    cards: Collection[Card], seen: Collection[Card], deck: Deck, *, low_ace_joins_seven: bool = False
) -> tuple[Helping, ...]:
    """Single cards that make a better category of up to six ``cards``, by what they make, the best first."""
    now = _category(cards, low_ace=low_ace_joins_seven)
    found: dict[HandCategory, list[Card]] = {}
    for card in _unseen(seen, deck):
        category = _category((*cards, card), low_ace=low_ace_joins_seven)
        if category > now:
            found.setdefault(category, []).append(card)
    return tuple(Helping(category, tuple(found[category])) for category in sorted(found, reverse=True))


def _category(cards: Collection[Card], *, low_ace: bool) -> HandCategory:
    if not cards:
        return HandCategory.HIGH_CARD
    if len(cards) <= _MOST_SHOWING:
        return describe(evaluate_showing(cards)).category
    return describe(evaluate(cards, low_ace_joins_seven=low_ace)).category
