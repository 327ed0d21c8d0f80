"""The title page: go on with what waits, begin a game, or look around."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from game.devices.inputs import FileDropped, Input
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind
from game.drawing.ornaments import HeadingRule, ScreenFrame
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, BUTTON, CAPTION, H2
from game.opponents.pack import PackError
from game.scenes.lady import StandingOpponent
from game.scenes.quitting import QuitDialog
from game.scenes.scenery import TITLE_FADE, draw_lounge, draw_table_edge, figure_rect
from game.scenes.setup.table import FAVOURITE
from game.scenes.sitting_down import sit_down_again, table_door
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.storage.matches import MatchSummary
from game.texts import mark
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton
from game.widgets.labels import draw_ribbon

_LEFT, _TOP, _WIDTH, _HEIGHT = 190, 606, 600, 390
"""The column of buttons."""
_HEIGHT_OF_CONTINUE = 78
_GAP, _SMALLEST_GAP = 16, 13
"""Between two of them; the ring around one needs as much as the smallest."""
_MIDDLE = 490
_LADY_MIDDLE, _LADY_TOP = 1300, 40
_SMALL_SIZE = 22
_SMALL_GAP = 14
_ICON_ROOM = 74
"""What a small button needs beside its word: its icon and its edges."""

_GAMES = (
    (Door.DRAW_SETUP, Door.DRAW_TABLE, "draw", mark("Five-card draw")),
    (Door.STUD_SETUP, Door.STUD_TABLE, "stud", mark("Seven-card stud")),
    (Door.EVENING, Door.EVENING, "evening", mark("Evening at the lounge")),
)
"""The page that a game begins with, and the page that must be there to play it."""
_PLACES = (
    (Door.GALLERY, "gallery", mark("Gallery"), "person"),
    (Door.STATISTICS, "statistics", mark("Statistics"), "chart"),
    (Door.HISTORY, "history", mark("History"), "list"),
)
_FOOT = (
    (Door.RULES, "rules", mark("Rules"), "book"),
    (Door.SETTINGS, "settings", mark("Settings"), "gear"),
    (None, "quit", mark("Quit"), "door"),
)
_SmallEntries = Sequence[tuple[Door | None, str, str, str]]


class TitlePage(Scene):
    """The first page that is seen, and the one that everything comes back to."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._lady = self._choose_lady()
        self._turn = 0
        """Which of the matches that wait is shown, from the one played last."""

    def _choose_lady(self) -> StandingOpponent | None:
        """Who was played last, or the favourite; nobody when no opponent can be shown."""
        cast = self.services.cast
        wanted = (self.services.settings.settings.setup.draw_opponent or FAVOURITE, FAVOURITE, *cast.ids())
        for opponent in wanted:
            try:
                pack = cast.get(opponent)
            except PackError:
                continue
            return StandingOpponent(pack, figure_rect(_LADY_MIDDLE, _LADY_TOP), frozenset(pack.manifest.garments))
        return None

    def entered(self) -> None:
        self.services.sounds.music("velvet_ante")

    def resumed(self) -> None:
        self._turn = 0
        self.layout()

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        rows = [row for row in (self._continue(), *self._games(), self._small(_PLACES), self._small(_FOOT)) if row]
        heights, gaps = sum(row[0].rect.height for row in rows), len(rows) - 1
        less = max(0, ceil((heights + _SMALLEST_GAP * gaps - _HEIGHT) / len(rows)))
        gap = min(float(_GAP), (_HEIGHT - heights + less * len(rows)) / max(1, gaps))
        top = float(_TOP)
        for row in rows:
            height = row[0].rect.height - less
            for button in row:
                button.rect = Rect(button.rect.x, round(top), button.rect.width, height)
            top += height + gap
        return [button for row in rows for button in row]

    def _continue(self) -> list[Button]:
        matches = self._waiting()
        if not matches:
            return []
        waiting, others = matches[self._turn % len(matches)], len(matches) - 1
        room = _HEIGHT_OF_CONTINUE + _SMALL_GAP if others else 0
        row: list[Button] = [
            Button(
                "continue",
                Rect(_LEFT, 0, _WIDTH - room, _HEIGHT_OF_CONTINUE),
                self.services.texts.tr("Continue"),
                lambda: sit_down_again(self.services, waiting.id),
                kind=ButtonKind.PRIMARY,
                note=self._which(waiting),
                size=28,
            )
        ]
        if others:
            row.append(self._another(others))
        return row

    def _another(self, count: int) -> Button:
        """Puts the next of the matches that wait onto the button beside it."""
        texts = self.services.texts
        label = texts.ntr("{count} more match waits", "{count} more matches wait", count)
        rect = Rect(_LEFT + _WIDTH - _HEIGHT_OF_CONTINUE, 0, _HEIGHT_OF_CONTINUE, _HEIGHT_OF_CONTINUE)
        hint = Hint(label, texts.tr("Press to see the next one here."))
        return IconButton("another match", rect, label, "swap", self._turn_on, hint=hint)

    def _waiting(self) -> tuple[MatchSummary, ...]:
        """The matches that can be gone on with, the one played last first."""
        doors = self.services.doors
        matches = self.services.storage.matches.unfinished()
        return tuple(match for match in matches if doors.leads_somewhere(table_door(match.setup)))

    def _which(self, match: MatchSummary) -> str:
        texts = self.services.texts
        if match.context.evening_rung is not None:
            game = texts.tr("Evening at the lounge")
        else:
            game = texts.tr("Draw poker") if match.setup.rules.game == "draw" else texts.tr("Stud")
        opponents = match.setup.seats[1:]
        if len(opponents) == 1:
            others = self._name(opponents[0].player)
        else:
            others = texts.ntr("{count} opponent", "{count} opponents", len(opponents))
        return " · ".join((game, others, texts.tr("Deal {number}", number=max(1, match.deals))))

    def _name(self, opponent: str) -> str:
        try:
            return str(self.services.cast.get(opponent).name(self.services.texts.language))
        except PackError:
            return opponent

    def _games(self) -> list[list[Button]]:
        kind = ButtonKind.SECONDARY if self._waiting() else ButtonKind.PRIMARY
        rows = []
        for door, table, name, label in _GAMES:
            if self.services.doors.leads_somewhere(door) and self.services.doors.leads_somewhere(table):
                rect = Rect(_LEFT, 0, _WIDTH, 66)
                rows.append([Button(name, rect, self.services.texts.tr(label), self._way(door), kind=kind, size=27)])
                kind = ButtonKind.SECONDARY
        return rows

    def _small(self, entries: _SmallEntries) -> list[Button]:
        """Buttons side by side, as wide as their words need, together as wide as the column."""
        shown = [entry for entry in entries if entry[0] is None or self.services.doors.leads_somewhere(entry[0])]
        if not shown:
            return []
        labels = [self.services.texts.tr(label) for _, _, label, _ in shown]
        canvas = self.services.window.canvas(self.services.theme, self.services.stores)
        factor, style = self.services.theme.text_factor, BUTTON.sized(_SMALL_SIZE)
        needs = [canvas.width(label.upper(), style) / factor + _ICON_ROOM for label in labels]
        spare = (_WIDTH - _SMALL_GAP * (len(shown) - 1) - sum(needs)) / len(shown)
        buttons, x = [], float(_LEFT)
        for (door, name, _, icon), label, need in zip(shown, labels, needs, strict=True):
            rect = Rect(round(x), 0, round(need + spare), 60)
            act = self._way(door) if door else self._ask_to_quit
            buttons.append(Button(name, rect, label, act, kind=ButtonKind.GHOST, icon=icon, size=_SMALL_SIZE))
            x += need + spare + _SMALL_GAP
        return buttons

    # ------------------------------------------------------------ behaviour
    def _turn_on(self) -> None:
        self._turn += 1
        self.layout()

    def _way(self, door: Door) -> Callable[[], None]:
        services = self.services
        return lambda: services.scenes.push(services.doors.page(door))

    def _ask_to_quit(self) -> None:
        self.services.scenes.push(QuitDialog(self.services))

    def go_back(self) -> bool:
        self._ask_to_quit()
        return True

    def handle(self, given: Input) -> bool:
        """A pack that is dropped here is taken by the page of packs."""
        if isinstance(given, FileDropped):
            self._way(Door.PACKS)()
            return self.services.scenes.handle(given)
        return super().handle(given)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._lady is not None:
            self._lady.update(seconds, self.redraw, still=self.services.theme.still)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_lounge(canvas)
        if self._lady is not None:
            self._lady.draw(canvas)
        draw_table_edge(canvas)
        canvas.part(TITLE_FADE, 0, 0)
        canvas.part(ScreenFrame(fans=True), 0, 0)
        self._draw_name_of_the_game(canvas)
        if self._lady is not None:
            self._draw_name(canvas, self._lady)
        super().draw(canvas)

    def _draw_name_of_the_game(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        canvas.picture("interface/pictures/emblem@2x.webp", Rect.centred(_MIDDLE, 154, 260, 207))
        canvas.picture("interface/pictures/logo@2x.webp", Rect.centred(_MIDDLE, 390, 600, 262))
        canvas.part(HeadingRule(560), _MIDDLE - 280, 533)
        canvas.text(
            tr("A game of nerve, luck and haberdashery"), _MIDDLE, 578, BODY.sized(28), align=Align.CENTRE, fit=_WIDTH
        )
        note = tr("For adults with a sense of humour")
        canvas.text(note, _MIDDLE, 1022, CAPTION, Colour.MUTED, Align.CENTRE, fit=_WIDTH)

    def _draw_name(self, canvas: Canvas, lady: StandingOpponent) -> None:
        manifest, language = lady.pack.manifest, self.services.texts.language
        ribbon = Rect.centred(_LADY_MIDDLE, 963, 440, 54)
        draw_ribbon(canvas, ribbon, manifest.name.full(language), H2.sized(36))
        said = self.services.texts.quote(manifest.tagline.read(language))
        canvas.text(said, _LADY_MIDDLE, 1023, BODY, Colour.CREAM, Align.CENTRE, fit=800)
