"""What has to be told whatever page is open: trouble with files and with sound, each said once."""

from __future__ import annotations

from collections import deque
from typing import Final

from game.scenes.dialog import Answer, Dialog, nothing
from game.stage.services import Services
from game.storage.notices import StorageNotice
from game.texts.notices import notice_text
from game.widgets.toast import ToastKind

_WAITS_FOR_SOUND: Final = 3.0
"""Seconds that the sound device gets to open after the start."""


class NoticeDialog(Dialog):
    """A notice with the one answer that it has been read."""

    def __init__(self, services: Services, notice: StorageNotice) -> None:
        tr = services.texts.tr
        body = notice_text(services.texts, notice)
        super().__init__(services, tr("For your information"), body, Answer(tr("Close"), nothing), icon="save")


class Announcer:
    """Takes notices as they are posted and shows one after the other over the page that is open."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._waiting: deque[StorageNotice] = deque()
        self._age = 0.0
        self._has_looked_for_sound = False

    def update(self, seconds: float) -> None:
        """Time passes: the storage tries again to save, and what came up is told."""
        services = self._services
        services.storage.update()
        self._waiting.extend(services.storage.notices.take())
        self._look_for_sound(seconds)
        scenes = services.scenes
        is_free = scenes.top is not None and not isinstance(scenes.top, NoticeDialog) and not scenes.in_transition
        if self._waiting and is_free:
            scenes.push(NoticeDialog(services, self._waiting.popleft()))

    def _look_for_sound(self, seconds: float) -> None:
        self._age += seconds
        if self._has_looked_for_sound or self._age < _WAITS_FOR_SOUND:
            return
        self._has_looked_for_sound = True
        if not self._services.sounds.has_device:
            told = self._services.texts.tr("No sound device found. The game goes on in silence.")
            self._services.toasts.show(told, ToastKind.WARNING, "mute")
