"""The report of an unexpected error: enough to play the match up to it again, nothing about the player."""

from __future__ import annotations

import platform
import sqlite3
import sys
import tempfile
import traceback
from dataclasses import dataclass
from datetime import datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from engine.record import MatchRecord
from game.settings import Settings
from game.storage.files import file_time, free_name, write_atomically
from game.storage.folder import DataFolder
from game.system.privacy import without_names
from game.system.version import VERSION

_PACKAGES = ("pygame-ce", "pydantic", "platformdirs")


@dataclass(frozen=True, slots=True)
class CrashScene:
    """What the program was doing."""

    name: str
    """The scene on top, in words of the source."""
    settings: Settings | None = None
    """None before there are any."""
    record: MatchRecord | None = None
    """The match in play up to its last committed action."""


def write_report(folder: DataFolder, error: BaseException, scene: CrashScene, now: datetime) -> Path:
    """Write a report and return its path: in the data folder, or among the temporary files if that takes nothing.

    Raises OSError when neither can be written.
    """
    text = report_text(folder, error, scene, now).encode(errors="backslashreplace")
    name = f"{file_time(now)}.txt"
    try:
        folder.reports.mkdir(parents=True, exist_ok=True)
        path = free_name(folder.reports, name)
        write_atomically(path, text)
    except OSError:
        path = free_name(Path(tempfile.gettempdir()), f"lose-your-shirt-{name}")
        write_atomically(path, text)
    return path


def report_text(folder: DataFolder, error: BaseException, scene: CrashScene, now: datetime) -> str:
    """The report: versions, scene, error, settings and record, with no path or name of the player in it."""
    record = scene.record.model_dump_json() if scene.record else "no match in play"
    parts = (
        ("Lose Your Shirt", f"report of {now.isoformat(timespec='seconds')}"),
        ("Versions", "\n".join(_versions())),
        ("Scene", scene.name),
        ("Error", "".join(traceback.format_exception(error))),
        ("Settings", _nameless(scene.settings).model_dump_json() if scene.settings else "not read"),
        ("Match record", record),
    )
    text = "\n\n".join(f"{title}\n{'-' * len(title)}\n{body.strip()}" for title, body in parts) + "\n"
    return without_names(text, folder.root)


def place_of(error: BaseException) -> str:
    """Kind of the error and the source file that raised it ("KeyError in game/table/director"), for the crash page."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [Path(frame.filename) for frame in frames if {"game", "engine"} & set(Path(frame.filename).parts[:-1])]
    if not own:
        return type(error).__name__
    parts = own[-1].with_suffix("").parts
    start = max(index for index, part in enumerate(parts[:-1]) if part in ("game", "engine"))
    return f"{type(error).__name__} in {'/'.join(parts[start:])}"


def _nameless(settings: Settings) -> Settings:
    """The settings with the player's name told apart from none, and no more."""
    return settings.model_copy(update={"player_name": "<name>" if settings.player_name else ""})


def _versions() -> list[str]:
    lines = [f"game {VERSION}", f"python {sys.version.split()[0]}", f"sqlite {sqlite3.sqlite_version}"]
    for package in _PACKAGES:
        try:
            lines.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            lines.append(f"{package} (frozen)")
    return [*lines, f"system {platform.system()} {platform.release()} {platform.machine()}"]
