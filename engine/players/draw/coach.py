"""What a strong player would do in the human's place, and what doing something else costs.

The advice is data; the words come from the texts. Values are those of the equilibrium against itself: a weak opponent
may make other choices better.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, Bet, Draw, Raise
from engine.evaluation import evaluate
from engine.players.discards import plans_for
from engine.players.draw.course import Course, Stakes, Walker, last_deal, pot_share, stakes_of
from engine.players.draw.plans import DrawPlans, DrawType
from engine.players.draw.ranges import Prospects
from engine.players.draw.strategies import FULL_CHANCE, ChoiceTable, DrawStrategies
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import Edge, EdgeKind, Node, NodeKind
from engine.players.player import draw_rules_of, options_of
from engine.views import Phase, SeatView

AS_GOOD_WITHIN = 0.5
"""Dollars of worth within which a choice is as good as another."""
_STRONG = 0.5
_WEAK = 0.45
_COACH_SEED = "coach"


class Reason(StrEnum):
    """Why the best choice is the best."""

    STRONG_HAND = "strong_hand"
    """Bet: worse hands will pay."""
    BLUFF = "bluff"
    """Bet: better hands may drop."""
    PROMISING_DRAW = "promising_draw"
    """Stay in: one card may make the hand."""
    PRICE_IS_RIGHT = "price_is_right"
    """Stay in: the pot is worth more than the answer costs."""
    NOTHING_TO_PAY = "nothing_to_pay"
    """Stay in: it is free."""
    PRICE_IS_TOO_HIGH = "price_is_too_high"
    """Drop."""
    BEST_CHANCES = "best_chances"
    """Exchange: this many cards lead to the best hands."""
    STANDING_PAT = "standing_pat"
    """Exchange nothing: the hand is made, or is meant to look so."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to do."""

    action: Action
    share: float
    """How often the strong player does it, from 0 to 1."""
    worth: float
    """Dollars to be won from here on, on average, against giving up at once; 0 for giving up."""


@dataclass(frozen=True, slots=True)
class Advice:
    """All choices of one moment."""

    choices: tuple[Choice, ...]
    reason: Reason
    """Why the best choice is the best."""
    strength: float
    """Chance to win a showdown against a hand about which nothing is known, from 0 to 1."""
    price: float
    """Chance to win that pays for an answer, from 0 to 1."""

    @property
    def best(self) -> Choice:
        """What the strong player does most often of all that is as good as anything."""
        return _best(self.choices)

    def cost_of(self, action: Action) -> float:
        """Dollars that ``action`` gives away on average against the best choice; never below 0.

        Another amount counts as the advised amount nearest to it. Raises ValueError for an action that was no choice.
        """
        alike = [choice for choice in self.choices if _is_like(choice.action, action)]
        if not alike:
            raise ValueError(f"{action.kind} was not among the choices")
        # Several solved sizes may come to the same legal amount.
        nearest = min(alike, key=lambda choice: (abs(_number(choice.action) - _number(action)), -choice.worth))
        return max(0.0, max(choice.worth for choice in self.choices) - nearest.worth)


def advise(view: SeatView, strategies: DrawStrategies) -> Advice | None:
    """Advice for the seat on turn; None between deals and where the deal has left what was solved.

    Takes up to some tenths of a second before the exchange: call it outside the drawing thread.
    Raises ValueError when the seat is not on turn, TypeError in stud.
    """
    options_of(view)
    rules = draw_rules_of(view)
    if view.phase is Phase.OFFER:
        return None
    stakes = stakes_of(view)
    depth = strategies.nearest_depth(stakes.depth)
    table = strategies.table(depth, Style.EQUILIBRIUM)
    course = Walker(table.tree, stakes, seed=_COACH_SEED).follow(last_deal(view.history), view.seat)
    if course.node is None:
        return None
    plans = None if view.phase is Phase.SECOND_BETTING else plans_for(view)
    value = evaluate(view.cards, low_ace_joins_seven=rules.low_ace_applies)
    moment = _Moment(view, strategies, depth, stakes, table, course, course.node, value, plans)
    return moment.advice()


