"""The page after an unexpected error: what is safe, what happened, and the ways on. It needs few things to be drawn."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from engine.record import MatchRecord
from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Chamfered, Panel
from game.drawing.ornaments import ScreenFrame
from game.drawing.pictures import PictureError
from game.drawing.vector import SECONDARY_FILL
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, CAPTION, H1, H3, LEGEND, ROW, ROW_STRONG
from game.match.guests import Guests
from game.scenes.exporting import copy_and_tell, open_and_tell
from game.scenes.quitting import QuitDialog, must_ask
from game.scenes.scenery import draw_quiet_ground
from game.scenes.sitting_down import sit_down_again, table_door
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.storage.matches import DamagedMatchError, MatchSummary
from game.storage.progress import Unlock
from game.system.crash import CrashScene, place_of, report_text, write_report
from game.texts.reasons import why
from game.widgets.base import Hint, Widget
from game.widgets.button import Button

_LEFT, _WIDTH = 730, 1030
_SAFE: Final = Rect(_LEFT, 258, _WIDTH, 138)
_WHAT: Final = Rect(_LEFT, 416, _WIDTH, 268)
_PATH: Final = Rect(756, 618, 978, 48)
_CLOSED_UP: Final = (-80.0, -140.0)
"""How the panel and the buttons under it move together where there is no match to tell of and to resume."""
_PICTURE: Final = Rect.centred(402, 530, 322 * 1.86, 322 * 1.86)
_FAILED: Final = "failed at"
"""Kind of the mark that a match has failed at some action before."""


_log = logging.getLogger(__name__)


class CrashPage(Scene):
    """Written for the moment after a failure: everything that it asks for may fail too."""

    def __init__(self, services: Services, error: Exception, scene_name: str) -> None:
        super().__init__(services)
        self._error = error
        self._now = datetime.now(UTC).astimezone()
        self._match = self._find_match()
        self._record = self._load(self._match)
        self._scene = CrashScene(scene_name, services.settings.settings, self._record)
        self._report, self._why_no_report = self._write()
        self.failed_before = self._note_failure()

    # ------------------------------------------------------------ what is known
    def _find_match(self) -> MatchSummary | None:
        """The match that was played last, if it can be gone on with."""
        services = self.services
        try:
            waiting = services.storage.matches.unfinished()
        except Exception:  # noqa: BLE001 - the storage may be what failed
            _log.exception("no match can be found")
            return None
        return next((match for match in waiting if services.doors.leads_somewhere(table_door(match.setup))), None)

    def _load(self, match: MatchSummary | None) -> MatchRecord | None:
        try:
            return self.services.storage.matches.load(match.id).record if match is not None else None
        except (DamagedMatchError, KeyError):
            return None

    def _write(self) -> tuple[Path | None, str]:
        try:
            return write_report(self.services.storage.folder, self._error, self._scene, self._now), ""
        except OSError as error:
            return None, why(self.services.texts, error)

    def _note_failure(self) -> bool:
        """Remember that the match failed at this action; whether it did so before."""
        if self._match is None or self._record is None:
            return False
        mark = Unlock(_FAILED, f"{self._match.id}:{len(self._record.actions)}")
        progress = self.services.storage.progress
        failed = mark in progress.unlocks()
        progress.unlock(mark)
        return failed

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        title = self._button(
            "title", Rect(_LEFT, 902, 506, 60), tr("Title page"), lambda: self._leave(self._go_to_title), "home", Key.T
        )
        rest: list[Widget] = [
            self._button(
                "folder", Rect(_LEFT, 816, 506, 66), tr("Open report folder"), self._open_folder, "folder", Key.F
            ),
            self._button("copy", Rect(1254, 816, 506, 66), tr("Copy the report"), self._copy, "copy", Key.C),
            title,
            self._button("quit", Rect(1254, 902, 506, 60), tr("Quit"), self._quit, "door", Key.Q),
            _PathField(self),
        ]
        if self._match is None:
            title.kind = ButtonKind.PRIMARY
            for widget in rest:
                widget.rect = widget.rect.moved(0, _CLOSED_UP[widget.name != "path"])
            return [title, *(widget for widget in rest if widget is not title)]
        label = tr("Resume one action earlier") if self.failed_before else tr("Resume the match")
        resume = Button(
            "resume",
            Rect(_LEFT, 712, _WIDTH, 84),
            label,
            lambda: self._leave(self._resume),
            kind=ButtonKind.PRIMARY,
            size=30,
            shortcut=Key.R,
        )
        return [resume, *rest]

    @staticmethod
    def _button(name: str, rect: Rect, label: str, act: Callable[[], None], icon: str, key: Key) -> Button:
        kind = ButtonKind.GHOST if name in ("title", "quit") else ButtonKind.SECONDARY
        return Button(name, rect, label, act, kind=kind, size=24, icon=icon, shortcut=key)

    # ------------------------------------------------------------ behaviour
    def _resume(self) -> None:
        match, record = self._match, self._record
        if match is None:
            return
        if self.failed_before and record is not None and len(record.actions) > 1:
            earlier = self.services.storage.matches.take_over(match.id, len(record.actions) - 1)
            sit_down_again(self.services, earlier.id)
        else:
            sit_down_again(self.services, match.id)

    def _go_to_title(self) -> None:
        services = self.services
        services.scenes.restart(services.doors.page(Door.TITLE))

    def _quit(self) -> None:
        services = self.services
        if must_ask(services):
            services.scenes.push(QuitDialog(services))
        else:
            services.scenes.clear()

    def _leave(self, way: Callable[[], None]) -> None:
        """Take a way on; one that fails leads here again, perhaps to another that begins an action earlier."""
        try:
            way()
        except Exception as error:  # noqa: BLE001 - it is told like the first one
            _log.exception("no way on")
            self.services.scenes.restart_after_error(CrashPage(self.services, error, self._scene.name))

    def _open_folder(self) -> None:
        folder = self._report.parent if self._report is not None else self.services.storage.folder.root
        open_and_tell(self.services, folder)

    def _copy(self) -> None:
        copy_and_tell(self.services, report_text(self.services.storage.folder, self._error, self._scene, self._now))

    def copy_path(self) -> None:
        """Put the place of the report on the clipboard."""
        if self._report is not None:
            copy_and_tell(self.services, str(self._report))

    @property
    def path_words(self) -> str:
        """Where the report is, or why there is none."""
        if self._report is None:
            return self.services.texts.tr("It did not work: {reason}", reason=self._why_no_report)
        home = Path.home()
        inside = self._report.is_relative_to(home)
        return str(Path("~") / self._report.relative_to(home)) if inside else str(self._report)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        self._draw_ground(canvas)
        tr = self.services.texts.tr
        canvas.text(tr("A button came off"), _LEFT, 154, H1.sized(56), Colour.BRASS_LIGHT, fit=_WIDTH)
        canvas.hairline(_LEFT, 180, _WIDTH)
        said = tr("Something went wrong in the program. The game had to stop.")
        canvas.text(said, _LEFT, 228, BODY.sized(26), Colour.CREAM, fit=_WIDTH)
        if self._match is not None:
            self._draw_safe(canvas, self._match)
        up, further_up = (0.0, 0.0) if self._match is not None else _CLOSED_UP
        panel, path_y = _WHAT.moved(0, up), _PATH.y + up
        canvas.part(Panel(panel.width, panel.height), panel.x, panel.y)
        canvas.text(tr("What happened"), panel.x + 28, panel.y + 48, H3.sized(30), Colour.BRASS_LIGHT, fit=960)
        nothing = tr("The report holds versions, the scene and the match record, and nothing about you.")
        happened = f"{place_of(self._error)}. {nothing}"
        canvas.paragraph(happened, panel.x + 28, panel.y + 66, panel.width - 56, ROW, Colour.CREAM, most_lines=3)
        canvas.text(tr("Report"), _PATH.x, path_y - 12, ROW_STRONG, Colour.BRASS_LIGHT, fit=600)
        again = tr("If it happens again, send us the report: it plays the match again exactly.")
        canvas.text(again, _LEFT + _WIDTH / 2, 1000 + further_up, CAPTION, Colour.MUTED, Align.CENTRE, fit=_WIDTH)
        super().draw(canvas)

    def _draw_ground(self, canvas: Canvas) -> None:
        """The usual ground and the shirt, or plain ink where pictures cannot be read."""
        try:
            draw_quiet_ground(canvas, fans=True)
            canvas.picture("interface/pictures/loose_button@2x.webp", _PICTURE)
        except PictureError:
            canvas.fill(Colour.INK)
            canvas.part(ScreenFrame(fans=True), 0, 0)

    def _draw_safe(self, canvas: Canvas, match: MatchSummary) -> None:
        texts, is_saved = self.services.texts, not self.services.storage.database.unsaved
        colour = Colour.OK if is_saved else Colour.WARN
        title = texts.tr("Your match is safe") if is_saved else texts.tr("Not saved")
        canvas.part(Panel(_SAFE.width, _SAFE.height, 12, colour, SECONDARY_FILL), _SAFE.x, _SAFE.y)
        self._draw_sign(canvas, "seal" if is_saved else "warn", colour)
        x, width = _SAFE.x + 130, _SAFE.width - 160
        canvas.text(title, x, _SAFE.y + 52, H3.sized(34), Colour.IVORY, fit=width)
        guests = Guests(self.services.cast, texts)
        who = ", ".join(str(guests.name(seat.player)) for seat in match.setup.seats[1:])
        deal = texts.tr("Deal {number}", number=max(1, match.deals))
        time = texts.moment(match.last_action.astimezone())
        saved = texts.tr("Saved up to your last action, {time}.", time=time)
        if not is_saved:
            saved = texts.tr("The disk refuses to save. Your match waits in memory for as long as the game runs.")
        said = f"{who} · {deal}. {saved}"
        canvas.paragraph(said, x, _SAFE.y + 64, width, ROW, Colour.CREAM, most_lines=2)

    @staticmethod
    def _draw_sign(canvas: Canvas, icon: str, colour: Colour) -> None:
        x, y = _SAFE.x + 66, _SAFE.centre_y
        try:
            canvas.icon(icon, x, y, 64, colour)
        except PictureError:
            canvas.part(Chamfered(40, 40, 8, Colour.INK, colour), x - 20, y - 20)


class _PathField(Widget):
    """Where the report lies; pressing it copies that."""

    def __init__(self, page: CrashPage) -> None:
        tr = page.services.texts.tr
        super().__init__("path", _PATH, tr("Report"), hint=Hint(tr("Report"), tr("Press to copy")))
        self._page = page

    def activate(self) -> None:
        self._page.copy_path()

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        border = Colour.BRASS_LINE if self.hovered else Colour.BRASS_DARK
        canvas.part(Chamfered(rect.width, rect.height, 8, border=border), rect.x, rect.y)
        room = Rect(rect.x + 24, rect.y, rect.width - 48, rect.height)
        canvas.text_box(
            _end_that_fits(canvas, self._page.path_words, room.width), room, LEGEND, Colour.IVORY, Align.LEFT
        )


def _end_that_fits(canvas: Canvas, path: str, width: float) -> str:
    """The path without its first folders where it is too long: its end tells where to look."""
    folders = Path(path).parts
    for first in range(len(folders)):
        words = path if first == 0 else str(Path("…", *folders[first:]))
        if canvas.width(words, LEGEND) <= width:
            return words
    return path
