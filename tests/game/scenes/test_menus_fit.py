"""Every menu in every language at the smallest usual window, with ordinary and with the largest text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.opening import put_pages
from game.settings import TextSizeName
from game.texts import Language
from tests.game.crawl import faults
from tests.game.scenes.pages import PAGES

if TYPE_CHECKING:
    from tests.game.conftest import Assemble


@pytest.mark.parametrize("page", PAGES)
def test_nothing_is_cut_pale_small_or_in_the_way(assembled: Assemble, page: str) -> None:
    services, _ = assembled(1280, 720, hints=False)
    put_pages(services)
    scene = PAGES[page](services)
    services.scenes.update(5)
    found = []
    for language in Language:
        for size in (TextSizeName.NORMAL, TextSizeName.LARGEST):
            services.settings.change(text_size=size, language=language)
            services.texts.language = language
            services.apply_settings()
            found += [f"{language.value} {size.value}: {fault}" for fault in faults(services, scene)]
    assert not found, "\n".join(found)
