"""Feather headband over a waved bob: Greek-key band with gold edges, a jewel and two plumes. Head units."""

from tools.art.figure.cloth import paint_sunburst
from tools.art.figure.feathers import Plume, paint_plume
from tools.art.figure.palette import Cloth, Plumage
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_BAND: Landmarks = [(-91, -44), (-54, -62), (0, -68), (52, -62), (98, -34)]
_WIDTH = 20
_BACK_PLUME = Plume([(62, -58), (92, -92), (112, -132), (136, -158), (160, -152)], 58, 3, 40)
_FRONT_PLUME = Plume([(60, -60), (76, -104), (78, -144), (92, -172), (118, -180)], 62, 4, 44)
_JEWEL: Point = (62, -58)
_EMERALD = ("#7ff0cc", "#0f7a66", "#04302e")


def paint_headband(paint: Painter, cloth: Cloth, back: Plumage, front: Plumage) -> None:
    paint_plume(paint, _BACK_PLUME, back)
    paint_plume(paint, _FRONT_PLUME, front)
    _paint_band(paint, cloth)
    with paint.group(transform=f"translate({_JEWEL[0]},{_JEWEL[1]}) rotate(20)"):
        paint_sunburst(paint, 25, range(-90, 91, 20), 8, stone=_EMERALD, stone_size=9)


def _paint_band(paint: Painter, cloth: Cloth) -> None:
    document = paint.document
    paint.stroke(shifted(_BAND, 0, 5), _WIDTH, "#1a0506", profile=even, opacity=0.55, blur=3)
    ground = document.linear(
        (-90, 0), (98, 0), (0, cloth.dark), (0.35, cloth.light), (0.6, cloth.base), (1, mix(cloth.dark, "#000000", 0.4))
    )
    paint.stroke(_BAND, _WIDTH, ground, profile=even)
    posts = paint.line(_BAND, 29)
    for index in range(1, 28, 2):
        (x0, y0), (x, y), (x1, y1) = posts[index - 1 : index + 2]
        paint.hairline([(x0, y0 + 6), (x, y - 5), (x1, y1 + 6)], 1.6, "#f0c46c")
        paint.circle((float(x), float(y + 3.5)), 1.5, "#fff1c4")
    gold = document.linear((-90, 0), (98, 0), (0, "#b97f30"), (0.35, "#fff0b8"), (0.6, "#c98f3c"), (1, "#8a5a20"))
    for edge in (-9.4, 9.4):
        paint.stroke(shifted(_BAND, 0, edge), 2.6, gold, profile=even)
