"""Reading a model out of data of which some may be wrong: what is right is kept, the rest has its usual value."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

_Model = TypeVar("_Model", bound=BaseModel)


def read_leniently(model: type[_Model], data: Any) -> tuple[_Model, tuple[str, ...]]:  # noqa: ANN401 - it is from a file
    """A model from parsed JSON, and the fields ("window.width") that could not be used.

    Every field of ``model`` needs a usual value. The name "*" stands for everything.
    """
    faults: list[str] = []
    while True:
        try:
            return model.model_validate_json(json.dumps(data), strict=True), tuple(faults)
        except ValidationError as error:
            path = _existing(data, error.errors()[0]["loc"])
        if not path:
            return model(), (*faults, "*")
        faults.append(".".join(map(str, path)))
        data = _without(data, path)


def _existing(data: Any, location: Sequence[int | str]) -> list[int | str]:  # noqa: ANN401
    """The part of an error's location that leads through ``data``."""
    path: list[int | str] = []
    for step in location:
        try:
            data = data[step]
        except (KeyError, IndexError, TypeError):
            break
        path.append(step)
    return path


def _without(data: Any, path: Sequence[int | str]) -> Any:  # noqa: ANN401
    """A copy of ``data`` without what ``path`` leads to."""
    first, *rest = path
    copy = data.copy()
    if rest:
        copy[first] = _without(data[first], rest)
    else:
        del copy[first]
    return copy
