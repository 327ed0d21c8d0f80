"""The settings, tab by tab."""

from game.scenes.settings.page import SettingsPage

__all__ = ["SettingsPage"]
