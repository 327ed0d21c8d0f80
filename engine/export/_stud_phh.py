"""A stud deal as PHH variant F7S.

Reading programs know no clothes. A garment that is staked to answer adds dollars in the middle of a deal, so a player
who could stake one where money alone would have made him all-in starts with its value on top; ``_lent`` says how much
of ``starting_stacks`` that is. Where a deal used a rule that F7S does not know, ``_beyond_standard`` names it: the file
is well-formed, but programs that replay it by the standard rules stop there.
"""

from __future__ import annotations

from engine.cards import Card
from engine.events import (
    BetMade,
    BringInPosted,
    CallMade,
    CardsDealt,
    Checked,
    CommunityCardDealt,
    Completed,
    Event,
    Folded,
    HandShown,
    RaiseMade,
    StreetStarted,
)
from engine.export._phh_fields import Fields, antes_of, cards_text, garment_fields, player_labels, table_fields
from engine.export._stud_books import StudBooks
from engine.export.played import PlayedDeal
from engine.rules import StudRules

_CHOICES = (BringInPosted, Completed, BetMade, RaiseMade, CallMade, Checked, Folded)


def stud_fields(deal: PlayedDeal) -> Fields:
    """The fields of the file, in order. Raises TypeError for a deal of draw."""
    rules = deal.rules
    if not isinstance(rules, StudRules):
        raise TypeError(f"F7S is a form of stud, not of {rules.game}")
    books = StudBooks(deal, rules)
    writer = _Actions(deal, books)
    for index, event in enumerate(deal.play):
        books.follow(event)
        writer.follow(event, deal.play[index + 1 :])
    lent = [books.lent(seat.number) for seat in deal.seats]
    fields: Fields = {
        "variant": "F7S",
        "ante_trimming_status": True,
        "antes": antes_of(deal),
        "bring_in": rules.bring_in if rules.style == "casino" else 0,
        "small_bet": rules.small_bet,
        "big_bet": rules.big_bet,
        "starting_stacks": [seat.money + more for seat, more in zip(deal.seats, lent, strict=True)],
        "actions": writer.actions,
        **table_fields(deal),
        "finishing_stacks": [books.money[seat.number] + books.not_staked(seat.number) for seat in deal.seats],
        "_style": rules.style,
        **garment_fields(deal),
    }
    if any(lent):
        fields["_lent"] = lent
    if beyond := books.beyond_standard():
        fields["_beyond_standard"] = beyond
    return fields


class _Actions:
    """The list of actions, street by street."""

    def __init__(self, deal: PlayedDeal, books: StudBooks) -> None:
        self.actions: list[str] = []
        self._books = books
        self._labels = player_labels(deal)
        self._shown = deal.shown
        self._held: dict[int, list[Card | None]] = {seat: [] for seat in self._labels}
        self._dealt: dict[int, list[Card | None]] = {}
        self._is_run_out = False

    def follow(self, event: Event, rest: tuple[Event, ...]) -> None:
        """Write down one event; ``rest`` is what follows it."""
        if isinstance(event, StreetStarted):
            self._show_before_run_out(rest)
        elif isinstance(event, CardsDealt):
            self._deal(event, rest)
        elif isinstance(event, CommunityCardDealt):
            self.actions.append(f"d db {event.card}")
        elif isinstance(event, HandShown):
            self._show(event.seat)
        elif isinstance(event, _CHOICES):
            self.actions.append(f"{self._labels[event.seat]} {self._choice(event)}")

    def _choice(self, event: Event) -> str:
        match event:
            case BringInPosted():
                return "pb"
            case Folded():
                return "f"
            case Completed(seat=seat) | BetMade(seat=seat) | RaiseMade(seat=seat):
                return f"cbr {self._books.paid[seat]}"
        return "cc"

    def _deal(self, event: CardsDealt, rest: tuple[Event, ...]) -> None:
        """Gather what is dealt on a street, and write a line for each player when all have got their cards."""
        card = event.cards[0] if event.cards else None
        place = len(self._held[event.seat])
        if card is None and event.seat in self._shown:
            card = self._shown[event.seat][place]
        self._held[event.seat].append(card)
        self._dealt.setdefault(event.seat, []).append(card)
        if rest and isinstance(rest[0], CardsDealt):
            return
        self.actions += [f"d dh {self._labels[seat]} {cards_text(cards)}" for seat, cards in self._dealt.items()]
        self._dealt = {}

    def _show(self, seat: int) -> None:
        self.actions.append(f"{self._labels[seat]} sm {cards_text(self._held[seat])}")

    def _show_before_run_out(self, rest: tuple[Event, ...]) -> None:
        """By the standard, hands are shown as soon as nobody can bet any more, and the rest is dealt then."""
        nobody_bets = not any(isinstance(event, _CHOICES) for event in rest)
        with_money = sum(self._books.money[seat] + self._books.not_staked(seat) > 0 for seat in self._books.in_play)
        if nobody_bets and with_money <= 1 and not self._is_run_out and any(self._held.values()):
            self._is_run_out = True
            for seat in self._shown:
                self._show(seat)
