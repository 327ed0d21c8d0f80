from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.devices.gamepads import REPEAT_AFTER, REPEAT_EVERY, Gamepads
from game.devices.inputs import (
    Activate,
    Back,
    Detail,
    Device,
    DeviceChanged,
    Direction,
    FileDropped,
    FocusStep,
    FullscreenToggled,
    Input,
    Key,
    KeyPressed,
    KeyReleased,
    Menu,
    Navigate,
    PointerButton,
    PointerMoved,
    PointerPressed,
    QuitRequested,
    Scrolled,
    SecondAction,
    Shoulder,
    StickScrolled,
    TextTyped,
    WindowResized,
    meaning,
)
from game.devices.translator import Translator
from game.look.viewport import Viewport


class SmallWindow:
    viewport = Viewport.of_size(960, 540)


@pytest.fixture
def translator() -> Translator:
    return Translator(SmallWindow(), Gamepads())


def given(translator: Translator, kind: int, **fields: object) -> list[Input]:
    """The inputs of one event that went through pygame's queue, changes of device left out."""
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(kind, fields))
    return [
        found
        for event in pygame.event.get(kind)
        for found in translator.translate(event)
        if not isinstance(found, DeviceChanged)
    ]


def key(translator: Translator, scancode: int, symbol: int = 0, mod: int = 0) -> list[Input]:
    return given(translator, pygame.KEYDOWN, key=symbol, scancode=scancode, mod=mod, unicode="")


def button(translator: Translator, number: int, kind: int = pygame.CONTROLLERBUTTONDOWN) -> list[Input]:
    return given(translator, kind, button=number, instance_id=0)


def axis(translator: Translator, number: int, tilt: float) -> list[Input]:
    return given(translator, pygame.CONTROLLERAXISMOTION, axis=number, value=round(tilt * 32767), instance_id=0)


def test_the_pointer_is_given_in_canvas_units(translator: Translator) -> None:
    moved = given(translator, pygame.MOUSEMOTION, pos=(480, 270), rel=(1, 0), buttons=(1, 0, 0))
    assert moved == [PointerMoved(960, 540, pressed=True)]
    pressed = given(translator, pygame.MOUSEBUTTONDOWN, pos=(10, 20), button=3)
    assert pressed == [PointerPressed(20, 40, PointerButton.RIGHT)]


def test_the_wheel_scrolls_where_the_pointer_was(translator: Translator) -> None:
    given(translator, pygame.MOUSEMOTION, pos=(100, 50), rel=(1, 0), buttons=(0, 0, 0))
    assert given(translator, pygame.MOUSEWHEEL, x=0, y=2, precise_y=1.5) == [Scrolled(200, 100, 1.5)]


def test_letters_are_named_by_their_position(translator: Translator) -> None:
    # On a Czech keyboard the key in the place of Y prints z.
    assert key(translator, pygame.KSCAN_Y, pygame.K_z) == [KeyPressed(Key.Y)]
    assert key(translator, pygame.KSCAN_1, pygame.K_PLUS) == [KeyPressed(Key.DIGIT_1)]
    assert key(translator, pygame.KSCAN_KP0) == [KeyPressed(Key.DIGIT_0)]


def test_a_held_key_repeats_until_it_is_let_go(translator: Translator) -> None:
    assert key(translator, pygame.KSCAN_B) == [KeyPressed(Key.B)]
    assert key(translator, pygame.KSCAN_B) == [KeyPressed(Key.B, repeated=True)]
    released = given(translator, pygame.KEYUP, key=0, scancode=pygame.KSCAN_B, mod=0, unicode="")
    assert released == [KeyReleased(Key.B)]
    assert key(translator, pygame.KSCAN_B) == [KeyPressed(Key.B)]


@pytest.mark.parametrize(
    ("pressed", "stands_for"),
    [
        (KeyPressed(Key.ENTER), Activate()),
        (KeyPressed(Key.SPACE), Activate()),
        (KeyPressed(Key.ESCAPE), Back()),
        (KeyPressed(Key.TAB, shift=True), FocusStep(backwards=True)),
        (KeyPressed(Key.LEFT, repeated=True), Navigate(Direction.LEFT, repeated=True)),
        (KeyPressed(Key.B), KeyPressed(Key.B)),
        (KeyPressed(Key.ENTER, control=True), KeyPressed(Key.ENTER, control=True)),
    ],
)
def test_plain_keys_stand_for_what_a_gamepad_says(pressed: Input, stands_for: Input) -> None:
    assert meaning(pressed) == stands_for


