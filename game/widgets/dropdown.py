"""The drop-down: one line that opens a list of choices; typing finds one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.devices.inputs import (
    Activate,
    Back,
    Direction,
    FocusStep,
    Input,
    Key,
    KeyPressed,
    Navigate,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
    TextTyped,
    meaning,
)
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Look
from game.look.colours import Colour, Paint
from game.look.geometry import CANVAS, Rect
from game.look.typography import ROW_STRONG
from game.widgets.base import REACH, Hint, Widget

_ROW = 54
_MOST_ROWS = 8
_TYPING_PAUSE = 1.0
"""Seconds after which typing begins a new word."""


class DropDown(Widget):
    """Shows the chosen option; pressed, it opens the list of all."""

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        options: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.options = tuple(options)
        self.chosen = chosen
        self.on_change = on_change
        self._open = False
        self._marked = chosen
        self._first = 0
        self._typed = ""
        self._since_typing = 0.0

    # ------------------------------------------------------------ behaviour
    def activate(self) -> None:
        self._open, self._marked, self._typed = True, self.chosen, ""
        self._show_marked()
        self._redraw_all()

    def focus_lost(self) -> None:
        self._close()

    def update(self, seconds: float) -> None:
        self._since_typing += seconds

    def handle_popup(self, given: Input) -> None:
        match meaning(given):
            case Navigate(direction):
                self._mark(self._marked + direction.down)
            case Activate():
                self._choose(self._marked)
            case Back() | FocusStep():
                self._close()
            case KeyPressed(key) if key in (Key.HOME, Key.END):
                self._mark(0 if key is Key.HOME else len(self.options) - 1)
            case TextTyped(text):
                self._find(text)
            case Scrolled(steps=steps):
                self._first = max(0, min(len(self.options) - self._rows, self._first - round(steps)))
                self._redraw_all()
            case PointerMoved(x, y) if (row := self._row_at(x, y)) is not None:
                self._mark(row)
            case PointerPressed(x, y) if not self._popup().contains(x, y):
                self._close()
            case PointerReleased(x, y) if (row := self._row_at(x, y)) is not None:
                self._choose(row)

    def _find(self, text: str) -> None:
        self._typed = (self._typed if self._since_typing < _TYPING_PAUSE else "") + text.casefold()
        self._since_typing = 0.0
        for place, option in enumerate(self.options):
            if option.casefold().startswith(self._typed.strip()):
                self._mark(place)
                return

    def _mark(self, place: int) -> None:
        if 0 <= place < len(self.options) and place != self._marked:
            self._marked = place
            self._show_marked()
            self._redraw_all()

    def _show_marked(self) -> None:
        self._first = max(min(self._first, self._marked), self._marked - self._rows + 1)

    def _choose(self, place: int) -> None:
        changed, self.chosen = place != self.chosen, place
        self._close()
        if changed:
            self.on_change(place)

    def _close(self) -> None:
        if self._open:
            self._redraw_all()
            self._open = False

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - a held key chooses like a pressed one
        """Left and right choose without opening the list."""
        place = self.chosen + direction.across
        if direction.across == 0 or not 0 <= place < len(self.options):
            return False
        self.chosen = place
        self.redraw()
        self.on_change(place)
        return True

    # ------------------------------------------------------------ geometry and drawing
    @property
    def _rows(self) -> int:
        return min(_MOST_ROWS, len(self.options))

    def _popup(self) -> Rect:
        rect, height = self.shown_rect, self._rows * _ROW + 12
        below = rect.bottom + 6
        y = below if below + height <= CANVAS.bottom - 16 else rect.y - 6 - height
        return Rect(rect.x, max(16.0, y), rect.width, height)

    @property
    def popup_rect(self) -> Rect | None:
        return self._popup() if self._open else None

    def _row_at(self, x: float, y: float) -> int | None:
        popup = self._popup()
        row = self._first + int((y - popup.y - 6) // _ROW)
        return row if popup.inset(6).contains(x, y) and row < len(self.options) else None

    def _redraw_all(self) -> None:
        self.redraw()
        self.ask_redraw(self._popup().inset(-REACH))

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        border: Paint = Colour.BRASS_LINE if self.enabled else Colour.DISABLED_LINE
        if self.look is Look.HOVER:
            border = Colour.BRASS_LIGHT
        canvas.part(Chamfered(rect.width, rect.height, 8, border=border), rect.x, rect.y)
        paint: Paint = Colour.IVORY if self.enabled else Colour.DISABLED_TEXT
        room = Rect(rect.x + 22, rect.y, rect.width - 76, rect.height)
        canvas.text_box(self.options[self.chosen], room, ROW_STRONG, paint, Align.LEFT)
        canvas.icon("down", rect.right - 32, rect.centre_y, 22, Colour.BRASS if self.enabled else paint)

    def draw_popup(self, canvas: Canvas) -> None:
        popup = self._popup()
        face = Chamfered(popup.width, popup.height, 8, Colour.QUIET, Colour.BRASS, shadowed=True)
        canvas.part(face, popup.x, popup.y)
        for number in range(self._rows):
            place = self._first + number
            row = Rect(popup.x + 6, popup.y + 6 + number * _ROW, popup.width - 12, _ROW)
            if place == self._marked:
                canvas.part(Chamfered(row.width, row.height, 6, Colour.SELECTED, Colour.BRASS, 1.6), row.x, row.y)
            paint = Colour.BRASS_LIGHT if place == self.chosen else Colour.CREAM
            room = Rect(row.x + 16, row.y, row.width - 56, row.height)
            canvas.text_box(self.options[place], room, ROW_STRONG, paint, Align.LEFT)
            if place == self.chosen:
                canvas.icon("check", row.right - 24, row.centre_y, 20, Colour.BRASS_LIGHT)
