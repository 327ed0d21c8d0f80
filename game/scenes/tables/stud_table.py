"""The table of seven-card stud as a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.rules import StudRules
from engine.views import GarmentState
from game.devices.inputs import Device, Input, Key, KeyPressed, PointerButton, PointerPressed
from game.look.geometry import CANVAS, Rect
from game.match.running_match import RunningMatch
from game.scenes.tables.page import LOG_KEYS, TablePage
from game.stage.scene import Scene
from game.stage.services import Services
from game.table.stud.controls import LOG_KEY, WARDROBE_KEY, OpponentWidget, StudControls
from game.table.stud.handling import StudHandling
from game.table.stud.laid import stud_table
from game.table.stud.layout import CARDS, LOG_BUTTON, layout_for
from game.widgets.base import Widget

_RESTS: Final = 0.3
"""Seconds for which the pointer rests on an opponent before her wardrobe card rises."""


class StudTableScene(TablePage):
    """Plays a running match of stud to its end."""

    music: ClassVar[str] = "borrowed_bow_tie"
    own_keys: ClassVar[frozenset[Key]] = frozenset({LOG_KEY, WARDROBE_KEY})
    own_plates: ClassVar[tuple[Rect, ...]] = (LOG_BUTTON,)

    def __init__(self, services: Services, match: RunningMatch) -> None:
        """Raises PackError when an opponent's pack cannot be used, TypeError for a match of draw."""
        rules = match.setup.rules
        if not isinstance(rules, StudRules):
            raise TypeError("this table is laid for stud")
        self._lies = layout_for(rules.players - 1)
        self._handling = StudHandling()
        super().__init__(services, match, stud_table(self._lies, rules, self._handling))
        ways = self.open_door, self.pause
        opening = self._pin, self._toggle_log
        self._controls = StudControls(services, self.play, ways, self._lies, rules, self._handling, *opening)
        self._pinned: int | None = None
        self._rested = 0.0

    @property
    def name(self) -> str:
        view = self.match.view()
        off = sum(garment.state is GarmentState.OFF for seat in view.seats[1:] for garment in seat.wardrobe)
        return f"{type(self).__name__}-{view.phase}-{off}-off"

    def controls(self) -> Sequence[Widget]:
        return self._controls.build()

    def own_card_at(self, x: float, y: float) -> bool:
        return any(self._lies.my_card(place).contains(x, y) for place in range(CARDS))

    # ------------------------------------------------------------ looking at somebody
    def _pin(self, seat: int) -> None:
        """Raise the card of a seat until it is put away by the same press."""
        self._pinned = None if self._pinned == seat else seat
        self._show_card(self._pinned)

    def _show_card(self, seat: int | None) -> None:
        if self._handling.looked_at != seat:
            self._handling.looked_at = seat
            self.redraw(CANVAS)

    def _toggle_log(self) -> None:
        self._handling.is_log_open = not self._handling.is_log_open
        self._handling.log_back = 0
        self.rebuild()
        self.redraw(CANVAS)

    def _pointed_at(self) -> int | None:
        """The seat under the pointer, or with the focus when there is no pointer."""
        focus_counts = self.services.device.device is not Device.POINTER
        for widget in self.group.widgets:
            if isinstance(widget, OpponentWidget) and (widget.hovered or (widget.focused and focus_counts)):
                return widget.seat
        return None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._pinned is not None:
            return
        pointed = self._pointed_at()
        self._rested = self._rested + seconds if pointed is not None else 0.0
        self._show_card(pointed if self._rested >= _RESTS else None)

    # ------------------------------------------------------------ inputs
    def keyed(self, pressed: KeyPressed) -> bool:
        if pressed.key in LOG_KEYS and self._handling.is_log_open:
            return self.play.scroll_log(LOG_KEYS[pressed.key])
        if pressed.repeated or pressed.key not in (WARDROBE_KEY, LOG_KEY):
            return False
        if pressed.key is LOG_KEY:
            self._toggle_log()
        else:
            self._next_wardrobe(1)
        return True

    def _next_wardrobe(self, by: int) -> None:
        """The card of the next opponent, and after the last one none."""
        seats = [None, *range(1, self._lies.opponents + 1)]
        self._pinned = seats[(seats.index(self._pinned) + by) % len(seats)]
        self._show_card(self._pinned)

    def turn_page(self, *, right: bool) -> bool:
        """LB and RB go through the wardrobes."""
        self._next_wardrobe(1 if right else -1)
        return True

    def go_back(self) -> bool:
        """Esc puts away what is open, then pauses."""
        if self._pinned is not None:
            self._pin(self._pinned)
        elif self._handling.is_log_open:
            self._toggle_log()
        else:
            return super().go_back()
        return True

    def handle(self, given: Input) -> bool:
        if isinstance(given, PointerPressed) and given.button is PointerButton.RIGHT:
            seat = self._pointed_at()
            if seat is not None:
                self._pin(seat)
                return True
        return super().handle(given)


def open_stud_table(services: Services, match: RunningMatch | None) -> Scene:
    """The page at which a running match of stud is played. Raises PackError, or ValueError without a match."""
    if match is None:
        raise ValueError("the table needs a running match to show")
    return StudTableScene(services, match)
