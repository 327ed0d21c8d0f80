"""Which cards to exchange when only one's own hand counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.cards import Card, Deck, Rank
from engine.players.draw.plans import DrawPlans, DrawType, plans_of, straight_masks
from engine.players.player import draw_rules_of
from engine.views import SeatView

_KEPT_HIGH_CARDS = 2


def draw_plans(cards: Sequence[Card], deck: Deck, *, low_ace_joins_seven: bool = False) -> DrawPlans:
    """All sensible ways to exchange cards of a hand of five from ``deck``."""
    straights = _straights(deck, low_ace_joins_seven)
    return plans_of([card.rank for card in cards], [card.suit for card in cards], straights)


def natural_discards(plans: DrawPlans) -> tuple[int, ...]:
    """Positions to exchange: all but the made part of a hand, one for a good draw, else all but two high cards."""
    counts = [count for count, kept in enumerate(plans.kept) if kept is not None]
    is_unpaired = max(counts) == len(plans.kept) - 1
    if not is_unpaired:
        return plans.discards(max(counts))
    return plans.discards(1 if plans.draw_type >= DrawType.OPEN_ENDED else 5 - _KEPT_HIGH_CARDS)


def discards_of(view: SeatView) -> tuple[int, ...]:
    """Positions that a sensible player exchanges, whatever the others do. Raises TypeError in stud."""
    return natural_discards(plans_for(view))


def plans_for(view: SeatView) -> DrawPlans:
    """All sensible ways to exchange cards of the view's own hand. Raises TypeError in stud."""
    rules = draw_rules_of(view)
    return draw_plans(view.cards, Deck(rules.deck), low_ace_joins_seven=rules.low_ace_applies)


@cache
def _straights(deck: Deck, low_ace_joins_seven: bool) -> tuple[int, ...]:
    ranks = [rank for rank in Rank if rank >= deck.lowest_rank]
    return straight_masks(ranks, low_ace=deck is Deck.FULL or low_ace_joins_seven)
