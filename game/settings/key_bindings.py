"""Which key presses which action at the table. The player may give an action another key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.actions import ActionKind
from game.devices.inputs import Key
from game.settings import Settings

USUAL_KEYS: Final[Mapping[ActionKind, Key]] = {
    ActionKind.BET: Key.B,
    ActionKind.STAY: Key.S,
    ActionKind.CHECK: Key.C,
    ActionKind.RAISE: Key.R,
    ActionKind.COMPLETE: Key.R,
    ActionKind.CALL: Key.C,
    ActionKind.BRING_IN: Key.C,
    ActionKind.DRAW: Key.E,
    ActionKind.DROP: Key.D,
    ActionKind.FOLD: Key.F,
    ActionKind.BUY_BACK: Key.Y,
    ActionKind.DECLINE: Key.N,
    ActionKind.START_DEAL: Key.E,
}
_MAY_SHARE = (
    frozenset({ActionKind.DRAW, ActionKind.START_DEAL}),
    frozenset({ActionKind.CALL, ActionKind.CHECK, ActionKind.BRING_IN}),
    frozenset({ActionKind.RAISE, ActionKind.COMPLETE}),
)
"""Actions that are never possible at the same moment."""
_TABLE_KEYS = {Key.H, Key.L, Key.M, Key.O, Key.P, Key.V, Key.W}
"""Keys of the table itself: hand ranking, log, sound, settings, pause, looking at hidden cards, wardrobe."""
FREE_KEYS: Final = frozenset(key for key in Key if len(key.value) == 1 and key.value.isalpha()) - _TABLE_KEYS
"""Keys that an action may have."""


def key_of(settings: Settings, kind: ActionKind) -> Key:
    """The key that presses this action."""
    chosen = settings.key_bindings.get(kind.value, ())
    return chosen[0] if chosen else USUAL_KEYS[kind]


def taken_by(settings: Settings, kind: ActionKind, key: Key) -> ActionKind | None:
    """The other action that has this key already, so that ``kind`` cannot have it."""
    others = (other for other in USUAL_KEYS if other is not kind and not _may_share(kind, other))
    return next((other for other in others if key_of(settings, other) is key), None)


def bindings_with(settings: Settings, kind: ActionKind, key: Key) -> dict[str, tuple[Key, ...]]:
    """The bindings after giving an action this key; its usual key is not written down."""
    others = {name: keys for name, keys in settings.key_bindings.items() if name != kind.value}
    return others if key is USUAL_KEYS[kind] else {**others, kind.value: (key,)}


def _may_share(kind: ActionKind, other: ActionKind) -> bool:
    return any({kind, other} <= group for group in _MAY_SHARE)
