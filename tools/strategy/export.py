"""Turning solved strategies into the sections of a strategy file."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.players.draw.strategies import FULL_CHANCE
from engine.players.draw.strategy_file import Section, SectionKind, Style
from engine.players.draw.tree import NodeKind
from tools.strategy.abstraction import Abstraction
from tools.strategy.flat_tree import Floats
from tools.strategy.solver import Game

_VALUES_PER_ANTE = 100.0
_FULL_OUTCOME = 65535.0


@dataclass(frozen=True, slots=True)
class Packed:
    """A section and its compressed bytes."""

    section: Section
    data: bytes


def pack(
    raw: bytes,
    kind: SectionKind,
    *,
    detail: str = "",
    depth: float = 0.0,
    style: Style = Style.EQUILIBRIUM,
    exploitability: float | None = None,
) -> Packed:
    """Compress and describe a section."""
    data = zlib.compress(raw, 9)
    section = Section(
        kind=kind,
        depth=depth,
        style=style,
        detail=detail,
        packed=len(data),
        size=len(raw),
        checksum=zlib.crc32(raw),
        exploitability=exploitability,
    )
    return Packed(section, data)


def quantised(game: Game, choices: Floats) -> npt.NDArray[np.uint8]:
    """Chances as bytes that add up to 255 at every node; the largest remainders are rounded up."""
    rounded = np.zeros(choices.shape, np.uint8)
    first_edge = game.tree.arrays.first_edge
    for index in choosing_nodes(game):
        edges = slice(first_edge[index], first_edge[index + 1])
        exact = choices[edges].astype(np.float64)
        exact *= FULL_CHANCE / np.maximum(exact.sum(axis=0), 1e-12)
        whole = np.floor(exact)
        missing = np.rint(FULL_CHANCE - whole.sum(axis=0))
        order = np.argsort(np.argsort(whole - exact, axis=0, kind="stable"), axis=0, kind="stable")
        rounded[edges] = whole + (order < missing)
    return rounded


def restored(rounded: npt.NDArray[np.uint8]) -> Floats:
    """The choices that the bytes stand for."""
    return np.asarray(rounded / np.float32(FULL_CHANCE), np.float32)


def choice_rows(game: Game, rounded: npt.NDArray[np.uint8]) -> bytes:
    """The section CHOICES."""
    first_edge = game.tree.arrays.first_edge
    return b"".join(
        rounded[first_edge[index] : first_edge[index + 1] - 1, : _width(game, index)].tobytes()
        for index in choosing_nodes(game)
    )


def shares_row(game: Game, choices: Floats) -> bytes:
    """One style's part of the section SHARES."""
    reach = game.reach(choices).sum(axis=2)
    arrays = game.tree.arrays
    nodes = np.repeat(np.arange(game.tree.nodes), np.diff(arrays.first_edge))
    there = reach[game.owner, arrays.child]
    here = reach[game.owner, arrays.reach_row[game.owner, nodes]]
    shares = np.where(here > 1e-9, there / np.maximum(here, 1e-9), 0.0)
    return np.asarray(np.rint(FULL_CHANCE * np.clip(shares, 0.0, 1.0)), np.uint8).tobytes()


def first_betting_values(game: Game, choices: Floats) -> bytes:
    """The section VALUES."""
    before = game.abstraction.buckets.before
    both = [game.values(choices, player) for player in (0, 1)]
    rows: list[npt.NDArray[np.float64]] = []
    for node in game.tree.tree.nodes:
        if node.kind is not NodeKind.BETTING or node.after_exchange:
            continue
        values, reach = both[node.player]
        other = 1 - node.player
        for edge in node.edges:
            chance = float(reach[other, game.tree.arrays.reach_row[other, edge.child]].sum())
            worth = values[edge.child, :before] / max(chance, 1e-12)
            rows.append(np.rint(_VALUES_PER_ANTE * np.clip(worth, -300.0, 300.0)))
    raw: bytes = np.concatenate(rows).astype("<i2").tobytes()
    return raw


def outcome_rows(abstraction: Abstraction) -> bytes:
    """The section OUTCOMES."""
    raw: bytes = np.rint(_FULL_OUTCOME * abstraction.exchanges.outcome).astype("<u2").tobytes()
    return raw


def choosing_nodes(game: Game) -> list[int]:
    """Indexes of the nodes at which somebody chooses."""
    return [index for index, node in enumerate(game.tree.tree.nodes) if node.edges]


def _width(game: Game, index: int) -> int:
    buckets = game.abstraction.buckets
    return buckets.after if game.tree.tree.nodes[index].after_exchange else buckets.before
