"""Court cards: the half figure twice, joined by a sash, in a panel with notches for the corner indices."""

import math

from tools.art.interface.cards.costume import COSTUMES, GOLD, GOLD_LIGHT
from tools.art.interface.cards.jack import jack
from tools.art.interface.cards.king import king
from tools.art.interface.cards.layout import CENTRE_X, CENTRE_Y, HEIGHT, UPSIDE_DOWN, WIDTH
from tools.art.interface.cards.queen import queen
from tools.art.interface.markup import box, circle, fill, group, line
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

FIGURES = {"J": jack, "Q": queen, "K": king}

_PANEL = Box(37, 16, 203, 320)
_NOTCH_X, _NOTCH_Y = 66, 112
_SASH_RISE = 22
_RAYS = 18


def court(document: Document, rank: str, suit: str, paint: str) -> str:
    costume = COSTUMES[suit]
    lean = -1 if rank == "J" or (rank == "Q" and suit in "hc") else 1
    panel = document.clip(Outline(_panel_outline(), _PANEL))
    upper = document.clip(Outline(_upper_half(lean), _PANEL))
    figure = group(
        FIGURES[rank](document, costume),
        transform=f"translate({CENTRE_X:g} {_PANEL.top + 9:g}) scale({1.05 * lean:g} 1.05)",
    )
    half = group(group(_sunburst(), transform=f"translate({CENTRE_X:g} {_PANEL.top:g})") + figure, clip=upper)
    sash = f"M{_PANEL.left:g} {CENTRE_Y + _SASH_RISE * lean:g}L{_PANEL.right:g} {CENTRE_Y - _SASH_RISE * lean:g}"
    belt = line(sash, GOLD, 15) + line(sash, costume.dark, 10) + line(sash, GOLD_LIGHT, 1.6, dashes="1 7")
    return (
        group(half + group(half, transform=UPSIDE_DOWN) + belt, clip=panel)
        + circle(CENTRE_X, CENTRE_Y, 19, "#fbf4e3", edge=GOLD, width=3)
        + suit_sign(suit, CENTRE_X, CENTRE_Y, 24, paint)
        + fill(_panel_outline(), "none", edge=GOLD, width=2.6)
    )


def _panel_outline() -> str:
    left, top, right, bottom = _PANEL
    upper_right = f"H{right:g}V{HEIGHT - _NOTCH_Y}H{WIDTH - _NOTCH_X}"
    return f"M{_NOTCH_X} {top:g}{upper_right}V{bottom:g}H{left:g}V{_NOTCH_Y}H{_NOTCH_X}Z"


def _upper_half(lean: int) -> str:
    left, top, right, _ = _PANEL
    return f"M{left:g} {top:g}H{right:g}V{CENTRE_Y - _SASH_RISE * lean:g}L{left:g} {CENTRE_Y + _SASH_RISE * lean:g}Z"


def _sunburst() -> str:
    centre, reach = 70, 220
    rays = []
    for k in range(_RAYS):
        start, end = ((k + half) * 2 * math.pi / _RAYS for half in (-0.25, 0.25))
        rays.append(
            f"M0 {centre}L{reach * math.sin(start):.1f} {centre - reach * math.cos(start):.1f}"
            f"L{reach * math.sin(end):.1f} {centre - reach * math.cos(end):.1f}Z"
        )
    return box(-90, -4, 180, 160, "#f7e6c2") + fill("".join(rays), "#efd39c")
