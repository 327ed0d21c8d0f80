"""From events to short animations: what flies from where to where, how long it takes, and what it sounds like."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import events as ev
from engine.cards import Card
from game.motion import (
    CHIPS,
    CHIPS_STAGGER,
    DEAL_CARD,
    DEAL_SETTLE,
    DEAL_STAGGER,
    DISCARD,
    DISCARD_STAGGER,
    FLIP,
    POT_TO_WINNER,
    STAKE,
    back_out,
    cubic_in,
    cubic_out,
    quint_in_out,
)
from game.sound.event_cues import EventCues
from game.table import chips, layout
from game.table.flights import CardInFlight, ChipsInFlight, Flight, GarmentInFlight
from game.table.layout import Spot
from game.table.state import TableState, paid, state_after

HUMAN, OPPONENT = 0, 1

_SHUFFLE = 0.34
_READING = 0.3
"""A moment in which the eye takes in what was done."""
_GATHER = 0.36
"""The cards make room for the banner."""
_POT_STAGGER = 0.05
_CHIP_ARC = 12
_MOST_CHIPS = 5


@dataclass(frozen=True, slots=True)
class Step:
    """One short animation for one or several events. Times are in seconds at the brisk speed."""

    events: tuple[ev.Event, ...]
    before: TableState
    after: TableState
    seconds: float = 0.0
    flights: tuple[Flight, ...] = ()
    piled_at: float = 0.0
    """When the chips on the table are those of the state after."""
    dressed_at: float = 0.0
    """When the wardrobes are those of the state after."""
    opens_banner: bool = False
    cues: tuple[tuple[float, str], ...] = ()
    moment: ev.GarmentLost | ev.GarmentBoughtBack | None = None
    """A garment that comes off or comes back: the table waits until it has been looked at."""

    @property
    def moves_money(self) -> bool:
        """Whether there is anything to be counted."""
        before, after = self.before, self.after
        return before.pot != after.pot or any(
            seat.money != then.money for seat, then in zip(before.seats, after.seats, strict=True)
        )


def first_step(state: TableState, waiting: Sequence[ev.Event], cues: EventCues) -> Step:
    """The animation of the first of the ``waiting`` events and of those that belong to it."""
    count = _together(waiting)
    events = tuple(waiting[:count])
    after = state_after(state, events)
    plain = Step(events, state, after)
    made = _MAKERS.get(type(events[0]), _unmoved)(plain, events[0])
    return _with_cues(made, cues)


def steps_at_once(state: TableState, waiting: Sequence[ev.Event], cues: EventCues) -> Step:
    """One step without movement for all waiting events up to and including the first garment that changes hands."""
    count = next(
        (place + 1 for place, event in enumerate(waiting) if isinstance(event, ev.GarmentLost | ev.GarmentBoughtBack)),
        len(waiting),
    )
    events = tuple(waiting[:count])
    last = events[-1]
    moment = last if isinstance(last, ev.GarmentLost | ev.GarmentBoughtBack) else None
    heard = tuple((0.0, cue) for event in events for cue in cues.hear(event))
    return Step(events, state, state_after(state, events), cues=tuple(dict.fromkeys(heard)), moment=moment)


def _together(waiting: Sequence[ev.Event]) -> int:
    """How many of the first events are shown as one."""
    kind = type(waiting[0])
    if kind not in (ev.CardsDealt, ev.AntePosted, ev.HandShown):
        return 1
    return sum(1 for _ in itertools.takewhile(lambda event: type(event) is kind, waiting))


def _with_cues(step: Step, cues: EventCues) -> Step:
    """The step with the sounds of its events, each at the moment at which something lands."""
    landings = [flight.begins + flight.lasts for flight in step.flights]
    heard: list[tuple[float, str]] = []
    for place, event in enumerate(step.events):
        names = cues.hear(event)
        if isinstance(event, ev.CardsExchanged) and event.count and event.paid:
            names = ("chip_stack", *names)
        at = landings[place] if len(step.events) > 1 and place < len(landings) else step.piled_at
        heard += [(at, name) for name in names]
    return replace(step, cues=tuple(heard))


def _unmoved(step: Step, _event: ev.Event) -> Step:
    return step


def _deal_started(step: Step, _event: ev.Event) -> Step:
    return replace(step, seconds=_SHUFFLE)


def _payments(step: Step, _event: ev.Event) -> Step:
    """Antes, bets, raises and calls: chips go to the pot."""
    flights: list[Flight] = []
    for event in step.events:
        seat = getattr(event, "seat", HUMAN)
        flights += _chips_to_pot(seat, paid(event), begins=0.0)
    if not flights:
        return replace(step, seconds=_READING)
    lands = max(flight.ends for flight in flights)
    return replace(step, flights=tuple(flights), piled_at=lands, seconds=lands + _READING)


def _chips_to_pot(seat: int, amount: int, begins: float) -> list[Flight]:
    start = layout.MY_CHIPS if seat == HUMAN else layout.HER_CHIPS
    return [
        Flight(
            f"chip {seat} {place}",
            ChipsInFlight((value,)),
            start,
            layout.POT_MIDDLE,
            begins + CHIPS_STAGGER * place,
            CHIPS,
            cubic_out,
            _CHIP_ARC,
        )
        for place, value in enumerate(chips.chips(amount, _MOST_CHIPS))
    ]


def _returned(step: Step, event: ev.UncalledBetReturned) -> Step:
    back = layout.MY_CHIPS if event.seat == HUMAN else layout.HER_CHIPS
    flights = tuple(
        Flight(f"chip back {place}", ChipsInFlight((value,)), layout.POT_MIDDLE, back, 0.0, CHIPS, cubic_out, _CHIP_ARC)
        for place, value in enumerate(chips.chips(event.amount, 1))
    )
    return replace(step, flights=flights, seconds=CHIPS)


def _dealt(step: Step, _event: ev.Event) -> Step:
    """Cards leave the deck one after the other; one's own are turned over when they have landed."""
    deck = Spot.of(layout.deck(closing=False))
    held = [len(seat.cards) for seat in step.before.seats]
    flights: list[Flight] = []
    for event in step.events:
        if not isinstance(event, ev.CardsDealt):
            continue
        for number in range(event.count):
            begins = DEAL_STAGGER * len(flights)
            card = event.cards[number] if event.cards else None
            flights.append(_to_hand(event.seat, held[event.seat], card, deck, begins))
            held[event.seat] += 1
    lands = max(flight.ends for flight in flights)
    return replace(step, flights=tuple(flights), seconds=lands + DEAL_SETTLE)


