"""The course of play at the table: actions to the running match, its events to the director, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from engine import events as ev
from engine.actions import Action, ActionKind, Option
from engine.players.demeanour import Demeanour
from engine.views import Phase
from game.look.geometry import CANVAS, Rect
from game.look.motion import Speed
from game.match.running_match import RunningMatch
from game.sound.cues import ACTION_CUES
from game.sound.event_cues import EventCues
from game.stage.services import Services
from game.table import layout
from game.table.company import Company
from game.table.director import Director
from game.table.foresight import Foresight
from game.table.guide import Guide
from game.table.handling import Handling
from game.table.laid import AtTable, Laid
from game.table.movement import Movement
from game.table.names import MatchNames
from game.table.presence import Presence
from game.table.state import first_state, state_after
from game.table.steps import HUMAN, OPPONENT, Step
from game.table.turn_light import TurnLight, thinking_beat
from game.table.wager import Wager

GUARD: Final = 0.25
GUARD_AFTER_RAISE: Final = 0.6
"""Seconds in which new buttons cannot be pressed: the press was meant for what stood there before."""
_THINKS: Final = (0.7, 1.5)
"""Seconds that she takes at the brisk speed when her face does not say how long."""
_HESITATES_AFTER: Final = (12.0, 42.0)
"""Seconds of the human's turn after which somebody remarks on it."""
_PONDERS_AFTER: Final = 1.5
"""Seconds of her turn after which she does so herself."""
_FLASH: Final = 0.9
_LEAVES_AFTER: Final = 1.6
_AT_ONCE: Final = 60.0
"""Seconds in which everything is over."""

Redraw = Callable[[Rect], None]


