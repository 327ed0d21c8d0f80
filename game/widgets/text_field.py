"""A field to type in: one line, with a caret."""

from __future__ import annotations

from collections.abc import Callable

from game.devices.inputs import Direction, Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Look
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import ROW_STRONG
from game.widgets.base import Hint, Widget

_PADDING = 20
_STANDARD_LIMIT = 60
_BOARD_ROOM = 54
"""At the right end of a field that offers a board of letters."""


class TextField(Widget):
    """Typing changes ``text`` and calls ``on_change``; Enter calls ``on_enter``. Letters typed here are no shortcuts.

    Where Esc does not clear the field it goes back, as elsewhere. ``on_board`` opens a board of letters for those who
    have no keyboard at hand: by the sign at the right end, or by A on a gamepad.
    """

    def __init__(
        self,
        name: str,
        rect: Rect,
        label: str,
        text: str,
        on_change: Callable[[str], None],
        *,
        on_enter: Callable[[], None] | None = None,
        on_board: Callable[[TextField], None] | None = None,
        placeholder: str = "",
        icon: str = "",
        limit: int = _STANDARD_LIMIT,
        clears_by_escape: bool = True,
        hint: Hint | None = None,
        why_not: str = "",
    ) -> None:
        super().__init__(name, rect, label, hint=hint, why_not=why_not)
        self.text = text
        self.on_change = on_change
        self.on_enter = on_enter
        self.on_board = on_board
        self.placeholder = placeholder
        self.icon = icon
        self.limit = limit
        self.clears_by_escape = clears_by_escape
        self._caret = len(text)

    def _replace(self, text: str, caret: int) -> None:
        self._caret = caret
        changed, self.text = text != self.text, text
        self.redraw()
        if changed:
            self.on_change(text)

    def text_typed(self, text: str) -> bool:
        room = self.limit - len(self.text)
        added = text[:room]
        self._replace(self.text[: self._caret] + added + self.text[self._caret :], self._caret + len(added))
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        caret, text = self._caret, self.text
        match pressed.key:
            case Key.BACKSPACE:
                start = max(0, caret - 1)
                self._replace(text[:start] + text[caret:], start)
            case Key.DELETE:
                self._replace(text[:caret] + text[caret + 1 :], caret)
            case Key.HOME:
                self._replace(text, 0)
            case Key.END:
                self._replace(text, len(text))
            case Key.ENTER:
                if self.on_enter is not None:
                    self.on_enter()
            case Key.ESCAPE if text and self.clears_by_escape:
                self._replace("", 0)
            case _:
                # Everything that types a letter is taken here, so that it presses nothing else.
                return len(pressed.key.value) == 1 or pressed.key is Key.SPACE
        return True

    def navigate(self, direction: Direction, *, repeated: bool) -> bool:  # noqa: ARG002 - a held key chooses like a pressed one
        caret = self._caret + direction.across
        if direction.across == 0 or not 0 <= caret <= len(self.text):
            return False
        self._replace(self.text, caret)
        return True

    def activate(self) -> None:
        if self.on_board is not None:
            self.on_board(self)

    def release(self, x: float, y: float) -> None:
        """A click takes the focus; on the sign of the board it opens that."""
        if x >= self.shown_rect.right - _BOARD_ROOM and self.contains(x, y):
            self.activate()

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        border = Colour.DISABLED_LINE if not self.enabled else Colour.BRASS_LINE
        if self.look in (Look.HOVER, Look.PRESSED):
            border = Colour.BRASS_LIGHT
        canvas.part(Chamfered(rect.width, rect.height, 8, border=border), rect.x, rect.y)
        left = rect.x + _PADDING + (40 if self.icon else 0)
        if self.icon:
            canvas.icon(self.icon, rect.x + 34, rect.centre_y, 24, Colour.BRASS)
        right = rect.right - (_PADDING if self.on_board is None else _BOARD_ROOM)
        if self.on_board is not None:
            canvas.icon("keyboard", rect.right - _BOARD_ROOM / 2, rect.centre_y, 26, Colour.BRASS)
        room = Rect(left, rect.y, right - left, rect.height)
        if not self.text and not self.focused:
            canvas.text_box(self.placeholder, room, ROW_STRONG, Colour.MUTED, Align.LEFT)
        before = canvas.width(self.text[: self._caret], ROW_STRONG) if self._caret else 0.0
        # Text that is longer than its field is shown around the caret.
        shift = max(0.0, before - room.width + 4)
        with canvas.clipped(room):
            canvas.text_middle(self.text, left - shift, rect.centre_y, ROW_STRONG, Colour.IVORY, Align.LEFT)
            if not self.focused:
                return
            caret_height = canvas.line_height(ROW_STRONG)
            caret = Rect(left - shift + before, rect.centre_y - caret_height / 2, 2, caret_height)
            canvas.fill(Colour.BRASS_LIGHT, caret)
