"""Combinations: one-piece ribbed underwear of cream knit, sleeveless, buttoned, for the frontal figure."""

from tools.art.figure.cloth import Fold, paint_folds, rim_light
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.frontal import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import CORNER, Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_NECK: Landmarks = [(292, 322), (297, 376), (316, 424), (350, 444), (392, 424), (416, 376), (426, 312)]
_FAR_ARMHOLE: Landmarks = [(250, 338), (252, 396), (232, 440), (206, 466)]
_NEAR_ARMHOLE: Landmarks = [(470, 334), (478, 392), (498, 436), (531, 470)]
_SHAPE: Landmarks = [
    (250, 338, "c"), (292, 322, "c"), *_NECK[1:-1], (426, 312, "c"), (470, 334, "c"), *_NEAR_ARMHOLE[1:-1],
    (531, 470, "c"), (534, 512), (527, 560), (517, 620), (512, 700), (519, 780), (526, 870), (531, 1012, "c"),
    (211, 1012, "c"), (215, 870), (219, 780), (221, 700), (217, 630), (209, 570), (203, 510), (206, 466, "c"),
    (232, 440), (252, 396),
]  # fmt: skip
_FORM: tuple[Mark, ...] = (
    Patch(
        [(540, 430), (486, 430), (470, 500), (462, 600), (470, 720), (484, 860), (490, 1012), (560, 1012)],
        "dark", 0.72, 12,
    ),
    Patch(
        [(208, 488), (244, 510), (300, 514), (346, 494), (392, 514), (456, 512), (526, 486), (520, 540), (440, 544),
         (350, 530), (270, 540), (212, 530)],
        "dark", 0.6, 7,
    ),
    Stroke([(346, 450), (346, 500), (348, 560), (348, 640)], 12, "dark", 0.36, 5),
    Glow((272, 440), (40, 26), "bright", 0.7, 12),
    Glow((424, 446), (38, 22), "bright", 0.42, 12),
    # Soft knit over waist and thighs: broad planes only.
    Stroke([(232, 560), (246, 620), (248, 690)], 12, "dark", 0.32, 5),
    Stroke([(300, 560), (302, 620), (300, 680)], 16, "bright", 0.4, 6),
    Stroke([(276, 730), (268, 820), (264, 990)], 30, "bright", 0.5, 9),
    Stroke([(444, 740), (452, 830), (456, 990)], 20, "bright", 0.24, 9),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(212, 486), (244, 506), (274, 530)], 7, 0.5),
    Fold([(208, 522), (236, 540), (262, 566)], 6, 0.4),
    Fold([(530, 486), (498, 508), (468, 534)], 7, 0.5),
    Fold([(526, 530), (496, 548), (468, 572)], 6, 0.4),
    Fold([(220, 676), (256, 668), (300, 680)], 6, 0.35),
    Fold([(516, 672), (470, 664), (430, 676)], 6, 0.4),
    Fold([(222, 708), (230, 760), (228, 820)], 8, 0.3),
    Fold([(286, 712), (284, 770), (288, 830)], 9, 0.28),
    Fold([(424, 712), (430, 770), (426, 836)], 9, 0.3),
    Fold([(506, 706), (500, 764), (508, 826)], 8, 0.32),
)
_BUTTONS: tuple[float, ...] = (466, 508, 550, 592, 634, 676, 718, 760, 802)
_TAPE = 7.5
_PLACKET_END = 846
_BETWEEN_LEGS: Landmarks = [(349, 846, "c"), (356, 900), (361, 1012, "c"), (337, 1012, "c"), (342, 900)]
_BELOW_ARMS: Landmarks = [(190, 480, "c"), (550, 480, "c"), (550, 1012, "c"), (190, 1012, "c")]


def paint_combinations(paint: Painter, cloth: Cloth) -> None:
    with paint.group(clip=[paint.grown(TORSO, 2.2), paint.outline(_BELOW_ARMS)]):
        paint.shape(shifted(_SHAPE, 2, 5), "#5a2420", opacity=0.45, blur=4)
        _paint_knit(paint, cloth)
        _paint_placket(paint, cloth)
        for edge in (_NECK, _FAR_ARMHOLE, _NEAR_ARMHOLE):
            _paint_tape(paint, edge, cloth)


