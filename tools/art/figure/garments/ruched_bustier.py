"""Satin bustier: gathered over the bust, boned below, edged with black lace and a bow, for the leaning figure."""

import random

import numpy as np

from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses.leaning import TORSO, turned
from tools.art.kit.brushes import Profile, along, even, swelling
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade
from tools.art.kit.splines import sample

_EASE = 4
_LACE, _LACE_LIGHT, _LACE_EDGE = "#12070c", "#6a4652", "#1c0d14"

_FAR_CUP: Landmarks = [(170, 572), (206, 536), (238, 518), (270, 524), (300, 552)]
_NEAR_CUP: Landmarks = [(300, 552), (336, 518), (386, 504), (438, 510), (476, 530), (512, 560)]
_CUT: Landmarks = [
    (170, 572, "c"), *_FAR_CUP[1:-1], (300, 552, "c"), *_NEAR_CUP[1:-1], (512, 560, "c"), (640, 600, "c"),
    (640, 1012, "c"), (60, 1012, "c"), (60, 600, "c"),
]  # fmt: skip
_CAST: Landmarks = [*shifted(_FAR_CUP, 0, 7), *shifted(_NEAR_CUP[1:], 0, 7), (480, 600), (220, 600)]
_STRAPS: tuple[Landmarks, ...] = ([(252, 412), (238, 466), (228, 528)], [(440, 404), (454, 462), (460, 524)])
_SEAM: Landmarks = [(170, 660), (196, 668), (240, 684), (300, 648), (380, 690), (496, 664), (520, 660)]

_FORM: tuple[Mark, ...] = (
    Patch(
        [(580, 500), (478, 540), (470, 640), (446, 720), (466, 790), (500, 860), (516, 1010), (600, 1010)],
        "dark", 0.85, 13,
    ),
    Patch(
        [(184, 650), (240, 664), (300, 628), (380, 668), (500, 640), (486, 700), (400, 700), (300, 676), (232, 704)],
        "dark", 0.65, 8,
    ),
    Glow((238, 566), (30, 26), "bright", 0.4, 11),
    Glow((374, 560), (38, 26), "bright", 0.32, 12),
)  # fmt: skip
_PANELS: tuple[Mark, ...] = (
    Stroke([(300, 552), (301, 600), (300, 650)], 7, "dark", 0.6, 2.4),
    *(
        mark
        for top, waist, low in (
            (232, 244, 222), (268, 276, 262), (302, 306, 304), (352, 360, 374), (404, 410, 446), (454, 452, 500)
        )
        for seam in ([(top, 672), (waist, 756), ((waist + low) / 2, 850), (low, 1010)],)
        for mark in (
            Stroke(shifted(seam, -7), 7, "bright", 0.5, 2.6),
            Stroke(shifted(seam, 6), 9, "dark", 0.6, 3),
            Stroke(seam, 1.8, "dark", 0.9, 0, even),
        )
    ),
    Stroke([(252, 700), (258, 760), (244, 860), (238, 980)], 15, "bright", 0.6, 5),
    Stroke([(330, 690), (334, 770), (338, 860), (344, 990)], 13, "bright", 0.42, 5),
    Stroke([(384, 700), (386, 770), (408, 880)], 10, "bright", 0.3, 5),
)  # fmt: skip

_FROM_MIDDLE = along((0, 0.5), (0.1, 0.9), (0.45, 0.8), (1, 0))
_FROM_SIDE = along((0, 0), (0.5, 0.8), (1, 0.9))
_LEFT_LOOP: Landmarks = [(300, 563, "c"), (290, 552), (278, 553, "c"), (281, 563), (277, 575, "c"), (290, 572)]
_RIGHT_LOOP: Landmarks = [(300, 563, "c"), (311, 551), (323, 551, "c"), (320, 562), (325, 573, "c"), (311, 572)]


def paint_bustier(paint: Painter, cloth: Cloth) -> None:
    body, skin = paint.grown(TORSO, _EASE), paint.outline(TORSO)
    edge = paint.grown(TORSO, _EASE + 1)
    with paint.warped_by(turned):
        with paint.group(clip=skin):
            paint.shape(_CAST, "#1a060c", opacity=0.6, blur=4)
            for strap in _STRAPS:
                paint.stroke(shifted(strap, 2, 3), 6, "#1a060c", profile=even, opacity=0.6, blur=1.6)
                paint.stroke(strap, 6, cloth.base, profile=even)
                paint.stroke(shifted(strap, -1.2), 1.8, cloth.bright, profile=even)
        fill = paint.document.linear((190, 510), (530, 900), (0, cloth.light), (0.35, cloth.base), (1, cloth.dark))
        with paint.group(clip=paint.outline(_CUT)), paint.group(shades=[Shade(-3.2, 1, 1, cloth.rim, 0.7)]):
            paint.fill(body, fill)
            with paint.group(clip=body):
                draw(paint, _FORM, cloth)
                _paint_gathers(paint, cloth)
                draw(paint, _PANELS, cloth)
                paint.stroke(_SEAM, 4, cloth.dark, profile=even, opacity=0.8, samples=120)
                paint.stroke(shifted(_SEAM, 0, -2), 1.4, cloth.bright, profile=even, opacity=0.7, samples=120)
        with paint.group(clip=edge):
            for cup, count in ((_FAR_CUP, 16), (_NEAR_CUP, 23)):
                _paint_lace(paint, cup, count, cloth)
        _paint_bow(paint)


