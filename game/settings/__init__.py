"""What the player has chosen, and the file that keeps it."""

from game.settings.model import (
    NAME_LIMIT,
    VERSION,
    DeckColours,
    Lines,
    Modesty,
    Settings,
    SetupSettings,
    SoundSettings,
    SpeedName,
    TextSizeName,
    WindowSettings,
)

__all__ = [
    "NAME_LIMIT",
    "VERSION",
    "DeckColours",
    "Lines",
    "Modesty",
    "Settings",
    "SetupSettings",
    "SoundSettings",
    "SpeedName",
    "TextSizeName",
    "WindowSettings",
]
