"""Human mistakes and inclinations: how levels and temperaments bend a solved strategy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.cards import Deck
from engine.players.draw.tree import Edge, EdgeKind
from engine.players.levels import Level
from engine.players.temperament import Temperament


@dataclass(frozen=True, slots=True)
class Skill:
    """The dials of one level with one deck."""

    error: float
    """How often she errs, from 0 (never) to about 1 (a beginner)."""
    trust: float
    """How far she plays against what the other has shown, from 0 (never) to 1."""
    honesty: float = 0.0
    """How often, mistakes apart, she lets a bluff go: nearly free against the strong, dear against those who drop."""


SKILLS: dict[Deck, dict[Level, Skill]] = {
    Deck.FULL: {
        Level.NOVICE: Skill(error=1.05, trust=0.0),
        Level.REGULAR: Skill(error=0.80, trust=0.0),
        Level.SHARP: Skill(error=0.55, trust=0.5),
        Level.MASTER: Skill(error=0.05, trust=1.0, honesty=0.4),
    },
    Deck.SHORT: {
        Level.NOVICE: Skill(error=1.05, trust=0.0),
        Level.REGULAR: Skill(error=0.65, trust=0.0),
        Level.SHARP: Skill(error=0.30, trust=0.5),
        Level.MASTER: Skill(error=0.05, trust=1.0),
    },
}
"""Set so that a sound beginner wins about 60, 45, 30 and 15 of 100 classic matches against the levels."""

_CHASES = 0.6
_GIVES_UP = 0.1
_BLUFFS = 0.2
_HOLDS_BACK = 0.5
_EXCHANGES_BADLY = 0.4
"""Chances of each mistake at an error of 1."""
_STRONG = 0.85
_WEAK = 0.38
_NOT_STRONG = 0.45


@dataclass(frozen=True, slots=True)
class Bending:
    """A skill and a temperament, applied to choices."""

    skill: Skill
    temperament: Temperament

    def weights(self, chances: Sequence[float], edges: Sequence[Edge], strength: float) -> list[float]:
        """The chances of a betting node as this temperament mixes them; what is never played stays so.

        ``strength`` is the chance to win a showdown, from 0 to 1.
        """
        temper = self.temperament
        bluffs = strength < _WEAK
        factors = {
            EdgeKind.DROP: 4.0 ** (1.0 - 2.0 * temper.tight_loose),
            EdgeKind.MATCH: 1.0,
            EdgeKind.BET: 4.0 ** (temper.passive_bold - 0.5) * (16.0 ** (temper.bluffing - 0.5) if bluffs else 1.0),
        }
        return [chance * factors[edge.kind] for chance, edge in zip(chances, edges, strict=True)]

    def slip(self, kind: EdgeKind, *, is_facing: bool, may_bluff: bool, strength: float, random: Random) -> EdgeKind:
        """What is done instead of the right ``kind``: mostly the same.

        ``may_bluff`` tells whether nobody has bet yet and a bet is possible.
        """
        temper = self.temperament
        drawn = random.random()
        if kind is EdgeKind.DROP:
            chases = _CHASES * _leaning(temper.tight_loose)
            return EdgeKind.MATCH if drawn < self.skill.error * chases else kind
        if kind is EdgeKind.BET:
            holds_back = self.skill.error * _HOLDS_BACK * _leaning(1.0 - temper.passive_bold)
            if strength < _NOT_STRONG and not is_facing:
                holds_back += self.skill.honesty
            return EdgeKind.MATCH if drawn < holds_back else kind
        if is_facing and strength < _STRONG:
            gives_up = _GIVES_UP * _leaning(1.0 - temper.tight_loose)
            return EdgeKind.DROP if drawn < self.skill.error * gives_up else kind
        if may_bluff and strength < _WEAK:
            bluffs = _BLUFFS * _leaning(temper.bluffing)
            return EdgeKind.BET if drawn < self.skill.error * bluffs else kind
        return kind

    def exchanges_badly(self, random: Random) -> bool:
        """Whether the number of cards to exchange is left to chance."""
        return random.random() < self.skill.error * _EXCHANGES_BADLY


def _leaning(trait: float) -> float:
    """How much more often than usual a mistake is made by somebody inclined to it; 1 for a trait of 0.5."""
    return 0.25 + 1.5 * trait
