"""Why a seat on turn at a stud table is not offered a kind of action."""

from __future__ import annotations

from engine._fixed_limit import FixedLimitBetting
from engine.actions import ActionKind
from engine.legality import Refusal

_OTHER_GAME = frozenset({ActionKind.STAY, ActionKind.DROP, ActionKind.DRAW})
_ANSWERS = {
    ActionKind.BRING_IN: Refusal.NO_BRING_IN,
    ActionKind.CALL: Refusal.NOTHING_TO_CALL,
    ActionKind.CHECK: Refusal.BET_OUTSTANDING,
}


def refusal_at(betting: FixedLimitBetting, seat: int, kind: ActionKind) -> Refusal:
    """The reason; ``kind`` must not be on offer."""
    if kind in _OTHER_GAME:
        return Refusal.OTHER_GAME
    if betting.awaits_bring_in:
        return Refusal.NO_MONEY if kind is ActionKind.COMPLETE else Refusal.BRING_IN_DUE
    return _ANSWERS.get(kind) or _refusal_to_add(betting, seat, kind)


def _refusal_to_add(betting: FixedLimitBetting, seat: int, kind: ActionKind) -> Refusal:
    expected = betting.kind_of_raise
    refusal = betting.refusal_to_raise(seat)
    if kind is expected and refusal:
        return refusal
    if kind is ActionKind.COMPLETE:
        return Refusal.NOTHING_TO_COMPLETE
    if expected is ActionKind.COMPLETE:
        return Refusal.COMPLETE_FIRST
    return Refusal.NOTHING_TO_RAISE if kind is ActionKind.RAISE else Refusal.BET_OUTSTANDING