def _to_hand(seat: int, place: int, card: Card | None, deck: Spot, begins: float) -> Flight:
    name = card_name(seat, place)
    if seat != HUMAN:
        end = layout.her_hand(place)
        return Flight(name, CardInFlight(), deck._replace(rotation=-18), end, begins, DEAL_CARD, cubic_out)
    return Flight(
        name,
        CardInFlight(turns_to=card),
        deck._replace(rotation=-18),
        Spot.of(layout.my_card(place)),
        begins,
        DEAL_CARD,
        cubic_out,
        flip_begins=begins + DEAL_CARD + DEAL_SETTLE,
        flip_lasts=FLIP,
    )


def card_name(seat: int, place: int) -> str:
    """The name of a card's sprite."""
    return f"card {seat} {place}"


def _exchanged(step: Step, event: ev.CardsExchanged) -> Step:
    """What is outstanding is paid, the discards go to the muck, and new cards take their places."""
    flights = _chips_to_pot(event.seat, event.paid, begins=0.0)
    piled_at = max((flight.ends for flight in flights), default=0.0)
    begins = 0.1 if flights else 0.0
    places = event.positions if event.seat == HUMAN else tuple(range(event.count))
    away, drawn = begins, begins + DISCARD + DISCARD_STAGGER * len(places)
    deck = Spot.of(layout.deck(closing=False))
    for order, place in enumerate(places):
        flights.append(_discard(step, event, order, place, away + DISCARD_STAGGER * order))
        card = event.drawn[order] if event.drawn else None
        flights.append(_to_hand(event.seat, place, card, deck, drawn + DEAL_STAGGER * order))
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), piled_at=piled_at, seconds=lands + _READING)


def _discard(step: Step, event: ev.CardsExchanged, order: int, place: int, begins: float) -> Flight:
    mine = event.seat == HUMAN
    start = Spot.of(layout.my_card(place, marked=True)) if mine else layout.her_hand(place)
    face = event.discarded[order] if event.discarded else None
    end = layout.muck(step.before.mucked + order, closing=False)
    name = f"discard {event.seat} {place}"
    turn = CardInFlight(face, None)
    return Flight(
        name,
        turn,
        start,
        end,
        begins,
        DISCARD,
        cubic_in,
        flip_begins=begins,
        flip_lasts=DISCARD if mine else 0,
        waits=mine,
    )


def _folded(step: Step, event: ev.Folded) -> Step:
    cards = step.before.seats[event.seat].cards
    flights = []
    for place, card in enumerate(cards):
        mine = event.seat == HUMAN
        start = Spot.of(layout.my_card(place)) if mine else layout.her_hand(place)
        begins = DISCARD_STAGGER * place
        flights.append(
            Flight(
                card_name(event.seat, place),
                CardInFlight(card, None),
                start,
                layout.muck(step.before.mucked + place, closing=False),
                begins,
                DISCARD,
                cubic_in,
                flip_begins=begins,
                flip_lasts=DISCARD if mine else 0,
                waits=mine,
            )
        )
    return replace(step, flights=tuple(flights), seconds=max(flight.ends for flight in flights))


