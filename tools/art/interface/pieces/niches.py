"""What stands behind an opponent in an arched niche: white light that the game tints with the opponent's colours.

Every picture is 520 by 640 with its light at (260, 270); the game scales it to cover a niche of any shape.
"""

import math
from collections.abc import Callable

from tools.art.interface.icons.line import WHITE
from tools.art.interface.markup import box, circle, fill, line
from tools.art.kit.svg import Document

NICHE_WIDTH, NICHE_HEIGHT = 520, 640
_X, _Y = 260, 270


def niche_glow() -> tuple[Document, str]:
    """The inner colour over the outer one: opaque in the middle, nothing at the edge."""
    document = _document()
    light = document.radial((_X, _Y), 450, (0, WHITE, 1), (0.5, WHITE, 0.52), (1, WHITE, 0))
    return document, box(0, 0, NICHE_WIDTH, NICHE_HEIGHT, light)


def niche_foot() -> tuple[Document, str]:
    """The shadow over the figure's lower edge, to be tinted with ink."""
    document = _document()
    shade = document.linear((0, NICHE_HEIGHT * 0.72), (0, NICHE_HEIGHT), (0, WHITE, 0), (1, WHITE, 0.55))
    return document, box(0, NICHE_HEIGHT * 0.72, NICHE_WIDTH, NICHE_HEIGHT * 0.28, shade)


def niche_rays() -> tuple[Document, str]:
    """Sixteen broad rays."""
    return _document(), "".join(fill(_ray(k * math.pi / 8, 0.06, 900), WHITE) for k in range(16))


def niche_compass() -> tuple[Document, str]:
    """A compass rose with a ring of degrees."""
    points = "".join(
        fill(_point(k * math.pi / 4, 214 if k % 2 == 0 else 146, 34 if k % 2 == 0 else 24), WHITE, opacity=0.8)
        for k in range(8)
    )
    rings = "".join(circle(_X, _Y, radius, "none", edge=WHITE, width=2) for radius in (168, 226, 242))
    degrees = ""
    for k in range(72):
        turn = k * math.pi / 36
        degrees += _spoke(turn, 226, 234 if k % 3 else 242)
    return _document(), points + rings + line(degrees, WHITE, 2)


def niche_chalk() -> tuple[Document, str]:
    """Curves of chance on faint squared paper: a bell, its sum, and a wave that dies away."""
    squares = "".join(f"M0 {y}H{NICHE_WIDTH}" for y in range(30, NICHE_HEIGHT, 60))
    squares += "".join(f"M{x} 0V{NICHE_HEIGHT}" for x in range(20, NICHE_WIDTH, 60))
    bell = _curve(lambda t: 330 - 240 * math.exp(-((t - 0.5) ** 2) / 0.03))
    total = _curve(lambda t: 330 - 240 / (1 + math.exp(-(t - 0.5) * 14)))
    wave = _curve(lambda t: 430 - 70 * math.exp(-2.2 * t) * math.cos(t * 30))
    axes = "M40 60V330H500M40 430H500"
    return _document(), (
        line(squares, WHITE, 1, opacity=0.35) + line(bell + total + wave, WHITE, 3.4) + line(axes, WHITE, 2.2)
    )


def niche_clouds() -> tuple[Document, str]:
    """Rows of scallops, like clouds on a screen of lacquer."""
    drawn = ""
    for row in range(11):
        for column in range(-1, 6):
            x, y = column * 104 + (52 if row % 2 else 0) + 52, row * 62 + 20
            drawn += "".join(f"M{x - radius} {y}a{radius} {radius} 0 0 1 {2 * radius} 0" for radius in (50, 38, 26, 14))
    return _document(), line(drawn, WHITE, 2.4)


def niche_halos() -> tuple[Document, str]:
    """Rings round the head, with fine rays between them."""
    rings = "".join(circle(_X, _Y, radius, "none", edge=WHITE, width=3) for radius in (130, 190, 198, 262, 340))
    turns = [k * math.pi / 30 for k in range(60)]
    rays = "".join(_spoke(turn, 198, 262) + _spoke(turn, 340, 560) for turn in turns)
    return _document(), rings + line(rays, WHITE, 1.6)


MOTIFS = {
    "rays": niche_rays,
    "compass": niche_compass,
    "chalk": niche_chalk,
    "clouds": niche_clouds,
    "halos": niche_halos,
}


def _document() -> Document:
    return Document(NICHE_WIDTH, NICHE_HEIGHT)


def _ray(turn: float, half: float, reach: float) -> str:
    (x1, y1), (x2, y2) = (
        (_X + reach * math.sin(turn + side), _Y - reach * math.cos(turn + side)) for side in (-half, half)
    )
    return f"M{_X} {_Y}L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z"


def _point(turn: float, length: float, width: float) -> str:
    sine, cosine = math.sin(turn), math.cos(turn)
    tip = f"{_X + length * sine:.1f} {_Y - length * cosine:.1f}"
    side = f"{_X + width * math.sin(turn + 0.6):.1f} {_Y - width * math.cos(turn + 0.6):.1f}"
    return f"M{_X} {_Y}L{tip}L{side}Z"


def _spoke(turn: float, start: float, end: float) -> str:
    sine, cosine = math.sin(turn), math.cos(turn)
    return f"M{_X + start * sine:.1f} {_Y - start * cosine:.1f}L{_X + end * sine:.1f} {_Y - end * cosine:.1f}"


def _curve(height: Callable[[float], float]) -> str:
    return "M" + "L".join(f"{40 + 460 * step / 80:.1f} {height(step / 80):.1f}" for step in range(81))
