"""Where a real deal stands in the solved tree: bets of any size are taken for the solved sizes next to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.events import (
    AntePosted,
    BetMade,
    CallMade,
    CardsExchanged,
    DealStarted,
    DealTied,
    Event,
    Folded,
    GarmentStaked,
    PotWon,
    RaiseMade,
    Stayed,
)
from engine.players.draw.tree import Edge, EdgeKind, Node, NodeKind, Tree
from engine.players.player import draw_rules_of
from engine.views import GarmentState, SeatView

_CHOICES = frozenset({BetMade, RaiseMade, Stayed, CallMade, Folded, CardsExchanged})
_NEARLY_ALL_IN = 0.5
"""A bet of everything counts as the solved all-in when it is at least this part of it, measured against the pot."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The money side of the deal being played, measured when the antes were in."""

    first_to_speak: int
    opening_pot: int
    """Dollars on the table before the first bet: antes, and what waited from a tie."""
    limit: int
    """Dollars that both can still pay, garments included."""

    @property
    def unit(self) -> float:
        """Dollars that one ante of the solved game stands for."""
        return self.opening_pot / 2.0

    @property
    def depth(self) -> float:
        """Antes of the solved game that both can pay, the ante included."""
        return 1.0 + self.limit / self.unit


@dataclass(frozen=True, slots=True)
class Step:
    """One choice that was made, and where it was made."""

    seat: int
    node: int
    edge: int


@dataclass(frozen=True, slots=True)
class Course:
    """The way through the tree so far."""

    steps: tuple[Step, ...]
    node: int | None
    """Where the deal stands; None when it has left the tree."""


def last_deal(history: Sequence[Event]) -> Sequence[Event]:
    """The events of the deal or redeal that began last."""
    for index in range(len(history) - 1, -1, -1):
        if isinstance(history[index], DealStarted):
            return history[index:]
    return ()


def is_finished(events: Sequence[Event]) -> bool:
    """Whether the deal that these events tell of has ended, or waits for a redeal."""
    return any(isinstance(event, PotWon | DealTied) for event in reversed(events))


def stakes_of(view: SeatView) -> Stakes:
    """What the deal in ``view`` is played for. Raises ValueError when no deal is in play."""
    events = last_deal(view.history)
    start = events[0] if events else None
    if not isinstance(start, DealStarted) or start.first_to_speak is None:
        raise ValueError("no deal is in play")
    antes = sum(event.amount for event in events if isinstance(event, AntePosted))
    limit = min(_answerable_at_start(view, events, seat) for seat in (0, 1))
    return Stakes(start.first_to_speak, max(1, start.waiting_pot + antes), limit)


def _answerable_at_start(view: SeatView, events: Sequence[Event], seat: int) -> int:
    """Money after the antes plus garments that could be staked then: what is paid or staked since comes from there."""
    rules = draw_rules_of(view)
    public = view.seats[seat]
    staked = sum(isinstance(event, GarmentStaked) and event.seat == seat for event in view.history)
    free = sum(garment.state is GarmentState.WORN for garment in public.wardrobe)
    left = max(0, min(rules.stakes_per_deal - staked, free))
    paid = sum(_paid_by(event, seat) for event in events if type(event) in _CHOICES)
    return public.money + paid + left * rules.garment_value


def _paid_by(event: Event, seat: int) -> int:
    match event:
        case BetMade(seat=payer, amount=amount) | CallMade(seat=payer, amount=amount):
            paid = amount
        case RaiseMade(seat=payer, called=called, amount=amount):
            paid = called + amount
        case CardsExchanged(seat=payer, paid=paid):
            pass
        case _:
            return 0
    return paid if payer == seat else 0


