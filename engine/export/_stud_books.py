"""Money and stakes of a stud deal as its PHH file needs them."""

from __future__ import annotations

from engine.cards import Card
from engine.events import (
    AntePosted,
    BetMade,
    BringInPosted,
    CallMade,
    CardsDealt,
    CommunityCardDealt,
    Completed,
    Event,
    Folded,
    GarmentStaked,
    PotWon,
    RaiseMade,
    StreetStarted,
    UncalledBetReturned,
)
from engine.export.played import PlayedDeal
from engine.rules import StudRules

_STANDARD_RAISES = 3


class StudBooks:
    """Money and stakes of the deal, followed event by event."""

    def __init__(self, deal: PlayedDeal, rules: StudRules) -> None:
        self._rules = rules
        self._free = {
            seat.number: min(seat.worn, rules.stakes_per_deal) if rules.stakes_clothes(seat.number) else 0
            for seat in deal.seats
        }
        self._stakes = dict.fromkeys(self._free, 0)
        self.money = {seat.number: seat.money for seat in deal.seats}
        self.paid = dict.fromkeys(self._free, 0)
        """Dollars in front of each seat on this street."""
        self.in_play = set(self._free)
        self._could_stake: set[int] = set()
        self._went_short: set[int] = set()
        self._raises = 0
        self._doors: dict[int, Card] = {}
        """First open cards, until somebody has brought in."""
        self._street = 3
        self._unit = rules.small_bet
        self._reasons: set[str] = set()
        if rules.style == "home":
            self._reasons.add("home style")

    def follow(self, event: Event) -> None:
        """Book one event."""
        match event:
            case CardsDealt(seat=seat, cards=(card,), face_up=True) if self._street == 3:
                self._doors[seat] = card
            case StreetStarted(street=street):
                self._see_who_brings_in(None)
                self._street = street
                self.paid = dict.fromkeys(self.paid, 0)
                self._raises = 0
                self._unit = self._rules.big_bet if street >= 5 else self._rules.small_bet
            case CommunityCardDealt() if len(self.in_play) < len(self._free):
                # The standard would have shuffled in what was burned and folded; with nobody out that is not enough.
                self._reasons.add("common card despite folds")
            case AntePosted(seat=seat, amount=amount):
                self.money[seat] -= amount
            case GarmentStaked(seat=seat, value=value):
                self.money[seat] += value
                self._stakes[seat] += 1
                self._could_stake.add(seat)
            case Folded(seat=seat):
                self.in_play.discard(seat)
            case UncalledBetReturned(seat=seat, amount=amount) | PotWon(seat=seat, amount=amount):
                self.money[seat] += amount
            case _:
                self._follow_bet(event)
        self._could_stake |= {seat for seat in self.in_play if not self.money[seat] and self._free[seat]}

    def _see_who_brings_in(self, opener: int | None) -> None:
        """Without clothes the lowest card of all who are not all-in would bring in; garments do not bring in (4.1)."""
        could = [seat for seat in self._doors if self.money[seat] or self._free[seat]]
        if self._rules.style == "casino" and could and opener != min(could, key=lambda seat: self._doors[seat]):
            self._reasons.add("bring-in passed on")
        self._doors = {}

    def _follow_bet(self, event: Event) -> None:
        if isinstance(event, BringInPosted | Completed) and self._doors:
            self._see_who_brings_in(event.seat)
        match event:
            case BringInPosted(seat=seat, amount=amount):
                self._add(seat, amount, is_short=amount < self._rules.bring_in)
                if self._rules.after_bring_in == "check":
                    self._reasons.add("open bring-in")
            case Completed(seat=seat, amount=amount):
                self._add(seat, amount, is_short=self.paid[seat] + amount < self._unit)
            case BetMade(seat=seat, amount=amount):
                self._add(seat, amount, is_short=amount < self._unit)
            case CallMade(seat=seat, amount=amount):
                self._add(seat, amount, is_short=False)
            case RaiseMade(seat=seat, called=called, amount=amount):
                self._add(seat, called + amount, is_short=amount < self._unit)
                self._raises += 1
                if self._raises > _STANDARD_RAISES:
                    self._reasons.add("more than three raises")

    def _add(self, seat: int, amount: int, *, is_short: bool) -> None:
        self.money[seat] -= amount
        self.paid[seat] += amount
        if is_short:
            self._went_short.add(seat)

    def lent(self, seat: int) -> int:
        """Dollars of garments that the seat starts with in the file."""
        return self._free[seat] * self._rules.garment_value if seat in self._could_stake else 0

    def not_staked(self, seat: int) -> int:
        """What is lent of them and was never staked."""
        return self.lent(seat) - self._stakes[seat] * self._rules.garment_value

    def beyond_standard(self) -> list[str]:
        """The rules that F7S does not know and that mattered."""
        reasons = set(self._reasons)
        if self._went_short & self._could_stake:
            reasons.add("all-in with a garment left")
        return sorted(reasons)
