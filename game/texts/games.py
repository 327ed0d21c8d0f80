"""Names of the games inside a sentence."""

from __future__ import annotations

from game.texts.texts import Texts, mark

_NAMES = {"draw": mark("five-card draw"), "stud": mark("seven-card stud")}


def game_in_a_sentence(texts: Texts, game: str) -> str:
    """The name of a game ("draw", "stud") in small letters."""
    return texts.tr(_NAMES[game])
