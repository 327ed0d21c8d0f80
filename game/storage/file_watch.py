"""Noticing that the database was taken away under its open connection, which SQLite itself does not."""

from __future__ import annotations

from pathlib import Path

from game.storage.connections import journal_of


class FileWatch:
    """Knows a database file and its journal again: what is written into a file without a name is lost in the end."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._known: dict[Path, tuple[int, int]] = {}
        self._size = 0
        self.look()

    def look(self) -> bool:
        """Look at two names, which is cheap: whether the file or its journal is gone, another one, or cut off since."""
        return any([self._has_lost(self._database), self._has_lost(journal_of(self._database))])

    def _has_lost(self, path: Path) -> bool:
        try:
            found = path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return path in self._known
        except OSError:  # it cannot be looked at; it may be in order all the same
            return False
        identity = found.st_dev, found.st_ino
        was_cut = False
        if path == self._database:
            was_cut, self._size = found.st_size < self._size, found.st_size
        return self._known.setdefault(path, identity) != identity or was_cut
