"""The page with all figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bench import groups, report


def printing(**said: str) -> object:
    """A way to measure in which each group prints these words; one that prints nothing has failed."""
    return lambda name: (0 if said[name] else 1, said[name])


def test_the_page_names_the_machine_and_holds_what_every_group_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "_measured", printing(start="0.5 s", engine="9 x"))
    page = tmp_path / "benchmarks.md"
    assert report.write_report(["start", "engine"], page) == 0
    text = page.read_text(encoding="utf-8")
    assert "# Benchmarks" in text
    assert "pygame-ce" in text
    assert "## Start: " in text
    assert "```\n0.5 s\n```" in text
    assert "```\n9 x\n```" in text


def test_no_page_is_written_when_a_group_prints_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(report, "_measured", printing(start="0.5 s", frames=""))
    page = tmp_path / "benchmarks.md"
    page.write_text("what was measured before", encoding="utf-8")
    assert report.write_report(["start", "frames"], page) == 1
    assert page.read_text(encoding="utf-8") == "what was measured before"
    assert "frames failed" in capsys.readouterr().out


def test_a_group_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(groups.GROUPS, "machine", "a group that this process alone knows")
    assert report._measured("machine") == (2, "")
