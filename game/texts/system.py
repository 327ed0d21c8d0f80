"""Which language the operating system asks for; apart from the rest, which needs no pygame."""

from __future__ import annotations

import pygame.system

from game.texts.languages import Language, preferred_language


def system_language() -> Language:
    """The language that the operating system's user prefers among those of the game."""
    return preferred_language(entry["language"] or "" for entry in pygame.system.get_pref_locales())
