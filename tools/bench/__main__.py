"""Run groups of measurements: ``python3 tools/dev.py bench [GROUP ...] [-- OPTIONS OF THE GROUP]``.

Without a group all of them run. ``--json FOLDER`` keeps the figures of each group in a file of its own, ``--report``
writes docs/benchmarks.md. What a group measures, it measures side by side in one run, since the speed of a machine
drifts.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from pathlib import Path

from tools.bench.groups import GROUPS
from tools.bench.machine import description
from tools.bench.report import write_report


def main(argv: Sequence[str]) -> int:
    """Run the named groups one after the other; 1 when any of them missed a target."""
    own, rest = _split(argv)
    parser = ArgumentParser(
        prog="dev.py bench",
        description="\n".join(f"{name + ':':9} {what}" for name, what in GROUPS.items()),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("groups", nargs="*", metavar="GROUP", help=", ".join(GROUPS))
    parser.add_argument("--json", type=Path, metavar="FOLDER", help="keep the figures of each group in FOLDER")
    parser.add_argument("--report", action="store_true", help="write what is measured to docs/benchmarks.md")
    arguments = parser.parse_args(own)
    unknown = [name for name in arguments.groups if name not in GROUPS]
    if unknown:
        parser.error(f"no such group: {', '.join(unknown)}; there are {', '.join(GROUPS)}")
    if arguments.report:
        return write_report(arguments.groups or list(GROUPS))
    if arguments.json:
        arguments.json.mkdir(parents=True, exist_ok=True)
    print(description())
    return max(_run(name, arguments.json, rest) for name in arguments.groups or GROUPS)


def _split(argv: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Arguments before and after ``--``."""
    if "--" not in argv:
        return argv, ()
    place = argv.index("--")
    return argv[:place], argv[place + 1 :]


def _run(name: str, folder: Path | None, rest: Sequence[str]) -> int:
    print(f"\n== {name}: {GROUPS[name]}", flush=True)
    kept = ("--json", str(folder / f"{name}.json")) if folder else ()
    result: int = importlib.import_module(f"tools.bench.{name}").main([*kept, *rest])
    return result


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
