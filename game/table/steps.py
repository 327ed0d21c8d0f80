"""From events to short animations: what flies from where to where, how long it takes, and what it sounds like."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from engine import events as ev
from engine.cards import Card
from game.look.motion import (
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
from game.table import chips
from game.table.draw_places import DRAW_PLACES
from game.table.flights import CardInFlight, ChipsInFlight, Flight, GarmentInFlight
from game.table.places import Places
from game.table.spots import CHIP_RADIUS, Spot
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


def first_step(state: TableState, waiting: Sequence[ev.Event], cues: EventCues, places: Places = DRAW_PLACES) -> Step:
    """The animation of the first of the ``waiting`` events and of those that belong to it."""
    count = _together(waiting)
    events = tuple(waiting[:count])
    after = state_after(state, events)
    plain = Step(events, state, after)
    made = _MAKERS.get(type(events[0]), _unmoved)(plain, events[0], places)
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


def _unmoved(step: Step, _event: ev.Event, _places: Places) -> Step:
    return step


def _deal_started(step: Step, _event: ev.Event, _places: Places) -> Step:
    return replace(step, seconds=_SHUFFLE)


def _payments(step: Step, _event: ev.Event, places: Places) -> Step:
    """Antes, bets, raises and calls: chips go to the pot."""
    flights: list[Flight] = []
    for event in step.events:
        seat = getattr(event, "seat", HUMAN)
        flights += _chips_to_pot(places, seat, paid(event), begins=0.0)
    if not flights:
        return replace(step, seconds=_READING)
    lands = max(flight.ends for flight in flights)
    return replace(step, flights=tuple(flights), piled_at=lands, seconds=lands + _READING)


def _chips_to_pot(places: Places, seat: int, amount: int, begins: float) -> list[Flight]:
    return [
        Flight(
            f"chip {seat} {place}",
            ChipsInFlight((value,)),
            places.chips(seat),
            places.pot(),
            begins + CHIPS_STAGGER * place,
            CHIPS,
            cubic_out,
            _CHIP_ARC,
        )
        for place, value in enumerate(chips.chips(amount, _MOST_CHIPS))
    ]


def _returned(step: Step, event: ev.UncalledBetReturned, places: Places) -> Step:
    start, back = places.pot(), places.chips(event.seat)
    flights = tuple(
        Flight(f"chip back {place}", ChipsInFlight((value,)), start, back, 0.0, CHIPS, cubic_out, _CHIP_ARC)
        for place, value in enumerate(chips.chips(event.amount, 1))
    )
    return replace(step, flights=flights, seconds=CHIPS)


def _dealt(step: Step, _event: ev.Event, places: Places) -> Step:
    """Cards leave the deck one after the other; those that are known are turned over when they have landed."""
    held = [len(seat.cards) for seat in step.before.seats]
    flights: list[Flight] = []
    for event in step.events:
        if not isinstance(event, ev.CardsDealt):
            continue
        for number in range(event.count):
            begins = DEAL_STAGGER * len(flights)
            card = event.cards[number] if event.cards else None
            goal = places.card(event.seat, held[event.seat], len(step.after.seats[event.seat].cards))
            flights.append(_from_deck(card_name(event.seat, held[event.seat]), card, places.deck(), goal, begins))
            held[event.seat] += 1
    lands = max(flight.ends for flight in flights)
    return replace(step, flights=tuple(flights), seconds=lands)


def _from_deck(name: str, card: Card | None, deck: Spot, goal: Spot, begins: float) -> Flight:
    """A card on its way from the deck; one that is known is turned over when it has landed."""
    start = deck._replace(rotation=-18)
    if card is None:
        return Flight(name, CardInFlight(), start, goal, begins, DEAL_CARD, cubic_out, settles=DEAL_SETTLE)
    flip = begins + DEAL_CARD + DEAL_SETTLE
    what = CardInFlight(turns_to=card)
    return Flight(
        name,
        what,
        start,
        goal,
        begins,
        DEAL_CARD,
        cubic_out,
        flip_begins=flip,
        flip_lasts=FLIP,
        settles=DEAL_SETTLE,
    )


def _community(step: Step, event: ev.CommunityCardDealt, places: Places) -> Step:
    flight = _from_deck(COMMUNITY_CARD, event.card, places.deck(), places.community(), 0.0)
    return replace(step, flights=(flight,), seconds=flight.ends + _READING)


COMMUNITY_CARD: Final = "common card"
"""The name of the sprite of a card that counts for everyone."""


def card_name(seat: int, place: int) -> str:
    """The name of a card's sprite."""
    return f"card {seat} {place}"


