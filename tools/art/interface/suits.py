"""The four suit signs, drawn on a box of 100 units whose centre is (50, 50)."""

from tools.art.interface.markup import fill, line
from tools.art.kit.geometry import number

SUIT_OUTLINES = {
    "h": "M50 93C38 78 7 58 7 32C7 16 19 7 30 7C40 7 47 13 50 22C53 13 60 7 70 7C81 7 93 16 93 32C93 58 62 78 50 93Z",
    "d": "M50 4C58 22 70 37 84 50C70 63 58 78 50 96C42 78 30 63 16 50C30 37 42 22 50 4Z",
    "s": "M50 5C58 22 92 40 92 63C92 76 82 83 72 83C64 83 57 79 54 73C55 82 58 90 66 95L34 95C42 90 45 82 46 73"
    "C43 79 36 83 28 83C18 83 8 76 8 63C8 40 42 22 50 5Z",
    "c": "M50 5C61 5 70 13 70 25C70 32 67 37 62 41C65 40 68 39 72 39C84 39 93 48 93 60C93 72 84 81 72 81"
    "C64 81 57 77 54 71C55 81 58 90 66 95L34 95C42 90 45 81 46 71C43 77 36 81 28 81C16 81 7 72 7 60"
    "C7 48 16 39 28 39C32 39 35 40 38 41C33 37 30 32 30 25C30 13 39 5 50 5Z",
}


def suit_sign(suit: str, x: float, y: float, size: float, paint: str, *, turn: float = 0) -> str:
    """The sign centred on (x, y), ``size`` units high, turned clockwise by ``turn`` degrees."""
    return fill(SUIT_OUTLINES[suit], paint, transform=_placed(x, y, size, turn))


def suit_contour(suit: str, x: float, y: float, size: float, paint: str, width: float) -> str:
    """Only the sign's edge; ``width`` is measured on its box of 100 units."""
    return line(SUIT_OUTLINES[suit], paint, width, transform=_placed(x, y, size, 0))


def _placed(x: float, y: float, size: float, turn: float) -> str:
    turned = f" rotate({number(turn)})" if turn else ""
    return f"translate({number(x)} {number(y)}){turned} scale({size / 100:.4f}) translate(-50 -50)"
