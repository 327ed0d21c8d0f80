"""Records: readable, complete, and clear about what is wrong with them."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DrawRules, Match, MatchRecord, MatchSetup, RecordError, SeatSetup, replay, replay_steps
from engine.actions import PLAIN_ACTIONS, Action, Bet, Draw, Raise, StartDeal
from engine.record import decode_action, encode_action
from tests.engine.random_play import play_at_random

ACTIONS = st.one_of(
    st.sampled_from(sorted(PLAIN_ACTIONS.values(), key=lambda action: action.kind)),
    st.integers(1, 10**6).map(Bet),
    st.integers(1, 10**6).map(Raise),
    st.lists(st.integers(0, 4), unique=True).map(lambda places: Draw(tuple(places))),
    st.binary(min_size=32, max_size=32).map(StartDeal),
)


@given(ACTIONS)
def test_an_action_can_be_written_and_read(action: Action) -> None:
    assert decode_action(encode_action(action)) == action


def test_actions_are_written_readably() -> None:
    assert encode_action(Bet(10)) == "bet 10"
    assert encode_action(Draw((0, 3))) == "draw 0 3"
    assert encode_action(Draw()) == "draw"
    assert encode_action(StartDeal(bytes(32))) == f"start_deal {'00' * 32}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gamble", "'gamble' is not an action"),
        ("", "'' is not an action"),
        ("bet", "'' does not belong after bet"),
        ("bet ten", "'ten' does not belong after bet"),
        ("bet 1 2", "'1 2' does not belong after bet"),
        ("bet 010", "'010' does not belong after bet"),
        ("stay 1", "'1' does not belong after stay"),
        ("draw a", "'a' does not belong after draw"),
        ("start_deal", "'' does not belong after start_deal"),
        ("start_deal xy", "'xy' does not belong after start_deal"),
        ("BET 10", "'BET' is not an action"),
        ("bet  10", "' 10' does not belong after bet"),
    ],
)
def test_what_is_no_action_is_named(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        decode_action(text)


def played(seed: int, most_deals: int = 1000) -> Match:
    setup = MatchSetup(
        rules=DrawRules(starting_money=30),
        seats=(SeatSetup(player="human"), SeatSetup(player="opponent", wardrobe=("hat", "coat"))),
    )
    match = Match(setup)
    play_at_random(match, Random(seed), most_deals=most_deals)
    return match


@pytest.mark.parametrize("seed", range(5))
def test_a_replay_gives_the_same_events(seed: int) -> None:
    match = played(seed)
    again = replay(MatchRecord.from_json(match.record.model_dump_json()))
    assert again.events == match.events
    assert again.winner == match.winner
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


def test_a_match_can_go_on_after_a_replay() -> None:
    match = played(1, most_deals=3)
    again = replay(match.record)
    play_at_random(match, Random(7))
    play_at_random(again, Random(7))
    assert again.events == match.events


def test_a_replay_can_be_watched_step_by_step() -> None:
    match = played(2)
    steps = replay_steps(match.record)
    seen = [(step.number, step.action, step.events) for step in steps]
    assert [number for number, _, _ in seen] == list(range(1, len(match.actions) + 1))
    assert tuple(action for _, action, _ in seen) == match.actions
    assert tuple(event for _, _, events in seen for event in events) == match.events


def test_an_impossible_action_is_named_with_its_place() -> None:
    record = played(3).record
    broken = record.model_copy(update={"actions": (*record.actions[:2], "bet 3", *record.actions[2:])})
    with pytest.raises(RecordError, match=r"action 3 of \d+ \('bet 3'\): BET is not possible"):
        replay(broken)


def test_an_unreadable_action_is_named_with_its_place() -> None:
    record = played(3).record
    broken = record.model_copy(update={"actions": (*record.actions[:4], "dance")})
    with pytest.raises(RecordError, match=r"action 5 of 5 \('dance'\): 'dance' is not an action"):
        replay(broken)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "version: Input should be 1"),
        ({"comment": "nice"}, "comment: Extra inputs are not permitted"),
        ({"setup": {}}, "setup.rules: Field required"),
        ({"actions": [7]}, "actions.0: Input should be a valid string"),
    ],
)
def test_a_damaged_record_is_refused_with_the_field(change: dict[str, object], message: str) -> None:
    record = json.loads(played(4).record.model_dump_json())
    with pytest.raises(RecordError, match=message):
        MatchRecord.from_json(json.dumps(record | change))


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(RecordError, match="this is not a match record"):
        MatchRecord.from_json("{")
