"""The computer player of five-card draw: a solved strategy, bent by level, temperament and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.actions import PLAIN_ACTIONS, Action, ActionKind, AmountRange, Bet, Draw, Option, Options, Raise
from engine.evaluation import evaluate, values_by_ranks
from engine.players.demeanour import Demeanour, demeanour_between_deals, demeanour_of
from engine.players.discards import natural_discards, plans_for
from engine.players.draw.course import Stakes, Walker, is_finished, last_deal, pot_share, stakes_of
from engine.players.draw.mistakes import SKILLS, Bending, Skill
from engine.players.draw.opponent import OpponentModel
from engine.players.draw.plans import DrawPlans
from engine.players.draw.strategies import ChoiceTable, DrawStrategies
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import EdgeKind, NodeKind
from engine.players.levels import Level
from engine.players.player import decision_random, draw_rules_of, fights_for_last_garment, options_of
from engine.players.temperament import Temperament
from engine.views import GarmentState, Phase, SeatView

_HAND = 5
_NEARLY_EVERYTHING = 0.8
"""A bet of at least this part of the limit takes it all."""
_DOUBT_PER_BET = 0.45
"""Outside the tree: how much each bet of the other takes from the belief in one's own hand, as a power."""
_SPARES_A_GARMENT = 0.3
_SPARES_THE_LAST = 0.5
"""How often the proudest drops rather than stake a garment, or her last, with a hand that is just worth the price."""
_FIGHTS_FOR_A_GARMENT = 0.15
"""How often the proudest answers instead of losing a garment that is staked already."""
_CLEARLY_WORTH_IT = 0.4
"""A chance to win so far above the price leaves no doubt."""


@dataclass(frozen=True, slots=True)
class _Spot:
    """One decision, read from the view."""

    view: SeatView
    options: Options
    random: Random
    stakes: Stakes
    table: ChoiceTable
    node: int | None
    """Where the deal stands in the tree; None when it has left it."""
    bucket: int
    strength: float
    """Chance to win a showdown against a hand about which nothing is known."""
    plans: DrawPlans | None
    """Ways to exchange; None after the exchange."""

    @property
    def answer(self) -> Option | None:
        """DRAW, CALL or STAY."""
        kinds = (ActionKind.DRAW, ActionKind.CALL, ActionKind.STAY)
        return next((option for option in map(self.options.get, kinds) if option), None)

    @property
    def amounts(self) -> AmountRange | None:
        """What may be bet or raised."""
        option = self.options.get(ActionKind.BET) or self.options.get(ActionKind.RAISE)
        return option.amounts if option else None

    @property
    def price(self) -> float:
        """The chance to win that pays for an answer."""
        return self.view.outstanding / max(1, self.view.pot + self.view.outstanding)


