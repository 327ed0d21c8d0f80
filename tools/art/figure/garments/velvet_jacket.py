"""Man's velvet dinner jacket with a satin shawl collar and a carnation, for the frontal figure."""

from tools.art.figure.cloth import DRAPED, Fold
from tools.art.figure.garments.carnation import paint_carnation
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.frontal import TORSO
from tools.art.figure.velvet import paint_velvet
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW = "#04060f"

_COLLAR_BACK: Landmarks = [
    (306, 324, "c"), (330, 316), (400, 312), (424, 314, "c"), (430, 330, "c"), (370, 344), (306, 336, "c"),
]  # fmt: skip
_LEFT: Landmarks = [
    (304, 316, "c"), (252, 333), (205, 348), (173, 384), (181, 430), (196, 468), (190, 520), (196, 580), (202, 650),
    (204, 720), (198, 800), (192, 872, "c"), (250, 892), (300, 874), (336, 800), (350, 690), (352, 652, "c"),
    (338, 580),
    (312, 480), (300, 400),
]  # fmt: skip
_RIGHT: Landmarks = [
    (426, 310, "c"), (488, 329), (533, 350), (560, 386), (554, 428), (540, 464), (544, 510), (538, 570), (526, 640),
    (530, 720), (540, 800), (548, 872, "c"), (490, 890), (430, 870), (382, 790), (358, 700), (350, 650, "c"),
    (376, 580),
    (408, 480), (426, 396),
]  # fmt: skip
_LEFT_FORM: tuple[Mark, ...] = (
    Glow((238, 430), (34, 54), "bright", 0.16, 16),
    Stroke([(214, 520), (236, 576), (288, 622), (340, 646)], 20, "bright", 0.2, 8),
    Stroke([(220, 850), (236, 770), (280, 700), (340, 662)], 26, "bright", 0.18, 10),
    Patch([(196, 840), (260, 850), (310, 800), (336, 740), (352, 860), (200, 900)], "dark", 0.5, 10),
    Patch([(180, 440), (206, 470), (200, 540), (188, 560), (176, 500)], "dark", 0.6, 6),
    Patch([(204, 500), (250, 522), (300, 520), (320, 560), (260, 556), (206, 546)], "dark", 0.4, 10),
)
_LEFT_FOLDS: tuple[Fold, ...] = (
    Fold([(347, 651), (292, 638), (242, 606), (202, 556)], 10, 0.62),
    Fold([(347, 654), (290, 652), (248, 646), (206, 632)], 8, 0.55),
    Fold([(347, 657), (290, 670), (250, 678), (206, 682)], 8.5, 0.55),
    Fold([(346, 664), (320, 736), (284, 820)], 12, 0.36),
    Fold([(198, 560), (224, 574), (252, 572)], 6, 0.3),
    Fold([(206, 760), (216, 800), (214, 850)], 10, 0.25, DRAPED),
)
_RIGHT_FORM: tuple[Mark, ...] = (
    Patch(
        [(580, 380), (520, 400), (500, 480), (490, 560), (480, 640), (500, 720), (530, 880), (590, 880)],
        "dark",
        0.8,
        10,
    ),
    Glow((470, 410), (26, 46), "bright", 0.14, 14),
    Stroke([(510, 520), (480, 570), (430, 620), (354, 648)], 17, "bright", 0.2, 7),
    Stroke([(524, 840), (500, 760), (430, 690), (360, 662)], 22, "bright", 0.14, 9),
)
_RIGHT_FOLDS: tuple[Fold, ...] = (
    Fold([(354, 650), (424, 634), (474, 606), (528, 550)], 10, 0.6),
    Fold([(354, 653), (430, 650), (480, 644), (524, 632)], 8, 0.55),
    Fold([(354, 657), (430, 668), (480, 676), (526, 678)], 8.5, 0.55),
    Fold([(358, 664), (400, 730), (452, 806)], 12, 0.34),
    Fold([(532, 760), (522, 800), (526, 850)], 10, 0.25, DRAPED),
)
_POCKETS: tuple[Landmarks, ...] = (
    [(214, 742, "c"), (276, 750, "c"), (280, 770), (274, 776, "c"), (216, 768, "c")],
    [(452, 754, "c"), (524, 744, "c"), (528, 770, "c"), (456, 780, "c"), (450, 772)],
)
_LEFT_LAPEL: Landmarks = [
    (308, 314, "c"), (288, 336), (266, 378), (252, 430), (264, 500), (300, 590), (352, 654, "c"), (338, 580),
    (312, 480),
    (301, 400), (300, 344),
]  # fmt: skip
_RIGHT_LAPEL: Landmarks = [
    (422, 308, "c"), (444, 330), (468, 372), (482, 428), (468, 500), (420, 590), (350, 654, "c"), (376, 580),
    (408, 480),
    (426, 396), (428, 340),
]  # fmt: skip
_LEFT_SHEEN: tuple[Mark, ...] = (
    Stroke([(294, 340), (276, 400), (278, 470), (312, 570), (346, 644)], 15, "bright", 0.55, 4),
    Stroke([(288, 360), (270, 412), (274, 466)], 3, "bright", 0.5, 1.2),
    Stroke([(306, 340), (306, 410), (322, 510), (346, 610)], 5, "bright", 0.3, 1.8),
)
_RIGHT_SHEEN: tuple[Mark, ...] = (
    Stroke([(438, 340), (460, 396), (458, 470), (414, 568), (358, 644)], 13, "bright", 0.5, 4),
    Stroke([(430, 340), (434, 400), (414, 490), (380, 584)], 5, "bright", 0.36, 1.8),
)
_BUTTON = (350, 658)


