"""What the quiet pages share: the ground, the heading, the way back, and the legend at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import H3, LEGEND
from game.scenes.scenery import draw_quiet_ground
from game.stage.scene import Scene
from game.widgets.button import Button
from game.widgets.labels import draw_heading
from game.widgets.legend import LegendBar, LegendEntry

FOOT: Final = 948.0
"""Where the buttons at the foot of a page begin."""
BACK_BUTTON: Final = Rect(100, FOOT, 240, 66)


class QuietPage(Scene):
    """A page on the blurred lounge, with its title; Esc and B go back to where it was opened."""

    def title(self) -> str:
        """What the heading says; nothing when the page draws its own."""
        return ""

    def heading_note(self) -> str:
        """A line of explanation below the heading."""
        return ""

    def go_back(self) -> bool:
        self.services.scenes.pop()
        return True

    def back_button(self, rect: Rect = BACK_BUTTON, kind: ButtonKind = ButtonKind.SECONDARY) -> Button:
        """The button that does what Esc does."""
        return Button("back", rect, self.services.texts.tr("Back"), self.services.scenes.pop, kind=kind, size=26)

    def legend(self, rect: Rect, entries: Sequence[LegendEntry]) -> LegendBar:
        """The keys of the page, between the buttons at its foot."""
        return LegendBar("legend", rect, entries, self.services.device)

    def draw(self, canvas: Canvas) -> None:
        draw_quiet_ground(canvas)
        if self.title():
            draw_heading(canvas, self.title(), self.heading_note())
        self.draw_page(canvas)
        super().draw(canvas)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""


def draw_panel(canvas: Canvas, rect: Rect, title: str = "", note: str = "") -> None:
    """A panel with its title at the left and a note at the right of the same line."""
    canvas.part(Panel(rect.width, rect.height), rect.x, rect.y)
    half = rect.width / 2 - 28
    if note:
        x, y = rect.right - 28, rect.y + 50
        bounds = canvas.text(note, x, y, LEGEND, Colour.MUTED, Align.RIGHT, fit=half)
        half = rect.width - 80 - bounds.width
    if title:
        canvas.text(title, rect.x + 28, rect.y + 52, H3, Colour.BRASS_LIGHT, fit=half if note else rect.width - 56)
