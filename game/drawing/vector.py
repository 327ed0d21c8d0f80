"""Chrome as small vector drawings: described once, rendered at the pixels of the window, kept by size.

A ``Part`` is an immutable description (a panel of this size with that border). It is also its own key in the store of
rendered surfaces, so drawing it again costs one lookup and one blit.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.look.colours import Colour, Paint, Palette
from game.look.theme import resolve

_ARGB = pygame.Surface((1, 1), pygame.SRCALPHA)

_BOX_RADIUS = 2
_BOX_SIGMA = math.sqrt(6)
"""Three box blurs of radius 2 look like a Gaussian blur of this standard deviation, in pixels."""


@dataclass(frozen=True, slots=True)
class Layer:
    """SVG shapes in canvas units, drawn one above the other; ``blur``, a deviation, blurs them as a whole."""

    shapes: str
    blur: float = 0


@dataclass(frozen=True, slots=True)
class Drawing:
    """A part as it is to be rendered: its size, how far it reaches beyond it, and its layers from back to front."""

    width: float
    height: float
    layers: tuple[Layer, ...]
    margin: float = 2
    defs: str = ""
    """SVG definitions, such as gradients, that the shapes refer to."""


class Part(Protocol):
    """Anything hashable that can describe itself in the colours of a palette."""

    def drawing(self, palette: Palette) -> Drawing: ...

    def __hash__(self) -> int: ...


class Rendered(pygame.Surface):
    """A part in pixels, premultiplied; ``margin`` pixels on each side lie outside of the part's own rectangle."""

    margin = 0


def render(drawing: Drawing, palette: Palette, scale: float) -> Rendered:
    """The drawing at ``scale`` pixels to a unit."""
    margin = math.ceil(drawing.margin * scale)
    width = round(drawing.width * scale) + 2 * margin
    height = round(drawing.height * scale) + 2 * margin
    surface = Rendered((max(1, width), max(1, height)), pygame.SRCALPHA)
    surface.margin = margin
    defs = gradients(palette) + drawing.defs
    for layer in drawing.layers:
        rendered = _render_layer(layer, defs, drawing, scale, margin, surface.get_size())
        surface.blit(rendered, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return surface


def _render_layer(
    layer: Layer, defs: str, drawing: Drawing, scale: float, margin: int, size: tuple[int, int]
) -> pygame.Surface:
    # The drawing's box is stretched to whole pixels, so that its right and lower lines are as sharp as the others.
    scale_x = max(1, size[0] - 2 * margin) / drawing.width if drawing.width else scale
    scale_y = max(1, size[1] - 2 * margin) / drawing.height if drawing.height else scale
    deviation = layer.blur * scale
    shrink = max(1.0, deviation / _BOX_SIGMA)
    small = (max(1, math.ceil(size[0] / shrink)), max(1, math.ceil(size[1] / shrink)))
    fit_x, fit_y = small[0] / size[0], small[1] / size[1]
    matrix = (scale_x * fit_x, 0, 0, scale_y * fit_y, margin * fit_x, margin * fit_y)
    document = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{small[0]}" height="{small[1]}"'
        f' viewBox="0 0 {small[0]} {small[1]}"><defs>{defs}</defs>'
        f'<g transform="matrix({" ".join(f"{number:.6f}" for number in matrix)})">{layer.shapes}</g></svg>'
    )
    surface = rasterize(document.encode(), small)
    if layer.blur:
        for _ in range(3):
            surface = pygame.transform.box_blur(surface, _BOX_RADIUS if deviation > 1.5 else 1)
        if small != size:
            surface = pygame.transform.smoothscale(surface, size)
    return surface


def rasterize(document: bytes, size: tuple[int, int]) -> pygame.Surface:
    """An SVG document at a size in pixels, premultiplied and in the format that blits fastest."""
    return pygame.image.load_sized_svg(io.BytesIO(document), size).convert(_ARGB).premul_alpha()


def path(
    data: str,
    palette: Palette,
    *,
    fill: Paint | None = None,
    stroke: Paint | None = None,
    width: float = 0,
    opacity: float = 1,
    fill_opacity: float = 1,
    extra: str = "",
) -> str:
    """One SVG path element. A fill or stroke is a colour or ``url(#gradient)``."""
    parts = [f'<path d="{data}" fill="{resolve(fill, palette) if fill else "none"}"']
    if stroke:
        parts.append(f' stroke="{resolve(stroke, palette)}" stroke-width="{width:g}"')
    if opacity < 1:
        parts.append(f' opacity="{opacity:g}"')
    if fill_opacity < 1:
        parts.append(f' fill-opacity="{fill_opacity:g}"')
    parts.append(f"{extra}/>")
    return "".join(parts)


BRASS_FILL = "url(#brass)"
BRASS_FOIL = "url(#foil)"
BRASS_BAR = "url(#bar)"
PANEL_FILL = "url(#panel)"
SECONDARY_FILL = "url(#secondary)"
DANGER_FILL = "url(#danger)"
PAPER_FILL = "url(#paper)"

_Stop = tuple[float, str] | tuple[float, str, float]


def gradient(name: str, *stops: _Stop, across: bool = False, upward: bool = False) -> str:
    """A linear gradient over a shape's own box, downwards unless told otherwise; stops are place, colour, opacity."""
    x2, y1, y2 = (100, 0, 0) if across else (0, 100 * upward, 100 * (not upward))
    inner = "".join(
        f'<stop offset="{stop[0]:g}" stop-color="{stop[1]}" stop-opacity="{stop[2] if len(stop) == 3 else 1:g}"/>'
        for stop in stops
    )
    return f'<linearGradient id="{name}" x1="0%" y1="{y1}%" x2="{x2}%" y2="{y2}%">{inner}</linearGradient>'


_FIXED_GRADIENTS = (
    gradient("brass", (0, "#fbe8b2"), (0.48, "#e2b055"), (0.52, "#cf9840"), (1, "#b67f30"))
    + gradient("foil", (0, "#fff4cc"), (0.47, "#f0c566"), (0.53, "#c88f38"), (1, "#f2d080"), upward=True)
    + gradient(
        "bar", (0, "#8a5d22"), (0.25, "#f6df9f"), (0.5, "#d09a45"), (0.78, "#fbe8b2"), (1, "#8a5d22"), across=True
    )
    + gradient("paper", (0, "#fffaf0"), (1, "#f2e5c8"))
)


def gradients(palette: Palette) -> str:
    """The definitions of the named gradients; the grounds of text are plainer in high contrast."""
    if resolve(Colour.INK, palette) == "#000000":
        return (
            _FIXED_GRADIENTS
            + gradient("panel", (0, "#06211b"), (1, "#020b09"))
            + gradient("secondary", (0, "#0f4236"), (1, "#082a22"))
            + gradient("danger", (0, "#6e1229"), (1, "#42091b"))
        )
    return (
        _FIXED_GRADIENTS
        + gradient("panel", (0, "#12352d", 0.96), (1, "#081916", 0.97))
        + gradient("secondary", (0, "#22695a"), (1, "#0f3a30"))
        + gradient("danger", (0, "#96243c"), (1, "#5a1028"))
    )