class TablePlay:
    """Everything of the table that time and the player's decisions change. It draws nothing and reads no inputs."""

    def __init__(
        self, services: Services, match: RunningMatch, laid: Laid, redraw: Redraw, changed: Callable[[], None]
    ) -> None:
        """``changed`` is called when the buttons have to be others. Raises PackError for an unusable pack."""
        self._services = services
        self._redraw = redraw
        self._redraw_above = services.window.invalidate_above
        self._changed = changed
        self.match = match
        self.names = MatchNames(match.setup, services.cast, services.texts)
        shown = state_after(first_state(match.setup), match.events_since())
        cues = EventCues(match.setup.rules.garment_value)
        self.director = Director(shown, cues, services.sounds, services.theme, self._step_began, laid.places)
        self._foresight = Foresight(services, self.names)
        self.company = Company(services, match, self.names, laid.stands)
        self.words = laid.words(services, match, self.names)
        at_table = AtTable(services, match.setup, self.names, self.director, self.company, self.words, match.view)
        self.picture = laid.picture(at_table)
        self._guide = Guide(services, match, self.names)
        self._laid = laid
        self._movement = Movement(self.director, laid, self.picture, redraw, self._redraw_above)
        self.wager: Wager | None = None
        self.asks_again = False
        """Whether the next press on BET or RAISE is the second one, which a big bet needs."""
        self.guard = 0.0
        """Seconds until the buttons may be pressed."""
        self.waited = 0.0
        """Seconds for which the table has been waiting for somebody."""
        self._chance = Random(match.context.players_seed)
        self._thinks_for = 0.0
        self._seen: Demeanour | None = None
        self._flash_left = 0.0
        self._light = TurnLight(services.theme)
        self._peeks = False
        self._situation: tuple[object, ...] = ()

    @property
    def presence(self) -> Presence:
        """The only opponent of a draw match, or the first of several."""
        return self.company.presences[OPPONENT]

    @property
    def handling(self) -> Handling:
        return self.picture.handling

    # ------------------------------------------------------------ where the table stands
    @property
    def is_settled(self) -> bool:
        """Whether everything that happened has been shown."""
        return not self.director.is_busy

    @property
    def is_humans_turn(self) -> bool:
        return self.is_settled and self.match.is_humans_turn

    @property
    def is_between_deals(self) -> bool:
        return self.is_settled and self.match.phase is Phase.READY

    @property
    def she_thinks(self) -> bool:
        return self.is_settled and self.match.is_thinking

    @property
    def moment(self) -> Step | None:
        """A garment that changes hands and has to be looked at now."""
        return self.director.moment_step if self.director.moment is not None and not self._flash_left else None

    @property
    def is_over(self) -> bool:
        """Whether the match is over and its last picture has stood long enough."""
        over = self.is_settled and self.match.phase is Phase.OVER
        return over and self.waited >= max(_FLASH, self._paced(_LEAVES_AFTER))

    # ------------------------------------------------------------ the human acts
    def begin(self) -> None:
        """Deal the first cards of a new match, or look at one that goes on."""
        if self.match.phase is Phase.READY and self.match.view().deal_number == 0:
            self.company.greet(self.director.state)
            self.start_deal()
        self.refresh()

    def close(self) -> None:
        """The table is left: prepare nothing more for it. The match can be resumed."""
        self._foresight.close()
        self._guide.close()
        self.match.close()

    def start_deal(self) -> None:
        """Deal the next cards."""
        self._guide.move_on()
        self._tell(self.match.start_deal())

    def act(self, action: Action) -> None:
        """Carry out what a button says."""
        self.asks_again = False
        self.handling.unmark_all()
        self._guide.move_on()
        self._tell(self.match.act(action))

    def bet(self) -> None:
        """Bet or raise the chosen amount; a big one is asked for once more."""
        wager = self.wager
        if wager is None:
            return
        if self._services.settings.settings.confirm_big_bets and wager.is_big and not self.asks_again:
            self.asks_again = True
            self._changed()
        else:
            self.act(wager.action)

    def choose(self, amount: int) -> None:
        """Choose another amount."""
        if self.wager is not None:
            self.wager.amount = amount
            self.asks_again = False
            self._services.sounds.play(ACTION_CUES["slide"])
            self._changed()

    def change_amount(self, steps: int) -> bool:
        """Change the amount by some steps; False when there is none to change."""
        if self.wager is None:
            return False
        self.wager.move(steps)
        self.choose(self.wager.amount)
        return True

    def mark(self, place: int) -> None:
        """Mark a card for the exchange, or take the mark back."""
        if self.handling.may_mark:
            self.handling.marked.symmetric_difference_update({place})
            self.handling.move({place})
            self._services.sounds.play(ACTION_CUES["mark_card"])
            self._changed()
            self._redraw(CANVAS)

    def scroll_log(self, rows: int) -> bool:
        """Look at earlier rows of the log; False when there is nowhere to go."""
        moved = self.handling.scroll_log(rows)
        if moved:
            self._redraw(self._laid.log)
        return moved

    @property
    def hint(self) -> tuple[str, ...]:
        """What a newcomer is told now; nothing most of the time."""
        return self._guide.says(self.director.shown)

    def put_hint_away(self) -> bool:
        """The newcomer has read it; False when there was nothing to read."""
        was_there = self._guide.put_away()
        if was_there:
            self.refresh()
            self._redraw(CANVAS)
        return was_there

    def clear_marks(self) -> None:
        marked = tuple(self.handling.marked)
        self.handling.marked.clear()
        self.handling.move(marked)
        self._changed()

    def peek(self, *, on: bool) -> bool:
        """Show or hide one's own cards where they are hidden from those who look over one's shoulder."""
        self._peeks = on
        hides = self._services.settings.settings.anti_peek
        if not hides or self.handling.peeks == on:
            return False
        self.handling.peeks = on
        self._redraw(CANVAS)
        return True

    def _tell(self, events: tuple[ev.Event, ...]) -> None:
        """Show what happened, and think of something to say about it."""
        self.company.follow(self.director.shown, events)
        is_draw = self.match.setup.rules.game == "draw"
        edges = {seat: self.names.pack(seat).table_edge for seat in self._laid.stands if is_draw}
        places = {seat: layout.figure_place(edge) for seat, edge in edges.items()}
        self._foresight.follow(self.director.shown, events, places)
        self.director.tell(events)
        self.waited = 0.0
        self.handling.log_back = 0
        self._thinks_for = self._chance.uniform(*_THINKS)
        self._seen = None
        self.refresh()

    # ------------------------------------------------------------ skipping
    def skip(self) -> bool:
        """Finish what is being shown, or let her come to a decision; False when there is nothing to skip."""
        if self.director.is_busy:
            self.director.skip()
            self._refresh_if_new()
            return True
        if self.match.is_thinking:
            self._thinks_for = 0.0
            return True
        return False

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.guard = max(0.0, self.guard - seconds)
        if self.director.update(seconds):
            self._movement.redraw()
        changes = self.company.update(seconds)
        for rect in changes.figures:
            self._redraw(rect)
        for rect in changes.words:
            self._redraw_above(rect)
        self._flash_passes(seconds)
        self._handling_passes(seconds)
        self._foresight.update()
        if self._guide.listen():
            self._changed()
        self._refresh_if_new()
        if self.is_settled:
            self.waited += seconds
            self._advance(seconds)

    def _advance(self, seconds: float) -> None:
        """What comes next when everything has been shown."""
        if self.match.is_thinking:
            self._look_thoughtful(seconds)
            if self.waited >= self._paced(self._thinks_for) and (events := self.match.update()):
                self._tell(events)
        elif self.match.is_humans_turn and self._has_just_waited(seconds, _HESITATES_AFTER):
            self.company.hesitation(self.director.state)

    def _has_just_waited(self, seconds: float, moments: Iterable[float]) -> bool:
        """Whether one of these moments of waiting lies within the last ``seconds``."""
        return any(self.waited - seconds < moment <= self.waited for moment in moments)

    def _look_thoughtful(self, seconds: float) -> None:
        """Show the face that she makes while she thinks, and that she does."""
        seen, actor = self.match.demeanour, self.match.view().actor
        if seen is not None and seen is not self._seen and actor is not None:
            self._seen = seen
            # A press has already hurried her when there is no time left.
            self._thinks_for = seen.thinking_seconds if self._thinks_for else 0.0
            self.company.think(actor, seen, self.director.state)
            self._redraw(self.company.area(actor))
        if actor is not None and self._has_just_waited(seconds, (_PONDERS_AFTER,)):
            self.company.ponders(actor, self.director.state)
        if thinking_beat(self.waited) != thinking_beat(self.waited - seconds):
            self._redraw(layout.BAR_WORDS)

    def _paced(self, seconds: float) -> float:
        return seconds * self._services.theme.comfort.speed.value

    def _step_began(self, step: Step) -> None:
        self.company.step_began(step)
        for event in step.events:
            if isinstance(event, ev.GarmentLost | ev.GarmentBoughtBack) and event.seat != HUMAN:
                stage = len(step.after.seats[event.seat].off)
                self._services.storage.progress.see_stage(self.names.pack(event.seat).id, stage)
        self._redraw(CANVAS)

    # ------------------------------------------------------------ moments
    def show_in_passing(self, moment: Step) -> bool:
        """At instant speed a moment is a banner that stands for a while; False at the other speeds."""
        if self._services.theme.comfort.speed is not Speed.INSTANT or moment.moment is None:
            return False
        self.handling.flash = moment.moment
        self._flash_left = _FLASH
        speaker, line = self.company.line_of_moment()
        if line:
            self.company.presences[speaker].say(line)
        self._redraw(CANVAS)
        return True

    def _flash_passes(self, seconds: float) -> None:
        if self._flash_left <= 0:
            return
        self._flash_left = max(0.0, self._flash_left - seconds)
        if not self._flash_left:
            self.handling.flash = None
            self.director.go_on()
            self._redraw(CANVAS)

    # ------------------------------------------------------------ what is in the human's hands
    def _handling_passes(self, seconds: float) -> None:
        """Cards rise when they are marked, and the plate of who is on turn glows more and less."""
        handling, theme = self.handling, self._services.theme
        pace = theme.comfort.speed.value
        if handling.pass_time(_AT_ONCE if theme.still else seconds / pace):
            self._redraw(layout.MY_CARDS)
        self._light.pass_time(seconds)
        glow = self._light.glow
        if glow != handling.glow and handling.on_turn is not None:
            self._redraw(self._laid.rings[handling.on_turn])
        handling.glow = glow

    # ------------------------------------------------------------ what may be pressed
    def _current_situation(self) -> tuple[object, ...]:
        step = self.director.step
        return self.director.is_busy, id(step) if step is not None else 0, self.match.event_count

    def _refresh_if_new(self) -> None:
        if self._situation != self._current_situation():
            self.refresh()

    def refresh(self) -> None:
        """Read the match again: what the human may do now, and what the table waits for."""
        is_new = self._situation != self._current_situation()
        self._situation = self._current_situation()
        handling, options, mine = self.handling, self.match.options(), self.is_humans_turn
        handling.may_mark = mine and options.get(ActionKind.DRAW) is not None
        thinking = self.match.view().actor if self.she_thinks else None
        handling.on_turn = HUMAN if mine else thinking
        handling.peeks = self._peeks or not self._services.settings.settings.anti_peek
        if not handling.may_mark:
            handling.unmark_all()
        self._guide.look(self.director.shown, waits_for_human=mine or self.is_between_deals)
        self.wager = self._kept_wager(options.get(ActionKind.BET) or options.get(ActionKind.RAISE)) if mine else None
        if is_new:
            self.asks_again = False
            self._light.kindle()
            handling.glow = self._light.glow
            self.company.rest(thinking)
            if mine or self.is_between_deals:
                raised = any(isinstance(seat.last_action, ev.RaiseMade) for seat in self.director.state.seats[1:])
                self.guard = GUARD_AFTER_RAISE if raised and mine else GUARD
                if mine:
                    self._services.sounds.play(ACTION_CUES["your_turn"])
        self._changed()

    def _kept_wager(self, option: Option | None) -> Wager | None:
        if option is None or self.match.setup.rules.game != "draw":
            # A fixed limit leaves nothing to choose.
            return None
        if self.wager is not None and self.wager.option == option:
            return self.wager
        view = self.match.view()
        return Wager(option, view.pot + view.outstanding, view.seats[HUMAN].money)
