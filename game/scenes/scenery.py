"""What stands behind the menus: the lounge with a lady's place in it, and the quiet ground of the other pages."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.drawing.backdrop import darkened
from game.drawing.canvas import Canvas
from game.drawing.ornaments import ScreenFrame
from game.drawing.pictures import Pictures
from game.drawing.vector import Drawing, Layer, gradient
from game.look.colours import Colour, Palette
from game.look.geometry import CANVAS, CANVAS_HEIGHT, CANVAS_WIDTH, Rect
from game.look.theme import resolve
from game.opponents.figure import FIGURE_HEIGHT, FIGURE_MIDDLE, FIGURE_WIDTH

_SCENERY = "interface/scenery"
_LOUNGE = f"{_SCENERY}/lounge_portrait.webp"
_ARCH = 1300
"""Where the middle of the arch is in that picture."""
_LOUNGE_HEIGHT = 970
_TABLE = f"{_SCENERY}/table_low_green.webp"
_TABLE_TOP, _TABLE_HEIGHT = 826, 254
_GROUND = (480, 270)
"""Pixels in which the quiet ground is blurred; it shows no detail."""


@dataclass(frozen=True, slots=True)
class InkFade:
    """Ink over one side of the canvas, so that words can be read there: solid for a while, then thinner and thinner."""

    from_left: bool
    solid: float
    """Share of the width that is covered in full."""
    end: float
    """Share of the width at which nothing is left."""

    def drawing(self, palette: Palette) -> Drawing:
        ink = resolve(Colour.INK, palette)
        stops = (0.0, 0.97), (self.solid, 0.94), ((self.solid + self.end) / 2, 0.5), (self.end, 0.0), (1.0, 0.0)
        placed = stops if self.from_left else tuple((1 - place, opacity) for place, opacity in reversed(stops))
        fade = gradient("fade", *((place, ink, opacity) for place, opacity in placed), across=True)
        shape = f'<path d="M0 0H{CANVAS_WIDTH}V{CANVAS_HEIGHT}H0Z" fill="url(#fade)"/>'
        return Drawing(CANVAS_WIDTH, CANVAS_HEIGHT, (Layer(shape),), margin=0, defs=fade)


TITLE_FADE = InkFade(from_left=True, solid=0.3, end=0.56)
MATCH_END_FADE = InkFade(from_left=False, solid=0.4, end=0.56)


def figure_rect(middle: float, top: float, size: float = 1) -> Rect:
    """Where a figure's canvas lies when its middle and its top are here."""
    return Rect(middle - FIGURE_MIDDLE * size, top, FIGURE_WIDTH * size, FIGURE_HEIGHT * size)


def draw_lounge(canvas: Canvas, arch: float = _ARCH) -> None:
    """The lounge with its arch around this middle; an arch in the left half is the mirrored picture."""
    canvas.fill(Colour.INK)
    if arch >= CANVAS_WIDTH / 2:
        canvas.picture(_LOUNGE, Rect(arch - _ARCH, 0, CANVAS_WIDTH, _LOUNGE_HEIGHT))
        return
    rect = Rect(arch - (CANVAS_WIDTH - _ARCH), 0, CANVAS_WIDTH, _LOUNGE_HEIGHT)
    width, height = round(rect.width * canvas.scale), round(rect.height * canvas.scale)
    pictures = canvas.stores.pictures
    canvas.composite(
        "mirrored lounge",
        lambda: pygame.transform.flip(pictures.get(_LOUNGE, width, height), flip_x=True, flip_y=False),
        rect,
    )


def draw_table_edge(canvas: Canvas, lowered: float = 0) -> None:
    """The near part of the table, `lowered` by so many units."""
    canvas.picture(_TABLE, Rect(0, _TABLE_TOP + lowered, CANVAS_WIDTH, _TABLE_HEIGHT))
    if lowered > 0:
        canvas.fill(Colour.INK, Rect(0, CANVAS_HEIGHT, CANVAS_WIDTH, 0))


def draw_quiet_ground(canvas: Canvas, *, fans: bool = False) -> None:
    """The blurred and darkened lounge inside the frame of a menu page."""
    pictures = canvas.stores.pictures
    canvas.composite("quiet ground", lambda: _quiet_ground(pictures), CANVAS)
    canvas.part(ScreenFrame(fans), 0, 0)


def _quiet_ground(pictures: Pictures) -> pygame.Surface:
    width = _GROUND[0]
    share = width / CANVAS_WIDTH
    ground = pygame.Surface(_GROUND, depth=32)
    ground.blit(pictures.get(f"{_SCENERY}/lounge_one.webp", width, round(690 * share)), (0, 0))
    table = pictures.get(f"{_SCENERY}/table_draw_green.webp", width, round(514 * share))
    ground.blit(table, (0, round(566 * share)), special_flags=pygame.BLEND_PREMULTIPLIED)
    return darkened(ground, 8 * share, 0.72)
