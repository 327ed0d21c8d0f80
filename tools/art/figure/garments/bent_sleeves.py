"""Sleeves of the bent figure: an arm is two tubes given by their edges, and every sleeve ends before the wrist."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np

from tools.art.figure.cloth import Fold
from tools.art.figure.marks import Mark, Patch, Stroke
from tools.art.figure.matte import Pattern, paint_matte
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Box, Landmarks, Line, Point, normals, shifted
from tools.art.kit.outlines import Outline, polygon
from tools.art.kit.paint import Painter
from tools.art.kit.splines import sample

_SAMPLES = 60
_SHADOW = "#0a060c"
_ARMHOLE = along((0, 1), (0.75, 1), (1, 0.2))


@dataclass(frozen=True)
class Tube:
    """Two edges of a sleeve's part; a forearm begins at the wrist, an upper arm at the shoulder."""

    first: Landmarks
    second: Landmarks


@dataclass(frozen=True)
class Arm:
    upper: Tube
    forearm: Tube
    elbow: Landmarks
    """What closes the forearm, between the ends of its edges."""
    armhole: Landmarks
    upper_light: tuple[Point, Point]
    forearm_light: tuple[Point, Point]
    upper_marks: tuple[Mark, ...]
    forearm_marks: tuple[Mark, ...]
    upper_folds: tuple[Fold, ...]
    forearm_folds: tuple[Fold, ...]


NEAR = Arm(
    upper=Tube(
        first=[(488, 540), (524, 558), (554, 584), (574, 622), (583, 676), (584, 740), (577, 806), (563, 864),
               (538, 904), (506, 922)],
        second=[(452, 600), (476, 650), (490, 704), (490, 760), (478, 820), (464, 870), (462, 900), (480, 918)],
    ),
    forearm=Tube(
        first=[(339, 584), (350, 628), (366, 682), (390, 754), (411, 816), (428, 870), (444, 906)],
        second=[(399, 576), (432, 640), (468, 706), (502, 776), (527, 842), (537, 878), (534, 906)],
    ),
    elbow=[(460, 927), (490, 934), (518, 926)],
    armhole=[(480, 540), (474, 580), (474, 630), (486, 690)],
    upper_light=((480, 560), (600, 900)),
    forearm_light=((360, 640), (540, 900)),
    upper_marks=(
        Stroke([(540, 600), (556, 680), (552, 780), (536, 870)], 20, "light", 0.4, 7),
        Patch([(486, 680), (500, 720), (496, 790), (470, 880), (500, 880), (520, 800), (520, 710)], "dark", 0.7, 7),
    ),
    forearm_marks=(
        Stroke([(362, 640), (392, 720), (424, 810), (448, 890)], 16, "light", 0.5, 6),
        Patch([(420, 600), (460, 670), (506, 770), (540, 880), (510, 900), (480, 800), (430, 690), (404, 620)],
              "dark", 0.6, 7),
    ),
    upper_folds=(
        Fold([(492, 706), (524, 716), (556, 706)], 7, 0.5),
        Fold([(492, 728), (520, 750), (552, 754)], 7, 0.45),
        Fold([(486, 800), (512, 822), (544, 822)], 7.5, 0.5),
        Fold([(476, 836), (506, 856), (538, 862)], 7, 0.5),
    ),
    forearm_folds=(
        Fold([(512, 796), (486, 800), (452, 786), (424, 784)], 8, 0.6),
        Fold([(522, 828), (490, 836), (456, 826), (430, 822)], 8, 0.6),
        Fold([(532, 862), (496, 868), (462, 862)], 7.5, 0.5),
        Fold([(466, 706), (440, 716), (412, 710)], 6.5, 0.45),
        Fold([(372, 690), (396, 700), (420, 690)], 6, 0.35),
        Fold([(436, 650), (414, 662), (392, 660)], 6, 0.4),
    ),
)  # fmt: skip
"""The elbow stands on the table."""

FAR = Arm(
    upper=Tube(
        first=[(262, 566), (230, 570), (200, 587), (182, 622), (164, 688), (140, 756), (112, 816), (94, 860),
               (100, 892)],
        second=[(276, 640), (256, 680), (240, 722), (222, 774), (196, 830), (168, 884), (140, 900)],
    ),
    forearm=Tube(
        first=[(114, 566), (110, 620), (102, 676), (92, 742), (86, 800), (85, 850), (96, 890)],
        second=[(171, 560), (178, 604), (187, 654), (193, 722), (192, 790), (184, 842), (172, 876)],
    ),
    elbow=[(108, 903), (134, 910), (158, 898)],
    armhole=[(272, 556), (252, 590), (244, 640), (246, 700)],
    upper_light=((180, 580), (240, 860)),
    forearm_light=((90, 600), (210, 860)),
    upper_marks=(
        Stroke([(204, 610), (184, 690), (156, 770)], 18, "light", 0.45, 6),
        Patch([(250, 650), (238, 720), (204, 810), (164, 890), (190, 700)], "dark", 0.75, 8),
    ),
    forearm_marks=(
        Stroke([(120, 620), (112, 700), (106, 790), (108, 850)], 15, "light", 0.5, 5),
        Patch([(180, 600), (188, 680), (186, 790), (166, 900), (150, 880), (166, 780), (164, 660)], "dark", 0.6, 7),
    ),
    upper_folds=(
        Fold([(238, 706), (208, 708), (182, 692)], 7, 0.5),
        Fold([(228, 744), (200, 752), (172, 742)], 7, 0.45),
    ),
    forearm_folds=(
        Fold([(188, 792), (160, 802), (128, 794), (104, 784)], 8, 0.55),
        Fold([(186, 822), (156, 838), (124, 834), (100, 822)], 8, 0.55),
        Fold([(176, 856), (150, 870), (120, 868)], 7, 0.5),
        Fold([(190, 708), (166, 716), (138, 708)], 6.5, 0.45),
        Fold([(104, 680), (124, 690), (148, 684)], 6, 0.35),
        Fold([(182, 646), (164, 654), (142, 648)], 5.5, 0.35),
    ),
)  # fmt: skip
"""The elbow hangs free."""


