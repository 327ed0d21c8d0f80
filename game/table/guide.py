"""What newcomers are told at the table: the hint that fits the moment, and the coach's advice with it."""

from __future__ import annotations

from game.match.coaching import Adviser
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.system.assets import ASSETS
from game.table.first_hints import COACHED, FirstHints
from game.table.hint_words import HintWords
from game.table.names import MatchNames
from game.table.state import TableState


class Guide:
    """Stands behind the newcomer's chair."""

    def __init__(self, services: Services, match: RunningMatch, names: MatchNames) -> None:
        self._match = match
        self._hints = FirstHints(services, match)
        self._words = HintWords(services, match, names)
        self._adviser = Adviser(ASSETS / "strategy")
        self._advised = False

    def close(self) -> None:
        """Let the coach go."""
        self._adviser.close()

    def says(self, state: TableState) -> tuple[str, ...]:
        """The hint, and the coach's advice as soon as there is some; nothing most of the time."""
        kind = self._hints.shown
        if kind is None:
            return ()
        given = self._adviser.advice(self._match.view()) if kind in COACHED else None
        return self._words.say(kind, state, given)

    def look(self, state: TableState, *, waits_for_human: bool) -> None:
        """Choose what fits the moment."""
        self._hints.look(state, waits_for_human=waits_for_human)
        if self._hints.shown in COACHED:
            self._adviser.ask(self._match.view())

    def listen(self) -> bool:
        """Whether the coach has just found his advice."""
        before = self._advised
        self._advised = self._hints.shown in COACHED and self._adviser.advice(self._match.view()) is not None
        return self._advised and not before

    def put_away(self) -> bool:
        """The newcomer has read it; False when there was nothing to read."""
        return self._hints.put_away()

    def move_on(self) -> None:
        """The human acts: what was said has been read, or is not wanted."""
        self._hints.move_on()
