"""Two pages as they looked when they were right, at a quarter of their size: a change of look must be meant.

To make them anew, delete the picture and run the test: it writes what it sees, and fails.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.scenes.opening import put_pages
from tests.game.scenes.pages import PAGES

if TYPE_CHECKING:
    from tests.game.conftest import Assemble

_FOLDER = Path(__file__).parent / "golden"
_SIZE = (480, 270)
_MEAN_TOLERANCE = 3.0
"""Mean difference of a channel, out of 255: other versions of the font library draw edges a little differently."""


@pytest.mark.parametrize("name", ["first run", "settings: picture"])
def test_a_page_looks_as_it_did(assembled: Assemble, name: str) -> None:
    services, loop = assembled(1920, 1080, reduced_motion=True)
    put_pages(services.doors)
    PAGES[name](services)
    for _ in range(5):
        loop.step(0.1)
    seen = pygame.transform.smoothscale(services.window.picture(), _SIZE)
    file = _FOLDER / f"{name.replace(': ', '_').replace(' ', '_')}.png"
    if not file.exists():
        file.parent.mkdir(exist_ok=True)
        pygame.image.save(seen, file)
        pytest.fail(f"{file} was missing and has been written; look at it and keep it")
    assert _difference(seen, pygame.image.load(file)) < _MEAN_TOLERANCE


def _difference(first: pygame.Surface, second: pygame.Surface) -> float:
    mine, kept = (pygame.image.tobytes(surface, "RGB") for surface in (first, second))
    return sum(abs(one - other) for one, other in zip(mine, kept, strict=True)) / len(mine)
