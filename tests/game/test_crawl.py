"""The crawler must see what is wrong with a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from game.drawing.canvas import Canvas
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY
from game.scenes.dialog import nothing
from game.stage.scene import Scene
from game.widgets.base import Widget
from game.widgets.button import Button
from tests.game.crawl import faults

if TYPE_CHECKING:
    from game.stage.services import Services


class Tiny(Button):
    """A button that cannot be hit."""

    @property
    def target(self) -> Rect:
        return self.rect


class Bad(Scene):
    """One fault at a time."""

    def __init__(self, services: Services, fault: str) -> None:
        super().__init__(services)
        self._fault = fault

    def build(self) -> Sequence[Widget]:
        if self._fault == "no label":
            return [Button("mute", Rect(100, 100, 200, 60), " ", nothing)]
        if self._fault == "target":
            return [Tiny("tiny", Rect(100, 100, 200, 30), "Tiny", nothing, size=20)]
        return [Button("good", Rect(100, 100, 300, 60), "Good", nothing)]

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(Colour.GREEN_9)
        super().draw(canvas)
        if self._fault == "cut":
            canvas.text("A long story without an end", 100, 400, BODY, fit=60)
        if self._fault == "outside":
            canvas.text("Over the edge", 1880, 400, BODY)
        if self._fault == "overlapping":
            canvas.text("One line", 100, 400, BODY)
            canvas.text("Another line", 120, 404, BODY)
        if self._fault == "contrast":
            canvas.text("Whisper", 100, 400, BODY, Colour.GREEN_7)


@pytest.mark.parametrize("fault", ["no label", "target", "cut", "outside", "overlapping", "contrast"])
def test_a_fault_is_found_and_nothing_else(services: Services, fault: str) -> None:
    page = Bad(services, fault)
    services.scenes.push(page)
    found = faults(services, page)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_a_good_page_has_none(services: Services) -> None:
    page = Bad(services, "")
    services.scenes.push(page)
    assert faults(services, page) == []
