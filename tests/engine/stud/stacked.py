"""Stud deals over decks that a test has stacked, so that it knows who gets which cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from engine.actions import Action, ActionKind, Bet, BringIn, Call, Check, Complete, Raise
from engine.cards import Card, Deck, parse_cards
from engine.deal import DealStart
from engine.events import Event, PotWon
from engine.rules import MatchSetup, SeatSetup, StudRules
from engine.stud import StudDeal
from engine.table import Table

LIMIT = StudRules(ante=1, bring_in=2, small_bet=4, big_bet=8, money_only=True)
"""A small casino table for money alone; the number of players is set by the deal."""
_STREETS = (3, 4, 5, 6, 7)
_PASSIVE = {action.kind: action for action in (Check(), Call(), BringIn())}
SECRET = bytes(32)


def stacked_deck(hands: Sequence[str], *, left_on: Mapping[int, int] | None = None) -> list[Card]:
    """The deck that gives every seat its hand (two down, then up to five more, in the order of dealing).

    ``hands`` are in the order of dealing. ``left_on`` names by seat the last street on which it gets a card. Burned
    cards and what a hand leaves open are any other cards.
    """
    left_on = left_on or {}
    wanted = [parse_cards(hand) for hand in hands]
    named = set(chain.from_iterable(wanted))
    assert len(named) == sum(map(len, wanted)), "a card is stacked twice"
    spare = iter([card for card in Deck.FULL.cards if card not in named])
    order: list[Card] = []
    for street in _STREETS:
        if street > 3:
            order += [card for card in [next(spare, None)] if card]
        for place in range(3) if street == 3 else (street - 1,):
            for seat, hand in enumerate(wanted):
                if street <= left_on.get(seat, 7):
                    card = hand[place] if place < len(hand) else next(spare, None)
                    order += [card] if card else []
    return [*order, *(card for card in Deck.FULL.cards if card not in order)]


class StackedDeal:
    """One deal for money alone; seat 0 is dealt to first unless another dealer is named."""

    def __init__(
        self,
        hands: Sequence[str],
        *,
        stacks: Sequence[int] | None = None,
        rules: StudRules = LIMIT,
        dealer: int | None = None,
        left_on: Mapping[int, int] | None = None,
        clothes: Sequence[str] = (),
    ) -> None:
        """``clothes`` are worn by everybody who stakes clothes under the rules."""
        players = len(hands)
        self.rules = StudRules(**{**rules.model_dump(), "players": players})
        seats = tuple(SeatSetup(player=f"player {number}", wardrobe=tuple(clothes)) for number in range(players))
        self.table = Table(MatchSetup(rules=self.rules, seats=seats))
        for seat, money in zip(self.table.seats, stacks or [200] * players, strict=True):
            seat.money = money
        order = [(self._first(dealer, players) + step) % players for step in range(players)]
        deck = stacked_deck([hands[seat] for seat in order], left_on=_by_place(order, left_on or {}))
        start = DealStart(number=1, secret=SECRET, dealer=players - 1 if dealer is None else dealer)
        self.deal = StudDeal(self.table, self.rules, start, shuffle=lambda *_: deck)
        self.deal.begin()

    @staticmethod
    def _first(dealer: int | None, players: int) -> int:
        return 0 if dealer is None else (dealer + 1) % players

    def act(self, *actions: Action) -> tuple[Event, ...]:
        """Carry the actions out one after the other."""
        return tuple(chain.from_iterable(self.deal.act(action) for action in actions))

    def check_down(self) -> tuple[Event, ...]:
        """Play to the end without another bet or fold."""
        events: list[Event] = []
        while not self.deal.is_over:
            kinds = self.deal.options().kinds
            events += self.act(next(action for kind, action in _PASSIVE.items() if kind in kinds))
        return tuple(events)

    def add(self) -> Action:
        """Bet, raise or complete, whatever the seat on turn may do."""
        for option in self.deal.options():
            if option.kind is ActionKind.COMPLETE:
                return Complete()
            if option.amounts:
                return (Bet if option.kind is ActionKind.BET else Raise)(option.amounts.maximum)
        raise AssertionError(f"nothing can be added: {self.kinds()}")

    def kinds(self) -> list[str]:
        """Names of what is on offer, in order."""
        return [kind.name for kind in self.deal.options().kinds]

    def money(self) -> list[int]:
        """Dollars of every seat."""
        return [seat.money for seat in self.table.seats]

    def all_in(self) -> tuple[Event, ...]:
        """Everybody bets, raises and calls as much as the limits allow, street after street."""
        events: list[Event] = []
        while not self.deal.is_over:
            if any(option.amounts or option.kind is ActionKind.COMPLETE for option in self.deal.options()):
                events += self.act(self.add())
            else:
                kinds = self.deal.options().kinds
                events += self.act(next(action for kind, action in _PASSIVE.items() if kind in kinds))
        return tuple(events)


def _by_place(order: Sequence[int], by_seat: Mapping[int, int]) -> dict[int, int]:
    return {place: by_seat[seat] for place, seat in enumerate(order) if seat in by_seat}


def pots_won(events: Iterable[Event]) -> list[tuple[int, int, int]]:
    """Pot, seat and dollars of everything that was won."""
    return [(event.pot, event.seat, event.amount) for event in events if isinstance(event, PotWon)]
