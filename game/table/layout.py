"""Where everything lies on the table of five-card draw, in canvas units."""

from __future__ import annotations

from typing import Final

from game.look.geometry import Rect
from game.opponents.pack import STANDING_EDGE
from game.table.spots import CARD_RATIO, CHIP_RADIUS, Spot

HAND: Final = 5

ROOM: Final = Rect(0, 0, 1920, 690)
TABLE: Final = Rect(0, 566, 1920, 514)
FIGURE_SCALE: Final = 0.70
FIGURE: Final = Rect(960 - 380 * FIGURE_SCALE, 30, 720 * FIGURE_SCALE, 1000 * FIGURE_SCALE)
"""The canvas of somebody who stands behind the table."""

HER_PLATE: Final = Rect(40, 20, 440, 92)
WARDROBE: Final = Rect(40, 128, 440, 462)
LOG_LEFT, LOG_TOP, LOG_WIDTH, LOG_ROW = 1460, 96, 420, 44
LOG_AREA: Final = Rect(1420, 56, 500, 590)
FORFEIT: Final = Rect(1460, 318, 420, 284)
BUBBLE_RIGHT, BUBBLE_TOP, BUBBLE_WIDTH = 1438, 80, 346
BUBBLE_TIP: Final = (1034.0, 240.0)
BUBBLE_LEFT, BUBBLE_LEFT_TIP = 500, (890.0, 240.0)
"""Where it stands on the other side of the head."""
POT_PLATE: Final = Rect(90, 840, 280, 66)
MY_PLATE: Final = Rect(1500, 866, 380, 92)
RIBBON: Final = Rect(620, 936, 680, 42)
"""With the name of the hand, as wide as it is while cards are marked: then it says how many, too."""
RIBBON_WITHOUT_MARKS: Final = Rect(680, 936, 560, 42)
BANNER: Final = Rect(336, 640, 1248, 114)
TRAY: Final = Rect(609, 406, 702, 206)
HER_HAND_PILL: Final = Rect(790, 589, 340, 40)
NAVIGATION: Final = (Rect(1652, 20, 64, 56), Rect(1730, 20, 64, 56), Rect(1808, 20, 64, 56))
SEAL: Final = Rect(1822, 106, 40, 40)

HINT: Final = Rect(1460, 294, 420, 298)
"""The card with a hint for newcomers, as high as it may become, under the log of the deal."""
LOG_FOOT: Final = 592.0
"""How far down the log of the deal may reach when nothing lies under it."""
LOG_GAP: Final = 8.0
"""Between the log and what lies under it."""

BAR: Final = Rect(40, 982, 1840, 88)
HINT_IN_BAR: Final = Rect(52, 990, 1012, 72)
BAR_WORDS: Final = Rect(40, 982, 1060, 88)
PILE: Final = Rect(60, 660, 400, 180)
MY_PILE: Final = Rect(1690, 720, 160, 140)
"""Where chips lie."""
BAR_TITLE: Final = (72.0, 1022.0)
BAR_HINT: Final = (72.0, 1054.0)

CHIP_STACKS: Final = ((190, 738), (272, 736), (228, 798), (110, 750), (350, 754), (152, 786), (302, 788))
"""Where the stacks of the pot stand, by their lowest chip."""
MY_CHIP_STACKS: Final = ((1734, 800), (1806, 790), (1770, 826))
POT_MIDDLE: Final = Spot(230, 764, 2 * CHIP_RADIUS)
MY_CHIPS: Final = Spot(1770, 800, 2 * CHIP_RADIUS)
HER_CHIPS: Final = Spot(760, 640, 2 * CHIP_RADIUS)
STAKES: Final = ((404.0, 812.0), (404.0, 736.0))
"""Where the medallions of staked garments lie beside the pot."""
STAKE_RADIUS: Final = 30

_DECK: Final = Rect(1560, 668, 104, 104 * CARD_RATIO)
_DECK_WHEN_CLOSING: Final = Rect(150, 800, 104, 104 * CARD_RATIO)
MUCK: Final = ((324.0, 884.0, -14.0), (350.0, 894.0, 9.0))
"""Centre and turn of the two backs that stand for everything thrown away."""
MUCK_WIDTH: Final = 92
DECKS: Final = (_DECK.inset(-40), _DECK_WHEN_CLOSING.inset(-40), Rect(330, 890, 1, 1).inset(-90))
"""Where the deck and the muck lie while a deal is played and when it is over."""


def deck(*, closing: bool) -> Rect:
    """The deck; it makes room for the winner's chips when the deal closes."""
    return _DECK_WHEN_CLOSING if closing else _DECK


def muck(place: int, *, closing: bool) -> Spot:
    """Where the ``place``-th discarded card goes."""
    if closing:
        x, y, turn = MUCK[place % 2]
        return Spot(x, y, MUCK_WIDTH, turn)
    turn = (place * 67 % 25) - 12
    return Spot(_DECK.centre_x, _DECK.centre_y, _DECK.width, turn)


MARK_RISE: Final = 44
"""By how much a card is raised that is to be exchanged."""


MY_CARDS: Final = Rect(370, 540, 1180, 420)
"""All cards of the human, raised or not, with what shines around them."""


def my_card(place: int, *, closing: bool = False, marked: bool = False) -> Rect:
    """The ``place``-th card of the human, from 0."""
    if closing:
        return Rect(573 + 158 * place, 770, 142, 142 * CARD_RATIO)
    return Rect(444 + 210 * place, 664 - (MARK_RISE if marked else 0), 192, 192 * CARD_RATIO)


def her_card(place: int) -> Rect:
    """The ``place``-th card of the opponent when it lies open."""
    return Rect(629 + 134 * place, 418, 126, 126 * CARD_RATIO)


def her_hand(place: int) -> Spot:
    """Where her ``place``-th card is held, for what flies to it."""
    return Spot(740 + 14 * place, 290 - 6 * place, 46, -24 + 12 * place)


def wardrobe_row(place: int, count: int) -> Rect:
    """The ``place``-th of ``count`` rows of the wardrobe panel."""
    pitch = 58 if count <= 6 else 46
    return Rect(WARDROBE.x + 12, WARDROBE.y + 70 + pitch * place, WARDROBE.width - 24, pitch - 4)


def log_panel(height: float) -> Rect:
    """The deal log when it is so high."""
    return Rect(LOG_LEFT, LOG_TOP, LOG_WIDTH, height)


def my_pip(place: int, count: int) -> Spot:
    """The icon of the human's ``place``-th garment on the plate."""
    return Spot(MY_PLATE.right - 34 - 36 * (count - 1 - place), MY_PLATE.y + 30, 28)


def figure_place(table_edge: float) -> Rect:
    """The canvas of an opponent whose picture meets the wood at this height of its 1,000 units.

    Who leans on the table is drawn a little smaller than who stands behind it, so that arms and elbows lie on the wood.
    """
    size = FIGURE_SCALE * STANDING_EDGE / table_edge
    wood = FIGURE.y + STANDING_EDGE * FIGURE_SCALE
    return Rect(960 - 380 * size, wood - table_edge * size, 720 * size, 1000 * size)
