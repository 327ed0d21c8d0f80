"""What every widget is: a rectangle with a name and a label that can be drawn, pressed and asked why not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from game.devices.inputs import Direction, Input, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import Look, RingShape
from game.look.geometry import Rect

SMALLEST_TARGET = 54
"""Least height of anything that can be pressed, in canvas units; drawn parts may be smaller."""
REACH = 30
"""How far shadows and rings reach beyond a widget's rectangle."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a tooltip says."""

    title: str
    body: str = ""


def no_redraw(_rect: Rect) -> None:
    """For widgets that are not on a page yet: nobody sees them."""


class Scroller(Protocol):
    """What a widget may lie in: it shows a part of its content, moved up by ``offset`` units."""

    rect: Rect
    offset: float

    def bring_into_view(self, rect: Rect) -> None:
        """Scroll as little as is needed to show this rectangle of the content."""

    def scroll_by(self, amount: float) -> bool:
        """Scroll down by so many units; False at the end."""


class Widget:
    """Base of all widgets.

    ``name`` is stable through languages: it keeps the focus when a page is built anew and finds widgets in tests.
    ``label`` is what the widget says, or would say to someone who cannot see its icon. ``why_not`` is the reason why it
    cannot be used now; such a widget is drawn disabled, still takes the focus, and shows its reason when pressed.
    """

    focusable: ClassVar[bool] = True
    ring: ClassVar[RingShape] = RingShape.CHAMFER

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        *,
        hint: Hint | None = None,
        shortcut: Key | None = None,
        why_not: str = "",
    ) -> None:
        self.name = name
        self.rect = rect
        self.label = label
        self.hint = hint
        self.shortcut = shortcut
        self._why_not = why_not
        self.visible = True
        self.focused = False
        self.hovered = False
        self.held = False
        self.parent: Scroller | None = None
        self.ask_redraw: Callable[[Rect], None] = no_redraw

    # ------------------------------------------------------------ state
    @property
    def why_not(self) -> str:
        return self._why_not

    @why_not.setter
    def why_not(self, reason: str) -> None:
        if reason != self._why_not:
            self._why_not = reason
            self.redraw()

    @property
    def enabled(self) -> bool:
        return not self._why_not

    @property
    def shown_rect(self) -> Rect:
        """Where the widget is on the canvas now, scrolling considered."""
        return self.rect if self.parent is None else self.rect.moved(0, -self.parent.offset)

    @property
    def target(self) -> Rect:
        """Where it can be pressed: its rectangle, grown to the smallest target."""
        rect = self.shown_rect
        grow_x, grow_y = max(0.0, SMALLEST_TARGET - rect.width), max(0.0, SMALLEST_TARGET - rect.height)
        return Rect(rect.x - grow_x / 2, rect.y - grow_y / 2, rect.width + grow_x, rect.height + grow_y)

    @property
    def look(self) -> Look:
        if not self.enabled:
            return Look.DISABLED
        if self.held:
            return Look.PRESSED
        return Look.HOVER if self.hovered else Look.PLAIN

    @property
    def ring_rect(self) -> Rect:
        """What the focus ring surrounds."""
        return self.shown_rect

    @property
    def ring_cut(self) -> float:
        return 8

    def redraw(self) -> None:
        """Ask for this widget to be drawn again."""
        self.ask_redraw(self.shown_rect.inset(-REACH))

    # ------------------------------------------------------------ behaviour, for widgets to fill in
    def draw(self, canvas: Canvas) -> None:
        """Draw the widget at ``rect``; a scroll area moves the canvas."""

    def contains(self, x: float, y: float) -> bool:
        """Whether a canvas point presses this widget."""
        return self.target.contains(x, y) and (self.parent is None or self.parent.rect.contains(x, y))

    def press(self, x: float, y: float) -> None:
        """The pointer went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moves while it is held down."""

    def release(self, x: float, y: float) -> None:
        """The pointer came up; by default that presses the widget when it is still on it."""
        if self.contains(x, y):
            self.activate()

    def activate(self) -> None:
        """Enter, Space, A, its shortcut, or a click."""

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - for widgets that use it
        """A direction while it has the focus; True when the widget used it, else the focus moves."""
        return False

    def key_pressed(self, pressed: KeyPressed) -> bool:  # noqa: ARG002 - for widgets that use it
        """A key while it has the focus."""
        return False

    def text_typed(self, text: str) -> bool:  # noqa: ARG002 - for widgets that use it
        return False

    def scroll(self, steps: float) -> bool:  # noqa: ARG002 - for widgets that use it
        """The wheel over it; steps are positive upwards."""
        return False

    def focus_lost(self) -> None:
        """The focus went elsewhere."""

    def update(self, seconds: float) -> None:
        """Time passes."""

    # ------------------------------------------------------------ a popup over everything else
    @property
    def popup_rect(self) -> Rect | None:
        """Where its popup is, such as the rows of a drop-down; None while there is none."""
        return None

    def draw_popup(self, canvas: Canvas) -> None:
        """Draw the popup over all other widgets."""

    def handle_popup(self, given: Input) -> None:
        """While the popup is open it gets every input."""
