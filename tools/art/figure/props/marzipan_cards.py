"""A bride and a groom of marzipan: the queen and the king of hearts as little playing cards, hand in hand."""

from tools.art.figure.palette import GOLD
from tools.art.interface.suits import suit_sign
from tools.art.kit.brushes import even
from tools.art.kit.geometry import Box, Landmarks, Point, number
from tools.art.kit.paint import Painter

_PASTE, _PASTE_LIGHT, _PASTE_DARK = "#f6e4c0", "#fffaec", "#c79a62"
_FLESH, _FLESH_DARK, _INK = "#f4cda4", "#c98a5e", "#4a2418"
_CHERRY, _CARAMEL = "#c21f3a", "#b5793a"
_CARD = Box(-21, -54, 21, 0)


def paint_pair(paint: Painter, feet: Point) -> None:
    """Both figures, standing on either side of the point."""
    x, y = feet
    for side, lean in ((-1, -4), (1, 5)):
        with paint.group(transform=f"translate({number(x + side * 25)},{number(y)}) rotate({lean})"):
            _paint_arms(paint, side)
            _paint_card(paint)
            _paint_head(paint)
            if side < 0:
                _paint_veil(paint)
            else:
                _paint_hat(paint)
    paint.circle((x, y - 26), 5, _FLESH_DARK)
    paint.circle((x - 0.6, y - 26.8), 4.4, _FLESH)


def _paint_arms(paint: Painter, side: int) -> None:
    inner: Landmarks = [(-side * 18, -40), (-side * 26, -34), (-side * 27, -25)]
    outer: Landmarks = [(side * 18, -40), (side * 29, -36), (side * 27, -24), (side * 20, -20)]
    for arm in (inner, outer):
        paint.stroke(arm, 7, _PASTE_DARK, profile=even)
        paint.stroke([(x - 0.6, y - 0.8) for x, y, *_ in arm], 5, _PASTE, profile=even)
    paint.circle((side * 20, -20), 4, _FLESH)


def _paint_card(paint: Painter) -> None:
    paint.ellipse((4, 1), (26, 6), "#4a2010", opacity=0.45, blur=3)
    paint.rectangle(Box(_CARD.left + 3, _CARD.top + 2, _CARD.right + 4, _CARD.bottom + 1), _PASTE_DARK, corner=6)
    paste = paint.document.linear((-21, -54), (21, 0), (0, _PASTE_LIGHT), (0.6, _PASTE), (1, "#e2c48e"))
    paint.rectangle(_CARD, paste, corner=6)
    frame = _CARD.grown(-4)
    corners = [
        (frame.left, frame.top), (frame.right, frame.top), (frame.right, frame.bottom), (frame.left, frame.bottom),
        (frame.left, frame.top),
    ]  # fmt: skip
    paint.hairline(corners, 1, _CARAMEL, opacity=0.8)
    paint.raw(suit_sign("h", 0, -25, 24, _CHERRY))
    for x, y in ((-12, -43), (12, -9)):
        paint.raw(suit_sign("h", x, y, 8, _CHERRY))


def _paint_head(paint: Painter) -> None:
    paint.circle((1, -66), 13.4, _FLESH_DARK)
    paint.circle((0, -67), 13, paint.document.radial((-4, -72), 20, (0, "#fff0d8"), (0.6, _FLESH), (1, _FLESH_DARK)))
    for x in (-4.6, 4.2):
        paint.circle((x, -67), 1.5, _INK)
    paint.stroke([(-4.4, -61.6), (0, -59.4), (4.2, -61.6)], 1.6, _CHERRY)
    for x in (-8, 7.6):
        paint.circle((x, -63), 2.6, "#e8837a", opacity=0.6, blur=0.8)


def _paint_veil(paint: Painter) -> None:
    veil: Landmarks = [(-4, -82), (-17, -72), (-21, -52), (-27, -28), (-15, -40), (-12, -58), (-11, -70), (4, -80)]
    paint.shape(veil, "#ffffff", opacity=0.85)
    paint.stroke([(-10, -76), (-17, -60), (-22, -38)], 1.2, _PASTE_DARK, opacity=0.6)
    crown: Landmarks = [
        (-10, -76, "c"), (-12, -88, "c"), (-6, -82, "c"), (0, -91, "c"), (6, -82, "c"), (12, -88, "c"), (10, -76, "c"),
    ]  # fmt: skip
    paint.shape(crown, paint.document.linear((-12, -90), (12, -76), (0, GOLD.light), (1, GOLD.shade)))
    for x, y in ((-12, -88), (0, -91), (12, -88)):
        paint.circle((x, y), 1.9, _CHERRY)


def _paint_hat(paint: Painter) -> None:
    paint.ellipse((0, -77), (16, 3.6), "#2a1a22")
    crown: Landmarks = [(-10, -77, "c"), (-11, -96, "c"), (0, -98), (11, -96, "c"), (10, -77, "c")]
    paint.shape(crown, paint.document.linear((-11, -96), (11, -80), (0, "#6a5460"), (0.5, "#3a2832"), (1, "#1c1018")))
    paint.stroke([(-10, -80), (0, -78.6), (10, -80)], 3.4, _CHERRY, profile=even)
    paint.ellipse((0, -96.4), (10.8, 2.2), "#5a4450")