@dataclass(frozen=True, slots=True)
class _Moment:
    view: SeatView
    strategies: DrawStrategies
    depth: float
    stakes: Stakes
    table: ChoiceTable
    course: Course
    index: int
    value: int
    plans: DrawPlans | None

    def advice(self) -> Advice | None:
        node = self.table.tree.nodes[self.index]
        wanted = NodeKind.EXCHANGE if self.view.phase is Phase.EXCHANGE else NodeKind.BETTING
        if node.kind is not wanted or node.player != self._player:
            return None
        choices = tuple(self._choices(node))
        price = self.view.outstanding / max(1, self.view.pot + self.view.outstanding)
        return Advice(choices, self._reason(_best(choices).action), self._strength, price)

    @property
    def _player(self) -> int:
        return 0 if self.view.seat == self.stakes.first_to_speak else 1

    @property
    def _bucket(self) -> int:
        buckets = self.table.buckets
        if self.plans is None:
            return buckets.bucket_after(self.value)
        return buckets.bucket_before(self.value, self.plans.draw_type)

    @property
    def _strength(self) -> float:
        buckets = self.table.buckets
        return buckets.standings[self._bucket] if self.plans is None else buckets.equities[self._bucket]

    def _choices(self, node: Node) -> Iterator[Choice]:
        chances = self.table.chances(self.index, self._bucket)
        given_up = -node.paid[node.player]
        options = options_of(self.view)
        if not any(edge.kind is EdgeKind.DROP for edge in node.edges) and options.get(ActionKind.DROP):
            yield Choice(PLAIN_ACTIONS[ActionKind.DROP], 0.0, 0.0)
        for edge, chance, worth in zip(node.edges, chances, self._worths(node), strict=True):
            action = self._action(node, edge)
            if action is not None:
                gain = 0.0 if edge.kind is EdgeKind.DROP else self.stakes.unit * (worth - given_up)
                yield Choice(action, chance / FULL_CHANCE, round(gain, 2))

    def _worths(self, node: Node) -> list[float]:
        if node.kind is NodeKind.BETTING and not node.after_exchange:
            return self.strategies.values(self.depth).of(self.index, self._bucket, len(node.edges))
        prospects = Prospects(self.table, self.strategies.outcomes, self._player)
        return prospects.of_edges(self.index, prospects.range_after(self.course.steps), self._bucket)

    def _action(self, node: Node, edge: Edge) -> Action | None:
        """The action that an edge stands for; None where the real rules do not offer it."""
        options, plans = options_of(self.view), self.plans
        if edge.kind is EdgeKind.DROP:
            return PLAIN_ACTIONS[ActionKind.DROP]
        if edge.kind is EdgeKind.EXCHANGE:
            return None if plans is None or plans.kept[edge.count] is None else Draw(plans.discards(edge.count))
        if edge.kind is EdgeKind.MATCH:
            if plans is not None and options.get(ActionKind.DRAW):
                return Draw(self._usual_discards(plans, edge.child))
            return PLAIN_ACTIONS[ActionKind.STAY if options.get(ActionKind.STAY) else ActionKind.CALL]
        option = options.get(ActionKind.BET) or options.get(ActionKind.RAISE)
        if option is None or option.amounts is None:
            return None
        wanted = pot_share(node, edge) * (self.view.pot + self.view.outstanding)
        amount = option.amounts.closest(round(wanted))
        return Bet(amount) if option.kind is ActionKind.BET else Raise(amount)

    def _usual_discards(self, plans: DrawPlans, index: int) -> tuple[int, ...]:
        """The exchange that the strong player chooses most often after matching."""
        chances = self.table.chances(index, self._bucket)
        possible = [count for count, kept in enumerate(plans.kept) if kept is not None]
        return plans.discards(max(possible, key=lambda count: chances[count]))

    def _reason(self, best: Action) -> Reason:
        if isinstance(best, Bet | Raise):
            return Reason.BLUFF if self._strength < _WEAK else Reason.STRONG_HAND
        if best.kind is ActionKind.DROP:
            return Reason.PRICE_IS_TOO_HIGH
        if self.view.phase is Phase.EXCHANGE:
            pat = isinstance(best, Draw) and not best.discards
            return Reason.STANDING_PAT if pat else Reason.BEST_CHANCES
        if not self.view.outstanding:
            return Reason.NOTHING_TO_PAY
        draws = self.plans is not None and self.plans.draw_type >= DrawType.OPEN_ENDED
        return Reason.PROMISING_DRAW if draws and self._strength < _STRONG else Reason.PRICE_IS_RIGHT


def _best(choices: Sequence[Choice]) -> Choice:
    """The most frequent of the good choices: where the other does what he never should, frequency alone misleads."""
    most = max(choice.worth for choice in choices)
    good = [choice for choice in choices if most - choice.worth < AS_GOOD_WITHIN]
    return max(good, key=lambda choice: (choice.share, choice.worth))


def _is_like(advised: Action, action: Action) -> bool:
    if isinstance(advised, Draw) and isinstance(action, Draw):
        return True
    return advised.kind is action.kind


def _number(action: Action) -> int:
    """Dollars of a bet or number of exchanged cards."""
    if isinstance(action, Bet | Raise):
        return action.amount
    return len(action.discards) if isinstance(action, Draw) else 0
