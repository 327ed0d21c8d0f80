"""Side-by-side timing."""

from __future__ import annotations

from time import sleep

from tools.bench.interleaved import Workload, units_per_second


def test_every_candidate_runs_once_a_round_after_a_warm_up() -> None:
    order: list[str] = []
    workloads = {name: Workload(lambda name=name: order.append(name), 1) for name in "ab"}  # type: ignore[misc]
    units_per_second(workloads, 2)
    assert order == ["a", "b"] * 3


def test_rates_count_units() -> None:
    rates = units_per_second({"slow": Workload(lambda: sleep(0.01), 5)}, 3)
    assert 0 < rates["slow"] <= 500
