"""Cotton chemise with an eyelet yoke, a threaded ribbon and ribbon straps, for the figure that hugs her cards."""

import math
import random

from tools.art.figure.cloth import DRAPED, Fold, paint_beads, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.hugging import TORSO
from tools.art.kit.brushes import along, even, fading
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_HANGING = along((0, 0), (0.1, 0.6), (0.5, 1), (1, 0.6))
_HOLE, _THREAD = "#a97d4c", "#fffefa"

_FAR_EDGE: Landmarks = [(168, 596), (206, 566), (250, 550), (296, 558), (341, 588)]
_NEAR_EDGE: Landmarks = [(341, 588), (382, 556), (438, 546), (500, 558), (560, 592)]
_CUT: Landmarks = [
    (168, 596, "c"), *_FAR_EDGE[1:-1], (341, 588, "c"), *_NEAR_EDGE[1:-1], (560, 592, "c"), (640, 640, "c"),
    (640, 1112, "c"), (90, 1112, "c"), (90, 640, "c"),
]  # fmt: skip
_FAR_HEM: Landmarks = [(150, 640), (206, 616), (254, 606), (300, 616), (341, 640)]
_NEAR_HEM: Landmarks = [(341, 640), (386, 614), (440, 602), (504, 612), (580, 636)]
_YOKE: Landmarks = [
    (168, 590, "c"), *_FAR_EDGE[1:-1], (341, 588, "c"), *_NEAR_EDGE[1:-1], (580, 592, "c"), (580, 640, "c"),
    *reversed(_NEAR_HEM[1:-1]), (341, 640, "c"), *reversed(_FAR_HEM[1:-1]), (150, 640, "c"),
]  # fmt: skip
_CAST: Landmarks = [*shifted(_FAR_EDGE, 0, 8), *shifted(_NEAR_EDGE[1:], 0, 8), (520, 640), (200, 640)]
_STRAPS: tuple[Landmarks, ...] = ([(276, 452), (274, 506), (278, 552)], [(448, 446), (452, 500), (444, 548)])
_WAIST: Landmarks = [(190, 742), (260, 754), (350, 758), (440, 754), (540, 740)]

_FORM: tuple[Mark, ...] = (
    Patch(
        [(620, 560), (532, 580), (534, 660), (500, 740), (512, 830), (540, 1110), (640, 1110)], "dark", 0.6, 14
    ),
    Patch(
        [(186, 684), (262, 704), (338, 672), (430, 704), (560, 684), (520, 740), (340, 730), (220, 742)],
        "dark", 0.5, 9,
    ),
    Glow((258, 636), (34, 30), "bright", 0.7, 11),
    Glow((432, 632), (40, 30), "bright", 0.5, 12),
    Stroke([(341, 600), (340, 640), (342, 690)], 12, "dark", 0.45, 5),
    Stroke([(240, 770), (226, 860), (220, 1100)], 34, "bright", 0.5, 10, _HANGING),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    # Gathered under the yoke.
    *(
        Fold([(x, 620 + abs(x - 341) * -0.04), (x + (x - 341) * 0.04, 652), (x - (x - 341) * 0.05, 700)], 5, 0.5)
        for x in (212, 230, 252, 272, 292, 312, 366, 388, 410, 432, 456, 480, 504)
    ),
    Fold([(250, 758), (238, 830), (226, 920), (220, 1100)], 11, 0.5, _HANGING),
    Fold([(300, 764), (294, 850), (288, 1100)], 12, 0.45, _HANGING),
    Fold([(352, 764), (354, 860), (352, 1100)], 10, 0.4, _HANGING),
    Fold([(404, 764), (412, 850), (420, 1100)], 12, 0.45, _HANGING),
    Fold([(458, 758), (474, 850), (488, 1100)], 11, 0.45, _HANGING),
    Fold([(262, 700), (300, 726), (330, 752)], 7, 0.4, DRAPED),
    Fold([(450, 700), (410, 728), (376, 752)], 7, 0.4, DRAPED),
)


def paint_chemise(paint: Painter, cloth: Cloth, ribbon: Cloth) -> None:
    body = paint.grown(TORSO, 4)
    with paint.group(clip=body):
        paint.shape(_CAST, "#8a3a34", opacity=0.4, blur=4)
    for strap in _STRAPS:
        _paint_ribbon(paint, strap, 8, ribbon)
    fill = paint.document.linear(
        (180, 540), (560, 960), (0, cloth.bright), (0.5, cloth.base), (1, mix(cloth.base, cloth.dark, 0.6))
    )
    with paint.group(shades=rim_light(cloth, 0.7)), paint.group(clip=paint.outline(_CUT)):
        paint.fill(body, fill)
        with paint.group(clip=body):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            _paint_yoke(paint, cloth)
            _paint_flounce(paint, cloth)
            _paint_threaded_ribbon(paint, ribbon)
    with paint.group(clip=paint.grown(TORSO, 8)):
        for edge, count in ((_FAR_EDGE, 15), (_NEAR_EDGE, 19)):
            paint_beads(paint, paint.line(edge, count), 6, cloth.bright, _HOLE)
    for middle in (paint.place(278, 554), paint.place(444, 549)):
        _paint_bow(paint, middle, ribbon)


