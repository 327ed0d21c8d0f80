"""What players of different temperament do, and what their faces give away, counted in their decisions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.actions import ActionKind
from engine.players.demeanour import Mood
from engine.players.temperament import Temperament

CHARACTERS: Mapping[str, Temperament] = {
    "tight": Temperament(tight_loose=0.1),
    "loose": Temperament(tight_loose=0.9),
    "passive": Temperament(passive_bold=0.1),
    "bold": Temperament(passive_bold=0.9),
    "honest": Temperament(bluffing=0.1),
    "bluffer": Temperament(bluffing=0.9),
}
"""One trait is strong or weak, the others are neither."""

ACTING = (0.14, 0.5, 0.75, 0.98)
"""From the poorest to the best actor."""

_EVEN_CHANCE = 0.5
_KINDS = {
    "fold": {ActionKind.DROP, ActionKind.FOLD},
    "bet": {ActionKind.BET, ActionKind.COMPLETE},
    "raise": {ActionKind.RAISE},
}


@dataclass(frozen=True, slots=True)
class Observed:
    """One decision in a betting."""

    kind: ActionKind
    strength: float
    """The chance to win as the player saw it, as if there were one opponent."""
    shown: Mood | None


def frequencies(decisions: Iterable[Observed]) -> str:
    """Shares of folds, bets, raises, and of bets and raises with less than an even chance, among all decisions."""
    counts = Counter[str]()
    for decision in decisions:
        counts["all"] += 1
        counts.update(name for name, kinds in _KINDS.items() if decision.kind in kinds)
        is_adding = decision.kind in _KINDS["bet"] | _KINDS["raise"]
        counts["bluff"] += is_adding and decision.strength < _EVEN_CHANCE
    return ", ".join(f"{name} {100 * counts[name] / counts['all']:.1f} %" for name in (*_KINDS, "bluff"))


def face_correlation(decisions: Iterable[Observed]) -> str:
    """How far faces that say something go with the strength of the hand."""
    pairs = [
        (float(decision.shown is Mood.STRONG), float(decision.strength >= _EVEN_CHANCE))
        for decision in decisions
        if decision.shown
    ]
    return f"correlation {_correlation(pairs):+.2f} over {len(pairs)} faces"


def _correlation(pairs: Sequence[tuple[float, float]]) -> float:
    count = len(pairs)
    mean_x, mean_y = (sum(pair[axis] for pair in pairs) / count for axis in (0, 1))
    covariance = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    spread = sum((x - mean_x) ** 2 for x, _ in pairs) * sum((y - mean_y) ** 2 for _, y in pairs)
    return covariance / spread**0.5 if spread else 0.0
