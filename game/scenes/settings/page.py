"""The settings: five pages of options, each of which acts at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.labelled_rows import LabelledRow, LabelledRows, kept_offset
from game.scenes.scenery import draw_quiet_ground
from game.scenes.settings.controls import control_rows
from game.scenes.settings.data import data_rows
from game.scenes.settings.game import game_rows
from game.scenes.settings.picture import picture_rows
from game.scenes.settings.rows import PAGE, PITCH, WORDS_WIDTH, Options
from game.scenes.settings.sound import sound_rows
from game.settings import Settings
from game.stage.scene import Scene
from game.stage.services import Services
from game.texts import pmark
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.choices import Tabs
from game.widgets.labels import draw_heading

_TABS = (
    (pmark("settings", "Game"), "gear", game_rows),
    (pmark("settings", "Picture"), "screen", picture_rows),
    (pmark("settings", "Sound"), "sound", sound_rows),
    (pmark("settings", "Controls"), "keyboard", control_rows),
    (pmark("settings", "Data"), "folder", data_rows),
)
_TAB_PANEL = Rect(100, 150, 380, 770)
_PAGE_PANEL = Rect(510, 150, 1310, 770)
_FIRST_TAB = Rect(120, 176, 340, 68)
_TAB_PITCH = 84
_KEPT: Final = frozenset({"version", "first_run_done", "setup", "window"})
"""What the usual values leave as it is."""


class SettingsPage(Scene):
    """Opened from the title page and from a pause; leaving it goes back there."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._tab = 0

    def entered(self) -> None:
        first = next((each for each in self.group.widgets if each.parent is not None and each.focusable), None)
        if first is not None:
            self.group.focus(first.name)

    def build(self) -> Sequence[Widget]:
        texts, tr = self.services.texts, self.services.texts.tr
        make_rows: Callable[[Options], list[LabelledRow]] = _TABS[self._tab][2]
        rows = make_rows(Options(self.services))
        title = texts.ptr("settings", _TABS[self._tab][0])
        page = LabelledRows("page", PAGE, title, rows, pitch=PITCH, words_width=WORDS_WIDTH)
        page.offset = min(kept_offset(self.group.widgets, "page"), page.furthest)
        names = [texts.ptr("settings", name) for name, _, _ in _TABS]
        icons = [icon for _, icon, _ in _TABS]
        return [
            Tabs("tabs", _FIRST_TAB, tr("Settings"), names, self._tab, self.turn_to, icons=icons, pitch=_TAB_PITCH),
            page,
            Button(
                "done",
                Rect(1420, 948, 400, 72),
                tr("Done"),
                self.services.scenes.pop,
                kind=ButtonKind.PRIMARY,
                size=28,
            ),
            Button("defaults", Rect(100, 948, 380, 72), tr("Defaults"), self._ask_for_defaults, size=25),
        ]

    def turn_to(self, tab: int) -> None:
        """Show another page of options, from 0."""
        self._tab = tab
        for widget in self.group.widgets:
            if isinstance(widget, LabelledRows):
                widget.offset = 0
        self.layout()

    def _ask_for_defaults(self) -> None:
        texts, tr = self.services.texts, self.services.texts.tr
        self.services.scenes.push(
            Dialog(
                self.services,
                tr("Back to the usual settings?"),
                tr("Language, picture, sound and keys will be as they were at the first start."),
                Answer(tr("Cancel"), nothing),
                Answer(texts.tr("Defaults"), self._take_defaults),
                icon="gear",
            )
        )

    def _take_defaults(self) -> None:
        usual = {name: value for name, value in dict(Settings()).items() if name not in _KEPT}
        Options(self.services).change(**usual)

    def go_back(self) -> bool:
        self.services.scenes.pop()
        return True

    def draw(self, canvas: Canvas) -> None:
        draw_quiet_ground(canvas)
        draw_heading(canvas, self.services.texts.tr("Settings"))
        for rect in (_TAB_PANEL, _PAGE_PANEL):
            canvas.part(Panel(rect.width, rect.height, 12, Colour.BRASS_LINE), rect.x, rect.y)
        super().draw(canvas)
