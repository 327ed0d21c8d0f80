"""A window without a screen, and everything that a scene is given, for the tests of the program."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.assembly import assemble
from game.loop import Loop
from game.settings import Settings, WindowSettings
from game.stage.services import Services
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from game.system.assets import ASSETS
from game.texts import Texts

Assemble = Callable[..., tuple[Services, Loop]]


@pytest.fixture
def assembled(tmp_path: Path) -> Iterator[Assemble]:
    """Opens the program's parts with these settings: ``assembled(width=1280, height=720, reduced_motion=True)``."""
    opened: list[Services] = []

    def make(width: int = 1280, height: int = 720, **fields: object) -> tuple[Services, Loop]:
        settings = Settings.model_validate({**fields, "window": WindowSettings(width=width, height=height)})
        storage = Storage(DataFolder(tmp_path / f"data-{len(opened)}"))
        services, loop = assemble(UnsavedSettings(settings), Texts(), SilentSounds(), storage, ASSETS)
        opened.append(services)
        pygame.event.clear()
        return services, loop

    yield make
    for services in opened:
        services.window.close()
        services.storage.close()


@pytest.fixture
def services(assembled: Assemble) -> Services:
    return assembled()[0]
