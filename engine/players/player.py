"""What every computer player is: a decision from a view (rules 5)."""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from engine.actions import Action, Options
from engine.rules import DrawRules
from engine.views import GarmentState, SeatView


class Player(Protocol):
    """Decides for one seat.

    A decision depends on nothing but the player's own settings and seed, the view, and the deals that a
    :class:`Watcher` has been shown, so that a resumed match goes on as it would have gone on without a break.
    """

    def decide(self, view: SeatView) -> Action:
        """The action for ``view``, one of ``view.options``. Called only when the view's seat is on turn."""


@runtime_checkable
class Watcher(Protocol):
    """A player who learns how the others play."""

    def watch(self, view: SeatView) -> None:
        """Look at a deal that is over or tied, before the next one begins; showing it twice does no harm.

        When a match is resumed, the player is shown its replayed deals.
        """


def decision_random(seed: int, view: SeatView) -> Random:
    """Random numbers for one decision: the same seed at the same moment of a match gives the same numbers."""
    return Random(f"{seed} {view.seat} {view.deal_number} {len(view.history)}")


def options_of(view: SeatView) -> Options:
    """The options of a seat on turn. Raises ValueError when the view's seat is not on turn."""
    if view.options is None:
        raise ValueError(f"seat {view.seat} is not on turn")
    return view.options


def draw_rules_of(view: SeatView) -> DrawRules:
    """The rules of a draw match. Raises TypeError in stud."""
    if not isinstance(view.rules, DrawRules):
        raise TypeError(f"this player plays draw, not {view.rules.game}")
    return view.rules


def fights_for_last_garment(view: SeatView) -> bool:
    """Whether all that is still worn is staked: no computer player gives up then (rules 4.2)."""
    states = [garment.state for garment in view.me.wardrobe if garment.state is not GarmentState.OFF]
    return bool(states) and all(state is GarmentState.STAKED for state in states)
