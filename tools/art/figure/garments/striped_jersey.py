"""Boat-necked jersey, ivory with airmail red and blue, its sleeves pushed up. The stripes are lofted over the form."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.tipped_back import TORSO
from tools.art.figure.poses.tipped_back_limbs import FAR_ARM, NEAR_ARM
from tools.art.kit.brushes import between, even
from tools.art.kit.geometry import Landmark, Landmarks, Line, plain, shifted
from tools.art.kit.outlines import Outline, polygon
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SAMPLES = 60
_EASE = 4.5

_NECKLINE: Landmarks = [(300, 381), (346, 400), (398, 406), (450, 394), (498, 361)]
_HEM: Landmarks = [(226, 740), (286, 762), (350, 768), (416, 760), (478, 736)]
_SHAPE: Landmarks = [
    (300, 381, "c"), *_NECKLINE[1:-1], (498, 361, "c"), (526, 361), (536, 400), (516, 446), (509, 458), (504, 488),
    (494, 530), (478, 576), (464, 622), (457, 664), (464, 704), (478, 736, "c"), *reversed(_HEM[1:-1]),
    (226, 740, "c"), (242, 696), (254, 648), (264, 602), (264, 562), (261, 524), (266, 494), (270, 466), (256, 436),
    (266, 400),
]  # fmt: skip
_ROWS: tuple[Landmarks, ...] = (
    [(220, 402), (300, 398), (346, 408), (398, 413), (450, 404), (500, 378), (560, 352)],
    [(220, 520), (268, 530), (316, 548), (384, 546), (446, 544), (494, 522), (560, 496)],
    [(220, 640), (258, 652), (304, 666), (358, 674), (410, 670), (458, 654), (560, 628)],
    [(190, 730), (226, 744), (286, 766), (350, 772), (416, 764), (478, 740), (540, 716)],
)
"""Across the body: below the neck, under the bust, at the waist, at the hem."""
_STRIPES = ((0.1, 0.42, "blue"), (0.64, 0.8, "red"))
"""One repeat: start, end and colour as shares of it."""
_BODY_REPEATS = 7.6

_FORM: tuple[Mark, ...] = (
    Patch(
        [(550, 400), (512, 440), (484, 540), (446, 630), (440, 690), (458, 750), (500, 750), (560, 560)],
        "shade", 0.62, 11,
    ),
    Patch([(270, 540), (310, 562), (356, 560), (392, 548), (430, 560), (484, 540), (462, 590), (390, 590),
           (284, 594)], "shade", 0.34, 9),
    Glow((308, 500), (30, 26), "lit", 0.4, 11),
    Glow((436, 494), (28, 24), "lit", 0.24, 11),
    Stroke([(292, 590), (282, 650), (264, 712)], 20, "lit", 0.3, 8),
    Patch([(266, 470), (282, 500), (276, 580), (258, 600), (256, 520)], "shade", 0.5, 6),
    Patch([(226, 716), (286, 742), (350, 748), (416, 740), (478, 716), (480, 780), (220, 780)], "shade", 0.3, 6),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(270, 480), (300, 494), (340, 494)], 7, 0.45),
    Fold([(274, 470), (300, 456), (320, 436)], 7, 0.4),
    Fold([(508, 464), (476, 484), (440, 488)], 8, 0.5),
    Fold([(510, 452), (486, 436), (462, 428)], 8, 0.5),
    Fold([(506, 476), (482, 520), (448, 556)], 7, 0.4),
    Fold([(256, 650), (300, 640), (342, 618)], 8, 0.45),
    Fold([(254, 664), (304, 672), (356, 664)], 8, 0.45, DRAPED),
    Fold([(458, 660), (420, 648), (384, 626)], 8, 0.5),
    Fold([(460, 678), (414, 684), (360, 676)], 8, 0.45, DRAPED),
    Fold([(238, 716), (290, 722), (340, 706)], 8, 0.35),
    Fold([(470, 714), (420, 728), (372, 722)], 8, 0.35),
)


@dataclass(frozen=True)
class _Sleeve:
    """Its arm, where it is cut, its two edges from the shoulder down, and its folds."""

    arm: Landmarks
    cut: Landmarks
    edges: tuple[Landmarks, Landmarks]
    bow: float
    repeats: float
    cuff: Landmarks
    form: tuple[Mark, ...]
    folds: tuple[Fold, ...]
    armhole: Landmarks


_NEAR = _Sleeve(
    arm=NEAR_ARM.outline,
    cut=[
        (496, 330, "c"),
        (500, 380),
        (504, 430),
        (510, 470, "c"),
        (600, 490, "c"),
        (622, 552, "c"),
        (656, 560),
        (700, 548, "c"),
        (740, 548, "c"),
        (740, 330, "c"),
    ],
    edges=(
        [(490, 350), (544, 360), (624, 374), (684, 384), (708, 412), (704, 472), (690, 552)],
        [(494, 450), (544, 462), (600, 463), (638, 463), (640, 474), (632, 506), (628, 556)],
    ),
    bow=7,
    repeats=6.4,
    cuff=[(606, 542), (626, 550), (656, 558), (696, 547), (720, 538)],
    form=(
        Patch([(500, 436), (560, 446), (640, 448), (648, 476), (560, 476), (500, 470)], "shade", 0.7, 7),
        Stroke([(524, 374), (590, 384), (660, 394)], 16, "lit", 0.34, 6),
        Patch([(634, 462), (664, 462), (676, 482), (660, 506), (630, 506)], "shade", 0.5, 6),
        Stroke([(700, 440), (698, 490), (686, 548)], 9, "shade", 0.5, 4),
        Stroke([(678, 440), (676, 490), (668, 544)], 10, "lit", 0.3, 4),
    ),
    folds=(
        Fold([(642, 461), (664, 446), (690, 440)], 7, 0.6),
        Fold([(641, 466), (666, 470), (696, 462)], 7, 0.6),
        Fold([(640, 458), (634, 430), (640, 402)], 7, 0.5),
        Fold([(634, 458), (612, 434), (604, 406)], 6, 0.4),
        Fold([(630, 500), (656, 512), (692, 506)], 6, 0.4, DRAPED),
        Fold([(630, 524), (656, 536), (690, 528)], 6, 0.5, DRAPED),
        Fold([(512, 452), (540, 436), (560, 408)], 7, 0.45),
    ),
    armhole=[(498, 350), (506, 384), (508, 424), (512, 462)],
)
_FAR = _Sleeve(
    arm=FAR_ARM.outline,
    cut=[
        (312, 364, "c"),
        (302, 400),
        (292, 440),
        (290, 480, "c"),
        (290, 560, "c"),
        (250, 640, "c"),
        (254, 676),
        (244, 716, "c"),
        (140, 740, "c"),
        (140, 364, "c"),
    ],
    edges=(
        [(300, 380), (262, 400), (240, 450), (224, 530), (192, 616), (168, 664), (172, 692), (196, 706), (248, 712)],
        [(318, 420), (300, 440), (284, 476), (268, 514), (246, 570), (224, 624), (228, 632), (238, 638), (256, 646)],
    ),
    bow=7,
    repeats=7.4,
    cuff=[(248, 620), (251, 644), (254, 678), (246, 714), (240, 736)],
    form=(
        Patch([(296, 460), (288, 520), (262, 590), (232, 630), (222, 600), (252, 530), (270, 480)], "shade", 0.6, 7),
        Stroke([(276, 408), (256, 450), (244, 520), (216, 590)], 16, "lit", 0.36, 6),
        Patch([(226, 628), (212, 652), (190, 652), (178, 640), (204, 612)], "shade", 0.5, 5),
        Stroke([(184, 694), (216, 706), (250, 708)], 10, "shade", 0.6, 4),
        Stroke([(196, 668), (226, 676), (250, 680)], 9, "lit", 0.3, 4),
    ),
    folds=(
        Fold([(224, 630), (202, 630), (182, 622)], 6.5, 0.6),
        Fold([(225, 633), (206, 646), (178, 648)], 7, 0.6),
        Fold([(226, 636), (218, 660), (206, 684)], 6, 0.5),
        Fold([(240, 592), (218, 592), (200, 580)], 6, 0.45),
        Fold([(262, 540), (242, 544), (222, 538)], 6, 0.35),
        Fold([(238, 644), (242, 676), (234, 704)], 5.5, 0.5, DRAPED),
    ),
    armhole=[(312, 372), (300, 404), (288, 440), (282, 478)],
)


@dataclass(frozen=True)
class Stripes:
    """The wool's ground with its two colours."""

    wool: Cloth
    blue: str
    red: str

    @property
    def shade(self) -> str:
        return self.wool.deepest

    @property
    def lit(self) -> str:
        return self.wool.bright


