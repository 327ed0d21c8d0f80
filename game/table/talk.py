"""What an opponent says and shows about what happens."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine import events as ev
from engine.players.demeanour import Expression, Mood
from engine.players.levels import Level
from game.lines.book import LineBook, Talkativeness
from game.lines.line_file import LineFileError
from game.lines.situation import Situation, spoken
from game.running_match import RunningMatch
from game.services import Services
from game.table.faces import face_for
from game.table.names import MatchNames
from game.table.presence import Presence
from game.table.speech import Speech
from game.table.state import TableState
from game.table.steps import OPPONENT, Step
from game.texts.languages import Language


class Talk:
    """Chooses lines by the pack's book and faces by what has been seen."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames, seat: int = OPPONENT) -> None:
        self._services = services
        self._match = match
        self._seat = seat
        self._pack = pack = names.pack(seat)
        level = match.context.levels[seat - 1] if match.context.levels else pack.manifest.level.value
        self._speech = Speech(match.setup, seat, Level(level).value, names, services.texts)
        self._chance = Random(match.context.players_seed + seat - 1)
        self._book: LineBook | None = None
        self._book_language: Language | None = None
        self._planned: dict[int, str] = {}
        """Lines by the identity of the event at which they are spoken."""
        self._last_moment_line = ""

    @property
    def opponent(self) -> str:
        """The id of her pack."""
        return self._pack.id

    # ------------------------------------------------------------ lines
    def follow(self, state: TableState, events: Sequence[ev.Event]) -> bool:
        """Choose at most one line for what has just happened; whether there is one."""
        occasions = self._speech.occasions(state, events)
        book = self._lines()
        if book is None or not occasions:
            return False
        chosen = book.choose_most_urgent((occasion.tag, occasion.situation) for occasion in occasions)
        if chosen is None:
            return False
        line, situation = chosen
        place = next(occasion.place for occasion in occasions if occasion.situation is situation)
        text = spoken(line, situation, self._services.texts)
        self._services.storage.progress.speak(self._pack.id, line.text)
        self._planned[id(events[place])] = text
        return True

    def line_for(self, step: Step) -> str:
        """What she says when this step begins; a line about a garment that changes hands waits for that moment."""
        for event in step.events:
            text = self._planned.pop(id(event), "")
            if text and isinstance(event, ev.GarmentLost | ev.GarmentBoughtBack):
                self._last_moment_line = text
            elif text:
                return text
        return ""

    def line_of_moment(self) -> str:
        """What she says about the garment that changes hands now."""
        text, self._last_moment_line = self._last_moment_line, ""
        return text

    def greet(self, state: TableState, presence: Presence) -> None:
        """Receive the player: the first time, or after a match that he won or lost."""
        game = self._match.setup.rules.game
        tally = self._services.storage.statistics.tallies().get((self._pack.id, game))
        if tally is None:
            self.mention("greet_first", state, presence)
        else:
            tag = "greet_won" if tally.won >= tally.lost else "greet_lost"
            self.mention(tag, state, presence, count=tally.won + tally.lost)

    def look_at_cards(self, mood: Mood | None, state: TableState, presence: Presence) -> None:
        """Let slip what her face seems to say about her cards, now and then."""
        if mood is None or presence.saying:
            return
        stem = "drawn" if any(self._is_exchange(event) for event in state.deal_events) else "hand"
        self.mention(f"{stem}_{'good' if mood is Mood.STRONG else 'bad'}", state, presence)

    def mention(self, tag: str, state: TableState, presence: Presence, **facts: object) -> None:
        """Say a line about something that is no event, if there is one."""
        text = self._chosen(tag, self._speech.situation(state, None, **facts))
        if text:
            presence.say(text)

    def _chosen(self, tag: str, situation: Situation) -> str:
        book = self._lines()
        line = book.choose(tag, situation) if book is not None else None
        if line is None:
            return ""
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
