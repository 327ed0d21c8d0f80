"""The deal that is chosen in the list: both hands and what happened, at the right of the page."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.cards import Card
from game.drawing.canvas import Align, Canvas
from game.drawing.chrome import Chamfered
from game.look.colours import Colour
from game.look.geometry import Rect
from game.look.typography import LEGEND, PILL, ROW
from game.match.guests import Guests
from game.match.played_deals import PlayedDeal
from game.scenes.history.words import HUMAN, hand_of, own_hand, their_hand
from game.scenes.page import draw_panel
from game.stage.services import Services
from game.storage.history import DealEntry
from game.storage.results import SeatResult
from game.table.cards import draw_card
from game.texts.hands import hand_name
from game.texts.typography import capitalise

PANEL: Final = Rect(1256, 146, 564, 784)
_CARDS_WIDTH: Final = 508
_SEAL: Final = Rect(PANEL.x + 26, 796, 512, 48)
FACTS: Final = Rect(PANEL.x + 28, 620, PANEL.width - 44, 166)
"""Where what happened is read."""


def draw_preview(canvas: Canvas, services: Services, guests: Guests, entry: DealEntry, deal: PlayedDeal | None) -> None:
    """Draw the panel; ``deal`` is None while it has not been played again, or cannot be."""
    texts = services.texts
    title = texts.tr("Deal {number}", number=entry.result.number)
    draw_panel(canvas, PANEL, title, texts.moment(entry.ended.astimezone()))
    canvas.hairline(PANEL.x + 28, 216, PANEL.width - 56)
    _draw_hands(canvas, services, guests, entry)
    canvas.hairline(PANEL.x + 28, 608, PANEL.width - 56)
    if deal is not None and deal.proof is not None and deal.checks is not None:
        _draw_seal(canvas, services, deal.proof.seal, is_fair=deal.checks.is_fair)


def _draw_hands(canvas: Canvas, services: Services, guests: Guests, entry: DealEntry) -> None:
    texts = services.texts
    x, width = PANEL.x + 28, PANEL.width - 56
    mine = texts.tr("You: {hand}", hand=own_hand(texts, entry))
    canvas.text(mine, x, 252, ROW, Colour.IVORY, fit=width)
    _draw_cards(canvas, services, entry, entry.human, 268)
    other = _other(entry)
    if other is None:
        return
    name = guests.name(entry.players[other.seat])
    hand = hand_of(entry, other)
    words = their_hand(texts, entry) if hand is None else capitalise(hand_name(texts, hand))
    canvas.text(texts.tr("{name}: {hand}", name=name, hand=words), x, 440, ROW, Colour.CREAM, fit=width)
    _draw_cards(canvas, services, entry, other, 456)


def _other(entry: DealEntry) -> SeatResult | None:
    """The opponent whose cards are shown: who won, else who showed, else the first."""
    others = [seat for seat in entry.result.seats if seat.seat != HUMAN]
    return max(
        others, key=lambda seat: (seat.is_shown, seat.seat == entry.result.winner, not seat.has_folded), default=None
    )


def _draw_cards(canvas: Canvas, services: Services, entry: DealEntry, seat: SeatResult, y: float) -> None:
    """Cards side by side; the backs of a hand that was not shown."""
    settings = services.settings.settings
    count = len(seat.cards) or (5 if entry.game == "draw" else 7)
    pitch = min(104.0, (_CARDS_WIDTH + 12) / count)
    width = pitch - 12
    counting = _combination(entry, seat)
    for place in range(count):
        card = seat.cards[place] if seat.cards else None
        rect = Rect(PANEL.x + 28 + place * pitch, y, width, round(width * 1.4))
        dimmed = card is not None and counting is not None and card not in counting
        draw_card(canvas, settings, card, rect, dimmed=dimmed)


def _combination(entry: DealEntry, seat: SeatResult) -> frozenset[Card] | None:
    hand = hand_of(entry, seat)
    if hand is None or not seat.is_shown:
        return None
    if not hand.kickers:
        return None
    return frozenset(card for card in seat.cards if card.rank in hand.ranks)


def _draw_seal(canvas: Canvas, services: Services, seal: str, *, is_fair: bool) -> None:
    tr = services.texts.tr
    fill, line = (Colour.OK_FILL, Colour.OK) if is_fair else (Colour.BAD_FILL, Colour.BAD)
    canvas.part(Chamfered(_SEAL.width, _SEAL.height, 9, fill, line), _SEAL.x, _SEAL.y)
    canvas.icon("seal" if is_fair else "warn", _SEAL.x + 30, _SEAL.centre_y, 26, line)
    short = f"{seal[:4]}…{seal[-4:]}"
    bounds = canvas.text_middle(short, _SEAL.right - 20, _SEAL.centre_y, LEGEND, Colour.MUTED, Align.RIGHT)
    said = tr("Deck fixed before the first bet") if is_fair else tr("Not verified")
    room = Rect(_SEAL.x + 56, _SEAL.y, bounds.x - 16 - _SEAL.x - 56, _SEAL.height)
    canvas.text_box(
        said, room, replace(PILL, line=1.0), Colour.IVORY if is_fair else Colour.BAD_TEXT, Align.LEFT, most_lines=2
    )
