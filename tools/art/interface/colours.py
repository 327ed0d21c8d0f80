"""The colours of the interface's pictures."""

INK = "#0a1413"
GREEN_8 = "#0f3029"
GREEN_6 = "#1b6450"
BURGUNDY_9 = "#2a0a18"
BURGUNDY_7 = "#6b142e"
BURGUNDY_5 = "#a5263a"
BRASS_LIGHT = "#f6df9f"
BRASS = "#e8bd6a"
BRASS_LINE = "#d09a45"
BRASS_DARK = "#8a5d22"
IVORY = "#fbf4e3"
PAPER = "#fffaf0"
PAPER_SHADE = "#f2e5c8"
WELL = "#04100e"
OFF = "#8ba398"
OFF_LINE = "#56685f"
NIGHT = "#14121c"

BRASS_RAMP = ((0.0, "#fbe8b2"), (0.48, "#e2b055"), (0.52, "#cf9840"), (1.0, "#b67f30"))
BURGUNDY_RAMP = ((0.0, "#96243c"), (1.0, "#5a1028"))
PAPER_RAMP = ((0.0, PAPER), (1.0, PAPER_SHADE))

SUIT_COLOURS = {
    "four": {"s": "#1a2238", "h": "#b51f33", "d": "#1a5fa3", "c": "#16704a"},
    "two": {"s": "#1a2238", "h": "#b51f33", "d": "#b51f33", "c": "#1a2238"},
}
"""Suits by deck: every suit its own colour, or the old red and black."""
