"""How weak players play: models that exploiting strategies are made against."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.players.draw.tree import EdgeKind, NodeKind
from tools.strategy.flat_tree import FlatTree, Floats
from tools.strategy.solver import Game

_SHARE_OF_ODD_CHOICES = 0.02
"""A weak player sometimes does what an equilibrium never does."""


@dataclass(frozen=True, slots=True)
class Tendency:
    """A player who drops, matches and bets more or less often than the equilibrium."""

    drop: float
    match: float
    bet: float


STATION = Tendency(drop=0.2, match=1.0, bet=0.3)
NIT = Tendency(drop=5.0, match=1.0, bet=0.5)
MANIAC = Tendency(drop=0.3, match=1.0, bet=5.0)


def edge_kinds(tree: FlatTree) -> npt.NDArray[np.int64]:
    """Kind of every edge."""
    return np.array([edge.kind for node in tree.tree.nodes for edge in node.edges])


def bend(game: Game, equilibrium: Floats, tendency: Tendency) -> Floats:
    """The equilibrium with its choices in the betting weighted by ``tendency``."""
    kinds = edge_kinds(game.tree)
    weights = np.ones(len(kinds))
    for kind, weight in (
        (EdgeKind.DROP, tendency.drop),
        (EdgeKind.MATCH, tendency.match),
        (EdgeKind.BET, tendency.bet),
    ):
        weights[kinds == kind] = weight
    odd = np.where(kinds == EdgeKind.EXCHANGE, 0.0, _SHARE_OF_ODD_CHOICES)
    return _normalised(game, (equilibrium + odd[:, np.newaxis]) * weights[:, np.newaxis])


def caller(game: Game) -> Floats:
    """Matches whatever is bet, never bets, exchanges sensibly."""
    return _blind(game, {EdgeKind.DROP: 0.0, EdgeKind.MATCH: 1.0, EdgeKind.BET: 0.0})


def wild(game: Game) -> Floats:
    """Bets and drops without looking at the cards, exchanges sensibly."""
    return _blind(game, {EdgeKind.DROP: 0.25, EdgeKind.MATCH: 0.35, EdgeKind.BET: 0.4})


def _blind(game: Game, shares: dict[EdgeKind, float]) -> Floats:
    choices = game.zeros()
    first_edge = game.tree.arrays.first_edge
    natural = np.array(game.abstraction.buckets.natural_counts)
    for index, node in enumerate(game.tree.tree.nodes):
        for number, edge in enumerate(node.edges):
            row = choices[first_edge[index] + number]
            if node.kind is NodeKind.EXCHANGE:
                row[: len(natural)] = natural == edge.count
            else:
                row[:] = shares[edge.kind]
    return _normalised(game, choices)


def _normalised(game: Game, weights: npt.NDArray[np.float64] | Floats) -> Floats:
    starts = game.tree.arrays.first_edge[:-1]
    lengths = np.diff(game.tree.arrays.first_edge)
    used = starts[lengths > 0]
    totals = np.add.reduceat(weights, used, axis=0)
    every = np.repeat(totals, lengths[lengths > 0], axis=0)
    return np.asarray(weights / np.maximum(every, 1e-12), np.float32)
