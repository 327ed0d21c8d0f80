"""Line icons: one colour, round joins, a faint fill; written as SVG that the game rasterises at any size.

The files use nothing but paths, circles and opacity, because the reader that the game has at run time knows no
clips, masks or filters. They are white, so that the game can multiply any colour into them.
"""

from dataclasses import dataclass

WHITE = "#ffffff"


@dataclass(frozen=True, slots=True)
class Weight:
    """How bold an icon's lines are, in grid units, and how much of the colour its faces get (0 to 1)."""

    name: str
    stroke: float
    tint: float


@dataclass(frozen=True, slots=True)
class LineIcon:
    """``outlines`` are filled with the tint and stroked, ``details`` stroked (thinner), ``dots`` are (x, y, radius)."""

    outlines: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    dots: tuple[tuple[float, float, float], ...] = ()


GARMENT_GRID = 64
GLYPH_GRID = 24
GARMENT_WEIGHTS = (Weight("regular", 2.6, 0.18), Weight("bold", 3.1, 0.18))
GLYPH_WEIGHTS = (Weight("regular", 2.1, 0.0), Weight("bold", 2.7, 0.0))
_DETAIL_SHARE = 0.78


def line_icon_svg(icon: LineIcon, grid: int, weight: Weight, colour: str = WHITE) -> str:
    """Return a whole SVG document of ``grid`` by ``grid`` units."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{grid}" height="{grid}" viewBox="0 0 {grid} {grid}">'
        f"{line_icon_group(icon, weight, colour)}</svg>\n"
    )


def line_icon_group(icon: LineIcon, weight: Weight, colour: str = WHITE) -> str:
    """Return the icon as a group on its own grid, for use inside another drawing."""
    detail = weight.stroke if not icon.outlines else weight.stroke * _DETAIL_SHARE
    filled = f'fill="{colour}" fill-opacity="{weight.tint:g}"' if weight.tint else 'fill="none"'
    return (
        f'<g stroke="{colour}" stroke-width="{weight.stroke:g}" stroke-linecap="round" stroke-linejoin="round"'
        ' fill="none">'
        + "".join(f'<path d="{path}" {filled}/>' for path in icon.outlines)
        + "".join(f'<path d="{path}" stroke-width="{detail:.3g}"/>' for path in icon.details)
        + "".join(
            f'<circle cx="{x:g}" cy="{y:g}" r="{radius + 0.2:g}" fill="{colour}" stroke="none"/>'
            for x, y, radius in icon.dots
        )
        + "</g>"
    )
