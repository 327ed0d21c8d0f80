"""A linen napkin tucked in under the beard, hanging into the barrel. For the toasting figure."""

from tools.art.figure.marks import Mark, Patch, Stroke, draw
from tools.art.kit.brushes import even, fading
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_OUTLINE: Landmarks = [
    (318, 404, "c"), (356, 398), (398, 404, "c"), (416, 436), (436, 474), (452, 520), (457, 566), (462, 622, "c"),
    (358, 640), (262, 622, "c"), (270, 562), (272, 516), (286, 470), (304, 436),
]  # fmt: skip
_HEMS: tuple[Landmarks, ...] = (
    [(308, 438), (290, 474), (279, 518), (277, 566), (270, 616)],
    [(412, 438), (431, 476), (445, 522), (450, 568), (455, 616)],
)
_LINEN, _LIGHT, _SHADE, _DEEP, _STITCH = "#efe6d6", "#fffaf0", "#c9bda8", "#8d7f6c", "#a83244"
_FOLDS: tuple[Mark, ...] = (
    Patch([(404, 420), (452, 520), (462, 622), (420, 630), (424, 540), (392, 450)], _SHADE, 0.75, 9),
    Patch([(322, 430), (336, 500), (330, 626), (306, 626), (312, 510)], _SHADE, 0.55, 8),
    Patch([(368, 440), (386, 520), (388, 630), (366, 632), (366, 520)], _SHADE, 0.5, 8),
    Stroke([(340, 424), (330, 500), (316, 560), (312, 626)], 7, _DEEP, 0.34, 2.5, fading),
    Stroke([(362, 424), (368, 500), (366, 560), (362, 630)], 6, _DEEP, 0.3, 2.5, fading),
    Stroke([(384, 424), (404, 490), (418, 556), (424, 624)], 8, _DEEP, 0.36, 2.5, fading),
    Stroke([(350, 430), (346, 510), (340, 570), (338, 628)], 9, _LIGHT, 0.9, 3, fading),
    Stroke([(374, 430), (392, 500), (400, 560), (404, 626)], 9, _LIGHT, 0.7, 3, fading),
    Stroke([(322, 430), (304, 490), (294, 550), (288, 618)], 9, _LIGHT, 0.9, 3, fading),
    Patch([(300, 404), (416, 404), (426, 466), (392, 452), (356, 470), (320, 452), (290, 466)], _DEEP, 0.55, 10),
    Patch([(260, 580), (462, 580), (464, 640), (260, 640)], _DEEP, 0.5, 12),
)


def paint_napkin(paint: Painter) -> None:
    paint.shape(shifted(_OUTLINE, 4, 7), "#2a0f0a", opacity=0.42, blur=8)
    paint.shape(_OUTLINE, _LINEN)
    with paint.group(clip=paint.outline(_OUTLINE)):
        draw(paint, _FOLDS, None)
        for hem in _HEMS:
            paint.stroke(hem, 2.6, _STITCH, profile=even, opacity=0.85)
            paint.stroke(shifted(hem, 1.2, 0), 1, _LIGHT, profile=even, opacity=0.6)
    paint.stroke(_OUTLINE[8:], 1.6, _LIGHT, opacity=0.8)
