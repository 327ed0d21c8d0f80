"""What the other player has shown so far: how likely it is that he plays like one of the known styles.

The belief is Bayesian over the styles of a strategy file. A small part of it always goes back to where it began, as if
he might have changed his ways since the last deal, so that it follows him when he does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from engine.players.draw.course import Step
from engine.players.draw.strategies import FULL_CHANCE
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import EdgeKind, NodeKind, Tree

_BEFORE_MEETING = {
    Style.EQUILIBRIUM: 0.70,
    Style.CALLER: 0.06,
    Style.WILD: 0.06,
    Style.STATION: 0.06,
    Style.ROCK: 0.06,
    Style.MANIAC: 0.06,
}
_CHANGES_HIS_WAYS = 0.02
"""Chance, per deal, that he plays on as somebody unknown."""
_DOUBT = 1
"""Added to every share, so that no style is ever ruled out."""


class OpponentModel:
    """Beliefs about one opponent."""

    def __init__(self) -> None:
        self._beliefs: dict[Style, float] = dict(_BEFORE_MEETING)

    @property
    def beliefs(self) -> Mapping[Style, float]:
        """Probability of each style; they add up to 1."""
        return self._beliefs

    def learn(self, steps: Sequence[Step], seat: int, tree: Tree, shares: Callable[[Style], bytes]) -> None:
        """Take in the choices of ``seat`` in a finished deal; ``shares`` tells how often a style takes each edge."""
        choices = [step for step in steps if step.seat == seat and tree.nodes[step.node].kind is NodeKind.BETTING]
        for style in Style:
            row = shares(style)
            for step in choices:
                self._beliefs[style] *= _likelihood(step, tree, row)
        total = sum(self._beliefs.values())
        for style, prior in _BEFORE_MEETING.items():
            believed = self._beliefs[style] / total
            self._beliefs[style] = (1.0 - _CHANGES_HIS_WAYS) * believed + _CHANGES_HIS_WAYS * prior

    def pick(self, trust: float, random: Random) -> Style:
        """The style to play against in the next deal: by chance, in proportion to belief.

        ``trust`` from 0 (always the equilibrium) to 1 says how far the belief is followed.
        """
        drawn = random.random()
        for style, belief in self._beliefs.items():
            if style is not Style.EQUILIBRIUM:
                drawn -= trust * belief
                if drawn < 0.0:
                    return style
        return Style.EQUILIBRIUM


def _likelihood(step: Step, tree: Tree, row: bytes) -> float:
    """How likely a style was to drop, match or bet as he did; the size of a bet is left aside."""
    edges = tree.nodes[step.node].edges
    first = tree.first_edges[step.node]
    taken = edges[step.edge].kind
    share = sum(row[first + place] for place, edge in enumerate(edges) if edge.kind is taken)
    kinds = 1 + any(edge.kind is EdgeKind.DROP for edge in edges) + any(edge.kind is EdgeKind.BET for edge in edges)
    return (share + _DOUBT) / (FULL_CHANCE + kinds * _DOUBT)
