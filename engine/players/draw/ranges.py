"""What the other may hold after all that he has done, and what a deal is worth against it.

Exact within the buckets of the solved game, when both play the equilibrium on.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engine.players.draw.course import Step
from engine.players.draw.strategies import FULL_CHANCE, ChoiceTable, Outcomes
from engine.players.draw.tree import EdgeKind, NodeKind

Range = list[float]
"""One weight per bucket; what counts is their proportion."""


class Prospects:
    """Values at one depth, in antes, for the player whose tree number is ``player``."""

    def __init__(self, table: ChoiceTable, outcomes: Outcomes, player: int) -> None:
        self._table = table
        self._outcomes = outcomes
        self._player = player

    def range_after(self, steps: Sequence[Step]) -> Range:
        """What the other may hold after these steps of a deal; even chances where he did what he never does."""
        nodes = self._table.tree.nodes
        held: Range = [*self._table.buckets.frequencies]
        for step in steps:
            node = nodes[step.node]
            if node.player == self._player:
                continue
            edge = node.edges[step.edge]
            weights = self._played(held, step.node, step.edge)
            if edge.kind is EdgeKind.EXCHANGE:
                weights = self._exchanged(weights, edge.count)
                held = self._exchanged(held, edge.count)
            held = weights if any(weights) else held if any(held) else [1.0] * self._table.buckets.after
        return held

    def of_edges(self, index: int, held: Range, bucket: int) -> list[float]:
        """What every choice of the player's node ``index`` is worth to a hand of ``bucket``, in antes."""
        total = sum(held)
        node = self._table.tree.nodes[index]
        if node.kind is NodeKind.BETTING:
            return [self._values(edge.child, held)[bucket] / total for edge in node.edges]
        return [self._of_exchange(edge.child, edge.count, held, bucket) / total for edge in node.edges]

    def _of_exchange(self, child: int, count: int, held: Range, bucket: int) -> float:
        chances = self._outcomes.after(bucket, count)
        if not any(chances):
            return 0.0
        values = [0.0] * self._table.buckets.after
        node = self._table.tree.nodes[child]
        if node.kind is NodeKind.EXCHANGE:
            for place, edge in enumerate(node.edges):
                weights = self._exchanged(self._played(held, child, place), edge.count)
                if any(weights):
                    values = _added(values, self._values(edge.child, weights))
        else:
            values = self._values(child, held)
        return float(sum(map(mul, chances, values)))

    def _values(self, index: int, held: Range) -> list[float]:
        """Values after the exchange for every bucket of the player, weighted with the other's range."""
        node = self._table.tree.nodes[index]
        count = self._table.buckets.after
        pays = min(node.paid)
        if node.kind is NodeKind.DROPPED:
            return [(pays if node.player == self._player else -pays) * sum(held)] * count
        if node.kind is NodeKind.SHOWDOWN:
            return _showdown(held, pays)
        values = [0.0] * count
        for place, edge in enumerate(node.edges):
            if node.player == self._player:
                played = self._played([1.0] * count, index, place)
                values = _added(values, list(map(mul, played, self._values(edge.child, held))))
            else:
                weights = self._played(held, index, place)
                if any(weights):
                    values = _added(values, self._values(edge.child, weights))
        return values

    def _played(self, held: Range, index: int, place: int) -> Range:
        chances = self._table.chances
        return [weight and weight * chances(index, bucket)[place] / FULL_CHANCE for bucket, weight in enumerate(held)]

    def _exchanged(self, held: Range, count: int) -> Range:
        after = [0.0] * self._table.buckets.after
        for bucket, weight in enumerate(held):
            if weight:
                after = _added(after, [weight * chance for chance in self._outcomes.after(bucket, count)])
        return after


def _added(first: list[float], second: list[float]) -> list[float]:
    return [one + other for one, other in zip(first, second, strict=True)]


def _showdown(held: Range, pays: float) -> list[float]:
    total = sum(held)
    weaker = 0.0
    values = []
    for weight in held:
        values.append(pays * (2.0 * weaker + weight - total))
        weaker += weight
    return values
