"""Putting the program together: the window, the stores of what is drawn, and the services that scenes get."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.devices.gamepads import Gamepads
from game.devices.translator import Translator
from game.drawing.kept import Stores
from game.drawing.pictures import Pictures
from game.drawing.store import SurfaceStore
from game.drawing.text import Typesetter
from game.drawing.vector import Rendered
from game.look.theme import Theme
from game.loop import Loop
from game.match.match_players import player_maker
from game.opponents.cast import Cast
from game.stage.services import Services, SettingsStore, Sounds
from game.stage.window import Window
from game.storage.opening import Storage
from game.system.assets import ASSETS
from game.texts import Texts

_ICON = "interface/application/icon_256.png"


def make_stores(assets: Path, scale: float = 1.0) -> Stores:
    """Empty stores for a window of ``scale`` pixels to a canvas unit."""
    stores = Stores(
        parts=SurfaceStore[Rendered](),
        typesetter=Typesetter(assets / "fonts", SurfaceStore[pygame.Surface]()),
        pictures=Pictures(assets),
    )
    stores.allow_for(scale)
    return stores


def assemble(
    settings: SettingsStore, texts: Texts, sounds: Sounds, storage: Storage, assets: Path = ASSETS
) -> tuple[Services, Loop]:
    """Open the window and connect everything. Raises NoDisplayError."""
    window = Window(settings.settings.window, assets / _ICON)
    pygame.font.init()
    gamepads = Gamepads()
    gamepads.start()
    cast = Cast((assets / "opponents", storage.folder.opponents))
    cast.leave_out(settings.settings.opponents_left_out)
    services = Services(
        window=window,
        theme=Theme(settings.settings.comfort),
        stores=make_stores(assets, window.viewport.scale),
        texts=texts,
        settings=settings,
        sounds=sounds,
        storage=storage,
        cast=cast,
        make_players=player_maker(cast, assets / "strategy"),
    )
    texts.listen(services.scenes.layout)
    return services, Loop(services, Translator(window, gamepads))
