"""Where everything lies on the table of stud, in canvas units."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from game.drawing.canvas import Align
from game.look.geometry import Rect
from game.table import layout as tables
from game.table.presence import Stand
from game.table.spots import CARD_RATIO, CHIP_RADIUS, Spot

CARDS: Final = 7
DOWN_PLACES: Final = frozenset({0, 1, 6})
"""Cards of a hand that lie face down, by their places."""

MY_PLATE: Final = Rect(1500, 856, 380, 92)
MY_PIPS: Final = (1520.0, 832.0)
INFO: Final = Rect(40, 820, 300, 128)
SEAL: Final = Rect(126, 28, 40, 40)
LOG_BUTTON: Final = Rect(40, 20, 64, 56)
LOG: Final = Rect(40, 96, 440, 560)
STAKE_RADIUS: Final = 36
MY_CARD_WIDTH: Final = 126
_SMALL_CHIP: Final = 17.0
"""The radius of chips that lie on the plate of their pot."""
_MUCK: Final = Spot(960, 620, 84)


@dataclass(frozen=True, slots=True)
class HandLayout:
    """How the cards of one opponent lie."""

    up: float
    """Width of an open card."""
    down: float
    drop: float
    """How much lower a hidden card lies."""


class StudLayout(ABC):
    """The places of a table for so many opponents; seat 1 sits at the human's left."""

    has_figures: ClassVar[bool]
    banner: ClassVar[Rect]
    ribbon: ClassVar[Rect]
    deck: ClassVar[Rect]
    community: ClassVar[Rect]
    hand: ClassVar[HandLayout]
    my_chips: ClassVar[Sequence[tuple[float, float]]] = tables.MY_CHIP_STACKS
    """Where the stacks of the human stand, by their lowest chip."""

    def __init__(self, opponents: int, street: tuple[float, float, Align, float]) -> None:
        self.opponents = opponents
        self.street = street
        """Where the name of the street stands: x, baseline, side, and the room for it."""

    @abstractmethod
    def stand(self, seat: int) -> Stand:
        """Where an opponent is seen, and where her words are."""

    @abstractmethod
    def portrait(self, seat: int) -> Rect:
        """Her figure's canvas, or her bust."""

    @abstractmethod
    def plate(self, seat: int) -> Rect:
        """Her name and money."""

    @abstractmethod
    def pip(self, seat: int, place: int) -> tuple[float, float]:
        """The middle of the icon of her ``place``-th garment."""

    @abstractmethod
    def card(self, seat: int, place: int, count: float, *, shown: bool = False) -> Rect:
        """Her ``place``-th card of ``count``; ``shown`` at the showdown."""

    def hand_area(self, seat: int) -> Rect:
        """What her cards, however many, and their shadows cover."""
        first, last = self.card(seat, 0, CARDS), self.card(seat, CARDS - 1, CARDS)
        return first.union(last).union(self.card(seat, 0, 1, shown=True)).inset(-60)

    @abstractmethod
    def my_card(self, place: int) -> Rect:
        """The human's ``place``-th card."""

    @property
    def my_pile(self) -> Rect:
        """What the human's chips cover."""
        x, y = self.my_chips[-1]
        return Rect(x - 80, y - 106, 160, 140)

    def street_of(self, pots: int) -> tuple[float, float, Align, float]:  # noqa: ARG002 - where pots are in the way
        """Where the name of the street stands beside so many pots; no room means that it is not told."""
        return self.street

    def chip_radius(self, pots: int) -> float:  # noqa: ARG002 - where many pots leave less room
        """How large the chips of so many pots are."""
        return CHIP_RADIUS

    @abstractmethod
    def pot(self, place: int, count: int) -> Rect:
        """The plate of the ``place``-th of ``count`` pots."""

    @abstractmethod
    def pile(self, place: int, count: int) -> Sequence[tuple[float, float]]:
        """Where the stacks of that pot stand."""

    @abstractmethod
    def stake(self, place: int) -> tuple[float, float]:
        """The middle of the ``place``-th staked medallion."""

    @abstractmethod
    def card_of_wardrobe(self, seat: int, width: float, height: float) -> Rect:
        """Where a panel about a seat opens."""


