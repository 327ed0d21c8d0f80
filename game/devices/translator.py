"""The only place that reads pygame's events: it turns them into the game's own inputs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pygame

from game.devices.gamepads import Gamepads
from game.devices.inputs import (
    Device,
    DeviceChanged,
    FileDropped,
    FocusChanged,
    FullscreenToggled,
    GamepadRemoved,
    Input,
    Key,
    KeyPressed,
    KeyReleased,
    PadKind,
    PointerButton,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitRequested,
    Scrolled,
    SoundDeviceChanged,
    TextTyped,
    WindowExposed,
    WindowResized,
)
from game.look.viewport import Viewport

_LETTERS = {pygame.KSCAN_A + place: Key(chr(ord("A") + place)) for place in range(26)}
_DIGITS = {pygame.KSCAN_1 + place: Key(str((place + 1) % 10)) for place in range(10)}
_KEYPAD_DIGITS = {pygame.KSCAN_KP1 + place: Key(str((place + 1) % 10)) for place in range(10)}
_FUNCTION = {pygame.KSCAN_F1 + place: Key(f"F{place + 1}") for place in range(12)}
_OTHERS = {
    pygame.KSCAN_RETURN: Key.ENTER,
    pygame.KSCAN_KP_ENTER: Key.ENTER,
    pygame.KSCAN_ESCAPE: Key.ESCAPE,
    pygame.KSCAN_SPACE: Key.SPACE,
    pygame.KSCAN_TAB: Key.TAB,
    pygame.KSCAN_BACKSPACE: Key.BACKSPACE,
    pygame.KSCAN_DELETE: Key.DELETE,
    pygame.KSCAN_INSERT: Key.INSERT,
    pygame.KSCAN_HOME: Key.HOME,
    pygame.KSCAN_END: Key.END,
    pygame.KSCAN_PAGEUP: Key.PAGE_UP,
    pygame.KSCAN_PAGEDOWN: Key.PAGE_DOWN,
    pygame.KSCAN_LEFT: Key.LEFT,
    pygame.KSCAN_RIGHT: Key.RIGHT,
    pygame.KSCAN_UP: Key.UP,
    pygame.KSCAN_DOWN: Key.DOWN,
    pygame.KSCAN_MINUS: Key.MINUS,
    pygame.KSCAN_KP_MINUS: Key.MINUS,
    pygame.KSCAN_EQUALS: Key.PLUS,
    pygame.KSCAN_KP_PLUS: Key.PLUS,
    pygame.KSCAN_COMMA: Key.COMMA,
    pygame.KSCAN_PERIOD: Key.PERIOD,
}
KEYS_BY_POSITION: dict[int, Key] = _LETTERS | _DIGITS | _KEYPAD_DIGITS | _FUNCTION | _OTHERS
"""Keys by their scancode: the place on the keyboard, whatever the layout prints there."""

_MOVES = {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL, pygame.WINDOWLEAVE}


class HasViewport(Protocol):
    """The window, as far as the translator must know it."""

    @property
    def viewport(self) -> Viewport: ...


class Translator:
    """Translates one event at a time, and remembers which device was used last."""

    def __init__(self, window: HasViewport, gamepads: Gamepads) -> None:
        self._window = window
        self._gamepads = gamepads
        self._pointer = (-1.0, -1.0)
        self._held: set[Key] = set()
        self.device = Device.KEYBOARD
        self.pad = PadKind.LETTERS

    def translate(self, event: pygame.Event) -> Iterator[Input]:
        """The inputs that one event stands for, a change of device first."""
        for given in self._translated(event):
            device = _device_of(event, given)
            if device is not None and (device is not self.device or self.pad is not self._gamepads.kind):
                self.device, self.pad = device, self._gamepads.kind
                yield DeviceChanged(device, self.pad)
            yield given

    def update(self, seconds: float) -> Iterator[Input]:
        """What held sticks and directions repeat as time goes by."""
        yield from self._gamepads.update(seconds)

    def _translated(self, event: pygame.Event) -> Iterator[Input]:
        if event.type in _MOVES:
            yield from self._pointed(event)
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            yield from self._keyed(event)
        elif event.type == pygame.TEXTINPUT:
            if event.text.isprintable():
                yield TextTyped(event.text)
        elif event.type == pygame.DROPFILE:
            yield FileDropped(Path(event.file))
        elif event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            yield QuitRequested()
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWDISPLAYCHANGED):
            yield WindowResized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            yield WindowExposed()
        elif event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._held.clear()
            yield FocusChanged(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            if not event.iscapture:
                yield SoundDeviceChanged(event.type == pygame.AUDIODEVICEADDED)
        else:
            yield from self._gamepads.translate(event)

    def _pointed(self, event: pygame.Event) -> Iterator[Input]:
        if event.type == pygame.WINDOWLEAVE:
            yield PointerLeft()
            return
        if event.type == pygame.MOUSEWHEEL:
            sign = -1 if getattr(event, "flipped", False) else 1
            steps = getattr(event, "precise_y", float(event.y)) * sign
            if steps:
                yield Scrolled(*self._pointer, steps)
            return
        self._pointer = x, y = self._window.viewport.to_canvas(*event.pos)
        if event.type == pygame.MOUSEMOTION:
            yield PointerMoved(x, y, bool(event.buttons[0]))
        elif event.button in (1, 2, 3):
            kind = PointerPressed if event.type == pygame.MOUSEBUTTONDOWN else PointerReleased
            yield kind(x, y, PointerButton(event.button))

    def _keyed(self, event: pygame.Event) -> Iterator[Input]:
        key = KEYS_BY_POSITION.get(event.scancode)
        if key is None:
            return
        if event.type == pygame.KEYUP:
            self._held.discard(key)
            yield KeyReleased(key)
            return
        alt, repeated = bool(event.mod & pygame.KMOD_ALT), key in self._held
        self._held.add(key)
        if (key is Key.F11 or (key is Key.ENTER and alt)) and not repeated:
            yield FullscreenToggled()
            return
        yield KeyPressed(
            key,
            shift=bool(event.mod & pygame.KMOD_SHIFT),
            control=bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            alt=alt,
            repeated=repeated,
        )


def _device_of(event: pygame.Event, given: Input) -> Device | None:
    """The device behind an input; None for what is no sign of use, such as a resized window."""
    if isinstance(given, KeyPressed | TextTyped):
        return Device.KEYBOARD
    if isinstance(given, PointerPressed | Scrolled) or (event.type == pygame.MOUSEMOTION and any(event.rel)):
        return Device.POINTER
    if event.type in Gamepads.EVENTS and not isinstance(given, GamepadRemoved):
        return Device.GAMEPAD
    return None
