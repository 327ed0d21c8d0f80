"""The king: crown, side curls, square beard, robe with rings, sword."""

from tools.art.interface.cards.costume import (
    CREAM,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    LINE,
    STEEL,
    STEEL_DARK,
    Costume,
    face,
    hand,
    shoulders,
)
from tools.art.interface.markup import box, circle, fill, group, line, mirrored
from tools.art.kit.svg import Document

_HAIR, _HAIR_LIGHT, _HAIR_DARK = "#5b3a28", "#8a5f3c", "#3d2418"
_LIPS = "#b3263a"


def king(document: Document, costume: Costume) -> str:
    return (
        shoulders(document, costume, _robe(costume))
        + mirrored(_curls())
        + face(costume, lips=_LIPS)
        + _beard()
        + _crown(costume)
        + _sword(costume)
        + hand(52, 116)
    )


def _robe(costume: Costume) -> str:
    rings = (
        (58, GOLD),
        (50, costume.dark),
        (42, costume.light),
        (34, costume.dark),
        (26, GOLD),
        (20, costume.contrast),
    )
    sleeves = "".join(circle(side * 72, 140, radius, paint) for radius, paint in rings for side in (-1, 1))
    ermine = "".join(
        fill(f"M{x:g} {y - (4 if x else 0):g}l-1.8 5l1.8 2l1.8 -2Z", LINE)
        for y in (108, 120, 132, 144)
        for x in (-6, 0, 6)
    )
    return (
        sleeves
        + fill("M-14 96L14 96L12 160L-12 160Z", CREAM)
        + ermine
        + line("M-14 96L-12 160M14 96L12 160", GOLD, 2.4)
    )


def _curls() -> str:
    return "".join(
        box(18, 38 + k * 11, 15, 10.5, _HAIR, corner=5.2) + line(f"M21 {42 + k * 11}h9", _HAIR_LIGHT, 1.6)
        for k in range(4)
    )


def _beard() -> str:
    outline = (
        "M-21 60C-20 68 -18 74 -12 73C-7 72 -3 71 0 71C3 71 7 72 12 73C18 74 20 68 21 60L20 84L14 106L7 112L0 118"
        "L-7 112L-14 106L-20 84Z"
    )
    shaded = "M0 71C3 71 7 72 12 73C18 74 20 68 21 60L20 84L14 106L7 112L0 118Z"
    pleats = "".join(
        line(f"M{x * 1.1:g} 84L{x * 0.8:g} {foot}", _HAIR_LIGHT, 1.6)
        for x, foot in ((-14, 100), (-7, 109), (0, 114), (7, 109), (14, 100))
    )
    moustache = "M0 70.5C-6 69 -13 73 -19 69C-16 79 -6 78 0 74C6 78 16 79 19 69C13 73 6 69 0 70.5Z"
    return (
        fill(outline, _HAIR)
        + fill(shaded, _HAIR_DARK)
        + pleats
        + fill("M-7 76.5C-4 74.6 4 74.6 7 76.5C4 80.5 -4 80.5 -7 76.5Z", _LIPS)
        + fill(moustache, _HAIR_LIGHT)
    )


def _crown(costume: Costume) -> str:
    points = ((-31, 4), (-11, -2), (11, -2), (31, 4))
    return (
        fill("M-25 34L-31 5L-17 16L-11 -1L0 12L11 -1L17 16L31 5L25 34C10 28 -10 28 -25 34Z", GOLD)
        + fill("M0 29C9 29 18 31 25 34L31 5L17 16L11 -1L0 12Z", GOLD_DARK, opacity=0.55)
        + fill("M-25 34L-26.5 26C-10 20 10 20 26.5 26L25 34C10 28 -10 28 -25 34Z", costume.main)
        + line("M-25 34C-10 28 10 28 25 34M-26.5 26C-10 20 10 20 26.5 26", GOLD_LIGHT, 1.6)
        + "".join(circle(x, y, 3.4, GOLD_LIGHT, edge=GOLD_DARK, width=1) for x, y in points)
        + fill("M0 8l4 6l-4 6l-4 -6Z", costume.contrast, edge=GOLD_LIGHT, width=1.2)
        + circle(-17, 26, 2, GOLD_LIGHT)
        + circle(17, 26, 2, GOLD_LIGHT)
    )


def _sword(costume: Costume) -> str:
    sword = (
        fill("M-4 56L-4 -30L0 -42L4 -30L4 56Z", STEEL)
        + fill("M0 -42L4 -30L4 56L0 56Z", STEEL_DARK)
        + box(-15, 52, 30, 6, GOLD, corner=3)
        + box(-3, 58, 6, 24, costume.contrast)
        + circle(0, 84, 5, GOLD)
    )
    return group(sword, transform="translate(53 44) rotate(7)")
