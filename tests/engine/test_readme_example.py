"""The examples in the documentation run as they stand there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ("engine.md", "export.md")


def examples(page: str) -> list[str]:
    """Every block of Python on a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_the_page_begins_with_a_match_in_twenty_lines() -> None:
    assert len(examples("engine.md")[0].strip().splitlines()) <= 20


@pytest.mark.parametrize(
    ("page", "number"), [(page, number) for page in PAGES for number in range(len(examples(page)))]
)
def test_an_example_runs(page: str, number: int, capsys: pytest.CaptureFixture[str]) -> None:
    code = examples(page)[number]
    exec(compile(code, f"{page} example {number + 1}", "exec"), {})  # noqa: S102 - our own documentation
    expected = re.findall(r"# prints: (.*)", code)
    printed = capsys.readouterr().out
    assert expected
    for text in expected:
        assert text in printed
