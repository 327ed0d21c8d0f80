"""A silver cake slice held upright, one sugar rose on its blade; the other half of the wedding cake's finale."""

from tools.art.figure.props.sugar_rose import CHERRY_SUGAR, paint_rose
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_LIGHT, _SILVER, _GREY, _STEEL = "#ffffff", "#d6dee4", "#93a1b0", "#4c5868"
_BLADE: Landmarks = [
    (109, 372, "c"), (122, 400), (140, 440), (148, 474, "c"), (138, 492), (120, 498), (112, 500), (104, 498),
    (86, 492), (76, 474, "c"), (84, 440), (98, 400),
]  # fmt: skip
_HANDLE: Landmarks = [(112, 496), (114, 530), (116, 580), (116, 646)]
_CREAM: Landmarks = [(92, 452), (108, 444), (128, 450), (138, 470), (126, 480), (112, 474), (98, 482), (84, 470)]


def paint_server(paint: Painter) -> None:
    document = paint.document
    silver = document.linear(
        (78, 400), (146, 470), (0, _SILVER), (0.3, _LIGHT), (0.46, _GREY), (0.62, _LIGHT), (1, _GREY)
    )
    paint.stroke(_HANDLE, 13, _STEEL, profile=even)
    paint.stroke(shifted(_HANDLE, -0.6, 0), 11, _GREY, profile=even)
    paint.stroke(shifted(_HANDLE, -2.6, 0), 3.4, _LIGHT, profile=even, opacity=0.95)
    paint.circle((116, 648), 9, _GREY)
    paint.circle((114.6, 646), 5.4, _SILVER)
    paint.shape(_BLADE, _STEEL)
    paint.shape(shifted([*_BLADE], -1.2, -0.8), silver)
    paint.stroke([(110, 384), (96, 420), (84, 462)], 2.2, _LIGHT, opacity=0.95)
    paint.stroke([(112, 392), (126, 424), (139, 466)], 1.4, _STEEL, opacity=0.6)
    # Pierced border, as on a grandmother's silver.
    for x, y in ((96, 424), (92, 436), (126, 424), (131, 436), (111, 398), (107, 409), (116, 409)):
        paint.circle((x, y), 2.6, _STEEL, opacity=0.75)
        paint.circle((x + 0.7, y + 0.8), 1.8, "#1e2432")
    paint.shape(shifted(_CREAM, 1, 4), "#5a4a4a", opacity=0.4, blur=2)
    paint.shape(_CREAM, "#fff8ea")
    paint.stroke([(92, 466), (108, 456), (126, 460)], 3, "#e4cfa6", opacity=0.7, blur=1)
    paint_rose(paint, (111, 446), 29, CHERRY_SUGAR, leaves=(155, 30))