def _paint_yoke(paint: Painter, cloth: Cloth) -> None:
    yoke = paint.outline(_YOKE)
    paint.fill(yoke, cloth.bright, opacity=0.45)
    with paint.group(clip=yoke):
        for row, y in enumerate(range(540, 660, 19)):
            for x in range(170 + (12 if row % 2 else 0), 580, 24):
                _paint_flower(paint, (x, y + abs(x - 341) * 0.03))
    for hem, count in ((_FAR_HEM, 18), (_NEAR_HEM, 22)):
        paint.stroke(shifted(hem, 0, 4), 5, cloth.dark, profile=even, opacity=0.35, blur=2)
        paint_beads(paint, paint.line(hem, count), 5, cloth.bright, _HOLE)


def _paint_flounce(paint: Painter, cloth: Cloth) -> None:
    """Rows of tucks and eyelets across the skirt."""
    for y in (800, 813, 826):
        tuck: Landmarks = [(150, y - 4), (260, y + 5), (352, y + 8), (450, y + 5), (590, y - 6)]
        paint.stroke(shifted(tuck, 0, 2.4), 3, cloth.dark, profile=even, opacity=0.5, blur=1)
        paint.stroke(tuck, 1.6, cloth.bright, profile=even, opacity=0.9)
    for row, y in enumerate((858, 894, 930)):
        for x in range(150 + (12 if row % 2 else 0), 580, 24):
            _paint_flower(paint, (x, y + 6 - abs(x - 352) * 0.04))


def _paint_flower(paint: Painter, place: Point) -> None:
    """Six stitched eyelets round a hole, as in broderie anglaise."""
    x, y = paint.place(*place)
    with paint.unwarped():
        for petal in range(6):
            angle = petal * math.tau / 6
            centre = (x + 5.2 * math.cos(angle), y + 5.2 * math.sin(angle))
            paint.ellipse(centre, (3.5, 2.5), _THREAD, turn=petal * 60, opacity=0.95)
            paint.ellipse(centre, (2, 1.1), _HOLE, turn=petal * 60, opacity=0.6)
        paint.circle((x, y), 2.2, _THREAD)
        paint.circle((x, y), 1.2, _HOLE, opacity=0.7)


def _paint_threaded_ribbon(paint: Painter, ribbon: Cloth) -> None:
    """A ribbon in and out of slots along the waist."""
    chance = random.Random(8)
    paint.stroke(_WAIST, 13, "#fffdf4", profile=even, opacity=0.8)
    line = paint.line(_WAIST, 120)
    with paint.unwarped():
        for start in range(2, 116, 8):
            piece = line[start : start + 6]
            paint.ribbon(piece + 1.2, 8, "#5a2028", profile=even, opacity=0.3, blur=1)
            paint.ribbon(piece, 8, ribbon.base, profile=even)
            paint.ribbon(piece - 1.4, 2.2, ribbon.bright, opacity=chance.uniform(0.4, 0.8))


def _paint_ribbon(paint: Painter, line: Landmarks, width: float, ribbon: Cloth) -> None:
    paint.stroke(shifted(line, 2, 3), width, "#6a2a24", profile=even, opacity=0.4, blur=2)
    paint.stroke(line, width, ribbon.base, profile=even)
    paint.stroke(shifted(line, -2, 0), 2, ribbon.bright, profile=even, opacity=0.7)
    paint.stroke(shifted(line, 2.6, 0), 1.6, ribbon.dark, profile=even, opacity=0.6)


def _paint_bow(paint: Painter, middle: Point, ribbon: Cloth) -> None:
    x, y = middle
    with paint.unwarped():
        for side in (-1, 1):
            tail = [(x, y), (x + side * 5, y + 12), (x + side * 9, y + 24)]
            paint.stroke(tail, 6, ribbon.dark, profile=fading)
            loop: Landmarks = [
                (x, y, "c"), (x + side * 8, y - 9), (x + side * 17, y - 7), (x + side * 17, y + 4),
                (x + side * 8, y + 5),
            ]  # fmt: skip
            paint.shape(shifted(loop, 1, 2.4), "#5a2028", opacity=0.35, blur=1.4)
            paint.shape(loop, ribbon.base)
            paint.stroke([(x + side * 3, y - 2), (x + side * 11, y - 5), (x + side * 15, y - 3)], 2, ribbon.bright)
        paint.circle((x, y), 4, ribbon.light)
