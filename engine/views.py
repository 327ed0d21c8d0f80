"""What one seat may know. A computer player gets a view, never the deal (rules 5). Money is in whole dollars."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.actions import Options
from engine.cards import Card
from engine.events import Event
from engine.rules import Rules


class GarmentState(StrEnum):
    WORN = "worn"
    STAKED = "staked"
    OFF = "off"


class Phase(StrEnum):
    """Where a match stands."""

    OFFER = "offer"
    """A seat may buy a garment back."""
    READY = "ready"
    """The next deal (or redeal) may be dealt."""
    FIRST_BETTING = "first_betting"
    EXCHANGE = "exchange"
    SECOND_BETTING = "second_betting"
    THIRD_STREET = "third_street"
    FOURTH_STREET = "fourth_street"
    FIFTH_STREET = "fifth_street"
    SIXTH_STREET = "sixth_street"
    SEVENTH_STREET = "seventh_street"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Garment:
    """One garment of a wardrobe with its state."""

    id: str
    state: GarmentState


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """What everybody sees of a seat."""

    seat: int
    money: int
    paid_this_round: int
    paid_this_deal: int
    wardrobe: tuple[Garment, ...]
    """Outermost first; empty for a player without a wardrobe."""
    cards_held: int
    """Number of cards in hand, face up or down; 0 before the deal and after folding."""
    up_cards: tuple[Card, ...]
    """Stud: the cards that lie open."""
    exchanged: int | None
    """Draw: how many cards were exchanged in this deal; None before."""
    shown: tuple[Card, ...]
    """Cards shown at the showdown; empty before."""
    has_folded: bool
    is_beaten: bool

    @property
    def worn(self) -> int:
        """Garments still on, staked ones included."""
        return sum(garment.state is not GarmentState.OFF for garment in self.wardrobe)


@dataclass(frozen=True, slots=True)
class PotView:
    """One pot in dollars, and the seats that can win it."""

    amount: int
    eligible: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The match as ``seat`` sees it now."""

    seat: int
    rules: Rules
    phase: Phase
    deal_number: int
    """0 before the first deal."""
    dealer: int
    actor: int | None
    options: Options | None
    """This seat's options when it is on turn, else None."""
    cards: tuple[Card, ...]
    """Own cards, in the order in which they lie."""
    community: tuple[Card, ...]
    seats: tuple[PublicSeat, ...]
    pots: tuple[PotView, ...]
    """Dollars already collected and bets in front of the seats together, main pot first."""
    outstanding: int
    """Dollars that this seat must add to answer the last bet."""
    raises_this_round: int
    history: tuple[Event, ...]
    """Events of this deal (through all its redeals), with secrets of others blanked."""

    @property
    def me(self) -> PublicSeat:
        """The seat's own public part."""
        return self.seats[self.seat]

    @property
    def pot(self) -> int:
        """Dollars in all pots."""
        return sum(pot.amount for pot in self.pots)
