"""The settings on disk: one small JSON file, replaced as a whole by every change."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from game.settings import VERSION, Settings
from game.settings.lenient import read_leniently
from game.storage.database import system_time
from game.storage.faults import in_words, reason_of
from game.storage.files import copy_aside, move_aside, write_atomically
from game.storage.folder import DataFolder
from game.storage.notices import NoticeBoard, NoticeKind, StorageNotice

_FIELDS_NAMED: Final = 5


class SettingsFile:
    """The settings in force. Reading never fails: trouble is posted, and a file that cannot be read is set aside."""

    def __init__(self, folder: DataFolder, notices: NoticeBoard, *, now: Callable[[], datetime] = system_time) -> None:
        self._folder = folder
        self._notices = notices
        self._now = now
        self._told_of_failure = False
        self._in_the_way: _Original | None = None
        self.settings = Settings()
        self._saved = self.settings
        self._read()

    def change(self, **fields: object) -> Settings:
        """Give fields other values and keep them. Raises ValidationError for values that no widget may offer."""
        if self.preview(**fields) != self._saved:
            self._save()
        return self.settings

    def preview(self, **fields: object) -> Settings:
        """Give fields other values that act at once and are kept by the next :meth:`change`: a slider on its way."""
        self.settings = Settings.model_validate({**dict(self.settings), **fields})
        return self.settings

    @property
    def _path(self) -> Path:
        return self._folder.settings

    def _read(self) -> None:
        try:
            data = json.loads(self._path.read_text("utf-8-sig"))
            self._take(data)
        except (FileNotFoundError, NotADirectoryError):
            return
        except (OSError, ValueError, RecursionError) as error:
            self._set_aside(str(error))

    def _take(self, data: object) -> None:
        """Use what a file says. Raises ValueError or RecursionError when it says no settings."""
        if not isinstance(data, dict):
            raise ValueError("it holds no settings")  # noqa: TRY004 - it is about a file, not about the call
        is_newer = _is_newer(data)
        if is_newer:
            data["version"] = VERSION
        self.settings, faults = read_leniently(Settings, data)
        self._saved = self.settings
        if is_newer:
            self._keep_copy(NoticeKind.SETTINGS_NEWER, faults)
        elif faults:
            self._keep_copy(NoticeKind.SETTINGS_FIELD, faults)

    def _set_aside(self, reason: str) -> None:
        notice = StorageNotice(NoticeKind.SETTINGS_UNREADABLE, aside=self._path, detail=reason)
        self._in_the_way = _Original(notice, move_aside)
        try:
            self._clear_the_way()
        except OSError:
            self._notices.post(notice)

    def _keep_copy(self, kind: NoticeKind, faults: tuple[str, ...]) -> None:
        """Keep the file as it was, then write what could be read of it, so that this is told only once."""
        notice = StorageNotice(kind, count=len(faults), detail=_listed(faults))
        self._in_the_way = _Original(notice, copy_aside)
        self._save()
        if self._in_the_way and kind is NoticeKind.SETTINGS_FIELD:
            self._notices.post(notice)

    def _save(self) -> None:
        text = self.settings.model_dump_json(indent=2) + "\n"
        try:
            self._folder.create()
            self._clear_the_way()
            write_atomically(self._path, text.encode())
        except OSError as error:
            if not self._told_of_failure:
                self._told_of_failure = True
                self._notices.post(
                    StorageNotice(
                        NoticeKind.SETTINGS_NOT_SAVED,
                        path=self._path,
                        detail=in_words(error),
                        reason=reason_of(error),
                    )
                )
        else:
            self._saved = self.settings
            self._told_of_failure = False

    def _clear_the_way(self) -> None:
        """Keep what nothing may be written over yet, and tell where it is. Raises OSError, and it stays where it is."""
        original, self._in_the_way = self._in_the_way, None
        if original is None:
            return
        try:
            self._path.lstat()
            aside = original.keep(self._path, self._folder.set_aside, self._now())
        except FileNotFoundError:
            return
        except OSError:
            self._in_the_way = original
            raise
        self._notices.post(replace(original.notice, aside=aside))


@dataclass(frozen=True, slots=True)
class _Original:
    """What the settings file held and this program could not take in whole."""

    notice: StorageNotice
    keep: Callable[[Path, Path, datetime], Path]


def _listed(faults: tuple[str, ...]) -> str:
    """The first fields by name; a file of something else may hold any number of them."""
    return ", ".join((*faults[:_FIELDS_NAMED], "…") if len(faults) > _FIELDS_NAMED else faults)


def _is_newer(data: dict[str, Any]) -> bool:
    version = data.get("version")
    return isinstance(version, int) and version > VERSION
