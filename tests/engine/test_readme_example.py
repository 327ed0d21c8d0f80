"""The examples in the documentation run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "engine.md"


def examples() -> list[str]:
    """Every block of Python on the engine's page."""
    return re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_page_begins_with_a_match_in_twenty_lines() -> None:
    assert len(examples()[0].strip().splitlines()) <= 20


@pytest.mark.parametrize("number", range(len(examples())))
def test_an_example_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = examples()[number]
    exec(compile(code, f"{PAGE.name} example {number + 1}", "exec"), {})  # noqa: S102 - our own documentation
    expected = re.findall(r"# prints: (.*)", code)
    printed = capsys.readouterr().out
    assert expected
    for text in expected:
        assert text in printed
