"""What an opponent says and shows about what happens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from engine import events as ev
from engine.players.demeanour import Expression, Mood
from engine.players.levels import Level
from game.lines.book import LineBook, Talkativeness
from game.lines.line import Line
from game.lines.line_file import LineFileError
from game.lines.situation import Situation, spoken
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.storage.database import system_time
from game.table.faces import face_for
from game.table.names import MatchNames
from game.table.presence import Presence
from game.table.speech import Facts, Occasion, Speech
from game.table.state import DECISIONS, TableState
from game.table.steps import OPPONENT, Step
from game.texts.languages import Language


@dataclass(frozen=True, slots=True, eq=False)
class _Planned:
    """A line that waits for the step of its event."""

    event: ev.Event
    occasion: Occasion
    text: str
    language: Language


@dataclass(frozen=True, slots=True)
class Said:
    """A line that is spoken now, and the seat that it is about."""

    text: str
    tag: str
    about: int | None


class Talk:
    """Chooses lines by the pack's book and faces by what has been seen."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames, seat: int = OPPONENT) -> None:
        self._services = services
        self._match = match
        self._seat = seat
        self._pack = pack = names.pack(seat)
        level = match.context.levels[seat - 1] if match.context.levels else pack.manifest.level.value
        former = match.events_since()
        self._speech = Speech(match.setup, seat, Level(level).value, names, services.texts, former=former)
        self._chance = Random(match.context.players_seed + seat - 1)
        self._book: LineBook | None = None
        self._book_language: Language | None = None
        self._planned: list[_Planned] = []
        self._last_moment_line = ""
        self._tell: Mood | None = None
        """What her face shows about the decision that she is making."""
        self._occasions: list[Occasion] = []

    @property
    def opponent(self) -> str:
        """The id of her pack."""
        return self._pack.id

    # ------------------------------------------------------------ lines
    def hear(self, state: TableState, events: Sequence[ev.Event]) -> None:
        """Learn what has just happened, whether or not she is the one to speak about it."""
        self._occasions = self._speech.occasions(state, events)

    def plan(self, events: Sequence[ev.Event]) -> bool:
        """Choose at most one line for what she has just heard; whether there is one."""
        book = self._lines()
        situations = [self._situation(occasion.facts) for occasion in self._occasions]
        moments = [(occasion.tag, known) for occasion, known in zip(self._occasions, situations, strict=True)]
        chosen = book.choose_most_urgent(moments) if book is not None else None
        if chosen is None:
            return False
        line, situation = chosen
        occasion = next(found for found, known in zip(self._occasions, situations, strict=True) if known is situation)
        text = self._spoken(line, situation)
        planned = _Planned(events[occasion.place], occasion, text, self._services.texts.language)
        self._planned.append(planned)
        return True

    def decided(self) -> None:
        """Her decision has been made: what her face showed about it is over."""
        self._tell = None

    def line_for(self, step: Step) -> Said | None:
        """What she says when this step begins; a line about a garment that changes hands waits for that moment."""
        for event in step.events:
            planned = self._taken(event)
            text = self._in_current_language(planned) if planned is not None else ""
            if not text or planned is None:
                continue
            if not isinstance(event, ev.GarmentLost | ev.GarmentBoughtBack):
                return Said(text, planned.occasion.tag, getattr(event, "seat", None))
            self._last_moment_line = text
        return None

    def _taken(self, event: ev.Event) -> _Planned | None:
        """The line that waits for this very event, of which there may be others that look alike."""
        found = next((planned for planned in self._planned if planned.event is event), None)
        if found is not None:
            self._planned.remove(found)
        return found

    def _in_current_language(self, planned: _Planned) -> str:
        """The line as it was planned, or another one about the same thing when the language was changed meanwhile."""
        if planned.language is self._services.texts.language:
            return planned.text
        book, situation = self._lines(), self._situation(planned.occasion.facts)
        line = book.choose_surely(planned.occasion.tag, situation) if book is not None else None
        return self._spoken(line, situation) if line is not None else ""

    def line_of_moment(self) -> str:
        """What she says about the garment that changes hands now."""
        text, self._last_moment_line = self._last_moment_line, ""
        return text

    def greet(self, state: TableState, presence: Presence) -> None:
        """Receive the player: the first time, for a rematch, or after a last match that he won or lost."""
        if self._match.is_rematch and self.mention("rematch", state, presence):
            return
        met = self._services.storage.statistics.meetings(self._pack.id)
        if met is None:
            self.mention("greet_first", state, presence)
        else:
            tag = "greet_won" if met.last_won else "greet_lost"
            days = max(0, (system_time() - met.last_ended).days)
            self.mention(tag, state, presence, count=met.won + met.lost, days=days)

    def look_at_cards(self, mood: Mood | None, state: TableState, presence: Presence) -> None:
        """Let slip what her face seems to say about her cards, now and then."""
        self._tell = mood
        if mood is None or presence.saying:
            return
        stem = "drawn" if any(self._is_exchange(event) for event in state.deal_events) else "hand"
        self.mention(f"{stem}_{'good' if mood is Mood.STRONG else 'bad'}", state, presence)

    def mention(self, tag: str, state: TableState, presence: Presence, **facts: object) -> bool:
        """Say a line about something that is no event, if there is one; whether there was."""
        text = self.remark(tag, state, **facts)
        if text:
            presence.say(text)
        return bool(text)

    def remark(self, tag: str, state: TableState, **facts: object) -> str:
        """A line about something that is no event, for whoever shows it; nothing when there is none."""
        situation = self._situation(Facts(state, None, facts))
        book = self._lines()
        line = book.choose(tag, situation) if book is not None else None
        return self._spoken(line, situation) if line is not None else ""

    def _situation(self, facts: Facts) -> Situation:
        """The facts as lines ask for them. A tell belongs to her own decision, and is what her face shows anyway."""
        if isinstance(facts.event, DECISIONS) and facts.event.seat == self._seat and self._tell is not None:
            facts = replace(facts, more={**facts.more, "tell": self._tell.value})
        self._speech.player = self._services.settings.settings.player_name
        return self._speech.situation(facts)

    def _spoken(self, line: Line, situation: Situation) -> str:
        self._services.storage.progress.speak(self._pack.id, line.text)
        return spoken(line, situation, self._services.texts)

    def _lines(self) -> LineBook | None:
        """Her book in the current language, None when it cannot be read."""
        language = self._services.texts.language
        if self._book is None or self._book_language is not language:
            recent = tuple(reversed(self._services.storage.progress.recent_lines(self._pack.id)))
            try:
                self._book = LineBook(self._pack.lines(language), self._chance, history=recent)
            except LineFileError as error:
                self._services.toasts.show(str(error))
                return None
            self._book_language = language
        self._book.talkativeness = Talkativeness(self._services.settings.settings.lines.value)
        return self._book

    # ------------------------------------------------------------ faces
    def face(self, step: Step) -> Expression | None:
        """The face that the events of a step put on her."""
        found = None
        for event in step.events:
            found = face_for(event, step.after, self._pack.manifest.temperament, self._chance, self._seat) or found
        return found

    @staticmethod
    def resting_face(*, thinking: bool) -> Expression:
        return Expression.THINKING if thinking else Expression.NEUTRAL

    def _is_exchange(self, event: ev.Event) -> bool:
        return isinstance(event, ev.CardsExchanged) and event.seat == self._seat
