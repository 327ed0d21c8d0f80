"""Pleated dress shirt with its braces, for the frontal figure; its collar springs open without the tie."""

from tools.art.figure.cloth import Fold, paint_folds, rim_light
from tools.art.figure.marks import Mark, Patch, draw
from tools.art.figure.palette import GOLD, Cloth, Skin
from tools.art.figure.poses.frontal import paint_neck
from tools.art.kit.brushes import even, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Box, Landmarks, Point, number, shifted
from tools.art.kit.paint import Painter

_SHAPE: Landmarks = [
    (300, 322, "c"), (252, 338), (204, 351), (172, 380), (186, 430), (202, 466), (200, 512), (206, 570), (213, 640),
    (216, 700, "c"), (380, 706), (516, 700, "c"), (521, 630), (531, 560), (538, 500), (536, 460), (554, 424),
    (566, 384),
    (534, 350), (486, 335), (428, 311, "c"), (350, 360),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch([(560, 380), (500, 400), (486, 480), (476, 600), (484, 700), (560, 710)], "dark", 0.8, 12),
    Patch(
        [(204, 500), (250, 520), (300, 520), (346, 506), (400, 522), (460, 518), (530, 496), (520, 560), (440, 552),
         (350, 540), (270, 552), (206, 550)],
        "dark", 0.35, 9,
    ),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(212, 468), (250, 496), (284, 520)], 7, 0.6),
    Fold([(204, 520), (240, 540), (262, 564)], 6, 0.5),
    Fold([(214, 642), (250, 622), (280, 590)], 7, 0.5),
    Fold([(218, 678), (262, 662), (296, 640)], 6, 0.5),
    Fold([(518, 652), (470, 630), (436, 598)], 7, 0.55),
    Fold([(532, 510), (494, 530), (468, 558)], 7, 0.55),
    Fold([(514, 686), (470, 672), (428, 658)], 6, 0.5),
)
_BIB: Landmarks = [
    (296, 336, "c"), (290, 440), (292, 560), (298, 700, "c"), (408, 700, "c"), (410, 560), (414, 440), (412, 332, "c"),
    (350, 372),
]  # fmt: skip
_UNDER_COLLAR: Landmarks = [
    (300, 322), (330, 360), (350, 374), (372, 360), (424, 320), (420, 380), (380, 402), (320, 402), (290, 370),
]  # fmt: skip
_PLEATS = (300, 310, 320, 330, 372, 382, 392, 402)
_STUDS = (432, 494, 556, 618, 676)
_STUD_SHADE = "#55507a"

_COLLAR_BACK: Landmarks = [
    (312, 305, "c"), (340, 300), (396, 296), (419, 304, "c"), (426, 318, "c"), (370, 330), (305, 318, "c"),
]  # fmt: skip
_OPENING: Landmarks = [
    (310, 300, "c"), (316, 336), (334, 376), (354, 418, "c"), (384, 378), (410, 336), (419, 298, "c"), (380, 318),
    (340, 318),
]  # fmt: skip
_POINTS: tuple[tuple[Landmarks, Landmarks], ...] = (
    (
        [(308, 299, "c"), (309, 330), (333, 374, "c"), (300, 412, "c"), (283, 356), (295, 318)],
        [(328, 376), (302, 404)],
    ),
    (
        [(420, 297, "c"), (415, 330), (385, 376, "c"), (416, 410, "c"), (441, 352), (433, 314)],
        [(390, 377), (415, 402)],
    ),
)  # fmt: skip
"""Both points of the open collar, each with the stitching along its edge."""

_BRACES: tuple[Landmarks, ...] = (
    [(291, 310), (275, 420), (268, 520), (274, 620), (280, 700)],
    [(441, 306), (449, 404), (434, 474), (444, 560), (440, 630), (432, 700)],
)
_BRACE_STRIPES = (
    (-6.2, 1.8, GOLD.base, 0.95),
    (6.2, 1.8, "#c98f3c", 0.95),
    (0, 3.4, "#3a0a1c", 0.55),
    (-3.4, 1.2, "#d8707c", 0.4),
)
"""Aside from the middle, width, tone and opacity."""


