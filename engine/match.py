"""A match: deals in sequence, redeals after ties, buying back, and who wins (rules 4)."""

from __future__ import annotations

from engine.actions import Action, ActionKind, BuyBack, Option, Options, StartDeal
from engine.deal import Deal, DealStart
from engine.draw import DrawDeal
from engine.events import BuyBackDeclined, Event, GarmentBoughtBack, MatchEnded
from engine.fairness import Shuffle, deck_order, first_seat
from engine.legality import IllegalAction, Refusal, refusal_within
from engine.record import MatchRecord, encode_action
from engine.rules import DrawRules, MatchSetup
from engine.stud import StudDeal
from engine.table import Table
from engine.views import Phase, PublicSeat, SeatView

_OFFER_KINDS = (ActionKind.BUY_BACK, ActionKind.DECLINE)


class Match:
    """Plays deals until the human or all of the opponents are beaten.

    Ask :meth:`options` who may do what, :meth:`act` on one of them, and tell the events to whoever watches::

        match = Match(setup)
        events = match.act(StartDeal(secrets.token_bytes(32)))

    In the phase READY the caller brings the secret of the next deal, and may show its
    :func:`engine.fairness.commitment` before. ``shuffle`` replaces the fair deck by a stacked one in tests.
    """

    def __init__(self, setup: MatchSetup, *, shuffle: Shuffle = deck_order) -> None:
        self.setup = setup
        self.deal_number = 0
        """Deals dealt so far, redeals included."""
        self.dealer = 0
        self.winner: int | None = None
        """0 when the human has won; otherwise the opponent who beat him; None while the match goes on."""
        self._table = Table(setup)
        self._shuffle = shuffle
        self._deal: Deal | None = None
        self._actions: list[Action] = []
        self._offers: list[int] = []
        self._history_start = 0
        self._histories: list[list[Event]] = [[] for _ in setup.seats]
        self._options: Options | None = None

    @property
    def phase(self) -> Phase:
        """Where the match stands."""
        if self.winner is not None:
            return Phase.OVER
        if self._offers:
            return Phase.OFFER
        return self._deal.phase if self._deal else Phase.READY

    @property
    def actor(self) -> int | None:
        """The seat on turn; None between deals and when the match is over."""
        if self._offers:
            return self._offers[0]
        return self._deal.actor if self._deal else None

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that has happened since the match began, secrets included."""
        return tuple(self._table.events)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action since the match began."""
        return tuple(self._actions)

    @property
    def seats(self) -> tuple[PublicSeat, ...]:
        """What everybody sees of the seats."""
        return tuple(seat.public() for seat in self._table.seats)

    @property
    def record(self) -> MatchRecord:
        """The match so far, to be kept and replayed."""
        return MatchRecord(setup=self.setup, actions=tuple(encode_action(action) for action in self._actions))

    def options(self) -> Options:
        """Everything that may be done now, with exact bounds, in the order of the buttons."""
        if self._options is None:
            self._options = self._current_options()
        return self._options

    def _current_options(self) -> Options:
        phase = self.phase
        if phase is Phase.OVER:
            return Options(None, ())
        if phase is Phase.OFFER:
            cost = self.setup.rules.garment_value
            return Options(self.actor, (Option(ActionKind.BUY_BACK, cost), Option(ActionKind.DECLINE)))
        if phase is Phase.READY or self._deal is None:
            return Options(None, (Option(ActionKind.START_DEAL),))
        return self._deal.options()

    def why_not(self, action: Action) -> Refusal | None:
        """Why the action is not possible now, as a sentence; None when it is."""
        option = self.options().get(action.kind)
        if option:
            return refusal_within(option, action)
        phase = self.phase
        if phase is Phase.OVER:
            return Refusal.MATCH_OVER
        if phase is Phase.OFFER:
            return Refusal.OFFER_WAITING
        if action.kind in _OFFER_KINDS:
            return Refusal.NO_OFFER
        if phase is Phase.READY or self._deal is None:
            return Refusal.BETWEEN_DEALS
        return Refusal.DEAL_IN_PLAY if action.kind is ActionKind.START_DEAL else self._deal.why_not(action)

    def act(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action of the seat on turn (or StartDeal) and tell what happened.

        Raises :class:`IllegalAction`, with nothing changed, when it is not among :meth:`options`.
        """
        refusal = self.why_not(action)
        if refusal:
            raise IllegalAction(action, refusal, self.options())
        events = self._table.events
        before = len(events)
        self._options = None
        if isinstance(action, StartDeal):
            self._start_deal(action.secret)
        elif self._offers:
            self._answer_offer(self._offers.pop(0), buy=isinstance(action, BuyBack))
        elif self._deal:  # pragma: no branch - no other action is possible without a deal
            self._deal.carry_out(action)
            self._after_deal(self._deal)
        self._actions.append(action)
        return tuple(events[before:])

    def _start_deal(self, secret: bytes) -> None:
        is_redeal = self._deal is not None and self._deal.is_tied
        self.dealer = self._table.next_seat(self.dealer) if self.deal_number else self._first_dealer(secret)
        self.deal_number += 1
        if not is_redeal:
            self._history_start = len(self._table.events)
            self._histories = [[] for _ in self.setup.seats]
        self._deal = self._new_deal(DealStart(self.deal_number, secret, self.dealer, is_redeal))
        self._deal.begin()
        self._after_deal(self._deal)

    def _first_dealer(self, secret: bytes) -> int:
        seats = len(self.setup.seats)
        return (first_seat(secret, seats) - 1) % seats

    def _new_deal(self, start: DealStart) -> Deal:
        rules = self.setup.rules
        if isinstance(rules, DrawRules):
            return DrawDeal(self._table, rules, start, self._shuffle)
        return StudDeal(self._table, rules, start, self._shuffle)

    def _after_deal(self, deal: Deal) -> None:
        """When the deal has just ended for good: end the match, or make the offers of the pause (4.4, 4.6)."""
        if not deal.is_over or deal.is_tied:
            return
        self.winner = self._winner()
        if self.winner is not None:
            self._table.emit(MatchEnded(self.winner))
            return
        least = self.setup.rules.garment_value + self.setup.rules.buy_back_reserve
        self._offers = [
            seat.number
            for seat in self._table.seats
            if not seat.is_beaten and seat.wardrobe.last_off and seat.money >= least
        ]

    def _winner(self) -> int | None:
        human, *opponents = self._table.seats
        left = [seat for seat in opponents if not seat.is_beaten]
        if not left:
            return human.number
        return max(left, key=lambda seat: seat.money).number if human.is_beaten else None

    def _answer_offer(self, seat: int, *, buy: bool) -> None:
        owner = self._table.seats[seat]
        value = self.setup.rules.garment_value
        if buy:
            owner.money -= value
            self._table.emit(GarmentBoughtBack(seat, owner.wardrobe.put_on(), value))
        elif owner.wardrobe.last_off:  # pragma: no branch - only what is off is on offer
            self._table.emit(BuyBackDeclined(seat, owner.wardrobe.last_off))

    def view(self, seat: int) -> SeatView:
        """What the seat may know now; nothing hidden can be reached from it (5)."""
        deal = self._deal
        options = self.options()
        return SeatView(
            seat=seat,
            rules=self.setup.rules,
            phase=self.phase,
            deal_number=self.deal_number,
            dealer=self.dealer,
            actor=options.seat,
            options=options if options.seat == seat else None,
            cards=tuple(self._table.seats[seat].cards),
            community=tuple(deal.community) if deal else (),
            seats=self.seats,
            pots=deal.pots() if deal else (),
            outstanding=deal.outstanding(seat) if deal else 0,
            raises_this_round=deal.raises_this_round if deal else 0,
            history=self._history_of(seat),
        )

    def _history_of(self, seat: int) -> tuple[Event, ...]:
        """Events of this deal, through all its redeals, as the seat saw them."""
        history = self._histories[seat]
        history += [event.seen_by(seat) for event in self._table.events[self._history_start + len(history) :]]
        return tuple(history)
