"""The opponents' packs: who can be met, who was refused and why, and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from game.devices.inputs import FileDropped, Input, Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Look, Panel
from game.drawing.knobs import ToggleFace
from game.look.colours import Colour, Paint
from game.look.geometry import Rect
from game.look.typography import CAPTION, H3, LEGEND, PILL, ROW, ROW_STRONG
from game.opponents.archive import unpack
from game.opponents.pack import PackError
from game.opponents.portraits import PortraitShape, draw_portrait
from game.opponents.shelf import PackState, ShelvedPack, read_shelf
from game.scenes.exporting import copy_and_tell, open_and_tell
from game.scenes.page import FOOT, QuietPage, draw_panel
from game.stage.services import Services
from game.system.assets import ASSETS
from game.texts.typography import capitalise
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.labels import draw_pill
from game.widgets.legend import DPAD, LegendEntry
from game.widgets.scroll import BAR_ROOM, ScrollArea
from game.widgets.toast import ToastKind

_PANEL: Final = Rect(100, 150, 1120, 780)
_ASIDE: Final = Rect(1244, 150, 576, 780)
_ROWS: Final = Rect(122, 226, 1060 + BAR_ROOM, 692)
_ROW_HEIGHT, _ROW_PITCH = 122, 134
_STATES: Final[dict[PackState, tuple[str, Paint]]] = {
    PackState.IN_ORDER: ("check", Colour.OK),
    PackState.WARNING: ("warn", Colour.WARN),
    PackState.REFUSED: ("close", Colour.BAD),
}


class PacksPage(QuietPage):
    """Every pack with its state; those that were refused stand last and do no harm to the others."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._chosen = 0
        self.packs: tuple[ShelvedPack, ...] = ()
        self._read_at = datetime.now(UTC)
        self._read()

    def _read(self) -> None:
        self.services.cast.read_again()
        self.packs = read_shelf(ASSETS / "opponents", self.services.storage.folder.opponents)
        self._read_at = datetime.now(UTC)
        refused = [place for place, pack in enumerate(self.packs) if pack.state is PackState.REFUSED]
        self._chosen = refused[0] if refused else 0

    def title(self) -> str:
        return self.services.texts.tr("Opponent packs")

    @property
    def left_out(self) -> frozenset[str]:
        """Ids of the packs that are switched off."""
        return frozenset(self.services.settings.settings.opponents_left_out)

    def is_on(self, pack: ShelvedPack) -> bool:
        """Whether the opponent is offered."""
        return pack.pack is not None and pack.name not in self.left_out

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        rows = [
            _PackRow(self, place, pack, Rect(_ROWS.x, _ROWS.y + 8 + place * _ROW_PITCH, 1060, _ROW_HEIGHT))
            for place, pack in enumerate(self.packs)
        ]
        area = ScrollArea("packs", _ROWS, self.title(), rows, 8 + _ROW_PITCH * len(rows))
        before = next((widget for widget in self.group.widgets if isinstance(widget, ScrollArea)), None)
        area.offset = min(before.offset, area.furthest) if before else 0.0
        return [area, *self._buttons(), self.back_button(), self._legend()]

    def _buttons(self) -> list[Widget]:
        tr = self.services.texts.tr
        entries = (
            ("folder", Rect(1270, 846, 252, 62), tr("Open folder"), self._open_folder, "folder", Key.F, ""),
            ("copy", Rect(1538, 846, 256, 62), tr("Copy reason"), self._copy, "copy", Key.C, self._why_no_reason()),
            ("add", Rect(1244, FOOT, 278, 66), tr("Add a pack"), self._tell_how_to_add, "plus", None, ""),
        )
        buttons: list[Widget] = [
            Button(name, rect, label, act, size=22, icon=icon, capitals=False, shortcut=key, why_not=why_not)
            for name, rect, label, act, icon, key, why_not in entries
        ]
        again = Button(
            "again",
            Rect(1542, FOOT, 278, 66),
            tr("Read again"),
            self.read_again,
            kind=ButtonKind.PRIMARY,
            size=22,
            icon="again",
            capitals=False,
        )
        return [*buttons, again]

    def _why_no_reason(self) -> str:
        chosen = self.chosen
        refused = chosen is not None and chosen.state is PackState.REFUSED
        return "" if refused else self.services.texts.tr("This pack was not refused.")

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("W", "S"), (DPAD,), tr("Choose")),
            LegendEntry(("Enter",), ("A",), tr("On or off")),
            LegendEntry(("F",), ("X",), tr("Open folder")),
        )
        return self.legend(Rect(356, 954, 864, 54), entries)

    # ------------------------------------------------------------ behaviour
    @property
    def chosen(self) -> ShelvedPack | None:
        """The pack that is told about at the side."""
        return self.packs[self._chosen] if self._chosen < len(self.packs) else None

    def entered(self) -> None:
        if self.packs:
            self.group.focus(f"pack {self._chosen}")

    def choose(self, place: int) -> None:
        """Tell about this pack."""
        if place != self._chosen:
            self._chosen = place
            self.layout()

    def switch(self, pack: ShelvedPack) -> None:
        """Offer the opponent, or do not; the last one stays."""
        left_out = self.left_out ^ {pack.name}
        if all(shelved.pack is None or shelved.name in left_out for shelved in self.packs):
            said = self.services.texts.tr("Somebody has to sit at the table.")
            self.services.toasts.show(said, ToastKind.WARNING)
            return
        self.services.settings.change(opponents_left_out=tuple(sorted(left_out)))
        self.services.cast.leave_out(left_out)
        self.layout()

    def read_again(self) -> None:
        """Read all folders anew."""
        self._read()
        self.layout()
        self.entered()

    def _open_folder(self) -> None:
        chosen = self.chosen
        own = self.services.storage.folder.opponents
        folder = chosen.folder if chosen is not None and not chosen.is_built_in else own
        open_and_tell(self.services, folder)

    def _copy(self) -> None:
        if self.chosen is not None:
            copy_and_tell(self.services, _reason(self.services, self.chosen))

    def _tell_how_to_add(self) -> None:
        said = self.services.texts.tr("Put the folder of the pack here, then read again.")
        self.services.toasts.show(said, icon="folder")
        self._open_folder()

    def second_action(self) -> bool:
        self._open_folder()
        return True

    def handle(self, given: Input) -> bool:
        if isinstance(given, FileDropped):
            self._add(given.path)
            return True
        return super().handle(given)

    def _add(self, dropped: Path) -> None:
        """Take a pack out of the .zip that was dropped on the window, and read all packs again."""
        if dropped.suffix.lower() != ".zip":
            self._tell_how_to_add()
            return
        try:
            unpack(dropped, self.services.storage.folder.opponents)
        except PackError as error:
            self.services.toasts.show(error.fault.told(self.services.texts), ToastKind.BAD)
            return
        self.read_again()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        focused = self.group.focused
        if isinstance(focused, _PackRow):
            self.choose(focused.place)

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        texts = self.services.texts
        playing = sum(self.is_on(pack) for pack in self.packs)
        count = texts.ntr("{count} pack", "{count} packs", len(self.packs))
        heading = " · ".join((count, texts.tr("at the table: {number}", number=playing)))
        draw_panel(canvas, _PANEL, heading, texts.moment(self._read_at.astimezone()))
        canvas.hairline(_PANEL.x + 24, _PANEL.y + 70, _PANEL.width - 48)
        chosen = self.chosen
        border = Colour.BAD if chosen is not None and chosen.state is PackState.REFUSED else Colour.BRASS_LINE
        canvas.part(Panel(_ASIDE.width, _ASIDE.height, 12, border), _ASIDE.x, _ASIDE.y)
        if chosen is not None:
            self._draw_chosen(canvas, chosen)

    def _draw_chosen(self, canvas: Canvas, pack: ShelvedPack) -> None:
        texts, x, width = self.services.texts, _ASIDE.x + 28, _ASIDE.width - 56
        refused = pack.state is PackState.REFUSED
        title = texts.tr("Pack refused") if refused else self.full_name(pack)
        ink = Colour.BAD_TEXT if refused else Colour.BRASS_LIGHT
        canvas.text(title, x, _ASIDE.y + 54, H3.sized(32), ink, fit=width)
        canvas.hairline(x, _ASIDE.y + 74, width)
        y = _ASIDE.y + 96.0
        for heading, said in self._told(pack):
            canvas.text_middle(heading, x, y + 16, ROW_STRONG.sized(24), Colour.BRASS_LIGHT, Align.LEFT, fit=width)
            y += 40
            y += canvas.paragraph(said, x, y, width, ROW, Colour.CREAM, most_lines=6) + 22

    def _told(self, pack: ShelvedPack) -> tuple[tuple[str, str], ...]:
        texts = self.services.texts
        root = "assets/opponents" if pack.is_built_in else "opponents"
        where = texts.tr("Where"), f"{root}/{pack.name}"
        if pack.pack is None:
            why = texts.tr("Why"), _reason(self.services, pack)
            remedy = texts.tr("Mend the file, or tell its author; then read again.")
            others = texts.tr("All other packs are loaded and playable.")
            return why, where, (texts.tr("What you can do"), f"{remedy} {others}")
        if pack.state is PackState.WARNING:
            return (texts.tr("Why"), texts.tr("Some lines are missing: English stands in.")), where
        return (texts.tr("Biography"), pack.pack.manifest.biography.read(texts.language)), where

    def full_name(self, pack: ShelvedPack) -> str:
        """First and last name, or what the folder is called."""
        if pack.pack is None:
            return capitalise(pack.name)
        return pack.pack.manifest.name.full(self.services.texts.language)


