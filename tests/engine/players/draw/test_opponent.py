"""Learning how the other plays."""

from __future__ import annotations

from random import Random

import pytest

from engine.players.draw.course import Step
from engine.players.draw.opponent import OpponentModel
from engine.players.draw.strategy_file import Style
from engine.players.draw.tree import EdgeKind
from tests.engine.players.draw.shipped import shipped

SEAT = 1


def learn(model: OpponentModel, kind: EdgeKind, deals: int) -> None:
    """Let the seat answer the opening pot bet in one way, deal after deal."""
    strategies = shipped(52)
    tree = strategies.table(20.0, Style.EQUILIBRIUM).tree
    opening = next(edge for edge in tree.nodes[0].edges if edge.paid == 3.0)
    edges = tree.nodes[opening.child].edges
    step = Step(SEAT, opening.child, next(place for place, edge in enumerate(edges) if edge.kind is kind))
    for _ in range(deals):
        model.learn([step], SEAT, tree, lambda style: strategies.shares(20.0, style))


def test_beliefs_add_up() -> None:
    model = OpponentModel()
    assert sum(model.beliefs.values()) == pytest.approx(1.0)
    learn(model, EdgeKind.MATCH, 5)
    assert sum(model.beliefs.values()) == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("kind", "styles"),
    [
        (EdgeKind.MATCH, {Style.CALLER}),
        (EdgeKind.DROP, {Style.ROCK}),
        (EdgeKind.BET, {Style.MANIAC, Style.WILD}),
    ],
)
def test_a_style_is_recognised_within_thirty_deals(kind: EdgeKind, styles: set[Style]) -> None:
    model = OpponentModel()
    learn(model, kind, 30)
    assert max(model.beliefs, key=lambda other: model.beliefs[other]) in styles


def test_a_change_of_ways_is_followed() -> None:
    model = OpponentModel()
    learn(model, EdgeKind.DROP, 200)
    learn(model, EdgeKind.BET, 10)
    assert model.beliefs[Style.ROCK] < 0.1


def test_steps_of_the_other_seat_teach_nothing() -> None:
    model, before = OpponentModel(), OpponentModel()
    strategies = shipped(52)
    tree = strategies.table(20.0, Style.EQUILIBRIUM).tree
    model.learn([Step(0, 0, 0)], SEAT, tree, lambda style: strategies.shares(20.0, style))
    assert model.beliefs == pytest.approx(before.beliefs)


def test_trust_says_how_far_the_belief_is_followed() -> None:
    model = OpponentModel()
    learn(model, EdgeKind.MATCH, 40)
    picks = {trust: [model.pick(trust, Random(seed)) for seed in range(400)] for trust in (0.0, 0.5, 1.0)}
    followed = {trust: sum(pick is Style.CALLER for pick in styles) / 400 for trust, styles in picks.items()}
    assert followed[0.0] == 0.0
    assert followed[0.5] == pytest.approx(0.5, abs=0.1)
    assert followed[1.0] > 0.9
