"""Nobody loses what the disk refuses to keep without having been told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.devices.inputs import Key
from game.scenes.crash_page import CrashPage
from game.scenes.opening import put_pages
from game.scenes.quitting import QuitDialog
from game.scenes.title import TitlePage
from game.stage.doors import Door
from tests.game.crawl import faults
from tests.game.scenes.pages import begun, click, open_page, press

if TYPE_CHECKING:
    from game.loop import Loop
    from game.stage.services import Services
    from tests.game.conftest import Assemble


def _without_a_folder(assembled: Assemble, tmp_path: Path) -> tuple[Services, Loop]:
    """The data folder's place is taken by a file, so that everything stays in memory."""
    (tmp_path / "data-0").write_text("in the way")
    services, loop = assembled()
    put_pages(services)
    services.storage.notices.take()
    open_page(services, Door.TITLE)
    begun(services).close()
    assert services.storage.database.unsaved
    return services, loop


def _close_the_window(loop: Loop) -> None:
    pygame.event.post(pygame.Event(pygame.QUIT))
    loop.step(1 / 60)


def test_closing_the_window_warns_once(assembled: Assemble, tmp_path: Path) -> None:
    services, loop = _without_a_folder(assembled, tmp_path)
    _close_the_window(loop)
    assert isinstance(services.scenes.top, QuitDialog)
    _close_the_window(loop)
    loop.run()  # it has been stopped, and comes back at once


def test_staying_after_the_warning_plays_on(assembled: Assemble, tmp_path: Path) -> None:
    services, loop = _without_a_folder(assembled, tmp_path)
    _close_the_window(loop)
    press(services, Key.ESCAPE)
    assert isinstance(services.scenes.top, TitlePage)
    _close_the_window(loop)
    assert isinstance(services.scenes.top, QuitDialog), "it is asked again the next time"


def test_with_everything_saved_the_window_just_closes(assembled: Assemble) -> None:
    services, loop = assembled()
    put_pages(services)
    open_page(services, Door.TITLE)
    _close_the_window(loop)
    assert isinstance(services.scenes.top, TitlePage)
    loop.run()


def test_the_title_asks_in_other_words_when_something_would_be_lost(assembled: Assemble, tmp_path: Path) -> None:
    services, loop = _without_a_folder(assembled, tmp_path)
    safe, safe_loop = assembled()
    put_pages(safe)
    open_page(safe, Door.TITLE)
    pictures = []
    for each, running in ((services, loop), (safe, safe_loop)):
        click(each, "quit")
        running.step(1)
        assert isinstance(each.scenes.top, QuitDialog)
        assert not faults(each, each.scenes.top)
        pictures.append(pygame.image.tobytes(each.window.picture(), "RGB"))
    assert pictures[0] != pictures[1]


def _words(services: Services) -> str:
    """Everything that the page on top says."""
    canvas = services.window.canvas(services.theme, services.stores)
    canvas.record = []
    services.scenes.update(1)
    services.scenes.draw(canvas)
    return "\n".join(drawn.text for drawn in canvas.record)


def test_leaving_the_table_promises_nothing_that_the_disk_refuses(assembled: Assemble, tmp_path: Path) -> None:
    services, _ = _without_a_folder(assembled, tmp_path)
    safe, _ = assembled()
    put_pages(safe)
    for each, saved in ((services, False), (safe, True)):
        open_page(each, Door.PAUSE, begun(each))
        click(each, "leave")
        assert ("Your match is saved" in _words(each)) is saved
        assert ("refuses to save" in _words(each)) is not saved


def test_the_page_for_errors_promises_nothing_that_the_disk_refuses(assembled: Assemble, tmp_path: Path) -> None:
    services, _ = _without_a_folder(assembled, tmp_path)
    safe, _ = assembled()
    put_pages(safe)
    begun(safe).close()
    for each, saved in ((services, False), (safe, True)):
        each.scenes.restart(CrashPage(each, KeyError("card"), "DrawTableScene"))
        assert ("Your match is safe" in _words(each)) is saved
        assert ("refuses to save" in _words(each)) is not saved
        click(each, "quit")
        assert isinstance(each.scenes.top, QuitDialog) is not saved