def paint_collar_back(paint: Painter) -> None:
    """The inside of the collar behind the neck."""
    paint.shape(_COLLAR_BACK, "#8d89ab")


def paint_shirt(paint: Painter, cloth: Cloth) -> None:
    """Body and pleated front; sleeves, collar and braces are layers of their own."""
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear(
        (200, 340), (530, 700), (0, cloth.light), (0.5, cloth.base), (1, mix(cloth.base, cloth.dark, 0.7))
    )
    with paint.group(shades=rim_light(cloth, 0.8)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            _paint_bib(paint, cloth)
            paint.shape(_UNDER_COLLAR, "#4b4670", opacity=0.42, blur=6)
    for y in _STUDS:
        _paint_stud(paint, (350, y))


def _paint_bib(paint: Painter, cloth: Cloth) -> None:
    """The starched front: its pleats bow with the chest and the shade runs over them."""
    bib = paint.outline(_BIB)
    paint.fill(bib, paint.document.linear((292, 340), (412, 360), (0, "#ffffff"), (0.6, "#f1edf4"), (1, "#c4bfd6")))
    with paint.group(clip=bib):
        for x in _PLEATS:
            lean = (350 - x) * 0.03
            pleat: Landmarks = [(x, 330), (x - lean * 2.4, 440), (x - lean, 540), (x + lean, 700)]
            paint.stroke(shifted(pleat, 1.4), 4, cloth.dark, profile=even, opacity=0.3, blur=1.2)
            paint.stroke(pleat, 1.6, cloth.dark, profile=even, opacity=0.55)
            paint.stroke(shifted(pleat, -2.4), 2, "#ffffff", profile=even, opacity=0.9)
        paint.stroke([(350, 340), (350, 520), (351, 700)], 17, "#fbf8fa", profile=even)
        for edge, width, opacity in ((358.6, 2, 0.6), (355.5, 0.8, 0.35), (344, 0.8, 0.35)):
            paint.stroke(
                [(edge, 340), (edge, 520), (edge + 0.4, 700)], width, cloth.dark, profile=even, opacity=opacity
            )
        paint.shape(
            [(290, 500), (346, 512), (412, 500), (412, 548), (350, 552), (290, 548)], cloth.dark, opacity=0.25, blur=9
        )
        paint.shape([(390, 330), (420, 330), (420, 700), (384, 700), (392, 520)], cloth.dark, opacity=0.4, blur=7)
    paint.stroke(_BIB[:4], 2, cloth.dark, profile=even, opacity=0.5, blur=0.5)
    paint.stroke([(412, 332), (414, 440), (410, 560), (408, 700)], 2.6, cloth.dark, profile=even, opacity=0.7, blur=0.8)


def _paint_stud(paint: Painter, place: Point) -> None:
    x, y = place
    paint.circle((x + 1.5, y + 1.8), 5, _STUD_SHADE, opacity=0.5)
    paint.circle(place, 5, GOLD.base)
    paint.circle(place, 3.7, "#14121c")
    paint.circle((x - 1.2, y - 1.2), 1.2, "#ffffff")


def paint_open_collar(paint: Painter, cloth: Cloth, skin: Skin) -> None:
    """The top button undone: a V of skin and two spread points."""
    with paint.group(clip=paint.outline(_OPENING)):
        paint_neck(paint, skin)
    paint.stroke([(312, 316), (334, 376), (354, 418)], 5, "#5d2a2a", opacity=0.5, blur=1.6)
    paint.stroke([(416, 316), (384, 378), (354, 418)], 6, "#5d2a2a", opacity=0.5, blur=1.8)
    for point, stitching in _POINTS:
        paint_collar_wing(paint, point, fill=((290, 310), (440, 390)))
        with paint.group(clip=paint.outline(point)):
            paint.stroke([point[0][:2], point[1][:2], point[2][:2]], 4, "#ffffff", opacity=0.9, blur=1)
        paint.stroke(stitching, 1.1, cloth.dark, opacity=0.55)


def paint_collar_wing(paint: Painter, wing: Landmarks, *, fill: tuple[Point, Point]) -> None:
    """One starched point of a collar with the shadow it throws on the shirt."""
    linen = paint.document.linear(*fill, (0, "#ffffff"), (0.58, "#f0ecf2"), (1, "#aeaac8"))
    paint.shape(shifted(wing, 1, 5), "#3c3760", opacity=0.52, blur=2.8)
    paint.shape(wing, linen)


def paint_braces(paint: Painter, cloth: Cloth) -> None:
    """Over the shoulders, down to the waistband; the near one is drawn aside by the hand that grips it."""
    silk = paint.document.linear(
        (260, 0), (470, 0), (0, cloth.light), (0.5, cloth.base), (1, mix(cloth.base, cloth.dark, 0.4))
    )
    for brace in _BRACES:
        with paint.group(clip=paint.outline([*_SHAPE[:9], (212, 712, "c"), (520, 712, "c"), *_SHAPE[12:]])):
            paint.stroke(shifted(brace, 3, 4), 19, "#3c3760", profile=even, opacity=0.5, blur=3)
            paint.stroke(brace, 19, silk, profile=even)
            for aside, width, tone, opacity in _BRACE_STRIPES:
                paint.stroke(shifted(brace, aside), width, tone, profile=even, opacity=opacity)
            paint.stroke(brace[:2], 26, cloth.dark, profile=fading, opacity=0.45, blur=4)
        x, y = paint.line(brace, 60)[43]
        _paint_buckle(paint, (float(x), float(y)), turn=-4 if x < 350 else 3, silk=cloth.base)
        _paint_leathers(paint, brace[-1][:2])


def _paint_buckle(paint: Painter, place: Point, *, turn: float, silk: str) -> None:
    brass = paint.document.linear((-13, -9), (13, 9), (0, "#ffeeb0"), (0.45, "#d8a24a"), (1, "#85541c"))
    with paint.group(transform=f"translate({number(place[0])} {number(place[1])}) rotate({turn})"):
        paint.rectangle(Box(-11.5, -6, 14.5, 12), "#2a0a14", corner=3, opacity=0.5)
        paint.rectangle(Box(-13, -9, 13, 9), brass, corner=3)
        paint.rectangle(Box(-8.5, -4.6, 8.5, 4.6), silk, corner=1.6)
        paint.hairline([(-12, -7), (12, -7)], 1.4, "#fff7d8")


def _paint_leathers(paint: Painter, end: tuple[float, ...]) -> None:
    """The forked tabs that button to the waistband."""
    x, y = end[0], end[1] - 8
    leather = paint.document.linear((x - 10, 0), (x + 10, 0), (0, "#8a5a34"), (1, "#4d2c18"))
    for side in (-1, 1):
        tab: Landmarks = [(x + side * 2, y - 18), (x + side * 5, y - 6), (x + side * 10, y + 9)]
        paint.stroke(shifted(tab, 1.5, 3), 6.5, "#2a1408", profile=even, opacity=0.5, blur=1.5)
        paint.stroke(tab, 6.5, leather, profile=even)
        paint.circle((x + side * 10, y + 8), 3, "#14121c")
        paint.circle((x + side * 10 - 0.8, y + 7), 1, "#c9c4e0")
    brass = paint.document.linear((x - 8, y - 24), (x + 8, y - 16), (0, "#ffeeb0"), (1, "#85541c"))
    paint.rectangle(Box(x - 7.5, y - 24, x + 7.5, y - 16), brass, corner=2)
