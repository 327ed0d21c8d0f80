"""What happened, as immutable records. Events are the only way the outside learns of it.

Seats are numbers from 0; the human sits at 0. Money is in whole dollars. A garment is named by its id within its
owner's wardrobe ("jacket"). An event with a secret part carries it in fields that :meth:`Event.seen_by` blanks for
everybody who may not see it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card


class StakeReason(StrEnum):
    """Why a garment was staked (rules 4.1)."""

    ANTE = "ante"
    CALL = "call"


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""

    def seen_by(self, seat: int | None) -> Event:  # noqa: ARG002 - only events with a secret part ask who looks
        """The event as ``seat`` saw it; None is a spectator who sees only what lies open."""
        return self


@dataclass(frozen=True, slots=True)
class DealStarted(Event):
    """A deal or a redeal begins. ``commitment`` is the SHA-256 of the secret, in hexadecimal."""

    number: int
    """1 for the first deal of the match; redeals count on."""
    commitment: str
    first_to_speak: int | None
    """Draw: who speaks first. None in stud, where the cards decide."""
    dealer: int
    waiting_pot: int
    """Dollars on the table from a tie; 0 for a fresh deal."""
    is_redeal: bool


@dataclass(frozen=True, slots=True)
class AntePosted(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class GarmentStaked(Event):
    """``value`` dollars were added to the seat's money; the garment, still worn, is at stake."""

    seat: int
    garment: str
    value: int
    reason: StakeReason


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """``count`` cards to one seat; ``cards`` is empty for those who may not see them."""

    seat: int
    count: int
    cards: tuple[Card, ...]
    face_up: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if self.face_up or seat == self.seat else CardsDealt(self.seat, self.count, ())


@dataclass(frozen=True, slots=True)
class CommunityCardDealt(Event):
    """Stud: one card in the middle counts for everyone (rules 3.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class StreetStarted(Event):
    """Stud: ``street`` 3 to 7 begins; ``burned`` tells whether a card was burned first."""

    street: int
    burned: bool


@dataclass(frozen=True, slots=True)
class BetMade(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class RaiseMade(Event):
    """``called`` paid the outstanding bet, ``amount`` came on top."""

    seat: int
    called: int
    amount: int


@dataclass(frozen=True, slots=True)
class CallMade(Event):
    """``amount`` may be 0: a CALL that only shows the cards."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Stayed(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Checked(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """DROP in draw, FOLD in stud."""

    seat: int


@dataclass(frozen=True, slots=True)
class BringInPosted(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """Stud: ``amount`` dollars paid to complete to the small bet."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class CardsExchanged(Event):
    """Draw: ``paid`` settled the outstanding bet. Positions and cards are the owner's secret."""

    seat: int
    count: int
    paid: int
    positions: tuple[int, ...]
    discarded: tuple[Card, ...]
    drawn: tuple[Card, ...]

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardsExchanged(self.seat, self.count, self.paid, (), (), ())


@dataclass(frozen=True, slots=True)
class UncalledBetReturned(Event):
    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """``value`` is :func:`engine.evaluate`'s number for the best five of ``cards`` and the community card."""

    seat: int
    cards: tuple[Card, ...]
    value: int


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """One seat's share of one pot. ``pot`` 0 is the main pot. ``by_showdown`` is False when all others gave up."""

    seat: int
    amount: int
    pot: int
    by_showdown: bool


@dataclass(frozen=True, slots=True)
class DealTied(Event):
    """Draw: equal hands; ``pot`` dollars wait on the table for a redeal."""

    pot: int


@dataclass(frozen=True, slots=True)
class GarmentFreed(Event):
    """The deal was won: ``value`` dollars were taken back and the garment is no longer at stake."""

    seat: int
    garment: str
    value: int


@dataclass(frozen=True, slots=True)
class GarmentLost(Event):
    """The garment comes off. ``winner`` is the seat that took the (largest) pot."""

    seat: int
    garment: str
    winner: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class GarmentBoughtBack(Event):
    seat: int
    garment: str
    value: int


@dataclass(frozen=True, slots=True)
class BuyBackDeclined(Event):
    seat: int
    garment: str


@dataclass(frozen=True, slots=True)
class SeatBeaten(Event):
    """The seat leaves the table and takes ``money`` dollars along."""

    seat: int
    money: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """``secret`` may be known now to whoever checks the deal, but not at the table: it tells all hidden cards."""

    number: int
    secret: bytes

    def seen_by(self, seat: int | None) -> Event:  # noqa: ARG002 - nobody at the table sees it
        return DealEnded(self.number, b"")


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """``winner`` 0 is the human; otherwise the opponent who beat him (stud: with the most money)."""

    winner: int
