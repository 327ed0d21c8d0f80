"""Chips of five values, seen from the player's chair. A stack is chips drawn one above the other."""

import math
from dataclasses import dataclass

from tools.art.interface.markup import ellipse, fill, line
from tools.art.kit.colour import mix
from tools.art.kit.svg import Document

RADIUS = 50
FLATTENING = 0.42
"""The height of the ellipse as a share of its width."""
THICKNESS = 0.26 * RADIUS
_X, _Y = 52, 23
CHIP_WIDTH, CHIP_HEIGHT = 104, 60


@dataclass(frozen=True, slots=True)
class ChipColours:
    body: str
    inlay: str
    blocks: str


CHIPS: dict[int, ChipColours] = {
    1: ChipColours("#c9c2b0", "#f7f1e2", "#1a2238"),
    5: ChipColours("#a5263a", "#d4606a", "#fbf4e3"),
    10: ChipColours("#1d5f98", "#5fa0d6", "#fbf4e3"),
    25: ChipColours("#176a4d", "#58a883", "#fbf4e3"),
    100: ChipColours("#20202c", "#5a5a72", "#f6df9f"),
}
"""Colours by the chip's value in dollars."""


def chip(colours: ChipColours, *, turned: bool = False) -> tuple[Document, str]:
    """``turned`` moves the blocks on its edge: in a stack, no two neighbours lie exactly alike."""
    document = Document(CHIP_WIDTH, CHIP_HEIGHT)
    return document, _side(document, colours, turned=turned) + _face(document, colours, turned=turned)


def _side(document: Document, colours: ChipColours, *, turned: bool) -> str:
    high = RADIUS * FLATTENING
    shade = document.linear(
        (_X - RADIUS, 0),
        (_X + RADIUS, 0),
        (0, mix(colours.body, "#000000", 0.5)),
        (0.3, mix(colours.body, "#000000", 0.16)),
        (0.62, mix(colours.body, "#000000", 0.34)),
        (1, mix(colours.body, "#000000", 0.62)),
    )
    body = f"M{_X - RADIUS} {_Y}v{THICKNESS:g}a{RADIUS} {high:g} 0 0 0 {2 * RADIUS} 0v{-THICKNESS:g}Z"
    blocks = "".join(
        _side_block(at, colours) for at in ((-0.9, -0.53, -0.04, 0.46, 0.86) if turned else (-0.76, -0.29, 0.22, 0.68))
    )
    foot = f"M{_X - RADIUS + 0.5} {_Y + THICKNESS:g}a{RADIUS - 0.5} {high:g} 0 0 0 {2 * RADIUS - 1} 0"
    seam = line(foot, "#000000", 1.6, opacity=0.4)
    return fill(body, shade) + blocks + seam


def _side_block(at: float, colours: ChipColours) -> str:
    """A contrasting block round the edge, following its curve."""
    half = 0.1 * math.sqrt(1 - at * at) + 0.012
    left, right = max(-0.995, at - half), min(0.995, at + half)
    top = [(_X + RADIUS * q, _Y + RADIUS * FLATTENING * math.sqrt(1 - q * q)) for q in (left, at, right)]
    foot = [(x, y + THICKNESS) for x, y in reversed(top)]
    data = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in (*top, *foot)) + "Z"
    return fill(data, mix(colours.blocks, "#000000", 0.12 + 0.2 * abs(at)), opacity=0.9)


def _face(document: Document, colours: ChipColours, *, turned: bool) -> str:
    light = document.linear(
        (_X - 30, _Y - 20),
        (_X + 30, _Y + 20),
        (0, mix(colours.body, "#ffffff", 0.16)),
        (1, mix(colours.body, "#000000", 0.12)),
    )
    inlay = document.linear(
        (_X - 20, _Y - 12), (_X + 20, _Y + 12), (0, mix(colours.inlay, "#ffffff", 0.25)), (1, colours.inlay)
    )
    high = RADIUS * FLATTENING
    blocks = "".join(_face_block(k + (0.5 if turned else 0), colours) for k in range(8))
    gloss = f"M{_X - RADIUS * 0.92:g} {_Y - 6}A{RADIUS} {high:g} 0 0 1 {_X + RADIUS * 0.3:g} {_Y - high + 1.4:g}"
    lozenge = f"M{_X} {_Y - high * 0.36:g}l13 {high * 0.36:g}l-13 {high * 0.36:g}l-13 {-high * 0.36:g}Z"
    return (
        ellipse(_X, _Y, RADIUS, high, light, edge=mix(colours.body, "#000000", 0.3), width=1)
        + blocks
        + ellipse(_X, _Y, RADIUS * 0.62, high * 0.62, inlay, edge=colours.blocks, width=1.2)
        + fill(lozenge, colours.body)
        + line(gloss, "#ffffff", 1.4, opacity=0.5)
    )


def _face_block(k: float, colours: ChipColours) -> str:
    start = k * math.pi / 4
    steps = [start + 0.15 * step for step in range(3)]
    outer = [_on_face(turn, 0.98) for turn in steps]
    inner = [_on_face(turn, 0.74) for turn in reversed(steps)]
    return fill("M" + "L".join(outer + inner) + "Z", colours.blocks)


def _on_face(turn: float, share: float) -> str:
    return f"{_X + RADIUS * share * math.cos(turn):.2f} {_Y + RADIUS * FLATTENING * share * math.sin(turn):.2f}"


def chip_shadow() -> tuple[Document, str]:
    """The soft shadow under a stack: an ellipse that fades to its edge."""
    document = Document(140, 72)
    soft = document.radial(
        (70, 36),
        70,
        (0, "#02110d", 0.62),
        (0.62, "#02110d", 0.5),
        (1, "#02110d", 0),
        transform="translate(0 17.5) scale(1 0.514)",
    )
    return document, ellipse(70, 36, 70, 36, soft)
