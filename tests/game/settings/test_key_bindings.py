from __future__ import annotations

from engine.actions import ActionKind
from game.devices.inputs import Key
from game.settings import Settings
from game.settings.key_bindings import FREE_KEYS, USUAL_KEYS, bindings_with, key_of, taken_by


def test_every_action_has_a_key_that_may_be_had() -> None:
    assert set(USUAL_KEYS) == set(ActionKind)
    assert set(USUAL_KEYS.values()) <= FREE_KEYS


def test_no_usual_key_is_taken_twice() -> None:
    assert all(taken_by(Settings(), kind, key) is None for kind, key in USUAL_KEYS.items())


def test_an_own_key_replaces_the_usual_one() -> None:
    settings = Settings(key_bindings=bindings_with(Settings(), ActionKind.BET, Key.Q))
    assert key_of(settings, ActionKind.BET) is Key.Q
    assert taken_by(settings, ActionKind.RAISE, Key.Q) is ActionKind.BET
    assert taken_by(settings, ActionKind.RAISE, Key.B) is None
    assert key_of(settings, ActionKind.RAISE) is Key.R


def test_the_usual_key_is_not_written_down() -> None:
    settings = Settings(key_bindings=bindings_with(Settings(), ActionKind.BET, Key.Q))
    assert bindings_with(settings, ActionKind.BET, Key.B) == {}
