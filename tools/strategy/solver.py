"""CFR+ on the bucketed game: equilibrium, answers to a model of the opponent, and exact measures of both."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.strategy.abstraction import Abstraction
from tools.strategy.flat_tree import FlatTree, Floats
from tools.strategy.kernels import AVERAGE, GIVEN, REGRET_MATCHING, Memory, Walk, sweep

TREMBLE = 0.0005
"""Share of odd play that every player is supposed to show, so that answers to odd play are sensible too."""
HUNDRED_DEALS = 100.0


@dataclass(frozen=True, slots=True)
class Model:
    """A way to play that an exploiting strategy is made against."""

    choices: Floats
    weight: float
    """Share of deals in which the opponent plays it."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How far a strategy is from an equilibrium, in antes per 100 deals."""

    value_to_first: float
    exploitability: float
    """What a best response wins from it, both seats averaged."""


class Game:
    """One deck and one depth: everything that is measured or solved happens in it."""

    def __init__(self, abstraction: Abstraction, tree: FlatTree) -> None:
        self.abstraction = abstraction
        self.tree = tree
        self._width = max(abstraction.buckets.before, abstraction.buckets.after)
        edges = np.diff(tree.arrays.first_edge)
        self.owner = np.repeat(tree.arrays.player, edges)
        """Player of every edge."""

    def zeros(self) -> Floats:
        """An empty array of choices."""
        return np.zeros((self.tree.edges, self._width), np.float32)

    def memory(self, choices: Floats, regrets: Floats, sums: Floats) -> Memory:
        """Working arrays of one solver."""
        reach = np.zeros((2, self.tree.nodes, self._width), np.float32)
        reach[:, 0, : self.abstraction.buckets.before] = self.abstraction.chances
        values = np.zeros((self.tree.nodes, self._width), np.float32)
        return Memory(choices, regrets, sums, reach, values, np.zeros_like(reach))

    def run(self, walk: Walk, memory: Memory) -> float:
        """One sweep; returns the value of the deal to ``walk.player`` in antes."""
        sweep(walk, self.tree.arrays, self.abstraction.exchanges, memory)
        return float(memory.values[0, : self.abstraction.buckets.before] @ self.abstraction.chances)

    def reach(self, choices: Floats) -> Floats:
        """Chances of both players to play to every node, shape (2, nodes, buckets)."""
        memory = self._given(choices)
        self.run(_measuring(0), memory)
        return memory.reach

    def values(self, choices: Floats, player: int) -> tuple[Floats, Floats]:
        """Values of every node for ``player``, weighted with the other's chances, and those chances."""
        memory = self._given(choices)
        self.run(_measuring(player), memory)
        return memory.values, memory.reach

    def measure(self, choices: Floats) -> Measure:
        """Exact value and exploitability of a strategy for both seats."""
        memory = self._given(choices)
        value = self.run(_measuring(0), memory)
        first, second = (self.run(_measuring(player, best_response=True), memory) for player in (0, 1))
        return Measure(HUNDRED_DEALS * value, HUNDRED_DEALS * (first + second) / 2.0)

    def duel(self, mine: Floats, theirs: Floats) -> float:
        """What ``mine`` wins from ``theirs``, both seats averaged, in antes per 100 deals."""
        total = 0.0
        for seat in (0, 1):
            mixed = np.where((self.owner == seat)[:, np.newaxis], mine, theirs)
            value = self.run(_measuring(0), self._given(mixed))
            total += value if seat == 0 else -value
        return HUNDRED_DEALS * total / 2.0

    def best_response(self, theirs: Floats) -> float:
        """What a best response wins from ``theirs``, both seats averaged, in antes per 100 deals."""
        return self.measure(theirs).exploitability

    def _given(self, choices: Floats) -> Memory:
        empty = np.zeros((0, 0), np.float32)
        return self.memory(choices, empty, empty)


class Solver:
    """CFR+ with averages weighted by the square of the iteration, and alternating updates.

    Without a model it goes to an equilibrium. With one, the opponent is the model in a share of deals and a free
    player in the others, so that the answer exploits the model without opening itself too far.
    """

    def __init__(self, game: Game, model: Model | None = None) -> None:
        self.game = game
        self._weight = 0.0 if model is None else model.weight
        self._memory = game.memory(game.zeros(), game.zeros(), game.zeros())
        if model is not None:
            self._memory.model_reach[:] = game.reach(model.choices)
        self.iterations = 0

    def iterate(self, count: int) -> None:
        """Do ``count`` more iterations."""
        for _ in range(count):
            self.iterations += 1
            for player in (0, 1):
                walk = Walk(player, REGRET_MATCHING, False, True, float(self.iterations**2), TREMBLE, self._weight)
                self.game.run(walk, self._memory)

    def average(self) -> Floats:
        """The strategy found so far."""
        walk = Walk(0, AVERAGE, False, False, 0.0, 0.0, 0.0)
        self.game.run(walk, self._memory)
        return self._memory.choices.copy()


def _measuring(player: int, *, best_response: bool = False) -> Walk:
    return Walk(player, GIVEN, best_response, False, 0.0, 0.0, 0.0)
