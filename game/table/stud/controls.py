"""The widgets of the table of stud: its action bar, and the opponents that can be looked at."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import ActionKind
from engine.rules import StudRules
from engine.views import Phase
from game.devices.inputs import Key
from game.drawing.canvas import Canvas
from game.drawing.chrome import RingShape
from game.look.geometry import Rect
from game.settings.key_bindings import key_of
from game.stage.doors import Door
from game.stage.services import Services
from game.table.action_bar import ActionBar, BarNeeds, Doing
from game.table.controls import TableControls
from game.table.own_widgets import NavigationPlate
from game.table.places import staked_garments
from game.table.play import TablePlay
from game.table.stud import layout
from game.table.stud.action_bar import StudActionBar
from game.table.stud.handling import StudHandling
from game.table.stud.layout import StudLayout
from game.table.stud.pots import pots_with_places
from game.widgets.base import Hint, Widget

LOG_KEY = Key.L
WARDROBE_KEY = Key.W
_BETTING = frozenset(
    {
        Phase.THIRD_STREET,
        Phase.FOURTH_STREET,
        Phase.FIFTH_STREET,
        Phase.SIXTH_STREET,
        Phase.SEVENTH_STREET,
    }
)


class OpponentWidget(Widget):
    """An opponent at the table; pressing it raises her wardrobe card, or puts it away."""

    ring = RingShape.NOTCH

    def __init__(self, seat: int, rect: Rect, label: str, on_press: Callable[[], None]) -> None:
        super().__init__(f"seat {seat}", rect, label)
        self.seat = seat
        self._on_press = on_press

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas) -> None:
        """The picture draws her."""


class ExplainedSpot(Widget):
    """Something on the felt that says what it is; the picture draws it."""

    ring = RingShape.NOTCH

    def __init__(self, name: str, rect: Rect, label: str, hint: Hint) -> None:
        super().__init__(name, rect, label, hint=hint)


class StudControls(TableControls):
    """Builds the widgets anew for every situation."""

    seal_place = layout.SEAL

    def __init__(
        self,
        services: Services,
        play: TablePlay,
        ways: tuple[Callable[[Door], None], Callable[[], None]],
        lies: StudLayout,
        rules: StudRules,
        handling: StudHandling,
        look_at: Callable[[int], None],
        open_log: Callable[[], None],
    ) -> None:
        """``ways`` lead to other pages and to the pause; ``look_at`` pins the wardrobe card of a seat."""
        super().__init__(services, play, *ways)
        self._lies = lies
        self._rules = rules
        self._handling = handling
        self._look_at = look_at
        self._open_log = open_log
        self._bar = StudActionBar(services.texts, play.names, play.act, self._key)
        doing = Doing(play.act, play.bet, play.start_deal, play.clear_marks, play.choose)
        self._between = ActionBar(services.texts, play.names, doing, self._key)

    def _key(self, kind: ActionKind) -> Key:
        return stud_key(self.services, kind)

    def action_bar(self) -> list[Widget]:
        play = self.play
        match, in_english = play.match, self.services.settings.settings.english_action_words
        needs = BarNeeds(match.view(), match.options(), None, (), asks_again=False)
        if play.is_between_deals:
            return self._between.between_deals(needs)
        if not play.is_humans_turn:
            waits = match.phase in _BETTING and not match.view().me.has_folded
            return self._bar.asleep(in_english=in_english) if waits else []
        if match.phase is Phase.OFFER:
            return self._between.offer(needs)
        return self._bar.betting(match.options(), match.why_not, in_english=in_english)

    def log_panel(self) -> Callable[[], Rect] | None:
        return (lambda: layout.LOG) if self._handling.is_log_open else None

    def on_table(self) -> list[Widget]:
        tr, names = self.services.texts.tr, self.play.names
        widgets: list[Widget] = [
            OpponentWidget(seat, self._target(seat), names.full_name(seat), self._looking_at(seat))
            for seat in range(1, self._lies.opponents + 1)
        ]
        log = tr("Deal log")
        button = NavigationPlate("log", layout.LOG_BUTTON, log, "list", self._open_log, shortcut=LOG_KEY)
        return [*widgets, *self._pots(), *self._stakes(), button]

    def _pots(self) -> list[Widget]:
        """What tells who can win each pot."""
        texts, state = self.services.texts, self.play.director.state
        pots = pots_with_places(state, self._rules)
        spots: list[Widget] = []
        for place, pot in enumerate(pots):
            label = texts.tr("Side pot {number}", number=place) if place else texts.tr("Main pot")
            names = ", ".join(str(self.play.names.name(seat)) for seat in pot.eligible)
            hint = Hint(label, texts.tr("In it: {names}", names=names))
            spots.append(ExplainedSpot(f"pot {place}", self._lies.pot(place, len(pots)), label, hint))
        return spots

    def _stakes(self) -> list[Widget]:
        """What tells whose the garments are that lie in the middle."""
        texts, names = self.services.texts, self.play.names
        spots: list[Widget] = []
        for place, (seat, garment) in enumerate(staked_garments(self.play.director.state)):
            x, y = self._lies.stake(place)
            rect = Rect.centred(x, y, 2 * layout.STAKE_RADIUS, 2 * layout.STAKE_RADIUS)
            title = f"{names.name(seat)}: {names.garment(seat, garment)}"
            body = texts.tr("Still worn. If the deal is lost, it goes; if it is won, it is free again.")
            spots.append(ExplainedSpot(f"stake {place}", rect, title, Hint(title, body)))
        return spots

    def _target(self, seat: int) -> Rect:
        if self._lies.has_figures:
            plate = self._lies.plate(seat)
            return Rect(plate.x, 90, plate.width, plate.bottom - 90)
        return self._lies.portrait(seat).union(self._lies.plate(seat))

    def _looking_at(self, seat: int) -> Callable[[], None]:
        return lambda: self._look_at(seat)


def stud_key(services: Services, kind: ActionKind) -> Key:
    """The key of an action: a fixed limit makes a bet of what would be a raise, so both have the same one."""
    return key_of(services.settings.settings, ActionKind.RAISE if kind is ActionKind.BET else kind)
