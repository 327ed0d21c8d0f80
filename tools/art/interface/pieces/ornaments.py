"""Small ornaments: the fan in a frame's corner, the diamonds of a rule, the slider's knob, sparkles, confetti."""

from tools.art.interface.colours import BRASS, BRASS_DARK, BRASS_LINE, BRASS_RAMP
from tools.art.interface.icons.line import WHITE
from tools.art.interface.markup import circle, fill, group, line
from tools.art.kit.svg import Document

CORNER_SIZE = 106


def corner_fan() -> tuple[Document, str]:
    """The fan in the upper left corner of a decorated frame; the other corners are its mirror images."""
    document = Document(CORNER_SIZE, CORNER_SIZE)
    blades = "".join(
        group(
            fill("M0 0L-5 54Q0 64 5 54Z", BRASS_LINE if k % 2 == 0 else BRASS_DARK),
            transform=f"translate(28 28) rotate({k * 22.5 - 90:g})",
        )
        for k in range(5)
    )
    ground = "M0 26H26V0H105V105H0Z"
    return document, (
        fill(ground, "#07120f") + line("M0 104.5H104.5V0", BRASS, 1.5) + blades + circle(28, 28, 9, BRASS)
    )


def rule_diamonds() -> tuple[Document, str]:
    """The three diamonds in the middle of a rule; the game draws the lines to both sides."""
    document = Document(48, 16)
    return document, (
        fill("M17 8l7 -7l7 7l-7 7Z", BRASS_LINE)
        + fill("M4 8l4 -4l4 4l-4 4ZM36 8l4 -4l4 4l-4 4Z", BRASS_LINE, opacity=0.8)
    )


def knob() -> tuple[Document, str]:
    """The diamond that slides."""
    document = Document(38, 42)
    brass = document.linear((0, 2), (0, 40), *BRASS_RAMP)
    return document, (
        fill("M2 21l17 -19l17 19l-17 19Z", brass, edge="#fff3cf", width=1.6) + fill("M11 21l8 -9l8 9l-8 9Z", "#6b4312")
    )


def sparkle() -> tuple[Document, str]:
    return Document(40, 40), fill("M20 0Q20 20 40 20Q20 20 20 40Q20 20 0 20Q20 20 20 0Z", WHITE)


def confetti() -> tuple[Document, str]:
    return Document(14, 20), fill("M7 0L13 10L7 20L1 10Z", WHITE)
