"""The emblem: a dress shirt with a bow tie in a medallion under a sunburst; and its unlucky brother, a loose button."""

import math

from tools.art.interface.colours import BRASS, BRASS_DARK, BRASS_LINE, BURGUNDY_5, BURGUNDY_RAMP, NIGHT, PAPER_RAMP
from tools.art.interface.markup import circle, fill, group, line, mirrored
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

EMBLEM_WIDTH, EMBLEM_HEIGHT, EMBLEM_MIDDLE = 346, 276, 161
"""In units of the drawing; ``EMBLEM_MIDDLE`` is the y of the medallion's middle."""
BUTTON_SIZE = 322
_CROSS_STITCHES = ((-3.6, -3.6), (3.6, -3.6), (-3.6, 3.6), (3.6, 3.6))


def emblem() -> tuple[Document, str]:
    document = Document(EMBLEM_WIDTH, EMBLEM_HEIGHT, left=-EMBLEM_WIDTH / 2, top=-EMBLEM_MIDDLE)
    rays = "".join(
        fill(_ray(math.radians(k * 11), 158, 0.05), BRASS_LINE if k % 2 == 0 else BRASS_DARK, opacity=0.9)
        for k in range(-8, 9)
    )
    night = document.linear((0, -102), (0, 102), (0, "#143247"), (1, "#0c1f2e"))
    ground = circle(0, 0, 112, "#0c1a24", edge=BRASS, width=5) + circle(0, 0, 102, night, edge=BRASS_LINE, width=1.5)
    clip = document.clip(_disc(101))
    return document, rays + ground + group(_shirt_front(document), clip=clip)


def _shirt_front(document: Document) -> str:
    linen = document.linear((0, -44), (0, 120), *PAPER_RAMP)
    silk = document.linear((0, -54), (0, -12), *BURGUNDY_RAMP)
    cloth = document.linear((-60, 0), (60, 0), (0, "#363250"), (0.5, "#2a2636"), (1, "#1b1824"))
    pleats = "".join(f"M{x} -40V120" for x in (-28, -20, -12, 12, 20, 28))
    jacket = mirrored(
        fill("M-120 120V-6C-80 -30 -56 -40 -44 -50L-15 96V120Z", NIGHT)
        + fill("M-44 -50L-78 -12L-60 -6L-66 8L-15 98L-30 10Z", cloth, edge=BRASS_LINE, width=1.6)
    )
    collar = mirrored(fill("M-46 -62L-4 -42L-20 -14L-44 -40Z", "#fffaf0", edge="#cdbb94", width=1.6))
    bow = mirrored(
        fill("M0 -34L-40 -54C-46 -40 -46 -26 -40 -12Z", silk, edge=BRASS, width=1.6)
        + line("M-10 -35L-32 -43M-10 -31L-32 -23", "#4a0c20", 1.8, opacity=0.7)
    )
    return (
        fill("M-46 -44L46 -44L38 120H-38Z", linen)
        + line(pleats, "#cdbb94", 1.6)
        + jacket
        + collar
        + bow
        + f'<rect x="-9" y="-44" width="18" height="21" rx="5" fill="#8a1d36" stroke="{BRASS}" stroke-width="1.6"/>'
        + suit_sign("h", 0, 8, 17, BURGUNDY_5)
        + suit_sign("s", 0, 38, 17, "#1a2238")
    )


def loose_button() -> tuple[Document, str]:
    """For the page that says that something went wrong."""
    half = BUTTON_SIZE / 2
    document = Document(BUTTON_SIZE, BUTTON_SIZE, left=-half, top=-half)
    rays = "".join(
        fill(_ray(math.radians(k * 11.25), 150, 0.05), BRASS_LINE if k % 2 == 0 else BRASS_DARK, opacity=0.55)
        for k in range(-16, 16)
    )
    ground = circle(0, 0, 112, "#0c1a24", edge=BRASS, width=3) + circle(0, 0, 105, "#10283a", edge=BRASS_LINE, width=1)
    linen = document.linear((0, -54), (0, 120), *PAPER_RAMP)
    sewn = "".join(
        circle(0, y, 6.4, "#2a2636", edge=BRASS_DARK, width=1.2)
        + circle(-2, y, 1, "#d8c49a")
        + circle(2, y, 1, "#d8c49a")
        for y in (-14, 14, 72)
    )
    gap = fill("M-12 34C-2 40 2 48 -4 58L4 60C9 48 8 40 -2 32Z", "#8a7a60", opacity=0.35) + circle(
        0, 43, 1.2, "#8a7a60"
    )
    shirt = (
        fill("M-120 120V-10C-80 -34 -56 -44 -40 -54L40 -54C56 -44 80 -34 120 -10V120Z", linen)
        + line("M-6 -30L-6 120M6 -30L6 120", "#cdbb94", 1)
        + mirrored(fill("M-46 -66L-2 -40L-22 -10L-50 -42Z", "#fffaf0", edge="#cdbb94", width=1.4))
        + sewn
        + gap
    )
    thread = line("M0 43C20 38 24 60 44 58C60 56 62 74 74 84", BURGUNDY_5, 1.6)
    return document, rays + ground + group(shirt, clip=document.clip(_disc(104))) + thread + _fallen_button()


def _fallen_button() -> str:
    holes = "".join(circle(x, y, 2.2, "#d8c49a") for x, y in _CROSS_STITCHES)
    drawn = (
        circle(1.5, 3, 15, "#000000", opacity=0.4)
        + circle(0, 0, 15, "#2a2636", edge=BRASS, width=2)
        + circle(0, 0, 10, "none", edge="#5a5a72", width=1.4)
        + holes
    )
    return group(drawn, transform="translate(80 94) rotate(24)")


def _ray(turn: float, reach: float, half: float) -> str:
    (x1, y1), (x2, y2) = ((reach * math.sin(turn + side), 10 - reach * math.cos(turn + side)) for side in (-half, half))
    return f"M0 10L{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}Z"


def _disc(radius: float) -> Outline:
    data = f"M{-radius:g} 0a{radius:g} {radius:g} 0 1 0 {2 * radius:g} 0a{radius:g} {radius:g} 0 1 0 {-2 * radius:g} 0Z"
    return Outline(data, Box(-radius, -radius, radius, radius))
