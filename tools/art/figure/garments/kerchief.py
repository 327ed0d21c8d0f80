"""Cotton neckerchief knotted in front with long ends, for the figure that hugs her cards."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_COLLAR: Landmarks = [
    (312, 416), (300, 436), (268, 452), (262, 470), (282, 496), (316, 520), (338, 530), (372, 520), (412, 498),
    (446, 468), (452, 446), (426, 430), (414, 408), (404, 426), (380, 448), (350, 460), (328, 444),
]  # fmt: skip
_ENDS: tuple[Landmarks, ...] = (
    [(334, 524, "c"), (352, 528), (380, 566), (404, 606), (418, 640, "c"), (388, 636), (358, 622, "c"), (350, 580)],
    [(326, 522, "c"), (344, 528), (338, 574), (326, 618), (306, 660, "c"), (290, 632), (276, 604, "c"), (300, 566)],
)
_KNOT: Landmarks = [(322, 508), (338, 502), (356, 510), (360, 528), (346, 542), (326, 540), (316, 524)]
_HEMS: tuple[Landmarks, ...] = (
    [(414, 634), (388, 630), (361, 617)],
    [(306, 653), (294, 630), (282, 604)],
)
_COLLAR_EDGE: Landmarks = [(266, 466), (284, 492), (316, 514), (338, 524), (372, 514), (410, 492), (446, 462)]
_FOLDS: tuple[Fold, ...] = (
    Fold([(326, 520), (300, 498), (280, 470), (286, 450)], 9, 0.8),
    Fold([(330, 516), (312, 490), (302, 464), (306, 440)], 8, 0.8),
    Fold([(350, 518), (386, 502), (416, 476), (430, 446)], 10, 0.8),
    Fold([(348, 512), (374, 490), (398, 464), (412, 434)], 9, 0.8),
    Fold([(346, 508), (362, 484), (384, 462)], 7, 0.6),
)
_END_FOLDS: tuple[tuple[Fold, ...], ...] = (
    (
        Fold([(344, 530), (366, 570), (384, 620)], 9, 0.8),
        Fold([(350, 534), (380, 580), (406, 622)], 7, 0.6),
    ),
    (
        Fold([(334, 532), (320, 576), (302, 630)], 9, 0.8),
        Fold([(328, 532), (306, 568), (288, 606)], 7, 0.6),
    ),
)
_COLLAR_FORM: tuple[Mark, ...] = (
    # In the head's shadow at the back.
    Patch([(300, 410), (330, 450), (352, 466), (386, 452), (414, 430), (430, 396), (360, 380)], "deepest", 0.6, 5),
    Stroke([(270, 462), (284, 486), (312, 508)], 8, "bright", 0.3, 3),
    Stroke([(448, 462), (414, 494), (372, 516)], 12, "dark", 0.6, 5),
)
_KNOT_FOLDS: tuple[Fold, ...] = (
    Fold([(322, 512), (336, 522), (342, 538)], 6, 0.8, DRAPED),
    Fold([(344, 506), (348, 520), (340, 536)], 6, 0.7, DRAPED),
)


def paint_kerchief(paint: Painter, cloth: Cloth, edge: str) -> None:
    paint.shape(shifted(_COLLAR, 2, 9), "#2a0810", opacity=0.45, blur=6)
    for end, folds, hem in zip(_ENDS, _END_FOLDS, _HEMS, strict=True):
        paint.shape(shifted(end, 4, 9), "#2a0810", opacity=0.45, blur=6)
        _paint_piece(paint, end, folds, (), cloth, ((280, 520), (420, 650)))
        _paint_edge(paint, hem, edge)
    _paint_piece(paint, _COLLAR, _FOLDS, _COLLAR_FORM, cloth, ((270, 420), (450, 530)))
    with paint.group(clip=paint.outline(_COLLAR)):
        _paint_edge(paint, _COLLAR_EDGE, edge)
    paint.shape(shifted(_KNOT, 1, 6), "#2a0810", opacity=0.5, blur=4)
    _paint_piece(paint, _KNOT, _KNOT_FOLDS, (), cloth, ((318, 504), (358, 542)))


def _paint_piece(
    paint: Painter,
    outline: Landmarks,
    folds: tuple[Fold, ...],
    form: tuple[Mark, ...],
    cloth: Cloth,
    light: tuple[Point, Point],
) -> None:
    shape = paint.outline(outline)
    fill = paint.document.linear(
        *light, (0, mix(cloth.base, cloth.light, 0.7)), (0.45, cloth.base), (1, mix(cloth.base, cloth.dark, 0.7))
    )
    with paint.group(shades=rim_light(cloth)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            paint_folds(paint, folds, cloth)
            draw(paint, form, cloth)


def _paint_edge(paint: Painter, line: Landmarks, colour: str) -> None:
    paint.stroke(line, 4.4, colour, profile=even, opacity=0.95)
    paint.stroke(shifted(line, 0, -7), 1.8, colour, profile=even, opacity=0.8)
