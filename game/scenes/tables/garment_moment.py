"""A garment comes off, or comes back: the spotlight."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.rules import MatchSetup
from game.devices.inputs import Activate, Input, Key, KeyPressed, PointerButton, PointerMoved, PointerPressed, meaning
from game.drawing.canvas import Canvas
from game.look.motion import Speed
from game.scenes.dialog import nothing
from game.scenes.setup.wardrobes import WardrobesPage
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.table import spotlight
from game.table.names import MatchNames
from game.table.spotlight_picture import SpotlightPicture
from game.table.steps import Step
from game.widgets.base import Widget
from game.widgets.legend import LegendBar, LegendEntry

_STAYS: Final = {Speed.CALM: 4.5}
_STAYS_USUALLY: Final = 2.6
_STILL_STAYS: Final = 3.2
"""Seconds after which the page goes on by itself."""


class GarmentMomentScene(Scene):
    """Shows whom the garment leaves, or to whom it comes back; any press goes on."""

    is_overlay = True
    backdrop_ink = 0.80
    backdrop_blur = 7

    def __init__(
        self,
        services: Services,
        setup: MatchSetup,
        names: MatchNames,
        step: Step,
        taker: int | None = None,
    ) -> None:
        """``step`` must be one with a moment; raises ValueError for another.

        ``taker`` is the seat that once won a garment which comes back now.
        """
        super().__init__(services)
        self.when_done: Callable[[], None] = nothing
        self.line = ""
        self.elapsed = 0.0
        self._picture = SpotlightPicture(services, setup, names, step, taker)
        self._about = setup, names, step.after
        self._pointer_on_pile = False
        self._stays_left = self._stays

    @property
    def seat(self) -> int:
        """The seat of the opponent who is seen."""
        return self._picture.shown

    # ------------------------------------------------------------ time and inputs
    @property
    def _stays(self) -> float:
        comfort = self.services.theme.comfort
        return _STILL_STAYS if self.services.theme.still else _STAYS.get(comfort.speed, _STAYS_USUALLY)

    @property
    def is_over(self) -> bool:
        """Whether everything has been shown and only a press, or time, is waited for."""
        return self.elapsed >= self._picture.length

    def entered(self) -> None:
        if self.services.theme.still:
            self.elapsed = self._picture.length

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self.is_over:
            self.elapsed += seconds / (self.services.theme.comfort.speed.value or 1.0)
            self.redraw()
        elif not self._pointer_on_pile:
            self._stays_left -= seconds
            if self._stays_left <= 0:
                self.services.scenes.pop()

    def handle(self, given: Input) -> bool:
        if isinstance(given, PointerMoved):
            self._pointer_on_pile = spotlight.PILE.contains(given.x, given.y)
        if isinstance(given, KeyPressed) and given.key is Key.O and not given.repeated:
            return self._open_settings()
        if isinstance(given, KeyPressed) and given.key is Key.W and not given.repeated:
            return self._open_wardrobes()
        repeated = isinstance(given, KeyPressed) and given.repeated
        pressed = isinstance(given, PointerPressed) and given.button is PointerButton.LEFT
        if (pressed or isinstance(meaning(given), Activate)) and not repeated:
            self._go_on()
            return True
        return super().handle(given)

    def go_back(self) -> bool:
        self._go_on()
        return True

    def second_action(self) -> bool:
        return self._open_settings()

    def show_detail(self, *, released: bool) -> bool:
        return not released and self._open_wardrobes()

    def _open_wardrobes(self) -> bool:
        """Look at everybody's clothes; the garment waits."""
        self.services.scenes.push(WardrobesPage(self.services, *self._about, self.seat))
        return True

    def _open_settings(self) -> bool:
        doors = self.services.doors
        if not doors.leads_somewhere(Door.SETTINGS):
            return False
        self.services.scenes.push(doors.page(Door.SETTINGS))
        return True

    def _go_on(self) -> None:
        """The first press shows how it ends, the next one goes on."""
        if self.is_over:
            self.services.scenes.pop()
        else:
            self.elapsed = self._picture.length
            self.redraw()

    def left(self) -> None:
        self.when_done()

    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        entries = [
            LegendEntry(("Space",), ("A",), tr("Continue")),
            LegendEntry(("Esc",), ("B",), tr("Skip")),
            LegendEntry(("W",), ("Y",), tr("Wardrobe")),
        ]
        if self.services.doors.leads_somewhere(Door.SETTINGS):
            entries.append(LegendEntry(("O",), ("X",), tr("Modesty")))
        return (LegendBar("legend", spotlight.LEGEND, entries, self.services.device),)

    def draw(self, canvas: Canvas) -> None:
        self._picture.draw(canvas, self.elapsed, self.line)
        super().draw(canvas)
