"""All figures in one page, docs/benchmarks.md: ``python3 tools/dev.py bench --report``.

Every group is measured as it would be alone; what it prints is what the page shows, under the machine and the versions
of everything that took part.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tools.bench.groups import GROUPS
from tools.bench.machine import busy_with, description
from tools.environment import ROOT

PAGE = ROOT / "docs" / "benchmarks.md"
_INTRODUCTION = """# Benchmarks

`python3 tools/dev.py bench start frames engine --report` measures all this and writes this page; `bench GROUP` prints
one group, and without a group everything is measured. Speeds that are compared with those of another library are
measured side by side in one run, frames in processor time of the thread that draws, so that other programs on the
machine count for as little as they can. How computer players fare and how matches go is in
[strategy.md](strategy.md), from many more games.
"""


def write_report(names: Sequence[str], page: Path = PAGE) -> int:
    """Measure the named groups, write the page, and answer 1 when any of them missed a target."""
    before = busy_with()
    told = {name: _measured(name) for name in names}
    silent = [name for name, (_, said) in told.items() if not said]
    if silent:
        print(f"nothing was measured, and nothing written: {', '.join(silent)} failed, as said above")
        return 1
    day = datetime.now(UTC).strftime("%d %B %Y").lstrip("0")
    parts = [_INTRODUCTION, f"Measured on {day} on {description()}. {before}\n"]
    parts += [f"## {name.capitalize()}: {GROUPS[name]}\n\n```\n{said}\n```\n" for name, (_, said) in told.items()]
    page.write_text("\n".join(parts), encoding="utf-8")
    print(f"written: {page.relative_to(ROOT) if page.is_relative_to(ROOT) else page}")
    return max(code for code, _ in told.values())


def _measured(name: str) -> tuple[int, str]:
    """The exit code of a group, and what it printed."""
    print(f"== {name}: {GROUPS[name]}", flush=True)
    command = [sys.executable, "-m", "tools.bench", name]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    sys.stderr.write(ended.stderr)
    lines = ended.stdout.splitlines()
    first = next((place + 1 for place, line in enumerate(lines) if line.startswith("== ")), 0)
    said = [line for line in lines[first:] if not line.startswith("pygame-ce ")]
    return ended.returncode, "\n".join(said).strip()
