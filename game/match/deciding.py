"""Computer players think beside the picture: one worker thread, one decision at a time."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as NotReadyError
from typing import Protocol, runtime_checkable

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Draw
from engine.legality import refusal_within
from engine.players.demeanour import Demeanour
from engine.players.player import Player, fights_for_last_garment, options_of
from engine.views import SeatView

_log = logging.getLogger(__name__)

_CAUTIOUS = (
    *(ActionKind.CHECK, ActionKind.STAY, ActionKind.DECLINE, ActionKind.BRING_IN),
    *(ActionKind.DROP, ActionKind.FOLD, ActionKind.CALL, ActionKind.DRAW),
)
_GIVING_UP = (ActionKind.DROP, ActionKind.FOLD)


@runtime_checkable
class ExpressivePlayer(Protocol):
    """A player whose face and thinking time can be seen."""

    def demeanour(self, view: SeatView) -> Demeanour:
        """What the others see while the player decides about ``view``."""


class Thinker:
    """Decides for computer players. A player that fails costs her the decision, never the match."""

    def __init__(self) -> None:
        self.faults = 0
        """Decisions that failed or were not legal; the log says why."""
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="player")
        self._view: SeatView | None = None
        self._demeanour: Future[Demeanour | None] | None = None
        self._decision: Future[Action] | None = None

    def begin(self, player: Player, view: SeatView) -> None:
        """Start on the decision for ``view``, whose seat is on turn."""
        self._view = view
        self._demeanour = self._worker.submit(_demeanour, player, view)
        self._decision = self._worker.submit(player.decide, view)

    def demeanour(self) -> Demeanour | None:
        """What is seen of the player who is thinking; None before it is known, and when nobody thinks."""
        if self._decision is None or self._demeanour is None or not self._demeanour.done():
            return None
        return self._demeanour.result()

    def decision(self, wait_seconds: float = 0.0) -> Action | None:
        """A legal action once it has been decided, within ``wait_seconds``; None before, and when nobody thinks."""
        if self._decision is None or self._view is None:
            return None
        view = self._view
        try:
            action = self._decision.result(wait_seconds)
            option = options_of(view).get(action.kind)
            refusal = refusal_within(option, action) if option else "it is not on offer"
        except NotReadyError:
            return None
        except Exception as error:  # noqa: BLE001 - a fault of a player, whatever it is, must not stop the match
            return self._instead(view, error)
        if refusal:
            return self._instead(view, ValueError(f"{action} is not possible: {refusal}"))
        self._decision = None
        return action

    def close(self) -> None:
        """Let the worker go; decisions that have not been begun are dropped."""
        self._worker.shutdown(wait=True, cancel_futures=True)

    def _instead(self, view: SeatView, error: Exception) -> Action:
        _log.error("seat %d could not decide", view.seat, exc_info=error)
        self.faults += 1
        self._decision = None
        return cautious_action(view)


def cautious_action(view: SeatView) -> Action:
    """What costs least among the options of a seat on turn, within the rule that the last garment is fought for."""
    options = options_of(view)
    kinds = [kind for kind in _CAUTIOUS if options.get(kind)]
    if fights_for_last_garment(view):
        kinds = [kind for kind in kinds if kind not in _GIVING_UP]
    free = [kind for kind in kinds if (option := options.get(kind)) and not option.cost and kind not in _GIVING_UP]
    kind = (free or kinds)[0]
    return Draw() if kind is ActionKind.DRAW else PLAIN_ACTIONS[kind]


def _demeanour(player: Player, view: SeatView) -> Demeanour | None:
    """A face that cannot be made is no face; the decision is another matter."""
    if not isinstance(player, ExpressivePlayer):
        return None
    try:
        return player.demeanour(view)
    except Exception:  # noqa: BLE001 - as above
        _log.exception("seat %d could not make a face", view.seat)
        return None