def _paint_knit(paint: Painter, cloth: Cloth) -> None:
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear(
        (210, 360), (520, 760), (0, cloth.light), (0.45, cloth.base), (1, mix(cloth.base, cloth.dark, 0.55))
    )
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            _paint_ribs(paint, cloth)
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            _paint_waist_seam(paint, cloth)
            paint.shape(_BETWEEN_LEGS, cloth.dark, opacity=0.8, blur=2)


def _paint_ribs(paint: Painter, cloth: Cloth) -> None:
    """The ribs bend outwards over the chest and draw together at the waist."""
    for x in range(199, 541, 7):
        u = (x - 350) / 150
        rib = [
            (x * 0.94 + 21 - u * 6, 330), (x + u * 5, 440), (x + u * 3, 500), (x - u * 6, 600), (x - u * 8, 700),
            (x - u * 2, 800), (x + u * 3, 1012),
        ]  # fmt: skip
        paint.stroke(rib, 1.5, cloth.dark, profile=even, opacity=0.3)
        paint.stroke(shifted(rib, 2.4), 1.2, cloth.bright, profile=even, opacity=0.5)


def _paint_waist_seam(paint: Painter, cloth: Cloth) -> None:
    seam: Landmarks = [(206, 688), (290, 698), (370, 700), (450, 697), (530, 686)]
    paint.stroke(shifted(seam, 0, 3), 3, cloth.dark, profile=even, opacity=0.4, blur=1.4)
    paint.stroke(seam, 1.3, cloth.dark, profile=even, opacity=0.6)
    paint.stroke(shifted(seam, 0, -2), 1, cloth.bright, profile=even, opacity=0.7)


def _paint_placket(paint: Painter, cloth: Cloth) -> None:
    """The buttoned strip from the neck down, worked in flat knit."""
    left: Landmarks = [(337, 440), (335, 520), (337, 620), (338, 700), (338, _PLACKET_END)]
    right: Landmarks = [(362, 442), (361, 520), (360, 620), (360, 700), (360, _PLACKET_END)]
    ends = {left[0], left[-1], right[0], right[-1]}
    strip: Landmarks = [(*point[:2], CORNER) if point in ends else point for point in (*left, *reversed(right))]
    paint.shape(strip, mix(cloth.base, cloth.light, 0.4), opacity=0.92)
    for side, tone, opacity in ((left, cloth.bright, 0.8), (right, cloth.dark, 0.7)):
        paint.stroke(side, 1.5, tone, profile=even, opacity=opacity)
    paint.stroke(shifted(right, 3, 1), 5, cloth.dark, profile=even, opacity=0.32, blur=2)
    paint.stroke(shifted(left, 4), 0.8, cloth.dark, profile=even, opacity=0.35)
    for y in _BUTTONS:
        _paint_button(paint, (348.5, y), cloth)


def _paint_button(paint: Painter, place: Point, cloth: Cloth) -> None:
    x, y = place
    paint.circle((x + 0.8, y + 1.8), 4.4, cloth.dark, opacity=0.5)
    pearl = paint.document.radial((x - 1.4, y - 1.6), 6, (0, "#ffffff"), (0.6, "#f3ead8"), (1, "#b9a68c"))
    paint.circle(place, 4.2, pearl)
    for dx in (-1.2, 1.2):
        for dy in (-1.2, 1.2):
            paint.circle((x + dx, y + dy), 0.65, cloth.dark)


def _paint_tape(paint: Painter, edge: Landmarks, cloth: Cloth) -> None:
    paint.stroke(edge, _TAPE, mix(cloth.base, cloth.light, 0.5), profile=even)
    paint.stroke(shifted(edge, 0.8, 3.4), 1.6, cloth.dark, profile=even, opacity=0.7)
    paint.stroke(shifted(edge, -0.8, -3), 1.2, cloth.bright, profile=even, opacity=0.8)