class Walker:
    """Follows the events of one deal through one tree."""

    def __init__(self, tree: Tree, stakes: Stakes, *, seed: str) -> None:
        """``seed`` decides between the two solved sizes next to a real one, the same way at every decision."""
        self._tree = tree
        self._stakes = stakes
        self._seed = seed

    def follow(self, events: Sequence[Event], me: int | None = None) -> Course:
        """The course of the deal; ``me`` is the seat whose own bets are taken for the nearest size without chance."""
        node = 0
        steps: list[Step] = []
        paid = [self._stakes.unit, self._stakes.unit]
        for index, event in enumerate(events):
            if type(event) not in _CHOICES:
                continue
            is_betting = self._tree.nodes[node].kind is NodeKind.BETTING
            for seat, kind, number in _choices_in(event, is_betting=is_betting):
                edge = self._edge_for(node, kind, number, paid, seat, None if seat == me else index)
                if edge is None:
                    return Course(tuple(steps), None)
                steps.append(Step(seat, node, edge))
                node = self._tree.nodes[node].edges[edge].child
                if kind is EdgeKind.MATCH:
                    paid[seat] = max(paid)
                elif kind is EdgeKind.BET:
                    paid[seat] = max(paid) + number
        return Course(tuple(steps), node)

    def _edge_for(
        self, index: int, kind: EdgeKind, number: int, paid: Sequence[float], seat: int, event: int | None
    ) -> int | None:
        node = self._tree.nodes[index]
        if (kind is EdgeKind.EXCHANGE) != (node.kind is NodeKind.EXCHANGE) or node.player != self._player(seat):
            return None
        if kind is EdgeKind.EXCHANGE:
            return number
        candidates = [place for place, edge in enumerate(node.edges) if edge.kind is kind]
        if kind is not EdgeKind.BET or not candidates:
            return candidates[0] if candidates else None
        before = max(paid)
        share = number / (2.0 * before)
        is_all_in = before + number >= self._stakes.unit + self._stakes.limit
        shares = [pot_share(node, node.edges[place]) for place in candidates]
        if is_all_in and share >= _NEARLY_ALL_IN * shares[-1]:
            return candidates[-1]
        chance = None if event is None else Random(f"{self._seed} {event}").random()
        return candidates[translated(share, shares, chance)]

    def _player(self, seat: int) -> int:
        return 0 if seat == self._stakes.first_to_speak else 1


def _choices_in(event: Event, *, is_betting: bool) -> Iterator[tuple[int, EdgeKind, int]]:
    """Seat, kind and number of dollars or cards of each choice that an event tells of.

    Whoever presses DRAW in the betting ends it and exchanges, which are two choices of the tree.
    """
    match event:
        case BetMade(seat=seat, amount=amount) | RaiseMade(seat=seat, amount=amount):
            yield seat, EdgeKind.BET, amount
        case Stayed(seat=seat) | CallMade(seat=seat):
            yield seat, EdgeKind.MATCH, 0
        case Folded(seat=seat):
            yield seat, EdgeKind.DROP, 0
        case CardsExchanged(seat=seat, count=count):  # pragma: no branch - there are no other choices
            if is_betting:
                yield seat, EdgeKind.MATCH, 0
            yield seat, EdgeKind.EXCHANGE, count


def pot_share(node: Node, edge: Edge) -> float:
    """The raised part of a bet against the pot as it is after matching."""
    before = max(node.paid)
    return (edge.paid - before) / (2.0 * before)


def translated(share: float, solved: Sequence[float], chance: float | None) -> int:
    """Which of the ``solved`` pot shares, ascending, a bet of ``share`` is taken for.

    Between two of them the pseudo-harmonic mapping gives the chance of the lower one; ``chance`` is the random number
    that decides. Without one the nearer is taken.
    """
    above = next((place for place, other in enumerate(solved) if other >= share), len(solved))
    if above == 0:
        return 0
    if above == len(solved):
        return above - 1
    low, high = solved[above - 1], solved[above]
    if chance is None:
        return above if high - share < share - low else above - 1
    takes_lower = (high - share) * (1.0 + low) / ((high - low) * (1.0 + share))
    return above - 1 if chance < takes_lower else above
