"""The setup page: which game, against whom, and by which rules. It remembers the last choice."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Literal

from engine.cards import Card, parse_cards
from engine.players.levels import Level
from engine.presets import Evening
from engine.rules import DrawRules, StudRules
from game.colours import Colour
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Panel
from game.geometry import Rect
from game.house_rules import AnyRules, bounds_of, field_named, with_field
from game.opponents.pack import OpponentPack, PackError
from game.scenes.doors import Door
from game.scenes.house_rules import HouseRulesPage
from game.scenes.scene import Scene
from game.scenes.scenery import draw_quiet_ground
from game.scenes.setup_cards import GameCard, OpponentCard
from game.scenes.sitting_down import sit_down
from game.scenes.title import FAVOURITE
from game.services import Services
from game.settings import Modesty, SetupSettings
from game.setup_choice import (
    StudTable,
    equal_chance,
    evening_of,
    match_setup,
    table_of,
    with_evening,
    with_own_stakes,
    with_table,
)
from game.texts import mark
from game.typography import AMOUNT_SMALL, CAPTION, H3, ROW_STRONG, SETTING
from game.widgets.amounts import Stepper
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton
from game.widgets.choices import Segments, Toggle
from game.widgets.dropdown import DropDown
from game.widgets.labels import draw_heading

Game = Literal["draw", "stud"]

_log = logging.getLogger(__name__)

_OPPONENTS_TOP, _OPPONENT_PITCH, _OPPONENTS_SEEN = 364, 324, 3
_OPTIONS = Rect(1090, 364, 730, 560)
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
    StudTable.SOURCE: mark("Source rules"),
}
_AMOUNTS = ("starting_money", "garment_value", "ante")
_FANS: Mapping[Game, tuple[Card | None, ...]] = {
    "draw": parse_cards("Ah Kh Qh Jh Th"),
    "stud": (None, None, *parse_cards("9s 9d Ac")),
}


class SetupPage(Scene):
    """Every choice acts on the settings at once, so that the next evening begins where this one did."""

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self._packs = _playable(services)
        self._change(game=game)
        if self._choice.level is None and services.settings.settings.hints and _is_first_match(services):
            self._change(level=Level.REGULAR.value)
        self._first_seen = self._page_of_chosen()

    def entered(self) -> None:
        self.group.focus("deal")

    # ------------------------------------------------------------ what is chosen
    @property
    def _choice(self) -> SetupSettings:
        return self.services.settings.settings.setup

    def _change(self, **fields: object) -> None:
        setup = SetupSettings.model_validate({**dict(self._choice), **fields})
        self.services.settings.change(setup=setup)

    @property
    def _is_money_only_by_settings(self) -> bool:
        return self.services.settings.settings.modesty is Modesty.MONEY_ONLY

    @property
    def _rules(self) -> AnyRules:
        """The rules in force: those chosen, within what the settings and the opponents at hand allow."""
        choice = self._choice
        update: dict[str, object] = {"money_only": True} if self._is_money_only_by_settings else {}
        if choice.game == "draw":
            return choice.draw.model_copy(update=update)
        players = max(2, min(choice.stud.players, len(self._packs) + 1))
        return choice.stud.model_copy(update={**update, "players": players})

    def _take_rules(self, rules: AnyRules) -> None:
        """Keep other rules."""
        self._change(**{rules.game: rules})
        self.layout()

    def _take_house_rules(self, rules: AnyRules) -> AnyRules:
        """Keep other rules; those in force then."""
        self._take_rules(rules)
        return self._rules

    @property
    def _opponents(self) -> list[OpponentPack]:
        """Who will sit at the table, seat 1 first: those chosen, then others until every seat is taken."""
        choice, rules = self._choice, self._rules
        wanted = (choice.draw_opponent or FAVOURITE,) if choice.game == "draw" else choice.stud_opponents
        chosen = [pack for name in wanted for pack in self._packs if pack.id == name]
        others = [pack for pack in self._packs if pack not in chosen]
        return [*chosen, *others][: rules.players - 1 if isinstance(rules, StudRules) else 1]

    def _choose_opponent(self, pack: OpponentPack) -> None:
        """Draw: she plays. Stud: she takes a seat or leaves it; the last one stays."""
        if self._choice.game == "draw":
            self._change(draw_opponent=pack.id)
        else:
            seated = self._opponents
            if pack not in seated:
                seated = [*seated, pack]
            elif len(seated) > 1:
                seated.remove(pack)
            self._seat(seated)
        self.layout()

    def _seat(self, opponents: Sequence[OpponentPack]) -> None:
        most = bounds_of(self._choice.stud, field_named("players"))[1] - 1
        seated = tuple(pack.id for pack in opponents[:most])
        self._change(stud_opponents=seated, stud=with_field(self._choice.stud, "players", len(seated) + 1))

    def _change_seats(self, players: int) -> None:
        seated = self._opponents[: players - 1]
        free = [pack for pack in self._packs if pack not in seated]
        self._seat([*seated, *free[: players - 1 - len(seated)]])
        self.layout()

    def _deal(self) -> None:
        opponents = self._opponents
        levels = (self._choice.level,) * len(opponents) if self._choice.level else ()
        sit_down(self.services, match_setup(self._rules, opponents), levels)

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return [*self._game_cards(), *self._opponent_cards(), *self._pager(), *self._options(), *self._foot()]

    def _game_cards(self) -> list[Widget]:
        texts, tr = self.services.texts, self.services.texts.tr
        most = min(bounds_of(self._choice.stud, field_named("players"))[1] - 1, len(self._packs))
        counted = texts.ntr("{count} opponent", "{count} opponents", most) if most > 1 else tr("For two")
        games: list[tuple[Game, Door, str, str]] = [
            ("draw", Door.DRAW_TABLE, tr("Five-card draw"), tr("For two")),
            ("stud", Door.STUD_TABLE, tr("Seven-card stud"), f"1–{counted}" if most > 1 else counted),
        ]
        shown = [game for game in games if self.services.doors.leads_somewhere(game[1])]
        cards: list[Widget] = []
        for place, (game, _, name, players) in enumerate(shown):
            width = (1720 - 20 * (len(shown) - 1)) / len(shown)
            rect = Rect(100 + place * (width + 20), 150, width, 136)
            note = f"{players} · {tr('for clothes')}"
            act = lambda game=game: self._choose_game(game)  # noqa: E731
            chosen, settings = game == self._choice.game, self.services.settings.settings
            cards.append(GameCard(game, rect, name, note, _FANS[game], settings, act, chosen=chosen))
        return cards

    def _choose_game(self, game: Game) -> None:
        self._change(game=game)
        self._first_seen = self._page_of_chosen()
        self.layout()

    def _opponent_cards(self) -> list[Widget]:
        chosen = self._opponents
        cards: list[Widget] = []
        for place, pack in enumerate(self._packs[self._first_seen : self._first_seen + _OPPONENTS_SEEN]):
            rect = Rect(100 + place * _OPPONENT_PITCH, _OPPONENTS_TOP, 306, 560)
            act = lambda pack=pack: self._choose_opponent(pack)  # noqa: E731
            cards.append(OpponentCard(rect, pack, self.services.texts.language, act, chosen=pack in chosen))
        return cards

    def _page_of_chosen(self) -> int:
        opponents = self._opponents
        place = self._packs.index(opponents[0]) if opponents else 0
        return place // _OPPONENTS_SEEN * _OPPONENTS_SEEN

    def _pager(self) -> list[Widget]:
        if len(self._packs) <= _OPPONENTS_SEEN:
            return []
        tr = self.services.texts.tr
        return [
            IconButton("earlier", Rect(838, 308, 48, 46), tr("Previous"), "left", lambda: self._turn(-1)),
            IconButton("later", Rect(1006, 308, 48, 46), tr("Next"), "right", lambda: self._turn(1)),
        ]

    def _turn(self, by: int) -> None:
        pages = -(-len(self._packs) // _OPPONENTS_SEEN)
        page = (self._first_seen // _OPPONENTS_SEEN + by) % pages
        self._first_seen = page * _OPPONENTS_SEEN
        self.layout()

    def turn_page(self, *, right: bool) -> bool:
        self._turn(1 if right else -1)
        return True

    def _options(self) -> list[Widget]:
        tr, rules = self.services.texts.tr, self._rules
        first = self._draw_options(rules) if isinstance(rules, DrawRules) else self._stud_options(rules)
        reason = tr("The settings say that nobody stakes clothes.") if self._is_money_only_by_settings else ""
        row = Rect(_LABEL_X, 634, _CONTROL_X + _CONTROL_WIDTH - _LABEL_X, 52)
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
                row.moved(0, 58),
                tr(field_named("money_only").label),
                rules.money_only,
                lambda on: self._take_rules(self._rules.model_copy(update={"money_only": on})),
                hint=self._hint("money_only"),
                why_not=reason,
            ),
            Button(
                "house rules",
                Rect(_LABEL_X, 756, row.width, 58),
                tr("House rules"),
                self._open_house_rules,
                size=24,
                icon="book",
            ),
        ]

    def _hint(self, field: str) -> Hint:
        tr, rule = self.services.texts.tr, field_named(field)
        return Hint(tr(rule.label), tr(rule.sentence))

    def _draw_options(self, rules: DrawRules) -> list[Widget]:
        tr = self.services.texts.tr
        evenings, evening = list(_EVENINGS), evening_of(rules.model_copy(update={"money_only": False}))
        decks: tuple[Literal[52, 32], ...] = (52, 32)
        return [
            Segments(
                "economy",
                Rect(_CONTROL_X, 386, _CONTROL_WIDTH, 52),
                tr("Economy"),
                [tr(label) for label in _EVENINGS.values()],
                evenings.index(evening) if evening else -1,
                lambda place: self._take_rules(with_evening(rules, evenings[place])),
            ),
            self._level(),
            Segments(
                "deck",
                Rect(_CONTROL_X, 572, _CONTROL_WIDTH, 52),
                tr("Deck"),
                [tr(words) for words in field_named("deck").choices.values()],
                decks.index(rules.deck),
                lambda place: self._take_rules(rules.model_copy(update={"deck": decks[place]})),
                hint=self._hint("deck"),
            ),
        ]

    def _stud_options(self, rules: StudRules) -> list[Widget]:
        tr = self.services.texts.tr
        tables, table = list(_STUD_TABLES), table_of(rules.model_copy(update={"money_only": False}))
        most = min(bounds_of(rules, field_named("players"))[1], len(self._packs) + 1)
        return [
            Segments(
                "economy",
                Rect(_CONTROL_X, 386, _CONTROL_WIDTH, 52),
                tr("Style"),
                [tr(label) for label in _STUD_TABLES.values()],
                tables.index(table) if table else -1,
                lambda place: self._take_rules(with_table(rules, tables[place])),
            ),
            self._level(),
            Stepper(
                "players",
                Rect(_CONTROL_X, 572, _CONTROL_WIDTH, 52),
                tr("Seats"),
                (2, max(2, most)),
                rules.players,
                self._change_seats,
                hint=self._hint("players"),
            ),
        ]

    def _level(self) -> Widget:
        tr, levels = self.services.texts.tr, list(_LEVELS)
        chosen = levels.index(Level(self._choice.level)) + 1 if self._choice.level else 0
        choose = lambda place: self._choose_level(levels[place - 1].value if place else None)  # noqa: E731
        options = [tr("Everyone at their own level"), *(tr(label) for label in _LEVELS.values())]
        return DropDown("level", Rect(_CONTROL_X, 452, _CONTROL_WIDTH, 54), tr("Level"), options, chosen, choose)

    def _choose_level(self, level: str | None) -> None:
        self._change(level=level)
        self.layout()

    def _stake_too(self, on: bool) -> None:
        rules = self._rules
        if isinstance(rules, DrawRules):
            self._take_rules(with_own_stakes(rules, on=on))
        else:
            self._take_rules(rules.model_copy(update={"player_wardrobe": on}))

    def _open_house_rules(self) -> None:
        self.services.scenes.push(HouseRulesPage(self.services, self._rules, self._take_house_rules))

    def _foot(self) -> list[Widget]:
        tr = self.services.texts.tr
        nobody = "" if self._packs else tr("There is no opponent to play against.")
        return [
            Button(
                "deal",
                Rect(1420, 948, 400, 72),
                tr("Deal the cards"),
                self._deal,
                kind=ButtonKind.PRIMARY,
                size=28,
                why_not=nobody,
            ),
            Button("back", Rect(100, 948, 240, 72), tr("Back"), self.services.scenes.pop, size=26),
        ]

    # ------------------------------------------------------------ behaviour
    def go_back(self) -> bool:
        self.services.scenes.pop()
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        draw_quiet_ground(canvas)
        draw_heading(canvas, tr("The table is laid"))
        title = tr("Your opponent") if len(self._opponents) == 1 else tr("Your opponents")
        canvas.text(title, 100, 340, H3.sized(34), Colour.BRASS_LIGHT, fit=700)
        if len(self._packs) > _OPPONENTS_SEEN:
            last = min(len(self._packs), self._first_seen + _OPPONENTS_SEEN)
            seen = f"{self._first_seen + 1}–{last} / {len(self._packs)}"
            canvas.text_middle(seen, 946, 331, ROW_STRONG, Colour.CREAM, fit=110)
        canvas.part(Panel(_OPTIONS.width, _OPTIONS.height), _OPTIONS.x, _OPTIONS.y)
        self._draw_labels(canvas)
        self._draw_amounts(canvas)
        note = f"{tr('All characters are adults.')} {tr('Nothing you could not hang in a theatre foyer.')}"
        canvas.text_box(note, Rect(370, 948, 1020, 72), CAPTION, Colour.MUTED, most_lines=2)
        super().draw(canvas)

    def _draw_labels(self, canvas: Canvas) -> None:
        width = _CONTROL_X - _LABEL_X - 16
        for name in ("economy", "level", "deck" if self._choice.game == "draw" else "players"):
            control = self.group.find(name)
            rect = Rect(_LABEL_X, control.rect.y, width, control.rect.height)
            canvas.text_box(control.label, rect, SETTING.sized(24), Colour.IVORY, Align.LEFT, most_lines=2)
        for name in ("player_wardrobe", "money_only"):
            control = self.group.find(name)
            rect = Rect(_LABEL_X, control.rect.y, control.rect.width - 110, control.rect.height)
            canvas.text_box(control.label, rect, SETTING.sized(24), Colour.IVORY, Align.LEFT)
        if self._choice.level:
            note = self.services.texts.tr(_LEVEL_NOTES[Level(self._choice.level)])
        elif len(self._opponents) == 1:
            note = self.services.texts.tr(_LEVEL_NOTES[self._opponents[0].manifest.level])
        else:
            note = ""
        rect = Rect(_CONTROL_X, 509, _CONTROL_WIDTH, 58)
        canvas.text_box(note, rect, CAPTION, Colour.MUTED, Align.LEFT, most_lines=2)

    def _draw_amounts(self, canvas: Canvas) -> None:
        texts, rules = self.services.texts, self._rules
        width = (_CONTROL_X + _CONTROL_WIDTH - _LABEL_X) / len(_AMOUNTS)
        for place, name in enumerate(_AMOUNTS):
            middle = _LABEL_X + width * (place + 0.5)
            canvas.text(
                texts.tr(field_named(name).label), middle, 838, CAPTION, Colour.MUTED, Align.CENTRE, fit=width - 12
            )
            amount = texts.money(getattr(rules, name))
            canvas.text(amount, middle, 873, AMOUNT_SMALL, Colour.BRASS_LIGHT, Align.CENTRE, fit=width - 12)
        if self._opponents:
            chance = texts.percent(equal_chance(match_setup(rules, self._opponents)))
            told = texts.tr("An equal wins a match like this about {chance} of the time.", chance=chance)
            room = Rect(_LABEL_X, 882, width * len(_AMOUNTS), 34)
            canvas.text_box(told, room, CAPTION, Colour.CREAM)


def _playable(services: Services) -> list[OpponentPack]:
    """Every opponent that can be read, the favourite first; what is wrong with others is told on the page of packs."""
    packs = []
    for opponent in sorted(services.cast.ids(), key=lambda name: (name != FAVOURITE, name)):
        try:
            packs.append(services.cast.get(opponent))
        except PackError as error:
            _log.warning("%s", error)
    return packs


def _is_first_match(services: Services) -> bool:
    matches = services.storage.matches
    return not matches.unfinished() and not matches.ended(1)
