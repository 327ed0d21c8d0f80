"""Print every fault of an opponent pack: ``python3 tools/dev.py check-pack PATH`` (a folder or a .zip)."""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from game.opponents.archive import unpack
from game.opponents.checks import pack_faults
from game.opponents.pack import PackError


def main(argv: Sequence[str]) -> int:
    """Print the faults, one a line; 0 when there are none, 1 otherwise."""
    parser = ArgumentParser(prog="dev.py check-pack", description=__doc__)
    parser.add_argument("pack", type=Path, help="the pack's folder, or its .zip")
    parser.add_argument(
        "--built-in", action="store_true", help="ask for as many lines as the game's own opponents have"
    )
    arguments = parser.parse_args(argv)
    faults = _faults(arguments.pack, is_built_in=arguments.built_in)
    for fault in faults:
        print(fault)
    print(f"{arguments.pack.name}: {len(faults)} faults" if faults else f"{arguments.pack.name}: in order")
    return 1 if faults else 0


def _faults(pack: Path, *, is_built_in: bool) -> list[str]:
    if pack.is_dir():
        return list(pack_faults(pack, is_built_in=is_built_in))
    if not pack.is_file():
        return [f"{pack} does not exist; name a folder or a .zip"]
    with tempfile.TemporaryDirectory() as place:
        try:
            return list(pack_faults(unpack(pack, Path(place)), is_built_in=is_built_in))
        except PackError as error:
            return [str(error.fault)]


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
