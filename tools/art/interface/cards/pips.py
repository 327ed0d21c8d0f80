"""Number cards and aces."""

import math

from tools.art.interface.cards.layout import CENTRE_X, CENTRE_Y
from tools.art.interface.markup import line
from tools.art.interface.suits import suit_contour, suit_sign

_LEFT, _MIDDLE, _RIGHT = 88, 120, 152
_TOP, _DEPTH = 62, 212
_BOTH = (_LEFT, _RIGHT)

_ROWS: dict[str, tuple[tuple[tuple[int, ...], float], ...]] = {
    "2": (((_MIDDLE,), 0), ((_MIDDLE,), 1)),
    "3": (((_MIDDLE,), 0), ((_MIDDLE,), 1 / 2), ((_MIDDLE,), 1)),
    "4": ((_BOTH, 0), (_BOTH, 1)),
    "5": ((_BOTH, 0), ((_MIDDLE,), 1 / 2), (_BOTH, 1)),
    "6": ((_BOTH, 0), (_BOTH, 1 / 2), (_BOTH, 1)),
    "7": ((_BOTH, 0), ((_MIDDLE,), 1 / 4), (_BOTH, 1 / 2), (_BOTH, 1)),
    "8": ((_BOTH, 0), ((_MIDDLE,), 1 / 4), (_BOTH, 1 / 2), ((_MIDDLE,), 3 / 4), (_BOTH, 1)),
    "9": ((_BOTH, 0), (_BOTH, 1 / 3), ((_MIDDLE,), 1 / 2), (_BOTH, 2 / 3), (_BOTH, 1)),
    "T": ((_BOTH, 0), ((_MIDDLE,), 1 / 6), (_BOTH, 1 / 3), (_BOTH, 2 / 3), ((_MIDDLE,), 5 / 6), (_BOTH, 1)),
}
"""Where the pips stand: columns and the share of the way from the top row to the bottom row."""

_SIZES = {"2": 58, "3": 58, "4": 47, "5": 47, "6": 47, "7": 44, "8": 44, "9": 40, "T": 39}

_GOLD, _GOLD_LIGHT, _PAPER = "#cf9a3e", "#f4d990", "#fbf4e3"


def number_pips(rank: str, suit: str, paint: str) -> str:
    size = _SIZES[rank]
    return "".join(
        suit_sign(suit, x, _TOP + share * _DEPTH, size, paint, turn=180 if share > 1 / 2 else 0)
        for columns, share in _ROWS[rank]
        for x in columns
    )


def ace(suit: str, paint: str) -> str:
    """One large sign in a ring of rays."""
    rays = []
    for k in range(48):
        turn = k * math.pi / 24
        outer = 96 if k % 4 == 0 else 88 if k % 2 == 0 else 82
        start, end = (_on_oval(turn, radius) for radius in (74, outer))
        rays.append(line(f"M{start}L{end}", _GOLD, 2 if k % 2 == 0 else 1.2, opacity=0.55))
    return (
        "".join(rays)
        + suit_sign(suit, CENTRE_X, CENTRE_Y, 124, paint)
        + suit_contour(suit, CENTRE_X, CENTRE_Y, 100, _GOLD_LIGHT, 1.6)
        + suit_sign(suit, CENTRE_X, CENTRE_Y, 46, _PAPER)
        + suit_sign(suit, CENTRE_X, CENTRE_Y, 30, paint)
    )


def _on_oval(turn: float, radius: float) -> str:
    return f"{CENTRE_X + radius * math.sin(turn) * 0.86:.2f} {CENTRE_Y - radius * math.cos(turn) * 1.12:.2f}"
