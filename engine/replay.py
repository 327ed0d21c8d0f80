"""Playing a recorded match again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.actions import Action
from engine.events import Event
from engine.legality import IllegalAction
from engine.match import Match
from engine.record import MatchRecord, RecordError, decode_action


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One action of a record and what it led to. ``match`` stands just after it."""

    number: int
    """From 1."""
    action: Action
    events: tuple[Event, ...]
    match: Match


def replay_steps(record: MatchRecord) -> Iterator[ReplayStep]:
    """Play the record action by action; every step holds the same match, further on.

    Raises :class:`RecordError`, naming the action, when one cannot be read or is not possible.
    """
    match = Match(record.setup)
    for number, text in enumerate(record.actions, start=1):
        try:
            action = decode_action(text)
            events = match.act(action)
        except (RecordError, IllegalAction) as error:
            raise RecordError(f"action {number} of {len(record.actions)} ({text!r}): {error}") from error
        yield ReplayStep(number, action, events, match)


def replay(record: MatchRecord) -> Match:
    """The match after the record's last action, ready to go on. Raises :class:`RecordError`, naming the action."""
    match = Match(record.setup)
    for step in replay_steps(record):
        match = step.match
    return match
