"""The queen: fan headdress, bobbed hair, pearls and a rose."""

from tools.art.interface.cards.costume import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    SKIN,
    SKIN_SHADE,
    Costume,
    face,
    hand,
    neck,
    shoulders,
)
from tools.art.interface.markup import circle, fill, group, line, mirrored
from tools.art.kit.svg import Document


def queen(document: Document, costume: Costume) -> str:
    return (
        _headdress(costume)
        + shoulders(document, costume, _gown(costume))
        + neck()
        + _hair_behind(costume)
        + face(costume, lips="#b3263a")
        + _hair_before(costume)
        + _diadem(costume)
        + _jewels(costume)
        + _rose(costume)
        + hand(51, 122)
    )


def _headdress(costume: Costume) -> str:
    blades = []
    for k in range(-4, 5):
        cloth = costume.main if k % 2 else costume.contrast
        blade = fill("M0 0L-7.4 -34C-7 -45 7 -45 7.4 -34Z", cloth, edge=GOLD_LIGHT, width=1.5)
        blades.append(group(blade + circle(0, -36, 2.2, GOLD_LIGHT), transform=f"translate(0 44) rotate({k * 17})"))
    return "".join(blades)


def _gown(costume: Costume) -> str:
    neckline = "M-26 94C-20 122 -8 132 0 138C8 132 20 122 26 94L14 94L0 112L-14 94Z"
    trims = []
    for k, (paint, width) in enumerate(((GOLD_LIGHT, 3), (costume.dark, 4), (costume.light, 3.4), (GOLD, 2))):
        out = k * 6.5
        curve = (
            f"M{-27 - out:g} 92C{-21 - out:g} {124 + out:g} -8 {134 + out:g} 0 {140 + out:g}"
            f"C8 {134 + out:g} {21 + out:g} {124 + out:g} {27 + out:g} 92"
        )
        trims.append(line(curve, paint, width))
    pleats = [
        line(
            f"M{side * (46 + k * 6.5):g} 108L{side * (52 + k * 9):g} 160", GOLD_LIGHT if k % 2 == 0 else costume.dark, 2
        )
        for side in (-1, 1)
        for k in range(4)
    ]
    shaded = "M0 112L14 94L26 94C20 122 8 132 0 138Z"
    return fill(neckline, SKIN) + fill(shaded, SKIN_SHADE) + "".join(trims) + "".join(pleats)


def _hair_behind(costume: Costume) -> str:
    bob = (
        "M0 20C-24 20 -34 34 -33 52C-32 62 -36 68 -34 76C-32 85 -22 87 -17 80L-15 72L0 74L15 72L17 80C22 87 32 85 34 76"
        "C36 68 32 62 33 52C34 34 24 20 0 20Z"
    )
    return fill(bob, costume.queen_hair[0])


def _hair_before(costume: Costume) -> str:
    hair, gloss = costume.queen_hair
    lock = fill("M0 22C-9 28 -20 34 -20.5 50C-21 60 -24 66 -20 76C-30 80 -34 72 -32 64C-36 50 -34 30 0 20Z", hair)
    for k in range(3):
        strand = (
            f"M-2 {23.5 + k * 1.2:g}C-16 {25 + k * 3} -25 {32 + k * 4} -26 {46 + k * 4}C-27 62 -31 66 -28 {74 + k * 2}"
        )
        lock += line(strand, gloss, 1.4, opacity=0.9, transform=f"translate({2 - k * 2.2:g} 0)")
    return mirrored(lock)


def _diadem(costume: Costume) -> str:
    return (
        fill("M-21 35C-8 29 8 29 21 35L22 29C8 22 -8 22 -22 29Z", GOLD)
        + fill("M0 31C8 31 15 32.6 21 35L22 29C14 25 7 24 0 24Z", GOLD_DARK, opacity=0.5)
        + fill("M0 18l5.5 8l-5.5 8l-5.5 -8Z", costume.main, edge=GOLD_LIGHT, width=1.6)
    )


def _jewels(costume: Costume) -> str:
    earrings = "".join(
        line(f"M{x} 79v6", GOLD, 1.6)
        + fill(f"M{x} 84l3.4 7l-3.4 7l-3.4 -7Z", costume.contrast, edge=GOLD_LIGHT, width=1.2)
        for x in (-20, 20)
    )
    pearls = "".join(
        circle(k * 3.6, 112 - abs(k) ** 1.7 * 0.72, 2.6, "#fffaf0", edge="#c9b08a", width=0.8) for k in range(-5, 6)
    )
    return earrings + pearls


def _rose(costume: Costume) -> str:
    petal = "M0 2C-13 -2 -13 -15 -5 -17C-2 -18 0 -16 0 -16C0 -16 2 -18 5 -17C13 -15 13 -2 0 2Z"
    petals = "".join(
        group(fill(petal, costume.contrast, edge=GOLD_LIGHT, width=1), transform=f"rotate({turn})")
        for turn in range(0, 360, 72)
    )
    flower = (
        line("M0 6C2 20 2 30 1 52", "#2e6b3e", 2.6)
        + fill("M1 26C10 18 14 20 16 16C16 26 10 30 1 32Z", "#3f8a52")
        + petals
        + circle(0, 0, 8.4, costume.contrast, edge=GOLD_LIGHT, width=1)
        + line("M-4.6 2.6A5.4 5.4 0 1 1 3.4 4.2M-1.6 1.6A2.4 2.4 0 1 1 2 1.6", GOLD_LIGHT, 1.5)
    )
    return group(flower, transform="translate(50 82)")
