"""Heather tweed jacket with leather at the elbows and chalk on the sleeve. For the bent figure."""

from tools.art.figure.cloth import Fold
from tools.art.figure.garments.bent_sleeves import FAR, Arm, Sleeve, forearm_outline, paint_sleeve
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.matte import paint_matte, tweed
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.bent import TORSO
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter

_YARNS = ("#a8452f", "#c99a2e", "#c9b896", "#565f78", "#3c3128", "#a8937a", "#4a3d33")
_DENSITY = 0.05
_SHADOW = "#0c0810"

_FAR_FRONT: Landmarks = [
    (306, 548, "c"), (286, 552), (252, 554), (216, 568), (194, 602), (200, 650), (219, 694), (237, 742), (246, 790),
    (246, 850), (238, 930), (236, 1090, "c"), (296, 1090, "c"), (284, 900), (275, 800), (276, 744, "c"), (284, 660),
    (300, 600),
]  # fmt: skip
_NEAR_FRONT: Landmarks = [
    (430, 474, "c"), (462, 504), (498, 527), (532, 551), (560, 582), (576, 617), (570, 650), (547, 676), (531, 714),
    (528, 770), (538, 840), (556, 920), (566, 1090, "c"), (424, 1090, "c"), (396, 900), (368, 800), (354, 744, "c"),
    (352, 660), (374, 590), (406, 540),
]  # fmt: skip
_FAR_FORM: tuple[Mark, ...] = (
    Patch([(204, 650), (232, 680), (262, 770), (266, 900), (236, 900)], "dark", 0.4, 8),
    Stroke([(254, 600), (252, 680), (262, 760)], 16, "light", 0.4, 7),
)
_NEAR_FORM: tuple[Mark, ...] = (
    Patch([(570, 600), (510, 660), (486, 760), (490, 880), (570, 900)], "dark", 0.6, 12),
    Stroke([(470, 560), (464, 640), (450, 740)], 24, "light", 0.3, 9),
)
_FAR_FOLDS: tuple[Fold, ...] = (Fold([(232, 690), (250, 720), (272, 738)], 8, 0.5),)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(522, 716), (486, 748), (430, 764)], 9, 0.5),
    Fold([(524, 780), (490, 800), (446, 802)], 8, 0.45),
)
_FAR_LAPEL: Landmarks = [
    (308, 546, "c"), (290, 552), (268, 566, "c"), (262, 594, "c"), (270, 606, "c"), (246, 616, "c"), (252, 670),
    (277, 748, "c"), (288, 660), (303, 600),
]  # fmt: skip
_NEAR_LAPEL: Landmarks = [
    (428, 470, "c"), (452, 484), (470, 510, "c"), (462, 556), (446, 588, "c"), (428, 588, "c"), (446, 622, "c"),
    (406, 690), (353, 750, "c"), (350, 660), (372, 586), (404, 536),
]  # fmt: skip
_GORGES: tuple[Landmarks, ...] = ([(270, 606), (284, 598), (298, 592)], [(428, 588), (404, 584), (380, 582)])
"""The seams between collar and lapel."""

_FAR_PATCH: tuple[Point, Point, float] = ((128, 856), (31, 42), 10)
_NEAR_PATCH: tuple[Point, Point, float] = ((500, 892), (30, 46), -22)
_SLEEVE = Sleeve(cut=0.29, ease=9, pattern=lambda *_edges: tweed(_YARNS, _DENSITY, 31))
_LEATHER = Cloth(base="#6b432c", light="#94654a", bright="#d8a67e", dark="#2c170d", rim="#e0a878")
_CHALK: tuple[Mark, ...] = (
    Patch([(112, 716), (130, 700), (156, 704), (170, 726), (158, 752), (128, 748)], "#f2efe6", 0.3, 7),
    Stroke([(116, 742), (136, 722), (168, 716)], 7, "#f7f5ee", 0.5, 1.2),
    Stroke([(122, 760), (146, 742), (170, 738)], 5, "#f7f5ee", 0.5, 1),
    Stroke([(118, 718), (134, 706), (150, 702)], 3.4, "#f7f5ee", 0.5, 0.8),
    Stroke([(138, 766), (152, 758), (164, 756)], 3, "#f7f5ee", 0.45, 0.8),
)


def paint_fronts(paint: Painter, cloth: Cloth) -> None:
    """Both fronts, worn open, and their notched lapels."""
    with paint.group(clip=paint.grown(TORSO, 12)):
        for front in (_NEAR_FRONT, _FAR_FRONT):
            paint.shape(shifted(front, -2, 4), _SHADOW, opacity=0.5, blur=6)
        for front, form, folds, seed in (
            (_NEAR_FRONT, _NEAR_FORM, _NEAR_FOLDS, 11),
            (_FAR_FRONT, _FAR_FORM, _FAR_FOLDS, 12),
        ):
            paint_matte(
                paint, paint.outline(front), cloth, light=((200, 560), (560, 880)),
                pattern=tweed(_YARNS, _DENSITY, seed), marks=form, folds=folds,
            )  # fmt: skip
        for lapel, gorge in ((_NEAR_LAPEL, _GORGES[1]), (_FAR_LAPEL, _GORGES[0])):
            _paint_lapel(paint, lapel, gorge, cloth)


def paint_tweed_sleeve(paint: Painter, arm: Arm, cloth: Cloth) -> None:
    """Far or near sleeve with its elbow patch; the far one has been leaning on a blackboard."""
    paint_sleeve(paint, arm, _SLEEVE, cloth)
    with paint.group(clip=forearm_outline(paint, arm, _SLEEVE)):
        centre, radii, turn = _FAR_PATCH if arm is FAR else _NEAR_PATCH
        _paint_patch(paint, centre, radii, turn)
        if arm is FAR:
            draw(paint, _CHALK, cloth)


def _paint_lapel(paint: Painter, lapel: Landmarks, gorge: Landmarks, cloth: Cloth) -> None:
    shape = paint.outline(lapel)
    paint.shape(shifted(lapel, 1, 5), _SHADOW, opacity=0.5, blur=4)
    paint_matte(paint, shape, cloth, light=((260, 540), (440, 740)), pattern=tweed(_YARNS, _DENSITY, 17))
    with paint.group(clip=shape):
        ring = paint.line(lapel, 140, closed=True)
        inner = ring + (ring.mean(axis=0) - ring) * 0.09
        paint.ribbon(inner, 1.1, cloth.dark, profile=even, opacity=0.5)
        paint.stroke(gorge, 2.2, cloth.dark, profile=even, opacity=0.85)
        paint.stroke(shifted(gorge, 0, 2), 1.1, cloth.bright, profile=even, opacity=0.5)


def _paint_patch(paint: Painter, centre: Point, radii: Point, turn: float) -> None:
    x, y = centre
    leather = paint.document.radial(
        (x - radii[0] * 0.3, y - radii[1] * 0.4), radii[1] * 1.5, (0, _LEATHER.light), (0.7, _LEATHER.base),
        (1, _LEATHER.base),
    )  # fmt: skip
    paint.ellipse((x, y + 3), (radii[0] + 2, radii[1] + 2), _SHADOW, turn=turn, opacity=0.5, blur=2.4)
    paint.ellipse(centre, radii, leather, turn=turn)
    paint.raw(
        f'<ellipse cx="{x}" cy="{y}" rx="{radii[0] - 4}" ry="{radii[1] - 4}" transform="rotate({turn} {x} {y})" '
        f'fill="none" stroke="{_LEATHER.bright}" stroke-width="1.2" stroke-dasharray="4 3" stroke-opacity="0.7"/>'
    )
