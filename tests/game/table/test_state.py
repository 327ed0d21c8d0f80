"""The fold over the events agrees with the match, at every position."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Match, MatchSetup, SeatSetup, StartDeal
from engine.players.baselines import RandomPlayer
from engine.presets import DRAW_PRESETS_BOTH_STAKE, Evening
from engine.rules import DrawRules
from engine.views import Phase
from game.table.state import TableState, first_state, state_after
from game.table.steps import HUMAN

_CLOTHES = ("hat", "jacket", "skirt", "slip")


def _assert_agrees(state: TableState, match: Match) -> None:
    view = match.view(HUMAN)
    assert state.pot == view.pot
    assert state.deal_number == view.deal_number
    for shown, seat in zip(state.seats, view.seats, strict=True):
        assert (shown.money, shown.wardrobe) == (seat.money, seat.wardrobe)
        assert shown.shown == seat.shown
        assert shown.has_folded == seat.has_folded
    assert state.seats[HUMAN].cards == view.cards


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.booleans())
def test_the_table_shown_is_the_table_played(seed: int, both: bool) -> None:
    rules = DRAW_PRESETS_BOTH_STAKE[Evening.QUICK] if both else DrawRules(starting_money=20, garment_value=10)
    own = ("scarf", "shirt") if both else ()
    seats = SeatSetup(player="human", wardrobe=own), SeatSetup(player="vera", wardrobe=_CLOTHES)
    match = Match(MatchSetup(rules=rules, seats=seats))
    player, chance = RandomPlayer(seed), random.Random(seed)
    state = first_state(match.setup)
    for _ in range(400):
        if match.phase is Phase.OVER:
            break
        actor = match.actor
        action = StartDeal(chance.randbytes(32)) if actor is None else player.decide(match.view(actor))
        events = [event.seen_by(HUMAN) for event in match.act(action)]
        state = state_after(state, events)
        _assert_agrees(state, match)


def test_the_same_events_give_the_same_table_at_once_and_one_by_one() -> None:
    seats = SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=_CLOTHES)
    match = Match(MatchSetup(rules=DrawRules(), seats=seats))
    events = [event.seen_by(HUMAN) for event in match.act(StartDeal(bytes(32)))]
    step_by_step = first_state(match.setup)
    for event in events:
        step_by_step = state_after(step_by_step, [event])
    assert step_by_step == state_after(first_state(match.setup), events)
    assert all(card is None for card in step_by_step.seats[1].cards)
