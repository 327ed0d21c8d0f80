"""Letters as outlines, from the game's own fonts."""

from functools import cache

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from tools.art.interface.markup import fill
from tools.art.kit.geometry import number
from tools.environment import ROOT

_FONTS = ROOT / "assets" / "fonts"


def lettering(text: str, x: float, baseline: float, size: float, paint: str, *, font: str, tracking: float = 0) -> str:
    """The text centred on ``x``, ``size`` units to the em, ``tracking`` units more between letters."""
    scale = size / _units_per_em(font)
    left = x - lettering_width(text, size, font=font, tracking=tracking) / 2
    drawn = []
    for letter in text:
        data, advance = _glyph(font, letter)
        drawn.append(
            fill(data, paint, transform=f"translate({number(left)} {number(baseline)}) scale({scale:.5f} {-scale:.5f})")
        )
        left += advance * scale + tracking
    return "".join(drawn)


def lettering_width(text: str, size: float, *, font: str, tracking: float = 0) -> float:
    scale = size / _units_per_em(font)
    return sum(_glyph(font, letter)[1] * scale for letter in text) + tracking * (len(text) - 1)


@cache
def _font(name: str) -> TTFont:
    return TTFont(_FONTS / f"{name}.ttf")


def _units_per_em(name: str) -> int:
    units: int = _font(name)["head"].unitsPerEm
    return units


@cache
def _glyph(name: str, letter: str) -> tuple[str, float]:
    """The outline in font units, y upwards, and the advance width."""
    font = _font(name)
    glyph_name = font.getBestCmap()[ord(letter)]
    glyphs = font.getGlyphSet()
    pen = SVGPathPen(glyphs)
    glyphs[glyph_name].draw(pen)
    return pen.getCommands(), float(font["hmtx"][glyph_name][0])