def _reason(services: Services, pack: ShelvedPack) -> str:
    return pack.fault.told(services.texts) if pack.fault else ""


class _PackRow(Widget):
    """One pack; pressing it switches it on or off."""

    def __init__(self, page: PacksPage, place: int, pack: ShelvedPack, rect: Rect) -> None:
        tr = page.services.texts.tr
        why_not = tr("A pack that was refused cannot be switched on.") if pack.pack is None else ""
        name = page.full_name(pack)
        super().__init__(
            f"pack {place}", rect, name, hint=Hint(name, tr("Press to switch it on or off.")), why_not=why_not
        )
        self.place = place
        self._page = page
        self._pack = pack

    def activate(self) -> None:
        self._page.switch(self._pack)

    def draw(self, canvas: Canvas) -> None:
        rect, pack, page = self.rect, self._pack, self._page
        texts = page.services.texts
        refused = pack.pack is None
        fill: Paint = Colour.BAD_FILL if refused else Colour.QUIET
        border: Paint = Colour.BAD if refused else Colour.BRASS_DARK
        canvas.part(Chamfered(rect.width, rect.height, 10, fill, border), rect.x, rect.y)
        self._draw_bust(canvas)
        x = rect.x + 122
        canvas.text_middle(self.label, x, rect.y + 32, H3, Colour.BRASS_LIGHT, Align.LEFT, fit=470)
        canvas.text_middle(self._facts(), x, rect.y + 66, LEGEND, Colour.CREAM, Align.LEFT, fit=470)
        icon, ink = _STATES[pack.state]
        canvas.icon(icon, x + 12, rect.y + 97, 24, ink)
        canvas.text_middle(self._state(), x + 32, rect.y + 97, CAPTION, ink, Align.LEFT, fit=620)
        source = texts.tr("Built in") if pack.is_built_in else texts.ptr("pack", "yours")
        width = canvas.width(source, PILL) + 36
        pill = Rect(rect.x + 760 - width / 2, rect.y + 18, width, 32)
        draw_pill(canvas, pill, source, Colour.WELL, Colour.CREAM, Colour.BRASS_LINE)
        if refused:
            room = Rect(rect.right - 200, rect.y + 44, 180, 40)
            canvas.text_box(texts.tr("not loaded"), room, CAPTION, Colour.BAD_TEXT, Align.RIGHT)
            return
        look = Look.HOVER if self.hovered else Look.PLAIN
        canvas.part(ToggleFace(page.is_on(pack), look), rect.right - 110, rect.centre_y - 21)

    def _draw_bust(self, canvas: Canvas) -> None:
        rect, pack = self.rect, self._pack.pack
        bust = Rect(rect.x + 18, rect.y + 11, 80, 100)
        if pack is None:
            canvas.part(Chamfered(bust.width, bust.height, 10, Colour.WELL, Colour.BAD), bust.x, bust.y)
            canvas.icon("close", bust.centre_x, bust.centre_y, 40, Colour.BAD)
            return
        draw_portrait(canvas, pack, bust, PortraitShape.ARCH, pack.manifest.garments)

    def _facts(self) -> str:
        texts, pack = self._page.services.texts, self._pack
        if pack.pack is None:
            return pack.folder.name
        return " · ".join(
            (
                texts.ntr("{count} stage", "{count} stages", len(pack.pack.manifest.garments) + 1),
                texts.ntr("{count} line", "{count} lines", pack.lines),
                texts.ntr("{count} language", "{count} languages", len(pack.languages)),
            )
        )

    def _state(self) -> str:
        tr = self._page.services.texts.tr
        match self._pack.state:
            case PackState.IN_ORDER:
                return tr("everything in order")
            case PackState.WARNING:
                return tr("Some lines are missing: English stands in.")
        return tr("Pack refused")
