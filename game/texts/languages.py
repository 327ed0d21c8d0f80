"""The languages of the game."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum


class Language(StrEnum):
    """A language by its ISO 639-1 code, as it stands in settings and in folder names."""

    ENGLISH = "en"
    CZECH = "cs"
    RUSSIAN = "ru"

    @property
    def own_name(self) -> str:
        """The language's name in that language; the same whichever one is switched on."""
        return _OWN_NAMES[self]


_OWN_NAMES = {Language.ENGLISH: "English", Language.CZECH: "Čeština", Language.RUSSIAN: "Русский"}


def preferred_language(codes: Iterable[str]) -> Language:
    """The first of ``codes`` ("cs", "ru_RU", "en-GB", best liked first) that the game speaks, else English."""
    for code in codes:
        stem = code.replace("-", "_").split("_")[0].lower()
        if stem in _OWN_NAMES:
            return Language(stem)
    return Language.ENGLISH
