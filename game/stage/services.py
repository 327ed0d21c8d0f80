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

    def play(self, name: str, *, pan: float = 0.0, hit_in: float | None = None) -> None:
        """Sound a cue, from -1 (left) to 1 (right), so that its hit falls ``hit_in`` seconds from now where asked."""

    def lead(self, name: str) -> float:
        """Seconds from the start of a cue to its hit, which the picture should meet."""

    def music(self, name: str | None) -> None:
        """Change to a track; None is silence."""

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


class SettingsStore(Protocol):
    """The player's settings: those in force, and changing them."""

    @property
    def settings(self) -> Settings: ...

    def change(self, **fields: object) -> Settings: ...

    def preview(self, **fields: object) -> Settings: ...


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
