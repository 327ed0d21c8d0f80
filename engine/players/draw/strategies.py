"""The solved strategies of one deck, ready for look-up."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import log
from sys import byteorder

from engine.cards import Deck
from engine.players.draw.buckets import Buckets
from engine.players.draw.strategy_file import (
    Header,
    Section,
    SectionKind,
    StrategyFileError,
    Style,
    read_strategy_file,
)
from engine.players.draw.tree import MAX_DISCARDS, NodeKind, Tree, tree_of

FULL_CHANCE = 255
"""What the chances of all edges of a node add up to."""
_VALUE_UNIT = 0.01
"""Antes that 1 stands for in a table of values."""
_OUTCOME_UNIT = 1.0 / 65535.0
"""The chance that 1 stands for in a table of outcomes."""


def strategy_file_name(deck: Deck) -> str:
    """Name of the file with the strategies of a deck."""
    return f"draw{deck.value}.strategy"


class ChoiceTable:
    """How one style plays at one depth."""

    def __init__(self, tree: Tree, buckets: Buckets, rows: bytes) -> None:
        """Raise :class:`StrategyFileError` when ``rows`` do not fit the tree."""
        self.tree = tree
        self.buckets = buckets
        self._rows = rows
        self._widths = (buckets.before, buckets.after)
        self._starts = _row_starts(tree, *self._widths)
        if self._starts[-1] != len(rows):
            raise StrategyFileError(f"a table of choices has {len(rows)} bytes where its tree needs {self._starts[-1]}")

    def chances(self, index: int, bucket: int) -> list[int]:
        """Chance of every edge of node ``index`` for a hand of ``bucket``; they add up to :data:`FULL_CHANCE`."""
        node = self.tree.nodes[index]
        width = self._widths[node.after_exchange]
        start = self._starts[index] + bucket
        chances = [*self._rows[start : start + (len(node.edges) - 1) * width : width]]
        return [*chances, FULL_CHANCE - sum(chances)]


class FirstBettingValues:
    """What every choice in the first betting is worth when both play the equilibrium on."""

    def __init__(self, tree: Tree, buckets: Buckets, raw: bytes) -> None:
        """Raise :class:`StrategyFileError` when ``raw`` does not fit the tree."""
        self._before = buckets.before
        self._values = _integers("h", raw)
        self._starts: dict[int, int] = {}
        start = 0
        for index, node in enumerate(tree.nodes):
            if node.kind is NodeKind.BETTING and not node.after_exchange:
                self._starts[index] = start
                start += len(node.edges) * self._before
        if start != len(self._values):
            raise StrategyFileError(f"a table of values has {len(self._values)} numbers where its tree needs {start}")

    def of(self, index: int, bucket: int, edges: int) -> list[float]:
        """Worth of each of the ``edges`` of node ``index`` to its player, in antes."""
        start = self._starts[index] + bucket
        return [_VALUE_UNIT * self._values[start + edge * self._before] for edge in range(edges)]


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What exchanging cards makes of a bucket."""

    buckets: Buckets
    _chances: Sequence[int]

    def after(self, bucket: int, count: int) -> list[float]:
        """Chances of the buckets after exchanging ``count`` cards; all zero where nobody would."""
        width = self.buckets.after
        start = (count * self.buckets.before + bucket) * width
        return [_OUTCOME_UNIT * chance for chance in self._chances[start : start + width]]


