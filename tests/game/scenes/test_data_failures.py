"""What the page of the data folder says when something does not work."""

from __future__ import annotations

import pytest

from game.scenes.opening import put_pages
from game.scenes.settings.page import SettingsPage
from game.stage.doors import Door
from game.stage.services import Services
from game.storage.notices import NoticeKind, Reason
from game.texts import Language
from game.texts.reasons import reason_words
from tests.game.scenes.pages import begun, click, open_page

DATA = 4


def press(services: Services, *names: str) -> None:
    """Press buttons on the page of the data folder."""
    page = open_page(services, Door.SETTINGS)
    assert isinstance(page, SettingsPage)
    page.turn_to(DATA)
    for name in names:
        click(services, name)


@pytest.fixture(params=Language)
def services(services: Services, request: pytest.FixtureRequest) -> Services:
    put_pages(services)
    services.texts.language = request.param
    return services


def test_an_export_that_fails_is_told(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(services.storage.folder.root / "nowhere"))
    press(services, "export")
    (told,) = services.toasts.texts
    assert reason_words(services.texts, Reason.MISSING) in told
    assert not list(services.storage.folder.root.glob("*.zip*"))


def test_a_backup_that_fails_is_told(services: Services) -> None:
    services.storage.folder.backups.write_text("in the way")
    press(services, "backup")
    assert services.toasts.texts == ()
    (notice,) = services.storage.notices.take()
    assert (notice.kind, notice.reason) == (NoticeKind.BACKUP_FAILED, Reason.IN_THE_WAY)


def test_a_reset_that_fails_is_told_and_leaves_everything_as_it_was(services: Services) -> None:
    running = begun(services)
    running.close()
    services.settings.change(hints=False)
    services.storage.folder.set_aside.write_text("in the way")
    press(services, "reset", "rare", "rare")
    assert reason_words(services.texts, Reason.IN_THE_WAY) in services.toasts.texts[-1]
    assert [match.id for match in services.storage.matches.unfinished()] == [running.id]
    assert services.storage.database.is_on_disk
    assert not services.settings.settings.hints


def test_a_folder_that_nothing_can_show_is_named(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    press(services, "open")
    (told,) = services.toasts.texts
    assert str(services.storage.folder.root) in told
