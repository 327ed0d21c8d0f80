"""What the player did, in the game's own words: scenes and widgets see these and nothing else.

Pointer positions are in canvas units. Keys are named by their position on a United States keyboard, whatever the
layout prints on them; what was typed comes separately as ``TextTyped``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from pathlib import Path


class Device(Enum):
    """What the player used last; the legend bar shows its glyphs."""

    POINTER = "pointer"
    KEYBOARD = "keyboard"
    GAMEPAD = "gamepad"


class PadKind(Enum):
    """Whose glyphs a gamepad wears."""

    LETTERS = "letters"
    SHAPES = "shapes"


@dataclass(slots=True)
class DeviceInUse:
    """What the player used last; the program keeps it current."""

    device: Device = Device.KEYBOARD
    pad: PadKind = PadKind.LETTERS


class Direction(Enum):
    """A direction on the screen; the value is its step in canvas axes."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)

    @property
    def across(self) -> int:
        """-1 to the left, 1 to the right, else 0."""
        step: int = self.value[0]
        return step

    @property
    def down(self) -> int:
        """-1 up, 1 down, else 0."""
        step: int = self.value[1]
        return step


class PointerButton(Enum):
    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Key(StrEnum):
    """A key by its position. Letters and digits are their own names: ``Key("B")``, ``Key.B``."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"
    F = "F"
    G = "G"
    H = "H"
    I = "I"  # noqa: E741 - it is the key I
    J = "J"
    K = "K"
    L = "L"
    M = "M"
    N = "N"
    O = "O"  # noqa: E741 - it is the key O
    P = "P"
    Q = "Q"
    R = "R"
    S = "S"
    T = "T"
    U = "U"
    V = "V"
    W = "W"
    X = "X"
    Y = "Y"
    Z = "Z"
    DIGIT_0 = "0"
    DIGIT_1 = "1"
    DIGIT_2 = "2"
    DIGIT_3 = "3"
    DIGIT_4 = "4"
    DIGIT_5 = "5"
    DIGIT_6 = "6"
    DIGIT_7 = "7"
    DIGIT_8 = "8"
    DIGIT_9 = "9"
    ENTER = "Enter"
    ESCAPE = "Esc"
    SPACE = "Space"
    TAB = "Tab"
    BACKSPACE = "Backspace"
    DELETE = "Delete"
    INSERT = "Insert"
    HOME = "Home"
    END = "End"
    PAGE_UP = "Page Up"
    PAGE_DOWN = "Page Down"
    LEFT = "Left"
    RIGHT = "Right"
    UP = "Up"
    DOWN = "Down"
    MINUS = "-"
    PLUS = "+"
    COMMA = ","
    PERIOD = "."
    F1 = "F1"
    F2 = "F2"
    F3 = "F3"
    F4 = "F4"
    F5 = "F5"
    F6 = "F6"
    F7 = "F7"
    F8 = "F8"
    F9 = "F9"
    F10 = "F10"
    F11 = "F11"
    F12 = "F12"


@dataclass(frozen=True, slots=True)
class Input:
    """Base of everything that the player, or the system in their name, can do."""


@dataclass(frozen=True, slots=True)
class PointerMoved(Input):
    x: float
    y: float
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed(Input):
    x: float
    y: float
    button: PointerButton = PointerButton.LEFT


@dataclass(frozen=True, slots=True)
class PointerReleased(Input):
    x: float
    y: float
    button: PointerButton = PointerButton.LEFT


@dataclass(frozen=True, slots=True)
class PointerLeft(Input):
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Scrolled(Input):
    """Wheel or touchpad at a point; ``steps`` are notches, positive away from the player (up)."""

    x: float
    y: float
    steps: float


@dataclass(frozen=True, slots=True)
class KeyPressed(Input):
    key: Key
    shift: bool = False
    control: bool = False
    alt: bool = False
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class KeyReleased(Input):
    key: Key


@dataclass(frozen=True, slots=True)
class TextTyped(Input):
    text: str


@dataclass(frozen=True, slots=True)
class Navigate(Input):
    """Move the focus: d-pad, left stick (with repeat), arrow keys."""

    direction: Direction
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class FocusStep(Input):
    """Tab, or Shift+Tab when backwards."""

    backwards: bool = False


@dataclass(frozen=True, slots=True)
class Activate(Input):
    """Press what has the focus: A on a gamepad, Enter, Space."""


@dataclass(frozen=True, slots=True)
class Back(Input):
    """B on a gamepad, Esc."""


@dataclass(frozen=True, slots=True)
class SecondAction(Input):
    """X on a gamepad: the second action of the screen."""


@dataclass(frozen=True, slots=True)
class Detail(Input):
    """Y on a gamepad: help or detail."""

    released: bool = False


@dataclass(frozen=True, slots=True)
class Menu(Input):
    """The menu button of a gamepad: pause."""


@dataclass(frozen=True, slots=True)
class Shoulder(Input):
    """LB or RB: the tab before or after; with ``trigger`` LT or RT."""

    right: bool
    trigger: bool = False


@dataclass(frozen=True, slots=True)
class StickScrolled(Input):
    """The right stick asks to scroll by this many canvas units (down and right are positive)."""

    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class DeviceChanged(Input):
    device: Device
    pad: PadKind = PadKind.LETTERS


@dataclass(frozen=True, slots=True)
class GamepadRemoved(Input):
    """The gamepad in use was unplugged."""


@dataclass(frozen=True, slots=True)
class FileDropped(Input):
    path: Path


@dataclass(frozen=True, slots=True)
class WindowResized(Input):
    """The window has another size; the viewport is already the new one."""


@dataclass(frozen=True, slots=True)
class WindowExposed(Input):
    """The system lost the picture of the window; it must be shown again."""


@dataclass(frozen=True, slots=True)
class FocusChanged(Input):
    focused: bool


@dataclass(frozen=True, slots=True)
class SoundDeviceChanged(Input):
    """A sound device was plugged in, or out."""

    found: bool


@dataclass(frozen=True, slots=True)
class FullscreenToggled(Input):
    """F11 or Alt+Enter."""


@dataclass(frozen=True, slots=True)
class QuitRequested(Input):
    """The player closes the window."""


_MEANINGS: dict[Key, Input] = {
    Key.ENTER: Activate(),
    Key.SPACE: Activate(),
    Key.ESCAPE: Back(),
    Key.LEFT: Navigate(Direction.LEFT),
    Key.RIGHT: Navigate(Direction.RIGHT),
    Key.UP: Navigate(Direction.UP),
    Key.DOWN: Navigate(Direction.DOWN),
}

LETTER_DIRECTIONS: dict[Key, Direction] = {
    Key.A: Direction.LEFT,
    Key.D: Direction.RIGHT,
    Key.W: Direction.UP,
    Key.S: Direction.DOWN,
}
"""Letters that move the focus where the screen does not use them as shortcuts."""


def meaning(given: Input) -> Input:
    """The abstract input that a plain key stands for: Enter presses, arrows navigate, Esc goes back, Tab steps.

    Anything else, letters among it, comes back unchanged. Keys with Control or Alt keep their own meaning.
    """
    if not isinstance(given, KeyPressed) or given.control or given.alt:
        return given
    if given.key is Key.TAB:
        return FocusStep(given.shift)
    found = _MEANINGS.get(given.key, given)
    return Navigate(found.direction, given.repeated) if isinstance(found, Navigate) else found
