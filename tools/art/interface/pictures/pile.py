"""The deck as it lies on the table: some backs one above the other, with their shadow."""

from tools.art.interface.cards.back import back
from tools.art.interface.cards.layout import HEIGHT, WIDTH
from tools.art.interface.markup import box, group
from tools.art.kit.geometry import Box
from tools.art.kit.svg import Document

PILE_LEFT, PILE_TOP = 30, 44
"""Room round the lowest card, in units of the card's drawing (240 wide)."""
PILE_WIDTH, PILE_HEIGHT = WIDTH + 84, HEIGHT + 94
_CARDS = 6
_STEP_X, _STEP_Y = -3.0, -6.4


def pile() -> tuple[Document, str]:
    document = Document(PILE_WIDTH, PILE_HEIGHT, left=-PILE_LEFT, top=-PILE_TOP)
    soft = document.blur(13, Box(0, 0, WIDTH, HEIGHT).grown(16))
    shadow = group(box(8, 14, WIDTH, HEIGHT, "#030a09", corner=20, opacity=0.62), filtered=soft)
    edges = "".join(
        group(
            box(
                0.75,
                0.75,
                WIDTH - 1.5,
                HEIGHT - 1.5,
                "#e9dcbf" if k % 2 else "#d8c8a4",
                corner=17,
                edge="#8f7d55",
                edge_width=1.2,
            ),
            transform=f"translate({k * _STEP_X:g} {k * _STEP_Y:g})",
        )
        for k in range(_CARDS - 1)
    )
    top = group(back(document), transform=f"translate({(_CARDS - 1) * _STEP_X:g} {(_CARDS - 1) * _STEP_Y:g})")
    return document, shadow + edges + top
