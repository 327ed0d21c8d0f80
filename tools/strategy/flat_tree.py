"""The public tree as arrays, in the shape that compiled code walks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.players.draw.tree import NodeKind, Tree

Ints = npt.NDArray[np.int32]
Floats = npt.NDArray[np.float32]


class TreeArrays(NamedTuple):
    """One entry per node, save ``child``, which has one per edge."""

    kind: Ints
    player: Ints
    after_exchange: Ints
    pays: Floats
    """What the loser of the deal has paid when it ends here, in antes."""
    first_edge: Ints
    """One entry more than nodes; the edges of node n are first_edge[n] up to first_edge[n + 1]."""
    child: Ints
    reach_row: Ints
    """Shape (2, nodes): the node at which each player's chance to be here last changed."""
    trunk: Ints
    """Nodes of the first betting."""
    branches: Ints
    """Shape (branches, 2): ranges of nodes that do not depend on each other, one per end of the first betting."""


@dataclass(frozen=True, slots=True)
class FlatTree:
    """A tree and its arrays."""

    tree: Tree
    arrays: TreeArrays

    @property
    def nodes(self) -> int:
        """Number of nodes."""
        return len(self.tree.nodes)

    @property
    def edges(self) -> int:
        """Number of edges."""
        return len(self.arrays.child)


def flatten(tree: Tree) -> FlatTree:
    """Turn ``tree`` into arrays."""
    nodes = tree.nodes
    trunk, branches = _split(tree)
    arrays = TreeArrays(
        kind=np.array([node.kind for node in nodes], np.int32),
        player=np.array([node.player for node in nodes], np.int32),
        after_exchange=np.array([node.after_exchange for node in nodes], np.int32),
        pays=np.array([min(node.paid) for node in nodes], np.float32),
        first_edge=np.array(tree.first_edges, np.int32),
        child=np.array([edge.child for node in nodes for edge in node.edges], np.int32),
        reach_row=_reach_rows(tree),
        trunk=np.array(trunk, np.int32),
        branches=np.array(branches, np.int32),
    )
    return FlatTree(tree, arrays)


def _reach_rows(tree: Tree) -> Ints:
    rows = np.zeros((2, len(tree.nodes)), np.int32)
    for index, node in enumerate(tree.nodes):
        for edge in node.edges:
            rows[node.player, edge.child] = edge.child
            rows[1 - node.player, edge.child] = rows[1 - node.player, index]
    return rows


def _split(tree: Tree) -> tuple[list[int], list[tuple[int, int]]]:
    trunk: list[int] = []
    branches: list[tuple[int, int]] = []
    index = 0
    while index < len(tree.nodes):
        if tree.nodes[index].kind is NodeKind.EXCHANGE:
            end = _end_of_branch(tree, index)
            branches.append((index, end))
            index = end
        else:
            trunk.append(index)
            index += 1
    return trunk, branches


def _end_of_branch(tree: Tree, index: int) -> int:
    node = index
    while tree.nodes[node].edges:
        node = tree.nodes[node].edges[-1].child
    return node + 1