def is_card_of(name: str, seat: int) -> bool:
    """Whether a sprite is a card of this seat."""
    return name.startswith(f"card {seat} ")


def _exchanged(step: Step, event: ev.CardsExchanged, places: Places) -> Step:
    """What is outstanding is paid, the discards go to the muck, and new cards take their places."""
    flights = _chips_to_pot(places, event.seat, event.paid, begins=0.0)
    piled_at = max((flight.ends for flight in flights), default=0.0)
    begins = 0.1 if flights else 0.0
    exchanged = event.positions if event.seat == HUMAN else tuple(range(event.count))
    away, drawn = begins, begins + DISCARD + DISCARD_STAGGER * len(exchanged)
    count = len(step.before.seats[event.seat].cards)
    for order, place in enumerate(exchanged):
        face = event.discarded[order] if event.discarded else None
        start = places.card(event.seat, place, count, marked=True)
        name = f"discard {event.seat} {place}"
        goal = places.muck(step.before.mucked + order)
        flights.append(_to_muck(name, face, start, goal, away + DISCARD_STAGGER * order))
        card = event.drawn[order] if event.drawn else None
        goal = places.card(event.seat, place, count)
        begins = drawn + DEAL_STAGGER * order
        flights.append(_from_deck(card_name(event.seat, place), card, places.deck(), goal, begins))
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), piled_at=piled_at, seconds=lands + _READING)


def _to_muck(name: str, face: Card | None, start: Spot, goal: Spot, begins: float) -> Flight:
    """A card that is thrown away; one that was seen is turned over on its way."""
    return Flight(
        name,
        CardInFlight(face, None),
        start,
        goal,
        begins,
        DISCARD,
        cubic_in,
        flip_begins=begins,
        flip_lasts=DISCARD if face else 0,
        waits=face is not None,
    )


def _folded(step: Step, event: ev.Folded, places: Places) -> Step:
    if places.keeps_folded_cards:
        return replace(step, seconds=_READING)
    cards = step.before.seats[event.seat].cards
    flights = tuple(
        _to_muck(
            card_name(event.seat, place),
            card,
            places.card(event.seat, place, len(cards)),
            places.muck(step.before.mucked + place),
            DISCARD_STAGGER * place,
        )
        for place, card in enumerate(cards)
    )
    return replace(step, flights=flights, seconds=max(flight.ends for flight in flights))


def _shown(step: Step, _event: ev.Event, places: Places) -> Step:
    """The human's cards make room, and the opponents' are laid down and turned over."""
    flights = _gathered(step.before, step.after, places)
    for event in step.events:
        if isinstance(event, ev.HandShown) and event.seat != HUMAN:
            flights += _laid_open(step.before, event, places)
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), seconds=lands + 2 * _READING)


def _laid_open(before: TableState, event: ev.HandShown, places: Places) -> list[Flight]:
    """One hand on its way to where it lies open."""
    seat, count, flights = before.seats[event.seat], len(event.cards), list[Flight]()
    for place, card in enumerate(event.cards):
        begins = DEAL_STAGGER * place
        is_open = place in seat.up
        flights.append(
            Flight(
                card_name(event.seat, place),
                CardInFlight(card if is_open else None, turns_to=card),
                places.card(event.seat, place, count),
                places.shown_card(event.seat, place, count),
                begins,
                DEAL_CARD,
                cubic_out,
                flip_begins=0.0 if is_open else begins + DEAL_CARD,
                flip_lasts=0.0 if is_open else FLIP,
                waits=places.keeps_folded_cards,
            )
        )
    return flights


