"""Reading TOML that strangers wrote: whatever the file holds, there is a table or a reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

LARGEST_FILE = 1 << 20
"""Bytes; a description or a set of lines is a fiftieth of it."""


class TomlFileError(Exception):
    """The file cannot be read; the message goes on from the file's name."""


@dataclass(frozen=True, slots=True)
class TomlFile:
    """A file's text, and the table that it says."""

    text: str
    table: dict[str, Any]


def read_toml(file: Path) -> TomlFile:
    """Read ``file``. Raises TomlFileError."""
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise TomlFileError(f"is larger than {LARGEST_FILE >> 20} MB; make it shorter")
        text = file.read_text(encoding="utf-8")
        return TomlFile(text, tomllib.loads(text))
    except OSError as error:
        raise TomlFileError(f"cannot be read: {error.strerror}") from error
    except RecursionError as error:
        raise TomlFileError("is not TOML that can be read: brackets are nested too deeply") from error
    except ValueError as error:
        raise TomlFileError(f"is not TOML in UTF-8: {error}") from error
