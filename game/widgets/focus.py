"""The widgets of one page: one focus ring, moved by pointer, Tab, arrows, letters and gamepad; shortcuts; tooltips."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Protocol

from game.devices.inputs import (
    LETTER_DIRECTIONS,
    Activate,
    Direction,
    FocusStep,
    Input,
    KeyPressed,
    Navigate,
    PointerButton,
    PointerLeft,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    StickScrolled,
    TextTyped,
    meaning,
)
from game.drawing.canvas import Canvas
from game.drawing.chrome import FocusRing
from game.look.geometry import CANVAS, Rect
from game.look.motion import TOOLTIP_WAIT
from game.widgets.base import REACH, Hint, Widget
from game.widgets.choices import Tabs
from game.widgets.scroll import ScrollArea
from game.widgets.tooltip import Tooltip


class Redraws(Protocol):
    def invalidate(self, rect: Rect = CANVAS) -> None: ...


class Plays(Protocol):
    def play(self, name: str) -> None: ...


class Surroundings(Protocol):
    """What widgets need of the program: to be drawn again, and to be heard."""

    @property
    def window(self) -> Redraws: ...

    @property
    def sounds(self) -> Plays: ...


class FocusGroup:
    """Routes inputs to widgets and keeps the focus. The focus never leaves the group: that is what traps it."""

    def __init__(self, surroundings: Surroundings) -> None:
        self._surroundings = surroundings
        self._widgets: tuple[Widget, ...] = ()
        self._roots: tuple[Widget, ...] = ()
        self.focused: Widget | None = None
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._tooltip: Tooltip | None = None
        self._waited = 0.0
        self._asked = False

    # ------------------------------------------------------------ contents
    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets in the order of Tab, those in scroll areas among them."""
        return self._widgets

    def rebuild(self, widgets: Sequence[Widget]) -> None:
        """Take new widgets; the focus stays on the one of the same name, else goes to the first that can have it."""
        focused = self.focused.name if self.focused is not None else ""
        self._roots = tuple(widgets)
        self._widgets = tuple(_flattened(widgets))
        for widget in self._widgets:
            widget.ask_redraw = self._surroundings.window.invalidate
        self._hovered = self._held = None
        self._hide_tooltip()
        candidates = [widget for widget in self._widgets if self._can_focus(widget)]
        self.focused = next((widget for widget in candidates if widget.name == focused), None)
        if self.focused is None and candidates:
            self.focused = candidates[0]
        if self.focused is not None:
            self.focused.focused = True

    def find(self, name: str) -> Widget:
        """The widget of this name. Raises KeyError."""
        for widget in self._widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    def focus(self, name: str) -> None:
        """Put the focus on the widget of this name. Raises KeyError."""
        self._focus(self.find(name))

    def unfocus(self) -> None:
        """Put the focus nowhere; the next step or direction brings it back."""
        if self.focused is not None:
            self.focused.focused = False
            self.focused.redraw()
        self.focused = None

    @staticmethod
    def _can_focus(widget: Widget) -> bool:
        return widget.focusable and widget.visible

    def _focus(self, widget: Widget) -> None:
        if widget is self.focused:
            return
        before, self.focused = self.focused, widget
        self._hide_tooltip()
        if before is not None:
            before.focused = False
            before.focus_lost()
            before.redraw()
        widget.focused = True
        if widget.parent is not None:
            widget.parent.bring_into_view(widget.rect)
        widget.redraw()

    # ------------------------------------------------------------ input
    def handle(self, given: Input) -> bool:
        """Offer an input to the widgets; whether one of them took it."""
        opened = next((widget for widget in self._widgets if widget.popup_rect is not None), None)
        if opened is not None:
            opened.handle_popup(given)
            return True
        match given:
            case PointerMoved() | PointerPressed() | PointerReleased() | PointerLeft() | Scrolled():
                return self._pointed(given)
            case TextTyped(text):
                return self.focused is not None and self.focused.enabled and self.focused.text_typed(text)
            case StickScrolled(_, dy):
                return self._stick_scrolled(dy)
            case KeyPressed():
                return self._key(given) or self._moved(meaning(given))
        return self._moved(given)

    def _key(self, pressed: KeyPressed) -> bool:
        focused = self.focused
        if focused is not None and focused.enabled and focused.key_pressed(pressed):
            return True
        if pressed.control or pressed.alt:
            return False
        for widget in self._widgets:
            if widget.visible and widget.shortcut is pressed.key and widget.shortcut is not None:
                if not pressed.repeated:
                    self._activate(widget)
                return True
        direction = LETTER_DIRECTIONS.get(pressed.key)
        return direction is not None and self._navigate(direction, repeated=pressed.repeated)

    def _moved(self, given: Input) -> bool:
        match given:
            case FocusStep(backwards):
                return self._step(-1 if backwards else 1)
            case Navigate(direction, repeated):
                return self._navigate(direction, repeated=repeated)
            case Activate() if self.focused is not None:
                self._activate(self.focused)
                return True
        return False

    def _activate(self, widget: Widget) -> None:
        if widget.enabled:
            self._surroundings.sounds.play("button_press")
            widget.activate()
            return
        self._surroundings.sounds.play("error")
        self._focus(widget)
        self.show_tooltip()

    def _step(self, by: int) -> bool:
        order = [widget for widget in self._widgets if self._can_focus(widget)]
        if not order:
            return False
        here = order.index(self.focused) if self.focused in order else -by
        self._focus(order[(here + by) % len(order)])
        return True

    def _navigate(self, direction: Direction, *, repeated: bool) -> bool:
        if self.focused is None:
            return self._step(1)
        if self.focused.enabled and self.focused.navigate(direction, repeated=repeated):
            return True
        nearest = self._nearest(self.focused, direction)
        if nearest is None:
            return False
        self._surroundings.sounds.play("button_hover")
        self._focus(nearest)
        return True

    def _nearest(self, here: Widget, direction: Direction) -> Widget | None:
        best, best_distance = None, math.inf
        for widget in self._widgets:
            if widget is not here and self._can_focus(widget):
                distance = _distance(here.ring_rect, widget.ring_rect, direction)
                if distance < best_distance:
                    best, best_distance = widget, distance
        return best

    # ------------------------------------------------------------ pointer
    def _pointed(self, given: Input) -> bool:
        match given:
            case PointerMoved(x, y):
                return self._pointer_moved(x, y)
            case PointerPressed(x, y, PointerButton.LEFT):
                return self._pointer_pressed(x, y)
            case PointerReleased(x, y, PointerButton.LEFT):
                return self._pointer_released(x, y)
            case PointerLeft():
                self._hover(None)
            case Scrolled(x, y, steps):
                under = self._at(x, y)
                if under is not None and under.enabled and under.scroll(steps):
                    return True
                area = next((area for area in self._scroll_areas if area.rect.contains(x, y)), None)
                return area is not None and area.scroll(steps)
        return False

    @property
    def _scroll_areas(self) -> Iterator[ScrollArea]:
        return (widget for widget in self._widgets if isinstance(widget, ScrollArea))

    def _at(self, x: float, y: float) -> Widget | None:
        hits = [widget for widget in self._widgets if widget.visible and widget.focusable and widget.contains(x, y)]
        # Targets of small neighbours may overlap: the one whose middle is nearest is meant.
        return min(hits, key=lambda widget: _squared(widget.shown_rect, x, y), default=None)

    def _pointer_moved(self, x: float, y: float) -> bool:
        if self._held is not None:
            self._held.drag(x, y)
            return True
        under = self._at(x, y)
        self._hover(under)
        return under is not None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        before, self._hovered = self._hovered, widget
        self._hide_tooltip()
        if before is not None:
            before.hovered = False
            before.redraw()
        if widget is not None:
            widget.hovered = True
            if widget.enabled:
                self._surroundings.sounds.play("button_hover")
            self._focus(widget)
            widget.redraw()

    def _pointer_pressed(self, x: float, y: float) -> bool:
        under = self._at(x, y)
        if under is None:
            return False
        self._hover(under)
        self._focus(under)
        self._hide_tooltip()
        if under.enabled:
            self._surroundings.sounds.play("button_press")
            self._held, under.held = under, True
            under.press(x, y)
            under.redraw()
        else:
            self._activate(under)
        return True

    def _pointer_released(self, x: float, y: float) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        held.held = False
        held.redraw()
        held.release(x, y)
        return True

    def _stick_scrolled(self, dy: float) -> bool:
        inside = self.focused.parent if self.focused is not None else None
        area = inside or next(self._scroll_areas, None)
        return area is not None and area.scroll_by(dy)

    def turn_tabs(self, *, right: bool) -> bool:
        """LB and RB turn the first tabs of the page."""
        tabs = next((widget for widget in self._widgets if isinstance(widget, Tabs) and widget.visible), None)
        if tabs is None:
            return False
        tabs.turn(1 if right else -1)
        return True

    # ------------------------------------------------------------ tooltip
    def show_tooltip(self) -> bool:
        """Show what the focused widget has to say about itself at once; False when it has nothing to say."""
        if self.focused is None or self._hint(self.focused) is None:
            return False
        self._asked = True
        self._open_tooltip(self.focused)
        return True

    @staticmethod
    def _hint(widget: Widget) -> Hint | None:
        if not widget.enabled:
            return Hint(widget.label, widget.why_not)
        return widget.hint

    def _open_tooltip(self, widget: Widget) -> None:
        hint = self._hint(widget)
        if hint is not None:
            self._tooltip = Tooltip(hint, widget.shown_rect)
            self._surroundings.window.invalidate(self._tooltip.reach)

    def _hide_tooltip(self) -> None:
        if self._tooltip is not None:
            self._surroundings.window.invalidate(self._tooltip.reach)
        self._tooltip, self._waited, self._asked = None, 0.0, False

    def update(self, seconds: float) -> None:
        for widget in self._widgets:
            widget.update(seconds)
        hovered = self._hovered
        if hovered is None or self._tooltip is not None or self._held is not None or hovered.popup_rect is not None:
            return
        self._waited += seconds
        if self._waited >= TOOLTIP_WAIT:
            self._open_tooltip(hovered)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the ring of the one with the focus, and what lies over them."""
        for widget in self._roots:
            if widget.visible and canvas.visible(widget.rect.inset(-REACH)):
                widget.draw(canvas)
        if self.focused is not None and self.focused.visible:
            self._draw_ring(canvas, self.focused)
        for widget in self._widgets:
            if widget.popup_rect is not None:
                widget.draw_popup(canvas)
        if self._tooltip is not None:
            self._tooltip.draw(canvas)

    @staticmethod
    def _draw_ring(canvas: Canvas, widget: Widget) -> None:
        rect = widget.ring_rect
        area = widget.parent.rect.inset(-12) if widget.parent is not None else CANVAS
        with canvas.clipped(area):
            canvas.part(FocusRing(rect.width, rect.height, widget.ring_cut, widget.ring), rect.x, rect.y)


def _flattened(widgets: Sequence[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        yield widget
        if isinstance(widget, ScrollArea):
            yield from widget.children


def _squared(rect: Rect, x: float, y: float) -> float:
    return (rect.centre_x - x) ** 2 + (rect.centre_y - y) ** 2


def _distance(here: Rect, there: Rect, direction: Direction) -> float:
    """How far another rectangle is in a direction; being aside counts three times; infinite when it is not there."""
    step_x, step_y = direction.value
    if step_x:
        ahead = (there.centre_x - here.centre_x) * step_x
        gap = (there.x - here.right) if step_x > 0 else (here.x - there.right)
        aside = max(0.0, there.y - here.bottom, here.y - there.bottom)
        off_line = abs(there.centre_y - here.centre_y)
    else:
        ahead = (there.centre_y - here.centre_y) * step_y
        gap = (there.y - here.bottom) if step_y > 0 else (here.y - there.bottom)
        aside = max(0.0, there.x - here.right, here.x - there.right)
        off_line = abs(there.centre_x - here.centre_x)
    # Something that overlaps here in the direction's axis is beside it, not ahead of it.
    if ahead <= 0 or gap < -min(here.height, there.height) / 2:
        return math.inf
    return max(0.0, gap) + 3 * aside + off_line * 0.1
