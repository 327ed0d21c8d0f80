"""One deal of five-card draw for two (rules 2)."""

from __future__ import annotations

from engine.actions import Action, ActionKind, AmountRange, Bet, Call, Draw, Drop, Option, Options, Raise, Stay
from engine.cards import Deck
from engine.deal import Deal, DealStart
from engine.evaluation import evaluate
from engine.events import (
    BetMade,
    CallMade,
    CardsDealt,
    CardsExchanged,
    DealStarted,
    DealTied,
    Event,
    Folded,
    RaiseMade,
    StakeReason,
    Stayed,
)
from engine.fairness import Shuffle, commitment, deck_order
from engine.legality import Refusal
from engine.pots import Share
from engine.rules import DrawRules
from engine.settlement import settle
from engine.table import Table
from engine.views import Phase, PotView

_HAND = 5


class DrawDeal(Deal):
    """A deal or redeal between two seats. The seat to the dealer's left speaks first, in both bettings."""

    def __init__(self, table: Table, rules: DrawRules, start: DealStart, shuffle: Shuffle = deck_order) -> None:
        super().__init__(table, start)
        self._rules = rules
        self._stock = list(reversed(shuffle(start.secret, Deck(rules.deck))))
        self.first_to_speak = 1 - start.dealer
        self._has_betting = True
        self._has_stayed = False

    def begin(self) -> tuple[Event, ...]:
        """Post the antes, deal the cards, and ask the first to speak (2.1)."""
        table, first = self.table, self.first_to_speak
        before = len(table.events)
        pot = table.waiting_pot
        table.emit(DealStarted(self.number, commitment(self.secret), first, self.dealer, pot, self.is_redeal))
        order = (first, self.dealer)
        ante = self._ante()
        self._has_betting = not self.is_redeal or all(table.answerable(seat) >= ante for seat in order)
        if self._has_betting:
            table.post_antes(order, ante)
        for _ in range(_HAND):
            for seat in order:
                card = self._stock.pop()
                table.seats[seat].cards.append(card)
                table.emit(CardsDealt(seat, 1, (card,)))
        self._open_first_betting()
        return tuple(table.events[before:])

    def _ante(self) -> int:
        """The ante of this deal in dollars; it may rise in the course of a match."""
        every = self._rules.ante_rises_every
        rises = (self.number - 1) // every if every else 0
        return self._rules.ante * (1 + rises)

    # Who is asked, and when nobody has to be (2.2, 2.3).

    def _open_first_betting(self) -> None:
        if self._has_betting and any(self._legal_amounts(seat) for seat in (0, 1)):
            self._ask(Phase.FIRST_BETTING, self.first_to_speak)
        else:
            self._ask(Phase.EXCHANGE, self.first_to_speak)

    def _open_second_betting(self) -> None:
        self.table.begin_round()
        self.raises_this_round = 0
        if self._has_betting and self._legal_amounts(self.first_to_speak):
            self._ask(Phase.SECOND_BETTING, self.first_to_speak)
        else:
            self._showdown()

    def _ask(self, phase: Phase, seat: int) -> None:
        self.phase = phase
        self.actor = seat

    # Choices of the seat on turn.

    def _options_of(self, seat: int) -> Options:
        if self.phase is Phase.EXCHANGE:
            return Options(seat, (Option(ActionKind.DRAW, max_discards=_HAND),))
        outstanding = self.table.outstanding(seat)
        choices: list[Option] = []
        amounts = self._legal_amounts(seat)
        if amounts:
            choices.append(Option(ActionKind.RAISE if outstanding else ActionKind.BET, outstanding, amounts=amounts))
        if self.phase is Phase.SECOND_BETTING:
            choices.append(self._answer_option(ActionKind.CALL, seat))
        elif outstanding or self._has_stayed:
            choices.append(self._answer_option(ActionKind.DRAW, seat, _HAND))
        else:
            choices.append(Option(ActionKind.STAY))
        choices.append(Option(ActionKind.DROP))
        return Options(seat, tuple(choices))

    def _legal_amounts(self, seat: int) -> AmountRange | None:
        """Amounts of a BET, or of the raised part of a RAISE (2.4)."""
        beyond = self.table.seats[seat].money - self.table.outstanding(seat)
        limit = min(beyond, self.table.answerable(1 - seat))
        return AmountRange(self._rules.min_bet, self._rules.bet_step, limit) if limit > 0 else None

    def _refusal_of(self, seat: int, kind: ActionKind) -> Refusal:
        if kind in _OTHER_GAME:
            return Refusal.OTHER_GAME
        if self.phase is Phase.EXCHANGE:
            return Refusal.EXCHANGE_NOW
        after_exchange = self.phase is Phase.SECOND_BETTING
        if kind is ActionKind.CALL:
            return Refusal.BEFORE_EXCHANGE
        if kind is ActionKind.DRAW:
            return Refusal.AFTER_EXCHANGE if after_exchange else Refusal.FIRST_TO_SPEAK
        if kind is ActionKind.STAY and after_exchange:
            return Refusal.AFTER_EXCHANGE
        return self._refusal_to_open(seat, kind)

    def _refusal_to_open(self, seat: int, kind: ActionKind) -> Refusal:
        outstanding = self.table.outstanding(seat)
        if kind is ActionKind.RAISE and not outstanding:
            return Refusal.NOTHING_TO_RAISE
        if kind in (ActionKind.BET, ActionKind.STAY) and outstanding:
            return Refusal.BET_OUTSTANDING
        if kind is ActionKind.STAY:
            return Refusal.OTHER_HAS_STAYED
        return Refusal.NO_MONEY if self.table.seats[seat].money <= outstanding else Refusal.NOBODY_CAN_ANSWER

    # What the actions do.

    def _perform(self, seat: int, action: Action) -> None:
        match action:
            case Bet(amount=amount):
                self._bet(seat, amount)
            case Raise(amount=amount):
                self._raise(seat, amount)
            case Stay():
                self._has_stayed = True
                self.table.emit(Stayed(seat))
                self.actor = 1 - seat
            case Draw(discards=discards):
                self._exchange(seat, discards)
            case Call():
                self._call(seat)
            case Drop():  # pragma: no branch - there are no other actions
                self._drop(seat)

    def _bet(self, seat: int, amount: int) -> None:
        self.table.pay(seat, amount, StakeReason.CALL)
        self.table.emit(BetMade(seat, amount))
        self.actor = 1 - seat

    def _raise(self, seat: int, amount: int) -> None:
        called = self.table.outstanding(seat)
        self.table.pay(seat, called + amount, StakeReason.CALL)
        self.raises_this_round += 1
        self.table.emit(RaiseMade(seat, called, amount))
        self.actor = 1 - seat

    def _exchange(self, seat: int, discards: tuple[int, ...]) -> None:
        """Pay what is outstanding and replace the cards, each in its place (2.2)."""
        paid = self._answer(seat)
        owner = self.table.seats[seat]
        places = tuple(sorted(discards))
        discarded = tuple(owner.cards[place] for place in places)
        drawn = tuple(self._stock.pop() for _ in places)
        for place, card in zip(places, drawn, strict=True):
            owner.cards[place] = card
        owner.exchanged = len(places)
        self.table.emit(CardsExchanged(seat, len(places), paid, places, discarded, drawn))
        if self.table.seats[1 - seat].exchanged is None:
            self._ask(Phase.EXCHANGE, 1 - seat)
        else:
            self._open_second_betting()

    def _call(self, seat: int) -> None:
        self.table.emit(CallMade(seat, self._answer(seat)))
        self._showdown()

    def _answer(self, seat: int) -> int:
        """Pay the outstanding bet, and tell how much it was."""
        outstanding = self.table.outstanding(seat)
        self.table.pay(seat, outstanding, StakeReason.CALL)
        return outstanding

    # How a deal ends (2.5).

    def _drop(self, seat: int) -> None:
        self.table.seats[seat].has_folded = True
        self.table.emit(Folded(seat))
        self._win(1 - seat, by_showdown=False)

    def _showdown(self) -> None:
        values = {seat: self._value_of(seat) for seat in (self.first_to_speak, self.dealer)}
        for seat, value in values.items():
            self._show(seat, value)
        if values[0] == values[1]:
            self._tie()
        else:
            self._win(max(values, key=lambda seat: values[seat]), by_showdown=True)

    def _value_of(self, seat: int) -> int:
        return evaluate(self.table.seats[seat].cards, low_ace_joins_seven=self._rules.low_ace_applies)

    def _win(self, seat: int, *, by_showdown: bool) -> None:
        settle(self.table, [Share(seat, self.table.pot, 0)], by_showdown=by_showdown)
        self._end()

    def _tie(self) -> None:
        self.table.leave_pot()
        self.table.emit(DealTied(self.table.waiting_pot))
        self.is_tied = True
        self._end()

    def pots(self) -> tuple[PotView, ...]:
        """The one pot; with two players no side pot ever exists (2.4)."""
        amount = self.table.pot
        in_play = tuple(seat.number for seat in self.table.seats if not seat.has_folded)
        return (PotView(amount, in_play),) if amount else ()


_OTHER_GAME = frozenset({ActionKind.CHECK, ActionKind.FOLD, ActionKind.BRING_IN, ActionKind.COMPLETE})
