"""Short ribbed cardigan with mother-of-pearl buttons, for the figure that hugs her cards."""

from collections.abc import Sequence

from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.cotton import soft_form
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.hugging import TORSO
from tools.art.figure.poses.hugging_limbs import FAR_ARM, NEAR_ARM
from tools.art.kit.brushes import along, between, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, Line, Point, shifted
from tools.art.kit.paint import Painter

_EASE = 9
_SOFT = along((0, 0.2), (0.2, 0.9), (0.7, 1), (1, 0.1))

_FAR_EDGE: Landmarks = [(230, 420), (246, 484), (276, 544), (312, 596), (338, 640), (340, 700), (338, 768)]
_NEAR_EDGE: Landmarks = [(492, 404), (466, 476), (426, 540), (386, 596), (354, 640), (352, 700), (352, 768)]
_FAR_FRONT: Landmarks = [
    (230, 420, "c"), *_FAR_EDGE[1:-1], (346, 768, "c"), (260, 764), (150, 750, "c"), (100, 430, "c"),
]  # fmt: skip
_NEAR_FRONT: Landmarks = [
    (492, 404, "c"), *_NEAR_EDGE[1:-1], (344, 768, "c"), (440, 764), (600, 746, "c"), (660, 420, "c"),
]  # fmt: skip
_BAND_START = 26
"""The first samples of the band lie under the sleeves."""
_WELT: Landmarks = [(160, 734), (250, 750), (346, 754), (440, 750), (580, 732)]
_BUTTONS: tuple[Point, ...] = ((346, 650), (346, 700), (346, 746))

_FORM: tuple[Mark, ...] = (
    Patch([(620, 480), (540, 520), (534, 660), (500, 740), (540, 780), (640, 780)], "dark", 0.75, 13),
    Patch(
        [(186, 676), (262, 702), (338, 676), (430, 702), (560, 676), (524, 744), (340, 734), (214, 744)],
        "dark", 0.6, 9,
    ),
    Glow((244, 612), (34, 32), "light", 0.7, 12),
    Glow((440, 608), (40, 32), "light", 0.5, 12),
    Stroke([(204, 600), (220, 572), (244, 560)], 11, "bright", 0.4, 5, _SOFT),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    Fold([(338, 648), (300, 656), (258, 676)], 9, 0.5),
    Fold([(354, 648), (396, 656), (446, 676)], 9, 0.5),
    Fold([(338, 700), (300, 704), (262, 716)], 7, 0.4),
    Fold([(354, 700), (396, 704), (440, 716)], 7, 0.4),
    Fold([(194, 620), (216, 656), (250, 684)], 10, 0.5, DRAPED),
    Fold([(544, 620), (516, 660), (476, 690)], 10, 0.5, DRAPED),
)

