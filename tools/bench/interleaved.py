"""Side-by-side timing: every round runs each candidate once, so that a slower moment of the machine hits all alike.

Times are those of the processor, so that other programs do not count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True, slots=True)
class Workload:
    """A function to call and how many units of work one call does."""

    run: Callable[[], object]
    units: int


def units_per_second(workloads: Mapping[str, Workload], rounds: int) -> dict[str, float]:
    """Median units of work per second of each candidate."""
    times: dict[str, list[float]] = {name: [] for name in workloads}
    for workload in workloads.values():
        workload.run()
    for _ in range(rounds):
        for name, workload in workloads.items():
            start = process_time()
            workload.run()
            times[name].append((process_time() - start) / workload.units)
    return {name: 1 / median(seconds) for name, seconds in times.items()}
