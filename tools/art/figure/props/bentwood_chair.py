"""The back of a tipped bentwood chair, as far as it is seen beside the one who sits in it."""

from tools.art.kit.brushes import even
from tools.art.kit.geometry import Landmarks, shifted
from tools.art.kit.paint import Painter

_HOOP: Landmarks = [
    (380, 520), (420, 476), (470, 452), (530, 446), (580, 462), (606, 500), (610, 560), (600, 680), (588, 800),
    (562, 1180),
]  # fmt: skip
_INNER: Landmarks = [
    (440, 540), (480, 506), (526, 498), (560, 518), (570, 570), (562, 680), (550, 800), (526, 1180),
]  # fmt: skip
_CANE: Landmarks = [
    (440, 540), (480, 506), (526, 498), (560, 518), (570, 570), (562, 680), (550, 800), (540, 1012, "c"),
    (420, 1012, "c"), (420, 560),
]  # fmt: skip
_FINE = 140
_WOOD = ("#2a130c", "#5a2d18", "#96572e", "#e0a468")
_STRAW = ("#4a3018", "#b48a50", "#e2c088")


def paint_chair(paint: Painter) -> None:
    _paint_cane(paint)
    for bow, width in ((_INNER, 15), (_HOOP, 24)):
        _paint_bow(paint, bow, width)


def _paint_bow(paint: Painter, bow: Landmarks, width: float) -> None:
    """A round bent rod: dark below, a broad light and a narrow gleam above."""
    dark, base, light, gleam = _WOOD
    paint.stroke(shifted(bow, 4, 6), width, "#08040a", profile=even, opacity=0.5, blur=4, samples=_FINE)
    paint.stroke(bow, width, dark, profile=even, samples=_FINE)
    paint.stroke(shifted(bow, -width * 0.05, -width * 0.06), width * 0.78, base, profile=even, blur=1.2, samples=_FINE)
    paint.stroke(
        shifted(bow, -width * 0.1, -width * 0.14),
        width * 0.36,
        light,
        profile=even,
        opacity=0.85,
        blur=1.6,
        samples=_FINE,
    )
    paint.stroke(shifted(bow, -width * 0.12, -width * 0.2), width * 0.12, gleam, opacity=0.85, blur=0.6, samples=_FINE)
    paint.stroke(
        shifted(bow, width * 0.38, width * 0.1), 1.6, "#a8c0f0", profile=even, opacity=0.3, blur=0.5, samples=_FINE
    )


def _paint_cane(paint: Painter) -> None:
    """Woven cane: two slanting sets of straw over an upright one."""
    dark, base, light = _STRAW
    shape = paint.outline(_CANE)
    paint.fill(shape, "#150b10", opacity=0.72)
    with paint.group(clip=shape):
        for start in range(400, 620, 13):
            paint.hairline([(start, 480), (start - 26, 1012)], 2.2, base, opacity=0.75)
        for start in range(300, 1300, 17):
            paint.hairline([(400, start), (600, start + 130)], 2, dark)
            paint.hairline([(400, start - 1), (600, start + 129)], 1.2, light, opacity=0.8)
            paint.hairline([(400, start), (600, start - 130)], 2, dark)
            paint.hairline([(400, start - 1), (600, start - 131)], 1.2, base, opacity=0.9)
        paint.shape([(400, 480), (500, 480), (480, 600), (470, 1012), (400, 1012)], "#0a0508", opacity=0.6, blur=14)