class DrawStrategies:
    """Everything that the player of draw knows about one deck."""

    def __init__(self, data: bytes) -> None:
        """Read the bytes of a file of ``assets/strategy``.

        Raises :class:`StrategyFileError` when they are damaged, incomplete or of another version.
        """
        header, sections = read_strategy_file(data)
        self.deck = Deck(header.deck)
        self.header = header
        self._choices: dict[tuple[float, Style], ChoiceTable] = {}
        self._shares: dict[float, tuple[bytes, ...]] = {}
        self._values: dict[float, FirstBettingValues] = {}
        outcomes: Outcomes | None = None
        for section, raw in zip(header.sections, sections, strict=True):
            if section.kind is SectionKind.CHOICES:
                buckets = _buckets(header, section)
                self._choices[section.depth, section.style] = ChoiceTable(tree_of(section.depth), buckets, raw)
            elif section.kind is SectionKind.SHARES:
                self._shares[section.depth] = _split_shares(tree_of(section.depth), raw)
            elif section.kind is SectionKind.VALUES:
                buckets = _buckets(header, section)
                self._values[section.depth] = FirstBettingValues(tree_of(section.depth), buckets, raw)
            else:
                outcomes = _outcomes(_buckets(header, section), raw)
        if outcomes is None:
            raise StrategyFileError("the strategy file lacks the outcomes of exchanges: install the game again")
        self.outcomes = outcomes
        self.depths = tuple(sorted({depth for depth, style in self._choices if style is Style.EQUILIBRIUM}))
        self._check_complete()

    def nearest_depth(self, depth: float) -> float:
        """The solved depth that is nearest by ratio to ``depth`` antes."""
        return min(self.depths, key=lambda solved: abs(log(solved / max(depth, 1.0))))

    def table(self, depth: float, style: Style) -> ChoiceTable:
        """The table of a solved depth."""
        return self._choices[depth, style]

    def shares(self, depth: float, style: Style) -> bytes:
        """How often a player of that style takes each edge, of :data:`FULL_CHANCE`, in the order of the tree."""
        return self._shares[depth][_STYLES.index(style)]

    def values(self, depth: float) -> FirstBettingValues:
        """Worth of the choices in the first betting."""
        return self._values[depth]

    def _check_complete(self) -> None:
        if not self.depths:
            raise StrategyFileError("the strategy file holds no equilibrium: install the game again")
        for depth in self.depths:
            missing = [style for style in Style if (depth, style) not in self._choices]
            if missing or depth not in self._shares or depth not in self._values:
                raise StrategyFileError(f"the strategy file is incomplete at {depth:g} antes: install the game again")


_STYLES = tuple(Style)


@lru_cache(maxsize=32)
def _row_starts(tree: Tree, before: int, after: int) -> tuple[int, ...]:
    """Where the rows of each node begin; the last entry is where all end."""
    widths = (before, after)
    lengths = (max(0, len(node.edges) - 1) * widths[node.after_exchange] for node in tree.nodes)
    return tuple(accumulate(lengths, initial=0))


def _buckets(header: Header, section: Section) -> Buckets:
    buckets = header.details.get(section.detail)
    if buckets is None:
        raise StrategyFileError(f"a section uses the buckets {section.detail!r}, which the strategy file lacks")
    return buckets


def _split_shares(tree: Tree, raw: bytes) -> tuple[bytes, ...]:
    edges = sum(len(node.edges) for node in tree.nodes)
    if len(raw) != edges * len(_STYLES):
        raise StrategyFileError(f"a table of shares has {len(raw)} bytes where its tree needs {edges * len(_STYLES)}")
    return tuple(raw[start : start + edges] for start in range(0, len(raw), edges))


def _outcomes(buckets: Buckets, raw: bytes) -> Outcomes:
    numbers = _integers("H", raw)
    needed = (MAX_DISCARDS + 1) * buckets.before * buckets.after
    if len(numbers) != needed:
        raise StrategyFileError(f"the outcomes of exchanges are {len(numbers)} numbers where {needed} are needed")
    return Outcomes(buckets, numbers)


def _integers(kind: str, raw: bytes) -> array[int]:
    numbers = array(kind)
    if len(raw) % numbers.itemsize:
        raise StrategyFileError("a table of the strategy file ends within a number: install the game again")
    numbers.frombytes(raw)
    if byteorder == "big":  # pragma: no cover - needs a big-endian processor
        numbers.byteswap()
    return numbers
