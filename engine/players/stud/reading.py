"""What the betting says about hidden cards, in this deal and over many."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import prod

from engine.events import (
    BetMade,
    CallMade,
    Completed,
    DealEnded,
    DealStarted,
    Event,
    Folded,
    RaiseMade,
    StreetStarted,
)
from engine.players.stud.moves import stud_rules_of
from engine.players.stud.rollouts import Range
from engine.views import SeatView

_PER_BIG_BET_PAID = 1.5
_PER_RAISE = 0.8
_MOST_POWER = 3.0
_KNOWN_CHOICES = 12
"""So many choices of an average player are believed in before anything is seen."""
_AVERAGE_FOLDS, _AVERAGE_RAISES = 0.45, 0.2
_KNOWN_ANSWERS = 10
_FOLDS_ON_THIRD, _FOLDS_LATER = 0.45, 0.3
"""Shares of folds among an average player's answers to bets, and so many of his answers are believed in."""
_MOST_TRUST = 1.3


@dataclass(slots=True)
class Answers:
    """How often bets were answered by folding, and by calling or raising."""

    average: float
    """Share of folds of an average player."""
    folds: int = 0
    stays: int = 0

    @property
    def share_of_folds(self) -> float:
        """How often the next bet will be folded to."""
        return (self.folds + self.average * _KNOWN_ANSWERS) / (self.folds + self.stays + _KNOWN_ANSWERS)


@dataclass(slots=True)
class Habits:
    """How one opponent has answered bets so far."""

    folds: int = 0
    calls: int = 0
    raises: int = 0
    """Bets, raises and completions."""
    on_third: Answers = field(default_factory=lambda: Answers(_FOLDS_ON_THIRD))
    """Answers to bets on third street, where most hands are given up."""
    later: Answers = field(default_factory=lambda: Answers(_FOLDS_LATER))

    @property
    def _choices(self) -> int:
        return self.folds + self.calls + self.raises + _KNOWN_CHOICES

    @property
    def trust_in_calls(self) -> float:
        """How far a call means something: 1 for an average player, 0 for one who never folds."""
        share = (self.folds + _AVERAGE_FOLDS * _KNOWN_CHOICES) / self._choices
        return min(_MOST_TRUST, share / _AVERAGE_FOLDS)

    @property
    def trust_in_raises(self) -> float:
        """How far a raise means something: less than 1 for those who raise often."""
        share = (self.raises + _AVERAGE_RAISES * _KNOWN_CHOICES) / self._choices
        return min(_MOST_TRUST, _AVERAGE_RAISES / share) * min(1.0, self.trust_in_calls + 0.2)


class Reading:
    """Habits of everybody at the table, by seat."""

    def __init__(self) -> None:
        self._habits: dict[int, Habits] = {}
        self._watched_deals = 0

    def habits(self, seat: int) -> Habits:
        """What the seat has shown."""
        return self._habits.setdefault(seat, Habits())

    def watch(self, view: SeatView) -> None:
        """Learn from the deal in ``view`` if it is over and not known yet."""
        if view.deal_number <= self._watched_deals or not any(
            isinstance(event, DealEnded) for event in reversed(view.history)
        ):
            return
        self._watched_deals = view.deal_number
        street = 3
        for event in view.history:
            match event:
                case StreetStarted():
                    street = event.street
                case Folded(seat=seat):
                    self.habits(seat).folds += 1
                    self._answers(seat, street).folds += 1
                case CallMade(seat=seat):
                    self.habits(seat).calls += 1
                    self._answers(seat, street).stays += 1
                case RaiseMade(seat=seat):
                    self.habits(seat).raises += 1
                    self._answers(seat, street).stays += 1
                case BetMade(seat=seat) | Completed(seat=seat):
                    self.habits(seat).raises += 1

    def _answers(self, seat: int, street: int) -> Answers:
        return self.habits(seat).on_third if street == 3 else self.habits(seat).later

    def chance_of_folds(self, seats: Iterable[int], street: int) -> float:
        """The chance that all of ``seats`` fold to a bet on the street."""
        return prod(self._answers(seat, street).share_of_folds for seat in seats)

    def range_of(self, view: SeatView, seat: int, *, trust: float) -> Range:
        """What the seat may hold. ``trust`` from 0 to 1 says how far the betting is believed at all."""
        public = view.seats[seat]
        pressure = _Pressure.of(view, seat)
        habits = self.habits(seat)
        big_bet = stud_rules_of(view).big_bet
        power = _PER_BIG_BET_PAID * habits.trust_in_calls * pressure.paid / big_bet
        power += _PER_RAISE * habits.trust_in_raises * pressure.raises
        return Range(public.up_cards, min(_MOST_POWER, power) * trust)


@dataclass(slots=True)
class _Pressure:
    """What one seat has done of its own will in the deal."""

    paid: int = 0
    """Dollars beyond ante and bring-in."""
    raises: int = 0
    """Bets and raises on the street, of whoever made the last one."""

    @classmethod
    def of(cls, view: SeatView, seat: int) -> _Pressure:
        pressure = cls()
        raises = 0
        last: int | None = None
        for event in view.history:
            match event:
                case DealStarted() | StreetStarted():
                    raises, last = 0, None
                case BetMade(seat=by) | RaiseMade(seat=by) | Completed(seat=by):
                    raises, last = raises + 1, by
            if getattr(event, "seat", None) == seat:
                pressure.paid += _paid_freely(event)
        pressure.raises = raises if last == seat else 0
        return pressure


def _paid_freely(event: Event) -> int:
    """Dollars that the event put in; antes and bring-ins nobody chooses."""
    match event:
        case CallMade(amount=amount) | BetMade(amount=amount) | Completed(amount=amount):
            return amount
        case RaiseMade(called=called, amount=amount):
            return called + amount
    return 0
