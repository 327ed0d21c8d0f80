"""Key pages beside the pictures of them that were looked at and found good; see ``tests.game.compared``.

After a change that is meant, make the pictures anew with
``WRITE_PICTURES=1 python -m pytest tests/game/scenes/test_golden.py``, look at them, and commit them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.opening import put_pages
from tests.game.compared import assert_as_before
from tests.game.scenes.pages import PAGES
from tests.game.scenes.reading_pages import READING_PAGES

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

_PAGES = {**PAGES, **READING_PAGES}


@pytest.mark.parametrize(
    "name",
    ["first run", "title", "setup", "settings: picture", "evening", "rules ranking", "hand help in stud", "gallery"],
)
def test_a_page_looks_as_it_did(assembled: Assemble, name: str) -> None:
    services, loop = assembled(1280, 720, reduced_motion=True)
    put_pages(services)
    page = _PAGES[name](services)
    if services.scenes.top is not page:
        services.scenes.restart(page)
    for _ in range(5):
        loop.step(0.1)
    assert_as_before(services.window.picture(), f"page_{name.replace(': ', '_').replace(' ', '_')}")
