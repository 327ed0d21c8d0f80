"""The public tree follows rules 2.2 and 2.3."""

from __future__ import annotations

import pytest

from engine.players.draw.tree import MAX_RAISES, EdgeKind, Node, NodeKind, Tree, tree_of

DEPTHS = (2.5, 5.0, 10.0, 20.0, 40.0)


def go(tree: Tree, *ways: EdgeKind | float) -> Node:
    """The node after these choices: a kind, the number of cards (int) or the amount of a bet (float)."""
    node = tree.nodes[0]
    for way in ways:
        edge = next(
            edge
            for edge in node.edges
            if edge.kind is way
            or (isinstance(way, float) and edge.paid == way)
            or (type(way) is int and edge.kind is EdgeKind.EXCHANGE and edge.count == way)
        )
        node = tree.nodes[edge.child]
    return node


@pytest.fixture
def tree() -> Tree:
    return tree_of(20.0)


def test_after_a_stay_the_second_player_may_draw_and_then_exchanges_first(tree: Tree) -> None:
    node = go(tree, EdgeKind.MATCH, EdgeKind.MATCH)
    assert (node.kind, node.player) == (NodeKind.EXCHANGE, 1)


def test_whoever_answers_a_bet_exchanges_first(tree: Tree) -> None:
    assert go(tree, 3.0, EdgeKind.MATCH).player == 1
    assert go(tree, EdgeKind.MATCH, 3.0, EdgeKind.MATCH).player == 0


def test_the_other_exchanges_knowing_how_many(tree: Tree) -> None:
    children = {edge.child for edge in go(tree, 3.0, EdgeKind.MATCH).edges}
    assert len(children) == 6
    assert all(tree.nodes[child].player == 0 for child in children)


def test_none_to_five_cards_may_be_exchanged(tree: Tree) -> None:
    assert [edge.count for edge in go(tree, 3.0, EdgeKind.MATCH).edges] == [0, 1, 2, 3, 4, 5]


def test_the_first_to_speak_opens_the_second_betting_whoever_drew_first(tree: Tree) -> None:
    for start in ((EdgeKind.MATCH, EdgeKind.MATCH), (EdgeKind.MATCH, 3.0, EdgeKind.MATCH), (3.0, EdgeKind.MATCH)):
        node = go(tree, *start, 3, 1)
        assert (node.kind, node.player, node.after_exchange) == (NodeKind.BETTING, 0, True)


def test_a_call_without_a_bet_shows_the_cards_at_once(tree: Tree) -> None:
    assert go(tree, EdgeKind.MATCH, EdgeKind.MATCH, 3, 3, EdgeKind.MATCH).kind is NodeKind.SHOWDOWN


def test_nobody_bets_after_an_all_in(tree: Tree) -> None:
    assert go(tree, 20.0, EdgeKind.MATCH, 3, 3).kind is NodeKind.SHOWDOWN


def test_the_one_who_drops_loses_what_he_has_paid(tree: Tree) -> None:
    node = go(tree, 3.0, EdgeKind.DROP)
    assert (node.kind, node.player, min(node.paid)) == (NodeKind.DROPPED, 0, 1.0)


def test_bets_are_half_the_pot_the_pot_and_all_in(tree: Tree) -> None:
    assert tree.sizes(1.0, 0) == (2.0, 3.0, 20.0)
    assert tree.sizes(3.0, 1) == (9.0, 20.0)
    assert tree.sizes(9.0, MAX_RAISES) == ()


@pytest.mark.parametrize("depth", DEPTHS)
def test_children_come_after_their_parents_and_payments_never_exceed_the_depth(depth: float) -> None:
    nodes = Tree(depth).nodes
    for index, node in enumerate(nodes):
        assert all(edge.child > index for edge in node.edges)
        assert max(node.paid) <= depth
        assert bool(node.edges) == (node.kind in (NodeKind.BETTING, NodeKind.EXCHANGE))
    assert sorted(edge.child for node in nodes for edge in node.edges) == list(range(1, len(nodes)))


def test_a_depth_of_the_ante_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="more than the ante"):
        Tree(1.0)
