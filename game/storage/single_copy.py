"""One running copy of the game per data folder. The system lets the lock go when a process ends, however it ends."""

from __future__ import annotations

import errno
import logging
import sys
from pathlib import Path
from types import TracebackType
from typing import IO, Self

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_log = logging.getLogger(__name__)
_HELD_ELSEWHERE = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


class AlreadyRunningError(Exception):
    """Another copy of the game uses this data folder."""

    def __init__(self, lock: Path) -> None:
        super().__init__(
            f"The game is already running with the data in {lock.parent}. "
            "Close that window first, or start this one with --data-dir and another folder."
        )
        self.folder = lock.parent


class SingleCopyLock:
    """Held from construction until :meth:`release`. Raises AlreadyRunningError.

    A file system without locks, or a folder that cannot be written, gives no protection and stops nobody from playing.
    """

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("ab")
        except OSError as error:
            _log.warning("no lock on the data folder: %s", error.strerror)
            return
        try:
            _lock(file)
        except OSError as error:
            file.close()
            if error.errno in _HELD_ELSEWHERE:
                raise AlreadyRunningError(path) from error
            _log.warning("no lock on the data folder: %s", error.strerror)
            return
        self._file = file

    def release(self) -> None:
        """Let other copies start."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


def _lock(file: IO[bytes]) -> None:
    if sys.platform == "win32":
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
