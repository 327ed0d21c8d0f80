"""Black velvet evening cape to the hips, silver clouds along the hem, stand-up collar, pink lining. Profile figure."""

from tools.art.figure.cloth import DRAPED, Fold, paint_folds
from tools.art.figure.clouds import paint_cloud
from tools.art.figure.marks import Glow, Mark, Patch, Stroke, draw
from tools.art.figure.palette import Cloth
from tools.art.figure.velvet import paint_velvet
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, Point, shifted
from tools.art.kit.paint import Painter
from tools.art.kit.shading import Shade

_SHADOW, _SILVER = "#05060c", "#c9ccd6"

_FAR_PANEL: Landmarks = [
    (330, 352, "c"), (296, 368), (262, 384), (236, 412), (210, 470), (184, 550), (162, 640), (148, 720),
    (142, 790, "c"),
    (190, 806), (260, 808), (330, 800, "c"), (400, 600),
]  # fmt: skip
_FAR_EDGE: Landmarks = [(296, 368), (262, 384), (236, 412), (210, 470), (184, 550), (162, 640), (148, 720), (142, 790)]
_FAR_HEM: Landmarks = [(142, 790), (190, 806), (260, 808)]
_FAR_FOLDS: tuple[Fold, ...] = (
    Fold([(240, 430), (212, 540), (186, 660), (176, 800)], 15, 0.6, DRAPED),
    Fold([(250, 470), (234, 580), (216, 690), (212, 800)], 15, 0.55, DRAPED),
    Fold([(256, 560), (248, 660), (244, 800)], 12, 0.4, DRAPED),
)

_NEAR_PANEL: Landmarks = [
    (338, 366, "c"), (376, 372), (424, 358), (452, 366), (482, 386), (506, 430), (528, 510), (548, 600), (564, 690),
    (574, 772, "c"), (520, 800), (450, 812), (390, 808), (336, 790, "c"), (350, 720), (352, 640), (344, 560),
    (334, 480), (326, 420),
]  # fmt: skip
_NEAR_EDGE: Landmarks = [(338, 366), (327, 420), (334, 480), (344, 560), (352, 640), (350, 720), (336, 790)]
_NEAR_HEM: Landmarks = [(336, 790), (390, 808), (450, 812), (520, 800), (574, 772)]
_NEAR_FORM: tuple[Mark, ...] = (
    Stroke([(398, 384), (446, 392), (480, 420)], 22, "bright", 0.3, 9),
    Stroke([(380, 440), (392, 560), (396, 700), (390, 790)], 20, "bright", 0.26, 9),
    Stroke([(470, 440), (496, 560), (510, 700), (510, 790)], 18, "bright", 0.2, 9),
    Patch([(336, 400), (352, 500), (366, 640), (356, 800), (320, 780), (320, 420)], "dark", 0.5, 8),
    Patch([(520, 440), (548, 560), (580, 780), (620, 780), (580, 480)], "dark", 0.6, 9),
)
_NEAR_FOLDS: tuple[Fold, ...] = (
    Fold([(404, 396), (416, 520), (428, 660), (424, 806)], 17, 0.6, DRAPED),
    Fold([(450, 400), (474, 520), (486, 660), (482, 804)], 17, 0.6, DRAPED),
    Fold([(360, 400), (374, 520), (378, 640), (366, 796)], 13, 0.5, DRAPED),
    Fold([(482, 420), (514, 540), (534, 660), (540, 786)], 14, 0.5, DRAPED),
)
_CLOUDS: tuple[tuple[Point, float, float, bool], ...] = (
    ((376, 768), 21, 6, False), ((428, 740), 17, -4, True), ((470, 776), 22, 0, False), ((530, 752), 19, -16, True),
    ((392, 690), 14, 4, True), ((506, 690), 14, -12, False), ((452, 670), 12, 0, True), ((366, 610), 11, 8, False),
    ((488, 610), 11, -10, True), ((420, 590), 9, 0, False), ((464, 540), 8.5, -8, False), ((382, 520), 8, 6, True),
)  # fmt: skip