def _gathered(before: TableState, after: TableState, places: Places) -> list[Flight]:
    """The human's cards on their way to where they lie at the end of a deal."""
    seat = after.seats[HUMAN]
    if before.is_closing or seat.has_folded:
        return []
    count = len(seat.cards)
    ways = [(places.card(HUMAN, place, count), places.shown_card(HUMAN, place, count)) for place in range(count)]
    return [
        Flight(
            card_name(HUMAN, place),
            CardInFlight(face=card, turns_to=card),
            start,
            goal,
            0.0,
            _GATHER,
            cubic_out,
            waits=True,
        )
        for place, (card, (start, goal)) in enumerate(zip(seat.cards, ways, strict=True))
        if start != goal
    ]


def _won(step: Step, event: ev.PotWon, places: Places) -> Step:
    """The stacks of the pot go to the winner, one after the other, under the banner."""
    flights = _gathered(step.before, step.after, places)
    pile = places.pile(step.before, event.pot)
    stacks = chips.stacks(event.amount, len(pile))
    for place, ((x, y), stack) in enumerate(zip(pile, stacks, strict=False)):
        flights.append(
            Flight(
                f"stack {place}",
                ChipsInFlight(stack),
                Spot(x, y, 2 * CHIP_RADIUS),
                places.chips(event.seat),
                _POT_STAGGER * place,
                POT_TO_WINNER,
                quint_in_out,
                waits=True,
            )
        )
    lands = max((flight.ends for flight in flights), default=0.0)
    return replace(step, flights=tuple(flights), piled_at=lands, opens_banner=True, seconds=lands + 2 * _READING)


def _tied(step: Step, _event: ev.Event, _places: Places) -> Step:
    return replace(step, opens_banner=True, seconds=3 * _READING)


def _staked(step: Step, event: ev.GarmentStaked, places: Places) -> Step:
    row = places.garment(step.after, event.seat, event.garment)
    goal = places.stake(step.after, event.seat, event.garment)
    what = GarmentInFlight(event.seat, event.garment)
    flight = Flight(stake_name(event.seat, event.garment), what, row, goal, 0.0, STAKE, back_out(1.2))
    return replace(step, flights=(flight,), seconds=STAKE + _READING)


def _freed(step: Step, event: ev.GarmentFreed, places: Places) -> Step:
    row = places.garment(step.before, event.seat, event.garment)
    start = places.stake(step.before, event.seat, event.garment)
    what = GarmentInFlight(event.seat, event.garment)
    flight = Flight(stake_name(event.seat, event.garment), what, start, row, 0.0, STAKE, cubic_out)
    return replace(step, flights=(flight,), dressed_at=STAKE, seconds=STAKE)


def _changes_hands(step: Step, event: ev.GarmentLost | ev.GarmentBoughtBack, _places: Places) -> Step:
    return replace(step, moment=event)


def stake_name(seat: int, garment: str) -> str:
    """The name of the medallion that lies in the pot for a garment."""
    return f"stake {seat} {garment}"


_MAKERS: Mapping[type[ev.Event], Callable[[Step, Any, Places], Step]] = {
    ev.DealStarted: _deal_started,
    ev.AntePosted: _payments,
    ev.BetMade: _payments,
    ev.RaiseMade: _payments,
    ev.CallMade: _payments,
    ev.Stayed: _payments,
    ev.Checked: _payments,
    ev.BringInPosted: _payments,
    ev.Completed: _payments,
    ev.UncalledBetReturned: _returned,
    ev.CardsDealt: _dealt,
    ev.CommunityCardDealt: _community,
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
