"""Saffron satin tunic with a standing collar and a row of small buttons, for the toasting figure."""

from tools.art.figure.cloth import Fold, paint_folds, paint_piping
from tools.art.figure.garments.toasting_drapery import (
    FAR_DOWN,
    FAR_HELD,
    NEAR_RAISED,
    TRUNK,
    UPPER_FAR,
    UPPER_NEAR,
    Hang,
    Part,
    paint_part,
    paint_upper_sleeve,
    shaded,
)
from tools.art.figure.marks import Mark, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, Point, shifted
from tools.art.kit.outlines import Outline
from tools.art.kit.paint import Painter

_HANG = Hang(ease=5, strength=1.15, sheen=0.95)
_SLEEVE = Hang(ease=8, strength=1.2, sheen=0.95)
_PLACKET: Landmarks = [(352, 420), (350, 540), (354, 680), (354, 820), (352, 1000)]
_PULLS: tuple[Fold, ...] = (
    Fold([(350, 560), (290, 570), (236, 600)], 16, 0.4),
    Fold([(352, 650), (280, 664), (206, 710)], 18, 0.45),
    Fold([(352, 740), (276, 762), (196, 820)], 20, 0.45),
    Fold([(356, 600), (420, 610), (480, 640)], 16, 0.4),
    Fold([(356, 690), (430, 704), (500, 750)], 18, 0.45),
    Fold([(356, 790), (440, 814), (516, 870)], 20, 0.4),
)
"""The buttons strain over the belly."""
_SHEEN: tuple[Mark, ...] = (
    Stroke([(150, 450), (146, 520), (190, 596), (262, 640)], 30, "bright", 0.55, 10),
    Stroke([(152, 470), (154, 526), (192, 584)], 7, "#ffffff", 0.4, 3),
    Stroke([(262, 470), (270, 540), (306, 590)], 22, "bright", 0.4, 8),
    Stroke([(150, 720), (190, 780), (196, 880), (190, 990)], 36, "bright", 0.5, 12),
    Stroke([(164, 740), (196, 800), (200, 880)], 7, "#ffffff", 0.32, 3),
    Stroke([(290, 720), (300, 830), (292, 980)], 30, "bright", 0.3, 11),
    Stroke([(420, 460), (424, 530), (470, 590)], 24, "bright", 0.34, 9),
    Stroke([(420, 740), (440, 850), (436, 980)], 30, "bright", 0.26, 11),
    Stroke([(540, 700), (560, 800), (556, 960)], 40, "dark", 0.35, 14),
)
"""Broad soft light with a narrow hard one inside: what tells satin from wool."""
_BUTTONS = 13
_COLLAR: Landmarks = [
    (262, 338, "c"), (296, 376), (352, 394), (412, 374), (448, 318, "c"), (464, 374, "c"), (424, 414), (352, 436),
    (288, 416), (246, 376, "c"),
]  # fmt: skip
_CUFFS: dict[str, tuple[Part, Landmarks, Landmarks]] = {
    "held": (
        FAR_HELD,
        [(-20, 740, "c"), (60, 780, "c"), (212, 640, "c"), (230, 682), (262, 712), (300, 728, "c"), (240, 990, "c"),
         (-20, 990, "c")],
        [(222, 668), (254, 702), (294, 724)],
    ),
    "down": (
        FAR_DOWN,
        [(-20, 780, "c"), (246, 780, "c"), (256, 890), (250, 990, "c"), (-20, 990, "c")],
        [(250, 842), (257, 886), (254, 936)],
    ),
    "near": (
        NEAR_RAISED,
        [(560, 446, "c"), (632, 452), (720, 440, "c"), (720, 780, "c"), (560, 780, "c")],
        [(590, 446), (632, 453), (676, 444)],
    ),
}  # fmt: skip
"""Sleeve, what is left of it above the wrist, and its edge."""


def paint_tunic(paint: Painter, cloth: Cloth) -> None:
    """Body and upper sleeves."""
    paint_front(paint, cloth)
    for part in (UPPER_NEAR, UPPER_FAR):
        paint_upper_sleeve(paint, part, cloth, _SLEEVE)
    paint_collar(paint, cloth)


def paint_front(paint: Painter, cloth: Cloth, *, only: Outline | None = None) -> None:
    """The body with its buttons, or a part of it as a coat leaves it free."""
    paint_part(paint, TRUNK, cloth, _HANG, only=only)
    with paint.group(clip=only or paint.grown(TRUNK.outline, _HANG.ease)):
        draw(paint, _SHEEN, cloth)
        paint_folds(paint, _PULLS, cloth)
        paint.stroke(shifted(_PLACKET, 6), 4, cloth.dark, profile=even, opacity=0.5, blur=1.6)
        paint_piping(paint, shifted(_PLACKET, -9), 1.8, cloth.trim)
        paint_piping(paint, shifted(_PLACKET, 9), 1.8, cloth.trim)
        for x, y in paint.line(_PLACKET, 2 * _BUTTONS)[1::2]:
            _paint_button(paint, (float(x), float(y)), cloth)


def paint_collar(paint: Painter, cloth: Cloth) -> None:
    """Standing, piped, open a finger's breadth below the beard."""
    paint.shape(shifted(_COLLAR, 2, 7), "#2a1204", opacity=0.5, blur=5)
    with shaded(paint, cloth):
        paint.shape(_COLLAR, cloth.base)
        with paint.group(clip=paint.outline(_COLLAR)):
            paint.stroke([(262, 368), (300, 400), (352, 414)], 10, cloth.bright, opacity=0.6, blur=3)
            paint.stroke([(456, 350), (438, 384), (400, 406)], 14, cloth.dark, opacity=0.6, blur=5)
    upper = [point[:2] for point in _COLLAR[:5]]
    paint_piping(paint, upper, 2.4, cloth.trim)
    paint_piping(paint, [point[:2] for point in _COLLAR[5:]], 2.4, cloth.trim)


def paint_sleeve(paint: Painter, cloth: Cloth, *, arm: str) -> None:
    """The sleeve of one forearm down to its cuff: "held", "down" or "near"."""
    part, window, edge = _CUFFS[arm]
    paint_part(paint, part, cloth, _SLEEVE, only=paint.outline(window))
    box = paint.outline(edge).bounds
    with paint.group(clip=paint.grown(part.outline, _SLEEVE.ease)):
        paint.stroke(edge, 5, cloth.dark, profile=even, opacity=0.8)
        paint.stroke(edge, 2.4, cloth.trim, profile=even)
    inset = 16 if box.right - box.left < box.bottom - box.top else 0
    back = shifted(edge, -inset, 0 if inset else 16)
    with paint.group(clip=paint.grown(part.outline, _SLEEVE.ease)):
        paint.stroke(back, 1.6, cloth.trim, profile=even, opacity=0.8)


def _paint_button(paint: Painter, place: Point, cloth: Cloth) -> None:
    x, y = place
    paint.ellipse((x + 1.4, y + 2.4), (5.6, 5.4), "#2a1204", opacity=0.55, blur=1)
    paint.rectangle(Box(x - 9, y - 1.3, x - 2, y + 1.3), cloth.trim)
    ball = paint.document.radial((x - 1.6, y - 2), 7, (0, "#fff6d8"), (0.4, cloth.light), (1, cloth.dark))
    paint.circle(place, 5, ball)