def test_fullscreen_is_asked_for_once_per_press(translator: Translator) -> None:
    assert key(translator, pygame.KSCAN_F11) == [FullscreenToggled()]
    assert key(translator, pygame.KSCAN_F11) == [KeyPressed(Key.F11, repeated=True)]
    assert key(translator, pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT) == [FullscreenToggled()]


def test_typing_dropping_closing_and_resizing(translator: Translator) -> None:
    assert given(translator, pygame.TEXTINPUT, text="ž") == [TextTyped("ž")]
    assert given(translator, pygame.DROPFILE, file="/tmp/pack.zip") == [FileDropped(Path("/tmp/pack.zip"))]  # noqa: S108
    assert given(translator, pygame.QUIT) == [QuitRequested()]
    assert given(translator, pygame.WINDOWSIZECHANGED, x=1, y=1) == [WindowResized()]


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (pygame.CONTROLLER_BUTTON_A, Activate()),
        (pygame.CONTROLLER_BUTTON_B, Back()),
        (pygame.CONTROLLER_BUTTON_X, SecondAction()),
        (pygame.CONTROLLER_BUTTON_Y, Detail()),
        (pygame.CONTROLLER_BUTTON_START, Menu()),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Shoulder(right=False)),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Shoulder(right=True)),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Navigate(Direction.UP)),
    ],
)
def test_gamepad_buttons_are_abstract(translator: Translator, number: int, wanted: Input) -> None:
    assert button(translator, number) == [wanted]


def test_a_held_direction_repeats(translator: Translator) -> None:
    button(translator, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    assert list(translator.update(REPEAT_AFTER / 2)) == []
    assert list(translator.update(REPEAT_AFTER / 2)) == [Navigate(Direction.LEFT, repeated=True)]
    assert list(translator.update(REPEAT_EVERY)) == [Navigate(Direction.LEFT, repeated=True)]
    button(translator, pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLERBUTTONUP)
    assert list(translator.update(1)) == []


def test_the_left_stick_moves_once_and_then_repeats(translator: Translator) -> None:
    assert axis(translator, pygame.CONTROLLER_AXIS_LEFTX, 0.3) == []
    assert axis(translator, pygame.CONTROLLER_AXIS_LEFTX, 0.9) == [Navigate(Direction.RIGHT)]
    assert axis(translator, pygame.CONTROLLER_AXIS_LEFTX, 0.95) == []
    assert list(translator.update(REPEAT_AFTER)) == [Navigate(Direction.RIGHT, repeated=True)]
    axis(translator, pygame.CONTROLLER_AXIS_LEFTX, 0.1)
    assert list(translator.update(1)) == []


def test_a_trembling_stick_does_not_let_go_of_the_cross(translator: Translator) -> None:
    button(translator, pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    axis(translator, pygame.CONTROLLER_AXIS_LEFTY, 0.02)
    assert list(translator.update(REPEAT_AFTER)) == [Navigate(Direction.DOWN, repeated=True)]


def test_the_right_stick_scrolls_by_time(translator: Translator) -> None:
    axis(translator, pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    half, whole = (next(iter(translator.update(seconds))) for seconds in (0.05, 0.1))
    assert isinstance(half, StickScrolled)
    assert isinstance(whole, StickScrolled)
    assert whole.dy == pytest.approx(2 * half.dy)
    assert half.dy > 0


def test_a_trigger_presses_once(translator: Translator) -> None:
    assert axis(translator, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.8) == [Shoulder(right=True, trigger=True)]
    assert axis(translator, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.9) == []


def devices(translator: Translator, kind: int, **fields: object) -> Iterator[Device]:
    event = pygame.event.Event(kind, fields)
    return (found.device for found in translator.translate(event) if isinstance(found, DeviceChanged))


def test_the_device_used_last_is_told_when_it_changes(translator: Translator) -> None:
    press = {"pos": (1, 1), "button": 1}
    assert list(devices(translator, pygame.MOUSEBUTTONDOWN, **press)) == [Device.POINTER]
    assert list(devices(translator, pygame.MOUSEBUTTONDOWN, **press)) == []
    fields = {"button": pygame.CONTROLLER_BUTTON_A, "instance_id": 0}
    assert list(devices(translator, pygame.CONTROLLERBUTTONDOWN, **fields)) == [Device.GAMEPAD]
    still = {"pos": (1, 1), "rel": (0, 0), "buttons": (0, 0, 0)}
    assert list(devices(translator, pygame.MOUSEMOTION, **still)) == []
    assert translator.device is Device.GAMEPAD
