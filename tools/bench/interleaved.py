"""Side-by-side timing: every round runs each candidate once, so that a slower moment of the machine hits all alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import perf_counter


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
            start = perf_counter()
            workload.run()
            times[name].append((perf_counter() - start) / workload.units)
    return {name: 1 / median(seconds) for name, seconds in times.items()}
