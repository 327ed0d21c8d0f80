"""A raised wine glass, half full of dark red wine."""

from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_GLASS, _BRIGHT, _EDGE = "#dfe9f2", "#ffffff", "#8fa0b4"
_WINE, _WINE_LIGHT, _WINE_DARK = "#7a1230", "#c92f52", "#2c0410"

_BOWL: Landmarks = [
    (-33, -112, "c"), (-40, -84), (-42, -58), (-36, -32), (-20, -10), (0, 0), (20, -10), (36, -32), (42, -58),
    (40, -84), (33, -112, "c"),
]  # fmt: skip
_LEVEL = -66.0
_WINE_SHAPE: Landmarks = [
    (-38.5, _LEVEL, "c"), (-37, -44), (-29, -24), (-15, -8), (0, -3), (15, -8), (29, -24), (37, -44),
    (38.5, _LEVEL, "c"),
]  # fmt: skip
_STEM_END = 112.0


def paint_wine_glass(paint: Painter, place: Point) -> None:
    """``place`` is where the bowl meets the stem."""
    with paint.group(transform=f"translate({place[0]} {place[1]}) rotate(-4)"):
        _paint_foot(paint)
        _paint_bowl(paint)


def _paint_foot(paint: Painter) -> None:
    document = paint.document
    stem = document.linear((-5, 0), (5, 0), (0, _EDGE), (0.35, _BRIGHT), (0.6, _GLASS), (1, "#6f7f96"))
    paint.ellipse((2, _STEM_END + 4), (31, 8), "#14060c", opacity=0.4, blur=3)
    foot = document.linear((-30, 0), (30, 0), (0, _BRIGHT), (0.4, "#b9c6d6"), (1, "#7788a0"))
    paint.ellipse((0, _STEM_END), (30, 7.5), foot, opacity=0.85)
    paint.ellipse((-2, _STEM_END - 1.4), (24, 5), _GLASS, opacity=0.5)
    paint.stroke([(-28, _STEM_END - 1), (-10, _STEM_END - 6), (14, _STEM_END - 6)], 1.8, _BRIGHT, opacity=0.9)
    paint.shape(
        [(-9, -4, "c"), (-4.6, 10), (-4, 60), (-5, 96), (-14, _STEM_END - 2, "c"), (14, _STEM_END - 2, "c"), (5, 96),
         (4, 60), (4.6, 10), (9, -4, "c")],
        stem,
    )  # fmt: skip


def _paint_bowl(paint: Painter) -> None:
    document = paint.document
    bowl = paint.outline(_BOWL)
    clear = document.linear((-42, 0), (42, 0), (0, _BRIGHT, 0.5), (0.22, _GLASS, 0.14), (0.75, _GLASS, 0.1),
                            (1, _BRIGHT, 0.42))  # fmt: skip
    paint.fill(bowl, clear)
    paint.ellipse((0, -112), (33, 7.5), _GLASS, opacity=0.2)
    wine = document.radial((-10, -34), 62, (0, _WINE_LIGHT), (0.4, _WINE), (1, _WINE_DARK))
    paint.shape(_WINE_SHAPE, wine)
    surface = document.linear((-38, 0), (38, 0), (0, "#a02244"), (0.5, "#5c0c24"), (1, "#8a1c3a"))
    paint.ellipse((0, _LEVEL), (38.5, 8), surface)
    paint.stroke([(-37, _LEVEL + 2), (-14, _LEVEL + 7.6), (18, _LEVEL + 7.4)], 1.5, "#f07a90", opacity=0.7)
    with paint.group(clip=bowl):
        paint.stroke([(-28, -104), (-33, -72), (-31, -46), (-20, -24)], 8, _BRIGHT, opacity=0.62, blur=1.4)
        paint.stroke([(29, -100), (35, -70), (32, -40), (22, -22)], 4.5, _BRIGHT, opacity=0.4, blur=1)
        paint.stroke([(-14, -16), (0, -8), (14, -15)], 4, "#ff8aa0", opacity=0.5, blur=1.6)
    outline = [point[:2] for point in _BOWL]
    paint.stroke(outline, 1.6, _BRIGHT, profile=even, opacity=0.75)
    paint.stroke(shifted([(-33, -112), (-18, -105.4), (0, -104.4), (18, -105.4), (33, -112)]), 1.8, _BRIGHT,
                 profile=even, opacity=0.9)  # fmt: skip
    paint.stroke([(-33, -112), (-18, -118.6), (0, -119.6), (18, -118.6), (33, -112)], 1.2, _BRIGHT, profile=even,
                 opacity=0.6)  # fmt: skip
