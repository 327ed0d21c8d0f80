"""Face and thinking time: what a player shows while deciding, chosen from nothing but what the seat knows.

A poor actor's face is true more often than chance allows; a good actor's means nothing (:func:`truth_share`).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from random import Random

from engine.players.temperament import Temperament

PERFECT_ACTING = 0.85
"""From here on a face is pure chance."""
_SHOWS_SOMETHING = 0.6
"""Share of decisions at which the face says anything at all."""
_SHORTEST, _LONGEST = 0.7, 2.6
"""Seconds that a player of even temper thinks."""
_WEIGHED_UP = 1.2
"""Seconds more at most, when the face says that there is something to weigh up."""


class Mood(StrEnum):
    """What a face seems to say about the cards."""

    STRONG = "strong"
    WEAK = "weak"
    BLUFF = "bluff"
    """A bet that the cards do not cover."""


class Expression(StrEnum):
    """Faces that every opponent has."""

    NEUTRAL = "neutral"
    CONFIDENT = "confident"
    DELIGHTED = "delighted"
    WORRIED = "worried"
    ANNOYED = "annoyed"
    SURPRISED = "surprised"
    THINKING = "thinking"


@dataclass(frozen=True, slots=True)
class Demeanour:
    """What the others see of a decision."""

    expression: Expression
    thinking_seconds: float
    shown: Mood | None
    """What a tell, if the opponent has one for it, may give away now; None most of the time."""


_FACES = {
    Mood.STRONG: (Expression.CONFIDENT, Expression.DELIGHTED),
    Mood.WEAK: (Expression.WORRIED, Expression.ANNOYED),
    Mood.BLUFF: (Expression.THINKING, Expression.WORRIED),
}
_QUIET_FACES = (Expression.NEUTRAL, Expression.NEUTRAL, Expression.THINKING)


def truth_share(acting: float) -> float:
    """How often a face that says something says the truth: 0.95 for an open face, 0.5 (no information) for an actor."""
    return 0.5 if acting >= PERFECT_ACTING else 0.5 + 0.45 * (1.0 - acting)


def demeanour_of(temperament: Temperament, *, strength: float, is_betting: bool, random: Random) -> Demeanour:
    """Face and time for one decision.

    ``strength`` is the chance to win as the seat sees it, from 0 to 1; above one half the hand is strong.
    """
    true = Mood.STRONG if strength >= 0.5 else Mood.BLUFF if is_betting else Mood.WEAK
    says_something = random.random() < _SHOWS_SOMETHING
    is_true = random.random() < truth_share(temperament.acting)
    shown = None
    if says_something:
        shown = true if is_true else _opposite(true, is_betting=is_betting)
    faces = _FACES[shown] if shown else _QUIET_FACES
    seconds = _thinking_seconds(temperament, random)
    if shown in (Mood.WEAK, Mood.BLUFF):
        seconds += _WEIGHED_UP * random.random()
    return Demeanour(random.choice(faces), round(seconds, 2), shown)


def demeanour_between_deals(temperament: Temperament, *, random: Random) -> Demeanour:
    """Face and time for a decision behind which there are no cards: the face says nothing."""
    return Demeanour(random.choice(_QUIET_FACES), round(_thinking_seconds(temperament, random), 2), None)


def _thinking_seconds(temperament: Temperament, random: Random) -> float:
    return _SHORTEST + (_LONGEST - _SHORTEST) * random.random() ** 2 * (1.5 - temperament.passive_bold)


def _opposite(true: Mood, *, is_betting: bool) -> Mood:
    if true is not Mood.STRONG:
        return Mood.STRONG
    return Mood.BLUFF if is_betting else Mood.WEAK
