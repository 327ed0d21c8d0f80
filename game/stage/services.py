"""What every scene is given: the window, the look, the words, the sounds, what is kept. There are no globals."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Protocol

from game.devices.inputs import DeviceInUse
from game.drawing.kept import Stores
from game.look.theme import Theme
from game.match.running_match import MakePlayers
from game.opponents.cast import Cast
from game.settings import Settings, SoundSettings
from game.stage.doors import Doors
from game.stage.stack import SceneStack
from game.stage.window import Window
from game.storage.opening import Storage
from game.texts import Texts
from game.widgets.toast import Toasts


class Sounds(Protocol):
    """Effects and music by name; nothing here fails for want of a device."""

    @property
    def has_device(self) -> bool: ...

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None: ...

    def lead(self, name: str) -> float: ...

    def music(self, name: str | None) -> None: ...

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def focus_lost(self) -> None: ...

    def focus_gained(self) -> None: ...

    def device_lost(self) -> None: ...

    def device_found(self) -> None: ...

    def apply(self, settings: SoundSettings) -> None:
        """Take the options of sound; they act at once."""

    def update(self, seconds: float) -> None: ...

    def close(self) -> None: ...


class SilentSounds:
    """Sounds for tests and for the gallery of widgets: none."""

    has_device = True

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None:
        """Nothing sounds."""

    def lead(self, name: str) -> float:  # noqa: ARG002 - every recording that does not exist begins at once
        return 0.0

    def music(self, name: str | None) -> None:
        """Nothing plays."""

    def pause(self) -> None:
        """There is nothing to pause."""

    def resume(self) -> None:
        """There is nothing to go on with."""

    def focus_lost(self) -> None:
        """There is nothing to silence."""

    def focus_gained(self) -> None:
        """There is nothing to sound again."""

    def device_lost(self) -> None:
        """There was none."""

    def device_found(self) -> None:
        """It is not needed."""

    def apply(self, settings: SoundSettings) -> None:
        """Silence has no volume."""

    def update(self, seconds: float) -> None:
        """Time passes in silence."""

    def close(self) -> None:
        """There is nothing to close."""


class SettingsStore(Protocol):
    """The player's settings: those in force, and changing them."""

    @property
    def settings(self) -> Settings: ...

    def change(self, **fields: object) -> Settings: ...

    def preview(self, **fields: object) -> Settings: ...


class UnsavedSettings:
    """Settings that are kept nowhere: for tests, and for the gallery of widgets."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def change(self, **fields: object) -> Settings:
        self.settings = Settings.model_validate({**dict(self.settings), **fields})
        return self.settings

    def preview(self, **fields: object) -> Settings:
        return self.change(**fields)


class Clock(Protocol):
    """Seconds that only ever go forward."""

    def __call__(self) -> float: ...


@dataclass(slots=True)
class Services:
    """One value that is handed from scene to scene."""

    window: Window
    theme: Theme
    stores: Stores
    texts: Texts
    settings: SettingsStore
    sounds: Sounds
    storage: Storage
    cast: Cast
    make_players: MakePlayers
    clock: Clock = time.monotonic
    device: DeviceInUse = field(default_factory=DeviceInUse)
    doors: Doors = field(default_factory=Doors)
    toasts: Toasts = field(init=False)
    scenes: SceneStack = field(init=False)

    def __post_init__(self) -> None:
        self.toasts = Toasts(self.window.invalidate)
        self.scenes = SceneStack(self.window, self.theme, self.toasts)

    def apply_settings(self) -> None:
        """Let a changed text size, contrast, speed or motion act at once, on every scene that is open."""
        self.theme.apply(self.settings.settings.comfort)
        self.scenes.layout()

    def fit_window(self) -> None:
        """The window has another size: draw everything for it."""
        self.stores.allow_for(self.window.viewport.scale)
        self.scenes.resized()
