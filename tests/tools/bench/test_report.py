"""The page with all figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bench import groups, report


def test_the_page_names_the_machine_and_holds_what_every_group_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(groups.GROUPS, "machine", "a group that measures nothing")
    page = tmp_path / "benchmarks.md"
    assert report.write_report(["machine"], page) == 2
    text = page.read_text(encoding="utf-8")
    assert "# Benchmarks" in text
    assert "pygame-ce" in text
    assert "## Machine: a group that measures nothing" in text
