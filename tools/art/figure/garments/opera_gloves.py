"""Opera gloves above the elbow with a gold hem, for the standing figure."""

from tools.art.figure.body import Hand, paint_hand
from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.hands import gloved
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.standing import FAR_ARM, HAND_WINDOW, NEAR_ARM
from tools.art.figure.poses.standing import paint_near_hand as paint_hand_on_hip
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_EASE = 1.2
_SOFT = along((0, 0.2), (0.3, 1), (0.7, 0.9), (1, 0.1))

_FAR_CLIP: Landmarks = [
    (40, 380, "c"), (150, 380, "c"), (196, 508, "c"), (262, 530, "c"), (230, 680, "c"), (60, 680, "c"),
]  # fmt: skip
_FAR_HEM: Landmarks = [(188, 506), (214, 517), (240, 524), (266, 531)]
_FAR_FORM: tuple[Mark, ...] = (
    Stroke([(95, 462), (109, 504), (131, 552), (155, 598)], 12, "bright", 0.5, 3.6, _SOFT),
    Stroke([(124, 460), (150, 498), (180, 540)], 9, "dark", 0.6, 3, _SOFT),
    Stroke([(128, 480), (150, 522), (166, 566), (172, 598)], 7, "light", 0.4, 3, _SOFT),
    Patch([(187, 536), (214, 530), (214, 570), (196, 614), (172, 606), (166, 566)], "dark", 0.62, 6),
    Stroke([(224, 532), (212, 566), (196, 604)], 7, "light", 0.6, 2.6, _SOFT),
    Stroke([(154, 606), (168, 622), (182, 622)], 4, "bright", 0.5, 1.6),
    Glow((78, 408), (6, 10), "bright", 0.4, 3, -30),
)
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(188, 537), (176, 552), (156, 562)], 4.6, 0.8),
    Fold([(188, 542), (180, 566), (164, 588)], 4.6, 0.75),
    Fold([(190, 541), (195, 562), (192, 590)], 4, 0.6),
    Fold([(92, 478), (108, 477), (124, 464)], 3.4, 0.7, DRAPED),
    Fold([(98, 490), (113, 490), (131, 476)], 3.4, 0.65, DRAPED),
    Fold([(104, 504), (118, 503), (132, 492)], 3, 0.4, DRAPED),
)

_NEAR_CLIP: Landmarks = [
    (505, 520, "c"), (575, 484, "c"), (640, 560, "c"), (640, 700, "c"), (520, 800, "c"), (420, 800, "c"),
    (420, 690, "c"), (500, 620, "c"),
]  # fmt: skip
_NEAR_HEM: Landmarks = [(500, 523), (530, 512), (554, 498), (580, 482)]
_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(536, 524), (550, 556), (556, 578)], 11, "bright", 0.45, 4, _SOFT),
    Stroke([(552, 606), (534, 644), (506, 686), (484, 714)], 11, "bright", 0.45, 3.6, _SOFT),
    Stroke([(536, 560), (540, 596), (520, 640), (490, 690)], 7, "dark", 0.45, 3, _SOFT),
    Stroke([(598, 590), (590, 634), (548, 682), (500, 740)], 15, "dark", 0.75, 5, _SOFT),
    Stroke([(572, 618), (540, 662), (508, 704)], 5, "light", 0.35, 2.4, _SOFT),
    Stroke([(590, 592), (593, 608), (585, 624)], 3.6, "bright", 0.45, 1.5),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(537, 592), (554, 598), (578, 594)], 4.6, 0.85),
    Fold([(537, 600), (554, 612), (574, 616)], 4.4, 0.75),
    Fold([(534, 580), (550, 580), (568, 572)], 4, 0.6),
    Fold([(470, 712), (484, 722), (496, 736)], 3.6, 0.75, DRAPED),
    Fold([(479, 702), (495, 713), (507, 726)], 3.4, 0.65, DRAPED),
    Fold([(490, 690), (504, 700), (516, 712)], 3, 0.45, DRAPED),
)


def paint_far_glove(paint: Painter, cloth: Cloth) -> None:
    """Sleeve and hand of the raised arm's glove, without its fingers."""
    fill = paint.document.linear((90, 400), (230, 640), (0, cloth.light), (0.45, cloth.base), (1, cloth.dark))
    _paint_sleeve(paint, FAR_ARM.outline, _FAR_CLIP, fill=fill, cloth=cloth, surface=(_FAR_FORM, _FAR_FOLDS))
    _paint_hem(paint, _FAR_HEM, FAR_ARM.outline)


def paint_near_glove(paint: Painter, cloth: Cloth) -> None:
    """Sleeve and back of the akimbo arm's glove, without its fingers."""
    fill = paint.document.linear((480, 560), (580, 720), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    _paint_sleeve(paint, NEAR_ARM.outline, _NEAR_CLIP, fill=fill, cloth=cloth, surface=(_NEAR_FORM, _NEAR_FOLDS))
    _paint_hem(paint, _NEAR_HEM, NEAR_ARM.outline)


def paint_far_gloved_hand(paint: Painter, hand: Hand, cloth: Cloth) -> None:
    """The raised hand over the cards."""
    with paint.group(clip=paint.outline(HAND_WINDOW)):
        paint_far_glove(paint, cloth)
    paint_hand(paint, hand, gloved(cloth))


def paint_near_gloved_hand(paint: Painter, cloth: Cloth) -> None:
    paint_hand_on_hip(paint, gloved(cloth))


def _paint_sleeve(
    paint: Painter,
    arm: Landmarks,
    clip: Landmarks,
    *,
    fill: str,
    cloth: Cloth,
    surface: tuple[tuple[Mark, ...], tuple[Fold, ...]],
) -> None:
    sleeve = paint.grown(arm, _EASE)
    marks, folds = surface
    with paint.group(shades=[Shade(-3, 1, 1, cloth.rim, 0.6)]), paint.group(clip=paint.outline(clip)):
        paint.fill(sleeve, fill)
        with paint.group(clip=sleeve):
            draw(paint, marks, cloth)
            paint_folds(paint, folds, cloth)


def _paint_hem(paint: Painter, hem: Landmarks, arm: Landmarks) -> None:
    with paint.group(clip=paint.grown(arm, _EASE + 1.5)):
        paint.stroke(shifted(hem, 0, 3), 7, "#1a0a10", profile=even, opacity=0.3, blur=1.6)
        paint.stroke(hem, 5, GOLD.shade, profile=even)
        paint.stroke(shifted(hem, 0, -0.6), 3.4, GOLD.base, profile=even)
        paint.stroke(shifted(hem, 0, -1.2), 1.3, GOLD.light, profile=even)
