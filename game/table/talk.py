"""What the opponent says and shows about what happens, and what the bar says in her absence."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine import events as ev
from engine.players.demeanour import Expression, Mood
from engine.players.levels import Level
from engine.views import Phase
from game.lines.book import LineBook, Talkativeness
from game.lines.line_file import LineFileError
from game.lines.situation import Situation, spoken
from game.running_match import RunningMatch
from game.services import Services
from game.table.director import Director
from game.table.faces import face_for
from game.table.names import MatchNames
from game.table.presence import Presence
from game.table.speech import Speech
from game.table.state import TableState
from game.table.steps import OPPONENT, Step
from game.texts.deal_log import DealLog
from game.texts.languages import Language


class Talk:
    """Chooses lines by the pack's book and faces by what has been seen."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames) -> None:
        self._services = services
        self._match = match
        self._names = names
        self._pack = pack = names.pack(OPPONENT)
        level = match.context.levels[0] if match.context.levels else pack.manifest.level.value
        self._speech = Speech(match.setup, Level(level).value, names, services.texts)
        self._chance = Random(match.context.players_seed)
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
    def follow(self, state: TableState, events: Sequence[ev.Event]) -> None:
        """Choose at most one line for what has just happened."""
        occasions = self._speech.occasions(state, events)
        book = self._lines()
        if book is None or not occasions:
            return
        chosen = book.choose_most_urgent((occasion.tag, occasion.situation) for occasion in occasions)
        if chosen is None:
            return
        line, situation = chosen
        place = next(occasion.place for occasion in occasions if occasion.situation is situation)
        text = spoken(line, situation, self._services.texts)
        self._services.storage.progress.speak(self._pack.id, line.text)
        self._planned[id(events[place])] = text

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
        stem = "drawn" if any(_is_her_exchange(event) for event in state.deal_events) else "hand"
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
            found = face_for(event, step.after, self._pack.manifest.temperament, self._chance) or found
        return found

    @staticmethod
    def resting_face(*, thinking: bool) -> Expression:
        return Expression.THINKING if thinking else Expression.NEUTRAL

    # ------------------------------------------------------------ the bar
    def bar_words(self, director: Director, marked: int) -> tuple[str, str]:
        """The title and the second line of the bar where it has no amount."""
        texts, match = self._services.texts, self._match
        name = self._names.name(OPPONENT)
        if director.is_busy:
            return self._last_news(director.shown), ""
        if match.is_thinking:
            return texts.tr("{name} is thinking", name=name), ""
        if match.phase is Phase.EXCHANGE:
            hint = texts.tr("Click a card or press 1–5. Marked: {number}", number=marked)
            return texts.tr("Mark the cards you want to exchange"), hint
        if match.phase is Phase.OFFER:
            return self._offer_words()
        if match.phase is Phase.READY:
            return self._last_news(director.shown), self._outlook(director.state)
        outstanding = match.view().outstanding
        hint = texts.tr("To call: {amount}", amount=texts.money(outstanding)) if outstanding else ""
        return texts.tr("Your turn"), hint

    def waits_for(self, director: Director) -> str:
        """What the table waits for, for the foot of the log."""
        tr, match = self._services.texts.tr, self._match
        if director.is_busy:
            return ""
        if match.is_thinking:
            return tr("{name} is on turn", name=self._names.name(OPPONENT))
        if match.is_humans_turn:
            return tr("Choose your cards") if match.phase is Phase.EXCHANGE else tr("Your turn")
        return ""

    def _offer_words(self) -> tuple[str, str]:
        texts = self._services.texts
        value = texts.money(self._match.setup.rules.garment_value)
        off = self._match.view().me.wardrobe
        last = [garment.id for garment in off if garment.state.value == "off"][-1]
        garment = self._names.garment(0, last)
        return texts.tr("Buy back the {garment} for {amount}?", garment=garment, amount=value), ""

    def _last_news(self, state: TableState) -> str:
        log = DealLog(self._services.texts, self._names.table_words())
        for event in reversed(state.deal_events):
            if isinstance(event, ev.DealEnded | ev.CardsDealt):
                continue
            sentence = log.sentence(event)
            if sentence:
                return sentence
        return ""

    def _outlook(self, state: TableState) -> str:
        texts = self._services.texts
        her = state.seats[OPPONENT]
        ante = texts.tr("Ante: {amount}", amount=texts.money(self._match.setup.rules.ante))
        money = texts.tr("{name} has {amount}", name=self._names.name(OPPONENT), amount=texts.money(her.money))
        return f"{ante} · {money}"


def _is_her_exchange(event: ev.Event) -> bool:
    return isinstance(event, ev.CardsExchanged) and event.seat == OPPONENT
