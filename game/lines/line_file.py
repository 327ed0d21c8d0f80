"""Reading a file of lines (``lines.<language>.toml``) with faults that name file, place and remedy."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pydantic import BaseModel, ConfigDict, ValidationError

from game.lines.line import Line
from game.system.toml_file import TomlFileError, read_toml
from game.texts.languages import Language
from game.texts.typography import bind

_TABLE = "[[line]]"


class LineFileError(Exception):
    """A file of lines cannot be used; ``faults`` are sentences with file, place and remedy."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class _LineFile(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    line: tuple[Line, ...]


def read_lines(path: Path, language: Language) -> tuple[Line, ...]:
    """The lines of ``path``, with the non-breaking spaces of ``language`` put in. Raises LineFileError."""
    try:
        read = read_toml(path)
    except TomlFileError as error:
        raise LineFileError([str(error)]) from error
    try:
        lines = _LineFile.model_validate(read.table).line
    except ValidationError as error:
        raise LineFileError(list(_faults(path.name, read.text, error))) from error
    return tuple(line.model_copy(update={"text": bind(line.text, language)}) for line in lines)


def _faults(file: str, text: str, error: ValidationError) -> Iterator[str]:
    places = [number for number, row in enumerate(text.splitlines(), start=1) if row.strip() == _TABLE]
    for fault in error.errors():
        path = fault["loc"][1:]
        index = path[0] if path else None
        place = f", line {places[index]}" if isinstance(index, int) and index < len(places) else ""
        field = ".".join(map(str, path[1:]))
        message = fault["msg"].removeprefix("Value error, ")
        yield f"{file}{place}: {field + ': ' if field else ''}{message}"
