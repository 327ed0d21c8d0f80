"""An opponent's lines and the choice among them."""

from __future__ import annotations

import random
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Sequence
from enum import StrEnum
from typing import Final

from game.lines.line import Line
from game.lines.situation import Situation
from game.lines.tags import CLOTHES_TOPICS, TAGS, URGENCY, Topic, base

MEMORY: Final = 40
"""Lines of one opponent after which the same one may come again."""
_RARE = 1 / 3
"""How much of the usual chance is left when lines are set to rare."""
_CHANCES: Final = {
    Topic.BIG_RESULT: 0.7,
    Topic.RESULT: 0.7,
    Topic.ALL_IN: 0.35,
    Topic.OWN_ACTION: 0.35,
    Topic.HUMAN_ACTION: 0.35,
    Topic.LOOKING: 0.2,
    Topic.OTHERS: 0.3,
}
"""Chance to speak at all, by topic; always for the others."""
_CHANCES_OF_TAGS: Final = {"other_teases": 0.25}
"""Chances of tags that differ from their topic's."""


class Talkativeness(StrEnum):
    """The setting for lines."""

    ON = "on"
    RARE = "rare"
    OFF = "off"


class LineBook:
    """The lines of one opponent in one language, with a memory of what was said.

    ``history`` holds the texts of the last lines, the oldest first, and ``said_ever`` those with the condition
    ``ever``; both are worth keeping between matches. The same generator and the same calls give the same lines.
    """

    def __init__(
        self,
        lines: Iterable[Line],
        generator: random.Random,
        talkativeness: Talkativeness = Talkativeness.ON,
        *,
        history: Sequence[str] = (),
        said_ever: Collection[str] = (),
    ) -> None:
        self._lines: dict[str, list[Line]] = defaultdict(list)
        for line in lines:
            self._lines[base(line.tag)].append(line)
        self._generator = generator
        self.talkativeness = talkativeness
        self._recent = deque(history, maxlen=MEMORY)
        self._said_in_match: set[str] = set()
        self._said_ever = set(said_ever)

    @property
    def history(self) -> tuple[str, ...]:
        """Texts of the last lines, the oldest first."""
        return tuple(self._recent)

    @property
    def said_ever(self) -> frozenset[str]:
        """Texts of the lines that are spoken only once in the life of a profile, and were."""
        return frozenset(self._said_ever)

    def choose(self, tag: str, situation: Situation) -> Line | None:
        """The line for ``tag``, or None when nothing fits or the opponent keeps silent this time.

        Of the lines that fit and were not among the last ones, only the most specific compete, by their weights.
        """
        if self._generator.random() >= self._chance(tag):
            return None
        return self.choose_surely(tag, situation)

    def choose_surely(self, tag: str, situation: Situation) -> Line | None:
        """The line for ``tag`` when it is settled that something is said; None when nothing fits."""
        fitting = [line for line in self._lines[tag] if situation.fits(line) and not self._was_said(line)]
        if not fitting:
            return None
        highest = max(line.specificity for line in fitting)
        best = [line for line in fitting if line.specificity == highest]
        chosen = self._generator.choices(best, [line.weight for line in best])[0]
        self._remember(chosen)
        return chosen

    def choose_most_urgent(self, moments: Iterable[tuple[str, Situation]]) -> tuple[Line, Situation] | None:
        """One line for several things that happened at once: the most urgent for which there is one."""
        for tag, situation in sorted(moments, key=lambda moment: URGENCY[TAGS[moment[0]].topic]):
            line = self.choose(tag, situation)
            if line is not None:
                return line, situation
        return None

    def _chance(self, tag: str) -> float:
        topic = TAGS[tag].topic
        chance = _CHANCES_OF_TAGS.get(tag, _CHANCES.get(topic, 1))
        if self.talkativeness is Talkativeness.OFF:
            return 0
        return chance if self.talkativeness is Talkativeness.ON or topic in CLOTHES_TOPICS else chance * _RARE

    def _was_said(self, line: Line) -> bool:
        return (
            line.text in self._recent
            or (line.when.first and line.text in self._said_in_match)
            or (line.when.ever and line.text in self._said_ever)
        )

    def _remember(self, line: Line) -> None:
        self._recent.append(line.text)
        self._said_in_match.add(line.text)
        if line.when.ever:
            self._said_ever.add(line.text)
