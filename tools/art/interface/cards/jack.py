"""The jack: feathered beret, straight hair, ruff and halberd."""

from tools.art.interface.cards.costume import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    STEEL,
    Costume,
    face,
    hand,
    neck,
    shoulders,
)
from tools.art.interface.markup import box, circle, ellipse, fill, group, line, mirrored
from tools.art.kit.svg import Document


def jack(document: Document, costume: Costume) -> str:
    hair, gloss = costume.jack_hair
    strands = "".join(
        line(f"M{-24 - k * 1.6:g} 40C{-24 - k * 2.6:g} 54 {-22 - k * 3.4:g} 64 {-22 - k * 4.4:g} 78", gloss, 1.6)
        for k in range(3)
    )
    return (
        _feather(costume)
        + shoulders(document, costume, _doublet(costume))
        + neck()
        + fill("M-24 32C-32 44 -30 60 -35 78C-26 86 -18 82 -14 76L14 76C18 82 26 86 35 78C30 60 32 44 24 32Z", hair)
        + mirrored(strands)
        + face(costume, lips="#b8544a")
        + fill("M-21 46C-21 36 -14 32 0 32C14 32 21 36 21 46C12 40 6 39 0 39C-6 39 -12 40 -21 46Z", hair)
        + _beret(costume)
        + _ruff()
        + _halberd()
        + hand(-55, 114, facing=-1)
    )


def _feather(costume: Costume) -> str:
    barbs = "".join(line(f"M{22 + k * 6} {25 - k * 3.2:g}l5 {9 - k * 0.5:g}", costume.light, 1.6) for k in range(6))
    return (
        fill("M12 24C30 20 52 4 60 -2C68 14 62 34 36 38C26 40 16 34 12 24Z", "#fff6e4", edge=GOLD, width=1.4)
        + line("M14 26C32 24 50 14 60 0", GOLD, 1.6)
        + barbs
    )


def _doublet(costume: Costume) -> str:
    buttons = "".join(circle(26 + k * 0.5, 112 + k * 9, 3.4, GOLD_LIGHT, edge=GOLD_DARK, width=1) for k in range(5))
    slashes = "".join(line(f"M{44 + k * 9} {108 + k * 5}L{48 + k * 9} 150", costume.light, 2.4) for k in range(3))
    return (
        fill("M-80 124L-58 108L34 156L-30 156L-80 136Z", costume.contrast)
        + line("M-64 111L24 156M-76 124L-20 156", GOLD, 2)
        + buttons
        + slashes
    )


def _beret(costume: Costume) -> str:
    lozenges = "".join(
        fill(f"M{k * 6.8:g} {24.4 + abs(k) * 0.9:g}l2.6 3.4l-2.6 3.4l-2.6 -3.4Z", costume.contrast)
        for k in range(-3, 4)
    )
    return (
        fill("M-27 36C-40 22 -24 4 4 5C30 6 36 20 27 36C10 27 -10 27 -27 36Z", costume.main)
        + fill("M4 5C30 6 36 20 27 36C18 31 9 29.4 0 29.4C8 22 10 12 4 5Z", costume.dark)
        + fill("M-27 36L-26 27.5C-10 20 10 20 26 27.5L27 36C10 27 -10 27 -27 36Z", GOLD)
        + lozenges
    )


def _ruff() -> str:
    folds = []
    for k in range(-4, 5):
        x, y = k * 6.6, 97 - abs(k) * 1.7
        folds.append(
            ellipse(x, y, 5.4, 8.4, "#fffaf0", edge="#c3a878", width=1.3, transform=f"rotate({k * 9} {x:.2f} {y:.2f})")
        )
    return "".join(folds)


def _halberd() -> str:
    blade = "M0 -66L5 -46L18 -40C22 -28 14 -18 3 -22L-3 -22L-12 -30L-5 -46Z"
    halberd = (
        box(-2.6, -48, 5.2, 130, GOLD_DARK, corner=2.6)
        + fill(blade, STEEL, edge="#7d8b98", width=1.3)
        + line("M10 -38C13 -31 9 -26 3 -27", "#9aa8b4", 1.4)
        + circle(0, -18, 4.4, GOLD)
    )
    return group(halberd, transform="translate(-54 72) rotate(-5)")
