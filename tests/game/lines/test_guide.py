"""The page for authors of packs says the same as the program."""

from __future__ import annotations

import re
from pathlib import Path

from game.lines.tags import TAGS

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "lines.md"
ROW = re.compile(r"^\| (\*\*)?`(\w+)`(?:\*\*)? \| [^|]+ \| ([^|]*) \| (\d+) \|$", re.MULTILINE)


def test_the_guide_lists_every_tag_with_its_variables_and_floor() -> None:
    rows = ROW.findall(GUIDE.read_text(encoding="utf-8"))
    listed = {
        name: (set(filter(None, variables.strip().split(", "))), int(floor), bool(bold))
        for bold, name, variables, floor in rows
    }
    assert listed == {tag.name: (set(tag.variables), tag.floor, tag.is_required) for tag in TAGS.values()}
