"""The icon of the application: a bow tie on a shirt front. Every size has its own drawing, down to set pixels."""

import math

from PIL import Image

from tools.art.interface.colours import BRASS, BRASS_DARK, BRASS_LIGHT, BRASS_RAMP, GREEN_6, NIGHT
from tools.art.interface.markup import box, fill, group, line, mirrored
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.render import rendered
from tools.art.kit.svg import Document

APPLICATION_ICON_SIZES = (512, 256, 64, 32, 16)


def application_icon(size: int) -> Image.Image:
    """The icon for one of the sizes."""
    if size >= 256:
        return rendered(*_large(), scale=size / 512)
    if size == 64:
        return rendered(*_middle())
    if size == 32:
        return rendered(*_small(), scale=1 / 2)
    return _smallest()


# ---- 512 and 256 pixels, drawn on 512


def _large() -> tuple[Document, str]:
    document = Document(512, 512)
    ground = document.linear((0, 16), (0, 496), (0, GREEN_6), (1, "#08201a"))
    frame = document.linear((0, 16), (0, 496), *BRASS_RAMP)
    rays = "".join(_large_ray(k) for k in range(-12, 13))
    inside = rays + _large_shirt(document) + _large_jacket(document) + _large_collar() + _large_bow(document)
    studs = suit_sign("h", 256, 336, 62, "#b51f33") + suit_sign("s", 256, 430, 62, "#1a2238")
    return document, (
        box(16, 16, 480, 480, ground, corner=108)
        + group(inside + studs, clip=document.clip(_rounded(16, 496, 108)))
        + box(16, 16, 480, 480, "none", corner=108, edge=BRASS_DARK, edge_width=20)
        + box(16, 16, 480, 480, "none", corner=108, edge=frame, edge_width=14)
        + box(34, 34, 444, 444, "none", corner=92, edge=BRASS, edge_width=3, opacity=0.7)
    )


def _large_ray(k: int) -> str:
    turn = math.radians(k * 8.2)
    (x1, y1), (x2, y2) = (
        (256 + 420 * math.sin(turn + side), 250 - 420 * math.cos(turn + side)) for side in (-0.035, 0.035)
    )
    data = f"M256 250L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z"
    return fill(data, BRASS, opacity=0.34 if k % 2 == 0 else 0.16)


def _large_shirt(document: Document) -> str:
    linen = document.linear((0, 150), (0, 512), (0, "#ffffff"), (1, "#e6dcc4"))
    return fill("M140 150L372 150L350 512H162Z", linen) + line(
        "M206 240V512M222 240V512M290 240V512M306 240V512", "#cdbb94", 3
    )


def _large_jacket(document: Document) -> str:
    cloth = document.linear((-196, 158), (-18, 512), (0, "#34304a"), (1, "#0d0b16"))
    lapel = fill("M-104 158L-196 300L-146 312L-166 352L-30 512L-18 512L-92 262Z", cloth, edge=BRASS, width=6)
    return mirrored(fill("M-10 512V300C40 226 120 190 152 160L238 512Z", NIGHT), about=256) + group(
        mirrored(lapel), transform="translate(256 0)"
    )


def _large_collar() -> str:
    wing = fill("M-112 122L-8 196L-52 262L-118 186Z", "#fffaf0", edge="#c9b58c", width=4)
    return group(mirrored(wing), transform="translate(256 0)")


def _large_bow(document: Document) -> str:
    silk = _bow_silk(document, -82, 82)
    soft = document.blur(4, Box(-170, -90, 170, 100))
    shadow = group(
        fill("M0 0L-144 -78C-164 -36 -164 46 -144 88ZM0 0L144 -78C164 -36 164 46 144 88Z", "#000000", opacity=0.45),
        transform="translate(0 10)",
        filtered=soft,
    )
    wing = fill(
        "M-14 -8L-132 -80C-158 -88 -166 -74 -166 -58V58C-166 76 -156 88 -132 80L-14 8Z", silk, edge=BRASS_LIGHT, width=7
    ) + line("M-28 -10L-110 -36M-28 10L-110 36M-30 0H-92", "#4a0c20", 6, opacity=0.75)
    knot = box(-32, -38, 64, 76, silk, corner=18, edge=BRASS_LIGHT, edge_width=7)
    return group(shadow + mirrored(wing) + knot, transform="translate(256 216)")


def _bow_silk(document: Document, top: float, bottom: float) -> str:
    return document.linear((0, top), (0, bottom), (0, "#d8384e"), (0.5, "#a5263a"), (1, "#6b142e"))


# ---- 64 and 32 pixels, drawn on 64


