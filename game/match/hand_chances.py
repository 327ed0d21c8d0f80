"""What a player's own hand is worth now and what may become of it, from what he can see at the table."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from engine.cards import Card, Deck
from engine.evaluation import best_five, describe, evaluate, evaluate_showing
from engine.odds import Helping, Odds, cards_to_come, exchange_odds, helping_cards, seen_cards, stud_odds
from engine.players.discards import discards_of
from engine.rules import DrawRules
from engine.views import SeatView

_LEAST_VALUED = 5


@dataclass(frozen=True, slots=True)
class HandChances:
    """A hand at one moment of a deal."""

    cards: tuple[Card, ...]
    kept: frozenset[Card]
    """Draw before the exchange: the cards that stay; else all of them."""
    making: frozenset[Card]
    """The cards that make the combination."""
    value: int
    """What the hand is worth now; pairs and the like alone while there are fewer than five cards."""
    to_come: int
    """Cards that are still to come, in draw those that are to be exchanged."""
    odds: Odds | None
    """What the end may be; None when nothing is to come."""
    helping: tuple[Helping, ...]

    @property
    def improving(self) -> float:
        """Chance of a better combination in the end, kickers aside."""
        return self.odds.better_than(self.value) / self.odds.total if self.odds else 0.0


def hand_chances(view: SeatView, marked: Collection[int] = ()) -> HandChances | None:
    """The chances of the view's own hand; None without cards.

    ``marked`` are the positions to be exchanged in draw; without any, the usual exchange is supposed.
    """
    cards = (*view.cards, *view.community)
    if not view.cards:
        return None
    if isinstance(view.rules, DrawRules):
        return _draw_chances(view, view.rules, marked)
    to_come, seen = cards_to_come(view), seen_cards(view)
    odds = stud_odds(cards, seen, to_come) if to_come else None
    helping = helping_cards(cards, seen, Deck.FULL) if to_come else ()
    return HandChances(cards, frozenset(cards), _making(cards), _value(cards), to_come, odds, helping)


def _draw_chances(view: SeatView, rules: DrawRules, marked: Collection[int]) -> HandChances:
    deck, low_ace = Deck(rules.deck), rules.low_ace_applies
    cards = view.cards
    value = evaluate(cards, low_ace_joins_seven=low_ace)
    making = frozenset(best_five(cards, low_ace_joins_seven=low_ace).combination)
    if not cards_to_come(view):
        return HandChances(cards, frozenset(cards), making, value, 0, None, ())
    thrown = frozenset(marked) or frozenset(discards_of(view))
    kept = tuple(card for place, card in enumerate(cards) if place not in thrown)
    seen = seen_cards(view)
    odds = exchange_odds(kept, seen, deck, low_ace_joins_seven=low_ace)
    found = helping_cards(kept, seen, deck, low_ace_joins_seven=low_ace) if thrown else ()
    helping = tuple(entry for entry in found if entry.category > describe(value).category)
    return HandChances(cards, frozenset(kept), making, value, len(thrown), odds, helping)


def _making(cards: tuple[Card, ...]) -> frozenset[Card]:
    if len(cards) >= _LEAST_VALUED:
        return frozenset(best_five(cards).combination)
    hand = describe(evaluate_showing(cards))
    return frozenset(card for card in cards if card.rank in hand.ranks)


def _value(cards: tuple[Card, ...]) -> int:
    return evaluate(cards) if len(cards) >= _LEAST_VALUED else evaluate_showing(cards)
