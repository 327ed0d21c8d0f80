"""What only shows: headings, pills, ribbons, bubbles and banners."""

from __future__ import annotations

from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Diamond, PillFace
from game.drawing.ornaments import BannerFace, BannerKind, BubbleFace, HeadingRule, RibbonFace
from game.look.colours import Colour, Paint
from game.look.geometry import CANVAS, CANVAS_WIDTH, Rect
from game.look.typography import (
    BANNER,
    BODY,
    BUBBLE,
    H1,
    HAND_NAME,
    PILL,
    SMALLEST_SHRINK,
    SMALLEST_SIZE,
    TextStyle,
)

_BUBBLE_PADDING = 28
_HOLDS_WORDS = 0.96
"""How much of its size a bubble needs before its words fit into it."""
_BANNER_GROWS = 1.06
_BANNER_HEIGHT = 108.0
"""From which height on a banner has its title in full size."""


def draw_heading(canvas: Canvas, title: str, note: str = "") -> None:
    """The heading of a menu screen with the rule below it, and a line of explanation below that."""
    canvas.text(title, CANVAS_WIDTH / 2, 98, H1, Colour.BRASS_LIGHT, Align.CENTRE, fit=1100)
    canvas.part(HeadingRule(620), CANVAS_WIDTH / 2 - 310, 115)
    if note:
        canvas.text(note, CANVAS_WIDTH / 2, 152, BODY, Colour.CREAM, Align.CENTRE, fit=1400)


def draw_pill(
    canvas: Canvas,
    rect: Rect,
    text: str,
    fill: Paint = Colour.BRASS,
    paint: Paint = Colour.ON_BRASS,
    border: Paint | None = None,
    icon: str = "",
) -> None:
    """A pill with a word, and an icon before it."""
    canvas.part(PillFace(rect.width, rect.height, fill, border), rect.x, rect.y)
    room = rect.width - rect.height * (1.2 if icon else 0.7)
    if icon:
        canvas.icon(icon, rect.x + rect.height * 0.58, rect.centre_y, rect.height * 0.56, paint)
    middle = rect.centre_x + (rect.height * 0.3 if icon else 0)
    canvas.text_middle(text, middle, rect.centre_y, PILL, paint, fit=room)


def fitting_style(canvas: Canvas, text: str, style: TextStyle, room: float) -> TextStyle:
    """The style, or one as much smaller as the text needs to stand in one line of so much room, in canvas units.

    Lettering that must not be cut shrinks further than other texts, but no smaller than any text may be.
    """
    floor = SMALLEST_SIZE / SMALLEST_SHRINK
    styles = [style.sized(style.size - less) for less in range(max(0, int(style.size - floor)) + 1)]
    whole = (each for each in styles if not any(line.cut for line in canvas.lines(text, each, room, 1)))
    return next(whole, styles[-1])


def draw_ribbon(canvas: Canvas, rect: Rect, text: str, style: TextStyle = HAND_NAME) -> None:
    """The ribbon with the name of the hand, between two small diamonds."""
    canvas.part(RibbonFace(rect.width, rect.height), rect.x, rect.y)
    room = rect.width - 96
    fitting = fitting_style(canvas, text, style, room)
    bounds = canvas.text_middle(text, rect.centre_x, rect.centre_y, fitting, Colour.BRASS_LIGHT, fit=room)
    for x in (bounds.x - 22, bounds.right + 22):
        canvas.part(Diamond(5, 6), x - 5, rect.centre_y - 6)


def draw_banner(canvas: Canvas, rect: Rect, title: str, note: str = "", kind: BannerKind = BannerKind.BURGUNDY) -> None:
    """The banner of a won pot or a garment, with diamonds beside its title; it never leaves the canvas."""
    canvas.part(BannerFace(rect.width, rect.height, kind), rect.x, rect.y)
    room = rect.width - (340 if canvas.width(title, BANNER) < rect.width - 560 else 150)
    # The height of a banner is fixed, so its words grow less than others do; a low banner has smaller ones.
    share = min(1.0, rect.height / _BANNER_HEIGHT) / max(1.0, canvas.theme.text_factor / _BANNER_GROWS)
    style = fitting_style(canvas, title, BANNER.sized(BANNER.size * share), room)
    baseline = rect.y + rect.height * (0.54 if note else 0.5) + (0 if note else style.size * 0.35)
    bounds = canvas.text(title, rect.centre_x, baseline, style, Colour.BRASS_LIGHT, Align.CENTRE, fit=room)
    if note:
        y = rect.y + rect.height * 0.84
        beneath = BODY.sized(max(SMALLEST_SIZE / canvas.theme.text_factor, 25 * share))
        canvas.text(note, rect.centre_x, y, beneath, Colour.IVORY, Align.CENTRE, fit=rect.width - 150)
    for place in range(6):
        out = bounds.width / 2 + 62 + place * 40
        if out >= rect.width / 2 - 58:
            break
        with canvas.faded(0.95 - place * 0.15):
            for x in (rect.centre_x - out, rect.centre_x + out):
                canvas.part(Diamond(12, 8), x - 12, baseline - style.size * 0.3 - 8)


def bubble_size(canvas: Canvas, text: str, widest: float) -> tuple[float, float]:
    """How large the bubble of a line is: as narrow as its words allow, at most ``widest``."""
    lines = canvas.lines(text, BUBBLE, widest - 2 * _BUBBLE_PADDING)
    width = max(line.width for line in lines) / canvas.scale + 2 * _BUBBLE_PADDING + 4
    return min(widest, max(120.0, round(width))), round(len(lines) * canvas.line_height(BUBBLE)) + 40


def draw_bubble(canvas: Canvas, rect: Rect, text: str, tip: tuple[float, float], grown: float = 1.0) -> None:
    """A speech bubble whose tail points at ``tip``, a point of the canvas, from which it grows to its size at 1."""
    face = BubbleFace(rect.width, rect.height, tip[0] - rect.x, tip[1] - rect.y)
    if grown == 1:
        canvas.part(face, rect.x, rect.y)
    else:
        canvas.growing_part(face, rect.x, rect.y, grown, tip)
    if grown < _HOLDS_WORDS:
        return
    room = Rect(rect.x + _BUBBLE_PADDING, rect.y + 8, rect.width - 2 * _BUBBLE_PADDING, rect.height - 16)
    most = max(1, int(room.height / (BUBBLE.size * 1.15)))
    canvas.text_box(text, room, BUBBLE, Colour.PAPER_INK, most_lines=most)


def kept_inside(rect: Rect, margin: float = 16, area: Rect = CANVAS) -> Rect:
    """The rectangle moved as little as needed to lie inside the area."""
    x = min(max(rect.x, area.x + margin), area.right - margin - rect.width)
    y = min(max(rect.y, area.y + margin), area.bottom - margin - rect.height)
    return Rect(x, y, rect.width, rect.height)
