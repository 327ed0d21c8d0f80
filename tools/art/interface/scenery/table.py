"""The card table: seen from the player's chair, and from above as an oval for many players."""

import math

from tools.art.interface.markup import box, ellipse, fill, group, line
from tools.art.interface.scenery.felts import Felt
from tools.art.interface.scenery.lounge import HEIGHT, WIDTH
from tools.art.kit.geometry import Box, number
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

_BRASS = "#e8bd6a"
_SAG = 34
"""How far the far edge of the table falls towards the sides of the picture."""
SHADOW_REACH = 46
"""How far above its crown the table's shadow still darkens what stands behind it."""


def front_table(felt: Felt, crown: float) -> tuple[Document, str]:
    """The near half of a round table; ``crown`` is the y of its far edge in the middle. Above it, transparent."""
    top = crown - SHADOW_REACH
    document = Document(WIDTH, HEIGHT - top, top=top)
    wood = document.linear(
        (0, crown - 10), (0, crown + 46), (0, "#b56a34"), (0.25, "#74391c"), (0.7, "#3c190f"), (1, "#230d08")
    )
    cloth = document.radial((960, 760), 1150, (0, felt.centre), (0.45, felt.middle), (1, felt.edge))
    shadow = document.blur(14, Box(-20, crown - 20, 1940, 1140))
    dip = document.blur(5, Box(-20, crown, 1940, crown + 120))
    surface = document.clip(Outline(_below(crown, 38), Box(-20, crown, 1940, 1140)))
    drawn = (
        group(fill(_below(crown, -10), "#000000", opacity=0.7), filtered=shadow)
        + fill(_below(crown, 0), wood)
        + _grain(crown)
        + line(_edge(crown, 2), "#ffd09a", 3, opacity=0.85)
        + fill(_below(crown, 34), cloth)
        + line(_edge(crown, 34), _BRASS, 5)
        + group(line(_edge(crown, 42), felt.shadow, 10, opacity=0.4), filtered=dip)
        + group(_woven_fan(felt), clip=surface)
    )
    return document, drawn


def _edge(crown: float, down: float) -> str:
    y = crown + down
    return f"M-20 {y + _SAG:g}Q960 {y - _SAG:g} 1940 {y + _SAG:g}"


def _below(crown: float, down: float) -> str:
    return f"{_edge(crown, down)}V1120H-20Z"


def _grain(crown: float) -> str:
    veins = ((8, 0.16), (13, 0.1), (19, 0.14), (25, 0.08))
    return "".join(line(_edge(crown, down), "#e8a468", 1, opacity=opacity) for down, opacity in veins)


def _woven_fan(felt: Felt) -> str:
    spokes = ""
    for k in range(-12, 13):
        turn = math.radians(k * 6.6)
        spokes += f"M960 1330L{960 + 760 * math.sin(turn):.1f} {1330 - 760 * math.cos(turn):.1f}"
    rings = "".join(
        ellipse(960, 1330, radius, radius, "none", edge=_BRASS, width=1.6, opacity=0.13)
        for radius in (560, 600, 606, 700)
    )
    return line(spokes, felt.weave, 1.3, opacity=0.07) + rings


# ---- the oval table

_OVAL = Box(70, 116, 1850, 900)


def oval_table() -> tuple[Document, str]:
    """A whole picture: the oval table without its cloth, on the lounge's carpet."""
    document = Document(WIDTH, HEIGHT)
    wood = document.linear(
        (0, _OVAL.top), (0, _OVAL.bottom), (0, "#9a5528"), (0.15, "#6d3519"), (0.85, "#3c190f"), (1, "#7a3f1e")
    )
    shadow = document.blur(22, _OVAL.grown(30))
    drawn = (
        _carpet(document)
        + group(fill(_stadium(-6), "#000000", opacity=0.7, transform="translate(0 18)"), filtered=shadow)
        + fill(_stadium(0), wood)
        + line(_stadium(2), "#ffd09a", 2.5, opacity=0.7)
        + "".join(line(_stadium(inset), "#e8a468", 1, opacity=0.12) for inset in (9, 15, 22))
        + fill(_stadium(30), "#2a1009")
        + fill(_stadium(34), _BRASS)
    )
    return document, drawn


OVAL_CLOTH = Box(108, 154, 1812, 862)
"""Where the cloth lies on the oval table's picture."""


def oval_cloth(felt: Felt) -> tuple[Document, str]:
    """The cloth of the oval table, transparent outside."""
    left, top, right, bottom = OVAL_CLOTH
    document = Document(right - left, bottom - top, left=left, top=top)
    cloth = document.radial((960, 470), 980, (0, felt.centre), (0.55, felt.middle), (1, felt.edge))
    clip = document.clip(Outline(_stadium(39), _OVAL))
    dip = group(line(_stadium(46), felt.shadow, 16, opacity=0.45), filtered=document.blur(7, _OVAL))
    drawn = (
        fill(_stadium(39), cloth)
        + group(dip, clip=clip)
        + line(_stadium(70), _BRASS, 2, opacity=0.32)
        + line(_stadium(78), _BRASS, 1, opacity=0.28)
        + _woven_rays()
    )
    return document, drawn


def _stadium(inset: float) -> str:
    round_ends = (_OVAL.bottom - _OVAL.top) / 2
    left, right = _OVAL.left + round_ends, _OVAL.right - round_ends
    top, bottom, radius = _OVAL.top + inset, _OVAL.bottom - inset, number(round_ends - inset)
    return (
        f"M{left:g} {top:g}H{right:g}A{radius} {radius} 0 0 1 {right:g} {bottom:g}"
        f"H{left:g}A{radius} {radius} 0 0 1 {left:g} {top:g}Z"
    )


def _carpet(document: Document) -> str:
    ground = document.radial((960, 420), 1250, (0, "#1c2c3e"), (0.6, "#101c2a"), (1, "#070d16"))
    scallops = ""
    for row in range(16):
        for column in range(-1, 18):
            x, y = column * 120 + (60 if row % 2 else 0) + 60, row * 76 + 58
            scallops += "".join(
                f"M{x - radius} {y}a{radius} {radius} 0 0 1 {2 * radius} 0" for radius in (58, 44, 30, 16)
            )
    return box(0, 0, WIDTH, HEIGHT, ground) + line(scallops, "#c99b52", 1.4, opacity=0.1)


def _woven_rays() -> str:
    rays = ""
    for k in range(48):
        sine, cosine = math.sin(k * math.pi / 24), math.cos(k * math.pi / 24)
        rays += f"M{960 + 190 * sine:.1f} {470 - 130 * cosine:.1f}L{960 + 330 * sine:.1f} {470 - 215 * cosine:.1f}"
    return line(rays, _BRASS, 1.3, opacity=0.1) + ellipse(
        960, 470, 338, 222, "none", edge=_BRASS, width=1.5, opacity=0.16
    )
