"""The table as it stood after some event: a fold over the events that the human saw.

Nothing here is another truth beside the engine's: the same events always give the same state, and after the last one
it agrees with the match's view. The picture can therefore be rebuilt at any position of the events.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from engine import events as ev
from engine.cards import Card
from engine.rules import MatchSetup
from engine.views import Garment, GarmentState

DECISIONS = (ev.BetMade, ev.RaiseMade, ev.CallMade, ev.Stayed, ev.Checked, ev.Folded, ev.CardsExchanged, ev.Completed)
"""Events by which a seat says what it chose to do."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """One seat as the human sees it."""

    money: int
    wardrobe: tuple[Garment, ...]
    cards: tuple[Card | None, ...] = ()
    """None for a card that is not known."""
    shown: tuple[Card, ...] = ()
    value: int | None = None
    """The worth of the shown cards."""
    up: frozenset[int] = frozenset()
    """Stud: places of the cards that lie open."""
    paid_this_round: int = 0
    """Dollars paid in this betting; antes do not count."""
    paid_this_deal: int = 0
    has_folded: bool = False
    is_beaten: bool = False
    last_action: ev.Event | None = None
    """What the seat decided last in this deal; in stud, on this street."""

    @property
    def worn(self) -> frozenset[str]:
        """Garments still on, staked ones included."""
        return frozenset(garment.id for garment in self.wardrobe if garment.state is not GarmentState.OFF)

    @property
    def staked(self) -> tuple[str, ...]:
        """Garments at stake, outermost first."""
        return tuple(garment.id for garment in self.wardrobe if garment.state is GarmentState.STAKED)

    @property
    def off(self) -> tuple[str, ...]:
        """Garments that are off, outermost first."""
        return tuple(garment.id for garment in self.wardrobe if garment.state is GarmentState.OFF)

    def with_garment(self, garment: str, state: GarmentState) -> SeatState:
        """The seat with one garment in another state."""
        changed = tuple(Garment(worn.id, state) if worn.id == garment else worn for worn in self.wardrobe)
        return replace(self, wardrobe=changed)


@dataclass(frozen=True, slots=True)
class TableState:
    """Everything that the table shows, apart from what moves."""

    seats: tuple[SeatState, ...]
    pot: int = 0
    deal_number: int = 0
    dealer: int | None = None
    commitment: str = ""
    mucked: int = 0
    """Cards that were thrown away in this deal."""
    deal_events: tuple[ev.Event, ...] = ()
    """What happened in this deal, through all its redeals, and after it."""
    wins: tuple[ev.PotWon, ...] = ()
    """What has been won of the pots of this deal."""
    is_tied: bool = False
    street: int = 0
    """Stud: 3 to 7; 0 before the first cards."""
    brought_in: int | None = None
    """Stud: the seat that posted the bring-in of this deal."""
    community: tuple[Card, ...] = ()
    """Stud: a common card in the middle."""

    @property
    def won(self) -> ev.PotWon | None:
        """What was won last in this deal; None before."""
        return self.wins[-1] if self.wins else None

    @property
    def is_closing(self) -> bool:
        """Whether the deal is over, or its cards lie open: the cards make room for the banner."""
        return self.is_tied or self.won is not None or any(seat.shown for seat in self.seats)


def first_state(setup: MatchSetup) -> TableState:
    """The table before the first deal."""
    rules = setup.rules
    seats = []
    for number, seat in enumerate(setup.seats):
        clothes = seat.wardrobe if rules.stakes_clothes(number) else ()
        wardrobe = tuple(Garment(garment, GarmentState.WORN) for garment in clothes)
        seats.append(SeatState(rules.starting_money, wardrobe))
    return TableState(tuple(seats))


def state_after(state: TableState, events: Iterable[ev.Event]) -> TableState:
    """The table after ``events`` too."""
    for event in events:
        state = after(state, event)
    return state


def after(state: TableState, event: ev.Event) -> TableState:
    """The table after one more event."""
    if isinstance(event, ev.DealStarted):
        return _new_deal(state, event)
    state = replace(state, deal_events=(*state.deal_events, event))
    for follow in (_payments, _streets, _cards, _clothes, _outcome):
        changed = follow(state, event)
        if changed is not None:
            return changed
    return state


def paid(event: ev.Event) -> int:
    """Dollars that the seat of ``event`` put into the pot by it."""
    match event:
        case ev.RaiseMade(_, called, amount):
            return called + amount
        case ev.CardsExchanged():
            return event.paid
        case (
            ev.AntePosted(_, amount)
            | ev.BetMade(_, amount)
            | ev.CallMade(_, amount)
            | ev.BringInPosted(_, amount)
            | ev.Completed(_, amount)
        ):
            return amount
    return 0


def _new_deal(state: TableState, event: ev.DealStarted) -> TableState:
    seats = tuple(SeatState(seat.money, seat.wardrobe, is_beaten=seat.is_beaten) for seat in state.seats)
    former = state.deal_events if event.is_redeal else ()
    return TableState(
        seats,
        pot=event.waiting_pot,
        deal_number=event.number,
        dealer=event.dealer,
        commitment=event.commitment,
        deal_events=(*former, event),
    )


def _with_seat(state: TableState, number: int, seat: SeatState) -> TableState:
    return replace(state, seats=(*state.seats[:number], seat, *state.seats[number + 1 :]))


def _payments(state: TableState, event: ev.Event) -> TableState | None:
    match event:
        case ev.AntePosted(number) | ev.BetMade(number) | ev.RaiseMade(number) | ev.CallMade(number):
            return _pay(state, number, event)
        case ev.BringInPosted(number):
            return replace(_pay(state, number, event), brought_in=number)
        case ev.Completed(number) | ev.Stayed(number) | ev.Checked(number):
            return _pay(state, number, event)
        case ev.UncalledBetReturned(number, amount):
            seat = state.seats[number]
            back = replace(
                seat,
                money=seat.money + amount,
                paid_this_round=seat.paid_this_round - amount,
                paid_this_deal=seat.paid_this_deal - amount,
            )
            return replace(_with_seat(state, number, back), pot=state.pot - amount)
    return None


def _pay(state: TableState, number: int, event: ev.Event) -> TableState:
    seat, amount = state.seats[number], paid(event)
    is_ante = isinstance(event, ev.AntePosted)
    poorer = replace(
        seat,
        money=seat.money - amount,
        paid_this_round=seat.paid_this_round + (0 if is_ante else amount),
        paid_this_deal=seat.paid_this_deal + amount,
        last_action=seat.last_action if is_ante else event,
    )
    return replace(_with_seat(state, number, poorer), pot=state.pot + amount)


def _cards(state: TableState, event: ev.Event) -> TableState | None:
    match event:
        case ev.CardsDealt(number, count, cards, face_up):
            seat = state.seats[number]
            dealt: tuple[Card | None, ...] = cards or (None,) * count
            places = range(len(seat.cards), len(seat.cards) + count) if face_up else ()
            return _with_seat(state, number, replace(seat, cards=seat.cards + dealt, up=seat.up.union(places)))
        case ev.CardsExchanged(number):
            return _exchange(_pay(state, number, event), event)
        case ev.Folded(number):
            seat = replace(state.seats[number], has_folded=True, last_action=event)
            return replace(_with_seat(state, number, seat), mucked=state.mucked + len(seat.cards))
        case ev.HandShown(number, cards, value):
            seat = replace(state.seats[number], cards=cards, shown=cards, value=value)
            return _with_seat(state, number, seat)
    return None


def _streets(state: TableState, event: ev.Event) -> TableState | None:
    match event:
        case ev.StreetStarted(street):
            return replace(state, street=street, seats=tuple(_on_new_street(seat) for seat in state.seats))
        case ev.CommunityCardDealt(card):
            return replace(state, community=(*state.community, card))
    return None


def _on_new_street(seat: SeatState) -> SeatState:
    return replace(seat, paid_this_round=0, last_action=seat.last_action if seat.has_folded else None)


def _exchange(state: TableState, event: ev.CardsExchanged) -> TableState:
    seat = state.seats[event.seat]
    cards = list(seat.cards)
    for place, card in zip(event.positions, event.drawn, strict=True):
        cards[place] = card
    exchanged = _with_seat(state, event.seat, replace(seat, cards=tuple(cards)))
    return replace(exchanged, mucked=state.mucked + event.count)


def _clothes(state: TableState, event: ev.Event) -> TableState | None:
    match event:
        case ev.GarmentStaked(number, garment, value):
            return _dressed(state, number, garment, GarmentState.STAKED, value)
        case ev.GarmentFreed(number, garment, value) | ev.GarmentBoughtBack(number, garment, value):
            return _dressed(state, number, garment, GarmentState.WORN, -value)
        case ev.GarmentLost(number, garment):
            return _dressed(state, number, garment, GarmentState.OFF, 0)
    return None


def _dressed(state: TableState, number: int, garment: str, worn: GarmentState, gain: int) -> TableState:
    seat = state.seats[number]
    return _with_seat(state, number, replace(seat, money=seat.money + gain).with_garment(garment, worn))


def _outcome(state: TableState, event: ev.Event) -> TableState | None:
    match event:
        case ev.PotWon(number, amount):
            seat = state.seats[number]
            richer = _with_seat(state, number, replace(seat, money=seat.money + amount))
            return replace(richer, pot=state.pot - amount, wins=(*state.wins, event))
        case ev.DealTied():
            return replace(state, is_tied=True)
        case ev.SeatBeaten(number):
            return _with_seat(state, number, replace(state.seats[number], money=0, is_beaten=True))
    return None
