"""A garment comes off, or comes back: the spotlight."""

from __future__ import annotations

from collections.abc import Callable

from engine import events as ev
from engine.rules import MatchSetup
from game.scenes.dialog import nothing
from game.scenes.scene import Scene
from game.services import Services
from game.table.names import MatchNames
from game.table.state import TableState


class GarmentMomentScene(Scene):
    """Shows whom the garment leaves, or to whom it comes back."""

    is_overlay = True
    backdrop_ink = 0.80

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        names: MatchNames,
        state: TableState,
        moment: ev.GarmentLost | ev.GarmentBoughtBack,
    ) -> None:
        super().__init__(services)
        self.when_done: Callable[[], None] = nothing
        self.line = ""
        self._left = 2.0

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._left -= seconds
        if self._left <= 0:
            self.services.scenes.pop()

    def left(self) -> None:
        self.when_done()
