"""The wax seal of the fair deal, whole with its check mark, and broken."""

import math

from tools.art.interface.colours import BRASS, BRASS_LIGHT
from tools.art.interface.markup import circle, group, line
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.shading import Shade, form
from tools.art.kit.svg import Document

SEAL_SIZE = 252
_RADIUS = 92
_LOBES, _LOBE_RADIUS = 20, 19
_CRACK = (
    (8, -130), (-6, -84), (14, -62), (-10, -30), (10, -8), (-16, 22), (6, 46), (-12, 74), (4, 96), (-4, 130),
)  # fmt: skip

_WAX = (
    Shade(4, 6, 6, "#ff9aa6", 0.35),
    Shade(-5, -8, 8, "#2a0512", 0.55),
    Shade(1.4, 2, 1.2, "#ffd0d0", 0.4),
)
"""Light from the upper left on the soft edge of the wax."""


def seal() -> tuple[Document, str]:
    document = _document()
    return document, _shadow(document) + _stamped(document, _mark("M-36 -12L-12 12L34 -40"))


def broken_seal() -> tuple[Document, str]:
    """Two halves apart, with a cross."""
    document = _document()
    whole = _stamped(document, _mark("M-28 -38L28 18M28 -38L-28 18"))
    halves = "".join(
        group(
            group(whole, clip=document.clip(_half(side))),
            transform=f"translate({side * 7} {side * 4}) rotate({side * 4})",
        )
        for side in (-1, 1)
    )
    return document, _shadow(document) + halves


def _document() -> Document:
    return Document(SEAL_SIZE, SEAL_SIZE, left=-SEAL_SIZE / 2, top=-SEAL_SIZE / 2)


def _shadow(document: Document) -> str:
    soft = document.blur(7, Box(-_RADIUS, -_RADIUS, _RADIUS, _RADIUS).grown(12))
    return group(circle(0, 8, _RADIUS + 6, "#020807", opacity=0.6), filtered=soft)


def _stamped(document: Document, mark: str) -> str:
    """The scalloped wax, pressed flat in the middle, with two brass rings round the mark."""
    turns = (2 * math.pi * k / _LOBES for k in range(_LOBES))
    lobes = "".join(
        circle(_RADIUS * math.cos(turn), _RADIUS * math.sin(turn), _LOBE_RADIUS, "#8f1f39") for turn in turns
    )
    wax = document.linear((0, -_RADIUS), (0, _RADIUS), (0, "#9c2942"), (1, "#6a142f"))
    pressed = document.linear((0, -_RADIUS), (0, _RADIUS), (0, "#7c1a35"), (1, "#8f2440"))
    return (
        group(lobes + circle(0, 0, _RADIUS, wax), filtered=form(document, _WAX))
        + circle(0, 0, 84, pressed, edge="#4e0c22", width=2)
        + circle(0, 0, 82, "none", edge=BRASS, width=3)
        + circle(0, 0, 72, "none", edge=BRASS, width=1.4, opacity=0.8)
        + mark
    )


def _mark(data: str) -> str:
    return line(data, "#3d0717", 11, opacity=0.6, transform="translate(1.5 3)") + line(data, BRASS_LIGHT, 10)


def _half(side: int) -> Outline:
    """All that lies on one side of the crack."""
    crack = "L".join(f"{x} {y}" for x, y in _CRACK)
    return Outline(f"M{crack}L{side * 200} 130L{side * 200} -130Z", Box(-200, -130, 200, 130))
