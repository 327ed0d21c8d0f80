"""The table of five-card draw as a page: inputs in, actions to the running match, its events to the director."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from engine import events as ev
from engine.actions import Action, ActionKind, Option
from engine.players.demeanour import Demeanour
from engine.views import GarmentState, Phase
from game.colours import Colour
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import ButtonKind, Diamond
from game.drawing.ornaments import BannerKind
from game.geometry import Rect
from game.inputs import (
    Activate,
    Direction,
    Input,
    Key,
    KeyPressed,
    KeyReleased,
    Navigate,
    PointerButton,
    PointerMoved,
    PointerPressed,
    Scrolled,
    meaning,
)
from game.motion import THINKING_LOOP, Speed
from game.opponents.pack import OpponentPack
from game.running_match import RunningMatch
from game.scenes.dialog import Answer, Dialog, nothing
from game.scenes.doors import Door
from game.scenes.garment_moment import GarmentMomentScene
from game.scenes.scene import Scene
from game.services import Services
from game.sound.cues import ACTION_CUES
from game.sound.event_cues import EventCues
from game.table import layout
from game.table.action_bar import ACTION, ActionBar, BarNeeds, Doing
from game.table.card_slots import CardSlot, SealBadge
from game.table.director import Director
from game.table.names import MatchNames
from game.table.picture import TablePicture
from game.table.presence import Presence
from game.table.state import first_state, state_after
from game.table.steps import HUMAN, OPPONENT, Step
from game.table.talk import Talk
from game.table.wager import Wager
from game.texts import banners
from game.typography import H3, ROW
from game.widgets.base import Hint, Widget
from game.widgets.button import Button, IconButton

_GUARD: Final = 0.25
_GUARD_AFTER_RAISE: Final = 0.6
"""Seconds in which new buttons cannot be pressed: the press was meant for what stood there before."""
_THINKS: Final = (0.7, 1.5)
"""Seconds that she takes at the brisk speed, at least."""
_HESITATES_AFTER: Final = 25.0
_FLASH: Final = 0.9
_LEAVES_AFTER: Final = 1.6
_PEEK: Final = Key.V
_SKIPPING_IS_NOT: Final = frozenset(
    {Key.ESCAPE, Key.TAB, Key.H, _PEEK, Key.M, Key.P, *(Key(f"F{n}") for n in range(1, 13))}
)
_BETTING: Final = (Phase.FIRST_BETTING, Phase.SECOND_BETTING)


class DrawTableScene(Scene):
    """Plays a running match of draw to its end. Money and cards are the match's; this page only asks and shows."""

    def __init__(self, services: Services, match: RunningMatch) -> None:
        """Raises PackError when the opponent's pack cannot be used."""
        super().__init__(services)
        self.match = match
        self.names = MatchNames(match.setup, services.cast, services.texts)
        shown = state_after(first_state(match.setup), match.events_since())
        cues = EventCues(match.setup.rules.garment_value)
        self._chance = Random(match.context.players_seed)
        self.director = Director(shown, cues, services.sounds, services.theme, self._step_began)
        self.presence = Presence(services.theme, Random())
        self.talk = Talk(services, match, self.names, self._pack)
        self.picture = TablePicture(services, match.setup, self.names, self.director, self.presence)
        doing = Doing(self._act, self._bet, self._start_deal, self._clear, self._choose)
        self._bar = ActionBar(services.texts, self.names, doing)
        self._wager: Wager | None = None
        self._asks_again = False
        self._guard = 0.0
        self._thinks_for = 0.0
        self._seen: Demeanour | None = None
        self._waited = 0.0
        self._flash_left = 0.0
        self._situation: tuple[object, ...] = ()
        self._moving: list[Rect] = []

    @property
    def _pack(self) -> OpponentPack:
        return self.names.pack(OPPONENT)

    @property
    def name(self) -> str:
        view = self.match.view()
        off = sum(garment.state is GarmentState.OFF for garment in view.seats[OPPONENT].wardrobe)
        return f"{type(self).__name__}-{view.phase}-{off}-off"

    @property
    def is_settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.director.is_busy

    @property
    def waits_for_press(self) -> bool:
        """Whether a button may be pressed now."""
        ready = self.match.is_humans_turn or self.match.phase is Phase.READY
        return ready and self.is_settled and self._guard <= 0

    # ------------------------------------------------------------ coming and going
    def entered(self) -> None:
        self.services.sounds.music("velvet_ante")
        if self.match.phase is Phase.READY and self.match.view().deal_number == 0:
            self.talk.greet()
            self._start_deal()
        self._refresh()

    def resumed(self) -> None:
        self._refresh()

    def left(self) -> None:
        self.match.close()

    def go_back(self) -> bool:
        self._pause()
        return True

    def open_menu(self) -> bool:
        self._pause()
        return True

    def _pause(self) -> None:
        doors, services = self.services.doors, self.services
        if doors.leads_somewhere(Door.PAUSE):
            services.scenes.push(doors.page(Door.PAUSE, services, self.match))
            return
        tr = services.texts.tr
        services.scenes.push(
            Dialog(
                services,
                tr("Leave the table?"),
                tr(
                    "Your match is saved. You can sit down again where you left: the same cards, the same bet, "
                    "the same eyebrow."
                ),
                Answer(tr("Stay"), nothing, Key.N),
                Answer(tr("Save and leave"), self._leave, Key.Y),
                icon="door",
            )
        )

    def _leave(self) -> None:
        services = self.services
        if services.doors.leads_somewhere(Door.TITLE):
            services.scenes.restart(services.doors.page(Door.TITLE, services))
        else:
            services.scenes.pop()

    def _open(self, door: Door) -> None:
        services = self.services
        if services.doors.leads_somewhere(door):
            services.scenes.push(services.doors.page(door, services, self.match))

    # ------------------------------------------------------------ the human acts
    def _act(self, action: Action) -> None:
        self._asks_again = False
        self.picture.handling.marked.clear()
        self._told(self.match.act(action))

    def _start_deal(self) -> None:
        self._told(self.match.start_deal())

    def _bet(self) -> None:
        wager = self._wager
        if wager is None:
            return
        if self.services.settings.settings.confirm_big_bets and wager.is_big and not self._asks_again:
            self._asks_again = True
            self._refresh()
            return
        self._act(wager.action)

    def _choose(self, amount: int) -> None:
        if self._wager is not None:
            self._wager.amount = amount
            self._asks_again = False
            self.services.sounds.play(ACTION_CUES["slide"])
            self._refresh()

    def _change_amount(self, steps: int) -> bool:
        if self._wager is None:
            return False
        self._wager.move(steps)
        self._choose(self._wager.amount)
        return True

    def mark(self, place: int) -> None:
        """Mark a card for the exchange, or take the mark back."""
        handling = self.picture.handling
        if not handling.may_mark:
            return
        handling.marked.symmetric_difference_update({place})
        self.services.sounds.play(ACTION_CUES["mark_card"])
        self._refresh()

    def _clear(self) -> None:
        self.picture.handling.marked.clear()
        self._refresh()

    def _told(self, events: tuple[ev.Event, ...]) -> None:
        self.talk.follow(self.director.state if not self.director.is_busy else self.director.shown, events)
        self.director.tell(events)
        self._waited = 0.0
        low, high = _THINKS
        self._thinks_for = self._chance.uniform(low, high)
        self._refresh()

    # ------------------------------------------------------------ inputs
    def handle(self, given: Input) -> bool:
        if self._is_press(given) and self._skips(given):
            return True
        match given:
            case KeyPressed(key=key) if key is _PEEK:
                return self._peek(on=True)
            case KeyReleased(key=key) if key is _PEEK:
                return self._peek(on=False)
            case PointerMoved(x, y):
                self._hover_cards(x, y)
        if isinstance(given, KeyPressed) and self._keyed(given):
            return True
        if isinstance(moved := meaning(given), Navigate) and self._navigated(moved):
            return True
        if super().handle(given):
            return True
        return isinstance(given, Scrolled) and self._change_amount(round(given.steps))

    @staticmethod
    def _is_press(given: Input) -> bool:
        match given:
            case PointerPressed(button=PointerButton.LEFT) | Activate():
                return True
            case KeyPressed(key=key, control=False, alt=False):
                return key not in _SKIPPING_IS_NOT
        return False

    def _skips(self, given: Input) -> bool:
        """A press while something is shown finishes that, and never presses what appears underneath."""
        if isinstance(given, PointerPressed) and any(rect.contains(given.x, given.y) for rect in layout.NAVIGATION):
            return False
        if isinstance(given, KeyPressed) and given.repeated and isinstance(meaning(given), Activate):
            return True
        if self.director.is_busy:
            self.director.skip()
            self._after_change()
            return True
        if self.match.is_thinking:
            self._thinks_for = 0.0
            return True
        return self._guard > 0 and not isinstance(meaning(given), Navigate)

    def _keyed(self, pressed: KeyPressed) -> bool:
        handling = self.picture.handling
        if pressed.control or pressed.alt:
            return False
        if pressed.key.value in "12345" and handling.may_mark:
            if not pressed.repeated:
                self.mark(int(pressed.key.value) - 1)
            return True
        steps = {Key.PLUS: 1, Key.MINUS: -1, Key.PAGE_UP: 5, Key.PAGE_DOWN: -5}.get(pressed.key)
        if steps is not None:
            return self._change_amount(steps)
        return False

    def _navigated(self, moved: Navigate) -> bool:
        """Up and down change the amount, from wherever the focus is in the bar."""
        if self._wager is None or moved.direction not in (Direction.UP, Direction.DOWN):
            return False
        focused = self.group.focused
        if focused is not None and not layout.BAR.contains(focused.rect.centre_x, focused.rect.centre_y):
            return False
        return self._change_amount(1 if moved.direction is Direction.UP else -1)

    def key_pressed(self, pressed: KeyPressed) -> bool:
        match pressed.key:
            case Key.H:
                self._open(Door.HAND_HELP)
            case Key.P:
                self._pause()
            case Key.O:
                self._open(Door.SETTINGS)
            case _:
                return False
        return True

    def show_detail(self, *, released: bool) -> bool:
        if self.services.settings.settings.anti_peek:
            return self._peek(on=not released)
        if not released:
            self._open(Door.HAND_HELP)
        return True

    def turn_page(self, *, right: bool) -> bool:
        """LB and RB go through the cards while they can be marked."""
        slots = [widget.name for widget in self.group.widgets if isinstance(widget, CardSlot)]
        if not slots:
            return False
        focused = self.group.focused.name if self.group.focused is not None else ""
        here = slots.index(focused) if focused in slots else (-1 if right else 0)
        self.group.focus(slots[(here + (1 if right else -1)) % len(slots)])
        return True

    def _peek(self, *, on: bool) -> bool:
        handling = self.picture.handling
        if not self.services.settings.settings.anti_peek or handling.peeks == on:
            return False
        handling.peeks = on
        self.redraw()
        return True

    def _hover_cards(self, x: float, y: float) -> None:
        if self.services.settings.settings.anti_peek:
            over = any(layout.my_card(place).contains(x, y) for place in range(layout.HAND))
            self._peek(on=over)

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._guard = max(0.0, self._guard - seconds)
        if self.director.update(seconds):
            self._redraw_moving()
        for rect in self.presence.update(seconds):
            self.redraw(rect)
        if self._flash_left > 0:
            self._flash_left -= seconds
            if self._flash_left <= 0:
                self.picture.handling.flash = None
                self.director.go_on()
                self.redraw()
        self._after_change()
        self._advance(seconds)

    def _redraw_moving(self) -> None:
        """Only what moves, where it was and where it is, and the numbers that are being counted."""
        now = list(self.picture.flying_areas())
        for rect in (*self._moving, *now):
            self.redraw(rect)
        self._moving = now
        for rect in (layout.HER_PLATE, layout.MY_PLATE, layout.POT_PLATE):
            self.redraw(rect.inset(-12))
        step = self.director.step
        if step is None or step.opens_banner:
            self.redraw(layout.BANNER.inset(-40))

    def _after_change(self) -> None:
        """Build the bar anew when the situation is another one, and open what has to be looked at."""
        if self.director.moment is not None and self._flash_left <= 0:
            self._show_moment(self.director.moment)
        if self._situation != self._current_situation():
            self._refresh()

    def _current_situation(self) -> tuple[object, ...]:
        step = self.director.step
        return (self.director.is_busy, id(step) if step else 0, self.match.event_count, self.match.phase)

    def _advance(self, seconds: float) -> None:
        """What comes next when everything has been shown."""
        if self.director.is_busy:
            return
        self._waited += seconds
        if self.match.phase is Phase.OVER:
            if self._waited >= max(_FLASH, self._paced(_LEAVES_AFTER)):
                self._end_match()
        elif self.match.is_thinking:
            self._look_thoughtful()
            if self._waited >= self._paced(self._thinks_for) and (events := self.match.update()):
                self._told(events)
        elif self.match.is_humans_turn and self._waited >= _HESITATES_AFTER:
            self._waited = 0.0
            self.talk.mention("human_hesitates", self.director.state, self.presence)

    def _look_thoughtful(self) -> None:
        """Show the face that she makes while she thinks, and that she does."""
        seen = self.match.demeanour
        if seen is not None and seen is not self._seen:
            self._seen = seen
            self._thinks_for = seen.thinking_seconds if self._thinks_for else 0.0
            self.presence.rest(seen.expression)
            self.redraw(layout.FIGURE)
        self.redraw(Rect(layout.BAR.x, layout.BAR.y, 1060, layout.BAR.height))

    def _paced(self, seconds: float) -> float:
        return seconds * self.services.theme.comfort.speed.value

    def _step_began(self, step: Step) -> None:
        face = self.talk.face(step)
        if face is not None:
            self.presence.look(face)
        line = self.talk.line_for(step)
        if line:
            self.presence.say(line)
        self.redraw()

    def _show_moment(self, moment: ev.GarmentLost | ev.GarmentBoughtBack) -> None:
        if self.services.theme.comfort.speed is Speed.INSTANT:
            owner = None if moment.seat == HUMAN else self.names.name(moment.seat)
            garment = self.names.garment(moment.seat, moment.garment)
            lost = isinstance(moment, ev.GarmentLost)
            say = banners.garment_lost if lost else banners.garment_bought_back
            kind = BannerKind.BURGUNDY if lost else BannerKind.GREEN
            self.picture.handling.flash = (say(self.services.texts, owner, garment), kind)
            self._flash_left = _FLASH
            self.redraw()
            return
        step = self.director.moment_step
        before = step.before if step is not None else self.director.state
        page = GarmentMomentScene(self.services, self.match.setup, self.names, before, self.director.state, moment)
        page.when_done = self.director.go_on
        page.line = self.talk.line_of_moment()
        self.services.scenes.push(page)

    def _end_match(self) -> None:
        services = self.services
        if services.doors.leads_somewhere(Door.MATCH_END):
            services.scenes.restart(services.doors.page(Door.MATCH_END, services, self.match))
        else:
            self._leave()

    # ------------------------------------------------------------ the bar
    def _refresh(self) -> None:
        before = self._situation
        self._situation = self._current_situation()
        handling = self.picture.handling
        options = self.match.options()
        ready = not self.director.is_busy
        mine = ready and self.match.is_humans_turn
        draw = options.get(ActionKind.DRAW) if mine else None
        handling.may_mark = draw is not None
        handling.is_on_turn = mine
        handling.peeks = handling.peeks if self.services.settings.settings.anti_peek else True
        if not handling.may_mark:
            handling.marked.clear()
        handling.waits_for = self._waiting_words(mine=mine)
        self._wager = self._kept_wager(options.get(ActionKind.BET) or options.get(ActionKind.RAISE)) if mine else None
        self.layout()
        if before != self._situation:
            if mine or self.match.phase is Phase.READY:
                self._asks_again = False
                raised = isinstance(self.director.state.seats[OPPONENT].last_action, ev.RaiseMade)
                self._guard = _GUARD_AFTER_RAISE if raised else _GUARD
                self._focus_primary()
            thinking = ready and self.match.is_thinking
            self.presence.rest(self.talk.resting_face(thinking=thinking))

    def _kept_wager(self, option: Option | None) -> Wager | None:
        if option is None:
            return None
        if self._wager is not None and self._wager.option == option:
            return self._wager
        view = self.match.view()
        return Wager(option, view.pot + view.outstanding, view.me.money)

    def _focus_primary(self) -> None:
        primary = next(
            (widget for widget in reversed(self.group.widgets) if _is_primary(widget)),
            None,
        )
        if primary is not None:
            self.group.focus(primary.name)

    def layout(self) -> None:
        """Build the widgets anew. While there is nothing to press, the focus is nowhere rather than anywhere."""
        before = self.group.focused.name if self.group.focused is not None else ""
        super().layout()
        now = self.group.focused
        if now is not None and now.name != before:
            self.group.unfocus()

    def build(self) -> Sequence[Widget]:
        tr = self.services.texts.tr
        book, gear, door = layout.NAVIGATION
        widgets: list[Widget] = [*self._bar_widgets(), *self._card_slots()]
        if self.director.state.deal_number:
            widgets.append(SealBadge("seal", layout.SEAL, tr("Fair-deal seal"), self._seal_hint()))
        widgets += [
            IconButton(
                "help",
                book,
                tr("Hand ranking"),
                "book",
                lambda: self._open(Door.HAND_HELP),
                kind=ButtonKind.GHOST,
                shortcut=Key.H,
            ),
            IconButton(
                "settings",
                gear,
                tr("Settings"),
                "gear",
                lambda: self._open(Door.SETTINGS),
                kind=ButtonKind.GHOST,
                shortcut=Key.O,
            ),
            IconButton("leave", door, tr("Pause"), "door", self._pause, kind=ButtonKind.GHOST, shortcut=Key.P),
        ]
        return widgets

    def _seal_hint(self) -> Hint:
        texts = self.services.texts
        seal = self.match.next_commitment or self.director.shown.commitment
        shown = " ".join(seal[place : place + 8] for place in range(0, 32, 8))
        said = texts.tr("The deck was fixed before the first bet; here is how you can check it yourself.")
        return Hint(texts.tr("A fair deal"), f"{said} {shown}…")

    def _bar_widgets(self) -> list[Widget]:
        settings = self.services.settings.settings
        match, in_english = self.match, settings.english_action_words
        view = match.view()
        needs = BarNeeds(
            view,
            match.options(),
            self._wager,
            tuple(sorted(self.picture.handling.marked)),
            self._asks_again,
            self.director.state.is_tied,
        )
        if self.director.is_busy or not (match.is_humans_turn or match.phase is Phase.READY):
            return self._bar.asleep(view.phase, in_english=in_english)
        if match.phase is Phase.READY:
            return self._bar.between_deals(needs)
        if match.phase is Phase.OFFER:
            return self._bar.offer(needs)
        if match.phase is Phase.EXCHANGE:
            return self._bar.exchange(needs, in_english=in_english)
        return self._bar.betting(needs, in_english=in_english)

    def _card_slots(self) -> list[Widget]:
        handling = self.picture.handling
        if not handling.may_mark:
            return []
        texts = self.services.texts
        slots: list[Widget] = []
        for place in range(layout.HAND):
            rect = layout.my_card(place, marked=place in handling.marked)
            slots.append(
                CardSlot(
                    f"card {place + 1}",
                    rect,
                    texts.tr("Mark a card"),
                    self._marking(place),
                    is_marked=place in handling.marked,
                )
            )
        return slots

    def _marking(self, place: int) -> Callable[[], None]:
        return lambda: self.mark(place)

    # ------------------------------------------------------------ words of the bar
    def _waiting_words(self, *, mine: bool) -> str:
        tr = self.services.texts.tr
        if mine and self.match.phase is Phase.EXCHANGE:
            return tr("Choose your cards")
        if mine:
            return tr("Your turn")
        if not self.director.is_busy and self.match.is_thinking:
            return tr("{name} is on turn", name=self.names.name(OPPONENT))
        return ""

    def _bar_words(self) -> tuple[str, str]:
        """The title and the second line of the bar where it has no amount."""
        return self.talk.bar_words(self.director, self.picture.handling.marked)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)
        if self._wager is None and canvas.visible(layout.BAR):
            title, hint = self._bar_words()
            room = 1020.0 if self._has_buttons else 1380.0
            bounds = canvas.text(title, *layout.BAR_TITLE, H3, Colour.BRASS_LIGHT, fit=room)
            canvas.text(hint, *layout.BAR_HINT, ROW.sized(21), Colour.CREAM, Align.LEFT, fit=room)
            if not self.director.is_busy and self.match.is_thinking:
                self._draw_thinking(canvas, bounds.right + 44)
        self.group.draw(canvas)
        self.picture.draw_above(canvas)

    @property
    def _has_buttons(self) -> bool:
        return any(widget.rect.x < 1470 for widget in self.group.widgets if layout.BAR.overlaps(widget.rect))

    def _draw_thinking(self, canvas: Canvas, x: float) -> None:
        """Three diamonds that light up one after the other."""
        phase = 0 if self.services.theme.still else int(self._waited / THINKING_LOOP * 3) % 3
        for place in range(3):
            with canvas.faded((1.0, 0.6, 0.3)[(place - phase) % 3]):
                canvas.part(Diamond(10, 12), x + 34 * place, layout.BAR_TITLE[1] - 21)


def _is_primary(widget: Widget) -> bool:
    return widget.name.startswith(ACTION) and isinstance(widget, Button) and widget.kind is ButtonKind.PRIMARY


def open_table(services: Services, match: RunningMatch | None) -> Scene:
    """The page at which a running match of draw is played. Raises PackError, or ValueError without a match."""
    if match is None:
        raise ValueError("the table needs a running match to show")
    return DrawTableScene(services, match)
