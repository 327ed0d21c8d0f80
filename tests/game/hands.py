"""Hands on one device alone: the keyboard, or a gamepad. Both reach what they press through the program's events."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import Final

import pygame

from game.devices.inputs import Direction, Key
from game.devices.translator import KEYS_BY_POSITION
from game.loop import Loop
from game.scenes.tables.draw_table import DrawTableScene
from game.stage.scene import Scene
from game.stage.services import Services
from game.table import layout
from game.widgets.choices import Tabs

_FRAME: Final = 1 / 60
_MOST_STEPS: Final = 160
"""Steps of the focus in which everything on a page must be reached."""
_POSITIONS: Final = {key: position for position, key in reversed(KEYS_BY_POSITION.items())}
_ARROWS: Final = {
    Direction.LEFT: Key.LEFT,
    Direction.RIGHT: Key.RIGHT,
    Direction.UP: Key.UP,
    Direction.DOWN: Key.DOWN,
}
_CROSS: Final = {
    Direction.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Direction.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Direction.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Direction.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}


class Hands(ABC):
    """Somebody who has one device and nothing else."""

    def __init__(self, services: Services, loop: Loop) -> None:
        self._services = services
        self._loop = loop

    # ------------------------------------------------------------ what each device does in its own way
    @abstractmethod
    def press(self) -> None:
        """Press what has the focus."""

    @abstractmethod
    def back(self) -> None: ...

    @abstractmethod
    def pause(self) -> None: ...

    @abstractmethod
    def help(self) -> None:
        """Ask the table what beats what."""

    @abstractmethod
    def turn_tabs(self) -> None:
        """Turn the tabs of the page by one."""

    @abstractmethod
    def _step(self, name: str, tried: Counter[tuple[str, Direction]]) -> None:
        """Move the focus once, towards the widget of this name."""

    # ------------------------------------------------------------ what all do
    @property
    def page(self) -> Scene:
        top = self._services.scenes.top
        assert top is not None, "the program has ended"
        return top

    @property
    def focused(self) -> str:
        widget = self.page.group.focused
        return widget.name if widget is not None else ""

    def wait(self, seconds: float = 0.5) -> None:
        for _ in range(round(seconds / _FRAME)):
            self._loop.step(_FRAME)

    def reach(self, name: str) -> None:
        """Bring the focus to the widget of this name."""
        page = self.page
        page.group.find(name)
        tried: Counter[tuple[str, Direction]] = Counter()
        for _ in range(_MOST_STEPS):
            if self.focused == name:
                return
            self._step(name, tried)
            assert self.page is page, f"on the way to {name} the page changed to {self.page.name}"
        raise AssertionError(f"{name} on {page.name} is not reached; the focus is on {self.focused}")

    def choose(self, name: str) -> None:
        """Bring the focus to a widget and press it, and let the page that it leads to come."""
        self.reach(name)
        self.press()
        self.wait()


class KeyboardHands(Hands):
    """Tab, Enter, Esc, and the keys that the table shows."""

    def tap(self, key: Key) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, scancode=_POSITIONS[key], key=0, mod=0, unicode=""))
        self._loop.step(_FRAME)

    def press(self) -> None:
        self.tap(Key.ENTER)

    def back(self) -> None:
        self.tap(Key.ESCAPE)
        self.wait()

    def pause(self) -> None:
        self.tap(Key.P)
        self.wait()

    def help(self) -> None:
        self.tap(Key.H)
        self.wait()

    def turn_tabs(self) -> None:
        self.reach("tabs")
        before = _chosen_tab(self.page)
        for direction in (Direction.DOWN, Direction.RIGHT):
            if _chosen_tab(self.page) == before:
                self.tap(_ARROWS[direction])
        self.wait()

    def _step(self, name: str, tried: Counter[tuple[str, Direction]]) -> None:  # noqa: ARG002 - Tab reaches all
        self.tap(Key.TAB)


class PadHands(Hands):
    """The cross, four buttons, the shoulders, and the menu button."""

    def tap(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=button, instance_id=0))
        self._loop.step(_FRAME)

    def press(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_A)

    def back(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_B)
        self.wait()

    def pause(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_START)
        self.wait()

    def help(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_Y)
        self.wait()

    def turn_tabs(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        self.wait()

    def _step(self, name: str, tried: Counter[tuple[str, Direction]]) -> None:
        """Where it has been tried least often, and among those towards the goal: as people find their way."""
        group = self.page.group
        in_bar = group.focused is None or layout.BAR.overlaps(group.focused.rect)
        if isinstance(self.page, DrawTableScene) and in_bar and not layout.BAR.overlaps(group.find(name).rect):
            # Up and down change the amount there: the shoulders lead out of the bar.
            self.tap(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
            return
        here, goal = group.focused, group.find(name).ring_rect
        if here is None:
            self.tap(_CROSS[Direction.DOWN])
            return
        x, y = goal.centre_x - here.ring_rect.centre_x, goal.centre_y - here.ring_rect.centre_y
        order = sorted(Direction, key=lambda way: way.across * x + way.down * y, reverse=True)
        way = min(order, key=lambda way: tried[here.name, way])
        tried[here.name, way] += 1
        self.tap(_CROSS[way])


def _chosen_tab(page: Scene) -> int:
    tabs = page.group.find("tabs")
    assert isinstance(tabs, Tabs)
    return tabs.chosen
