"""The lounge behind the opponents: night-blue wall, niches with a brass sunburst, pilasters with sconces, curtains."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.interface.markup import box, circle, ellipse, fill, group, line
from tools.art.kit.geometry import Box
from tools.art.kit.outlines import Outline
from tools.art.kit.svg import Document

WIDTH, HEIGHT = 1920, 1080

_GOLD, _GOLD_BRIGHT, _GOLD_DARK = "#d9a350", "#e8bd6a", "#7c5220"


@dataclass(frozen=True, slots=True)
class Niche:
    """An arched niche: the middle of its arch, its radius and where its sides end. ``grand`` is the richer frame."""

    x: float
    y: float
    radius: float
    foot: float
    grand: bool = True


@dataclass(frozen=True, slots=True)
class Pilaster:
    x: float
    foot: float
    grand: bool = True


@dataclass(frozen=True, slots=True)
class Lounge:
    """A view of the room, ``height`` deep: what the table hides is not drawn."""

    niches: Sequence[Niche]
    height: float
    pilasters: Sequence[Pilaster] = ()
    curtain: float = 340
    """Width of each curtain."""
    light: tuple[float, float] = (960, 432)
    """Where the room is brightest."""
    pelmet: bool = True


def lounge(room: Lounge) -> tuple[Document, str]:
    document = Document(WIDTH, room.height)
    foot = max(niche.foot for niche in room.niches)
    light_x, light_y = room.light
    vignette = document.radial(
        (light_x, light_y), 1180, (0, "#000000", 0), (0.5, "#02060a", 0.11), (1, "#02060a", 0.76)
    )
    drawn = (
        _wall(document)
        + "".join(_niche(document, niche) for niche in room.niches)
        + "".join(_pilaster(document, pilaster) for pilaster in room.pilasters)
        + _both_sides(_curtain(document, room.curtain, foot))
        + _cornice(document, 30 if room.pelmet else 26)
        + (_both_sides(_pelmet(document, room.curtain)) if room.pelmet else "")
        + box(0, 0, WIDTH, HEIGHT, vignette)
    )
    return document, drawn


def _both_sides(drawn: str) -> str:
    return drawn + group(drawn, transform=f"translate({WIDTH} 0) scale(-1 1)")


def _wall(document: Document) -> str:
    ground = document.linear((0, 0), (0, HEIGHT * 0.65), (0, "#0a1722"), (0.5, "#10283a"), (1, "#132a30"))
    seams = "".join(f"M{x} 60V700" for x in range(0, WIDTH, 48))
    return box(0, 0, WIDTH, HEIGHT, ground) + line(seams, "#2d4a58", 1.4, opacity=0.35)


# ---- the niche


def _niche(document: Document, niche: Niche) -> str:
    opening = _arch(niche, 0, closed=True)
    frame = Box(niche.x - niche.radius, niche.y - niche.radius, niche.x + niche.radius, niche.foot)
    glow = document.radial(
        (niche.x, niche.y + 40),
        niche.radius * 1.35,
        (0, "#a8483c"),
        (0.28, "#6e2238"),
        (0.62, "#341230"),
        (1, "#150c20"),
    )
    deep = 1 if niche.grand else 0.84
    shade = group(line(opening, "#06080f", 60 * deep, opacity=0.55), filtered=document.blur(26 * deep, frame.grown(30)))
    inside = _rays(niche) + _halos(niche) + (_palms(niche) if niche.grand else "") + shade
    return fill(opening, glow) + group(inside, clip=document.clip(Outline(opening, frame))) + _mouldings(niche)


def _arch(niche: Niche, out: float, *, closed: bool = False) -> str:
    radius = niche.radius + out
    return (
        f"M{niche.x - radius:g} {niche.foot:g}V{niche.y:g}A{radius:g} {radius:g} 0 0 1 {niche.x + radius:g} {niche.y:g}"
        f"V{niche.foot:g}" + ("Z" if closed else "")
    )


def _rays(niche: Niche) -> str:
    source, reach, half = niche.y + 60, niche.radius * 1.65, 0.035
    drawn = []
    for k in range(-9, 10):
        turn = math.radians(k * 10)
        (x1, y1), (x2, y2) = (
            (niche.x + reach * math.sin(turn + side), source - reach * math.cos(turn + side)) for side in (-half, half)
        )
        ray = f"M{niche.x:g} {source:g}L{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}Z"
        drawn.append(fill(ray, "#f0b765", opacity=0.17 if k % 2 == 0 else 0.09))
    return "".join(drawn)


def _halos(niche: Niche) -> str:
    return "".join(
        circle(niche.x, niche.y, niche.radius * share, "none", edge=_GOLD_BRIGHT, width=2, opacity=0.28)
        for share in (0.55, 0.78)
    )


def _palms(niche: Niche) -> str:
    root = 640 if niche.foot < 800 else 905
    leaves = ((-12, 250), (14, 300), (38, 270), (62, 220), (-34, 190))
    return "".join(
        group(
            _palm_leaf(length),
            transform=f"translate({niche.x + side * (niche.radius - 30):g} {root}) rotate({side * (6 - lean * 0.9):g})",
            opacity=0.93,
        )
        for side in (-1, 1)
        for lean, length in leaves
    )


def _palm_leaf(length: float) -> str:
    """A leaf that grows upwards from the origin."""
    fronds = []
    for step in range(3, 22):
        place = step / 22
        y = -length * place
        reach = 78 * math.sin(math.pi * min(1, place * 0.92 + 0.08)) ** 0.7
        for side, paint in ((-1, "#0d2f2c"), (1, "#123f38")):
            tip = side * reach
            fronds.append(
                fill(
                    f"M0 {y:.1f}Q{tip / 2:.1f} {y - reach * 0.34:.1f} {tip:.1f} {y - reach * 0.12:.1f}"
                    f"Q{tip / 2:.1f} {y - reach * 0.12:.1f} 0 {y + 9:.1f}Z",
                    paint,
                )
            )
    return "".join(fronds) + line(f"M0 0V{-length:g}", "#1f5a4c", 3)


_GRAND_MOULDINGS = (
    (0, 10, _GOLD_DARK, 1.0), (0, 7, _GOLD, 1.0), (-1.4, 2, "#ffedc0", 0.9), (18, 2.4, _GOLD, 0.8),
    (30, 7, "#8a5d22", 0.9), (30, 4.4, "#c8923f", 1.0), (44, 1.6, _GOLD, 0.6),
)  # fmt: skip
_PLAIN_MOULDINGS = (
    (0, 9, _GOLD_DARK, 1.0), (0, 6, _GOLD, 1.0), (-1.2, 1.8, "#ffedc0", 0.9), (14, 2, _GOLD, 0.8),
    (24, 5, "#8a5d22", 0.9), (24, 3.4, "#c8923f", 1.0),
)  # fmt: skip
"""Brass lines round the opening: how far out, how wide, the colour and its opacity."""


def _mouldings(niche: Niche) -> str:
    return "".join(
        line(_arch(niche, out), paint, width, opacity=opacity)
        for out, width, paint, opacity in (_GRAND_MOULDINGS if niche.grand else _PLAIN_MOULDINGS)
    )


# ---- pilasters


def _pilaster(document: Document, pilaster: Pilaster) -> str:
    return (
        _shaft(document, pilaster)
        + _capital(document, pilaster)
        + _lamp_light(document, pilaster)
        + _sconce(document, pilaster)
    )


def _shaft(document: Document, pilaster: Pilaster) -> str:
    x, foot = pilaster.x, pilaster.foot
    half, top, groove_top, grooves, groove_width = (52, 40, 120, 7, 7) if pilaster.grand else (30, 34, 100, 4, 6)
    body = document.linear(
        (x - half, 0),
        (x + half, 0),
        (0, "#0c1a24"),
        (0.25, "#2d4752"),
        (0.5, "#1b303b"),
        (0.8, "#24404a"),
        (1, "#0a151d"),
    )
    drawn = box(x - half, top, 2 * half, foot - top, body)
    first = x - half + (7 if pilaster.grand else 6)
    for k in range(grooves):
        left = first + k * 14
        hollow = document.linear((left, 0), (left + groove_width, 0), (0, "#0a141b"), (1, "#36535d"))
        drawn += box(left, groove_top, groove_width, foot - groove_top, hollow)
    return drawn


def _capital(document: Document, pilaster: Pilaster) -> str:
    steps = ((150, 40), (132, 62), (116, 84)) if pilaster.grand else ((104, 34), (88, 54), (74, 74))
    drawn = ""
    for width, top in steps:
        stone = document.linear((0, top), (0, top + 20), (0, "#2e4a55"), (1, "#101f28"))
        left = pilaster.x - width / 2
        drawn += box(left, top, width, 20, stone) + box(left, top + 18, width, 2.5, _GOLD_BRIGHT, opacity=0.85)
    return drawn


def _lamp_light(document: Document, pilaster: Pilaster) -> str:
    x, (y, radius_x, radius_y) = pilaster.x, (240, 210, 250) if pilaster.grand else (250, 190, 220)
    light = document.radial(
        (x, y), (radius_x + radius_y) / 2, (0, "#ffcf80", 0.6), (0.35, "#ff9a4a", 0.21), (0.9, "#ff7a3a", 0)
    )
    return ellipse(x, y, radius_x, radius_y, light)


def _sconce(document: Document, pilaster: Pilaster) -> str:
    """A shell of frosted glass on a brass foot."""
    x = pilaster.x
    root, half, length = (310, 13, 84) if pilaster.grand else (300, 9, 62)
    glass = document.linear((0, -length - 12), (0, 0), (0, "#fff6d8"), (0.6, "#ffd98c"), (1, "#e09a40"))
    blade = f"M0 0L{-half} {-length}Q0 {-length - 20} {half} {-length}Z"
    shell = "".join(
        group(
            fill(blade, glass, edge="#b8802f", width=1.5) + line(f"M0 -14V{-length + 10}", "#fffbe8", 1.6, opacity=0.6),
            transform=f"translate({x:g} {root}) rotate({k * 15})",
        )
        for k in range(-3, 4)
    )
    wide = half * 2
    brass = document.linear((x - wide, 0), (x + wide, 0), (0, "#8a5d22"), (0.4, "#fbe8b2"), (1, "#8a5d22"))
    foot = (
        f"M{x - wide:g} {root - 4}h{2 * wide}l-{wide * 0.38:g} {wide * 0.6:g}h-{wide * 0.3:g}l-{wide * 0.24:g} {wide:g}"
        f"h-{wide * 0.16:g}l-{wide * 0.24:g} -{wide:g}h-{wide * 0.3:g}Z"
    )
    return shell + fill(foot, brass, edge="#5a3812", width=1)


# ---- drapery and cornice


def _curtain(document: Document, width: float, foot: float) -> str:
    narrow = width < 100
    folds = 5 if narrow else max(5, int(width / 31))
    spread, drift = (4, 1.4) if narrow else (8, 2.2)
    bulge = 4 if narrow else 6
    drawn = ""
    for k in range(folds):
        left, right = k * width / folds, (k + 1) * width / folds + 2
        cloth = document.linear(
            (left, 0), (right, 0), (0, "#2c0716"), (0.3, "#8c1e38"), (0.55, "#6a142c"), (1, "#22050f")
        )
        drawn += fill(
            f"M{left:.1f} -10C{left - 4:.1f} 260 {left + bulge:.1f} 420 {left - spread - k * drift:.1f} {foot + 20:g}"
            f"H{right - spread - k * (drift - 0.2):.1f}C{right + bulge:.1f} 420 {right - 4:.1f} 260 {right:.1f} -10Z",
            cloth,
        )
    return drawn


def _pelmet(document: Document, width: float) -> str:
    """Scallops with a fringe above the curtain."""
    drawn = ""
    for k in range(int(width / 68)):
        left = k * 78 - 24
        cloth = document.linear((left, 0), (left + 78, 0), (0, "#4a0c20"), (0.5, "#96223c"), (1, "#4a0c20"))
        hem = f"M{left} 60a39 39 0 0 0 78 0"
        drawn += fill(f"M{left} 30h78v30a39 39 0 0 1 -78 0Z", cloth) + line(hem, _GOLD_BRIGHT, 4)
        drawn += (
            f'<path d="{hem}" fill="none" stroke="{_GOLD_BRIGHT}" stroke-width="6" stroke-dasharray="1.4 3.6" '
            'transform="translate(0 6)"/>'
        )
    return drawn


def _cornice(document: Document, depth: float) -> str:
    stone = document.linear((0, 0), (0, depth), (0, "#16303c"), (1, "#0a161e"))
    return (
        box(0, 0, WIDTH, depth, stone)
        + box(0, depth, WIDTH, 3, _GOLD)
        + box(0, depth + 7, WIDTH, 1.4, _GOLD, opacity=0.6)
    )
