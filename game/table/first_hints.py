"""Hints for newcomers: each is shown when what it explains comes up for the first time, and never again."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from engine import events as ev
from engine.actions import ActionKind, Options
from engine.views import Phase
from game.match.running_match import RunningMatch
from game.stage.services import Services
from game.table.state import TableState
from game.table.steps import HUMAN

_SECOND_DEAL: Final = 2
"""The deal from which on there is time for what is not about the moment."""


class HintKind(StrEnum):
    """What a hint explains; the values are kept in the settings."""

    OPENING = "opening"
    ANSWERING_FIRST = "answering_first"
    MARKING = "marking"
    AFTER_EXCHANGE = "after_exchange"
    ANSWERING_LAST = "answering_last"
    BRING_IN = "bring_in"
    FIXED_LIMIT = "fixed_limit"
    CHECKING = "checking"
    SIDE_POT = "side_pot"
    STAKE = "stake"
    OWN_STAKE = "own_stake"
    LOST = "lost"
    OFFER = "offer"
    TIE = "tie"
    RANKING = "ranking"
    WARDROBES = "wardrobes"


COACHED: Final = frozenset(
    {
        HintKind.OPENING,
        HintKind.ANSWERING_FIRST,
        HintKind.MARKING,
        HintKind.AFTER_EXCHANGE,
        HintKind.ANSWERING_LAST,
    }
)
"""Hints about decisions of draw, for which the coach has advice."""


class FirstHints:
    """Which hint stands on the table now; those that were seen are remembered in the settings."""

    def __init__(self, services: Services, match: RunningMatch) -> None:
        self._services = services
        self._match = match
        self._is_quiet = False
        """Whether one was put away at this moment, so that no other takes its place."""
        self.shown: HintKind | None = None

    def look(self, state: TableState, *, waits_for_human: bool) -> None:
        """Choose anew; nothing is shown while the table waits for somebody else."""
        wanted = waits_for_human and not self._is_quiet and self._services.settings.settings.hints
        self.shown = next(self._new_ones(state), None) if wanted else None

    def put_away(self) -> bool:
        """The player has read it; False when there was none."""
        if self.shown is None:
            return False
        self._remember()
        self._is_quiet = True
        return True

    def move_on(self) -> None:
        """The human has acted: what was on the table has been read or is not wanted."""
        self._remember()
        self._is_quiet = False

    def _remember(self) -> None:
        settings, shown = self._services.settings, self.shown
        if shown is not None and shown.value not in settings.settings.hints_seen:
            settings.change(hints_seen=(*settings.settings.hints_seen, shown.value))
        self.shown = None

    # ------------------------------------------------------------ occasions
    def _new_ones(self, state: TableState) -> Iterator[HintKind]:
        """Hints that fit the moment and have not been seen, the most urgent first."""
        seen = self._services.settings.settings.hints_seen
        for found in (self._about_news(state), self._about_decision(), self._about_the_table(state)):
            yield from (kind for kind in found if kind.value not in seen)

    def _about_news(self, state: TableState) -> Iterator[HintKind]:
        if state.is_tied:
            yield HintKind.TIE
        for event in state.deal_events:
            match event:
                case ev.GarmentLost(seat) if seat != HUMAN and not event.is_last:
                    yield HintKind.LOST
                case ev.GarmentStaked(seat) if state.won is None:
                    yield HintKind.OWN_STAKE if seat == HUMAN else HintKind.STAKE
        view = self._match.view()
        someone_all_in = any(seat.cards_held and not seat.has_folded and not seat.money for seat in view.seats)
        if state.won is None and someone_all_in and len(view.pots) > 1:
            yield HintKind.SIDE_POT

    def _about_decision(self) -> Iterator[HintKind]:
        match, options = self._match, self._match.options()
        if not match.is_humans_turn:
            return
        if match.phase is Phase.OFFER:
            yield HintKind.OFFER
        elif match.setup.rules.game == "draw":
            yield from self._about_draw(match.phase, options)
        elif options.get(ActionKind.BRING_IN):
            yield HintKind.BRING_IN
        elif options.get(ActionKind.CALL):
            yield HintKind.FIXED_LIMIT
        elif options.get(ActionKind.CHECK):
            yield HintKind.CHECKING

    def _about_draw(self, phase: Phase, options: Options) -> Iterator[HintKind]:
        if options.get(ActionKind.STAY):
            yield HintKind.OPENING
        elif phase is Phase.EXCHANGE:
            yield HintKind.MARKING
        elif options.get(ActionKind.DRAW):
            yield HintKind.ANSWERING_FIRST
            yield HintKind.MARKING
        elif phase is Phase.SECOND_BETTING:
            yield HintKind.ANSWERING_LAST if self._match.view().outstanding else HintKind.AFTER_EXCHANGE

    def _about_the_table(self, state: TableState) -> Iterator[HintKind]:
        if not self._match.is_humans_turn or state.deal_number < _SECOND_DEAL:
            return
        yield HintKind.RANKING
        if self._match.setup.rules.game == "stud":
            yield HintKind.WARDROBES
