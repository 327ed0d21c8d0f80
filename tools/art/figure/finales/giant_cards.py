"""Finale: a fan of five giant cards, the royal flush in hearts. For the frontal figure.

The near hand closes over the ace's upper edge, the far one reaches round its side: both thumbs are behind it.
"""

import math

from tools.art.figure.hands import Finger, HandTones, paint_fingers
from tools.art.figure.palette import GOLD
from tools.art.figure.poses.frontal import FIST_THUMB
from tools.art.interface.cards.layout import CENTRE_X, CENTRE_Y, rank_sign
from tools.art.interface.cards.pips import ace
from tools.art.interface.colours import SUIT_COLOURS
from tools.art.interface.suits import suit_sign
from tools.art.kit.geometry import Box, Landmarks, Point, number
from tools.art.kit.paint import Painter

_PIVOT: Point = (378, 1700)
_FAN = (("T", -8.9), ("J", -5.95), ("Q", -3.0), ("K", -0.05), ("A", 2.9))
"""Rank and angle in degrees, from the hindmost to the ace in front."""
_CARD = Box(-112, -1245, 112, -560)
"""One card above the pivot."""
_CORNER = 20.0
_INDEX_X, _INDEX_Y, _INDEX_HEIGHT = 38.0, 46.0, 40.0
_HEART_Y = -908.0
_HEART_SCALE = 1.22
_INK = SUIT_COLOURS["two"]["h"]
_FAR_THUMB = Finger([(266, 654), (290, 628), (314, 611), (346, 602)], 20.5)
_CAST: Landmarks = [
    (196, 520), (200, 470), (280, 440), (360, 428), (470, 436), (540, 470), (550, 540), (380, 580),
]  # fmt: skip
"""The cards' shadow on the chest."""


def paint_giant_cards(paint: Painter, tones: HandTones) -> None:
    paint.shape(_CAST, "#5a2420", opacity=0.42, blur=9)
    *behind, front = _FAN
    for rank, angle in behind:
        _paint_card(paint, rank, angle)
    paint_fingers(paint, [_FAR_THUMB, FIST_THUMB], tones, blunt=True)
    _paint_card(paint, *front)


def _paint_card(paint: Painter, rank: str, angle: float) -> None:
    place = f"translate({number(_PIVOT[0])} {number(_PIVOT[1])}) rotate({number(angle)})"
    with paint.group(transform=place):
        _paint_paper(paint)
        _paint_index(paint, rank)
        if rank == "A":
            _paint_heart(paint)
        shade = paint.document.linear(
            (_CARD.left, 0), (_CARD.right, 0), (0, "#ffffff", 0.14), (0.45, "#ffffff", 0), (1, "#2a0a14", 0.26)
        )
        paint.rectangle(_CARD, shade, corner=_CORNER)


def _paint_paper(paint: Painter) -> None:
    left, top, right, bottom = _CARD
    document = paint.document
    paint.rectangle(Box(left + 3, top + 4, right + 5, bottom), "#0c0610", corner=_CORNER, opacity=0.5, blur=6)
    paper = document.linear((left, top), (right, bottom), (0, "#fffaee"), (0.4, "#f6ead2"), (1, "#c9ab86"))
    paint.rectangle(_CARD, "#cdb48c", corner=_CORNER)
    paint.rectangle(_CARD.grown(-1.2), paper, corner=_CORNER - 1)
    # The card is thick board: light on its upper and left edge.
    paint.hairline([(left + 2, bottom), (left + 2, top + 18)], 1.6, "#ffffff", opacity=0.8)
    paint.hairline([(left + 20, top + 2), (right - 20, top + 2)], 1.6, "#ffffff", opacity=0.8)
    for inset, width, tone in ((9, 2.6, GOLD.base), (14, 1.1, "#b3203a")):
        _paint_frame(paint, _CARD.grown(-inset), width, tone, corner=_CORNER - inset * 0.5)


def _paint_frame(paint: Painter, box: Box, width: float, tone: str, *, corner: float) -> None:
    """Only sides and top: the foot of the card is below the table."""
    arc = [math.radians(degrees) for degrees in range(0, 91, 15)]
    left = [(box.left + corner - corner * math.cos(turn), box.top + corner - corner * math.sin(turn)) for turn in arc]
    right = [(box.right - corner + corner * math.sin(turn), box.top + corner - corner * math.cos(turn)) for turn in arc]
    paint.hairline([(box.left, box.bottom), *left, *right, (box.right, box.bottom)], width, tone)


def _paint_index(paint: Painter, rank: str) -> None:
    x, y = _CARD.left + _INDEX_X, _CARD.top + _INDEX_Y
    paint.raw(rank_sign(rank, x, y, _INDEX_HEIGHT, _INK) + suit_sign("h", x, y + 46, 36, _INK))


def _paint_heart(paint: Painter) -> None:
    sign = f"translate(0 {number(_HEART_Y)}) scale({_HEART_SCALE}) translate({number(-CENTRE_X)} {number(-CENTRE_Y)})"
    paint.raw(f'<g transform="{sign}">{ace("h", _INK)}</g>')
    heart = paint.document.linear((-60, _HEART_Y - 70), (60, _HEART_Y + 70), (0, "#ff9a94", 0.55), (0.45, "#e2525f", 0),
                                  (1, "#3d0614", 0.45))  # fmt: skip
    paint.raw(suit_sign("h", 0, _HEART_Y, 124 * _HEART_SCALE, heart))
