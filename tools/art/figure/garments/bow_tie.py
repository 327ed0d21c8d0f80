"""Dotted bow tie in its stiff detachable collar, for the frontal figure."""

from tools.art.figure.garments.dress_shirt import paint_collar_wing
from tools.art.figure.palette import GOLD, Cloth
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_BAND: Landmarks = [
    (311, 303, "c"), (316, 318), (336, 336), (352, 341), (374, 335), (400, 324), (419, 303, "c"), (427, 322, "c"),
    (404, 346), (372, 360), (350, 364), (328, 356), (306, 336), (302, 316, "c"),
]  # fmt: skip
_THROAT: Landmarks = [(310, 297), (316, 319), (336, 337), (352, 342), (374, 336), (400, 323), (420, 299)]
_WINGS: tuple[Landmarks, ...] = (
    [(310, 322, "c"), (330, 346), (349, 360, "c"), (334, 382), (322, 388, "c"), (306, 366), (300, 342)],
    [(416, 318, "c"), (384, 346), (353, 361, "c"), (372, 382), (386, 386, "c"), (406, 362), (424, 338)],
)
_LOOPS: tuple[tuple[int, Landmarks], ...] = (
    (-1, [(348, 368, "c"), (332, 354), (312, 344, "c"), (303, 366), (312, 392, "c"), (332, 382)]),
    (1, [(352, 368, "c"), (372, 352), (396, 340, "c"), (405, 364), (396, 390, "c"), (372, 383)]),
)
_KNOT: Landmarks = [(342, 360), (350, 357), (358, 359), (359, 377), (350, 380), (342, 377)]
_DOTS = ((17, -4), (17, 6), (29, -9), (29, 1), (29, 11), (41, -13), (41, -2), (41, 9))


def paint_collar(paint: Painter) -> None:
    linen = paint.document.linear((304, 300), (426, 340), (0, "#ffffff"), (0.5, "#ece8f0"), (1, "#9a95b8"))
    paint.shape(_BAND, linen)
    paint.stroke(_THROAT, 2.2, "#7a1f24", opacity=0.25, blur=0.8)
    paint.stroke(shifted(_THROAT, 0, 3), 1, "#8d89ab", opacity=0.5)
    for wing in _WINGS:
        paint_collar_wing(paint, wing, fill=((300, 320), (424, 390)))


def paint_bow_tie(paint: Painter, cloth: Cloth) -> None:
    document = paint.document
    silk = document.linear((303, 342), (405, 392), (0, cloth.light), (0.5, cloth.base), (1, cloth.dark))
    for side, loop in _LOOPS:
        shape = paint.outline(loop)
        paint.shape(shifted(loop, 1, 5), "#14060c", opacity=0.5, blur=3)
        paint.fill(shape, silk)
        with paint.group(clip=shape):
            paint.stroke(
                [(350 + side * 4, 368), (350 + side * 22, 362), (350 + side * 42, 356)],
                5,
                cloth.bright,
                opacity=0.55,
                blur=1.6,
            )
            paint.stroke(
                [(350 + side * 4, 371), (350 + side * 24, 375), (350 + side * 44, 379)],
                6,
                cloth.dark,
                opacity=0.8,
                blur=1.6,
            )
            paint.stroke(
                [(350 + side * 4, 366), (350 + side * 20, 354), (350 + side * 34, 350)],
                3,
                cloth.dark,
                opacity=0.6,
                blur=1,
            )
            paint.stroke(
                [(350 + side * 6, 374), (350 + side * 20, 382), (350 + side * 32, 388)],
                2.4,
                cloth.bright,
                opacity=0.4,
                blur=0.8,
            )
            for dx, dy in _DOTS:
                paint.circle((350 + side * dx, 367 + dy), 1.5, GOLD.base, opacity=0.9)
    paint.shape(shifted(_KNOT, 1, 3), "#14060c", opacity=0.5, blur=2)
    paint.shape(_KNOT, document.linear((342, 358), (358, 380), (0, cloth.light), (1, cloth.dark)))
    paint.stroke([(346, 362), (346, 370), (347, 376)], 2.6, cloth.bright, opacity=0.55, blur=0.8)
    for x, y in ((353, 363), (348, 369), (354, 374)):
        paint.circle((x, y), 1.2, GOLD.base, opacity=0.85)
