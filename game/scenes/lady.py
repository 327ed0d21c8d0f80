"""An opponent at full size on a page: she stands, looks, and blinks now and then."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.players.demeanour import Expression
from game.drawing.canvas import Canvas
from game.look.geometry import Rect
from game.opponents.figure import figure_of
from game.opponents.pack import OpponentPack

_SHORTEST_LOOK, _LONGEST_LOOK = 3.0, 7.0
_BLINK = 0.14
"""Seconds."""


class StandingOpponent:
    """Draws an opponent in her place and asks for a redraw when she blinks."""

    def __init__(
        self,
        pack: OpponentPack,
        rect: Rect,
        worn: frozenset[str],
        *,
        expression: Expression = Expression.NEUTRAL,
        cards: bool = True,
    ) -> None:
        self.pack = pack
        self.rect = rect
        self._figure = figure_of(pack)
        self._worn = worn
        self._expression = expression
        self._cards = cards
        self._random = Random()
        self._until_change = self._next_look()
        self._blinks = False

    def _next_look(self) -> float:
        return self._random.uniform(_SHORTEST_LOOK, _LONGEST_LOOK)

    def update(self, seconds: float, redraw: Callable[[Rect], None], *, still: bool) -> None:
        """Time passes; `still` keeps her eyes open."""
        if still and not self._blinks:
            return
        self._until_change -= seconds
        if self._until_change <= 0:
            self._blinks = not self._blinks
            self._until_change = _BLINK if self._blinks else self._next_look()
            redraw(self.rect)

    def draw(self, canvas: Canvas) -> None:
        state = self._figure.state(self._worn, self._expression, blink=self._blinks, cards=self._cards)
        self._figure.draw(canvas, state, self.rect)
