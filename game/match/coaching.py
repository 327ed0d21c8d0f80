"""Asking the coach beside the picture: about decisions of the past, and about the one to be made."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from engine.actions import Action
from engine.match import Match
from engine.players.draw.coach import Advice, advise
from engine.record import MatchRecord, RecordError, decode_action
from engine.rules import HUMAN, DrawRules
from engine.views import SeatView
from game.match.match_players import draw_strategies


class Adviser:
    """Answers for the decision that the human has to make now; in other games than draw it has nothing to say."""

    def __init__(self, folder: Path) -> None:
        """``folder`` holds the solved games."""
        self._folder = folder
        self._worker: ThreadPoolExecutor | None = None
        self._view: SeatView | None = None
        self._asked: Future[Advice | None] | None = None

    def ask(self, view: SeatView) -> None:
        """Start on a decision; the one that was asked about before is forgotten."""
        if view == self._view or not isinstance(view.rules, DrawRules):
            return
        if self._worker is None:
            self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="adviser")
        self._view = view
        self._asked = self._worker.submit(self._think, view, view.rules)

    def advice(self, view: SeatView) -> Advice | None:
        """What the coach says about it; None while it is thinking, and where it has nothing to say."""
        asked = self._asked if view == self._view else None
        return asked.result() if asked is not None and asked.done() else None

    def close(self) -> None:
        """Let the worker go."""
        if self._worker is not None:
            self._worker.shutdown(wait=False, cancel_futures=True)

    def _think(self, view: SeatView, rules: DrawRules) -> Advice | None:
        strategies = draw_strategies(self._folder, rules)
        return advise(view, strategies) if strategies is not None else None


class Coach:
    """Answers for the human's decisions of one match of draw; in other games it has nothing to say."""

    def __init__(self, folder: Path, record: MatchRecord) -> None:
        """``folder`` holds the solved games."""
        self._folder = folder
        self._record = record
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="coach")
        self._asked: dict[int, Future[Advice | None]] = {}

    def ask(self, action: int) -> None:
        """Start on the decision that led to action number ``action``, from 0."""
        if action not in self._asked and isinstance(self._record.setup.rules, DrawRules):
            self._asked[action] = self._worker.submit(self._think, action)

    def advice(self, action: int) -> Advice | None:
        """What the coach says about it; None while it is thinking, and where it has nothing to say."""
        asked = self._asked.get(action)
        return asked.result() if asked is not None and asked.done() else None

    def taken(self, action: int) -> Action:
        """What was done."""
        return decode_action(self._record.actions[action])

    def close(self) -> None:
        """Let the worker go."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _think(self, action: int) -> Advice | None:
        rules = self._record.setup.rules
        strategies = draw_strategies(self._folder, rules) if isinstance(rules, DrawRules) else None
        view = self._view_before(action)
        return advise(view, strategies) if strategies is not None and view is not None else None

    def _view_before(self, action: int) -> SeatView | None:
        """What the human knew; None when he was not on turn."""
        match = Match(self._record.setup)
        try:
            for text in self._record.actions[:action]:
                match.act(decode_action(text))
        except RecordError:
            return None
        return match.view(HUMAN) if match.actor == HUMAN else None
