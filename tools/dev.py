#!/usr/bin/env python3
"""The project's one tool: play, test, check, bench, assets, build, check-pack, verify-deal.

    python3 tools/dev.py play            open the game
    python3 tools/dev.py test            lint, types, import contracts and tests
    python3 tools/dev.py help            everything else

It needs only Python 3.11 or newer and makes its own environment.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import environment

CHECKS = (
    ("lint", ("-m", "ruff", "check", ".")),
    ("format", ("-m", "ruff", "format", "--check", ".")),
    ("types", ("-m", "mypy")),
    ("import contracts", ("-c", "from importlinter.cli import lint_imports_command; lint_imports_command()")),
    ("translations", ("-m", "tools.translations", "check")),
)

COVERED = {"engine": 100, "game": 90}
"""Per cent of lines and branches together that the tests have to go through."""


def play(arguments: list[str]) -> int:
    """Open the game; ``play --help`` lists its options."""
    environment.prepare("runtime")
    environment.become("-m", "game", *arguments)


def check(arguments: list[str]) -> int:
    """Run lint, format, types, import contracts and translations; it takes no arguments."""
    if arguments:
        print("check: takes no arguments; `test` hands them to pytest", file=sys.stderr)
        return 2
    environment.prepare("develop")
    failed = [name for name, command in CHECKS if _announced(name, command) != 0]
    if failed:
        print("check: failed:", ", ".join(failed))
    return 1 if failed else 0


def test(arguments: list[str]) -> int:
    """Run the checks and every test; --coverage measures it; other arguments go to pytest, and only tests run."""
    environment.prepare("develop")
    if arguments == ["--coverage"]:
        return _covered()
    checked = 0 if arguments else check([])
    tested = _announced("tests", ("-m", "pytest", *(arguments or ["-n", "2", "--dist", "loadfile"])))
    return checked or tested


def _covered() -> int:
    """Run every test under coverage, and say where the engine or the game is covered less than it should be."""
    measured = ("--cov=engine", "--cov=game", "--cov-branch", "--cov-report=")
    tested = _announced("tests", ("-m", "pytest", "-n", "2", "--dist", "loadfile", *measured))
    reports = [
        _announced(
            f"coverage of {part}",
            ("-m", "coverage", "report", "--skip-covered", "-m", f"--include={part}/*", f"--fail-under={least}"),
        )
        for part, least in COVERED.items()
    ]
    return max(tested, *reports)


def bench(arguments: list[str]) -> int:
    """Measure: engine, economy, players, frames, start; --report writes docs/benchmarks.md."""
    environment.prepare("bench")
    return environment.run("-m", "tools.bench", *arguments)


def assets(arguments: list[str]) -> int:
    """Make pictures, sounds, translations and strategy tables again."""
    environment.prepare("develop")
    return environment.run("-m", "tools.assets", *arguments)


def build(arguments: list[str]) -> int:
    """Make the standalone program and its archive in dist/."""
    environment.prepare("build")
    return environment.run("-m", "tools.build", *arguments)


def check_pack(arguments: list[str]) -> int:
    """Print every fault of an opponent pack (a folder or a .zip), with file, place and remedy."""
    environment.prepare("runtime")
    return environment.run("-m", "tools.check_pack", *arguments)


def verify_deal(arguments: list[str]) -> int:
    """Check the seal of an exported deal, with the standard library alone."""
    script = environment.ROOT / "tools" / "verify_deal.py"
    return subprocess.run([sys.executable, script, *arguments], check=False).returncode


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "bench": bench,
    "assets": assets,
    "build": build,
    "check-pack": check_pack,
    "verify-deal": verify_deal,
}
_HELP = {"--help", "-h"}
_WITHOUT_HELP = {"check", "test"}
"""Commands that read no arguments of their own: what they do stands here alone."""


def main(arguments: list[str]) -> int:
    """Carry out one command; returns its exit code, 2 when the command is not known."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    command = COMMANDS.get(name)
    if command is None:
        is_asked = name in {"help", *_HELP}
        if not is_asked:
            print(f"there is no command {name}\n", file=sys.stderr)
        _print_help(COMMANDS)
        return 0 if is_asked else 2
    if name in _WITHOUT_HELP and _HELP & set(rest):
        _print_help([name])
        return 0
    try:
        return command(rest)
    except environment.PreparationError as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _announced(name: str, command: tuple[str, ...]) -> int:
    print(f"== {name}", flush=True)
    return environment.run(*command, environment={**os.environ, "PYTHONUTF8": "1"})


def _print_help(names: Iterable[str]) -> None:
    print("python3 tools/dev.py COMMAND\n")
    for name in names:
        print(f"  {name:12} {(COMMANDS[name].__doc__ or '').strip()}")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
