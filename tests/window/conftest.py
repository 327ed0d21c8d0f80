"""A real desktop for the tests of the window, or the reason why there is none."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.assembly import assemble
from game.look.geometry import Rect
from game.scenes.opening import put_pages
from game.stage.doors import Door
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from game.texts import Texts
from tests.window.desktop import Desktop, missing_programs

Places = Callable[[Door, str], Rect]


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    if missing := missing_programs():
        pytest.skip(f"a real window needs {', '.join(missing)}")
    opened = Desktop.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    """Says where a widget of a page lies on the canvas, from the same page without a screen."""
    with Storage(DataFolder(tmp_path_factory.mktemp("places"))) as storage:
        services, _ = assemble(UnsavedSettings(), Texts(), SilentSounds(), storage)
        put_pages(services)

        def find(door: Door, name: str) -> Rect:
            page = services.doors.page(door)
            services.scenes.restart(page)
            return page.group.find(name).shown_rect

        yield find
        services.scenes.clear()
        services.window.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder of somebody who has never played."""
    return tmp_path / "data"
