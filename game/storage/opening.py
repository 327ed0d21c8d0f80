"""Everything of the storage behind one value, opened once when the program starts."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from game.storage.database import Database, system_time
from game.storage.evenings import Evenings
from game.storage.files import file_time, free_name
from game.storage.folder import APPLICATION, DataFolder
from game.storage.history import History
from game.storage.matches import MatchStore
from game.storage.notices import NoticeBoard
from game.storage.progress import Progress
from game.storage.single_copy import SingleCopyLock
from game.storage.statistics import Statistics
from game.storage.upkeep import export_data, make_place_aside, move_everything_aside

_FIRST_BACKUP_AFTER = 4.0
"""Seconds from the start, when the first page has long been drawn."""
_BACKUP_EVERY = 3600.0
"""Seconds between looks at the calendar: an evening may go on after midnight."""


class Storage:
    """The open data folder."""

    def __init__(
        self,
        folder: DataFolder,
        notices: NoticeBoard | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], datetime] = system_time,
    ) -> None:
        """Open the database of ``folder``. Raises AlreadyRunningError and nothing else: see :class:`Database`."""
        self.folder = folder
        self.notices = notices or NoticeBoard()
        self._clock = clock
        self._now = now
        self._next_backup = clock() + _FIRST_BACKUP_AFTER
        self._lock = SingleCopyLock(folder.lock)
        try:
            self._open()
        except BaseException:
            self._lock.release()
            raise

    def _open(self) -> None:
        self.database = Database(self.folder, self.notices, clock=self._clock, now=self._now)
        self.matches = MatchStore(self.database, self.notices, self._now)
        self.history = History(self.database, self.notices)
        self.statistics = Statistics(self.database)
        self.evenings = Evenings(self.database)
        self.progress = Progress(self.database, self._now)

    def update(self) -> None:
        """Save what is only in memory and make the backup of the day, when it is time. Cheap: call it every frame."""
        self.database.retry_if_due()
        if self._clock() >= self._next_backup:
            self._next_backup = self._clock() + _BACKUP_EVERY
            self.database.back_up_daily()

    def export(self, target: Path | None = None) -> Path:
        """Write a zip of everything that is the player's, into the data folder unless ``target`` is given; return it.

        Raises sqlite3.Error or OSError; the message says what the disk refused.
        """
        name = f"{APPLICATION}-{file_time(self._now())}"
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / self.folder.database.name
            self.database.copy_to(copy)
            return export_data(
                self.folder,
                copy,
                target or free_name(self.folder.root, f"{name}.zip"),
                with_file=not self.database.is_on_disk,
            )

    def reset(self) -> Path:
        """Begin anew with an empty database; return the folder to which everything was moved. Raises OSError.

        Values taken from this storage before, such as a running match, must not be used any more, and the settings
        have to be read again.
        """
        aside = make_place_aside(self.folder, self._now())  # before what is only in memory is let go
        self.database.close()
        try:
            move_everything_aside(self.folder, aside)
        finally:
            self._open()
        return aside

    def close(self) -> None:
        """Save what can be saved, then let other copies of the game start."""
        self.database.close()
        self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