def _middle() -> tuple[Document, str]:
    document = Document(64, 64)
    frame = document.linear((0, 2.5), (0, 61.5), *BRASS_RAMP)
    rays = "".join(_middle_ray(k) for k in range(-6, 7))
    lapels = line("M18 20L7 38L13 40L11 44L28 64M46 20L57 38L51 40L53 44L36 64", BRASS, 1.6)
    silk = _bow_silk(document, -10.5, 10.5)
    collar = _small_collar(edge=0.8)
    inside = rays + _small_suit() + lapels + collar + _small_bow(silk, 1.6) + suit_sign("s", 32, 47, 13, "#1a2238")
    return document, _framed(document, inside, frame, 3)


def _small() -> tuple[Document, str]:
    document = Document(64, 64)
    stud = box(28, 42, 8, 8, "#c22f45", corner=3)
    return document, _framed(document, _small_suit() + _small_collar() + _small_bow("#c22f45", 2) + stud, BRASS, 4)


def _framed(document: Document, inside: str, frame: str, width: float) -> str:
    ground = document.linear((0, 2), (0, 62), (0, GREEN_6), (1, "#08201a"))
    return (
        box(2, 2, 60, 60, ground, corner=14)
        + group(inside, clip=document.clip(_rounded(2, 62, 14)))
        + box(2.5, 2.5, 59, 59, "none", corner=13.5, edge=frame, edge_width=width)
    )


def _middle_ray(k: int) -> str:
    turn = math.radians(k * 15)
    (x1, y1), (x2, y2) = ((32 + 50 * math.sin(turn + side), 32 - 50 * math.cos(turn + side)) for side in (-0.06, 0.06))
    return fill(f"M32 32L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z", BRASS, opacity=0.26)


def _small_suit() -> str:
    return fill("M16 17H48L44 64H20Z", "#fffaf0") + mirrored(fill("M0 64V40C8 30 15 24 18 20L30 64Z", NIGHT), about=32)


def _small_collar(edge: float = 0) -> str:
    wing = fill("M17 13L31 23L26 31L17 22Z", "#ffffff", edge="#b8a888" if edge else "", width=edge)
    return mirrored(wing, about=32)


def _small_bow(silk: str, edge: float) -> str:
    wing = fill(
        "M-2 -2L-17 -10.5C-20.5 -11.5 -21.5 -9 -21.5 -7V7C-21.5 9 -20.5 11.5 -17 10.5L-2 2Z",
        silk,
        edge=BRASS_LIGHT,
        width=edge,
    )
    knot = box(-5, -5, 10, 10, silk, corner=3, edge=BRASS_LIGHT, edge_width=edge)
    return group(mirrored(wing) + knot, transform="translate(32 26)")


# ---- 16 pixels, set one by one

_PIXEL_COLOURS = {
    "B": BRASS, "g": "#12463a", "k": NIGHT, "w": "#fffaf0", "r": "#d8384e", "R": "#8a1d36", "h": "#f27386",
}  # fmt: skip
_PIXELS = """
.BBBBBBBBBBBBBB.
BggggggggggggggB
BggggggggggggggB
BgggwwggggwwgggB
BghhgwwwwwwghhgB
BghrrhwwwwhrrhgB
BgrrrrrRRrrrrrgB
BkrrrrrRRrrrrrkB
BkrrrRwwwwRrrrkB
BkRRkkwwwwkkRRkB
BkkkkkwwwwkkkkkB
BkkkkkwrrwkkkkkB
BkkkkkwrrwkkkkkB
BkkkkkwwwwkkkkkB
BkkkkkkwwkkkkkkB
.BBBBBBBBBBBBBB.
"""


def _smallest() -> Image.Image:
    picture = Image.new("RGBA", (16, 16), (0, 0, 0, 0))
    for y, row in enumerate(_PIXELS.split()):
        for x, sign in enumerate(row):
            if sign in _PIXEL_COLOURS:
                colour = _PIXEL_COLOURS[sign]
                red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
                picture.putpixel((x, y), (red, green, blue, 255))
    return picture


def _rounded(start: float, end: float, radius: float) -> Outline:
    corner = f"a{radius:g} {radius:g} 0 0 1"
    return Outline(
        f"M{start + radius:g} {start:g}H{end - radius:g}{corner} {radius:g} {radius:g}V{end - radius:g}"
        f"{corner} {-radius:g} {radius:g}H{start + radius:g}{corner} {-radius:g} {-radius:g}V{start + radius:g}"
        f"{corner} {radius:g} {-radius:g}Z",
        Box(start, start, end, end),
    )
