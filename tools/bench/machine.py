"""What a measurement was made on, so that figures can be compared."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

_PACKAGES = ("pygame-ce", "pydantic", "pokerkit", "treys", "phevaluator")


def description() -> str:
    """Processor, cores, system and the versions of Python and of the packages, in one line."""
    packages = ", ".join(told for name in _PACKAGES if (told := _told(name)))
    system = f"{platform.system()} {platform.machine()}"
    return f"{_processor()}, {os.cpu_count()} cores, {system}, Python {platform.python_version()}, {packages}"


def busy_with() -> str:
    """How much else the machine has to do now, in one sentence; nothing where the system does not tell."""
    if not hasattr(os, "getloadavg"):
        return ""
    waiting = os.getloadavg()[0]
    told = f"{waiting:.1f} processes wanted to run at the beginning"
    is_busy = waiting > (os.cpu_count() or 1)
    slower = ": what goes by the\nclock (start, idle) was slower than on a quiet machine"
    return f"{told}{slower if is_busy else ''}."


def _told(package: str) -> str:
    """Name and version; nothing for a package that only some measurements need and that is not there."""
    try:
        return f"{package} {version(package)}"
    except PackageNotFoundError:
        return ""


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    if not facts.exists():
        return platform.processor() or "unknown processor"
    names = [line.partition(":")[2].strip() for line in facts.read_text().splitlines() if line.startswith("model name")]
    return names[0] if names else "unknown processor"
