"""Choosing an amount: the slider and the stepper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonFace, ButtonKind, Chamfered, Look, button_text
from game.drawing.knobs import SLIDER_REACH, SliderKnob, SliderTrack
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, TextStyle
from game.widgets.base import Hint, Widget

_KNOB_WIDTH = 34


class _Amount(Widget):
    """What slider and stepper share: a whole number between two bounds, changed by steps."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        bounds: tuple[int, int],
        value: int,
        on_change: Callable[[int], None],
        *,
        step: int = 1,
        large_step: int = 0,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.lowest, self.highest = bounds
        self.value = value
        self.on_change = on_change
        self.step = step
        self.large_step = large_step or max(step, (self.highest - self.lowest) // 10 // step * step)

    def set(self, value: int) -> None:
        """Take the nearest allowed value; tells ``on_change`` when it is another one."""
        steps = round((value - self.lowest) / self.step)
        value = max(self.lowest, min(self.highest, self.lowest + steps * self.step if value < self.highest else value))
        if value != self.value:
            self.value = value
            self.redraw()
            self.on_change(value)

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:
        if direction.across == 0:
            return False
        if repeated or self.lowest <= self.value + direction.across * self.step <= self.highest:
            self.set(self.value + direction.across * self.step)
            return True
        # At the end one more press goes on to the neighbour, but holding the key does not run past it.
        at_end = self.value in (self.lowest, self.highest)
        self.set(self.highest if direction is Direction.RIGHT else self.lowest)
        return not at_end

    def key_pressed(self, pressed: KeyPressed) -> bool:
        match pressed.key:
            case Key.HOME:
                self.set(self.lowest)
            case Key.END:
                self.set(self.highest)
            case Key.PAGE_UP:
                self.set(self.value + self.large_step)
            case Key.PAGE_DOWN:
                self.set(self.value - self.large_step)
            case Key.PLUS:
                self.set(self.value + self.step)
            case Key.MINUS:
                self.set(self.value - self.step)
            case _:
                return False
        return True

    def scroll(self, steps: float) -> bool:
        self.set(self.value + round(steps) * self.step)
        return True


class Slider(_Amount):
    """A groove with a diamond knob; ``ticks`` are places from 0 to 1. Drag, click, wheel, arrows, Home and End."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        bounds: tuple[int, int],
        value: int,
        on_change: Callable[[int], None],
        *,
        step: int = 1,
        large_step: int = 0,
        ticks: Sequence[float] = (),
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(
            name, rect, label, bounds, value, on_change, step=step, large_step=large_step, hint=hint, why_not=why_not
        )
        self._ticks = tuple(ticks)

    @property
    def ring_rect(self) -> Rect:
        rect = self.shown_rect
        return Rect(rect.x - 22, rect.centre_y - SLIDER_REACH - 5, rect.width + 44, 2 * SLIDER_REACH + 14)

    @property
    def target(self) -> Rect:
        return super().target.union(self.ring_rect)

    @property
    def _share(self) -> float:
        span = self.highest - self.lowest
        return (self.value - self.lowest) / span if span else 1.0

    def press(self, x: float, y: float) -> None:
        self.drag(x, y)

    def drag(self, x: float, y: float) -> None:  # noqa: ARG002 - a slider knows left and right only
        share = (x - self.rect.x) / self.rect.width
        self.set(round(self.lowest + min(1.0, max(0.0, share)) * (self.highest - self.lowest)))

    def release(self, x: float, y: float) -> None:
        """Dragging has already set the value."""

    def draw(self, canvas: Canvas) -> None:
        rect, filled = self.rect, round(self.rect.width * self._share)
        track = SliderTrack(rect.width, filled, self._ticks, not self.enabled)
        canvas.part(track, rect.x, rect.centre_y - 5)
        look = Look.HOVER if self.look is Look.PRESSED else self.look
        canvas.part(SliderKnob(look), rect.x + filled - _KNOB_WIDTH / 2, rect.centre_y - SLIDER_REACH)


class Stepper(_Amount):
    """Minus, the amount in a well, plus. The ends of its rectangle are the two buttons, each as wide as it is high."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        bounds: tuple[int, int],
        value: int,
        on_change: Callable[[int], None],
        *,
        step: int = 1,
        large_step: int = 0,
        shown: Callable[[int], str] = str,
        style: TextStyle = AMOUNT_SMALL,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        """``shown`` writes the value, for instance as an amount of dollars."""
        super().__init__(
            name, rect, label, bounds, value, on_change, step=step, large_step=large_step, hint=hint, why_not=why_not
        )
        self._shown = shown
        self._style = style
        self._pressed_side = 0

    def _side(self, x: float) -> int:
        if x < self.rect.x + self.rect.height:
            return -1
        return 1 if x >= self.rect.right - self.rect.height else 0

    def press(self, x: float, y: float) -> None:  # noqa: ARG002 - the buttons are as high as all of it
        self._pressed_side = self._side(x)
        self.set(self.value + self._pressed_side * self.step)

    def release(self, x: float, y: float) -> None:  # noqa: ARG002 - pressing has changed the value already
        self._pressed_side = 0
        self.redraw()

    def activate(self) -> None:
        self.set(self.value + self.step if self.value < self.highest else self.lowest)

    def draw(self, canvas: Canvas) -> None:
        rect, side = self.rect, self.rect.height
        well = Rect(rect.x + side + 8, rect.y, rect.width - 2 * side - 16, side)
        border: Paint = Colour.BRASS_LINE if self.enabled else Colour.DISABLED_LINE
        canvas.part(Chamfered(well.width, well.height, 8, border=border), well.x, well.y)
        paint: Paint = Colour.BRASS_LIGHT if self.enabled else Colour.DISABLED_TEXT
        canvas.text_box(self._shown(self.value), well.inset(10), self._style, paint)
        for sign, x, icon in ((-1, rect.x, "minus"), (1, rect.right - side, "plus")):
            look = self._side_look(sign)
            canvas.part(ButtonFace(side, side, ButtonKind.SECONDARY, look), x, rect.y)
            canvas.icon(icon, x + side / 2, rect.centre_y, side * 0.42, button_text(ButtonKind.SECONDARY, look))

    def _side_look(self, sign: int) -> Look:
        limit = self.lowest if sign < 0 else self.highest
        if not self.enabled or self.value == limit:
            return Look.DISABLED
        if self._pressed_side == sign:
            return Look.PRESSED
        return Look.HOVER if self.hovered else Look.PLAIN
