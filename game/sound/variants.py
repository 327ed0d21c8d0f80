"""Which recording of a family comes next."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.sound.recordings import Recording


class Variants:
    """Shuffles through all recordings before one comes again, and never plays one twice running.

    The next one is known beforehand, so that the picture can be timed to the very recording that will sound.
    """

    def __init__(self, recordings: Sequence[Recording], chance: random.Random) -> None:
        self._recordings = tuple(recordings)
        self._chance = chance
        self._round: list[Recording] = []
        self._last: Recording | None = None

    @property
    def next(self) -> Recording:
        """What :meth:`take` will return."""
        if not self._round:
            self._round = self._chance.sample(self._recordings, len(self._recordings))
            if len(self._round) > 1 and self._round[0] == self._last:
                self._round.append(self._round.pop(0))
        return self._round[0]

    def take(self) -> Recording:
        self._last = self.next
        return self._round.pop(0)
