"""Folders that the player may not write to, or not even look into."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.storage.folder import DataFolder

_NOBODY = 65534


@contextmanager
def _without_power() -> Iterator[None]:
    """Be bound by the rights of files, as somebody who may do everything is not."""
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(_NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)


@contextmanager
def write_protected(folder: DataFolder) -> Iterator[None]:
    """Nothing in the data folder can be written."""
    paths = [folder.root, *folder.root.rglob("*")]
    modes = {path: path.stat().st_mode for path in paths}
    for path in paths:
        path.chmod(stat.S_IRUSR | stat.S_IRGRP | stat.S_IROTH | (0o111 if path.is_dir() else 0))
    try:
        with _without_power():
            yield
    finally:
        for path in reversed(paths):
            path.chmod(modes[path])


@contextmanager
def locked_away(folder: Path) -> Iterator[None]:
    """Nobody may look into the folder."""
    mode = folder.stat().st_mode
    folder.chmod(0)
    try:
        with _without_power():
            yield
    finally:
        folder.chmod(mode)
