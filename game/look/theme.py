"""The look that the player chose: palette, text size, and how much and how fast things move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.look.colours import HIGH_CONTRAST, NORMAL, Colour, Paint, Palette
from game.look.motion import CROSS_FADE, Speed


class TextSize(Enum):
    """The text size setting; the value is the factor on every size of text."""

    NORMAL = 1.0
    LARGE = 1.15
    LARGEST = 1.3


@dataclass(frozen=True, slots=True)
class Comfort:
    """The settings that change how everything looks and moves."""

    text_size: TextSize = TextSize.NORMAL
    high_contrast: bool = False
    reduced_motion: bool = False
    speed: Speed = Speed.BRISK


class Theme:
    """One theme lives as long as the program; ``apply`` gives it the player's latest choice."""

    def __init__(self, comfort: Comfort | None = None) -> None:
        self.comfort = comfort or Comfort()

    def apply(self, comfort: Comfort) -> None:
        self.comfort = comfort

    @property
    def palette(self) -> Palette:
        return HIGH_CONTRAST if self.comfort.high_contrast else NORMAL

    @property
    def text_factor(self) -> float:
        return self.comfort.text_size.value

    @property
    def still(self) -> bool:
        """Nothing travels: movements are replaced by short cross-fades."""
        return self.comfort.reduced_motion or self.comfort.speed is Speed.INSTANT

    def duration(self, brisk_seconds: float) -> float:
        """How long a movement takes now, in seconds; a cross-fade's length where nothing may travel."""
        if self.still:
            return min(CROSS_FADE, brisk_seconds)
        return brisk_seconds * self.comfort.speed.value

    def hex(self, paint: Paint) -> str:
        """The ``#rrggbb`` of a named colour, or the colour itself when it brings its own."""
        return resolve(paint, self.palette)


def resolve(paint: Paint, palette: Palette) -> str:
    return palette[paint] if isinstance(paint, Colour) else paint
