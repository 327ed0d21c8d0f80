"""The end of a match: who won, what it came to, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.events import SeatBeaten
from engine.players.demeanour import Expression
from engine.views import GarmentState, PublicSeat
from game.devices.inputs import Key
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind
from game.drawing.ornaments import HeadingRule, ScreenFrame
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import BODY, H1, H2
from game.match.match_figures import figures_of
from game.match.running_match import HUMAN, RunningMatch
from game.match.seen_stages import has_news
from game.match.setup_choice import match_setup
from game.opponents.pack import OpponentPack
from game.opponents.portraits import PortraitShape, draw_portrait
from game.scenes.evening.ladder import EveningLadder, reward_name
from game.scenes.lady import StandingOpponent
from game.scenes.match_end.confetti import FALL, Confetti
from game.scenes.match_end.result import MatchResult
from game.scenes.scenery import MATCH_END_FADE, draw_lounge, draw_table_edge, figure_rect
from game.scenes.sitting_down import sit_down
from game.settings import Modesty
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.table.names import MatchNames
from game.table.state import first_state, state_after
from game.table.talk import Talk
from game.texts.banners import match_ended
from game.widgets.base import Widget
from game.widgets.button import Button
from game.widgets.labels import draw_ribbon

_MIDDLE: Final = 560
_FIGURE_TOP, _FIGURE_SIZE = 34, 1.04
_FACE: Final = Rect(440, 130, 260, 260)
_HEAD_MIDDLE: Final = 1396
_TABLE_LOWERED: Final = 18
_LAMPS_DOWN: Final = 0.45
_BUST: Final = (96, 118)
_PLATE: Final = Rect(210, 812, 700, 54)
_EVERYTHING_ARRIVED: Final = 1.6


@dataclass(frozen=True, slots=True)
class _Way:
    """A way to another match."""

    name: str
    label: str
    act: Callable[[], None]
    key: Key
    note: str = ""
    icon: str = ""
    is_new: bool = False
    """Whether it leads to something else than the match that has ended."""


class MatchEndScene(Scene):
    """Won: the next opponent waits. Lost: the rematch does."""

    def __init__(self, services: Services, match: RunningMatch) -> None:
        """The match must be over. Raises PackError when an opponent's pack cannot be used."""
        super().__init__(services)
        self._match = match
        self._names = MatchNames(match.setup, services.cast, services.texts)
        self._figures = figures_of(match)
        self._shown = self._who_is_shown()
        self._result = MatchResult(services, match, self._names, self._shown)
        self._figure = self._standing(self._shown)
        self._line = self._chosen_line()
        self._ladder = EveningLadder(services)
        self._unlocked = self._ladder.unlock() if match.context.evening_rung else ()
        self._age = 0.0
        frame = Rect(40, 0, 940, 1080)
        self._confetti = Confetti(frame, _FACE, Random(match.id)) if self._is_won else None

    @property
    def _is_won(self) -> bool:
        return self._match.winner == HUMAN

    def _who_is_shown(self) -> int:
        """The opponent beaten last, or the one who has won."""
        winner = self._match.winner
        if winner is not None and winner != HUMAN:
            return winner
        beaten = [event.seat for event in self._match.events_since() if isinstance(event, SeatBeaten)]
        return beaten[-1] if beaten else 1

    def _worn(self, seat: PublicSeat) -> frozenset[str]:
        """What an opponent wears in the picture, as far as the player lets it go."""
        garments = self._names.pack(seat.seat).manifest.garments
        if not seat.wardrobe:
            return frozenset(garments)
        worn = frozenset(each.id for each in seat.wardrobe if each.state is not GarmentState.OFF)
        if not worn and self.services.settings.settings.modesty is not Modesty.FINALE:
            return frozenset(garments[-1:])
        return worn

    def _standing(self, seat: int) -> StandingOpponent:
        mood = Expression.CONFIDENT if self._is_won else Expression.DELIGHTED
        rect = figure_rect(_MIDDLE, _FIGURE_TOP, _FIGURE_SIZE)
        worn = self._worn(self._match.view().seats[seat])
        return StandingOpponent(self._names.pack(seat), rect, worn, expression=mood, cards=self._is_won)

    def _chosen_line(self) -> str:
        """What she says about the end of the match; nothing when lines are off or cannot be read."""
        tag = "match_won" if not self._is_won else "finale" if self._figures.garments_at_stake else "match_lost_money"
        taken = max(0, self._figures.winnings) if self._is_won else self._match.view().seats[self._shown].money
        talk = Talk(self.services, self._match, self._names, self._shown)
        state = state_after(first_state(self._match.setup), self._match.events_since())
        return talk.remark(tag, state, amount=taken)

    def entered(self) -> None:
        self.services.sounds.music("last_lamp_on_the_bar")
        self.services.sounds.play("match_won" if self._is_won else "match_lost")
        self.group.focus(self.group.widgets[0].name)

    def resumed(self) -> None:
        self.layout()

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return [*self._ways_on(), *self._ways_out(), *self._plate()]

    def _ways_on(self) -> list[Widget]:
        """What leads to another match: the first one is brass, and the right place is for what is new."""
        ways = self._evening_ways() if self._match.context.evening_rung else self._free_ways()
        widgets: list[Widget] = []
        for place, way in enumerate(ways):
            left = 1422 if way.is_new and len(ways) > 1 else 1010
            rect = Rect(left, 832, 388 if len(ways) > 1 else 800, 76)
            kind = ButtonKind.SECONDARY if place else ButtonKind.PRIMARY
            button = Button(way.name, rect, way.label, way.act, kind=kind, note=way.note, icon=way.icon, size=26)
            button.shortcut = way.key
            widgets.append(button)
        return widgets

    def _free_ways(self) -> list[_Way]:
        tr, following = self.services.texts.tr, self._next_opponent()
        ways = [_Way("rematch", tr("Rematch"), self._rematch, Key.R, icon="again")]
        if following is not None:
            name = following.manifest.name.full(self.services.texts.language)
            act = lambda: self._meet(following)
            meet = _Way("next", tr("Next opponent"), act, Key.N, note=name, is_new=True)
            ways.insert(0 if self._is_won else 1, meet)
        return ways

    def _evening_ways(self) -> list[_Way]:
        """The next rung or another try, and the ladder; only the ladder when it is climbed."""
        tr, step = self.services.texts.tr, self._ladder.next_step
        ladder = _Way("evening", tr("The ladder"), self._go_to_ladder, Key.E, icon="list", is_new=not self._is_won)
        if step is None:
            return [ladder]
        if not self._is_won:
            return [_Way("rematch", tr("Another try"), self._ladder.play, Key.R, icon="again"), ladder]
        name = step.pack.manifest.name.full(self.services.texts.language)
        return [_Way("next", tr("Next opponent"), self._ladder.play, Key.N, note=name, is_new=True), ladder]

    def _ways_out(self) -> list[Widget]:
        tr = self.services.texts.tr
        menu, history = Rect(1010, 926, 240, 58), Rect(1266, 926, 290, 58)
        ghost = ButtonKind.GHOST
        widgets: list[Widget] = [
            Button("menu", menu, tr("Menu"), self._go_to_title, kind=ghost, icon="home", size=23, shortcut=Key.M)
        ]
        if self.services.doors.leads_somewhere(Door.HISTORY):
            act, words = self._way(Door.HISTORY), tr("History")
            widgets.append(Button("history", history, words, act, kind=ghost, icon="list", size=23, shortcut=Key.H))
        return widgets

    def _plate(self) -> list[Widget]:
        """What the match has unlocked; pressing it goes there."""
        texts, pack = self.services.texts, self._names.pack(self._shown)
        if self._unlocked:
            name = " · ".join(reward_name(texts, self._unlocked[-1]))
            words, door = texts.tr("New in the settings: {name}", name=name), Door.SETTINGS
        elif len(self._match.setup.seats) == 2 and has_news(pack, self.services.storage.progress):
            name = str(pack.name(texts.language))
            words, door = texts.tr("New in the gallery: {name}", name=name), Door.GALLERY
        else:
            return []
        act, kind = self._way(door), ButtonKind.GHOST
        return [Button("unlocked", _PLATE, words, act, kind=kind, icon="star", size=20, capitals=False)]

    def _next_opponent(self) -> OpponentPack | None:
        """The one after this opponent in the cast; in stud everybody was there already."""
        if self._match.setup.rules.game != "draw":
            return None
        cast, current = self.services.cast, self._names.pack(self._shown).id
        ids = cast.ids()
        place = ids.index(current) if current in ids else 0
        return next(iter(cast.usable((*ids[place + 1 :], *ids[:place]))), None)

    # ------------------------------------------------------------ behaviour
    def _rematch(self) -> None:
        sit_down(self.services, self._match.setup, self._match.context.levels, is_rematch=True)

    def _meet(self, opponent: OpponentPack) -> None:
        setup = self.services.settings.settings.setup.model_copy(update={"draw_opponent": opponent.id})
        self.services.settings.change(setup=setup)
        sit_down(self.services, match_setup(self._match.setup.rules, [opponent]), self._match.context.levels)

    def _go_to_ladder(self) -> None:
        """To the ladder above the title page, where going back leads."""
        services = self.services
        services.scenes.restart(services.doors.page(Door.TITLE))
        services.scenes.push(services.doors.page(Door.EVENING))

    def _go_to_title(self) -> None:
        self.services.scenes.restart(self.services.doors.page(Door.TITLE))

    def _way(self, door: Door) -> Callable[[], None]:
        services = self.services
        return lambda: services.scenes.push(services.doors.page(door, self._match))

    def go_back(self) -> bool:
        self._go_to_title()
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        still = self.services.theme.still
        self._figure.update(seconds, self.redraw, still=still)
        lasts = max(FALL if self._confetti else 0.0, _EVERYTHING_ARRIVED)
        if self._age < lasts:
            self._age = lasts if still else self._age + seconds
            self.redraw()

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        draw_lounge(canvas, _MIDDLE)
        if not self._is_won:
            canvas.fill(Colour.INK, opacity=_LAMPS_DOWN)
        self._figure.draw(canvas)
        draw_table_edge(canvas, _TABLE_LOWERED)
        canvas.part(MATCH_END_FADE, 0, 0)
        if self._confetti is not None and not self.services.theme.still:
            self._confetti.draw(canvas, self._age)
        canvas.part(ScreenFrame(fans=True), 0, 0)
        self._draw_others(canvas)
        self._draw_name(canvas)
        self._draw_headline(canvas)
        self._result.draw_figures(canvas, self._age)
        self._result.draw_garments(canvas, self._age)
        super().draw(canvas)

    def _draw_others(self, canvas: Canvas) -> None:
        """Everybody else of a stud table."""
        others = [seat for seat in self._match.view().seats[1:] if seat.seat != self._shown]
        width, height = _BUST
        left = _MIDDLE - (len(others) * (width + 16) - 16) / 2
        for place, seat in enumerate(others):
            rect = Rect(left + place * (width + 16), 776, width, height)
            draw_portrait(canvas, self._names.pack(seat.seat), rect, PortraitShape.ARCH, self._worn(seat))

    def _draw_name(self, canvas: Canvas) -> None:
        ribbon = Rect.centred(_MIDDLE, 927, 440, 54)
        draw_ribbon(canvas, ribbon, self._names.full_name(self._shown), H2.sized(36))
        if self._line:
            said = self.services.texts.quote(self._line)
            canvas.text_box(said, Rect(180, 960, 760, 66), BODY, Colour.CREAM, most_lines=2)

    def _draw_headline(self, canvas: Canvas) -> None:
        winner = None if self._is_won else self._names.name(self._shown)
        title = match_ended(self.services.texts, winner)
        room = 760
        style = H1.sized(54) if canvas.width(title, H1.sized(54)) <= room else H1.sized(42)
        canvas.text(title, _HEAD_MIDDLE, 152, style, Colour.BRASS_LIGHT, Align.CENTRE, fit=room)
        canvas.part(HeadingRule(640), _HEAD_MIDDLE - 320, 175)
        canvas.text_box(self._result.comment(), Rect(996, 192, 800, 54), BODY, Colour.CREAM, most_lines=2)
