"""One deal of seven-card stud for two to eight (rules 3)."""

from __future__ import annotations

from functools import lru_cache

from engine._fixed_limit import FixedLimitBetting
from engine._shared_events import (
    bet_made,
    bring_in_posted,
    call_made,
    card_dealt,
    checked,
    completed,
    folded,
    raise_made,
    street_started,
)
from engine._stud_refusals import refusal_at
from engine._stud_stock import StudStock, Supply
from engine._stud_streets import Street, streets_of
from engine.actions import (
    Action,
    ActionKind,
    AmountRange,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Option,
    Options,
    Raise,
)
from engine.cards import Deck
from engine.deal import Deal, DealStart
from engine.evaluation import evaluate
from engine.events import (
    CommunityCardDealt,
    DealStarted,
    Event,
    StakeReason,
    UncalledBetReturned,
)
from engine.fairness import Shuffle, commitment, deck_order
from engine.legality import Refusal
from engine.pots import Pot, Share, pots_from, shares_of
from engine.rules import StudRules
from engine.settlement import settle
from engine.table import Table
from engine.views import PotView


class StudDeal(Deal):
    """A deal between the seats that are still in the match; the one to the dealer's left is dealt to first."""

    def __init__(self, table: Table, rules: StudRules, start: DealStart, shuffle: Shuffle = deck_order) -> None:
        order = shuffle(start.secret, Deck.FULL)
        super().__init__(table, start)
        self._rules = rules
        self._streets = streets_of(rules)
        self._stock = StudStock(order, start.secret, refills=rules.shortage == "burns")
        self._order = table.order_from(start.dealer + 1)
        """Everybody who was dealt in, from the dealer's left."""
        self._in_play = list(self._order)
        self._next_street = 0
        self._betting = FixedLimitBetting(table, self._order, rules.small_bet, rules.raises_per_street)
        self._open_bring_in = [0] * len(table.seats)
        """By seat: dollars of a bring-in that nobody had to match and that stays in the pot (3.2)."""

    def begin(self) -> tuple[Event, ...]:
        """Post the antes, deal third street, and ask the first to speak (3.1)."""
        table = self.table
        before = len(table.events)
        table.emit(DealStarted(self.number, commitment(self.secret), None, self.dealer, 0, is_redeal=False))
        if self._rules.ante:
            table.post_antes(self._order, self._rules.ante)
        self._deal_streets()
        return tuple(table.events[before:])

    # Streets.

    def _deal_streets(self) -> None:
        """Deal street after street until somebody has to decide; after the last one show the cards."""
        for street in self._streets[self._next_street :]:
            self._next_street += 1
            self._deal_street(street)
            self._open_betting(street)
            self.actor = self._betting.next_seat()
            if self.actor is not None:
                return
        self._showdown()

    def _deal_street(self, street: Street) -> None:
        self.phase = street.phase
        count = len(self._in_play) * len(street.faces)
        if not self._stock.holds(count):
            self._deal_short_street(street, count)
            return
        burned = street.burns and self._stock.burn_before(count)
        self.table.emit(street_started(street.number, burned))
        self._deal_cards(street)

    def _deal_short_street(self, street: Street, count: int) -> None:
        """Deal a street for which the deck is too small (3.4)."""
        folded = [owner for owner in self.table.seats if owner.has_folded]
        supply = self._stock.refill(count, [card for owner in folded for card in owner.cards])
        # Nothing is burned of cards that had to be shuffled in.
        burned = supply is Supply.COMMUNITY and self._stock.burn_before(1)
        self.table.emit(street_started(street.number, burned))
        if supply is Supply.COMMUNITY:
            self.community.append(self._stock.take())
            self.table.emit(CommunityCardDealt(self.community[-1]))
            return
        if supply is Supply.BURNED_AND_FOLDED:
            for owner in folded:
                owner.cards, owner.up_cards = [], []
        self._deal_cards(street)

    def _deal_cards(self, street: Street) -> None:
        """Deal one card at a time from the dealer's left."""
        seats, emit, take = self.table.seats, self.table.emit, self._stock.take
        for face_up in street.faces:
            for seat in self._in_play:
                card = take()
                owner = seats[seat]
                owner.cards.append(card)
                if face_up:
                    owner.up_cards.append(card)
                emit(card_dealt(seat, card, face_up))

    def _open_betting(self, street: Street) -> None:
        rules, in_play = self._rules, self._in_play
        self.table.begin_round()
        self.raises_this_round = 0
        seats = self.table.seats
        first = street.first_to_speak([seats[seat].up_cards for seat in in_play])
        unit = rules.big_bet if street.is_big else rules.small_bet
        order = in_play[first:] + in_play[:first]
        self._betting = FixedLimitBetting(self.table, order, unit, rules.raises_per_street)
        if street.has_bring_in:
            self._betting.ask_for_bring_in(binds=rules.after_bring_in == "call")

    # Choices of the seat on turn.

    def outstanding(self, seat: int) -> int:
        """Dollars that the seat has to add to answer the last bet; it may go all-in for less (3.3)."""
        return 0 if self.is_over else self._betting.outstanding(seat)

    def _options_of(self, seat: int) -> Options:
        betting = self._betting
        outstanding = betting.outstanding(seat)
        if outstanding > self.table.seats[seat].money:
            return Options(seat, (self._answer_option(ActionKind.CALL, seat), _FOLDING))
        cost = betting.cost_of_raise(seat)
        if betting.awaits_bring_in:
            return _bring_in_options(seat, cost, self._bring_in_of(seat))
        return _usual_options(seat, betting.kind_of_raise, outstanding, cost)

    def _bring_in_of(self, seat: int) -> int:
        return min(self._rules.bring_in, self.table.seats[seat].money)

    def _refusal_of(self, seat: int, kind: ActionKind) -> Refusal:
        return refusal_at(self._betting, seat, kind)

    # What the actions do.

    def _perform(self, seat: int, action: Action) -> None:
        match action:
            case Call():
                self._call(seat)
            case Fold():
                self._fold(seat)
            case Raise(amount=amount):
                outstanding = self._betting.outstanding(seat)
                self._add(seat, outstanding + amount)
                self.table.emit(raise_made(seat, outstanding, amount))
            case Check():
                self._betting.answer(seat)
                self.table.emit(checked(seat))
            case Bet(amount=amount):
                self._add(seat, amount)
                self.table.emit(bet_made(seat, amount))
            case BringIn():
                self._post_bring_in(seat)
            case Complete():  # pragma: no branch - there are no other actions
                cost = self._betting.cost_of_raise(seat)
                self._add(seat, cost)
                self.table.emit(completed(seat, cost))
        self._go_on()

    def _fold(self, seat: int) -> None:
        self.table.seats[seat].has_folded = True
        self._in_play.remove(seat)
        self._betting.fold(seat)
        self.table.emit(folded(seat))

    def _call(self, seat: int) -> None:
        table = self.table
        amount = self._betting.outstanding(seat)
        if amount > table.seats[seat].money:
            amount = min(amount, table.answerable(seat))
        table.pay(seat, amount, _FOR_A_CALL)
        self._betting.answer(seat)
        table.emit(call_made(seat, amount))

    def _post_bring_in(self, seat: int) -> None:
        amount = self._bring_in_of(seat)
        self.table.pay(seat, amount, _FOR_A_CALL)
        self._betting.post_bring_in(seat)
        self.table.emit(bring_in_posted(seat, amount))

    def _add(self, seat: int, cost: int) -> None:
        """Pay ``cost`` for a bet, a raise or a completion; no garment is ever staked for it (4.1)."""
        self.table.pay(seat, cost, _FOR_A_CALL)
        self._betting.add(seat)
        self.raises_this_round = self._betting.raises

    def _go_on(self) -> None:
        """Ask the next seat, deal the next street, or end the deal."""
        self.actor = self._betting.next_seat() if len(self._in_play) > 1 else None
        if self.actor is not None:
            return
        self._close_betting()
        if len(self._in_play) == 1:
            self._win_alone(self._in_play[0])
        else:
            self._deal_streets()

    def _close_betting(self) -> None:
        """Give back what nobody has called, but not an open bring-in, which nobody had to (3.2, 3.3)."""
        seats = self.table.seats
        if self._betting.unmatched_bring_in:
            for owner in seats:
                self._open_bring_in[owner.number] = owner.paid_this_round
            return
        paid = [owner.paid_this_round for owner in seats]
        most = max(paid)
        if paid.count(most) > 1:
            return
        owner = seats[paid.index(most)]
        uncalled = most - sorted(paid)[-2]
        owner.money += uncalled
        owner.paid_this_round -= uncalled
        owner.paid_this_deal -= uncalled
        self.table.emit(UncalledBetReturned(owner.number, uncalled))

    # How a deal ends.

    def _win_alone(self, seat: int) -> None:
        settle(self.table, [Share(seat, self.table.pot, 0)], by_showdown=False)
        self._end()

    def _showdown(self) -> None:
        values = [0] * len(self.table.seats)
        for seat in self._in_play:
            values[seat] = evaluate([*self.table.seats[seat].cards, *self.community])
            self._show(seat, values[seat])
        settle(self.table, shares_of(self._pots(), values, self._order), by_showdown=True)
        self._end()

    def _pots(self) -> tuple[Pot, ...]:
        """Pots as they are, and while a betting goes on as they will be when everybody who can matches it."""
        seats = self.table.seats
        paid = [owner.paid_this_deal - self._open_bring_in[owner.number] for owner in seats]
        can_pay = [] if self.actor is None else [seat for seat in self._in_play if self.table.answerable(seat)]
        return pots_from(paid, self._in_play, sum(self._open_bring_in), can_pay)

    def pots(self) -> tuple[PotView, ...]:
        """Pots with the bets in front of the seats, main pot first; none when the deal is over."""
        if self.is_over:
            return ()
        return tuple(PotView(pot.amount, pot.eligible) for pot in self._pots())


