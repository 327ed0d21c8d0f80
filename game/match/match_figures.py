"""What a match has come to so far, told by its events and by what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.evaluation import HandDescription, describe
from engine.events import DealEnded, DealStarted, Event, GarmentBoughtBack, HandShown, PotWon
from engine.views import GarmentState, PublicSeat
from game.match.running_match import HUMAN, RunningMatch


@dataclass(frozen=True, slots=True)
class BiggestPot:
    """The deal with the most money in its pots."""

    amount: int
    deal: int


@dataclass(frozen=True, slots=True)
class MatchFigures:
    """Figures of one match. Money is in dollars."""

    deals: int
    biggest_pot: BiggestPot | None
    best_hand: HandDescription | None
    """The human's best hand that was shown."""
    garments_won: int
    garments_at_stake: int
    """All garments of all opponents; 0 when nobody stakes clothes."""
    bought_back: tuple[tuple[int, str], ...]
    """Seats of opponents and garments that they bought back, in order."""
    money: int
    winnings: int
    """What the human has won or lost since the beginning."""


def figures_of(match: RunningMatch) -> MatchFigures:
    """The figures of a match as it stands."""
    view, events = match.view(), match.events_since()
    opponents = [seat for seat in view.seats if seat.seat != HUMAN]
    hands = [event.value for event in events if isinstance(event, HandShown) and event.seat == HUMAN]
    bought = (event for event in events if isinstance(event, GarmentBoughtBack) and event.seat != HUMAN)
    return MatchFigures(
        deals=view.deal_number,
        biggest_pot=_biggest_pot(events),
        best_hand=describe(max(hands)) if hands else None,
        garments_won=sum(_off(seat) for seat in opponents),
        garments_at_stake=sum(len(seat.wardrobe) for seat in opponents),
        bought_back=tuple((event.seat, event.garment) for event in bought),
        money=view.me.money,
        winnings=view.me.money - match.setup.rules.starting_money,
    )


def _off(seat: PublicSeat) -> int:
    return sum(garment.state is GarmentState.OFF for garment in seat.wardrobe)


def _biggest_pot(events: Iterable[Event]) -> BiggestPot | None:
    biggest, deal, amount = None, 0, 0
    for event in events:
        match event:
            case DealStarted(number=number):
                deal, amount = number, 0
            case PotWon(amount=part):
                amount += part
            case DealEnded() if amount and (biggest is None or amount > biggest.amount):
                biggest = BiggestPot(amount, deal)
    return biggest
