"""Results of deals as rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cards import Card
from game.storage.results import DealResult, Results
from game.storage.statements import Statement, insertion


def result_statements(match_id: int, action_number: int, results: Results) -> Iterator[Statement]:
    """Statements that add what action ``action_number`` led to, as far as it is not there.

    The action's own row has to be there already.
    """
    for position, change in enumerate(results.garments):
        yield insertion(
            "garment_changes",
            match_id=match_id,
            action=action_number,
            position=position,
            deal=change.deal,
            seat=change.seat,
            garment=change.garment,
            change=change.move,
        )
    if results.deal:
        yield from _deal_statements(match_id, results.deal)


def _deal_statements(match_id: int, deal: DealResult) -> Iterator[Statement]:
    yield insertion(
        "deals",
        match_id=match_id,
        number=deal.number,
        first_action=deal.first_action,
        last_action=deal.last_action,
        outcome=deal.outcome,
        winner=deal.winner,
        pot=deal.pot,
        community=cards_text(deal.community),
    )
    for seat in deal.seats:
        yield insertion(
            "deal_seats",
            match_id=match_id,
            deal=deal.number,
            seat=seat.seat,
            cards=cards_text(seat.cards),
            category=seat.category,
            first_category=seat.first_category,
            exchanged=seat.exchanged,
            is_shown=seat.is_shown,
            has_folded=seat.has_folded,
            won=seat.won,
            net=seat.net,
            money=seat.money,
        )


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as :func:`engine.cards.parse_cards` reads them."""
    return " ".join(map(str, cards))
