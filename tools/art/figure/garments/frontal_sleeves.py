"""Sleeves of shirt and jacket for the frontal figure: cloth hangs below the forearm and behind the elbow."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.frontal import TORSO
from tools.art.figure.velvet import paint_velvet
from tools.art.kit.brushes import along, even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Box, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW = "#04060f"
_ARMHOLE = along((0, 1), (0.75, 1), (1, 0.2))


@dataclass(frozen=True)
class Sleeve:
    outline: Landmarks
    armhole: Landmarks
    """The seam at which the sleeve melts into the body of the garment, from the shoulder down."""
    outward: int
    light: tuple[Point, Point]
    form: tuple[Mark, ...]
    folds: tuple[Fold, ...]


@dataclass(frozen=True)
class _Cuff:
    outline: Landmarks
    edge: Landmarks
    seam: tuple[float, float]
    link: Point
    light: tuple[Point, Point]


FAR = Sleeve(
    outline=[
        (224, 345, "c"), (204, 352), (178, 368), (156, 402), (146, 446), (143, 488), (134, 532), (115, 578), (94, 622),
        (84, 656), (86, 684), (104, 700), (150, 708), (200, 706), (236, 703), (252, 700, "c"), (258, 666),
        (252, 630, "c"), (236, 630), (208, 620), (187, 599, "c"), (202, 566), (216, 528), (222, 494), (230, 464, "c"),
        (218, 430), (214, 392),
    ],
    armhole=[(232, 334), (217, 362), (212, 394), (216, 430), (228, 462)],
    outward=-1,
    light=((120, 380), (260, 700)),
    form=(
        Stroke([(192, 376), (168, 420), (164, 480), (150, 540), (124, 600)], 22, "bright", 0.36, 7),
        Patch([(232, 440), (230, 500), (214, 548), (190, 600), (176, 612), (196, 520), (208, 470)], "dark", 0.8, 7),
        Patch([(182, 602), (170, 634), (144, 640), (118, 624), (146, 598)], "dark", 0.5, 6),
        Patch([(90, 676), (130, 692), (190, 690), (256, 682), (256, 712), (100, 716)], "dark", 0.7, 6),
        Stroke([(120, 652), (164, 650), (220, 652)], 12, "bright", 0.3, 4),
    ),
    folds=(
        Fold([(184, 603), (160, 607), (132, 598), (112, 590)], 7, 0.75),
        Fold([(183, 606), (164, 624), (136, 629), (106, 620)], 7.5, 0.7),
        Fold([(182, 610), (176, 636), (160, 656)], 6, 0.6),
        Fold([(206, 556), (178, 566), (148, 558)], 6.5, 0.5),
        Fold([(94, 644), (108, 656), (116, 674)], 6, 0.45, DRAPED),
        Fold([(206, 624), (209, 650), (202, 680)], 5, 0.45),
        Fold([(234, 634), (236, 662), (229, 690)], 4.5, 0.35, DRAPED),
        Fold([(216, 516), (192, 526), (164, 520)], 5.5, 0.4),
        Fold([(222, 484), (200, 488), (178, 480)], 4.5, 0.3),
    ),
)  # fmt: skip

NEAR = Sleeve(
    outline=[
        (514, 344, "c"), (532, 350), (556, 366), (576, 392), (588, 436), (593, 478), (602, 520), (616, 568), (628, 612),
        (633, 648), (624, 674), (596, 680), (562, 665), (528, 637), (498, 604), (476, 574, "c"), (487, 538),
        (514, 508, "c"), (530, 520), (543, 529, "c"), (531, 508), (523, 484), (515, 462, "c"), (506, 430), (504, 390),
    ],
    armhole=[(506, 334), (504, 362), (502, 392), (505, 430), (513, 460)],
    outward=1,
    light=((470, 380), (620, 680)),
    form=(
        Stroke([(530, 372), (560, 410), (562, 470), (578, 540), (594, 600)], 22, "bright", 0.3, 7),
        Patch([(620, 500), (602, 520), (608, 580), (616, 640), (604, 684), (656, 694), (650, 500)], "dark", 0.8, 7),
        Patch([(526, 470), (536, 500), (552, 540), (540, 480), (520, 440)], "dark", 0.75, 5),
        Patch([(551, 540), (580, 556), (604, 580), (606, 604), (580, 586), (560, 566)], "dark", 0.65, 5),
        Stroke([(602, 640), (566, 606), (534, 570), (510, 536)], 14, "bright", 0.32, 5),
        Stroke([(622, 672), (570, 666), (530, 634), (490, 584)], 16, "dark", 0.7, 5),
    ),
    folds=(
        Fold([(551, 541), (572, 546), (600, 538)], 7, 0.75),
        Fold([(551, 544), (576, 562), (606, 566)], 7.5, 0.7),
        Fold([(553, 547), (572, 580), (588, 606)], 6.5, 0.6),
        Fold([(532, 500), (558, 506), (584, 498)], 6, 0.5),
        Fold([(606, 664), (594, 642), (580, 624)], 6, 0.45, DRAPED),
        Fold([(541, 558), (524, 584), (514, 608)], 5.5, 0.45),
        Fold([(520, 530), (502, 558), (492, 580)], 4.5, 0.35, DRAPED),
        Fold([(522, 470), (546, 474), (568, 464)], 5, 0.4),
    ),
)  # fmt: skip

_FAR_CUFF = _Cuff(
    outline=[(238, 627, "c"), (266, 631, "c"), (274, 664), (266, 699, "c"), (238, 703, "c"), (246, 664)],
    edge=[(266, 631), (274, 664), (266, 699)],
    seam=(-5, 0),
    link=(261, 672),
    light=((250, 626), (256, 704)),
)
_NEAR_CUFF = _Cuff(
    outline=[(520, 508, "c"), (500, 490, "c"), (472, 518), (462, 556, "c"), (482, 578, "c"), (494, 542)],
    edge=[(500, 490), (472, 518), (462, 556)],
    seam=(4, 4),
    link=(480, 540),
    light=((500, 492), (482, 576)),
)


def paint_linen_sleeve(paint: Painter, sleeve: Sleeve, cloth: Cloth) -> None:
    """A shirt's sleeve with its French cuff."""
    shape = paint.outline(sleeve.outline)
    with _melted(paint, sleeve, shape):
        _fill_linen(paint, sleeve, shape, cloth)
    _paint_seam(paint, sleeve, shape, cloth)
    paint_cuff(paint, sleeve, cloth)


