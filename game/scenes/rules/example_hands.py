"""One hand of every category, to be shown beside its name, in the cards of either deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.cards import Card, Deck, parse_cards
from engine.evaluation import HandCategory
from game.drawing import shapes
from game.drawing.canvas import Canvas
from game.drawing.vector import Drawing, Layer, path
from game.look.colours import Palette
from game.look.geometry import Rect
from game.settings import Settings
from game.table.cards import draw_card
from game.table.spots import CARD_RATIO
from game.texts import Texts
from game.texts.hands import category_definition, category_name, royal_flush_definition, royal_flush_name


@dataclass(frozen=True, slots=True)
class RankedHand:
    """A line of the ranking. The royal flush has its own line above the other straight flushes."""

    category: HandCategory
    is_royal: bool
    cards: tuple[Card, ...]
    counting: int
    """How many of the first cards make the hand; the others are kickers."""

    def name(self, texts: Texts) -> str:
        return royal_flush_name(texts) if self.is_royal else category_name(texts, self.category)

    def definition(self, texts: Texts) -> str:
        return royal_flush_definition(texts) if self.is_royal else category_definition(texts, self.category)


_EXAMPLES: Final = (
    (HandCategory.STRAIGHT_FLUSH, 5, "Ah Kh Qh Jh Th", "Ah Kh Qh Jh Th"),
    (HandCategory.STRAIGHT_FLUSH, 5, "9s 8s 7s 6s 5s", "Qs Js Ts 9s 8s"),
    (HandCategory.FOUR_OF_A_KIND, 4, "Qs Qh Qd Qc 3h", "Qs Qh Qd Qc 8h"),
    (HandCategory.FULL_HOUSE, 5, "Ks Kh Kd 9c 9s", "Ks Kh Kd 9c 9s"),
    (HandCategory.FLUSH, 5, "Ac Jc 8c 5c 2c", "Ac Jc 9c 8c 7c"),
    (HandCategory.STRAIGHT, 5, "8d 7s 6h 5c 4d", "Jd Ts 9h 8c 7d"),
    (HandCategory.THREE_OF_A_KIND, 3, "7s 7h 7d Kc 4s", "7s 7h 7d Kc 9s"),
    (HandCategory.TWO_PAIR, 4, "Jd Jc 4h 4s As", "Jd Jc 8h 8s As"),
    (HandCategory.PAIR, 2, "Td Ts Kh 6c 3d", "Td Ts Kh 9c 8d"),
    (HandCategory.HIGH_CARD, 1, "As Jd 9h 6c 2s", "As Jd 9h 8c 7s"),
)


def ranking(deck: Deck) -> tuple[RankedHand, ...]:
    """The ten lines of the ranking, the best first."""
    return tuple(
        RankedHand(category, place == 0, parse_cards(full if deck is Deck.FULL else short), counting)
        for place, (category, counting, full, short) in enumerate(_EXAMPLES)
    )


def draw_hand(
    canvas: Canvas,
    settings: Settings,
    cards: tuple[Card | None, ...],
    place: Rect,
    pitch: float,
    counting: int | None = None,
    *,
    on_paper: bool = False,
) -> None:
    """Draw cards side by side; ``place`` is the first one, and those from ``counting`` on are dimmed.

    What is dimmed on paper becomes pale instead of dark.
    """
    for number, card in enumerate(cards):
        rect = Rect(place.x + number * pitch, place.y, place.width, round(place.width * CARD_RATIO))
        dimmed = counting is not None and number >= counting
        draw_card(canvas, settings, card, rect, dimmed=dimmed and not on_paper)
        if dimmed and on_paper:
            canvas.part(_PaleCard(rect.width, rect.height), rect.x, rect.y)


@dataclass(frozen=True, slots=True)
class _PaleCard:
    """A veil of paper over a card that does not count."""

    width: float
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, self.width * 17 / 240)
        return Drawing(self.width, self.height, (Layer(path(outline, palette, fill="#f3e9d2", opacity=0.55)),))