_FAR_WRIST: tuple[Point, Point] = ((240, 718), (328, 786))
_NEAR_WRIST: tuple[Point, Point] = ((468, 716), (404, 790))
_FAR_CUT: Landmarks = [
    (262, 462, "c"), (310, 484, "c"), (310, 556), (258, 602), (242, 660), (230, 702, "c"), (334, 790, "c"),
    (330, 960, "c"), (60, 960, "c"), (60, 430, "c"), (200, 438, "c"),
]  # fmt: skip
_NEAR_CUT: Landmarks = [
    (438, 452, "c"), (410, 480, "c"), (410, 556), (456, 602), (476, 660), (486, 698, "c"), (396, 794, "c"),
    (410, 960, "c"), (690, 960, "c"), (690, 420, "c"), (500, 432, "c"),
]  # fmt: skip
_SLEEVE_RIBS = 12
_FAR_RIBS: tuple[tuple[Landmarks, Landmarks], ...] = (
    ([(236, 456), (160, 506), (130, 620), (104, 760), (94, 880)], [(270, 500), (256, 570), (230, 660), (206, 806)]),
    ([(110, 940), (190, 926), (262, 850), (334, 770)], [(190, 826), (210, 796), (236, 752), (258, 716)]),
)
_NEAR_RIBS: tuple[tuple[Landmarks, Landmarks], ...] = (
    ([(490, 444), (582, 490), (618, 600), (646, 760), (650, 880)], [(456, 500), (484, 570), (512, 660), (528, 806)]),
    ([(620, 946), (552, 930), (480, 850), (404, 778)], [(544, 826), (520, 796), (486, 756), (456, 722)]),
)
_FAR_FORM: tuple[Mark, ...] = (
    Glow((200, 518), (26, 28), "light", 0.6, 12, 30),
    Stroke([(172, 540), (152, 640), (138, 740), (122, 840)], 26, "light", 0.6, 9, _SOFT),
    Stroke([(240, 560), (222, 660), (204, 800)], 30, "dark", 0.6, 9, _SOFT),
    Stroke([(206, 850), (240, 800), (272, 750)], 20, "light", 0.5, 7, _SOFT),
    Stroke([(130, 944), (220, 906), (270, 846), (324, 776)], 26, "dark", 0.6, 8, _SOFT),
)
_NEAR_FORM: tuple[Mark, ...] = (
    Glow((536, 510), (30, 28), "light", 0.55, 12, -30),
    Stroke([(548, 560), (562, 660), (572, 780)], 28, "light", 0.45, 9, _SOFT),
    Stroke([(610, 560), (634, 700), (644, 860), (620, 940)], 28, "dark", 0.7, 9, _SOFT),
    Stroke([(500, 600), (520, 700), (532, 800)], 20, "dark", 0.5, 8, _SOFT),
    Stroke([(556, 850), (510, 800), (466, 754)], 22, "light", 0.4, 7, _SOFT),
    Stroke([(620, 946), (536, 904), (486, 846), (420, 776)], 26, "dark", 0.65, 8, _SOFT),
)
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(214, 790), (186, 800), (150, 796), (118, 780)], 13, 0.75),
    Fold([(214, 804), (186, 824), (150, 830), (112, 822)], 14, 0.8),
    Fold([(210, 812), (188, 850), (158, 872)], 13, 0.7),
    Fold([(218, 764), (196, 762), (168, 746)], 10, 0.6),
    Fold([(220, 806), (232, 834), (230, 866)], 10, 0.6),
    Fold([(254, 560), (226, 580), (196, 582)], 10, 0.55),
    Fold([(246, 592), (222, 616), (190, 622)], 10, 0.5),
    Fold([(250, 776), (266, 794), (276, 816)], 7, 0.5),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(526, 790), (556, 800), (594, 796), (630, 780)], 13, 0.75),
    Fold([(526, 804), (556, 824), (594, 830), (634, 822)], 14, 0.8),
    Fold([(530, 812), (552, 850), (586, 872)], 13, 0.7),
    Fold([(522, 764), (546, 762), (578, 746)], 10, 0.6),
    Fold([(518, 806), (506, 834), (508, 866)], 10, 0.6),
    Fold([(486, 560), (514, 580), (548, 582)], 10, 0.55),
    Fold([(494, 592), (520, 616), (556, 622)], 10, 0.5),
    Fold([(470, 776), (456, 794), (446, 816)], 7, 0.5),
)


def paint_fronts(paint: Painter, cloth: Cloth) -> None:
    """Both fronts, buttoned below the bust, with their ribbed band and welt."""
    body = paint.grown(TORSO, _EASE)
    for front, edge in ((_FAR_FRONT, _FAR_EDGE), (_NEAR_FRONT, _NEAR_EDGE)):
        with paint.group(clip=paint.outline(TORSO)):
            paint.stroke(shifted(edge, 0, 4), 26, "#2a1408", opacity=0.4, blur=6)
        with paint.group(clip=paint.outline(front)), paint.group(shades=soft_form(cloth)):
            paint.fill(body, _wool(paint, cloth))
            with paint.group(clip=body):
                _paint_body_ribs(paint, cloth)
                draw(paint, _FORM, cloth)
                paint_folds(paint, _FOLDS, cloth)
                _paint_band(paint, paint.line(shifted(_WELT, 0, 8), 160), 30, cloth)
    with paint.group(clip=body):
        for edge in (_FAR_EDGE, _NEAR_EDGE):
            _paint_band(paint, paint.line(edge, 150)[_BAND_START:], 22, cloth)
    for place in _BUTTONS:
        _paint_button(paint, paint.place(*place))


