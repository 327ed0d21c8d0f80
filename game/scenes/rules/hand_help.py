"""The hand help over the table: what beats what, what one holds, and the chance of improving."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final, Protocol, runtime_checkable

from engine.cards import Deck
from engine.evaluation import HandCategory, describe
from engine.frequencies import ROYAL_FLUSHES, ROYAL_FLUSHES_OF_SEVEN, best_of_seven, dealt_hands
from engine.odds import Helping, is_royal_flush
from engine.rules import DrawRules
from game.devices.inputs import FocusStep, Input, Key, KeyPressed, meaning
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered, Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.motion import COUNT, cubic_out
from game.look.typography import CAPTION, H1, H3, LEGEND, ROW, Face, TextStyle
from game.match.hand_chances import HandChances, hand_chances
from game.match.running_match import RunningMatch
from game.scenes.rules.example_hands import RankedHand, ranking
from game.scenes.rules.hand_rows import RANKING_PANEL, HandRow
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.table.cards import draw_card
from game.texts.hands import category_name, hand_name, royal_flush_name, showing_name
from game.widgets.base import Widget
from game.widgets.choices import Segments
from game.widgets.legend import DPAD, LegendBar, LegendEntry

_RIGHT: Final = Rect(1250, 60, 570, 910)
_NAME: Final = TextStyle(Face.SEMIBOLD, 25)
_CHANCE: Final = TextStyle(Face.BOLD, 52)
_MOST_HELP: Final = 3
_HELP_PITCH: Final = 116


class Table(IntEnum):
    """Which shares the bars show."""

    NOW = 0
    """Of the hand that is held."""
    DRAW = 1
    STUD = 2


@runtime_checkable
class MarksCards(Protocol):
    """A page on which cards are marked for the exchange."""

    @property
    def marked_cards(self) -> frozenset[int]: ...


class HandHelp(Scene):
    """Opened and closed by H or Y at any moment of a match, or without one from elsewhere."""

    is_overlay = True

    def __init__(self, services: Services, match: RunningMatch | None = None) -> None:
        super().__init__(services)
        self._match = match
        top = services.scenes.top
        marked: frozenset[int] = top.marked_cards if isinstance(top, MarksCards) else frozenset()
        self.chances: HandChances | None = hand_chances(match.view(), marked) if match else None
        is_draw = match is None or isinstance(match.setup.rules, DrawRules)
        rules = match.setup.rules if match else services.settings.settings.setup.draw
        self._deck = Deck(rules.deck) if isinstance(rules, DrawRules) else Deck.FULL
        self._low_ace = isinstance(rules, DrawRules) and rules.low_ace_applies
        held = self.chances is not None and services.settings.settings.show_odds
        self.table = Table.NOW if held else Table.DRAW if is_draw else Table.STUD
        self._tables = tuple(Table) if held else (Table.DRAW, Table.STUD)
        self._grown = 0.0

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        rows: list[Widget] = [
            HandRow(self, place, hand, self.services.texts) for place, hand in enumerate(ranking(self._shown_deck))
        ]
        names = {Table.NOW: self.services.texts.tr("This deal"), Table.DRAW: self.services.texts.tr("Draw poker")}
        names[Table.STUD] = self.services.texts.tr("Stud")
        options = [names[table] for table in self._tables]
        place = Rect(RANKING_PANEL.right - 40 - 190 * len(options), 82, 190 * len(options), 50)
        label = self.services.texts.tr("Chance of improving")
        chosen = self._tables.index(self.table)
        tables = Segments("tables", place, label, options, chosen, lambda at: self._show(self._tables[at]))
        return [*rows, tables, self._legend()]

    def _legend(self) -> Widget:
        tr = self.services.texts.tr
        entries = (
            LegendEntry(("H", "Esc"), ("B",), tr("Close")),
            LegendEntry(("W", "S"), (DPAD,), tr("Choose a hand")),
            LegendEntry(("Tab",), ("LB", "RB"), tr("Other game")),
            LegendEntry(("R",), ("Y",), tr("Rules")),
        )
        return LegendBar("legend", Rect(40, 1000, 1840, 54), entries, self.services.device)

    def layout(self) -> None:
        first = not self.group.widgets
        super().layout()
        if first and self.chances is not None:
            self.group.focus(f"hand {self.current}")

    @property
    def _shown_deck(self) -> Deck:
        return Deck.FULL if self.table is Table.STUD else self._deck

    @property
    def current(self) -> int:
        """The line of the hand that is held, from 0; the last one without a hand."""
        if self.chances is None:
            return len(HandCategory)
        hand = describe(self.chances.value)
        return 0 if is_royal_flush(hand) else 9 - hand.category

    def share(self, hand: RankedHand) -> float | None:
        """What the bar of a line shows; None where nothing can be said."""
        if self.table is Table.NOW:
            return self._share_now(hand)
        counts = dealt_hands(self._deck, low_ace_joins_seven=self._low_ace)
        royal = ROYAL_FLUSHES
        if self.table is Table.STUD:
            counts, royal = best_of_seven(), ROYAL_FLUSHES_OF_SEVEN
        count = counts[hand.category]
        if hand.category is HandCategory.STRAIGHT_FLUSH:
            count = royal if hand.is_royal else count - royal
        return count / sum(counts.values())

    def _share_now(self, hand: RankedHand) -> float | None:
        if self.chances is None:
            return None
        if self.chances.odds is None:
            return float(ranking(self._deck)[self.current].name(self.services.texts) == hand.name(self.services.texts))
        odds = self.chances.odds
        count = odds.count(hand.category)
        if hand.category is HandCategory.STRAIGHT_FLUSH:
            count = odds.royal_flushes if hand.is_royal else count - odds.royal_flushes
        return count / odds.total

    @property
    def grown(self) -> float:
        """How far the bars have grown, from 0 to 1."""
        return cubic_out(min(1.0, self._grown))

    # ------------------------------------------------------------ behaviour
    def _show(self, table: Table) -> None:
        self.table, self._grown = table, 0.0
        self.layout()

    def turn_page(self, *, right: bool) -> bool:
        step = 1 if right else -1
        self._show(self._tables[(self._tables.index(self.table) + step) % len(self._tables)])
        return True

    def handle(self, given: Input) -> bool:
        """Tab turns the tables here; up and down go through the hands."""
        wanted = meaning(given)
        if isinstance(wanted, FocusStep):
            return self.turn_page(right=not wanted.backwards)
        return super().handle(given)

    def key_pressed(self, pressed: KeyPressed) -> bool:
        match pressed.key:
            case Key.H:
                self.services.scenes.pop()
            case Key.R:
                self._open_rules()
            case _:
                return False
        return True

    def show_detail(self, *, released: bool) -> bool:
        if not released:
            self._open_rules()
        return True

    def _open_rules(self) -> None:
        services = self.services
        if services.doors.leads_somewhere(Door.RULES):
            services.scenes.push(services.doors.page(Door.RULES, self._match))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._grown < 1:
            duration = self.services.theme.duration(COUNT)
            self._grown = 1.0 if self.services.theme.still else min(1.0, self._grown + seconds / duration)
            self.redraw(RANKING_PANEL)

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        texts = self.services.texts
        canvas.part(Panel(RANKING_PANEL.width, RANKING_PANEL.height), RANKING_PANEL.x, RANKING_PANEL.y)
        room = RANKING_PANEL.width - 110 - 190 * len(self._tables)
        canvas.text(texts.tr("What beats what"), RANKING_PANEL.x + 36, 126, H1.sized(44), Colour.BRASS_LIGHT, fit=room)
        canvas.hairline(RANKING_PANEL.x + 30, 146, RANKING_PANEL.width - 60)
        canvas.part(Panel(_RIGHT.width, _RIGHT.height), _RIGHT.x, _RIGHT.y)
        if self.chances is None:
            self._draw_idle(canvas)
        else:
            self._draw_held(canvas, self.chances)
            self._draw_help(canvas, self.chances)
        super().draw(canvas)

    def _draw_idle(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        canvas.text(tr("How often they come"), _RIGHT.x + 34, 126, H3.sized(36), Colour.BRASS_LIGHT, fit=500)
        if self.table is Table.STUD:
            said = tr("The best five of seven cards, of all hands that can be dealt.")
        else:
            said = tr("Five cards from the deck, of all hands that can be dealt.")
        canvas.paragraph(said, _RIGHT.x + 34, 160, 500, ROW, Colour.CREAM)

    def _draw_held(self, canvas: Canvas, chances: HandChances) -> None:
        texts, settings = self.services.texts, self.services.settings.settings
        x = _RIGHT.x + 34
        title = texts.tr("You hold: {hand}", hand=self._name(chances))
        canvas.text(title, x, 122, H3.sized(34), Colour.BRASS_LIGHT, fit=500)
        canvas.text(self._what_comes(chances), x, 162, ROW, Colour.CREAM, fit=500)
        count = len(chances.cards)
        width = min(92.0, (502 - 8 * (count - 1)) / count)
        pitch = width + (502 - width * count) / max(1, count - 1) if count > 4 else width + 12
        for place, card in enumerate(chances.cards):
            rect = Rect(x + place * pitch, 188, width, round(width * 1.4))
            stays = card in chances.kept
            draw_card(canvas, settings, card, rect, lit=stays and card in chances.making, dimmed=not stays)
        canvas.hairline(x - 4, 346, 510)

    def _name(self, chances: HandChances) -> str:
        texts, hand = self.services.texts, describe(chances.value)
        return hand_name(texts, hand) if len(chances.cards) > 4 else showing_name(texts, hand)

    def _what_comes(self, chances: HandChances) -> str:
        texts = self.services.texts
        if not chances.to_come:
            return texts.tr("No more cards to come")
        if self._match is not None and isinstance(self._match.setup.rules, DrawRules):
            return texts.ntr("{count} card to exchange", "{count} cards to exchange", chances.to_come)
        return texts.ntr("{count} card to come", "{count} cards to come", chances.to_come)

    def _draw_help(self, canvas: Canvas, chances: HandChances) -> None:
        texts, x = self.services.texts, _RIGHT.x + 34
        odds = chances.odds
        if odds is None or not self.services.settings.settings.show_odds:
            return
        canvas.text(texts.tr("What helps"), x, 392, H3.sized(32), Colour.BRASS_LIGHT, fit=500)
        for place, entry in enumerate(chances.helping[:_MOST_HELP]):
            self._draw_helping(canvas, entry, 410 + place * _HELP_PITCH)
        if not chances.helping:
            said = texts.tr("No single card makes this hand better.")
            canvas.paragraph(said, x, 416, 500, ROW, Colour.CREAM)
        canvas.part(Chamfered(514, 104, 12, Colour.WELL, Colour.BRASS_LINE), x - 6, 776)
        better = texts.tr("Better than this in the end")
        canvas.text_box(better, Rect(x + 18, 784, 270, 88), ROW.sized(23), Colour.CREAM, Align.LEFT, most_lines=2)
        share = texts.percent(chances.improving)
        shown = share if odds.is_exact else texts.tr("about {share}", share=share)
        style = _CHANCE if odds.is_exact else _CHANCE.sized(32)
        canvas.text_middle(shown, x + 490, 828, style, Colour.BRASS_LIGHT, Align.RIGHT, fit=206)
        canvas.paragraph(self._method(chances), x, 888, 506, CAPTION, Colour.MUTED, most_lines=2)

    def _method(self, chances: HandChances) -> str:
        texts, odds = self.services.texts, chances.odds
        if odds is None:
            return ""
        if odds.is_exact:
            return texts.ntr(
                "Counted over {count} way; cards that you have seen are out.",
                "Counted over {count} ways; cards that you have seen are out.",
                odds.total,
            )
        return texts.tr("From a sample of {number} ways; cards that you have seen are out.", number=odds.total)

    def _draw_helping(self, canvas: Canvas, entry: Helping, y: float) -> None:
        texts, settings = self.services.texts, self.services.settings.settings
        x, count = _RIGHT.x + 34, len(entry.cards)
        name = category_name(texts, entry.category)
        if entry.category is HandCategory.STRAIGHT_FLUSH and self._only_royal(entry):
            name = royal_flush_name(texts)
        canvas.text_middle(name, x, y + 32, _NAME.sized(23), Colour.IVORY, Align.LEFT, fit=228)
        cards = texts.ntr("{count} card", "{count} cards", count)
        canvas.text_middle(cards, x, y + 64, LEGEND, Colour.MUTED, Align.LEFT, fit=228)
        shown = entry.cards[::-1]
        pitch = min(42.0, (258 - 58) / max(1, count - 1))
        left = x + 502 - 58 - pitch * (count - 1)
        for place, card in enumerate(shown):
            draw_card(canvas, settings, card, Rect(left + place * pitch, y + 10, 58, 81))
        canvas.hairline(x, y + 106, 502, opacity=0.35)

    def _only_royal(self, entry: Helping) -> bool:
        return (
            self.chances is not None
            and len(self.chances.kept) == 4
            and all(
                is_royal_flush(describe(value))
                for value in (self.chances.odds.ways if self.chances.odds else ())
                if describe(value).category is entry.category
            )
        )
