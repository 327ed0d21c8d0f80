"""How far what an opponent shows may give the hand away. Nothing here sees more than the opponent does."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, TypeVar

_PERFECT_ACTING: Final = 0.85
_Shown = TypeVar("_Shown")


def hit(acting: float) -> float:
    """The share of occasions on which a signal is true, from the acting skill (0 open face, 1 poker face)."""
    return 0.5 if acting >= _PERFECT_ACTING else 0.5 + 0.45 * (1 - acting)


def shown(truth: _Shown, pretences: Sequence[_Shown], acting: float, generator: random.Random) -> _Shown:
    """What the opponent shows: the truth as often as the tell allows, otherwise one of ``pretences``."""
    return truth if generator.random() < hit(acting) else generator.choice(pretences)


def looking_tag(stem: str, *, is_good: bool, acting: float, generator: random.Random) -> str:
    """The tag for a look at the cards: ``stem`` ("hand", "drawn") with _good or _bad, as true as the tell allows."""
    good, bad = f"{stem}_good", f"{stem}_bad"
    return shown(good, (bad,), acting, generator) if is_good else shown(bad, (good,), acting, generator)
