"""What a deal came to, drawn from the match while it is played: the rows that history and statistics are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from engine.cards import Card
from engine.evaluation import HandCategory, describe, evaluate
from engine.events import (
    CardsDealt,
    DealEnded,
    DealStarted,
    DealTied,
    Event,
    GarmentBoughtBack,
    GarmentFreed,
    GarmentLost,
    GarmentStaked,
    HandShown,
    MatchEnded,
    PotWon,
    SeatBeaten,
)
from engine.match import Match
from engine.rules import HUMAN, DrawRules, MatchSetup
from engine.views import GarmentState, PublicSeat

_LEAST_HAND = 5


class DealOutcome(StrEnum):
    """How a deal ended."""

    SHOWDOWN = "showdown"
    GIVEN_UP = "given_up"
    """All but one dropped or folded."""
    TIED = "tied"


class GarmentMove(StrEnum):
    """What happened to a garment."""

    STAKED = "staked"
    FREED = "freed"
    LOST = "lost"
    BOUGHT_BACK = "bought_back"


@dataclass(frozen=True, slots=True)
class GarmentChange:
    """One move of a garment. A garment that is bought back belongs to the deal before the pause."""

    deal: int
    seat: int
    garment: str
    move: GarmentMove


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A deal for one seat. Cards of opponents are there only when they were shown."""

    seat: int
    cards: tuple[Card, ...]
    category: HandCategory | None
    """Category of the best five, community card included; None below five cards and for hidden hands."""
    first_category: HandCategory | None
    """Draw, the human's hand only: category before the exchange."""
    exchanged: int | None
    is_shown: bool
    has_folded: bool
    won: int
    """Dollars from the pots."""
    net: int
    """What the seat is worth now less what it was worth before, in dollars: money, and garments that are worn and not
    at stake at their value."""
    money: int
    """Dollars after the deal; a beaten seat's are those that it takes along."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """A deal or redeal that has ended."""

    number: int
    first_action: int
    """Number of the action, from 0, that dealt the cards."""
    last_action: int
    outcome: DealOutcome
    winner: int | None
    """Seat that took the largest part of the pots; None for a tie."""
    pot: int
    """Dollars in all pots; in a tie, those that wait."""
    community: tuple[Card, ...]
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Results:
    """What one action added."""

    deal: DealResult | None = None
    garments: tuple[GarmentChange, ...] = ()
    match_winner: int | None = None
    """The seat when the action ended the match."""


@dataclass(slots=True)
class _OpenDeal:
    number: int
    first_action: int
    worth: tuple[int, ...]
    events: list[Event] = field(default_factory=list)


class DealTracker:
    """Follows a match from its start, action by action, and reports results as they come to be."""

    def __init__(self, setup: MatchSetup) -> None:
        self._setup = setup
        self._worth = self._worth_of(Match(setup).seats)
        self._deal: _OpenDeal | None = None

    def follow(self, action_number: int, events: Sequence[Event], match: Match) -> Results:
        """Take in the events of action ``action_number`` (from 0); ``match`` stands just after it."""
        if any(isinstance(event, DealStarted) for event in events):
            self._deal = _OpenDeal(match.deal_number, action_number, self._worth)
        result = None
        if self._deal:
            self._deal.events += events
            if any(isinstance(event, DealEnded) for event in events):
                result = self._result(self._deal, action_number, match)
                self._deal = None
        self._worth = self._worth_of(match.seats)
        ended = next((event for event in events if isinstance(event, MatchEnded)), None)
        return Results(result, _garment_changes(events, match.deal_number), ended.winner if ended else None)

    def _result(self, deal: _OpenDeal, last_action: int, match: Match) -> DealResult:
        tie = next((event for event in deal.events if isinstance(event, DealTied)), None)
        shown = {event.seat: event.value for event in deal.events if isinstance(event, HandShown)}
        dealt_in = {event.seat for event in deal.events if isinstance(event, CardsDealt)}
        won: Counter[int] = Counter()
        for event in deal.events:
            if isinstance(event, PotWon):
                won[event.seat] += event.amount
        human = match.view(HUMAN)
        values = {HUMAN: self._value((*human.cards, *human.community)), **shown}
        return DealResult(
            number=deal.number,
            first_action=deal.first_action,
            last_action=last_action,
            outcome=_outcome(tie, shown),
            winner=won.most_common(1)[0][0] if won else None,
            pot=tie.pot if tie else won.total(),
            community=human.community,
            seats=tuple(
                SeatResult(
                    seat=seat.seat,
                    cards=human.cards if seat.seat == HUMAN else seat.shown,
                    category=_category(values.get(seat.seat)),
                    first_category=self._first_category(deal) if seat.seat == HUMAN else None,
                    exchanged=seat.exchanged,
                    is_shown=seat.seat in shown,
                    has_folded=seat.has_folded,
                    won=won[seat.seat],
                    net=self._worth_with(seat, deal.events) - deal.worth[seat.seat],
                    money=seat.money + _taken_along(deal.events, seat.seat),
                )
                for seat in match.seats
                if seat.seat in dealt_in
            ),
        )

    def _first_category(self, deal: _OpenDeal) -> HandCategory | None:
        if self._setup.rules.game != "draw":
            return None
        first = [event for event in deal.events if isinstance(event, CardsDealt) and event.seat == HUMAN]
        return _category(self._value(tuple(card for event in first for card in event.cards)))

    def _value(self, cards: tuple[Card, ...]) -> int | None:
        if len(cards) < _LEAST_HAND:
            return None
        rules = self._setup.rules
        return evaluate(cards, low_ace_joins_seven=isinstance(rules, DrawRules) and rules.low_ace_applies)

    def _worth_of(self, seats: Iterable[PublicSeat]) -> tuple[int, ...]:
        return tuple(self._worth_with(seat, ()) for seat in seats)

    def _worth_with(self, seat: PublicSeat, events: Iterable[Event]) -> int:
        worn = sum(garment.state is GarmentState.WORN for garment in seat.wardrobe)
        return seat.money + _taken_along(events, seat.seat) + worn * self._setup.rules.garment_value


_MOVES: dict[type[Event], GarmentMove] = {
    GarmentStaked: GarmentMove.STAKED,
    GarmentFreed: GarmentMove.FREED,
    GarmentLost: GarmentMove.LOST,
    GarmentBoughtBack: GarmentMove.BOUGHT_BACK,
}


def _outcome(tie: DealTied | None, shown: Mapping[int, int]) -> DealOutcome:
    if tie:
        return DealOutcome.TIED
    return DealOutcome.SHOWDOWN if shown else DealOutcome.GIVEN_UP


def _category(value: int | None) -> HandCategory | None:
    return describe(value).category if value is not None else None


def _garment_changes(events: Iterable[Event], deal: int) -> tuple[GarmentChange, ...]:
    return tuple(
        GarmentChange(deal, event.seat, event.garment, _MOVES[type(event)])
        for event in events
        if isinstance(event, GarmentStaked | GarmentFreed | GarmentLost | GarmentBoughtBack)
    )


def _taken_along(events: Iterable[Event], seat: int) -> int:
    """Money that the seat left the table with when it was beaten in ``events``; else 0."""
    return sum(event.money for event in events if isinstance(event, SeatBeaten) and event.seat == seat)
