"""What all cards share: the paper, the corner indices and the order of the deck."""

from dataclasses import dataclass

from tools.art.interface.lettering import lettering
from tools.art.interface.markup import box, fill, group
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import number
from tools.art.kit.svg import Document

WIDTH, HEIGHT = 240, 336
CENTRE_X, CENTRE_Y = WIDTH / 2, HEIGHT / 2
RANKS = "23456789TJQKA"
SUITS = "cdhs"
COURTS = "JQK"

UPSIDE_DOWN = f"rotate(180 {number(CENTRE_X)} {number(CENTRE_Y)})"
"""The other half of a card."""

_INDEX_FONT = "LysText-Bold"
_CAP_SHARE = 0.7
"""Height of a capital, as a share of the em."""
_JACK = "M-9 -22H13V9C13 19 6 23 -2 23C-10 23 -16 19 -17 11L-9 8C-8 13 -6 15 -2.5 15C1.5 15 4 13 4 8V-14H-9Z"
"""A J with a serif, which the typeface has not: a bare stem reads as a 1."""
_SHIFT_OF_QUEENS = 0.02
"""How far to the right a wide rank stands, in capital heights, so that its left edge lines up with the others."""


@dataclass(frozen=True, slots=True)
class Narrowing:
    """How a rank of two figures fits where one stands."""

    width: float = 1.0
    """Share of the usual width of its figures."""
    tracking: float = 0.0
    """Space between them, as a share of the em."""
    shift: float = 0.0
    """How far to the right of the middle they stand, in capital heights."""


_NO_NARROWING = Narrowing()
_LOOSE_TEN = Narrowing(0.8, -2 / 63, 0.07)
TIGHT_TEN = Narrowing(0.7, -0.075, -0.04)
"""For large indices, of which a fan shows little more than a third of the card."""


def card_document() -> Document:
    return Document(WIDTH, HEIGHT)


def paper(document: Document) -> str:
    """The empty face of a card, lit from the upper left."""
    return plain_paper(document.linear((0, 0), (WIDTH, HEIGHT), (0, "#fffaf0"), (1, "#f4e9d0")))


def plain_paper(paint: str) -> str:
    """The empty card with its edge."""
    return box(0.75, 0.75, WIDTH - 1.5, HEIGHT - 1.5, paint, corner=17, edge="#c9b58c", edge_width=1.5) + box(
        5, 5, WIDTH - 10, HEIGHT - 10, "none", corner=13, edge="#e6d6b2", edge_width=1
    )


def rank_sign(rank: str, x: float, y: float, height: float, paint: str, ten: Narrowing = _LOOSE_TEN) -> str:
    """The rank centred on (x, y), its capitals ``height`` units high."""
    narrowing = ten if rank == "T" else _NO_NARROWING
    centre = x + (_SHIFT_OF_QUEENS if rank == "Q" else narrowing.shift) * height
    if rank == "J":
        scale = height / 44
        return fill(_JACK, paint, transform=f"translate({number(centre)} {number(y - 0.5)}) scale({scale:.4f})")
    text = "10" if rank == "T" else rank
    size = height / _CAP_SHARE
    drawn = lettering(text, 0, 0, size, paint, font=_INDEX_FONT, tracking=narrowing.tracking * size)
    return group(drawn, transform=f"translate({number(centre)} {number(y + height / 2)}) scale({narrowing.width} 1)")


def corner_indices(rank: str, suit: str, paint: str) -> str:
    """Rank and suit in the top left corner and, turned round, in the bottom right one."""
    corner = rank_sign(rank, 35, 39, 44, paint) + suit_sign(suit, 35, 86, 36, paint)
    return corner + group(corner, transform=UPSIDE_DOWN)
