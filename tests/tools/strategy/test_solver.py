"""The solver on the smallest game: it converges, measures exactly, and what is packed is what was solved."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from engine.cards import Deck
from engine.players.draw.strategies import ChoiceTable, DrawStrategies, FirstBettingValues
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import EdgeKind, Tree, tree_of
from tools.strategy import models
from tools.strategy.abstraction import COARSE, build_abstraction
from tools.strategy.export import choice_rows, first_betting_values, quantised, restored, shares_row
from tools.strategy.flat_tree import Floats, flatten
from tools.strategy.hands import list_hands
from tools.strategy.making import QUICK_EFFORT, make_strategy_file
from tools.strategy.solver import Game, Model, Solver

DEPTH = 2.5


@cache
def game() -> Game:
    return Game(build_abstraction(list_hands(Deck.SHORT), COARSE), flatten(Tree(DEPTH)))


@cache
def equilibrium() -> Floats:
    solver = Solver(game())
    solver.iterate(300)
    return solver.average()


def test_more_iterations_come_nearer_to_the_equilibrium() -> None:
    early = Solver(game())
    early.iterate(10)
    assert game().measure(equilibrium()).exploitability < 0.1 < game().measure(early.average()).exploitability


def test_solving_twice_gives_the_same_numbers() -> None:
    again = Solver(game())
    again.iterate(300)
    assert np.array_equal(again.average(), equilibrium())


def test_nobody_wins_from_himself() -> None:
    assert game().duel(equilibrium(), equilibrium()) == pytest.approx(0.0, abs=1e-4)


def test_what_one_wins_the_other_loses() -> None:
    caller = models.caller(game())
    assert game().duel(equilibrium(), caller) == pytest.approx(-game().duel(caller, equilibrium()), abs=1e-3)


@pytest.mark.parametrize("style", ["caller", "wild", "station", "maniac", "rock"])
def test_an_answer_to_a_model_wins_more_from_it_than_the_equilibrium_and_no_more_than_the_best_response(
    style: str,
) -> None:
    model = {
        "caller": models.caller(game()),
        "wild": models.wild(game()),
        "station": models.bend(game(), equilibrium(), models.STATION),
        "maniac": models.bend(game(), equilibrium(), models.MANIAC),
        "rock": models.rock(game(), equilibrium()),
    }[style]
    solver = Solver(game(), Model(model, 0.5))
    solver.iterate(100)
    won = game().duel(solver.average(), model)
    assert game().duel(equilibrium(), model) < won <= game().best_response(model) + 1e-3


def test_models_play_as_they_are_called() -> None:
    kinds = models.edge_kinds(game().tree)
    caller, rock = models.caller(game()), models.rock(game(), equilibrium())
    buckets = game().abstraction.buckets
    opening = [place for place, edge in enumerate(game().tree.tree.nodes[0].edges) if edge.kind is EdgeKind.BET]
    assert not caller[kinds == EdgeKind.BET].any()
    assert rock[opening, : buckets.before].sum(axis=0)[-1] > 0.9
    assert rock[opening, : buckets.before].sum(axis=0)[0] < 0.1


def test_rounding_to_bytes_costs_little_and_adds_up() -> None:
    rounded = quantised(game(), equilibrium())
    starts = game().tree.arrays.first_edge[:-1][np.diff(game().tree.arrays.first_edge) > 0]
    used = min(game().abstraction.buckets.before, game().abstraction.buckets.after)
    sums = np.add.reduceat(rounded.astype(int), starts, axis=0)[:, :used]
    assert set(np.unique(sums)) == {255}
    assert game().measure(restored(rounded)).exploitability < game().measure(equilibrium()).exploitability + 0.3


def test_packed_choices_are_looked_up_again() -> None:
    rounded = quantised(game(), equilibrium())
    table = ChoiceTable(tree_of(DEPTH), game().abstraction.buckets, choice_rows(game(), rounded))
    first_edge = game().tree.arrays.first_edge
    for index, node in enumerate(table.tree.nodes):
        if node.edges:
            width = table.buckets.after if node.after_exchange else table.buckets.before
            for bucket in (0, width - 1):
                column = rounded[first_edge[index] : first_edge[index + 1], bucket]
                assert table.chances(index, bucket) == column.tolist()


def test_shares_are_those_of_all_hands_together() -> None:
    row = shares_row(game(), models.caller(game()))
    kinds = models.edge_kinds(game().tree)
    assert {row[place] for place in np.flatnonzero(kinds == EdgeKind.BET)} == {0}
    assert row[0] == 255
    assert game().tree.tree.nodes[0].edges[0].kind is EdgeKind.MATCH


def test_values_of_the_first_betting_agree_with_the_value_of_the_game() -> None:
    buckets = game().abstraction.buckets
    values = FirstBettingValues(tree_of(DEPTH), buckets, first_betting_values(game(), equilibrium()))
    width = len(game().tree.tree.nodes[0].edges)
    total = 0.0
    for bucket, frequency in enumerate(buckets.frequencies):
        chances = equilibrium()[:width, bucket]
        total += frequency * float(chances @ np.array(values.of(0, bucket, width)))
    assert 100 * total == pytest.approx(game().measure(equilibrium()).value_to_first, abs=0.5)


def test_one_command_makes_a_file_that_the_game_reads() -> None:
    told: list[str] = []
    data = make_strategy_file(Deck.SHORT, QUICK_EFFORT, told.append, depths=(DEPTH,))
    strategies = DrawStrategies(data)
    assert strategies.depths == (DEPTH,)
    assert strategies.table(DEPTH, Style.ROCK).tree.depth == DEPTH
    assert any("exploitability" in line for line in told)
