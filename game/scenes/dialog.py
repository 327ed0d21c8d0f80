"""The one frame for every question: what it is about, the safe answer in focus, and the others beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Disc, Panel
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import BODY, CAPTION, H2
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.legend import LegendBar, LegendEntry

_WIDTH, _LEFT = 960, 480
_BODY_TOP, _BODY_ROOM = 118, 182
"""Where what is asked begins, and the room that it usually has."""
_BUTTON_HEIGHT, _MARGIN = 76, 48
_RARE_HEIGHT = 144
"""What a rare answer needs below the others."""
_MOST_LINES = 8


@dataclass(frozen=True, slots=True)
class Answer:
    """A way out of a dialog: its word, what it does after the dialog has closed, and its key."""

    label: str
    act: Callable[[], None]
    shortcut: Key | None = None
    note: str = ""


def nothing() -> None:
    """The act of an answer that only closes the dialog."""


class Dialog(Scene):
    """A question with a safe answer (focused; Esc and B give it), another, and perhaps a rare destructive one.

    The destructive answer must be pressed twice: the first press asks again.
    """

    is_overlay = True

    def __init__(
        self,
        services: Services,
        title: str,
        body: str,
        safe: Answer,
        other: Answer | None = None,
        *,
        rare: Answer | None = None,
        icon: str = "help",
        other_kind: ButtonKind = ButtonKind.SECONDARY,
    ) -> None:
        super().__init__(services)
        self._title = title
        self._body = body
        self._safe = safe
        self._other = other
        self._rare = rare
        self._icon = icon
        self._other_kind = other_kind
        self._asked_again = False
        self._panel = Rect(_LEFT, 0, _WIDTH, 0)

    def _laid(self) -> Rect:
        """The panel, as high as what it says; the words get their room at every size."""
        canvas = self.services.window.canvas(self.services.theme, self.services.stores)
        room = max(_BODY_ROOM, len(canvas.lines(self._body, BODY, 690, _MOST_LINES)) * canvas.line_height(BODY) + 28)
        below = _RARE_HEIGHT if self._rare is not None else _MARGIN
        height = round(_BODY_TOP + room + _BUTTON_HEIGHT + below)
        return Rect(_LEFT, round(CANVAS.centre_y - height / 2), _WIDTH, height)

    def build(self) -> Sequence[Widget]:
        texts, panel = self.services.texts, self._laid()
        self._panel = panel
        below = _RARE_HEIGHT if self._rare is not None else _MARGIN
        top = panel.bottom - below - _BUTTON_HEIGHT
        width = 420 if self._other is not None else 864
        widgets: list[Widget] = [
            Button(
                "safe",
                Rect(panel.x + _MARGIN, top, width, _BUTTON_HEIGHT),
                self._safe.label,
                lambda: self._answer(self._safe),
                kind=ButtonKind.PRIMARY,
                size=27,
                shortcut=self._safe.shortcut,
            )
        ]
        if (other := self._other) is not None:
            rect = Rect(panel.x + 492, top, 420, _BUTTON_HEIGHT)
            act = lambda: self._answer(other)
            widgets.append(
                Button("other", rect, other.label, act, kind=self._other_kind, size=26, shortcut=other.shortcut)
            )
        if self._rare is not None:
            label = texts.tr("Press again to confirm") if self._asked_again else self._rare.label
            rect = Rect(panel.x + _MARGIN, top + 124, 290, 54)
            kind = ButtonKind.DANGER if self._asked_again else ButtonKind.GHOST
            hint = Hint(self._rare.label, self._rare.note)
            widgets.append(
                Button(
                    "rare", rect, label, self._press_rare, kind=kind, size=21, icon="warn", capitals=False, hint=hint
                )
            )
        entries = (
            LegendEntry(("Enter",), ("A",), texts.tr("Choose")),
            LegendEntry(("Esc",), ("B",), self._safe.label),
        )
        widgets.append(LegendBar("legend", Rect(660, panel.bottom + 24, 600, 50), entries, self.services.device))
        return widgets

    def go_back(self) -> bool:
        self._answer(self._safe)
        return True

    def _answer(self, answer: Answer) -> None:
        self.services.scenes.pop()
        answer.act()

    def _press_rare(self) -> None:
        if self._rare is None:
            return
        if self._asked_again:
            self._answer(self._rare)
        else:
            self._asked_again = True
            self.layout()

    def draw(self, canvas: Canvas) -> None:
        x, y = self._panel.x, self._panel.y
        canvas.part(Panel(self._panel.width, self._panel.height, 18, Colour.BRASS), x, y)
        canvas.part(Disc(58), x + 58, y + 72)
        canvas.icon(self._icon, x + 116, y + 130, 62, Colour.BRASS_LIGHT)
        canvas.text(self._title, x + 212, y + 92, H2.sized(42), Colour.BRASS_LIGHT, fit=690)
        canvas.paragraph(self._body, x + 212, y + _BODY_TOP, 690, BODY, most_lines=_MOST_LINES)
        if self._rare is not None:
            line = self._panel.bottom - 116
            canvas.hairline(x + _MARGIN, line, _WIDTH - 2 * _MARGIN, opacity=0.5)
            note = Rect(x + 362, line + 20, 550, 54)
            canvas.text_box(self._rare.note, note, CAPTION, Colour.MUTED, Align.LEFT, most_lines=2)
        super().draw(canvas)
