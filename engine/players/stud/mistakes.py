"""Human mistakes and inclinations at the stud table: how levels and temperaments bend the right decision."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from random import Random

from engine.players.levels import Level
from engine.players.temperament import Temperament


class Move(Enum):
    """The three things that one can do."""

    GIVE_UP = auto()
    STAY = auto()
    ADD = auto()


@dataclass(frozen=True, slots=True)
class Skill:
    """The dials of one level."""

    error: float
    """How often she errs, from 0 (never) to about 1 (a beginner)."""
    trust: float
    """How far she believes what the betting of others says about their cards, from 0 to 1."""
    rollouts: int
    """Deals that she imagines for a decision against one opponent."""


SKILLS: dict[Level, Skill] = {
    Level.NOVICE: Skill(error=1.55, trust=0.2, rollouts=200),
    Level.REGULAR: Skill(error=1.0, trust=0.5, rollouts=240),
    Level.SHARP: Skill(error=0.5, trust=0.8, rollouts=320),
    Level.MASTER: Skill(error=0.0, trust=1.0, rollouts=400),
}

_CHASES = 0.5
_GIVES_UP = 0.1
_BLUFFS = 0.2
_HOLDS_BACK = 0.5
"""Chances of each mistake at an error of 1."""
_WEAK, _STRONG = 0.35, 0.75


def slip(
    move: Move, skill: Skill, temperament: Temperament, *, strength: float, is_facing: bool, random: Random
) -> Move:
    """What is done instead of the right ``move``: mostly the same.

    ``strength`` is the chance to win, from 0 to 1, as if there were one opponent.
    """
    drawn = random.random()
    if move is Move.GIVE_UP:
        return Move.STAY if drawn < skill.error * _CHASES * (0.5 + temperament.tight_loose) else move
    if move is Move.ADD:
        return Move.STAY if drawn < skill.error * _HOLDS_BACK * (1.5 - temperament.passive_bold) else move
    if is_facing and strength < _STRONG:
        return Move.GIVE_UP if drawn < skill.error * _GIVES_UP * (1.5 - temperament.tight_loose) else move
    if not is_facing and strength < _WEAK:
        return Move.ADD if drawn < skill.error * _BLUFFS * (0.5 + temperament.bluffing) else move
    return move