@dataclass(frozen=True)
class Sleeve:
    """One garment's sleeve: where it ends (share of the forearm from the wrist) and how far it stands off the arm."""

    cut: float
    ease: float
    pattern: Callable[[Line, Line], Pattern] | None = None
    """From the two edges of a tube to the pattern along it."""


def paint_sleeve(paint: Painter, arm: Arm, sleeve: Sleeve, cloth: Cloth) -> None:
    """Upper arm, which melts into the garment at the armhole, then the forearm before it."""
    first, second = edges(paint, arm.upper, 0, sleeve.ease)
    with _melted(paint, arm):
        paint_matte(
            paint,
            _closed(first, second),
            cloth,
            light=arm.upper_light,
            pattern=sleeve.pattern(first, second) if sleeve.pattern else None,
            marks=arm.upper_marks,
            folds=arm.upper_folds,
        )
    first, second = edges(paint, arm.forearm, sleeve.cut, sleeve.ease)
    shape = forearm_outline(paint, arm, sleeve)
    with paint.group(clip=_closed(*edges(paint, arm.upper, 0, sleeve.ease))):
        paint.fill(shape, _SHADOW, opacity=0.5, blur=6)
    _paint_mouth(paint, first, second)
    paint_matte(
        paint,
        shape,
        cloth,
        light=arm.forearm_light,
        pattern=sleeve.pattern(first, second) if sleeve.pattern else None,
        marks=arm.forearm_marks,
        folds=arm.forearm_folds,
    )


def paint_cuff(paint: Painter, arm: Arm, cut: float, length: float, ease: float, cloth: Cloth) -> Outline:
    """A band round the forearm from the cut on; its outline is returned for ornament."""
    first, second = edges(paint, arm.forearm, cut, ease)
    count = max(3, int(length * _SAMPLES))
    shape = _closed(first[:count], second[:count])
    back = polygon(np.concatenate([first[count - 1 :][:2], second[count - 1 :][:2][::-1]]))
    _paint_mouth(paint, first, second)
    paint_matte(paint, shape, cloth, light=arm.forearm_light)
    paint.fill(back, cloth.dark, opacity=0.3, blur=1.2)
    edge = _bow(first[0], second[0])
    paint.ribbon(edge, 1.8, cloth.bright, profile=even, opacity=0.85)
    return shape


def paint_hem(
    paint: Painter, arm: Arm, cut: float, ease: float, width: float, colour: str, *, behind: float = 0
) -> None:
    """A line round the forearm: piping or stitching, ``behind`` the cut by a share of the forearm."""
    first, second = edges(paint, arm.forearm, cut + behind, ease)
    paint.ribbon(_bow(first[0], second[0]), width, colour, profile=even)


def edges(paint: Painter, tube: Tube, cut: float, ease: float) -> tuple[Line, Line]:
    """Both edges of a tube from the cut on, stood off by the ease."""
    begin = int(cut * _SAMPLES)
    first, second = paint.line(tube.first, _SAMPLES), paint.line(tube.second, _SAMPLES)
    middle = (first + second) / 2
    outward = []
    for edge in (first, second):
        aside = normals(edge)
        sign = np.sign(((edge - middle) * aside).sum(axis=1, keepdims=True))
        outward.append((edge + aside * sign * ease)[begin:])
    return outward[0], outward[1]


def forearm_outline(paint: Painter, arm: Arm, sleeve: Sleeve) -> Outline:
    """The forearm of a sleeve, round at the elbow."""
    first, second = edges(paint, arm.forearm, sleeve.cut, sleeve.ease)
    (x, y), (end_x, end_y) = first[-1], second[-1]
    round_it = shifted(arm.elbow, 0, sleeve.ease)
    elbow = sample([(float(x), float(y)), *round_it, (float(end_x), float(end_y))], 20)
    return _closed(np.concatenate([first[:-1], elbow]), second[:-1])


def _closed(first: Line, second: Line) -> Outline:
    """The polygon of both edges, its mouth bowed toward the hand."""
    return polygon(np.concatenate([first, second[::-1], _bow(second[0], first[0])]))


def _bow(start: Line, end: Line) -> Line:
    """The mouth of a sleeve, seen a little from above."""
    across = end - start
    aside = np.array([across[1], -across[0]]) / max(float(np.hypot(*across)), 1e-6)
    if aside[1] < 0:
        aside = -aside
    shares = np.linspace(0, 1, 14)[:, None]
    bowed: Line = start + across * shares + aside * np.sin(np.pi * shares) * float(np.hypot(*across)) * 0.09
    return bowed


def _paint_mouth(paint: Painter, first: Line, second: Line) -> None:
    """The sleeve's shadow on the arm that comes out of it."""
    mouth = _bow(first[0], second[0])
    paint.ribbon(mouth + np.array([0, -3.5]), 8, _SHADOW, opacity=0.4, blur=2.4)


@contextmanager
def _melted(paint: Painter, arm: Arm) -> Iterator[None]:
    """At the armhole the sleeve fades into the garment's body, or it would look stuck on."""
    mask = Painter(paint.document)
    mask.rectangle(Box(-100, -100, 900, 1200), "#ffffff")
    mask.stroke(arm.armhole, 34, "#000000", profile=_ARMHOLE, blur=6)
    with paint.group(mask=paint.document.mask(mask.markup)):
        yield
