"""A table as a page: it takes the inputs, lets time pass, and draws. Each game adds what is its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.events import GarmentLost
from game.devices.inputs import (
    Activate,
    DeviceChanged,
    Input,
    Key,
    KeyPressed,
    KeyReleased,
    Navigate,
    PointerButton,
    PointerMoved,
    PointerPressed,
    meaning,
)
from game.drawing.canvas import Canvas
from game.drawing.chrome import Diamond
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import H3, ROW
from game.match.running_match import RunningMatch
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.tables.garment_moment import GarmentMomentScene
from game.stage.doors import Door
from game.stage.scene import Scene
from game.stage.services import Services
from game.table import layout
from game.table.action_bar import ACTION
from game.table.controls import primary_of
from game.table.laid import Laid
from game.table.picture import PEEK_KEY
from game.table.play import TablePlay
from game.table.turn_light import thinking_beat
from game.widgets.base import Widget

_SKIP_NOTHING: Final = frozenset(
    {Key.ESCAPE, Key.TAB, Key.H, Key.O, Key.P, Key.M, PEEK_KEY, *(Key(f"F{number}") for number in range(1, 13))}
)
"""Keys that do what they always do while something is shown."""
LOG_KEYS: Final = {Key.PAGE_UP: 4, Key.PAGE_DOWN: -4}
"""Rows by which keys scroll the log of the deal, where there is no amount that they change."""
_ROOM_BESIDE_BUTTONS, _ROOM_ALONE = 1020.0, 1380.0


class TablePage(Scene):
    """Plays a running match to its end."""

    music: ClassVar[str] = "velvet_ante"
    """What the band plays meanwhile."""
    own_keys: ClassVar[frozenset[Key]] = frozenset()
    """Keys of the game that work while something is shown."""
    own_plates: ClassVar[tuple[Rect, ...]] = ()
    """Places of buttons that do."""

    def __init__(self, services: Services, match: RunningMatch, laid: Laid) -> None:
        """Raises PackError when an opponent's pack cannot be used."""
        super().__init__(services)
        self.match = match
        self.play = TablePlay(services, match, laid, self.redraw, self.rebuild)
        self._focused_for = -1

    def controls(self) -> Sequence[Widget]:
        """The widgets of the table for this moment, in the order of Tab."""
        return ()

    def own_card_at(self, x: float, y: float) -> bool:  # noqa: ARG002 - as its base is asked
        """Whether a point lies on one of the human's cards."""
        return False

    @property
    def marked_cards(self) -> frozenset[int]:
        """Places of the cards that are marked for the exchange; the hand help counts with them."""
        return frozenset(self.play.handling.marked)

    @property
    def is_settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return self.play.is_settled

    @property
    def waits_for_press(self) -> bool:
        """Whether a button may be pressed now."""
        return (self.play.is_humans_turn or self.play.is_between_deals) and self.play.guard <= 0

    # ------------------------------------------------------------ coming and going
    def entered(self) -> None:
        self._play_music()
        self.play.begin()

    def resumed(self) -> None:
        self._play_music()
        self.play.refresh()

    def _play_music(self) -> None:
        """What the player has chosen for every table, or what the band plays at this one."""
        self.services.sounds.music(self.services.settings.settings.table_music or self.music)

    def left(self) -> None:
        self.play.close()

    def go_back(self) -> bool:
        """Esc puts a hint away, then pauses."""
        if not self.play.put_hint_away():
            self.pause()
        return True

    def open_menu(self) -> bool:
        self.pause()
        return True

    def open_door(self, door: Door) -> None:
        services = self.services
        if services.doors.leads_somewhere(door):
            services.scenes.push(services.doors.page(door, self.match))

    def pause(self) -> None:
        if self.services.doors.leads_somewhere(Door.PAUSE):
            self.open_door(Door.PAUSE)
            return
        tr = self.services.texts.tr
        body = tr(
            "Your match is saved. You can sit down again where you left: the same cards, the same bet, "
            "the same eyebrow."
        )
        stay, leave = (
            Answer(self.services.texts.ptr("dialog", "Stay"), nothing, Key.N),
            Answer(tr("Save and leave"), self._leave, Key.Y),
        )
        self.services.scenes.push(Dialog(self.services, tr("Leave the table?"), body, stay, leave, icon="door"))

    def _leave(self) -> None:
        self._go_to(Door.TITLE)

    def _go_to(self, door: Door) -> None:
        services = self.services
        if services.doors.leads_somewhere(door):
            services.scenes.restart(services.doors.page(door, self.match))
        else:
            services.scenes.pop()

    # ------------------------------------------------------------ inputs
    def handle(self, given: Input) -> bool:
        if self._is_press(given) and self._skips(given):
            return True
        return self._table_takes(given) or super().handle(given)

    def _table_takes(self, given: Input) -> bool:
        """What the table itself does with an input, before its widgets are asked."""
        match given:
            case KeyPressed(key=key) if key is PEEK_KEY:
                return self.play.peek(on=True)
            case KeyReleased(key=key) if key is PEEK_KEY:
                return self.play.peek(on=False)
            case DeviceChanged():
                self.rebuild()  # a hint names the keys or the buttons of the device
            case PointerMoved(x, y) if self.services.settings.settings.anti_peek:
                self.play.peek(on=self.own_card_at(x, y))
            case KeyPressed(control=False, alt=False) if self.keyed(given):
                return True
        moved = meaning(given)
        return isinstance(moved, Navigate) and self.navigated(moved)

    def keyed(self, pressed: KeyPressed) -> bool:  # noqa: ARG002 - as its base is asked
        """What the table does with a key, before its widgets are asked."""
        return False

    def navigated(self, moved: Navigate) -> bool:  # noqa: ARG002 - as its base is asked
        """What the table does with a direction, before the focus moves."""
        return False

    def _is_press(self, given: Input) -> bool:
        match given:
            case PointerPressed(button=PointerButton.LEFT) | Activate():
                return True
            case KeyPressed(key=key, control=False, alt=False):
                return key not in _SKIP_NOTHING and key not in self.own_keys
        return False

    def _skips(self, given: Input) -> bool:
        """A press while something is shown finishes that, and never presses what appears underneath."""
        plates = (*layout.NAVIGATION, *self.own_plates)
        if isinstance(given, PointerPressed) and any(rect.contains(given.x, given.y) for rect in plates):
            return False
        if isinstance(given, KeyPressed) and given.repeated and isinstance(meaning(given), Activate):
            return True
        return self.play.skip() or (self.play.guard > 0 and not isinstance(meaning(given), Navigate))

    def key_pressed(self, pressed: KeyPressed) -> bool:
        doors = {Key.H: Door.HAND_HELP, Key.O: Door.SETTINGS}
        if pressed.key in doors and not pressed.repeated:
            self.open_door(doors[pressed.key])
            return True
        return False

    def show_detail(self, *, released: bool) -> bool:
        if self.services.settings.settings.anti_peek:
            return self.play.peek(on=not released)
        if not released:
            self.open_door(Door.HAND_HELP)
        return True

    def second_action(self) -> bool:
        """X presses the button beside the most important one."""
        acting = [widget for widget in self.group.widgets if widget.name.startswith(ACTION) and widget.enabled]
        if len(acting) < 2 or not self.waits_for_press:
            return False
        acting[1].activate()
        return True

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.play.update(seconds)
        moment = self.play.moment
        if moment is not None and not self.play.show_in_passing(moment):
            self._put_in_spotlight()
        elif self.play.is_over:
            self._go_to(Door.MATCH_END)

    def _put_in_spotlight(self) -> None:
        step = self.play.moment
        if step is None or step.moment is None:
            return
        taker = self._taker_of(step.moment.seat, step.moment.garment)
        page = GarmentMomentScene(self.services, self.match.setup, self.play.names, step, taker)
        speaker, line = self.play.company.line_of_moment()
        page.line = line if speaker == page.seat else ""
        page.when_done = self.play.director.go_on
        self.services.scenes.push(page)

    def _taker_of(self, seat: int, garment: str) -> int | None:
        """Who won a garment last."""
        for event in reversed(self.match.events_since()):
            if isinstance(event, GarmentLost) and (event.seat, event.garment) == (seat, garment):
                return event.winner
        return None

    # ------------------------------------------------------------ widgets
    def build(self) -> Sequence[Widget]:
        return self.controls()

    def rebuild(self) -> None:
        """Build the buttons anew. The focus stays where it is, or goes to the button that matters most."""
        before = self.group.focused.name if self.group.focused is not None else ""
        self.layout()
        turn = self.match.event_count if self.play.is_humans_turn or self.play.is_between_deals else -1
        primary = primary_of(self.group.widgets)
        now = self.group.focused.name if self.group.focused is not None else ""
        if primary is not None and (turn != self._focused_for or now != before):
            self.group.focus(primary)
        elif now != before:
            # Nothing can be pressed: the focus is nowhere rather than anywhere.
            self.group.unfocus()
        self._focused_for = turn

    # ------------------------------------------------------------ drawing
    def draw(self, canvas: Canvas) -> None:
        canvas.beneath(self._draw_at_rest)
        self.play.picture.draw_above(canvas)

    def _draw_at_rest(self, canvas: Canvas) -> None:
        """Everything but what flies and what is said."""
        self.play.picture.draw(canvas)
        hint_in_bar = self.play.hint and self.play.handling.hint is None
        if self.play.wager is None and not hint_in_bar and canvas.visible(layout.BAR):
            self._draw_bar_words(canvas)
        self.group.draw(canvas)

    def _draw_bar_words(self, canvas: Canvas) -> None:
        title, hint = self.play.words.of_moment(self.play.director, len(self.play.handling.marked))
        beside = any(widget.rect.x < 1470 for widget in self.group.widgets if layout.BAR.overlaps(widget.rect))
        room = _ROOM_BESIDE_BUTTONS if beside else _ROOM_ALONE
        bounds = canvas.text(title, *layout.BAR_TITLE, H3, Colour.BRASS_LIGHT, fit=room)
        canvas.text(hint, *layout.BAR_HINT, ROW.sized(21), fit=room)
        if self.play.she_thinks:
            self._draw_thinking(canvas, bounds.right + 44)

    def _draw_thinking(self, canvas: Canvas, x: float) -> None:
        """Three diamonds that light up one after the other."""
        lit = 0 if self.services.theme.still else thinking_beat(self.play.waited)
        for place in range(3):
            with canvas.faded((1.0, 0.6, 0.3)[(place - lit) % 3]):
                canvas.part(Diamond(10, 12), x + 34 * place, layout.BAR_TITLE[1] - 21)
