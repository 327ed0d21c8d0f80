"""Side-by-side timing."""

from __future__ import annotations

from time import process_time, sleep

from tools.bench.interleaved import Workload, units_per_second


def test_every_candidate_runs_once_a_round_after_a_warm_up() -> None:
    order: list[str] = []
    workloads = {name: Workload(lambda name=name: order.append(name), 1) for name in "ab"}  # type: ignore[misc]
    units_per_second(workloads, 2)
    assert order == ["a", "b"] * 3


def test_rates_count_units_in_processor_time() -> None:
    rates = units_per_second({"busy": Workload(_work, 5), "idle": Workload(lambda: sleep(0.01), 5)}, 3)
    assert 0 < rates["busy"] <= 500
    assert rates["idle"] > 500


def _work() -> None:
    """Keep the processor busy for ten milliseconds."""
    end = process_time() + 0.01
    while process_time() < end:
        pass