def _shown(step: Step, _event: ev.Event) -> Step:
    """The human's cards make room, and the opponent's are laid down and turned over."""
    flights = _gathered(step.before, step.after)
    for event in step.events:
        if not isinstance(event, ev.HandShown) or event.seat == HUMAN:
            continue
        for place, card in enumerate(event.cards):
            begins = DEAL_STAGGER * place
            flights.append(
                Flight(
                    card_name(event.seat, place),
                    CardInFlight(turns_to=card),
                    layout.her_hand(place),
                    Spot.of(layout.her_card(place)),
                    begins,
                    DEAL_CARD,
                    cubic_out,
                    flip_begins=begins + DEAL_CARD,
                    flip_lasts=FLIP,
                )
            )
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), seconds=lands + 2 * _READING)


def _gathered(before: TableState, after: TableState) -> list[Flight]:
    """The human's cards on their way to the row below the banner."""
    seat = after.seats[HUMAN]
    if before.is_closing or seat.has_folded:
        return []
    return [
        Flight(
            card_name(HUMAN, place),
            CardInFlight(face=card, turns_to=card),
            Spot.of(layout.my_card(place)),
            Spot.of(layout.my_card(place, closing=True)),
            0.0,
            _GATHER,
            cubic_out,
            waits=True,
        )
        for place, card in enumerate(seat.cards)
    ]


def _won(step: Step, event: ev.PotWon) -> Step:
    """The stacks of the pot go to the winner, one after the other, under the banner."""
    flights = _gathered(step.before, step.after)
    goal = layout.MY_CHIPS if event.seat == HUMAN else layout.HER_CHIPS
    piles = chips.stacks(event.amount, len(layout.CHIP_STACKS))
    for place, (x, y) in enumerate(layout.CHIP_STACKS[: len(piles)]):
        flights.append(
            Flight(
                f"stack {place}",
                ChipsInFlight(piles[place]),
                Spot(x, y, 2 * layout.CHIP_RADIUS),
                goal,
                _POT_STAGGER * place,
                POT_TO_WINNER,
                quint_in_out,
                waits=True,
            )
        )
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), piled_at=lands, opens_banner=True, seconds=lands + 2 * _READING)


def _tied(step: Step, _event: ev.Event) -> Step:
    return replace(step, opens_banner=True, seconds=3 * _READING)


def _staked(step: Step, event: ev.GarmentStaked) -> Step:
    row = garment_spot(step.after, event.seat, event.garment)
    goal = stake_spot(step.after, event.seat, event.garment)
    what = GarmentInFlight(event.seat, event.garment)
    flight = Flight(stake_name(event.seat, event.garment), what, row, goal, 0.0, STAKE, back_out(1.2))
    return replace(step, flights=(flight,), seconds=STAKE + _READING)


def _freed(step: Step, event: ev.GarmentFreed) -> Step:
    row = garment_spot(step.before, event.seat, event.garment)
    start = stake_spot(step.before, event.seat, event.garment)
    what = GarmentInFlight(event.seat, event.garment)
    flight = Flight(stake_name(event.seat, event.garment), what, start, row, 0.0, STAKE, cubic_out)
    return replace(step, flights=(flight,), dressed_at=STAKE, seconds=STAKE)


def _changes_hands(step: Step, event: ev.GarmentLost | ev.GarmentBoughtBack) -> Step:
    return replace(step, moment=event)


def stake_name(seat: int, garment: str) -> str:
    """The name of the medallion that lies in the pot for a garment."""
    return f"stake {seat} {garment}"


def staked_garments(state: TableState) -> tuple[tuple[int, str], ...]:
    """Owners and ids of all staked garments, in the order in which their medallions lie."""
    return tuple((number, garment) for number, seat in enumerate(state.seats) for garment in seat.staked)


def stake_spot(state: TableState, seat: int, garment: str) -> Spot:
    """Where the medallion of a staked garment lies."""
    place = staked_garments(state).index((seat, garment))
    x, y = layout.STAKES[place % len(layout.STAKES)]
    return Spot(x, y, 2 * layout.STAKE_RADIUS)


def garment_spot(state: TableState, seat: int, garment: str) -> Spot:
    """Where a garment stands in its owner's panel."""
    ids = [worn.id for worn in state.seats[seat].wardrobe]
    if seat == HUMAN:
        return layout.my_pip(ids.index(garment), len(ids))
    row = layout.wardrobe_row(ids.index(garment), len(ids))
    return Spot(row.x + 30, row.centre_y, 40)


_MAKERS: Mapping[type[ev.Event], Callable[[Step, Any], Step]] = {
    ev.DealStarted: _deal_started,
    ev.AntePosted: _payments,
    ev.BetMade: _payments,
    ev.RaiseMade: _payments,
    ev.CallMade: _payments,
    ev.Stayed: _payments,
    ev.UncalledBetReturned: _returned,
    ev.CardsDealt: _dealt,
    ev.CardsExchanged: _exchanged,
    ev.Folded: _folded,
    ev.HandShown: _shown,
    ev.PotWon: _won,
    ev.DealTied: _tied,
    ev.GarmentStaked: _staked,
    ev.GarmentFreed: _freed,
    ev.GarmentLost: _changes_hands,
    ev.GarmentBoughtBack: _changes_hands,
}
"""What is shown of each event; the others change the table without a movement."""
