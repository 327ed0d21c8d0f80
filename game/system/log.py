"""The log of the program: small files that replace each other, without anything that names the player."""

from __future__ import annotations

import faulthandler
import logging
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO, Self

from game.storage.faults import in_words
from game.storage.folder import DataFolder
from game.system.privacy import without_names

_BYTES = 256 * 1024
_OLD_FILES = 3


class Log:
    """Writes what the program logs to the data folder, and what the interpreter says when it dies beside it.

    A folder that cannot be written leaves the program without a log and does not stop it.
    """

    def __init__(self, folder: DataFolder) -> None:
        self.refusal = ""
        """Why there is no log; nothing when there is one."""
        self._handler: logging.Handler | None = None
        self._deaths: IO[bytes] | None = None
        try:
            folder.logs.mkdir(parents=True, exist_ok=True)
            self._deaths = (folder.logs / "fatal.log").open("ab")
            self._handler = _file_handler(folder)
        except OSError as error:
            self.close()
            self.refusal = in_words(error)
            # Without any handler the library would write to the terminal of whoever plays.
            self._handler = logging.NullHandler()
            logging.getLogger().addHandler(self._handler)
            with suppress(OSError, RuntimeError):  # a program without a terminal has nowhere to say it
                faulthandler.enable()
            return
        faulthandler.enable(self._deaths)
        logging.getLogger().addHandler(self._handler)
        logging.getLogger().setLevel(logging.INFO)

    def close(self) -> None:
        """Stop writing."""
        if self._handler:
            logging.getLogger().removeHandler(self._handler)
            with suppress(OSError):  # on a full disk the last lines cannot be written at the very end either
                self._handler.close()
            self._handler = None
        faulthandler.disable()
        if self._deaths:
            self._deaths.close()
            self._deaths = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _NamelessFormatter(logging.Formatter):
    def __init__(self, data_folder: Path) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._data_folder = data_folder

    def format(self, record: logging.LogRecord) -> str:
        return without_names(super().format(record), self._data_folder)


class _QuietHandler(RotatingFileHandler):
    """A full disk is told once by the interface, not by a traceback for every line."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is the library's
        """The line is lost."""


def _file_handler(folder: DataFolder) -> RotatingFileHandler:
    path = folder.logs / "game.log"
    handler = _QuietHandler(path, maxBytes=_BYTES, backupCount=_OLD_FILES, encoding="utf-8", errors="replace")
    handler.setFormatter(_NamelessFormatter(folder.root))
    return handler
