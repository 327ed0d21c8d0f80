"""Matches played by chance against real files."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from engine import DrawRules, MatchSetup, SeatSetup
from engine.players.baselines import RandomPlayer
from engine.players.player import Player
from engine.views import Phase
from game.match.running_match import RunningMatch, new_context
from game.storage.folder import DataFolder
from game.storage.match_rows import MatchContext
from game.storage.notices import NoticeBoard, NoticeKind
from game.storage.opening import Storage

DRAW = MatchSetup(
    rules=DrawRules(),
    seats=(SeatSetup(player="human"), SeatSetup(player="vera", wardrobe=("hat", "jacket", "skirt", "slip"))),
)
START = datetime(2026, 11, 30, 20, 0, tzinfo=UTC)


class Calendar:
    """A wall clock that goes on by a second whenever somebody looks at it."""

    def __init__(self, start: datetime = START) -> None:
        self.time = start

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


class Stopwatch:
    """A clock that stands until a test moves it; in seconds."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def random_players(setup: MatchSetup, context: MatchContext) -> Mapping[int, Player]:
    return {seat: RandomPlayer(context.players_seed) for seat in range(1, len(setup.seats))}


def begin(storage: Storage, seed: int = 1, setup: MatchSetup = DRAW) -> RunningMatch:
    return RunningMatch.begin(storage.matches, setup, new_context(seed=seed), random_players)


def resume(storage: Storage, match_id: int) -> RunningMatch:
    return RunningMatch.resume(storage.matches, match_id, random_players)


def step(running: RunningMatch) -> None:
    """One action, whoever is on turn."""
    if running.is_thinking:
        while not running.update(wait_seconds=10):
            pass
    elif running.is_humans_turn:
        running.act(RandomPlayer(running.context.players_seed).decide(running.view()))
    else:
        running.start_deal()


def play(running: RunningMatch, actions: int = 10_000) -> None:
    """At most so many actions, or until the match is over."""
    for _ in range(actions):
        if running.phase is Phase.OVER:
            return
        step(running)


def play_matches(root: Path, matches: int, actions: int = 10_000) -> dict[int, tuple[str, ...]]:
    """Play matches into the data folder ``root``; return every match's actions by its number."""
    played = {}
    with Storage(DataFolder(root), now=Calendar()) as storage:
        for seed in range(1, matches + 1):
            running = begin(storage, seed)
            play(running, actions)
            running.close()
            played[running.id] = running.record.actions
    return played


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database as another program opens it; every statement acts at once."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


def kinds(notices: NoticeBoard) -> list[NoticeKind]:
    """What the player would be told now."""
    return [notice.kind for notice in notices.take()]
