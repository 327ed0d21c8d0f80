"""Silk playsuit cut from an old parachute: panel seams, webbing straps, a cord for a belt and a stencilled number."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.leather import paint_stitches
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import GOLD, Cloth
from tools.art.figure.poses.tipped_back import LEFT_SIDE, RIGHT_SIDE, TORSO
from tools.art.kit.brushes import along, even
from tools.art.kit.geometry import Box, Landmarks, shifted
from tools.art.kit.paint import Painter

_SHEEN = along((0, 0), (0.25, 0.9), (0.6, 1), (1, 0.2))
_INK = "#2a3a5c"
_THREAD = "#a58a5e"

_NECKLINE: Landmarks = [
    (272, 480, "c"), (296, 462), (326, 448, "c"), (362, 462), (392, 478, "c"), (422, 458), (456, 442, "c"),
    (482, 446), (509, 458, "c"),
]  # fmt: skip
_SHAPE: Landmarks = [
    *_NECKLINE,
    (502, 486), (492, 528), (475, 576), (460, 622), (453, 664), (460, 712), (477, 764), (490, 820), (496, 880),
    (494, 940), (490, 1012, "c"), (146, 1012, "c"), (150, 940), (162, 868), (184, 806), (211, 752), (236, 700),
    (256, 648), (266, 602), (266, 562), (263, 524), (268, 496),
]  # fmt: skip
_STRAPS: tuple[Landmarks, ...] = ([(315, 366), (318, 410), (328, 458)], [(477, 340), (472, 400), (458, 452)])
_SEAMS: tuple[Landmarks, ...] = (
    [(392, 480), (386, 560), (366, 640), (352, 720), (344, 800)],
    [(326, 450), (322, 530), (312, 620), (282, 720), (242, 830), (206, 1012)],
    [(456, 444), (448, 530), (422, 630), (416, 720), (424, 840), (414, 1012)],
    [(276, 500), (282, 580), (270, 660), (236, 760), (194, 900), (182, 1012)],
)
_WAIST: Landmarks = [(258, 644), (304, 660), (362, 668), (414, 664), (456, 652)]

_FORM: tuple[Mark, ...] = (
    Patch(
        [(530, 440), (480, 460), (468, 540), (436, 620), (434, 700), (456, 780), (468, 900), (462, 1012), (540, 1012)],
        "dark", 0.75, 12,
    ),
    # The bust is small and flat: two soft lights, one shadow below.
    Glow((312, 500), (24, 22), "bright", 0.55, 9),
    Glow((440, 496), (26, 20), "bright", 0.4, 10),
    Patch([(272, 530), (310, 546), (356, 540), (390, 528), (426, 540), (480, 530), (460, 566), (390, 566), (290, 566)],
          "dark", 0.34, 9),
    # Lap: the thighs come toward us.
    Stroke([(250, 780), (222, 850), (196, 940), (180, 1012)], 34, "bright", 0.55, 10, _SHEEN),
    Stroke([(396, 800), (396, 880), (384, 1000)], 26, "bright", 0.42, 9, _SHEEN),
    Patch([(342, 800, "c"), (326, 880), (300, 1012, "c"), (350, 1012, "c"), (348, 880)], "dark", 0.5, 7),
    Stroke([(345, 800), (336, 880), (322, 1012)], 5, "deepest", 0.6, 1.6, _SHEEN),
    Stroke([(296, 590), (284, 660), (262, 716)], 20, "bright", 0.4, 8, _SHEEN),
)  # fmt: skip
_FOLDS: tuple[Fold, ...] = (
    # Gathered at the cord.
    Fold([(300, 662), (298, 630), (304, 590)], 7, 0.5),
    Fold([(338, 668), (336, 630), (330, 584)], 8, 0.45),
    Fold([(372, 669), (380, 632), (392, 590)], 8, 0.45),
    Fold([(412, 666), (424, 632), (438, 596)], 7, 0.5),
    Fold([(286, 666), (270, 710), (240, 762)], 8, 0.45),
    Fold([(326, 674), (318, 724), (296, 780)], 8, 0.4),
    Fold([(388, 674), (396, 724), (404, 780)], 8, 0.4),
    Fold([(434, 666), (446, 712), (462, 768)], 8, 0.45),
    # Seated: the silk is drawn from the crotch over both hips.
    Fold([(342, 800), (290, 796), (228, 772), (196, 776)], 12, 0.5),
    Fold([(342, 806), (284, 824), (214, 826)], 10, 0.4),
    Fold([(346, 800), (400, 796), (456, 776), (486, 784)], 12, 0.5),
    Fold([(348, 806), (404, 826), (480, 836)], 10, 0.4),
    Fold([(280, 880), (226, 910), (150, 920)], 11, 0.3, DRAPED),
    Fold([(340, 900), (404, 924), (486, 920)], 11, 0.3, DRAPED),
    Fold([(274, 506), (302, 520), (336, 520)], 6, 0.35),
    Fold([(500, 492), (470, 508), (436, 512)], 6, 0.4),
)


def paint_playsuit(paint: Painter, cloth: Cloth) -> None:
    with paint.group(clip=paint.grown(TORSO, 2)):
        paint.shape(shifted(_NECKLINE, 0, 5), "#5a2a1a", opacity=0.5, blur=5)
    with paint.group(clip=paint.outline(TORSO)):
        for strap in _STRAPS:
            _paint_strap(paint, strap, cloth)
    shape = paint.outline(_SHAPE)
    fill = paint.document.linear((250, 440), (520, 980), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark))
    with paint.group(shades=rim_light(cloth, 0.7)):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            for seam in _SEAMS:
                _paint_panel_seam(paint, seam, cloth)
            _paint_stencil(paint)
    _paint_hem(paint, cloth)
    _paint_cord(paint, cloth)


def _paint_strap(paint: Painter, strap: Landmarks, cloth: Cloth) -> None:
    """Harness webbing with its slide."""
    paint.stroke(shifted(strap, 2, 3), 15, "#5a2a1a", profile=even, opacity=0.45, blur=2.4)
    paint.stroke(strap, 14, cloth.base, profile=even)
    for aside in (-4.4, 4.4):
        paint_stitches(paint, shifted(strap, aside), _THREAD)
    paint.stroke(shifted(strap, -5.4), 1.8, cloth.bright, profile=even, opacity=0.8)
    (x, y), (below_x, _) = strap[1][:2], strap[2][:2]
    lean = -14 if below_x < x else 10
    with paint.group(transform=f"translate({x} {y + 4}) rotate({-lean})"):
        paint.rectangle(Box(-10, -5, 10, 6.5), GOLD.dark, corner=2)
        paint.rectangle(Box(-10, -6, 10, 5), GOLD.base, corner=2)
        paint.rectangle(Box(-6.4, -3, 6.4, 2.2), cloth.dark, corner=1)
        paint.hairline([(-8.6, -4.8), (7, -4.8)], 1.2, GOLD.light, opacity=0.9)


def _paint_panel_seam(paint: Painter, seam: Landmarks, cloth: Cloth) -> None:
    """A flat felled seam: a ridge between two rows of stitches."""
    paint.stroke(seam, 8, cloth.light, profile=even, opacity=0.4, blur=0.8)
    paint.stroke(shifted(seam, 4), 2.2, cloth.dark, profile=even, opacity=0.55, blur=0.6)
    for aside in (-2.6, 2.6):
        paint_stitches(paint, shifted(seam, aside), _THREAD)


def _paint_hem(paint: Painter, cloth: Cloth) -> None:
    paint.stroke(_NECKLINE, 5, cloth.light, profile=even)
    paint.stroke(shifted(_NECKLINE, 0, 3), 1.2, cloth.dark, profile=even, opacity=0.6)
    paint_stitches(paint, shifted(_NECKLINE[:5], 0, 6), _THREAD)
    paint_stitches(paint, shifted(_NECKLINE[4:], 0, 6), _THREAD)


def _paint_cord(paint: Painter, cloth: Cloth) -> None:
    """A shroud line for a belt, with a knot at the near hip."""
    with paint.group(clip=paint.outline([*LEFT_SIDE, *RIGHT_SIDE])):
        paint.stroke(shifted(_WAIST, 0, 4), 8, cloth.dark, profile=even, opacity=0.6, blur=2)
        for aside in (-3, 3):
            paint.stroke(shifted(_WAIST, 0, aside), 5.4, cloth.light, profile=even)
            paint.stroke(shifted(_WAIST, 0, aside + 1.8), 1.4, cloth.dark, profile=even, opacity=0.6)
            paint_stitches(paint, shifted(_WAIST, 0, aside - 0.6), _THREAD)
    for end in ([(428, 662), (434, 700), (426, 738)], [(430, 662), (446, 694), (450, 726)]):
        paint.stroke(shifted(end, 2, 3), 5, cloth.dark, profile=even, opacity=0.5, blur=1.6)
        paint.stroke(end, 4.6, cloth.light, profile=even)
        paint.stroke(shifted(end, 1.4), 1.2, cloth.dark, profile=even, opacity=0.6)
    paint.circle((430, 664), 7, cloth.dark, opacity=0.6)
    paint.circle((429, 662), 6.6, cloth.light)
    paint.stroke([(424, 660), (430, 665), (434, 659)], 1.6, cloth.dark, opacity=0.7)


def _paint_stencil(paint: Painter) -> None:
    """The number of the panel, in stencil figures with their bridges."""
    with paint.group(transform="translate(408,776) rotate(-4) skewX(-3)", opacity=0.82):
        one = "M-34 -22L-20 -34V-4H-31V-17Z M-31 4H-20V34H-31Z M-38 28H-33V34H-38Z M-18 28H-13V34H-18Z"
        two = (
            "M0 -18C0 -29 8 -35 17 -35V-26C13 -26 11 -23 11 -18Z M21 -35C31 -34 37 -28 37 -19C37 -9 30 -3 22 4L15 -4"
            "C22 -9 26 -13 26 -18C26 -22 24 -25 21 -26Z M12 -1L19 7C14 12 12 16 11 20V24H0C0 12 4 6 12 -1Z"
            "M0 27H16V35H0Z M20 27H37V35H20Z"
        )
        for figure in (one, two):
            paint.raw(f'<path d="{figure}" fill="{_INK}"/>')
