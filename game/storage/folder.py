"""The data folder: where it is, and what lies where in it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from game.storage.faults import in_words

APPLICATION = "lose-your-shirt"
DATA_VARIABLE = "LOSE_YOUR_SHIRT_DATA"
"""Environment variable that names another data folder."""


class DataFolderError(Exception):
    """A folder was named that can be nowhere; the message says what to do about it."""


@dataclass(frozen=True, slots=True)
class DataFolder:
    """Paths below one root. Asking for a path touches nothing."""

    root: Path
    is_temporary: bool = False
    """Whether it lies among the temporary files, which the system may throw away."""

    @property
    def database(self) -> Path:
        return self.root / "lose-your-shirt.sqlite3"

    @property
    def settings(self) -> Path:
        return self.root / "settings.json"

    @property
    def backups(self) -> Path:
        return self.root / "backups"

    @property
    def set_aside(self) -> Path:
        """Files that could not be read, and everything that a reset took out of use."""
        return self.root / "set-aside"

    @property
    def reports(self) -> Path:
        return self.root / "reports"

    @property
    def logs(self) -> Path:
        return self.root / "logs"

    @property
    def opponents(self) -> Path:
        """The player's own opponent packs."""
        return self.root / "opponents"

    @property
    def exports(self) -> Path:
        """What the player had written out to be read elsewhere."""
        return self.root / "exports"

    @property
    def lock(self) -> Path:
        return self.root / "running.lock"

    def create(self) -> None:
        """Make the root folder. Raises OSError when it cannot be made or is not a folder."""
        self.root.mkdir(parents=True, exist_ok=True)


def find_data_folder(chosen: Path | None = None, environment: Mapping[str, str] = os.environ) -> DataFolder:
    """The folder from ``--data-dir``, else from the environment, else where this system keeps such data.

    A system that knows no home for the user gets a folder among the temporary files. Raises DataFolderError.
    """
    named = environment.get(DATA_VARIABLE, "").strip()
    if chosen is not None:
        return DataFolder(_whole(chosen))
    if named:
        return DataFolder(_whole(Path(named)))
    root = platformdirs.user_data_path(APPLICATION, appauthor=False)
    if root.is_absolute():
        return DataFolder(root)
    try:
        return DataFolder(Path(tempfile.gettempdir()).absolute() / APPLICATION, is_temporary=True)
    except OSError as error:
        raise DataFolderError(
            "This system has neither a home folder nor one for temporary files. Name a folder with --data-dir."
        ) from error


def _whole(path: Path) -> Path:
    """The whole path of a folder that was named."""
    try:
        return path.expanduser().absolute()
    except (RuntimeError, OSError) as error:  # nobody is called so; the folder that we were started in is gone
        raise DataFolderError(
            f"The data folder {path} cannot be found: {in_words(error)}. Name it by its whole path, or name none."
        ) from error