class DrawPlayer:
    """Plays draw for one seat and remembers how its opponent has played.

    Call :meth:`watch` with the seat's view after every deal (calling it more often does no harm); a resumed match is
    shown to a new player by watching its replayed deals.
    """

    def __init__(
        self,
        strategies: DrawStrategies,
        level: Level | Skill,
        temperament: Temperament,
        seed: int,
    ) -> None:
        """``strategies`` must be those of the deck that is played with. A skill of its own is for trials.

        The first player takes some tens of milliseconds, so that no decision has to.
        """
        values_by_ranks(_HAND)
        self._strategies = strategies
        self._bending = Bending(level if isinstance(level, Skill) else SKILLS[strategies.deck][level], temperament)
        self._temperament = temperament
        self._seed = seed
        self._opponent = OpponentModel()
        self._watched_deals = 0

    @property
    def opponent(self) -> OpponentModel:
        """What the other player has shown."""
        return self._opponent

    def watch(self, view: SeatView) -> None:
        """Learn from the deal in ``view`` if it is over and not known yet."""
        events = last_deal(view.history)
        if view.deal_number <= self._watched_deals or not is_finished(events):
            return
        self._watched_deals = view.deal_number
        stakes = stakes_of(view)
        depth = self._strategies.nearest_depth(stakes.depth)
        tree = self._strategies.table(depth, Style.EQUILIBRIUM).tree
        course = Walker(tree, stakes, seed=f"{self._seed} {view.deal_number}").follow(events, view.seat)
        other = 1 - view.seat
        self._opponent.learn(course.steps, other, tree, lambda style: self._strategies.shares(depth, style))

    def decide(self, view: SeatView) -> Action:
        """The action for ``view``."""
        options = options_of(view)
        if view.phase is Phase.OFFER:
            back = self._temperament.buys_back(view.me.money, view.rules.garment_value)
            return PLAIN_ACTIONS[ActionKind.BUY_BACK if back else ActionKind.DECLINE]
        spot = self._spot(view, options)
        if spot.plans is not None and view.phase is Phase.EXCHANGE:
            return Draw(self._discards(spot, spot.plans, spot.node))
        return self._bet_or_answer(spot)

    def demeanour(self, view: SeatView) -> Demeanour:
        """What the others see while she decides about ``view``: face and thinking time."""
        random = Random(f"{self._seed} face {view.deal_number} {len(view.history)}")
        if view.phase is Phase.OFFER:
            return demeanour_between_deals(self._temperament, random=random)
        is_betting = isinstance(self.decide(view), Bet | Raise)
        return demeanour_of(self._temperament, strength=self.strength(view), is_betting=is_betting, random=random)

    def strength(self, view: SeatView) -> float:
        """Her own chance to win a showdown against a hand about which nothing is known."""
        return self._spot(view, options_of(view)).strength

    def _spot(self, view: SeatView, options: Options) -> _Spot:
        rules = draw_rules_of(view)
        stakes = stakes_of(view)
        depth = self._strategies.nearest_depth(stakes.depth)
        style = self._opponent.pick(self._bending.skill.trust, Random(f"{self._seed} style {view.deal_number}"))
        table = self._strategies.table(depth, style)
        walker = Walker(table.tree, stakes, seed=f"{self._seed} {view.deal_number}")
        node = walker.follow(last_deal(view.history), view.seat).node
        value = evaluate(view.cards, low_ace_joins_seven=rules.low_ace_applies)
        buckets = table.buckets
        plans = None
        if view.phase is Phase.SECOND_BETTING:
            bucket = buckets.bucket_after(value)
            strength = buckets.standings[bucket]
        else:
            plans = plans_for(view)
            bucket = buckets.bucket_before(value, plans.draw_type)
            strength = buckets.equities[bucket]
        random = decision_random(self._seed, view)
        return _Spot(view, options, random, stakes, table, node, bucket, strength, plans)

    def _bet_or_answer(self, spot: _Spot) -> Action:
        kind, share = self._choice(spot)
        amounts = spot.amounts
        is_facing = spot.view.outstanding > 0
        may_bluff = not is_facing and amounts is not None
        slipped = self._bending.slip(
            kind, is_facing=is_facing, may_bluff=may_bluff, strength=spot.strength, random=spot.random
        )
        if slipped is EdgeKind.BET and kind is not EdgeKind.BET:
            share = spot.random.choice((0.5, 1.0))
        kind = self._with_pride(slipped, spot)
        if kind is EdgeKind.DROP and (not is_facing or fights_for_last_garment(spot.view)):
            kind = EdgeKind.MATCH
        if kind is EdgeKind.BET and amounts:
            return _open(spot, amounts, share)
        if kind is EdgeKind.DROP:
            return PLAIN_ACTIONS[ActionKind.DROP]
        return self._answer(spot)

    def _choice(self, spot: _Spot) -> tuple[EdgeKind, float]:
        """What the strategy does: the kind, and for a bet its share of the pot."""
        node = None if spot.node is None else spot.table.tree.nodes[spot.node]
        if spot.node is None or node is None or node.kind is not NodeKind.BETTING:
            return _by_price(spot), 0.0
        chances = spot.table.chances(spot.node, spot.bucket)
        weights = self._bending.weights(chances, node.edges, spot.strength)
        edge = node.edges[_drawn(weights, spot.random)]
        return edge.kind, pot_share(node, edge) if edge.kind is EdgeKind.BET else 0.0

    def _with_pride(self, kind: EdgeKind, spot: _Spot) -> EdgeKind:
        """The choice when clothes are at stake: worth more than their dollars to the proud."""
        me, answer = spot.view.me, spot.answer
        doubt = 1.0 - (spot.strength - spot.price) / _CLEARLY_WORTH_IT
        pride = self._temperament.buy_back_pride * min(1.0, max(0.0, doubt))
        if kind is EdgeKind.MATCH and answer and answer.stake:
            spares = _SPARES_THE_LAST if me.worn == 1 else _SPARES_A_GARMENT
            return EdgeKind.DROP if spot.random.random() < pride * spares else kind
        has_staked = any(garment.state is GarmentState.STAKED for garment in me.wardrobe)
        if kind is EdgeKind.DROP and has_staked and spot.random.random() < pride * _FIGHTS_FOR_A_GARMENT:
            return EdgeKind.MATCH
        return kind

    def _answer(self, spot: _Spot) -> Action:
        if spot.plans is not None and spot.options.get(ActionKind.DRAW):
            node = spot.node
            if node is not None:
                edges = spot.table.tree.nodes[node].edges
                node = next((edge.child for edge in edges if edge.kind is EdgeKind.MATCH), None)
            return Draw(self._discards(spot, spot.plans, node))
        return PLAIN_ACTIONS[ActionKind.STAY if spot.options.get(ActionKind.STAY) else ActionKind.CALL]

    def _discards(self, spot: _Spot, plans: DrawPlans, node: int | None) -> tuple[int, ...]:
        possible = [count for count, kept in enumerate(plans.kept) if kept is not None]
        if self._bending.exchanges_badly(spot.random):
            return plans.discards(spot.random.choice(possible))
        if node is None or spot.table.tree.nodes[node].kind is not NodeKind.EXCHANGE:
            return natural_discards(plans)
        chances = spot.table.chances(node, spot.bucket)
        weights = [chance if count in possible else 0 for count, chance in enumerate(chances)]
        if not any(weights):
            return natural_discards(plans)
        return plans.discards(_drawn(weights, spot.random))


def _drawn(weights: Sequence[float], random: Random) -> int:
    """A place by chance, in proportion to its weight."""
    return random.choices(range(len(weights)), weights)[0]


def _open(spot: _Spot, amounts: AmountRange, share: float) -> Action:
    """A bet or raise of ``share`` of the pot as it is after matching."""
    wanted = share * (spot.view.pot + spot.view.outstanding)
    everything = wanted >= _NEARLY_EVERYTHING * amounts.maximum
    amount = amounts.maximum if everything else amounts.closest(round(wanted))
    return Raise(amount) if spot.options.get(ActionKind.RAISE) else Bet(amount)


def _by_price(spot: _Spot) -> EdgeKind:
    """Outside the tree: answer when the chance to win is worth the price, the less so the more the other has bet."""
    if not spot.view.outstanding:
        return EdgeKind.MATCH
    bets = 1 + spot.view.raises_this_round
    return EdgeKind.MATCH if spot.strength ** (1.0 + _DOUBT_PER_BET * bets) > spot.price else EdgeKind.DROP
