"""PokerKit playing the same deal beside our engine, card for card and action for action."""

from __future__ import annotations

import warnings
from collections import deque
from collections.abc import Iterator
from random import Random

from pokerkit import Automation, FixedLimitSevenCardStud, Mode, State
from pokerkit import Card as OtherCard

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Raise
from engine.cards import Card, Deck
from engine.deal import DealStart
from engine.rules import MatchSetup, SeatSetup, StudRules
from engine.stud import StudDeal
from engine.table import Table

_AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
_ADDING = (ActionKind.BET, ActionKind.RAISE, ActionKind.COMPLETE)
_CAP = 4
"""PokerKit allows so many bets and raises on a street, however many players are left."""

Weights = dict[ActionKind, float]


class SideBySide:
    """One deal in both engines. Seat 0 is dealt to first, because PokerKit's odd chips and ties go to the lowest."""

    def __init__(self, rules: StudRules, stacks: list[int], order: list[Card]) -> None:
        self.rules = rules
        self.ours = deal_with(rules, stacks, order)
        self.ours.begin()
        self._is_short = False
        self.theirs = _state(rules, stacks, min(rules.ante, *stacks), order)
        self._deal_theirs()

    def play(self, random: Random, weights: Weights) -> None:
        """Play to the end with random legal actions, comparing after each."""
        self.compare()
        while not self.ours.is_over:
            self.step(self.choose(random, weights))
            self.compare()
        assert not self.theirs.status
        assert [seat.money for seat in self.ours.table.seats] == list(self.theirs.stacks)

    def choose(self, random: Random, weights: Weights) -> Action:
        """A random action that both rule sets know."""
        options = [option for option in self.ours.options() if option.kind not in _ADDING or not self._is_beyond_cap()]
        option = random.choices(options, [weights.get(option.kind, 1.0) for option in options])[0]
        if option.amounts:
            kind = Bet if option.kind is ActionKind.BET else Raise
            return kind(option.amounts.maximum)
        return PLAIN_ACTIONS[option.kind]

    def step(self, action: Action) -> None:
        """The same action in both."""
        seat = self.ours.actor
        assert seat is not None
        self.ours.act(action)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            match action.kind:
                case ActionKind.FOLD:
                    self.theirs.fold()
                case ActionKind.CALL | ActionKind.CHECK:
                    self.theirs.check_or_call()
                case ActionKind.BRING_IN:
                    self.theirs.post_bring_in()
                case _:
                    self.theirs.complete_bet_or_raise_to()
        self._deal_theirs()

    def compare(self) -> None:
        """Actor, money, bets, and who may raise."""
        assert self.ours.actor == self.theirs.actor_index
        if self.ours.is_over:
            return
        assert [seat.money for seat in self.ours.table.seats] == list(self.theirs.stacks)
        assert [seat.paid_this_round for seat in self.ours.table.seats] == list(self.theirs.bets)
        adding = next((option for option in self.ours.options() if option.kind in _ADDING), None)
        if not self._is_beyond_cap() and not self._owes_a_short_bring_in():
            assert (adding is not None) == self.theirs.can_complete_bet_or_raise_to()
        if adding and self.theirs.can_complete_bet_or_raise_to():
            seat = self.ours.actor
            assert seat is not None
            total = adding.cost + (adding.amounts.maximum if adding.amounts else 0)
            paid = self.ours.table.seats[seat].paid_this_round
            assert paid + total == self.theirs.min_completion_betting_or_raising_to_amount

    def _is_beyond_cap(self) -> bool:
        """Ours has no cap when two players are left, PokerKit has."""
        return self.theirs.completion_betting_or_raising_count >= _CAP

    def _owes_a_short_bring_in(self) -> bool:
        """PokerKit lets a player complete with less money than the bring-in; for ours that is the bring-in."""
        seat = self.ours.actor
        assert seat is not None
        return self.theirs.bring_in_status and self.ours.table.seats[seat].money <= self.rules.bring_in

    def _deal_theirs(self) -> None:
        """Serve whatever PokerKit waits for: from the top of the same deck, or what ours dealt where it runs out."""
        state = self.theirs
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            while state.status:
                if state.can_burn_card():
                    self._is_short = len(state.deck_cards) <= sum(state.statuses)
                    state.burn_card("??" if self._is_short else None)
                elif state.can_deal_hole():
                    seat = state.hole_dealee_index
                    assert seat is not None
                    card = self.ours.table.seats[seat].cards[len(state.hole_cards[seat])]
                    dealt = state.deal_hole(str(card) if self._is_short else None)
                    assert repr(dealt.cards[0]) == str(card)
                elif state.can_deal_board():
                    state.deal_board(str(self.ours.community[0]))
                elif self._only_checks_alone():
                    state.check_or_call()
                else:
                    return

    def _only_checks_alone(self) -> bool:
        """PokerKit asks a player to check when all others are all-in; ours goes on."""
        state = self.theirs
        if state.actor_index is None or state.actor_index == self.ours.actor or not state.can_check_or_call():
            return False
        return state.checking_or_calling_amount == 0 and not state.can_complete_bet_or_raise_to()


def deal_with(rules: StudRules, stacks: list[int], order: list[Card]) -> StudDeal:
    """A deal without clothes in which seat 0 is dealt to first."""
    seats = tuple(SeatSetup(player=f"player {number}") for number in range(len(stacks)))
    table = Table(MatchSetup(rules=rules, seats=seats))
    for seat, money in zip(table.seats, stacks, strict=True):
        seat.money = money
    start = DealStart(number=1, secret=bytes(32), dealer=len(stacks) - 1)
    return StudDeal(table, rules, start, shuffle=lambda *_: order)


def _state(rules: StudRules, stacks: list[int], ante: int, order: list[Card]) -> State:
    state = FixedLimitSevenCardStud.create_state(
        _AUTOMATIONS,
        True,
        ante,
        rules.bring_in,
        rules.small_bet,
        rules.big_bet,
        stacks,
        len(stacks),
        mode=Mode.CASH_GAME,
    )
    state.deck_cards = deque(OtherCard.parse("".join(map(str, order))))
    return state


def decks(random: Random) -> Iterator[list[Card]]:
    """Shuffled decks without end."""
    while True:
        yield random.sample(Deck.FULL.cards, 52)