def paint_body(paint: Painter, stripes: Stripes) -> None:
    shape = paint.outline(_SHAPE)
    with paint.group(clip=paint.grown(TORSO, 2)):
        paint.shape(shifted(_SHAPE, 1, 7), "#2a1410", opacity=0.45, blur=5)
    rows = [paint.line(row, _SAMPLES) for row in _ROWS]
    bands = _bands(_BODY_REPEATS)
    pieces = [(polygon(np.concatenate([_row(rows, start), _row(rows, end)[::-1]])), tone) for start, end, tone in bands]
    _paint_knit(paint, shape, pieces, stripes, _FORM, _FOLDS)
    with paint.group(clip=shape):
        _paint_edges(paint, stripes)


def paint_near_sleeve(paint: Painter, stripes: Stripes) -> None:
    _paint_sleeve(paint, _NEAR, stripes)


def paint_far_sleeve(paint: Painter, stripes: Stripes) -> None:
    _paint_sleeve(paint, _FAR, stripes)


def _paint_sleeve(paint: Painter, sleeve: _Sleeve, stripes: Stripes) -> None:
    outer, inner = (paint.line(edge, 120) for edge in sleeve.edges)
    pieces = [
        (polygon(np.concatenate([_ring(outer, inner, start, sleeve.bow), _ring(outer, inner, end, sleeve.bow)[::-1]])),
         tone)
        for start, end, tone in _bands(sleeve.repeats)
    ]  # fmt: skip
    shape = paint.grown(sleeve.arm, _EASE)
    with paint.group(clip=paint.outline(sleeve.cut)):
        _paint_knit(paint, shape, pieces, stripes, sleeve.form, sleeve.folds)
        with paint.group(clip=shape):
            paint.stroke(sleeve.armhole, 4, stripes.wool.dark, profile=even, opacity=0.5, blur=1.4)
            _paint_ribbing(paint, sleeve.cuff, stripes)


