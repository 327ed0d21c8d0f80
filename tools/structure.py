"""The picture in docs/architecture.md, made from the imports of the code: ``python -m tools.structure``.

Folders are boxes, imports between them are arrows. An arrow is left out where a longer way leads to the same box. A
module of ``game/`` that is in no folder counts as "program".
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Set as AbstractSet

import grimp

from tools.environment import ROOT

PAGE = ROOT / "docs" / "architecture.md"
BEGIN = "<!-- picture made by tools/structure.py -->"
END = "<!-- end of the picture -->"
FEWEST_IMPORTS = 2
"""A single import is a detail; the picture shows what carries weight."""


def folder_of(module: str) -> str:
    """The box that a module belongs to."""
    package, *rest = module.split(".")
    is_folder = bool(rest) and (ROOT / package / rest[0]).is_dir()
    if is_folder:
        return f"{package}/{rest[0]}"
    return "engine" if package == "engine" else "program"


def imports_between_folders() -> dict[tuple[str, str], int]:
    """How many imports lead from one box to another."""
    graph = grimp.build_graph("engine", "game", cache_dir=None)
    counted: Counter[tuple[str, str]] = Counter()
    for importer in graph.modules:
        for imported in graph.find_modules_directly_imported_by(importer):
            boxes = folder_of(importer), folder_of(imported)
            if boxes[0] != boxes[1]:
                counted[boxes] += 1
    return counted


def longest_ways(arrows: AbstractSet[tuple[str, str]]) -> set[tuple[str, str]]:
    """The arrows without those that only shorten a way of several others."""
    return {
        (start, end)
        for start, end in arrows
        if not any(first == start and leads(arrows, step, end) for first, step in arrows if step != end)
    }


def leads(arrows: AbstractSet[tuple[str, str]], start: str, end: str) -> bool:
    """Whether the arrows lead from one box to another."""
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        ahead = {box for first, box in arrows if first == here} - seen
        seen |= ahead
        waiting += ahead
    return end in seen


def picture() -> str:
    """The boxes and arrows as a Mermaid flow chart."""
    arrows = sorted(
        longest_ways({boxes for boxes, count in imports_between_folders().items() if count >= FEWEST_IMPORTS})
    )
    names = sorted({box for boxes in arrows for box in boxes})
    lines = ["```mermaid", "flowchart TD"]
    lines += [f'    {_key(name)}["{name}"]' for name in names]
    lines += [f"    {_key(importer)} --> {_key(imported)}" for importer, imported in arrows]
    return "\n".join([*lines, "```"])


def page_with_picture(page: str) -> str:
    """The page with its picture made anew. Raises ValueError when the page has no place for it."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} needs the lines {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{picture()}\n{END}{after}"


def _key(name: str) -> str:
    return name.replace("/", "_")


def main() -> int:
    """Draw the picture into the page."""
    PAGE.write_text(page_with_picture(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