_COLLAR_BACK: Landmarks = [
    (330, 372, "c"), (314, 340), (306, 304, "c"), (340, 300), (400, 296), (452, 292, "c"), (456, 330), (446, 372, "c"),
]  # fmt: skip
_COLLAR: Landmarks = [
    (336, 370, "c"), (322, 344), (318, 312, "c"), (344, 330), (388, 330), (424, 312), (456, 286, "c"), (462, 326),
    (458, 350), (456, 372, "c"), (424, 384), (380, 386),
]  # fmt: skip
_COLLAR_TOP: Landmarks = [(318, 312), (344, 330), (388, 330), (424, 312), (456, 286)]
_CLASP: Point = (336, 378)


def paint_back(paint: Painter, lining: Cloth) -> None:
    """The lining behind the figure and the collar behind the neck."""
    shape = paint.outline(_FAR_PANEL)
    fill = paint.document.linear((150, 600), (330, 640), (0, lining.base), (0.5, lining.dark), (1, "#2c1020"))
    with paint.group(shades=[Shade(5, 1, 4, lining.light, 0.5)]):
        paint.fill(shape, fill)
        with paint.group(clip=shape):
            paint_folds(paint, _FAR_FOLDS, lining)
    paint.stroke(_FAR_EDGE, 6.5, "#15151c", profile=even)
    paint.stroke(_FAR_HEM, 6.5, "#15151c", profile=even)
    paint.stroke(shifted(_FAR_EDGE, 4), 1.6, _SILVER, profile=even, opacity=0.8)
    paint.shape(_COLLAR_BACK, lining.dark)
    paint.stroke([(316, 340), (310, 308)], 8, lining.base, opacity=0.8, blur=2)


def paint_front(paint: Painter, velvet: Cloth) -> None:
    """The near half over shoulder and arm."""
    paint.shape(shifted(_NEAR_PANEL, -7, 7), _SHADOW, opacity=0.45, blur=7)
    paint_velvet(
        paint,
        paint.outline(_NEAR_PANEL),
        velvet,
        marks=_NEAR_FORM,
        folds=_NEAR_FOLDS,
        light=((340, 380), (560, 800)),
        nap=220,
        seed=6,
    )
    with paint.group(clip=paint.outline(_NEAR_PANEL)):
        for place, size, turn, flip in _CLOUDS:
            x, y = place
            paint_cloud(paint, (x + 1, y + 2), size, _SHADOW, turn=turn, opacity=0.8, flip=flip)
            paint_cloud(paint, place, size, _SILVER, turn=turn, flip=flip)
        for line in (_NEAR_EDGE, _NEAR_HEM):
            paint.stroke(line, 9, "#8d93a6", profile=even)
            paint.stroke(line, 5, "#eef0f6", profile=even, opacity=0.85)
        draw(paint, (Patch([(540, 460), (556, 600), (600, 790), (640, 790), (600, 480)], "dark", 0.55, 10),), velvet)


def paint_collar(paint: Painter, velvet: Cloth) -> None:
    """The stand-up collar before the neck, with its clasp."""
    shape = paint.outline(_COLLAR)
    paint.shape(shifted(_COLLAR, 0, 7), _SHADOW, opacity=0.5, blur=5)
    paint_velvet(
        paint,
        shape,
        velvet,
        marks=(
            Glow((346, 356), (12, 18), "bright", 0.4, 7),
            Stroke([(400, 340), (404, 360), (400, 382)], 10, "bright", 0.25, 5),
        ),
        light=((320, 310), (460, 390)),
        nap=60,
        seed=3,
    )
    paint.stroke(_COLLAR_TOP, 4, "#8d93a6", profile=even)
    paint.stroke(shifted(_COLLAR_TOP, 0, -0.8), 1.8, "#f4f6fa", profile=even)
    paint_cloud(paint, (392, 358), 11, _SILVER, turn=-8)
    _paint_clasp(paint)


def _paint_clasp(paint: Painter) -> None:
    x, y = _CLASP
    paint.circle((x + 2, y + 4), 11, _SHADOW, opacity=0.5, blur=2.5)
    silver = paint.document.radial((x - 3, y - 4), 14, (0, "#ffffff"), (0.5, _SILVER), (1, "#5a6076"))
    paint.circle(_CLASP, 10.5, silver)
    stone = paint.document.radial((x - 2, y - 2), 8, (0, "#ff9a80"), (0.5, "#c8372d"), (1, "#6a1018"))
    paint.circle(_CLASP, 6.4, stone)
    paint.circle((x - 2, y - 2.4), 1.7, "#ffe6dc")