def paint_velvet_sleeve(paint: Painter, sleeve: Sleeve, cloth: Cloth) -> None:
    """A jacket's sleeve; the shirt's cuff shows below it."""
    shape = paint.outline(sleeve.outline)
    with _melted(paint, sleeve, shape):
        paint_velvet(paint, shape, cloth, marks=sleeve.form, folds=sleeve.folds, light=sleeve.light, nap=110)
    _paint_seam(paint, sleeve, shape, cloth)


def paint_cuff(paint: Painter, sleeve: Sleeve, cloth: Cloth) -> None:
    """A turned-back cuff with a garnet link."""
    cuff = _FAR_CUFF if sleeve is FAR else _NEAR_CUFF
    shape = paint.outline(cuff.outline)
    fill = paint.document.linear(*cuff.light, (0, "#ffffff"), (0.45, "#eeeaf2"), (1, "#918cae"))
    paint.shape(shifted(cuff.outline, -3 * sleeve.outward, 3), "#14060c", opacity=0.4, blur=3)
    paint.fill(shape, fill)
    with paint.group(clip=shape):
        paint.stroke(shifted(cuff.edge, *cuff.seam), 1.2, cloth.dark, profile=even, opacity=0.7, blur=0.3)
        back = shifted(cuff.edge, cuff.seam[0] * 4, cuff.seam[1] * 4)
        paint.stroke(back, 7, cloth.dark, profile=even, opacity=0.4, blur=3)
    paint.stroke(cuff.edge, 2, "#ffffff", profile=even, opacity=0.9, blur=0.3)
    _paint_link(paint, cuff.link)


def _paint_link(paint: Painter, place: Point) -> None:
    x, y = place
    gold = paint.document.linear((x - 5, y - 5), (x + 5, y + 5), (0, GOLD.light), (0.5, GOLD.base), (1, "#7a4c18"))
    paint.circle((x + 1, y + 2), 5.6, "#2a1030", opacity=0.5)
    with paint.group(transform=f"rotate(45 {x} {y})"):
        paint.rectangle(Box(x - 4.5, y - 4.5, x + 4.5, y + 4.5), gold, corner=1.6)
    paint.circle(place, 2.3, "#b3203a")
    paint.circle((x - 0.8, y - 0.9), 0.9, "#ffffff")


def _fill_linen(paint: Painter, sleeve: Sleeve, shape: Outline, cloth: Cloth) -> None:
    shaded = mix(cloth.base, cloth.dark, 0.8)
    fill = paint.document.linear(*sleeve.light, (0, cloth.light), (0.5, cloth.base), (1, shaded))
    with paint.group(shades=[Shade(-3.4, 1, 1.2, cloth.rim, 0.7), Shade(3, 3, 2, cloth.bright, 0.4)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, sleeve.form, cloth)
            paint_folds(paint, sleeve.folds, cloth)


@contextmanager
def _melted(paint: Painter, sleeve: Sleeve, shape: Outline) -> Iterator[None]:
    """The sleeve throws its shadow on the body; at the armhole it fades into it, or it would look stuck on."""
    low = paint.document.fade((0, 450), (0, 540))
    with paint.group(clip=paint.grown(TORSO, 6)), paint.group(mask=low):
        paint.fill(shape, _SHADOW, opacity=0.5, blur=5)
    mask = Painter(paint.document)
    mask.rectangle(Box(-100, -100, 900, 1200), "#ffffff")
    mask.stroke(sleeve.armhole, 34, "#000000", profile=_ARMHOLE, blur=5)
    with paint.group(mask=paint.document.mask(mask.markup)):
        yield


def _paint_seam(paint: Painter, sleeve: Sleeve, shape: Outline, cloth: Cloth) -> None:
    seam = shifted(sleeve.armhole[1:], 9 * sleeve.outward)
    with paint.group(clip=shape):
        paint.stroke(seam, 3, cloth.dark, opacity=0.5, blur=1.2)
        paint.stroke(shifted(seam, 3 * sleeve.outward), 2.4, cloth.bright, opacity=0.25, blur=1)
