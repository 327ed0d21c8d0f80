"""Sums, the winnings curve, and hands against theory; for a game, an opponent and a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final, Literal

from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.drawing.shapes import diamond, rounded
from game.drawing.vector import BRASS_FILL, Drawing, Layer, path
from game.look.colours import Colour, Palette
from game.look.geometry import Rect
from game.look.motion import quad_in_out
from game.look.typography import AMOUNT, BODY, CAPTION, H3, LEGEND, ROW, ROW_STRONG
from game.match.guests import Guests
from game.scenes.exporting import write_export
from game.scenes.history import HistoryPage
from game.scenes.history.choices import matches_to_choose
from game.scenes.page import FOOT, QuietPage, draw_panel
from game.scenes.statistics.curve import CurvePlot, MatchMark
from game.scenes.statistics.theory import Comparison, HandSet, compared, hands_of
from game.stage.services import Services
from game.storage.filters import DealFilter
from game.storage.statistics import CurvePoint, HandCounts, Totals
from game.texts.hands import category_name
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.choices import Tabs
from game.widgets.dropdown import DropDown
from game.widgets.legend import DPAD, LegendEntry

_CURVE: Final = Rect(100, 346, 1010, 584)
_PLOT: Final = Rect(216, 426, 854, 400)
_THEORY: Final = Rect(1126, 346, 694, 584)
_ROWS_TOP, _ROW_PITCH = 474.0, 47.0
_SCALE_LEFT, _SCALE_WIDTH = 1356.0, 220.0
_DRAWING_IN: Final = 0.6
"""Seconds in which the curve comes from the left."""
_HEADING: Final = H3.sized(28)
_GAMES: Final[tuple[Literal["draw", "stud"] | None, ...]] = (None, "draw", "stud")
_PERIODS: Final = (None, 30, 7, 1)
"""Days that the third filter reaches back."""


class StatisticsPage(QuietPage):
    """Everything that was played, counted."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._guests = Guests(services.cast, services.texts)
        matches = matches_to_choose(services.storage.matches)
        self._opponents_of = {match.id: [seat.player for seat in match.setup.seats[1:]] for match in matches}
        self._met = sorted({player for players in self._opponents_of.values() for player in players})
        self._game = 0
        self._opponent = 0
        self._period = 0
        self._kind: HandSet | None = None
        self._grown = 0.0
        self._read()

    def title(self) -> str:
        return self.services.texts.tr("Statistics")

    # ------------------------------------------------------------ figures
    def _read(self) -> None:
        """Ask the storage for everything that the page shows."""
        statistics, wanted = self.services.storage.statistics, self._filter()
        self.totals: Totals = statistics.totals(wanted)
        self.points: tuple[CurvePoint, ...] = statistics.winnings(wanted)
        game = _GAMES[self._game]
        kinds = [kind for kind in HandSet if game is None or kind.value.startswith(game)]
        self._hands: dict[HandSet, HandCounts] = {kind: hands_of(statistics, wanted, kind) for kind in kinds}
        if self._kind not in self._hands:
            self._kind = max(self._hands, key=lambda kind: self._hands[kind].total)
        self._grown = 0.0

    def _filter(self) -> DealFilter:
        days = _PERIODS[self._period]
        return DealFilter(
            game=_GAMES[self._game],
            opponent=self._met[self._opponent - 1] if self._opponent else None,
            since=None if days is None else datetime.now(UTC) - timedelta(days=days),
        )

    @property
    def comparison(self) -> tuple[Comparison, ...]:
        """The hands of the chosen kind against theory."""
        kind = self._kind or HandSet.DRAW_FULL
        return compared(self._hands[kind], kind)

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        texts = self.services.texts
        tr = texts.tr
        history = Button(
            "history",
            Rect(1520, FOOT, 300, 66),
            tr("History"),
            self._open_history,
            kind=ButtonKind.PRIMARY,
            size=26,
        )
        games = (tr("All games"), tr("Draw poker"), tr("Stud"))
        tabs = Tabs("games", Rect(95, 146, 740, 58), tr("All games"), games, self._game, self._choose_game)
        plot = CurvePlot(self.services, self._guests, _PLOT, self.points, self._opponents, self._open_deal)
        before = next((widget for widget in self.group.widgets if isinstance(widget, CurvePlot)), None)
        if before is not None and before.points == plot.points:
            plot.chosen = before.chosen
        plot.grown = self._shown
        export = Button(
            "export",
            Rect(1620, 146, 200, 56),
            tr("Export"),
            self._export,
            kind=ButtonKind.GHOST,
            size=22,
            shortcut=Key.E,
            hint=Hint(tr("Export"), tr("The curve as a table for other programs.")),
        )
        return [history, tabs, *self._filters(), export, plot, *self._kinds(), self.back_button(), self._legend()]

    def _filters(self) -> list[Widget]:
        texts = self.services.texts
        everyone = texts.tr("Everyone")
        names = [everyone, *(self._guests.full_name(player) for player in self._met)]
        periods = (texts.tr("All time"), texts.tr("Last 30 days"), texts.tr("Last 7 days"), texts.tr("Last 24 hours"))
        return [
            DropDown(
                "opponent",
                Rect(860, 146, 420, 54),
                texts.tr("Opponent"),
                names,
                self._opponent,
                self._choose_opponent,
            ),
            DropDown(
                "period", Rect(1300, 146, 300, 54), texts.tr("All time"), periods, self._period, self._choose_period
            ),
        ]

    def _kinds(self) -> list[Widget]:
        names = {
            HandSet.DRAW_FULL: self.services.texts.tr("First five of 52 cards"),
            HandSet.DRAW_SHORT: self.services.texts.tr("First five of 32 cards"),
            HandSet.STUD: self.services.texts.tr("Best five of seven"),
        }
        kinds = list(self._hands)
        chosen = kinds.index(self._kind) if self._kind in kinds else 0
        rect = Rect(_THEORY.right - 378, _THEORY.y + 16, 350, 50)
        label = self.services.texts.tr("Hands against theory")
        options = [names[kind] for kind in kinds]
        return [DropDown("kind", rect, label, options, chosen, lambda place: self._choose_kind(kinds[place]))]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("A", "D"), (DPAD,), tr("Along the curve")),
            LegendEntry(("Enter",), ("A",), tr("Open the deal")),
            LegendEntry(("E",), ("X",), tr("Export")),
            LegendEntry((), ("LB", "RB"), tr("Other game")),
        )
        return self.legend(Rect(356, 954, 1148, 54), entries)

    # ------------------------------------------------------------ behaviour
    def _choose_game(self, place: int) -> None:
        self._game = place
        self._read()
        self.layout()

    def _choose_opponent(self, place: int) -> None:
        self._opponent = place
        self._read()
        self.layout()

    def _choose_period(self, place: int) -> None:
        self._period = place
        self._read()
        self.layout()

    def _choose_kind(self, kind: HandSet) -> None:
        self._kind = kind
        self.layout()

    def _opponents(self, match_id: int) -> str:
        players = self._opponents_of.get(match_id, [])
        return ", ".join(str(self._guests.name(player)) for player in players)

    def _open_history(self) -> None:
        self.services.scenes.push(HistoryPage(self.services))

    def _open_deal(self, point: CurvePoint) -> None:
        self.services.scenes.push(HistoryPage(self.services, point.match_id, point.deal))

    def _export(self) -> None:
        rows = ["match,deal,ended,net,match_won"]
        for point in self.points:
            won = "" if point.match_won is None else str(point.match_won).lower()
            rows.append(f"{point.match_id},{point.deal},{point.ended.isoformat()},{point.net},{won}")
        write_export(self.services, "statistics", ".csv", "\n".join(rows) + "\n")

    def second_action(self) -> bool:
        self._export()
        return True

    @property
    def _shown(self) -> float:
        return 1.0 if self.services.theme.still else quad_in_out(min(1.0, self._grown))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._grown < 1:
            self._grown += seconds / self.services.theme.duration(_DRAWING_IN)
            plot = self.group.find("curve")
            if isinstance(plot, CurvePlot):
                plot.grown = self._shown
            self.redraw(_CURVE)

    # ------------------------------------------------------------ drawing
    def draw_page(self, canvas: Canvas) -> None:
        self._draw_tiles(canvas)
        texts = self.services.texts
        draw_panel(canvas, _CURVE, texts.tr("Winnings"), texts.tr("dollars, with garments at their value"))
        y = _CURVE.bottom - 36
        for x, won, words in ((206, True, texts.tr("match won")), (480, False, texts.tr("match lost"))):
            canvas.part(MatchMark(won), x - 12, y - 12)
            canvas.text_middle(words, x + 24, y, LEGEND, Colour.CREAM, Align.LEFT, fit=210)
        canvas.text_middle(texts.tr("deals"), _PLOT.right, y, LEGEND, Colour.MUTED, Align.RIGHT, fit=200)
        self._draw_theory(canvas)
        if not self.points:
            name = self._guests.name(self._met[0] if self._met else "vera")
            empty = texts.tr("No deals yet. {name} is warming the chair.", name=name)
            canvas.text_box(empty, _PLOT.inset(60), BODY, Colour.CREAM, most_lines=3)

    def _draw_tiles(self, canvas: Canvas) -> None:
        texts, totals = self.services.texts, self.totals
        share = texts.percent(totals.deals_won / totals.deals) if totals.deals else "–"
        tiles = (
            (texts.tr("Deals played"), texts.number(totals.deals)),
            (texts.tr("Deals won"), share),
            (texts.tr("Net result"), texts.change(totals.net)),
            (texts.tr("Biggest pot"), texts.money(totals.biggest_pot)),
            (texts.tr("Garments won"), texts.number(totals.garments_won)),
            (texts.tr("Matches"), texts.score(totals.matches_won, totals.matches_lost)),
        )
        for place, (label, value) in enumerate(tiles):
            rect = Rect(100 + 289 * place, 222, 275, 104)
            canvas.part(Panel(rect.width, rect.height, 10), rect.x, rect.y)
            canvas.text(label, rect.x + 22, rect.y + 38, LEGEND, Colour.MUTED, fit=rect.width - 44)
            canvas.text(value, rect.x + 22, rect.y + 84, AMOUNT, Colour.BRASS_LIGHT, fit=rect.width - 44)

    def _draw_theory(self, canvas: Canvas) -> None:
        texts, rows = self.services.texts, self.comparison
        draw_panel(canvas, _THEORY)
        title = texts.tr("Hands against theory")
        box = Rect(_THEORY.x + 28, _THEORY.y + 16, 280, 50)
        canvas.text_box(title, box, _HEADING, Colour.BRASS_LIGHT, Align.LEFT, most_lines=2)
        middle = _SCALE_LEFT + _SCALE_WIDTH / 2
        heads = (("0", _SCALE_LEFT), (texts.tr("theory"), middle), ("2×", _SCALE_LEFT + _SCALE_WIDTH))
        for words, x in heads:
            canvas.text_middle(words, x, 440, CAPTION, Colour.MUTED, fit=120)
        legend = " · ".join((texts.tr("seen"), texts.tr("due")))
        canvas.text_middle(legend, _THEORY.right - 28, 440, CAPTION, Colour.MUTED, Align.RIGHT, fit=180)
        canvas.part(_TheoryLine(_ROW_PITCH * len(rows) - 8), middle - 1, _ROWS_TOP - 20)
        for place, row in enumerate(rows):
            self._draw_comparison(canvas, row, _ROWS_TOP + place * _ROW_PITCH)
        y = _THEORY.bottom - 36
        canvas.part(_Band(34), _THEORY.x + 28, y - 7)
        total = self._hands[self._kind or HandSet.DRAW_FULL].total
        hands = texts.ntr("{count} hand", "{count} hands", total)
        bounds = canvas.text_middle(hands, _THEORY.right - 28, y, CAPTION, Colour.MUTED, Align.RIGHT)
        luck = texts.tr("where luck puts 95 of 100 players")
        left = _THEORY.x + 76
        canvas.text_middle(luck, left, y, CAPTION, Colour.CREAM, Align.LEFT, fit=bounds.x - 14 - left)

    def _draw_comparison(self, canvas: Canvas, row: Comparison, middle: float) -> None:
        texts = self.services.texts
        name = category_name(texts, row.category)
        canvas.text_middle(name, _THEORY.x + 28, middle, ROW, Colour.CREAM, Align.LEFT, fit=190)
        canvas.hairline(_SCALE_LEFT, middle, _SCALE_WIDTH, Colour.BLACK, 0.6)
        due = texts.decimal(row.due, 0 if row.due >= 10 else 1 if row.due >= 0.1 else 2)
        figures = f"{texts.number(row.seen)} · {due}"
        canvas.text_middle(figures, _THEORY.right - 28, middle, ROW_STRONG, Colour.BRASS_LIGHT, Align.RIGHT, fit=160)
        if not row.due:
            return
        reach = min(1.0, row.spread / row.due)
        width = round(_SCALE_WIDTH * reach)
        canvas.part(_Band(max(4, width)), _SCALE_LEFT + _SCALE_WIDTH / 2 - width / 2, middle - 7)
        ratio = row.seen / row.due
        x = _SCALE_LEFT + _SCALE_WIDTH * min(2.0, ratio) / 2
        canvas.part(_Seen(), x - 10, middle - 10)
        if ratio > 2:
            canvas.icon("next", x + 20, middle, 22, Colour.BRASS_LIGHT)


@dataclass(frozen=True, slots=True)
class _Band:
    """The range in which 95 of 100 players are."""

    width: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = rounded(0, 0, self.width, 14, 3)
        return Drawing(self.width, 14, (Layer(path(outline, palette, fill=Colour.GREEN_6)),))


@dataclass(frozen=True, slots=True)
class _Seen:
    """The diamond of what was seen."""

    def drawing(self, palette: Palette) -> Drawing:
        shape = diamond(10, 10, 10, 10)
        return Drawing(20, 20, (Layer(path(shape, palette, fill=BRASS_FILL, stroke=Colour.BRASS_EDGE, width=1.4)),))


@dataclass(frozen=True, slots=True)
class _TheoryLine:
    """The dotted line of what is due."""

    height: float

    def drawing(self, palette: Palette) -> Drawing:
        line = path(
            f"M1 0V{self.height:g}", palette, stroke=Colour.BRASS_LINE, width=2, extra=' stroke-dasharray="3 5"'
        )
        return Drawing(2, self.height, (Layer(line),))
