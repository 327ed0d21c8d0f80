"""The setup page: which game, against whom, and by which rules. It remembers the last choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.cards import Card, parse_cards
from game.drawing.canvas import Canvas
from game.drawing.chrome import ButtonKind
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import CAPTION, H3, ROW_STRONG
from game.opponents.pack import OpponentPack
from game.scenes.scenery import draw_quiet_ground
from game.scenes.setup.cards import GameCard, OpponentCard
from game.scenes.setup.options import TableOptions
from game.scenes.setup.table import Game, TableChoice
from game.scenes.sitting_down import sit_down
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.widgets.base import Widget
from game.widgets.button import Button, IconButton
from game.widgets.labels import draw_heading

_OPPONENTS_TOP, _OPPONENT_PITCH, _OPPONENTS_SEEN = 364, 324, 3
_FANS: Mapping[Game, tuple[Card | None, ...]] = {
    "draw": parse_cards("Ah Kh Qh Jh Th"),
    "stud": (None, None, *parse_cards("9s 9d Ac")),
}


class SetupPage(Scene):
    """Every choice acts on the settings at once, so that the next evening begins where this one did."""

    def __init__(self, services: Services, game: Game) -> None:
        super().__init__(services)
        self._table = TableChoice(services, game)
        self._options = TableOptions(services, self._table, self.layout)
        self._first_seen = self._page_of_chosen()

    def entered(self) -> None:
        self.group.focus("deal")

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return [*self._game_cards(), *self._opponent_cards(), *self._pager(), *self._options.widgets(), *self._foot()]

    def _game_cards(self) -> list[Widget]:
        texts, tr = self.services.texts, self.services.texts.tr
        most = self._table.most_opponents
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
            note = " · ".join((players, tr("for clothes")))
            act = lambda game=game: self._choose_game(game)
            chosen, settings = game == self._table.settings.game, self.services.settings.settings
            cards.append(GameCard(game, rect, name, note, _FANS[game], settings, act, chosen=chosen))
        return cards

    def _choose_game(self, game: Game) -> None:
        self._table.change(game=game)
        self._first_seen = self._page_of_chosen()
        self.layout()

    def _opponent_cards(self) -> list[Widget]:
        chosen = self._table.opponents
        cards: list[Widget] = []
        for place, pack in enumerate(self._table.packs[self._first_seen : self._first_seen + _OPPONENTS_SEEN]):
            rect = Rect(100 + place * _OPPONENT_PITCH, _OPPONENTS_TOP, 306, 560)
            act = lambda pack=pack: self._choose_opponent(pack)
            cards.append(OpponentCard(rect, pack, self.services.texts.language, act, chosen=pack in chosen))
        return cards

    def _choose_opponent(self, pack: OpponentPack) -> None:
        self._table.choose(pack)
        self.layout()

    def _page_of_chosen(self) -> int:
        opponents = self._table.opponents
        place = self._table.packs.index(opponents[0]) if opponents else 0
        return place // _OPPONENTS_SEEN * _OPPONENTS_SEEN

    def _pager(self) -> list[Widget]:
        if len(self._table.packs) <= _OPPONENTS_SEEN:
            return []
        tr = self.services.texts.tr
        return [
            IconButton("earlier", Rect(838, 308, 48, 46), tr("Previous"), "left", lambda: self._turn(-1)),
            IconButton("later", Rect(1006, 308, 48, 46), tr("Next"), "right", lambda: self._turn(1)),
        ]

    def _turn(self, by: int) -> None:
        pages = -(-len(self._table.packs) // _OPPONENTS_SEEN)
        page = (self._first_seen // _OPPONENTS_SEEN + by) % pages
        self._first_seen = page * _OPPONENTS_SEEN
        self.layout()

    def turn_page(self, *, right: bool) -> bool:
        self._turn(1 if right else -1)
        return True

    def _foot(self) -> list[Widget]:
        tr = self.services.texts.tr
        nobody = "" if self._table.packs else tr("There is no opponent to play against.")
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
    def _deal(self) -> None:
        sit_down(self.services, self._table.match_setup(), self._table.levels)

    def go_back(self) -> bool:
        self.services.scenes.pop()
        return True

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        tr = self.services.texts.tr
        draw_quiet_ground(canvas)
        draw_heading(canvas, tr("The table is laid"))
        title = tr("Your opponent") if len(self._table.opponents) == 1 else tr("Your opponents")
        canvas.text(title, 100, 340, H3.sized(34), Colour.BRASS_LIGHT, fit=700)
        if len(self._table.packs) > _OPPONENTS_SEEN:
            last = min(len(self._table.packs), self._first_seen + _OPPONENTS_SEEN)
            seen = f"{self._first_seen + 1}–{last} / {len(self._table.packs)}"
            canvas.text_middle(seen, 946, 331, ROW_STRONG, Colour.CREAM, fit=110)
        self._options.draw(canvas, self.group)
        note = " ".join((tr("All characters are adults."), tr("Nothing you could not hang in a theatre foyer.")))
        canvas.text_box(note, Rect(370, 948, 1020, 72), CAPTION, Colour.MUTED, most_lines=2)
        super().draw(canvas)
