"""Reading a model out of data of which some may be wrong: what is right is kept, the rest has its usual value."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

_Model = TypeVar("_Model", bound=BaseModel)
_Path = list[int | str]


def read_leniently(model: type[_Model], data: Any) -> tuple[_Model, tuple[str, ...]]:  # noqa: ANN401 - it is from a file
    """A model from parsed JSON, and the fields ("window.width") that could not be used.

    Every field of ``model`` needs a usual value. The name "*" stands for everything. Raises RecursionError for data
    that is nested very deeply.
    """
    faults: list[str] = []
    # Half of a letter, as damage leaves it behind, would make all of it unreadable: it becomes a question mark.
    text = json.dumps(data, ensure_ascii=False).encode(errors="replace")
    data = json.loads(text)
    while True:
        try:
            return model.model_validate_json(text, strict=True), tuple(faults)
        except ValidationError as error:
            paths = _unusable(data, error)
        if not paths:
            return model(), (*faults, "*")
        faults += (".".join(map(str, path)) for path in paths)
        for path in sorted(paths, reverse=True):  # the last of a list first, that the others keep their places
            _remove(data, path)
        text = json.dumps(data).encode()


def _unusable(data: Any, error: ValidationError) -> list[_Path]:  # noqa: ANN401 - as above
    """Ways to what was refused, without those to parts of it."""
    found: list[_Path] = []
    for fault in error.errors(include_url=False, include_context=False, include_input=False):
        path = _existing(data, fault["loc"])
        if path and path not in found[-1:]:
            found.append(path)
    whole = {tuple(path) for path in found}
    return [path for path in found if not any(tuple(path[:length]) in whole for length in range(1, len(path)))]


def _existing(data: Any, location: Sequence[int | str]) -> _Path:  # noqa: ANN401 - as above
    """The part of an error's location that leads through ``data``."""
    path: _Path = []
    for step in location:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            break
        path.append(step)
    return path


def _remove(data: Any, path: _Path) -> None:  # noqa: ANN401 - as above
    """Take out of ``data`` what ``path`` leads to."""
    *way, last = path
    for step in way:
        data = data[step]
    del data[last]
