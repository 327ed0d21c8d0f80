"""The scales of a chart: round numbers at even steps."""

from __future__ import annotations

from math import ceil, floor, log10

_ROUND = (1, 2, 5, 10)


def nice_step(span: float, steps: int) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50 … of which at most ``steps`` cover ``span``."""
    if span <= 0:
        return 1.0
    power = 10.0 ** floor(log10(span / steps))
    return next(factor * power for factor in _ROUND if factor * power * steps >= span)


def ticks(lowest: float, highest: float, steps: int) -> tuple[int, ...]:
    """Whole numbers at even steps that enclose ``lowest`` and ``highest``."""
    step = max(1.0, nice_step(max(1.0, highest - lowest), steps))
    first, last = floor(lowest / step), ceil(highest / step)
    return tuple(round(place * step) for place in range(first, max(first + 1, last) + 1))
