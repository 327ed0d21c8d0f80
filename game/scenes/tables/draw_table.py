"""The table of five-card draw as a page: amounts to choose, and cards to mark."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.views import GarmentState
from game.devices.inputs import Direction, Input, Key, KeyPressed, Navigate, Scrolled
from game.look.geometry import Rect
from game.match.running_match import RunningMatch
from game.scenes.tables.page import LOG_KEYS, TablePage
from game.stage.scene import Scene
from game.stage.services import Services
from game.table import layout
from game.table.draw_controls import DrawControls
from game.table.laid import draw_table
from game.table.names import MatchNames
from game.table.own_widgets import CardSlot
from game.table.steps import OPPONENT
from game.widgets.base import Widget

_AMOUNT_KEYS: Final = {Key.PLUS: 1, Key.MINUS: -1, Key.PAGE_UP: 5, Key.PAGE_DOWN: -5}


class DrawTableScene(TablePage):
    """Plays a running match of draw to its end."""

    def __init__(self, services: Services, match: RunningMatch) -> None:
        """Raises PackError when the opponent's pack cannot be used."""
        opponent = MatchNames(match.setup, services.cast, services.texts).pack(OPPONENT)
        super().__init__(services, match, draw_table(opponent))
        self._controls = DrawControls(services, self.play, self.open_door, self.pause)

    @property
    def name(self) -> str:
        view = self.match.view()
        off = sum(garment.state is GarmentState.OFF for garment in view.seats[OPPONENT].wardrobe)
        return f"{type(self).__name__}-{view.phase}-{off}-off"

    def controls(self) -> Sequence[Widget]:
        return self._controls.build()

    def own_card_at(self, x: float, y: float) -> bool:
        return any(layout.my_card(place).contains(x, y) for place in range(layout.HAND))

    # ------------------------------------------------------------ inputs
    def handle(self, given: Input) -> bool:
        return super().handle(given) or self._scrolls(given)

    def keyed(self, pressed: KeyPressed) -> bool:
        if pressed.key.value in "12345" and self.play.handling.may_mark:
            if not pressed.repeated:
                self.play.mark(int(pressed.key.value) - 1)
            return True
        if pressed.key in _AMOUNT_KEYS and self.play.change_amount(_AMOUNT_KEYS[pressed.key]):
            return True
        return pressed.key in LOG_KEYS and self.play.scroll_log(LOG_KEYS[pressed.key])

    def navigated(self, moved: Navigate) -> bool:
        """Up and down change the amount, from wherever the focus is in the bar."""
        focused = self.group.focused
        in_bar = focused is None or _is_in_bar(focused.rect)
        if not in_bar or moved.direction not in (Direction.UP, Direction.DOWN):
            return False
        return self.play.change_amount(1 if moved.direction is Direction.UP else -1)

    def _scrolls(self, given: Input) -> bool:
        if not isinstance(given, Scrolled):
            return False
        return self.play.change_amount(round(given.steps))

    def turn_page(self, *, right: bool) -> bool:
        """LB and RB go through the cards while they can be marked, else through what lies outside of the bar."""
        slots = [widget.name for widget in self.group.widgets if isinstance(widget, CardSlot)]
        others = [widget.name for widget in self.group.widgets if widget.focusable and not _is_in_bar(widget.rect)]
        places = slots or others
        focused = self.group.focused.name if self.group.focused is not None else ""
        here = places.index(focused) if focused in places else (-1 if right else 0)
        self.group.focus(places[(here + (1 if right else -1)) % len(places)])
        return True


def _is_in_bar(rect: Rect) -> bool:
    return layout.BAR.contains(rect.centre_x, rect.centre_y)


def open_table(services: Services, match: RunningMatch | None) -> Scene:
    """The page at which a running match of draw is played. Raises PackError, or ValueError without a match."""
    if match is None:
        raise ValueError("the table needs a running match to show")
    return DrawTableScene(services, match)
