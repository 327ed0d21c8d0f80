"""The director turns events into short animations, one after the other, and knows what the table shows meanwhile."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from engine import events as ev
from game.look.motion import COUNT, CROSS_FADE, Speed
from game.look.theme import Theme
from game.sound.event_cues import EventCues
from game.stage.services import Sounds
from game.table.draw_places import DRAW_PLACES
from game.table.flights import Flight, Placed
from game.table.places import Places
from game.table.state import TableState
from game.table.steps import Step, first_step, steps_at_once

Watcher = Callable[[Step], None]


class Director:
    """Shows events one step at a time. What it shows can be skipped at any moment and is never the truth."""

    def __init__(
        self,
        state: TableState,
        cues: EventCues,
        sounds: Sounds,
        theme: Theme,
        watcher: Watcher,
        places: Places = DRAW_PLACES,
    ) -> None:
        """``watcher`` is told of every step when it begins."""
        self.state = state
        """The table after everything that has been shown."""
        self.step: Step | None = None
        self.elapsed = 0.0
        """Seconds of the step at the brisk speed."""
        self.moment: ev.GarmentLost | ev.GarmentBoughtBack | None = None
        """What has to be looked at before the table goes on; see :meth:`go_on`."""
        self.moment_step: Step | None = None
        """The step of that moment."""
        self._waiting: deque[ev.Event] = deque()
        self._cues = cues
        self._sounds = sounds
        self._theme = theme
        self._watcher = watcher
        self._places = places

    @property
    def is_busy(self) -> bool:
        """Whether anything is shown or still to be shown."""
        return self.step is not None or bool(self._waiting) or self.moment is not None

    def tell(self, events: Iterable[ev.Event]) -> None:
        """Show these events after those that wait."""
        self._waiting.extend(events)

    def go_on(self) -> None:
        """The moment has been looked at."""
        self.moment = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether anything on the table changed."""
        changed = False
        while self.moment is None:
            if self.step is None and not self._waiting:
                return changed
            step = self.step or self._begin()
            changed = True
            self.elapsed += seconds / self._pace if self._pace else step.seconds
            if self.elapsed < self._length(step):
                return changed
            seconds = 0.0
            self._end()
        return changed

    def skip(self) -> None:
        """Finish the running step at once."""
        if self.step is not None:
            self._end()

    def _begin(self) -> Step:
        waiting = tuple(self._waiting)
        if self._theme.comfort.speed is Speed.INSTANT:
            step = steps_at_once(self.state, waiting, self._cues)
        else:
            step = first_step(self.state, waiting, self._cues, self._places)
        for _ in step.events:
            self._waiting.popleft()
        self.step, self.elapsed = step, 0.0
        pace = self._pace if not self._theme.still else 0.0
        for at, cue in step.cues:
            self._sounds.play(cue, hit_in=at * pace)
        self._watcher(step)
        return step

    def _end(self) -> None:
        step, self.step = self.step, None
        if step is not None:
            self.state = step.after
            self.moment = step.moment
            self.moment_step = step if step.moment is not None else None
        self.elapsed = 0.0

    @property
    def _pace(self) -> float:
        return self._theme.comfort.speed.value

    def _length(self, step: Step) -> float:
        if self._theme.still and step.flights:
            return min(step.seconds, CROSS_FADE) if self._pace else 0.0
        return step.seconds

    # ------------------------------------------------------------ what the table shows now
    @property
    def shown(self) -> TableState:
        """The table as it is drawn under whatever flies: that of the running step."""
        return self.step.after if self.step is not None else self.state

    @property
    def piled(self) -> TableState:
        """The table whose chips lie there now."""
        return self._before_until(self.step.piled_at if self.step is not None else 0.0)

    @property
    def dressed(self) -> TableState:
        """The table whose wardrobes are shown now."""
        step = self.step
        if step is not None and step.moment is not None:
            return step.before
        return self._before_until(step.dressed_at if step is not None else 0.0)

    def _before_until(self, moment: float) -> TableState:
        if self.step is None:
            return self.state
        return self.step.before if self.elapsed < moment and not self._theme.still else self.step.after

    def money(self, seat: int) -> int:
        """The money of a seat while it is being counted."""
        return self._counted(lambda state: state.seats[seat].money)

    @property
    def pot(self) -> int:
        """The pot while it is being counted."""
        return self._counted(lambda state: state.pot)

    def _counted(self, read: Callable[[TableState], int]) -> int:
        if self.step is None:
            return read(self.state)
        before, after = read(self.step.before), read(self.step.after)
        share = 1.0 if self._theme.still else min(1.0, self.elapsed / COUNT)
        return round(before + (after - before) * share)

    @property
    def progress(self) -> float:
        """How much of the running step has passed, from 0 to 1."""
        if self.step is None or not self._length(self.step):
            return 1.0
        return min(1.0, self.elapsed / self._length(self.step))

    def flying(self) -> list[tuple[Flight, Placed]]:
        """Everything that is seen in flight, in the order of drawing; without travel it fades in where it lands."""
        if self.step is None:
            return []
        if self._theme.still:
            fading = [(flight, flight.landed()) for flight in self.step.flights if flight.waits is False]
            return [(flight, _with_opacity(placed, self.progress)) for flight, placed in fading]
        placed = ((flight, flight.at(self.elapsed)) for flight in self.step.flights if self.elapsed < flight.ends)
        return [(flight, place) for flight, place in placed if place is not None]

    def hidden(self) -> frozenset[str]:
        """Names of the sprites that are not drawn at their places, because they fly or have not come yet."""
        if self.step is None:
            return frozenset()
        if self._theme.still:
            return frozenset(flight.name for flight in self.step.flights if not flight.waits)
        return frozenset(flight.name for flight in self.step.flights if self.elapsed < flight.ends)


def _with_opacity(placed: Placed, opacity: float) -> Placed:
    return Placed(placed.spot, placed.face, placed.stretch, opacity)
