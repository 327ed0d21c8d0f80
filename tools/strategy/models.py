"""How weak players play: models that exploiting strategies are made against."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.cards import Deck, Rank
from engine.evaluation import HandCategory, describe
from engine.players.draw.buckets import DRAW_GROUPS
from engine.players.draw.course import pot_share
from engine.players.draw.tree import EdgeKind, Node, NodeKind
from tools.strategy.flat_tree import FlatTree, Floats
from tools.strategy.solver import Game

_SHARE_OF_ODD_CHOICES = 0.02
"""A weak player sometimes does what an equilibrium never does."""
_SHARE_OF_WHIMS = 0.05
"""How often the readable player plays like anybody else."""
_BLUFFS_OF_A_ROCK = 0.06
_CHEAP_BEFORE = 1.0 / 3.0
_CHEAP_AFTER = 0.45
"""The share of the pot up to which a readable player pays with a fair hand."""


@dataclass(frozen=True, slots=True)
class Tendency:
    """A player who drops, matches and bets more or less often than the equilibrium."""

    drop: float
    match: float
    bet: float


STATION = Tendency(drop=0.2, match=1.0, bet=0.3)
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


def rock(game: Game, equilibrium: Floats) -> Floats:
    """Bets and raises good hands, pays little with fair ones, drops the others, hardly ever bluffs."""
    buckets = game.abstraction.buckets
    before = np.zeros(buckets.before, np.int64)
    for place, bucket in enumerate(buckets.before_buckets):
        if bucket >= 0:
            before[bucket] = _grade_before(buckets.before_steps[place // DRAW_GROUPS])
    after = np.array([_grade_after(value, game.abstraction.deck) for value in buckets.after_steps])
    choices = _blind(game, {EdgeKind.DROP: 0.0, EdgeKind.MATCH: 0.0, EdgeKind.BET: 0.0})
    for index, node in enumerate(game.tree.tree.nodes):
        if node.kind is NodeKind.BETTING:
            grades = after if node.after_exchange else before
            first, end = game.tree.arrays.first_edge[index : index + 2]
            _play_by_grade(node, grades, choices[first:end, : len(grades)])
    return _normalised(game, (1.0 - _SHARE_OF_WHIMS) * _normalised(game, choices) + _SHARE_OF_WHIMS * equilibrium)


def _grade_before(value: int) -> int:
    """0 to 3: nothing, a bet only when speaking last, a bet, a raise."""
    hand = describe(value)
    if hand.category >= HandCategory.TWO_PAIR:
        return 3
    if hand.category is not HandCategory.PAIR or hand.ranks[0] < Rank.JACK:
        return 0
    return 2 if hand.ranks[0] >= Rank.KING else 1


def _grade_after(value: int, deck: Deck) -> int:
    """0 to 3: nothing, a cheap call, a bet, a raise; the short deck asks for more."""
    hand = describe(value)
    is_short = deck is Deck.SHORT
    if hand.category >= (HandCategory.FLUSH if is_short else HandCategory.STRAIGHT):
        return 3
    if hand.category >= (HandCategory.THREE_OF_A_KIND if is_short else HandCategory.TWO_PAIR):
        return 2
    if hand.category is HandCategory.TWO_PAIR:
        return 1
    return int(hand.category is HandCategory.PAIR and hand.ranks[0] >= (Rank.ACE if is_short else Rank.QUEEN))


def _play_by_grade(node: Node, grades: npt.NDArray[np.int64], rows: Floats) -> None:
    """Fill the rows of a betting node, one per edge and one column per bucket."""
    kinds = [edge.kind for edge in node.edges]
    bets = [place for place, kind in enumerate(kinds) if kind is EdgeKind.BET]
    match = kinds.index(EdgeKind.MATCH)
    bet = min(bets, key=lambda place: abs(pot_share(node, node.edges[place]) - 1.0)) if bets else match
    if EdgeKind.DROP in kinds:
        price = (max(node.paid) - min(node.paid)) / sum(node.paid)
        is_cheap = price <= (_CHEAP_AFTER if node.after_exchange else _CHEAP_BEFORE) + 1e-9
        rows[bet] += grades == 3
        rows[match] += (grades == 2) | ((grades == 1) & is_cheap)
        rows[kinds.index(EdgeKind.DROP)] += (grades == 0) | ((grades == 1) & (not is_cheap))
        return
    worth_a_bet = (grades >= 2) | ((grades == 1) & (node.player == 1) & (not node.after_exchange))
    bluffs = np.where((grades == 0) & node.after_exchange, _BLUFFS_OF_A_ROCK, 0.0)
    rows[bet] += np.where(worth_a_bet, 1.0, bluffs)
    rows[match] += np.where(worth_a_bet, 0.0, 1.0 - bluffs)


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
