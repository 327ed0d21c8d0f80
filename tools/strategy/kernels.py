"""The compiled heart of the solver: one walk down the tree for chances, one walk up for values.

``choices`` and its like have one row per edge and one column per bucket; ``reach`` has, per player, one row per node:
the chance that the player holds the bucket and plays to this node. Chances of the two players are independent: cards
that one holds are not taken from the other (the error is measured in docs/strategy.md).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import prange

from engine.players.draw.tree import NodeKind
from tools.strategy.compiled import compiled, compiled_parallel
from tools.strategy.flat_tree import Floats, Ints, TreeArrays

REGRET_MATCHING, AVERAGE, GIVEN = 0, 1, 2
"""Where the choices of a walk come from: positive regrets, sums so far, or ``choices`` as it stands."""
_DROPPED = int(NodeKind.DROPPED)
_BETTING = int(NodeKind.BETTING)
_IMPOSSIBLE = np.float32(-1e30)
_UNREACHED = np.float32(1e-9)
"""Weight in the average of a situation that a bucket never reaches, so that it has an answer there too."""


class Exchanges(NamedTuple):
    """What exchanging does to buckets."""

    outcome: Floats
    """Shape (counts, before, after): chances of the bucket after exchanging."""
    span: Ints
    """Shape (counts, before, 2): range of the entries of ``outcome`` that are not zero."""
    origin: Floats
    """``outcome`` with its last two axes exchanged, so that compiled loops run along memory."""
    origin_span: Ints
    """Shape (counts, after, 2): range of the entries of ``origin`` that are not zero."""
    allowed: npt.NDArray[np.bool_]
    """Shape (counts, before): whether a sensible player may exchange that many."""
    options: Floats
    """Per bucket before: in how many ways a sensible player may exchange."""


class Walk(NamedTuple):
    """What one walk is for."""

    player: int
    """Whose values are computed."""
    source: int
    """One of the constants above."""
    best_response: bool
    update: bool
    average_weight: float
    tremble: float
    """Share of play that is spread evenly over all choices, so that every node is reached."""
    model_weight: float
    """Share of deals in which the other player is the model instead of a free opponent."""


class Memory(NamedTuple):
    """Working arrays."""

    choices: Floats
    regrets: Floats
    sums: Floats
    reach: Floats
    values: Floats
    model_reach: Floats


@compiled
def _set_choices(
    source: Floats, choices: Floats, first: int, end: int, buckets: int, allowed: npt.NDArray[np.bool_], betting: bool
) -> None:
    total = np.zeros(buckets, np.float32)
    options = np.zeros(buckets, np.float32)
    for edge in range(first, end):
        for bucket in range(buckets):
            total[bucket] += source[edge, bucket]
            options[bucket] += np.float32(betting or allowed[edge - first, bucket])
    for bucket in range(buckets):
        if total[bucket] > 0.0:
            options[bucket] = np.float32(0.0)
            total[bucket] = np.float32(1.0) / total[bucket]
        else:
            options[bucket] = np.float32(1.0) / options[bucket]
    for edge in range(first, end):
        for bucket in range(buckets):
            even = options[bucket] if betting or allowed[edge - first, bucket] else np.float32(0.0)
            choices[edge, bucket] = source[edge, bucket] * total[bucket] + even


@compiled
def _down(node: int, walk: Walk, tree: TreeArrays, exchanges: Exchanges, memory: Memory) -> None:
    """Set the choices at ``node`` and the chances of reaching its children."""
    kind = tree.kind[node]
    if tree.first_edge[node] == tree.first_edge[node + 1]:
        return
    before, after = exchanges.outcome.shape[1], exchanges.outcome.shape[2]
    buckets = after if tree.after_exchange[node] else before
    first, end = tree.first_edge[node], tree.first_edge[node + 1]
    betting = kind == _BETTING
    if walk.source == REGRET_MATCHING:
        _set_choices(memory.regrets, memory.choices, first, end, buckets, exchanges.allowed, betting)
    elif walk.source == AVERAGE:
        _set_choices(memory.sums, memory.choices, first, end, buckets, exchanges.allowed, betting)
    player = tree.player[node]
    here = memory.reach[player, tree.reach_row[player, node]]
    if not betting:
        _exchange_reach(first, end, here, memory.reach[player], walk, tree, exchanges, memory.choices)
        return
    firm = np.float32(1.0 - walk.tremble)
    spread = np.float32(walk.tremble / (end - first))
    for edge in range(first, end):
        there = memory.reach[player, tree.child[edge]]
        for bucket in range(buckets):
            there[bucket] = here[bucket] * (firm * memory.choices[edge, bucket] + spread)


@compiled
def _exchange_reach(
    first: int,
    end: int,
    here: Floats,
    reach: Floats,
    walk: Walk,
    tree: TreeArrays,
    exchanges: Exchanges,
    choices: Floats,
) -> None:
    """Chances of the buckets after an exchange from those before it."""
    firm = np.float32(1.0 - walk.tremble)
    for edge in range(first, end):
        reach[tree.child[edge]] = np.float32(0.0)
    for held in range(len(exchanges.options)):
        spread = np.float32(walk.tremble / exchanges.options[held])
        for count in range(end - first):
            if exchanges.allowed[count, held]:
                there = reach[tree.child[first + count]]
                chance = here[held] * (firm * choices[first + count, held] + spread)
                for bucket in range(exchanges.span[count, held, 0], exchanges.span[count, held, 1]):
                    there[bucket] += chance * exchanges.outcome[count, held, bucket]


@compiled
def _end_values(node: int, walk: Walk, tree: TreeArrays, buckets: int, memory: Memory) -> None:
    """Values of a dropped deal or a showdown for ``walk.player``, weighted with the chances of the other."""
    other = 1 - walk.player
    row = tree.reach_row[other, node]
    values = memory.values[node]
    free = np.float32(1.0 - walk.model_weight)
    bound = np.float32(walk.model_weight)
    pays = tree.pays[node]
    total = np.float32(0.0)
    for bucket in range(buckets):
        total += free * memory.reach[other, row, bucket] + bound * memory.model_reach[other, row, bucket]
    if tree.kind[node] == _DROPPED:
        result = total * (pays if tree.player[node] == walk.player else -pays)
        for bucket in range(buckets):
            values[bucket] = result
        return
    weaker = np.float32(0.0)
    for bucket in range(buckets):
        equal = free * memory.reach[other, row, bucket] + bound * memory.model_reach[other, row, bucket]
        values[bucket] = pays * (weaker - (total - weaker - equal))
        weaker += equal


@compiled
def _betting_values(node: int, walk: Walk, tree: TreeArrays, buckets: int, memory: Memory) -> None:
    first, end = tree.first_edge[node], tree.first_edge[node + 1]
    values = memory.values[node]
    if walk.best_response:
        values[:] = memory.values[tree.child[first]]
        for edge in range(first + 1, end):
            below = memory.values[tree.child[edge]]
            for bucket in range(buckets):
                values[bucket] = max(values[bucket], below[bucket])
        return
    values[:] = np.float32(0.0)
    for edge in range(first, end):
        below = memory.values[tree.child[edge]]
        for bucket in range(buckets):
            values[bucket] += memory.choices[edge, bucket] * below[bucket]
    if walk.update:
        reach = memory.reach[walk.player, tree.reach_row[walk.player, node]]
        for edge in range(first, end):
            _learn(edge, buckets, memory.values[tree.child[edge]], values, reach, walk, memory)
    if walk.tremble > 0.0:
        firm = np.float32(1.0 - walk.tremble)
        spread = np.float32(walk.tremble / (end - first))
        for bucket in range(buckets):
            values[bucket] *= firm
        for edge in range(first, end):
            below = memory.values[tree.child[edge]]
            for bucket in range(buckets):
                values[bucket] += spread * below[bucket]


@compiled
def _learn(edge: int, buckets: int, worth: Floats, played: Floats, reach: Floats, walk: Walk, memory: Memory) -> None:
    """Add what ``edge`` would have gained over the play to its regrets, and the play to the average."""
    weight = np.float32(walk.average_weight)
    regrets, sums, choices = memory.regrets[edge], memory.sums[edge], memory.choices[edge]
    for bucket in range(buckets):
        regrets[bucket] = max(regrets[bucket] + worth[bucket] - played[bucket], np.float32(0.0))
        sums[bucket] += weight * (reach[bucket] + _UNREACHED) * choices[bucket]


@compiled
def _worth_of_counts(first: int, tree: TreeArrays, exchanges: Exchanges, values: Floats) -> Floats:
    """Shape (counts, before): value of exchanging that many, minus a lot where nobody would."""
    counts, before, after = exchanges.outcome.shape
    worth = np.zeros((counts, before), np.float32)
    for count in range(counts):
        below = values[tree.child[first + count]]
        for bucket in range(after):
            start, stop = exchanges.origin_span[count, bucket]
            for held in range(start, stop):
                worth[count, held] += exchanges.origin[count, bucket, held] * below[bucket]
        for held in range(before):
            if not exchanges.allowed[count, held]:
                worth[count, held] = _IMPOSSIBLE
    return worth


@compiled
def _exchange_values(node: int, walk: Walk, tree: TreeArrays, exchanges: Exchanges, memory: Memory) -> None:
    first = tree.first_edge[node]
    counts, before = exchanges.allowed.shape
    values = memory.values[node]
    worth = _worth_of_counts(first, tree, exchanges, memory.values)
    if walk.best_response:
        values[:] = _IMPOSSIBLE
        for count in range(counts):
            for held in range(before):
                values[held] = max(values[held], worth[count, held])
        return
    values[:] = np.float32(0.0)
    for count in range(counts):
        for held in range(before):
            values[held] += memory.choices[first + count, held] * worth[count, held]
    if walk.update:
        reach = memory.reach[walk.player, tree.reach_row[walk.player, node]]
        for count in range(counts):
            _learn(first + count, before, worth[count], values, reach, walk, memory)
    if walk.tremble > 0.0:
        _tremble_at_exchange(values, worth, walk, exchanges)


@compiled
def _tremble_at_exchange(values: Floats, worth: Floats, walk: Walk, exchanges: Exchanges) -> None:
    """Mix the mean over all sensible numbers of cards into the values."""
    for held in range(len(exchanges.options)):
        even = np.float32(0.0)
        for count in range(len(worth)):
            if exchanges.allowed[count, held]:
                even += worth[count, held]
        spread = np.float32(walk.tremble) / exchanges.options[held]
        values[held] = np.float32(1.0 - walk.tremble) * values[held] + spread * even


@compiled
def _up(node: int, walk: Walk, tree: TreeArrays, exchanges: Exchanges, memory: Memory) -> None:
    """Set the values of ``node`` from those of its children, and learn from them."""
    kind = tree.kind[node]
    before, after = exchanges.outcome.shape[1], exchanges.outcome.shape[2]
    buckets = after if tree.after_exchange[node] else before
    if tree.first_edge[node] == tree.first_edge[node + 1]:
        _end_values(node, walk, tree, buckets, memory)
    elif tree.player[node] != walk.player:
        first, end = tree.first_edge[node], tree.first_edge[node + 1]
        width = after if tree.after_exchange[tree.child[first]] else before
        values = memory.values[node]
        values[:] = np.float32(0.0)
        for edge in range(first, end):
            below = memory.values[tree.child[edge]]
            for bucket in range(width):
                values[bucket] += below[bucket]
    elif kind == _BETTING:
        _betting_values(node, walk, tree, buckets, memory)
    else:
        _exchange_values(node, walk, tree, exchanges, memory)


@compiled_parallel
def sweep(walk: Walk, tree: TreeArrays, exchanges: Exchanges, memory: Memory) -> None:
    """Walk down and up the whole tree once; afterwards ``memory.values[0]`` holds the values at the root."""
    for place in range(len(tree.trunk)):
        _down(tree.trunk[place], walk, tree, exchanges, memory)
    for branch in prange(len(tree.branches)):
        for node in range(tree.branches[branch, 0], tree.branches[branch, 1]):
            _down(node, walk, tree, exchanges, memory)
        for node in range(tree.branches[branch, 1] - 1, tree.branches[branch, 0] - 1, -1):
            _up(node, walk, tree, exchanges, memory)
    for place in range(len(tree.trunk) - 1, -1, -1):
        _up(tree.trunk[place], walk, tree, exchanges, memory)