def _paint_knit(
    paint: Painter,
    shape: Outline,
    pieces: list[tuple[Outline, str]],
    stripes: Stripes,
    form: tuple[Mark, ...],
    folds: tuple[Fold, ...],
) -> None:
    wool = stripes.wool
    with paint.group(shades=[*rim_light(wool, 0.6), Shade(-10, -4, 8, wool.deepest, 0.32)]):
        paint.fill(shape, wool.base)
        with paint.group(clip=shape):
            for piece, tone in pieces:
                paint.fill(piece, str(getattr(stripes, tone)))
            draw(paint, form, stripes)
            paint_folds(paint, folds, wool)


def _paint_ribbing(paint: Painter, cuff: Landmarks, stripes: Stripes) -> None:
    paint.stroke(shifted(cuff, 0, 1), 16, stripes.wool.light, profile=even, opacity=0.9)
    paint.stroke(cuff, 2, stripes.wool.dark, profile=even, opacity=0.6, blur=0.5)
    paint.stroke(cuff, 4, stripes.blue, profile=even, opacity=0.9)


def _paint_edges(paint: Painter, stripes: Stripes) -> None:
    """Rolled neck and hem."""
    wool = stripes.wool
    neck, hem = _beyond(_NECKLINE), _beyond(_HEM)
    paint.stroke(shifted(neck, 0, -3), 5, "#2a1410", opacity=0.4, blur=2.4)
    paint.stroke(neck, 8, wool.light, profile=even)
    paint.stroke(shifted(neck, 0, 4), 1.8, wool.dark, profile=even, opacity=0.8, blur=0.3)
    paint.stroke(shifted(hem, 0, -4), 9, wool.light, profile=even, opacity=0.95)
    paint.stroke(shifted(hem, 0, -9), 1.8, wool.dark, profile=even, opacity=0.7, blur=0.4)


def _beyond(line: Landmarks) -> list[Landmark]:
    """The line drawn on past both ends, so that a brush is still at its full width there."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (plain(line[index]) for index in (0, 1, -2, -1))
    return [(x0 - (x1 - x0), y0 - (y1 - y0)), *line, (x3 + (x3 - x2), y3 + (y3 - y2))]


def _bands(repeats: float) -> Iterator[tuple[float, float, str]]:
    for repeat in range(int(repeats) + 1):
        for start, end, tone in _STRIPES:
            if repeat + end <= repeats:
                yield (repeat + start) / repeats, (repeat + end) / repeats, tone


def _row(rows: list[Line], share: float) -> Line:
    """The line across the body at a share of the way from the first row to the last."""
    place = share * (len(rows) - 1)
    index = min(int(place), len(rows) - 2)
    return between(rows[index], rows[index + 1], place - index)


def _ring(outer: Line, inner: Line, share: float, bow: float) -> Line:
    """A line round the sleeve, bowed toward its end as a ring seen a little from above."""
    index = min(int(share * (len(outer) - 1)), len(outer) - 2)
    heading = (outer[index + 1] - outer[index]) + (inner[index + 1] - inner[index])
    heading = heading / max(float(np.hypot(*heading)), 1e-6)
    t = np.linspace(-0.15, 1.15, 14)[:, None]
    middle: Line = outer[index] * (1 - t) + inner[index] * t + heading * bow * (1 - (2 * t - 1) ** 2)
    return middle
