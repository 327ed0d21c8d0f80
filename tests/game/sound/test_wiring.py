"""The program tells the sounds what the system tells it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.devices.gamepads import Gamepads
from game.devices.inputs import SoundDeviceChanged
from game.devices.translator import Translator
from game.settings import WindowSettings
from game.stage.window import Window


@pytest.fixture
def translator(monkeypatch: pytest.MonkeyPatch) -> Iterator[Translator]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    window = Window(WindowSettings())
    yield Translator(window, Gamepads())
    window.close()


@pytest.mark.parametrize(("kind", "found"), [(pygame.AUDIODEVICEADDED, True), (pygame.AUDIODEVICEREMOVED, False)])
def test_a_device_that_comes_or_goes(translator: Translator, kind: int, found: bool) -> None:
    inputs = list(translator.translate(pygame.Event(kind, which=0, iscapture=False)))
    assert inputs == [SoundDeviceChanged(found)]


def test_a_microphone_is_none_of_our_business(translator: Translator) -> None:
    assert list(translator.translate(pygame.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=True))) == []
