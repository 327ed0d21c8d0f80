"""Reading the source fonts, which come split by script, and what is done to both of them."""

from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

from tools.art.interface.suits import SUIT_OUTLINES

_SCRIPTS = ("latin", "latin-ext", "cyrillic")
_HINTING = ("DSIG", "prep", "fpgm", "cvt ", "gasp")
_NOT_MERGED = [
    "vmtx",
    "vhea",
    "GDEF",
    "STAT",
    "DSIG",
    "gasp",
    "prep",
    "fpgm",
    "cvt ",
    "MATH",
    "VORG",
    "HVAR",
    "MVAR",
    "meta",
]
_SUIT_CHARACTERS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_FAMILY_NAMES, _STYLE_NAMES, _FULL_NAME, _POSTSCRIPT_NAME, _UNIQUE_NAME = (1, 16), (2, 17), 4, 6, 3


def merged_source(package: Path, weight: int) -> TTFont:
    """One font out of the files of a Fontsource package, for instance ``jost``, at one weight.

    Raises FileNotFoundError if the folder is not such a package.
    """
    name = package.name
    parts = []
    for script in _SCRIPTS:
        path = package / "files" / f"{name}-{script}-{weight}-normal.woff2"
        if not path.exists():
            raise FileNotFoundError(f"{path} is missing; unpack the package @fontsource/{name} into {package}")
        font = TTFont(path)
        font.flavor = None
        part = package / f"{name}-{script}-{weight}.ttf"
        font.save(part)
        parts.append(str(part))
    options = Options()
    options.drop_tables = _NOT_MERGED
    return Merger(options).merge(parts)


def add_suits(font: TTFont) -> None:
    """Draw the deck's four suit signs as characters, as high as the capitals."""
    height = font["OS/2"].sCapHeight or 700
    scale = height / 100 * 1.04
    names = font.getGlyphOrder()
    for suit, character in _SUIT_CHARACTERS.items():
        name = f"uni{ord(character):04X}"
        if name not in names:
            names.append(name)
        pen = TTGlyphPen(None)
        quadratic = Cu2QuPen(pen, 1.0, reverse_direction=True)
        parse_path(SUIT_OUTLINES[suit], TransformPen(quadratic, (scale, 0, 0, -scale, 30, height * 1.02)))
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (int(100 * scale + 60), 30)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(character)] = name
    font.setGlyphOrder(names)
    font["maxp"].numGlyphs = len(names)


def rename(font: TTFont, family: str, style: str) -> None:
    """Give the changed font its own name, as the licence wishes."""
    for record in font["name"].names:
        if record.nameID in _FAMILY_NAMES:
            record.string = family
        elif record.nameID in _STYLE_NAMES:
            record.string = style
        elif record.nameID == _FULL_NAME:
            record.string = f"{family} {style}"
        elif record.nameID == _POSTSCRIPT_NAME:
            record.string = f"{family.replace(' ', '')}-{style.replace(' ', '')}"
        elif record.nameID == _UNIQUE_NAME:
            record.string = f"{family}{style};lys"


def drop_hinting(font: TTFont) -> None:
    """Hints no longer fit changed outlines, and the game's text is rendered without them."""
    for table in _HINTING:
        if table in font:
            del font[table]
