"""What a deal of draw tells of every choice (rules 2)."""

from __future__ import annotations

from engine import DrawRules
from engine.actions import Bet, Draw, Raise, Stay
from engine.events import CardsDealt, Stayed
from tests.engine.stacked import HUMAN, OPPONENT, StackedMatch

DEEP = DrawRules(starting_money=100, money_only=True)


def test_cards_are_dealt_one_by_one_and_in_turn() -> None:
    game = StackedMatch(DEEP, first=OPPONENT)
    dealt = [event for event in game.deal() if isinstance(event, CardsDealt)]
    assert [(event.seat, event.count, len(event.cards)) for event in dealt] == [(OPPONENT, 1, 1), (HUMAN, 1, 1)] * 5


def test_staying_is_told() -> None:
    game = StackedMatch(DEEP, first=HUMAN)
    game.deal()
    assert game.act(Stay()) == (Stayed(HUMAN),)


def test_raises_are_counted_anew_in_each_betting() -> None:
    game = StackedMatch(DEEP, first=HUMAN)
    game.deal()
    counts = [game.match.view(HUMAN).raises_this_round]
    for action in (Bet(5), Raise(5), Draw(), Draw()):
        game.act(action)
        counts.append(game.match.view(HUMAN).raises_this_round)
    assert counts[:3] == [0, 0, 1]
    assert counts[-1] == 0
