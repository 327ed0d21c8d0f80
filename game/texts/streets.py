"""The streets of stud by name."""

from __future__ import annotations

from game.texts.texts import Texts, mark

_STREETS = {
    3: mark("Third street"),
    4: mark("Fourth street"),
    5: mark("Fifth street"),
    6: mark("Sixth street"),
    7: mark("Seventh street"),
}


def street_name(texts: Texts, street: int) -> str:
    """Third street to seventh street, by the number of cards."""
    return texts.tr(_STREETS[street])