@lru_cache(maxsize=4096)
def _usual_options(seat: int, kind_of_raise: ActionKind, outstanding: int, cost: int) -> Options:
    """Options of a seat that can match the others with its money; adding to the bets takes ``cost``, 0 when it may not.

    All amounts are dollars. Few options are ever different, and they are asked for before every action.
    """
    answer = Option(ActionKind.CALL, outstanding) if outstanding else Option(ActionKind.CHECK)
    if not cost:
        return Options(seat, (answer, _FOLDING))
    if kind_of_raise is ActionKind.COMPLETE:
        return Options(seat, (Option(kind_of_raise, cost), answer, _FOLDING))
    amount = cost - outstanding
    return Options(seat, (Option(kind_of_raise, outstanding, amounts=AmountRange(amount, 1, amount)), answer, _FOLDING))


@lru_cache(maxsize=1024)
def _bring_in_options(seat: int, cost: int, bring_in: int) -> Options:
    """Options of the seat that has to post ``bring_in`` dollars, or ``cost`` to complete."""
    posting = Option(ActionKind.BRING_IN, bring_in)
    return Options(seat, (Option(ActionKind.COMPLETE, cost), posting) if cost > bring_in else (posting,))


_FOLDING = Option(ActionKind.FOLD)
# A member of an enumeration takes long to look up in code that runs this often.
_FOR_A_CALL = StakeReason.CALL
