"""What the table shows of stud agrees with the match at every event: seats, pots, and nothing that is hidden."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Match, MatchSetup, SeatSetup, StartDeal
from engine.players.baselines import RandomPlayer
from engine.rules import StudRules
from engine.views import Phase
from game.look.motion import Speed
from game.look.theme import Comfort, Theme
from game.sound.event_cues import EventCues
from game.stage.stand_ins import SilentSounds
from game.table.director import Director
from game.table.state import TableState, first_state, state_after
from game.table.steps import HUMAN, Step
from game.table.stud.layout import layout_for
from game.table.stud.places import StudPlaces
from game.table.stud.pots import MOST_POTS, pots_on_table, pots_with_places

_CLOTHES = ("hat", "jacket", "skirt", "slip")


def _setup(players: int, money: int = 60) -> MatchSetup:
    rules = StudRules(players=players, starting_money=money, garment_value=20, buy_back_reserve=20)
    opponents = [SeatSetup(player=f"guest{seat}", wardrobe=_CLOTHES) for seat in range(1, players)]
    return MatchSetup(rules=rules, seats=(SeatSetup(player="human"), *opponents))


def _assert_agrees(state: TableState, match: Match, rules: StudRules) -> None:
    view = match.view(HUMAN)
    assert state.pot == view.pot
    for shown, seat in zip(state.seats, view.seats, strict=True):
        assert (shown.money, shown.wardrobe, shown.is_beaten) == (seat.money, seat.wardrobe, seat.is_beaten)
        assert shown.has_folded == seat.has_folded
        if not seat.is_beaten and view.deal_number and (seat.cards_held or seat.has_folded):
            assert tuple(shown.cards[place] for place in sorted(shown.up)) == seat.up_cards or seat.shown
    if match.phase not in (Phase.READY, Phase.OFFER, Phase.OVER):
        pots = pots_on_table(state, rules)
        assert [(pot.amount, pot.eligible) for pot in pots if pot.amount] == [
            (pot.amount, pot.eligible) for pot in view.pots if pot.amount
        ]
        assert sum(pot.amount for pot in pots_with_places(state, rules)) == state.pot
        assert len(pots_with_places(state, rules)) <= MOST_POTS


def _hidden(state: TableState) -> list[object]:
    """Cards of others that nobody has seen."""
    return [
        card
        for seat in state.seats[1:]
        for place, card in enumerate(seat.cards)
        if place not in seat.up and not seat.shown
    ]


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10_000), st.integers(2, 8))
def test_the_table_shown_is_the_table_played(seed: int, players: int) -> None:
    setup = _setup(players)
    assert isinstance(setup.rules, StudRules)
    match, player, chance = Match(setup), RandomPlayer(seed), random.Random(seed)
    state = first_state(setup)
    for _ in range(250):
        if match.phase is Phase.OVER:
            break
        actor = match.actor
        action = StartDeal(chance.randbytes(32)) if actor is None else player.decide(match.view(actor))
        state = state_after(state, [event.seen_by(HUMAN) for event in match.act(action)])
        _assert_agrees(state, match, setup.rules)
        assert not any(_hidden(state))


@pytest.mark.parametrize("players", [2, 4, 8])
def test_everything_is_shown_and_every_flight_lands(players: int) -> None:
    setup = _setup(players)
    assert isinstance(setup.rules, StudRules)
    match, player, chance = Match(setup), RandomPlayer(7), random.Random(7)
    told = []
    while match.phase is not Phase.OVER and match.deal_number < 4:
        actor = match.actor
        action = StartDeal(chance.randbytes(32)) if actor is None else player.decide(match.view(actor))
        told += [event.seen_by(HUMAN) for event in match.act(action)]
    steps: list[Step] = []
    places = StudPlaces(layout_for(players - 1), setup.rules)
    theme = Theme(Comfort(speed=Speed.BRISK))
    director = Director(first_state(setup), EventCues(20), SilentSounds(), theme, steps.append, places)
    director.tell(told)
    while director.is_busy:
        director.update(0.05)
        director.go_on()
    assert [event for step in steps for event in step.events] == told
    assert director.state == state_after(first_state(setup), told)
    assert all(flight.ends <= step.seconds for step in steps for flight in step.flights)
    assert any(step.flights for step in steps)


@pytest.mark.parametrize("opponents", range(1, 8))
def test_nothing_lies_over_another_thing(opponents: int) -> None:
    lies = layout_for(opponents)
    seats = range(1, opponents + 1)
    plates = [lies.plate(seat) for seat in seats]
    hands = [lies.card(seat, place, 7) for seat in seats for place in range(7)]
    mine = [lies.my_card(place) for place in range(7)]
    pots = [lies.pot(place, 3) for place in range(3)]
    for first, second in ((plates, mine), (hands, mine), (plates, pots), (hands, pots), (pots, mine)):
        assert not [(a, b) for a in first for b in second if a.overlaps(b)]
    assert not [(a, b) for a in plates for b in plates if a is not b and a.overlaps(b)]
    for rect in (*plates, *hands, *mine, *pots):
        assert rect.x >= 30
        assert rect.right <= 1900
        assert rect.y >= 0
        assert rect.bottom <= 982
