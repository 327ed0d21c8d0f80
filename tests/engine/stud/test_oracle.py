"""Whole deals beside PokerKit, stepped action for action, wherever the two rule sets agree (docs/stud-rules.md)."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import ActionKind
from engine.rules import StudRules
from tests.engine.stud.oracle import SideBySide, Weights, decks

_DEALS = 180
_MANNERS: tuple[Weights, ...] = (
    {},
    {ActionKind.FOLD: 0.15},
    {ActionKind.FOLD: 0.02, ActionKind.RAISE: 2.0, ActionKind.BET: 2.0},
)
"""How often folds and raises are drawn, from a wild table to one where nearly everybody stays."""


@pytest.mark.parametrize("depth", ["deep", "short"])
@pytest.mark.parametrize("players", [2, 3, 4, 6, 7, 8])
def test_every_step_of_every_deal_is_that_of_pokerkit(players: int, depth: str) -> None:
    random = Random(f"{players} {depth}")
    deck = decks(random)
    for number in range(_DEALS):
        stacks = [400] * players if depth == "deep" else [random.randint(1, 70) for _ in range(players)]
        rules = StudRules(
            players=players, ante=number % 3, bring_in=2, small_bet=4, big_bet=8, money_only=True, garment_value=60
        )
        SideBySide(rules, stacks, next(deck)).play(random, _MANNERS[number % len(_MANNERS)])
