"""Black dress trousers with a high waistband and a satin stripe, for the frontal figure."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds, rim_light
from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.kit.brushes import even
from tools.art.kit.colour import mix
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_SHAPE: Landmarks = [
    (211, 684, "c"), (300, 694), (380, 696), (520, 680, "c"), (522, 770), (529, 870), (534, 1012, "c"),
    (207, 1012, "c"), (209, 860), (210, 760),
]  # fmt: skip
_WAISTBAND: Landmarks = [
    (206, 682, "c"), (300, 692), (380, 694), (524, 680, "c"), (524, 706, "c"), (380, 720), (300, 718), (206, 708, "c"),
]  # fmt: skip
_BAND_EDGE: Landmarks = [(206, 709), (300, 719), (380, 721), (524, 707)]
_STRIPE: Landmarks = [(502, 690), (509, 780), (516, 880), (519, 1000)]
_FORM: tuple[Mark, ...] = (
    Stroke([(250, 716), (240, 790), (236, 880), (236, 1000)], 24, "bright", 0.2, 8),
    Patch([(470, 720), (484, 800), (492, 900), (494, 1012), (560, 1012), (540, 700)], "dark", 0.75, 10),
    Stroke([(382, 790), (388, 880), (386, 1000)], 15, "dark", 0.6, 7),
    # Pressed creases, the fly, pleats below the band.
    Stroke([(300, 722), (293, 820), (288, 1000)], 3, "bright", 0.55, 0.9),
    Stroke([(303, 722), (297, 820), (293, 1000)], 5, "dark", 0.6, 2),
    Stroke([(452, 722), (458, 820), (462, 1000)], 3, "bright", 0.4, 0.9),
    Stroke([(456, 722), (463, 820), (468, 1000)], 5, "dark", 0.6, 2),
    Stroke([(372, 722), (374, 780), (368, 850)], 2.6, "dark", 0.9, 0.7),
    Stroke([(369, 722), (371, 780), (365, 846)], 1.6, "bright", 0.35, 0.5),
    Stroke([(246, 722), (238, 776), (224, 832)], 2.4, "dark", 0.9, 0.6),
    Stroke([(243.6, 722), (235.6, 776), (222, 830)], 1.4, "bright", 0.4, 0.5),
)
_FOLDS: tuple[Fold, ...] = (
    Fold([(270, 721), (272, 750), (268, 790)], 6, 0.4),
    Fold([(330, 722), (330, 750), (326, 784)], 5, 0.35),
    Fold([(424, 721), (424, 752), (430, 790)], 6, 0.4),
    Fold([(216, 850), (258, 872), (318, 880)], 9, 0.3, DRAPED),
    Fold([(508, 850), (464, 874), (410, 884)], 9, 0.3, DRAPED),
)
_BUTTONS: Landmarks = [(272, 704), (286, 706), (424, 706), (438, 705)]


def paint_trousers(paint: Painter, cloth: Cloth) -> None:
    document = paint.document
    shape = paint.outline(_SHAPE)
    with paint.group(shades=rim_light(cloth, 0.55)):
        paint.fill(shape, document.linear((210, 690), (530, 900), (0, cloth.light), (0.4, cloth.base), (1, cloth.dark)))
        with paint.group(clip=shape):
            draw(paint, _FORM, cloth)
            paint_folds(paint, _FOLDS, cloth)
            paint.stroke(_STRIPE, 13, "#0a0a12", profile=even, opacity=0.9)
            paint.stroke(shifted(_STRIPE, -2), 2.6, cloth.bright, opacity=0.6, blur=0.6)
            _paint_band(paint, cloth)


def _paint_band(paint: Painter, cloth: Cloth) -> None:
    shine = paint.document.linear(
        (210, 690), (520, 700), (0, mix(cloth.light, cloth.bright, 0.1)), (0.5, cloth.base), (1, cloth.dark)
    )
    paint.stroke(shifted(_BAND_EDGE, 0, 3), 6, cloth.dark, profile=even, opacity=0.7, blur=2)
    paint.shape(_WAISTBAND, shine)
    paint.stroke(_BAND_EDGE, 2.2, cloth.dark, profile=even, opacity=0.9, blur=0.4)
    paint.stroke(shifted(_BAND_EDGE, 0, -24), 1.4, cloth.bright, profile=even, opacity=0.5)
    for x, y, *_ in _BUTTONS:
        paint.circle((x, y), 3.4, cloth.dark)
        paint.circle((x - 1, y - 1), 1.2, "#9a9ab8")
