"""The streets of seven-card stud as a table: what is dealt, what a bet is, and who speaks first (rules 3.1 to 3.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from engine.cards import Card
from engine.evaluation import evaluate_showing
from engine.rules import StudRules
from engine.views import Phase


def lowest_card(showing: Sequence[Sequence[Card]]) -> int:
    """The place of the lowest card; suits tell equal ranks apart."""
    cards = [cards[-1].index for cards in showing]
    return cards.index(min(cards))


def highest_card(showing: Sequence[Sequence[Card]]) -> int:
    """The place of the highest card; of equal ones the first."""
    ranks = [cards[-1].rank for cards in showing]
    return ranks.index(max(ranks))


def best_showing(showing: Sequence[Sequence[Card]]) -> int:
    """The place of the best open hand; of equal ones the first."""
    values = [*map(evaluate_showing, showing)]
    return values.index(max(values))


@dataclass(frozen=True, slots=True)
class Street:
    """One street. ``faces`` has an entry for each card that a seat gets: whether it lies open."""

    number: int
    phase: Phase
    faces: tuple[bool, ...]
    first_to_speak: Callable[[Sequence[Sequence[Card]]], int]
    """Finds the place of the first to speak among the open cards of those still in, from the dealer's left (3.2)."""
    has_bring_in: bool
    """Whether the first to speak has to post the bring-in."""
    burns: bool
    """Whether the top card of the deck is burned first."""
    is_big: bool
    """Whether the big bet is played."""


def _later_street(number: int, phase: Phase, *, face_up: bool = True, is_big: bool = True) -> Street:
    return Street(number, phase, (face_up,), best_showing, has_bring_in=False, burns=True, is_big=is_big)


_CASINO = (
    Street(3, Phase.THIRD_STREET, (False, False, True), lowest_card, has_bring_in=True, burns=False, is_big=False),
    _later_street(4, Phase.FOURTH_STREET, is_big=False),
    _later_street(5, Phase.FIFTH_STREET),
    _later_street(6, Phase.SIXTH_STREET),
    _later_street(7, Phase.SEVENTH_STREET, face_up=False),
)
_HOME = (replace(_CASINO[0], first_to_speak=highest_card, has_bring_in=False), *_CASINO[1:])

_STREETS = {"casino": _CASINO, "home": _HOME}


def streets_of(rules: StudRules) -> tuple[Street, ...]:
    """Third to seventh street, as the style of the rules plays them."""
    return _STREETS[rules.style]
