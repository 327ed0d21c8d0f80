"""Pages that show paths, over data folders with names that nobody expects."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.announcements import NoticeDialog
from game.assembly import assemble
from game.scenes.crash_page import CrashPage
from game.scenes.opening import put_pages
from game.scenes.settings.page import SettingsPage
from game.settings import Settings
from game.stage.doors import Door
from game.stage.services import Services
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.notices import NoticeKind, StorageNotice
from game.storage.opening import Storage
from game.system.assets import ASSETS
from game.texts import Texts
from tests.game.scenes.pages import click, open_page

NAMES = {
    "letters of another encoding": os.fsdecode(b"hr\xe1\xe8ova data"),
    "two lines": "my\ngames",
    "braces": "{path} {0} %s",
    "no letters": "漢字 🎲",
    "nothing to see": "\u200b\u202e",
    "a long one": "long " * 45,
}


@pytest.fixture(params=NAMES.values(), ids=NAMES)
def services(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Services]:
    """A program whose data folder has such a name."""
    with Storage(DataFolder(tmp_path / request.param)) as storage:
        services, _ = assemble(UnsavedSettings(Settings()), Texts(), SilentSounds(), storage, ASSETS)
        put_pages(services)
        yield services
        services.window.close()


def draw(services: Services) -> None:
    services.window.redraw(services.theme, services.stores, services.scenes.draw)


def test_the_page_of_the_data_folder_is_drawn_and_works(services: Services) -> None:
    page = open_page(services, Door.SETTINGS)
    assert isinstance(page, SettingsPage)
    page.turn_to(4)
    draw(services)
    for name in ("backup", "export"):
        click(services, name)
    draw(services)
    assert len(services.toasts.texts) == 2
    assert len(list(services.storage.folder.root.glob("*.zip"))) == 1


def test_a_folder_that_cannot_be_shown_is_named(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    page = open_page(services, Door.SETTINGS)
    assert isinstance(page, SettingsPage)
    page.turn_to(4)
    click(services, "open")
    draw(services)
    assert services.toasts.texts


def test_notices_are_drawn(services: Services) -> None:
    open_page(services, Door.TITLE)
    notice = StorageNotice(NoticeKind.IN_MEMORY_FULL, path=services.storage.folder.database)
    services.scenes.push(NoticeDialog(services, notice))
    draw(services)


def test_the_page_for_errors_is_drawn_and_its_report_copied(services: Services) -> None:
    open_page(services, Door.TITLE)
    error = FileNotFoundError(f"there is no {services.storage.folder.root}")
    services.scenes.restart(CrashPage(services, error, "TitlePage"))
    draw(services)
    for name in ("copy", "path"):
        click(services, name)
    draw(services)
    assert len(list(services.storage.folder.reports.glob("*.txt"))) == 1
