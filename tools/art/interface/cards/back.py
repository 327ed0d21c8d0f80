"""The back of the cards: burgundy, brass rays, a stepped lozenge with the suits. It looks the same upside down."""

import math

from tools.art.interface.cards.layout import CENTRE_X, CENTRE_Y, HEIGHT, UPSIDE_DOWN, WIDTH, plain_paper
from tools.art.interface.colours import BRASS
from tools.art.interface.markup import box, circle, fill, group, line
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

_INNER = Box(18, 18, WIDTH - 18, HEIGHT - 18)
_LOZENGE = (
    (70, 98, BRASS),
    (66, 94, "#4a0d22"),
    (58, 83, BRASS),
    (55.5, 79.5, "#7c1a35"),
    (44, 64, BRASS),
    (41.5, 61, "#4a0d22"),
)


def back(document: Document) -> str:
    cloth = document.radial((CENTRE_X, CENTRE_Y), 200, (0, "#9a223c"), (0.5, "#841b35"), (1, "#560f27"))
    pattern = _twice(_rays()) + _twice(_scallops()) + _lozenge()
    return (
        plain_paper("#fbf3e0")
        + box(12, 12, WIDTH - 24, HEIGHT - 24, cloth, corner=11)
        + group(pattern, clip=document.clip(_rounded(_INNER, 8)))
        + box(18, 18, WIDTH - 36, HEIGHT - 36, "none", corner=8, edge=BRASS, edge_width=2.2)
        + box(22.5, 22.5, WIDTH - 45, HEIGHT - 45, "none", corner=5, edge=BRASS, edge_width=0.9)
    )


def _twice(half: str) -> str:
    return half + group(half, transform=UPSIDE_DOWN)


def _rays() -> str:
    foot = _INNER.bottom
    rays = []
    for k in range(-5, 6):
        turn = math.radians(k * 16.5)
        rays.append(f"M{CENTRE_X:g} {foot:g}L{CENTRE_X + 300 * math.sin(turn):.1f} {foot - 300 * math.cos(turn):.1f}")
    return line("".join(rays), BRASS, 1.3, opacity=0.55)


def _scallops() -> str:
    foot = _INNER.bottom
    middles = (18, 86, 154, 222)

    def arcs(radius: int) -> str:
        return "".join(f"M{x - radius} {foot:g}a{radius} {radius} 0 0 1 {2 * radius} 0" for x in middles)

    lines = "".join(line(arcs(radius), BRASS, width) for radius, width in ((34, 2.2), (27, 1.2), (20, 1.2), (13, 1.6)))
    return fill(arcs(34), "#6b142e") + lines + "".join(circle(x, foot, 6, BRASS) for x in middles)


def _lozenge() -> str:
    steps = ""
    for half_width, half_height, paint in _LOZENGE:
        top, bottom = CENTRE_Y - half_height, CENTRE_Y + half_height
        left, right = CENTRE_X - half_width, CENTRE_X + half_width
        steps += fill(
            f"M{CENTRE_X:g} {top:g}L{right:g} {CENTRE_Y:g}L{CENTRE_X:g} {bottom:g}L{left:g} {CENTRE_Y:g}Z", paint
        )
    signs = suit_sign("s", CENTRE_X, 141, 23, BRASS) + suit_sign("h", 141, CENTRE_Y, 20, BRASS)
    return (
        steps + signs + group(signs, transform=UPSIDE_DOWN) + fill(f"M{CENTRE_X:g} 158l7 10l-7 10l-7 -10Z", "#f4d990")
    )


def _rounded(frame: Box, radius: float) -> Outline:
    left, top, right, bottom = frame
    corner = f"a{radius:g} {radius:g} 0 0 1"
    return Outline(
        f"M{left + radius:g} {top:g}H{right - radius:g}{corner} {radius:g} {radius:g}V{bottom - radius:g}"
        f"{corner} {-radius:g} {radius:g}H{left + radius:g}{corner} {-radius:g} {-radius:g}V{top + radius:g}"
        f"{corner} {radius:g} {-radius:g}Z",
        frame,
    )
