"""Make the shipped assets again: ``python3 tools/dev.py assets [KIND ...]``."""

from __future__ import annotations

import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

KINDS = {
    "interface": ("tools.art.interface", "build"),
    "opponents": ("tools.art", "build"),
    "sounds": ("tools.audio",),
    "translations": ("tools.translations", "compile"),
    "strategy": ("tools.strategy",),
}


def main(argv: Sequence[str]) -> int:
    """Run the makers of the named kinds, or of all; stops at the first that fails and returns its exit code."""
    parser = ArgumentParser(prog="dev.py assets", description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    chosen = parser.parse_args(argv).kinds or list(KINDS)
    unknown = [kind for kind in chosen if kind not in KINDS]
    if unknown:
        parser.error(f"no such kind: {', '.join(unknown)}; there are {', '.join(KINDS)}")
    for kind in chosen:
        print(f"== {kind}", flush=True)
        finished = subprocess.run([sys.executable, "-m", *KINDS[kind]], check=False)
        if finished.returncode != 0:
            return finished.returncode
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
