from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.announcements import Announcer, NoticeDialog
from game.devices.inputs import Back
from game.stage.scene import Scene
from game.stage.stand_ins import SilentSounds
from game.storage.notices import NoticeKind, StorageNotice
from game.texts import Language
from tests.game.crawl import faults

if TYPE_CHECKING:
    from game.stage.services import Services


class MissingSounds(SilentSounds):
    """No device can be opened."""

    has_device = False


def test_notices_are_told_one_after_the_other_and_once(services: Services) -> None:
    page = Scene(services)
    services.scenes.push(page)
    announcer = Announcer(services)
    services.storage.notices.post(StorageNotice(NoticeKind.SETTINGS_FIELD, detail="speed"))
    services.storage.notices.post(StorageNotice(NoticeKind.BACKUP_FAILED, detail="disk"))
    told = []
    for _ in range(4):
        services.scenes.update(1)
        announcer.update(0.1)
        if isinstance(services.scenes.top, NoticeDialog):
            told.append(services.scenes.top)
            services.scenes.handle(Back())
    assert len(told) == len(set(map(id, told))) == 2
    assert services.scenes.top is page


@pytest.mark.parametrize("language", list(Language))
def test_a_long_path_is_told_whole(services: Services, language: Language) -> None:
    services.texts.language = language
    aside = Path("/home/somebody/.local/share/lose-your-shirt/set-aside/2026-11-30-102501-lose-your-shirt.sqlite3")
    page = Scene(services)
    services.scenes.push(page)
    services.storage.notices.post(StorageNotice(NoticeKind.DATABASE_NEW, aside=aside, count=3))
    Announcer(services).update(0.1)
    services.scenes.update(1)
    told = services.scenes.top
    assert isinstance(told, NoticeDialog)
    assert not faults(services, told)


def test_a_missing_sound_device_is_told_once(services: Services) -> None:
    services.sounds = MissingSounds()
    announcer = Announcer(services)
    announcer.update(1)
    assert services.toasts.texts == ()
    for _ in range(3):
        announcer.update(2)
    assert services.toasts.texts == ("No sound device found. The game goes on in silence.",)


def test_a_device_that_is_there_needs_no_word(services: Services) -> None:
    Announcer(services).update(10)
    assert services.toasts.texts == ()
