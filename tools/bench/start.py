"""Seconds from the start of the program to its first frame, from source and, where one is built, standalone.

The program reports the moment itself: started with ``--first-frame`` it prints ``first frame`` and ends. The very first
start, in which Python compiles the program and keeps the result, is not counted.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

from tools.environment import ROOT

STANDALONE = ROOT / "dist" / "lose-your-shirt" / ("lose-your-shirt.exe" if os.name == "nt" else "lose-your-shirt")

TARGETS = {"from source": 0.8, "standalone": 1.0}
"""Seconds that the median may take."""


def seconds_to_first_frame(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Start the program once and wait for the line ``first frame``. Raises RuntimeError when it never comes."""
    with tempfile.TemporaryDirectory() as folder:
        begun = perf_counter()
        with subprocess.Popen(
            [*command, "--first-frame", "--data-dir", folder],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **environment},
        ) as program:
            for line in program.stdout or ():
                if line.startswith("first frame"):
                    return perf_counter() - begun
    raise RuntimeError(f"{command[0]} ended without a first frame")


def main(argv: Sequence[str]) -> int:
    """Start each program several times and print the quickest, the median and the slowest start."""
    parser = ArgumentParser(prog="bench start", description="Start to first frame.")
    parser.add_argument("--runs", type=int, default=5, help="counted starts of each program")
    parser.add_argument("--json", type=Path, metavar="FILE", help="keep the figures in this file")
    arguments = parser.parse_args(argv)
    environment = {"PYTHONDONTWRITEBYTECODE": ""}
    if not os.environ.get("DISPLAY") and os.name != "nt":
        environment["SDL_VIDEODRIVER"] = "dummy"
    programs = {"from source": [sys.executable, "-m", "game"]}
    if STANDALONE.exists():
        programs["standalone"] = [str(STANDALONE)]
    figures = {}
    for name, command in programs.items():
        seconds_to_first_frame(command, environment)
        times = sorted(seconds_to_first_frame(command, environment) for _ in range(arguments.runs))
        figures[name] = {"quickest": times[0], "median": median(times), "slowest": times[-1]}
        print(f"{name:12} " + "  ".join(f"{kind} {seconds:.2f} s" for kind, seconds in figures[name].items()))
    if arguments.json:
        arguments.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if any(figures[name]["median"] > TARGETS[name] for name in figures) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
