"""The public tree of five-card draw for two: every course of a deal that the solved strategies know.

Amounts are in antes, the ante itself included. Player 0 is the first to speak. The tree follows rules 2.2 and 2.3:
whoever presses DRAW first exchanges first, the other sees how many, and the first to speak opens the second betting.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from itertools import accumulate

MAX_RAISES = 3
"""Bets and raises in one betting; more of them lie outside the tree."""
MAX_DISCARDS = 5
"""Cards that may be exchanged at once: all of them."""
_OPENING_SHARES = (0.5, 1.0)
_RAISING_SHARES = (1.0,)
_ALL_IN_FROM = 0.67
"""A bet that takes at least this share of what is left goes all in."""


class NodeKind(IntEnum):
    """What happens at a node."""

    DROPPED = 0
    SHOWDOWN = 1
    BETTING = 2
    EXCHANGE = 3


class EdgeKind(IntEnum):
    """What leads from a node to the next."""

    DROP = 0
    MATCH = 1
    """STAY, DRAW or CALL: pay what is outstanding, be it nothing."""
    BET = 2
    EXCHANGE = 3


@dataclass(frozen=True, slots=True)
class Edge:
    """One choice at a node."""

    kind: EdgeKind
    child: int
    """Index of the node it leads to; always greater than that of its own node."""
    paid: float = 0.0
    """BET: what the player has paid in all afterwards, in antes."""
    count: int = 0
    """EXCHANGE: number of cards."""


@dataclass(frozen=True, slots=True)
class Node:
    """One public situation."""

    kind: NodeKind
    player: int
    """Whose choice it is; the winner at DROPPED, -1 at SHOWDOWN."""
    after_exchange: bool
    paid: tuple[float, float]
    """What both have paid in all, in antes."""
    edges: tuple[Edge, ...]


class Tree:
    """All nodes for one depth, parents before their children."""

    def __init__(self, depth: float) -> None:
        """Build the tree in which both players can pay ``depth`` antes, the first ante included."""
        if depth <= 1.0:
            raise ValueError(f"depth must be more than the ante itself, not {depth}")
        self.depth = depth
        self.nodes: list[Node] = []
        self._betting(0, (1.0, 1.0), raises=0, after_exchange=False, is_opening=True)
        self.first_edges = tuple(accumulate((len(node.edges) for node in self.nodes), initial=0))
        """Place of each node's first edge among all edges in the order of the nodes; one entry more than nodes."""

    def sizes(self, paid: float, raises: int) -> tuple[float, ...]:
        """What a BET or RAISE may bring the payment to when both have paid ``paid`` or the other has bet it."""
        if raises >= MAX_RAISES or paid >= self.depth:
            return ()
        shares = _OPENING_SHARES if raises == 0 else _RAISING_SHARES
        all_in_from = paid + _ALL_IN_FROM * (self.depth - paid)
        targets = [paid + share * 2.0 * paid for share in shares]
        return (*(target for target in targets if target < all_in_from), self.depth)

    def _reserve(self) -> int:
        self.nodes.append(_PLACEHOLDER)
        return len(self.nodes) - 1

    def _add(self, node: Node) -> int:
        self.nodes.append(node)
        return len(self.nodes) - 1

    def _betting(
        self, player: int, paid: tuple[float, float], *, raises: int, after_exchange: bool, is_opening: bool
    ) -> int:
        index = self._reserve()
        top = max(paid)
        edges: list[Edge] = []
        if paid[player] < top:
            dropped = Node(NodeKind.DROPPED, 1 - player, after_exchange, paid, ())
            edges.append(Edge(EdgeKind.DROP, self._add(dropped)))
        edges.append(Edge(EdgeKind.MATCH, self._match(player, top, after_exchange, is_opening)))
        for target in self.sizes(top, raises):
            raised = (target, paid[1]) if player == 0 else (paid[0], target)
            child = self._betting(
                1 - player, raised, raises=raises + 1, after_exchange=after_exchange, is_opening=False
            )
            edges.append(Edge(EdgeKind.BET, child, paid=target))
        self.nodes[index] = Node(NodeKind.BETTING, player, after_exchange, paid, tuple(edges))
        return index

    def _match(self, player: int, top: float, after_exchange: bool, is_opening: bool) -> int:
        paid = (top, top)
        if after_exchange:
            return self._add(Node(NodeKind.SHOWDOWN, -1, after_exchange, paid, ()))
        if is_opening:
            return self._betting(1, paid, raises=0, after_exchange=False, is_opening=False)
        return self._exchange(player, paid, is_second=False)

    def _exchange(self, player: int, paid: tuple[float, float], *, is_second: bool) -> int:
        index = self._reserve()
        edges: list[Edge] = []
        for count in range(MAX_DISCARDS + 1):
            child = self._second_betting(paid) if is_second else self._exchange(1 - player, paid, is_second=True)
            edges.append(Edge(EdgeKind.EXCHANGE, child, count=count))
        self.nodes[index] = Node(NodeKind.EXCHANGE, player, after_exchange=False, paid=paid, edges=tuple(edges))
        return index

    def _second_betting(self, paid: tuple[float, float]) -> int:
        if paid[0] >= self.depth:
            return self._add(Node(NodeKind.SHOWDOWN, -1, after_exchange=True, paid=paid, edges=()))
        return self._betting(0, paid, raises=0, after_exchange=True, is_opening=False)


_PLACEHOLDER = Node(NodeKind.SHOWDOWN, -1, after_exchange=False, paid=(0.0, 0.0), edges=())


@lru_cache(maxsize=16)
def tree_of(depth: float) -> Tree:
    """The tree of that depth, built once."""
    return Tree(depth)
