"""The opponents at a table: who of them speaks about what happens, and which faces they show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from engine import events as ev
from engine.players.demeanour import Demeanour
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.match.running_match import RunningMatch
from game.sound.cues import motif
from game.stage.services import Services
from game.table.names import MatchNames
from game.table.presence import Changes, Presence, Stand
from game.table.state import TableState
from game.table.steps import Step
from game.table.talk import Said, Talk

_ANSWERS_AFTER = 2.8
"""Seconds after which somebody answers a line about herself."""
_ABOUT_OTHERS = "other_"


@dataclass(slots=True)
class _Answer:
    """What somebody is about to reply to another opponent; ``left`` is in seconds."""

    seat: int
    to: int
    state: TableState
    left: float


class Company:
    """Everybody but the human, by seat."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames, stands: Mapping[int, Stand]) -> None:
        self._services = services
        self._stands = stands
        self._chance = Random(match.context.players_seed)
        self.talks = {seat: Talk(services, match, names, seat) for seat in stands}
        self._answer: _Answer | None = None
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
        for seat in present:
            self.talks[seat].hear(state, events)
        self._chance.shuffle(present)
        for seat in sorted(present, key=lambda number: number not in concerned):
            if self.talks[seat].plan(events):
                break
        for talk in self.talks.values():
            talk.decided()

    def _let_speak(self, seat: int) -> None:
        """Nobody speaks while another does: who has just begun waits until the others' words are gone."""
        fading = [presence.finish() for other, presence in self.presences.items() if other != seat]
        if any(fading):
            self.presences[seat].hold_back()

    def hesitation(self, state: TableState) -> None:
        """One of them remarks that the human takes his time."""
        present = [seat for seat in self.talks if not state.seats[seat].is_beaten]
        if present:
            self._mention("human_hesitates", self._chance.choice(present), state)

    def ponders(self, seat: int, state: TableState) -> None:
        """Somebody takes her time, and says so."""
        if not self.presences[seat].saying:
            self._mention("thinking", seat, state)

    def _mention(self, tag: str, seat: int, state: TableState, **facts: object) -> None:
        if self.talks[seat].mention(tag, state, self.presences[seat], **facts):
            self._let_speak(seat)

    def _expect_answer(self, speaker: int, said: Said, state: TableState) -> None:
        """Whoever is spoken about by another opponent may have an answer ready."""
        is_about_other = said.tag.startswith(_ABOUT_OTHERS) and said.about in self.talks
        if is_about_other and said.about is not None and not state.seats[said.about].is_beaten:
            self._answer = _Answer(said.about, speaker, state, _ANSWERS_AFTER)
        else:
            self._answer = None

    def _answer_passes(self, seconds: float) -> None:
        answer = self._answer
        if answer is None:
            return
        answer.left -= seconds
        if answer.left <= 0:
            self._answer = None
            self._mention("other_teases", answer.seat, answer.state, who=answer.to, other=answer.to)

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
            said = talk.line_for(step)
            if said is not None:
                self.presences[seat].say(said.text)
                self._let_speak(seat)
                self._expect_answer(seat, said, step.after)

    def think(self, seat: int, seen: Demeanour, state: TableState) -> None:
        """Show what is seen of somebody who thinks."""
        self.presences[seat].rest(seen.expression)
        self.talks[seat].look_at_cards(seen.shown, state, self.presences[seat])

    def rest(self, thinking: int | None) -> None:
        """The faces to come back to; ``thinking`` is the seat on turn, if it is one of theirs."""
        for seat, presence in self.presences.items():
            presence.rest(Talk.resting_face(thinking=seat == thinking))

    # ------------------------------------------------------------ time and drawing
    def update(self, seconds: float) -> Changes:
        """Let time pass."""
        self._answer_passes(seconds)
        changes = Changes()
        for presence in self.presences.values():
            changed = presence.update(seconds)
            changes.figures += changed.figures
            changes.words += changed.words
        return changes

    def area(self, seat: int) -> Rect:
        """Where an opponent is seen."""
        return self._stands[seat].figure

    def draw_words(self, canvas: Canvas) -> None:
        for presence in self.presences.values():
            presence.draw_words(canvas)