def paint_collar_back(paint: Painter, satin: Cloth) -> None:
    """The collar behind the neck."""
    paint.shape(_COLLAR_BACK, satin.dark)


def paint_fronts(paint: Painter, cloth: Cloth, satin: Cloth) -> None:
    """Both fronts with pockets, collar, button and flower."""
    with paint.group(clip=paint.grown(TORSO, 4)):
        for front in (_RIGHT, _LEFT):
            paint.shape(front, _SHADOW, opacity=0.6, blur=6)
    for front, form, folds, seed in ((_RIGHT, _RIGHT_FORM, _RIGHT_FOLDS, 3), (_LEFT, _LEFT_FORM, _LEFT_FOLDS, 4)):
        paint_velvet(
            paint,
            paint.outline(front),
            cloth,
            marks=form,
            folds=folds,
            light=((190, 340), (550, 860)),
            nap=260,
            seed=seed,
        )
    for pocket in _POCKETS:
        _paint_flap(paint, pocket, cloth)
    for lapel, sheen, cast in ((_RIGHT_LAPEL, _RIGHT_SHEEN, 2), (_LEFT_LAPEL, _LEFT_SHEEN, -1)):
        _paint_lapel(paint, lapel, sheen, satin, cast)
    _paint_button(paint)
    paint_carnation(paint, (276, 418), mirrored=True)


def _paint_flap(paint: Painter, flap: Landmarks, cloth: Cloth) -> None:
    (x, y), (end_x, end_y) = flap[0][:2], flap[1][:2]
    velvet = paint.document.linear((x, 740), (x + 60, 780), (0, cloth.base), (1, mix(cloth.base, cloth.dark, 0.6)))
    paint.shape(shifted(flap, 1, 4), _SHADOW, opacity=0.6, blur=2.5)
    with paint.group(shades=[Shade(3, 2, 3, cloth.light, 0.6)]):
        paint.shape(flap, velvet)
    paint.stroke([(x, y), (end_x, end_y)], 4, cloth.dark, profile=even, opacity=0.9, blur=0.6)
    paint.stroke([(x, y + 2), (end_x, end_y + 2)], 1.2, cloth.bright, opacity=0.3, blur=0.4)


def _paint_lapel(paint: Painter, lapel: Landmarks, sheen: tuple[Mark, ...], satin: Cloth, cast: int) -> None:
    shape = paint.outline(lapel)
    paint.shape(shifted(lapel, cast, 3), _SHADOW, opacity=0.55, blur=4)
    fill = paint.document.linear((256, 340), (480, 620), (0, satin.light), (0.5, satin.dark), (1, satin.base))
    with paint.group(shades=[Shade(2.4, 1.6, 1, satin.rim, 0.55), Shade(-2, 1, 1, satin.rim, 0.35)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, sheen, satin)


def _paint_button(paint: Painter) -> None:
    x, y = _BUTTON
    paint.circle((x + 2, y + 3), 9, _SHADOW, opacity=0.6)
    paint.circle(_BUTTON, 8, paint.document.radial((x - 2, y - 3), 9, (0, GOLD.light), (1, "#93601f")))
    paint.circle(_BUTTON, 4.8, "#7a4c18", opacity=0.55)
    paint.circle(_BUTTON, 3.8, GOLD.base)
    paint.circle((x - 2.4, y - 3), 1.8, "#fff7d8")
