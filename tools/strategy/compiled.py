"""Typed doors to numba, which only the tools use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba

_Function = TypeVar("_Function", bound=Callable[..., Any])


def compiled(function: _Function) -> _Function:
    """Compile to machine code at the first call; the compiled code is kept beside the source."""
    return cast("_Function", numba.njit(cache=True)(function))


def compiled_parallel(function: _Function) -> _Function:
    """Like :func:`compiled`, with ``prange`` spread over the cores."""
    return cast("_Function", numba.njit(cache=True, parallel=True)(function))