def _paint_gathers(paint: Painter, cloth: Cloth) -> None:
    """Gathers radiate from the middle seam, each a dark groove, a light ridge and sometimes a thin glint."""
    chance = random.Random(16)
    for side, count, strength in ((178, 13, 1.0), (512, 19, 0.8)):
        for index in range(count):
            _paint_gather(paint, cloth, chance, side=side, place=(index + 0.5) / count, strength=strength)


def _paint_gather(
    paint: Painter, cloth: Cloth, chance: random.Random, *, side: float, place: float, strength: float
) -> None:
    """One gather between the seam and a side; ``place`` is 0 at the edge above and 1 at the seam below the bust."""
    seam = 300
    y0, y1 = 560 + place * 88 + chance.uniform(-2, 2), 530 + place * 152 + chance.uniform(-6, 6)
    bow = -26 + place * 60 + chance.uniform(-5, 5)
    curve: Landmarks = [
        (seam, y0),
        (seam + (side - seam) * 0.28, y0 * 0.75 + y1 * 0.25 + bow * 0.6),
        ((seam + side) / 2 + chance.uniform(-8, 8), (y0 + y1) / 2 + bow),
        (seam + (side - seam) * 0.8, y0 * 0.2 + y1 * 0.8 + bow * 0.45),
        (side, y1),
    ]
    from_side = chance.random() < 0.36
    begin, end = (chance.randint(14, 26), 60) if from_side else (0, chance.randint(26, 44))
    width = chance.uniform(4.5, 9) * (0.8 if from_side else 1)
    profile: Profile = _FROM_SIDE if from_side else _FROM_MIDDLE
    piece = [(float(x), float(y)) for x, y in sample(curve, 60)[begin:end]]
    paint.stroke(piece, width, cloth.dark, profile=profile, opacity=0.8, blur=width * 0.3)
    ridge = shifted(piece, 0, width * 0.7)
    shine = 0.5 * strength * chance.uniform(0.6, 1.1)
    paint.stroke(ridge, width * 0.9, cloth.bright, profile=profile, opacity=shine, blur=width * 0.28)
    if chance.random() < 0.6:
        glint = shifted(piece[: len(piece) * 2 // 3], 0, width * 0.62)
        paint.stroke(glint, 1.3, mix(cloth.bright, "#ffffff", 0.6), profile=profile, opacity=0.6 * strength)


def _paint_lace(paint: Painter, cup: Landmarks, count: int, cloth: Cloth) -> None:
    """Scallops with eyelets below a corded edge."""
    places = np.asarray(paint.line(cup, count))
    with paint.unwarped():
        for x, y in places:
            paint.ellipse((float(x), float(y) + 5), (8.6, 8.2), _LACE)
        for x, y in places:
            paint.ellipse((float(x), float(y) + 6), (4.6, 4.4), cloth.base, opacity=0.9)
            paint.circle((float(x), float(y) + 6), 2.2, _LACE)
            paint.circle((float(x) - 4.5, float(y) + 12), 1.2, "#4a2a34")
    paint.stroke(shifted(cup, 0, 1), 4.6, _LACE_EDGE, profile=even)
    paint.stroke(shifted(cup, 0, -0.4), 1.1, _LACE_LIGHT, profile=even, opacity=0.9)


def _paint_bow(paint: Painter) -> None:
    paint.shape(_LEFT_LOOP, "#2a1520")
    paint.shape(_RIGHT_LOOP, _LACE_EDGE)
    paint.stroke([(284, 558), (291, 560), (298, 563)], 1.4, _LACE_LIGHT)
    paint.stroke([(299, 566), (293, 580), (286, 592)], 4.6, "#2a1520", profile=swelling)
    paint.stroke([(301, 566), (308, 579), (316, 588)], 4.6, _LACE_EDGE, profile=swelling)
    x, y = paint.place(300, 564)
    stud = paint.document.radial((x - 1, y - 2), 5, (0, "#fff1c0"), (1, "#a8702a"))
    paint.circle((300, 564), 4.4, stud)
