"""The opponent behind the table: her face, her eyes, and what she says, as time goes by."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Final

from engine.players.demeanour import Expression
from game.drawing.canvas import Align, Canvas
from game.look.geometry import Rect
from game.look.motion import BUBBLE_IN, BUBBLE_OUT, BUBBLE_STAY, BUBBLE_STAY_PER_LETTER, back_out, quad_out
from game.look.theme import Theme
from game.table import layout
from game.widgets.labels import bubble_size, draw_bubble

FACE_STAYS: Final = 3.2
"""Seconds that a face lasts after what caused it."""
_BLINK: Final = 0.13
_BLINKS: Final = (2.6, 6.0)
_BREATHS: Final = (5.0, 9.0)
_BREATH: Final = 2.4
_BREATH_HEIGHT: Final = 3.0
_GROWS: Final = back_out(1.2)
_HIGHEST: Final = 16.0
"""Where the highest bubble begins."""


@dataclass(slots=True)
class _Bubble:
    text: str
    stays: float
    age: float = 0.0
    """Seconds; below 0 while it waits for its turn."""
    leaving: float | None = None

    @property
    def opacity(self) -> float:
        if self.leaving is not None:
            return max(0.0, 1 - self.leaving / BUBBLE_OUT)
        return quad_out(min(1.0, max(0.0, self.age / BUBBLE_IN)))

    @property
    def grown(self) -> float:
        """How much of its size it has; a little more than all of it on the way."""
        return _GROWS(min(1.0, self.age / BUBBLE_IN))

    @property
    def is_gone(self) -> bool:
        return self.leaving is not None and self.leaving >= BUBBLE_OUT


@dataclass(slots=True)
class Changes:
    """The parts of the canvas that look different now."""

    figures: list[Rect] = field(default_factory=list)
    words: list[Rect] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Stand:
    """Where an opponent is seen at the table, in canvas units."""

    figure: Rect
    """What changes when she blinks, breathes or makes a face."""
    bubble: Rect
    """The room in which her words have their bubble, from its top; a higher one ends where the room does."""
    tip: tuple[float, float]
    """What the tail of the bubble points at."""
    side: Align = Align.RIGHT
    """Along which side of the room a bubble narrower than it lies."""

    def covered(self, bubble: Rect) -> Rect:
        """Everything that a bubble covers, with its tail and its shadow."""
        tip = Rect(self.tip[0], self.tip[1], 1, 1)
        return bubble.union(tip).inset(-64)


DRAW_STAND: Final = Stand(
    layout.FIGURE,
    Rect(layout.BUBBLE_RIGHT - layout.BUBBLE_WIDTH, layout.BUBBLE_TOP, layout.BUBBLE_WIDTH, 200),
    layout.BUBBLE_TIP,
)


DRAW_STAND_LEFT: Final = Stand(
    layout.FIGURE,
    Rect(layout.BUBBLE_LEFT, layout.BUBBLE_TOP, layout.BUBBLE_WIDTH, 200),
    layout.BUBBLE_LEFT_TIP,
)


class Presence:
    """What of an opponent changes without an event of the game."""

    def __init__(self, theme: Theme, chance: Random, stand: Stand = DRAW_STAND) -> None:
        self._theme = theme
        self._chance = chance
        self._stand = stand
        self.expression = Expression.NEUTRAL
        """The face that she shows now."""
        self.resting = Expression.NEUTRAL
        """The face to which she comes back."""
        self._face_left = 0.0
        self.blinks = False
        self._until_blink = chance.uniform(*_BLINKS)
        self._until_breath = chance.uniform(*_BREATHS)
        self._breath: float | None = None
        self._bubble: _Bubble | None = None
        self._next: _Bubble | None = None
        self._words = stand.covered(stand.bubble)
        """What the bubble covers; a long line needs more than the room that it has at least."""

    # ------------------------------------------------------------ face
    def look(self, expression: Expression, seconds: float = FACE_STAYS) -> None:
        """Show a face for some seconds."""
        self.expression = expression
        self._face_left = seconds

    def rest(self, expression: Expression) -> None:
        """The face to show whenever nothing else does."""
        self.resting = expression
        if self._face_left <= 0:
            self.expression = expression

    @property
    def rise(self) -> float:
        """How many units, whole ones, she stands higher than usual: she breathes now and then."""
        if self._breath is None:
            return 0.0
        return round(_BREATH_HEIGHT * math.sin(math.pi * min(1.0, self._breath / _BREATH)) ** 2)

    # ------------------------------------------------------------ words
    def say(self, text: str) -> None:
        """Say a line. One that is still being said goes first, fading as it would have done anyway."""
        bubble = _Bubble(text, BUBBLE_STAY + BUBBLE_STAY_PER_LETTER * len(text))
        if self._bubble is None:
            self._bubble = bubble
            return
        self._next = bubble
        if self._bubble.leaving is None:
            self._bubble.leaving = 0.0

    @property
    def saying(self) -> str:
        """The line in the bubble, or nothing."""
        return self._bubble.text if self._bubble is not None else ""

    def finish(self) -> bool:
        """Let the line fade that is being said, because somebody else speaks; whether there was one."""
        self._next = None
        if self._bubble is not None and self._bubble.leaving is None:
            self._bubble.leaving = 0.0
        return self._bubble is not None

    def hold_back(self) -> None:
        """Begin the line that was said just now when the bubble of somebody else has faded: both may need one place."""
        if self._bubble is not None and self._bubble.leaving is None and not self._bubble.age:
            self._bubble.age = -BUBBLE_OUT

    def hush(self) -> None:
        """Say nothing any more, at once."""
        self._bubble = self._next = None

    # ------------------------------------------------------------ time
    def update(self, seconds: float) -> Changes:
        """Let time pass."""
        changes = Changes()
        if self._face_passes(seconds) | self._eyes_pass(seconds) | self._breath_passes(seconds):
            changes.figures.append(self._stand.figure.inset(-6))
        if self._words_pass(seconds):
            changes.words.append(self._words)
        return changes

    def _face_passes(self, seconds: float) -> bool:
        if self._face_left <= 0:
            return False
        self._face_left -= seconds
        if self._face_left > 0 or self.expression is self.resting:
            return False
        self.expression = self.resting
        return True

    def _eyes_pass(self, seconds: float) -> bool:
        if self._theme.comfort.reduced_motion and not self.blinks:
            return False
        self._until_blink -= seconds
        if self._until_blink > 0:
            return False
        self.blinks = not self.blinks
        self._until_blink = _BLINK if self.blinks else self._chance.uniform(*_BLINKS)
        return True

    def _breath_passes(self, seconds: float) -> bool:
        if self._theme.still:
            moved, self._breath = self._breath is not None, None
            return moved
        if self._breath is not None:
            before = self.rise
            self._breath += seconds
            if self._breath >= _BREATH:
                self._breath, self._until_breath = None, self._chance.uniform(*_BREATHS)
            return self.rise != before
        self._until_breath -= seconds
        if self._until_breath <= 0:
            self._breath = 0.0
        return False

    def _words_pass(self, seconds: float) -> bool:
        bubble = self._bubble
        if bubble is None:
            return False
        changed = bubble.age < BUBBLE_IN or bubble.leaving is not None
        bubble.age += seconds
        if bubble.leaving is not None:
            bubble.leaving += seconds
        elif bubble.age >= bubble.stays:
            bubble.leaving = 0.0
        if bubble.is_gone:
            self._bubble, self._next = self._next, None
            return True
        return changed

    # ------------------------------------------------------------ drawing
    def draw_words(self, canvas: Canvas) -> None:
        """Draw the bubble, if there is one."""
        bubble = self._bubble
        stand = self._stand
        if bubble is None or bubble.age < 0 or not canvas.visible(self._words):
            return
        width, height = bubble_size(canvas, bubble.text, stand.bubble.width)
        left = stand.bubble.x + (stand.bubble.width - width) * stand.side.value
        height = max(height, 92)
        top = max(_HIGHEST, min(stand.bubble.y, stand.bubble.bottom - height))
        rect = Rect(left, top, width, height)
        self._words = stand.covered(stand.bubble.union(rect))
        still = self._theme.still
        with canvas.faded(bubble.opacity if still or bubble.leaving is not None else 1.0):
            draw_bubble(canvas, rect, bubble.text, stand.tip, 1.0 if still else bubble.grown)
