"""The one place that every action of a match passes through."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.actions import Action, Call, Drop, Raise, StartDeal
from engine.events import CardsDealt, CardsExchanged, DealStarted
from engine.fairness import commitment
from engine.legality import IllegalAction
from engine.players.demeanour import Demeanour, Expression
from engine.players.player import Player
from engine.record import decode_action
from engine.replay import replay
from engine.views import Phase, SeatView
from game.match.deciding import cautious_action
from game.match.running_match import NotYourTurnError, RunningMatch, new_context
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from tests.game.storage.playing import DRAW, begin, play, random_players, resume, step


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    with Storage(DataFolder(tmp_path)) as opened:
        yield opened


class HeldPlayer:
    """Decides only when the test lets it."""

    def __init__(self) -> None:
        self.may_decide = threading.Event()

    def decide(self, view: SeatView) -> Action:
        self.may_decide.wait(10)
        assert view.options
        return Call()


class FailingPlayer:
    def decide(self, view: SeatView) -> Action:
        raise ArithmeticError(f"seat {view.seat} cannot count")


class CheatingPlayer:
    """Always raises by more than anybody has."""

    def decide(self, view: SeatView) -> Action:  # noqa: ARG002 - it does not look
        return Raise(1_000_000)


def begin_with(storage: Storage, player: Player) -> RunningMatch:
    return RunningMatch.begin(storage.matches, DRAW, new_context(seed=1), lambda _setup, _context: {1: player})


def until_opponents_turn(running: RunningMatch) -> None:
    while not running.is_thinking:
        step(running)


def test_a_match_is_played_to_its_end_and_kept(storage: Storage) -> None:
    running = begin(storage)
    play(running)
    running.close()
    assert running.phase is Phase.OVER
    assert running.winner in (0, 1)
    assert replay(storage.matches.load(running.id).record).winner == running.winner
    assert storage.matches.unfinished() == ()
    (match,) = storage.matches.ended(10)
    assert (match.id, match.state) == (running.id, "lost" if running.winner else "won")


def test_an_action_is_committed_before_its_events_are_told(storage: Storage) -> None:
    running = begin(storage)
    for _ in range(30):
        step(running)
        assert storage.matches.load(running.id).record == running.record
    running.close()


def test_the_same_seed_gives_the_same_match(storage: Storage) -> None:
    first, second, other = begin(storage, 5), begin(storage, 5), begin(storage, 6)
    for running in (first, second, other):
        play(running, 60)
        running.close()
    assert first.record == second.record
    assert first.events_since() == second.events_since()
    assert other.record != first.record


def test_without_a_seed_no_two_matches_are_alike(storage: Storage) -> None:
    running = [RunningMatch.begin(storage.matches, DRAW, new_context(), random_players) for _ in range(2)]
    for match in running:
        match.start_deal()
        match.close()
    assert running[0].record.actions[0] != running[1].record.actions[0]
    assert running[0].context.players_seed != running[1].context.players_seed


@pytest.mark.parametrize("break_after", [0, 1, 2, 5, 17, 40])
def test_a_resumed_match_goes_on_as_if_there_had_been_no_break(storage: Storage, break_after: int) -> None:
    unbroken, broken = begin(storage, 3), begin(storage, 3)
    play(unbroken, 80)
    play(broken, break_after)
    broken.close()
    resumed = resume(storage, broken.id)
    assert resumed.events_since() == broken.events_since()
    assert resumed.view() == broken.view()
    assert resumed.next_commitment == broken.next_commitment
    play(resumed, 80 - break_after)
    assert resumed.record == unbroken.record
    assert resumed.events_since() == unbroken.events_since()
    resumed.close()
    unbroken.close()


def test_the_commitment_shown_before_a_deal_is_that_of_its_secret_even_after_a_break(storage: Storage) -> None:
    running = RunningMatch.begin(storage.matches, DRAW, new_context(), random_players)
    shown = running.next_commitment
    running.close()
    running = resume(storage, running.id)
    assert running.next_commitment == shown
    events = running.start_deal()
    assert isinstance(events[0], DealStarted)
    assert events[0].commitment == shown
    assert running.next_commitment is None
    dealt = decode_action(running.record.actions[0])
    assert isinstance(dealt, StartDeal)
    assert commitment(dealt.secret) == shown
    while running.phase is not Phase.READY:
        if running.is_humans_turn:
            running.act(Drop())
        else:
            step(running)
    assert running.next_commitment not in (None, shown)
    running.close()


def test_hidden_cards_of_the_opponent_are_not_told(storage: Storage) -> None:
    running = begin(storage)
    play(running, 60)
    running.close()
    secret = [
        event for event in running.events_since() if isinstance(event, CardsDealt | CardsExchanged) and event.seat == 1
    ]
    assert secret
    for event in secret:
        assert not (event.cards if isinstance(event, CardsDealt) else event.drawn + event.discarded)


def test_the_human_cannot_act_in_the_opponents_place(storage: Storage) -> None:
    player = HeldPlayer()
    running = begin_with(storage, player)
    until_opponents_turn(running)
    before = running.record
    with pytest.raises(NotYourTurnError):
        running.act(Call())
    with pytest.raises(IllegalAction):
        running.start_deal()
    assert running.record == before == storage.matches.load(running.id).record
    player.may_decide.set()
    running.close()


def test_an_illegal_action_changes_nothing(storage: Storage) -> None:
    running = begin(storage)
    with pytest.raises(IllegalAction):
        running.act(Call())
    with pytest.raises(IllegalAction):
        running.act(StartDeal(b"short"))
    assert running.record.actions == ()
    assert running.event_count == 0
    running.close()


def test_thinking_holds_nothing_up(storage: Storage) -> None:
    player = HeldPlayer()
    running = begin_with(storage, player)
    until_opponents_turn(running)
    position = running.event_count
    assert running.update() == ()
    assert running.update(wait_seconds=0.01) == ()
    player.may_decide.set()
    while running.is_thinking:
        running.update(wait_seconds=10)
    assert running.events_since(position)
    running.close()


@pytest.mark.parametrize("player", [FailingPlayer(), CheatingPlayer()])
def test_a_player_that_fails_costs_a_decision_and_never_the_match(storage: Storage, player: Player) -> None:
    running = begin_with(storage, player)
    play(running)
    assert running.winner is not None
    assert running.player_faults
    running.close()
    assert storage.matches.load(running.id).record == running.record


class FacingPlayer:
    """Thinks for half a second with a smile."""

    def decide(self, view: SeatView) -> Action:
        return cautious_action(view)

    def demeanour(self, view: SeatView) -> Demeanour:  # noqa: ARG002 - always the same face
        return Demeanour(Expression.DELIGHTED, 0.5, None)


def test_the_face_of_the_player_on_turn_can_be_seen(storage: Storage) -> None:
    running = begin_with(storage, FacingPlayer())
    assert running.demeanour is None
    until_opponents_turn(running)
    while running.demeanour is None:
        time.sleep(0.001)
    assert running.demeanour.expression is Expression.DELIGHTED
    while running.is_thinking:
        running.update(wait_seconds=10)
    assert running.demeanour is None
    running.close()


def test_an_abandoned_match_is_not_offered_again(storage: Storage) -> None:
    running = begin(storage)
    play(running, 12)
    running.abandon()
    running.close()
    assert storage.matches.unfinished() == ()
    assert [match.state for match in storage.matches.ended(10)] == ["abandoned"]
    assert storage.matches.load(running.id).record == running.record


def test_a_match_taken_over_one_action_earlier_can_be_played_on(storage: Storage) -> None:
    running = begin(storage)
    play(running, 20)
    running.close()
    kept = storage.matches.take_over(running.id, 19)
    assert kept.record.actions == running.record.actions[:19]
    again = RunningMatch(kept, random_players)
    step(again)
    assert again.record == running.record
    again.close()
    assert [match.id for match in storage.matches.unfinished()] == [kept.id]


def test_a_match_taken_over_from_its_beginning_has_a_new_secret_that_is_kept(storage: Storage) -> None:
    running = RunningMatch.begin(storage.matches, DRAW, new_context(), random_players)
    before = running.next_commitment
    play(running, 5)
    running.close()
    again = RunningMatch(storage.matches.take_over(running.id, 0), random_players)
    shown = again.next_commitment
    assert shown not in (None, before)
    again.close()
    assert resume(storage, again.id).next_commitment == shown
