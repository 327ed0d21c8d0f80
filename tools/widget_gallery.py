"""A page with every widget in every state: ``python -m tools.widget_gallery``. Nothing of the game itself."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pygame

from game.assembly import assemble
from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonFace, ButtonKind, Chamfered, Disc, Look, Panel
from game.drawing.ornaments import Medallion, MedallionState, medallion_icon_colour
from game.drawing.vector import PAPER_FILL
from game.look.colours import Colour
from game.look.geometry import CANVAS, Rect
from game.look.typography import AMOUNT, BUTTON, CAPTION, H3, ROW, Face, TextStyle
from game.scenes.dialog import Answer, Dialog, nothing
from game.settings import Settings, WindowSettings
from game.stage.scene import Scene
from game.stage.stand_ins import SilentSounds, UnsavedSettings
from game.storage.folder import DataFolder
from game.storage.opening import Storage
from game.texts import Texts
from game.widgets.amounts import Slider, Stepper
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton
from game.widgets.choices import Segments, Tabs, Toggle
from game.widgets.dropdown import DropDown
from game.widgets.labels import draw_bubble, draw_pill, draw_ribbon
from game.widgets.legend import DPAD, LegendBar, LegendEntry
from game.widgets.scroll import ListRow, ScrollArea
from game.widgets.text_field import TextField
from game.widgets.toast import ToastKind

_NAMES = ("Ada", "Bo", "Clara", "Dev", "Eliška", "Фёдор", "Gwen", "Hugo", "Inés", "Jan")
_HEADINGS = (
    (40, 50, "Buttons"),
    (40, 272, "Slider, amount, segments, toggles"),
    (40, 420, "Choices"),
    (700, 420, "Plates"),
    (40, 596, "List"),
    (500, 596, "Bubble, ribbon, medallions"),
)


class Gallery(Scene):
    """All widgets at once, on the plain ground of the reference sheet."""

    def build(self) -> Sequence[Widget]:
        return (*self._buttons(), *self._amounts(), *self._choices(), self._list(), *self._foot())

    def _note(self, text: str) -> None:
        self.services.toasts.show(text, ToastKind.GOOD)

    def _buttons(self) -> list[Widget]:
        kinds = (
            ("Primary", ButtonKind.PRIMARY),
            ("Secondary", ButtonKind.SECONDARY),
            ("Danger", ButtonKind.DANGER),
            ("Quiet", ButtonKind.GHOST),
            ("Disabled", ButtonKind.SECONDARY),
        )
        buttons: list[Widget] = []
        for place, (label, kind) in enumerate(kinds):
            rect = Rect(40 + place * 236, 72, 216, 60)
            why_not = "There is nothing to press it for." if label == "Disabled" else ""
            act = lambda said=label: self._note(said)
            buttons.append(Button(label.lower(), rect, label, act, kind=kind, size=24, capitals=False, why_not=why_not))
        hint = Hint("Raise by $40", "You pay $20 to answer and $40 on top. She can still answer $140.")
        buttons.append(Button("focus", Rect(40, 152, 216, 60), "Focus", nothing, size=24, capitals=False, hint=hint))
        key = Button(
            "key",
            Rect(748, 152, 216, 60),
            "With key",
            self._ask,
            kind=ButtonKind.PRIMARY,
            size=24,
            capitals=False,
            shortcut=Key.B,
        )
        buttons.append(key)
        for place, icon in enumerate(("minus", "plus", "gear")):
            kind = ButtonKind.GHOST if icon == "gear" else ButtonKind.SECONDARY
            buttons.append(IconButton(icon, Rect(984 + place * 74, 152, 60, 60), icon, icon, nothing, kind=kind))
        rect = Rect(1300, 72, 460, 78)
        buttons.append(
            Button("two lines", rect, "Continue", nothing, kind=ButtonKind.PRIMARY, note="Five-card draw · Vera · $355")
        )
        rect = Rect(1300, 168, 460, 60)
        buttons.append(Button("icon", rect, "Hand ranking", nothing, size=24, icon="star", shortcut=Key.H))
        return buttons

    def _amounts(self) -> list[Widget]:
        ticks = (0, 0.25, 0.5, 0.75, 1)
        slider = Slider("slider", Rect(60, 302, 420, 40), "Bet", (0, 100), 45, lambda _: None, ticks=ticks)
        shown = self.services.texts.money
        return [
            slider,
            Segments("segments", Rect(690, 296, 360, 52), "Level", ("Tipsy", "Sober", "Shark"), 1, lambda _: None),
            Toggle("on", Rect(1080, 301, 84, 42), "Four colours", True, lambda _: None),
            Toggle("off", Rect(1184, 301, 84, 42), "Reduced motion", False, lambda _: None),
            Stepper("stepper", Rect(1300, 294, 300, 58), "Ante", (5, 100), 25, lambda _: None, step=5, shown=shown),
        ]

    def _choices(self) -> list[Widget]:
        icon = "search"
        find = TextField("find", Rect(360, 440, 300, 54), "Find", "", lambda _: None, placeholder="Find", icon=icon)
        return [
            Tabs("tabs", Rect(35, 512, 630, 58), "Pages", ("Deals", "Hands", "Money"), 0, lambda _: None),
            DropDown("drop", Rect(40, 440, 300, 54), "Opponent", _NAMES, 0, lambda _: None),
            find,
        ]

    def _list(self) -> Widget:
        rows = []
        for place, name in enumerate(_NAMES):
            rect = Rect(60, 622 + place * 58, 360, 58)

            def cells(canvas: Canvas, row: Rect, name: str = name, place: int = place) -> None:
                canvas.text_middle(name, row.x + 20, row.centre_y, ROW, Colour.CREAM, Align.LEFT)
                money = self.services.texts.money(place * 35)
                canvas.text_middle(money, row.right - 20, row.centre_y, ROW, Colour.MUTED, Align.RIGHT)

            act = lambda said=name: self._note(said)
            rows.append(ListRow(f"row {place}", rect, name, act, cells, odd=place % 2 == 1, selected=place == 1))
        return ScrollArea("list", Rect(60, 622, 386, 360), "List", rows, 58 * len(rows))

    def _foot(self) -> list[Widget]:
        entries = (
            LegendEntry(("1", "–", "5"), (DPAD, "A"), "Mark a card"),
            LegendEntry(("E",), ("X",), "Draw"),
            LegendEntry(("H",), ("Y",), "Hand ranking"),
            LegendEntry(("W",), ("LB",), "Wardrobe"),
            LegendEntry(("Esc",), ("Menu",), "Pause"),
        )
        return [LegendBar("legend", Rect(500, 1006, 1380, 54), entries, self.services.device)]

    def _ask(self) -> None:
        self.services.scenes.push(
            Dialog(
                self.services,
                "Leave the table?",
                "Your match against Vera is saved in the middle of deal 14. You can sit down again where you left: "
                "the same cards, the same bet, the same eyebrow.",
                Answer("Stay", nothing, Key.N),
                Answer("Save and leave", nothing, Key.Y),
                rare=Answer("Give up the match", nothing, note="counts as a loss: you have $355 and one garment"),
                icon="door",
            )
        )

    def go_back(self) -> bool:
        self.services.scenes.clear()
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.fill("#0b241e", CANVAS)
        for x, y, heading in _HEADINGS:
            canvas.text(heading, x, y, H3.sized(26), Colour.BRASS_LIGHT)
        self._draw_states(canvas)
        self._draw_plates(canvas)
        canvas.part(Panel(420, 400), 40, 608)
        draw_bubble(canvas, Rect(580, 640, 380, 110), "I have been cold before, darling.", (516, 740))
        draw_ribbon(canvas, Rect(520, 790, 500, 42), "Two pair: kings and nines")
        for place, state in enumerate(MedallionState):
            x = 560 + place * 120
            canvas.part(Medallion(48, state), x - 48, 872)
            canvas.icon("star", x, 920, 60, medallion_icon_colour(state))
        self._draw_colours(canvas)
        super().draw(canvas)

    @staticmethod
    def _draw_states(canvas: Canvas) -> None:
        style = TextStyle(Face.SEMIBOLD, 24, tracking=BUTTON.tracking)
        for x, y, look in ((276, 152, Look.HOVER), (512, 155, Look.PRESSED)):
            canvas.part(ButtonFace(216, 60, ButtonKind.SECONDARY, look), x, y)
            canvas.text_middle(look.value.capitalize(), x + 108, y + 30, style, Colour.IVORY)
        canvas.part(Chamfered(150, 58, 8, border=Colour.BRASS_LINE, border_width=2), 510, 294)
        canvas.text_middle("$125", 585, 323, AMOUNT, Colour.BRASS_LIGHT)

    @staticmethod
    def _draw_plates(canvas: Canvas) -> None:
        for x, name, money, border in (
            (700, "Vera Vantrease", "$100", Colour.BRASS_LINE),
            (1050, "You", "$355", Colour.BRASS_LIGHT),
        ):
            canvas.part(Panel(330, 92, 10, border), x, 440)
            canvas.text_box(name, Rect(x + 24, 452, 220, 34), TextStyle(Face.SEMIBOLD, 24), align=Align.LEFT)
            canvas.text_box(money, Rect(x + 24, 484, 130, 40), AMOUNT, Colour.BRASS_LIGHT, Align.LEFT)
        canvas.part(Disc(16, PAPER_FILL, Colour.BRASS_LINE, 2), 980, 454)
        canvas.text_middle("D", 996, 470, TextStyle(Face.BOLD, 20), "#3a2410")
        canvas.text("in the pot $75", 1358, 514, CAPTION, Colour.MUTED, Align.RIGHT)
        draw_pill(canvas, Rect(1410, 440, 150, 36), "Your turn")
        draw_pill(canvas, Rect(1410, 488, 150, 36), "All in", Colour.STAKED, "#ffd9c0", Colour.WARN)
        draw_pill(canvas, Rect(1570, 440, 150, 36), "Fold", "#1a2421", Colour.OFF, "#56685f")
        draw_pill(canvas, Rect(1570, 488, 150, 36), "Call $20", Colour.QUIET, Colour.CREAM, Colour.BRASS_DARK, "check")

    @staticmethod
    def _draw_colours(canvas: Canvas) -> None:
        for place, colour in enumerate(list(Colour)[:28]):
            x, y = 1180 + place % 7 * 100, 620 + place // 7 * 90
            canvas.fill(colour, Rect(x, y, 88, 48))
            canvas.text(colour.value, x, y + 68, CAPTION.sized(20), Colour.CREAM, fit=92)


def main(arguments: Sequence[str]) -> None:
    """Show the gallery, or write its picture: ``gallery [WIDTHxHEIGHT [FILE]]``."""
    width, height = (int(part) for part in (arguments[0] if arguments else "1280x720").split("x"))
    settings = UnsavedSettings(Settings(window=WindowSettings(width=width, height=height)))
    with tempfile.TemporaryDirectory() as folder, Storage(DataFolder(Path(folder))) as storage:
        services, loop = assemble(settings, Texts(), SilentSounds(), storage)
        services.scenes.push(Gallery(services))
        if len(arguments) > 1:
            loop.step(0)
            pygame.image.save(services.window.picture(), Path(arguments[1]))
        else:
            loop.run()
        services.window.close()


if __name__ == "__main__":
    main(sys.argv[1:])
