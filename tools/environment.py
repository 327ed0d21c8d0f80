"""The project's private Python environment: made once, checked in a moment. Standard library only.

Each set of requirements is a lock file in ``requirements/``. A stamp file beside the installed packages holds the
digest of the lock file it was made from, so that a second start only compares two short texts.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
ENVIRONMENT = Path(os.environ.get("LOSE_YOUR_SHIRT_VENV", ROOT / ".venv"))
OLDEST_PYTHON = (3, 11)


class PreparationError(Exception):
    """The environment cannot be made; the text says what to install or to do."""


def python() -> Path:
    """The interpreter of the private environment."""
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare(requirements: str) -> None:
    """Make the environment hold the lock file ``requirements/<requirements>.txt``; at once when it does already.

    Raises PreparationError when Python is too old, or venv, pip or the network is missing.
    """
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(str(part) for part in sys.version_info[:3])
        raise PreparationError(f"This game needs Python 3.11 or newer; this is Python {found}.")
    lock = ROOT / "requirements" / f"{requirements}.txt"
    stamp = ENVIRONMENT / f"{requirements}.stamp"
    digest = hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()
    if python().exists() and stamp.exists() and stamp.read_text(encoding="ascii") == digest:
        return
    if not python().exists():
        _create()
    _install(lock)
    stamp.write_text(digest, encoding="ascii")


def run(*arguments: str, environment: dict[str, str] | None = None) -> int:
    """Run the private interpreter with ``arguments`` in the project's folder; returns its exit code."""
    return subprocess.run([python(), *arguments], cwd=ROOT, env=environment, check=False).returncode


def become(*arguments: str) -> NoReturn:
    """Go on as the private interpreter with ``arguments``; where a process cannot be replaced, wait for it."""
    command = [str(python()), *arguments]
    os.chdir(ROOT)
    if os.name == "nt":
        raise SystemExit(subprocess.run(command, check=False).returncode)
    sys.stdout.flush()
    os.execv(command[0], command)  # noqa: S606 - the program is the project's own interpreter


def _create() -> None:
    print("Making a private environment in", ENVIRONMENT.name, "(only this once) ...", flush=True)
    made = subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], capture_output=True, text=True, check=False)
    if made.returncode != 0 or not python().exists():
        raise PreparationError(
            "Python's venv and pip are missing: install them (on Debian or Ubuntu: sudo apt install python3-venv) "
            "and start again."
        )


def _install(lock: Path) -> None:
    print(f"Installing what {lock.stem} needs (a minute or two) ...", flush=True)
    loudness = () if sys.stdout.isatty() else ("--quiet",)
    done = run(
        *("-m", "pip", "install", "--disable-pip-version-check", "--no-input", *loudness),
        *("--require-hashes", "--only-binary", ":all:", "-r", str(lock)),
    )
    if done != 0:
        raise PreparationError(
            "The packages could not be installed (the lines above say why): "
            "check the connection to the network and start again."
        )
    print("Installed.", flush=True)
