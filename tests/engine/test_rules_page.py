"""The sections of the rules that the source names are those of docs/rules.md."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SECTION = r"\d(?:\.\d)?"
SEVERAL = rf"{SECTION}(?:(?:, | to | and ){SECTION})*"
NAMED = re.compile(rf"\brules ({SEVERAL})")
NAMED_IN_ENGINE = re.compile(rf"\brules ({SEVERAL})|\s\(({SEVERAL})\)")
"""Within the engine a number in brackets is enough."""
PROSE = re.compile(r'"""((?:.|\n)*?)"""|#(.*)')
SECTIONS = set(re.findall(r"^##+ (\d(?:\.\d)?)", (ROOT / "docs" / "rules.md").read_text("utf-8"), re.MULTILINE))


def named_in(folder: str) -> Iterator[tuple[str, str]]:
    pattern = NAMED_IN_ENGINE if folder == "engine" else NAMED
    for file in sorted((ROOT / folder).rglob("*.py")):
        for prose in PROSE.findall(file.read_text("utf-8")):
            for found in pattern.findall("".join(prose)):
                for section in re.findall(SECTION, "".join(found)):
                    yield str(file.relative_to(ROOT)), section


@pytest.mark.parametrize("folder", ["engine", "game", "tools", "tests"])
def test_every_section_that_is_named_is_there(folder: str) -> None:
    named = list(named_in(folder))
    assert [(file, section) for file, section in named if section not in SECTIONS] == []
    assert named


def test_every_section_is_named_in_the_engine() -> None:
    headings = {section for section in SECTIONS if "." in section}
    assert headings - {section for _, section in named_in("engine")} == set()
