"""The streets of seven-card stud as a table: what is dealt, what a bet is, and who speaks first (rules 3.1 to 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from engine.cards import Card
from engine.evaluation import evaluate_showing
from engine.rules import StudRules
from engine.views import Phase


class Opening(Enum):
    """How the first to speak on a street is found."""

    LOWEST_CARD = auto()
    """The lowest card showing posts the bring-in; suits tell equal ranks apart."""
    HIGHEST_CARD = auto()
    BEST_SHOWING = auto()


@dataclass(frozen=True, slots=True)
class Street:
    """One street. ``faces`` has an entry for each card that a seat gets: whether it lies open."""

    number: int
    phase: Phase
    faces: tuple[bool, ...]
    opening: Opening
    burns: bool
    """Whether the top card of the deck is burned first."""
    is_big: bool
    """Whether the big bet is played."""


_CASINO = (
    Street(3, Phase.THIRD_STREET, (False, False, True), Opening.LOWEST_CARD, burns=False, is_big=False),
    Street(4, Phase.FOURTH_STREET, (True,), Opening.BEST_SHOWING, burns=True, is_big=False),
    Street(5, Phase.FIFTH_STREET, (True,), Opening.BEST_SHOWING, burns=True, is_big=True),
    Street(6, Phase.SIXTH_STREET, (True,), Opening.BEST_SHOWING, burns=True, is_big=True),
    Street(7, Phase.SEVENTH_STREET, (False,), Opening.BEST_SHOWING, burns=True, is_big=True),
)
_HOME = (replace(_CASINO[0], opening=Opening.HIGHEST_CARD), *_CASINO[1:])

_STREETS = {"casino": _CASINO, "home": _HOME}


def streets_of(rules: StudRules) -> tuple[Street, ...]:
    """Third to seventh street, as the style of the rules plays them."""
    return _STREETS[rules.style]


def first_to_speak(opening: Opening, showing: Sequence[Sequence[Card]]) -> int:
    """The place of the one who speaks first (3.2).

    ``showing`` are the open cards of those still in, from the dealer's left; of equals the first speaks.
    """
    best, value_of = _FIRST[opening]
    values = [value_of(cards) for cards in showing]
    return values.index(best(values))


def _last_index(cards: Sequence[Card]) -> int:
    return cards[-1].index


def _last_rank(cards: Sequence[Card]) -> int:
    return cards[-1].rank


_FIRST: dict[Opening, tuple[Callable[[Sequence[int]], int], Callable[[Sequence[Card]], int]]] = {
    Opening.LOWEST_CARD: (min, _last_index),
    Opening.HIGHEST_CARD: (max, _last_rank),
    Opening.BEST_SHOWING: (max, evaluate_showing),
}
