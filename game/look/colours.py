"""The colours of the game by their names, in the ordinary and in the high-contrast palette."""

from __future__ import annotations

from enum import StrEnum


class Colour(StrEnum):
    """A named colour; what it looks like is the palette's to say."""

    __hash__ = str.__hash__  # that of an enumeration takes its time, and every part that is drawn asks for it

    INK = "ink"
    GREEN_9 = "green 9"
    GREEN_8 = "green 8"
    GREEN_7 = "green 7"
    GREEN_6 = "green 6"
    FELT = "felt"
    BURGUNDY_9 = "burgundy 9"
    BURGUNDY_7 = "burgundy 7"
    BURGUNDY_5 = "burgundy 5"
    BLUE_9 = "blue 9"
    BLUE_7 = "blue 7"
    BRASS_LIGHT = "brass light"
    BRASS = "brass"
    BRASS_LINE = "brass line"
    BRASS_DARK = "brass dark"
    BRASS_EDGE = "brass edge"
    IVORY = "ivory"
    CREAM = "cream"
    MUTED = "muted"
    OK = "ok"
    WARN = "warn"
    BAD = "bad"
    BAD_TEXT = "bad text"
    ON_BRASS = "on brass"
    PAPER = "paper"
    PAPER_INK = "paper ink"
    WELL = "well"
    QUIET = "quiet"
    FOCUS = "focus"
    SELECTED = "selected"
    STAKED = "staked"
    OFF = "off"
    OFF_ICON = "off icon"
    DISABLED_FILL = "disabled fill"
    DISABLED_LINE = "disabled line"
    DISABLED_TEXT = "disabled text"
    DANGER_LINE = "danger line"
    OK_FILL = "ok fill"
    BAD_FILL = "bad fill"
    WARN_FILL = "warn fill"
    TURN = "turn"
    GLOW = "glow"
    SHADOW = "shadow"
    WHITE = "white"
    BLACK = "black"


Paint = Colour | str
"""A named colour, or ``#rrggbb`` where a picture brings its own."""

Palette = dict[Colour, str]

NORMAL: Palette = {
    Colour.INK: "#0a1413",
    Colour.GREEN_9: "#0b211c",
    Colour.GREEN_8: "#0f3029",
    Colour.GREEN_7: "#17483c",
    Colour.GREEN_6: "#1b6450",
    Colour.FELT: "#1d7058",
    Colour.BURGUNDY_9: "#2a0a18",
    Colour.BURGUNDY_7: "#6b142e",
    Colour.BURGUNDY_5: "#a5263a",
    Colour.BLUE_9: "#0d1728",
    Colour.BLUE_7: "#1d2f55",
    Colour.BRASS_LIGHT: "#f6df9f",
    Colour.BRASS: "#e8bd6a",
    Colour.BRASS_LINE: "#d09a45",
    Colour.BRASS_DARK: "#8a5d22",
    Colour.BRASS_EDGE: "#fff3cf",
    Colour.IVORY: "#fbf4e3",
    Colour.CREAM: "#f3e6c8",
    Colour.MUTED: "#c4b896",
    Colour.OK: "#8fd6a8",
    Colour.WARN: "#f2a35e",
    Colour.BAD: "#f08a8a",
    Colour.BAD_TEXT: "#ffb9b9",
    Colour.ON_BRASS: "#1d1206",
    Colour.PAPER: "#fbf1da",
    Colour.PAPER_INK: "#2a1620",
    Colour.WELL: "#04100e",
    Colour.QUIET: "#0a1d19",
    Colour.FOCUS: "#fff6dc",
    Colour.SELECTED: "#3b2a10",
    Colour.STAKED: "#5a1028",
    Colour.OFF: "#a9b8ae",
    Colour.OFF_ICON: "#8ba398",
    Colour.DISABLED_FILL: "#14302a",
    Colour.DISABLED_LINE: "#3d5a50",
    Colour.DISABLED_TEXT: "#8fa097",
    Colour.DANGER_LINE: "#d98a7a",
    Colour.OK_FILL: "#0f3a30",
    Colour.BAD_FILL: "#3a0c1a",
    Colour.WARN_FILL: "#3a2208",
    Colour.TURN: "#ffe7a6",
    Colour.GLOW: "#f6c35a",
    Colour.SHADOW: "#020807",
    Colour.WHITE: "#ffffff",
    Colour.BLACK: "#000000",
}

HIGH_CONTRAST: Palette = NORMAL | {
    Colour.INK: "#000000",
    Colour.BRASS_LIGHT: "#fff0bf",
    Colour.BRASS_LINE: "#f0c878",
    Colour.BRASS_DARK: "#d09a45",
    Colour.CREAM: "#fffaf0",
    Colour.IVORY: "#ffffff",
    Colour.MUTED: "#efe6cd",
    Colour.OK: "#b6f2c8",
    Colour.WARN: "#ffc48a",
    Colour.BAD: "#ffb0b0",
    Colour.WELL: "#000000",
    Colour.QUIET: "#03100d",
    Colour.FOCUS: "#ffffff",
    Colour.OFF: "#d5dfd8",
    Colour.OFF_ICON: "#c2d2c9",
    Colour.DISABLED_LINE: "#7c9a8e",
    Colour.DISABLED_TEXT: "#b9c9c0",
}
