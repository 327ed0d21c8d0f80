"""What a page of the game is: it takes inputs, lets time pass, and draws itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from game.devices.inputs import Back, Detail, Input, KeyPressed, Menu, SecondAction, Shoulder, meaning
from game.drawing.canvas import Canvas
from game.look.geometry import CANVAS, Rect
from game.stage.services import Services
from game.widgets.base import Widget
from game.widgets.focus import FocusGroup


class Scene:
    """Base of every page.

    A page builds its widgets in ``build``, which is called again whenever the language, the text size or the contrast
    changes; the focus stays on the widget of the same name. Time passes in ``update``, which asks for a redraw with
    ``redraw`` when something moved. ``draw`` may be called with a clip that covers only what is dirty.
    """

    is_overlay: ClassVar[bool] = False
    """Drawn over a frozen, blurred and darkened picture of the scene below."""
    backdrop_ink: ClassVar[float] = 0.66
    backdrop_blur: ClassVar[float] = 6

    def __init__(self, services: Services) -> None:
        self.services = services
        self.group = FocusGroup(services)

    @property
    def name(self) -> str:
        """For reports and screenshots."""
        return type(self).__name__

    # ------------------------------------------------------------ for scenes to fill in
    def build(self) -> Sequence[Widget]:
        """The widgets of the page in the order of Tab, for the current language and text size."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """Draw the whole page; what lies outside of the canvas's clip is cut by itself."""
        self.group.draw(canvas)

    def entered(self) -> None:
        """The scene was put on the stack; its widgets are built."""

    def resumed(self) -> None:
        """The overlay above was closed."""

    def left(self) -> None:
        """The scene was taken off the stack."""

    def go_back(self) -> bool:
        """Esc or B: an overlay closes; other scenes say what they do."""
        if self.is_overlay:
            self.services.scenes.pop()
            return True
        return False

    def open_menu(self) -> bool:
        """The menu button of a gamepad."""
        return False

    def second_action(self) -> bool:
        """X on a gamepad."""
        return False

    def show_detail(self, *, released: bool) -> bool:
        """Y on a gamepad; by default it shows the tooltip of what has the focus."""
        return self.group.show_tooltip() if not released else False

    def turn_page(self, *, right: bool) -> bool:
        """LB or RB; by default they turn the tabs of the page, if there are any."""
        return self.group.turn_tabs(right=right)

    def key_pressed(self, pressed: KeyPressed) -> bool:  # noqa: ARG002 - for scenes with keys that no widget shows
        return False

    # ------------------------------------------------------------ the machinery
    def layout(self) -> None:
        """Build the widgets anew and draw everything."""
        self.group.rebuild(self.build())
        self.redraw()

    def handle(self, given: Input) -> bool:
        """Offer an input to the widgets, then to the page; whether anybody took it."""
        if self.group.handle(given):
            return True
        taken = False
        match meaning(given):
            case Back():
                taken = self.go_back()
            case Menu():
                taken = self.open_menu()
            case SecondAction():
                taken = self.second_action()
            case Detail(released):
                taken = self.show_detail(released=released)
            case Shoulder(right, trigger) if not trigger:
                taken = self.turn_page(right=right)
            case KeyPressed() as pressed:
                taken = self.key_pressed(pressed)
        return taken

    def update(self, seconds: float) -> None:
        self.group.update(seconds)

    def redraw(self, rect: Rect = CANVAS) -> None:
        """Ask for a part of the page, or all of it, to be drawn again."""
        self.services.window.invalidate(rect)
