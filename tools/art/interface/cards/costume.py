"""The courts' colours, and the pieces that king, queen and jack share: face, neck, hand, shoulders.

A half figure stands on its own axes: x from -86 to 86 about the nose, y from 0 (the headgear) to 160 (the waist).
"""

from dataclasses import dataclass

from tools.art.interface.markup import circle, fill, group, line
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

GOLD, GOLD_LIGHT, GOLD_DARK = "#cf9a3e", "#f4d990", "#8f5f1f"
CREAM, STEEL, STEEL_DARK = "#fbf2dd", "#dfe6ea", "#9aa8b4"
LINE = "#1d1626"
SKIN, SKIN_SHADE, _FINGER_EDGE = "#f4cfa6", "#d79a72", "#a8683f"


@dataclass(frozen=True, slots=True)
class Costume:
    """The colours of one suit's court: cloth in three tones, a contrast, and hair with its gloss."""

    main: str
    dark: str
    light: str
    contrast: str
    queen_hair: tuple[str, str]
    jack_hair: tuple[str, str]


_BLACK_HAIR, _RED_HAIR = ("#2a1a22", "#5f4658"), ("#8a3b1e", "#cf7a3c")
_FAIR_HAIR, _BROWN_HAIR = ("#c98a35", "#f0c878"), ("#6b3a1f", "#a8693a")
COSTUMES = {
    "s": Costume("#22315a", "#121a33", "#4c63a0", "#7d2540", _BLACK_HAIR, _FAIR_HAIR),
    "h": Costume("#a5263a", "#5d1024", "#d4606a", "#22315a", _RED_HAIR, _BROWN_HAIR),
    "d": Costume("#1f5f9c", "#0f3159", "#5fa0d6", "#b8622c", _BLACK_HAIR, _FAIR_HAIR),
    "c": Costume("#1d6b4c", "#0c3a2b", "#58a883", "#8a2a3c", _RED_HAIR, _BROWN_HAIR),
}

_FACE = (
    "M-21 40C-22 54 -20.5 66 -15 75C-10 83 -5 88 0 88C5 88 10 83 15 75C20.5 66 22 54 21 40C20 30 12 24 0 24"
    "C-12 24 -20 30 -21 40Z"
)
_FACE_SHADE = "M0 24C12 24 20 30 21 40C22 54 20.5 66 15 75C10 83 5 88 0 88L0 76L3 72L4 69L0.5 50Z"
_SHOULDERS = "M-86 160L-86 136C-76 112 -46 100 -18 95L0 112L18 95C46 100 76 112 86 136L86 160Z"
_SHOULDERS_SHADE = "M0 112L18 95C46 100 76 112 86 136L86 160L0 160Z"


def face(costume: Costume, *, lips: str) -> str:
    """A face in two planes: light on the left, shade on the right."""
    eyes = "".join(_eye(costume, side) for side in (-1, 1))
    return (
        fill(_FACE, SKIN)
        + fill(_FACE_SHADE, SKIN_SHADE)
        + fill("M-12 67C-14 70 -17 67 -17 63C-15 62 -12 63 -12 67Z", "#e79a80", opacity=0.7)
        + line("M-17.5 49C-14 44.5 -8 44 -3.4 47.5C-1.8 51 -1.6 60 -2.6 66.5C-2.8 69.5 0 70.6 2.6 69.4", LINE, 1.9)
        + line("M4 47.5C8 44 14 44.5 17.5 49", LINE, 2.1)
        + eyes
        + fill("M-7.5 76.2C-4.8 73.4 -2 73 0 74.4C2 73 4.8 73.4 7.5 76.2C4.5 80.2 -4.5 80.2 -7.5 76.2Z", lips)
        + line("M-7 76.3C-3 77.4 3 77.4 7 76.3", "#5a1020", 0.9)
    )


def _eye(costume: Costume, side: int) -> str:
    eye = (
        fill("M4.4 55.5C7.5 50.8 13 50.6 17 54.2C13.5 58.4 8 59 4.4 55.5Z", "#fffaf0")
        + circle(10.6, 54.7, 3, costume.dark)
        + line("M4 55.8C7.5 50.2 13.4 50 18 54", LINE, 2.2)
        + line("M5.5 52C9 48.6 13 48.8 16 51", SKIN_SHADE if side < 0 else "#b4734f", 1)
    )
    return group(eye, transform=f"scale({side} 1)") + circle(side * 10.6 - 1, 53.6, 0.8, "#ffffff")


def neck() -> str:
    return fill("M-9 76L-10 100L0 112L10 100L9 76Z", SKIN_SHADE) + fill("M-9 82L-10 100L-2 110L-2 88Z", SKIN)


def hand(x: float, y: float, *, facing: int = 1) -> str:
    """Four fingers round a shaft and the cuff below; ``facing`` -1 turns it over."""
    cuff = fill("M-12 14L-14 26L14 30L12 12Z", GOLD) + line("M-12.6 18L12.6 17", GOLD_DARK, 1)
    fingers = "".join(
        f'<rect x="-11" y="{-12 + k * 6.6:g}" width="21" height="7.4" rx="3.7" fill="{SKIN}" '
        f'stroke="{_FINGER_EDGE}" stroke-width="1"/>'
        for k in range(4)
    )
    return group(cuff + fingers, transform=f"translate({x:g} {y:g}) scale({facing} 1)")


def shoulders(document: Document, costume: Costume, ornament: str) -> str:
    """The upper body in the main cloth, with the ornament clipped to it."""
    clip = document.clip(Outline(_SHOULDERS, Box(-86, 95, 86, 160)))
    return (
        fill(_SHOULDERS, costume.main)
        + group(fill(_SHOULDERS_SHADE, costume.dark, opacity=0.45) + ornament, clip=clip)
        + line("M-86 136C-76 112 -46 100 -18 95M86 136C76 112 46 100 18 95", LINE, 1.4)
    )
