"""Reading TOML that strangers wrote: whatever the file holds, there is a table or a reason."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.storage.faults import in_words
from game.texts import mark

LARGEST_FILE = 1 << 20
"""Bytes; a description or a set of lines is a fiftieth of it."""


class TomlFileError(Exception):
    """The file cannot be read. ``message`` is a text of the catalogue about ``{file}`` and ``{reason}``."""

    def __init__(self, message: str, file: str, reason: Exception | None = None) -> None:
        super().__init__(message.format(file=file, reason=in_words(reason) if reason else ""))
        self.message = message
        self.values: dict[str, object] = {"file": file, "reason": reason} if reason else {"file": file}


@dataclass(frozen=True, slots=True)
class TomlFile:
    """A file's text, and the table that it says."""

    text: str
    table: dict[str, Any]


def read_toml(file: Path) -> TomlFile:
    """Read ``file``. Raises TomlFileError."""
    name = file.name
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise TomlFileError(mark("{file} is larger than 1 MB; make it shorter"), name)
        text = file.read_text(encoding="utf-8")
        return TomlFile(text, tomllib.loads(text))
    except OSError as error:
        raise TomlFileError(mark("{file} cannot be read: {reason}"), name, error) from error
    except RecursionError as error:
        raise TomlFileError(mark("{file} nests brackets too deeply; make it plain TOML"), name) from error
    except ValueError as error:
        raise TomlFileError(mark("{file} is not TOML in UTF-8: {reason}"), name, error) from error
