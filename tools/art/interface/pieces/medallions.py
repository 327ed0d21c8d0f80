"""Round grounds for garment icons, one for each state; rings, discs and the coin on a staked garment."""

import math

from tools.art.interface.colours import (
    BRASS,
    BRASS_LIGHT,
    BRASS_LINE,
    BRASS_RAMP,
    BURGUNDY_RAMP,
    GREEN_8,
    OFF_LINE,
    PAPER_RAMP,
    WELL,
)
from tools.art.interface.markup import circle, line
from tools.art.kit.svg import Document

RADIUS = 54
MEDALLION_SIZE = 132
_MIDDLE = MEDALLION_SIZE / 2


def medallion(state: str) -> tuple[Document, str]:
    """``won``, ``worn``, ``off`` or ``slot`` (an empty place in the pile)."""
    document = Document(MEDALLION_SIZE, MEDALLION_SIZE)
    ramp = document.linear((0, _MIDDLE - RADIUS), (0, _MIDDLE + RADIUS), *BURGUNDY_RAMP)
    ground, edge = {
        "won": (ramp, BRASS_LIGHT),
        "worn": (GREEN_8, BRASS),
        "off": ("#10241f", OFF_LINE),
        "slot": (WELL, BRASS_LINE),
    }[state]
    rays = _rays() if state == "won" else ""
    if state == "slot":
        return document, circle(_MIDDLE, _MIDDLE, RADIUS, ground) + _dashed_ring(edge)
    return document, (
        rays
        + circle(_MIDDLE, _MIDDLE, RADIUS, ground, edge=edge, width=2.2)
        + circle(_MIDDLE, _MIDDLE, RADIUS * 0.9, "none", edge=edge, width=1, opacity=0.6)
    )


def _rays() -> str:
    rays = ""
    for k in range(24):
        turn = k * math.pi / 12
        start, end = RADIUS * 1.04, RADIUS * (1.14 if k % 2 else 1.2)
        rays += (
            f"M{_MIDDLE + start * math.sin(turn):.2f} {_MIDDLE - start * math.cos(turn):.2f}"
            f"L{_MIDDLE + end * math.sin(turn):.2f} {_MIDDLE - end * math.cos(turn):.2f}"
        )
    return line(rays, BRASS, 1.4, opacity=0.6)


def _dashed_ring(paint: str) -> str:
    """Dashes drawn as arcs of their own, even all round."""
    dashes = ""
    count = 26
    for k in range(count):
        start, end = (2 * math.pi * (k + share) / count for share in (0, 0.54))
        dashes += (
            f"M{_MIDDLE + RADIUS * math.sin(start):.2f} {_MIDDLE - RADIUS * math.cos(start):.2f}"
            f"A{RADIUS} {RADIUS} 0 0 1 {_MIDDLE + RADIUS * math.sin(end):.2f} {_MIDDLE - RADIUS * math.cos(end):.2f}"
        )
    return line(dashes, paint, 2.2)


def disc() -> tuple[Document, str]:
    """The dealer's and the bring-in's button; the game writes the letter on it."""
    document = Document(36, 36)
    paper = document.linear((0, 2), (0, 34), *PAPER_RAMP)
    return document, circle(18, 18, 16, paper, edge=BRASS_LINE, width=2) + circle(
        18, 18, 13, "none", edge="#c9a86a", width=1, opacity=0.8
    )


def coin() -> tuple[Document, str]:
    """The brass coin on the corner of a staked garment."""
    document = Document(16, 16)
    brass = document.linear((0, 1.5), (0, 14.5), *BRASS_RAMP)
    return document, circle(8, 8, 6.5, brass, edge="#2a1706", width=1.4) + line(
        "M8 5.2L10.4 8L8 10.8L5.6 8Z", "#6b4312", 0.9
    )


def number_disc() -> tuple[Document, str]:
    """The burgundy disc behind step numbers, the age mark and the lock."""
    document = Document(64, 64)
    ramp = document.linear((0, 2), (0, 62), *BURGUNDY_RAMP)
    return document, circle(32, 32, 29, ramp, edge=BRASS, width=2.6) + circle(
        32, 32, 25, "none", edge=BRASS, width=1, opacity=0.7
    )
