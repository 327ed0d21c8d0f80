"""What the bar says where it has no amount, and for whom the table waits."""

from __future__ import annotations

from engine import events as ev
from engine.views import GarmentState, Phase
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table.director import Director
from game.table.names import MatchNames
from game.table.state import TableState
from game.table.steps import OPPONENT
from game.texts.deal_log import DealLog
from game.texts.word import Word


class BarWords:
    """Words of five-card draw."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames) -> None:
        self._services = services
        self._match = match
        self._names = names

    def of_moment(self, director: Director, marked: int) -> tuple[str, str]:
        """The title and the second line of the bar where it has no amount."""
        texts, match = self._services.texts, self._match
        if director.is_busy or match.phase is Phase.OVER:
            return self._last_news(director.shown), ""
        if match.is_thinking:
            return texts.tr("{name} is thinking", name=self._thinker()), ""
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
            return tr("{name} is on turn", name=self._thinker())
        if match.is_humans_turn:
            return tr("Choose your cards") if match.phase is Phase.EXCHANGE else tr("Your turn")
        return ""

    def _thinker(self) -> Word:
        actor = self._match.view().actor
        return self._names.name(OPPONENT if actor is None else actor)

    def _offer_words(self) -> tuple[str, str]:
        texts = self._services.texts
        value = texts.money(self._match.setup.rules.garment_value)
        off = self._match.view().me.wardrobe
        last = [garment.id for garment in off if garment.state is GarmentState.OFF][-1]
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