class FiguresLayout(StudLayout):
    """One to three opponents: they stand behind the table."""

    has_figures = True
    banner = Rect(460, 638, 1000, 82)
    """Between everybody's cards, none of which it hides."""
    ribbon = Rect(700, 920, 520, 40)
    deck = Rect(352, 664, 84, 84 * CARD_RATIO)
    community = Rect(250, 660, 78, 78 * CARD_RATIO)
    hand = HandLayout(84, 72, 6)
    _CENTRES: ClassVar[Mapping[int, tuple[float, ...]]] = {1: (960,), 2: (600, 1320), 3: (350, 960, 1570)}
    _SIZE: ClassVar = 0.62
    _PITCH: ClassVar = 60

    def __init__(self, opponents: int) -> None:
        super().__init__(opponents, (712.0, 688.0, Align.RIGHT, 250.0))

    def _centre(self, seat: int) -> float:
        return self._CENTRES[self.opponents][seat - 1]

    def stand(self, seat: int) -> Stand:
        centre = self._centre(seat)
        figure = Rect(centre - 235, 0, 470, 430)
        if centre < 500:
            return Stand(figure, Rect(centre + 128, 46, 290, 170), (centre + 84, 172), Align.LEFT)
        return Stand(figure, Rect(centre - 418, 46, 290, 170), (centre - 84, 172), Align.RIGHT)

    def portrait(self, seat: int) -> Rect:
        return Rect(self._centre(seat) - 380 * self._SIZE, 8, 720 * self._SIZE, 1000 * self._SIZE)

    def plate(self, seat: int) -> Rect:
        return Rect(self._centre(seat) - 230, 404, 460, 98)

    def pip(self, seat: int, place: int) -> tuple[float, float]:
        plate = self.plate(seat)
        return plate.x + 42 + 37 * place, plate.y + 69

    def card(self, seat: int, place: int, count: float, *, shown: bool = False) -> Rect:
        is_down = place in DOWN_PLACES and not shown
        width = self.hand.down if is_down else self.hand.up
        left = self._centre(seat) - ((count - 1) * self._PITCH + self.hand.up) / 2 + self._PITCH * place
        return Rect(left, 514 + (self.hand.drop if is_down else 0), width, width * CARD_RATIO)

    def my_card(self, place: int) -> Rect:
        lower = 14 if place in DOWN_PLACES else 0
        return Rect(489 + 136 * place, 724 + lower, MY_CARD_WIDTH, MY_CARD_WIDTH * CARD_RATIO)

    def street_of(self, pots: int) -> tuple[float, float, Align, float]:
        x, y, side, room = self.street
        if pots <= 2:
            return self.street
        return (x - 40, y, side, room - 24) if pots == 3 else (x, y, side, 0.0)

    def chip_radius(self, pots: int) -> float:
        return CHIP_RADIUS if pots <= 2 else _SMALL_CHIP

    def pot(self, place: int, count: int) -> Rect:
        """One or two pots have their chips beside them, more of them on their plates."""
        if count <= 2:
            return Rect(770 + 290 * place, 648, 180, 62)
        return Rect((730 if count == 3 else 530) + 200 * place, 648, 180, 62)

    def pile(self, place: int, count: int) -> Sequence[tuple[float, float]]:
        plate = self.pot(place, count)
        if count == 1:
            return ((plate.right + 50, 688), (plate.right + 120, 684), (plate.right + 85, 710))
        if count == 2:
            return ((plate.right + 40, 684), (plate.right + 74, 706))
        return ((plate.right - 26, plate.y + 44),)

    def stake(self, place: int) -> tuple[float, float]:
        return 1396 + 84 * place, 680

    def card_of_wardrobe(self, seat: int, width: float, height: float) -> Rect:
        centre = self._centre(seat)
        left = centre + 250 if centre < 1200 else centre - 250 - width
        return Rect(left, 60, width, height)


