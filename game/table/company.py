"""The opponents at a table: who of them speaks about what happens, and which faces they show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from engine import events as ev
from engine.players.demeanour import Demeanour
from game.drawing.canvas import Canvas
from game.geometry import Rect
from game.running_match import RunningMatch
from game.services import Services
from game.sound.cues import motif
from game.table.names import MatchNames
from game.table.presence import Presence, Stand
from game.table.state import TableState
from game.table.steps import Step
from game.table.talk import Talk


class Company:
    """Everybody but the human, by seat."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames, stands: Mapping[int, Stand]) -> None:
        self._services = services
        self._stands = stands
        self._chance = Random(match.context.players_seed)
        self.talks = {seat: Talk(services, match, names, seat) for seat in stands}
        self.presences = {seat: Presence(services.theme, Random(), stand) for seat, stand in stands.items()}

    # ------------------------------------------------------------ words
    def greet(self, state: TableState) -> None:
        """One of them receives the player, to her own signature."""
        seat = self._chance.choice(list(self.talks))
        self._services.sounds.play(motif(self.talks[seat].opponent))
        self.talks[seat].greet(state, self.presences[seat])

    def follow(self, state: TableState, events: Sequence[ev.Event]) -> None:
        """Let at most one of them find a line for what has just happened: those first whom it concerns."""
        concerned = {seat for event in events if isinstance(seat := getattr(event, "seat", None), int)}
        present = [seat for seat in self.talks if not state.seats[seat].is_beaten]
        self._chance.shuffle(present)
        for seat in sorted(present, key=lambda number: number not in concerned):
            if self.talks[seat].follow(state, events):
                return

    def _let_speak(self, seat: int) -> None:
        """Nobody speaks while another does."""
        for other, presence in self.presences.items():
            if other != seat:
                presence.finish()

    def hesitation(self, state: TableState) -> None:
        """One of them remarks that the human takes his time."""
        present = [seat for seat in self.talks if not state.seats[seat].is_beaten]
        if present:
            seat = self._chance.choice(present)
            self._let_speak(seat)
            self.talks[seat].mention("human_hesitates", state, self.presences[seat])

    def line_of_moment(self) -> tuple[int, str]:
        """Who says what about the garment that changes hands now."""
        said = [(seat, line) for seat, talk in self.talks.items() if (line := talk.line_of_moment())]
        return said[-1] if said else (0, "")

    # ------------------------------------------------------------ faces
    def step_began(self, step: Step) -> None:
        """Show faces and say the lines that belong to a step."""
        for seat, talk in self.talks.items():
            face = talk.face(step)
            if face is not None:
                self.presences[seat].look(face)
            line = talk.line_for(step)
            if line:
                self._let_speak(seat)
                self.presences[seat].say(line)

    def think(self, seat: int, seen: Demeanour, state: TableState) -> None:
        """Show what is seen of somebody who thinks."""
        self.presences[seat].rest(seen.expression)
        self.talks[seat].look_at_cards(seen.shown, state, self.presences[seat])

    def rest(self, thinking: int | None) -> None:
        """The faces to come back to; ``thinking`` is the seat on turn, if it is one of theirs."""
        for seat, presence in self.presences.items():
            presence.rest(Talk.resting_face(thinking=seat == thinking))

    # ------------------------------------------------------------ time and drawing
    def update(self, seconds: float) -> Iterator[Rect]:
        """Let time pass; the parts of the canvas that look different now."""
        for presence in self.presences.values():
            yield from presence.update(seconds)

    def area(self, seat: int) -> Rect:
        """Where an opponent is seen."""
        return self._stands[seat].figure

    def draw_words(self, canvas: Canvas) -> None:
        for presence in self.presences.values():
            presence.draw_words(canvas)
