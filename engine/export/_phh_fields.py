"""What PHH files of both games have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import Card
from engine.events import AntePosted
from engine.export.played import PlayedDeal

Value = bool | int | str | Sequence["Value"]
Fields = dict[str, Value]

UNKNOWN = "??"
"""A card that the viewer has not seen."""


def table_fields(deal: PlayedDeal) -> Fields:
    """Who sits where. ``seats`` counts from 1."""
    return {
        "hand": deal.number,
        "seats": [seat.number + 1 for seat in deal.seats],
        "players": [seat.player for seat in deal.seats],
    }


def garment_fields(deal: PlayedDeal) -> Fields:
    """What is at stake besides money."""
    if deal.rules.money_only:
        return {}
    return {"_garment_value": deal.rules.garment_value, "_garments": [seat.worn for seat in deal.seats]}


def antes_of(deal: PlayedDeal) -> list[int]:
    """What everybody posted, in the order of dealing."""
    posted = {event.seat: event.amount for event in deal.events if isinstance(event, AntePosted)}
    return [posted.get(seat.number, 0) for seat in deal.seats]


def player_labels(deal: PlayedDeal) -> dict[int, str]:
    """``p1`` is the player who is dealt to first."""
    return {seat.number: f"p{place}" for place, seat in enumerate(deal.seats, start=1)}


def cards_text(cards: Iterable[Card | None]) -> str:
    """Cards as PHH writes them; None is a card that nobody but its owner has seen."""
    return "".join(UNKNOWN if card is None else str(card) for card in cards)
