"""Small portraits of opponents: in a medallion, and in an arched niche. What they wear is seen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

import pygame

from engine.players.demeanour import Expression
from game.drawing import shapes
from game.drawing.canvas import Canvas
from game.drawing.vector import BRASS_FOIL, Drawing, Layer, Part, path, render
from game.look.colours import Colour, Paint, Palette
from game.look.geometry import Rect
from game.opponents.figure import FIGURE_HEIGHT, FIGURE_WIDTH, figure_of
from game.opponents.pack import OpponentPack

_USUAL_BUST = Rect(178, 52, 400, 495)
"""The part of a figure's canvas that is shown of somebody whose pack does not tell."""
_HEAD_SIZE = 0.84
"""How much of the bust's width a round portrait shows."""
_HEAD_TOP = 0.05
"""By how much of the bust's height it begins further down."""
_DIMMED_RING = "#56685f"


class PortraitShape(Enum):
    ROUND = "round"
    ARCH = "arch"

    def outline(self, width: float, height: float, out: float = 0) -> str:
        """The path of the shape, grown by ``out``."""
        if self is PortraitShape.ROUND:
            return shapes.circle(width / 2, height / 2, width / 2 + out)
        radius, right, bottom = width / 2 + out, width + out, height + out
        return f"M{-out:g} {bottom:g}V{width / 2:g}A{radius:g} {radius:g} 0 0 1 {right:g} {width / 2:g}V{bottom:g}Z"


@dataclass(frozen=True, slots=True)
class _Cutout:
    """The shape in white: what is kept of a portrait."""

    width: float
    height: float
    shape: PortraitShape

    def drawing(self, palette: Palette) -> Drawing:
        cut = path(self.shape.outline(self.width, self.height), palette, fill=Colour.WHITE)
        return Drawing(self.width, self.height, (Layer(cut),), margin=0)


@dataclass(frozen=True, slots=True)
class _Ring:
    """The brass frame of a portrait with the hairline inside it."""

    width: float
    height: float
    shape: PortraitShape
    line: Paint

    def drawing(self, palette: Palette) -> Drawing:
        thickness = 6 if self.shape is PortraitShape.ROUND else 5
        ring = path(
            self.shape.outline(self.width, self.height, thickness / 2 - 1), palette, stroke=self.line, width=thickness
        )
        ring += path(
            self.shape.outline(self.width, self.height, -5), palette, stroke=Colour.BRASS_LIGHT, width=1, opacity=0.5
        )
        return Drawing(self.width, self.height, (Layer(ring),), margin=8)


def draw_portrait(
    canvas: Canvas,
    pack: OpponentPack,
    rect: Rect,
    shape: PortraitShape,
    worn: Iterable[str],
    expression: Expression = Expression.NEUTRAL,
    *,
    bright: bool = False,
    dimmed: bool = False,
    blink: bool = False,
    ring: Paint = BRASS_FOIL,
) -> None:
    """Draw the opponent in a frame that fills ``rect``; a ``bright`` frame is that of someone chosen or on turn.

    Who is ``dimmed`` is out of it: grey and dark.
    """
    wearing = frozenset(worn)
    look = _Look(shape, wearing, expression, dimmed, blink)
    key = ("portrait", pack.id, look, canvas.theme.comfort.high_contrast)
    canvas.composite(key, lambda: _portrait(canvas, pack, rect, look), rect)
    line = _DIMMED_RING if dimmed else Colour.TURN if bright else ring
    canvas.part(_Ring(rect.width, rect.height, shape, line), rect.x, rect.y)


@dataclass(frozen=True, slots=True)
class _Look:
    """How somebody looks in a portrait."""

    shape: PortraitShape
    worn: frozenset[str]
    expression: Expression
    dimmed: bool
    blink: bool


def _portrait(canvas: Canvas, pack: OpponentPack, rect: Rect, look: _Look) -> pygame.Surface:
    scale = canvas.scale
    size = max(1, round(rect.width * scale)), max(1, round(rect.height * scale))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    inner = Canvas(surface, canvas.viewport, canvas.theme, canvas.stores)
    window = _window(pack, look.shape)
    grown = rect.width / window.width
    with inner.shifted(-canvas.viewport.left / scale, -canvas.viewport.top / scale):
        _draw_niche(inner, Rect(0, 0, rect.width, rect.height), pack.manifest.colours.niche)
        figure = figure_of(pack)
        place = Rect(-window.x * grown, -window.y * grown, FIGURE_WIDTH * grown, FIGURE_HEIGHT * grown)
        figure.draw(inner, figure.state(look.worn, look.expression, blink=look.blink, cards=False), place)
    if look.dimmed:
        surface = pygame.transform.grayscale(surface)
        surface.fill((130, 138, 134), special_flags=pygame.BLEND_RGB_MULT)
    surface.blit(_mask(inner, size, rect, look.shape), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface.premul_alpha()


def _window(pack: OpponentPack, shape: PortraitShape) -> Rect:
    """The part of a figure's canvas that a portrait begins with at its top; how far down it goes, its shape tells."""
    table, bust = pack.layers, _USUAL_BUST
    if table is not None:
        left, top, right, bottom = (edge / table.scale for edge in table.bust)
        bust = Rect(left, top, right - left, bottom - top)
    if shape is PortraitShape.ARCH:
        return bust
    side = bust.width * _HEAD_SIZE
    return Rect(bust.centre_x - side / 2, bust.y + bust.height * _HEAD_TOP, side, side)


def _draw_niche(canvas: Canvas, rect: Rect, colour: str) -> None:
    canvas.fill(colour, rect)
    canvas.fill(Colour.INK, rect, 0.55)
    height = rect.width * 640 / 520
    niche = Rect(rect.x, rect.y + min(0.0, rect.height - height) / 2, rect.width, height)
    canvas.picture("interface/niches/glow.svg", niche, colour)
    with canvas.faded(0.16):
        canvas.picture("interface/niches/rays.svg", niche, Colour.BRASS)


def _mask(canvas: Canvas, size: tuple[int, int], rect: Rect, shape: PortraitShape) -> pygame.Surface:
    """White everywhere, with the alpha of the shape: multiplying by it leaves colours as they are."""
    part: Part = _Cutout(rect.width, rect.height, shape)
    mask = pygame.Surface(size, pygame.SRCALPHA)
    mask.blit(render(part.drawing(canvas.palette), canvas.palette, canvas.scale), (0, 0))
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return mask
