"""The typefaces and text styles of the game. Sizes are in canvas units at a text size of 100 %."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

SMALLEST_SIZE = 20
"""No text is smaller at 100 %."""
SMALLEST_SHRINK = 0.9
"""How far a string may shrink, against its size at 100 %, before it is wrapped or cut."""


class Face(Enum):
    """A typeface; the value is its file in ``assets/fonts``."""

    __hash__ = object.__hash__  # as quick as can be: every line of text asks for it

    DECO = "LysDeco-Bold.ttf"
    REGULAR = "LysText-Regular.ttf"
    MEDIUM = "LysText-Medium.ttf"
    SEMIBOLD = "LysText-SemiBold.ttf"
    BOLD = "LysText-Bold.ttf"


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a piece of text looks: face, size and tracking in canvas units, line height as a factor of the size."""

    face: Face
    size: float
    line: float = 1.3
    tracking: float = 0
    capitals: bool = False

    def sized(self, size: float) -> TextStyle:
        return replace(self, size=size)


BANNER = TextStyle(Face.DECO, 58, 1.1, tracking=4, capitals=True)
H1 = TextStyle(Face.DECO, 52, 1.1, tracking=4, capitals=True)
H2 = TextStyle(Face.DECO, 38, 1.2)
H3 = TextStyle(Face.DECO, 28, 1.2)
HAND_NAME = TextStyle(Face.DECO, 28, 1.2)
AMOUNT_LARGE = TextStyle(Face.BOLD, 38, 1.2)
AMOUNT = TextStyle(Face.BOLD, 36, 1.2)
AMOUNT_SMALL = TextStyle(Face.BOLD, 26, 1.2)
BUTTON = TextStyle(Face.SEMIBOLD, 26, 1.2, tracking=1.2)
BUTTON_NOTE = TextStyle(Face.MEDIUM, 20, 1.2)
BUBBLE = TextStyle(Face.MEDIUM, 26, 1.32)
BODY = TextStyle(Face.MEDIUM, 24, 1.38)
ROW = TextStyle(Face.MEDIUM, 22, 1.3)
ROW_STRONG = TextStyle(Face.SEMIBOLD, 22, 1.3)
SETTING = TextStyle(Face.SEMIBOLD, 26, 1.3)
CAPTION = TextStyle(Face.MEDIUM, 20, 1.3)
PILL = TextStyle(Face.SEMIBOLD, 20, 1.3)
LEGEND = TextStyle(Face.MEDIUM, 21, 1.3)
