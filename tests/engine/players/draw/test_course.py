"""Following a real deal through the solved tree."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import DrawRules
from engine.actions import Bet, Call, Draw, Raise, Stay
from engine.players.draw.course import Walker, last_deal, stakes_of, translated
from engine.players.draw.tree import EdgeKind, NodeKind, tree_of
from tests.engine.stacked import ACES, FINE, HUMAN, KINGS, OPPONENT, QUEENS, SAME_QUEENS, StackedMatch

DEEP = DrawRules(starting_money=100, money_only=True, min_bet=1, bet_step=1)


def node_of(game: StackedMatch, depth: float = 20.0, me: int = HUMAN) -> object:
    """The node at which the deal stands for ``me``."""
    view = game.match.view(me)
    tree = tree_of(depth)
    course = Walker(tree, stakes_of(view), seed="test").follow(last_deal(view.history), me)
    return None if course.node is None else tree.nodes[course.node]


def test_the_depth_counts_the_antes_and_all_money() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    stakes = stakes_of(game.match.view(HUMAN))
    assert (stakes.unit, stakes.limit, stakes.depth) == (5.0, 95, 20.0)


def test_what_may_be_staked_counts_as_money() -> None:
    game = StackedMatch(FINE)
    game.lose(OPPONENT, 50)
    game.deal()
    assert stakes_of(game.match.view(HUMAN)).limit == 5 + 15


def test_a_garment_that_is_staked_in_the_deal_does_not_change_its_depth() -> None:
    game = StackedMatch(FINE)
    game.lose(OPPONENT, 50)
    game.deal()
    before = stakes_of(game.match.view(HUMAN))
    game.act(Bet(5), Raise(10), Draw())
    assert game.clothes()[0] == "staked"
    assert stakes_of(game.match.view(HUMAN)) == before


def test_a_waiting_pot_makes_the_redeal_shallow() -> None:
    game = StackedMatch(DEEP)
    game.deal(QUEENS, SAME_QUEENS)
    game.act(Bet(20), Draw(), Draw())
    game.finish()
    game.deal()
    stakes = stakes_of(game.match.view(HUMAN))
    assert stakes.opening_pot == 60
    assert stakes.depth == pytest.approx(1 + 70 / 30)


def test_the_one_who_draws_is_followed_into_the_exchange_and_the_other_after_him() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    game.act(Stay())
    node = node_of(game, me=OPPONENT)
    assert (node.kind, node.player) == (NodeKind.BETTING, 1)  # type: ignore[attr-defined]
    game.act(Draw((3, 4)))
    node = node_of(game)
    assert (node.kind, node.player) == (NodeKind.EXCHANGE, 0)  # type: ignore[attr-defined]
    game.act(Draw((4,)))
    node = node_of(game)
    assert (node.kind, node.player, node.after_exchange) == (NodeKind.BETTING, 0, True)  # type: ignore[attr-defined]


def test_bets_lead_to_the_node_of_their_size() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    game.act(Bet(10), Raise(30))
    assert node_of(game).paid == (3.0, 9.0)  # type: ignore[attr-defined]


def test_everything_is_an_all_in() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    game.act(Bet(95))
    assert node_of(game, me=OPPONENT).paid == (20.0, 1.0)  # type: ignore[attr-defined]


def test_more_raises_than_were_solved_lead_out_of_the_tree() -> None:
    game = StackedMatch(DEEP)
    game.deal()
    game.act(Bet(1), Raise(1), Raise(1), Raise(1))
    assert node_of(game) is None


def test_steps_tell_who_did_what() -> None:
    game = StackedMatch(DEEP)
    game.deal(ACES, KINGS)
    game.act(Stay(), Draw(()), Draw(()), Call())
    view = game.match.view(HUMAN)
    tree = tree_of(20.0)
    steps = Walker(tree, stakes_of(view), seed="test").follow(last_deal(view.history)).steps
    kinds = [(step.seat, tree.nodes[step.node].edges[step.edge].kind) for step in steps]
    match, exchange = EdgeKind.MATCH, EdgeKind.EXCHANGE
    assert kinds == [(0, match), (1, match), (1, exchange), (0, exchange), (0, match)]


class TestTranslation:
    def test_a_solved_size_is_itself(self) -> None:
        assert [translated(share, (0.5, 1.0, 9.0), 0.5) for share in (0.5, 1.0, 9.0)] == [0, 1, 2]

    def test_sizes_outside_go_to_the_end(self) -> None:
        assert translated(0.1, (0.5, 1.0), 0.99) == 0
        assert translated(7.0, (0.5, 1.0), 0.01) == 1

    def test_between_two_sizes_the_chance_is_pseudo_harmonic(self) -> None:
        taken = Counter(translated(0.75, (0.5, 1.0), number / 1000) for number in range(1000))
        assert taken[0] / 1000 == pytest.approx(0.25 * 1.5 / (0.5 * 1.75), abs=0.01)

    def test_without_chance_the_nearer_size_is_taken(self) -> None:
        assert translated(0.7, (0.5, 1.0), None) == 0
        assert translated(0.8, (0.5, 1.0), None) == 1


def test_between_deals_nothing_is_played_for() -> None:
    game = StackedMatch(DEEP)
    assert last_deal(game.match.view(HUMAN).history) == ()
    with pytest.raises(ValueError, match="no deal is in play"):
        stakes_of(game.match.view(HUMAN))
