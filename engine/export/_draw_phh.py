"""A draw deal in the form of PHH, as the private variant 5CD (docs/export.md)."""

from __future__ import annotations

from engine.cards import Card
from engine.events import BetMade, CallMade, CardsDealt, CardsExchanged, Event, Folded, HandShown, RaiseMade, Stayed
from engine.export._phh_fields import Fields, antes_of, cards_text, garment_fields, player_labels, table_fields
from engine.export.played import PlayedDeal
from engine.rules import DrawRules


def draw_fields(deal: PlayedDeal) -> Fields:
    """The fields of the file, in order. Raises TypeError for a deal of stud."""
    rules = deal.rules
    if not isinstance(rules, DrawRules):
        raise TypeError(f"5CD is a form of draw, not of {rules.game}")
    return {
        "variant": "5CD",
        "antes": antes_of(deal),
        "min_bet": rules.min_bet,
        "starting_stacks": [seat.money for seat in deal.seats],
        "actions": _Actions(deal).written(),
        **table_fields(deal),
        "_deck": rules.deck,
        "_bet_step": rules.bet_step,
        "_waiting_pot": deal.waiting_pot,
        "_is_redeal": deal.is_redeal,
        **garment_fields(deal),
    }


class _Actions:
    """The list of actions, betting by betting."""

    def __init__(self, deal: PlayedDeal) -> None:
        self._events = deal.play
        self._labels = player_labels(deal)
        self._shown = deal.shown
        self._paid = dict.fromkeys(self._labels, 0)
        self._lines: list[str] = []

    def written(self) -> list[str]:
        """All lines."""
        self._deal()
        for event in self._events:
            self._follow(event)
        return self._lines

    def _deal(self) -> None:
        hands: dict[int, list[Card | None]] = {seat: [] for seat in self._labels}
        for event in self._events:
            if isinstance(event, CardsDealt):
                hands[event.seat].append(event.cards[0] if event.cards else None)
        self._lines += [f"d dh {self._labels[seat]} {cards_text(cards)}" for seat, cards in hands.items()]

    def _follow(self, event: Event) -> None:
        match event:
            case BetMade(seat=seat, amount=amount):
                self._pay(seat, amount)
                self._write(seat, f"cbr {self._paid[seat]}")
            case RaiseMade(seat=seat, called=called, amount=amount):
                self._pay(seat, called + amount)
                self._write(seat, f"cbr {self._paid[seat]}")
            case CallMade(seat=seat, amount=amount):
                self._pay(seat, amount)
                self._write(seat, "cc")
            case Stayed(seat=seat):
                self._write(seat, "cc")
            case Folded(seat=seat):
                self._write(seat, "f")
            case CardsExchanged():
                self._exchange(event)
            case HandShown(seat=seat, cards=cards):
                self._write(seat, f"sm {cards_text(cards)}")

    def _exchange(self, event: CardsExchanged) -> None:
        """DRAW pays what is outstanding, exchanges, and ends the first betting when it was pressed in it."""
        if event.paid:
            self._pay(event.seat, event.paid)
            self._write(event.seat, "cc")
        unknown: list[Card | None] = [None] * event.count
        self._write(event.seat, f"sd {cards_text(event.discarded or unknown)}".rstrip())
        if event.count:
            self._lines.append(f"d dh {self._labels[event.seat]} {cards_text(event.drawn or unknown)}")
        self._paid = dict.fromkeys(self._paid, 0)

    def _pay(self, seat: int, amount: int) -> None:
        self._paid[seat] += amount

    def _write(self, seat: int, what: str) -> None:
        self._lines.append(f"{self._labels[seat]} {what}")
