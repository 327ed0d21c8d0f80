"""The list of all deals with its filters, the chosen deal beside it, and the ways to its replay and its seal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.devices.inputs import Key, KeyPressed
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, LEGEND
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal, PlayedDeals
from game.scenes.fair_deal import FairDealPage
from game.scenes.history.choices import Choices, match_label, matches_to_choose, outcome_labels
from game.scenes.history.export import export_deals, export_phh
from game.scenes.history.facts import DealFacts, Rows, facts
from game.scenes.history.lines import Line, draw_line
from game.scenes.history.preview import FACTS, PANEL, draw_preview
from game.scenes.letter_board import write_in
from game.scenes.page import FOOT, QuietPage
from game.scenes.replay import ReplayPage
from game.stage.services import Services
from game.storage.history import DealEntry
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.dropdown import DropDown
from game.widgets.legend import DPAD, LegendEntry
from game.widgets.text_field import TextField
from game.widgets.toast import ToastKind
from game.widgets.virtual_list import VirtualList

_LIST: Final = Rect(100, 218, 1140, 712)
_ROWS: Final = Rect(118, 288, 1108, 580)
_CHUNK: Final = 60
"""Deals that are read from the storage at once."""
_PAUSE: Final = 0.25
"""Seconds after the last key before what was typed is looked for."""


class HistoryPage(QuietPage):
    """Every deal, the newest first."""

    def __init__(self, services: Services, match_id: int | None = None, number: int | None = None) -> None:
        """With a match only its deals are listed, and deal ``number`` of it is chosen."""
        super().__init__(services)
        self._guests = Guests(services.cast, services.texts)
        self._played = PlayedDeals(services.storage.matches)
        self._matches = matches_to_choose(services.storage.matches)
        known = any(match.id == match_id for match in self._matches)
        self._choices = Choices(match_id if known else None)
        self._entries: dict[int, DealEntry] = {}
        self._total = 0
        self._selected = 0
        self._typing_for: float | None = None
        self._read()
        if number is not None:
            self._select_deal(number)

    def title(self) -> str:
        return self.services.texts.tr("History")

    # ------------------------------------------------------------ what is listed
    def _read(self) -> None:
        self._entries.clear()
        wanted = self._choices.filter(self.services.texts)
        self._total = 0 if wanted is None else self.services.storage.history.deals(wanted, 1).total
        self._selected = 0

    def entry(self, index: int) -> DealEntry | None:
        """The deal in a row; None for one that cannot be read."""
        if index not in self._entries and 0 <= index < self._total:
            wanted = self._choices.filter(self.services.texts)
            start = index - index % _CHUNK
            if wanted is not None:
                page = self.services.storage.history.deals(wanted, _CHUNK, start)
                self._entries.update(enumerate(page.entries, start))
        return self._entries.get(index)

    @property
    def selected(self) -> DealEntry | None:
        """The deal that is shown beside the list."""
        return self.entry(self._selected)

    def _select_deal(self, number: int) -> None:
        for index in range(self._total):
            entry = self.entry(index)
            if entry is not None and entry.result.number == number:
                self._selected = index
                return

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        deals = VirtualList(
            "deals",
            _ROWS,
            self.title(),
            self._total,
            self._draw_row,
            self._select,
            lambda _: self._replay(),
            selected=self._selected,
        )
        return [deals, *self._filters(), *self._facts(), *self._actions(), *self._foot()]

    def _facts(self) -> list[Widget]:
        if not self._total:
            return []
        return [DealFacts("facts", FACTS, self.services.texts.tr("Deal log"), self._facts_of_selected)]

    def _facts_of_selected(self) -> Rows:
        entry = self.selected
        deal = self._known_deal(entry) if entry is not None else None
        return facts(self.services, self._guests, deal) if deal is not None else ()

    def _known_deal(self, entry: DealEntry) -> PlayedDeal | None:
        """The deal of an entry, if it has been played again already and can be."""
        known = self._played.known(entry.match_id)
        return self._played.find(entry.match_id, entry.result.number) if known else None

    def _filters(self) -> list[Widget]:
        texts = self.services.texts
        labels = [texts.tr("All matches"), *(match_label(texts, self._guests, match) for match in self._matches)]
        ids = [None, *(match.id for match in self._matches)]
        of_match = DropDown(
            "match",
            Rect(100, 146, 380, 54),
            texts.tr("Match"),
            labels,
            ids.index(self._choices.match_id),
            lambda place: self._choose(Choices(ids[place], self._choices.outcome, self._choices.typed)),
        )
        of_outcome = DropDown(
            "outcome",
            Rect(496, 146, 300, 54),
            texts.tr("Result"),
            outcome_labels(texts),
            self._choices.outcome,
            lambda place: self._choose(Choices(self._choices.match_id, place, self._choices.typed)),
        )
        find = TextField(
            "find",
            Rect(812, 146, 428, 54),
            texts.tr("Find"),
            self._choices.typed,
            self._typed,
            on_enter=self._find,
            on_board=partial(write_in, self.services),
            placeholder=texts.tr("Find a hand or a number"),
            icon="search",
        )
        return [of_match, of_outcome, find]

    def _actions(self) -> list[Widget]:
        tr = self.services.texts.tr
        nothing = "" if self._total else tr("No deals yet")
        return [
            Button(
                "verify",
                Rect(1282, 856, 248, 58),
                tr("Verify"),
                self._verify,
                size=24,
                icon="seal",
                shortcut=Key.V,
                why_not=nothing,
            ),
            Button(
                "replay",
                Rect(1546, 856, 248, 58),
                tr("Replay"),
                self._replay,
                kind=ButtonKind.PRIMARY,
                size=24,
                icon="play",
                why_not=nothing,
            ),
        ]

    def _foot(self) -> list[Widget]:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("W", "S"), (DPAD,), tr("Choose")),
            LegendEntry(("Enter",), ("A",), tr("Replay")),
            LegendEntry(("V",), ("Y",), tr("Verify")),
            LegendEntry(("E",), ("X",), tr("Export")),
        )
        nothing = "" if self._total else tr("No deals yet")
        width = (PANEL.width - 12) / 2
        exports: list[Widget] = [
            Button(
                name,
                Rect(x, FOOT, width, 66),
                words,
                act,
                kind=ButtonKind.GHOST,
                size=22,
                capitals=False,
                icon="save",
                shortcut=key,
                why_not=nothing,
            )
            for name, x, words, act, key in (
                ("export", PANEL.x, tr("Export as text"), self._export, Key.E),
                ("phh", PANEL.x + width + 12, tr("Export as PHH"), self._export_phh, Key.P),
            )
        ]
        return [*exports, self.back_button(), self.legend(Rect(356, 954, 884, 54), entries)]

    # ------------------------------------------------------------ behaviour
    def _choose(self, choices: Choices) -> None:
        self._choices = choices
        self._read()
        self.layout()

    def _typed(self, typed: str) -> None:
        self._choices = Choices(self._choices.match_id, self._choices.outcome, typed)
        self._typing_for = 0.0

    def _find(self) -> None:
        self._typing_for = None
        self._read()
        self.layout()

    def _select(self, index: int) -> None:
        self._selected = index
        read = self.group.find("facts")
        if isinstance(read, DealFacts):
            read.offset = 0.0
        self.redraw(PANEL.inset(-30))

    def _replay(self) -> None:
        deal = self._chosen_deal()
        if deal is not None:
            self.services.scenes.push(ReplayPage(self.services, deal))

    def _verify(self) -> None:
        deal = self._chosen_deal()
        if deal is not None:
            self.services.scenes.push(FairDealPage(self.services, deal))

    def _chosen_deal(self) -> PlayedDeal | None:
        """The chosen deal, played again; None, and a notice, when that is not possible."""
        entry = self.selected
        if entry is None:
            return None
        deal = self._played.find(entry.match_id, entry.result.number)
        if deal is None:
            said = self.services.texts.tr("This match cannot be read any more.")
            self.services.toasts.show(said, ToastKind.BAD)
        return deal

    def _export(self) -> None:
        wanted = self._choices.filter(self.services.texts)
        if wanted is not None:
            export_deals(self.services, self._guests, self._played, wanted)

    def _export_phh(self) -> None:
        wanted = self._choices.filter(self.services.texts)
        if wanted is not None:
            export_phh(self.services, self._played, wanted)

    def second_action(self) -> bool:
        self._export()
        return True

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self._verify()
        return True

    def key_pressed(self, pressed: KeyPressed) -> bool:
        """Keys of the list work wherever the focus is."""
        deals = self.group.find("deals")
        return deals.key_pressed(pressed)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._typing_for is not None:
            self._typing_for += seconds
            if self._typing_for >= _PAUSE:
                self._find()
        self._play_one()

    def _play_one(self) -> None:
        """Play one of the matches in view again, so that its seals are checked without holding up a frame for long."""
        deals = self.group.find("deals")
        rows = deals.visible_rows if isinstance(deals, VirtualList) else range(0)
        for index in (self._selected, *rows):
            entry = self._entries.get(index)
            if entry is not None and not self._played.known(entry.match_id):
                self._played.of(entry.match_id)
                self.redraw()
                return

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        texts = self.services.texts
        canvas.part(Panel(_LIST.width, _LIST.height), _LIST.x, _LIST.y)
        self._draw_headings(canvas)
        if not self._total:
            empty = texts.tr("No deals yet") if not self._choices.typed else texts.tr("Nothing was found.")
            canvas.text_box(empty, _ROWS, BODY, Colour.MUTED, most_lines=2)
        foot = texts.ntr("{count} deal", "{count} deals", self._total)
        canvas.text(foot, _LIST.x + 36, _LIST.bottom - 24, LEGEND, Colour.MUTED, fit=600)
        entry = self.selected
        if entry is None:
            canvas.part(Panel(PANEL.width, PANEL.height), PANEL.x, PANEL.y)
            return
        draw_preview(canvas, self.services, self._guests, entry, self._known_deal(entry))

    def _draw_headings(self, canvas: Canvas) -> None:
        tr, y, x = self.services.texts.tr, _LIST.y + 44, _LIST.x
        match = next((match for match in self._matches if match.id == self._choices.match_id), None)
        theirs = tr("Their hand")
        if match is not None and len(match.setup.seats) == 2:
            theirs = tr("{name}’s hand", name=self._guests.name(match.setup.seats[1].player))
        headings = (
            (self.services.texts.ptr("column", "Deal"), 36, Align.LEFT, 70),
            (tr("Your hand"), 118, Align.LEFT, 300),
            (theirs, 440, Align.LEFT, 250),
            (tr("Pot"), 790, Align.RIGHT, 90),
            (tr("Result"), 908, Align.RIGHT, 110),
            (tr("Garment"), 930, Align.LEFT, 130),
            (tr("Seal"), 1076, Align.CENTRE, 70),
        )
        for words, at, align, room in headings:
            canvas.text(words, x + at, y, LEGEND, Colour.MUTED, align, fit=room)
        canvas.hairline(x + 24, y + 16, _LIST.width - 48)

    def _draw_row(self, canvas: Canvas, index: int, row: Rect) -> None:
        entry = self.entry(index)
        if entry is None:
            return
        known = self._played.known(entry.match_id)
        deal = self._played.find(entry.match_id, entry.result.number) if known else None
        fair = deal is not None and deal.checks is not None and deal.checks.is_fair
        line = Line(entry, index == self._selected, is_fair=fair if known else None)
        draw_line(canvas, self.services.texts, self._guests, line, row)
