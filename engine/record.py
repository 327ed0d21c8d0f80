"""A match as it is kept: its setup and its actions. Replaying them gives the same match, event for event.

An action is written as its name followed by its numbers, so that a record can be read::

    start_deal 1f0c...   bet 10   raise 20   stay   draw 0 3 4   draw   call   buy_back
"""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Draw, Raise, StartDeal
from engine.rules import MatchSetup


class RecordError(ValueError):
    """A record cannot be read or replayed; the message says which part and why."""


class MatchRecord(BaseModel):
    """Setup and actions of a match, finished or not."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    version: Literal[1] = 1
    setup: MatchSetup
    actions: tuple[str, ...] = ()
    """In the order in which they were carried out, as :func:`encode_action` writes them."""

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read a record from JSON. Raises :class:`RecordError`, naming the field that is wrong."""
        try:
            return cls.model_validate_json(text)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "record"
            raise RecordError(f"this is not a match record: {place}: {first['msg']}") from error


def encode_action(action: Action) -> str:
    """The action as it stands in a record."""
    match action:
        case Bet(amount=amount) | Raise(amount=amount):
            return f"{action.kind} {amount}"
        case Draw(discards=discards):
            return " ".join([action.kind, *map(str, discards)])
        case StartDeal(secret=secret):
            return f"{action.kind} {secret.hex()}"
        case _:
            return str(action.kind)


def decode_action(text: str) -> Action:
    """The action that :func:`encode_action` wrote. Raises :class:`RecordError`."""
    name, *arguments = text.split(" ")
    try:
        kind = ActionKind(name)
    except ValueError:
        raise RecordError(f"{name!r} is not an action") from None
    try:
        action = _decoded(kind, arguments)
    except ValueError:
        action = None
    if action is None or encode_action(action) != text:
        raise RecordError(f"{' '.join(arguments)!r} does not belong after {name}")
    return action


def _decoded(kind: ActionKind, arguments: list[str]) -> Action | None:
    match kind, arguments:
        case ActionKind.BET, [amount]:
            return Bet(int(amount))
        case ActionKind.RAISE, [amount]:
            return Raise(int(amount))
        case ActionKind.DRAW, places:
            return Draw(tuple(map(int, places)))
        case ActionKind.START_DEAL, [secret]:
            return StartDeal(bytes.fromhex(secret))
        case _:
            return PLAIN_ACTIONS.get(kind)
