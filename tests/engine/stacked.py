"""Draw matches over decks that a test has stacked, so that it knows who wins which deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from engine import DrawRules, Match, MatchSetup, SeatSetup, StartDeal
from engine.actions import Action, ActionKind, Bet, Call, Decline, Draw, Stay
from engine.cards import Card, Deck, parse_cards
from engine.events import Event
from engine.fairness import first_seat
from engine.views import Phase

HUMAN, OPPONENT = 0, 1
ACES = "Ac Ad Ah Kc Qd"
KINGS = "Kd Kh Ks 9c 8d"
SEVENS = "7c 7d 7h Js Td"
QUEENS = "Qc Qh Jc 9d 8c"
SAME_QUEENS = "Qs Qd Jh 9h 8s"
FINE = DrawRules(min_bet=1, bet_step=1)
"""The classic rules with amounts to the dollar."""
CLOTHES = ("hat", "coat", "shirt", "trousers")

_FIRST_SECRETS = {first_seat(bytes([number] * 32), 2): bytes([number] * 32) for number in range(16)}

_DEAL_PHASES = (Phase.FIRST_BETTING, Phase.EXCHANGE, Phase.SECOND_BETTING)
_CHEAPEST = {action.kind: action for action in (Stay(), Draw(), Call())}


class StackedMatch:
    """A match whose deals are stacked one by one. ``first`` is the seat that speaks first in the first deal."""

    def __init__(
        self,
        rules: DrawRules | None = None,
        *,
        first: int = HUMAN,
        clothes: Sequence[str] = CLOTHES,
        human_clothes: Sequence[str] = (),
    ) -> None:
        self.first = first
        self._orders: dict[bytes, Sequence[Card]] = {}
        self.setup = MatchSetup(
            rules=rules or DrawRules(),
            seats=(
                SeatSetup(player="human", wardrobe=tuple(human_clothes)),
                SeatSetup(player="opponent", wardrobe=tuple(clothes)),
            ),
        )
        self.match = Match(self.setup, shuffle=lambda secret, _: self._orders[secret])

    def deal(self, human: str = ACES, opponent: str = KINGS, then: str = "") -> tuple[Event, ...]:
        """Start the next deal with these hands; ``then`` are the cards that will be drawn, in order."""
        number = self.match.deal_number
        secret = bytes([100 + number % 100, number // 100] * 16) if number else _FIRST_SECRETS[self.first]
        hands = parse_cards(human), parse_cards(opponent)
        first = (self.first + number) % 2
        order = [*chain(*zip(hands[first], hands[1 - first], strict=True)), *parse_cards(then)]
        order += [card for card in Deck(self.setup.rules.deck).cards if card not in order]  # type: ignore[union-attr]
        self._orders[secret] = order
        return self.match.act(StartDeal(secret))

    def act(self, *actions: Action) -> tuple[Event, ...]:
        """Carry the actions out one after the other."""
        return tuple(chain.from_iterable(self.match.act(action) for action in actions))

    def finish(self) -> tuple[Event, ...]:
        """Play the deal to its end without another bet."""
        events: list[Event] = []
        while self.match.phase in _DEAL_PHASES:
            kinds = self.match.options().kinds
            events += self.act(next(action for kind, action in _CHEAPEST.items() if kind in kinds))
        return tuple(events)

    def lose(self, loser: int, dollars: int) -> None:
        """Play deals, one if possible, in which the loser loses exactly so many dollars, the antes included."""
        left = dollars
        while left:
            if self.match.phase is Phase.OFFER:
                self.act(Decline())
            self.deal(*((SEVENS, ACES) if loser == HUMAN else (ACES, SEVENS)))
            left -= self.setup.rules.ante
            bet = self.match.options().get(ActionKind.BET)
            amounts = bet.amounts.amounts() if bet and bet.amounts else ()
            amount = max((it for it in amounts if left - it == 0 or left - it >= self.setup.rules.ante), default=0)
            if amount:
                self.act(Bet(amount))
            left -= amount
            self.finish()

    def money(self) -> tuple[int, ...]:
        """Dollars of both seats."""
        return tuple(seat.money for seat in self.match.seats)

    @property
    def pot(self) -> int:
        """Dollars on the table."""
        return self.match.view(HUMAN).pot

    def kinds(self) -> list[str]:
        """Names of what is on offer, in order."""
        return [kind.name for kind in self.match.options().kinds]

    def clothes(self, seat: int = OPPONENT) -> list[str]:
        """State of every garment, outermost first."""
        return [garment.state.value for garment in self.match.seats[seat].wardrobe]


def kinds_of(events: Sequence[Event]) -> list[str]:
    """Names of the events' types."""
    return [type(event).__name__ for event in events]
