"""What the player stakes when the house rules let him: garments that anybody may wear, outermost first."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from game.texts.languages import Language
from game.texts.texts import LOCALE_FOLDER
from game.texts.word import Word

OWN_GARMENTS: Final = ("hat", "scarf", "coat", "waistcoat", "trousers", "shirt")
"""Garment ids; each is also the name of its icon."""


@cache
def own_garment_words(language: Language) -> dict[str, Word]:
    """The names of the player's garments by their ids."""
    with (LOCALE_FOLDER / language.value / "own_wardrobe.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {garment: Word.from_table(tables[garment]) for garment in OWN_GARMENTS}
