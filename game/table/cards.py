"""Cards on the table: faces and backs at every size, what lights and dims them, badges and tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card, Suit
from engine.evaluation import HandCategory, describe
from game.drawing import shapes
from game.drawing.canvas import Canvas
from game.drawing.chrome import Chamfered, Disc
from game.drawing.ornaments import Glow, SoftShadow
from game.drawing.vector import BRASS_FILL, Drawing, Layer, path
from game.look.colours import Colour, Palette
from game.look.geometry import Rect
from game.look.typography import Face, TextStyle
from game.settings import DeckColours, Settings
from game.table.flights import Placed
from game.table.spots import CARD_RATIO

_LARGE_BELOW: Final = 112
"""Cards of fewer units, or of fewer pixels in a small window, show large indices."""
_CORNER: Final = 17 / 240
_BACK: Final = "cards/back.webp"
_PILE: Final = "cards/pile.webp"
_PILE_FRAME: Final = Rect(-30 / 240, -44 / 336, (240 + 84) / 240, (336 + 94) / 336)
"""The picture of the deck around its lowest card, in shares of that card's size."""
_BADGE: Final = TextStyle(Face.SEMIBOLD, 20)
_TAG: Final = TextStyle(Face.BOLD, 20)
_TAG_FALLS: Final = 24.0
_WHOLE_HAND: Final = (
    HandCategory.STRAIGHT,
    HandCategory.FLUSH,
    HandCategory.FULL_HOUSE,
    HandCategory.STRAIGHT_FLUSH,
)


@dataclass(frozen=True, slots=True)
class CardEdge:
    """The bright line around a card that is lit."""

    width: float
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, self.width * _CORNER + 1)
        return Drawing(self.width, self.height, (Layer(path(outline, palette, stroke="#ffdf8e", width=4)),), margin=4)


@dataclass(frozen=True, slots=True)
class CardShade:
    """What darkens a card that does not count."""

    width: float
    height: float

    def drawing(self, palette: Palette) -> Drawing:
        outline = shapes.rounded(0, 0, self.width, self.height, self.width * _CORNER)
        return Drawing(self.width, self.height, (Layer(path(outline, palette, fill="#1a1f1c", opacity=0.46)),))


def face_file(card: Card, settings: Settings, width: float) -> str:
    """The picture of a card's face that suits this width: in units, or in pixels where those are fewer."""
    folder = "large" if settings.large_indices or width < _LARGE_BELOW else "full"
    two_colours = settings.deck_colours is DeckColours.TWO and card.suit in (Suit.CLUBS, Suit.DIAMONDS)
    return f"cards/{folder}{'_two' if two_colours else ''}/{card}.webp"


def draw_card(
    canvas: Canvas,
    settings: Settings,
    card: Card | None,
    rect: Rect,
    *,
    raised: float = 0.0,
    lit: bool = False,
    dimmed: bool = False,
) -> None:
    """Draw a card that lies on the table; without a face it shows its back.

    ``raised`` is how bright the light around a card that was picked up is, from 0 to 1.
    """
    if not canvas.visible(rect.inset(-60)):
        return
    width, height, radius = rect.width, rect.height, rect.width * _CORNER
    light = 1.0 if lit else raised
    if light:
        with canvas.faded(light):
            canvas.part(Glow(width + 12, height + 12, 20), rect.x - 6, rect.y - 6)
    shadow = SoftShadow(width, height, radius, 22, 16) if raised else SoftShadow(width, height, radius)
    canvas.picture_on(shadow, face_file(card, settings, width * min(1.0, canvas.scale)) if card else _BACK, rect)
    if dimmed:
        canvas.part(CardShade(width, height), rect.x, rect.y)
    if light:
        with canvas.faded(light):
            canvas.part(CardEdge(width + 2, height + 2), rect.x - 1, rect.y - 1)


def draw_flying_card(canvas: Canvas, settings: Settings, placed: Placed, width: float) -> None:
    """Draw a card in flight. ``width`` is the size that it is kept at, so that not every moment needs its own."""
    spot = placed.spot
    if placed.stretch < 0.02:
        return
    pixels = max(1, round(width * canvas.scale))
    face = placed.face
    file = face_file(face, settings, width * min(1.0, canvas.scale)) if face else _BACK
    surface = canvas.stores.pictures.get(file, pixels, max(1, round(pixels * CARD_RATIO)))
    with canvas.faded(placed.opacity):
        zoom = round(spot.width / width, 2)
        canvas.sprite(surface, spot.x, spot.y, rotation=spot.rotation, stretch_x=placed.stretch, zoom=zoom)


def draw_deck(canvas: Canvas, rect: Rect) -> None:
    """Draw the pile of cards; ``rect`` is its lowest card."""
    frame = _PILE_FRAME
    picture = Rect(
        rect.x + frame.x * rect.width,
        rect.y + frame.y * rect.height,
        frame.width * rect.width,
        frame.height * rect.height,
    )
    if canvas.visible(picture):
        canvas.picture(_PILE, picture)


def draw_back(canvas: Canvas, x: float, y: float, width: float, rotation: float) -> None:
    """Draw a discarded card."""
    pixels = max(1, round(width * canvas.scale))
    surface = canvas.stores.pictures.get(_BACK, pixels, max(1, round(pixels * CARD_RATIO)))
    canvas.sprite(surface, x, y, rotation=rotation)


def draw_badge(canvas: Canvas, card: Rect, number: int) -> None:
    """The number of the key that marks a card, on its top edge."""
    canvas.part(Disc(17, Colour.QUIET, Colour.BRASS, 2), card.centre_x - 17, card.y - 17)
    canvas.text_middle(str(number), card.centre_x, card.y, _BADGE, Colour.BRASS_LIGHT)


def draw_swap_tag(canvas: Canvas, foot: float, centre: float, text: str, come: float = 1.0) -> None:
    """The tag on a marked card; ``foot`` is where the foot of the card was before it was raised.

    ``come`` tells how much of its way down it has done.
    """
    top = foot - 62 - _TAG_FALLS * (1 - come)
    with canvas.faded(come):
        _draw_tag(canvas, centre, top, text)


def _draw_tag(canvas: Canvas, centre: float, top: float, text: str) -> None:
    canvas.part(Chamfered(124, 36, 8, BRASS_FILL, Colour.BRASS_EDGE, 1.5, shadowed=True), centre - 62, top)
    canvas.icon("swap", centre - 44, top + 18, 20, Colour.ON_BRASS)
    canvas.text_middle(text, centre + 11, top + 18, _TAG, Colour.ON_BRASS, fit=78)


def combination(cards: Sequence[Card], value: int) -> frozenset[int]:
    """Places of the cards that make the hand of this value; the others are kickers."""
    hand = describe(value)
    if hand.category in _WHOLE_HAND:
        return frozenset(range(len(cards)))
    return frozenset(place for place, card in enumerate(cards) if card.rank in hand.ranks)