class BustsLayout(StudLayout):
    """Four to seven opponents: busts in niches around the oval table."""

    has_figures = False
    banner = Rect(500, 590, 920, 108)
    ribbon = Rect(700, 900, 520, 38)
    deck = Rect(1336, 590, 66, 66 * CARD_RATIO)
    community = Rect(1130, 296, 78, 78 * CARD_RATIO)
    hand = HandLayout(78, 68, 6)
    my_chips = ((1484, 800), (1556, 790), (1520, 826))
    """Between the human's cards and those of whoever sits at the right."""
    _MODULES: ClassVar[Mapping[int, tuple[tuple[float, float], ...]]] = {
        4: ((40, 384), (420, 30), (1080, 30), (1446, 384)),
        5: ((40, 384), (300, 30), (752, 30), (1204, 30), (1446, 384)),
        6: ((40, 500), (40, 268), (420, 30), (1080, 30), (1446, 268), (1446, 500)),
        7: ((40, 500), (40, 268), (300, 30), (752, 30), (1204, 30), (1446, 268), (1446, 500)),
    }
    _WIDTH: ClassVar = 440
    _STAKES: ClassVar = (648, 752, 856, 960, 1064, 544, 1168)
    """Middles of medallions, above the chips of the pots; the last ones where a common card may lie."""

    def __init__(self, opponents: int) -> None:
        super().__init__(opponents, (960.0, 642.0, Align.CENTRE, 300.0))

    def _module(self, seat: int) -> tuple[float, float]:
        return self._MODULES[self.opponents][seat - 1]

    def stand(self, seat: int) -> Stand:
        x, y = self._module(seat)
        bust = self.portrait(seat).inset(-8)
        if y < 100 and x < 1000:
            return Stand(bust, Rect(x + 164, 290, 330, 140), (x + 68, 216), Align.LEFT)
        if y < 100:
            return Stand(bust, Rect(x - 298, 290, 330, 140), (x + 68, 216), Align.RIGHT)
        top = min(y + 4, 440)
        room = Rect(x + self._WIDTH + 26 if x < 500 else x - 350, top, 320, self.banner.y - 10 - top)
        if x < 500:
            return Stand(bust, room, (x + 416, y + 66), Align.LEFT)
        return Stand(bust, room, (x - 2, y + 66), Align.RIGHT)

    def portrait(self, seat: int) -> Rect:
        x, y = self._module(seat)
        return Rect(x, y, 136, 190)

    def plate(self, seat: int) -> Rect:
        x, y = self._module(seat)
        return Rect(x + 114, y + 12, 302, 108)

    def pip(self, seat: int, place: int) -> tuple[float, float]:
        x, y = self._module(seat)
        return x + 168 + 35 * place, y + 99

    def card(self, seat: int, place: int, count: float, *, shown: bool = False) -> Rect:  # noqa: ARG002 - as its base is asked
        x, y = self._module(seat)
        if shown:
            return Rect(x + 142 + 38 * place, y + 130, self.hand.up, self.hand.up * CARD_RATIO)
        if place in DOWN_PLACES:
            left = 144 + 16 * place if place < 2 else 198 + 44 * 4
            return Rect(x + left, y + 130 + self.hand.drop, self.hand.down, self.hand.down * CARD_RATIO)
        return Rect(x + 198 + 44 * (place - 2), y + 130, self.hand.up, self.hand.up * CARD_RATIO)

    def my_card(self, place: int) -> Rect:
        lower = 14 if place in DOWN_PLACES else 0
        return Rect(495 + 134 * place, 706 + lower, MY_CARD_WIDTH, MY_CARD_WIDTH * CARD_RATIO)

    def pot(self, place: int, count: int) -> Rect:
        return Rect(960 - 105 * count + 20 + 210 * place, 530, 170, 62)

    def pile(self, place: int, count: int) -> Sequence[tuple[float, float]]:
        centre = self.pot(place, count).centre_x
        return ((centre - 42, 478), (centre + 28, 474), (centre - 8, 504))

    def stake(self, place: int) -> tuple[float, float]:
        row, column = divmod(place, len(self._STAKES))
        return self._STAKES[column], 320 + 24 * row

    def card_of_wardrobe(self, seat: int, width: float, height: float) -> Rect:
        x, y = self._module(seat)
        left = x + self._WIDTH + 24 if x < 500 and y > 100 else x - 24 - width
        if y < 100:
            left = min(max(x - 60, 40), 1880 - width)
            return Rect(left, 284, width, height)
        return Rect(left, min(y - 20, 700 - height), width, height)


def layout_for(opponents: int) -> StudLayout:
    """The table for one to seven opponents."""
    return FiguresLayout(opponents) if opponents <= 3 else BustsLayout(opponents)


def my_pip(place: int) -> tuple[float, float]:
    """The middle of the icon of the human's ``place``-th garment, over his plate."""
    return MY_PIPS[0] + 37 * place, MY_PIPS[1]


def muck() -> Spot:
    """Where cards would go that are thrown away."""
    return _MUCK
