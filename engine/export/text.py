"""A deal as plain English sentences, one for each thing that happened (docs/export.md)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import Card
from engine.evaluation import HandDescription, describe
from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    CallMade,
    CardsDealt,
    CardsExchanged,
    Checked,
    CommunityCardDealt,
    Completed,
    DealTied,
    Event,
    Folded,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    HandShown,
    PotWon,
    RaiseMade,
    SeatBeaten,
    Stayed,
    StreetStarted,
    UncalledBetReturned,
)
from engine.export.played import PlayedDeal
from engine.rules import StudRules

_STREETS = {3: "Third street", 4: "Fourth street", 5: "Fifth street", 6: "Sixth street", 7: "Seventh street"}


def sentences_of(deal: PlayedDeal) -> list[str]:
    """The deal line by line. Cards that the viewer did not see are told as a number of cards."""
    names = {seat.number: seat.name for seat in deal.seats}
    lines = [_heading(deal), f"{names[deal.dealer]} deals"]
    lines += [
        f"{seat.name} has ${seat.money}" + (f" and wears {_count(seat.worn, 'garment')}" if seat.worn else "")
        for seat in deal.seats
    ]
    if deal.waiting_pot:
        lines.append(f"${deal.waiting_pot} wait on the table from a tie")
    told = (_sentence(event, names) for event in deal.events)
    return lines + [line for line in told if line is not None]


def _heading(deal: PlayedDeal) -> str:
    rules = deal.rules
    kind = "Redeal" if deal.is_redeal else "Deal"
    if isinstance(rules, StudRules):
        bring_in = f", bring-in ${rules.bring_in}" if rules.style == "casino" else ""
        stakes = f"ante ${rules.ante}{bring_in}, limits ${rules.small_bet} and ${rules.big_bet}"
        return f"{kind} {deal.number}: seven-card stud, {rules.style} style, {stakes}"
    return f"{kind} {deal.number}: five-card draw, {rules.deck} cards, ante ${rules.ante}, bets from ${rules.min_bet}"


_SENTENCES: dict[type[Event], str] = {
    AntePosted: "posts the ante, ${event.amount}",
    BringInPosted: "posts the bring-in, ${event.amount}",
    Completed: "completes, ${event.amount}",
    BetMade: "bets ${event.amount}",
    RaiseMade: "calls ${event.called} and raises by ${event.amount}",
    Checked: "checks",
    Stayed: "stays",
    Folded: "gives up",
    UncalledBetReturned: "takes back ${event.amount} that nobody called",
    GarmentStaked: "stakes a garment for ${event.value}: {event.garment}",
    GarmentFreed: "keeps the garment: {event.garment}",
    SeatBeaten: "is beaten and leaves with ${event.money}",
}
"""What a seat did, for events that are told in one way."""


def _sentence(event: Event, names: dict[int, str]) -> str | None:
    """What happened; None for what goes without saying."""
    told = _SENTENCES.get(type(event))
    told = _varied(event) if told is None else told.format(event=event)
    seat = getattr(event, "seat", None)
    return told if told is None or seat is None else f"{names[seat]} {told}"


def _varied(event: Event) -> str | None:
    told = None
    match event:
        case StreetStarted(street=street, burned=burned):
            told = _STREETS[street] + (", a card is burned" if burned else "")
        case CommunityCardDealt(card=card):
            told = f"A common card for everyone: {card}"
        case DealTied(pot=pot):
            told = f"Equal hands: ${pot} stay on the table"
        case CallMade(amount=amount):
            told = f"calls ${amount}" if amount else "shows the cards"
        case CardsDealt(cards=cards, count=count, face_up=face_up):
            what = _listed(cards) if cards else _count(count, "card")
            told = f"is dealt {what} face {'up' if face_up else 'down'}"
        case CardsExchanged():
            told = _exchange(event)
        case HandShown(cards=cards, value=value):
            told = f"shows {_listed(cards)}: {_hand(describe(value))}"
        case PotWon(amount=amount, pot=pot):
            told = f"wins ${amount}" + (f" of side pot {pot}" if pot else "")
        case GarmentLost(garment=garment, is_last=is_last):
            told = f"takes off {'the last' if is_last else 'a'} garment: {garment}"
    return told


def _exchange(event: CardsExchanged) -> str:
    paying = f"calls ${event.paid} and " if event.paid else ""
    if not event.count:
        return f"{paying}stands pat"
    known = f": {_listed(event.discarded)} for {_listed(event.drawn)}" if event.discarded else ""
    return f"{paying}exchanges {_count(event.count, 'card')}{known}"


def _hand(hand: HandDescription) -> str:
    ranks = "".join(rank.symbol for rank in (*hand.ranks, *hand.kickers))
    return f"{hand.category.name.lower().replace('_', ' ')}, {ranks}"


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
