"""Paper diamonds that fall once, when a match is won."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from game.drawing.canvas import Canvas
from game.drawing.chrome import Diamond
from game.look.colours import Colour, Paint
from game.look.geometry import CANVAS_HEIGHT, Rect

FALL: Final = 2.4
"""Seconds until the last one has left the canvas."""
_PIECES = 70
_PAINTS: tuple[Paint, ...] = (
    Colour.BRASS,
    Colour.BRASS_LIGHT,
    Colour.BURGUNDY_5,
    Colour.GREEN_6,
    Colour.IVORY,
    Colour.BRASS_LINE,
)
_QUICKEST, _SLOWEST = 0.55, 1.0
_SWING = 26


@dataclass(frozen=True, slots=True)
class _Piece:
    x: float
    start: float
    lasts: float
    phase: float
    face: Diamond


class Confetti:
    """Where every piece is depends on the time alone. Nothing falls over `spared`."""

    def __init__(self, area: Rect, spared: Rect, random: Random) -> None:
        self._area = area
        self._spared = spared
        self._pieces = [self._piece(random) for _ in range(_PIECES)]

    def _piece(self, random: Random) -> _Piece:
        lasts = FALL * random.uniform(_QUICKEST, _SLOWEST)
        half = random.uniform(4, 8)
        return _Piece(
            random.uniform(self._area.x, self._area.right),
            random.uniform(0, FALL - lasts),
            lasts,
            random.uniform(0, math.tau),
            Diamond(round(half), round(half * random.uniform(1.1, 1.8)), random.choice(_PAINTS)),
        )

    def draw(self, canvas: Canvas, seconds: float) -> None:
        """Draw the pieces as they are `seconds` after the first one began to fall."""
        for piece in self._pieces:
            done = (seconds - piece.start) / piece.lasts
            if not 0 < done < 1:
                continue
            x = piece.x + _SWING * math.sin(piece.phase + done * 5)
            y = -20 + done * (CANVAS_HEIGHT + 40)
            if not self._spared.contains(x, y):
                canvas.part(piece.face, x, y)
