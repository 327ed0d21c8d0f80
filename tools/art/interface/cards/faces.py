"""Whole cards as documents: the full design, the design with large indices, and the back."""

from tools.art.interface.cards.back import back
from tools.art.interface.cards.costume import COSTUMES, GOLD
from tools.art.interface.cards.courts import FIGURES, court
from tools.art.interface.cards.layout import (
    COURTS,
    HEIGHT,
    TIGHT_TEN,
    WIDTH,
    card_document,
    corner_indices,
    paper,
    rank_sign,
)
from tools.art.interface.cards.pips import ace, number_pips
from tools.art.interface.colours import SUIT_COLOURS
from tools.art.interface.markup import fill, group, line
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

_WINDOW = "M118 336V150Q118 128 140 128H240V336Z"


def full_face(rank: str, suit: str, deck: str) -> tuple[Document, str]:
    """The card as it lies before the player."""
    document, paint = card_document(), SUIT_COLOURS[deck][suit]
    if rank == "A":
        middle = ace(suit, paint)
    elif rank in COURTS:
        middle = court(document, rank, suit, paint)
    else:
        middle = number_pips(rank, suit, paint)
    return document, paper(document) + middle + corner_indices(rank, suit, paint)


def large_face(rank: str, suit: str, deck: str) -> tuple[Document, str]:
    """The card whose index fills the left half: for small sizes, and for players who like it so."""
    document, paint = card_document(), SUIT_COLOURS[deck][suit]
    middle = _court_window(document, rank, suit) if rank in COURTS else suit_sign(suit, 168, 238, 132, paint)
    index = rank_sign(rank, 64, 66, 94, paint, TIGHT_TEN) + suit_sign(suit, 64, 172, 86, paint)
    return document, paper(document) + middle + index


def card_back() -> tuple[Document, str]:
    document = card_document()
    return document, back(document)


def _court_window(document: Document, rank: str, suit: str) -> str:
    """The court's head in a window in the lower right corner."""
    card = document.clip(Outline(_rounded_card(), Box(5, 5, WIDTH - 5, HEIGHT - 5)))
    window = document.clip(Outline(_WINDOW, Box(118, 128, WIDTH, HEIGHT)))
    figure = group(FIGURES[rank](document, COSTUMES[suit]), transform="translate(178 146) scale(1.36)")
    drawn = fill(_WINDOW, "#f3dfb4") + group(figure, clip=window) + line("M118 336V150Q118 128 140 128H240", GOLD, 4)
    return group(drawn, clip=card)


def _rounded_card() -> str:
    right, bottom = WIDTH - 5, HEIGHT - 5
    return (
        f"M18 5H{right - 13}a13 13 0 0 1 13 13V{bottom - 13}a13 13 0 0 1 -13 13H18a13 13 0 0 1 -13 -13V18"
        "a13 13 0 0 1 13 -13Z"
    )
