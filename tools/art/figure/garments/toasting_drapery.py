"""Cloth on the man who proposes a toast: bodies and sleeves grown round his limbs, with the folds all of them share."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.poses import toasting_limbs as limbs
from tools.art.figure.poses.toasting import TORSO
from tools.art.kit.brushes import along
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Box, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW = "#0a0508"
_MELT = along((0, 1), (0.45, 0.9), (0.75, 0.6), (1, 0.1))
_ARMHOLES: dict[bool, Landmarks] = {
    True: [(246, 366), (238, 410), (226, 460), (214, 520)],
    False: [(462, 364), (484, 410), (508, 460), (534, 530)],
}
"""Of the far and the near sleeve, from the shoulder to the armpit."""


@dataclass(frozen=True)
class Part:
    """A limb or the trunk as cloth covers it: its outline, form and folds, and the span of its gradient."""

    outline: Landmarks
    form: tuple[Mark, ...]
    folds: tuple[Fold, ...]
    light: tuple[Point, Point]


@dataclass(frozen=True)
class Hang:
    """How a cloth hangs: its distance from the body, the strength of its folds, the opacity of its sheen."""

    ease: float
    strength: float
    sheen: float = 0.5


TRUNK = Part(
    outline=[
        (262, 372, "c"), (216, 392), (164, 408), (124, 440), (104, 500), (108, 570), (122, 630), (114, 700),
        (102, 770), (96, 850), (98, 940), (100, 1012, "c"), (610, 1012, "c"), (610, 940), (614, 850), (606, 770),
        (592, 700), (584, 640), (596, 580), (606, 510), (598, 450), (560, 412), (506, 394), (462, 370, "c"), (420, 404),
        (352, 424), (292, 408),
    ],
    form=(
        Patch([(620, 420), (566, 470), (540, 560), (530, 660), (556, 800), (570, 1012), (640, 1012)], "dark", 0.75, 16),
        Patch(
            [(110, 600), (190, 624), (290, 624), (352, 612), (430, 628), (540, 620), (596, 590), (590, 660),
             (500, 676), (352, 664), (210, 672), (116, 660)],
            "dark", 0.4, 13,
        ),
        Glow((222, 506), (62, 52), "bright", 0.24, 20),
        Glow((446, 510), (52, 46), "bright", 0.13, 18),
        Glow((256, 790), (96, 90), "bright", 0.2, 30),
        Stroke([(352, 440), (350, 540), (352, 650)], 20, "dark", 0.26, 9),
        Patch([(280, 390), (300, 440), (352, 470), (410, 440), (440, 380), (352, 400)], "deepest", 0.4, 9),
    ),
    folds=(
        Fold([(130, 500), (176, 540), (216, 590)], 19, 0.55),
        Fold([(110, 590), (160, 620), (220, 634)], 16, 0.5),
        Fold([(116, 668), (178, 668), (246, 650)], 19, 0.45),
        Fold([(108, 740), (190, 722), (276, 690)], 17, 0.4),
        Fold([(586, 500), (540, 548), (500, 600)], 19, 0.55),
        Fold([(594, 596), (540, 628), (472, 640)], 17, 0.5),
        Fold([(588, 668), (526, 676), (452, 664)], 19, 0.45),
        Fold([(600, 740), (520, 728), (440, 700)], 17, 0.4),
        Fold([(560, 800), (572, 890), (580, 990)], 26, 0.3, DRAPED),
        Fold([(486, 830), (496, 910), (500, 1000)], 24, 0.25, DRAPED),
        Fold([(150, 820), (146, 910), (150, 1000)], 26, 0.3, DRAPED),
    ),
    light=((120, 400), (620, 960)),
)  # fmt: skip

UPPER_FAR = Part(
    outline=limbs.FAR_UPPER_ARM.outline[1:],
    form=(
        Stroke([(150, 430), (104, 490), (82, 600), (64, 720), (52, 820)], 30, "bright", 0.3, 11),
        Patch([(214, 470), (196, 560), (180, 650), (164, 740), (152, 830), (130, 900), (150, 720), (170, 590)],
              "dark", 0.75, 10),
        Patch([(30, 850), (50, 880), (100, 900), (130, 880), (110, 940), (40, 930)], "dark", 0.5, 8),
    ),
    folds=(
        Fold([(214, 470), (176, 500), (128, 510)], 19, 0.5),
        Fold([(200, 540), (160, 566), (108, 570)], 17, 0.5),
        Fold([(180, 640), (138, 668), (88, 668)], 19, 0.55),
        Fold([(166, 730), (124, 752), (70, 744)], 19, 0.6),
        Fold([(150, 800), (110, 812), (60, 800)], 19, 0.65),
        Fold([(146, 840), (104, 856), (50, 848)], 17, 0.65),
        Fold([(46, 620), (56, 700), (44, 770)], 16, 0.3, DRAPED),
    ),
    light=((60, 420), (190, 920)),
)  # fmt: skip
UPPER_NEAR = Part(
    outline=limbs.NEAR_UPPER_ARM.outline[1:],
    form=(
        Patch([(560, 470), (590, 560), (606, 640), (620, 716), (584, 670), (556, 590), (536, 520)], "dark", 0.6, 9),
        Stroke([(560, 424), (600, 450), (620, 500)], 22, "bright", 0.24, 9),
    ),
    folds=(
        Fold([(540, 470), (580, 500), (620, 500)], 19, 0.5),
        Fold([(552, 530), (586, 556), (616, 556)], 17, 0.5),
        Fold([(570, 600), (596, 622), (620, 626)], 17, 0.55),
        Fold([(586, 650), (606, 664), (630, 668)], 17, 0.55),
    ),
    light=((530, 410), (670, 700)),
)  # fmt: skip
FAR_HELD = Part(
    outline=limbs.FAR_FOREARM.outline,
    form=(
        Stroke([(60, 846), (120, 812), (180, 756), (236, 694)], 26, "bright", 0.3, 9),
        Patch([(40, 900), (80, 906), (140, 880), (220, 800), (290, 700), (310, 730), (220, 860), (120, 950), (40, 950)],
              "dark", 0.75, 9),
    ),
    folds=(
        Fold([(146, 790), (96, 820), (44, 838)], 17, 0.55),
        Fold([(146, 794), (104, 846), (62, 890)], 18, 0.55),
        Fold([(148, 798), (132, 850), (116, 900)], 16, 0.5),
        Fold([(134, 776), (158, 806), (164, 846)], 17, 0.5, DRAPED),
        Fold([(176, 742), (202, 768), (214, 800)], 16, 0.45, DRAPED),
        Fold([(212, 706), (238, 728), (254, 752)], 14, 0.45, DRAPED),
    ),
    light=((60, 780), (250, 900)),
)  # fmt: skip
FAR_DOWN = Part(
    outline=limbs.FAR_FOREARM_DOWN.outline,
    form=(
        Stroke([(60, 850), (120, 846), (180, 856), (250, 872)], 24, "bright", 0.3, 9),
        Patch([(30, 900), (80, 918), (160, 920), (260, 908), (260, 960), (30, 960)], "dark", 0.75, 8),
    ),
    folds=(
        Fold([(34, 862), (64, 884), (100, 884)], 19, 0.6),
        Fold([(96, 822), (112, 860), (104, 910)], 19, 0.5, DRAPED),
        Fold([(152, 832), (164, 868), (156, 914)], 17, 0.45, DRAPED),
        Fold([(206, 846), (218, 876), (212, 914)], 16, 0.45, DRAPED),
        Fold([(240, 856), (250, 882), (246, 912)], 13, 0.4, DRAPED),
    ),
    light=((60, 820), (220, 950)),
)  # fmt: skip
NEAR_RAISED = Part(
    outline=limbs.NEAR_FOREARM.outline,
    form=(
        Stroke([(612, 440), (606, 520), (606, 600), (616, 660)], 22, "bright", 0.3, 9),
        Patch([(660, 420), (672, 520), (672, 620), (650, 716), (710, 720), (710, 420)], "dark", 0.75, 9),
        Patch([(590, 640), (610, 690), (650, 726), (600, 720)], "dark", 0.5, 7),
    ),
    folds=(
        Fold([(590, 640), (620, 668), (660, 672)], 19, 0.6),
        Fold([(592, 600), (630, 622), (672, 616)], 19, 0.55),
        Fold([(594, 556), (632, 574), (676, 566)], 17, 0.5),
        Fold([(600, 510), (634, 524), (670, 516)], 16, 0.45),
        Fold([(602, 466), (632, 478), (662, 470)], 14, 0.45),
    ),
    light=((590, 440), (700, 700)),
)  # fmt: skip


def paint_part(paint: Painter, part: Part, cloth: Cloth, hang: Hang, *, only: Outline | None = None) -> None:
    """The part in cloth; ``only`` cuts it where the garment ends, and the form is shaded up to that edge."""
    with shaded(paint, cloth), paint.group(clip=only):
        fill_part(paint, part, cloth, hang)


def paint_upper_sleeve(paint: Painter, part: Part, cloth: Cloth, hang: Hang) -> None:
    """A sleeve from the shoulder to the elbow; at the armhole it melts into the body, or it would look stuck on."""
    armhole = _ARMHOLES[part is UPPER_FAR]
    with (
        paint.group(clip=paint.outline(TORSO)),
        paint.group(mask=paint.document.fade((0, 460), (0, 560)), transform="translate(4 8)"),
    ):
        paint.fill(paint.grown(part.outline, hang.ease), _SHADOW, opacity=0.5, blur=7)
    mask = Painter(paint.document)
    mask.rectangle(Box(-100, -100, 900, 1200), "#ffffff")
    mask.stroke(armhole, 96, "#000000", profile=_MELT, blur=11)
    with paint.group(mask=paint.document.mask(mask.markup)):
        paint_part(paint, part, cloth, hang)
    outward = -1 if part is UPPER_FAR else 1
    seam = shifted(armhole[1:], outward * 20)
    with paint.group(clip=paint.grown(part.outline, hang.ease)):
        paint.stroke(seam, 5, cloth.dark, opacity=0.45, blur=2)
        paint.stroke(shifted(seam, outward * 5), 3, cloth.light, opacity=0.3, blur=1.4)


def fill_part(paint: Painter, part: Part, cloth: Cloth, hang: Hang) -> None:
    shape = paint.grown(part.outline, hang.ease)
    paint.fill(shape, cloth_fill(paint, cloth, part.light))
    with paint.group(clip=shape):
        draw(paint, part.form, replace(cloth, bright=mix(cloth.light, cloth.bright, hang.sheen)))
        paint_folds(paint, _scaled(part.folds, hang.strength), _softened(cloth, hang.sheen))


def cloth_fill(paint: Painter, cloth: Cloth, light: tuple[Point, Point]) -> str:
    return paint.document.linear(
        *light, (0, mix(cloth.base, cloth.light, 0.7)), (0.45, cloth.base), (1, mix(cloth.base, cloth.dark, 0.75))
    )


@contextmanager
def shaded(paint: Painter, cloth: Cloth) -> Iterator[None]:
    """Soft light from the upper left, shade and rim on the other side."""
    shades = [
        Shade(9, 6, 8, cloth.light, 0.5),
        Shade(-14, -5, 9, cloth.dark, 0.75),
        Shade(-5, -2, 1.8, cloth.dark, 0.4),
        Shade(-2.6, 1, 1, cloth.rim, 0.6),
    ]
    with paint.group(shades=shades):
        yield


def _scaled(folds: Sequence[Fold], strength: float) -> list[Fold]:
    return [replace(fold, strength=fold.strength * strength) for fold in folds]


def _softened(cloth: Cloth, sheen: float) -> Cloth:
    return replace(cloth, bright=mix(cloth.light, cloth.bright, sheen))
