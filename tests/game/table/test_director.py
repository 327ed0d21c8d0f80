"""The director: steps follow one another, can be skipped, and never lose an event."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import Match, MatchSetup, SeatSetup, StartDeal
from engine import events as ev
from engine.actions import Bet, Draw, Drop
from engine.rules import DrawRules
from game.look.motion import Speed
from game.look.theme import Comfort, Theme
from game.sound.event_cues import EventCues
from game.stage.stand_ins import SilentSounds
from game.table.director import Director
from game.table.state import TableState, first_state, state_after
from game.table.steps import HUMAN, Step, first_step

SETUP = MatchSetup(
    rules=DrawRules(starting_money=20, garment_value=20, buy_back_reserve=5),
    seats=(SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=("headband", "jacket"))),
)


class Heard(SilentSounds):
    """Remembers what was to be heard, and when."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float | None]] = []

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None:  # noqa: ARG002
        self.played.append((name, hit_in))


def _deal() -> list[ev.Event]:
    """Events of a first deal: cards, a bet for everything, and a showdown."""
    match = Match(SETUP)
    events = list(match.act(StartDeal(bytes(32))))
    for action in (Bet(15), Draw(), Draw()):
        events += match.act(action)
    return [event.seen_by(HUMAN) for event in events]


def _director(speed: Speed = Speed.BRISK, *, reduced_motion: bool = False) -> tuple[Director, list[Step], Heard]:
    steps: list[Step] = []
    sounds = Heard()
    theme = Theme(Comfort(speed=speed, reduced_motion=reduced_motion))
    director = Director(first_state(SETUP), EventCues(20), sounds, theme, steps.append)
    return director, steps, sounds


def _run(director: Director) -> float:
    elapsed = 0.0
    while director.is_busy:
        director.update(1 / 60)
        elapsed += 1 / 60
        if director.moment is not None:
            director.go_on()
        assert elapsed < 60
    return elapsed


def test_everything_is_shown_in_order() -> None:
    events = _deal()
    director, steps, _ = _director()
    director.tell(events)
    _run(director)
    assert [event for step in steps for event in step.events] == events
    assert director.state == state_after(first_state(SETUP), events)
    for before, after in pairwise(steps):
        assert before.after == after.before


def test_every_flight_lands_within_its_step() -> None:
    director, steps, _ = _director()
    director.tell(_deal())
    _run(director)
    flights = [(step, flight) for step in steps for flight in step.flights]
    assert flights
    for step, flight in flights:
        assert flight.ends <= step.seconds + 1e-9
        placed = flight.at(flight.ends)
        assert placed is not None
        assert placed.spot[:2] == pytest.approx(flight.end[:2])


def test_speeds_scale_the_time() -> None:
    times = {}
    for speed in Speed:
        director, _, _ = _director(speed)
        director.tell(_deal())
        times[speed] = _run(director)
    assert times[Speed.CALM] > times[Speed.BRISK] > times[Speed.FAST] > times[Speed.INSTANT]
    assert times[Speed.INSTANT] < 0.1


def test_reduced_motion_moves_nothing() -> None:
    director, _, _ = _director(reduced_motion=True)
    director.tell(_deal())
    while director.is_busy:
        director.update(1 / 60)
        for flight, placed in director.flying():
            assert placed.spot == flight.end
        if director.moment is not None:
            director.go_on()


def test_cards_land_a_little_low_and_settle() -> None:
    director, steps, _ = _director()
    director.tell(_deal())
    _run(director)
    cards = [flight for step in steps for flight in step.flights if flight.settles]
    assert cards
    for flight in cards:
        landed, settled = flight.at(flight.begins + flight.lasts), flight.at(flight.ends)
        assert landed is not None
        assert settled is not None
        assert landed.spot.y == pytest.approx(flight.end.y + 2)
        assert settled.spot == flight.end


def test_skipping_ends_one_step() -> None:
    events = _deal()
    director, steps, _ = _director()
    director.tell(events)
    director.update(0.01)
    shown = director.step
    assert shown is not None
    director.skip()
    assert director.state == shown.after
    director.update(0.01)
    assert len(steps) == 2


def test_numbers_are_counted() -> None:
    director, _, _ = _director(Speed.CALM)
    director.tell(_deal())
    pots: list[int] = []
    while director.is_busy:
        director.update(1 / 120)
        pots.append(director.pot)
        if director.moment is not None:
            director.go_on()
    highest = pots.index(max(pots))
    assert pots[: highest + 1] == sorted(pots[: highest + 1])
    assert len(set(pots)) > 4
    assert pots[-1] == 0


def test_a_card_is_not_lying_where_it_flies_to() -> None:
    director, _, _ = _director()
    director.tell(_deal())
    while not any(isinstance(event, ev.CardsDealt) for event in (director.step.events if director.step else ())):
        director.update(1 / 60)
    assert {f"card 0 {place}" for place in range(5)} <= director.hidden()
    director.skip()
    assert not director.hidden()


def test_sounds_come_when_something_lands() -> None:
    director, _, sounds = _director()
    director.tell(_deal())
    _run(director)
    names = [name for name, _ in sounds.played]
    assert names[0] == "shuffle"
    assert names.count("card_slide") >= 10
    slides = [hit for name, hit in sounds.played if name == "card_slide" and hit]
    assert slides == sorted(slides)


def test_a_garment_that_changes_hands_stops_the_table() -> None:
    state = first_state(SETUP)
    lost = ev.GarmentLost(1, "headband", 0, is_last=False)
    for speed in (Speed.BRISK, Speed.INSTANT):
        director, _, _ = _director(speed)
        director.tell([lost, ev.DealEnded(1, b"")])
        for _ in range(200):
            director.update(1 / 60)
        assert director.moment == lost
        assert director.moment_step is not None
        assert director.state.seats[1].off == ("headband",)
        director.go_on()
        _run(director)
        assert not director.is_busy
    assert state.seats[1].off == ()


def test_dropping_throws_the_cards_away() -> None:
    match = Match(SETUP)
    events = [event.seen_by(HUMAN) for event in match.act(StartDeal(bytes(32)))]
    actor = match.actor
    events += [event.seen_by(HUMAN) for event in match.act(Drop())]
    state: TableState = state_after(first_state(SETUP), events)
    assert actor is not None
    assert state.seats[actor].has_folded
    assert state.mucked == 5
    step = first_step(state_after(first_state(SETUP), events[:-3]), [ev.Folded(actor)], EventCues(20))
    assert len(step.flights) == 5
