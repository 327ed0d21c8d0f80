"""Gamepads through SDL's controller names: plugged in and out at any time, sticks that repeat like held keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pygame
from pygame._sdl2 import controller

from game.devices.inputs import (
    Activate,
    Back,
    Detail,
    Direction,
    GamepadRemoved,
    Input,
    Menu,
    Navigate,
    PadKind,
    SecondAction,
    Shoulder,
    StickScrolled,
)

REPEAT_AFTER = 0.4
REPEAT_EVERY = 0.12
"""Seconds that a direction is held before it repeats, and from one repetition to the next."""
_FULL = 32767
"""What SDL says of a stick or trigger that is pushed all the way."""
_STICK_ON, _STICK_OFF = 0.55, 0.35
"""A stick counts as pushed beyond the first and as let go below the second part of its way."""
_SCROLL_DEAD = 0.2
"""The part of its way within which the right stick counts as let go."""
_SCROLL_SPEED = 1400.0
"""Canvas units a second that the right stick scrolls at most."""

_DIRECTIONS = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
}
_BUTTONS: dict[int, Input] = {
    pygame.CONTROLLER_BUTTON_A: Activate(),
    pygame.CONTROLLER_BUTTON_B: Back(),
    pygame.CONTROLLER_BUTTON_X: SecondAction(),
    pygame.CONTROLLER_BUTTON_Y: Detail(),
    pygame.CONTROLLER_BUTTON_START: Menu(),
    pygame.CONTROLLER_BUTTON_BACK: Menu(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Shoulder(right=False),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Shoulder(right=True),
}
_TRIGGERS = {pygame.CONTROLLER_AXIS_TRIGGERLEFT: False, pygame.CONTROLLER_AXIS_TRIGGERRIGHT: True}
_SHAPE_NAMES = ("playstation", "dualshock", "dualsense", "ps3", "ps4", "ps5", "sony")


class Gamepads:
    """Every gamepad that is plugged in; they all steer the same game."""

    EVENTS: ClassVar[frozenset[int]] = frozenset(
        {
            pygame.CONTROLLERBUTTONDOWN,
            pygame.CONTROLLERBUTTONUP,
            pygame.CONTROLLERAXISMOTION,
            pygame.CONTROLLERDEVICEADDED,
            pygame.CONTROLLERDEVICEREMOVED,
        }
    )

    def __init__(self) -> None:
        self.kind = PadKind.LETTERS
        """What is written on the one that was plugged in last."""
        self._open: dict[int, controller.Controller] = {}
        self._held: Direction | None = None
        self._pushed = False
        self._until_repeat = 0.0
        self._stick = [0.0, 0.0]
        self._scroll = [0.0, 0.0]
        self._triggers: set[int] = set()

    def start(self) -> None:
        """Listen for gamepads; without a working joystick system there simply are none."""
        try:
            controller.init()
        except pygame.error:
            return
        for index in range(controller.get_count()):
            self._add(index)

    def translate(self, event: pygame.Event) -> Iterator[Input]:
        """The inputs that one of :attr:`EVENTS` stands for; nothing for any other event."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            yield from self._pressed(event.button)
        elif event.type == pygame.CONTROLLERBUTTONUP:
            yield from self._released(event.button)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            yield from self._tilted(event.axis, event.value / _FULL)
        elif event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED and self._open.pop(event.instance_id, None) is not None:
            self._let_go()
            yield GamepadRemoved()

    def update(self, seconds: float) -> Iterator[Input]:
        """What is held repeats, and what is pushed scrolls, as ``seconds`` pass."""
        if self._held is not None:
            self._until_repeat -= seconds
            if self._until_repeat <= 0:
                self._until_repeat = REPEAT_EVERY
                yield Navigate(self._held, repeated=True)
        dx, dy = (0.0 if abs(tilt) < _SCROLL_DEAD else tilt * _SCROLL_SPEED * seconds for tilt in self._scroll)
        if dx or dy:
            yield StickScrolled(dx, dy)

    def _add(self, index: int) -> None:
        try:
            if not controller.is_controller(index):
                return
            added = controller.Controller(index)
        except pygame.error:
            return
        self._open[added.id] = added
        name = added.name.lower()
        self.kind = PadKind.SHAPES if any(part in name for part in _SHAPE_NAMES) else PadKind.LETTERS

    def _pressed(self, button: int) -> Iterator[Input]:
        if button in _DIRECTIONS:
            yield from self._hold(_DIRECTIONS[button])
        elif button in _BUTTONS:
            yield _BUTTONS[button]

    def _released(self, button: int) -> Iterator[Input]:
        if button in _DIRECTIONS and _DIRECTIONS[button] is self._held:
            self._held = None
        if button == pygame.CONTROLLER_BUTTON_Y:
            yield Detail(released=True)

    def _tilted(self, axis: int, tilt: float) -> Iterator[Input]:
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            self._stick[0 if axis == pygame.CONTROLLER_AXIS_LEFTX else 1] = tilt
            yield from self._push()
        elif axis in (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY):
            self._scroll[0 if axis == pygame.CONTROLLER_AXIS_RIGHTX else 1] = tilt
        elif axis in _TRIGGERS:
            if tilt > _STICK_ON and axis not in self._triggers:
                self._triggers.add(axis)
                yield Shoulder(right=_TRIGGERS[axis], trigger=True)
            elif tilt < _STICK_OFF:
                self._triggers.discard(axis)

    def _push(self) -> Iterator[Input]:
        x, y = self._stick
        strength = max(abs(x), abs(y))
        if strength < _STICK_OFF:
            self._let_stick_go()
        elif strength > _STICK_ON:
            if abs(x) > abs(y):
                direction = Direction.RIGHT if x > 0 else Direction.LEFT
            else:
                direction = Direction.DOWN if y > 0 else Direction.UP
            if direction is not self._held:
                self._pushed = True
                yield from self._hold(direction)

    def _let_stick_go(self) -> None:
        if self._pushed:
            self._held, self._pushed = None, False

    def _hold(self, direction: Direction) -> Iterator[Input]:
        self._held = direction
        self._until_repeat = REPEAT_AFTER
        yield Navigate(direction)

    def _let_go(self) -> None:
        self._held = None
        self._stick = [0.0, 0.0]
        self._scroll = [0.0, 0.0]
        self._triggers.clear()
