"""A deal of the list in words: both hands, the result, and what became of a garment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.evaluation import HandCategory, HandDescription, describe, evaluate
from game.match.guests import Guests
from game.storage.history import DealEntry
from game.storage.results import DealOutcome, GarmentChange, GarmentMove, SeatResult
from game.texts import Texts
from game.texts.hands import hand_name
from game.texts.typography import capitalise

HUMAN: Final = 0
_LEAST_HAND: Final = 5


@dataclass(frozen=True, slots=True)
class GarmentNews:
    """The garment of a deal that matters most."""

    icon: str
    word: str
    is_won: bool


def hand_of(entry: DealEntry, seat: SeatResult) -> HandDescription | None:
    """A hand that is known in full; None for others."""
    cards = (*seat.cards, *entry.result.community)
    if len(cards) < _LEAST_HAND:
        return None
    hand = describe(evaluate(cards))
    if seat.category is HandCategory.STRAIGHT and hand.category is not HandCategory.STRAIGHT:
        return describe(evaluate(cards, low_ace_joins_seven=True))
    return hand


def own_hand(texts: Texts, entry: DealEntry) -> str:
    """What the human held, or that he gave up with fewer cards."""
    hand = hand_of(entry, entry.human)
    if hand is not None:
        return capitalise(hand_name(texts, hand))
    return _given_up(texts, entry)


def their_hand(texts: Texts, entry: DealEntry) -> str:
    """The best hand that was shown; at a stud table without one, how many sat there."""
    others = [seat for seat in entry.result.seats if seat.seat != HUMAN]
    shown = [seat for seat in others if seat.is_shown]
    best = max(shown, key=lambda seat: evaluate((*seat.cards, *entry.result.community)), default=None)
    hand = hand_of(entry, best) if best is not None else None
    words = capitalise(hand_name(texts, hand)) if hand is not None else ""
    if words:
        return words
    if len(others) > 1:
        return texts.ntr("{count} opponent", "{count} opponents", len(others))
    return _given_up(texts, entry) if others and others[0].has_folded else texts.tr("not shown")


def _given_up(texts: Texts, entry: DealEntry) -> str:
    return texts.ptr("pill", "Dropped") if entry.game == "draw" else texts.ptr("pill", "Folded")


def result_of(texts: Texts, entry: DealEntry) -> str:
    """What the human won or lost."""
    if entry.result.outcome is DealOutcome.TIED:
        return texts.ptr("result", "tie")
    return texts.change(entry.human.net)


def garment_news(texts: Texts, guests: Guests, entry: DealEntry) -> GarmentNews | None:
    """The last thing that happened to a garment in the deal; losing one counts most."""
    if not entry.garments:
        return None
    lost = [change for change in entry.garments if change.move is GarmentMove.LOST]
    change = (lost or list(entry.garments))[-1]
    icon = guests.icon(entry.players[change.seat], change.garment)
    return GarmentNews(icon, _garment_word(texts, entry, change), change.move is GarmentMove.LOST)


def _garment_word(texts: Texts, entry: DealEntry, change: GarmentChange) -> str:
    match change.move:
        case GarmentMove.STAKED:
            return texts.tr("staked")
        case GarmentMove.FREED:
            return texts.tr("kept")
        case GarmentMove.BOUGHT_BACK:
            return texts.tr("back on")
    return texts.tr("yours") if change.seat != HUMAN and entry.result.winner == HUMAN else texts.tr("off")
