"""The two faces: LYS Text is Jost with figures of one width, LYS Deco is Poiret One made bolder."""

from pathlib import Path

import pathops
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph

from tools.art.fonts.sources import add_suits, drop_hinting, merged_source, rename

TEXT_WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700}
DECO_STROKES = {"Bold": (58, 10)}
"""By style: how much thicker the strokes get, and how much wider the letters are set, in font units."""

_MITER_LIMIT = 4


def text_face(jost: Path, style: str) -> TTFont:
    weight = TEXT_WEIGHTS[style]
    font = merged_source(jost, weight)
    _use_tabular_figures(font)
    add_suits(font)
    linked = style in {"Regular", "Bold"}
    rename(font, "LYS Text" if linked else f"LYS Text {style}", style if linked else "Regular")
    font["OS/2"].usWeightClass = weight
    drop_hinting(font)
    return font


def deco_face(poiret_one: Path, style: str) -> TTFont:
    thicker, wider = DECO_STROKES[style]
    font = merged_source(poiret_one, 400)
    _embolden(font, thicker, wider)
    add_suits(font)
    rename(font, f"LYS Deco {style}", "Regular")
    drop_hinting(font)
    return font


def _use_tabular_figures(font: TTFont) -> None:
    """Make the figures of equal width the ordinary ones, so that amounts do not dance."""
    substitutes: dict[str, str] = {}
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    substitutes.update(getattr(subtable, "ExtSubTable", subtable).mapping)
    for cmap in font["cmap"].tables:
        if cmap.isUnicode():
            cmap.cmap.update({code: substitutes[name] for code, name in cmap.cmap.items() if name in substitutes})


def _embolden(font: TTFont, thicker: int, wider: int) -> None:
    """Join every outline with a stroke along it, and give back the room that this takes."""
    table, metrics = font["glyf"], font["hmtx"]
    bold = {name: _bolder(font, name, thicker) for name in font.getGlyphOrder()}
    for name, glyph in bold.items():
        if glyph is None:
            continue
        advance = metrics[name][0]
        table[name] = glyph
        glyph.coordinates.translate((int(thicker * 0.28) + wider // 2, 0))
        glyph.recalcBounds(table)
        metrics[name] = (advance + int(thicker * 0.55) + wider if advance else 0, glyph.xMin)


def _bolder(font: TTFont, name: str, thicker: int) -> Glyph | None:
    """The outline with its edge thickened, as a glyph; None for a letter without an outline, such as the space."""
    glyphs = font.getGlyphSet()
    outline = pathops.Path()
    glyphs[name].draw(outline.getPen(glyphSet=glyphs))
    if not list(outline.segments):
        return None
    outline.simplify(clockwise=True)
    edge = pathops.Path(outline)
    edge.stroke(thicker, pathops.LineCap.BUTT_CAP, pathops.LineJoin.MITER_JOIN, _MITER_LIMIT)
    joined = pathops.op(outline, edge, pathops.PathOp.UNION)
    joined.simplify(clockwise=True)
    pen = TTGlyphPen(None)
    joined.draw(pen)
    return pen.glyph()
