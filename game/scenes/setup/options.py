"""The options of the setup page: how long, how strong, which deck, and what is at stake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from engine.players.levels import Level
from engine.presets import Evening
from engine.rules import DrawRules, Rules, StudRules
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Panel
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import AMOUNT_SMALL, CAPTION, SETTING
from game.match.house_rules import field_named
from game.match.setup_choice import StudTable, equal_chance, evening_of, table_of, with_evening, with_table
from game.scenes.setup.house_rules import HouseRulesPage
from game.scenes.setup.table import TableChoice
from game.stage.services import Services
from game.texts import mark
from game.widgets.amounts import Stepper
from game.widgets.base import Hint, Widget
from game.widgets.button import Button
from game.widgets.choices import Segments, Toggle
from game.widgets.dropdown import DropDown
from game.widgets.focus import FocusGroup

_PANEL = Rect(1090, 364, 730, 560)
_CONTROL_X, _CONTROL_WIDTH = 1296, 496
_LABEL_X = 1118
_LEVELS = {
    Level.NOVICE: mark("Novice"),
    Level.REGULAR: mark("Regular"),
    Level.SHARP: mark("Sharp"),
    Level.MASTER: mark("Master"),
}
_LEVEL_NOTES = {
    Level.NOVICE: mark("Calls too often, hopes too long and gives up at the wrong moment."),
    Level.REGULAR: mark("Knows the odds, but likes to see one card too many."),
    Level.SHARP: mark("Few mistakes, and a good memory for yours."),
    Level.MASTER: mark("Plays as well as the game knows how."),
}
_EVENINGS = {Evening.QUICK: mark("Quick"), Evening.CLASSIC: mark("Classic"), Evening.LONG: mark("Long")}
_STUD_TABLES = {
    StudTable.CASINO: mark("Casino style"),
    StudTable.HOME: mark("Home style"),
    StudTable.SOURCE: mark("Original rules"),
}
_AMOUNTS = ("starting_money", "garment_value", "ante")


class TableOptions:
    """Makes the controls of the panel and draws what stands beside them; `on_change` is told of every choice."""

    def __init__(self, services: Services, table: TableChoice, on_change: Callable[[], None]) -> None:
        self._services = services
        self._table = table
        self._on_change = on_change

    def widgets(self) -> list[Widget]:
        """The controls, for the game that is chosen."""
        tr, rules = self._services.texts.tr, self._table.rules
        first = self._draw_options(rules) if isinstance(rules, DrawRules) else self._stud_options(rules)
        reason = tr("The settings say that nobody stakes clothes.") if self._table.is_money_only_by_settings else ""
        row = Rect(_LABEL_X, 616, _CONTROL_X + _CONTROL_WIDTH - _LABEL_X, 52)
        return [
            *first,
            Toggle(
                "player_wardrobe",
                row,
                tr(field_named("player_wardrobe").label),
                rules.player_wardrobe and not rules.money_only,
                self._stake_too,
                hint=self._hint("player_wardrobe"),
                why_not=reason or (tr("Nobody stakes clothes in this match.") if rules.money_only else ""),
            ),
            Toggle(
                "money_only",
                row.moved(0, 56),
                tr(field_named("money_only").label),
                rules.money_only,
                lambda on: self._take(self._table.rules.model_copy(update={"money_only": on})),
                hint=self._hint("money_only"),
                why_not=reason,
            ),
            Button(
                "house rules",
                Rect(_LABEL_X, 734, row.width, 58),
                tr("House rules"),
                self._open_house_rules,
                size=24,
                icon="book",
            ),
        ]

    def _hint(self, field: str) -> Hint:
        tr, rule = self._services.texts.tr, field_named(field)
        return Hint(tr(rule.label), tr(rule.sentence))

    def _draw_options(self, rules: DrawRules) -> list[Widget]:
        tr = self._services.texts.tr
        evenings, evening = list(_EVENINGS), evening_of(rules.model_copy(update={"money_only": False}))
        decks: tuple[Literal[52, 32], ...] = (52, 32)
        return [
            Segments(
                "economy",
                Rect(_CONTROL_X, 384, _CONTROL_WIDTH, 52),
                tr("Economy"),
                [tr(label) for label in _EVENINGS.values()],
                evenings.index(evening) if evening else -1,
                lambda place: self._take(with_evening(rules, evenings[place])),
            ),
            self._level(),
            Segments(
                "deck",
                Rect(_CONTROL_X, 558, _CONTROL_WIDTH, 52),
                tr("Deck"),
                [tr(words) for words in field_named("deck").choices.values()],
                decks.index(rules.deck),
                lambda place: self._take(rules.model_copy(update={"deck": decks[place]})),
                hint=self._hint("deck"),
            ),
        ]

    def _stud_options(self, rules: StudRules) -> list[Widget]:
        tr = self._services.texts.tr
        tables, table = list(_STUD_TABLES), table_of(rules.model_copy(update={"money_only": False}))
        most = self._table.most_opponents + 1
        return [
            Segments(
                "economy",
                Rect(_CONTROL_X, 384, _CONTROL_WIDTH, 52),
                tr("Style"),
                [tr(label) for label in _STUD_TABLES.values()],
                tables.index(table) if table else -1,
                lambda place: self._take(with_table(rules, tables[place])),
            ),
            self._level(),
            Stepper(
                "players",
                Rect(_CONTROL_X, 558, _CONTROL_WIDTH, 52),
                tr("Seats"),
                (2, max(2, most)),
                rules.players,
                self._change_seats,
                hint=self._hint("players"),
            ),
        ]

    def _level(self) -> Widget:
        tr, levels = self._services.texts.tr, list(_LEVELS)
        chosen = levels.index(Level(self._table.settings.level)) + 1 if self._table.settings.level else 0
        choose = lambda place: self._choose_level(levels[place - 1].value if place else None)
        options = [tr("Everyone at their own level"), *(tr(label) for label in _LEVELS.values())]
        return DropDown("level", Rect(_CONTROL_X, 444, _CONTROL_WIDTH, 54), tr("Level"), options, chosen, choose)

    def _choose_level(self, level: str | None) -> None:
        self._table.change(level=level)
        self._on_change()

    def _stake_too(self, on: bool) -> None:
        self._table.stake_too(on=on)
        self._on_change()

    def _change_seats(self, players: int) -> None:
        self._table.change_seats(players)
        self._on_change()

    def _take(self, rules: Rules) -> None:
        self._table.take(rules)
        self._on_change()

    def _open_house_rules(self) -> None:
        def take(rules: Rules) -> Rules:
            self._take(rules)
            return self._table.rules

        self._services.scenes.push(HouseRulesPage(self._services, self._table.rules, take))

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas, group: FocusGroup) -> None:
        """Draw the panel, the words beside the controls, and what the match will be like."""
        canvas.part(Panel(_PANEL.width, _PANEL.height), _PANEL.x, _PANEL.y)
        self._draw_labels(canvas, group)
        self._draw_amounts(canvas)

    def _draw_labels(self, canvas: Canvas, group: FocusGroup) -> None:
        width = _CONTROL_X - _LABEL_X - 16
        for name in ("economy", "level", "deck" if self._table.settings.game == "draw" else "players"):
            control = group.find(name)
            rect = Rect(_LABEL_X, control.rect.y, width, control.rect.height)
            canvas.text_box(control.label, rect, SETTING.sized(24), Colour.IVORY, Align.LEFT, most_lines=2)
        for name in ("player_wardrobe", "money_only"):
            control = group.find(name)
            rect = Rect(_LABEL_X, control.rect.y, control.rect.width - 110, control.rect.height)
            canvas.text_box(control.label, rect, SETTING.sized(24), Colour.IVORY, Align.LEFT)
        if self._table.settings.level:
            note = self._services.texts.tr(_LEVEL_NOTES[Level(self._table.settings.level)])
        elif len(self._table.opponents) == 1:
            note = self._services.texts.tr(_LEVEL_NOTES[self._table.opponents[0].manifest.level])
        else:
            note = ""
        rect = Rect(_CONTROL_X, 499, _CONTROL_WIDTH, 58)
        canvas.text_box(note, rect, CAPTION, Colour.MUTED, Align.LEFT, most_lines=2)

    def _draw_amounts(self, canvas: Canvas) -> None:
        texts, rules = self._services.texts, self._table.rules
        room = _CONTROL_X + _CONTROL_WIDTH - _LABEL_X
        amounts = [name for name in _AMOUNTS if name != "garment_value" or not rules.money_only]
        width = room / len(amounts)
        for place, name in enumerate(amounts):
            middle = _LABEL_X + width * (place + 0.5)
            canvas.text(
                texts.tr(field_named(name).label), middle, 824, CAPTION, Colour.MUTED, Align.CENTRE, fit=width - 12
            )
            amount = texts.money(getattr(rules, name))
            canvas.text(amount, middle, 860, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.CENTRE, fit=width - 12)
        if self._table.opponents:
            chance = texts.percent(equal_chance(self._table.match_setup()))
            told = texts.tr("A player as good wins a match like this about {chance} of the time.", chance=chance)
            canvas.text_box(told, Rect(_LABEL_X, 872, room, 34), CAPTION, Colour.CREAM)