def paint_sleeves(paint: Painter, cloth: Cloth) -> None:
    """Both sleeves down to their ribbed cuffs."""
    for arm, cut, ribs, form, folds, wrist in (
        (FAR_ARM, _FAR_CUT, _FAR_RIBS, _FAR_FORM, _FAR_FOLDS, _FAR_WRIST),
        (NEAR_ARM, _NEAR_CUT, _NEAR_RIBS, _NEAR_FORM, _NEAR_FOLDS, _NEAR_WRIST),
    ):
        sleeve = paint.grown(arm.outline, _EASE)
        with paint.group(clip=paint.outline(cut)), paint.group(shades=soft_form(cloth)):
            paint.fill(sleeve, _wool(paint, cloth))
            with paint.group(clip=sleeve):
                _paint_sleeve_ribs(paint, ribs, cloth)
                draw(paint, form, cloth)
                paint_folds(paint, folds, cloth)
                _paint_band(paint, paint.line(wrist, 60), 34, cloth)


def _wool(paint: Painter, cloth: Cloth) -> str:
    return paint.document.linear(
        (120, 450),
        (620, 940),
        (0, mix(cloth.base, cloth.light, 0.6)),
        (0.42, cloth.base),
        (1, mix(cloth.base, cloth.dark, 0.75)),
    )


def _paint_body_ribs(paint: Painter, cloth: Cloth) -> None:
    """Fine ribs that bow over the bust and draw together at the waist."""
    for x in range(150, 600, 9):
        a = (x - 346) / 180
        rib = [(x - a * 12, 430), (x + a * 8, 560), (x + a * 12, 630), (x - a * 10, 770)]
        paint.stroke(rib, 1.7, cloth.dark, profile=even, opacity=0.34)
        paint.stroke(shifted(rib, 3), 1.4, cloth.bright, profile=even, opacity=0.34)


def _paint_sleeve_ribs(paint: Painter, edges: Sequence[tuple[Landmarks, Landmarks]], cloth: Cloth) -> None:
    """Ribs run down the sleeve, lofted between its edges."""
    for outer, inner in edges:
        outer_line, inner_line = paint.line(outer, 60), paint.line(inner, 60)
        for index in range(1, _SLEEVE_RIBS):
            rib = between(outer_line, inner_line, index / _SLEEVE_RIBS)
            paint.ribbon(rib, 1.7, cloth.dark, profile=_SOFT, opacity=0.36)
            paint.ribbon(rib + 2.6, 1.4, cloth.bright, profile=_SOFT, opacity=0.36)


def _paint_band(paint: Painter, line: Line, width: float, cloth: Cloth) -> None:
    """A ribbed band along the line: short ribs across it."""
    with paint.unwarped():
        paint.ribbon(line + 3, width, cloth.dark, profile=even, opacity=0.5, blur=3)
        paint.ribbon(line, width, mix(cloth.base, cloth.light, 0.35), profile=even)
        tangent = line[1:] - line[:-1]
        length = float((tangent**2).sum(axis=1).mean() ** 0.5)
        every = max(1, round(5 / length))
        for index in range(1, len(line) - 1, every):
            (x, y), (tx, ty) = line[index], tangent[index] / max(length, 1e-6)
            across = (-ty * width / 2, tx * width / 2)
            rib: Landmarks = [(x - across[0], y - across[1]), (x + across[0], y + across[1])]
            paint.stroke(rib, 1.6, cloth.dark, profile=even, opacity=0.42, samples=6)
            paint.stroke(shifted(rib, tx * 2, ty * 2), 1.3, cloth.bright, profile=even, opacity=0.4, samples=6)


def _paint_button(paint: Painter, place: Point) -> None:
    x, y = place
    with paint.unwarped():
        paint.circle((x + 1, y + 3), 10, "#2a2410", opacity=0.45, blur=2)
        pearl = paint.document.radial(
            (x - 3, y - 3.6), 14, (0, "#ffffff"), (0.45, "#f4e6ee"), (0.75, "#d4e4dc"), (1, "#9aa490")
        )
        paint.circle((x, y), 9.4, pearl)
        paint.circle((x, y), 5.6, "#fff8f6", opacity=0.5)
        for dx in (-1.9, 1.9):
            for dy in (-1.9, 1.9):
                paint.circle((x + dx, y + dy), 1, "#6d7a58")
        paint.stroke([(x - 6, y - 3), (x - 2, y - 7), (x + 4, y - 7)], 1.6, "#ffffff", opacity=0.9)
