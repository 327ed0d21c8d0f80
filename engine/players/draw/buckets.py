"""Groups of hands that a solved strategy plays alike, before and after the exchange."""

from __future__ import annotations

from bisect import bisect_right

from pydantic import BaseModel, ConfigDict

from engine.evaluation import HandCategory
from engine.players.draw.plans import DrawType

DRAW_GROUPS = len(DrawType)
_PAIR, _TWO_PAIR = (category << 20 for category in (HandCategory.PAIR, HandCategory.TWO_PAIR))
_NEAREST_GROUPS = tuple(
    sorted(range(DRAW_GROUPS), key=lambda other: abs(other - group)) for group in range(DRAW_GROUPS)
)


class Buckets(BaseModel):
    """The groups of one deck, as they stand in a strategy file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    before_steps: tuple[int, ...]
    """Lowest hand value of each step of strength before the exchange, ascending."""
    before_buckets: tuple[int, ...]
    """Bucket of each pair of step and draw group (step x 5 + group); -1 where no such hand exists."""
    after_steps: tuple[int, ...]
    """Lowest hand value of each bucket after the exchange, ascending."""
    frequencies: tuple[float, ...]
    """Per bucket before: chance of being dealt it."""
    equities: tuple[float, ...]
    """Per bucket before: chance to win against a random hand when both exchange sensibly."""
    standings: tuple[float, ...]
    """Per bucket after: chance to win against such a hand."""
    natural_counts: tuple[int, ...]
    """Per bucket before: how many cards to exchange for the best hand on average."""

    @property
    def before(self) -> int:
        """Number of buckets before the exchange."""
        return len(self.equities)

    @property
    def after(self) -> int:
        """Number of buckets after the exchange."""
        return len(self.standings)

    def bucket_before(self, value: int, draw_type: DrawType) -> int:
        """Bucket of a hand of that value that may still be exchanged."""
        step = max(0, bisect_right(self.before_steps, value) - 1)
        group = draw_group(value, draw_type)
        buckets = self.before_buckets[step * DRAW_GROUPS : (step + 1) * DRAW_GROUPS]
        # A hand that only a variant of the rules knows goes with the most similar one of its strength.
        return next(buckets[other] for other in _NEAREST_GROUPS[group] if buckets[other] >= 0)

    def bucket_after(self, value: int) -> int:
        """Bucket of a final hand of that value."""
        return max(0, bisect_right(self.after_steps, value) - 1)


def draw_group(value: int, draw_type: DrawType) -> int:
    """How finely draws are told apart: all of them without a pair, good or none with one, none above."""
    if value >= _TWO_PAIR:
        return 0
    if value >= _PAIR:
        return int(draw_type >= DrawType.OPEN_ENDED)
    return draw_type
